"""Splitting a pot: halves, equal shares in the smallest chip, and who gets the odd chips."""

from collections.abc import Iterator, Sequence

from torneo.cards import HIDDEN, made_hand, rank_of
from torneo.hand.memory import HandMemory

Share = tuple[int, int, str]


def split_pot(hand: HandMemory, amount: int, high: Sequence[int], low: Sequence[int]) -> Iterator[Share]:
    """(place, chips, part) of each winner; what a book leaves for the next pot stays in ``hand.carried``."""
    if high and low and list(high) != list(low):
        unit = hand.smallest_chip
        half = amount // (2 * unit) * unit
        rest = amount - 2 * half
        rule = hand.rules.odd_chip_high_low
        if rule == "next_pot":
            hand.carried += rest
        to_high = half + (rest if rule == "high_half" else 0)
        to_low = half + (rest if rule == "low_half" else 0)
        yield from share(hand, to_high, high, hand.game.high, "high")
        yield from share(hand, to_low, low, hand.game.low, "low")
    else:
        yield from share(hand, amount, high or low, hand.game.high if high else hand.game.low, "all")


def equal_parts(chips: int, among: int, unit: int) -> tuple[int, int]:
    """What each gets in whole chips of ``unit``, and what cannot be parted."""
    each = chips // (among * unit) * unit if among else 0
    return each, chips - each * among


def share(
    hand: HandMemory, amount: int, winners: Sequence[int], ranking: str | None, part: str
) -> Iterator[Share]:
    """Equal shares; odd chips one each, the first by the game family's rule and the rest from the button."""
    if len(winners) == 1:
        yield winners[0], amount, part
        return
    unit = hand.smallest_chip
    each, odd = equal_parts(amount, len(winners), unit)
    rule = hand.rules.odd_chip_stud if hand.game.is_stud else hand.rules.odd_chip_board
    order = list(winners)
    if odd and rule == "next_pot":
        hand.carried += odd
        odd = 0
    elif odd and rule == "highest_card_by_suit_in_best_five" and _seen(hand, winners):
        first = max(winners, key=lambda place: highest_card(hand, place, ranking or ""))
        order = [first, *(place for place in winners if place != first)]
    if odd > unit and hand.rules.several_odd_chips == "next_pot":
        hand.carried += odd - unit
        odd = unit
    for place in order:
        # Less than one whole chip (only possible when stacks are not multiples of it) goes with the first.
        extra = unit if odd >= unit else odd
        if place == order[0]:
            extra += odd % unit if odd >= unit else 0
        odd -= extra
        yield place, each + extra, part


def _seen(hand: HandMemory, winners: Sequence[int]) -> bool:
    """Does anybody know the cards that play?"""
    return HIDDEN not in hand.board and not any(HIDDEN in hand.hole[place] for place in winners)


def highest_card(hand: HandMemory, place: int, ranking: str) -> int:
    """The highest card by rank then suit among the five that play; the ace is low in low hands.

    Of two cards either of which could play, a flush apart, it is the one of the better suit.
    """
    made = made_hand(ranking, hand.hole[place], hand.board)
    high = ranking == "high"
    cards: Sequence[int] = made.cards
    if not (high and made.category in ("flush", "straight_flush")):
        cards = [card for card in (*hand.hole[place], *hand.board) if rank_of(card) in made.ranks]
    return max(cards) if high else max((card + 4) % 52 for card in cards)
