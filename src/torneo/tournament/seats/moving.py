"""Moves of single players: by the direction, the arrival at the new seat, and the swap no book allows."""

from typing import Any

from torneo.rulebook import Book
from torneo.tournament.checks import known_entry, known_table
from torneo.tournament.citations import cite
from torneo.tournament.entries.state import Entry
from torneo.tournament.kernel import FLOOR, TABLE, Answer, Asked, Refused, decides
from torneo.tournament.seats.commands import ConfirmArrival, ConfirmArrivals, MovePlayer, SwapTables
from torneo.tournament.seats.draw import check_seed, drawn, label_of, place_of
from torneo.tournament.seats.events import Arrived, Moved, SeatsChanged
from torneo.tournament.seats.special import suitable
from torneo.tournament.seats.state import Table
from torneo.tournament.seats.waits import waits_at, waits_now
from torneo.tournament.state import Tournament


def seated_entry(state: Tournament, number: int) -> Entry | Refused:
    """An entry with a seat."""
    entry = known_entry(state, number)
    if isinstance(entry, Refused):
        return entry
    if not entry.table:
        return Refused("entry_without_seat", {"entry": number, "status": entry.status})
    return entry


def may_leave(state: Tournament, entry: Entry) -> Refused | None:
    """Nobody leaves a hand he has been dealt into, nor one that was void and is dealt to him again."""
    table = state.tables[entry.table]
    dealt = table.hand.dealt if table.hand is not None else table.redealing
    if entry.seat not in dealt:
        return None
    return Refused("in_a_hand", {"entry": entry.number, "table": entry.table, "hand": table.hands})


def free_seat(state: Tournament, entry: Entry, number: int, seat: int) -> Table | Refused:
    """The table, if the entry may be put into that seat of it."""
    table = known_table(state, number)
    if isinstance(table, Refused):
        return table
    if table.session != entry.session:
        return Refused(
            "other_session", {"table": number, "session": table.session, "entry_session": entry.session}
        )
    if not 1 <= seat <= len(table.seats):
        return Refused("unknown_seat", {"table": number, "seat": seat})
    if table.seats[seat - 1]:
        return Refused("seat_taken", {"table": number, "seat": seat, "entry": table.seats[seat - 1]})
    if seat in table.locked:
        return Refused("seat_locked", {"table": number, "seat": seat})
    if table.reserved.get(seat, entry.player) != entry.player:
        return Refused("seat_reserved", {"table": number, "seat": seat, "player": table.reserved[seat]})
    return table


def carrier(entry: Entry, asked: Asked[Any], named: str, book: Book) -> str:
    """Who of the staff takes the chips: always somebody for an absent player, and for everybody where the
    book lets no player carry chips. Empty: the player, in sight of all."""
    if entry.away_since or book.values["seating_chip_carrier"] == "staff_only":
        return named.strip() or asked.by.name
    return named.strip()


def carrying_clauses(entry: Entry, book: Book) -> tuple[str, ...]:
    return cite(book, "absent_chips_carried" if entry.away_since else "chips_carried")


@decides(MovePlayer, roles=FLOOR)
def move_player(state: Tournament, asked: Asked[MovePlayer], book: Book) -> Answer:
    command = asked.command
    entry = seated_entry(state, command.entry)
    if isinstance(entry, Refused):
        return entry
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "MovePlayer"})
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    if command.table == entry.table and command.seat in (0, entry.seat):
        return Refused("already_there", {"entry": entry.number, "table": entry.table, "seat": entry.seat})
    leaving = may_leave(state, entry)
    if leaving is not None:
        return leaving
    seat, pick = command.seat, None
    if not seat:
        pool = [place_of(table.number, one) for one in table.free]
        if not pool:
            return Refused("table_full", {"table": table.number})
        session = state.sessions[table.session]
        seed = check_seed(state, session, asked)
        if isinstance(seed, Refused):
            return seed
        pool = suitable(state, entry.player, pool)
        pick = drawn(seed, label_of(state, session, f"seat of entry {entry.number}"), pool, 1)
        seat = pick.picked[0] % 100
    free = free_seat(state, entry, table.number, seat)
    if isinstance(free, Refused):
        return free
    return (
        Moved(
            entry=entry.number, table=table.number, seat=seat, from_table=entry.table, from_seat=entry.seat,
            why="director", reason="moved_by_direction",
            facts={"from_table": entry.table, "from_seat": entry.seat, "table": table.number, "seat": seat,
                   "why": command.why.strip()},
            waits=waits_at(table, seat, book), clauses=carrying_clauses(entry, book), draw=pick,
            carried_by=carrier(entry, asked, command.carried_by, book),
        ),
    )  # fmt: skip


