"""People: who they are, whether they may enter, and the checks of their identity."""

from datetime import UTC, date, datetime

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_player
from torneo.tournament.citations import cite
from torneo.tournament.clock.state import Session
from torneo.tournament.conduct.events import Noted
from torneo.tournament.entries.commands import BarPlayer, CorrectPlayer, RegisterPlayer
from torneo.tournament.entries.events import PlayerBarred, PlayerCorrected, PlayerRegistered
from torneo.tournament.entries.state import Player
from torneo.tournament.kernel import ANY_TIME, DESK, DIRECTORS, Answer, Asked, Refused, Value, decides
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import day_of


@decides(RegisterPlayer, roles=DESK | {"floor"})
def register_player(state: Tournament, asked: Asked[RegisterPlayer], book: Book) -> Answer:
    command = asked.command
    refused = in_phase(state, "draft", "published", "running")
    if refused is not None:
        return refused
    player = command.player.strip()
    if not player or not command.name.strip():
        return Refused("player_without_name", {"player": player})
    if player in state.players:
        return Refused("player_known", {"player": player})
    document = plain(command.document)
    refused = _document_taken(state, document, player) or why_too_young(
        state, command.born.strip(), None, asked.at, book
    )
    if refused is not None:
        return refused
    registered = PlayerRegistered(
        player=player, name=command.name.strip(), document=document, born=command.born.strip(),
        country=command.country.strip(), club=command.club.strip(), contact=command.contact.strip(),
        needs=command.needs.strip(), surnames=command.surnames.strip(),
    )  # fmt: skip
    if registered.born:
        return (registered,)
    about: dict[str, Value] = {"player": player, "name": registered.name}
    return (registered, Noted(kind="birth_date_missing", about=about, clauses=cite(book, "min_age")))


@decides(CorrectPlayer, roles=DESK, phases=ANY_TIME)
def correct_player(state: Tournament, asked: Asked[CorrectPlayer], book: Book) -> Answer:
    command = asked.command
    player = known_player(state, command.player)
    if isinstance(player, Refused):
        return player
    changes = {}
    for name in ("name", "document", "born", "country", "club", "contact", "needs"):
        value = getattr(command, name)
        if value is None:
            continue
        value = plain(value) if name == "document" else value.strip()
        if value != getattr(player, name):
            changes[name] = value
    if not changes:
        return Refused("nothing_to_change")
    if not changes.get("name", "x"):
        return Refused("player_without_name", {"player": player.id})
    refused = _document_taken(state, changes.get("document", ""), player.id) or why_too_young(
        state, changes.get("born", ""), None, asked.at, book
    )
    return refused or (PlayerCorrected(player=player.id, changes=changes),)


@decides(BarPlayer, roles=DIRECTORS | {"commission"}, phases=ANY_TIME)
def bar_player(state: Tournament, asked: Asked[BarPlayer], book: Book) -> Answer:
    command = asked.command
    player = known_player(state, command.player)
    if isinstance(player, Refused):
        return player
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "BarPlayer"})
    if command.lift and not player.barred:
        return Refused("not_barred", {"player": player.id})
    if not command.lift and player.barred:
        return Refused("player_barred", {"player": player.id, "why": player.barred})
    return (PlayerBarred(player=player.id, why="" if command.lift else command.why.strip()),)


def plain(document: str) -> str:
    """A document's number as it is compared: capitals and digits only."""
    return "".join(sign for sign in document.upper() if sign.isalnum())


def _document_taken(state: Tournament, document: str, player: str) -> Refused | None:
    other = state.documents.get(document) if document else None
    if other is None or other == player:
        return None
    return Refused("document_known", {"document": document, "player": other})


def why_not_eligible(
    state: Tournament, player: Player, session: Session, at: int, book: Book
) -> Refused | None:
    """Why the player may not enter, whatever the desk says: barred, or too young on the day."""
    if player.barred:
        return Refused("player_barred", {"player": player.id, "why": player.barred})
    return why_too_young(state, player.born, session, at, book)


def why_too_young(
    state: Tournament, born: str, session: Session | None, at: int, book: Book
) -> Refused | None:
    """Age counts on the day of play; a person without a birth date on record is taken at the desk's word."""
    if not born:
        return None
    on = _date_of_play(state, session, at)
    try:
        birth = date.fromisoformat(born)
    except ValueError:
        return Refused("birth_date_unreadable", {"born": born})
    if birth > on:
        return Refused("birth_date_unreadable", {"born": born})
    age = on.year - birth.year - ((on.month, on.day) < (birth.month, birth.day))
    least = book.values["registration_min_age"]
    if age < least:
        return Refused("too_young", {"age": age, "least": least}, cite(book, "min_age"))
    return None


def _date_of_play(state: Tournament, session: Session | None, at: int) -> date:
    """The date the session starts as the sheet has it (the first one's without a session), else today's."""
    starts = ""
    if session is not None:
        day = day_of(state.structure, session.day)
        starts = next((one.starts for one in day.flights if one.name == session.id), "") if day else ""
    elif state.structure.days:
        starts = next((one.starts for one in state.structure.days[0].flights), "")
    try:
        return datetime.fromisoformat(starts).date()
    except ValueError:
        return datetime.fromtimestamp(at / 1000, UTC).date()
