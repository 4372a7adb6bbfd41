"""Many hands ranked at once.

    values("high", [[51, 50, 49, 48, 0, 1, 2], ...])     # what EVALUATORS["high"] gives, for every row
    strengths("omaha_high", holes, boards)               # the same order in 16 bits, as fast as it goes

Rankings are those of `torneo.cards.EVALUATORS`, which are the plain twin. Hands are rows of as many cards
each; a board is one for all or one for each. With numba the answer is a numpy array, without a list.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from torneo.cards import EVALUATORS, CardError, Evaluator
from torneo.simulate.kernels.engine import use_plain

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Hands = Sequence[Sequence[int]] | NDArray[Any]
    Board = Sequence[int] | Hands
else:
    Hands = Board = Sequence

#: How many cards a hand may have, board included; in Omaha, how many of them are the player's own.
SIZES = {
    "high": (5, 6, 7),
    "short_deck": (5, 6, 7),
    "ace_five": (5, 6, 7),
    "eight_low": (5, 6, 7),
    "deuce_seven": (5,),
    "badugi": (1, 2, 3, 4),
    "omaha_high": (4, 5, 6),
    "omaha_eight_low": (4, 5, 6),
}


def values(code: str, hands: Hands, board: Board = (), plain: bool | None = None) -> Any:
    """The value of every hand, equal to what ``EVALUATORS[code]`` gives."""
    if use_plain(plain):
        return _plain(code, hands, board)
    found = strengths(code, hands, board, plain=False)
    return _values_by_strength(code)[found]


def strengths(code: str, hands: Hands, board: Board = (), plain: bool | None = None) -> Any:
    """A number for every hand that orders hands like their values do; 0 does not qualify.

    The plain twin gives values: numbers of one call compare with each other, not with those of the other.
    """
    if use_plain(plain):
        return _plain(code, hands, board)
    import numpy as np

    from torneo.simulate.kernels import ranking_loops, tables

    _known(code)
    rows, boards = _arrays(code, hands, board)
    found = np.zeros(len(rows), dtype=np.uint16)
    if code.startswith("omaha"):
        if code == "omaha_high":
            ranks = tables.omaha()
            ranking_loops.rank_omaha(rows, boards, tables.KEYS, ranks.low, ranks.high, ranks.rows,
                                     ranks.flushes, tables.PAIRS, found)  # fmt: skip
        else:
            ranking_loops.rank_omaha_lows(rows, boards, tables.LOW_BITS, tables.omaha_lows(), found)
    elif code == "badugi":
        ranking_loops.rank_badugis(rows, tables.LOW_BITS, tables.badugis().strength, found)
    elif code == "eight_low":
        ranking_loops.rank_masks(rows, tables.LOW_BITS, tables.eight_low().strength, found)
    else:
        size = rows.shape[1]
        rank = ranking_loops.rank_sevens if size == 7 else ranking_loops.rank_hands
        rank(rows, tables.KEYS, *tables.ranks(code, size)[:5], found)
    return found


def count_hands(code: str, size: int) -> dict[int, int]:
    """How many of all hands of ``size`` cards have each value: every hand is dealt. Kernel only."""
    import numpy as np

    from torneo.simulate.kernels import ranking_loops, tables

    ranks = tables.ranks(code, size)
    found = np.zeros(len(ranks.values), dtype=np.int64)
    ranking_loops.count_hands(size, tables.KEYS, *ranks[:5], found)
    return {int(value): int(count) for value, count in zip(ranks.values, found, strict=True) if count}


def _plain(code: str, hands: Hands, board: Board) -> list[int]:
    rows = [[int(card) for card in hand] for hand in hands]
    cards: list[Any] = list(board)
    evaluate = _known(code)
    if cards and not hasattr(cards[0], "__len__"):
        shared = [int(card) for card in cards]
        _check(code, {len(row) for row in rows}, len(shared))
        return evaluate(rows, shared)
    boards = [[int(card) for card in one] for one in cards] or [[] for _ in rows]
    _check(code, {len(row) for row in rows}, len(boards[0]) if boards else 0)
    return [evaluate([row], one)[0] for row, one in zip(rows, boards, strict=True)]


def _known(code: str) -> Evaluator:
    if code not in SIZES:
        raise KeyError(f"no ranking {code!r}: the rankings are {', '.join(SIZES)}")
    return EVALUATORS[code]


def _check(code: str, sizes: set[int], shared: int) -> None:
    _known(code)
    if len(sizes) > 1:
        raise CardError("all hands of one batch must have the same number of cards")
    if code.startswith("omaha") and sizes and shared != 5:
        raise CardError(f"an Omaha board has five cards, not {shared}")
    for size in sizes:
        held = size if code.startswith("omaha") else size + shared
        if held not in SIZES[code]:
            raise CardError(f"{code} ranks hands of {_or(SIZES[code])} cards, not {held}")


def _or(sizes: tuple[int, ...]) -> str:
    return " or ".join(map(str, sizes)) if len(sizes) < 3 else f"{sizes[0]} to {sizes[-1]}"


def _arrays(code: str, hands: Hands, board: Board) -> tuple[Any, Any]:
    """Hands and boards as bytes; boards of rankings without Omaha's rule become part of the hands."""
    import numpy as np

    try:
        rows, boards = np.asarray(hands), np.asarray(board)
    except ValueError:
        raise CardError("all hands of one batch must have the same number of cards") from None
    if rows.size == 0:
        rows = np.zeros((0, SIZES.get(code, (0,))[0]), dtype=np.uint8)
        boards = np.zeros((0, 5), dtype=np.uint8) if code.startswith("omaha") else np.zeros(0, dtype=np.uint8)
    if rows.ndim != 2:
        raise CardError("hands are rows of cards")
    for cards in (rows, boards):
        if cards.size and (cards.min() < 0 or cards.max() > 51):
            raise CardError("cards are numbers from 0 (2c) to 51 (As)")
    shared = boards.shape[-1] if boards.size or len(rows) == 0 else 0
    _check(code, {rows.shape[1]}, shared)
    if shared:
        boards = np.broadcast_to(boards, (len(rows), shared))
        if not code.startswith("omaha"):
            rows = np.hstack([rows, boards])
    return (
        np.ascontiguousarray(rows, dtype=np.uint8),
        np.ascontiguousarray(boards, dtype=np.uint8),
    )


def _values_by_strength(code: str) -> Any:
    from torneo.simulate.kernels import tables

    if code == "badugi":
        return tables.badugis().values
    if code in ("eight_low", "omaha_eight_low"):
        return tables.eight_low().values
    return tables.ranks("high" if code == "omaha_high" else code, 5).values


def warm() -> None:
    """Call every kernel of this module once."""
    for code, sizes in SIZES.items():
        for size in sizes:
            board = [list(range(47, 52))] if code.startswith("omaha") else ()
            strengths(code, [list(range(size))], board, plain=False)
    count_hands("deuce_seven", 5)
