"""``RecordCounts`` and ``ReconcileChips``: what was counted against what the ledger says."""

from torneo.rulebook import Book
from torneo.tournament.checks import known_table
from torneo.tournament.chips.breakdown import change, removable
from torneo.tournament.chips.commands import ReconcileChips, RecordCounts
from torneo.tournament.chips.events import StacksCounted
from torneo.tournament.chips.reconcile import reconcile
from torneo.tournament.chips.values import live_values, not_in_chips
from torneo.tournament.citations import cite
from torneo.tournament.conduct.events import Noted
from torneo.tournament.kernel import ANY_TIME, FLOOR, TABLE, Answer, Asked, Refused, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import total


@decides(RecordCounts, roles=TABLE)
def record_counts(state: Tournament, asked: Asked[RecordCounts], book: Book) -> Answer:
    """Chips only change hands at a table: its total stays, unless the floor explains the difference."""
    command = asked.command
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    if table.hand is not None:
        return Refused("hand_in_progress", {"table": table.number, "hand": table.hand.number})
    counted = _counted(state, table, command)
    if isinstance(counted, Refused):
        return counted
    seats = table.taken
    before = {seat: state.entries[table.seats[seat - 1]].stack for seat in seats}
    expected = sum(before.values()) + table.uncounted
    told = sum({**before, **counted}.values())
    stacks = {table.seats[seat - 1]: points for seat, points in counted.items()}
    if told == expected:
        return (StacksCounted(table=table.number, stacks=stacks),)
    if told < expected and table.uncounted and len(counted) < len(seats):
        return (StacksCounted(table=table.number, stacks=stacks, uncounted=expected - told),)
    difference = told - expected
    if not command.why.strip():
        return Refused(
            "count_differs",
            {"table": table.number, "counted": told, "expected": expected, "difference": difference},
            cite(book, "reconciliation"),
        )
    if asked.by.role not in FLOOR:
        return Refused("role", {"role": asked.by.role, "allowed": ", ".join(sorted(FLOOR)),
                                "command": "RecordCounts"})  # fmt: skip
    return (
        StacksCounted(
            table=table.number,
            stacks=stacks,
            taken=removable(state, -difference) if difference < 0 else {},
            given=change(difference, live_values(state, table.session)) if difference > 0 else {},
            why=command.why.strip(),
        ),
    )


def _counted(state: Tournament, table: Table, command: RecordCounts) -> dict[int, int] | Refused:
    """{seat: points} of everything told, checked."""
    both = set(command.counts) & set(command.chips)
    if both:
        return Refused("counted_twice", {"table": table.number, "seat": min(both)})
    live = live_values(state, table.session)
    for seat, chips in command.chips.items():
        for value, count in chips.items():
            if value not in live:
                return Refused("value_not_in_play", {"value": value, "known": ", ".join(map(str, live))})
            if count < 0:
                return impossible(count, "count", ">= 0")
        if not chips:
            return Refused("count_of_nothing", {"table": table.number, "seat": seat})
    counted = {**command.counts, **{seat: total(chips) for seat, chips in command.chips.items()}}
    if not counted:
        return Refused("nothing_counted", {"table": table.number})
    for seat, points in counted.items():
        if not 1 <= seat <= len(table.seats):
            return Refused("unknown_seat", {"table": table.number, "seat": seat})
        if not table.seats[seat - 1]:
            return Refused("empty_seat", {"table": table.number, "seat": seat})
        if points < 0:
            return impossible(points, "chips", ">= 1")
        wrong = not_in_chips(state, table.session, points)
        if wrong is not None:
            return wrong
        if not points:
            return Refused("count_of_nothing", {"table": table.number, "seat": seat})
    return dict(sorted(counted.items()))


@decides(ReconcileChips, roles=FLOOR, phases=ANY_TIME)
def reconcile_chips(state: Tournament, asked: Asked[ReconcileChips], book: Book) -> Answer:
    sheet = reconcile(state, asked.command.counted)
    clauses = cite(book, "reconciliation")
    if not sheet.reconciles:
        return Refused(
            "does_not_reconcile",
            {"counted": sheet.counted, "expected": sheet.expected, "difference": sheet.difference},
            clauses,
        )
    about = {"counted": sheet.counted, "expected": sheet.expected, "differences": sheet.exchanges}
    return (Noted(kind="chips_reconciled", about={**about}, clauses=clauses),)
