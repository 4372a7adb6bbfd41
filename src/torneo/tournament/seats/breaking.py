"""Breaking a table: its players draw free seats of the others.

The free seats that keep the other tables even are the *seat cards*. Two steps, both recorded, so that nobody
can be favoured: first the seat cards are shuffled and stacked, then the players are put in an order in which
they take them from the top: by a second draw, or by one deck card each, highest first. A book that asks for
one step only has the seat cards drawn by the players in the order of their seats.
"""

from collections.abc import Mapping

import msgspec

from torneo.cards.card import CardError, card_sign, card_text, parse_card, rank_of
from torneo.rulebook import Book
from torneo.tournament.bubble.signal import between_rounds
from torneo.tournament.checks import known_table
from torneo.tournament.citations import cite
from torneo.tournament.conduct.events import Noted
from torneo.tournament.kernel import FLOOR, Answer, Asked, Event, Refused, decides
from torneo.tournament.seats.adjusting import adjusted
from torneo.tournament.seats.break_order import next_to_break
from torneo.tournament.seats.commands import BreakTable
from torneo.tournament.seats.draw import check_seed, drawn, free_places, label_of
from torneo.tournament.seats.events import Draw, Drawn, Moved, TableClosed
from torneo.tournament.seats.moving import carrier, carrying_clauses
from torneo.tournament.seats.placing import even_counts, even_places
from torneo.tournament.seats.state import Table
from torneo.tournament.seats.waits import waits_at
from torneo.tournament.state import Tournament

DECK = tuple(range(52))


class Reseating(msgspec.Struct, frozen=True):
    """Seats of the broken table in the order in which they take the seat cards, the cards (places) in the
    order of the stack, the draws behind both, and the deck card turned for each seat, if any."""

    seats: tuple[int, ...]
    places: tuple[int, ...]
    draws: tuple[Drawn, ...]
    cards: dict[int, int]


