"""Who stands how at the table besides the cards and bets of the hand: read and changed as a whole."""

from msgspec.structs import replace

from torneo.floor.kernel.table import Table


def hands_left(table: Table) -> dict[int, int]:
    """Hands of a penalty still to serve, by seat; a hand that is over has been served."""
    served = {table.hand.seats[place] for place in table.hand.penalised} if table.hand.is_over else set()
    left = {seat: hands - (seat in served) for seat, hands in table.standing.penalty_hands.items()}
    for seat, hands in table.record.to_serve.items():
        left[seat] = left.get(seat, 0) + hands
    return left


def note(table: Table, **changes: object) -> None:
    table.standing = replace(table.standing, **changes)
