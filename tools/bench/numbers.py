"""``torneo bench numbers``: the kernels beside other libraries and beside the time they may take."""

import argparse
import gc
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from tools.bench.machine import machine
from tools.bench.report import number
from torneo.cards import cards_text, shuffled
from torneo.cli.errors import CliError
from torneo.cli.options import Subparsers, add_json, add_language, add_seed
from torneo.room.compiling import compile_now
from torneo.rulebook import Bilingual, load_book
from torneo.simulate.kernels import count_hands, engine, equity, icm_values, strengths
from torneo.simulate.planner import Assumptions, course_of, spread_over
from torneo.tournament.structure.templates import template
from torneo.writing import Lang

_WORKS = {
    "seven_cards": Bilingual("un millón de manos de siete cartas", "a million seven-card hands"),
    "count": Bilingual("las 133.784.560 manos de siete cartas", "all 133,784,560 seven-card hands"),
    "preflop": Bilingual("AcAs contra KhKd, todas las mesas", "AcAs against KhKd, every board"),
    "flop": Bilingual("tres manos en el flop", "three hands on the flop"),
    "omaha": Bilingual("dos manos de Omaha, todas las mesas", "two Omaha hands, every board"),
    "icm_10": Bilingual("ICM, 10 jugadores y 10 premios", "ICM, 10 players and 10 prizes"),
    "icm_20": Bilingual("ICM, 20 jugadores y 20 premios", "ICM, 20 players and 20 prizes"),
    "icm_1000": Bilingual("ICM, 1.000 jugadores y 150 premios", "ICM, 1,000 players and 150 prizes"),
    "icm_10000": Bilingual("ICM, 10.000 jugadores y 1.500 premios", "ICM, 10,000 players and 1,500 prizes"),
    "planner": Bilingual(
        "1.000 torneos planificados de 500 jugadores", "1,000 planned events of 500 players"
    ),
}
#: Milliseconds each may take, and how many times faster than the fastest other library it must be.
_BUDGET = {"count": 10_000, "flop": 2, "icm_10": 1, "icm_20": 30, "icm_1000": 1_000, "icm_10000": 60_000,
           "planner": 30_000}  # fmt: skip
_LEAD = {"seven_cards": 20.0, "preflop": 6.0}
_HEADS = {
    "es": ("trabajo", "torneo", "límite", "biblioteca", "suyo", "ventaja", "falla"),
    "en": ("work", "torneo", "budget", "library", "theirs", "ratio", "missed"),
}
_BATCH = 1_000_000
_CORES = 2
_PEER_BATCH = 200_000
_ENOUGH = 2_000
"""Milliseconds after which a peer is not measured again."""
_FLOP = [[46, 42, 1], [50, 51], [44, 40], [30, 26]]
Timed = Callable[[], object]


