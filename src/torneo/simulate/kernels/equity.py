"""What share of the pot each hand wins on average.

    found = equity("nlhe", ["AcAs", "KhKd"])
    found.shares[0].wins, found.ways           # 1388072, 1712304: every board was dealt
    equity("nlhe", ["AKs, 77+", "T9o"], board=parse_cards("2h7hTd"))
    equity("razz", ["As2d3h", "KsQdJh"], samples=1_000_000).shares[0].error

Every deal that is left is played where that takes a few seconds at most; otherwise random ones, and then
``error`` says within how much of the truth the answer is, 19 times out of 20. In stud, draw and badugi a hand
is what a player holds or keeps: cards are dealt until it is complete. Cards thrown away are ``dead``.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any

import msgspec

from torneo.cards import CardError, remaining
from torneo.simulate.kernels import equity_plain
from torneo.simulate.kernels.deal import NEVER_TOGETHER, Deal, Tally, read_deal, together
from torneo.simulate.kernels.engine import use_plain
from torneo.simulate.kernels.equity_plain import POT
from torneo.simulate.kernels.suits import classes, renamings

#: Hands ranked, up to which every deal is played. By the plain twin: of two in hold'em, and otherwise. By
#: kernels: in hold'em, in Omaha and in games without a board. A few seconds at most each.
_MOST_DUEL, _MOST_PLAIN = 4_000_000, 500_000
_MOST_HOLDEM, _MOST_OMAHA, _MOST_OWN = 400_000_000, 30_000_000, 100_000_000
_MOST_SMALL = 200_000
#: Choices out of ranges up to which classes of equal deals are looked for.
_MOST_TUPLES = 20_000
SAMPLES, PLAIN_SAMPLES = 2_000_000, 50_000
_TWO_SIDES = 1.96


class Share(msgspec.Struct, frozen=True):
    """Of one player. ``wins``: deals in which he takes all; ``parts``: those in which he takes part of it, by
    a tie or one half of a split pot; ``units``: 5,040ths of pots won. ``error`` is 0 for exact answers."""

    wins: int
    parts: int
    units: int
    equity: float
    error: float = 0.0


class Equity(msgspec.Struct, frozen=True):
    """``ways``: deals played, each counted as often as it can come up. All there are if ``exact``."""

    game: str
    ways: int
    exact: bool
    shares: tuple[Share, ...]

    def fraction(self, player: int) -> Fraction:
        """The equity as counted, to the last unit; the players' add up to one."""
        return Fraction(self.shares[player].units, POT * self.ways)


def equity(
    game: str,
    hands: Sequence[str | Sequence[int]],
    board: Sequence[int] = (),
    dead: Sequence[int] = (),
    *,
    exact: bool = False,
    samples: int = 0,
    seed: int = 1,
    plain: bool | None = None,
) -> Equity:
    """Equity in a game of `torneo.hand.GAMES`. ``exact`` insists on every deal however long it takes,
    ``samples`` on so many random ones. Raises ``CardError`` or ``SetupError`` for questions without sense."""
    if samples < 0 or (exact and samples):
        raise CardError("samples are a number above zero, and not for exact answers")
    deal = read_deal(game, hands, board, dead)
    slow = use_plain(plain)
    hands_of_each = None if samples else _worth_all(deal, slow, exact)
    if hands_of_each is None:
        return _random(deal, samples or (PLAIN_SAMPLES if slow else SAMPLES), seed, slow)
    return _every(deal, hands_of_each, slow)


def is_small(
    game: str, hands: Sequence[str | Sequence[int]], board: Sequence[int] = (), dead: Sequence[int] = ()
) -> bool:
    """Whether the plain twin plays every deal sooner than kernels are loaded."""
    deal = read_deal(game, hands, board, dead)
    return deal.tuples * deal.runouts * len(deal.choices) <= _MOST_SMALL


def _worth_all(deal: Deal, slow: bool, exact: bool) -> Counter[tuple[tuple[int, ...], ...]] | None:
    """The choices of hands to play all deals of, with how often each counts; None if that takes too long."""
    if deal.tuples > _MOST_TUPLES and not exact:
        return None
    board, dead = set(deal.board), deal.gone - set(deal.board)
    found = classes(together(deal), renamings(sorted(board), sorted(dead)) if deal.tuples > 1 else [_AS_IS])
    if not found:
        raise CardError(NEVER_TOGETHER)
    return found if exact or len(found) * deal.runouts * len(deal.choices) <= _most(deal, slow) else None


_AS_IS = tuple(range(52))


def _most(deal: Deal, slow: bool) -> int:
    if slow:
        return _MOST_DUEL if deal.own == 2 and equity_plain.is_duel(deal) else _MOST_PLAIN
    if not deal.shared:
        return _MOST_OWN
    return _MOST_OMAHA if deal.own > 2 else _MOST_HOLDEM


def _every(deal: Deal, weights: Counter[tuple[tuple[int, ...], ...]], slow: bool) -> Equity:
    players = len(deal.choices)
    sums: Tally = ([0] * players, [0] * players, [0] * players, [0] * players)
    ways = 0
    for hands, weight in weights.items():
        one = msgspec.structs.replace(deal, choices=tuple((hand,) for hand in hands))
        tally: Tally = ([0] * players, [0] * players, [0] * players, [0] * players)
        ways += weight * (equity_plain.deal_all(one, tally) if slow else _deal_all(one, tally))
        for total, row in zip(sums, tally, strict=True):
            total[:] = [before + weight * more for before, more in zip(total, row, strict=True)]
    return _answer(deal, ways, True, sums)


