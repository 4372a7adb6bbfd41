"""Announcements, and who has reported at the venue."""

from collections.abc import Iterator
from datetime import datetime

from torneo.rulebook import Book
from torneo.tournament.checks import known_player, known_session
from torneo.tournament.citations import cite
from torneo.tournament.conduct.commands import Announce, EndAnnouncements, RecordArrival
from torneo.tournament.conduct.events import Noted
from torneo.tournament.kernel import (
    ANY_TIME,
    DESK,
    FLOOR,
    Answer,
    Asked,
    Due,
    Refused,
    Value,
    asks,
    decides,
)
from torneo.tournament.state import Tournament
from torneo.tournament.structure.languages import languages_of

#: What can be announced: the case that cites the clauses, if a book speaks of it.
KINDS = {
    "languages_announced": "announced_languages",
    "rules_displayed": "announced_rules",
    "items_policy": "announced_items_policy",
    "timely_play": "announced_timely_play",
    "prepare_decks": "decks_prepared",
    "chip_exchange": "announced_colour_up",
    "colour_up": "announced_colour_up",
    "chip_race": "announced_race",
    "level": "", "break": "", "registration_close": "", "last_hands": "", "redraw": "", "structure": "",
    "prizes": "", "hand_for_hand": "", "other": "",
}  # fmt: skip

#: The note that ends what was announced before it.
ENDED = "announcements_ended"

_MINUTE = 60_000


def to_announce(state: Tournament, book: Book) -> tuple[str, ...]:
    """What the book wants displayed or announced and has not been yet."""
    wanted = ["languages_announced"] if book.values["conduct_languages"]["announced"] else []
    wanted += book.values["structure_announcements"]
    return tuple(kind for kind in wanted if kind not in state.conduct.announced)


@decides(Announce, roles=FLOOR, phases=ANY_TIME)
def announce(state: Tournament, asked: Asked[Announce], book: Book) -> Answer:
    command = asked.command
    if not state.id:
        return Refused("no_event")
    if command.kind not in KINDS:
        return Refused("unknown_announcement", {"kind": command.kind, "known": ", ".join(KINDS)})
    about: dict[str, Value] = dict(command.about)
    if command.kind == "languages_announced":
        languages = languages_of(state.structure, book).all
        if not languages:
            return Refused("no_languages", {}, cite(book, "announced_languages"))
        about = {"languages": ", ".join(languages), **about}
    case = KINDS[command.kind]
    return (Noted(kind=command.kind, about=about, clauses=cite(book, case) if case else ()),)


@decides(EndAnnouncements, roles=FLOOR, phases=ANY_TIME)
def end_announcements(state: Tournament, asked: Asked[EndAnnouncements], book: Book) -> Answer:
    if not state.id:
        return Refused("no_event")
    last = next((note for note in reversed(state.notes) if note.kind in (*KINDS, ENDED)), None)
    if last is None or last.kind == ENDED:
        return Refused("nothing_announced")
    return (Noted(kind=ENDED),)


@decides(RecordArrival, roles=DESK | FLOOR)
def record_arrival(state: Tournament, asked: Asked[RecordArrival], book: Book) -> Answer:
    """Who reports later than the book asks is noted as late; no penalty follows."""
    command = asked.command
    player = known_player(state, command.player)
    if isinstance(player, Refused):
        return player
    session = known_session(state, command.session)
    if isinstance(session, Refused):
        return session
    about: dict[str, Value] = {"player": player.id, "session": session.id}
    deadline = reporting_time(state, session.id, book)
    if deadline is not None:
        about |= {"reporting_time": deadline, "late": asked.at > deadline}
    return (Noted(kind="arrival", about=about, clauses=cite(book, "reporting_time") if deadline else ()),)


def reporting_time(state: Tournament, session: str, book: Book) -> int | None:
    """When entrants must have reported (milliseconds), where the book and the sheet settle it."""
    minutes: int = book.values["registration_arrival_minutes_before_start"]
    starts = next(
        (one.starts for day in state.structure.days for one in day.flights if one.name == session), ""
    )
    if not minutes or not starts:
        return None
    return int(datetime.fromisoformat(starts).timestamp() * 1000) - minutes * _MINUTE


@asks
def announcements_due(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """The languages must be announced before the first hand; the rest is for people to display and say."""
    if state.phase not in ("published", "running"):
        return
    for kind in to_announce(state, book):
        must = kind == "languages_announced"
        yield Due(
            command=Announce(kind=kind), reason="not_announced" if must else f"{kind}_not_announced",
            facts={"kind": kind}, clauses=cite(book, KINDS[kind]), must=must, by_itself=must,
        )  # fmt: skip
