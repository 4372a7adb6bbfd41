"""The field of the next day: everybody with chips left, drawn onto new tables, each with exactly what he
bagged."""

from collections.abc import Iterator

import msgspec

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_session
from torneo.tournament.chips.breakdown import removable
from torneo.tournament.chips.events import ChipsIssued, ChipsRemoved
from torneo.tournament.citations import cite
from torneo.tournament.clock.commands import MergeSessions
from torneo.tournament.clock.day_events import PotCarried, StackSetAside, StacksJoined
from torneo.tournament.clock.state import Session
from torneo.tournament.entries.state import Entry
from torneo.tournament.kernel import DIRECTORS, Answer, Asked, Event, Refused, decides
from torneo.tournament.seats.adjusting import adjusted
from torneo.tournament.seats.draw import check_seed, drawn, label_of
from torneo.tournament.seats.events import Change, SeatsDrawn, TableOpened
from torneo.tournament.seats.placing import (
    FEWEST_SEATS,
    HIGHEST_TABLE,
    MOST_SEATS,
    even_places,
    reserved_places,
)
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Chips


@decides(MergeSessions, roles=DIRECTORS)
def merge_sessions(state: Tournament, asked: Asked[MergeSessions], book: Book) -> Answer:
    refused = in_phase(state, "running")
    if refused is not None:
        return refused
    into = known_session(state, asked.command.into)
    if isinstance(into, Refused):
        return into
    if into.status != "planned":
        return Refused("session_begun", {"session": into.id, "status": into.status})
    sources = _sources(state, into, asked.command.sources)
    if isinstance(sources, Refused):
        return sources
    bagged = [
        entry for entry in state.entries.values() if entry.status == "bagged" and entry.session in sources
    ]
    if not bagged:
        return Refused("nobody_to_seat", {"session": into.id}, cite(book, "survivors"))
    field, carried = _carried(state, bagged, book)
    opened = _tables(state, into, asked.command, len(field))
    if isinstance(opened, Refused):
        return opened
    seed = check_seed(state, into, asked)
    if isinstance(seed, Refused):
        return seed
    seats = _draw(state, into, field, opened, seed)
    if isinstance(seats, Refused):
        return seats
    new = tuple(one for one in opened if one.number not in state.tables or not state.tables[one.number].open)
    return (
        *carried,
        *(TableOpened(table=one.number, session=into.id, seats=len(one.seats),
                      accessible=tuple(one.accessible)) for one in new),
        seats,
        *_owed(state, sources, opened[0].number),
    )  # fmt: skip


def _sources(state: Tournament, into: Session, named: tuple[str, ...]) -> tuple[str, ...] | Refused:
    """The sessions of the day before, all of them over."""
    earlier = [one for one in state.sessions.values() if one.day < into.day]
    if not earlier:
        return Refused("nothing_to_merge", {"session": into.id})
    day = max(one.day for one in earlier)
    sources = named or tuple(one.id for one in earlier if one.day == day)
    for name in sources:
        one = known_session(state, name)
        if isinstance(one, Refused):
            return one
        if one.day >= into.day:
            return Refused("nothing_to_merge", {"session": name})
        if one.status != "finished":
            return Refused("earlier_session_open", {"session": into.id, "earlier": one.id})
    return sources


def _carried(state: Tournament, bagged: list[Entry], book: Book) -> tuple[list[int], list[Event]]:
    """The entries that go on, and what becomes of a player's other stacks: the best goes on alone, or all of
    them together, as the sheet says. Of equal stacks the later one goes on."""
    by_player: dict[str, list[Entry]] = {}
    for entry in bagged:
        by_player.setdefault(entry.player, []).append(entry)
    events: list[Event] = []
    taken: Chips = {}
    going: list[int] = []
    for stacks in by_player.values():
        best = max(stacks, key=lambda entry: (entry.stack, entry.number))
        going.append(best.number)
        for other in stacks:
            if other is best:
                continue
            if state.structure.carry == "every":
                events.append(StacksJoined(entry=other.number, into=best.number, points=other.stack))
                continue
            events += _removed(state, other, "smaller_stack", taken)
            events.append(StackSetAside(entry=other.number, keeps=best.number))
    going.sort()
    if not book.values["chips_stage_counts"]["carry_over"]:
        joined: dict[int, int] = {}
        for one in events:
            if isinstance(one, StacksJoined):
                joined[one.into] = joined.get(one.into, 0) + one.points
        events += _new_stacks(state, going, joined, taken)
    return going, events


