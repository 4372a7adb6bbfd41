"""The request for a certain seat because of a special need: granted, or on record why it cannot be."""

from torneo.rulebook import Book
from torneo.tournament.checks import known_entry
from torneo.tournament.citations import cite, speaks
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.entries.state import Entry
from torneo.tournament.kernel import Asked, Events, Refused
from torneo.tournament.seats.events import Moved
from torneo.tournament.seats.mark_events import SeatMarked
from torneo.tournament.seats.moving import carrier, free_seat, may_leave
from torneo.tournament.seats.waits import waits_at
from torneo.tournament.state import Tournament


def _entry(state: Tournament, about: About) -> Entry | Refused:
    number = about.get("entry")
    entry = known_entry(state, number if isinstance(number, int) else 0)
    if isinstance(entry, Refused) or entry.status in ("registered", "alternate", "seated"):
        return entry
    return Refused("entry_without_seat", {"entry": entry.number, "status": entry.status})


def _options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    entry = _entry(state, about)
    if isinstance(entry, Refused):
        return entry
    if speaks(book, "special_needs_in_part"):
        return ("accommodate", "accommodate_in_part", "not_possible")
    return ("accommodate", "not_possible")


def _effect(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    """The seat given goes with the decision: at once if the player sits already, else kept for him."""
    command = asked.command
    entry = _entry(state, command.about)
    if isinstance(entry, Refused) or command.option == "not_possible":
        return entry if isinstance(entry, Refused) else ()
    number, seat = command.about.get("table"), command.about.get("seat")
    if not isinstance(number, int) or not isinstance(seat, int):
        if command.option == "accommodate_in_part":
            return ()
        return Refused("seat_missing", {"entry": entry.number}, cite(book, "special_needs"))
    if (number, seat) == (entry.table, entry.seat):
        return ()
    table = free_seat(state, entry, number, seat)
    if isinstance(table, Refused):
        return table
    if not entry.table:
        return (SeatMarked(table=number, seat=seat, reserved=entry.player, why="special_needs"),)
    leaving = may_leave(state, entry)
    if leaving is not None:
        return leaving
    return (
        Moved(
            entry=entry.number, table=number, seat=seat, from_table=entry.table, from_seat=entry.seat,
            why="special_needs", reason="special_needs_seat", waits=waits_at(table, seat, book),
            facts={"from_table": entry.table, "from_seat": entry.seat, "table": number, "seat": seat,
                   "stack": entry.stack},
            clauses=cite(book, "special_needs"), carried_by=carrier(entry, asked, "", book),
        ),
    )  # fmt: skip


matter("special_needs", _options, effect=_effect)
