"""``RaceChips``: a value raced off at every table of a session, with the ledger to match."""

from collections.abc import Mapping
from typing import Any

from torneo.cards import DECK, CardError, card_sign, card_text, parse_card
from torneo.rulebook import Book
from torneo.tournament.checks import known_session, known_table
from torneo.tournament.chips.breakdown import covered
from torneo.tournament.chips.commands import RaceChips
from torneo.tournament.chips.events import ChipsRaced, add
from torneo.tournament.chips.race import (
    RaceResult,
    cards_needed,
    dealing_order,
    decks_needed,
    race,
)
from torneo.tournament.chips.retiring import larger_value, retired, smaller_values
from torneo.tournament.chips.values import live_values, retired_values
from torneo.tournament.citations import cite
from torneo.tournament.clock.state import Session
from torneo.tournament.kernel import FLOOR, Answer, Asked, Event, Refused, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.seats.draw import check_seed, drawn, label_of
from torneo.tournament.seats.events import Draw
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Chips


def races(book: Book) -> bool:
    """Does the book race chips off (else they are changed one player at a time)?"""
    return (
        book.values["chips_colour_up_method"] == "race_at_scheduled_colour_up"
        and book.values["chips_race"] is not None
    )


@decides(RaceChips, roles=FLOOR)
def race_chips(state: Tournament, asked: Asked[RaceChips], book: Book) -> Answer:
    command = asked.command
    if not races(book):
        return Refused("no_race", {"value": command.value}, cite(book, "individual_exchange"))
    found = _tables(state, command)
    if isinstance(found, Refused):
        return found
    session, tables = found
    raced_already = Refused("already_raced", {"value": command.value, "table": tables[0].number})
    if command.value in retired_values(state, session.id):
        return raced_already
    to = larger_value(state, session.id, command.value, command.to)
    if isinstance(to, Refused):
        return to
    tables = [table for table in tables if needs_race(state, table, command.value, to)]
    if not tables:
        return raced_already
    smaller = smaller_values(state, session.id, command.value)
    if smaller:
        return Refused("smaller_value_first", {"value": command.value, "smaller": smaller[0]})
    for table in tables:
        if table.hand is not None:
            return Refused("hand_in_progress", {"table": table.number, "hand": table.hand.number})
    raced: list[Event] = []
    gone: Chips = {}
    draws = 0
    for table in tables:
        event = _race_at(state, asked, book, session, table, to, gone, draws)
        if isinstance(event, Refused):
            return event
        raced.append(event)
        draws += event.draw is not None
        add(gone, event.taken)
        add(gone, {value: -count for value, count in event.given.items()})
    if _all_raced(state, session.id, command.value, to, {table.number for table in tables}):
        raced.append(retired(state, session.id, command.value, to, gone))
    return tuple(raced)


def _tables(state: Tournament, command: RaceChips) -> tuple[Session, list[Table]] | Refused:
    """The tables asked for, as far as anybody sits at them."""
    if command.table:
        table = known_table(state, command.table)
        if isinstance(table, Refused):
            return table
        session, tables = state.sessions[table.session], [table]
    else:
        known = known_session(state, command.session)
        if isinstance(known, Refused):
            return known
        session, tables = known, state.open_tables(known.id)
    tables = [table for table in tables if table.players]
    if not tables:
        return Refused("nobody_to_race", {"session": session.id})
    named = {*command.cards, *command.odd, *command.whole} - {table.number for table in tables}
    if named:
        return Refused("unknown_table", {"table": min(named)})
    return session, tables


def _race_at(
    state: Tournament,
    asked: Asked[RaceChips],
    book: Book,
    session: Session,
    table: Table,
    to: int,
    gone: Chips,
    draws: int,
) -> ChipsRaced | Refused:
    command, rules = asked.command, book.values["chips_race"]
    value = command.value
    odd = odd_chips(state, table, value, to, command.odd.get(table.number))
    if isinstance(odd, Refused):
        return odd
    cards = _cards(state, asked, session, table, odd, rules, draws)
    if isinstance(cards, Refused):
        return cards
    unknown = _otherwise(state, table, value, to, odd)
    lowest = min((one for one in live_values(state, session.id) if one > value), default=to)
    result = race(
        odd, value, to, book.values["chips_colour_up_rounding"], rules, cards[0],
        stacks=_stacks(state, table, odd, value, to, command.whole.get(table.number, ()), unknown=unknown),
        lowest=lowest, suits_count=book.values["chips_suit_order"] != "suits_equal",
    )  # fmt: skip
    taken = covered(state, {value: sum(odd.values())}, gone) if odd else {}
    given = {to: len(result.winners)} if result.winners else {}
    for _ in result.rescued:
        given[lowest] = given.get(lowest, 0) + 1
    changes, uncounted = _changes(state, table, result, to) if unknown else (_won(table, result), 0)
    cases = ("chip_race", "race_rescue") if result.rescued else ("chip_race",)
    return ChipsRaced(
        session=session.id, table=table.number, value=value, to=to,
        odd={seat: odd[seat] for seat in dealing_order(odd, rules["start_seat"])},
        cards={seat: tuple(map(card_text, dealt)) for seat, dealt in result.dealt.items()},
        winners=result.winners, rescued=dict.fromkeys(result.rescued, lowest), changes=changes,
        taken=taken, given=given, uncounted=uncounted, draw=cards[1], clauses=cite(book, *cases),
    )  # fmt: skip


