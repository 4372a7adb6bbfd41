"""Corrections before they are accepted: the command as it was given, to be changed, and what would follow."""

from collections.abc import Sequence
from typing import Any

import msgspec

from torneo.room.views.acts import Field
from torneo.room.views.console_journal import row
from torneo.room.views.naming import Names, entry_name, player_name, refusal
from torneo.room.views.trying import draws, hidden
from torneo.room.words import say, words
from torneo.rulebook import Lang
from torneo.tournament import Command, Happened, Refused, Tournament
from torneo.tournament.corrections.acts import Act, acts_of
from torneo.tournament.corrections.amending import Preview
from torneo.tournament.corrections.events import Amended, Consequence, events_of
from torneo.tournament.corrections.telling import told_as
from torneo.tournament.kinds import kinds_of
from torneo.writing import money_typed

#: Consequences shown; the rest is counted.
_MOST = 60
#: Consequences that would tell what a draw brings.
_OF_DRAWS = frozenset({
    "change.seat_changed", "change.seat_got", "change.seat_lost", "change.changed_stack", "change.no_entry",
    "change.changed_positions", "change.changed_status", "change.changed_alternates", "change.place_got",
    "change.place_changed", "change.changed_prize",
})  # fmt: skip


def act_at(happened: Sequence[Happened], seq: int) -> tuple[list[Act], int] | None:
    """The history as it counts now and the place of the act that holds an event; None if there is none."""
    acts = acts_of(happened)
    place = next((n for n, act in enumerate(acts) if act.seq <= seq <= act.last), None)
    return None if place is None else (acts, place)


def amend_form(acts: list[Act], place: int, state: Tournament, lang: Lang) -> dict[str, Any]:
    """What the form of a correction shows."""
    command = acts[place].command
    return {
        "row": row(acts[place], state, lang),
        "command": type(command).__name__ if command else "",
        "fields": fields_of(command, state, lang) if command else [],
        "later": len(acts) - place - 1,
    }


def fields_of(command: Command, state: Tournament, lang: Lang) -> list[Field]:
    """Every value of a command as a control, filled with what was given; money in whole units."""
    found: list[Field] = []
    kinds, names = kinds_of(type(command)), Names(state, lang)
    for info in msgspec.structs.fields(type(command)):
        value = getattr(command, info.name)
        label = field_label(type(command), info.name, lang)
        of = kinds[info.name]
        hint = _hint(of.kind, value, state)
        cash = of.kind == "money"
        suffix = ":money" if cash else ""
        if isinstance(value, bool):
            options = [("true", say("console.yes", lang)), ("false", say("console.no", lang))]
            found.append(
                Field(name=info.name, label=label, kind="select", options=options, value=str(value).lower())
            )
        elif isinstance(value, int):
            shown = money_typed(value, state.structure.currency, lang) if cash else value
            kind = "text" if cash else "number"
            found.append(Field(name=info.name + suffix, label=label, kind=kind, value=shown, hint=hint))
        elif isinstance(value, str):
            kind = "textarea" if of.kind == "lines" else "text"
            found.append(Field(name=info.name, label=label, kind=kind, value=value, hint=hint))
        elif isinstance(value, dict) and value and all(isinstance(one, int) for one in value.values()):
            for key, one in value.items():
                each = f"{label} {names.tell(of.key, key)}"
                found.append(_one_of_many(f"{info.name}.{key}", one, each, state, cash=cash, lang=lang))
        elif value and cash:
            text = " ".join(money_typed(one, state.structure.currency, lang) for one in value)
            found.append(Field(name=f"{info.name}:moneys", label=label, kind="textarea", value=text))
        elif value:
            text = msgspec.json.encode(value).decode()
            found.append(Field(name=f"{info.name}:json", label=label, kind="textarea", value=text))
    return found


def _one_of_many(name: str, value: int, label: str, state: Tournament, *, cash: bool, lang: Lang) -> Field:
    """One value of several under a key: a stack by its seat, a vote by its entry."""
    if isinstance(value, bool):
        options = [("true", say("console.yes", lang)), ("false", say("console.no", lang))]
        return Field(name=name, label=label, kind="select", options=options, value=str(value).lower())
    if cash:
        return Field(
            name=f"{name}:money", label=label, value=money_typed(value, state.structure.currency, lang)
        )
    return Field(name=name, label=label, kind="number", value=value)


def field_label(command: type[Command], name: str, lang: Lang) -> str:
    """What a value of a command is called."""
    own = f"fields.{command.__name__}.{name}"
    return say(own if own in words() else f"fields.{name}", lang)


def _hint(kind: str, value: Any, state: Tournament) -> str:
    """Who is meant by a number or an id."""
    if kind == "entry" and isinstance(value, int) and value:
        return entry_name(state, value)
    return player_name(state, value) if kind == "player" and isinstance(value, str) and value else ""


def consequences_shown(found: Preview | Refused, state: Tournament, lang: Lang) -> dict[str, Any]:
    """What follows from a correction, or what stands in its way."""
    if isinstance(found, Refused):
        return {"refused": refusal(found, state, lang), "clauses": found.clauses, "told": []}
    drawn = _new_draw(found)
    told = [consequence_shown(one, state, lang) for one in found.consequences
            if not drawn or one.code not in _OF_DRAWS]  # fmt: skip
    if drawn:
        told.append(hidden(lang))
    return {
        "refused": "", "clauses": (), "told": told[:_MOST], "more": max(len(told) - _MOST, 0),
        "anew": found.made.anew, "expects": found.command.expects,
    }  # fmt: skip


def _new_draw(found: Preview) -> bool:
    """Does the correction draw again? What comes of it is seen when it is accepted."""
    changed = found.event.changed if isinstance(found.event, Amended) else ()
    own = (one for one in changed if one.seq == found.act.seq)
    return any(draws(event) for one in own for event in events_of(one.events))


def consequence_shown(consequence: Consequence, state: Tournament, lang: Lang) -> str:
    """A consequence with people by their names and amounts as they are written here."""
    text = told_as(consequence.code, consequence.facts, Names(state, lang))
    return text[:1].upper() + text[1:]
