"""Who takes part in a circuit: players, clubs, leagues."""

from collections.abc import Container

from torneo.rulebook import Book
from torneo.tournament.kernel import DESK, Answer, Asked, Refused
from torneo.tournament.ranking.commands import AddClub, AddLeague, AddMembers, ChangeClub
from torneo.tournament.ranking.events import ClubAdded, ClubChanged, LeagueAdded, MembersAdded, decides
from torneo.tournament.ranking.setting import not_ready
from torneo.tournament.ranking.state import Circuit


@decides(AddLeague, roles=DESK)
def add_league(state: Circuit, asked: Asked[AddLeague], book: Book) -> Answer:
    command = asked.command
    wrong = not_ready(state) or _taken(command.id, state.leagues)
    return wrong or (LeagueAdded(id=command.id, name=command.name or command.id),)


@decides(AddClub, roles=DESK)
def add_club(state: Circuit, asked: Asked[AddClub], book: Book) -> Answer:
    club = asked.command.club
    wrong = not_ready(state) or _taken(club.id, state.clubs)
    if wrong is not None:
        return wrong
    if club.league and club.league not in state.leagues:
        return Refused("ranking.unknown_league", {"league": club.league, "known": ", ".join(state.leagues)})
    return (ClubAdded(club=club),)


@decides(AddMembers, roles=DESK)
def add_members(state: Circuit, asked: Asked[AddMembers], book: Book) -> Answer:
    members = asked.command.members
    wrong = not_ready(state)
    if wrong is not None:
        return wrong
    new: set[str] = set()
    for member in members:
        wrong = _taken(member.id, state.members) or _taken(member.id, new) or _no_club(state, member.club)
        if wrong is not None:
            return wrong
        new.add(member.id)
    return (MembersAdded(members=members),) if members else ()


@decides(ChangeClub, roles=DESK)
def change_club(state: Circuit, asked: Asked[ChangeClub], book: Book) -> Answer:
    command = asked.command
    wrong = not_ready(state) or not_a_member(state, command.player) or _no_club(state, command.club)
    if wrong is not None:
        return wrong
    if state.members[command.player].club == command.club:
        return Refused("ranking.same_club", {"player": command.player, "club": command.club})
    return (ClubChanged(player=command.player, club=command.club),)


def not_a_member(state: Circuit, player: str) -> Refused | None:
    return None if player in state.members else Refused("ranking.unknown_player", {"player": player})


def _no_club(state: Circuit, club: str) -> Refused | None:
    if not club or club in state.clubs:
        return None
    return Refused("ranking.unknown_club", {"club": club, "known": ", ".join(state.clubs)})


def _taken(name: str, known: Container[str]) -> Refused | None:
    if not name.strip():
        return Refused("ranking.name_missing")
    return Refused("ranking.known_already", {"id": name}) if name in known else None
