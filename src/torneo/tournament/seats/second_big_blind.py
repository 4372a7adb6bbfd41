"""The big blind twice running: a player from a broken table who had it there in the last hand and falls on it
again.

Most books make him post it. Where one lets him choose, he posts and plays or sits that hand out; then the big
blind falls to the next player.
"""

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.entries.state import Entry
from torneo.tournament.kernel import TABLE, Answer, Asked, Events, Refused, decides
from torneo.tournament.seats.commands import DeclineBigBlind
from torneo.tournament.seats.mark_events import BigBlindDeclined
from torneo.tournament.seats.moving import seated_entry
from torneo.tournament.seats.positions import next_big_blind
from torneo.tournament.state import Tournament


def may_decline(state: Tournament, entry: Entry, book: Book) -> Refused | None:
    """Why the player has no choice; None if he has it."""
    clauses = cite(book, "second_big_blind")
    about = {"entry": entry.number, "table": entry.table, "seat": entry.seat}
    if book.values["seating_relocated_double_big_blind"] != "may_sit_out":
        return Refused("must_post_big_blind", {**about}, clauses)
    table = state.tables[entry.table]
    if table.hand is not None:
        return Refused("hand_in_progress", {"table": table.number, "hand": table.hand.number})
    was_big = table.big_before.get(entry.seat) == table.hands
    if not was_big or next_big_blind(table, book) != entry.seat:
        return Refused("no_second_big_blind", {**about}, clauses)
    return None


@decides(DeclineBigBlind, roles=TABLE | {"player"})
def decline_big_blind(state: Tournament, asked: Asked[DeclineBigBlind], book: Book) -> Answer:
    entry = seated_entry(state, asked.command.entry)
    if isinstance(entry, Refused):
        return entry
    return may_decline(state, entry, book) or _declined(entry, book)


def _declined(entry: Entry, book: Book) -> Events:
    hands = book.values["seating_declined_big_blind"]["hands_missed"]
    clauses = cite(book, "second_big_blind_declined")
    return (
        BigBlindDeclined(
            entry=entry.number, table=entry.table, seat=entry.seat, hands=hands, clauses=clauses
        ),
    )


def _entry(state: Tournament, about: About) -> Entry | Refused:
    number = about.get("entry")
    return seated_entry(state, number if isinstance(number, int) else 0)


def _options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    entry = _entry(state, about)
    if isinstance(entry, Refused):
        return entry
    return may_decline(state, entry, book) or ("post_and_play", "sit_out")


def _effect(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    entry = _entry(state, asked.command.about)
    if isinstance(entry, Refused):
        return entry
    return _declined(entry, book) if asked.command.option == "sit_out" else ()


matter("second_big_blind", _options, effect=_effect)
