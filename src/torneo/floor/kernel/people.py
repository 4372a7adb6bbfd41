"""How people stand at a table: who is away, on a penalty, on the clock; where the button goes; the level."""

import msgspec

from torneo.hand.button import Positions
from torneo.hand.stakes import Stakes


class Clock(msgspec.Struct, frozen=True):
    """The time of one decision. ``total`` includes the ``countdown``; all in seconds."""

    seat: int
    #: Length of the hand's event list when it started: any act ends the clock.
    at: int
    total: int
    countdown: int
    elapsed: int = 0


class Standing(msgspec.Struct, frozen=True):
    """Replaced as a whole whenever something of it changes."""

    away: frozenset[int] = frozenset()
    #: Seconds for which they have been, as far as anybody told; those of them who have not come at all yet.
    away_for: dict[int, int] = {}
    no_shows: frozenset[int] = frozenset()
    arrived: dict[int, str] = {}
    penalty_hands: dict[int, int] = {}
    #: Seats taken during the hand, with their chips: dealt in from the next one.
    newcomers: dict[int, int] = {}
    #: Those of them who get no cards in the hand in play because of where they sat down.
    left_out: frozenset[int] = frozenset()
    #: Players out of the event before the hand is over: whatever chips of it come to them leave the table.
    leaving: tuple[int, ...] = ()

    clock: Clock | None = None
    #: Seats whose time the director has shortened, and to how many seconds.
    shortened: dict[int, int] = {}
    #: The seat that was asked to act after its time ran out with no bet to face.
    demanded: int | None = None
    #: Seconds named by the answer being carried out.
    seconds: int | None = None

    #: Positions of the hand in play where they do not follow from it (a dead small blind).
    positions: Positions | None = None
    #: Button of the hand before, and the places it must take next.
    button_before: int | None = None
    button_plan: tuple[int, ...] = ()
    heads_up_order: str | None = None

    #: A level that was announced, and the one a hand already begun will be played at.
    announced: Stakes | None = None
    begun_at: Stakes | None = None
    begun_at_the_push: bool = False

    #: The member of staff who deals here.
    dealer: str | None = None
    deck_counts: int = 0
    #: A new deck is due before the next hand; or has come since the last deal.
    deck_due: bool = False
    deck_new: bool = False
    #: Offences reported: seat, code, by whom.
    reports: tuple[tuple[int, str, str], ...] = ()
