"""Which moves make the tables even again. Pure proposals: nothing is moved here.

While two tables differ by more players than allowed, one of the fullest gives a player to the one with
fewest (of equals, the lowest number that has a free seat). Which of the fullest gives:

- *listed*: the first in the order the sheet publishes (``source_table_order``);
- *fullest*: without such an order, the highest table number;
- *about to start*: where the book takes the player from a table about to start a hand, those between hands
  come first, and the player is drawn among all of theirs.

Who leaves and where he sits is ``balance_seat``.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

import msgspec

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.seats.balance_seat import (
    Rules,
    Seat,
    Side,
    big_blind_to_be,
    rules_for,
    same_place,
    seat_for,
)
from torneo.tournament.seats.events import Draw
from torneo.tournament.seats.positions import is_stud, places_anticlockwise
from torneo.tournament.seats.special import meets_at
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament

Procedure = Literal["listed", "fullest", "about_to_start"]
MoverKind = Literal["next_big_blind", "would_be_big_blind", "drawn", "same_place"]
Pick = Callable[[int, int, Sequence[int]], Draw]


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """One move proposed. ``after_hand``: the giving table is in a hand, so it waits for its end.

    ``entry`` 0: the player has yet to be drawn, from ``pool`` (100 x table + seat). ``lone``: the seat posts
    a single big blind. ``procedure`` says how the giving table was found.
    """

    entry: int
    from_table: int
    from_seat: int
    table: int
    seat: int
    procedure: Procedure
    reason: str
    facts: dict[str, int | str]
    clauses: tuple[str, ...]
    after_hand: bool = False
    waits: bool = False
    lone: bool = False
    pool: tuple[int, ...] = ()
    draw: Draw | None = None


def allowed_difference(state: Tournament, session: str, book: Book) -> int:
    """By how many players two tables may differ: the book's number, or the one the director has set."""
    found = state.sessions.get(session)
    own = found.table_difference if found is not None else 0
    return own or int(book.values["seating_max_table_difference"])


def tables_in_play(state: Tournament, session: str) -> list[Table]:
    """Open tables with somebody at them: one that nobody has come to yet is not short."""
    return [table for table in state.open_tables(session) if any(table.seats)]


def proposals(state: Tournament, session: str, book: Book) -> list[Move]:
    """The moves that make the tables even, in order. Where the player is drawn, only the first: the others
    depend on it."""
    return list(plan(state, session, book))


def plan(
    state: Tournament, session: str, book: Book, pick: Pick | None = None, *, by_place: bool = False
) -> Iterator[Move]:
    """The moves one after the other, as far as the caller wants them.

    ``pick``: draws one of a pool, for books that draw the player; ``by_place``: such a book's way without
    software.
    """
    tables = {table.number: table for table in tables_in_play(state, session)}
    counts = {number: table.players for number, table in tables.items()}
    allowed = allowed_difference(state, session, book)
    if not counts or max(counts.values()) - min(counts.values()) <= allowed:
        return
    planner = _Planner(state, tables, counts, book)
    while (move := planner.move(allowed, pick, by_place)) is not None:
        yield move
        if not move.entry:
            return


