"""Corrections in words: what an event was, why it no longer fits, what changes. In both languages at once,
because a refusal carries both."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from torneo.rulebook import Bilingual, Lang
from torneo.tournament.kernel import Event
from torneo.tournament.kinds import Of, kinds_of
from torneo.tournament.state import Tournament
from torneo.tournament.words import sentences
from torneo.tournament.words.filling import Telling, filled


class InEvent(Telling):
    """Money in the event's currency, players by their names."""

    def __init__(self, lang: Lang, state: Tournament) -> None:
        super().__init__(lang, state.structure.currency)
        self._players = state.players

    def word(self, kind: str, text: str) -> str:
        known = self._players.get(text) if kind == "player" else None
        return known.name if known is not None else text


def said(code: str, facts: Mapping[str, Any], state: Tournament) -> Bilingual:
    """The sentence of a code in both languages; codes among the facts (a status, a phase) in words too."""
    return Bilingual(told_as(code, facts, InEvent("es", state)), told_as(code, facts, InEvent("en", state)))


def told(event: Event, state: Tournament) -> Bilingual:
    """What the event was, in a few words."""
    code = f"event.{type(event).__name__}"
    facts = {name: getattr(event, name) for name in event.__struct_fields__}
    if code not in sentences():
        return said("event.other", {"name": type(event).__name__}, state)
    return said(code, facts, state)


def fields_told(event: Event, names: Iterable[str], state: Tournament) -> Bilingual:
    """Fields of an event with their values, the fields in words where there are any."""
    known, kinds = sentences(), kinds_of(type(event))
    found: dict[Lang, list[str]] = {"es": [], "en": []}
    for name in names:
        word = known.get(f"field.{name}")
        for lang, parts in found.items():
            value = _of_kind(getattr(event, name), kinds[name], InEvent(lang, state))
            parts.append(f"{word.say(lang) if word else name} = {value}")
    return Bilingual("; ".join(found["es"]), "; ".join(found["en"]))


def _of_kind(value: Any, of: Of, telling: Telling) -> str:
    """A value by what its type says it is."""
    if isinstance(value, msgspec.Struct):
        kinds = kinds_of(type(value))
        fields = msgspec.to_builtins(value)
        return ", ".join(f"{name}: {_of_kind(getattr(value, name), kinds[name], telling)}" for name in fields)
    if isinstance(value, dict):
        return ", ".join(
            f"{telling.tell(of.key, key)}: {_of_kind(one, of, telling)}" for key, one in value.items()
        )
    if isinstance(value, list | tuple):
        return ", ".join(_of_kind(one, of, telling) for one in value)
    return telling.tell(of.kind, value) if of.kind else str(value)


def told_as(code: str, facts: Mapping[str, Any], telling: Telling) -> str:
    """A consequence, or why something no longer fits, as a director reads it."""
    sentence = sentences().get(code)
    if sentence is None:
        return code
    words = {name: _worded(value, telling) for name, value in facts.items()}
    try:
        return filled(sentence, words, telling)
    except (KeyError, IndexError, ValueError):
        return code


def _worded(value: Any, telling: Telling) -> Any:
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if isinstance(value, dict | tuple | list):
        return _of_kind(msgspec.to_builtins(value), Of(), telling)
    if not isinstance(value, str):
        return value
    known = sentences()
    words = [known.get(f"word.{one}") for one in value.split(", ")]
    if None in words:
        return value
    return ", ".join(word.say(telling.lang) for word in words if word is not None)
