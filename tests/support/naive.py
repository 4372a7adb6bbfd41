"""Poker from its definitions, slowly: hands by trying every five cards, pots chip by chip.

Nothing here uses the library's own rankings, pots or splits; it is what those are compared with.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations

from torneo.hand import Game, HandRules

Cards = Sequence[int]
Value = tuple[object, ...]
"""Comparable with other values of the same ranking; bigger is better."""

# ---- five cards ----------------------------------------------------------------------------------


def _groups(ranks: Iterable[int]) -> list[tuple[int, int]]:
    """(how many, rank), most numerous first, then highest."""
    return sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)


def _high(cards: Cards, *, wheel: tuple[int, ...], order: Sequence[str]) -> Value:
    ranks = sorted((card // 4 for card in cards), reverse=True)
    flush = len({card % 4 for card in cards}) == 1
    groups = _groups(ranks)
    shape = tuple(count for count, _ in groups)
    top = -1
    if len(set(ranks)) == 5:
        if ranks[0] - ranks[4] == 4:
            top = ranks[0]
        elif tuple(ranks) == wheel:
            top = ranks[1]
    if top >= 0:
        return order.index("straight flush" if flush else "straight"), (top,)
    if flush:
        return order.index("flush"), tuple(ranks)
    kinds = {
        (4, 1): "four",
        (3, 2): "full house",
        (3, 1, 1): "three",
        (2, 2, 1): "two pair",
        (2, 1, 1, 1): "pair",
        (1, 1, 1, 1, 1): "nothing",
    }
    return order.index(kinds[shape]), tuple(rank for _, rank in groups)


_ORDER = ("nothing", "pair", "two pair", "three", "straight", "flush", "full house", "four", "straight flush")
_SHORT = ("nothing", "pair", "two pair", "three", "straight", "full house", "flush", "four", "straight flush")


def high(cards: Cards) -> Value:
    return _high(cards, wheel=(12, 3, 2, 1, 0), order=_ORDER)


def short_deck(cards: Cards) -> Value:
    return _high(cards, wheel=(12, 7, 6, 5, 4), order=_SHORT)


def _negative(value: Value) -> Value:
    return tuple(-part if isinstance(part, int) else _negative(part) for part in value)  # type: ignore[arg-type]


def deuce_seven(cards: Cards) -> Value:
    """The worst high hand, the ace always high."""
    return _negative(_high(cards, wheel=(), order=_ORDER))


def ace_five(cards: Cards) -> Value:
    """Aces low, straights and flushes do not count, pairs are bad."""
    groups = _groups((card // 4 + 1) % 13 for card in cards)
    return _negative((tuple(count for count, _ in groups), tuple(rank for _, rank in groups)))


def eight_low(cards: Cards) -> Value | None:
    """Five different ranks from ace to eight."""
    ranks = {(card // 4 + 1) % 13 for card in cards}
    return ace_five(cards) if len(ranks) == 5 and max(ranks) <= 7 else None


def badugi_of(cards: Cards) -> Value | None:
    """These very cards as a badugi: all ranks and all suits different."""
    ranks = sorted(((card // 4 + 1) % 13 for card in cards), reverse=True)
    if len(set(ranks)) < len(cards) or len({card % 4 for card in cards}) < len(cards):
        return None
    return len(cards), _negative(tuple(ranks))


# ---- the best of what a player has -----------------------------------------------------------------

_FIVE: dict[str, Callable[[Cards], Value | None]] = {
    "high": high,
    "short_deck": short_deck,
    "omaha_high": high,
    "omaha_eight_low": eight_low,
    "ace_five": ace_five,
    "eight_low": eight_low,
    "deuce_seven": deuce_seven,
    "badugi": badugi_of,
}


def playable(ranking: str, hole: Cards, board: Cards) -> Iterable[tuple[int, ...]]:
    """Every choice of cards the player may make."""
    if ranking.startswith("omaha"):
        for two in combinations(hole, 2):
            for three in combinations(board, 3):
                yield (*two, *three)
    elif ranking == "badugi":
        for size in (4, 3, 2, 1):
            yield from combinations(hole, size)
    else:
        yield from combinations((*hole, *board), 5)


def best(ranking: str, hole: Cards, board: Cards) -> tuple[Value | None, list[tuple[int, ...]]]:
    """The best value and every choice of cards that has it."""
    top: Value | None = None
    chosen: list[tuple[int, ...]] = []
    for cards in playable(ranking, hole, board):
        value = _FIVE[ranking](cards)
        if value is None or (top is not None and value < top):
            continue
        if value != top:
            top, chosen = value, []
        chosen.append(cards)
    return top, chosen


# ---- boards of stud ----------------------------------------------------------------------------------


def bring_in(doors: Mapping[int, int], razz: bool) -> int:
    """The place with the lowest upcard, clubs lowest; in razz the highest, the ace being low."""
    by_order = {
        ((card // 4 + 1) % 13 if razz else card // 4, card % 4): place for place, card in doors.items()
    }
    return by_order[max(by_order) if razz else min(by_order)]


def first_board(boards: Mapping[int, Cards], razz: bool, ties: str) -> tuple[int, bool]:
    """The place whose open cards speak, and whether equal boards had to be told apart; places in order."""

    def ranks(place: int) -> list[int]:
        return [(card // 4 + 1) % 13 if razz else card // 4 for card in boards[place]]

    def strength(place: int) -> Value:
        groups = _groups(ranks(place))
        value = (tuple(count for count, _ in groups), tuple(rank for _, rank in groups))
        return _negative(value) if razz else value

    top = max(strength(place) for place in boards)
    tied = [place for place in boards if strength(place) == top]
    if ties == "first_left_of_button":
        return tied[0], len(tied) > 1
    leading = _groups(ranks(tied[0]))[0][1]

    def best_suit(place: int) -> int:
        return max(
            card % 4 for card, rank in zip(boards[place], ranks(place), strict=True) if rank == leading
        )

    return max(tied, key=best_suit), len(tied) > 1


# ---- pots ------------------------------------------------------------------------------------------


def pots(paid: Sequence[int], live: Sequence[bool], dead_money: int) -> list[tuple[int, tuple[int, ...]]]:
    """(chips, places that may win them): every player's n-th chip is matched with everybody's n-th chip."""
    everybody = tuple(place for place, alive in enumerate(live) if alive)
    found = [(dead_money, everybody)]
    for chip in range(max(paid)):
        layer = sum(put > chip for put in paid)
        own = tuple(place for place in everybody if paid[place] > chip)
        amount, owners = found[-1]
        if own in ((), owners):
            found[-1] = (amount + layer, owners)
        else:
            found.append((layer, own))
    return [pot for pot in found if pot[0]]


# ---- paying ----------------------------------------------------------------------------------------


class Showdown:
    """Who gets what. ``won`` is by place, ``carried`` what a book leaves for the next pot."""

    def __init__(self, game: Game, rules: HandRules, unit: int, holes: Sequence[Cards], board: Cards) -> None:
        self.game, self.rules, self.unit, self.holes, self.board = game, rules, unit, holes, board
        self.won = [0] * len(holes)
        self.carried = 0

    def pay(self, amount: int, owners: Sequence[int]) -> None:
        """One pot among its own players."""
        tops = self.winners(self.game.high, owners)
        lows = self.winners(self.game.low, owners)
        if not tops or not lows or tops == lows:
            self.share(amount, tops or lows, self.game.high if tops else self.game.low)
            return
        halves = [0, 0]
        while amount >= 2 * self.unit:
            halves = [half + self.unit for half in halves]
            amount -= 2 * self.unit
        rule = self.rules.odd_chip_high_low
        if rule == "next_pot":
            self.carried += amount
        else:
            halves[0 if rule == "high_half" else 1] += amount
        self.share(halves[0], tops, self.game.high)
        self.share(halves[1], lows, self.game.low)

    def winners(self, ranking: str | None, owners: Sequence[int]) -> list[int]:
        if ranking is None:
            return []
        values = {place: best(ranking, self.holes[place], self.board)[0] for place in owners}
        known = [value for value in values.values() if value is not None]
        return [place for place in owners if known and values[place] == max(known)]

    def share(self, amount: int, winners: Sequence[int], ranking: str | None) -> None:
        """Chip by chip, everybody one before anybody two; the rest by the book."""
        if len(winners) == 1:
            self.won[winners[0]] += amount
            return
        while amount >= self.unit * len(winners):
            for place in winners:
                self.won[place] += self.unit
                amount -= self.unit
        rule = self.rules.odd_chip_stud if self.game.is_stud else self.rules.odd_chip_board
        if rule == "next_pot":
            self.carried += amount
            return
        order = list(winners)
        if rule == "highest_card_by_suit_in_best_five":
            first = max(winners, key=lambda place: self.highest_card(place, ranking or ""))
            order.remove(first)
            order.insert(0, first)
        if self.rules.several_odd_chips == "next_pot" and amount > self.unit:
            self.carried += amount - self.unit
            amount = self.unit
        self.won[order[0]] += amount % self.unit
        for place in order[: amount // self.unit]:
            self.won[place] += self.unit

    def highest_card(self, place: int, ranking: str) -> tuple[int, int]:
        """(rank, suit) of the highest card among the five a player would choose to that end."""
        _, choices = best(ranking, self.holes[place], self.board)
        ace_low = ranking != "high"
        return max(max(((card // 4 + ace_low) % 13, card % 4) for card in five) for five in choices)
