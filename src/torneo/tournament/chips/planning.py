"""What a table shows before its race, and what is due: colour-ups, and the count of the final table."""

from collections.abc import Iterator

import msgspec

from torneo.rulebook import Book
from torneo.tournament.checks import known_table
from torneo.tournament.chips.commands import ColourUp, RaceChips, ReconcileChips, RetireChips
from torneo.tournament.chips.race import dealing_order, new_chips
from torneo.tournament.chips.racing import needs_race, odd_chips, races
from torneo.tournament.chips.retiring import larger_value
from torneo.tournament.chips.values import Step, colour_up_plan, retired_values
from torneo.tournament.citations import cite
from torneo.tournament.clock.levels import clock_now
from torneo.tournament.clock.state import Session
from torneo.tournament.kernel import Due, Refused, asks
from torneo.tournament.state import Tournament


class RaceScreen(msgspec.Struct, frozen=True, kw_only=True):
    """What a table shows for its race: every stack, the odd chips and cards of each seat in the order dealt,
    and how many chips are to be won. Players are invited to watch (``watch``)."""

    stacks: dict[int, int]
    odd: dict[int, int]
    cards: dict[int, int]
    awarded: int
    watch: bool
    clauses: tuple[str, ...]


def race_screen(state: Tournament, number: int, value: int, book: Book, to: int = 0) -> RaceScreen | Refused:
    """The race as it is about to be run at a table whose stacks are known."""
    table = known_table(state, number)
    if isinstance(table, Refused):
        return table
    if not races(book):
        return Refused("no_race", {"value": value}, cite(book, "individual_exchange"))
    larger = larger_value(state, table.session, value, to)
    if isinstance(larger, Refused):
        return larger
    odd = odd_chips(state, table, value, larger)
    if isinstance(odd, Refused):
        return odd
    rules = book.values["chips_race"]
    order = dealing_order(odd, rules["start_seat"])
    return RaceScreen(
        stacks={seat: state.entries[table.seats[seat - 1]].stack for seat in table.taken},
        odd={seat: odd[seat] for seat in order},
        cards={seat: odd[seat] * rules["cards_per_odd_chip"] for seat in order},
        awarded=new_chips(value * sum(odd.values()), larger, book.values["chips_colour_up_rounding"]),
        watch=True,
        clauses=cite(book, "race_watching", "chip_race"),
    )


@asks
def colour_ups_due(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """Values the sheet no longer needs: raced at the break, or changed one player at a time at any moment."""
    for session in state.sessions.values():
        if session.status != "running" or not session.clock.level:
            continue
        clock, _ = clock_now(state, session, now, book)
        over = clock.level if clock.on_break and not clock.kept else clock.level - 1
        gone = retired_values(state, session.id)
        in_play = state.ledger.in_play
        for step in colour_up_plan(state.structure):
            if step.after_level > over or step.value in gone or in_play.get(step.value, 0) <= 0:
                continue
            if not races(book):
                yield from _exchanges_due(state, session, step, book)
            else:
                yield from _race_due(state, session, step, book)
            break


def _race_due(state: Tournament, session: Session, step: Step, book: Book) -> Iterator[Due]:
    """Once no table that waits for its race is playing a hand. Where stacks are not known it can only be
    proposed: the odd chips have to be told."""
    tables = [
        table
        for table in state.open_tables(session.id)
        if table.players and needs_race(state, table, step.value, step.to)
    ]
    if tables and all(table.hand is None for table in tables):
        yield Due(
            command=RaceChips(session=session.id, value=step.value, to=step.to),
            reason="race_due", facts={"value": step.value, "to": step.to, "session": session.id},
            clauses=cite(book, "chip_race", "race_watching"),
            must=not any(table.uncounted for table in tables),
        )  # fmt: skip


def _exchanges_due(state: Tournament, session: Session, step: Step, book: Book) -> Iterator[Due]:
    """One exchange for each player with odd chips; once nobody has any, the value can go."""
    value, to, cited = step.value, step.to, cite(book, "individual_exchange")
    tables = state.open_tables(session.id)
    odd = [
        (table.number, who)
        for table in tables
        for who in table.seats
        if who and not table.uncounted and state.entries[who].stack % to
    ]
    for table, who in odd:
        if not state.entries[who].stack % to % value:
            yield Due(
                command=ColourUp(entry=who, value=value, to=to), reason="exchange_due",
                facts={"entry": who, "table": table, "value": value, "to": to}, clauses=cited, must=False,
            )  # fmt: skip
    if not odd and tables and not any(table.uncounted for table in tables):
        yield Due(
            command=RetireChips(session=session.id, value=value, to=to), reason="retire_due",
            facts={"value": value, "to": to}, clauses=cited, must=False,
        )  # fmt: skip


@asks
def reconciliation_due(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """Where the book counts everything once, it does so in the break of the final table; a break that ends
    without the count leaves it due before every hand."""
    if book.values["chips_stage_counts"]["reconcile_at"] != "final_table":
        return
    if state.phase != "running" or "chips_reconciled" in state.conduct.announced:
        return
    for session in state.sessions.values():
        if session.status != "running":
            continue
        if any(table.final and table.hand is None for table in state.open_tables(session.id)):
            expected = sum(state.ledger.causes.values())
            yield Due(
                command=ReconcileChips(counted=expected), reason="reconciliation_due",
                facts={"expected": expected}, clauses=cite(book, "reconciliation"),
            )  # fmt: skip
