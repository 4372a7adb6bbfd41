"""A dealer's table: who sits there, what the hand waits for, and the acts that are one tap away."""

from typing import Any

from django.utils.html import format_html_join

from torneo.floor.scenario.told_trace import trace_of
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.rulings import headline
from torneo.floor.sentences.trace import TraceLine, trace_lines
from torneo.room.engine_faults import told_or_none
from torneo.room.views.acts import Act, Trial
from torneo.room.views.console_more import first_card
from torneo.room.views.dealer_marks import mark_of
from torneo.room.views.dealer_notices import notices
from torneo.room.views.dealer_seats import seats_shown
from torneo.room.views.dealer_time import time_now, time_sheet
from torneo.room.views.fields import Field
from torneo.room.views.matters import strip
from torneo.room.views.naming import refusal
from torneo.room.views.spot_ruling import given_shown
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Command, Refused, Tournament
from torneo.tournament.bubble.commands import ConfirmHeads, FreezeHand, RunOut
from torneo.tournament.bubble.freezing import freezes
from torneo.tournament.entries.rebuys import rebuy_terms
from torneo.tournament.hands.commands import CancelHand, ReportHand, StartHand
from torneo.tournament.hands.meant import deal_name
from torneo.tournament.rulings.calling import open_calls
from torneo.tournament.rulings.commands import CloseCall
from torneo.tournament.rulings.state import Given
from torneo.tournament.seats.commands import ConfirmArrival
from torneo.tournament.seats.state import Table
from torneo.tournament.structure.levels import level_of, stakes_of
from torneo.writing import chips, money

#: What a table calls the floor about, in the order of the buttons.
ABOUT = ("ruling", "chips", "time", "behaviour", "player_missing", "dealer", "other")
#: Rulings of the table shown below the others.
_LAST = 4


def dealer_page(trial: Trial, number: int) -> dict[str, Any] | None:
    """All a dealer sees of one table; None if there is no such table."""
    state, lang = trial.state, trial.lang
    table = state.tables.get(number)
    if table is None:
        return None
    hand, dealing = table.hand, state.dealers.get(number)
    return {
        "number": number,
        "session": table.session,
        "open": table.open,
        "final": table.final,
        "playing": hand.number if hand is not None else 0,
        "next_number": table.next_hand,
        "seats": seats_shown(trial, table),
        "stakes": _stakes(trial, table),
        "notices": notices(trial, table),
        "next": _next(trial, table),
        "may_undo": _is_untold(state, table),
        "acts": _acts(trial, table),
        "time": time_now(trial, table),
        "players": table.players,
        "calls": [_call(trial, call) for call in open_calls(state) if call.table == number],
        "rulings": _rulings(state, number, lang),
        "matters": strip(trial, table),
        "dealer": dealing.dealer if dealing is not None else "",
        "dealer_note": dealing.note if dealing is not None else "",
        "deal": deal_name(table),
        "mark": mark_of(state, table),
    }


def _is_untold(state: Tournament, table: Table) -> bool:
    """A hand has begun and nothing has been told of it: its beginning may still be taken back."""
    hand = table.hand
    if hand is None or hand.told is not None:
        return False
    if hand.first_card_at or hand.redealt or hand.frozen or hand.time_call or hand.time_over:
        return False
    ruled = any((one.table, one.hand) == (table.number, hand.number) for one in state.rulings)
    called = any(one.table == table.number and one.at >= hand.started_at for one in state.calls)
    return not ruled and not called


def dealer_sheet(trial: Trial, number: int, name: str) -> dict[str, Any] | None:
    """What one of the sheets over the page needs; None if there is no such table."""
    found = dealer_page(trial, number)
    if found is None:
        return None
    table = trial.state.tables[number]
    if name in ("out", "result"):
        found["out"] = _out(trial, table)
    elif name == "call":
        found["about"] = [(code, say(f"dealer.about.{code}", trial.lang)) for code in ABOUT]
    elif name == "time" and table.open:
        found["time"]["acts"] = time_sheet(trial, table)
    return found


def _stakes(trial: Trial, table: Table) -> str:
    """What the hand being played is played for, whatever the clock shows meanwhile."""
    if table.hand is None:
        return ""
    structure = trial.state.structure
    level = level_of(structure, table.hand.level, trial.book)
    return " · ".join(Teller(trial.lang).stakes(stakes_of(level, structure, table.hand.game, trial.book)))


# ---- the three large buttons ---------------------------------------------------------------------------


def _next(trial: Trial, table: Table) -> dict[str, Any]:
    """Ends the hand being played and begins the next: ``blocked`` says why not."""
    number = table.number
    command: Command = (
        ReportHand(table=number, stacks={}, carried=table.carried) if table.hand else StartHand(table=number)
    )
    answer = trial.decide(command)
    if not table.open or not isinstance(answer, Refused):
        return {"blocked": "", "clauses": ()}
    return {"blocked": refusal(answer, trial.state, trial.lang), "clauses": answer.clauses}


