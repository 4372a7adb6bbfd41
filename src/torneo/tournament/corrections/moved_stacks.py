"""Hands reported again on other stacks than those they were played with."""

import msgspec

from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.kernel import Command
from torneo.tournament.state import Tournament


def moved_stacks(old: Tournament, new: Tournament, command: Command) -> Command:
    """A report of a hand that brings each seat what it won or lost, whatever the stacks before it. Who lost
    everything loses everything, and what that is more or less goes to who won it."""
    if not isinstance(command, ReportHand) or command.table not in new.tables:
        return command
    before, now = _before(old, command.table), _before(new, command.table)
    stacks = {
        seat: stack - before.get(seat, 0) + now.get(seat, 0) if seat in now else stack
        for seat, stack in command.stacks.items()
    }
    gains = {seat: stack - before.get(seat, 0) for seat, stack in command.stacks.items()}
    for seat, stack in command.stacks.items():
        if stack or not before.get(seat) or seat not in now:
            continue
        named = [one for one in command.beaten_by.get(seat, ()) if one in stacks]
        winner = max(named or gains, key=lambda one: gains[one])
        stacks[winner] += stacks[seat]
        stacks[seat] = 0
    carried = command.carried - old.tables[command.table].carried + new.tables[command.table].carried
    return msgspec.structs.replace(command, stacks=stacks, carried=carried)


def _before(state: Tournament, number: int) -> dict[int, int]:
    table = state.tables[number]
    if table.hand is not None:
        return table.hand.stacks
    return {seat: state.entries[table.seats[seat - 1]].stack for seat in table.taken}
