"""Corrections before they are accepted: the command as it was given, to be changed, and what would follow."""

from collections.abc import Sequence
from typing import Any

import msgspec

from torneo.room.views.acts import Field
from torneo.room.views.console_journal import row
from torneo.room.views.naming import entry_name, player_name, refusal
from torneo.room.words import say, words
from torneo.rulebook import Book, Lang
from torneo.tournament import Command, Happened, Refused, Tournament
from torneo.tournament.corrections.acts import Act, acts_of, state_of
from torneo.tournament.corrections.again import behind
from torneo.tournament.corrections.amending import Preview
from torneo.tournament.corrections.rederiving import guessed_with_draws
from torneo.tournament.corrections.telling import consequence_told

#: Consequences shown; the rest is counted.
_MOST = 60
#: Values of a command that are picked from a list rather than typed.
_LONG = frozenset({"why", "facts", "note"})


def act_at(happened: Sequence[Happened], seq: int) -> tuple[list[Act], int] | None:
    """The history as it counts now and the place of the act that holds an event; None if there is none."""
    acts = acts_of(happened)
    place = next((n for n, act in enumerate(acts) if act.seq <= seq <= act.last), None)
    return None if place is None else (acts, place)


def command_behind(acts: list[Act], place: int, book: Book) -> Command | None:
    """The command that was given, as far as its events tell it."""
    act = acts[place]
    before = state_of(acts[:place])
    found = behind(before, act, act.events, book)
    return found.command or next(iter(guessed_with_draws(before, act.events)), None)


def amend_form(acts: list[Act], place: int, state: Tournament, book: Book, lang: Lang) -> dict[str, Any]:
    """What the form of a correction shows."""
    command = command_behind(acts, place, book)
    return {
        "row": row(acts[place], state, lang),
        "command": type(command).__name__ if command else "",
        "fields": fields_of(command, state, lang) if command else [],
        "later": len(acts) - place - 1,
    }


def fields_of(command: Command, state: Tournament, lang: Lang) -> list[Field]:
    """Every value of a command as a control, filled with what was given."""
    found: list[Field] = []
    for info in msgspec.structs.fields(type(command)):
        value = getattr(command, info.name)
        label = _label(info.name, lang)
        hint = _hint(info.name, value, state)
        if isinstance(value, bool):
            options = [("true", say("console.yes", lang)), ("false", say("console.no", lang))]
            found.append(
                Field(name=info.name, label=label, kind="select", options=options, value=str(value).lower())
            )
        elif isinstance(value, int):
            found.append(Field(name=info.name, label=label, kind="number", value=value, hint=hint))
        elif isinstance(value, str):
            kind = "textarea" if info.name in _LONG else "text"
            found.append(Field(name=info.name, label=label, kind=kind, value=value, hint=hint))
        elif isinstance(value, dict) and value and all(isinstance(one, int) for one in value.values()):
            found += [
                Field(name=f"{info.name}.{key}", label=f"{label} {key}", kind="number", value=one)
                for key, one in value.items()
            ]
        elif value:
            text = msgspec.json.encode(value).decode()
            found.append(Field(name=f"{info.name}:json", label=label, kind="textarea", value=text))
    return found


def _label(name: str, lang: Lang) -> str:
    key = f"console.field.{name}"
    return say(key, lang) if key in words() else name.replace("_", " ")


def _hint(name: str, value: Any, state: Tournament) -> str:
    if name == "entry" and isinstance(value, int):
        return entry_name(state, value)
    return player_name(state, value) if name == "player" and isinstance(value, str) else ""


def consequences_shown(found: Preview | Refused, state: Tournament, lang: Lang) -> dict[str, Any]:
    """What follows from a correction, or what stands in its way."""
    if isinstance(found, Refused):
        return {"refused": refusal(found, state, lang), "clauses": found.clauses, "told": []}
    told = [consequence_told(one, lang) for one in found.consequences]
    told = [text[:1].upper() + text[1:] for text in told]
    return {
        "refused": "", "clauses": (), "told": told[:_MOST], "more": max(len(told) - _MOST, 0),
        "anew": found.anew, "version": found.version,
    }  # fmt: skip
