"""``torneo ask``: a spot and what happened, in one line or by question and answer; then the ruling."""

import argparse
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from torneo.cli.errors import CliError, out_of_range
from torneo.cli.options import Subparsers, add_json, add_language, add_trace
from torneo.cli.ruling_card import ruling_card, trace_card
from torneo.cli.structure import open_book
from torneo.floor.ruling import Ruling
from torneo.floor.scenario import CannotTell, ToldHand
from torneo.floor.sentences.trace import trace_lines
from torneo.floor.speech.spoken_words import parse_words
from torneo.floor.trace import Traced, Tracing
from torneo.hand import GAMES
from torneo.hand.status import BET
from torneo.rulebook import LANGS, Book, Lang, book_ids
from torneo.writing import number

T = TypeVar("T")

_EXAMPLES = """examples:
  torneo ask --book fcp-2025 --blinds 250/500 --before "3 sube a 1100" --seat 4 --chips 1000+5x100
  torneo ask --book tda-2013 --street flop --pot 6000 --seat 2 --says "apuesto cinco" --could-mean 500,5000
  torneo ask --book tda-2013 --street turn --pot 3000 --before "1 apuesta 600" --turn 2 --seat 4 --says subo
  torneo ask                     asks for everything, one thing at a time
"""

#: The third person people write a hand in, as the first person players speak.
_TOLD = {
    "sube": "subo", "raises": "raise", "apuesta": "apuesto", "bets": "bet", "pasa": "paso", "checks": "check",
    "iguala": "igualo", "paga": "pago", "ve": "veo", "calls": "call", "retira": "no voy", "folds": "fold",
    "tira": "no voy", "completa": "completo",
}  # fmt: skip

