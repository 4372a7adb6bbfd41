"""``torneo scenario``: run scenario files, tell one as a story with its rulings, play at random or pairs."""

import argparse
import sys
import traceback
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from torneo.cards import cards_signs
from torneo.cli.errors import not_there, say
from torneo.cli.from_checkout import add_tool
from torneo.cli.options import Subparsers, add_json, add_language, add_trace
from torneo.cli.ruling_card import ruling_card, trace_card
from torneo.cli.spot_told import spot_told
from torneo.cli.words import words
from torneo.floor import acts
from torneo.floor.ruling import Ruling
from torneo.floor.scenario import (
    BrokenDocument,
    Document,
    Played,
    Result,
    load_file,
    opened,
    play,
    run_file,
    scenario_files,
)
from torneo.floor.scenario.run import NOT_RULED
from torneo.floor.sentences.acts import Teller
from torneo.floor.trace import Tracing
from torneo.hand import IllegalAction, SetupError
from torneo.rulebook import Lang

SAY = words.texts("scenario")


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "scenario", help="run scenario files, tell them as a story, play at random or pairs of acts"
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    run = commands.add_parser(
        "run",
        help="run scenarios and report those that do not come out as written",
        description="Runs scenario files, and every .yaml file of the folders given. Exit code 1 if a "
        "scenario fails, 2 if a file cannot be read.",
    )
    run.add_argument("paths", nargs="+", metavar="PATH", help="scenario file or folder")
    add_json(run, "[{file, scenario, ok, step, expected, got}]")
    add_language(run)
    run.set_defaults(run=run_command)
    explain = commands.add_parser(
        "explain",
        help="tell a scenario with its rulings",
        description="Tells every scenario of a file: the spot, each step, the ruling with its clauses. Exit "
        "code 1 if a ruling is not what the scenario expects, 2 if the file cannot be read.",
    )
    explain.add_argument("file", metavar="FILE")
    add_trace(explain)
    add_language(explain)
    explain.set_defaults(run=explain_command)
    add_tool(commands, "scenario random", "tools.unruly.random_command")
    add_tool(commands, "scenario pairs", "tools.unruly.pairs_command")


# ---- run -------------------------------------------------------------------------------------------


def run_command(args: argparse.Namespace) -> int:
    lang: Lang = args.lang
    results: list[Result] = []
    for path in args.paths:
        if not Path(path).exists():
            return _not_there(path, lang)
        files = list(scenario_files([path]))
        if not files:
            print(f"torneo: {SAY['none'].say(lang, path=path)}", file=sys.stderr)
            return 2
        results += [result for file in files for result in run_file(file)]
    good = sum(result.ok for result in results)
    if args.json:
        print(msgspec.json.encode([_as_json(result) for result in results]).decode())
    else:
        for result in results:
            print("\n".join(_report(result, lang)))
        print(SAY["sum"].say(lang, n=len(results), ok=good, bad=len(results) - good))
    if any(result.problems for result in results):
        return 2
    return 0 if good == len(results) else 1


def _not_there(path: str, lang: Lang) -> int:
    print(f"torneo: {say(not_there(path), lang)}", file=sys.stderr)
    return 2


def _as_json(result: Result) -> dict[str, Any]:
    got: Any = result.got
    if result.problems:
        got = {"error": [problem.say("en") for problem in result.problems]}
    return {
        "file": result.file,
        "scenario": result.scenario,
        "ok": result.ok,
        "step": result.step,
        "expected": result.expected,
        "got": got,
    }


def _report(result: Result, lang: Lang) -> Iterator[str]:
    mark = SAY["ok" if result.ok else "bad"].say(lang)
    yield f"{mark:5}{result.file}:{result.line} {result.scenario}".rstrip()
    yield from (f"     {problem.say(lang)}" for problem in result.problems)
    if result.ok or result.problems:
        return
    where = SAY["step"].say(lang, n=result.step) if result.step else SAY["start"].say(lang)
    if result.fault:
        yield f"     {where}: {SAY['fault'].say(lang, error=result.error)}"
        yield from (f"     {line}" for line in result.fault.splitlines())
        return
    if result.error:
        yield f"     {where}: {SAY['not_ruled'].say(lang) if result.error == NOT_RULED else result.error}"
        return
    for line in _differences(result.expected or {}, result.got or {}, lang):
        yield f"     {where}: {line}"


