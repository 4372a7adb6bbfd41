"""Time-bank cards: what each phase of the event brings a player, and one spent at a time."""

from torneo.rulebook import Book
from torneo.tournament.bubble.money import in_money
from torneo.tournament.checks import sitting_at
from torneo.tournament.entries.state import Entry
from torneo.tournament.kernel import TABLE, Answer, Asked, Refused, decides
from torneo.tournament.state import Tournament
from torneo.tournament.timecalls.calling import hand_at
from torneo.tournament.timecalls.commands import UseTimeCard
from torneo.tournament.timecalls.events import TimeCardUsed


def cards_left(state: Tournament, entry: Entry) -> int:
    """The cards an entry still has: those of every phase reached so far, less those spent."""
    bank = state.structure.time_bank
    if bank is None or not entry.table:
        return 0
    table = state.tables[entry.table]
    given = bank.start + bank.later_day * (state.sessions[table.session].day - 1)
    given += bank.in_the_money if in_money(state) else 0
    given += bank.final_table if table.final else 0
    return given - entry.time_cards_used


@decides(UseTimeCard, roles=TABLE | {"player"})
def use_time_card(state: Tournament, asked: Asked[UseTimeCard], book: Book) -> Answer:
    command = asked.command
    entry = sitting_at(state, command.table, command.seat)
    if isinstance(entry, Refused):
        return entry
    found = hand_at(state, command.table)
    if isinstance(found, Refused):
        return found
    if command.seat not in found[1].dealt:
        dealt = ", ".join(map(str, found[1].dealt))
        return Refused("seat_not_in_hand", {"table": command.table, "seat": command.seat, "dealt": dealt})
    bank = state.structure.time_bank
    left = cards_left(state, entry)
    if bank is None or left < 1:
        return Refused("no_time_cards", {"table": command.table, "seat": command.seat})
    return (
        TimeCardUsed(
            entry=entry.number, table=command.table, seat=command.seat, seconds=bank.seconds, left=left - 1
        ),
    )
