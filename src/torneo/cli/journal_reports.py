"""What a recorded event tells besides itself: its results for a circuit, and what players did together."""

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import yaml

from torneo.cli.database import open_database
from torneo.cli.journal_text import TEXT
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.cli.words import words
from torneo.journal.keeper import Keeper
from torneo.journal.kinds import KINDS
from torneo.journal.line import Reader
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.conduct.evidence import Evidence, evidence
from torneo.tournament.prizes.fund import fund_now
from torneo.tournament.prizes.listing import paid, prize_list
from torneo.tournament.ranking.from_event import results_of
from torneo.writing import chips

if TYPE_CHECKING:
    from torneo.journal.database import DatabaseJournal

_SAY = words.texts("journal_reports")
_KNOWN = 20


def add_parsers(kinds: Subparsers) -> None:
    together = kinds.add_parser(
        "together",
        help="the hands some players played together, and the chips that changed hands",
        description="What a recorded event says about two or more players, as in a suspicion of chip dumping "
        "or soft play: every hand all of them were dealt in, what each won or lost in it, and the most that "
        "can have gone from one to another.",
    )
    together.add_argument("stream", metavar="STREAM")
    together.add_argument("players", nargs="+", metavar="PLAYER", help="ids of players, two or more")
    add_json(together, "{players, hands, net, passed}")
    together.set_defaults(run=run_together)
    results = kinds.add_parser(
        "results",
        help="the results of an event as a circuit takes them",
        description="Prints the event as an entry of 'events' of a circuit file (docs/ranking.md).",
    )
    results.add_argument("stream", metavar="STREAM")
    results.add_argument("--date", default="", metavar="YYYY-MM-DD")
    add_json(results, "the event as the command AddEvent takes it")
    results.set_defaults(run=run_results)
    for one in (together, results):
        add_language(one)


def run_results(args: argparse.Namespace) -> int:
    journal = _journal()
    if (code := _no_event(journal, args)) is not None:
        return code

    def look(state: Tournament, book: Book) -> Any:
        prizes: dict[str, int] = {}
        for one in prize_list(state, book):
            prizes[one.player] = prizes.get(one.player, 0) + one.amount
        fund = state.prizes.fund if state.prizes.published_at else fund_now(state, book)
        return results_of(
            state, book, paid=paid(state), prizes=prizes, pool=fund.prizes, date=args.date
        )  # fmt: skip

    found = Keeper(journal, KINDS).looking(args.stream, look)
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    plain = msgspec.to_builtins(found)
    text: str = yaml.safe_dump(
        [plain], allow_unicode=True, sort_keys=False, default_flow_style=None, width=110
    )
    print(text, end="")
    return 0


def run_together(args: argparse.Namespace) -> int:
    journal = _journal()
    if (code := _no_event(journal, args)) is not None:
        return code
    keeper = Keeper(journal, KINDS)
    names = keeper.reading(args.stream, lambda state: {one.id: one.name for one in state.players.values()})
    for player in args.players:
        if player not in names:
            known = ", ".join(list(names)[:_KNOWN])
            return _fail("unknown_player", args.lang, player=player, stream=args.stream, known=known)
    read = Reader(KINDS["tournament"].decider)
    found = evidence((read.happened(line) for line in journal.read(args.stream)), args.players)
    if args.json:
        passed = [
            {"from": giver, "to": taker, "points": points} for (giver, taker), points in found.passed.items()
        ]
        told = {"players": found.players, "hands": found.hands, "net": found.net, "passed": passed}
        print(msgspec.json.encode(told).decode())
        return 0
    for line in _lines(found, names, args.lang):
        print(line)
    return 0


def _lines(found: Evidence, names: dict[str, str], lang: Lang) -> Iterator[str]:
    if not found.hands:
        yield _SAY["none"].say(lang)
    for hand in found.hands:
        won = ", ".join(f"{names[player]} {'+' if points > 0 else ''}{chips(points, lang)}"
                        for player, points in hand.won.items())  # fmt: skip
        mark = "!" if hand in found.suspect else " "
        where = _SAY["hand"].say(lang, table=hand.table, number=hand.number, level=hand.level)
        yield f"{mark} {where}{won}"
    for (giver, taker), points in found.passed.items():
        if points:
            told = {"giver": names[giver], "taker": names[taker], "points": chips(points, lang)}
            yield _SAY["passed"].say(lang, **told)


def _journal() -> "DatabaseJournal":
    open_database()
    from torneo.journal.database import DatabaseJournal

    return DatabaseJournal()


def _no_event(journal: "DatabaseJournal", args: argparse.Namespace) -> int | None:
    head = journal.head(args.stream)
    if head is None:
        print(f"torneo: {TEXT[args.lang]['unknown'].format(stream=args.stream)}", file=sys.stderr)
        return 2
    return None if head.kind == "tournament" else _fail("other_kind", args.lang, stream=args.stream)


def _fail(key: str, lang: Lang, **facts: str) -> int:
    print(f"torneo: {_SAY[key].say(lang, **facts)}", file=sys.stderr)
    return 2