def odd_chips(
    state: Tournament, table: Table, value: int, to: int, told: Mapping[int, int] | None = None
) -> dict[int, int] | Refused:
    """{seat: chips of ``value`` that make no whole chip of ``to``}: what was ``told``, as each player pushed
    them forward, else from the stacks."""
    if told is not None:
        for seat, count in told.items():
            if not 1 <= seat <= len(table.seats) or not table.seats[seat - 1]:
                return Refused("empty_seat", {"table": table.number, "seat": seat})
            if not 0 <= count < to // value:
                return impossible(count, "count", f"0 - {to // value - 1}")
        return {seat: count for seat, count in told.items() if count}
    if table.uncounted:
        return Refused("odd_chips_needed", {"table": table.number, "value": value})
    return _odd_by_stacks(state, table, value, to)


def _odd_by_stacks(state: Tournament, table: Table, value: int, to: int) -> dict[int, int] | Refused:
    odd: dict[int, int] = {}
    for seat in table.taken:
        stack = state.entries[table.seats[seat - 1]].stack
        rest = stack % to
        if rest % value:
            return Refused(
                "stack_not_of_values", {"table": table.number, "seat": seat, "stack": stack, "value": value}
            )
        if rest:
            odd[seat] = rest // value
    return odd


def _otherwise(state: Tournament, table: Table, value: int, to: int, odd: Mapping[int, int]) -> bool:
    """Do the chips say otherwise than the stacks on record, or are those not known at all?"""
    return bool(table.uncounted) or _odd_by_stacks(state, table, value, to) != odd


def _cards(
    state: Tournament,
    asked: Asked[RaceChips],
    session: Session,
    table: Table,
    odd: Mapping[int, int],
    rules: Mapping[str, Any],
    draws: int,
) -> tuple[list[int], Draw | None] | Refused:
    """The cards in the order dealt: those typed in, else drawn from the session's seed."""
    needed = cards_needed(odd, rules)
    decks = decks_needed(needed)
    typed = asked.command.cards.get(table.number)
    if typed is not None:
        try:
            cards = [parse_card(text) for text in typed]
        except CardError as wrong:
            return Refused("card_unreadable", {"table": table.number, "card": str(wrong)})
        if len(cards) != needed:
            return Refused("race_cards", {"table": table.number, "cards": len(cards), "expected": needed})
        twice = next((card for card in cards if cards.count(card) > decks), None)
        if twice is not None:
            return Refused("card_twice", {"table": table.number, "card": card_sign(twice)})
        return cards, None
    if not needed:
        return [], None
    seed = check_seed(state, session, asked)
    if isinstance(seed, Refused):
        return seed
    label = label_of(state, session, f"race of {asked.command.value} at table {table.number}", draws)
    pick = drawn(seed, label, tuple(DECK) * decks, needed)
    return list(pick.picked), pick


def _stacks(
    state: Tournament,
    table: Table,
    odd: Mapping[int, int],
    value: int,
    to: int,
    whole: tuple[int, ...],
    *,
    unknown: bool,
) -> dict[int, int]:
    """Stacks before the race. Where they are not known only those told to hold nothing else matter."""
    if unknown:
        return {seat: odd[seat] * value + (0 if seat in whole else to) for seat in odd}
    return {seat: state.entries[table.seats[seat - 1]].stack for seat in odd}


def _won(table: Table, result: RaceResult) -> dict[int, int]:
    """{entry: points} of a table whose stacks are known."""
    return {table.seats[seat - 1]: points for seat, points in result.changes.items() if points}


def _changes(state: Tournament, table: Table, result: RaceResult, to: int) -> tuple[dict[int, int], int]:
    """{entry: points}, and what changes the table's uncounted chips, where stacks are not known or were not
    what is on record: what they were said to hold in chips that are gone is somebody else's."""
    changes: dict[int, int] = {}
    for who in table.seats:
        rest = state.entries[who].stack % to if who and not table.uncounted else 0
        if rest:
            changes[who] = -rest
    points = result.difference - sum(changes.values())
    uncounted = max(points, -table.uncounted)
    if points != uncounted:
        richest = max((state.entries[who] for who in table.seats if who), key=lambda entry: entry.stack)
        changes[richest.number] = changes.get(richest.number, 0) + points - uncounted
    return changes, uncounted


def needs_race(state: Tournament, table: Table, value: int, to: int) -> bool:
    """Is the race still to be run at the table, or has somebody come to it with odd chips since?"""
    if value not in state.ledger.raced_at(table.session, table.number):
        return True
    return not table.uncounted and any(who and state.entries[who].stack % to for who in table.seats)


def _all_raced(state: Tournament, session: str, value: int, to: int, now: set[int]) -> bool:
    return not any(
        table.players and table.number not in now and needs_race(state, table, value, to)
        for table in state.open_tables(session)
    )
