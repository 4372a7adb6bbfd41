"""Corrections in words: what an event was, why it no longer fits, what changes. In both languages at once,
because a refusal carries both."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from torneo.rulebook import Bilingual, Lang
from torneo.tournament.kernel import Event
from torneo.tournament.words import sentences
from torneo.tournament.words.filling import Telling, filled


def said(code: str, facts: Mapping[str, Any]) -> Bilingual:
    """The sentence of a code in both languages; codes among the facts (a status, a phase) in words too."""
    return Bilingual(told_as(code, facts, Telling("es")), told_as(code, facts, Telling("en")))


def told(event: Event) -> Bilingual:
    """What the event was, in a few words."""
    code = f"event.{type(event).__name__}"
    facts = {name: getattr(event, name) for name in event.__struct_fields__}
    if code not in sentences():
        return said("event.other", {"name": type(event).__name__})
    return said(code, facts)


def fields_told(event: Event, names: Iterable[str]) -> Bilingual:
    """Fields of an event with their values, the fields in words where there are any."""
    known = sentences()
    es, en = [], []
    for name in names:
        value = _spelled(msgspec.to_builtins(getattr(event, name)))
        word = known.get(f"field.{name}")
        es.append(f"{word.es if word else name} = {value}")
        en.append(f"{word.en if word else name} = {value}")
    return Bilingual("; ".join(es), "; ".join(en))


def _spelled(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_spelled(one)}" for key, one in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(_spelled, value))
    return str(value)


def told_as(code: str, facts: Mapping[str, Any], telling: Telling) -> str:
    """A consequence, or why something no longer fits, as a director reads it."""
    sentence = sentences().get(code)
    if sentence is None:
        return code
    words = {name: _worded(value, telling.lang) for name, value in facts.items()}
    try:
        return filled(sentence.say(telling.lang), words, telling)
    except (KeyError, IndexError, ValueError):
        return code


def _worded(value: Any, lang: Lang) -> Any:
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if isinstance(value, dict | tuple | list):
        return _spelled(msgspec.to_builtins(value))
    if not isinstance(value, str):
        return value
    known = sentences()
    words = [known.get(f"word.{one}") for one in value.split(", ")]
    if None in words:
        return value
    return ", ".join(word.say(lang) for word in words if word is not None)
