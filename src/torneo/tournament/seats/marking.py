"""Seats that are not given out like the others: locked ones, ones kept for somebody, ones away from
somebody."""

from torneo.rulebook import Book
from torneo.tournament.checks import known_player, known_table
from torneo.tournament.kernel import FLOOR, Answer, Asked, Refused, decides
from torneo.tournament.seats.commands import KeepApart, LockSeat, ReserveSeat, UnlockSeat
from torneo.tournament.seats.mark_events import KeptApart, SeatMarked
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament


@decides(LockSeat, roles=FLOOR)
def lock_seat(state: Tournament, asked: Asked[LockSeat], book: Book) -> Answer:
    command = asked.command
    table = _empty(state, command.table, command.seat)
    if isinstance(table, Refused):
        return table
    if command.seat in table.locked:
        return Refused("seat_locked", {"table": table.number, "seat": command.seat})
    return (SeatMarked(table=table.number, seat=command.seat, locked=True, why=command.why.strip()),)


@decides(UnlockSeat, roles=FLOOR)
def unlock_seat(state: Tournament, asked: Asked[UnlockSeat], book: Book) -> Answer:
    command = asked.command
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    if command.seat not in table.locked and command.seat not in table.reserved:
        return Refused("seat_not_kept", {"table": table.number, "seat": command.seat})
    return (SeatMarked(table=table.number, seat=command.seat),)


@decides(ReserveSeat, roles=FLOOR | {"desk"})
def reserve_seat(state: Tournament, asked: Asked[ReserveSeat], book: Book) -> Answer:
    """One seat for a player and session; it is his when he comes, without a draw."""
    command = asked.command
    table = _empty(state, command.table, command.seat)
    if isinstance(table, Refused):
        return table
    player = known_player(state, command.player)
    if isinstance(player, Refused):
        return player
    if command.seat in table.locked:
        return Refused("seat_locked", {"table": table.number, "seat": command.seat})
    for other in state.open_tables(table.session):
        for seat, who in other.reserved.items():
            if who == player.id or (other is table and seat == command.seat):
                return Refused("seat_reserved", {"table": other.number, "seat": seat, "player": who})
    return (SeatMarked(table=table.number, seat=command.seat, reserved=player.id),)


@decides(KeepApart, roles=FLOOR | {"desk"})
def keep_apart(state: Tournament, asked: Asked[KeepApart], book: Book) -> Answer:
    """It counts for draws to come; whoever sits at one table already is the direction's to move."""
    command = asked.command
    player = known_player(state, command.player)
    if isinstance(player, Refused):
        return player
    other = known_player(state, command.other)
    if isinstance(other, Refused):
        return other
    if player is other:
        return Refused("apart_from_himself", {"player": player.id})
    apart = other.id in player.apart_from
    if apart != command.lift:
        code = "not_kept_apart" if command.lift else "kept_apart_already"
        return Refused(code, {"player": player.id, "other": other.id})
    why = command.why.strip()
    return (KeptApart(player=player.id, other=other.id, why=why, lift=command.lift),)


def _empty(state: Tournament, number: int, seat: int) -> Table | Refused:
    table = known_table(state, number)
    if isinstance(table, Refused):
        return table
    if not 1 <= seat <= len(table.seats):
        return Refused("unknown_seat", {"table": number, "seat": seat})
    if table.seats[seat - 1]:
        return Refused("seat_taken", {"table": number, "seat": seat, "entry": table.seats[seat - 1]})
    return table
