"""Playing a hand to its end by lawful answers and actions only; where that cannot be done, why not."""

import random
from collections.abc import Iterator
from typing import Final

from tools.unruly.acts import own_cards, unseen
from tools.unruly.spots import Plain
from tools.unruly.watched import Watched
from torneo.cards import HIDDEN, card_text
from torneo.floor.ruling import Option
from torneo.floor.scenario import words
from torneo.floor.scenario.told import CannotTell, ToldHand
from torneo.hand.coming import cards_to_come, untold
from torneo.hand.status import DRAW

_MOST: Final = 300
"""Acts after which a hand that is not over never will be."""
_OPEN_ENDED: Final = ("other_ruling", "override", "chip_forfeiture")
"""Answers that need more said with them."""


def finish(watched: Watched, rng: random.Random) -> str:
    """The hand played to its end and the next one dealt; what went wrong, or nothing."""
    told = watched.told
    assert told is not None
    for _ in range(_MOST):
        if told.table.next == "hand_over" and told.question is None:
            return left_open(told) or _next_hand(watched, rng)
        wrong = _goes_on(watched, rng)
        if wrong:
            return wrong
    return f"finish: {_where(told)} never ends"


def _goes_on(watched: Watched, rng: random.Random) -> str:
    """One lawful step that changes something; the ways there are by turns, until one does."""
    told = watched.told
    assert told is not None
    tried = []
    for step in ways(rng, told):
        said = len(told.rulings)
        before = _state(told)
        try:
            watched.tell(step, closely=False)
        except CannotTell:
            tried.append(f"{step} cannot be told")
            continue
        if watched.wrong:
            return watched.wrong
        ruling = told.rulings[said][0]
        if "does" in step and ruling.kind not in ("binding", "question", "dead_hand"):
            return f"lawful: {step['does']} is offered and {ruling.kind} ({ruling.reason})"
        if _state(told) != before:
            return ""
    return f"finish: {_where(told)} is stuck"


def _where(told: ToldHand) -> str:
    waits = told.table.next
    return f"{waits if isinstance(waits, str) else told.table.hand.status} {_asked(told)}".strip()


def _asked(told: ToldHand) -> str:
    asked = told.table.asked
    return asked.reading.case if asked is not None else ""


def _state(told: ToldHand) -> tuple[object, ...]:
    table = told.table
    hand = table.hand
    showdown = table.showdown
    return (len(hand.events), table.next, table.open_questions, len(hand.shown), hand.actor,
            showdown.given_up.copy(), tuple(showdown.asked_to_show), hand.seats, hand.button)  # fmt: skip


def ways(rng: random.Random, told: ToldHand) -> Iterator[Plain]:
    """What may be done now, the likeliest first."""
    table = told.table
    waits = table.next
    if told.question is not None:
        yield from _answers(rng, told)
    if waits == "hand_over" or (waits == "frozen" and told.question is not None):
        return
    if waits in ("street_over", "frozen"):
        yield _next_street(rng, told)
        yield {"dealer": "next_street"}
    elif waits == "showdown":
        yield from _showdown(rng, told)
    else:
        assert isinstance(waits, int)
        yield from _actions(rng, told, waits)


def _answers(rng: random.Random, told: ToldHand) -> Iterator[Plain]:
    question = told.question
    assert question is not None
    options: list[Option] = [one for one in question.options if one.code not in _OPEN_ENDED]
    rng.shuffle(options)
    for option in options:
        yield {"floor": option.code, "by": "director"}
    for option in question.options:
        if option.code == "chip_forfeiture":
            yield {"floor": option.code, "by": "director", "count": 1}
        elif option.code in _OPEN_ENDED:
            yield {"floor": option.code, "by": "director", "action": "fold"}


def _next_street(rng: random.Random, told: ToldHand) -> Plain:
    """The coming cards named where the stub is not known."""
    hand = told.table.hand
    count = cards_to_come(hand)
    coming = hand.deck[-hand.stub :] if hand.deck is not None and hand.stub else ()
    step: Plain = {"dealer": "next_street"}
    if hand.game.family == "board" and count and {*coming} == {HIDDEN}:
        free = unseen(rng, told)
        step["cards"] = [card_text(card) for card in free[:count]]
    return step


def _showdown(rng: random.Random, told: ToldHand) -> Iterator[Plain]:
    hand = told.table.hand
    if untold(hand):
        cards = unseen(rng, told)[: untold(hand)]
        yield {"dealer": "names_board", "cards": [card_text(card) for card in cards]}
    waiting = [seat for seat in hand.show_order() if seat not in hand.shown]
    if waiting and rng.random() < 0.2 and len(waiting) > 1:
        yield {"seat": waiting[-1], "mucks": True}
    for seat in waiting:
        held = hand.hole[hand.place_of[seat]]
        free = unseen(rng, told)
        named = [card if card != HIDDEN or not free else free.pop() for card in held]
        yield {"seat": seat, "tables": [card_text(card) for card in named] if HIDDEN in held else True}
    for seat in waiting:
        yield {"seat": seat, "mucks": True}


def _actions(rng: random.Random, told: ToldHand, seat: int) -> Iterator[Plain]:
    table = told.table
    if table.hand.status == DRAW:
        yield {"seat": seat, "does": "draw", "discards": own_cards(rng, told, seat)}
        return
    may = [kind for kind in table.may() if kind in words.DOES]
    rng.shuffle(may)
    may.sort(key=lambda kind: kind in ("bet", "raise", "complete") and rng.random() < 0.7)
    for kind in may:
        step: Plain = {"seat": seat, "does": kind}
        if kind in ("bet", "raise", "complete"):
            low, high = table.min_raise_to(), table.max_raise_to()
            step["to"] = rng.choice((low, low, high, rng.randint(low, max(low, high))))
        yield step


def left_open(told: ToldHand) -> str:
    """What a hand that is over must not leave behind."""
    table = told.table
    hand = table.hand
    open_still = {
        "held": table.bonds.held,
        "hidden": any(table.chips.hidden.values()),
        "to_show": table.cards.to_show,
        "chain": table.betting.chain,
        "pot": hand.pot,
        "plans": [street for street in hand.otherwise if street <= hand.street],
    }
    left = [name for name, what in open_still.items() if what]
    return f"open: {', '.join(left)} left when the hand is over" if left else ""


def _next_hand(watched: Watched, rng: random.Random) -> str:
    """The next hand is dealt, or nobody is left to play it."""
    told = watched.told
    assert told is not None
    over = told.table.hand
    for _ in range(5):
        try:
            if told.question is not None:
                for step in _answers(rng, told):
                    watched.tell(step, closely=False)
                    break
            else:
                watched.tell({"dealer": "next_hand"}, closely=False)
        except CannotTell as error:
            return f"finish: the next hand cannot be dealt ({error})"
        if watched.wrong:
            return watched.wrong
        if told.table.hand is not over and told.question is None:
            return ""
        if told.rulings[-1][0].reason == "nobody_to_play":
            return ""
    return f"finish: no next hand ({told.rulings[-1][0].reason})"
