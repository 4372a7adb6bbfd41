"""``torneo bench academy``: questions by the thousand, each proved; what learners keep; exams under load.

torneo bench academy
torneo bench academy --questions 20000 --shipped --workers 2
"""

import argparse
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from tools.academy.learners import compare
from tools.academy.survey import Survey, all_laid_down, all_shipped, executable_topics, generated, survey
from torneo.cli.options import Subparsers, add_json, add_language, add_seed, positive
from torneo.rulebook import Bilingual, all_books

_PIECE = 200
_MOST = 100
"""Milliseconds the next question of an exam may take, for 99 of 100."""
_SAY = {
    "questions": Bilingual("preguntas probadas", "questions proved"),
    "unfit": Bilingual("tiradas sin pregunta", "draws that made none"),
    "wrong": Bilingual("con algún defecto", "with a fault"),
    "families": Bilingual("familias distintas", "distinct families"),
    "mistakes": Bilingual("errores con nombre", "mistakes with a name"),
    "topics": Bilingual("temas preguntados de los ejecutables", "topics asked of those executable"),
    "luck": Bilingual("acierto por azar", "right by blind luck"),
    "guess": Bilingual("acierto adivinando por «{way}»", "right guessing by '{way}'"),
    "learners": Bilingual(
        "aprendices simulados, {n} repasos cada uno", "simulated learners, {n} reviews each"
    ),
    "scheduled": Bilingual(
        "recuerdan una semana después, con el plan", "remember a week later, by the schedule"
    ),
    "next": Bilingual(
        "siguiente pregunta, mediana de {questions} con {n} candidatos a la vez",
        "next question, median of {questions} with {n} candidates at once",
    ),
    "next99": Bilingual(
        "siguiente pregunta, percentil 99 (como mucho {most} ms)",
        "next question, 99th percentile (at most {most} ms)",
    ),
    "at_random": Bilingual("recuerdan una semana después, al azar", "remember a week later, in random order"),
}


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "academy",
        help="questions proved by the thousand; what learners keep",
        description="Draws questions over all books, runs every choice of each through the engine, tries to "
        "guess them by their words, counts their variety; then lets simulated learners learn by the schedule "
        "and in random order. Fails if any question has a fault or the schedule is no better.",
    )
    parser.add_argument("--questions", type=positive, default=600, help="generated ones (default: 600)")
    parser.add_argument(
        "--shipped", action="store_true", help="also every question of every shipped scenario"
    )
    parser.add_argument("--learners", type=positive, default=40, help="simulated learners (default: 40)")
    parser.add_argument(
        "--candidates", type=int, default=0, help="also so many at an exam at once, for about a minute (200)"
    )
    parser.add_argument("--workers", type=positive, default=2, help="processes (default: 2)")
    add_seed(parser)
    add_json(parser, "{questions, unfit, wrong: [[id, fault]], families, topics, guessed, learners: {...}}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    ids = [*generated(args.seed, args.questions), *all_laid_down()]
    if args.shipped:
        ids += all_shipped()
    found = Survey()
    pieces = [ids[start : start + _PIECE] for start in range(0, len(ids), _PIECE)]
    with ProcessPoolExecutor(args.workers) as pool:
        for piece in pool.map(survey, pieces):
            found.join(piece)
    learnt = compare(args.seed, args.learners)
    told = _told(found, msgspec.to_builtins(learnt))
    told["exam"] = _at_an_exam(args.candidates) if args.candidates > 0 else None
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(told)).decode())
    else:
        _print(told, args.lang)
    slow = told["exam"] is not None and (told["exam"]["p99"] > _MOST or told["exam"]["failed"])
    return int(bool(found.wrong or slow) or learnt.scheduled <= learnt.at_random)


def _at_an_exam(candidates: int) -> dict[str, Any]:
    """In a room of its own, in a process of its own."""
    with tempfile.TemporaryDirectory(prefix="torneo-bench-") as folder:
        room = {**os.environ, "TORNEO_DATA": folder, "DJANGO_SETTINGS_MODULE": "torneo.room.settings"}
        room.pop("DATABASE_URL", None)
        work = [sys.executable, "-m", "tools.bench.academy_work", f'{{"candidates": {candidates}}}']
        done = subprocess.run(work, env=room, stdout=subprocess.PIPE, check=True, text=True)
    found: dict[str, Any] = msgspec.json.decode(done.stdout.splitlines()[-1])
    return found


def _told(found: Survey, learnt: dict[str, Any]) -> dict[str, Any]:
    asked = {
        book.id: [
            len(executable_topics(book) & {*found.topics.get(book.id, {})}),
            len(executable_topics(book)),
        ]
        for book in all_books()
    }
    return {
        "questions": found.questions,
        "unfit": found.unfit,
        "wrong": found.wrong,
        "families": len(found.families),
        "kinds": found.kinds,
        "mistakes": len(found.mistakes),
        "topics": asked,
        "luck": found.chance / max(found.questions, 1),
        "guessed": {way: right / max(found.questions, 1) for way, right in found.guessed.items()},
        "learners": learnt,
    }


def _print(told: dict[str, Any], lang: Any) -> None:
    def line(key: str, value: object, **facts: object) -> None:
        print(f"{value!s:>12}  {_SAY[key].say(lang).format(**facts)}")

    for key in ("questions", "unfit", "families", "mistakes"):
        line(key, told[key])
    line("wrong", len(told["wrong"]))
    for ref, fault in told["wrong"][:20]:
        print(f"              {ref}: {fault}")
    for book, (asked, of) in told["topics"].items():
        print(f"{f'{asked}/{of}':>12}  {_SAY['topics'].say(lang)}: {book}")
    line("luck", f"{told['luck']:.1%}")
    for way, share in sorted(told["guessed"].items(), key=lambda one: -one[1]):
        line("guess", f"{share:.1%}", way=way)
    learnt = told["learners"]
    line("learners", learnt["learners"], n=learnt["reviews"])
    line("scheduled", f"{learnt['scheduled']:.1%}")
    line("at_random", f"{learnt['at_random']:.1%}")
    if told["exam"] is not None:
        exam = told["exam"]
        line("next", f"{exam['median']:.0f} ms", n=exam["candidates"], questions=exam["questions"])
        line("next99", f"{exam['p99']:.0f} ms", most=_MOST)