def _differences(expected: Mapping[str, Any], got: Mapping[str, Any], lang: Lang) -> Iterator[str]:
    for key, found in got.items():
        told = {"expected": _value(key, expected.get(key)), "got": _value(key, found)}
        yield SAY["expected"].say(lang, key=key, **told)


def _value(key: str, value: Any) -> str:
    if key == "board" and isinstance(value, list):
        return f"[{cards_signs(value)}]"
    return msgspec.json.encode(value).decode()


# ---- explain ---------------------------------------------------------------------------------------


def explain_command(args: argparse.Namespace) -> int:
    code = 0
    if not Path(args.file).exists():
        return _not_there(args.file, args.lang)
    for place, document in enumerate(load_file(args.file)):
        if place:
            print()
        if isinstance(document, BrokenDocument):
            for problem in document.problems:
                print(f"torneo: {problem.say(args.lang)}", file=sys.stderr)
            code = 2
            continue
        story = Story(document, args.lang, trace=args.trace)
        try:
            for line in story.lines():
                print(line)
        except (IllegalAction, SetupError) as error:
            print(f"torneo: {document.file}:{document.line}: {error}", file=sys.stderr)
            story.failed = True
        except Exception as error:  # the file itself is the scenario that brings it about
            told = SAY["fault"].say(args.lang, error=f"{type(error).__name__}: {error}")
            print(f"torneo: {document.file}:{document.line}: {told}", file=sys.stderr)
            traceback.print_exception(error)
            story.failed = True
        if story.failed:
            code = max(code, 1)
    return code


class Story(Teller):
    """One scenario told to a person."""

    def __init__(self, document: Document, lang: Lang, *, trace: bool = False) -> None:
        super().__init__(lang, {seat: player.name for seat, player in document.seats.items()})
        self.document = document
        self.trace = trace
        self.failed = False

    def lines(self) -> Iterator[str]:
        table = opened(self.document)
        yield self.document.title
        yield "=" * len(self.document.title)
        yield from spot_told(self.document, table, self)
        if not self.trace:
            for played in play(self.document, table):
                yield from self._told(played)
            return
        with Tracing(table) as tracing:
            for played in play(self.document, table):
                yield from self._told(played)
                yield from (f"   {line}" for line in trace_card(tracing.take(), self.lang))

    def _told(self, played: Played) -> Iterator[str]:
        yield ""
        yield f"{played.step.number}. {self.act(played.step.act)}"
        yield from self._outcome(played)

    def says(self, key: str, **values: object) -> str:
        return SAY[key].say(self.lang, **values)

    # ---- the ruling ----------------------------------------------------------------------------

    def _outcome(self, played: Played) -> Iterator[str]:
        if played.ruling is None:
            self.failed = True
            yield f"   ► {self.says(played.error) if played.error in SAY else played.error}"
            return
        yield from self._ruling(played.ruling)
        for follower in played.ruling.followed_by:
            follows = "follows" if follower.seat is not None else "then"
            yield f"   {self.say(follows, who=self.who(follower.seat))}"
            yield from self._ruling(follower)
        if isinstance(played.step.act, acts.Decides) and played.table.decisions:
            decision = played.table.decisions[-1]
            why = f" ({decision.why})" if decision.why else ""
            yield f"     {self.say('decided', by=self.say(decision.by))}{why}."
        yield f"   {self.turn(played.table.next)}"
        if played.missed:
            self.failed = True
            yield f"   ✗ {self.says('missed')}"
            yield from (f"     {line}" for line in _differences(played.step.expect, played.missed, self.lang))

    def _ruling(self, ruling: Ruling) -> Iterator[str]:
        for line in ruling_card(ruling, self.document.book, self.lang, self.who):
            yield f"   {line}"
