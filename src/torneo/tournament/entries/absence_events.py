"""Events of players who step away, do not come, or come back."""

from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import ChipPoints, EntryNumber, Moment


class LeftTable(Event, frozen=True):
    """The player is away; ``stack`` as verified when he left."""

    entry: EntryNumber
    stack: ChipPoints
    since: Moment
    no_show: bool = False
    asked_to_keep: bool = False


class BackAtTable(Event, frozen=True):
    """``expected``: what must lie in front of the seat; ``counted`` what does, if somebody counted."""

    entry: EntryNumber
    left_with: ChipPoints
    expected: ChipPoints
    counted: ChipPoints | None = None


@applies(LeftTable)
def _left(state: Tournament, event: LeftTable, _: Happened) -> None:
    entry = state.entries[event.entry]
    entry.away_since, entry.away_stack = event.since, event.stack
    entry.no_show, entry.asked_to_keep = event.no_show, event.asked_to_keep


@applies(BackAtTable)
def _back(state: Tournament, event: BackAtTable, _: Happened) -> None:
    entry = state.entries[event.entry]
    entry.away_since = entry.away_stack = 0
    entry.no_show = entry.asked_to_keep = False