def _out(trial: Trial, table: Table) -> dict[str, Any]:
    """Who may have lost the last chip, and what a rebuy costs where there are any."""
    state = trial.state
    taken = table.hand.dealt if table.hand is not None else table.taken
    stacks = known_stacks(state, table)
    terms = rebuy_terms(state, trial.book, table.session)
    return {
        "seats": [
            {"seat": seat, "name": _name(state, table, seat), "points": stacks.get(seat)}
            for seat in taken
            if table.seats[seat - 1]
        ],
        "rebuy": money(terms.price, state.structure.currency, trial.lang) if terms is not None else "",
        "rebuy_chips": chips(sum(value * count for value, count in terms.chips.items()), trial.lang)
        if terms is not None
        else "",
        "choices": format_html_join(
            "", '<option value="{0}">{0}</option>', ((str(seat),) for seat in taken if table.seats[seat - 1])
        ),
        "ranks_equal": trial.book.values["elimination_equal_stacks"] == "better_hand_higher",
        "total": sum((table.hand.stacks if table.hand else {}).values()) + table.carried,
    }


def known_stacks(state: Tournament, table: Table) -> dict[int, int]:
    """Points of each seat at the deal, or now; nothing where chips of the table are not counted."""
    if table.uncounted:
        return {}
    if table.hand is not None:
        return dict(table.hand.stacks)
    return {seat: state.entries[table.seats[seat - 1]].stack for seat in table.taken}


def _name(state: Tournament, table: Table, seat: int) -> str:
    return state.players[state.entries[table.seats[seat - 1]].player].name


def _call(trial: Trial, call: Any) -> dict[str, Any]:
    lang = trial.lang
    return {
        "number": call.number,
        "about": say(f"dealer.about.{call.about}", lang),
        "seat": call.seat,
        "at": call.at,
        "who": call.taken_by.name if call.taken_by is not None else "",
        "close": trial.act(CloseCall(call=call.number), say("dealer.call_close", lang)),
    }


# ---- everything else -----------------------------------------------------------------------------------


def _acts(trial: Trial, table: Table) -> list[Act]:
    """What the hand may need besides its end."""
    if not table.open:
        return []
    number, lang, hand = table.number, trial.lang, table.hand
    acts = [
        trial.act(
            ConfirmArrival(entry=table.seats[seat - 1]),
            trial.say("arrived", name=_name(trial.state, table, seat)),
            tone="primary",
        )
        for seat in table.coming
        if table.seats[seat - 1]
    ]
    session = trial.state.sessions[table.session]
    if session.hand_for_hand and hand is not None:
        if hand.frozen and not hand.running_out:
            acts.append(trial.act(RunOut(table=number), trial.say("run_out"), tone="primary"))
        elif freezes(trial.book) and not hand.frozen:
            who = [
                (f'{{"{seat}":0}}', f"{seat} · {_name(trial.state, table, seat)}")
                for seat in hand.dealt
                if table.seats[seat - 1]
            ]
            field = Field(name="all_in:json", label=trial.say("all_in_seat"), kind="select", options=who)
            freeze = FreezeHand(table=number, all_in=dict.fromkeys(hand.dealt[:1], 0))
            acts.append(trial.act(freeze, trial.say("freeze"), [field]))
    elif session.hand_for_hand and number not in session.bubble.heads:
        heads = ConfirmHeads(table=number, players=table.players)
        acts.append(trial.act(heads, trial.say("confirm_heads", players=table.players)))
    if hand is not None:
        acts += first_card(trial, table)
        cancel = CancelHand(table=number, why="-")
        acts.append(trial.act(cancel, say("dealer.cancel_hand", lang), [trial.why()], tone="danger"))
    return acts


def _rulings(state: Tournament, number: int, lang: Lang) -> list[dict[str, Any]]:
    """The last rulings of the table, the newest first."""
    here = [given for given in state.rulings if given.table == number][-_LAST:]
    return [
        {
            "number": given.number,
            "headline": headline(given.final, lang),
            "open": given.open,
            "overruled": bool(given.overruled_at),
            "withdrawn": bool(given.withdrawn_at),
            "at": given.at,
            "seat": given.seat,
        }
        for given in reversed(here)
    ]


def trace_shown(trial: Trial, table: int, number: int) -> list[TraceLine] | None:
    """How a ruling of the table came about; None if it is not one of this table."""
    given = _given(trial.state, table, number)
    if given is None:
        return None
    return trace_lines(trace_of(trial.book, given.setup, given.steps, given.outcome), trial.lang)


def _given(state: Tournament, table: int, number: int) -> Given | None:
    if not 1 <= number <= len(state.rulings) or state.rulings[number - 1].table != table:
        return None
    return state.rulings[number - 1]


def ruling_shown(trial: Trial, table: int, number: int) -> dict[str, Any] | None:
    """One ruling of the table as its card; None if it is not one of this table."""
    state = trial.state
    given = _given(state, table, number)
    if given is None:
        return None
    told = told_or_none(trial.book, given.setup, given.steps)
    if told is None:  # the book of the event has changed since
        return None
    note = say("dealer.call_note", trial.lang, {"n": number, "what": headline(given.outcome, trial.lang)})
    calls = [call.number for call in open_calls(state) if call.table == table and call.about == "ruling"]
    return {"given": given_shown(given, told, trial.lang), "call_note": note, "called": bool(calls)}
