"""Commands about the clock, the days and what is counted at their end. ``session`` may be left out while only
one is being played."""

from typing import Annotated

from torneo.tournament.kernel import Command
from torneo.tournament.vocabulary import (
    ChipPoints,
    Code,
    Count,
    EntryNumber,
    LevelNumber,
    Minutes,
    Moment,
    Note,
    PersonName,
    Reason,
    Seat,
    Seconds,
    SessionId,
    TableNumber,
    Tables,
    many,
)


class StartSession(Command, frozen=True):
    """Play begins at every table of the session at once, at the first level of its day."""

    session: SessionId = ""


class AnnounceLevel(Command, frozen=True):
    """The clock has reached zero: the next level. ``skip_break``: without the break that was due, for the
    reason in ``why``."""

    session: SessionId = ""
    skip_break: bool = False
    why: Reason = ""


class SetLevel(Command, frozen=True):
    """Puts the clock on another level, ahead or back. ``seconds``: what is left of it; None: all of it."""

    level: LevelNumber
    why: Reason
    session: SessionId = ""
    seconds: Seconds | None = None


class PauseClock(Command, frozen=True):
    why: Reason
    session: SessionId = ""


class ResumeClock(Command, frozen=True):
    session: SessionId = ""


class AddTime(Command, frozen=True):
    """More time for the level or break, or less with a minus, but never less than nothing."""

    seconds: Seconds
    why: Reason
    session: SessionId = ""


class AnnounceBreak(Command, frozen=True):
    """Tells the players that a break is coming."""

    session: SessionId = ""


class StartBreak(Command, frozen=True):
    """The break that is due. ``minutes`` 0: as long as planned. A break that nobody planned needs minutes
    and ``why``."""

    session: SessionId = ""
    minutes: Minutes = 0
    why: Reason = ""


class EndBreak(Command, frozen=True):
    """Play goes on. Before the break has run out it needs ``why``. ``from_now``: the level counts from the
    moment it is said, whatever the clock of the break says."""

    session: SessionId = ""
    why: Reason = ""
    from_now: bool = False


class DrawLastHands(Command, frozen=True):
    """Draws how many hands are left of the day, at ``table`` (0: the first one in play)."""

    session: SessionId = ""
    table: TableNumber = 0


class CallLastHands(Command, frozen=True):
    """The room is about to close: so many hands more, and then the prizes are shared.

    ``hands`` 0: as many as the book says. Where the book says nothing the director says it, with ``why``.
    """

    session: SessionId = ""
    hands: Count = 0
    why: Reason = ""


class SignCount(Command, frozen=True):
    """The stack of an entry as counted when play has stopped, with the names of who signed the sheet.

    A count that differs from the known stack needs its ``cause`` (``misreported``, ``miscounted``,
    ``lost_chips``, ``found_chips`` or ``other``) and a ``note``.
    """

    entry: EntryNumber
    points: ChipPoints
    player: PersonName = ""
    supervisor: PersonName = ""
    cause: Code = ""
    note: Note = ""


class FinishSession(Command, frozen=True):
    """The day is over: stacks as counted are put away, tables closed. Before the day's end it needs
    ``why``."""

    session: SessionId = ""
    why: Reason = ""


class MergeSessions(Command, frozen=True):
    """Everybody left in the sessions of the day before is drawn onto new tables of ``into``.

    ``sources``: the sessions they come from, if not all of that day. Tables already open for ``into`` are
    used first. ``tables``: numbers of the new ones; none: as few as it takes. ``seats`` 0: as the structure
    says.
    """

    into: SessionId
    sources: Annotated[tuple[SessionId, ...], many(100)] = ()
    tables: Tables = ()
    seats: Seat = 0


class NoteWallClock(Command, frozen=True):
    """The wall clock is no longer where it was against the event's own: the program says so by itself.

    ``offset``: the event's time less the wall clock's, in milliseconds. ``since``: from which moment on, as
    the event counted, its hours are wrong if the wall clock is right; 0: always.
    """

    offset: Moment
    since: Moment = 0


class FollowWallClock(Command, frozen=True):
    """The wall clock is right: the event's hours follow it from now on. Levels, breaks, penalties and
    absences keep the time they had."""


class KeepOwnClock(Command, frozen=True):
    """The wall clock is wrong: the event goes on counting by itself, also after the room is opened again."""
