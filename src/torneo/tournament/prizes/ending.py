"""Events that end with several players left: the room closes, or a satellite has its winners."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_entry, known_player
from torneo.tournament.citations import cite
from torneo.tournament.clock.drawing import ends_by_icm
from torneo.tournament.clock.last_hands import all_played
from torneo.tournament.entries.state import Entry
from torneo.tournament.hands.events import EventEnded
from torneo.tournament.kernel import (
    AFTER_PLAY,
    CLOCK,
    DESK,
    DIRECTORS,
    Answer,
    Asked,
    Due,
    Refused,
    asks,
    decides,
)
from torneo.tournament.prizes.commands import EndByClosingTime, EndSatellite, TransferSeat
from torneo.tournament.prizes.events import PrizesSettled, SeatTransferred
from torneo.tournament.prizes.fund import registration_over
from torneo.tournament.prizes.icm import icm_shares
from torneo.tournament.prizes.listing import prize_of, remaining_prizes
from torneo.tournament.prizes.publishing import out_of_date
from torneo.tournament.state import Tournament


@decides(EndByClosingTime, roles=DIRECTORS)
def end_by_closing_time(state: Tournament, asked: Asked[EndByClosingTime], book: Book) -> Answer:
    refused = in_phase(state, "running")
    if refused is not None:
        return refused
    rule = book.values["time_closing_time"]
    if not rule:
        return Refused("no_closing_rule")
    clauses = cite(book, "closing_prizes")
    refused = _hands_left(state, book) or out_of_date(state, book) or _uncounted(state)
    if refused is not None:
        return refused
    left = state.alive()
    if len(left) < 2:
        return Refused("players_left", {"players": len(left)})
    if state.prizes.seats:
        return Refused("deal_on_seats", {"seats": state.prizes.seats})
    prizes = remaining_prizes(state)
    shares = icm_shares([entry.stack for entry in left], prizes)
    settled = PrizesSettled(
        by="closing_time", places=len(left),
        shares={entry.number: share for entry, share in zip(left, shares, strict=True)},
        clauses=clauses,
    )  # fmt: skip
    return (settled, EventEnded(winner=leader(left).number))


def leader(left: list[Entry]) -> Entry:
    """Of equal stacks the one that entered first."""
    return max(left, key=lambda entry: (entry.stack, -entry.number))


def closing_hands_played(state: Tournament) -> bool:
    """Were the last hands before closing time called, and has every table played them?"""
    return any(
        one.last_hands_for == "closing" and one.status == "running" and all_played(state, one)
        for one in state.sessions.values()
    )


def _hands_left(state: Tournament, book: Book) -> Refused | None:
    for table in state.tables.values():
        if table.open and table.hand is not None:
            return Refused("hand_in_progress", {"table": table.number, "hand": table.hand.number})
    if closing_hands_played(state) or ends_by_icm(state, book):
        return None
    hands = book.values["time_closing_time"]["last_hands"]
    return Refused("closing_hands_to_play", {"hands": hands}, cite(book, "closing_prizes"))


def _uncounted(state: Tournament) -> Refused | None:
    for table in state.tables.values():
        if table.uncounted:
            return Refused("stacks_not_counted", {"table": table.number, "points": table.uncounted})
    return None


# ---- satellites


@decides(EndSatellite, roles=CLOCK)
def end_satellite(state: Tournament, asked: Asked[EndSatellite], book: Book) -> Answer:
    refused = in_phase(state, "running")
    if refused is not None:
        return refused
    if state.structure.satellite is None or not state.prizes.seats:
        return Refused("no_seats_to_win")
    refused = out_of_date(state, book)
    if refused is not None:
        return refused
    left = state.alive()
    if not 1 <= len(left) <= state.prizes.seats:
        return Refused("more_players_than_seats", {"players": len(left), "seats": state.prizes.seats})
    if state.alternates:
        return Refused("alternates_waiting", {"alternates": len(state.alternates)})
    for table in state.tables.values():
        if table.open and table.hand is not None:
            return Refused("hand_in_progress", {"table": table.number, "hand": table.hand.number})
    return (EventEnded(winner=leader(left).number),)


@decides(TransferSeat, roles=DESK, phases=AFTER_PLAY)
def transfer_seat(state: Tournament, asked: Asked[TransferSeat], book: Book) -> Answer:
    entry = known_entry(state, asked.command.entry)
    if isinstance(entry, Refused):
        return entry
    to = known_player(state, asked.command.to)
    if isinstance(to, Refused):
        return to
    prize = prize_of(state, entry.number, book)
    if prize is None or not prize.ticket:
        return Refused("no_seat_won", {"entry": entry.number})
    if not book.values["registration_satellite_seats"]["transferable"]:
        return Refused("ticket_personal", {"ticket": prize.ticket, "player": prize.holder},
                       cite(book, "ticket_personal"))  # fmt: skip
    return (SeatTransferred(entry=entry.number, to=to.id),)


@asks
def to_end(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """A satellite with as many players as seats; an event whose last hands before closing are played."""
    prizes = state.prizes
    if state.phase != "running" or not prizes.published_at:
        return
    idle = all(table.hand is None for table in state.tables.values() if table.open)
    if not idle:
        return
    if prizes.seats and registration_over(state) and not state.alternates:
        sitting = sum(table.players for table in state.tables.values() if table.open)
        if sitting <= prizes.seats and 1 <= len(state.alive()) <= prizes.seats:
            yield Due(
                command=EndSatellite(), reason="seats_won", facts={"seats": prizes.seats},
                by_itself=state.structure.by_itself.end,
            )  # fmt: skip
    elif book.values["time_closing_time"] and (closing_hands_played(state) or ends_by_icm(state, book)):
        players = len(state.alive())
        if players > 1:
            yield Due(
                command=EndByClosingTime(), reason="closing_time_reached", facts={"players": players},
                clauses=cite(book, "closing_prizes"),
            )  # fmt: skip
