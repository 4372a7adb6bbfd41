"""Cards, decks, shuffles and hand rankings: everything that is true of cards whatever the book."""

from torneo.cards.card import (
    HIDDEN,
    CardError,
    card_name,
    card_sign,
    card_text,
    cards_signs,
    cards_text,
    check_distinct,
    parse_card,
    parse_cards,
    rank_of,
    suit_of,
)
from torneo.cards.deck import DECK, SHORT_DECK, remaining, shuffled
from torneo.cards.evaluate import EVALUATORS, Evaluator
from torneo.cards.hand_names import hand_name
from torneo.cards.made_hand import MadeHand, category_of, made_hand
from torneo.cards.verifiable import commitment, verifiable_permutation, verifiable_shuffle, verify

__all__ = [
    "DECK",
    "EVALUATORS",
    "HIDDEN",
    "SHORT_DECK",
    "CardError",
    "Evaluator",
    "MadeHand",
    "card_name",
    "card_sign",
    "card_text",
    "cards_signs",
    "cards_text",
    "category_of",
    "check_distinct",
    "commitment",
    "hand_name",
    "made_hand",
    "parse_card",
    "parse_cards",
    "rank_of",
    "remaining",
    "shuffled",
    "suit_of",
    "verifiable_permutation",
    "verifiable_shuffle",
    "verify",
]
