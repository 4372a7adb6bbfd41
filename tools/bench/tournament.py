"""``torneo bench tournament``: how long the event takes to decide, beside the time a room would wait."""

import argparse
import gc
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from tools.bench.machine import machine
from tools.bench.report import number
from torneo.cli.errors import out_of_range
from torneo.cli.options import Subparsers, add_json, add_language, add_seed
from torneo.rulebook import load_book
from torneo.simulate.director import Director
from torneo.simulate.fit import fitted
from torneo.simulate.runner import EVENT, Run, simulate, staff_of
from torneo.tournament import Asked, Command, Refused, decide, fold, todo
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.decider import copied, decode_happened, encode_happened, evolve
from torneo.tournament.entries.commands import CloseRegistration, EnterPlayer, RegisterPlayer
from torneo.tournament.hands.events import Eliminated
from torneo.tournament.kernel import Actor, Happened
from torneo.tournament.seats.commands import BalanceTables, BreakTable, CommitSeed, DrawSeats, OpenTable
from torneo.tournament.structure.commands import CreateEvent, PublishEvent
from torneo.tournament.structure.templates import template
from torneo.writing import Lang, chips

_BOOK, _SHEET, _SESSION = "tda-2013", "club-night", "1"
_START = 1_800_000_000_000
_ROUNDS = 20
_TEXT = {
    "es": {
        "draw": "{n} jugadores sorteados y sentados",
        "late_entry": "una entrada tardía sentada entre {n}",
        "balance": "una decisión de equilibrio con {tables} mesas",
        "break": "una mesa cerrada y repartida entre {tables}",
        "todo": "todo lo que pide el torneo con {tables} mesas",
        "rebuild": "un torneo de {n} rehecho de sus {events} sucesos",
        "heads": ("trabajo", "tiempo", "límite"),
        "over": "por encima",
    },
    "en": {
        "draw": "{n} players drawn and seated",
        "late_entry": "one late entry seated among {n}",
        "balance": "one balancing decision on {tables} tables",
        "break": "one table broken among {tables}",
        "todo": "everything the event asks for, {tables} tables",
        "rebuild": "an event of {n} rebuilt from its {events} events",
        "heads": ("work", "time", "budget"),
        "over": "over",
    },
}


class Row(msgspec.Struct, frozen=True):
    """Milliseconds: what it takes and what it may take."""

    work: str
    ms: float
    budget_ms: float
    facts: dict[str, int]

    @property
    def within(self) -> bool:
        return self.ms <= self.budget_ms


