"""``torneo bench hand``: whole hands per second, ours and theirs, same stakes and same rule of play."""

import argparse
import random

import msgspec

from tools.bench.machine import machine
from tools.bench.peers import Play, installed_peers
from tools.bench.report import Report, Row, compare, rates, table
from tools.bench.warm import warm_up
from tools.bench.works import (
    ANTE,
    BIG_BET,
    BIG_BLIND,
    BRING_IN,
    PLAYERS,
    SMALL_BET,
    SMALL_BLIND,
    STACK,
    titles,
)
from tools.bench.works import GAMES as WORK_GAMES
from torneo.cards import DECK, shuffled
from torneo.cli.errors import CliError
from torneo.cli.options import Subparsers, add_json, add_language, add_seed
from torneo.hand import GAMES, Game, Hand, Stakes
from torneo.hand.status import BET, DRAW, OVER

#: Hands played untimed first: our ranking tables fill on demand, theirs at import.
_WARM_UP = 3000
_STACKS = dict.fromkeys(range(1, PLAYERS + 1), STACK)


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "hand",
        help="hands per second of the hand engine",
        description="Plays six-handed hands from shuffle to paid pots: everybody calling, and random legal "
        "actions. Peers that are installed play the same.",
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="time per work and library (default: 1)")
    parser.add_argument("--work", action="append", choices=list(WORKS), help="only this work (repeatable)")
    parser.add_argument("--no-peers", action="store_true", help="measure only Torneo")
    add_seed(parser)
    add_json(parser, "{rows: [{work, ours, peer, peer_rate, ratio}], machine}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not args.seconds > 0:
        given = f"{args.seconds:g}"
        raise CliError("--seconds", f"mayor que cero, y se dio {given}", f"above zero, is {given}")
    peers = [] if args.no_peers else installed_peers()
    rows: list[Row] = []
    warm_up()
    for work in args.work or WORKS:
        WORKS[work](random.Random(args.seed), _WARM_UP)
        able = [peer for peer in peers if work in peer.works]
        plays = [WORKS[work], *(peer.works[work] for peer in able)]
        ours, *theirs = rates(plays, args.seed, args.seconds)
        if not able:
            rows.append(compare(work, ours))
        for peer, found in zip(able, theirs, strict=True):
            rows.append(compare(work, ours, f"{peer.name} {peer.version}", found))
    report = Report(rows, machine())
    print(msgspec.json.encode(report).decode() if args.json else table(report, args.lang, titles(args.lang)))
    return 0


def _stakes(game: Game) -> Stakes:
    if game.is_stud:
        return Stakes(ante=ANTE, bring_in=BRING_IN, small_bet=SMALL_BET, big_bet=BIG_BET)
    return Stakes(SMALL_BLIND, BIG_BLIND, small_bet=SMALL_BET, big_bet=BIG_BET)


def _calling(game: Game) -> Play:
    stakes = _stakes(game)

    def play(rng: random.Random, hands: int) -> int:
        actions = 0
        for _ in range(hands):
            hand = Hand(game, stakes, _STACKS, PLAYERS, deck=shuffled(rng, DECK), rng=rng)
            while hand.status != OVER:
                if hand.status == DRAW:
                    hand.stand_pat()
                else:
                    hand.check_or_call()
                actions += 1
        return actions

    return play


def _random(game: Game) -> Play:
    stakes = _stakes(game)

    def play(rng: random.Random, hands: int) -> int:
        actions = 0
        for _ in range(hands):
            hand = Hand(game, stakes, _STACKS, PLAYERS, deck=shuffled(rng, DECK), rng=rng)
            while hand.status != OVER:
                random_action(hand, rng)
                actions += 1
        return actions

    return play


def random_action(hand: Hand, rng: random.Random) -> None:
    """One action by the rule of ``works``: a legal kind at random, a raise to a random legal amount."""
    if hand.status == BET:
        legal = hand.legal_actions()
        low, high = legal.min_raise_to, legal.max_raise_to
        kinds = 1 + (legal.call > 0) + (high > 0)
        choice = int(rng.random() * kinds)
        if choice == 0:
            hand.check_or_call()
        elif choice == 1 and legal.call:
            hand.fold()
        else:
            hand.raise_to(low + int(rng.random() * (high - low + 1)))
    elif hand.status == DRAW:
        hand.draw([card for card in hand.hole[hand.place_of[hand.actor or 0]] if rng.random() < 0.5])
    elif rng.random() < 0.5:
        hand.bring_in()
    else:
        hand.complete()


#: Names of the works and our way of doing each.
WORKS: dict[str, Play] = {
    f"{name}_{kind}": make(GAMES["lo8" if name == "o8" else name])
    for name in WORK_GAMES
    for kind, make in (("call", _calling), ("random", _random))
}
