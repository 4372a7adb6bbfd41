"""How many places are paid."""

from torneo.rulebook import Book
from torneo.tournament.state import Tournament


def paid_places(state: Tournament, book: Book) -> int | None:
    """Places the sheet pays; None while that is not settled."""
    payout = state.structure.payout
    if payout.kind == "winner_takes_all":
        return 1
    if payout.places:
        return payout.places
    entries = sum(entry.status != "cancelled" for entry in state.entries.values())
    if payout.kind == "table":
        row = next((shares for upto, shares in sorted(payout.table.items()) if entries <= upto), None)
        return len(row) if row else None
    return -(-entries * payout.places_percent // 100) if payout.places_percent else None
