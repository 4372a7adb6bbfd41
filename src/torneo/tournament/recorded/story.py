"""A hand of an older room as pages look at told hands."""

from torneo.tournament.kernel import Actor
from torneo.tournament.live_hand.state import ToldAct
from torneo.tournament.live_hand.story import Story
from torneo.tournament.recorded.state import Recorded

#: The state does not keep who told its acts.
_SOMEBODY = Actor("", "dealer")


def as_story(hand: Recorded) -> Story:
    seats = dict(hand.setup["seats"])
    for seat, name in hand.names.items():
        told = seats[str(seat)]
        seats[str(seat)] = {**(told if isinstance(told, dict) else {"stack": told}), "name": name}
    return Story(
        event=hand.event, table=hand.table, number=hand.number, setup={**hand.setup, "seats": seats},
        acts=tuple(ToldAct(step=step, later=0, by=_SOMEBODY) for step in hand.steps),
        begun_at=hand.begun_at, ended_at=hand.ended_at or hand.at, policies=hand.policies,
        to_the_end=bool(hand.ended_at) and not hand.unfinished, version=hand.version,
    )  # fmt: skip
