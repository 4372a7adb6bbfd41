"""Equity on demand: what somebody typed, checked in his language, and what each hand wins."""

from collections.abc import Callable
from typing import Any

import msgspec

from torneo.cards import CardError, cards_signs, parse_cards
from torneo.hand import GAMES, SetupError
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.simulate.kernels.equity import Equity, equity, is_small
from torneo.simulate.kernels.ranges import is_range, parse_range
from torneo.writing import number

MOST_HANDS = 6
#: Random deals of the plain twin: a second or so.
_PLAIN_SAMPLES = 8_000


class Spot(msgspec.Struct, frozen=True):
    """As typed."""

    game: str
    hands: tuple[str, ...]
    board: str
    dead: str


class Wrong(Exception):
    """What is wrong with a spot: a key of the words, with its facts."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


def games(lang: Lang) -> list[tuple[str, str]]:
    return [(code, game.say(lang)) for code, game in GAMES.items()]


def answer(spot: Spot, lang: Lang, ready: Callable[[], bool]) -> dict[str, Any]:
    """The shares, or what is wrong. ``ready``: whether compiled code is; asked only where it matters."""
    try:
        board, dead = checked(spot)
        small = _is_small(spot, board, dead)
        slow = not small and not ready()
        return {"rows": _rows(spot, _found(spot, board, dead, small, slow), lang), "plain": slow}
    except Wrong as wrong:
        return {"error": say(f"planner.equity.{wrong.key}", lang, wrong.facts)}


def checked(spot: Spot) -> tuple[list[int], list[int]]:
    """Board and dead cards; raises ``Wrong`` for cards that cannot be read or appear twice, and for hands or
    boards of the wrong size."""
    game = GAMES.get(spot.game)
    if game is None:
        raise Wrong("unknown_game", game=spot.game)
    if len(spot.hands) < 2:
        raise Wrong("too_few")
    board, dead = _cards(spot.board), _cards(spot.dead)
    if board and game.family != "board":
        raise Wrong("no_board")
    if len(board) not in (0, 3, 4, 5):
        raise Wrong("board_size", count=len(board))
    every = [*board, *dead]
    for hand in spot.hands:
        ranged = is_range(hand) or "random" in hand.lower()
        if ranged and game.code not in ("nlhe", "plhe", "lhe"):
            raise Wrong("no_ranges", hand=hand)
        if ranged:
            _check_range(hand)
        else:
            cards = _cards(hand)
            if game.family == "board" and len(cards) != game.hole_cards:
                raise Wrong("hand_size", hand=hand, wanted=game.hole_cards, count=len(cards))
            every += cards
    twice = sorted({card for card in every if every.count(card) > 1})
    if twice:
        raise Wrong("twice", cards=cards_signs(twice))
    return board, dead


def _cards(text: str) -> list[int]:
    try:
        cards = parse_cards(text)
    except CardError:
        raise Wrong("unreadable", text=text[:40]) from None
    if any(not 0 <= card < 52 for card in cards):
        raise Wrong("unreadable", text=text[:40])
    return cards


def _check_range(text: str) -> None:
    try:
        parse_range(text)
    except CardError:
        raise Wrong("unreadable", text=text[:40]) from None


def _is_small(spot: Spot, board: list[int], dead: list[int]) -> bool:
    try:
        return is_small(spot.game, spot.hands, board, dead)
    except (CardError, SetupError):
        raise Wrong("cannot") from None


def _found(spot: Spot, board: list[int], dead: list[int], small: bool, slow: bool) -> Equity:
    samples = _PLAIN_SAMPLES if slow else 0
    try:
        return equity(spot.game, spot.hands, board, dead, samples=samples, plain=slow or small)
    except (CardError, SetupError):
        raise Wrong("cannot") from None


def _rows(spot: Spot, found: Equity, lang: Lang) -> dict[str, Any]:
    shares = [
        {
            "hand": hand, "equity": f"{number(100 * share.equity, lang, 2)} %",
            "error": f"± {number(100 * share.error, lang, 2)} %" if share.error else "",
            "width": round(100 * share.equity),
            "wins": number(share.wins, lang), "parts": number(share.parts, lang),
        }
        for hand, share in zip(spot.hands, found.shares, strict=True)
    ]  # fmt: skip
    how = "all_deals" if found.exact else "random_deals"
    return {"shares": shares, "how": say(f"planner.equity.{how}", lang, {"n": number(found.ways, lang)})}