class Row(msgspec.Struct, frozen=True):
    """Milliseconds. ``ratio`` is theirs over ours; ``within`` is false if a budget or a lead is missed."""

    work: str
    ms: float
    budget_ms: float | None = None
    peer: str | None = None
    peer_ms: float | None = None
    ratio: float | None = None
    within: bool = True


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "numbers",
        help="evaluation, equity and ICM beside other libraries; the planner",
        description="Ranks hands, deals every board and values stacks, and lets phevaluator, eval7, "
        "poker-equity and pokerkit do the same where they are installed and can. Exit code 1 if something "
        "takes longer than it may.",
    )
    parser.add_argument("--work", action="append", choices=list(_WORKS), help="only this work (repeatable)")
    parser.add_argument("--no-peers", action="store_true", help="do not measure other libraries")
    add_seed(parser)
    add_json(parser, "{rows: [{work, ms, budget_ms, peer, peer_ms, ratio, within}], machine}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not engine.installed():
        raise CliError(
            "bench numbers",
            "numba no está instalado: pip install 'torneo[sim]'",
            "numba is not installed: pip install 'torneo[sim]'",
        )
    compile_now()
    rng = random.Random(args.seed)
    rows: list[Row] = []
    for work in args.work or _WORKS:
        ours, peers = _MEASURES[work](rng)
        rows += _measured(work, ours, {} if args.no_peers else peers)
    if args.json:
        print(msgspec.json.encode({"rows": rows, "machine": machine()}).decode())
    else:
        _print(rows, args.lang)
    return 0 if all(row.within for row in rows) else 1


def _print(rows: list[Row], lang: Lang) -> None:
    *heads, missed = _HEADS[lang]
    lines = [tuple(heads)]
    for row in rows:
        budget = "-" if row.budget_ms is None else f"{number(row.budget_ms, lang)} ms"
        theirs = "-" if row.peer_ms is None else f"{number(row.peer_ms, lang)} ms"
        ratio = "-" if row.ratio is None else f"{number(row.ratio, lang)}x"
        name = _WORKS[row.work].say("es" if lang == "es" else "en")
        late = "" if row.within else f"  {missed}"
        lines.append((name, f"{number(row.ms, lang)} ms", budget, row.peer or "-", theirs, ratio + late))
    widths = [max(len(line[column]) for line in lines) for column in range(6)]
    for line in lines:
        cells = [
            cell.ljust(width) if at in (0, 3) else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())
    print("\n" + ", ".join(list(machine().values())[:3]))


def _measured(work: str, ours: tuple[Timed, int], peers: dict[str, tuple[Timed, float]]) -> list[Row]:
    """Ours and theirs in turns. A peer comes with how many times less work it is given."""
    timed, rounds = ours
    timed()
    spent: list[float] = []
    theirs: dict[str, list[float]] = {name: [] for name in peers}
    spent_on = dict.fromkeys(peers, 0.0)
    for at in range(rounds):
        spent.append(_ms(timed))
        for name, (peer, share) in peers.items():
            if not at or spent_on[name] < _ENOUGH:
                took = _ms(peer)
                spent_on[name] += took
                theirs[name].append(took * share)
    ms = round(median(spent), 4)
    budget = _BUDGET.get(work)
    in_time = budget is None or ms <= budget
    if not peers:
        return [Row(work, ms, budget, within=in_time)]
    fastest = min(median(times) for times in theirs.values())
    led = work not in _LEAD or fastest / ms >= _LEAD[work]
    return [
        Row(work, ms, budget, name, round(median(times), 3), round(median(times) / ms, 1), in_time and led)
        for name, times in theirs.items()
    ]


def _ms(work: Timed) -> float:
    gc.collect()
    start = perf_counter()
    work()
    return 1000 * (perf_counter() - start)


def _seven_cards(rng: random.Random) -> tuple[tuple[Timed, int], dict[str, tuple[Timed, float]]]:
    import numpy as np

    hands = np.array([shuffled(rng)[:7] for _ in range(_PEER_BATCH)], dtype=np.uint8)
    batch = np.tile(hands, (_BATCH // _PEER_BATCH, 1))
    np.random.default_rng(rng.getrandbits(32)).shuffle(batch)
    share = _BATCH / _PEER_BATCH
    peers: dict[str, tuple[Timed, float]] = {}
    if find_spec("phevaluator"):
        evaluate: Any = _phevaluator()
        rows = hands.tolist()
        peers["phevaluator"] = (lambda: [evaluate(*row) for row in rows], share)
    if find_spec("eval7"):
        import eval7

        cards = [[eval7.Card(cards_text([card])) for card in row] for row in hands.tolist()]
        peers["eval7"] = (lambda: [eval7.evaluate(row) for row in cards], share)
    return (lambda: strengths("high", batch, plain=False), 15), peers


def _phevaluator() -> Any:
    """Its C function for seven cards, without the checks in front of it; cards have the numbers of ours."""
    from phevaluator import _pheval

    return _pheval.evaluate_7cards


def _count(_: random.Random) -> tuple[tuple[Timed, int], dict[str, tuple[Timed, float]]]:
    return (lambda: count_hands("high", 7), 3), {}


def _preflop(_: random.Random) -> tuple[tuple[Timed, int], dict[str, tuple[Timed, float]]]:
    peers: dict[str, tuple[Timed, float]] = {}
    if find_spec("poker_equity"):
        import poker_equity

        peers["poker-equity"] = (lambda: poker_equity.exact_from_text(_HOLDEM, ["AcAs", "KhKd"]), 1)
    return (lambda: equity("nlhe", ["AcAs", "KhKd"], plain=False), 9), peers


def _flop(_: random.Random) -> tuple[tuple[Timed, int], dict[str, tuple[Timed, float]]]:
    board, *hands = _FLOP
    peers: dict[str, tuple[Timed, float]] = {}
    if find_spec("poker_equity"):
        import poker_equity

        texts = [cards_text(hand) for hand in hands]
        peers["poker-equity"] = (
            lambda: poker_equity.exact_from_text(_HOLDEM, texts, cards_text(board)), 1,
        )  # fmt: skip
    return (lambda: equity("nlhe", hands, board, plain=False), 25), peers


_HOLDEM = "holdem"


def _omaha(_: random.Random) -> tuple[tuple[Timed, int], dict[str, tuple[Timed, float]]]:
    return (lambda: equity("plo", ["AsAhKsKh", "Jc2h3dTc"], exact=True, plain=False), 5), {}


def _icm(players: int, prizes: int, rounds: int) -> Callable[[random.Random], Any]:
    def measure(rng: random.Random) -> tuple[tuple[Timed, int], dict[str, tuple[Timed, float]]]:
        stacks = [rng.randrange(1_000, 200_000) for _ in range(players)]
        paid = sorted((rng.randrange(100, 100_000) for _ in range(prizes)), reverse=True)
        peers: dict[str, tuple[Timed, float]] = {}
        if players <= 10 and find_spec("pokerkit"):
            from pokerkit.analysis import calculate_icm

            peers["pokerkit"] = (lambda: calculate_icm(paid, stacks), 1)
        return (lambda: icm_values(stacks, paid, plain=False), rounds), peers

    return measure


def _planner(rng: random.Random) -> tuple[tuple[Timed, int], dict[str, tuple[Timed, float]]]:
    course = course_of(template("club-night").structure, load_book("tda-2013"), Assumptions(entries=500))
    seed = rng.getrandbits(31)

    def plan() -> None:
        with ThreadPoolExecutor(_CORES) as pool:
            for _ in spread_over(course, seed, 1_000, pool, 50, plain=False):
                pass

    return (plan, 1), {}


_MEASURES: dict[str, Callable[[random.Random], Any]] = {
    "seven_cards": _seven_cards,
    "count": _count,
    "preflop": _preflop,
    "flop": _flop,
    "omaha": _omaha,
    "icm_10": _icm(10, 10, 25),
    "icm_20": _icm(20, 20, 25),
    "icm_1000": _icm(1_000, 150, 3),
    "icm_10000": _icm(10_000, 1_500, 1),
    "planner": _planner,
}
