"""Corrections in words: what an event was, why it no longer fits, what changes. In both languages at once,
because a refusal carries both."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from torneo.rulebook import Bilingual, Lang
from torneo.tournament.corrections.events import Consequence
from torneo.tournament.kernel import Event
from torneo.tournament.words import sentences

#: (``chips`` or ``money``, amount) -> as people write it.
Write = Callable[[str, int], str]

#: Consequences whose numbers are amounts, and of what.
_AMOUNTS = {
    "change.new_entry": "chips",
    "change.no_entry": "chips",
    "change.changed_stack": "chips",
    "change.changed_chips": "chips",
    "change.changed_carried": "chips",
    "change.changed_paid": "money",
    "change.changed_fund": "money",
    "change.changed_payouts": "money",
    "change.changed_prize": "money",
}


def said(code: str, facts: Mapping[str, Any]) -> Bilingual:
    """The sentence of a code in both languages; codes among the facts (a status, a phase) in words too."""
    return Bilingual(_filled(code, facts, "es"), _filled(code, facts, "en"))


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


def consequence_told(consequence: Consequence, lang: Lang, write: Write | None = None) -> str:
    """One consequence as a director reads it. ``write`` puts an amount of ``chips`` or ``money`` (minor
    units) as people write it; without it both are bare numbers, money with its unit."""
    kind = _AMOUNTS.get(consequence.code, "")
    facts = dict(consequence.facts)
    for name in ("was", "now", "stack", "total") if kind else ():
        amount = facts.get(name)
        if isinstance(amount, int):
            facts[name] = write(kind, amount) if write else _bare(kind, amount, lang)
    return _filled(consequence.code, facts, lang)


def _bare(kind: str, amount: int, lang: Lang) -> str:
    return said("minor_units", {"amount": amount}).say(lang) if kind == "money" else str(amount)


def _filled(code: str, facts: Mapping[str, Any], lang: Lang) -> str:
    known = sentences()
    sentence = known.get(code)
    if sentence is None:
        return code
    words = {name: _worded(value, lang) for name, value in facts.items()}
    try:
        return (sentence.es if lang == "es" else sentence.en).format_map(words)
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
