"""Where the corners of the floor say what they rule on, what follows, which answers they carry out.

A function decorated here is asked whenever its moment comes; the kernel knows no corner by name. ``corners``
imports them all and says in which order they are asked.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

from msgspec.structs import replace

from torneo.floor.acts import Act, NotRuled
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling

Rules = Callable[[Any, Any], Ruling | None]
Answers = Callable[[Any, Any, str, int | None], Ruling | None]
Stage = Literal["bets", "chips", "cards", "showdown", "absent", "departed"]

_STAGES: tuple[Stage, ...] = ("bets", "chips", "cards", "showdown", "absent", "departed")
_R = TypeVar("_R", bound=Callable[..., Any])

_rules: dict[type[Act], list[Rules]] = {}
_afterwards: dict[type[Act], list[Callable[[Any, Any, Ruling], Ruling]]] = {}
_follows: dict[Stage, list[Callable[[Any], list[Ruling]]]] = {stage: [] for stage in _STAGES}
_answers: list[Answers] = []
_weighs: list[Callable[[Any, Any, Any], Any]] = []
_notes: list[Callable[[Any, Any], None]] = []
_before_the_deal: list[Callable[[Any], None]] = []
_records: list[Callable[[Any, int | None, Reading], tuple[Reading, tuple[str, ...]]]] = []
_plays: list[Callable[[Any, Any], Ruling]] = []


# ---- what a corner says ----------------------------------------------------------------------------


def rules(*kinds: type[Act]) -> Callable[[_R], _R]:
    """``(table, act)``: the ruling on acts of these kinds, or ``None`` if it is for another corner."""
    return _each(_rules, kinds)


def afterwards(*kinds: type[Act]) -> Callable[[_R], _R]:
    """``(table, act, ruling)``: the ruling somebody gave on such an act, with what it brings besides."""
    return _each(_afterwards, kinds)


def follows(stage: Stage) -> Callable[[_R], _R]:
    """``(table)``: rulings on what an act has set off, in the order of the stages."""

    def register(function: _R) -> _R:
        _follows[stage].append(function)
        return function

    return register


def answers(function: _R) -> _R:
    """``(table, question, option, to)``: the option carried out, or ``None`` if somebody else asked."""
    _answers.append(function)
    return function


def weighs(function: _R) -> _R:
    """``(table, question, act)``: an answer to be carried out: refused, or the question with its size."""
    _weighs.append(function)
    return function


def notes(function: _R) -> _R:
    """``(table, done)``: keeps in mind something about an action that was carried out."""
    _notes.append(function)
    return function


def before_the_deal(function: _R) -> _R:
    """``(table)``: settles what nobody has decided when the next hand is dealt."""
    _before_the_deal.append(function)
    return function


def records(function: _R) -> _R:
    """``(table, seat, reading)``: an infraction with what the player's record adds, and the penalties."""
    _records.append(function)
    return function


def plays(function: _R) -> _R:
    """``(table, act)``: the ruling on an act of betting or folding, whatever else it may be."""
    _plays.append(function)
    return function


def arrange(corners: Sequence[str]) -> None:
    """The corners in the order they are asked, by the names of their packages."""

    def place(function: Callable[..., Any]) -> int:
        return next(
            at for at, corner in enumerate(corners) if f"{function.__module__}.".startswith(f"{corner}.")
        )

    for asked in _rules.values():
        asked.sort(key=place)
    _answers.sort(key=place)


def _each(kept: dict[type[Act], list[Any]], kinds: tuple[type[Act], ...]) -> Callable[[_R], _R]:
    def register(function: _R) -> _R:
        for kind in kinds:
            kept.setdefault(kind, []).append(function)
        return function

    return register


# ---- asking them -----------------------------------------------------------------------------------


def rule_on(table: Any, act: Act) -> Ruling:
    """The ruling on an act; whatever it changes has been changed when this returns, and where it ended the
    hand, nothing of it is left open."""
    kind = type(act)
    was_over = table.hand.is_over
    for corner in _rules.get(kind, ()):
        ruling = corner(table, act)
        if ruling is not None:
            for add in _afterwards.get(kind, ()):
                ruling = add(table, act, ruling)
            return ruling if was_over or not table.hand.is_over else _ended(table, ruling)
    raise NotRuled(kind.__name__)


def _ended(table: Any, ruling: Ruling) -> Ruling:
    """The ruling that ended the hand, with what follows and who is paid."""
    return replace(followed(table, ruling), wins=paid(table))


def paid(table: Any) -> tuple[int, ...]:
    """The seats that take chips out of the pots, each once."""
    return tuple(dict.fromkeys(award.seat for award in table.hand.awards if award.amount))


def play(table: Any, act: Act) -> Ruling:
    """The ruling on an act as one of betting or folding."""
    return _plays[0](table, act)


def settled(table: Any) -> list[Ruling]:
    """What the corners have to settle now, stage by stage."""
    return [ruling for stage in _STAGES for settle in _follows[stage] for ruling in settle(table)]


def followed(table: Any, ruling: Ruling) -> Ruling:
    """The ruling with those on what is settled because of it."""
    more = settled(table)
    return replace(ruling, followed_by=(*ruling.followed_by, *more)) if more else ruling


def answer(table: Any, question: Any, option: str, to: int | None) -> Ruling:
    """The option carried out by the corner that asked."""
    for corner in _answers:
        ruling = corner(table, question, option, to)
        if ruling is not None:
            return ruling
    raise NotRuled(f"{question.reading.case} {option}")


def weigh(table: Any, question: Any, act: Act) -> Any:
    """The question as the answer wants it carried out, or the ruling that refuses the answer."""
    for corner in _weighs:
        question = corner(table, question, act)
        if isinstance(question, Ruling):
            break
    return question


def note(table: Any, done: Any) -> None:
    for corner in _notes:
        corner(table, done)


def settle_before_the_deal(table: Any) -> None:
    for corner in _before_the_deal:
        corner(table)


def on_record(table: Any, seat: int | None, reading: Reading) -> tuple[Reading, tuple[str, ...]]:
    """An infraction as the player's record makes it, and the penalties put before the floor."""
    return _records[0](table, seat, reading)
