"""What is done most with a player, first on his card: out, re-entry, rebuy, move, chips, absent; each with
the key that reaches it."""

from typing import Any

from torneo.paper.lists import method_text
from torneo.room.views.acts import Act, Trial, hidden_of
from torneo.room.views.desk import METHODS, amount_of
from torneo.room.views.desk_side import choices
from torneo.room.views.fields import Field
from torneo.room.words import say
from torneo.tournament import Command, Refused
from torneo.tournament.chips.commands import RecordCounts
from torneo.tournament.entries.addons import addon_terms
from torneo.tournament.entries.commands import LeaveTable, Rebuy, ReEnter, ReturnToTable, TakeAddOn
from torneo.tournament.entries.rebuys import rebuy_terms
from torneo.tournament.entries.state import IN, Entry, Player
from torneo.tournament.hands.commands import ReportElimination
from torneo.tournament.seats.commands import MovePlayer
from torneo.tournament.seats.state import Table
from torneo.writing import chips, money


def _say(trial: Trial, key: str, **facts: Any) -> str:
    return say(f"card.{key}", trial.lang, facts)


def quick(trial: Trial, entry: Entry, player: Player) -> dict[str, Any]:
    """The parts of the card in the order people need them; those that make no sense now are None or empty."""
    seated = entry.status == "seated" and bool(entry.table)
    return {
        "out": _out(trial, entry) if seated else None,
        "buys": _buys(trial, entry, player),
        "moving": _moving(trial, entry) if seated else None,
        "counting": _counting(trial, entry) if seated else None,
        "presence": _presence(trial, entry) if seated else None,
        "penalty": seated,
    }


def _out(trial: Trial, entry: Entry) -> dict[str, Any] | None:
    """Who may have taken the chips, each a button. ``doubt``: he has fewer than the player had, as far as the
    room knows, so the button asks first."""
    state = trial.state
    table = state.tables[entry.table]
    others = [seat for seat in table.taken if seat != entry.seat]
    if not table.open or not others:
        return None
    by_one = ReportElimination(table=table.number, seat=entry.seat, beaten_by=(others[0],))
    act = trial.act(by_one, _say(trial, "out"), tone="danger")
    unknown = trial.act(ReportElimination(table=table.number, seat=entry.seat), _say(trial, "unknown"))
    rows = []
    for seat in others:
        other = state.entries[table.seats[seat - 1]]
        rows.append({
            "seat": seat, "digit": seat % 10, "name": state.players[other.player].name,
            "stack": chips(other.stack, trial.lang) if not table.uncounted else "",
            "doubt": not table.uncounted and other.stack < entry.stack,
        })  # fmt: skip
    return {
        "hidden": [one for one in act.hidden if not one[0].startswith("beaten_by")],
        "blocked": act.blocked,
        "clauses": act.clauses,
        "winners": rows,
        "unknown_blocked": unknown.blocked,
        "ask": _say(
            trial, "out_doubt", name=state.players[entry.player].name, stack=chips(entry.stack, trial.lang)
        ),
    }


def _buys(trial: Trial, entry: Entry, player: Player) -> list[Act]:
    state = trial.state
    found: list[Act] = []
    inside = any(state.entries[one].status in IN for one in player.entries)
    if not inside and entry.status != "cancelled" and state.structure.reentry.limit != 0:
        session = next((one["id"] for one in choices(state, trial.book, trial.now)), "")
        found.append(_bought(trial, ReEnter(player=player.id, session=session), "again", "e"))
    if entry.status == "seated" or entry.owed_rebuy:
        if rebuy_terms(state, trial.book) is not None:
            found.append(_bought(trial, Rebuy(entry=entry.number), "rebuy", "r"))
        if addon_terms(state, trial.book) is not None:
            found.append(_bought(trial, TakeAddOn(entry=entry.number), "addon", "d"))
    return found


def _bought(trial: Trial, command: Command, word: str, key: str) -> Act:
    """A purchase with its price on the button, paid in cash unless another way is chosen."""
    ways = [(one, method_text(one, trial.lang)) for one in METHODS]
    how = Field(name="method", label=_say(trial, "paid_by"), kind="select", options=ways, value=METHODS[0])
    answer = trial.decide(command)
    amount = 0 if isinstance(answer, Refused) else amount_of(answer)
    label = _say(trial, word)
    if amount:
        label = f"{label} · {money(amount, trial.state.structure.currency, trial.lang)}"
    act = trial.act(command, label, [how], tone="primary")
    act.key = key
    return act


def _moving(trial: Trial, entry: Entry) -> dict[str, Any] | None:
    """The other tables with a free seat, the shortest first; ``seats``: those one may choose there."""
    tables = [one for one in trial.state.open_tables(entry.session) if one.number != entry.table and one.free]
    tables.sort(key=lambda table: (table.players, table.number))
    if not tables:
        return {"blocked": _say(trial, "no_room"), "clauses": (), "hidden": []}
    move = MovePlayer(entry=entry.number, table=tables[0].number, why=_say(trial, "by_direction"))
    act = trial.act(move, _say(trial, "move"), look_first=True)
    return {
        "hidden": [one for one in hidden_of(move) if one[0] != "table" and one[0] != "why"],
        "why": move.why,
        "blocked": act.blocked,
        "clauses": act.clauses,
        "tables": [
            {"table": one.number, "digit": one.number if one.number < 10 else "",
             "text": _say(trial, "to_table", table=one.number, free=len(one.free)), "seats": one.free}
            for one in tables
        ],
    }  # fmt: skip


def _counting(trial: Trial, entry: Entry) -> Act:
    """The chips in front of one player, as counted."""
    seat = entry.seat
    fields = [
        Field(name=f"counts.{seat}", label=_say(trial, "counted"), kind="chips", required=True),
        trial.why(required=False),
    ]
    sample = RecordCounts(table=entry.table, counts={seat: entry.stack})
    act = trial.act(sample, _say(trial, "count_do"), fields, look_first=True)
    act.hidden = [one for one in act.hidden if one[0] != "counts:json"]
    act.key = "c"
    return act


def _presence(trial: Trial, entry: Entry) -> Act:
    if entry.away_since:
        counted = Field(name="stack", label=trial.say("counted_stack"), kind="chips")
        act = trial.act(ReturnToTable(entry=entry.number), trial.say("is_back"), [counted], tone="primary")
    else:
        act = trial.act(LeaveTable(entry=entry.number, told=True), trial.say("leaves"))
    act.key = "a"
    return act


def several_out(trial: Trial, table: Table, taken: list[tuple[int, str]]) -> Act | None:
    """Who went out at a table, several in one hand too, and who took their chips."""
    if not table.open or len(taken) < 2:
        return None
    seats = [(seat, f"{seat} · {name}") for seat, name in taken]
    fields = [
        Field(name="seat", label=trial.say("who_is_out"), kind="select", options=seats, required=True),
        Field(name="also_out[]", label=_say(trial, "also_out"), kind="checks", options=seats),
        Field(name="beaten_by[]", label=_say(trial, "taken_by"), kind="checks", options=seats),
    ]
    command = ReportElimination(table=table.number, seat=taken[0][0], beaten_by=(taken[1][0],))
    act = trial.act(command, _say(trial, "out"), fields, tone="danger", look_first=True)
    act.key = "o"
    return act
