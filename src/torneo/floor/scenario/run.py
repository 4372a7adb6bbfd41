"""Running scenarios: play the steps, compare, stop a document at its first difference."""

import os
import traceback
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from torneo.floor.acts import Act, NotRuled
from torneo.floor.card_acts import DealerActs, SitsDown
from torneo.floor.ruling import Ruling
from torneo.floor.scenario.compare import failures
from torneo.floor.scenario.document import BrokenDocument, Document, Expectations, Step
from torneo.floor.scenario.fault import CANNOT_BE
from torneo.floor.scenario.files import load_file, scenario_files
from torneo.floor.scenario.moment import at_the_moment, is_before_the_pay, played_out, ruling_meant
from torneo.floor.scenario.observed import Seen
from torneo.floor.scenario.set_up import set_up
from torneo.floor.table import Table
from torneo.hand.coming import lay_out_stud
from torneo.hand.status import STREET_OVER
from torneo.rulebook import Book, Problem

NOT_RULED = "not ruled on yet"
_AFTER_THE_HAND = ("next_hand", "starts_hand", "closes_hand")


class Result(msgspec.Struct, frozen=True):
    """How a scenario went. ``step`` counts from 1 and, like the rest, tells of the step that failed.

    ``expected`` and ``got`` hold only what differs. ``error``: the step could not be played at all;
    ``fault``: because the engine itself failed, an error of this program, with where it did.
    ``problems``: the document could not be read; nothing was played then.
    """

    file: str
    line: int
    scenario: str
    ok: bool
    clauses: tuple[str, ...] = ()
    step: int | None = None
    expected: dict[str, Any] | None = None
    got: dict[str, Any] | None = None
    error: str = ""
    fault: str = ""
    problems: tuple[Problem, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """One step done: ``missed`` are the expectations that did not hold, with what was there instead."""

    step: Step
    table: Table
    ruling: Ruling | None
    missed: dict[str, Any] = {}
    error: str = ""


def run_paths(paths: Iterable[str | os.PathLike[str]]) -> Iterator[Result]:
    """Every scenario of the files and of the folders' files."""
    for file in scenario_files(paths):
        yield from run_file(file)


def run_file(path: str | os.PathLike[str]) -> list[Result]:
    return [run(document) for document in load_file(path)]


def run(document: Document | BrokenDocument, book: Book | None = None) -> Result:
    """Play one scenario, under another book if one is given; the policies it sets itself stay on top."""
    if isinstance(document, BrokenDocument):
        return Result(document.file, document.line, document.title, False, problems=document.problems)
    step: Step | None = None
    try:
        table = opened(document, book)
        missed = failures(document.expect, Seen(table, _deal_told(table), 0)) if document.expect else {}
        if missed:
            return _failed(document, None, document.expect, missed)
        step = document.steps[0]
        for played in play(document, table):
            if played.error or played.missed:
                return _failed(document, played.step, played.step.expect, played.missed, played.error)
            step = document.steps[min(played.step.number, len(document.steps) - 1)]
    except CANNOT_BE as error:
        return _failed(document, step, {}, {}, f"{type(error).__name__}: {error}")
    except Exception as error:  # a fault of the engine is a failed scenario, not the end of the run
        failed = _failed(document, step, {}, {}, f"{type(error).__name__}: {error}")
        return msgspec.structs.replace(failed, fault="".join(traceback.format_exception(error)))
    return Result(document.file, document.line, document.title, True, document.clauses)


def _deal_told(table: Table) -> Ruling | None:
    """What is told of the deal itself, where the document begins with it."""
    if table.hand.start is not None:
        return None
    return table.copy().rule(DealerActs(what="starts_hand"))


def opened(document: Document, book: Book | None = None) -> Table:
    """The table before the first step."""
    if book is None:
        return set_up(document, document.book)
    return set_up(document, book.with_policies(document.policies) if document.policies else book)


def play(document: Document, table: Table) -> Iterator[Played]:
    """The steps one after another, each with its ruling and what did not come out as expected."""
    for step in document.steps:
        before = len(table.hand.events)
        if table.hand.status == STREET_OVER:
            lay_out_stud(table.hand, document.cards)
        if _waits_for_the_end(step.act, table):
            table = played_out(document, table)
        table.showdown.opens_all_in = not is_before_the_pay(step.expect)
        try:
            ruling = table.rule(step.act)
        except NotRuled:
            yield Played(step, table, None, error=NOT_RULED)
            return
        table.showdown.opens_all_in = True
        table = at_the_moment(document, step.expect, table)
        seen = Seen(table, ruling, before, ruling_meant(step.expect, ruling))
        yield Played(step, table, ruling, failures(step.expect, seen))


def _waits_for_the_end(act: Act, table: Table) -> bool:
    """Does it only happen after the hand, as sitting down where somebody still plays?"""
    if isinstance(act, SitsDown):
        return act.seat in table.hand.place_of
    return isinstance(act, DealerActs) and act.what in _AFTER_THE_HAND


def _failed(
    document: Document, step: Step | None, expect: Expectations, missed: dict[str, Any], error: str = ""
) -> Result:
    return Result(
        document.file,
        step.line if step else document.line,
        document.title,
        False,
        document.clauses,
        step.number if step else 0,
        {key: expect[key] for key in missed or expect},
        missed or ({"error": error} if error else {}),
        error,
    )
