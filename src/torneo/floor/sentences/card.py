"""A ruling as the card a floor person reads: the ruling in one line, why, what can be chosen, the clauses."""

from collections.abc import Callable

import msgspec

from torneo.floor.ruling import Ruling
from torneo.floor.sentences import words
from torneo.floor.sentences.rulings import (
    consequence_text,
    headline,
    infraction_text,
    option_text,
    penalty_text,
    reason_text,
    step_text,
    until_text,
)
from torneo.floor.sentences.silence import silence_text
from torneo.rulebook import Lang
from torneo.writing.numbers import number

_SAY = words.texts("card")


class Choice(msgspec.Struct, frozen=True):
    """An answer the floor may give, and what it would do."""

    code: str
    text: str
    effect: str


class Card(msgspec.Struct, frozen=True):
    """All in words but ``kind`` and the ids in ``clauses``; empty where there is nothing to tell."""

    kind: str
    headline: str
    reason: str
    clauses: tuple[str, ...]
    returned: str = ""
    asks: str = ""
    options: tuple[Choice, ...] = ()
    steps: tuple[str, ...] = ()
    infraction: str = ""
    penalties: str = ""
    until: str = ""
    silent: str = ""
    seconds: str = ""
    must_show: str = ""


def card_of(ruling: Ruling, lang: Lang, who: Callable[[int], str] | None = None) -> Card:
    """The card of a ruling; ``who`` names a seat."""

    def say(key: str, **values: object) -> str:
        return _SAY[key].say(lang, **values)

    name = who or (lambda seat: say("seat", seat=seat))
    back = ", ".join(f"{name(seat)}, {number(chips, lang)}" for seat, chips in ruling.returned.items())
    penalties = ", ".join(penalty_text(code, lang) for code in ruling.penalties)
    return Card(
        kind=ruling.kind,
        headline=headline(ruling, lang, who),
        reason=reason_text(ruling, lang),
        clauses=ruling.clauses,
        returned=say("returned", what=back) if back else "",
        asks=say("options") if ruling.options else "",
        options=tuple(
            Choice(option.code, option_text(option.code, lang), consequence_text(option, lang))
            for option in ruling.options
        ),
        steps=tuple(step_text(step, lang) for step in ruling.steps),
        infraction=say("infraction", what=infraction_text(ruling.infraction, lang))
        if ruling.infraction
        else "",
        penalties=say("penalties", what=penalties) if penalties else "",
        until=say("until", what=until_text(ruling.correctable_until, lang))
        if ruling.correctable_until
        else "",
        silent=silence_text(ruling, lang),
        seconds=say("seconds", what=ruling.seconds) if ruling.seconds is not None else "",
        must_show=say("must_show", what=", ".join(map(name, ruling.must_show))) if ruling.must_show else "",
    )


def difference(ruling: Ruling, other: Ruling, lang: Lang) -> str:
    """What a ruling comes to; where the other comes to the same in one line, what else of it differs."""
    card, beside = card_of(ruling, lang), card_of(other, lang)
    if card.headline != beside.headline:
        return card.headline
    told = [card.headline]
    for name in ("seconds", "returned", "must_show", "penalties", "until"):
        if getattr(card, name) != getattr(beside, name):
            told.append(getattr(card, name) or _SAY["without"].say(lang, what=getattr(beside, name)))
    if card.options != beside.options:
        told.append("; ".join(option.text for option in card.options))
    if card.steps != beside.steps:
        told.append("; ".join(card.steps))
    return " · ".join(part for part in told if part)
