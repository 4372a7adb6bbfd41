"""Names and words for what states and events carry: people for numbers, words for codes."""

from collections.abc import Iterable, Mapping
from typing import Any

from torneo.room.numbers import chips, money
from torneo.room.words import say as say_words
from torneo.room.words import words
from torneo.rulebook import Lang, labels
from torneo.tournament import Refused, Tournament
from torneo.tournament.words import say as say_sentence
from torneo.tournament.words import sentences

#: Facts of refusals and reasons that are points of chips.
_POINTS = frozenset({"points", "stack", "counted", "expected", "known", "value", "to", "total", "smallest"})
_MONEY = frozenset({"price", "amount", "owed", "fund", "title", "reserve", "remaining"})


def player_name(state: Tournament, player: str) -> str:
    found = state.players.get(player)
    return found.name if found else player


def entry_name(state: Tournament, entry: int) -> str:
    """Who holds the entry; its number too where the player has several."""
    found = state.entries.get(entry)
    if found is None:
        return f"n.º {entry}"
    player = state.players.get(found.player)
    name = player.name if player else found.player
    return f"{name} ({entry})" if player and len(player.entries) > 1 else name


def entry_names(state: Tournament, entries: Iterable[int], most: int = 6) -> str:
    numbers = list(entries)
    named = ", ".join(entry_name(state, one) for one in numbers[:most])
    return f"{named} +{len(numbers) - most}" if len(numbers) > most else named


def code(word: object, lang: Lang) -> str:
    """A code in words: ours, else the rulebook's; a text somebody wrote stays as it is."""
    text = str(word)
    if f"codes.{text}" in words():
        return say_words(f"codes.{text}", lang)
    if text.replace("_", "").isalnum() and text.islower() and "_" in text:
        return labels().value(text, lang)
    return text


def option_name(option: str, lang: Lang) -> str:
    """An option of a matter: one of the event's sentences, else a code."""
    key = f"option.{option}"
    return say_sentence(key, {}, lang) if key in sentences() else code(option, lang)


def matter_name(matter: str, lang: Lang) -> str:
    key = f"matter.{matter}"
    return say_sentence(key, {}, lang) if key in sentences() else code(matter, lang)


def facts_named(facts: Mapping[str, Any], state: Tournament, lang: Lang) -> dict[str, Any]:
    """Facts of a refusal or a reason as people read them: names, chips, money, words."""
    found: dict[str, Any] = {}
    for name, value in facts.items():
        if name in ("entry", "other_entry") and isinstance(value, int):
            found[name] = f"{value} ({entry_name(state, value)})" if value in state.entries else value
        elif name in ("player", "other", "holder") and isinstance(value, str):
            found[name] = player_name(state, value)
        elif name in _POINTS and isinstance(value, int) and not isinstance(value, bool):
            found[name] = chips(value, lang)
        elif name in _MONEY and isinstance(value, int) and not isinstance(value, bool):
            found[name] = money(value, state.structure.currency, lang)
        elif name in ("role", "allowed") and isinstance(value, str):
            found[name] = _roles(value, lang)
        elif isinstance(value, str):
            found[name] = code(value, lang)
        else:
            found[name] = value
    return found


def _roles(text: str, lang: Lang) -> str:
    known = words()
    return ", ".join(
        say_words(f"common.role.{one}", lang) if f"common.role.{one}" in known else one
        for one in text.split(", ")
    )


def sentence(reason: str, facts: Mapping[str, Any], state: Tournament, lang: Lang) -> str:
    """The sentence of a refusal or a reason, with names; its first letter is a capital."""
    text = say_sentence(reason, facts_named(facts, state, lang), lang)
    return text[:1].upper() + text[1:]


def refusal(refused: Refused, state: Tournament, lang: Lang) -> str:
    return sentence(refused.reason, refused.facts, state, lang)
