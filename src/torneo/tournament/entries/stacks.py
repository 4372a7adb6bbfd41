"""The chips an entry receives: the full stack, and what a late entrant owes the next pot."""

from torneo.rulebook import Book
from torneo.tournament.chips.breakdown import stack_for
from torneo.tournament.chips.events import ChipsIssued, ChipsToPot
from torneo.tournament.chips.values import not_in_chips, retired_values, smallest_in_play
from torneo.tournament.kernel import Event, Refused
from torneo.tournament.refusing import impossible
from torneo.tournament.seats.events import Seated
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Chips, total


def starting_stack(state: Tournament, entry: int, session: str) -> ChipsIssued:
    """The full stack of the sheet, in chips that are still in use in the session."""
    chips = in_use(state, state.structure.stack, session)
    return ChipsIssued(entry=entry, chips=chips, cause="starting_stack")


def in_use(state: Tournament, chips: Chips, session: str) -> Chips:
    """The same points without values that a colour-up has taken out of the session.

    What the smallest chip left cannot make is rounded up: nobody gets less than he paid for.
    """
    retired = retired_values(state, session)
    if not retired or not any(value in retired for value in chips):
        return chips
    values = [
        one for one in {*chips, *state.structure.chip_values, *state.ledger.in_play} if one not in retired
    ]
    if not values:
        return chips
    unit = min(values)
    return stack_for(-(-total(chips) // unit) * unit, values)


def late_stack(
    state: Tournament, seated: Seated, book: Book, missed: int | None = None
) -> tuple[Event, ...] | Refused:
    """What somebody seated after the draw receives: the full stack, less the blinds the seat has missed where
    the book counts them; those go to the next pot of the table. ``missed``: the director's own sum."""
    session = state.tables[seated.table].session
    issued = starting_stack(state, seated.entry, session)
    points = total(issued.chips)
    if missed is not None and not 0 <= missed < points:
        return impossible(missed, "chips", f"0 - {points - 1}")
    odd = not_in_chips(state, session, missed) if missed else None
    if odd is not None:
        return odd
    if book.values["registration_late_stack"] == "full_starting_stack":
        if missed:
            return Refused("full_stack_due", {"points": points}, book.clauses_for("registration_late_stack"))
        return (issued,)
    owed = missed if missed is not None else missed_blinds(state, seated.table, seated.seat, points, book)
    if not owed:
        return (issued,)
    return (
        issued,
        ChipsToPot(entry=seated.entry, table=seated.table, points=owed, cause="missed_blinds"),
    )


def missed_blinds(state: Tournament, table: int, seat: int, stack: int, book: Book) -> int:
    """Blinds, without antes, that the seat would have posted in the hands recorded at its table; the entrant
    keeps at least one chip. Points that no chip in play makes any more are not asked for."""
    if book.values["registration_missed_blinds"]["counted_by"] == "none":
        return 0
    unit = smallest_in_play(state, state.tables[table].session)
    owed = state.tables[table].blinds_due.get(seat, 0)
    return min(owed - owed % unit, stack - unit)
