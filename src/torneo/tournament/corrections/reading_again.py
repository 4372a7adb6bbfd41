"""What a correction does to the state: the history is read again, with what counts now."""

from collections.abc import Sequence

from torneo.tournament.corrections.acts import acts_of, state_of
from torneo.tournament.corrections.events import Amended, Undone, events_of
from torneo.tournament.kernel import TOURNAMENT, Happened
from torneo.tournament.seats.proof import draws_made
from torneo.tournament.state import Tournament


@TOURNAMENT.rereads(Amended, Undone)
def reread(state: Tournament, history: Sequence[Happened]) -> None:
    """Draws taken back still count: no later one gets their numbers. A correction that waited for a second
    person waits no more."""
    new = state_of(acts_of(history))
    amended = [(one.event, one.by) for one in history if isinstance(one.event, Amended)]
    inside = [event for one, _ in amended for change in one.changed for event in events_of(change.events)]
    for session, made in draws_made([*(one.event for one in history), *inside], new.sessions).items():
        new.sessions[session].draws = max(made, new.sessions[session].draws)
    for one, by in amended:
        if 0 < one.confirms <= len(new.waiting):
            new.waiting[one.confirms - 1].confirmed_by(by.name)
    for name in state.__struct_fields__:
        setattr(state, name, getattr(new, name))
