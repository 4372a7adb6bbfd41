"""What may have been wrong in an act, in words, and the command that would have been right.

The choices follow from what the values of the command are (``kinds_of``): another person, table, seat or
session. The commonest acts have choices of their own beside them.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from torneo.room.views.naming import Names, player_name
from torneo.room.words import say, words
from torneo.rulebook import Lang
from torneo.tournament import Command, Tournament
from torneo.tournament.hands.commands import ReportElimination, ReportHand
from torneo.tournament.kinds import kinds_of
from torneo.tournament.seats.state import Table

#: Kinds of which one can be chosen from what there was.
CHOSEN = ("entry", "player", "table", "seat", "session")
Options = list[tuple[Any, str]]


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may have been wrong. ``options``: what it may have been instead, each with its words;
    without any, the choice says all."""

    code: str
    label: str
    options: Options = []


def choices(command: Command, then: Tournament, now: Tournament, lang: Lang) -> list[Choice]:
    """``then``: the event before the act, ``now``: as it is, for the names."""
    found = [*_own(command, then, now, lang)]
    for name, of in kinds_of(type(command)).items():
        value = getattr(command, name)
        asked = value or _words_of(command, name) in words
        single = isinstance(value, int | str) or (isinstance(value, tuple) and len(value) < 2)
        if of.kind in CHOSEN and asked and single and not of.key:
            had = value if isinstance(value, tuple) else (value,)
            options = options_of(of.kind, command, then, now, lang)
            others = [one for one in options if one[0] not in had and not _is_out(command, name, one[0])]
            if others:
                found.append(Choice(code=name, label=label_of(command, name, lang), options=others))
    found.sort(key=lambda one: _words_of(command, one.code) not in words)
    never = _words_of(command, "never")
    found.append(Choice(code="never", label=say(never if never in words else "amend.never", lang)))
    return found


def _words_of(command: Command, code: str) -> str:
    """The key of what a choice says of this kind of act, if it has words of its own."""
    return f"amend.{type(command).__name__}.{code}"


def chosen(command: Command, code: str, value: str, then: Tournament) -> Command | None:
    """The command that would have been right; None if it never was. If who went out was the one who took
    the chips, they changed places. ``msgspec.ValidationError`` says what does not fit."""
    if code == "never":
        return None
    if isinstance(command, ReportHand) and code in ("out", "nobody"):
        return _hand_without(command, int(value) if value.isdecimal() else 0, then)
    many = isinstance(getattr(command, code, None), tuple)
    fields = {**plain_of(command), code: [value] if many else value}
    if isinstance(command, ReportElimination) and code == "seat":
        fields["beaten_by"] = [command.seat if str(one) == value else one for one in command.beaten_by]
    return msgspec.convert(fields, type(command), strict=False)


def plain_of(command: Command) -> dict[str, Any]:
    """The fields of a command as a form holds them."""
    plain: dict[str, Any] = msgspec.to_builtins(command, str_keys=True)
    del plain["command"]
    return plain


def reason(command: Command, code: str, value: str, then: Tournament, now: Tournament, lang: Lang) -> str:
    """The choice as a sentence: the reason that goes on record unless somebody writes another."""
    one = next((one for one in choices(command, then, now, lang) if one.code == code), None)
    if one is None:
        return ""
    word = next((text for known, text in one.options if str(known) == value), "")
    return f"{one.label} {word}".strip()


def label_of(command: Command, name: str, lang: Lang) -> str:
    """What a choice says before its options."""
    own, of = _words_of(command, name), kinds_of(type(command))[name]
    return say(own if own in words else f"amend.kind.{of.kind}", lang)


def options_of(kind: str, command: Command, then: Tournament, now: Tournament, lang: Lang) -> Options:
    """Everything of a kind that there was before the act; players also if they were registered since."""
    names = Names(now, lang)
    if kind == "player":
        return sorted(((one, player_name(now, one)) for one in now.players), key=lambda one: one[1])
    if kind == "entry":
        return [(number, names.tell(kind, number)) for number in then.entries]
    if kind == "session":
        return [(one, one) for one in then.sessions]
    if kind == "table":
        return [(one.number, str(one.number)) for one in then.tables.values() if one.open]
    table = then.tables.get(getattr(command, "table", 0))
    return [] if table is None else list(_seated(table, now, lang))


def _seated(table: Table, now: Tournament, lang: Lang) -> Iterator[tuple[int, str]]:
    for seat in table.taken:
        entry = now.entries[table.seats[seat - 1]]
        name = player_name(now, entry.player)
        yield seat, say("amend.person_at", lang, {"name": name, "seat": seat})


def _is_out(command: Command, name: str, value: Any) -> bool:
    """Nobody wins his own chips."""
    return name == "beaten_by" and value == getattr(command, "seat", 0)


# ---- hands ---------------------------------------------------------------------------------------------


def _own(command: Command, then: Tournament, now: Tournament, lang: Lang) -> Iterator[Choice]:
    """Somebody went out in a hand: it was another, or nobody did."""
    if not isinstance(command, ReportHand):
        return
    out = _out(command)
    table, had = then.tables.get(command.table), _stacks_before(command, then)
    if not out or table is None or not had:
        return
    seats = [(seat, text) for seat, text in _seated(table, now, lang)
             if seat in had and seat != out and seat not in command.beaten_by[out]]  # fmt: skip
    yield Choice(code="out", label=say("amend.ReportHand.out", lang), options=seats)
    yield Choice(code="nobody", label=say("amend.ReportHand.nobody", lang))


def _out(command: ReportHand) -> int:
    """The one seat that lost everything to one other; 0 where there is none, or it is not so simple."""
    gone = [seat for seat, stack in command.stacks.items() if not stack]
    simple = len(gone) == 1 and len(command.beaten_by.get(gone[0], ())) == 1
    return gone[0] if simple else 0


def _stacks_before(command: ReportHand, then: Tournament) -> dict[int, int]:
    table = then.tables.get(command.table)
    return table.hand.stacks if table is not None and table.hand is not None else {}


def _hand_without(command: ReportHand, other: int, then: Tournament) -> ReportHand:
    """The hand in which another went out to the same winner, or nobody did: the chips stay as many."""
    out, had = _out(command), _stacks_before(command, then)
    (winner,) = command.beaten_by[out]
    stacks, beaten_by = dict(command.stacks), {}
    stacks[winner] = stacks.get(winner, had[winner]) - had[out]
    stacks[out] = had[out]
    if other:
        stacks[winner] += stacks.get(other, had[other])
        stacks[other] = 0
        beaten_by = {other: (winner,)}
    return msgspec.structs.replace(command, stacks=stacks, beaten_by=beaten_by, hand_order=())