@decides(BreakTable, roles=FLOOR)
def break_table(state: Tournament, asked: Asked[BreakTable], book: Book) -> Answer:
    command = asked.command
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    if table.in_hand:
        return Refused("hand_in_progress", {"table": table.number, "hand": table.hands})
    playing = between_rounds(state, table.session, book)
    if playing is not None:
        return playing
    others = [one for one in state.open_tables(table.session) if one.number != table.number]
    if not others:
        return Refused("last_table", {"table": table.number})
    room = sum(len(one.free) for one in others)
    if table.players > room:
        return Refused(
            "not_enough_seats", {"session": table.session, "players": table.players, "seats": room}
        )
    reseating = _reseat(state, asked, table, others, book)
    if isinstance(reseating, Refused):
        return reseating
    events: list[Event] = list(reseating.draws)
    planned = next_to_break(state, table.session, book)
    if planned != table.number:
        events.append(Noted(kind="broken_out_of_order", about={"table": table.number, "planned": planned}))
    entries = [table.seats[seat - 1] for seat in reseating.seats]
    places, changes = adjusted(state, entries, reseating.places, others)
    changed = {change.entry: change.why for change in changes}
    for seat, place in zip(reseating.seats, places, strict=True):
        card = reseating.cards.get(seat)
        events.append(_moved(state, asked, table, seat, place, card, changed, book))
    goes_to = min((place // 100 for place in places), default=others[0].number)
    events.append(TableClosed(table=table.number, why="broken", carried_to=goes_to))
    return tuple(events)


def _moved(
    state: Tournament,
    asked: Asked[BreakTable],
    table: Table,
    seat: int,
    place: int,
    card: int | None,
    changed: Mapping[int, str],
    book: Book,
) -> Moved:
    entry = state.entries[table.seats[seat - 1]]
    number, new_seat = divmod(place, 100)
    facts: dict[str, int | str] = {
        "from_table": table.number, "from_seat": seat, "table": number, "seat": new_seat,
        "stack": entry.stack,
    }  # fmt: skip
    if card is not None:
        facts["card"] = card_text(card)
    if entry.number in changed:
        facts["changed"] = changed[entry.number]
    clauses = cite(book, "table_broken")
    carried_by = ""
    if entry.away_since or book.values["seating_chip_carrier"] == "staff_only":
        carried_by = carrier(entry, asked, asked.command.carried_by, book)
        clauses += tuple(one for one in carrying_clauses(entry, book) if one not in clauses)
    return Moved(
        entry=entry.number, table=number, seat=new_seat, from_table=table.number, from_seat=seat, why="break",
        reason="table_broken", facts=facts, waits=waits_at(state.tables[number], new_seat, book),
        clauses=clauses, carried_by=carried_by,
        was_big=table.positions is not None and table.positions.big == seat,
    )  # fmt: skip


def _reseat(
    state: Tournament, asked: Asked[BreakTable], table: Table, others: list[Table], book: Book
) -> Reseating | Refused:
    method = book.values["seating_broken_table_draw"]["method"]
    by_cards = method == "seat_cards_then_high_card"
    turned: dict[int, int] = {}
    if asked.command.cards:
        if not by_cards:
            return Refused("no_cards_in_this_draw", {"table": table.number}, cite(book, "table_broken"))
        read = _read_cards(table, asked.command.cards)
        if isinstance(read, Refused):
            return read
        turned = read
    seats = table.taken
    if not seats:
        return Reseating((), (), (), {})
    session = state.sessions[table.session]
    seed = check_seed(state, session, asked)
    if isinstance(seed, Refused):
        return seed
    if method == "one_recorded_draw":
        label = label_of(state, session, f"seats of table {table.number}")
        one = drawn(seed, label, even_places(others, len(seats)))
        return Reseating(tuple(seats), one.picked, (_event(session.id, "seats_of_broken_table", one),), {})
    pool = [place for place in free_places(state, session.id) if place // 100 != table.number]
    stack = drawn(seed, label_of(state, session, f"seat cards for table {table.number}"), pool)
    places = _even_stack(others, stack.picked, len(seats))
    draws = [_event(session.id, "seat_cards", stack)]
    label = label_of(state, session, f"order of table {table.number}", 1)
    if not by_cards:
        order = drawn(seed, label, seats)
        draws.append(_event(session.id, "order_of_players", order))
        return Reseating(order.picked, places, tuple(draws), {})
    if not turned:
        deal = drawn(seed, label, DECK, len(seats))
        draws.append(_event(session.id, "card_for_each_player", deal))
        turned = dict(zip(seats, deal.picked, strict=True))
    return Reseating(high_card_order(turned, book), places, tuple(draws), turned)


def _event(session: str, what: str, draw: Draw) -> Drawn:
    return Drawn(session=session, what=what, draw=draw)


def high_card_order(cards: Mapping[int, int], book: Book) -> tuple[int, ...]:
    """Seats from the highest card down: by rank, then by suit as the book ranks the suits."""
    if book.values["chips_suit_order"] == "suits_equal":
        return tuple(sorted(cards, key=lambda seat: (-rank_of(cards[seat]), seat)))
    return tuple(sorted(cards, key=lambda seat: -cards[seat]))


def _even_stack(others: list[Table], stack: tuple[int, ...], players: int) -> tuple[int, ...]:
    """The seat cards of the stack that are given out: each table gets its even share, and of equal tables
    the one whose card lies higher gets the odd player."""
    first = {table.number: len(stack) for table in others}
    for height, place in reversed([*enumerate(stack)]):
        first[place // 100] = height
    by_height = sorted(others, key=lambda table: first[table.number])
    counts = {table.number: table.players for table in by_height}
    left = even_counts(counts, {table.number: len(table.free) for table in by_height}, players)
    wanted = {number: left[number] - counts[number] for number in counts}
    given: list[int] = []
    for place in stack:
        if wanted[place // 100]:
            wanted[place // 100] -= 1
            given.append(place)
    return tuple(given)


def _read_cards(table: Table, written: Mapping[int, str]) -> dict[int, int] | Refused:
    """The cards turned at the table: one for each player, no two alike."""
    if sorted(written) != table.taken:
        seats = ", ".join(str(seat) for seat in table.taken)
        return Refused("a_card_for_each_player", {"table": table.number, "seats": seats})
    cards: dict[int, int] = {}
    for seat, text in written.items():
        try:
            card = parse_card(text)
        except CardError:
            return Refused("deck_card_unreadable", {"card": text, "seat": seat})
        if card in cards.values():
            return Refused("deck_card_twice", {"card": card_sign(card)})
        cards[seat] = card
    return cards
