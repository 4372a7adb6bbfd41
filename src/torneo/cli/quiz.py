"""``torneo quiz``: exercises of the academy in the terminal.

torneo quiz --book fcp-2025
torneo quiz --book tda-2024 --role floor --topic out-of-turn --questions 5
torneo quiz --memory yo.json        # what is due comes first, as on the pages
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from torneo.academy.courses import ROLES, wanted
from torneo.academy.explaining import explain, story
from torneo.academy.memory import Memory, after, next_question
from torneo.academy.question import Question, Unfit
from torneo.cli.errors import CliError
from torneo.cli.options import Subparsers, add_json, add_language, positive
from torneo.cli.ruling_card import ruling_card
from torneo.cli.spot_told import spot_told
from torneo.floor.sentences.acts import Teller
from torneo.rulebook import Bilingual, Book, Lang, book_ids, load_book

_SAY = {
    "number": Bilingual("Pregunta {n} de {of}", "Question {n} of {of}"),
    "answer": Bilingual("Su respuesta (a-{last}, Intro termina): ", "Your answer (a-{last}, Enter ends): "),
    "which": Bilingual("Elija una letra de a a {last}.", "Choose a letter from a to {last}."),
    "right": Bilingual("Correcto.", "Right."),
    "wrong": Bilingual("No: la respuesta es {letter}) {text}", "No: the answer is {letter}) {text}"),
    "others": Bilingual("Otros reglamentos:", "Other rulebooks:"),
    "same": Bilingual("lo mismo", "the same"),
    "none": Bilingual("no se llega a este punto", "it does not come to this"),
    "score": Bilingual("Bien: {right} de {of}.", "Right: {right} of {of}."),
}


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "quiz",
        help="exercises on the rules, each answered by the engine",
        description="Draws questions about spots at the table and about what the book lays down; the engine "
        "itself answers, and every wrong choice is named as the mistake it is.",
    )
    parser.add_argument("--book", choices=book_ids(), default="fcp-2025", help="the book (default: fcp-2025)")
    parser.add_argument(
        "--role", choices=tuple(ROLES), default="dealer", help="whose course (default: dealer)"
    )
    parser.add_argument(
        "--topic", action="append", default=[], help="only this topic or group; may be repeated"
    )
    parser.add_argument("--questions", type=positive, default=10, metavar="N", help="how many (default: 10)")
    parser.add_argument("--seed", type=int, help="start of the randomness (default: drawn)")
    parser.add_argument("--memory", type=Path, metavar="FILE", help="keep what is known here, and go by it")
    add_json(
        parser, "[{id, family, topic, ask, choices: [{text, right, mistake, why}], clauses}], without asking"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    book = load_book(args.book)
    topics = wanted(book, args.role, args.topic)
    if not topics:
        raise CliError("--topic", "no hay preguntas de ese tema", "there are no questions about that topic")
    rng = random.Random(args.seed) if args.seed is not None else random.Random()
    memory = _remembered(args.memory)
    told: list[dict[str, object]] = []
    right = asked = 0
    for number in range(1, args.questions + 1):
        try:
            question = next_question(memory, book, topics, int(time.time()), rng)
        except Unfit:
            break
        if args.json:
            told.append(as_data(question, args.lang))
            memory = after(memory, question, True, int(time.time()))
            continue
        if number > 1:
            print()
        print(_say("number", args.lang, n=number, of=args.questions))
        print("\n".join(question_lines(question, book, args.lang)))
        answer = _answer(len(question.choices), args.lang)
        if answer is None:
            break
        asked += 1
        right += answer == question.right
        memory = after(memory, question, answer == question.right, int(time.time()))
        if args.memory:
            args.memory.write_bytes(msgspec.json.encode(memory))
        print("\n".join(explained_lines(question, answer, book, args.lang)))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(told)).decode())
    else:
        print(f"\n{_say('score', args.lang, right=right, of=asked)}")
    return 0


def _say(key: str, lang: Lang, **facts: object) -> str:
    return _SAY[key].say(lang).format(**facts)


def _remembered(file: Path | None) -> Memory:
    if file is None or not file.exists():
        return Memory()
    try:
        return msgspec.json.decode(file.read_bytes(), type=Memory)
    except (msgspec.DecodeError, OSError) as error:
        raise CliError(
            "--memory", f"no se puede leer {file}: {error}", f"cannot read {file}: {error}"
        ) from None


def _answer(choices: int, lang: Lang) -> int | None:
    """The choice, or None to end."""
    last = chr(ord("a") + choices - 1)
    while True:
        print(_say("answer", lang, last=last), end="", flush=True)
        line = sys.stdin.readline()
        if not line.strip():
            return None
        place = ord(line.strip().lower()[0]) - ord("a")
        if 0 <= place < choices:
            return place
        print(_say("which", lang, last=last))


def question_lines(question: Question, book: Book, lang: Lang) -> Iterator[str]:
    """The spot, what happened, the question and its choices."""
    if question.steps:
        pictures = story(question, book)
        first = pictures[0]
        teller = Teller(lang, first.names)
        yield from spot_told(first.document, first.table, teller)
        yield from (f"  {number}. {teller.act(act)}" for number, act in enumerate(pictures[-1].acts, start=1))
    else:
        yield book.name.say(lang)
    yield ""
    yield question.ask.say(lang)
    for letter, choice in zip("abcdef", question.choices, strict=False):
        yield f"  {letter}) {choice.text.say(lang)}"


def explained_lines(question: Question, answer: int, book: Book, lang: Lang) -> Iterator[str]:
    letter, right = "abcdef"[question.right], question.choices[question.right]
    if answer == question.right:
        yield _say("right", lang)
    else:
        yield _say("wrong", lang, letter=letter, text=right.text.say(lang))
    told = explain(question, book)
    if told.ruling is not None:
        yield from ruling_card(told.ruling, book, lang)
    else:
        yield from (
            f"  § {one}  {book.clauses[one].wording(lang).title}"
            for one in told.clauses
            if one in book.clauses
        )
    for place, choice in enumerate(question.choices):
        if choice.mistake:
            yield f"  {'abcdef'[place]}) {choice.why.say(lang)}"
    yield f"  {_say('others', lang)}"
    for one in told.elsewhere:
        text = _say("same", lang) if one.same else one.text.say(lang) or _say("none", lang)
        yield f"    {one.short}: {text}"


def as_data(question: Question, lang: Lang) -> dict[str, object]:
    return {
        "id": question.id,
        "family": question.family,
        "topic": question.topic,
        "ask": question.ask.say(lang),
        "choices": [
            {
                "text": choice.text.say(lang),
                "right": not choice.mistake,
                "mistake": choice.mistake,
                "why": choice.why.say(lang),
            }
            for choice in question.choices
        ],
        "clauses": list(question.clauses),
    }