def _removed(state: Tournament, entry: Entry, cause: str, taken: Chips, more: int = 0) -> Iterator[Event]:
    chips = removable(state, entry.stack + more, taken)
    for value, count in chips.items():
        taken[value] = taken.get(value, 0) + count
    yield ChipsRemoved(entry=entry.number, chips=chips, cause=cause)


def _new_stacks(state: Tournament, going: list[int], joined: dict[int, int], taken: Chips) -> Iterator[Event]:
    """Where stacks do not carry over everybody begins the stage with a whole one."""
    for number in going:
        yield from _removed(state, state.entries[number], "stage_over", taken, joined.get(number, 0))
        for value, count in state.structure.stack.items():
            taken[value] = taken.get(value, 0) - count
        yield ChipsIssued(entry=number, chips=state.structure.stack, cause="new_stage")


def _tables(
    state: Tournament, into: Session, command: MergeSessions, players: int
) -> tuple[Table, ...] | Refused:
    """Tables already open for the session, the ones named, and if nobody named any as many more as it takes,
    from 1."""
    seats = command.seats or state.structure.seats_per_table
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        return Refused("seats_of_a_table", {"seats": seats, "fewest": FEWEST_SEATS, "most": MOST_SEATS})
    ready = state.open_tables(into.id)
    short = max(players - sum(len(table.free) for table in ready), 0)
    numbers = command.tables or tuple(_free_numbers(state, -(-short // seats)))
    for number in numbers:
        if not 1 <= number <= HIGHEST_TABLE:
            return Refused("table_number", {"table": number, "until": number, "highest": HIGHEST_TABLE})
        if numbers.count(number) > 1 or not _is_free(state, number):
            return Refused("table_in_use", {"table": number, "session": _session_of(state, number, into.id)})
    return (*ready, *(_new_table(state, number, into.id, seats) for number in sorted(numbers)))


def _session_of(state: Tournament, number: int, default: str) -> str:
    return state.tables[number].session if number in state.tables else default


def _is_free(state: Tournament, number: int) -> bool:
    table = state.tables.get(number)
    return table is None or not (table.open or table.carried or table.uncounted)


def _free_numbers(state: Tournament, wanted: int) -> Iterator[int]:
    number = 0
    while wanted:
        number += 1
        if _is_free(state, number):
            wanted -= 1
            yield number


def _new_table(state: Tournament, number: int, session: str, seats: int) -> Table:
    """Seats anybody can reach are where they were."""
    before = state.tables.get(number)
    reach = [seat for seat in before.accessible if seat <= seats] if before else []
    return Table(number=number, session=session, seats=[0] * seats, accessible=reach)


def _draw(
    state: Tournament, into: Session, field: list[int], tables: tuple[Table, ...], seed: bytes
) -> SeatsDrawn | Refused:
    kept = reserved_places(tables, [state.entries[number] for number in field])
    drawing = [number for number in field if number not in kept]
    free = sum(len(table.free) for table in tables)
    if len(drawing) > free:
        return Refused("not_enough_seats", {"session": into.id, "players": len(drawing), "seats": free})
    places = even_places(tables, len(drawing), [place // 100 for place in kept.values()])
    pick = drawn(seed, label_of(state, into, "seats"), places)
    room = msgspec.structs.replace(state, tables={**state.tables, **{one.number: one for one in tables}})
    given, changes = adjusted(room, drawing, pick.picked, tables)
    changes += [Change(entry=entry, drawn=0, place=place, why="reserved") for entry, place in kept.items()]
    return SeatsDrawn(
        session=into.id, entries=(*drawing, *kept), places=(*given, *kept.values()), draw=pick,
        changes=tuple(changes),
    )  # fmt: skip


def _owed(state: Tournament, sources: tuple[str, ...], table: int) -> Iterator[PotCarried]:
    """Chips owed to the next pot of the day before are in the first pot of the first table."""
    for one in state.tables.values():
        if one.session in sources and one.carried:
            yield PotCarried(from_table=one.number, table=table, points=one.carried)
