"""``torneo case``: a disciplinary case from its steps, with refusals, deadlines and what is due.

    torneo case run docs/examples/cases/expulsion.yaml
    torneo case run mine.yaml --at 2025-07-14T09:00-05:00 --json

Exit codes: 0 every step went as the file says, 1 one did not, 2 the file cannot be understood.
"""

import argparse
from typing import Any

import msgspec

from torneo.cli.case_file import Step, Story, moment_of, read_story
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.cli.structure import open_book
from torneo.cli.words import words
from torneo.commission import Case, act, deadlines, dues, say
from torneo.commission.local_time import local
from torneo.commission.telling import told
from torneo.commission.words import name
from torneo.rulebook import Book, Lang
from torneo.tournament.kernel import Happened, Refused
from torneo.writing import sortable

_SAY = words.texts("case")


class Answered(msgspec.Struct, frozen=True):
    """A step and what came of it."""

    step: Step
    answer: list[Happened] | Refused

    @property
    def code(self) -> str:
        return self.answer.reason if isinstance(self.answer, Refused) else ""

    @property
    def as_told(self) -> bool:
        return self.code == self.step.refused


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("case", help="a disciplinary case, step by step, with its deadlines")
    commands = parser.add_subparsers(dest="case_command", required=True, metavar="COMMAND")
    run_it = commands.add_parser(
        "run",
        help="a case from a file of steps",
        description="FILE is YAML {book, steps: [{at, by, do, with, refused}]}; see docs/discipline.md. "
        "A step that says `refused: CODE` must be refused with that code.",
    )
    run_it.add_argument("file", metavar="FILE")
    run_it.add_argument("--at", default="", metavar="TIME", help="stop there (default: after the last step)")
    add_language(run_it)
    add_json(run_it, "{book, steps: [{at, by, do, refused, clauses, events}], case, deadlines, dues}")
    run_it.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    story = read_story(args.file)
    book = open_book(story.book)
    case = Case()
    now = _now(args.at, story)
    steps = [step for step in story.steps if not args.at or step.asked.at <= now]
    answered = [Answered(step, act(case, step.asked, book)) for step in steps]
    if args.json:
        _print_json(answered, case, now, book, args.lang)
    else:
        _print(answered, case, now, book, args.lang)
    return 0 if all(one.as_told for one in answered) else 1


def _now(text: str, story: Story) -> int:
    if not text:
        return max((step.asked.at for step in story.steps), default=0)
    return moment_of("--at", text)[0]


def _print(answered: list[Answered], case: Case, now: int, book: Book, lang: Lang) -> None:
    for one in answered:
        at = sortable(local(one.step.asked.at, one.step.offset))
        lines = [
            f"{at}  {one.step.asked.by.name}: {line}" for line in _lines(one.answer, lang, case.currency)
        ]
        print("\n".join(lines))
        if not one.as_told:
            ok = _SAY["accepted"].say(lang)
            print(_SAY["expected"].say(lang, expected=one.step.refused or ok, got=one.code or ok))
    print()
    print(_SAY["status"].say(lang, status=name(case.status, lang)))
    print()
    offset = answered[-1].step.offset if answered else 0
    print(_SAY["deadlines"].say(lang, at=sortable(local(now, offset))) + ":")
    for limit in deadlines(case, now, book):
        what = say(f"deadline.{limit.code}", limit.facts, lang)
        cited = f" [{', '.join(limit.clauses)}]"
        print(f"  {limit.text}  {say(f'state.{limit.state}', {}, lang):<14}  {what}{cited}")
    print()
    print(_SAY["dues"].say(lang) + ":")
    todo = [
        f"  {say(due.reason, due.facts, lang)} [{', '.join(due.clauses)}]" for due in dues(case, now, book)
    ]
    print("\n".join(todo) or f"  {_SAY['nothing'].say(lang)}")


def _lines(answer: list[Happened] | Refused, lang: Lang, currency: str) -> list[str]:
    if isinstance(answer, Refused):
        why = say(answer.reason, answer.facts, lang, currency)
        cited = f" [{', '.join(answer.clauses)}]" if answer.clauses else ""
        return [_SAY["refused"].say(lang, why=why) + cited]
    return [told(one.event, lang, currency) + _cited(one.event) for one in answer]


def _cited(event: Any) -> str:
    clauses = getattr(event, "clauses", ())
    return f" [{', '.join(clauses)}]" if clauses else ""


def _print_json(answered: list[Answered], case: Case, now: int, book: Book, lang: Lang) -> None:
    value = {
        "book": book.id,
        "steps": [
            {
                "at": one.step.asked.at,
                "by": one.step.asked.by,
                "do": type(one.step.asked.command).__name__,
                "refused": one.code,
                "as_told": one.as_told,
                "clauses": one.answer.clauses if isinstance(one.answer, Refused) else (),
                "said": _lines(one.answer, lang, case.currency),
                "events": [] if isinstance(one.answer, Refused) else [item.event for item in one.answer],
            }
            for one in answered
        ],
        "case": case,
        "deadlines": deadlines(case, now, book),
        "dues": [
            {"reason": due.reason, "said": say(due.reason, due.facts, lang), "command": due.command,
             "clauses": due.clauses, "must": due.must}
            for due in dues(case, now, book)
        ],
    }  # fmt: skip
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
