"""A spot told step by step: the set-up of a scenario, then one act after another, each with its rulings.

    told = ToldHand(book, {"game": "nlhe", "level": {"small": 250, "big": 500}, "button": 6, "seats": {...}})
    told.tell({"seat": 3, "chips": {1000: 1, 100: 5}})[0].kind     # "binding"
    told.take_back()

Set-up and steps are the plain data of a scenario file, read by the same reader. What came as JSON, where a
seat or a chip is a text, is understood as well.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeGuard

import msgspec

from torneo.floor.acts import Act, Discovered, NotRuled
from torneo.floor.ruling import Ruling
from torneo.floor.scenario.around import Around
from torneo.floor.scenario.document import Document
from torneo.floor.scenario.entry import Page, Path
from torneo.floor.scenario.fault import CANNOT_BE, EngineFault, document_of
from torneo.floor.scenario.kept import Kept
from torneo.floor.scenario.problem import ScenarioProblem
from torneo.floor.scenario.reader import read_setup
from torneo.floor.scenario.said import Said
from torneo.floor.scenario.set_up import set_up
from torneo.floor.scenario.steps import read_step
from torneo.floor.table import Table
from torneo.hand import IllegalAction, SetupError
from torneo.hand.coming import lay_out_stud
from torneo.hand.status import STREET_OVER
from torneo.rulebook import Book, Lang, Problem
from torneo.rulebook.sheet import dotted

Spot = Mapping[str, Any]
"""The set-up, or a step, as plain data."""

_CARDS = {
    "duplicate_card": "card-already-out",
    "card_not_in_deck": "bad-card",
    "not_the_cards_dealt": "other-card",
    "cards_not_expected": "wrong-count",
}
"""What the hand says of a card it cannot take, and how a step tells it."""

#: Of the plain data of a hand that is kept: more than any real one has.
_KEPT_BYTES = 16_000
#: Letters of a text and values of a set-up or a step, where anybody may ask.
MOST_TEXT = 200
MOST_VALUES = 1_000
_LARGEST = 10**15


class CannotTell(ValueError):
    """A set-up or a step that cannot be; nothing has changed. ``problems`` name the keys at fault."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.say("en"))

    def say(self, lang: Lang) -> str:
        """Every fault after the key it is about; what cannot happen at a table needs none."""
        return "; ".join(_at_its_key(one, one.message(lang)) for one in self.problems)


def _at_its_key(problem: Problem, text: str) -> str:
    if problem.code in _CARDS.values() or problem.code in ("impossible-step", "not-ruled") or not problem.key:
        return text
    return f"{problem.key}: {text}"


