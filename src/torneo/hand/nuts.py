"""The best possible hand, and who checked it when a bet could no longer cost anything."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from torneo.cards import DECK, HIDDEN, SHORT_DECK, remaining
from torneo.cards.evaluate import EVALUATORS
from torneo.hand import own_ranking
from torneo.hand.games import Game
from torneo.hand.hand import Hand
from torneo.hand.own_ranking import Ranking

_BOARD = 5


def is_nuts(game: Game, hole: Sequence[int], board: Sequence[int], ranking: Ranking | None = None) -> bool:
    """Can no other holding beat this one on a whole board? A board nobody can improve is nobody's hand.

    Only of games with a board that are played for the high hand alone.
    """
    if (
        game.family != "board"
        or game.low
        or not game.high
        or len(board) != _BOARD
        or HIDDEN in (*hole, *board)
    ):
        return False
    whole = SHORT_DECK if game.short_deck else DECK
    left = remaining((*hole, *board), whole)
    mine = _strength(game, [hole], board, ranking)[0]
    others = list(combinations(left, 2))
    if max(_strength(game, others, board, ranking)) > mine:
        return False
    return game.high == "omaha_high" or mine > _plain(game, [board], (), ranking)[0]


def _strength(
    game: Game, holes: Sequence[Sequence[int]], board: Sequence[int], ranking: Ranking | None
) -> list[int]:
    if game.high != "omaha_high":
        return _plain(game, holes, board, ranking)
    return [
        max(_plain(game, [(*pair, *three) for pair, three in _omaha(hole, board)], (), ranking))
        for hole in holes
    ]


def _omaha(hole: Sequence[int], board: Sequence[int]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Two cards of the hand with three of the board."""
    for pair in combinations(hole, 2):
        for three in combinations(board, 3):
            yield pair, three


def _plain(
    game: Game, holes: Sequence[Sequence[int]], board: Sequence[int], ranking: Ranking | None
) -> list[int]:
    if ranking is not None and game.high == "high":
        return own_ranking.values(ranking, holes, board)
    return EVALUATORS["short_deck" if game.short_deck else "high"](holes, board)


def checked_last(hand: Hand) -> int | None:
    """The seat that closed a last round in which nobody bet; None if somebody did or the round never came."""
    if hand.game.family != "board" or hand.street + 1 != len(hand.game.streets):
        return None
    last: int | None = None
    for event in reversed(hand.events):
        if event[0] == "board":
            return last
        if event[0] in ("call", "bet", "raise"):
            return None
        if event[0] == "check" and last is None:
            last = event[1]
    return last


def checked_nuts(hand: Hand, seat: int) -> bool:
    """Did the seat, last to act on the river, check a hand that nothing beats?"""
    if checked_last(hand) != seat:
        return False
    return is_nuts(hand.game, hand.hole[hand.place_of[seat]], hand.board, hand.rules.ranking)
