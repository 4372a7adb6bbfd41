"""The table of a hand as the scenario language sets it up: as it was at the deal, whatever happened since."""

from typing import Any

from torneo.floor.scenario.told import plain
from torneo.floor.scenario.words import LEVEL
from torneo.hand import game
from torneo.rulebook import Book
from torneo.tournament.bubble.money import in_money
from torneo.tournament.chips.values import live_values
from torneo.tournament.clock.levels import level_now
from torneo.tournament.conduct.penalties import on_penalty
from torneo.tournament.hands.starting import next_hand_positions
from torneo.tournament.kernel import Refused
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import game_of, level_of, stakes_of


def setup_of(state: Tournament, number: int, book: Book, now: int = 0) -> dict[str, Any]:
    """The hand being played at a table, or the one that comes next, as the scenario language sets it up:
    game, level, chips, button and blinds, and everybody's stack before the blinds. Empty where fewer than two
    players could be dealt in."""
    table = state.tables[number]
    hand = table.hand
    if hand is not None:
        level, played, positions, dealt = hand.level, hand.game, table.positions, hand.dealt
        stacks = dict(hand.stacks)
    elif table.redeal is not None and table.redealing:
        level, played = table.redeal.level, table.redeal.game
        positions, dealt = table.positions, table.redealing
        stacks = {seat: state.entries[table.seats[seat - 1]].stack for seat in dealt}
    else:
        at = now or state.at
        now_level = level_now(state, table.session, at, book)
        level = now_level if isinstance(now_level, int) else max(state.sessions[table.session].clock.level, 1)
        played = game_of(state.structure, level, table.next_hand)
        dealt = [seat for seat in table.taken if not table.missing.get(seat)]
        if len(dealt) < 2:
            return {}
        coming = next_hand_positions(table, dealt, book)
        positions = table.positions if isinstance(coming, Refused) else coming
        stacks = {seat: state.entries[table.seats[seat - 1]].stack for seat in dealt}
    seats = {seat: _player(state, table, seat, stacks) for seat in dealt if table.seats[seat - 1]}
    if len(seats) < 2:
        return {}
    stakes = stakes_of(level_of(state.structure, level, book), state.structure, played, book)
    found: dict[str, Any] = {
        "game": played,
        "level": {name: amount for name in LEVEL if (amount := getattr(stakes, name, 0))},
        "denominations": live_values(state, table.session),
        "event": _facts(state, table, level),
        "button": positions.button if positions is not None else max(seats),
        "seats": seats,
    }
    if not stakes.ante:
        found["level"].pop("ante_kind", None)
    if positions is not None and not game(played).is_stud:
        found["small_blind"] = positions.small if positions.small in seats else None
        if positions.big in seats:
            found["big_blind"] = positions.big
    return plain({key: value for key, value in found.items() if value != []})


def _player(state: Tournament, table: Table, seat: int, stacks: dict[int, int]) -> dict[str, Any]:
    """A seat as the language tells it. A stack nobody has counted is taken as a fair share of the chips at
    the table that are in no known stack."""
    entry = state.entries[table.seats[seat - 1]]
    unknown = sum(not state.entries[one].stack for one in table.seats if one)
    stack = stacks.get(seat, entry.stack) or max(table.uncounted // max(unknown, 1), 1)
    found: dict[str, Any] = {"stack": stack, "name": state.players[entry.player].name}
    hand = table.hand
    absent = seat in hand.absent if hand is not None else entry.is_away
    if absent:
        found["absent"] = True
    serving = hand.penalised if hand is not None else on_penalty(state, table.number)
    if seat in serving:
        found["penalty_hands"] = max(serving[seat], 1)  # a suspension counts no hands: this one it is
    return found


def _facts(state: Tournament, table: Table, level: int) -> dict[str, Any]:
    """What some rules ask about the event."""
    session = state.sessions[table.session]
    left = len(state.alive())
    facts: dict[str, Any] = {
        "players_left": left,
        "table_size": len(table.seats),
        "tables_left": len(state.open_tables(table.session)),
        "level_number": level,
        "hand_for_hand": session.hand_for_hand,
        "final_table": table.final,
        "in_the_money": in_money(state),
        "heads_up": left == 2,
    }
    return {key: fact for key, fact in facts.items() if fact}
