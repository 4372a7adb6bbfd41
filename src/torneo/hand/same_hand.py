"""A hand once more from its beginning, as it was set up but for what is said otherwise."""

from typing import Any

from torneo.hand.hand import Hand


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
