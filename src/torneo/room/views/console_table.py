"""One table opened: its seats, and everything that can be done at it."""

from typing import Any

from torneo.room.views.acts import Act, Trial
from torneo.room.views.console_more import first_card, table_more, time_cards
from torneo.room.views.console_tables import table_shown
from torneo.room.views.fields import Field
from torneo.room.views.matters import strip
from torneo.room.views.player_card import several_out
from torneo.room.words import say
from torneo.tournament import Tournament
from torneo.tournament.bubble.commands import ConfirmHeads, FreezeHand, RunOut
from torneo.tournament.entries.commands import SeatAlternates
from torneo.tournament.hands.commands import CancelHand, StartHand
from torneo.tournament.seats.commands import (
    BalanceTables,
    BreakTable,
    ConfirmArrival,
    ConfirmArrivals,
    FormFinalTable,
    HaltTable,
    LockSeat,
    OpenTable,
    RedrawSeats,
    ReleaseTable,
    UnlockSeat,
)
from torneo.tournament.seats.state import Table
from torneo.tournament.timecalls.commands import CallTime, ExpireTime, RefuseTime, StartTime, StopTime


def table_sheet(trial: Trial, number: int) -> dict[str, Any] | None:
    """What the sheet of a table shows; None if there is no such table."""
    state = trial.state
    table = state.tables.get(number)
    if table is None:
        return None
    taken = [(seat, _who(state, table, seat)) for seat in table.taken]
    return {
        "table": table_shown(state, table, trial.lang),
        "matters": strip(trial, table),
        "open": table.open,
        "hand": table.hand,
        "quick": _quick(trial, table),
        "acts": _table_acts(trial, table),
        "hand_acts": _hand_acts(trial, table),
        "time_acts": [*time_acts(trial, table, taken), *time_cards(trial, table)],
        "arrived": all_arrived(trial, table) if len(table.coming) > 1 else None,
        "arrivals": [
            trial.act(
                ConfirmArrival(entry=table.seats[seat - 1]),
                trial.say("arrived", name=_who(state, table, seat)),
                tone="primary",
            )
            for seat in table.coming
        ],
        "out": several_out(trial, table, taken),
        "seats": [
            {
                "seat": seat,
                "name": name,
                "entry": table.seats[seat - 1],
                "stack": state.entries[table.seats[seat - 1]].stack,
            }
            for seat, name in taken
        ],
        "free": [seat for seat, who in enumerate(table.seats, 1) if not who],
        "lock": _locking(trial, table),
        "more": table_more(trial, table),
        "ranks_equal": trial.book.values["elimination_equal_stacks"] == "better_hand_higher",
        "total": sum(state.entries[one].stack for one in table.seats if one) + table.uncounted,
        "carried": table.carried,
    }


def _who(state: Tournament, table: Table, seat: int) -> str:
    return state.players[state.entries[table.seats[seat - 1]].player].name


def _quick(trial: Trial, table: Table) -> list[Act]:
    """What is done most at a table: halt or release, break, fill. The next hand and who is out are beside
    them."""
    if not table.open:
        return []
    number, session = table.number, table.session
    halt = (
        trial.act(ReleaseTable(table=number), trial.say("release"), tone="primary")
        if table.halted
        else trial.act(HaltTable(table=number, stop=True), trial.say("halt"), [trial.why(required=False)])
    )
    broken = trial.act(
        BreakTable(table=number), say("card.break", trial.lang), tone="danger", look_first=True
    )
    fill = trial.act(BalanceTables(session=session), say("card.fill", trial.lang), look_first=True)
    halt.key, broken.key, fill.key = "h", "b", "f"
    return [halt, broken, fill]


def all_arrived(trial: Trial, table: Table) -> Act:
    """Everybody on the way to the table has sat down."""
    label = say("card.arrived_all", trial.lang, {"table": table.number, "count": len(table.coming)})
    act = trial.act(ConfirmArrivals(table=table.number), label, tone="primary")
    act.key = "a"
    return act


def _table_acts(trial: Trial, table: Table) -> list[Act]:
    number = table.number
    if not table.open:
        return []
    acts = []
    if table.halted:
        waive = ReleaseTable(table=number, waive=True, why="-")
        acts.append(trial.act(waive, trial.say("release_waived"), [trial.why()]))
    if trial.state.sessions[table.session].hand_for_hand:
        acts.append(
            trial.act(
                ConfirmHeads(table=number, players=table.players),
                trial.say("confirm_heads", players=table.players),
            )
        )
    return acts


