"""A hand being told: the table as it stands, the ruling on the last act, and what its end will change."""

from typing import Any

from torneo.floor.scenario.told import ToldHand
from torneo.floor.scenario.told_trace import trace_of
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.card import Card, card_of
from torneo.floor.sentences.rulings import option_text
from torneo.hand import GAMES, game
from torneo.room.views.acts import Trial
from torneo.room.views.hands_replay import winners_told
from torneo.room.views.naming import refusal
from torneo.room.views.spot_forms import picker
from torneo.room.views.spot_ruling import prompts_shown, ruling_cards, told_shown
from torneo.room.views.time_end import TIME_CALLED, time_end
from torneo.room.words import say, words
from torneo.rulebook import Lang
from torneo.tournament import Refused
from torneo.tournament.kernel import FLOOR
from torneo.tournament.live_hand.acts import usual
from torneo.tournament.live_hand.commands import EndAsTold
from torneo.tournament.live_hand.ending import waits_for_winners
from torneo.tournament.live_hand.spot import setup_of
from torneo.tournament.live_hand.story import Story
from torneo.tournament.seats.state import Table
from torneo.writing import chips


def start_shown(trial: Trial, number: int) -> dict[str, Any] | None:
    """What the record of the table's hand will begin from; None if there is no such table."""
    table = trial.state.tables.get(number)
    if table is None:
        return None
    setup = setup_of(trial.state, number, trial.book, trial.now) if table.open else {}
    played = setup.get("game", "")
    return {
        "number": number,
        "hand": _next(table),
        "playing": table.hand is not None,
        "setup": setup,
        "game": getattr(game(played), trial.lang) if played else "",
        "hole": GAMES[played].hole_cards if played else 0,
        "stud": bool(played) and GAMES[played].is_stud,
        "stakes": _stakes(setup, trial.lang),
        "seats": [
            {"seat": int(seat), "name": one["name"], "stack": chips(one["stack"], trial.lang),
             "button": int(seat) == setup["button"]}
            for seat, one in sorted(setup.get("seats", {}).items(), key=lambda one: int(one[0]))
        ],
        "words": {**picker(trial.book, trial.lang), "rec": _script(trial.lang)},
    }  # fmt: skip


def _next(table: Table) -> int:
    return table.hand.number if table.hand is not None else table.hands + 1


def _stakes(setup: dict[str, Any], lang: Lang) -> list[str]:
    level = setup.get("level", {})
    tell = Teller(lang)
    found = []
    if level.get("big"):
        small, big = (tell.number(level.get(name, 0)) for name in ("small", "big"))
        found.append(tell.say("blinds", small=small, big=big))
    if level.get("ante"):
        kind = "bb_ante" if level.get("ante_kind") == "big_blind" else "ante"
        found.append(tell.say(kind, ante=tell.number(level["ante"])))
    if level.get("bring_in"):
        found.append(tell.say("bring_in", bring_in=tell.number(level["bring_in"])))
    return found


def _script(lang: Lang) -> dict[str, str]:
    """The words the script of the page needs."""
    return words.under("hands.js", lang)


# ---- in play -------------------------------------------------------------------------------------------


def hand_shown(story: Story, told: ToldHand, lang: Lang, role: str) -> dict[str, Any]:
    """The hand so far. ``line``: the last act; ``ruling``: the cards of its ruling unless it was an ordinary
    one, and of what it set off. ``pots``: those somebody has to name the winners of."""
    shown = told_shown(told, lang)
    teller = Teller(lang, told.names)
    last = told.rulings[-1][0] if told.rulings else None
    plain = last is not None and usual(story.steps[-1], last) and not last.followed_by
    question = told.question
    return {
        **shown,
        "number": story.number,
        "table": story.table,
        "version": story.version,
        "ended": bool(story.ended_at),
        "unfinished": story.unfinished,
        "in_part": story.in_part,
        "line": shown["acts"][-1] if shown["acts"] else "",
        "ruling": ruling_cards(last, teller, lang, trace_of(told.book, told.setup, told.steps, last))
        if last is not None and not plain
        else [],
        "prompts": prompts_shown(told, last, lang),
        "options": [(one.code, option_text(one.code, lang)) for one in question.options] if question else [],
        "question": _question(told, question, lang),
        "stops": shown["shape"]["next"] == "frozen",
        "time_end": time_end(told.book, lang) if question and question.reason == TIME_CALLED else "",
        "may_decide": role in FLOOR,
        "pots": _pots(told, lang),
    }


def _pots(told: ToldHand, lang: Lang) -> list[dict[str, Any]]:
    """The pots of a hand that only somebody who saw it can say who won: each with those who may have."""
    hand = told.table.hand
    if not waits_for_winners(hand):
        return []
    return [
        {"chips": chips(pot.amount, lang), "seats": [hand.seats[place] for place in pot.places]}
        for pot in hand.pots()
    ]


def _question(told: ToldHand, question: Any, lang: Lang) -> Card | None:
    return card_of(question, lang, Teller(lang, told.names).who) if question is not None else None


# ---- the end -------------------------------------------------------------------------------------------


def result_shown(trial: Trial, story: Story, told: ToldHand) -> dict[str, Any]:
    """What the event will be told, stack by stack; ``blocked``: why it would not take it; ``asks``: it waits
    for who wins."""
    lang, now = trial.lang, told.table.hand
    given: dict[str, Any] = {
        "rows": [], "winners": [], "blocked": "", "clauses": (), "carried": "", "given": True, "asks": False
    }  # fmt: skip
    if story.ended_at and not now.is_over:  # somebody said who won
        return given
    began = dict(zip(now.seats, now.starting_stacks, strict=True))
    rows = [
        {
            "seat": seat, "name": story.names.get(seat, ""), "before": chips(began[seat], lang),
            "after": chips(now.stacks[seat], lang), "change": _signed(now.stacks[seat] - began[seat], lang),
            "more": now.stacks[seat] > began[seat], "same": now.stacks[seat] == began[seat],
            "out": not now.stacks[seat],
        }
        for seat in sorted(now.seats)
    ]  # fmt: skip
    winners = winners_told(told, Teller(lang, story.names), lang)
    found = {**given, "rows": rows, "winners": winners, "given": False, "asks": not now.is_over}
    if story.ended_at:
        return {**found, "given": True}
    if found["asks"]:
        return found
    table = trial.state.tables[story.table]
    answer = trial.decide(EndAsTold(table=story.table, hand=story.number))
    if isinstance(answer, Refused):
        found |= {"blocked": refusal(answer, trial.state, lang), "clauses": answer.clauses}
    left = now.carried + table.carried
    if left:
        found["carried"] = say("hands.carried", lang, {"n": chips(left, lang)})
    return found


def _signed(change: int, lang: Lang) -> str:
    return f"{'+' if change > 0 else '−' if change < 0 else ''}{chips(abs(change), lang)}"
