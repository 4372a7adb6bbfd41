"""``expect``: every key a step may promise, read into plain values."""

import re
from collections.abc import Callable
from typing import Any

from torneo.floor.scenario import words
from torneo.floor.scenario.around import Around
from torneo.floor.scenario.document import Expectations
from torneo.floor.scenario.entry import Entry
from torneo.floor.scenario.level import read_amounts

_POT = re.compile(r"main|side[1-9]\d*")

Reader = Callable[[Entry, Around], Any]


def read_expectations(entry: Entry, around: Around) -> Expectations:
    return {
        key: None if value.is_null else READERS[key](value, around)
        for key, value in entry.fields(READERS).items()
    }


def _whole(entry: Entry, _: Around) -> Any:
    return entry.whole()


def _word(known: tuple[str, ...]) -> Reader:
    return lambda entry, _: entry.word(known)


def _words(known: tuple[str, ...]) -> Reader:
    return lambda entry, _: [item.word(known) for item in _list(entry)]


def _code(known: Callable[[], frozenset[str]]) -> Reader:
    return lambda entry, _: entry.code(known())


def _codes(known: Callable[[], frozenset[str]]) -> Reader:
    return lambda entry, _: [item.code(known()) for item in _list(entry)]


def _list(entry: Entry) -> list[Entry]:
    return entry.items("codes") if entry.is_list or entry.is_mapping else [entry]


def _seat(entry: Entry, around: Around) -> Any:
    return around.seat(entry)


def _seats(entry: Entry, around: Around) -> Any:
    return around.seats_of(entry)


def _by_seat(entry: Entry, around: Around) -> Any:
    return around.by_seat(entry)


def _cards_by_seat(entry: Entry, around: Around) -> Any:
    return {around.seat(at): sorted(cards.cards() or ()) for _, at, cards in entry.pairs()}


def _next(entry: Entry, around: Around) -> Any:
    return around.seat(entry) if isinstance(entry.scalar(), int) else entry.word(words.NEXT)


def _amounts(entry: Entry, _: Around) -> Any:
    return [item.whole() for item in entry.items()]


def _board(entry: Entry, _: Around) -> Any:
    return entry.whole() if isinstance(entry.scalar(), int) else entry.cards()


def _hands_left(entry: Entry, around: Around) -> Any:
    return around.by_seat(entry) if entry.is_mapping else entry.whole()


def _level(entry: Entry, _: Around) -> Any:
    return read_amounts(entry)


def _winners(entry: Entry, around: Around) -> Any:
    winners: dict[str, Any] = {}
    for key, at, value in entry.pairs():
        if not _POT.fullmatch(str(key)):
            at.unknown_key(str(key), ("main", "side1", "side2"))
        elif value.is_mapping:
            halves = value.fields(("high", "low"))
            winners[key] = {
                half: [] if seats.is_null else around.seats_of(seats) for half, seats in halves.items()
            }
        else:
            winners[key] = around.seats_of(value)
    return winners


READERS: dict[str, Reader] = {
    "ruling": _word(words.RULINGS),
    "action": _word(words.ACTIONS),
    "to": _whole,
    "amount": _whole,
    "all_in": lambda entry, _: entry.flag(),
    "next": _next,
    "may": _words(words.MAY),
    "may_not": _words(words.MAY),
    "to_call": _whole,
    "min_raise_to": _whole,
    "max_raise_to": _whole,
    "stacks": _by_seat,
    "bets": _by_seat,
    "pot": _whole,
    "pots": _amounts,
    "returned": _by_seat,
    "options": _codes(words.options),
    "options_include": _codes(words.options),
    "infraction": _code(words.infractions),
    "penalties": _codes(words.penalties),
    "dead": _seats,
    "live": _seats,
    "board": _board,
    "burns": _whole,
    "stub": _whole,
    "hands_left": _hands_left,
    "dealt_in": _seats,
    "eliminated": _seats,
    "expelled": _seats,
    "face_up": _seats,
    "removed": _by_seat,
    "next_pot": _whole,
    "inventory": _whole,
    "seen": _cards_by_seat,
    "must_show": _seats,
    "shown_to_all": _word(words.SHOWN_TO_ALL),
    "level": _level,
    "shows_first": _seat,
    "show_order": _seats,
    "winners": _winners,
    "odd_chip_to": _seats,
    "button": lambda entry, _: entry.whole(1, "seat"),
    "small_blind": _seat,
    "big_blind": _seat,
    "seconds": _whole,
    "correctable_until": lambda entry, _: entry.code(words.CORRECTABLE_UNTIL),
    "clauses": lambda entry, around: around.clauses(entry),
    "steps": lambda entry, _: [item.text() for item in _list(entry)],
    "prompts": lambda entry, _: [item.text() for item in _list(entry)],
}
"""Every expectation of the language, in the order the documentation has them."""
