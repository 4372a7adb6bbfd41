"""The seats round a dealer's table: stack, button and blinds, and what keeps a player from playing."""

from typing import Any

from torneo.room.views.acts import Trial
from torneo.room.views.console_tables import seat_shown
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Refused
from torneo.tournament.conduct.penalties import on_penalty
from torneo.tournament.hands.starting import next_hand_positions
from torneo.tournament.seats.state import Table
from torneo.tournament.timecalls.cards import cards_left


def seats_shown(trial: Trial, table: Table) -> list[dict[str, Any]]:
    """Every seat of the table with its stack, button, blinds and marks."""
    state = trial.state
    penalised = on_penalty(state, table.number, trial.now)
    blinds = _blinds(trial, table)
    banked = state.structure.time_bank is not None
    found = []
    for seat in range(1, len(table.seats) + 1):
        shown = seat_shown(state, table, seat, trial.lang)
        entry = state.entries.get(shown["entry"])
        if entry is not None:
            shown["penalty"] = penalised.get(seat, -1)
            shown["missing"] = table.missing.get(seat, 0)
            shown["away"] = bool(entry.away_since) or not entry.arrived
            shown["cards_left"] = cards_left(state, entry) if banked else 0
            shown["marks"] = _marks(shown, trial.lang)
            shown["points"] = table.hand.stacks.get(seat, entry.stack) if table.hand else entry.stack
            shown["dealt"] = table.hand is not None and seat in table.hand.dealt
        found.append({**shown, **blinds.get(seat, {})})
    return found


def _marks(seat: dict[str, Any], lang: Lang) -> list[dict[str, str]]:
    """What keeps a player from playing, as words with a tone."""
    found = []
    if seat["penalty"] > 0:
        told = say("dealer.mark.penalty", lang, {"n": seat["penalty"]})
        found.append({"text": told, "tone": "stop"})
    elif seat["penalty"] == 0:
        found.append({"text": say("dealer.mark.suspended", lang), "tone": "stop"})
    if seat["missing"]:
        found.append({"text": say("dealer.mark.missing", lang, {"n": seat["missing"]}), "tone": "warn"})
    penalty = say("console.seat.penalty", lang)  # told above, with the hands left
    found += [{"text": text, "tone": "warn"} for text in seat["marks"] if text != penalty]
    return found


def _blinds(trial: Trial, table: Table) -> dict[int, dict[str, Any]]:
    """Who is which blind, in the hand being played or the next."""
    if table.in_hand:
        positions = table.positions
    else:
        seats = [seat for seat in table.taken if not table.missing.get(seat)]
        coming = next_hand_positions(table, seats, trial.book) if len(seats) > 1 else table.positions
        positions = None if isinstance(coming, Refused) else coming
    if positions is None:
        return {}
    found: dict[int, dict[str, Any]] = {positions.button: {"button": True}}
    if positions.button != (table.positions.button if table.positions else 0):
        found.update({table.positions.button: {"button": False}} if table.positions else {})
    found.setdefault(positions.small, {})["blind"] = say("dealer.small_blind", trial.lang)
    found.setdefault(positions.big, {})["blind"] = say("dealer.big_blind", trial.lang)
    return found
