"""Chips that turn up where they should not be, and chips that are forfeited."""

from torneo.rulebook import Book
from torneo.tournament.bubble.signal import round_of
from torneo.tournament.checks import known_entry, known_table
from torneo.tournament.chips.breakdown import change, removable
from torneo.tournament.chips.commands import RecordFoundChips, RemoveChips
from torneo.tournament.chips.events import ChipsExchanged, ChipsHandedOver, ChipsRemoved, RetiredChipsFound
from torneo.tournament.chips.exchanging import holding, number_in
from torneo.tournament.chips.values import live_values, not_in_chips, retired_values
from torneo.tournament.citations import cite
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.entries.events import EntryTakenOut
from torneo.tournament.entries.leaving import in_hand
from torneo.tournament.entries.state import Entry
from torneo.tournament.hands.events import Eliminated
from torneo.tournament.kernel import DIRECTORS, FLOOR, Answer, Asked, Event, Events, Refused, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Chips, total

#: Why chips may be taken from a stack, and the case each one cites.
FORFEITS = {
    "out_of_sight": "out_of_sight",
    "in_transit": "out_of_sight",
    "hidden": "hidden_chips",
    "correction": "",
}


@decides(RecordFoundChips, roles=FLOOR)
def record_found(state: Tournament, asked: Asked[RecordFoundChips], book: Book) -> Answer:
    command = asked.command
    if not command.chips or any(count <= 0 for count in command.chips.values()):
        return impossible(total(command.chips), "chips", ">= 1")
    unknown = [value for value in command.chips if value not in {*state.ledger.issued, *live_values(state)}]
    if unknown:
        known = ", ".join(map(str, sorted(state.ledger.issued)))
        return Refused("value_not_in_play", {"value": unknown[0], "known": known})
    for value, count in command.chips.items():
        issued = state.ledger.issued.get(value, 0)
        if count > issued:
            return Refused("more_than_issued", {"value": value, "count": count, "issued": issued})
    session = ""
    entry: Entry | None = None
    if command.entry:
        known_one = holding(state, command.entry)
        if isinstance(known_one, Refused):
            return known_one
        entry, session = known_one, known_one.session
    if command.table:
        table = known_table(state, command.table)
        if isinstance(table, Refused):
            return table
        session = session or table.session
    gone = retired_values(state, session)
    late = [value for value in command.chips if value in gone]
    if entry is not None and late:
        if len(late) < len(command.chips):
            return Refused("retired_apart", {"retired": ", ".join(map(str, sorted(late)))})
        return _late(state, entry, command, book)
    return _lost(state, entry, command, book)


def _late(state: Tournament, entry: Entry, command: RecordFoundChips, book: Book) -> Answer:
    """Retired chips a player still has: changed at equal value, the rest as the book says."""
    if command.counted and total(command.chips) > entry.stack:
        return impossible(total(command.chips), "chips", f"<= {entry.stack}")
    given = late_exchange(state, entry, command.chips, book)
    short = total(given) != total(command.chips)
    clauses = cite(book, "retired_exchanged", *(("retired_remainder",) if short else ()))
    if not command.counted:
        return (
            RetiredChipsFound(entry=entry.number, found=dict(command.chips), given=given, clauses=clauses),
        )
    difference = total(given) - total(command.chips)
    if difference < 0:
        refused = in_hand(state, entry)
        if refused is not None:
            return refused
    if not difference:
        return (Noted(kind="retired_chips_exchanged", about=_about(command), clauses=clauses),)
    taken, more = (removable(state, -difference), {}) if difference < 0 else ({}, _in(given, difference))
    return (
        ChipsExchanged(
            entry=entry.number, taken=taken, given=more, cause="retired_remainder", clauses=clauses
        ),
    )


def _in(given: Chips, points: int) -> Chips:
    """The points a stack gains, in the smallest value that was given."""
    return change(points, [min(given)])


def late_exchange(state: Tournament, entry: Entry, chips: Chips, book: Book) -> Chips:
    """What retired chips are changed for."""
    rules = book.values["chips_retired_found_late"]
    live = live_values(state, entry.session)
    lowest = live[0]
    points = total(chips)
    whole = points // lowest + (1 if rules["remainder"] == "rounded_up" and points % lowest else 0)
    if rules["exchanged_for"] == "lowest_denomination_in_play":
        return {lowest: whole} if whole else {}
    return {value: count for value, count in sorted(change(whole * lowest, live).items()) if count}


def _lost(state: Tournament, entry: Entry | None, command: RecordFoundChips, book: Book) -> Answer:
    """Lost chips go to the inventory, or to their owner if the book says so and he is known. They leave a
    stack only if it counts them; chips of no stack are at most uncounted chips of their table."""
    clauses = cite(book, "found_ownerless")
    points = total(command.chips)
    if entry is not None and book.values["chips_found_ownerless"] == "owner_if_known_else_inventory":
        return (Noted(kind="found_chips_returned", about=_about(command), clauses=clauses),)
    note = Noted(kind="found_chips_to_inventory", about=_about(command), clauses=clauses)
    if entry is not None and command.counted:
        refused = in_hand(state, entry)
        if refused is not None:
            return refused
        if points >= entry.stack:
            return impossible(points, "chips", f"< {entry.stack}")
        return (note, ChipsRemoved(entry=entry.number, chips=removable(state, points), cause="found",
                                   clauses=clauses))  # fmt: skip
    table = state.tables.get(command.table)
    if table is not None and table.uncounted >= points:
        return (note, ChipsRemoved(table=table.number, chips=removable(state, points), cause="found",
                                   clauses=clauses))  # fmt: skip
    return (note,)


