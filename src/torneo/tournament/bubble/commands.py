"""Commands about the bubble: hand-for-hand, frozen hands, the head count, eliminations at one moment."""

from torneo.tournament.kernel import Command
from torneo.tournament.vocabulary import Count, Entries, PointsBySeat, Reason, SessionId, TableNumber


class StartHandForHand(Command, frozen=True):
    """From now on every table waits for the signal of the next round. Allowed before the book demands it."""

    session: SessionId = ""


class NextRound(Command, frozen=True):
    """The signal: every table begins one hand, all at the level of this round."""

    session: SessionId = ""


class EndHandForHand(Command, frozen=True):
    """Tables go on by themselves. ``why``: needed if the bubble has not burst."""

    session: SessionId = ""
    why: Reason = ""


class BeginShuffle(Command, frozen=True):
    """The first table to finish begins to shuffle: where the book looks at that moment, it fixes the level of
    the next round. Without this command the end of its hand does."""

    table: TableNumber


class FreezeHand(Command, frozen=True):
    """An all-in is called and the betting is over: the cards stay face down until the other tables finish.

    ``all_in``: {seat: chips of the player all-in}; 0: what he began the hand with.
    """

    table: TableNumber
    all_in: PointsBySeat


class RunOut(Command, frozen=True):
    """The frozen hand of a table is opened and its board completed, while all the others watch."""

    table: TableNumber


class ConfirmHeads(Command, frozen=True):
    """A table says how many players with chips it has. When all agree with the record and few enough are
    left, everybody is told that the money is reached."""

    table: TableNumber
    players: Count


class DeclareSimultaneous(Command, frozen=True):
    """These entries went out in the same hand at different tables, outside hand-for-hand."""

    entries: Entries
    why: Reason