_MOST_PLAYERS = 10
#: Keys of the spot, and what gave them.
_OPTIONS = {"start.street": "--street", "start.pot": "--pot", "level": "--blinds", "seats": "--stack"}
_TEXT: dict[Lang, dict[str, str]] = {
    "es": {
        "assumed": "(Los que no se nombran pasan, o se retiran ante una apuesta.)",
        "spot": "{book} · {street} · pozo {pot} · turno del asiento {turn}",
        "book": "Reglamento [{default}] ({known}): ",
        "blinds": "Ciegas [250/500]: ",
        "street": "Calle (preflop, flop, turn, river) [preflop]: ",
        "pot": "Pozo antes de esta ronda [0]: ",
        "players": "Jugadores en la mano [6]: ",
        "before": "Qué pasó antes («3 sube a 1100»; vacío para seguir): ",
        "seat": "Asiento del que actuó: ",
        "says": "Qué dijo (vacío si nada): ",
        "chips": "Qué fichas puso (1000+5x100; vacío si ninguna): ",
        "bad_turn": "el asiento {seat} no tiene turno en esta ronda",
    },
    "en": {
        "assumed": "(Players not named check, or fold to a bet.)",
        "spot": "{book} · {street} · pot {pot} · seat {turn} to act",
        "book": "Rulebook [{default}] ({known}): ",
        "blinds": "Blinds [250/500]: ",
        "street": "Street (preflop, flop, turn, river) [preflop]: ",
        "pot": "Pot before this round [0]: ",
        "players": "Players in the hand [6]: ",
        "before": "What happened before (\"3 raises to 1100\"; empty to go on): ",
        "seat": "Seat that acted: ",
        "says": "What was said (empty for nothing): ",
        "chips": "Chips put in (1000+5x100; empty for none): ",
        "bad_turn": "seat {seat} has no turn in this round",
    },
}  # fmt: skip


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "ask",
        help="a ruling on one spot",
        description="Rules on one act. Seats are 1 to N, the button is N; stacks are --stack each.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--book", help="book id or house file (default: fcp-2025)")
    parser.add_argument("--game", choices=list(GAMES), default="nlhe")
    parser.add_argument("--blinds", default="250/500", help="small/big[/ante] (default: 250/500)")
    parser.add_argument("--street", default="preflop", help="default: preflop")
    parser.add_argument("--pot", type=int, default=0, help="in the middle when the street began")
    parser.add_argument("--players", type=int, default=6, metavar="N")
    parser.add_argument("--stack", type=int, default=20_000, metavar="CHIPS", help="each (default: 20000)")
    parser.add_argument("--stacks", default="", help="other stacks, as 2=700,5=1500")
    parser.add_argument(
        "--before", action="append", default=[], metavar="ACT", help='"3 sube a 1100", in order'
    )
    parser.add_argument("--turn", type=int, metavar="SEAT", help="whose turn it was (default: --seat)")
    parser.add_argument("--seat", type=int, help="who acted")
    parser.add_argument("--says", help="the words")
    parser.add_argument("--chips", action="append", default=[], help="1000+5x100; repeat for a second motion")
    parser.add_argument("--order", choices=("words_first", "chips_first", "together"), help="words and chips")
    parser.add_argument("--could-mean", default="", metavar="A,B", help="amounts the words could mean")
    parser.add_argument("--prior", choices=("untouched", "partly_pulled", "pulled"), help="own earlier chips")
    add_trace(parser)
    add_json(
        parser, "the ruling: {kind, reason, clauses, action, to, options...}; with --trace {ruling, trace}"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.seat is None:
        if not sys.stdin.isatty():
            raise CliError(
                "--seat", "¿quién actuó? (torneo ask --help da ejemplos)",
                "who acted? (torneo ask --help shows examples)",
            )  # fmt: skip
        _interview(args, input)
    book = open_book(args.book or "fcp-2025")
    told_hand = _told_hand(book, args)
    _play_before(told_hand, args)
    step, table = _step(args), told_hand.table
    put_in = sum(chip * count for motion in step["chips"] for chip, count in motion.items())
    if put_in > table.hand.stacks.get(args.seat, put_in):
        held = table.hand.stacks[args.seat]
        raise CliError(
            "--chips", f"el asiento {args.seat} solo tiene {held}", f"seat {args.seat} has only {held}"
        )
    turn, pot = table.hand.actor, table.hand.pot
    ruling, trace = _ruled(told_hand, step, args.trace)
    if args.json:
        told: object = {"ruling": ruling, "trace": trace_lines(trace, args.lang)} if args.trace else ruling
        print(msgspec.json.encode(told).decode())
        return 0
    text = _TEXT[args.lang]
    print(
        text["spot"].format(
            book=book.name.say(args.lang), street=args.street, pot=number(pot, args.lang), turn=turn
        )
    )
    print(text["assumed"], end="\n\n")
    for line in ruling_card(ruling, book, args.lang):
        print(line)
    for line in trace_card(trace, args.lang) if args.trace else ():
        print(line)
    return 0


def _ruled(told: ToldHand, step: dict[str, Any], trace: bool) -> tuple[Ruling, tuple[Traced, ...]]:
    if not trace:
        return told.tell(step)[0], ()
    with Tracing(told.table) as tracing:
        ruling = told.tell(step)[0]
    return ruling, tracing.take()


def _interview(args: argparse.Namespace, ask: Callable[[str], str]) -> None:
    """Fill the arguments by question and answer; an empty answer keeps the default, one that cannot be is
    asked for again."""
    text = _TEXT[args.lang]

    def answer(question: str, read: Callable[[str], T]) -> T:
        while True:
            try:
                return read(ask(question).strip())
            except CliError as error:
                print(error.told.say(args.lang), file=sys.stderr)

    known = ", ".join(book_ids())
    args.book = args.book or answer(text["book"].format(default="fcp-2025", known=known), _book) or None
    args.blinds = answer(text["blinds"], lambda typed: "/".join(map(str, _blinds(typed or args.blinds))))
    args.street = answer(text["street"], lambda typed: _street(args.game, typed or args.street))
    args.pot = answer(text["pot"], lambda typed: _number("--pot", typed or "0"))
    args.players = answer(text["players"], lambda typed: _players(_number("--players", typed or "6")))
    while told := answer(text["before"], _earlier):
        args.before.append(told)
    args.seat = answer(text["seat"], lambda typed: _seat(_number("--seat", typed), args.players))
    while not args.says and not args.chips:
        args.says = ask(text["says"]).strip() or None
        args.chips = answer(text["chips"], lambda typed: [typed] if typed and _chips(typed) else [])


def _book(typed: str) -> str:
    if typed:
        open_book(typed)
    return typed


def _street(game: str, typed: str) -> str:
    streets = [one.name for one in GAMES[game].streets]
    if typed not in streets:
        raise CliError("--street", f"no vale «{typed}»; hay: {', '.join(streets)}",
                       f"there is no {typed!r}; there are: {', '.join(streets)}")  # fmt: skip
    return typed


def _players(count: int) -> int:
    if not 2 <= count <= _MOST_PLAYERS:
        raise out_of_range("--players", 2, _MOST_PLAYERS, count)
    return count


def _seat(seat: int, players: int) -> int:
    if not 1 <= seat <= players:
        raise out_of_range("--seat", 1, players, seat)
    return seat


def _earlier(typed: str) -> str:
    if typed:
        _act_before(typed)
    return typed


def _told_hand(book: Book, args: argparse.Namespace) -> ToldHand:
    try:
        return ToldHand(book, _setup(book, args))
    except CannotTell as error:
        wrong = error.problems[0]
        option = next((name for key, name in _OPTIONS.items() if key in wrong.key), "--game")
        raise CliError(option, *map(wrong.message, LANGS)) from error


def _setup(book: Book, args: argparse.Namespace) -> dict[str, Any]:
    small, big, ante = (*_blinds(args.blinds), 0)[:3]
    stacks = dict.fromkeys(range(1, _players(args.players) + 1), args.stack)
    for pair in filter(None, args.stacks.split(",")):
        seat, _, chips = pair.partition("=")
        if _number("--stacks", seat) not in stacks:
            raise CliError(
                "--stacks", f"no hay asiento {seat}, solo del 1 al {args.players}",
                f"there is no seat {seat}, only 1 to {args.players}",
            )  # fmt: skip
        stacks[_number("--stacks", seat)] = _number("--stacks", chips)
    level = {"small": small, "big": big, "ante": ante, "ante_kind": _ante_kind(book), "bring_in": small}
    setup: dict[str, Any] = {"game": args.game, "level": level, "button": args.players, "seats": stacks}
    if args.street != "preflop":
        setup["start"] = {"street": args.street, "pot": args.pot}
    return {**setup, "denominations": _denominations(args.chips)}


def _blinds(text: str) -> list[int]:
    sizes = [_number("--blinds", part) for part in text.split("/")]
    if not 2 <= len(sizes) <= 3 or sizes[0] > sizes[1]:
        raise CliError(
            "--blinds", f"«{text}» debería ser pequeña/grande o pequeña/grande/ante, como 250/500",
            f"{text!r} should be small/big or small/big/ante, as 250/500",
        )  # fmt: skip
    return sizes


def _ante_kind(book: Book) -> str:
    return "big_blind" if book.values["structure_ante_format"] == "big_blind_ante" else "classic"


def _denominations(motions: list[str]) -> tuple[int, ...]:
    return tuple(sorted({chip for motion in motions for chip in _chips(motion)}))


def _play_before(hand: ToldHand, args: argparse.Namespace) -> None:
    for told in args.before:
        seat, spoken = _act_before(told)
        _bring_turn_to(hand, seat)
        hand.tell({"seat": seat, "says": spoken})
    turn = args.turn or args.seat
    _bring_turn_to(hand, turn)


def _act_before(told: str) -> tuple[int, str]:
    """Who did what: ``3 sube a 1100``."""
    seat_text, _, words = told.strip().partition(" ")
    seat = _number("--before", seat_text)
    spoken = " ".join(_TOLD.get(word.lower(), word) for word in words.split() if word.lower() != "se")
    if parse_words(spoken)[0].kind == "unofficial":
        raise CliError(
            "--before", f"no se entiende «{told}»; escriba asiento y acción, como «3 sube a 1100»",
            f"cannot read {told!r}; write a seat and an action, as '3 sube a 1100'",
        )  # fmt: skip
    return seat, spoken


def _bring_turn_to(told: ToldHand, seat: int) -> None:
    """Players in between check, or fold to a bet."""
    hand = told.table.hand
    for _ in range(2 * len(hand.seats)):
        if hand.status != BET or hand.actor == seat:
            break
        assert hand.actor is not None
        told.tell({"seat": hand.actor, "does": "fold" if hand.to_call() else "check"})
    if hand.actor != seat:
        raise CliError("--seat", *(_TEXT[lang]["bad_turn"].format(seat=seat) for lang in LANGS))


def _step(args: argparse.Namespace) -> dict[str, Any]:
    meanings = [_number("--could-mean", part) for part in filter(None, args.could_mean.split(","))]
    if not args.says and not args.chips and args.prior is None:
        raise CliError(
            "--says", "diga qué pasó: palabras (--says) o fichas (--chips)",
            "say what happened: words (--says) or chips (--chips)",
        )  # fmt: skip
    return {"seat": args.seat, "says": args.says, "chips": list(map(_chips, args.chips)),
            "order": args.order, "could_mean": meanings, "prior": args.prior}  # fmt: skip


def _chips(text: str) -> dict[int, int]:
    """``1000+5x100`` -> one chip of 1,000 and five of 100."""
    chips: dict[int, int] = {}
    for part in text.replace(" ", "").split("+"):
        count, cross, chip = part.rpartition("x")
        value = _number("--chips", chip)
        if not value or (cross and not _number("--chips", count)):
            raise CliError(
                "--chips", f"«{part}» no es una ficha; escriba 1000 o 5x100",
                f"{part!r} is no chip; write 1000 or 5x100",
            )  # fmt: skip
        chips[value] = chips.get(value, 0) + (_number("--chips", count) if cross else 1)
    return chips


def _number(option: str, text: str) -> int:
    digits = str(text).strip().replace(".", "").replace(",", "")
    if not digits.isdigit():
        raise CliError(option, f"«{text}» no es un número entero", f"{text!r} is not a whole number")
    return int(digits)
