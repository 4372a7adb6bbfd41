"""Which command an event of the floor's matters tells of."""

from collections.abc import Iterator

from torneo.tournament.corrections.again import Events, guesses, like
from torneo.tournament.kernel import Command, Event
from torneo.tournament.rulings import commands
from torneo.tournament.rulings.events import (
    CallClosed,
    CallTaken,
    DealerRelieved,
    FloorCalled,
    RulingDecided,
    RulingGiven,
    RulingOverruled,
)
from torneo.tournament.state import Tournament

_SAME: dict[type[Event], type[Command]] = {
    FloorCalled: commands.CallFloor,
    CallTaken: commands.TakeCall,
    CallClosed: commands.CloseCall,
    RulingOverruled: commands.OverruleRuling,
    DealerRelieved: commands.RelieveDealer,
    RulingGiven: commands.GiveRuling,
}


@guesses(*_SAME)
def _same(_: Tournament, events: Events) -> Iterator[Command]:
    yield like(_SAME[type(events[0])], events[0])


@guesses(RulingDecided)
def _decided(_: Tournament, events: Events) -> Iterator[Command]:
    event = events[0]
    assert isinstance(event, RulingDecided)
    yield like(commands.DecideRuling, event, to=event.amount)
