"""The end of the event: one player with every chip, or nobody left but players who were taken out."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase
from torneo.tournament.hands.commands import EndEvent
from torneo.tournament.hands.events import EventEnded
from torneo.tournament.hands.places import places
from torneo.tournament.kernel import FLOOR, Answer, Asked, Due, Refused, Value, asks, decides
from torneo.tournament.prizes.listing import disqualified
from torneo.tournament.state import Tournament


def why_not_over(state: Tournament) -> Refused | None:
    """What keeps the event from being over."""
    wrong = in_phase(state, "running")
    if wrong is not None:
        return wrong
    alive = state.alive()
    if len(alive) > 1 or not (alive or state.eliminations):
        return Refused("players_left", {"players": len(alive)})
    if state.alternates:
        return Refused("alternates_waiting", {"alternates": len(state.alternates)})
    still = [one.id for one in state.sessions.values() if one.status == "planned" and one.day == 1]
    if still:
        return Refused("flights_to_come", {"sessions": ", ".join(still)})
    open_desk = [
        one.id
        for one in state.sessions.values()
        if one.status == "running" and one.day == 1 and not one.registration_closed_at
    ]
    if open_desk:
        return Refused("registration_open", {"session": open_desk[0]})
    if any(table.hand is not None for table in state.tables.values()):
        return Refused("hand_in_progress", {"table": 0, "hand": 0})
    return None


@decides(EndEvent, roles=FLOOR | {"system"})
def end_event(state: Tournament, asked: Asked[EndEvent], book: Book) -> Answer:
    refused = why_not_over(state)
    if refused is not None:
        return refused
    return (EventEnded(winner=_winner(state, book)),)


def _winner(state: Tournament, book: Book) -> int:
    """Who holds every chip; if the last were disqualified, the best placed who was not; else nobody (0)."""
    alive = state.alive()
    if alive:
        return alive[0].number
    return next((one.entry for one in places(state, book) if not disqualified(state, one)), 0)


@asks
def event_over(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    if state.phase != "running" or sum(map(bool, _seated(state))) > 1 or why_not_over(state) is not None:
        return
    alive, alone = state.alive(), state.structure.by_itself.end
    if alive:
        facts: dict[str, Value] = {"player": alive[0].player}
        yield Due(command=EndEvent(), reason="one_player_left", facts=facts, by_itself=alone)
    else:
        yield Due(command=EndEvent(), reason="nobody_left", by_itself=alone)


def _seated(state: Tournament) -> Iterator[int]:
    """Entries at tables in play: cheaper to look through than all the entries there ever were."""
    for table in state.tables.values():
        if table.open:
            yield from table.seats
