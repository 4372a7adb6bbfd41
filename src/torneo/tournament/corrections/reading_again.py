"""What a correction does to the state: the history is read again, with what counts now."""

from collections.abc import Sequence

from torneo.tournament.corrections.acts import acts_of, state_of
from torneo.tournament.corrections.events import Amended, Undone, events_of
from torneo.tournament.kernel import TOURNAMENT, Event, Happened
from torneo.tournament.seats.proof import draws_made
from torneo.tournament.state import Tournament


@TOURNAMENT.rereads(Amended, Undone)
def reread(state: Tournament, history: Sequence[Happened]) -> None:
    """Draws taken back still count: no later one gets their numbers. A correction that waited for a second
    person waits no more."""
    new = state_of(acts_of(history))
    events: list[Event] = []
    for one in history:
        changed = one.event.changed if isinstance(one.event, Amended) else ()
        events += (one.event, *(event for change in changed for event in events_of(change.events)))
    for session, made in draws_made(events, new.sessions).items():
        new.sessions[session].draws = max(made, new.sessions[session].draws)
    for one in history:
        if isinstance(one.event, Amended) and 0 < one.event.confirms <= len(new.waiting):
            new.waiting[one.event.confirms - 1].confirmed_by(one.by.name)
    for name in state.__struct_fields__:
        setattr(state, name, getattr(new, name))
