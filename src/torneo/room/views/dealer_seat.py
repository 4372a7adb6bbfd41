"""One seat of a dealer's table: is the player there, time on him, his time cards, the penalties he serves."""

from typing import Any

from torneo.room.views.acts import Act, Trial
from torneo.room.views.dealer_time import call_time
from torneo.room.words import say
from torneo.rulebook import labels
from torneo.tournament.conduct.penalties import penalties_of
from torneo.tournament.entries.commands import LeaveTable, ReportNoShow, ReturnToTable
from torneo.tournament.seats.commands import ConfirmArrival
from torneo.tournament.timecalls.cards import cards_left
from torneo.tournament.timecalls.commands import UseTimeCard
from torneo.writing import chips


def seat_sheet(trial: Trial, number: int, seat: int) -> dict[str, Any] | None:
    """None where nobody sits."""
    state, lang = trial.state, trial.lang
    table = state.tables.get(number)
    if table is None or not 1 <= seat <= len(table.seats) or not table.seats[seat - 1]:
        return None
    entry = state.entries[table.seats[seat - 1]]
    acts: list[Act] = []
    if entry.away_since:
        acts.append(trial.act(ReturnToTable(entry=entry.number), say("dealer.is_back", lang), tone="primary"))
    elif not entry.arrived:
        acts.append(
            trial.act(ConfirmArrival(entry=entry.number), say("dealer.arrives", lang), tone="primary")
        )
        acts.append(trial.act(ReportNoShow(entry=entry.number), say("dealer.no_show", lang)))
    else:
        acts.append(trial.act(LeaveTable(entry=entry.number), say("dealer.steps_away", lang)))
        if entry.received == entry.stack:
            acts.append(trial.act(ReportNoShow(entry=entry.number), say("dealer.no_show", lang)))
    if table.hand is not None and seat in table.hand.dealt and table.hand.time_call is None:
        call = call_time(trial, table, seat)
        acts += [call] if call is not None else []
    left = cards_left(state, entry)
    if state.structure.time_bank is not None and table.hand is not None:
        card = UseTimeCard(table=number, seat=seat)
        acts.append(trial.act(card, say("dealer.time_card", lang, {"n": left})))
    return {
        "seat": seat,
        "name": state.players[entry.player].name,
        "stack": chips(entry.stack, lang),
        "acts": [act for act in acts if not act.blocked or act.command in ("CallTime", "UseTimeCard")],
        "penalties": [
            {
                "name": labels().value(one.penalty, lang),
                "left": one.left,
                "until": one.until if one.until > trial.now else 0,
                "clauses": ([one.clause] if one.clause else one.clauses)[:2],
                "why": one.why,
            }
            for one in penalties_of(state, entry.player)
        ],
    }
