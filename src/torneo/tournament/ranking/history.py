"""What a player did, event after event: places, prizes, infractions."""

from collections.abc import Iterable

import msgspec

from torneo.rulebook import Book
from torneo.tournament.ranking.scoring import event_scores, spent
from torneo.tournament.ranking.state import Circuit, Results, Sanctioned


class Appearance(msgspec.Struct, frozen=True, kw_only=True):
    """One event of the player. Money in minor units."""

    event: str
    name: str
    date: str
    place: int
    entries: int
    prize: int
    spent: int
    knockouts: int = 0
    disqualified: bool = False
    infractions: tuple[str, ...] = ()
    points: int = 0


class History(msgspec.Struct, frozen=True, kw_only=True):
    """All events of a player, oldest first, and what they add up to. ``best`` 0: no place yet."""

    player: str
    events: tuple[Appearance, ...]
    wins: int
    cashes: int
    best: int
    prizes: int
    spent: int
    infractions: int
    sanctions: tuple[Sanctioned, ...] = ()


def history(results: Iterable[Results], player: str) -> History:
    """The player's record over the results of any events, of one circuit or of several."""
    found = [
        Appearance(
            event=event.id, name=event.name or event.id, date=event.date, place=finish.place,
            entries=event.entries, prize=finish.prize, spent=spent(event, finish),
            knockouts=finish.knockouts, disqualified=finish.disqualified, infractions=finish.infractions,
        )
        for event in results for finish in event.results if finish.player == player
    ]  # fmt: skip
    found.sort(key=lambda one: one.date)
    places = [one.place for one in found if one.place and not one.disqualified]
    return History(
        player=player, events=tuple(found), wins=places.count(1), cashes=sum(one.prize > 0 for one in found),
        best=min(places, default=0), prizes=sum(one.prize for one in found),
        spent=sum(one.spent for one in found), infractions=sum(len(one.infractions) for one in found),
    )  # fmt: skip


def circuit_history(circuit: Circuit, player: str, book: Book) -> History:
    """The same in a circuit, with the points of each event and every sanction, lifted ones too."""
    record = history(circuit.counted(), player)
    points = {
        event.id: score.points
        for event in circuit.counted()
        for score in event_scores(circuit, event, book)
        if score.player == player
    }
    events = tuple(msgspec.structs.replace(one, points=points[one.event]) for one in record.events)
    sanctions = tuple(one for one in circuit.sanctions if one.player == player)
    return msgspec.structs.replace(record, events=events, sanctions=sanctions)
