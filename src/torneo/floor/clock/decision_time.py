"""The clock on a player: who may ask for it, how long it runs, and what its end means."""

from torneo.floor.acts import Asks, Bets, Decides, Does, TurnsIn
from torneo.floor.bonds import lose_pending, owed_act, unbind
from torneo.floor.card_acts import ClockRuns, DealerActs, TimePasses
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.carry_out import carry_out
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.matters import Decision, Question
from torneo.floor.kernel.people import Clock
from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import rounds
from torneo.hand.status import BET, BRING_IN, DRAW


def acts_in_time(table: Table, act: Does | Bets | TurnsIn) -> None:
    """The player asked to hurry acts: an open request for time is moot."""
    table.drop("time_called", act.seat)


def running(table: Table) -> Clock | None:
    """The clock on the player to act, if there is one."""
    clock = table.standing.clock
    if clock is None or clock.seat != table.hand.actor or clock.at != len(table.hand.events):
        return None
    return clock


# ---- starting it -----------------------------------------------------------------------------------


def called(table: Table, act: Asks) -> Ruling:
    """A player asks for the clock on another."""
    callers = table.book.values["clock_callers"]
    entitled = {"player_at_table", "any_player_in_event"} & set(callers)
    if act.where == "other_table":
        entitled &= {"any_player_in_event"}
    elif act.where != "seat" or act.seat in table.standing.away or act.seat not in table.hand.place_of:
        entitled = set()
    return _request(table, act, act.of, bool(entitled))


def called_by_dealer(table: Table, act: DealerActs) -> Ruling:
    seat = table.hand.actor if act.seat is None else act.seat
    return _request(table, act, seat, "dealer" in table.book.values["clock_callers"])


def _request(table: Table, act: Asks | DealerActs, seat: int | None, entitled: bool) -> Ruling:

    if not entitled or table.stopped:
        return table.ruling(seat, Reading(case="time_refused", kind="refused"))
    if seat is None or seat != table.hand.actor or running(table) is not None:
        return table.ruling(seat, Reading(case="no_decision_to_time", kind="refused"))
    if table.book.values["clock_start_condition"] == "at_once_on_request":
        return start(table, seat)
    question = Reading(case="time_called", kind="question", options=("grant", "refuse"))
    return ask(table, act, table.spot(seat), question, stops=False)


def answer(table: Table, question: Question, option: str) -> Ruling:
    if option == "grant" and question.seat == table.hand.actor:
        return start(table, question.seat, because="time_called")
    return table.ruling(question.seat, Reading(case="time_called", kind="refused"))


def started_by_floor(table: Table, act: Decides) -> Ruling:
    """The floor starts the clock, unasked or as its answer, or gives a running one another length; both only
    as far as the book lets."""

    if table.stopped:
        return table.ruling(None, Reading(case="time_refused", kind="refused"))
    changed = act.seconds is not None and running(table) is not None
    requested = changed or any(question.reading.case == "time_called" for question in table.open_questions)
    seat = table.hand.actor if act.seat is None else act.seat
    if not requested and "floor" not in table.book.values["clock_callers"]:
        return table.ruling(seat, Reading(case="time_refused", kind="refused"))
    if seat is None or seat != table.hand.actor:
        return table.ruling(seat, Reading(case="no_decision_to_time", kind="refused"))
    usual = _usual(table)
    fixed = changed and table.book.values["clock_director_adjustment"] == "fixed"
    if fixed or (act.seconds is not None and not _may_be(table, act.seconds, usual)):
        return table.ruling(seat, Reading(case="clock_adjusted", kind="refused"), seconds=usual)
    table.drop("time_called")
    table.decisions.append(Decision("time_called", "start_clock", act.by, act.why))
    return start(table, seat, act.seconds, because="time_called")


def _may_be(table: Table, seconds: int, usual: int) -> bool:
    match table.book.values["clock_director_adjustment"]:
        case "any_direction":
            return True
        case "reduce_only":
            return seconds <= usual
    return seconds == usual


def _usual(table: Table) -> int:
    total: int = table.book.values["clock_seconds"] + table.book.values["clock_countdown_seconds"]
    return total


