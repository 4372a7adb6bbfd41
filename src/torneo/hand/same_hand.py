"""A hand once more from its beginning, as it was set up but for what is said otherwise."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from torneo.hand import rounds, stud
from torneo.hand.hand import Hand
from torneo.hand.status import BRING_IN

MOVES_CARDS: Final = frozenset(
    ("replaced", "burn", "premature", "aside", "back", "reshuffle", "top", "upcard", "scrap")
)
"""What is written down when cards go where the deal did not put them."""


def same_hand(hand: Hand, **changes: Any) -> Hand:
    """The same players, chips and cards; ``changes`` are arguments of ``Hand``. Nothing is played yet."""
    set_up: dict[str, Any] = {
        "game": hand.game,
        "stakes": hand.stakes,
        "stacks": dict(zip(hand.seats, hand.starting_stacks, strict=True)),
        "button": hand.button,
        "deck": hand.first_deck,
        "rng": hand._rng,
        "rules": hand.rules,
        "blinds": hand.blinds or None,
        "absent": hand.absent_seats,
        "penalised": hand.penalised_seats,
        "carried": hand.carried_in,
        "smallest_chip": hand.smallest_chip,
        "players_in_event": hand.players_in_event,
        "auto_showdown": hand.auto_showdown,
        "stepwise": hand.stepwise,
    }
    return Hand(**(set_up | changes))


def same_cards(hand: Hand, fresh: Hand) -> Hand:
    """``fresh``, before anybody acts in it, with the cards as they lie on the first street of ``hand``: those
    replaced, burned, scrapped or set aside since the deal, and what is planned for the streets to come."""
    if hand.deck is None:
        return fresh
    fresh.hole, fresh.up = _each(hand.hole), _each(hand.up)
    fresh.deck, fresh._top, fresh.burns = list(hand.deck), hand._top, list(hand.burns)
    fresh.otherwise = dict(hand.otherwise)
    scrapped = Counter(hand.muck) - Counter(_of_the_dead(hand))
    fresh.muck = [*scrapped.elements(), *_of_the_dead(fresh)]
    if fresh.status == BRING_IN:
        rounds.open_stud(fresh, stud.bring_in_place(fresh))
    return fresh


def _each(hands: Sequence[Sequence[int]]) -> list[list[int]]:
    return [list(cards) for cards in hands]


def _of_the_dead(hand: Hand) -> list[int]:
    return [card for cards, alive in zip(hand.hole, hand.live, strict=True) if not alive for card in cards]
