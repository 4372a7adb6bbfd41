"""Commands about time called on a player."""

from torneo.tournament.kernel import Command
from torneo.tournament.vocabulary import Code, EntryNumber, Reason, Seat, Seconds, TableNumber


class CallTime(Command, frozen=True):
    """Somebody asks for the clock on a seat. ``caller``: the entry of the player who asks; 0: the dealer or
    the floor who gives the command."""

    table: TableNumber
    seat: Seat
    caller: EntryNumber = 0


class StartTime(Command, frozen=True):
    """The direction grants the time called. ``seconds``: another length, countdown included, as far as the
    book lets."""

    table: TableNumber
    seconds: Seconds = 0


class RefuseTime(Command, frozen=True):
    """The direction does not grant it: the player has not had a reasonable time yet."""

    table: TableNumber
    why: Reason


class StopTime(Command, frozen=True):
    """The player has acted in time."""

    table: TableNumber


class ExpireTime(Command, frozen=True):
    """The time has run out. ``in_doubt``: the action came at the very end. ``outcome``: the direction's
    choice, ``hand_dead`` or ``more_time``, where the book leaves it to judgement."""

    table: TableNumber
    facing_bet: bool
    in_doubt: bool = False
    outcome: Code = ""


class UseTimeCard(Command, frozen=True):
    """A player spends a time-bank card: more time for this decision, whether or not the clock was called."""

    table: TableNumber
    seat: Seat
