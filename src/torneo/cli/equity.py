"""``torneo equity``: what share of the pot each hand wins.

torneo equity AhKh QsQd --board 2h7hTd
torneo equity "AKs, 77+, T9o" random
torneo equity AsAhKsKh As2h3dKc --game plo8
torneo equity 2s3s4d7h 9d8d7c3h --game 27td --dead KcQc
"""

import argparse

import msgspec

from torneo.cards import cards_signs, parse_cards
from torneo.cli.kernel_choice import add_plain, plain_asked
from torneo.cli.options import Subparsers, add_json, add_language, add_seed
from torneo.cli.parser import CliTypeError
from torneo.cli.words import words
from torneo.hand import GAMES
from torneo.rulebook import Lang
from torneo.simulate.kernels.equity import Equity, equity, is_small
from torneo.writing import fixed, number

_SAY = words.texts("equity")


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "equity",
        help="what share of the pot each hand wins",
        description="Deals everything that can still come, or where that would take too long random deals "
        "with their error. Hold'em takes ranges: AKs, 77+, T9o, A5s-A2s, random. In stud and draw games a "
        "hand is what the player holds or keeps; the rest is dealt.",
    )
    parser.add_argument("hands", nargs="+", metavar="HAND", help="AhKh, or a range in quotes")
    parser.add_argument("--game", default="nlhe", metavar="CODE", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--board", default="", metavar="CARDS", help="three, four or five cards")
    parser.add_argument("--dead", default="", metavar="CARDS", help="cards that cannot come any more")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--exact", action="store_true", help="every deal, however long it takes")
    how.add_argument("--samples", type=_count, default=0, metavar="N", help="so many random deals")
    add_seed(parser)
    add_plain(parser)
    add_json(parser, "{game, ways, exact, shares: [{hand, equity, error, wins, parts, loses}]}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    board, dead = parse_cards(args.board), parse_cards(args.dead)
    small = not args.samples and is_small(args.game, args.hands, board, dead)
    found = equity(args.game, args.hands, board, dead, exact=args.exact, samples=args.samples,
                   seed=args.seed, plain=small or plain_asked(args))  # fmt: skip
    if args.json:
        rows = [
            {"hand": hand, "equity": share.equity, "error": share.error, "wins": share.wins,
             "parts": share.parts, "loses": found.ways - share.wins - share.parts}
            for hand, share in zip(args.hands, found.shares, strict=True)
        ]  # fmt: skip
        shape = {"game": found.game, "ways": found.ways, "exact": found.exact, "shares": rows}
        print(msgspec.json.format(msgspec.json.encode(shape)).decode())
        return 0
    _print(args, found, board, dead)
    return 0


def _print(args: argparse.Namespace, found: Equity, board: list[int], dead: list[int]) -> None:
    lang: Lang = args.lang
    game = GAMES[found.game]
    print(game.say(lang))
    for name, cards in (("board", board), ("dead", dead)):
        if cards:
            print(f"{_SAY[name].say(lang)}: {cards_signs(cards)}")
    names = ["hand", "equity", *([] if found.exact else ["error"]), "wins", "parts", "loses"]
    lines = [[_SAY[name].say(lang) for name in names]]
    for hand, share in zip(args.hands, found.shares, strict=True):
        error = [] if found.exact else [_percent(share.error, lang, 3)]
        counts = (share.wins, share.parts, found.ways - share.wins - share.parts)
        lines.append([hand, _percent(share.equity, lang, 4 if found.exact else 2), *error,
                      *(number(count, lang) for count in counts)])  # fmt: skip
    widths = [max(len(line[column]) for line in lines) for column in range(len(names))]
    for first, *rest in lines:
        cells = [first.ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(rest, widths[1:], strict=True))]
        print("  ".join(cells))
    how = _SAY["exact" if found.exact else "random"]
    print(how.say(lang, ways=number(found.ways, lang), seed=args.seed))


def _percent(share: float, lang: Lang, digits: int) -> str:
    return f"{fixed(round(100 * share * 10**digits), digits, lang)} %"


def _count(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise CliTypeError(f"{text!r} no es un número mayor que cero", f"{text!r} is not a number above zero")
    return int(text)
