"""A ruling as the card people read at a table, and a told hand as a page shows it."""

from collections.abc import Sequence
from typing import Any

from torneo.floor.dealer.duties import prompts
from torneo.floor.ruling import Ruling
from torneo.floor.scenario import shape
from torneo.floor.scenario.told import ToldHand
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.card import card_of
from torneo.floor.sentences.rulings import option_text, step_text
from torneo.floor.sentences.trace import trace_lines
from torneo.floor.trace import Traced
from torneo.room.views.spot import spot_shown
from torneo.rulebook import Lang
from torneo.tournament.rulings.state import Given


def ruling_cards(
    ruling: Ruling | None, teller: Teller, lang: Lang, trace: Sequence[Traced] = ()
) -> list[dict[str, Any]]:
    """The card of the ruling, with how it came about, and of those on held acts whose turn came with it."""
    if ruling is None:
        return []
    first = {"card": card_of(ruling, lang, teller.who), "ruling": ruling, "after": ""}
    found: list[dict[str, Any]] = [{**first, "trace": trace_lines(trace, lang)}]
    for later in ruling.followed_by:
        after = (
            teller.say("follows", who=teller.who(later.seat))
            if later.seat is not None
            else teller.say("then")
        )
        found.append({"card": card_of(later, lang, teller.who), "ruling": later, "after": after})
    return found


def prompts_shown(told: ToldHand, ruling: Ruling | None, lang: Lang) -> list[str]:
    """What the dealer should do now."""
    return [step_text(one, lang) for one in prompts(told.table, ruling)]


def told_shown(told: ToldHand, lang: Lang) -> dict[str, Any]:
    """The spot as a picture (``spot``), as data (``shape``) and as a story (``acts``)."""
    teller = Teller(lang, told.names)
    return {
        "spot": spot_shown(told.table, teller, lang),
        "shape": shape(told),
        "acts": [teller.act(act) for act in told.acts],
    }


def given_shown(given: Given, told: ToldHand, lang: Lang) -> dict[str, Any]:
    """A ruling of the register with what became of it: the floor's answer, or that it was set aside."""
    teller = Teller(lang, told.names)
    decided = given.decision is not None
    act = told.last_act
    return {
        "number": given.number,
        "table": given.table,
        "at": given.at,
        "act": teller.act(act) if act is not None else "",
        "cards": ruling_cards(given.outcome, teller, lang),
        "open": given.open,
        "option": option_text(given.option, lang) if given.option else "",
        "why": given.why,
        "decided_by": given.decided_by.name if given.decided_by is not None else "",
        "decision": ruling_cards(given.decision, teller, lang) if decided else [],
        "prompts": prompts_shown(told, given.outcome, lang) if not decided and given.stands else [],
        "overruled": given.overruled,
        "withdrawn": bool(given.withdrawn_at),
        "lapsed": given.outcome.is_question and given.lapsed and not decided,
        "seat": given.seat,
    }
