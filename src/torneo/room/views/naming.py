"""Names and words for what states and events carry: people for numbers, words for codes."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from torneo.room.views.meaning import NotMeant
from torneo.room.words import say as say_words
from torneo.room.words import words
from torneo.rulebook import Lang, labels
from torneo.tournament import Refused, Tournament
from torneo.tournament.fitting import REASONS
from torneo.tournament.words import say as say_sentence
from torneo.tournament.words import say_as, sentences
from torneo.tournament.words.filling import Telling
from torneo.writing import Unreadable


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
    if f"codes.{text}" in words:
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


class Names(Telling):
    """Values as people in the room read them: names for numbers and ids, words for codes."""

    def __init__(self, state: Tournament, lang: Lang) -> None:
        super().__init__(lang, state.structure.currency)
        self._state = state
        self.one_session = len(state.sessions) == 1

    def name(self, kind: str, number: int) -> str:
        if kind == "entry" and number in self._state.entries:
            return f"{number} ({entry_name(self._state, number)})"
        return super().name(kind, number)

    def holder(self, entry: int) -> str:
        return entry_name(self._state, entry) if entry in self._state.entries else ""

    def word(self, kind: str, text: str) -> str:
        if kind == "player":
            return player_name(self._state, text)
        if kind in ("role", "phase"):
            return _listed(text, self.lang)
        if kind == "command" and f"commands.{text}" in words:
            return say_words(f"commands.{text}", self.lang)
        return code(text, self.lang)


def _listed(text: str, lang: Lang) -> str:
    """Roles or phases, one after another, in words."""
    known = words
    found = []
    for one in text.split(", "):
        key = next((key for key in (f"common.role.{one}", f"start.phase.{one}") if key in known), "")
        found.append(say_words(key, lang) if key else code(one, lang))
    return ", ".join(found)


def sentence(reason: str, facts: Mapping[str, Any], state: Tournament, lang: Lang) -> str:
    """The sentence of a refusal or a reason, with names; its first letter is a capital."""
    text = say_as(reason, facts, Names(state, lang))
    return text[:1].upper() + text[1:]


def refusal(refused: Refused, state: Tournament, lang: Lang) -> str:
    if refused.reason in REASONS:
        return misfit_sentence(refused, lang)
    return sentence(refused.reason, refused.facts, state, lang)


def misfit_sentence(refused: Refused, lang: Lang) -> str:
    """What is too long, too many or too large in a command, by the name people know it by."""
    facts = {**refused.facts, "field": field_words(str(refused.facts["field"]), lang)}
    text = say_sentence(refused.reason, facts, lang)
    return text[:1].upper() + text[1:]


def field_words(path: str, lang: Lang) -> str:
    """A place in what was sent as people call it: ``levels[3].minutes`` is "levels 4 · minutes"."""
    known = words
    found = []
    for one in path.split("."):
        name, _, places = one.partition("[")
        shown = say_words(f"fields.{name}", lang) if f"fields.{name}" in known else name
        numbers = [str(int(place) + 1) for place in re.findall(r"\d+", places)]
        found.append(" ".join((shown, *numbers)))
    return " · ".join(found)


def bad_field(wrong: Exception, lang: Lang) -> str:
    """Which value of a form does not fit, by the name people know it by, and what it should be."""
    text = str(wrong)
    if isinstance(wrong.__cause__, NotMeant):
        return wrong.__cause__.told(lang)
    if isinstance(wrong.__cause__, Unreadable):
        told = wrong.__cause__.told(lang)
        field = text.rpartition(" - at ")[2].strip("`")
        return f"{field_words(field, lang)}: {told}" if f"fields.{field}" in words else told
    missing = re.search(r"missing required field `([^`]+)`", text)
    if missing:
        return say_words("common.missing_field", lang, {"field": field_words(missing[1], lang)})
    where = re.search(r"at `(?:key in )?\$?\.?([^`]*)`$", text) or re.fullmatch(r"['`]?(\w+)['`]?", text)
    if where is None:
        return say_words("common.bad_form", lang)
    name = where[1].replace("[...]", "")
    number = text.startswith(("Expected `int", "Expected `float"))
    key = "common.bad_number" if number else "common.bad_field"
    return say_words(key, lang, {"field": field_words(name[:100], lang)})
