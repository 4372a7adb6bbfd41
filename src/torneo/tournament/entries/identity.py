"""Photo documents: checked when the book says, asked for at any moment, and what follows when one fails."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.checks import known_entry, known_player, known_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.levels import clock_now
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.entries.commands import CheckIdentity, IssueSeatCard
from torneo.tournament.entries.events import IdentityChecked, PlayerBarred
from torneo.tournament.entries.leaving import taken_out, why_stays
from torneo.tournament.entries.players import plain
from torneo.tournament.entries.state import IN, Entry, Player
from torneo.tournament.kernel import (
    ANY_TIME,
    DESK,
    DIRECTORS,
    FLOOR,
    Answer,
    Asked,
    Due,
    Events,
    Refused,
    Value,
    asks,
    decides,
)
from torneo.tournament.state import Tournament

#: Names on a reminder at a time; the rest follow as they are done.
_AT_A_TIME = 20


@decides(CheckIdentity, roles=FLOOR | DESK | {"dealer", "commission"}, phases=ANY_TIME)
def check_identity(state: Tournament, asked: Asked[CheckIdentity], book: Book) -> Answer:
    """Anybody of the organisation may ask; who, when and what came of it stay on record."""
    command = asked.command
    player = known_player(state, command.player)
    if isinstance(player, Refused):
        return player
    day = _day(state, player, command.session)
    if isinstance(day, Refused):
        return day
    shown = plain(command.document)
    ok = command.ok and not (shown and player.document and shown != player.document)
    entry = current(state, player)
    about: dict[str, Value] = {
        "player": player.id, "day": day, "result": "shown" if ok else "failed",
        "level": _level(state, entry, asked.at, book),
    }  # fmt: skip
    noted = Noted(kind="identity_check", about=about, clauses=cite(book, "identity_on_demand"))
    return (IdentityChecked(player=player.id, day=day), noted) if ok else (noted,)


def _level(state: Tournament, entry: Entry | None, at: int, book: Book) -> int:
    """The level the player is in; 0 before play and without an entry."""
    session = state.sessions.get(entry.session) if entry is not None else None
    return clock_now(state, session, at, book)[0].level if session is not None else 0


@decides(IssueSeatCard, roles=FLOOR | DESK)
def issue_seat_card(state: Tournament, asked: Asked[IssueSeatCard], book: Book) -> Answer:
    entry = known_entry(state, asked.command.entry)
    if isinstance(entry, Refused):
        return entry
    if entry.status != "seated":
        return Refused("entry_not_seated", {"entry": entry.number, "status": entry.status})
    refused = identity_missing(state, entry, book)
    if refused is not None:
        return refused
    day = state.sessions[entry.session].day
    return (
        Noted(
            kind="seat_card",
            about={"entry": entry.number, "player": entry.player, "table": entry.table, "seat": entry.seat,
                   "day": day},
            clauses=cite(book, "identity_check"),
        ),
    )  # fmt: skip


def identity_missing(state: Tournament, entry: Entry, book: Book) -> Refused | None:
    """The check the book wants before the seat card: at registration, and again on every later day of
    play."""
    when = book.values["registration_id_check"]["when"]
    checked = state.players[entry.player].id_checked_days
    day = state.sessions[entry.session].day
    again = "every_day" in when and day > 1 and day not in checked
    if again or ("registration" in when and not checked):
        return Refused(
            "identity_check_missing", {"player": entry.player, "day": day}, cite(book, "identity_check")
        )
    return None


def current(state: Tournament, player: Player) -> Entry | None:
    """The entry the player is in with, the latest first."""
    return next(
        (state.entries[one] for one in reversed(player.entries) if state.entries[one].status in IN), None
    )


def _day(state: Tournament, player: Player, session: str) -> int | Refused:
    """The day of play a check counts for: that of the session named, of the player's own, or the first."""
    if session:
        found = known_session(state, session)
        return found if isinstance(found, Refused) else found.day
    entry = current(state, player)
    if entry is not None and entry.status != "bagged":
        return state.sessions[entry.session].day
    ahead = [one.day for one in state.sessions.values() if one.status != "finished"]
    return min(ahead, default=1)


@asks
def identity_checks(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """Players at tables whose document has not been seen today, where the book wants it seen every day."""
    if state.phase not in ("published", "running"):
        return
    if "every_day" not in book.values["registration_id_check"]["when"]:
        return
    asked = 0
    for table in state.tables.values():
        if not table.open:
            continue
        session = state.sessions[table.session]
        for number in filter(None, table.seats):
            player = state.players[state.entries[number].player]
            if session.day in player.id_checked_days:
                continue
            yield Due(
                command=CheckIdentity(player=player.id, session=session.id),
                reason="identity_check_due",
                facts={"player": player.id, "name": player.name, "table": table.number, "day": session.day},
                clauses=cite(book, "identity_check"),
            )
            asked += 1
            if asked == _AT_A_TIME:
                return


def _options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    player = known_player(state, str(about.get("player") or ""))
    if isinstance(player, Refused):
        return player
    options: tuple[str, ...] = tuple(book.values["registration_id_check"]["failure_options"])
    if current(state, player) is None:
        options = tuple(one for one in options if one != "disqualification")
    return options


def _answered(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    command = asked.command
    player = state.players[str(command.about["player"])]
    if command.option == "future_ineligibility":
        return (PlayerBarred(player=player.id, why=command.why.strip()),)
    if command.option == "play_after_verification":
        day = _day(state, player, "")
        return day if isinstance(day, Refused) else (IdentityChecked(player=player.id, day=day),)
    entry = current(state, player)
    assert entry is not None
    refused = why_stays(state, entry.number)
    return refused or taken_out(state, entry.number, "disqualified", book)


matter("identity_failure", _options, effect=_answered, roles=DIRECTORS)