class _Planner:
    """Counts and seats while moves are made on paper."""

    def __init__(
        self, state: Tournament, tables: dict[int, Table], counts: dict[int, int], book: Book
    ) -> None:
        self.state, self.tables, self.counts, self.book = state, tables, counts, book
        self.rules: Rules = rules_for(state.structure, book)
        self.sides: dict[int, Side] = {}
        self.levels: dict[int, set[int]] = {}
        for number, count in counts.items():
            self.levels.setdefault(count, set()).add(number)
        self.order = state.structure.source_table_order
        rank = {number: place for place, number in enumerate(self.order)}
        self.rank = {number: rank.get(number, len(rank) + 100_000 - number) for number in counts}
        self.about_to_start = book.values["seating_source_table"] == "table_about_to_start_a_hand"
        self.drawn = book.values["seating_balance_mover"]["first"] == "recorded_software_pick"
        self.draws = 0
        self.cited: dict[tuple[str, ...], tuple[str, ...]] = {}

    def side(self, number: int) -> Side:
        if number not in self.sides:
            self.sides[number] = Side(self.tables[number])
        return self.sides[number]

    def receivers(self, allowed: int) -> Iterator[int]:
        """The tables with fewest players among those that have a seat for one more, if any needs one; those
        that stand still because they are short come first."""
        high = max(self.levels)
        for count in sorted(self.levels):
            if high - count <= allowed:
                return
            found = False
            for number in sorted(self.levels[count], key=lambda one: (not self.tables[one].halted, one)):
                if self.side(number).free:
                    found = True
                    yield number
            if found:
                return

    def receiver_for(self, entry: int, first: int, allowed: int) -> int:
        """The first of those tables where the player meets nobody he is to be kept apart from."""
        player = self.state.entries[entry].player
        if not meets_at(self.state, player, first):
            return first
        suits = (one for one in self.receivers(allowed) if not meets_at(self.state, player, one))
        return next(suits, first)

    def givers(self) -> list[int]:
        """Tables that may give: the first of the fullest by the procedure, or all those between hands where
        the book takes one about to start a hand."""
        fullest = self.levels[max(self.levels)]
        if self.about_to_start:
            ready = [number for number in fullest if not self.tables[number].in_hand]
            return sorted(ready or fullest)
        return [min(fullest, key=self.rank.__getitem__)]

    def move(self, allowed: int, pick: Pick | None, by_place: bool) -> Move | None:
        """The next move, made on paper too; None if the tables are even or no seat is free."""
        number = next(self.receivers(allowed), 0)
        if not number:
            return None
        givers = self.givers()
        if self.drawn and by_place:
            return self._moved_by_place(givers, number)
        if self.drawn:
            pool = tuple(
                100 * table + place for table in givers for place in sorted(self.side(table).entries)
            )
            if pick is None:
                return self._written(number, seat_for(self.side(number), self.rules), 0, 0, "drawn", pool)
            drawn = pick(number, self.draws, pool)
            self.draws += 1
            source, from_seat = divmod(drawn.picked[0], 100)
            return self._moved(source, from_seat, number, allowed, "drawn", pool, drawn)
        source = givers[0]
        mover: MoverKind = (
            "would_be_big_blind" if is_stud(self.tables[source].last_game) else "next_big_blind"
        )
        return self._moved(source, big_blind_to_be(self.side(source), self.rules), number, allowed, mover)

    def _moved(
        self, source: int, from_seat: int, number: int, allowed: int, mover: MoverKind,
        pool: tuple[int, ...] = (), drawn: Draw | None = None,
    ) -> Move:  # fmt: skip
        entry = self.side(source).entries[from_seat]
        number = self.receiver_for(entry, number, allowed)
        seat = seat_for(self.side(number), self.rules, self._accessible(entry, number))
        return self._made(number, seat, source, from_seat, mover, pool, drawn)

    def _accessible(self, entry: int, number: int) -> list[int]:
        """Free seats he can reach, for a player who needs one of those; empty: any seat does."""
        person = self.state.players.get(self.state.entries[entry].player)
        if person is None or not person.needs:
            return []
        return [seat for seat in self.side(number).free if seat in self.tables[number].accessible]

    def _moved_by_place(self, givers: list[int], number: int) -> Move:
        receiving = self.side(number)
        seat = seat_for(receiving, self.rules)
        source, from_seat = self._same_place(givers, receiving, seat.number)
        return self._made(number, seat, source, from_seat, "same_place")

    def _made(
        self, number: int, seat: Seat, source: int, from_seat: int, mover: MoverKind,
        pool: tuple[int, ...] = (), drawn: Draw | None = None,
    ) -> Move:  # fmt: skip
        move = self._written(number, seat, source, from_seat, mover, pool, drawn)
        entry = self.side(source).leave(from_seat)
        self.side(number).sit(seat.number, entry, seat.kind)
        self._count(source, -1)
        self._count(number, 1)
        return move

    def _same_place(self, givers: list[int], receiving: Side, seat: int) -> tuple[int, int]:
        places = max(len(self.tables[giver].seats) for giver in givers)
        for further in range(places):
            for giver in givers:
                found = same_place(self.side(giver), receiving, seat, further=further)
                if found:
                    return giver, found
        raise AssertionError("the fullest tables are empty")

    def _count(self, number: int, by: int) -> None:
        level = self.levels[self.counts[number]]
        level.remove(number)
        if not level:
            del self.levels[self.counts[number]]
        self.counts[number] += by
        self.levels.setdefault(self.counts[number], set()).add(number)

    def _written(
        self, number: int, seat: Seat, source: int, from_seat: int, mover: MoverKind,
        pool: tuple[int, ...], drawn: Draw | None = None,
    ) -> Move:  # fmt: skip
        procedure: Procedure = "fullest"
        if self.about_to_start:
            procedure = "about_to_start"
        elif source in self.order:
            procedure = "listed"
        high = max(self.levels)
        facts: dict[str, int | str] = {
            "from_table": source, "from_seat": from_seat, "from_players": high, "table": number,
            "seat": seat.number, "players": self.counts[number], "hands": seat.hands, "procedure": procedure,
        }  # fmt: skip
        if procedure == "listed":
            facts["order"] = ", ".join(map(str, self.order))
        if mover == "same_place":
            facts["places"] = places_anticlockwise(
                self.side(source).button, from_seat, len(self.tables[source].seats)
            )
        waiting = self.tables[source].in_hand if source else all(
            self.tables[place // 100].in_hand for place in pool
        )  # fmt: skip
        return Move(
            entry=self.side(source).entries[from_seat] if source else 0,
            from_table=source,
            from_seat=from_seat,
            table=number,
            seat=seat.number,
            procedure=procedure,
            reason=f"balance.{procedure}.{mover}.{seat.kind}",
            facts=facts,
            clauses=self._cited(f"balance_{mover}", f"balance_{seat.kind}", f"balance_{procedure}"),
            after_hand=waiting,
            waits=seat.waits,
            lone=seat.kind == "single_big_blind",
            pool=pool,
            draw=drawn,
        )

    def _cited(self, *cases: str) -> tuple[str, ...]:
        if cases not in self.cited:
            self.cited[cases] = cite(self.book, *cases, "balance_difference")
        return self.cited[cases]
