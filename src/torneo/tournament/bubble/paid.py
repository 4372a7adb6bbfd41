"""How many places are paid."""

from torneo.rulebook import Book
from torneo.tournament.prizes.fund import field
from torneo.tournament.prizes.places import paid_places as places_to_pay
from torneo.tournament.state import Tournament


def paid_places(state: Tournament, book: Book) -> int | None:
    """Places of the payouts published, else those the sheet or the book would pay; None without prizes."""
    prizes, sheet = state.prizes, state.structure
    if prizes.published_at:
        return sum(amount > 0 for amount in prizes.amounts) or None
    if not (sheet.entry_price or sheet.guarantee):
        return None
    if sheet.satellite is not None:
        return sheet.satellite.seats or None
    return places_to_pay(field(state).sold, sheet.payout, book).places or None