class ToldHand:
    """A hand and what was told of it so far. ``document``: its set-up, read; ``table``: after the last
    step."""

    def __init__(self, book: Book, setup: Spot) -> None:
        self.setup = plain(setup)
        self.steps: list[dict[str, Any]] = []
        self.rulings: list[tuple[Ruling, ...]] = []
        page = Page("")
        document, self._around = read_setup(Said(page, self.setup, ("setup",)), book)
        if document is None or page.problems:
            raise CannotTell(page.problems or [_problem(("setup",), "impossible-setup")])
        self.document: Document = document
        self._seats = frozenset(self._around.seats)
        self._acts: list[Act] = []
        self.book = document.book
        self._given = book
        try:
            self.table: Table = set_up(document, self.book)
        except CANNOT_BE as error:
            key = error.field if isinstance(error, SetupError) else ""
            raise CannotTell([_problem(("setup", *filter(None, [key])), "impossible-setup")]) from error
        except Exception as error:
            raise EngineFault(document_of(book, self.setup, [])) from error

    def tell(self, step: Spot) -> tuple[Ruling, ...]:
        """One more act: the ruling on it and those it set off. ``CannotTell`` if it cannot be,
        ``EngineFault`` if the engine fails; the hand is then as it was before."""
        raw = plain(step)
        act = self._read(raw)
        try:
            rulings = self._rule(act)
        except CANNOT_BE as error:
            self._replay()
            raise CannotTell([_of_step(error, ("steps", len(self.steps)))]) from error
        except Exception as error:
            self._replay()
            raise EngineFault(document_of(self._given, self.setup, [*self.steps, raw])) from error
        self._acts.append(act)
        self.steps.append(raw)
        self.rulings.append(rulings)
        return rulings

    def take_back(self) -> dict[str, Any] | None:
        """The last step never was; gives it, or None where nothing was told yet."""
        if not self.steps:
            return None
        self._acts.pop()
        self.rulings.pop()
        step = self.steps.pop()
        self._replay()
        return step

    def copy(self) -> "ToldHand":
        """An independent twin, to tell it something else."""
        twin = ToldHand.__new__(ToldHand)
        around = self._around
        seated = type(around)(set(around.seats), around.game, around.book, around.unposted)
        vars(twin).update(vars(self), _acts=self._acts[:], _around=seated)
        twin.steps, twin.rulings = self.steps[:], self.rulings[:]
        twin.table = self.table.copy()
        for name in ("before", "before_silence"):
            earlier = getattr(self.table, name)
            setattr(twin.table, name, earlier.copy() if earlier is not None else None)
        return twin

    @property
    def question(self) -> Ruling | None:
        """The open question, with its options and what each would do."""
        return self.table.question

    @property
    def last_act(self) -> Act | None:
        return self._acts[-1] if self._acts else None

    @property
    def acts(self) -> tuple[Act, ...]:
        """What was told so far, read."""
        return tuple(self._acts)

    @property
    def names(self) -> dict[int, str]:
        """Of the seats that have one in the set-up."""
        return {seat: player.name for seat, player in self.document.seats.items() if player.name}

    @property
    def chips_at_first(self) -> int:
        """What lay on the table when the first step was still to come: stacks and pot."""
        start = self.document.start
        return sum(player.stack for player in self.document.seats.values()) + (start.pot if start else 0)

    @property
    def over(self) -> bool:
        return self.table.hand.is_over

    # ---- inside ------------------------------------------------------------------------------------

    def _read(self, raw: dict[str, Any]) -> Act:
        place: Path = ("steps", len(self.steps))
        page = Page("")
        if "expect" in raw:
            page.add(None, (*place, "expect"), "no-expectations", {})
        seats = set(self._around.seats)
        step = read_step(Said(page, raw, place), len(self.steps) + 1, self._around)
        if step is None or page.problems:
            self._around.seats = seats
            raise CannotTell(page.problems)
        return step.act

    def _rule(self, act: Act) -> tuple[Ruling, ...]:
        if self._withheld_otherwise(act):
            self._replay((act,))
        if self.table.hand.status == STREET_OVER:
            lay_out_stud(self.table.hand, self.document.cards)
        ruling = self.table.rule(act)
        return (ruling, *ruling.followed_by)

    def _withheld_otherwise(self, act: Act) -> bool:
        """Only what is discovered tells whether it was the ante or the blind that somebody had not posted,
        and whether all of it; told of a seat, also that this seat had not."""
        return is_missing(act) and (act.seat is not None or bool(self._around.unposted))

    def _replay(self, to_come: tuple[Act, ...] = ()) -> None:
        """The table made again from its set-up and the steps told."""
        acts = (*self._acts, *to_come)
        missed = {act.seat for act in acts if is_missing(act)}
        seats = {
            seat: msgspec.structs.replace(player, unposted=player.unposted or seat in missed)
            for seat, player in self.document.seats.items()
        }
        steps = tuple(_Told(act) for act in acts)
        self.table = set_up(msgspec.structs.replace(self.document, seats=seats, steps=steps), self.book)
        self._around.seats = set(self._seats)
        for raw, act in zip(self.steps, self._acts, strict=True):
            if "sits_down" in raw:
                self._around.seats.add(int(raw["seat"]))
            if self.table.hand.status == STREET_OVER:
                lay_out_stud(self.table.hand, self.document.cards)
            self.table.rule(act)


def is_missing(act: Act) -> TypeGuard[Discovered]:
    """Is a forced bet found not to have been posted?"""
    return isinstance(act, Discovered) and act.what in ("missing_ante", "missing_blind")


