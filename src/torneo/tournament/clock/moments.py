"""Which numbers of an event are moments in time, so that all of them can be moved together."""

from typing import Any

import msgspec

from torneo.tournament.bubble.state import Bubble
from torneo.tournament.chips.state import Count, Exchange
from torneo.tournament.clock.state import Clock, Session
from torneo.tournament.conduct.state import Decision, Infraction, Note, Penalty, Report, Review, Suspicion
from torneo.tournament.entries.state import Entry
from torneo.tournament.hands.state import Elimination
from torneo.tournament.live_hand.state import KeptHand, LiveHand
from torneo.tournament.prizes.state import Change, Delivery, PrizeDeal, PrizeState
from torneo.tournament.rulings.state import Call, Dealing, Given
from torneo.tournament.seats.state import HandNow
from torneo.tournament.second_person.state import Waiting
from torneo.tournament.state import Tournament
from torneo.tournament.timecalls.state import TimeCall

#: What happened in other events (``Earlier``) keeps its date, and what was fixed by the hour
#: (``registration_closes_at``) keeps its hour.
MOMENTS: dict[type[msgspec.Struct], tuple[str, ...]] = {
    Bubble: ("in_money_at",),
    Call: ("at", "taken_at", "closed_at"),
    Change: ("at",),
    Clock: ("ends_at",),
    Count: ("at",),
    Dealing: ("since",),
    Decision: ("at",),
    Delivery: ("at",),
    Elimination: ("at",),
    Entry: ("at", "moved_at", "away_since"),
    Exchange: ("at",),
    Given: ("at", "decided_at", "overruled_at", "withdrawn_at"),
    HandNow: ("started_at", "first_card_at"),
    Infraction: ("at",),
    KeptHand: ("begun_at", "ended_at"),
    LiveHand: ("begun_at",),
    Note: ("at",),
    Penalty: ("at", "until"),
    PrizeDeal: ("at",),
    PrizeState: ("published_at",),
    Report: ("at",),
    Review: ("at",),
    Session: ("started_at", "finished_at", "registration_closed_at", "rests"),
    Suspicion: ("at",),
    Waiting: ("at",),
    TimeCall: ("asked_at", "started_at"),
}


def moved(state: Tournament, by: int, since: int) -> None:
    """Moves every moment of the state from ``since`` on; for the function that applies the event only."""
    _walk(state, by, since)


def _walk(value: Any, by: int, since: int) -> None:
    if isinstance(value, msgspec.Struct):
        moments = MOMENTS.get(type(value), ())
        for name in value.__struct_fields__:
            inside = getattr(value, name)
            if name in moments:
                setattr(value, name, _shifted(inside, by, since))
            elif not isinstance(inside, int | str):
                _walk(inside, by, since)
    elif isinstance(value, dict):
        for inside in value.values():
            _walk(inside, by, since)
    elif isinstance(value, list | tuple):
        for inside in value:
            _walk(inside, by, since)


def _shifted(value: Any, by: int, since: int) -> Any:
    """0 is no moment: something has not happened yet."""
    if isinstance(value, list | tuple):
        return type(value)(_shifted(one, by, since) for one in value)
    return value + by if value and value >= since else value
