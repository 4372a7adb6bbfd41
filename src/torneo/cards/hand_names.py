"""Hands as people call them, in Spanish and English."""

from torneo.cards.card import RANK_WORDS
from torneo.cards.made_hand import LOWS, NO_LOW, MadeHand

_ES = RANK_WORDS["es"]
_EN = RANK_WORDS["en"]
_ES_PLURAL = (
    "doses",
    "treses",
    "cuatros",
    "cincos",
    "seises",
    "sietes",
    "ochos",
    "nueves",
    "dieces",
    "jotas",
    "damas",
    "reyes",
    "ases",
)
_EN_PLURAL = (
    "deuces",
    "threes",
    "fours",
    "fives",
    "sixes",
    "sevens",
    "eights",
    "nines",
    "tens",
    "jacks",
    "queens",
    "kings",
    "aces",
)
_EN_SHORT = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_FEMININE = frozenset({9, 10})
"""La jota, la dama."""
_WHEEL = (3, 2, 1, 0, 12)


def hand_name(made: MadeHand, lang: str) -> str:
    """`full de ases con reyes`, `aces full of kings`: short enough to say at the table, no kickers."""
    if lang in ("es", "pt"):
        return _spanish(made)
    if lang == "en":
        return _english(made)
    raise KeyError(f"no language {lang!r}: hands have names in es and en")


def _spanish(made: MadeHand) -> str:
    if made.category == NO_LOW:
        return "sin bajo"
    top, second = _telling_ranks(made)
    to_the_top = f"{'a la' if top in _FEMININE else 'al'} {_ES[top]}"
    if made.category == "high_card" and made.ranking in LOWS:
        return "la rueda" if made.ranks == _WHEEL else f"{_ES[top]}-{_ES[second]} bajo"
    match made.category:
        case "high_card":
            return f"carta alta {_ES[top]}"
        case "pair":
            return f"pareja de {_ES_PLURAL[top]}"
        case "two_pair":
            return f"doble pareja de {_ES_PLURAL[top]} y {_ES_PLURAL[second]}"
        case "three_of_a_kind":
            return f"trío de {_ES_PLURAL[top]}"
        case "straight":
            return f"escalera {to_the_top}"
        case "flush":
            return f"color {to_the_top}"
        case "full_house":
            return f"full de {_ES_PLURAL[top]} con {_ES_PLURAL[second]}"
        case "four_of_a_kind":
            return f"póker de {_ES_PLURAL[top]}"
        case "straight_flush":
            return "escalera real" if top == 12 else f"escalera de color {to_the_top}"
        case "badugi":
            return f"badugi de {_ES[top]}"
        case "three_cards":
            return f"tres cartas {to_the_top}"
        case "two_cards":
            return f"dos cartas {to_the_top}"
        case "one_card":
            return f"una carta, {_ES[top]}"
    raise KeyError(f"no name for the category {made.category!r}")


def _english(made: MadeHand) -> str:
    if made.category == NO_LOW:
        return "no low"
    top, second = _telling_ranks(made)
    if made.category == "high_card" and made.ranking in LOWS:
        return "wheel" if made.ranks == _WHEEL else f"{_EN_SHORT[top]}-{_EN_SHORT[second]} low"
    match made.category:
        case "high_card":
            return f"{_EN[top]} high"
        case "pair":
            return f"pair of {_EN_PLURAL[top]}"
        case "two_pair":
            return f"two pair, {_EN_PLURAL[top]} and {_EN_PLURAL[second]}"
        case "three_of_a_kind":
            return f"three {_EN_PLURAL[top]}"
        case "straight":
            return f"{_EN[top]}-high straight"
        case "flush":
            return f"{_EN[top]}-high flush"
        case "full_house":
            return f"{_EN_PLURAL[top]} full of {_EN_PLURAL[second]}"
        case "four_of_a_kind":
            return f"four {_EN_PLURAL[top]}"
        case "straight_flush":
            return "royal flush" if top == 12 else f"{_EN[top]}-high straight flush"
        case "badugi":
            return f"{_EN[top]} badugi"
        case "three_cards":
            return f"three-card {_EN[top]}"
        case "two_cards":
            return f"two-card {_EN[top]}"
        case "one_card":
            return f"one-card {_EN[top]}"
    raise KeyError(f"no name for the category {made.category!r}")


def _telling_ranks(made: MadeHand) -> tuple[int, int]:
    """The rank that names the hand and the next different one, itself where there is no other."""
    top = made.ranks[0]
    return top, next((rank for rank in made.ranks if rank != top), top)
