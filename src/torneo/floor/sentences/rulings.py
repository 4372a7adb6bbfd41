"""Rulings in words: every kind, action, reason, infraction, penalty and option in Spanish and English."""

from collections.abc import Callable, Mapping
from typing import Final, get_args

from torneo.floor.ruling import Effect, Kind, Option, Ruling
from torneo.floor.sentences import words
from torneo.rulebook import Lang, labels
from torneo.writing.numbers import number
from torneo.writing.texts import Text

KINDS: Final = words.texts("rulings.kind")
ACTIONS: Final = words.texts("rulings.action")
#: Numbers that go with a reason; other parameters are for programs.
FACTS: Final = words.texts("rulings.fact")
STREETS: Final = words.texts("rulings.street")
UNTIL: Final = words.texts("rulings.until")
#: Code -> one sentence. What follows from it is the headline's business.
REASONS: Final = words.texts("reasons")
OPTIONS: Final = words.texts("options")
INFRACTIONS: Final = words.texts("infractions")
STEPS: Final = words.texts("steps")
PENALTIES: Final = words.texts("penalties")
#: Kind -> reason -> what happens, where the kind alone would tell it badly.
HEADLINES: Final = {kind: words.texts(f"headlines.{kind}") for kind in get_args(Kind)}
#: The answer to an offence that was reported, whichever it was.
REPORTED: Final = {
    "no_effect": words.text("headlines.no_penalty"),
    "procedure": words.text("headlines.penalty"),
}
_TO = words.texts("rulings.to")
_SAY = words.texts("rulings")


def street_title(code: str, lang: Lang) -> str:
    """A street as a heading: without its article."""
    text = STREETS[code].say(lang)
    for article in ("el ", "la ", "the "):
        text = text.removeprefix(article)
    return text[0].upper() + text[1:]


def step_text(code: str, lang: Lang) -> str:
    return _named(STEPS, code, lang)


def action_text(action: str, to: int | None, lang: Lang, *, all_in: bool = False) -> str:
    """``subida a 2.800``."""
    if to is not None and action in _TO:
        text = _TO[action].say(lang, to=number(to, lang))
    else:
        text = _named(ACTIONS, action, lang)
    return _SAY["and_all_in"].say(lang, what=text) if all_in else text


def headline(ruling: Ruling, lang: Lang, who: Callable[[int], str] | None = None) -> str:
    """What happens, in one short line: ``Es subida a 2.800``, ``Mano muerta; gana el asiento 3``. ``who``
    names a seat."""
    what = _outcome(ruling, lang)
    if ruling.infraction is not None and ruling.kind == "no_effect":
        what = _SAY["and_offence"].say(lang, what=what) if _own(ruling) else _offence(ruling, lang)
    if not ruling.wins:
        return what
    *others, last = (_winner(seat, lang, who) for seat in ruling.wins)
    told = _SAY["and"].say(lang).join([", ".join(others), last]) if others else last
    return _SAY["share" if others else "wins"].say(lang, what=what, who=told)


def _winner(seat: int, lang: Lang, who: Callable[[int], str] | None) -> str:
    """``el asiento 3``, unless ``who`` knows more of him than the seat."""
    place, named = _SAY["seat"].say(lang, seat=seat), who(seat) if who is not None else ""
    return place if place.endswith(named) else named


def _outcome(ruling: Ruling, lang: Lang) -> str:
    if ruling.action is not None and ruling.kind in ("binding", "held"):
        if ruling.to is None and ruling.action in ("bet", "raise", "complete"):
            return _SAY["amount_open"].say(lang, what=action_text(ruling.action, None, lang))
        what = action_text(ruling.action, ruling.to, lang, all_in=ruling.all_in)
        return _SAY["is" if ruling.kind == "binding" else "held"].say(lang, what=what)
    if ruling.kind == "granted" and ruling.amount is not None and _own(ruling) is None:
        return _SAY["count"].say(lang, amount=number(ruling.amount, lang))
    what = (_own(ruling) or KINDS[ruling.kind]).say(lang)
    if ruling.reason == "hand_tabled" and "hand" in ruling.facts:
        hand = labels().value(str(ruling.facts["hand"]), lang)
        return _SAY["holds"].say(lang, what=what, hand=hand)
    return what


def _own(ruling: Ruling) -> Text | None:
    """What the kind and the reason together come to, where the kind alone does not tell it."""
    own = HEADLINES[ruling.kind].get(ruling.reason)
    return own or (REPORTED.get(ruling.kind) if _is_reported(ruling.reason) else None)


def _is_reported(reason: str) -> bool:
    return reason.startswith("reported_")


def _offence(ruling: Ruling, lang: Lang) -> str:
    return _SAY["offence"].say(lang, what=infraction_text(str(ruling.infraction), lang))


def reason_text(ruling: Ruling, lang: Lang) -> str:
    """Why, in one sentence, with the numbers that matter."""
    sentence = _named(REASONS, ruling.reason, lang)
    told = [
        FACTS[name].say(lang, value=number(value, lang))
        for name, value in ruling.facts.items()
        if name in FACTS and isinstance(value, int)
    ]
    if "penalised" in ruling.facts:
        told.append(_SAY["serving"].say(lang, value=ruling.facts["penalised"]))
    if "hand" in ruling.facts:
        told.append(labels().value(str(ruling.facts["hand"]), lang))
    return f"{sentence.removesuffix('.')} ({'; '.join(told)})." if told else sentence


def option_text(code: str, lang: Lang) -> str:
    return OPTIONS[code].say(lang) if code in OPTIONS else labels().value(code, lang)


def infraction_text(code: str, lang: Lang) -> str:
    return INFRACTIONS[code].say(lang) if code in INFRACTIONS else labels().key(code, lang)


def penalty_text(code: str, lang: Lang) -> str:
    return labels().value(code, lang)


def until_text(code: str, lang: Lang) -> str:
    known = UNTIL.get(code) or STREETS.get(code)
    return known.say(lang) if known else labels().value(code, lang)


def consequence_text(option: Option, lang: Lang) -> str:
    """What an answer would do, at the table and to the player."""
    if option.code not in PENALTIES:
        return effect_text(option.effect, lang)
    said = PENALTIES[option.code].say(lang)
    return said if option.effect == Effect() else f"{said}; {effect_text(option.effect, lang)}"


def effect_text(effect: Effect, lang: Lang) -> str:
    """What an option would do in the hand: the action, the stacks it changes, the hands it kills."""
    parts = [action_text(effect.action, effect.to, lang)] if effect.action else []
    parts += [
        _SAY["seat_has"].say(lang, seat=seat, chips=number(chips, lang))
        for seat, chips in sorted(effect.stacks.items())
    ]
    if effect.dead:
        parts.append(_SAY["dead"].say(lang, seats=", ".join(map(str, effect.dead))))
    if effect.seconds:
        parts.append(_SAY["clock"].say(lang, seconds=effect.seconds))
    return "; ".join(parts) or _SAY["no_change"].say(lang)


def _named(texts: Mapping[str, Text], code: str, lang: Lang) -> str:
    return texts[code].say(lang) if code in texts else code.replace("_", " ")
