"""What a bot throws away in draw games."""

from collections.abc import Sequence

from torneo.hand import Game
from torneo.simulate.strength import kept_badugi


def discards(game: Game, hole: Sequence[int]) -> list[int]:
    """The cards that do not help the hand the game is played for."""
    if game.low == "badugi":
        kept = kept_badugi(hole)
    elif game.low is not None:
        kept = _low_cards(hole, ace_low=game.low == "ace_five")
    else:
        kept = _high_cards(hole)
    return [card for card in hole if card not in kept]


def _low_cards(hole: Sequence[int], ace_low: bool) -> list[int]:
    """One card of each rank up to the eight; a made nine or ten stays pat."""
    by_rank: dict[int, int] = {}
    for card in hole:
        rank = ((card >> 2) + 1) % 13 if ace_low else card >> 2
        by_rank.setdefault(rank, card)
    limit = 8 + ace_low if len(by_rank) == 5 else 6 + ace_low
    return [card for rank, card in by_rank.items() if rank <= limit]


def _high_cards(hole: Sequence[int]) -> list[int]:
    """Pairs and better, five that are a straight or a flush, four of a suit, or the two highest cards."""
    ranks = [card >> 2 for card in hole]
    several = [card for card in hole if ranks.count(card >> 2) > 1]
    if several:
        return several
    if max(ranks) - min(ranks) == 4:
        return list(hole)
    for suit in range(4):
        suited = [card for card in hole if card & 3 == suit]
        if len(suited) >= 4:
            return suited
    return sorted(hole)[-2:]
