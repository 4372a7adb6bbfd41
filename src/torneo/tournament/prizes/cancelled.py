"""What a final table that is cancelled owes where the book shares it by ICM: prizes won are kept, and those
left share what remains by their stacks."""

from torneo.rulebook import Book
from torneo.tournament.prizes.icm import icm_shares
from torneo.tournament.prizes.listing import prize_list, remaining_prizes
from torneo.tournament.state import Tournament


def shared_by_icm(state: Tournament, book: Book) -> dict[str, int] | None:
    """{player: what is due}; None while no payouts are published."""
    left = state.alive()
    if not state.prizes.amounts or not left:
        return None
    due: dict[str, int] = {}
    for prize in prize_list(state, book):
        due[prize.player] = due.get(prize.player, 0) + prize.amount
    for entry, share in zip(
        left, icm_shares([entry.stack for entry in left], remaining_prizes(state)), strict=True
    ):
        due[entry.player] = due.get(entry.player, 0) + state.prizes.settled.get(entry.number, 0) + share
    return due
