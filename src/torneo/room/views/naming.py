"""Names and words for what states and events carry: people for numbers, words for codes."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from torneo.room.words import say as say_words
from torneo.room.words import words
from torneo.rulebook import Lang, labels
from torneo.tournament import Refused, Tournament
from torneo.tournament.fitting import REASONS
from torneo.tournament.words import say as say_sentence
from torneo.tournament.words import sentences
from torneo.writing import Unreadable, chips, money

#: Facts of refusals and reasons that are money, or numbers that count nothing.
_MONEY = frozenset({"price", "amount", "owed", "fund", "title", "reserve", "remaining"})
_NAMES = frozenset({"entry", "table", "seat", "level", "seq", "version", "hand", "number", "place", "day"})
#: Refusals all of whose amounts are money.
_ABOUT_MONEY = frozenset({
    "payouts_do_not_add_up", "deal_does_not_add_up", "envelopes_above_fund", "minimum_above_fund",
    "rounding_above_fund", "no_prize_fund", "minimum_cash_too_high", "better_place_pays_less",
    "below_minimum_cash", "already_delivered", "prize_delivered", "price", "payouts_out_of_date",
    "reserve_above_prizes", "reserve_too_small",
})  # fmt: skip


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


def facts_named(facts: Mapping[str, Any], state: Tournament, lang: Lang, reason: str = "") -> dict[str, Any]:
    """Facts of a refusal or a reason as people read them: names, chips, money, words."""
    found: dict[str, Any] = {}
    for name, value in facts.items():
        if name in ("entry", "other_entry") and isinstance(value, int):
            found[name] = f"{value} ({entry_name(state, value)})" if value in state.entries else value
        elif name in ("player", "other", "holder") and isinstance(value, str):
            found[name] = player_name(state, value)
        elif isinstance(value, int) and not isinstance(value, bool):
            found[name] = _amount(name, value, state, lang, reason)
        elif name in ("role", "phase", "allowed") and isinstance(value, str):
            found[name] = _listed(value, lang)
        elif name == "command" and f"commands.{value}" in words():
            found[name] = say_words(f"commands.{value}", lang)
        elif isinstance(value, str):
            found[name] = code(value, lang)
        else:
            found[name] = value
    return found


def _amount(name: str, value: int, state: Tournament, lang: Lang, reason: str) -> object:
    if name in _NAMES:
        return value
    if name in _MONEY or reason in _ABOUT_MONEY:
        return money(value, state.structure.currency, lang)
    return chips(value, lang)


def _listed(text: str, lang: Lang) -> str:
    """Roles or phases, one after another, in words."""
    known = words()
    found = []
    for one in text.split(", "):
        key = next((key for key in (f"common.role.{one}", f"start.phase.{one}") if key in known), "")
        found.append(say_words(key, lang) if key else code(one, lang))
    return ", ".join(found)


def sentence(reason: str, facts: Mapping[str, Any], state: Tournament, lang: Lang) -> str:
    """The sentence of a refusal or a reason, with names; its first letter is a capital."""
    text = say_sentence(reason, facts_named(facts, state, lang, reason), lang)
    return text[:1].upper() + text[1:]


def refusal(refused: Refused, state: Tournament, lang: Lang) -> str:
    if refused.reason in REASONS:
        return misfit_sentence(refused, lang)
    return sentence(refused.reason, refused.facts, state, lang)


def misfit_sentence(refused: Refused, lang: Lang) -> str:
    """What is too long, too many or too large in a command, by the name people know it by."""
    facts = {
        name: chips(value, lang) if isinstance(value, int) else value for name, value in refused.facts.items()
    }
    facts["field"] = field_words(str(refused.facts["field"]), lang)
    text = say_sentence(refused.reason, facts, lang)
    return text[:1].upper() + text[1:]


def field_words(path: str, lang: Lang) -> str:
    """A place in what was sent as people call it: ``levels[3].minutes`` is "levels 4 · minutes"."""
    known = words()
    found = []
    for one in path.split("."):
        name, _, places = one.partition("[")
        shown = say_words(f"fields.{name}", lang) if f"fields.{name}" in known else name
        numbers = [str(int(place) + 1) for place in re.findall(r"\d+", places)]
        found.append(" ".join((shown, *numbers)))
    return " · ".join(found)


def bad_field(wrong: Exception, lang: Lang) -> str:
    """Which value of a form does not fit, by the name people know it by, and what it should be."""
    if isinstance(wrong.__cause__, Unreadable):
        return wrong.__cause__.told(lang)
    text = str(wrong)
    missing = re.search(r"missing required field `([^`]+)`", text)
    if missing:
        return say_words("common.missing_field", lang, {"field": field_words(missing[1], lang)})
    where = re.search(r"`\$?\.?([^`]*)`$", text)
    name = where[1].replace("[...]", "") if where else text.strip("'")
    number = text.startswith(("Expected `int", "Expected `float"))
    key = "common.bad_number" if number else "common.bad_field"
    return say_words(key, lang, {"field": field_words(name[:100], lang)})
