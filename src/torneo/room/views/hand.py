"""The hand of a table: the table as it stands, the ruling on the last act, and what its end will change."""

from typing import Any

from torneo.floor.scenario.told import CannotTell, ToldHand, told_hand
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.card import Card, card_of
from torneo.floor.sentences.rulings import headline, option_text
from torneo.hand import GAMES
from torneo.room.views.acts import Trial
from torneo.room.views.hands_replay import winners_told
from torneo.room.views.matters import strip
from torneo.room.views.naming import refusal
from torneo.room.views.spot_forms import picker
from torneo.room.views.spot_ruling import prompts_shown, ruling_cards, told_shown
from torneo.room.views.time_end import TIME_CALLED, time_end
from torneo.room.words import say, words
from torneo.rulebook import Lang
from torneo.tournament import Refused, Tournament
from torneo.tournament.hands.meant import deal_name
from torneo.tournament.kernel import FLOOR
from torneo.tournament.live_hand.acts import usual
from torneo.tournament.live_hand.commands import EndAsTold
from torneo.tournament.live_hand.ending import waits_for_winners
from torneo.tournament.live_hand.story import Story, story_now
from torneo.tournament.rulings.calling import open_calls
from torneo.tournament.seats.state import Table
from torneo.writing import chips


def hand_words(trial: Trial) -> dict[str, Any]:
    """The words the script of the tablet needs to tell a hand."""
    return {**picker(trial.book, trial.lang), "rec": words.under("hands.js", trial.lang)}


def hand_look(trial: Trial, number: int, over: Story | None = None) -> dict[str, Any] | None:
    """What a tablet draws of the hand its table is at, told or not, or of one that is ``over``: the data its
    buttons are made from, and what its templates need (``drawn``); None if there is no such table."""
    state, lang = trial.state, trial.lang
    table = state.tables.get(number)
    if table is None:
        return None
    story = over or story_now(state, number, trial.book, trial.now)
    if story is None:
        nobody = say("hands.nobody", lang)
        return {"name": "", "deal": deal_name(table), "drawn": None, "acts": [], "problem": nobody}
    found = {
        "name": story.name, "deal": deal_name(table), "playing": table.hand is not None, "setup": story.setup,
        "steps": story.steps, "version": story.version, "ended": bool(story.ended_at), "pots": [], "acts": [],
        "opens": _open_cards(story),
    }  # fmt: skip
    try:
        told = told_hand(trial.book, story.setup, story.steps)
    except CannotTell as error:
        return {**found, "drawn": None, "problem": error.say(lang)}
    shown = hand_shown(story, told, lang, trial.by.role)
    if told.over or shown["pots"]:
        shown["result"] = result_shown(trial, story, told)
    drawn = {
        **shown, "lang": lang, "stream": state.id, "name": story.name, "at": number,
        "matters": [] if story.ended_at else _open(trial, table), "coming": table.hand is None and not over,
        "stakes": _stakes(story.setup, lang), "called": _called(state, number),
        "call_note": _call_note(state, story, lang),
    }  # fmt: skip
    return {
        **found,
        **{name: shown[name] for name in ("shape", "pots", "acts")},
        "drawn": drawn,
    }


def _open_cards(story: Story) -> int:
    """In stud everybody's open card says who begins: how many players have none yet."""
    if story.acts or "start" in story.setup or not GAMES[story.setup["game"]].is_stud:
        return 0
    known = story.setup.get("cards", {})
    return sum(len(known.get(seat, ())) < 3 for seat in story.setup["seats"])


def _open(trial: Trial, table: Table) -> list[dict[str, Any]]:
    """What rulings have left open at the table; a question has a place of its own on the page."""
    return [one for one in strip(trial, table) if one["kind"] != "question"]


def _called(state: Tournament, number: int) -> bool:
    """Somebody has asked the floor to come and rule."""
    return any(one.table == number and one.about == "ruling" for one in open_calls(state))


def _call_note(state: Tournament, story: Story, lang: Lang) -> str:
    """What the floor is told of the last ruling when it is called."""
    ruling = story.acts[-1].ruling if story.acts else 0
    if not ruling:
        return ""
    what = headline(state.rulings[ruling - 1].outcome, lang)
    return say("dealer.call_note", lang, {"n": ruling, "what": what})


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
        "ended": bool(story.ended_at),
        "line": shown["acts"][-1] if shown["acts"] else "",
        "ruling": ruling_cards(last, teller, lang) if last is not None and not plain else [],
        "given": story.acts[-1].ruling if story.acts else 0,
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
