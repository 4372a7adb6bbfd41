"""The chip race at one table, as the book deals it.

From the starting seat clockwise each player gets a card for each odd chip. The odd chips of the table are
worth so many new ones; these go to the best cards, by rank and then by suit, at most one to a player. Nobody
leaves the event by a race: whoever would be left with nothing gets one chip of the lowest value in play.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from torneo.cards import rank_of

#: Cards of one deck; a race that needs more uses as many decks as it takes.
DECK_SIZE = 52


class RaceResult(msgspec.Struct, frozen=True, kw_only=True):
    """``dealt``: {seat: cards} in the order dealt; ``winners``: seats, best card first, once per chip won;
    ``rescued``: seats that get one chip of the lowest value; ``changes``: {seat: points}, of every seat in
    the race; ``difference``: what the event gains or loses, rescued chips included."""

    dealt: dict[int, tuple[int, ...]]
    awarded: int
    winners: tuple[int, ...]
    rescued: tuple[int, ...]
    changes: dict[int, int]
    difference: int


def race(
    odd: Mapping[int, int],
    value: int,
    to: int,
    rounding: str,
    rules: Mapping[str, Any],
    cards: Sequence[int],
    *,
    stacks: Mapping[int, int] | None = None,
    lowest: int = 0,
    suits_count: bool = True,
) -> RaceResult:
    """Races the odd chips {seat: how many of ``value``} for chips of ``to``.

    ``rules``: the policy ``chips_race``; ``rounding``: the policy ``chips_colour_up_rounding``. ``stacks``:
    {seat: points before the race}, to see whom it would put out; ``lowest``: the smallest value left in play
    (``to`` unless told). Where suits are equal the card dealt first is the better one.
    """
    order = dealing_order(odd, rules["start_seat"])
    if to <= value or to % value:
        raise ValueError(f"chips of {value} cannot be raced for chips of {to}")
    if any(odd[seat] * value >= to for seat in order):
        raise ValueError(f"{to // value} chips of {value} are a whole chip of {to}: change them first")
    needed = cards_needed(odd, rules)
    if len(cards) != needed:
        raise ValueError(f"{needed} cards are dealt in this race, not {len(cards)}")
    dealt: dict[int, tuple[int, ...]] = {}
    at = 0
    for seat in order:
        count = odd[seat] * rules["cards_per_odd_chip"]
        dealt[seat] = tuple(cards[at : at + count])
        at += count
    most = rules["max_chips_won"]
    points = value * sum(odd.values())
    awarded = min(new_chips(points, to, rounding), most * len(order))
    winners = _winners(dealt, awarded, most, suits_count=suits_count)
    changes = {seat: winners.count(seat) * to - odd[seat] * value for seat in order}
    rescued = tuple(seat for seat in order if stacks is not None and stacks[seat] + changes[seat] <= 0)
    for seat in rescued:
        changes[seat] += lowest or to
    return RaceResult(
        dealt=dealt, awarded=awarded, winners=winners, rescued=rescued, changes=changes,
        difference=sum(changes.values()),
    )  # fmt: skip


def new_chips(points: int, to: int, rounding: str) -> int:
    """How many chips of ``to`` are given for the points."""
    if rounding == "half_or_more_rounds_up":
        return (2 * points + to) // (2 * to)
    if rounding == "round_up_for_the_player":
        return -(-points // to)
    return points // to


def dealing_order(odd: Mapping[int, int], start: int) -> list[int]:
    """Seats with odd chips, clockwise from the starting seat."""
    holding = sorted(seat for seat, count in odd.items() if count)
    return [seat for seat in holding if seat >= start] + [seat for seat in holding if seat < start]


def cards_needed(odd: Mapping[int, int], rules: Mapping[str, Any]) -> int:
    return int(sum(odd.values()) * rules["cards_per_odd_chip"])


def decks_needed(cards: int) -> int:
    return max(1, -(-cards // DECK_SIZE))


def _winners(
    dealt: Mapping[int, Sequence[int]], awarded: int, most: int, *, suits_count: bool
) -> tuple[int, ...]:
    """Cards are numbered by rank and then by suit, spades highest, so they compare as they are."""
    best = sorted(
        ((card if suits_count else rank_of(card), seat) for seat, cards in dealt.items() for card in cards),
        key=lambda pair: -pair[0],
    )
    winners: list[int] = []
    for _, seat in best:
        if len(winners) == awarded:
            break
        if winners.count(seat) < most:
            winners.append(seat)
    return tuple(winners)
