"""Equity without a compiler: the twin of `equity_loops`, deal by deal with the evaluators of the showdown.

The random deals are the same ones: splitmix64 from the same seed, drawn in the same order.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from torneo.cards import EVALUATORS, remaining
from torneo.hand import Game
from torneo.simulate.kernels.deal import Deal, Tally

POT = 5040
"""Units of a pot: it and its half split evenly among up to ten players."""
_TRIES = 100_000
_WORD = (1 << 64) - 1


class SplitMix:
    """Numbers from a seed."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _WORD

    def draw(self, below: int) -> int:
        self.state = self.state + 0x9E3779B97F4A7C15 & _WORD
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
        mixed ^= mixed >> 31
        return (mixed >> 32) * below >> 32


def deal_all(deal: Deal, tally: Tally) -> int:
    """Every way to deal what is missing, for players who each have one choice; returns how many."""
    hands = [choices[0] for choices in deal.choices]
    deck = remaining([*deal.gone, *(card for hand in hands for card in hand)])
    if is_duel(deal):
        return _duel(deal, hands, deck, tally)
    total = 0
    for board in combinations(deck, deal.shared - len(deal.board)):
        full = (*deal.board, *board)
        rest = [card for card in deck if card not in board] if board else deck
        for dealt in _own(hands, deal.own, rest):
            settle(deal.game, dealt, full, tally)
            total += 1
    return total


def is_duel(deal: Deal) -> bool:
    """Two players, one board, no low: the question asked most, which has a shorter way."""
    return len(deal.choices) == 2 and deal.shared > 0 and not (deal.game.high and deal.game.low)


def _duel(deal: Deal, hands: Sequence[tuple[int, ...]], deck: list[int], tally: Tally) -> int:
    assert deal.game.high is not None
    evaluate, shown = EVALUATORS[deal.game.high], deal.board
    ways = wins = ties = 0
    for board in combinations(deck, deal.shared - len(shown)):
        one, other = evaluate(hands, shown + board)
        ways += 1
        if one > other:
            wins += 1
        elif one == other:
            ties += 1
    for player, won in enumerate((wins, ways - wins - ties)):
        tally[0][player] += won
        tally[1][player] += ties
        tally[2][player] += POT * won + POT // 2 * ties
        tally[3][player] += POT * POT * won + (POT // 2) ** 2 * ties
    return ways


def _own(hands: Sequence[tuple[int, ...]], size: int, deck: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to fill the hands up to their size."""
    if not hands:
        yield []
        return
    first, *others = hands
    for cards in combinations(deck, size - len(first)):
        rest = [card for card in deck if card not in cards] if cards else deck
        for dealt in _own(others, size, rest):
            yield [first + cards, *dealt]


def deal_some(deal: Deal, samples: int, seed: int, tally: Tally) -> int:
    """Random deals; returns how many were made, fewer than asked for only if choices hardly go together."""
    rng = SplitMix(seed)
    for sample in range(samples):
        for _ in range(_TRIES):
            hands = [list(choices[rng.draw(len(choices))]) for choices in deal.choices]
            used = {card for hand in hands for card in hand} | deal.gone
            if len(used) == sum(map(len, hands)) + len(deal.gone):
                break
        else:
            return sample
        board = list(deal.board)
        for cards, size in ((board, deal.shared), *((hand, deal.own) for hand in hands)):
            while len(cards) < size:
                card = rng.draw(52)
                if card not in used:
                    used.add(card)
                    cards.append(card)
        settle(deal.game, hands, board, tally)
    return samples


def settle(game: Game, hands: Sequence[Sequence[int]], board: Sequence[int], tally: Tally) -> None:
    """Add one deal to the rows of wins, parts, units and squared units of every player."""
    main = game.high or game.low
    assert main is not None
    highs = EVALUATORS[main](hands, board)
    lows = EVALUATORS[game.low](hands, board) if game.high and game.low else [0]
    best, low = max(highs), max(lows)
    pot = POT // 2 if low else POT
    high_share = pot // highs.count(best)
    low_share = pot // lows.count(low)
    wins, parts, units, squares = tally
    for one, value in enumerate(highs):
        won = high_share if value == best else 0
        if low and lows[one] == low:
            won += low_share
        if won:
            (wins if won == POT else parts)[one] += 1
            units[one] += won
            squares[one] += won * won
