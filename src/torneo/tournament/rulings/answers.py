"""The floor's answer to a question: told in the hand while that is still being played, and put in the
register with the ruling it answers."""

from typing import Any

import msgspec

from torneo.floor.kernel.open_questions import lasts
from torneo.floor.ruling import Ruling
from torneo.floor.scenario.told import ToldHand
from torneo.rulebook import Book
from torneo.tournament.conduct.penalty_events import PenaltyGiven
from torneo.tournament.kernel import Actor, Answer, Event, Refused
from torneo.tournament.live_hand.events import ActTold
from torneo.tournament.live_hand.state import LiveHand
from torneo.tournament.rulings.events import RulingDecided
from torneo.tournament.rulings.penalising import Breach, asks_for_penalty, penalised
from torneo.tournament.rulings.state import Given
from torneo.tournament.state import Tournament


def hand_of(state: Tournament, given: Given) -> LiveHand | None:
    """The hand the ruling was given in, while it is played and its act still stands."""
    hand = state.tables[given.table].hand
    if hand is None or hand.number != given.hand or hand.told is None:
        return None
    return hand.told if any(act.ruling == given.number for act in hand.told.acts) else None


def waiting(state: Tournament, live: LiveHand) -> list[Given]:
    """Questions of the hand that nobody has answered, in the order in which they were asked."""
    rulings = [state.rulings[act.ruling - 1] for act in live.acts if act.ruling]
    return [given for given in rulings if given.open]


def asked_in(state: Tournament, live: LiveHand, before: ToldHand) -> Given | None:
    """The ruling whose question is the one to answer next in the hand."""
    question = before.question
    if question is None:
        return None
    found = waiting(state, live)
    about = (question.reason, question.seat)
    same = [one for one in found if (one.outcome.reason, one.outcome.seat) == about]
    return next(reversed(same or found), None)


def lapsed(state: Tournament, live: LiveHand, after: ToldHand, but: Given | None = None) -> tuple[int, ...]:
    """Questions the hand has gone past: nobody has to answer them any more."""
    found = [given for given in waiting(state, live) if given is not but]
    if not found:
        return ()
    table = after.table
    asked = [one for one in (table.asked, *table.put_off) if one is not None]
    still = {(one.reading.case, one.seat) for one in asked}
    return tuple(one.number for one in found if (one.outcome.reason, one.outcome.seat or 0) not in still)


def outlives(after: ToldHand) -> bool:
    """Is the question of the last act about a penalty, which the end of the hand does not settle?"""
    return after.table.asked is not None and lasts(after.table.asked, after.book)


class Penal(msgspec.Struct, frozen=True):
    """An answer, its ``step`` with the size of the penalty it may be, and what it puts on record:
    ``infraction`` and ``penalty`` by their numbers, 0 if none."""

    step: dict[str, Any]
    events: tuple[Event, ...] = ()
    infraction: int = 0
    penalty: int = 0


def breach_of(given: Given) -> Breach | None:
    """The infraction a question is about, where a penalty is among its answers and a player of the event
    concerned."""
    if not given.entry or not asks_for_penalty(given.outcome):
        return None
    return Breach(
        ruling=given.outcome, entry=given.entry, table=given.table, hand=given.hand, at=given.at,
        told_by=given.by.name, recorded=given.infraction,
    )  # fmt: skip


def with_penalty(
    state: Tournament, given: Given, step: dict[str, Any], by: Actor, at: int, book: Book
) -> Penal | Refused:
    """What the answer puts on record about the player's conduct."""
    seen = breach_of(given)
    if seen is None:
        return Penal(step)
    size = step.get("count")
    events = penalised(
        state, seen, by, at, book, str(step["floor"]), size if isinstance(size, int) else 0,
        str(step.get("why", "")),
    )  # fmt: skip
    if isinstance(events, Refused):
        return events
    penalty = next((event for event in events if isinstance(event, PenaltyGiven)), None)
    if penalty is not None and penalty.size:
        step = {**step, "count": penalty.size}
    recorded = seen.recorded or (len(state.infractions) + 1 if events else 0)
    return Penal(step, events, recorded, len(state.conduct.penalties) + 1 if penalty is not None else 0)


def decided(given: Given, answer: Penal, outcome: Ruling) -> RulingDecided | Refused:
    """What the answer leads to, for the register."""
    step = answer.step
    if outcome.kind == "refused":
        return Refused("decision_refused", {"ruling": given.number}, outcome.clauses)
    clauses = tuple(dict.fromkeys((*outcome.clauses, *given.outcome.clauses)))
    return RulingDecided(
        ruling=given.number, table=given.table, option=str(step["floor"]), why=str(step.get("why", "")),
        outcome=outcome, action=str(step.get("action", "")), amount=int(step.get("to", 0)), clauses=clauses,
        infraction=answer.infraction, penalty=answer.penalty,
    )  # fmt: skip


def answer_told(given: Given, answer: Penal, after: ToldHand, gone: tuple[int, ...]) -> Answer:
    """The answer as the last act of the hand, in the register, and with the penalty it may be."""
    step = after.steps[-1]
    found = decided(given, answer, after.rulings[-1][0])
    if isinstance(found, Refused):
        return found
    act = ActTold(table=given.table, number=given.hand, step=step, answers=given.number, lapsed=gone)
    return act, found, *answer.events
