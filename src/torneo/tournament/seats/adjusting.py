"""After a draw: who needs an accessible seat gets one, and people to be kept apart are.

Both rules are fixed, so that anyone who knows the draw comes to the same places:

1. In the order of the entries, one who needs an accessible seat and did not draw one changes with whoever
   drew the first accessible seat of the same table, else of the lowest table that has one, who has no such
   need himself; a free accessible seat of the same table serves as well. Where nobody to change with drew
   one, he takes the first free accessible seat of the lowest table somebody without such a need was drawn
   to, and the one in its lowest seat takes his: the tables stay as even as they were.
2. In the order of the entries, one who drew the table of somebody he is to be kept apart from changes with
   the first player, from the next table upwards and seat by seat, with whom the change leaves nobody with
   whom he should not be. People sitting in a seat they need, and players seated before, stay.

Where no change does it, the draw stands.
"""

from collections.abc import Iterator, Sequence

from torneo.tournament.seats.events import Change
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament


def adjusted(
    state: Tournament, entries: Sequence[int], places: Sequence[int], tables: Sequence[Table]
) -> tuple[list[int], list[Change]]:
    """The places in the order of the entries after both rules, and what was changed."""
    people = {entry: state.players[state.entries[entry].player] for entry in entries}
    needy = [entry for entry in entries if people[entry].needs]
    wary = [entry for entry in entries if people[entry].apart_from]
    if not needy and not wary:
        return list(places), []
    plan = _Plan(state, dict(zip(entries, places, strict=True)), tables)
    for entry in needy:
        plan.give_accessible(entry, needy)
    for entry in wary:
        plan.keep_apart(entry)
    drawn = dict(zip(entries, places, strict=True))
    changes = [
        Change(entry=entry, drawn=drawn[entry], place=plan.at[entry], why=plan.why[entry])
        for entry in entries
        if plan.at[entry] != drawn[entry]
    ]
    return [plan.at[entry] for entry in entries], changes


class _Plan:
    """Who would sit where, while changes are tried out."""

    def __init__(self, state: Tournament, at: dict[int, int], tables: Sequence[Table]) -> None:
        self.state = state
        self.at = at
        self.by_place = {place: entry for entry, place in at.items()}
        self.why: dict[int, str] = {}
        self.fixed: set[int] = set()
        self.tables = list(tables)
        self.numbered = {table.number: table for table in tables}
        self.sitting: dict[int, set[str]] = {
            table.number: {self._player(one) for one in table.seats if one and one not in at}
            for table in tables
        }
        for entry, place in at.items():
            self.sitting[place // 100].add(self._player(entry))

    def _player(self, entry: int) -> str:
        return self.state.entries[entry].player

    def give_accessible(self, entry: int, needy: Sequence[int]) -> None:
        place = self.at[entry]
        if place % 100 in self.numbered[place // 100].accessible:
            self.fixed.add(entry)
            return
        own = place // 100
        for table in sorted(self.tables, key=lambda table: (table.number != own, table.number)):
            for seat in sorted(table.accessible):
                wanted = 100 * table.number + seat
                holder = self.by_place.get(wanted)
                if holder is None and table.number == own and self._is_free(table, seat):
                    self._put(entry, wanted, "special_needs")
                    self.fixed.add(entry)
                    return
                if holder is not None and holder not in needy:
                    self._change(entry, holder, "special_needs")
                    self.fixed.add(entry)
                    return
        self._take_free_elsewhere(entry, needy)

    def _take_free_elsewhere(self, entry: int, needy: Sequence[int]) -> None:
        own = self.at[entry] // 100
        for table in sorted(self.tables, key=lambda table: table.number):
            free = [
                100 * table.number + seat for seat in sorted(table.accessible) if self._is_free(table, seat)
            ]
            free = [place for place in free if place not in self.by_place]
            drawn_there = [
                self.by_place[place]
                for place in sorted(self.by_place)
                if place // 100 == table.number and self.by_place[place] not in needy
            ]
            if table.number == own or not free or not drawn_there:
                continue
            self._change(entry, drawn_there[0], "special_needs")
            self._put(entry, free[0], "special_needs")
            self.fixed.add(entry)
            return

    def _is_free(self, table: Table, seat: int) -> bool:
        sitter = table.seats[seat - 1]
        return seat not in table.locked and seat not in table.reserved and (not sitter or sitter in self.at)

    def keep_apart(self, entry: int) -> None:
        me = self._player(entry)
        own = self.at[entry] // 100
        if entry in self.fixed or not self._meets(me, own):
            return
        for holder in self._others_from(own):
            them, there = self._player(holder), self.at[holder] // 100
            if not self._meets(me, there, but=them) and not self._meets(them, own, but=me):
                self._change(entry, holder, "kept_apart")
                return

    def _others_from(self, own: int) -> Iterator[int]:
        numbers = [table.number for table in self.tables]
        for number in [one for one in numbers if one > own] + [one for one in numbers if one < own]:
            for seat in range(1, len(self.numbered[number].seats) + 1):
                holder = self.by_place.get(100 * number + seat)
                if holder is not None and holder not in self.fixed:
                    yield holder

    def _meets(self, player: str, table: int, but: str = "") -> bool:
        away_from = self.state.players[player].apart_from
        return any(other != but and other in self.sitting[table] for other in away_from)

    def _put(self, entry: int, place: int, why: str) -> None:
        old = self.at[entry]
        if self.by_place.get(old) == entry:
            del self.by_place[old]
        self.sitting[old // 100].discard(self._player(entry))
        self.sitting[place // 100].add(self._player(entry))
        self.at[entry], self.by_place[place] = place, entry
        self.why[entry] = why

    def _change(self, one: int, other: int, why: str) -> None:
        here, there = self.at[one], self.at[other]
        self._put(one, there, why)
        self._put(other, here, why)
