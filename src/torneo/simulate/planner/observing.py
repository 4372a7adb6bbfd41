"""What is to be learnt from an event of the real engine: its journal, hand by hand.

Of a hand only chips count: who had more afterwards, who had less than the forced bets explain, and how long
it took. Counts of several events add up.
"""

from bisect import bisect_right
from collections.abc import Iterable

import msgspec

from torneo.hand.games import GAMES
from torneo.rulebook import Book
from torneo.simulate.planner.places import DEPTHS, SIZES
from torneo.tournament import Happened
from torneo.tournament.decider import evolve
from torneo.tournament.hands.events import HandEnded
from torneo.tournament.seats.state import HandNow, Table
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import level_of, stakes_of

#: Big blinds from which on a stack belongs to each class of depth.
EDGES = (0, 1, 2, 3, 4, 6, 8, 10, 12, 14, 17, 20, 25, 30, 40, 60, 100)
#: Kinds of game that are told apart.
KINDS = ("no_limit", "pot_limit", "limit")
#: Heads-up, short, more players.
GROUPS = 3


def depth_of(stack: int, unit: int) -> int:
    return bisect_right(EDGES, stack / unit) - 1


def group_of(size: int) -> int:
    return 0 if size == 2 else 1 if size < 5 else 2


Grid = list[list[float]]


def _grid(rows: int, columns: int) -> Grid:
    return [[0.0] * columns for _ in range(rows)]


class Counts(msgspec.Struct):
    """``there`` and ``loses``: players by size of the table and depth of their stack; ``takes`` and ``wins``
    winners by depth, ``seen`` everybody; ``fights`` with ``all_in`` of them by group and depth of the smaller
    stack, else ``losses[depth]`` as a share of it; ``seconds[size][fought]``: how many, their sum and the sum
    of their squares."""

    there: Grid = msgspec.field(default_factory=lambda: _grid(SIZES, DEPTHS))
    loses: Grid = msgspec.field(default_factory=lambda: _grid(SIZES, DEPTHS))
    seen: Grid = msgspec.field(default_factory=lambda: _grid(2, DEPTHS))
    wins: Grid = msgspec.field(default_factory=lambda: _grid(2, DEPTHS))
    fights: Grid = msgspec.field(default_factory=lambda: _grid(2 * GROUPS, DEPTHS))
    all_in: Grid = msgspec.field(default_factory=lambda: _grid(2 * GROUPS, DEPTHS))
    losses: Grid = msgspec.field(default_factory=lambda: _grid(DEPTHS, 0))
    seconds: Grid = msgspec.field(default_factory=lambda: _grid(2 * SIZES, 3))

    @property
    def hands(self) -> int:
        return int(sum(count for count, _, _ in self.seconds))


class Learnt(msgspec.Struct):
    """Counts by kind of game, and of ``events`` how many ended by a deal."""

    kinds: dict[str, Counts] = msgspec.field(default_factory=dict)
    events: int = 0
    deals: int = 0

    def add(self, other: "Learnt") -> None:
        self.events += other.events
        self.deals += other.deals
        for kind, counts in other.kinds.items():
            mine = self.kinds.setdefault(kind, Counts())
            for name in Counts.__struct_fields__:
                both = zip(getattr(mine, name), getattr(counts, name), strict=True)
                setattr(mine, name, [_joined(one, two, name == "losses") for one, two in both])


def _joined(one: list[float], two: list[float], chain: bool) -> list[float]:
    return one + two if chain else [a + b for a, b in zip(one, two, strict=True)]


def learn(journal: Iterable[Happened], book: Book) -> Learnt:
    """Everything the journal of an event has to tell."""
    state, learnt = Tournament(), Learnt(events=1)
    for happened in journal:
        event = happened.event
        if isinstance(event, HandEnded):
            table = state.tables[event.table]
            hand = table.hand
            if hand is not None and len(hand.stacks) >= 2:
                after = {seat: event.stacks.get(seat, stack) for seat, stack in hand.stacks.items()}
                kind = GAMES[hand.game].limit
                counts = learnt.kinds.setdefault(kind, Counts())
                _count(counts, state, table, hand, after, (happened.at - hand.started_at) / 1000, book)
        evolve(state, happened)
    learnt.deals = int(state.phase == "ended" and len(state.alive()) > 1)
    return learnt


def _count(counts: Counts, state: Tournament, table: Table, hand: HandNow, after: dict[int, int],
           seconds: float, book: Book) -> None:  # fmt: skip
    stakes = stakes_of(level_of(state.structure, hand.level, book), state.structure, hand.game, book)
    unit = stakes.big or stakes.small_bet or 1
    before, size = hand.stacks, len(hand.stacks)
    forced = dict.fromkeys(before, stakes.ante if stakes.ante_kind == "classic" else 0)
    positions = table.positions
    if positions is not None and stakes.big:
        for seat, points in ((positions.small, stakes.small), (positions.big, stakes.big)):
            if seat in forced:
                forced[seat] += points
        if positions.big in forced and stakes.ante_kind == "big_blind":
            forced[positions.big] += stakes.ante
    gains = {seat: after[seat] - stack for seat, stack in before.items()}
    losers = [seat for seat, gain in gains.items() if gain < 0 and (-gain > forced[seat] or not after[seat])]
    depth = {seat: depth_of(stack, unit) for seat, stack in before.items()}
    place, fought = min(size, 10) - 2, bool(losers)
    for at, amount in enumerate((1.0, seconds, seconds * seconds)):
        counts.seconds[2 * place + fought][at] += amount
    for seat in before:
        counts.there[place][depth[seat]] += 1
        counts.seen[fought][depth[seat]] += seat not in losers
    winners = [seat for seat, gain in gains.items() if gain > 0]
    if not winners:
        return
    counts.wins[fought][depth[max(winners, key=lambda seat: gains[seat])]] += 1
    held = max(before[seat] for seat in winners)
    for seat in losers:
        counts.loses[place][depth[seat]] += 1
        most = min(before[seat], held)
        share, here = min(-gains[seat] / most, 1.0), depth_of(most, unit)
        group = group_of(size) + (0 if before[seat] <= held else GROUPS)
        counts.fights[group][here] += 1
        if share >= 1:
            counts.all_in[group][here] += 1
        else:
            counts.losses[here].append(share)