def _hand_acts(trial: Trial, table: Table) -> list[Act]:
    number, hand = table.number, table.hand
    if not table.open:
        return []
    if hand is None:
        fields = []
        if table.positions is None:
            seats = [(0, trial.say("button_auto")), *((seat, str(seat)) for seat in table.taken)]
            fields = [Field(name="button", label=trial.say("button"), kind="select", options=seats)]
        acts = [trial.act(StartHand(table=number), trial.say("start_hand"), fields, tone="primary")]
        acts[0].key = "n"
        if table.redealing:
            drop = CancelHand(table=number, why="-", redeal=False)
            acts.append(trial.act(drop, trial.say("no_redeal"), [trial.why()], tone="danger"))
        return acts
    then = [("true", trial.say("cancel_redeal")), ("false", trial.say("cancel_new_hand"))]
    again = Field(name="redeal", label=trial.say("cancel_then"), kind="select", options=then, value="true")
    acts = [
        *first_card(trial, table),
        trial.act(
            CancelHand(table=number, why="-"), trial.say("cancel_hand"), [trial.why(), again], tone="danger"
        ),
    ]
    if trial.state.sessions[table.session].hand_for_hand:
        if hand.frozen:
            acts.insert(0, trial.act(RunOut(table=number), trial.say("run_out"), tone="primary"))
        else:
            allin = dict.fromkeys(hand.dealt[:1], 0)
            who = [
                (f'{{"{seat}":0}}', f"{seat} · {_who(trial.state, table, seat)}")
                for seat in hand.dealt
                if table.seats[seat - 1]
            ]
            field = Field(name="all_in:json", label=trial.say("all_in_seat"), kind="select", options=who)
            acts.insert(0, trial.act(FreezeHand(table=number, all_in=allin), trial.say("freeze"), [field]))
    return acts


def time_acts(trial: Trial, table: Table, taken: list[tuple[int, str]]) -> list[Act]:
    hand, number = table.hand, table.number
    if hand is None:
        return []
    call = hand.time_call
    if call is None:
        seats = [(seat, f"{seat} · {name}") for seat, name in taken if seat in hand.dealt]
        if not seats:
            return []
        callers = [("", trial.say("the_floor")), *((table.seats[seat - 1], name) for seat, name in taken)]
        fields = [
            Field(name="seat", label=trial.say("time_on"), kind="select", options=seats),
            Field(name="caller", label=trial.say("time_caller"), kind="select", options=callers),
        ]
        return [trial.act(CallTime(table=number, seat=seats[0][0]), trial.say("call_time"), fields)]
    if not call.started_at:
        return [
            trial.act(StartTime(table=number), trial.say("start_time", seat=call.seat), tone="primary"),
            trial.act(RefuseTime(table=number, why="-"), trial.say("refuse_time"), [trial.why()]),
        ]
    return [
        trial.act(StopTime(table=number), trial.say("stop_time", seat=call.seat), tone="primary"),
        trial.act(ExpireTime(table=number, facing_bet=True), trial.say("time_up_bet")),
        trial.act(ExpireTime(table=number, facing_bet=False), trial.say("time_up_check")),
    ]


def _locking(trial: Trial, table: Table) -> list[Act]:
    if not table.open:
        return []
    acts = []
    marked = [*table.locked, *table.reserved]
    free = [(seat, str(seat)) for seat, who in enumerate(table.seats, 1) if not who and seat not in marked]
    if free:
        field = Field(name="seat", label=trial.say("seat_free"), kind="select", options=free)
        acts.append(
            trial.act(
                LockSeat(table=table.number, seat=free[0][0], why="-"),
                trial.say("lock"),
                [field, trial.why(required=False)],
            )
        )
    acts += [
        trial.act(UnlockSeat(table=table.number, seat=seat), trial.say("unlock", seat=seat))
        for seat in marked
    ]
    return acts


def final_act(trial: Trial, session: str) -> Act:
    """The final table, at whichever table of the session, and where in the room."""
    tables = trial.state.open_tables(session)
    numbers = [(table.number, str(table.number)) for table in tables]
    final = Field(name="table", label=trial.say("final_at"), kind="select", options=numbers)
    place = Field(name="place", label=trial.say("place"))
    command = FormFinalTable(session=session, table=tables[0].number)
    return trial.act(command, trial.say("final_table"), [final, place], look_first=True)


def final_sheet(trial: Trial, session: str) -> dict[str, Any]:
    """The choice of the table of the final, where the session has tables."""
    known = session in trial.state.sessions and trial.state.open_tables(session)
    return {"act": final_act(trial, session) if known else None}


def session_acts(trial: Trial) -> list[dict[str, Any]]:
    """What concerns all the tables of a session: balance, new draw, final table, alternates, new tables."""
    state = trial.state
    found = []
    for session in state.sessions.values():
        tables = state.open_tables(session.id)
        if session.status != "running" or not tables:
            continue
        name = session.id
        nxt = max(state.tables) + 1
        acts = [
            trial.act(BalanceTables(session=name), trial.say("balance"), look_first=True),
            final_act(trial, name),
            trial.act(
                RedrawSeats(session=name, why="-"),
                trial.say("redraw"),
                [trial.why()],
                tone="danger",
                look_first=True,
            ),
            trial.act(
                OpenTable(session=name, table=nxt),
                trial.say("open_table"),
                [Field(name="table", label=trial.say("table_number"), kind="number", value=nxt, least=1)],
            ),
        ]
        if state.alternates:
            acts.insert(
                0, trial.act(SeatAlternates(session=name), trial.say("seat_alternates"), tone="primary")
            )
        found.append({"session": name, "acts": acts})
    return found
