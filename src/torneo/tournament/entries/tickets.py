"""Satellite seats: personal, and forfeited by whoever has not come when registration closes."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_player
from torneo.tournament.citations import cite
from torneo.tournament.entries.commands import GrantTicket, TransferTicket
from torneo.tournament.entries.events import Qualified, TicketForfeited, TicketTransferred
from torneo.tournament.entries.state import Entry, Player
from torneo.tournament.entries.taking import takes_entries
from torneo.tournament.kernel import DESK, Answer, Asked, Refused, decides
from torneo.tournament.state import Tournament


@decides(GrantTicket, roles=DESK | {"system"})
def grant_ticket(state: Tournament, asked: Asked[GrantTicket], book: Book) -> Answer:
    command = asked.command
    player = known_player(state, command.player)
    if isinstance(player, Refused):
        return player
    refused = in_phase(state, "draft", "published", "running")
    if refused is not None:
        return refused
    ticket = command.ticket.strip()
    if not ticket:
        return Refused("ticket_without_number", {"player": player.id})
    if ticket in state.tickets:
        return Refused("ticket_known", {"ticket": ticket})
    held = seat_won_by(state, player)
    if held is not None:
        return Refused("holds_a_ticket", {"player": player.id, "ticket": held.ticket})
    if _all_closed(state, ""):
        return Refused("registration_closed", {"session": "", "closed_at": state.at},
                       cite(book, "ticket_forfeited"))  # fmt: skip
    number = len(state.entries) + 1
    return (Qualified(entry=number, player=player.id, ticket=ticket, satellite=command.satellite.strip()),)


@decides(TransferTicket, roles=DESK)
def transfer_ticket(state: Tournament, asked: Asked[TransferTicket], book: Book) -> Answer:
    entry = unused(state, asked.command.ticket, book)
    if isinstance(entry, Refused):
        return entry
    to = known_player(state, asked.command.to)
    if isinstance(to, Refused):
        return to
    if not book.values["registration_satellite_seats"]["transferable"]:
        return Refused("ticket_personal", {"ticket": entry.ticket, "player": entry.player},
                       cite(book, "ticket_personal"))  # fmt: skip
    held = seat_won_by(state, to)
    if held is not None:
        return Refused("holds_a_ticket", {"player": to.id, "ticket": held.ticket})
    return (TicketTransferred(ticket=entry.ticket, to=to.id),)


def unused(state: Tournament, ticket: str, book: Book) -> Entry | Refused:
    """The seat behind a ticket, if nobody has taken it up or lost it."""
    number = state.tickets.get(ticket.strip())
    if number is None:
        return Refused("unknown_ticket", {"ticket": ticket})
    entry = state.entries[number]
    if entry.status == "forfeited":
        return Refused("ticket_forfeited", {"ticket": entry.ticket}, cite(book, "ticket_forfeited"))
    if entry.status != "qualified":
        return Refused("ticket_used", {"ticket": entry.ticket, "entry": number})
    return entry


def seat_won_by(state: Tournament, player: Player) -> Entry | None:
    """The satellite seat the player has not taken up yet."""
    return next(
        (state.entries[one] for one in player.entries if state.entries[one].status == "qualified"), None
    )


def forfeited(state: Tournament, closing: str, book: Book) -> Iterator[TicketForfeited]:
    """Seats nobody took up, when the last registration closes; ``closing``: the session closing now."""
    if not _all_closed(state, closing):
        return
    rule = book.values["registration_satellite_seats"]
    price, fee = state.structure.entry_price, state.structure.entry_fee
    for number in state.tickets.values():
        if state.entries[number].status == "qualified":
            counts = rule["no_show_counts_in_prize_pool"]
            yield TicketForfeited(
                entry=number,
                paid=price if counts else 0,
                fees=fee,
                refund=(price + fee) * rule["no_show_refund_percent"] // 100,
                clauses=cite(book, "ticket_forfeited"),
            )


def _all_closed(state: Tournament, closing: str) -> bool:
    """Is registration over in every session that takes entries, but perhaps the one closing now?"""
    return bool(state.sessions) and all(
        bool(one.registration_closed_at) or one.id == closing
        for one in state.sessions.values()
        if takes_entries(state, one)
    )
