"""A card is a plain int, so that decks, sums and comparisons cost nothing.

`4 * rank + suit`, rank 0 (deuce) to 12 (ace), suit 0 clubs, 1 diamonds, 2 hearts, 3 spades. Plain int order
is therefore rank first and then the suit order used to break ties between single cards (bring-in, high card
for the button, odd chips in stud): spades, hearts, diamonds, clubs.
"""

import re
from collections.abc import Iterable, Sequence

HIDDEN = -1
"""A card nobody at the table has seen. It can be dealt and moved, never ranked."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

_RANK_OF_TEXT = {text: rank for rank, text in enumerate(RANKS)} | {"10": 8}
_SIGNS = "♣♦♥♠"
_SUIT_OF_TEXT = {text: suit for suit, texts in enumerate(("cC♣♧", "dD♦♢", "hH♥♡", "sS♠♤")) for text in texts}
_CARD = re.compile(r"(10|[2-9TJQKA])([cdhs♣♧♦♢♥♡♠♤])\ufe0f?", re.IGNORECASE)
_CARD_OR_HIDDEN = re.compile(r"\?\?|" + _CARD.pattern, re.IGNORECASE)
_SEPARATORS = re.compile(r"[\s,;]*")
_HELP = "a card is a rank 2-9, T or 10, J, Q, K, A followed by a suit c, d, h, s, as in Ah, 10c or T♣"

RANK_WORDS = {
    "es": (
        "dos",
        "tres",
        "cuatro",
        "cinco",
        "seis",
        "siete",
        "ocho",
        "nueve",
        "diez",
        "jota",
        "dama",
        "rey",
        "as",
    ),
    "en": (
        "deuce",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "jack",
        "queen",
        "king",
        "ace",
    ),
}
_SUIT_WORDS = {
    "es": ("tréboles", "diamantes", "corazones", "picas"),
    "en": ("clubs", "diamonds", "hearts", "spades"),
}
_CARD_FORMS = {"es": ("{} de {}", "carta tapada"), "en": ("{} of {}", "hidden card")}


class CardError(ValueError):
    """A card that cannot be read, does not exist, appears twice, or is asked to be what it is not."""


def rank_of(card: int) -> int:
    """0 (deuce) to 12 (ace)."""
    return card >> 2


def suit_of(card: int) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades: bigger wins where suits break ties."""
    return card & 3


def parse_card(text: str) -> int:
    """The card written as `Ah`, `10h`, `Th` or `A♥`."""
    match = _CARD.fullmatch(text.strip())
    if match is None:
        raise CardError(f"cannot read card {text!r}: {_HELP}")
    return _card(match)


def parse_cards(text: str) -> list[int]:
    """Cards written one after another, with or without spaces or commas; `??` is a hidden card."""
    cards = []
    at = _end_of_separators(text, 0)
    while at < len(text):
        match = _CARD_OR_HIDDEN.match(text, at)
        if match is None:
            raise CardError(f"cannot read {text[at:]!r} in cards {text!r}: {_HELP}, or ?? for a hidden card")
        cards.append(HIDDEN if match.group() == "??" else _card(match))
        at = _end_of_separators(text, match.end())
    return cards


def card_text(card: int) -> str:
    """`Ah`, `Th`; `??` for a hidden card."""
    if card == HIDDEN:
        return "??"
    if not 0 <= card < 52:
        raise CardError(f"{card} is not a card: cards are 0 (2c) to 51 (As), {HIDDEN} is a hidden one")
    return RANKS[card >> 2] + SUITS[card & 3]


def cards_text(cards: Iterable[int]) -> str:
    """Cards in the order given, without separators: `AhKd`."""
    return "".join(map(card_text, cards))


def card_sign(card: int) -> str:
    """The card as a sentence shows it: `A♥`, `10♥`; `?` for a hidden one."""
    if card == HIDDEN:
        return "?"
    card_text(card)
    return RANKS[card >> 2].replace("T", "10") + _SIGNS[card & 3]


def cards_signs(cards: Iterable[int]) -> str:
    """Cards in the order given: `A♥ K♦`."""
    return " ".join(map(card_sign, cards))


def card_name(card: int, lang: str) -> str:
    """The card as people say it: `as de corazones` ("es"), `ace of hearts` ("en")."""
    known, hidden = _CARD_FORMS[lang]
    if card == HIDDEN:
        return hidden
    card_text(card)
    return known.format(RANK_WORDS[lang][card >> 2], _SUIT_WORDS[lang][card & 3])


def check_distinct(cards: Sequence[int]) -> None:
    """Raise `CardError` naming every card that appears twice; hidden cards may repeat."""
    known = [card for card in cards if card != HIDDEN]
    if len(set(known)) == len(known):
        return
    twice = sorted({card for card in known if known.count(card) > 1}, reverse=True)
    raise CardError(f"{', '.join(map(card_text, twice))} more than once in {cards_text(cards)}")


def _card(match: re.Match[str]) -> int:
    return 4 * _RANK_OF_TEXT[match.group(1).upper()] + _SUIT_OF_TEXT[match.group(2)]


def _end_of_separators(text: str, at: int) -> int:
    match = _SEPARATORS.match(text, at)
    return match.end() if match else at
