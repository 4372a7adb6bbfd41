"""The kinds of value the fields of an act take, one reader each."""

from collections.abc import Callable
from typing import Any

from torneo.floor.scenario import words
from torneo.floor.scenario.around import Around
from torneo.floor.scenario.entry import Entry
from torneo.floor.scenario.grammar import Field
from torneo.floor.scenario.level import read_amounts
from torneo.floor.spelling import Kind
from torneo.hand import GAMES


def read_value(field: Field, entry: Entry, around: Around) -> Any:
    """The value, or anything once its fault is noted."""
    if field.kind == "word":
        return read_word(entry, field.words)
    return READERS[field.kind](entry, around)


def read_word(entry: Entry, known: tuple[str, ...]) -> Any:
    found = entry.word(known)
    return {"true": True, "false": False}.get(found, found) if found is not None else None


def read_true(entry: Entry) -> bool:
    """A verb that has no value of its own."""
    if entry.flag() is False:
        entry.expected("true")
    return True


def _certainty(entry: Entry, _: Around) -> Any:
    return entry.flag() if isinstance(entry.scalar(), bool) else entry.whole()


def _cards(entry: Entry, _: Around) -> Any:
    return tuple(entry.cards() or ())


def _card(entry: Entry, _: Around) -> Any:
    return None if str(entry.scalar()).lower() == "joker" else entry.card()


def _own_cards(entry: Entry, around: Around) -> Any:
    return () if entry.scalar() is True else _cards(entry, around)


def _motions(entry: Entry, _: Around) -> Any:
    """One mapping is one motion, a list of them one motion each; no chips are no motion."""
    found = [item.chips() for item in entry.items()] if entry.is_list else [entry.chips()]
    return tuple(chips for chips in found if chips)


def _amounts(entry: Entry, _: Around) -> Any:
    items = entry.items() if entry.is_list else [entry]
    return tuple(amount for item in items if (amount := item.whole(1)) is not None)


def _new_seat(entry: Entry, around: Around) -> Any:
    seat = entry.whole(1, "seat")
    if seat is not None:
        around.seats.add(seat)
    return seat


def _witnesses(entry: Entry, around: Around) -> Any:
    if entry.scalar() in words.WITNESSES:
        return entry.scalar()
    return tuple(around.seats_of(entry) or ())


def _finder(entry: Entry, around: Around) -> Any:
    if isinstance(entry.scalar(), int):
        return around.seat(entry)
    entry.word(words.FINDERS)
    return None


def _level(entry: Entry, _: Around) -> Any:
    return read_amounts(entry) if entry.is_mapping else entry.whole(1)


def _stack(entry: Entry, _: Around) -> Any:
    if not entry.is_mapping:
        return entry.whole(1, "stack")
    return sum(chip * count for chip, count in (entry.chips() or {}).items())


READERS: dict[Kind, Callable[[Entry, Around], Any]] = {
    "amounts": _amounts,
    "any_seat": lambda entry, _: entry.whole(1, "seat"),
    "card": _card,
    "cards": _cards,
    "cards_or_true": _own_cards,
    "certainty": _certainty,
    "chips": lambda entry, _: entry.chips(),
    "finder": _finder,
    "flag": lambda entry, _: entry.flag(),
    "game": lambda entry, _: entry.word(tuple(GAMES)),
    "how": lambda entry, _: entry.code(words.policy_codes()),
    "level": _level,
    "motions": _motions,
    "new_seat": _new_seat,
    "offence": lambda entry, _: entry.code(words.infractions()),
    "option": lambda entry, _: entry.code(words.options()),
    "positive": lambda entry, _: entry.whole(1),
    "seat": lambda entry, around: around.seat(entry),
    "stack": _stack,
    "text": lambda entry, _: entry.text(),
    "whole": lambda entry, _: entry.whole(),
    "witnesses": _witnesses,
}