def _about(command: RecordFoundChips) -> dict[str, str | int | bool | None]:
    chips = " + ".join(f"{count} x {value}" for value, count in sorted(command.chips.items()))
    return {"entry": command.entry, "table": command.table, "chips": chips, "points": total(command.chips),
            "where": command.where}  # fmt: skip


@decides(RemoveChips, roles=FLOOR)
def remove_chips(state: Tournament, asked: Asked[RemoveChips], book: Book) -> Answer:
    command = asked.command
    if command.cause not in FORFEITS:
        return Refused("unknown_cause", {"cause": command.cause, "known": ", ".join(FORFEITS)})
    case = FORFEITS[command.cause]
    clauses = cite(book, case) if case else ()
    if case == "out_of_sight" and book.values["chips_out_of_sight"] == "returned":
        return Refused("chips_returned", {"points": command.points}, clauses)
    if command.cause == "correction" and asked.by.role not in DIRECTORS:
        allowed = ", ".join(sorted(DIRECTORS))
        return Refused("role", {"role": asked.by.role, "allowed": allowed, "command": "RemoveChips"})
    if not command.why.strip():
        return Refused("reason_missing", {"matter": command.cause}, clauses)
    if bool(command.entry) == bool(command.table):
        return Refused("stack_or_table", {"entry": command.entry, "table": command.table})
    if command.table:
        return _from_table(state, command, clauses)
    entry = holding(state, command.entry)
    if isinstance(entry, Refused):
        return entry
    refused = in_hand(state, entry)
    if refused is not None:
        return refused
    if not 0 < command.points <= entry.stack:
        return impossible(command.points, "chips", f"1 - {entry.stack}")
    if command.points < entry.stack:
        refused = not_in_chips(state, entry.session, command.points)
        if refused is not None:
            return refused
    removed = ChipsRemoved(
        entry=entry.number, chips=removable(state, command.points), cause=command.cause,
        why=command.why.strip(), clauses=clauses,
    )  # fmt: skip
    if command.points < entry.stack:
        return (removed,)
    return (removed, EntryTakenOut(entry=entry.number, cause=command.cause, stack=entry.stack,
                                   clauses=clauses))  # fmt: skip


def _from_table(state: Tournament, command: RemoveChips, clauses: tuple[str, ...]) -> Answer:
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    if not 0 < command.points <= table.uncounted:
        return impossible(command.points, "chips", f"<= {table.uncounted}")
    refused = not_in_chips(state, table.session, command.points)
    if refused is not None and command.points < table.uncounted:
        return refused
    return (
        ChipsRemoved(
            table=table.number, chips=removable(state, command.points), cause=command.cause,
            why=command.why.strip(), clauses=clauses,
        ),
    )  # fmt: skip


def _hidden(state: Tournament, about: About) -> tuple[Entry, Entry, int] | Refused:
    """Who hid chips, who won the hand, and the points found."""
    loser, winner, points = (number_in(about, name) for name in ("entry", "winner", "points"))
    if not loser or not winner:
        return Refused("matter_about", {"needed": "entry, winner, points"})
    had = holding(state, loser)
    if isinstance(had, Refused):
        return had
    won = known_entry(state, winner)
    if isinstance(won, Refused):
        return won
    if won.number == had.number or won.table != had.table:
        return Refused("winner_elsewhere", {"entry": loser, "winner": winner})
    if not 0 < points <= had.stack:
        return impossible(points, "chips", f"1 - {had.stack}")
    wrong = not_in_chips(state, had.session, points) if points < had.stack else None
    return wrong or in_hand(state, had) or (had, won, points)


def _hidden_options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    """Where the next deal settles it, only what it leaves open."""
    found = _hidden(state, about)
    if isinstance(found, Refused):
        return found
    if book.values["chips_hidden_loser_destination"] == "director_winner_or_removed":
        return ("to_the_winner", "remove_chips")
    hand = state.tables[found[0].table].hand
    return ("remove_chips",) if hand is not None and hand.first_card_at else ("to_the_winner",)


def _hidden_effect(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    """Up to the spoken ``bet``, if told, goes to the winner; the rest leaves play. The chips do not save who
    has no others."""
    found = _hidden(state, asked.command.about)
    if isinstance(found, Refused):
        return found
    loser, winner, points = found
    limit = number_in(asked.command.about, "bet") if "bet" in asked.command.about else points
    given = min(points, max(limit, 0)) if asked.command.option == "to_the_winner" else 0
    clauses = cite(book, "hidden_chips")
    events: list[Event] = []
    if given:
        events.append(ChipsHandedOver(entry=loser.number, to=winner.number, points=given, cause="hidden",
                                      clauses=clauses))  # fmt: skip
    if given < points:
        events.append(ChipsRemoved(entry=loser.number, chips=removable(state, points - given), cause="hidden",
                                   why=asked.command.why.strip(), clauses=clauses))  # fmt: skip
    if points == loser.stack:
        events.append(_out(state, loser, winner, asked.command.about))
    return tuple(events)


def _out(state: Tournament, loser: Entry, winner: Entry, about: About) -> Eliminated:
    """``stack`` of the matter: what the loser began the hand with."""
    table = state.tables[loser.table]
    number = table.hands - (table.hand is not None or table.redeal is not None)
    return Eliminated(
        entry=loser.number, table=loser.table, seat=loser.seat, hand=number,
        stack=max(number_in(about, "stack"), loser.stack), by=(winner.number,),
        together=round_of(state, table),
    )  # fmt: skip


matter("hidden_chips", _hidden_options, effect=_hidden_effect)
