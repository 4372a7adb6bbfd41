"""Which cards play, and what they make: the slow path, for people.

Showdowns are decided by `EVALUATORS`; this looks for the cards that have the value the evaluator gives.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from torneo.cards.card import HIDDEN, CardError, cards_text, check_distinct, rank_of
from torneo.cards.evaluate import EVALUATORS
from torneo.cards.value import CATEGORIES, FLUSH, FULL_HOUSE, LOW_TOP

LOWS = frozenset({"ace_five", "eight_low", "omaha_eight_low", "deuce_seven"})
"""Rankings in which the hand packed in a value is taken from `LOW_TOP`."""
_OMAHA = {"omaha_high": "high", "omaha_eight_low": "eight_low"}
_ACE_LOW = frozenset({"ace_five", "eight_low", "omaha_eight_low", "badugi"})
_SHORT_CATEGORIES = list(CATEGORIES)
_SHORT_CATEGORIES[FLUSH], _SHORT_CATEGORIES[FULL_HOUSE] = CATEGORIES[FULL_HOUSE], CATEGORIES[FLUSH]
_BADUGI_CATEGORIES = ("no_cards", "one_card", "two_cards", "three_cards", "badugi")
NO_LOW = "no_low"


class MadeHand(NamedTuple):
    """What a player has. `cards` are those that play, the most telling first; `ranks` are theirs, 0 to 12.

    A full house begins with its three, a straight to the five ends with the ace, a low begins with its
    highest card. A low that does not qualify has value 0, category `no_low` and no cards.
    """

    ranking: str
    value: int
    cards: tuple[int, ...]
    category: str
    ranks: tuple[int, ...]


def made_hand(code: str, hole: Sequence[int], board: Sequence[int] = ()) -> MadeHand:
    """The hand that `EVALUATORS[code]` values, with the cards that make it."""
    _check(code, hole, board)
    value = EVALUATORS[code]([hole], board)[0]
    if value == 0:
        return MadeHand(code, 0, (), NO_LOW, ())
    part = _OMAHA.get(code, code)
    evaluate = EVALUATORS[part]
    for cards in _choices(code, hole, board, value):
        if evaluate([cards], ())[0] == value:
            ordered = _by_importance(code, value, cards)
            return MadeHand(code, value, ordered, category_of(code, value), tuple(map(rank_of, ordered)))
    raise AssertionError(f"no cards of {cards_text([*hole, *board])} have the value {value} in {code}")


def category_of(code: str, value: int) -> str:
    """The kind of hand a value stands for, such as `full_house`; `no_low` for 0."""
    if value == 0:
        return NO_LOW
    if code == "badugi":
        return _BADUGI_CATEGORIES[value >> 20]
    if code == "short_deck":
        return _SHORT_CATEGORIES[value >> 20]
    return CATEGORIES[(LOW_TOP - value if code in LOWS else value) >> 20]


def _check(code: str, hole: Sequence[int], board: Sequence[int]) -> None:
    if code not in EVALUATORS:
        raise KeyError(f"no ranking {code!r}: the rankings are {', '.join(EVALUATORS)}")
    cards = [*hole, *board]
    check_distinct(cards)
    if HIDDEN in cards:
        raise CardError(f"a hidden card cannot be ranked: {cards_text(cards)}")


def _choices(code: str, hole: Sequence[int], board: Sequence[int], value: int) -> Iterator[tuple[int, ...]]:
    """Every choice of cards the game allows, so that of equal ones the player's own cards come first."""
    if code in _OMAHA:
        for two in combinations(hole, 2):
            for three in combinations(board, 3):
                yield two + three
        return
    cards = [*hole, *board]
    size = value >> 20 if code == "badugi" else min(5, len(cards))
    yield from combinations(cards, size)


def _by_importance(code: str, value: int, cards: Sequence[int]) -> tuple[int, ...]:
    """Repeated ranks first, then from the top down; the ace goes where it counts."""
    ranks = [rank_of(card) for card in cards]
    ace_low = code in _ACE_LOW or _is_wheel(category_of(code, value), ranks)

    def weight(card: int) -> tuple[int, int, int]:
        rank = rank_of(card)
        return ranks.count(rank), -1 if ace_low and rank == 12 else rank, card

    return tuple(sorted(cards, key=weight, reverse=True))


def _is_wheel(category: str, ranks: Sequence[int]) -> bool:
    """A straight with an ace but no king has the ace at its lower end."""
    return category in ("straight", "straight_flush") and 12 in ranks and 11 not in ranks
