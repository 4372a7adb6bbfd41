"""What a dealer must know now, worst first, and what the next one must know."""

from typing import Any

from torneo.room.views.acts import Trial
from torneo.room.views.clock import clock_text
from torneo.room.views.matters import strip
from torneo.room.views.naming import code
from torneo.room.words import say, words
from torneo.tournament import Refused
from torneo.tournament.bubble.freezing import not_its_turn
from torneo.tournament.bubble.signal import waits_for_signal
from torneo.tournament.citations import cite
from torneo.tournament.rulings.dealers import Handover, handover
from torneo.tournament.seats.state import Table
from torneo.writing import chips


def notices(trial: Trial, table: Table) -> list[dict[str, Any]]:
    """Sentences with a tone and the clauses behind them."""
    found: list[dict[str, Any]] = []

    def add(key: str, tone: str, clauses: tuple[str, ...] = (), **facts: Any) -> None:
        text = say(f"dealer.notice.{key}", trial.lang, facts)
        found.append({"code": key, "tone": tone, "text": text, "clauses": clauses[:2]})

    state, book = trial.state, trial.book
    session = state.sessions[table.session]
    if not table.open:
        add("closed", "stop")
        return found
    if table.halted:
        why = f"dealer.halted.{table.halted}"
        told = say(why, trial.lang) if why in words else table.halted
        add("halted", "stop", cite(book, "halted_table_waits"), why=told)
    told_over = handover(state, table.number, trial.now, book)
    if not isinstance(told_over, Refused):
        _clock(told_over, add, trial)
    over = table.hand.time_over if table.hand is not None else None
    if over is not None:
        outcome = code(over.outcome, trial.lang)
        add("time_over", "stop", over.clauses, seat=over.seat, outcome=outcome)
    if session.hand_for_hand:
        _hand_for_hand(trial, table, add)
    if table.carried:
        add("carried", "warn", chips=chips(table.carried, trial.lang))
    if not isinstance(told_over, Refused) and told_over.last_hands is not None:
        add("last_hands", "warn", n=told_over.last_hands)
    return found


def _clock(told: Handover, add: Any, trial: Trial) -> None:
    if "on_break" in told.warnings:
        add("on_break", "warn")
    if "paused" in told.warnings:
        add("paused", "stop")
    if "day_over" in told.warnings:
        add("day_over", "warn")
    if "break_soon" in told.warnings:
        add("break_soon", "calm")
    for warning, case in (
        ("push_waits", "push_waits"),
        ("wash_deck", "deck_washed"),
        ("wash_waits", "deck_washed"),
    ):
        if warning in told.warnings:
            add(warning, "calm", cite(trial.book, case))


def _hand_for_hand(trial: Trial, table: Table, add: Any) -> None:
    session = trial.state.sessions[table.session]
    if table.hand is not None and table.hand.frozen:
        if table.hand.running_out:
            add("running_out", "good", cite(trial.book, "run_out_one_by_one"))
        elif not_its_turn(trial.state, table, trial.book) is None:
            add("open_now", "good", cite(trial.book, "run_out_order"))
        else:
            add("frozen", "stop", cite(trial.book, "all_in_frozen"))
    elif table.hand is not None:
        add("hand_for_hand", "warn", n=session.round)
    else:
        waits = waits_for_signal(trial.state, session, table, trial.book)
        if waits is not None and waits.reason == "others_playing":
            add("wait_others", "warn", waits.clauses, playing=waits.facts["playing"])
        elif waits is not None:
            add("wait_signal", "warn", waits.clauses)
        else:
            add("deal_now", "good", n=session.round)


def handover_lines(trial: Trial, number: int) -> dict[str, Any] | None:
    """The change of dealer: all the next one must know, a line each. None if there is no such table."""
    told = handover(trial.state, number, trial.now, trial.book)
    if isinstance(told, Refused):
        return None
    table = trial.state.tables[number]
    lines: list[str] = []

    def add(key: str, **facts: Any) -> None:
        lines.append(say(f"dealer.hand_over.{key}", trial.lang, facts))

    def who(seat: int) -> str:
        entry = trial.state.entries.get(table.seats[seat - 1])
        name = trial.state.players[entry.player].name if entry is not None else ""
        return f"{seat} ({name})" if name else str(seat)

    def listed(seats: Any) -> str:
        return ", ".join(who(seat) for seat in seats)

    add("playing", n=told.playing) if told.playing else add("between", n=told.next_hand)
    if "dealer_change" in trial.book.values["dealing_deck_change"]:
        add("change_deck")
    if told.positions is not None:
        add("button", seat=told.positions.button, big=told.positions.big)
    for one in told.serving:
        if one.hands:
            add("serving", who=who(one.seat), n=one.hands)
        else:
            add("suspended", who=who(one.seat))
    for seat, hands in told.missing.items():
        add("missing", who=who(seat), n=hands)
    for key in ("absent", "coming", "waiting"):
        if getattr(told, key):
            add(key, who=listed(getattr(told, key)))
    if told.time_called:
        add("time_called", who=who(told.time_called))
    if any(told.time_cards.values()):
        cards = ", ".join(f"{seat}: {left}" for seat, left in told.time_cards.items())
        add("time_cards", cards=cards)
    if told.frozen:
        opened = table.hand is not None and table.hand.running_out
        add("running_out" if opened else "frozen")
    elif told.hand_for_hand:
        add("hand_for_hand")
    if told.halted:
        add("halted")
    if told.carried:
        add("carried", chips=chips(told.carried, trial.lang))
    if told.calls:
        add("calls", n=len(told.calls))
    if told.rulings:
        add("rulings", n=", ".join(map(str, told.rulings)))
    lines += [_open(one) for one in strip(trial, table) if one["kind"] in ("held", "returned", "steps")]
    if told.last_hands is not None:
        add("last_hands", n=told.last_hands)
    for warning in told.warnings:
        if warning != "last_hands":
            add(f"clock.{warning}", left=clock_text(told.left))
    return {
        "number": number, "lines": lines, "dealer": told.dealer, "since": told.since, "note": told.note,
    }  # fmt: skip


def _open(matter: dict[str, Any]) -> str:
    """What a ruling has left to be done, as one line."""
    parts = [*matter["lines"], *([matter["who"]] if matter["who"] else [])]
    return f"{matter['title']}: {' · '.join(parts)}." if parts else f"{matter['title']}."
