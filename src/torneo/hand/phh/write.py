"""Hands into PHH text."""

import json
from collections.abc import Mapping
from datetime import date, time
from decimal import Decimal
from itertools import pairwise
from typing import Any

from torneo.cards import cards_text
from torneo.hand.hand import Hand
from torneo.hand.illegal import SetupError

_ACTIONS = {"fold": "f", "check": "cc", "call": "cc", "bring_in": "pb"}


def write_phh(hand: Hand, fields: Mapping[str, Any] | None = None, *, dead_as_mucked: bool = False) -> str:
    """One hand as a PHH document; ``fields`` adds descriptive ones (players, event, day...).

    Players are listed from the button's left. The format has no word for a hand killed by the floor, for
    dead money and for a deck reshuffled, so the first two are refused and the last is left out. With
    ``dead_as_mucked`` a dead hand is written as one mucked, with a remark that tells it from others.
    """
    game = hand.game
    if game.phh is None:
        raise SetupError("game", f"PHH has no code for {game.code}")
    if hand.start is not None:
        raise SetupError("start", "PHH begins with the deal")
    if any(event[0] == "dead_post" for event in hand.events) or hand.carried_in:
        raise SetupError("posts", "PHH cannot express dead money")
    lines = [f"variant = {_toml(game.phh)}", f"ante_trimming_status = {_toml(_uniform(hand))}"]
    lines.append(f"antes = {_toml(_antes(hand))}")
    if not game.is_stud:
        lines.append(f"blinds_or_straddles = {_toml(_blinds(hand))}")
    stakes = hand.stakes
    if game.limit == "limit":
        if game.is_stud:
            lines.append(f"bring_in = {stakes.bring_in}")
        small, big = stakes.limit_bets
        lines += [f"small_bet = {small}", f"big_bet = {big}"]
    else:
        lines.append(f"min_bet = {stakes.opening_bet}")
    lines.append(f"starting_stacks = {_toml(list(hand.starting_stacks))}")
    lines.append(f"actions = {_toml(_actions(hand, dead_as_mucked))}")
    lines.append(f"seats = {_toml(list(hand.seats))}")
    if hand.is_over:
        lines.append(f"finishing_stacks = {_toml(list(hand.stack))}")
    written = {line.split(" =")[0] for line in lines}
    for key, value in (fields or {}).items():
        if key in written:
            raise SetupError("fields", f"{key} is written from the hand itself")
        lines.append(f"{key} = {_toml(value)}")
    return "\n".join(lines) + "\n"


def _uniform(hand: Hand) -> bool:
    return hand.stakes.ante_kind == "classic"


def _antes(hand: Hand) -> list[int]:
    """What each player really paid, whichever of blind and ante a short stack paid first."""
    paid = {event[1]: event[2] for event in hand.events if event[0] == "ante"}
    return _small_blind_first([paid.get(seat, 0) for seat in hand.seats])


def _blinds(hand: Hand) -> list[int]:
    amounts = dict(hand.blinds)
    for event in hand.events:
        if event[0] == "post":
            amounts[event[1]] = -event[2]
    return _small_blind_first([amounts.get(seat, 0) for seat in hand.seats])


def _small_blind_first(listed: list[int]) -> list[int]:
    """The format lists forced bets by position; heads-up the first player has the big blind."""
    return listed[::-1] if len(listed) == 2 else listed


def _actions(hand: Hand, dead_as_mucked: bool) -> list[str]:
    player = {seat: f"p{place + 1}" for place, seat in enumerate(hand.seats)}
    found: list[str] = []
    for (kind, *rest), then in pairwise((*hand.events, ("",))):
        if kind == "deal":
            found.append(f"d dh {player[rest[0]]} {cards_text(rest[1:])}")
        elif kind == "board":
            found.append(f"d db {cards_text(rest)}")
        elif kind in _ACTIONS:
            found.append(f"{player[rest[0]]} {_ACTIONS[kind]}")
        elif kind in ("bet", "raise") and then[:2] == ("returned", rest[0]):
            found.append(f"{player[rest[0]]} cc")  # nobody was left to call it: all above a call came back
        elif kind in ("bet", "raise"):
            found.append(f"{player[rest[0]]} cbr {rest[1]}")
        elif kind == "draw":
            found.append(f"{player[rest[0]]} sd {cards_text(rest[1:])}".rstrip())
        elif kind == "show":
            found.append(f"{player[rest[0]]} sm {cards_text(rest[1:])}")
        elif kind == "muck":
            found.append(f"{player[rest[0]]} sm")
        elif kind == "kill" and dead_as_mucked:
            found.append(f"{player[rest[0]]} sm # dead hand")
        elif kind == "kill":
            raise SetupError("events", f"PHH cannot express the dead hand of seat {rest[0]}")
    if hand.is_over and hand.lives > 1 and not hand.shown:
        found += [
            f"{player[seat]} sm {cards_text(hand.cards_of(seat))}" if shows else f"{player[seat]} sm"
            for seat, shows in hand.showings()
        ]
    return found


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float | Decimal | date | time):
        return str(value)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")