def start(table: Table, seat: int, seconds: int | None = None, *, because: str = "") -> Ruling:
    """The time runs from now."""
    usual = _usual(table)
    total = seconds or table.standing.shortened.get(seat, usual)
    countdown = min(table.book.values["clock_countdown_seconds"], total)
    note(table, clock=Clock(seat, len(table.hand.events), total, countdown), demanded=None)
    also = [because] if because else []
    if total != usual:
        also.append("clock_adjusted")
    facts: dict[str, int | str] = {"seconds": total - countdown, "countdown": countdown}
    started = Reading(case="clock_started", kind="granted", also=tuple(also), facts=facts)
    return table.ruling(seat, started, seconds=total)


# ---- its run and its end ---------------------------------------------------------------------------


def time_passes(table: Table, act: TimePasses) -> Ruling:
    clock = running(table)
    if clock is None:
        return table.ruling(table.hand.actor, Reading(case="no_clock", kind="no_effect"))
    elapsed = clock.elapsed + act.seconds
    if elapsed >= clock.total:
        return _expire(table, clock.seat)
    now = Clock(clock.seat, clock.at, clock.total, clock.countdown, elapsed)
    note(table, clock=now)
    facts: dict[str, int | str] = {"left": clock.total - elapsed}
    if elapsed < clock.total - clock.countdown:
        reading = Reading(case="clock_runs", kind="procedure", facts=facts)
    else:
        reading = Reading(case="countdown", kind="procedure", facts=facts, steps=("count_down",))
    return table.ruling(clock.seat, reading, seconds=clock.total)


def runs_out(table: Table, act: ClockRuns) -> Ruling:
    """The end of the time as somebody saw it: just reached, or past."""
    actor = table.hand.actor
    if actor is None or act.seat not in (None, actor):
        return table.ruling(act.seat, Reading(case="no_decision_to_time", kind="no_effect"))
    if table.stopped:
        return table.ruling(actor, Reading(case="no_decision_to_time", kind="refused"))
    if act.clock == "at_limit" and table.book.values["clock_tie"] == "player":
        return table.ruling(actor, Reading(case="clock_tie", kind="granted"))
    return _expire(table, actor)


def _expire(table: Table, seat: int) -> Ruling:

    hand, values = table.hand, table.book.values
    table.drop("time_called")
    note(table, clock=None)
    facing = hand.status == BRING_IN or (hand.status == BET and rounds.owed(hand, hand.place_of[seat]) > 0)
    act = ClockRuns(clock="expired", seat=seat)
    owed = owed_act(table, seat) if hand.status == BET else None
    if owed is not None:  # no clock frees a player from what he is bound to
        case = "clock_expired_bet" if facing else "clock_expired_no_bet"
        return follow(table, carry_out(table, act, table.spot(seat), owed.because(case)))
    if facing:
        if values["clock_expiry_facing_bet"] == "director_decides":
            question = Reading(case="clock_expired_bet", kind="question", options=("dead_hand", "more_time"))
            return ask(table, act, table.spot(seat), question)
        return follow(table, _dies(table, seat, "clock_expired_bet"))
    match values["clock_expiry_no_bet"]:
        case "hand_dead":
            return follow(table, _dies(table, seat, "clock_expired_no_bet"))
        case "action_demanded_then_check" if table.standing.demanded != seat:
            question = Reading(case="clock_expired_no_bet", kind="question",
                               options=("action_demanded_then_check", "check"))  # fmt: skip
            return ask(table, act, table.spot(seat), question)
    return follow(table, _checks(table, seat))


def expiry_answer(table: Table, question: Question, option: str) -> Ruling:
    seat, case = question.seat, question.reading.case
    match option:
        case "dead_hand":
            return _dies(table, seat, case)
        case "check":
            return _checks(table, seat)
        case "action_demanded_then_check":
            note(table, demanded=seat)
            asked_for = Reading(case=case, kind="procedure", steps=("ask_for_action",))
            return table.ruling(seat, asked_for)
    return table.ruling(seat, Reading(case=case, kind="granted"))


def _dies(table: Table, seat: int, case: str) -> Ruling:
    lost, why = lose_pending(table, seat)
    table.hand.kill(seat)
    return table.ruling(seat, Reading(case=case, kind="dead_hand", also=why), amount=lost or None)


def _checks(table: Table, seat: int) -> Ruling:
    unbind(table, seat)
    note(table, demanded=None)
    action = "check"
    if table.hand.status == DRAW:
        action = "stand_pat"
        table.hand.stand_pat()
    else:
        table.hand.check()
    return table.ruling(seat, Reading(case="clock_expired_no_bet", action=action))
