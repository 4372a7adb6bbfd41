"""``torneo exam``: exams drawn from a seed, verified by drawing them again; certificates verified.

torneo exam make --book fcp-2025 --role dealer --seed 2026-otoño --out examen.json
torneo exam verify examen.json
torneo exam verify https://sala.example/academia/certificado/.../
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from torneo.academy.courses import ROLES
from torneo.academy.exam import Sheet, paper
from torneo.academy.question import Unfit
from torneo.cli.database import open_database
from torneo.cli.errors import CliError
from torneo.cli.options import Subparsers, add_data, add_json, add_language, positive
from torneo.cli.quiz import as_data, question_lines
from torneo.rulebook import Bilingual, Lang, book_ids, load_book

_SAY = {
    "made": Bilingual("{n} preguntas en {file}", "{n} questions in {file}"),
    "same": Bilingual(
        "El examen es el de su semilla: {n} preguntas, las mismas.",
        "The exam is that of its seed: {n} questions, the same.",
    ),
    "differs": Bilingual("La pregunta {n} no es la de la semilla.", "Question {n} is not that of the seed."),
    "true": Bilingual(
        "Certificado auténtico: {name}, {title}, {right} de {of}, {day}.",
        "Genuine certificate: {name}, {title}, {right} of {of}, {day}.",
    ),
    "false": Bilingual("El certificado no es auténtico.", "The certificate is not genuine."),
    "key": Bilingual("Respuestas:", "Answers:"),
}


class Written(msgspec.Struct):
    """An exam as a file: its sheet, whose paper it is, and the questions with their answers."""

    sheet: Sheet
    candidate: str
    questions: list[dict[str, Any]]


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "exam",
        help="draw an exam from a seed; verify an exam or a certificate",
        description="An exam is drawn from its seed: the same seed and candidate give the same questions. "
        "What was made can be verified by drawing it again; a certificate by the seal of the room.",
    )
    kinds = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    make = kinds.add_parser("make", help="draw a paper")
    make.add_argument("--book", choices=book_ids(), default="fcp-2025", help="the book (default: fcp-2025)")
    make.add_argument("--role", choices=tuple(ROLES), default="dealer", help="for whom (default: dealer)")
    make.add_argument(
        "--topic", action="append", default=[], help="only this topic or group; may be repeated"
    )
    make.add_argument("--questions", type=positive, default=20, metavar="N", help="how many (default: 20)")
    make.add_argument("--minutes", type=positive, default=30, help="time (default: 30)")
    make.add_argument(
        "--pass", dest="pass_mark", type=positive, default=80, metavar="PERCENT", help="(default: 80)"
    )
    make.add_argument("--title", default="Examen", help="its name")
    make.add_argument("--seed", required=True, help="any text: it decides every question")
    make.add_argument("--candidate", default="1", help="whose paper: each candidate has another (default: 1)")
    make.add_argument(
        "--out", type=Path, metavar="FILE", help="write it as JSON; without it, print it to be read"
    )
    add_language(make)
    make.set_defaults(run=run_make)
    verify = kinds.add_parser("verify", help="an exam's file, or the address or line of a certificate")
    verify.add_argument("what", metavar="FILE|CERTIFICATE")
    add_data(verify)
    add_json(verify, "{ok, certificate | differs}")
    add_language(verify)
    verify.set_defaults(run=run_verify)


def run_make(args: argparse.Namespace) -> int:
    book = load_book(args.book)
    sheet = Sheet(
        args.title,
        args.book,
        args.role,
        tuple(args.topic),
        args.questions,
        args.minutes,
        args.pass_mark,
        args.seed,
    )
    wrong = sheet.problems(book)
    if wrong:
        raise CliError(f"--{wrong[0]}", "no puede ser", "cannot be")
    try:
        drawn = paper(sheet, args.candidate, book)
    except Unfit as none:
        raise CliError("--topic", "no hay preguntas", "there are no questions") from none
    if args.out is not None:
        written = Written(sheet, args.candidate, [as_data(one, args.lang) for one in drawn])
        args.out.write_bytes(msgspec.json.format(msgspec.json.encode(written), indent=1))
        print(_say("made", args.lang, n=len(drawn), file=args.out))
        return 0
    for number, question in enumerate(drawn, start=1):
        print(f"{number}.")
        print("\n".join(question_lines(question, book, args.lang)), end="\n\n")
    key = "  ".join(f"{number}{'abcdef'[one.right]}" for number, one in enumerate(drawn, start=1))
    print(f"{_say('key', args.lang)} {key}")
    return 0


def run_verify(args: argparse.Namespace) -> int:
    file = Path(args.what)
    if not args.what.startswith(("http://", "https://")) and file.is_file():
        return _verify_exam(file, args)
    return _verify_certificate(args.what, args)


def _verify_exam(file: Path, args: argparse.Namespace) -> int:
    try:
        written = msgspec.json.decode(file.read_bytes(), type=Written)
    except (msgspec.MsgspecError, OSError, UnicodeDecodeError) as error:
        raise CliError(str(file), f"no es un examen: {error}", f"is no exam: {error}") from None
    sheet = written.sheet
    if sheet.book not in book_ids() or sheet.problems(load_book(sheet.book)):
        raise CliError(str(file), "no es un examen", "is no exam")
    drawn = paper(sheet, written.candidate, load_book(sheet.book))
    known = [[as_data(one, lang) for one in drawn] for lang in ("es", "en")]
    differs = next(
        (
            place + 1
            for place in range(max(len(drawn), len(written.questions)))
            if place >= len(drawn)
            or place >= len(written.questions)
            or written.questions[place] not in [one[place] for one in known]
        ),
        None,
    )
    if args.json:
        print(msgspec.json.encode({"ok": differs is None, "differs": differs}).decode())
    elif differs is None:
        print(_say("same", args.lang, n=len(drawn)))
    else:
        print(_say("differs", args.lang, n=differs))
    return int(differs is not None)


def _verify_certificate(text: str, args: argparse.Namespace) -> int:
    open_database(args.data)
    from torneo.room.exams import certificate_of

    line = text.rstrip("/").removesuffix("/papel.pdf").rpartition("/")[2]
    found = certificate_of(line)
    if args.json:
        print(
            msgspec.json.encode(
                {"ok": found is not None, "certificate": found and msgspec.structs.asdict(found)}
            ).decode()
        )
    elif found is None:
        print(_say("false", args.lang))
    else:
        print(_say("true", args.lang, **msgspec.structs.asdict(found)))
    return int(found is None)


def _say(key: str, lang: Lang, **facts: object) -> str:
    return _SAY[key].say(lang).format(**facts)