def _random(deal: Deal, samples: int, seed: int, slow: bool) -> Equity:
    players = len(deal.choices)
    tally: Tally = ([0] * players, [0] * players, [0] * players, [0] * players)
    made = (equity_plain.deal_some if slow else _deal_some)(deal, samples, seed, tally)
    if made < samples:
        raise CardError(NEVER_TOGETHER)
    return _answer(deal, made, False, tally)


def _answer(deal: Deal, ways: int, exact: bool, tally: Tally) -> Equity:
    shares = []
    for wins, parts, units, squares in zip(*tally, strict=True):
        mean = units / (POT * ways)
        error = 0.0
        if not exact:
            spread = max(0.0, squares / (POT * POT * ways) - mean * mean)
            # Nothing seen in so many deals may still happen three times in as many.
            error = max(_TWO_SIDES * sqrt(spread / ways), 3 / ways)
        shares.append(Share(wins, parts, units, mean, error))
    return Equity(deal.game.code, ways, exact, tuple(shares))


@cache
def _rules(high: str | None, low: str | None, own: int, shared: int) -> Any:
    """The game for the compiled loops."""
    from torneo.simulate.kernels import tables
    from torneo.simulate.kernels.equity_loops import Rules

    main = high or low
    is_omaha, is_badugi = main == "omaha_high", main == "badugi"
    by_ranks = "high" if is_omaha or is_badugi or main is None else main
    ranks = tables.ranks(by_ranks, 5 if is_omaha or is_badugi else own + shared)
    split = 0 if not (high and low) else 2 if is_omaha else 1
    omaha = tables.omaha() if is_omaha else None
    return Rules(
        kind=1 if is_omaha else 2 if is_badugi else 0,
        split=split,
        own=own,
        shared=shared,
        keys=tables.KEYS,
        low=ranks.low,
        high=ranks.high,
        strength=ranks.strength,
        flushes=ranks.flushes,
        flush_bits=ranks.flush_bits,
        bits=tables.LOW_BITS,
        masks=(tables.badugis() if is_badugi else tables.eight_low()).strength,
        rows=omaha.rows if omaha else ranks.strength[:1].reshape(1, 1),
        pairs=tables.PAIRS,
        lows=tables.omaha_lows() if split == 2 else ranks.strength,
    )


def _deal_all(deal: Deal, tally: Tally) -> int:
    import numpy as np

    from torneo.simulate.kernels import equity_loops

    rules = _rules(deal.game.high, deal.game.low, deal.own, deal.shared)
    hands = [choices[0] for choices in deal.choices]
    deck = np.array(remaining([*deal.gone, *(card for hand in hands for card in hand)]), dtype=np.uint8)
    board = np.zeros(5, dtype=np.uint8)
    board[: len(deal.board)] = deal.board
    sums = np.zeros((4, len(hands)), dtype=np.int64)
    shown = len(deal.board)
    if rules.kind == 0 and deal.shared > shown:
        ways = equity_loops.boards_all(rules, np.array(hands, dtype=np.uint8), board, shown, deck, sums)
    else:
        width = deal.own + (deal.shared if rules.kind == 0 else 0)
        rows = np.zeros((len(hands), width), dtype=np.uint8)
        for row, hand in zip(rows, hands, strict=True):
            row[: len(hand)] = hand
            if rules.kind == 0:
                row[deal.own : deal.own + shown] = deal.board
        known = np.array([len(hand) for hand in hands], dtype=np.int64)
        ways = equity_loops.deal_all(rules, rows, known, board, shown, deck, sums)
    _copy(sums, tally)
    return int(ways)


def _deal_some(deal: Deal, samples: int, seed: int, tally: Tally) -> int:
    import numpy as np

    from torneo.simulate.kernels import equity_loops

    rules = _rules(deal.game.high, deal.game.low, deal.own, deal.shared)
    starts = np.cumsum([0, *(len(choices) for choices in deal.choices)], dtype=np.int64)
    rows = np.zeros((int(starts[-1]), deal.own), dtype=np.uint8)
    hands = (hand for choices in deal.choices for hand in choices)
    for row, hand in zip(rows, hands, strict=True):
        row[: len(hand)] = hand
    known = np.array([len(choices[0]) for choices in deal.choices], dtype=np.int64)
    board = np.zeros(5, dtype=np.uint8)
    board[: len(deal.board)] = deal.board
    gone = sum(1 << card for card in deal.gone)
    state = np.array([seed & (1 << 64) - 1], dtype=np.uint64)
    sums = np.zeros((4, len(known)), dtype=np.int64)
    made = equity_loops.deal_some(rules, rows, starts, known, board, len(deal.board), gone, samples, state,
                                  sums)  # fmt: skip
    _copy(sums, tally)
    return int(made)


def _copy(sums: Iterable[Any], tally: Tally) -> None:
    for row, found in zip(tally, sums, strict=True):
        row[:] = found.tolist()


def warm() -> None:
    """Call every kernel of this module once."""
    equity("nlhe", ["AcAs", "KhKd"], board=[0, 5, 10], plain=False)
    equity("nlhe", ["AcAs", "KhKd"], board=[0, 5, 10, 15, 20], plain=False)
    equity("nlhe", ["AcAs", "KhKd"], samples=10, plain=False)
