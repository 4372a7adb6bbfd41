"""The same spot ruled differently: what a director wants to see before a player does."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from torneo.floor.scenario.steps import VERBS
from torneo.tournament.rulings.state import Given

#: What a step says beside the act itself; two spots alike in these are ruled alike.
_TELLS = (
    "order", "clear", "prior", "gesture", "released", "past_line", "touches_muck", "touches", "identifiable",
    "thrown", "face_up", "high", "reasonable_time", "exposed", "recoverable", "how", "within_reach", "from",
    "does", "dealer", "discovered", "clock", "discusses", "disputes", "reported_for",
)  # fmt: skip


class Alike(msgspec.Struct, frozen=True, kw_only=True):
    """Rulings on the same kind of spot. ``outcomes``: {how it was ruled: numbers of the rulings}, at least
    two, in the order in which they first came."""

    reason: str
    outcomes: dict[str, tuple[int, ...]]

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(sorted(number for numbers in self.outcomes.values() for number in numbers))


def alike(rulings: Iterable[Given]) -> list[Alike]:
    """Spots of the same shape that did not end alike. Questions without an answer do not count, nor rulings
    on what did not happen.

    Where the floor chose, amounts do not matter: the same kind of question should find the same answer. Where
    the book decided, they do, counted in big blinds.
    """
    found: dict[tuple[Any, ...], dict[str, list[int]]] = {}
    for given in rulings:
        unanswered = given.outcome.is_question and not given.decided_at and not given.overruled_at
        if unanswered or given.withdrawn_at:
            continue
        ended = found.setdefault(shape_of(given), {})
        ended.setdefault(outcome_of(given), []).append(given.number)
    return [
        Alike(reason=key[0], outcomes={how: tuple(numbers) for how, numbers in ended.items()})
        for key, ended in found.items()
        if len(ended) > 1
    ]


def outcome_of(given: Given) -> str:
    """How it ended, in codes: ``overruled``, the option chosen, or kind and action of the ruling."""
    if given.overruled_at:
        return "overruled"
    if given.option:
        return given.option
    return f"{given.outcome.kind}.{given.outcome.action}" if given.outcome.action else given.outcome.kind


def shape_of(given: Given) -> tuple[Any, ...]:
    """What makes two spots the same: reason first, then the act and what was said about it."""
    step: Mapping[str, Any] = given.steps[-1]
    facts = given.outcome.facts
    shape: tuple[Any, ...] = (
        given.outcome.reason,
        given.setup.get("game"),
        tuple(verb for verb in VERBS if verb in step),
        tuple((key, str(step[key])) for key in _TELLS if key in step),
        tuple(sorted((key, said) for key, said in facts.items() if isinstance(said, str))),
    )
    if given.outcome.is_question:
        return shape
    unit = _unit(given.setup.get("level"))
    numbers = sorted((key, str(Fraction(said, unit))) for key, said in facts.items() if isinstance(said, int))
    amounts = (_scaled(step.get(key), unit) for key in ("to", "amount", "chips"))
    return (*shape, tuple(numbers), tuple(amounts), _faced(given, unit))


def _unit(level: Any) -> int:
    """The big blind, or the big bet of games without blinds."""
    known = level if isinstance(level, dict) else {}
    return next(
        (one for key in ("big", "big_bet", "ante") if isinstance(one := known.get(key), int) and one), 1
    )


def _faced(given: Given, unit: int) -> str:
    """The last amount somebody put in before, as it was told."""
    earlier = reversed(given.steps[:-1])
    told = (step[key] for step in earlier for key in ("to", "chips") if step.get(key) is not None)
    return _scaled(next(told, None), unit)


def _scaled(value: Any, unit: int) -> str:
    if isinstance(value, dict):
        pushed = sum(int(chip) * count for chip, count in value.items() if isinstance(count, int))
        return f"{Fraction(pushed, unit)} in {sum(one for one in value.values() if isinstance(one, int))}"
    if isinstance(value, list):
        return " + ".join(_scaled(one, unit) for one in value)
    return str(Fraction(value, unit)) if isinstance(value, int) and not isinstance(value, bool) else ""