def act_told(step: Spot) -> Act | None:
    """What a step tells, whatever table it was told of; None if it tells nothing that can be."""
    page = Page("")
    found = read_step(Said(page, plain(step), ("steps", 0)), 1, Around(set(), None, None))
    return found.act if found is not None and not page.problems else None


class _Told(msgspec.Struct, frozen=True):
    """A step as far as the set-up looks at it."""

    act: Act


# ---- hands told before, kept for the next question about them ------------------------------------------


kept: Kept[tuple[Book, bytes, tuple[bytes, ...]], ToldHand] = Kept(256)
"""By book, set-up and steps."""


def told_hand(book: Book, setup: Spot, steps: Sequence[Spot] = ()) -> ToldHand:
    """The hand with all these steps told; may raise ``CannotTell``. Do not change it: tell a ``copy``."""
    raw = _bytes(plain(setup))
    told = tuple(_bytes(plain(step)) for step in steps)
    if len(raw) + sum(map(len, told)) > _KEPT_BYTES:
        return _told(ToldHand(book, setup), steps)
    hand = kept.find((book, raw, told))
    if hand is None:
        before = kept.find((book, raw, told[:-1])) if told else None
        hand = _told(before.copy() if before else ToldHand(book, setup), steps)
        kept.keep((book, raw, told), hand)
    return hand


def _told(hand: ToldHand, steps: Sequence[Spot]) -> ToldHand:
    """The hand with the steps it has not been told yet."""
    for step in steps[len(hand.steps) :]:
        hand.tell(step)
    return hand


def must_be_short(setup: Spot, steps: Sequence[Spot]) -> None:
    """``CannotTell`` for a spot of somebody unknown that is larger than any real one."""
    for path, part in ((("setup",), setup), *((("steps", place), step) for place, step in enumerate(steps))):
        waiting: list[Any] = [part]
        seen = 0
        while waiting:
            one = waiting.pop()
            seen += 1
            if isinstance(one, str) and len(one) > MOST_TEXT:
                raise CannotTell([_problem(path, "text-too-long", found=len(one), most=MOST_TEXT)])
            if isinstance(one, Mapping):
                waiting += [*one.keys(), *one.values()]
            elif isinstance(one, list | tuple):
                waiting += one
            if seen + len(waiting) > MOST_VALUES:
                raise CannotTell([_problem(path, "too-much", most=MOST_VALUES)])


# ---- plain data ----------------------------------------------------------------------------------------


def plain(data: Spot) -> dict[str, Any]:
    """The data with every key as text, as it is stored; equal spots give equal data."""
    if not isinstance(data, Mapping):
        raise CannotTell([_problem((), "wrong-type", expected="mapping", found="text")])
    made: dict[str, Any] = _plain(data, 0)
    return made


def _plain(value: Any, depth: int) -> Any:
    if depth > 12:
        raise CannotTell([_problem((), "too-deep")])
    if isinstance(value, int) and abs(value) > _LARGEST:
        raise CannotTell([_problem((), "impossible-amount", found=value, why="too_large")])
    if isinstance(value, Mapping):
        return {str(key): _plain(inner, depth + 1) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner, depth + 1) for inner in value]
    return value if isinstance(value, str | int | bool | float | None) else str(value)


def _bytes(value: Any) -> bytes:
    return msgspec.msgpack.encode(value, order="deterministic")


def _problem(path: Path, code: str, **params: object) -> ScenarioProblem:
    return ScenarioProblem("", 0, 0, dotted(path), code, {name: str(said) for name, said in params.items()})


def _of_step(error: Exception, place: Path) -> ScenarioProblem:
    """Why an act that could be read could not be carried out."""
    if isinstance(error, IllegalAction) and error.reason in _CARDS:
        facts = error.facts
        params = {"found": facts.get("got", facts.get("card", "")), "expected": facts.get("expected", "")}
        return _problem((*place, "cards"), _CARDS[error.reason], **params)
    if isinstance(error, NotRuled):
        return _problem(place, "not-ruled")
    return _problem(place, "impossible-step")
