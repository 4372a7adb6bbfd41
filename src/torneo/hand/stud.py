"""Who opens in stud: the bring-in on third street, the board that speaks afterwards."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from torneo.cards import HIDDEN, rank_of

if TYPE_CHECKING:
    from torneo.hand.hand import Hand


def bring_in_place(hand: "Hand") -> int:
    """Lowest upcard by rank, then suit (clubs lowest); in razz the highest, the ace being low there.

    An upcard nobody told is taken not to be it.
    """
    doors = {place: cards[0] for place, cards in enumerate(hand.up) if cards[0] != HIDDEN}
    if not doors:
        return 0
    if hand.game.low_board_acts_first:
        return max(doors, key=lambda place: _ace_low(doors[place]))
    return min(doors, key=doors.__getitem__)


def first_to_act(hand: "Hand") -> int:
    """The best board showing among live hands: highest, or lowest in razz."""
    live = [place for place, alive in enumerate(hand.live) if alive]
    by_suit = hand.rules.tie_for_first_to_act == "high_card_by_suit"
    if hand.game.low_board_acts_first:
        return max(live, key=lambda place: (_low_showing(hand.up[place]), _tie(hand, place, by_suit, True)))
    return max(live, key=lambda place: (_high_showing(hand.up[place]), _tie(hand, place, by_suit, False)))


def _ace_low(card: int) -> int:
    """A card's order by rank then suit with the ace below the deuce."""
    return (card + 4) % 52


def _tie(hand: "Hand", place: int, by_suit: bool, ace_low: bool) -> int:
    """Equal boards: the highest card of the group that ranks first, by suit; else nearest the button's left."""
    if not by_suit:
        return -place
    cards = hand.up[place]
    leading = _groups(cards, ace_low)[0][1]
    return max(card for card in cards if _rank(card, ace_low) == leading)


def _rank(card: int, ace_low: bool) -> int:
    rank = rank_of(card)
    return (rank + 1) % 13 if ace_low else rank


def _groups(cards: Sequence[int], ace_low: bool) -> list[tuple[int, int]]:
    """(how many, rank) of each rank showing, most numerous then highest first."""
    ranks = [_rank(card, ace_low) for card in cards]
    return sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)


def _high_showing(cards: Sequence[int]) -> list[tuple[int, int]]:
    return _groups(cards, ace_low=False)


def _low_showing(cards: Sequence[int]) -> list[tuple[int, int]]:
    """Bigger for the lower board: fewer pairs first, then lower ranks from the top."""
    return [(-count, -rank) for count, rank in _groups(cards, ace_low=True)]
