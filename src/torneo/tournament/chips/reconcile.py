"""The sheet that checks the chips: what was sold, what was booked since, and what was counted.

Entries, rebuys and add-ons bring chips into play; races and exchanges leave small differences, which are
booked; forfeited chips leave. The sum is what has to be on the tables.
"""

import msgspec

from torneo.tournament.state import Tournament

#: Causes under which chips are sold or handed out.
SOLD = ("starting_stack", "rebuy", "addon")

#: Causes that are the difference of an exchange of chips.
EXCHANGES = ("race", "race_rescue", "exchange", "retired_remainder", "found_late")


class Line(msgspec.Struct, frozen=True):
    """One line of the sheet: where points came from or went, with their sign."""

    cause: str
    points: int
    times: int = 0


class Reconciliation(msgspec.Struct, frozen=True, kw_only=True):
    """``sold``, ``exchanges`` and ``other`` (forfeits, absences, corrections) add up to ``expected``."""

    lines: tuple[Line, ...]
    sold: int
    exchanges: int
    other: int
    expected: int
    counted: int
    on_record: int

    @property
    def difference(self) -> int:
        return self.counted - self.expected

    @property
    def reconciles(self) -> bool:
        return self.difference == 0


def reconcile(state: Tournament, counted: int | None = None) -> Reconciliation:
    """The sheet for a ``counted`` total; without one, the stacks on record are taken as counted."""
    causes = state.ledger.causes
    on_record = sum(entry.stack for entry in state.entries.values()) + sum(
        table.carried + table.uncounted for table in state.tables.values()
    )
    order = (*SOLD, *EXCHANGES, *sorted(set(causes) - {*SOLD, *EXCHANGES}))
    times = {
        "starting_stack": sum(1 for entry in state.entries.values() if entry.received),
        "rebuy": sum(entry.rebuys for entry in state.entries.values()),
        "addon": sum(entry.addons + entry.early_addons for entry in state.entries.values()),
        "exchange": len(state.ledger.exchanges),
    }
    lines = tuple(Line(cause, causes[cause], times.get(cause, 0)) for cause in order if causes.get(cause, 0))
    sold = sum(causes.get(cause, 0) for cause in SOLD)
    exchanges = sum(causes.get(cause, 0) for cause in EXCHANGES)
    expected = sum(causes.values())
    return Reconciliation(
        lines=lines, sold=sold, exchanges=exchanges, other=expected - sold - exchanges, expected=expected,
        counted=on_record if counted is None else counted, on_record=on_record,
    )  # fmt: skip
