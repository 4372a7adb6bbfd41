"""A hand once more from its own record: the set-up it keeps and the events it wrote down.

Only what somebody did is done again; what follows by itself (cards from the deck, absent players, returned
bets, pots) must come out as recorded.
"""

import random
from collections import deque
from typing import Any

from torneo.cards import DECK, HIDDEN
from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction
from torneo.hand.same_hand import same_hand
from torneo.hand.status import SHOWDOWN, STREET_OVER


class RecordError(ValueError):
    """The events cannot have come from a hand with this set-up; names the first that does not follow."""


def rebuild(hand: Hand, rng: random.Random | None = None) -> Hand:
    """An equal hand, played again from the first forced bet; ``rng`` serves reshuffles still to come."""
    record = hand.events
    recorded = _RecordedShuffles(event[1:] for event in record if event[0] == "reshuffle")
    fresh = same_hand(
        hand,
        rng=recorded,
        blinds=hand.blinds,
        posts=_paid(hand, "post"),
        dead_posts=_paid(hand, "dead_post"),
        antes=_paid(hand, "ante"),
        absent=[hand.seats[place] for place in hand.absent],
        start=hand.start,
    )
    known = 0
    while True:
        known = _check(record, fresh.events, known)
        behind = known < len(record) or fresh.street < hand.street or hand.status == SHOWDOWN
        if fresh.status == STREET_OVER and behind:
            fresh.next_street()
        elif known == len(record):
            break
        else:
            _do(fresh, record[known])
    fresh._rng = rng
    return fresh


def _paid(hand: Hand, kind: str) -> dict[int, int]:
    """What each seat put in for that reason, as it was able to."""
    return {event[1]: event[2] for event in hand.events if event[0] == kind}


def _check(record: list[tuple[Any, ...]], events: list[tuple[Any, ...]], known: int) -> int:
    if len(events) > len(record):
        raise RecordError(f"the record ends before event {len(record)}, {events[len(record)]}")
    for index in range(known, len(events)):
        if events[index] != record[index]:
            raise RecordError(
                f"event {index} is {record[index]} in the record and {events[index]} when played"
            )
    return len(events)


def _do(hand: Hand, event: tuple[Any, ...]) -> None:
    kind, *rest = event
    if kind in ("fold", "check", "call", "bring_in", "bet", "raise", "draw") and hand.actor != rest[0]:
        raise RecordError(f"{event}: it is the turn of {hand.actor}")
    try:
        match kind:
            case "fold":
                hand.fold()
            case "check" | "call" | "bring_in":
                hand.check_or_call()
            case "bet" | "raise":
                hand.raise_to(rest[1], covering=True)
            case "draw":
                hand.draw(rest[1:])
            case "deal":
                hand.deal_hole(rest[0], rest[1:])
            case "board":
                hand.deal_board(rest)
            case "burn":
                hand.burn(rest[0])
            case "kill":
                hand.kill(rest[0])
            case "show":
                hand.show(rest[0], rest[1:])
            case "muck":
                hand.muck_hand(rest[0])
            case _:
                raise RecordError(f"{event} does not follow from what came before")
    except IllegalAction as error:
        raise RecordError(f"{event}: {error}") from None


class _RecordedShuffles(random.Random):
    """Gives `shuffled` for each card its place in the recorded order."""

    def __new__(cls, _orders: object) -> "_RecordedShuffles":
        return super().__new__(cls)

    def __init__(self, orders: Any) -> None:
        super().__init__(0)
        self._keys: deque[float] = deque()
        for order in orders:
            place = {card: index for index, card in enumerate(order) if card != HIDDEN}
            self._keys.extend(float(place.get(card, -1)) for card in DECK)

    def random(self) -> float:
        """The next card's key; after the last recorded shuffle any order is as good."""
        return self._keys.popleft() if self._keys else super().random()