@decides(ConfirmArrival, roles=TABLE)
def confirm_arrival(state: Tournament, asked: Asked[ConfirmArrival], book: Book) -> Answer:
    entry = seated_entry(state, asked.command.entry)
    if isinstance(entry, Refused):
        return entry
    if entry.arrived:
        return Refused("already_arrived", {"entry": entry.number, "table": entry.table, "seat": entry.seat})
    return (_sits_down(state, entry, book),)


@decides(ConfirmArrivals, roles=TABLE)
def confirm_arrivals(state: Tournament, asked: Asked[ConfirmArrivals], book: Book) -> Answer:
    table = known_table(state, asked.command.table)
    if isinstance(table, Refused):
        return table
    if not table.coming:
        return Refused("nobody_on_the_way", {"table": table.number})
    return tuple(_sits_down(state, state.entries[table.seats[seat - 1]], book) for seat in table.coming)


def _sits_down(state: Tournament, entry: Entry, book: Book) -> Arrived:
    """Until the first card is out he plays the hand being prepared; after it, the next. A hand dealt again
    takes in whom the book lets into it."""
    table = state.tables[entry.table]
    hand = table.hand
    clauses = cite(book, "joins_until_first_card")
    if hand is None:
        waits = waits_at(table, entry.seat, book)
        return _arrived(entry, table.hands + 1 + waits, book, clauses, waits=waits)
    closed = (
        hand.redealt and entry.seat not in hand.dealt and not book.values["dealing_redeal"]["new_players"]
    )
    if hand.first_card_at or closed:
        waits = waits_at(table, entry.seat, book)
        return _arrived(entry, hand.number + 1 + waits, book, clauses, waits=waits)
    if waits_now(table, entry.seat, book):
        return _arrived(entry, hand.number + 1, book, clauses, waits=True)
    return _arrived(entry, hand.number, book, clauses, joins=True)


def _arrived(
    entry: Entry, hand: int, book: Book, clauses: tuple[str, ...], *, waits: bool = False, joins: bool = False
) -> Arrived:
    if waits:
        clauses = cite(book, "no_hand_zone")
    return Arrived(entry=entry.number, waits=waits, joins=joins, from_hand=hand, clauses=clauses)


@decides(SwapTables, roles=FLOOR | {"desk", "dealer", "player"})
def swap_tables(state: Tournament, asked: Asked[SwapTables], book: Book) -> Answer:
    command = asked.command
    one = seated_entry(state, command.entry)
    if isinstance(one, Refused):
        return one
    other = seated_entry(state, command.other)
    if isinstance(other, Refused):
        return other
    if not book.values["seating_common_rules"]["table_swap_by_agreement"]:
        return Refused("no_swap", {"entry": one.number, "other": other.number}, cite(book, "table_swap"))
    if one is other or one.session != other.session:
        return Refused("swap_impossible", {"entry": one.number, "other": other.number})
    leaving = may_leave(state, one) or may_leave(state, other)
    if leaving is not None:
        return leaving
    return (
        SeatsChanged(
            session=one.session, entries=(one.number, other.number),
            places=(place_of(other.table, other.seat), place_of(one.table, one.seat)), why="swap",
            clauses=cite(book, "table_swap"),
        ),
    )  # fmt: skip
