"""Any command with any values: sensible ones, wrong ones and impossible ones, from a seeded generator."""

import random
import types
from collections.abc import Callable
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from tests.support.room import Room

from torneo.tournament import TOURNAMENT, Command, todo
from torneo.tournament.conduct.matters import MATTERS
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.state import Tournament

_AMOUNTS = (-500, 0, 1, 25, 100, 150, 1_000, 5_000, 10_000, 10**9)


def any_command(rng: random.Random, state: Tournament) -> Command:
    """A command of any kind, its fields filled by their names and types."""
    return command_like(rng, state, rng.choice(list(TOURNAMENT.commands)), 0.6)


def command_like(rng: random.Random, state: Tournament, kind: type[Command], more: float = 0) -> Command:
    """A command of that kind with all it needs, and each field it may do without with chance ``more``."""
    hints = get_type_hints(kind)
    fields = {
        name: _value(rng, state, name, hints[name])
        for name in kind.__struct_fields__
        if name in _needed(kind) or rng.random() < more
    }
    return kind(**fields)


def _needed(kind: type[msgspec.Struct]) -> list[str]:
    count = len(kind.__struct_fields__) - len(kind.__struct_defaults__)
    return list(kind.__struct_fields__[:count])


def _value(rng: random.Random, state: Tournament, name: str, hint: Any) -> Any:
    by_name = _BY_NAME.get(name)
    if by_name is not None and get_origin(hint) is None:
        return by_name(rng, state)
    return _by_type(rng, state, name, hint)


def _by_type(rng: random.Random, state: Tournament, name: str, hint: Any) -> Any:
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _by_type(rng, state, name, rng.choice(inner))
    if origin is Literal:
        return rng.choice(inner)
    if origin is tuple:
        return tuple(_value(rng, state, name, inner[0]) for _ in range(rng.randrange(4)))
    if origin is list:
        return [_value(rng, state, name, inner[0]) for _ in range(rng.randrange(4))]
    if origin is dict:
        return {
            _value(rng, state, "seat" if inner[0] is int else "key", inner[0]): _value(
                rng, state, "points" if inner[1] is int else name, inner[1]
            )
            for _ in range(rng.randrange(4))
        }
    if hint is bool:
        return rng.random() < 0.5
    if hint is int:
        return rng.choice(_AMOUNTS) if rng.random() < 0.5 else rng.randrange(12)
    if hint is str:
        return rng.choice(("", "x", "porque sí", "1", "As"))
    if hint is type(None) or hint is Any:
        return None
    if not issubclass(hint, msgspec.Struct):
        return hint()
    hints = get_type_hints(hint)
    return hint(**{one: _value(rng, state, one, hints[one]) for one in _needed(hint)})


def _entry(rng: random.Random, state: Tournament) -> int:
    return rng.randrange(len(state.entries) + 3)


def _table(rng: random.Random, state: Tournament) -> int:
    return rng.randrange(len(state.tables) + 2)


def _session(rng: random.Random, state: Tournament) -> str:
    return rng.choice(("", "", "1", "1", "2", "1A", "nope"))


def _player(rng: random.Random, state: Tournament) -> str:
    return rng.choice((f"p{rng.randrange(len(state.players) + 3)}", "nobody"))


_BY_NAME: dict[str, Callable[[random.Random, Tournament], Any]] = {
    "entry": _entry,
    "table": _table,
    "to_table": _table,
    "session": _session,
    "into": _session,
    "player": _player,
    "seat": lambda rng, state: rng.randrange(12),
    "seats": lambda rng, state: rng.choice((0, 2, 6, 9, 10, 11, -1)),
    "button": lambda rng, state: rng.choice((0, 0, 0, 1, 5, 11)),
    "why": lambda rng, state: rng.choice(("porque hace falta", "porque hace falta", "")),
    "matter": lambda rng, state: rng.choice((*MATTERS, "nothing")),
    "points": lambda rng, state: rng.choice(_AMOUNTS),
    "minutes": lambda rng, state: rng.choice((-5, 0, 1, 15, 40)),
    "level": lambda rng, state: rng.choice((-1, 0, 1, 2, 3, 9, 99)),
}


def sensible(
    rng: random.Random, room: Room, *, due: float = 0.5, all_in: float = 0.3, most: int = 40
) -> Command | None:
    """What a room would do next: something due, or a hand at some table, in which one player loses all he has
    (``all_in``: how often) or up to ``most`` chips of 25 to another."""
    waiting = todo(room.state, room.now, room.book)
    if waiting and rng.random() < due:
        return rng.choice(waiting).command
    tables = [table for table in room.state.tables.values() if table.open]
    if not tables:
        return None
    table = rng.choice(tables)
    if table.hand is None:
        return StartHand(table=table.number)
    stacks = dict(table.hand.stacks)
    winner, loser = rng.choice(table.hand.dealt), rng.choice(table.hand.dealt)
    lost = stacks[loser] if rng.random() < all_in else min(stacks[loser], 25 * rng.randrange(1, most))
    stacks[loser] -= lost
    stacks[winner] += lost + table.carried
    return ReportHand(table=table.number, stacks=stacks)
