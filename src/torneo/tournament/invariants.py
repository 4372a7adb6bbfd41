"""What must hold in every state of every event. An empty list is a sound state."""

from torneo.tournament.state import Tournament


def problems(state: Tournament) -> list[str]:
    """Chips conserved, nobody in two seats, every stack sane. For tests, simulations and the journal's
    check."""
    found: list[str] = []
    ledger = state.ledger
    held = sum(entry.stack for entry in state.entries.values())
    at_tables = sum(table.carried + table.uncounted for table in state.tables.values())
    if held + at_tables != ledger.points:
        found.append(
            f"chips: {ledger.points} issued less removed, {held} in stacks and {at_tables} at tables"
        )
    for value, count in ledger.removed.items():
        if count > ledger.issued.get(value, 0):
            found.append(f"chips: {count} of {value} removed, {ledger.issued.get(value, 0)} issued")
    sitting: dict[int, tuple[int, int]] = {}
    for table in state.tables.values():
        for seat, who in enumerate(table.seats, 1):
            if not who:
                continue
            if who in sitting:
                found.append(f"seats: entry {who} sits at {sitting[who]} and at {(table.number, seat)}")
            sitting[who] = (table.number, seat)
            if not table.open:
                found.append(f"seats: entry {who} sits at the closed table {table.number}")
        if table.carried < 0 or table.uncounted < 0:
            found.append(f"chips: table {table.number} owes chips")
    players: dict[tuple[str, str], int] = {}
    for entry in state.entries.values():
        where = (entry.table, entry.seat) if entry.table else None
        if sitting.get(entry.number) != where:
            found.append(
                f"seats: entry {entry.number} should sit at {where}, sits at {sitting.get(entry.number)}"
            )
        if entry.stack < 0:
            found.append(f"chips: entry {entry.number} holds {entry.stack}")
        if entry.status not in ("seated", "bagged") and entry.stack:
            found.append(f"chips: entry {entry.number} is {entry.status} and holds {entry.stack}")
        if (entry.status == "seated") != bool(entry.table):
            found.append(f"seats: entry {entry.number} is {entry.status} at table {entry.table}")
        if entry.status in ("seated", "bagged", "registered", "alternate"):
            key = (entry.player, entry.session)
            if key in players:
                found.append(f"entries: {entry.player} has entries {players[key]} and {entry.number} alive")
            players[key] = entry.number
    return found
