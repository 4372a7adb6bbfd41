"""Who opens in stud: the bring-in on third street, the board that speaks afterwards."""

from functools import cache

from torneo.cards import HIDDEN, rank_of
from torneo.cards.keys import RANK_KEY, rank_counts
from torneo.hand.memory import HandMemory


def bring_in_place(hand: HandMemory) -> int:
    """Lowest upcard by rank, then suit (clubs lowest); in razz the highest, the ace being low there.

    An upcard nobody told is taken not to be it.
    """
    live = hand.live
    doors = {place: cards[0] for place, cards in enumerate(hand.up) if live[place] and cards[0] != HIDDEN}
    if not doors:
        return live.index(True)
    if hand.game.low_board_acts_first:
        return max(doors, key=lambda place: _ace_low(doors[place]))
    return min(doors, key=doors.__getitem__)


def best_boards(hand: HandMemory) -> tuple[list[int], "Board"]:
    """The live hands whose boards speak first, more than one where they are equal, and what they show."""
    live = [place for place, alive in enumerate(hand.live) if alive]
    board_of = _low_board if hand.game.low_board_acts_first else _high_board
    showing = [board_of(sum([RANK_KEY[card] for card in hand.up[place] if card != HIDDEN])) for place in live]
    top = max(showing)
    return [place for place, board in zip(live, showing, strict=True) if board == top], top


def low_card_all_in(hand: HandMemory) -> bool:
    """Has the ante taken the last chips of whoever would bring it in?"""
    place = bring_in_place(hand)
    return hand.street == 0 and not hand.stack[place] and not hand.bet[place]


def first_to_act(hand: HandMemory) -> int:
    """The best board showing among live hands: highest, or lowest in razz.

    Equal boards: the highest card by suit of the group that ranks first, or nearest the button's left.
    """
    up, low = hand.up, hand.game.low_board_acts_first
    tied, top = best_boards(hand)
    if len(tied) == 1 or not top[1] or hand.rules.tie_for_first_to_act != "high_card_by_suit":
        return tied[0]
    leading = -top[1][0] if low else top[1][0]
    return max(tied, key=lambda place: max(card for card in up[place] if _pip(rank_of(card), low) == leading))


Board = tuple[tuple[int, ...], tuple[int, ...]]
"""How many of each rank show, most first, then those ranks, highest first; in razz negated, aces low."""


@cache
def _high_board(key: int) -> Board:
    groups = sorted(((count, rank) for rank, count in enumerate(rank_counts(key)) if count), reverse=True)
    return tuple(count for count, _ in groups), tuple(rank for _, rank in groups)


@cache
def _low_board(key: int) -> Board:
    counts = enumerate(rank_counts(key))
    groups = sorted(((count, _pip(rank, True)) for rank, count in counts if count), reverse=True)
    return tuple(-count for count, _ in groups), tuple(-rank for _, rank in groups)


def _ace_low(card: int) -> int:
    """A card's order by rank then suit with the ace below the deuce."""
    return (card + 4) % 52


def _pip(rank: int, ace_low: bool) -> int:
    return (rank + 1) % 13 if ace_low else rank


def open_pair(hand: HandMemory) -> bool:
    """Does a live hand show a pair on fourth street?"""
    return hand.street == 1 and any(
        rank_of(cards[0]) == rank_of(cards[1])
        for cards, alive in zip(hand.up, hand.live, strict=True)
        if alive and len(cards) == 2 and HIDDEN not in cards
    )
