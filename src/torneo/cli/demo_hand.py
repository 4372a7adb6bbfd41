"""``torneo demo hand``: a hand told as it is played, dealt from a deck anybody can check."""

import argparse
import hashlib
import random

from torneo.cards import cards_signs, commitment, hand_name, made_hand, verifiable_shuffle
from torneo.cli.errors import out_of_range
from torneo.cli.options import Subparsers, add_language, add_seed
from torneo.hand import GAMES, Game, Hand, Stakes
from torneo.hand.status import OVER
from torneo.writing import Lang, number

_STAKES = Stakes(small=100, big=200, small_bet=200, big_bet=400)
_STUD_STAKES = Stakes(ante=25, bring_in=50, small_bet=200, big_bet=400)
_NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gloria", "Hugo", "Inés")

_TEXT = {
    "es": {
        "title": "{game} · ciegas {small}/{big} · {players} jugadores",
        "title_stud": "{game} · ante {ante} · entrada {bring_in} · {small}/{big} · {players} jugadores",
        "commit": "Baraja comprometida antes de repartir (SHA-256): {commitment}",
        "reveal": "Semilla revelada: {seed}  (cualquiera puede rehacer la baraja)",
        "ante": "{who} pone el ante, {chips}",
        "blind": "{who} pone la ciega, {chips}",
        "deal": "{who} recibe {cards}",
        "board": "Mesa: {cards}",
        "fold": "{who} se retira",
        "check": "{who} pasa",
        "call": "{who} iguala {chips}",
        "bet": "{who} apuesta {chips}",
        "raise": "{who} sube a {chips}",
        "bring_in": "{who} abre con la entrada forzada, {chips}",
        "draw": "{who} cambia {n}",
        "returned": "Vuelven a {who} {chips} que nadie igualó",
        "award": "{who} gana {chips} {with_}",
        "with": "con {hand}",
        "unseen": "sin mostrar",
        "stacks": "Fichas al final:",
        "next": "Pruebe: .venv/bin/torneo ask --help · .venv/bin/torneo rules search pozo",
    },
    "en": {
        "title": "{game} · blinds {small}/{big} · {players} players",
        "title_stud": "{game} · ante {ante} · bring-in {bring_in} · {small}/{big} · {players} players",
        "commit": "Deck committed before the deal (SHA-256): {commitment}",
        "reveal": "Seed revealed: {seed}  (anybody can rebuild the deck)",
        "ante": "{who} antes {chips}",
        "blind": "{who} posts the blind, {chips}",
        "deal": "{who} receives {cards}",
        "board": "Board: {cards}",
        "fold": "{who} folds",
        "check": "{who} checks",
        "call": "{who} calls {chips}",
        "bet": "{who} bets {chips}",
        "raise": "{who} raises to {chips}",
        "bring_in": "{who} brings it in for {chips}",
        "draw": "{who} draws {n}",
        "returned": "{chips} that nobody called go back to {who}",
        "award": "{who} wins {chips} {with_}",
        "with": "with {hand}",
        "unseen": "unseen",
        "stacks": "Chips at the end:",
        "next": "Try: .venv/bin/torneo ask --help · .venv/bin/torneo rules search pot --lang en",
    },
}


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "hand",
        help="one hand told step by step in the terminal",
        description="Plays one hand of any game with players who act at random, tells it step by step, and "
        "shows how the shuffle can be checked.",
    )
    parser.add_argument("--game", choices=list(GAMES), default="nlhe", help="default: nlhe")
    parser.add_argument("--players", type=int, default=6, metavar="N", help="2 to 9 (default: 6)")
    add_seed(parser, default=7)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not 2 <= args.players <= len(_NAMES):
        raise out_of_range("--players", 2, len(_NAMES), args.players)
    game = GAMES[args.game]
    text = _TEXT[args.lang]
    rng = random.Random(args.seed)
    seed = hashlib.sha256(f"torneo demo {args.seed}".encode()).digest()
    stakes = _STUD_STAKES if game.is_stud else _STAKES
    names = dict(enumerate(_NAMES[: args.players], start=1))
    deck = verifiable_shuffle(seed)
    if game.short_deck:
        deck = [card for card in deck if card >= 16]
    hand = Hand(game, stakes, dict.fromkeys(names, 20_000), button=max(names, default=1), deck=deck, rng=rng)
    _print_title(text, game, stakes, args)
    print(text["commit"].format(commitment=commitment(seed)), end="\n\n")
    told = _tell(hand, names, text, args.lang, 0)
    while hand.status != OVER:
        _act(hand, rng)
        told = _tell(hand, names, text, args.lang, told)
    print("\n" + text["stacks"])
    for seat, name in names.items():
        print(f"  {name:8} {number(hand.stacks[seat], args.lang):>8}")
    print("\n" + text["reveal"].format(seed=seed.hex()))
    print(text["next"])
    return 0


def _act(hand: Hand, rng: random.Random) -> None:
    """A curious player: folds one time in six, raises one in five, to a round amount near the least."""
    legal = hand.legal_actions()
    dice = rng.random()
    if legal.draw:
        cards = hand.cards_of(hand.actor or 0)
        hand.draw(rng.sample(cards, rng.randrange(len(cards))))
    elif legal.call and dice < 0.16:
        hand.fold()
    elif legal.max_raise_to and dice > 0.8:
        step = hand.stakes.opening_bet
        hand.raise_to(min(legal.min_raise_to + step * rng.randrange(8), legal.max_raise_to))
    else:
        hand.check_or_call()


def _print_title(text: dict[str, str], game: Game, stakes: Stakes, args: argparse.Namespace) -> None:
    small, big = stakes.limit_bets if game.is_stud else (stakes.small, stakes.big)
    print(
        text["title_stud" if game.is_stud else "title"].format(
            game=game.say(args.lang),
            ante=stakes.ante,
            bring_in=stakes.bring_in,
            small=small,
            big=big,
            players=args.players,
        )
    )


def _tell(hand: Hand, names: dict[int, str], text: dict[str, str], lang: Lang, told: int) -> int:
    for kind, *rest in hand.events[told:]:
        if kind == "board":
            print("\n" + text["board"].format(cards=cards_signs(hand.board)))
        elif kind == "award":
            seat, amount, _, part = rest
            print("  " + text["award"].format(who=names[seat], chips=number(amount, lang),
                                              with_=_winning(hand, seat, part, text, lang)))  # fmt: skip
        elif kind in text:
            values = {"who": names[rest[0]]}
            if kind == "deal":
                values["cards"] = cards_signs(rest[1:])
            elif kind == "draw":
                values["n"] = str(len(rest) - 1)
            elif len(rest) > 1:
                values["chips"] = number(rest[1], lang)
            print("  " + text[kind].format(**values))
    return len(hand.events)


def _winning(hand: Hand, seat: int, part: str, text: dict[str, str], lang: Lang) -> str:
    if hand.lives == 1:
        return text["unseen"]
    ranking = hand.game.low if part == "low" or not hand.game.high else hand.game.high
    made = made_hand(ranking or "", hand.cards_of(seat), hand.board)
    return text["with"].format(hand=hand_name(made, lang))
