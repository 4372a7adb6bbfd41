"""Acts about the time of a decision, and the floor's answers to questions about it."""

from torneo.floor.acts import Asks, Bets, Decides, Does, TurnsIn
from torneo.floor.card_acts import ClockRuns, DealerActs, TimePasses
from torneo.floor.clock import decision_time
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.registry import answers, rules
from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.floor.ruling import Ruling


@rules(Does, Bets, TurnsIn)
def acts_in_time(table: Table, act: Does | Bets | TurnsIn) -> None:
    decision_time.acts_in_time(table, act)


@rules(Asks)
def asks(table: Table, act: Asks) -> Ruling | None:
    return decision_time.called(table, act) if act.what == "time" else None


@rules(DealerActs)
def dealer_calls(table: Table, act: DealerActs) -> Ruling | None:
    return decision_time.called_by_dealer(table, act) if act.what == "calls_time" else None


@rules(ClockRuns)
def runs_out(table: Table, act: ClockRuns) -> Ruling:
    return decision_time.runs_out(table, act)


@rules(TimePasses)
def time_passes(table: Table, act: TimePasses) -> Ruling:
    return decision_time.time_passes(table, act)


@rules(Decides)
def floor_starts_it(table: Table, act: Decides) -> Ruling | None:
    if act.option == "start_clock":
        return decision_time.started_by_floor(table, act)
    note(table, seconds=act.seconds)
    return None


@answers
def answer_on_the_clock(table: Table, question: Question, option: str, to: int | None) -> Ruling | None:
    """Carry the option out, or ``None`` if the question was asked elsewhere."""
    if question.reading.case == "time_called":
        return decision_time.answer(table, question, option)
    if isinstance(question.act, ClockRuns):
        return decision_time.expiry_answer(table, question, option)
    return None