#: Players that can be asked for.
_MOST = 200_000


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "tournament",
        help="time of the event's decisions, with their budgets",
        description="Seats 30,000 players, sits one more among 5,000, balances and breaks tables, and "
        "rebuilds a whole event of 5,000 from its events (which takes a minute to play first). Exit code 1 "
        "if one of them takes longer than its budget.",
    )
    parser.add_argument(
        "--draw", type=int, default=30_000, metavar="N", help="players drawn (default: 30000)"
    )
    parser.add_argument("--entries", type=int, default=5_000, metavar="N", help="the event (default: 5000)")
    add_seed(parser)
    add_json(parser, "{rows: [{work, ms, budget_ms, facts}], machine}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    for option, given in (("--draw", args.draw), ("--entries", args.entries)):
        if not 2 <= given <= _MOST:
            raise out_of_range(option, 2, _MOST, given)
    rows = [_draw(args.draw), *_decisions(args.entries), _rebuild(args.entries, args.seed)]
    if args.json:
        print(msgspec.json.encode({"rows": rows, "machine": machine()}).decode())
    else:
        _print(rows, args.lang)
    return 0 if all(row.within for row in rows) else 1


def _print(rows: list[Row], lang: Lang) -> None:
    text: dict[str, Any] = _TEXT[lang]
    work, time, budget = text["heads"]
    print(f"{work:52}{time:>12}{budget:>12}")
    for row in rows:
        told = {name: chips(value, lang) for name, value in row.facts.items()}
        over = "" if row.within else f"  {text['over']}"
        spent, most = number(row.ms, lang), number(row.budget_ms, lang)
        print(f"{text[row.work].format(**told):52}{spent:>9} ms{most:>9} ms{over}")
    print("\n" + ", ".join(list(machine().values())[:3]))


def _published(players: int) -> Director:
    """An event with everybody registered and paid, before the draw."""
    director = Director(load_book(_BOOK), 1, _START)
    sheet = fitted(template(_SHEET).structure, players)
    director.must(CreateEvent(id=EVENT, book=_BOOK, structure=sheet, staff=staff_of(director.book)))
    director.must(PublishEvent())
    director.must(CommitSeed(session=_SESSION, commitment=director.new_secret(_SESSION)))
    for place in range(1, players + 1):
        director.must(RegisterPlayer(player=f"p{place}", name=f"Player {place}", document=f"D{place}",
                                     born="1980-01-01"))  # fmt: skip
        director.must(EnterPlayer(player=f"p{place}", session=_SESSION, id_checked=True))
    director.must(OpenTable(session=_SESSION, table=1, until=-(-players // sheet.seats_per_table)))
    return director


def _ms(work: Callable[[], object], rounds: int = 1) -> float:
    spent = []
    for _ in range(rounds):
        gc.collect()
        start = perf_counter()
        work()
        spent.append(perf_counter() - start)
    return round(1000 * median(spent), 3)


def _draw(players: int) -> Row:
    director = _published(players)
    return Row("draw", _ms(lambda: director.must(DrawSeats(session=_SESSION))), 5_000, {"n": players})


def _decisions(players: int) -> list[Row]:
    director = _published(players)
    director.must(DrawSeats(session=_SESSION))
    director.must(StartSession(session=_SESSION))
    tables = len(director.state.open_tables(_SESSION))
    _empty(director, 3)
    director.must(RegisterPlayer(player="late", name="Late", document="L", born="1980-01-01"))
    late = EnterPlayer(player="late", session=_SESSION, id_checked=True)
    rows = [Row("late_entry", _decided(director, late), 5, {"n": players})]
    rows.append(Row("balance", _decided(director, BalanceTables(session=_SESSION)), 20, {"tables": tables}))
    director.must(CloseRegistration(session=_SESSION, why="bench"))
    _empty(director, 1, every=2)
    broken = BreakTable(table=tables)
    rows.append(Row("break", _decided(director, broken), 20, {"tables": tables}))
    asked = _ms(lambda: todo(director.state, director.now, director.book), _ROUNDS)
    return [*rows, Row("todo", asked, 20, {"tables": tables})]


def _decided(director: Director, command: Command) -> float:
    """Deciding the command, which must not be refused, and applying it to a copy."""
    asked: Asked[Any] = Asked(
        command=command, by=Actor("bench", "director"), at=director.now, seed=director.secret
    )
    answer = decide(director.state, asked, director.book)
    if isinstance(answer, Refused):
        raise RuntimeError(f"{command}: {answer}")
    twin = copied(director.state)
    places = enumerate(answer, director.state.version + 1)
    events = [Happened(seq=seq, at=asked.at, by=asked.by, event=event) for seq, event in places]
    deciding = _ms(lambda: decide(director.state, asked, director.book), _ROUNDS)
    return deciding + _ms(lambda: [evolve(twin, one) for one in events])


def _empty(director: Director, seats: int, every: int = 10) -> None:
    """So many players go out at every tenth table (their chips stay at the table)."""
    state = director.state
    for table in state.open_tables(_SESSION)[::every]:
        for seat in table.taken[:seats]:
            number_ = table.seats[seat - 1]
            entry = state.entries[number_]
            table.uncounted += entry.stack
            entry.stack = 0
            out = Eliminated(entry=number_, table=table.number, seat=seat, hand=0, stack=0)
            evolve(state, Happened(seq=state.version + 1, at=state.at, by=Actor("bench", "floor"), event=out))


def _rebuild(players: int, seed: int) -> Row:
    sheet = fitted(template(_SHEET).structure, players)
    played = simulate(Run(book=load_book(_BOOK), structure=sheet, entries=players, seed=seed))
    stored = [encode_happened(one) for one in played.director.journal]
    spent = _ms(lambda: fold(map(decode_happened, stored)))
    return Row("rebuild", spent, 5_000, {"n": players, "events": len(stored)})
