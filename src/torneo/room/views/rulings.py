"""A ruling opened: the spot step by step, what the book made of it, the floor's answer, the other books."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from torneo.floor.ruling import Ruling
from torneo.floor.scenario.fault import EngineFault
from torneo.floor.scenario.told import CannotTell, Spot, ToldHand
from torneo.floor.scenario.told_trace import trace_of
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.card import difference
from torneo.floor.sentences.rulings import (
    ACTIONS,
    action_text,
    consequence_text,
    headline,
    option_text,
    reason_text,
)
from torneo.hand import game
from torneo.room.engine_faults import log, told_or_none
from torneo.room.views.acts import Act, Trial
from torneo.room.views.books_example import outcome
from torneo.room.views.naming import entry_name, player_name, refusal
from torneo.room.views.penalties import penalty_text, size_field
from torneo.room.views.spot import spot_shown
from torneo.room.views.spot_ruling import ruling_cards
from torneo.room.views.time_end import TIME_CALLED, time_end
from torneo.room.words import say
from torneo.rulebook import Book, Lang, all_books
from torneo.tournament import Refused, Tournament
from torneo.tournament.conduct.offers import UNITS, Choice
from torneo.tournament.conduct.rulings import is_set_aside
from torneo.tournament.kernel import DIRECTORS, FLOOR
from torneo.tournament.rulings.answers import breach_of
from torneo.tournament.rulings.commands import DecideRuling, OverruleRuling
from torneo.tournament.rulings.consistency import Alike, alike
from torneo.tournament.rulings.penalising import choices, is_penal
from torneo.tournament.rulings.state import Given
from torneo.tournament.structure.venue_time import there
from torneo.writing import hour

#: Answers that say themselves what the ruling is.
FREE = "other_ruling"
#: What another ruling may be.
_FREE_ACTIONS = ("fold", "check", "call", "bet", "raise")


def ruling_sheet(trial: Trial, number: int) -> dict[str, Any] | None:
    """A ruling of the register; None if there is no such number."""
    state, lang = trial.state, trial.lang
    if not 1 <= number <= len(state.rulings):
        return None
    given = state.rulings[number - 1]
    names = names_of(state, given)
    teller = Teller(lang, names)
    return {
        **ruling_row(state, given, lang),
        "cards": ruling_cards(
            given.outcome, teller, lang, trace_of(trial.book, given.setup, given.steps, given.outcome)
        ),
        "replay": replay(trial.book, given.setup, given.steps, lang, names),
        "others": under_others(trial.book, given.setup, given.steps, lang),
        "answers": _answers(trial, given) if given.open else [],
        "actions": [(code, ACTIONS[code].say(lang)) for code in _FREE_ACTIONS],
        "may_decide": trial.by.role in FLOOR,
        "penalty": _penalty(trial, given),
        "decision": _decision(state, given, teller, lang),
        "overruled": _overruled(state, given),
        "withdrawn": _withdrawn(state, given),
        "set_aside": [
            one for one in given.final.clauses if is_set_aside(state, one, given.table, given.hand)
        ],
        "overrule": _overrule(trial, given),
        "alike": [alike_shown(state, one, lang) for one in alike(state.rulings) if number in one.numbers],
    }


def ruling_row(state: Tournament, given: Given, lang: Lang) -> dict[str, Any]:
    """What every list of rulings tells of one."""
    final = given.final
    return {
        "number": given.number,
        "table": given.table,
        "hand": given.hand,
        "seat": given.outcome.seat or 0,
        "player": entry_name(state, given.entry) if given.entry else "",
        "time": hour(there(given.at, state.structure)),
        "at": given.at,
        "by": given.by,
        "open": given.open,
        "status": status_of(given),
        "headline": headline(final, lang),
        "reason": reason_text(given.outcome, lang),
        "answer": answer_text(given, lang),
        "why": given.why,
        "clauses": final.clauses if final.clauses == given.outcome.clauses else _joined(final, given.outcome),
        "call": given.call,
    }


def _joined(*rulings: Ruling) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clause for ruling in rulings for clause in ruling.clauses))


def status_of(given: Given) -> str:
    """``overruled``, ``withdrawn`` with its act, ``open``, ``decided`` by the floor, ``lapsed`` (a question
    the hand went past), or ``ruled`` by the book alone."""
    if given.overruled_at:
        return "overruled"
    if given.withdrawn_at:
        return "withdrawn"
    if given.outcome.is_question and not given.decided_at:
        return "open" if given.open else "lapsed"
    return "decided" if given.decided_at else "ruled"


def answer_text(given: Given, lang: Lang) -> str:
    """The option the floor chose, in words."""
    return option_text(given.option, lang) if given.option else ""


def names_of(state: Tournament, given: Given) -> dict[int, str]:
    """Players of the spot: those the set-up names, and whom the ruling is about."""
    seats = given.setup.get("seats")
    named = seats.items() if isinstance(seats, dict) else ()
    found = {
        int(seat): str(player["name"])
        for seat, player in named
        if isinstance(player, dict) and player.get("name")
    }
    if given.entry and given.seat:
        found.setdefault(given.seat, entry_name(state, given.entry))
    return found


def answers(ruling: Ruling, lang: Lang) -> list[dict[str, Any]]:
    """The lawful answers to a question, each with what it would do."""
    return [
        {
            "code": option.code,
            "text": capital(option_text(option.code, lang)),
            "effect": "" if option.code == FREE else capital(consequence_text(option, lang)),
            "free": option.code == FREE,
        }
        for option in ruling.options
    ]


def _answers(trial: Trial, given: Given) -> list[dict[str, Any]]:
    """The answers to a question of the event: a penalty among them is filled in right there, and one that
    cannot be given now says why."""
    found, seen = answers(given.outcome, trial.lang), breach_of(given)
    for one, option in zip(found, given.outcome.options, strict=True):
        if option.effect.seconds and given.outcome.reason == TIME_CALLED:
            one["effect"] = f"{one['effect']}. {time_end(trial.book, trial.lang)}"
    if seen is None:
        return found
    offer = choices(trial.state, seen, trial.by, max(trial.now, trial.state.at), trial.book)
    offered = {choice.penalty: choice for choice in offer.choices}
    for one in found:
        choice = offered.get(one["code"], Choice(one["code"]))
        if choice.penalty in offered and choice.penalty in UNITS:
            field = size_field(trial, choice, f"size?option={choice.penalty}")
            one["size"] = msgspec.structs.replace(field, required=False)  # it is hidden where not chosen
        command = DecideRuling(ruling=given.number, option=one["code"], why="-", size=choice.low)
        refused = trial.decide(command) if is_penal(one["code"]) else None
        if isinstance(refused, Refused):
            one["blocked"] = refusal(refused, trial.state, trial.lang)
            one["clauses"] = refused.clauses
    return found


def capital(text: str) -> str:
    """The first letter large, also after ``¿``."""
    start = len(text) - len(text.lstrip("¿¡"))
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def _decision(state: Tournament, given: Given, teller: Teller, lang: Lang) -> dict[str, Any] | None:
    if given.decision is None or given.decided_by is None:
        return None
    return {
        "cards": ruling_cards(given.decision, teller, lang),
        "answer": capital(answer_text(given, lang)),
        "why": given.why,
        "by": given.decided_by,
        "time": hour(there(given.decided_at, state.structure)),
    }


def _penalty(trial: Trial, given: Given) -> dict[str, Any] | None:
    """What went on record with the answer: the penalty, or the infraction that still waits for one."""
    if not given.infraction:
        return None
    state = trial.state
    infraction = state.infractions[given.infraction - 1]
    penalty = state.conduct.penalties[given.penalty - 1] if given.penalty else None
    return {
        "infraction": infraction.number,
        "waits": not infraction.answer,
        "what": capital(penalty_text(state, penalty, trial.lang)) if penalty is not None else "",
        "who": player_name(state, infraction.player),
        "clause": infraction.clause,
        "left": penalty.left if penalty is not None else 0,
    }


def _overruled(state: Tournament, given: Given) -> dict[str, Any] | None:
    if not given.overruled_at:
        return None
    return {
        "why": given.overruled,
        "by": given.overruled_by,
        "time": hour(there(given.overruled_at, state.structure)),
    }


def _withdrawn(state: Tournament, given: Given) -> dict[str, Any] | None:
    if not given.withdrawn_at:
        return None
    return {"by": given.withdrawn_by, "time": hour(there(given.withdrawn_at, state.structure))}


def _overrule(trial: Trial, given: Given) -> Act | None:
    """Setting it aside, for those who may."""
    if trial.by.role not in DIRECTORS or not given.stands:
        return None
    command = OverruleRuling(ruling=given.number, why="-")
    return trial.act(command, say("rulings.overrule", trial.lang), [trial.why()], tone="danger")


# ---- step by step --------------------------------------------------------------------------------------


def replay(
    book: Book, setup: Spot, steps: Sequence[Spot], lang: Lang, names: Mapping[int, str] | None = None
) -> dict[str, Any] | None:
    """The spot before the first act and after each; None where it can no longer be told under the book."""
    try:
        told = ToldHand(book, setup)
        teller = Teller(lang, {**told.names, **(names or {})})
        shown = [{"number": 0, "act": "", "cards": [], "spot": spot_shown(told.table, teller, lang)}]
        for number, step in enumerate(steps, 1):
            ruling = told.tell(step)[0]
            assert told.last_act is not None
            shown.append(
                {
                    "number": number,
                    "act": teller.act(told.last_act),
                    "cards": ruling_cards(ruling, teller, lang),
                    "spot": spot_shown(told.table, teller, lang),
                }
            )
    except CannotTell:
        return None
    except EngineFault as fault:
        log(fault)
        return None
    hand = told.table.hand
    return {
        "steps": shown,
        "last": len(steps),
        "game": game(hand.game.code).say(lang),
        "stakes": teller.stakes(hand.stakes),
    }


def under_others(book: Book, setup: Spot, steps: Sequence[Spot], lang: Lang) -> list[dict[str, Any]]:
    """What the other books make of the last step; ``same``: it comes to the same."""
    told = told_or_none(book, setup, steps)
    if told is None or not told.rulings:
        return []
    ours = told.rulings[-1][0]
    found = []
    for other in all_books():
        if other.id == book.id:
            continue
        elsewhere = told_or_none(other, setup, steps)
        theirs = elsewhere.rulings[-1][0] if elsewhere is not None else None
        found.append(
            {
                "id": other.id,
                "short": other.short,
                "headline": difference(theirs, ours, lang) if theirs is not None else "",
                "clauses": theirs.clauses[:3] if theirs is not None else (),
                "same": theirs is not None and outcome(theirs) == outcome(ours),
            }
        )
    return found


# ---- the same spot ruled differently -------------------------------------------------------------------


def alike_shown(state: Tournament, one: Alike, lang: Lang) -> dict[str, Any]:
    """Why the spots are the same, and how each was ruled."""
    first = state.rulings[one.numbers[0] - 1]
    return {
        "reason": reason_text(first.outcome, lang).split(" (")[0].removesuffix("."),
        "outcomes": [
            {
                "text": _outcome_text(how, [state.rulings[number - 1] for number in numbers], lang),
                "rulings": [
                    {"number": number, "table": state.rulings[number - 1].table} for number in numbers
                ],
            }
            for how, numbers in one.outcomes.items()
        ],
    }


def _outcome_text(how: str, rulings: Sequence[Given], lang: Lang) -> str:
    if how == "overruled":
        return say("rulings.status.overruled", lang)
    given = rulings[0]
    if given.option:
        return capital(option_text(given.option, lang))
    if given.outcome.action:
        return capital(action_text(given.outcome.action, None, lang))
    return headline(given.outcome, lang)
