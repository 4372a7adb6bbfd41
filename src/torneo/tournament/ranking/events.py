"""What changes in a circuit."""

import msgspec

from torneo.tournament.kernel import Decider, Event, Happened
from torneo.tournament.ranking.state import (
    Circuit,
    Club,
    Finish,
    Member,
    Results,
    Sanctioned,
    SanctionKind,
    Scoring,
)

CIRCUIT: Decider[Circuit] = Decider()
applies = CIRCUIT.applies
decides = CIRCUIT.decides


class CircuitCreated(Event, frozen=True):
    """A circuit opens."""

    id: str
    name: str
    scoring: Scoring
    minor_units: int = 100


class LeagueAdded(Event, frozen=True):
    """A league joins."""

    id: str
    name: str


class ClubAdded(Event, frozen=True):
    """A club joins."""

    club: Club


class MembersAdded(Event, frozen=True):
    """Players join."""

    members: tuple[Member, ...]


class ClubChanged(Event, frozen=True):
    """A player plays for another club."""

    player: str
    club: str


class EventAdded(Event, frozen=True):
    """An event's results enter the ranking."""

    results: Results


class ResultCorrected(Event, frozen=True):
    """Finishes replaced, added or taken out."""

    tournament: str
    results: tuple[Finish, ...]
    removed: tuple[str, ...]
    why: str


class EventCorrected(Event, frozen=True):
    """An event's figures replaced; ``results`` are all its figures, without the finishes."""

    results: Results
    why: str


class EventRemoved(Event, frozen=True):
    """An event no longer scores."""

    tournament: str
    why: str


class ScoringSet(Event, frozen=True):
    """Points are given another way, for all events."""

    scoring: Scoring
    why: str


class PointsTaken(Event, frozen=True):
    """A sanction on points."""

    number: int
    player: str
    kind: SanctionKind
    case: str
    why: str
    points: int = 0
    tournament: str = ""


class SanctionLifted(Event, frozen=True):
    """A sanction no longer stands."""

    number: int
    why: str


@applies(CircuitCreated)
def _created(state: Circuit, event: CircuitCreated, happened: Happened) -> None:
    state.id, state.name = event.id, event.name
    state.scoring, state.minor_units = event.scoring, event.minor_units


@applies(LeagueAdded)
def _league(state: Circuit, event: LeagueAdded, happened: Happened) -> None:
    state.leagues[event.id] = event.name


@applies(ClubAdded)
def _club(state: Circuit, event: ClubAdded, happened: Happened) -> None:
    state.clubs[event.club.id] = event.club


@applies(MembersAdded)
def _members(state: Circuit, event: MembersAdded, happened: Happened) -> None:
    state.members.update((one.id, one) for one in event.members)


@applies(ClubChanged)
def _changed(state: Circuit, event: ClubChanged, happened: Happened) -> None:
    member = state.members[event.player]
    state.members[event.player] = msgspec.structs.replace(member, club=event.club)


@applies(EventAdded)
def _added(state: Circuit, event: EventAdded, happened: Happened) -> None:
    state.events[event.results.id] = event.results


@applies(ResultCorrected)
def _corrected(state: Circuit, event: ResultCorrected, happened: Happened) -> None:
    old = state.events[event.tournament]
    state.events[event.tournament] = with_results(old, event.results, event.removed)


@applies(EventCorrected)
def _figures(state: Circuit, event: EventCorrected, happened: Happened) -> None:
    old = state.events[event.results.id]
    state.events[old.id] = msgspec.structs.replace(event.results, results=old.results)


@applies(EventRemoved)
def _removed(state: Circuit, event: EventRemoved, happened: Happened) -> None:
    state.removed[event.tournament] = event.why


@applies(ScoringSet)
def _scoring(state: Circuit, event: ScoringSet, happened: Happened) -> None:
    state.scoring = event.scoring


@applies(PointsTaken)
def _taken(state: Circuit, event: PointsTaken, happened: Happened) -> None:
    state.sanctions.append(
        Sanctioned(
            number=event.number, player=event.player, kind=event.kind, case=event.case, why=event.why,
            at=happened.at, points=event.points, event=event.tournament,
        )
    )  # fmt: skip


@applies(SanctionLifted)
def _lifted(state: Circuit, event: SanctionLifted, happened: Happened) -> None:
    state.sanctions[event.number - 1].lifted = event.why


def with_results(old: Results, results: tuple[Finish, ...], removed: tuple[str, ...]) -> Results:
    """The event with finishes replaced, added and taken out, best place first."""
    by_player = {one.player: one for one in old.results if one.player not in removed}
    by_player.update((one.player, one) for one in results)
    ordered = sorted(by_player.values(), key=lambda one: (one.place == 0, one.place))
    return msgspec.structs.replace(old, results=tuple(ordered))
