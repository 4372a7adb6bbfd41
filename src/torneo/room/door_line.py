"""The line before the registration desk: people put themselves in it with their phones, from the poster at
the door or from their own page, and are served in its order. Nobody is entered by it: identity and money are
seen to by a person. It is no part of the journal; whoever has been entered or has waited too long is out."""

from datetime import timedelta

from django.utils import timezone

from torneo.room.keeping import keeper
from torneo.room.keys import drawn
from torneo.room.models import InLine
from torneo.room.sheets.people import plain
from torneo.room.throttle import Tries, one_sender
from torneo.tournament import Tournament
from torneo.tournament.entries.state import IN

#: Times one address may get in line, and all together, in ten minutes: behind one router a room is one.
_BY_ADDRESS, _IN_ALL, _WINDOW = 60, 300, 600.0
MOST = 500
EXPIRES = timedelta(hours=6)

by_address = Tries(_BY_ADDRESS, _WINDOW)
in_all = Tries(_IN_ALL, _WINDOW)


class Full(Exception):
    """Nobody else may get in line now."""


def join(stream: str, name: str, address: str, player: str = "") -> str:
    """The mark of a place at the end of the line; who stands in it keeps the place."""
    name = " ".join(name.split())[:80]
    for one in line(stream):
        if (player and one.player == player) or (not player and plain(one.name) == plain(name)):
            return one.mark
    if by_address.take(one_sender(address)) or in_all.take(""):
        raise Full
    InLine.objects.filter(at__lt=timezone.now() - EXPIRES).delete()
    if InLine.objects.filter(stream=stream).count() >= MOST:
        raise Full
    return InLine.objects.create(stream=stream, mark=drawn(), name=name, player=player).mark


def line(stream: str) -> list[InLine]:
    """Who waits, the first first."""
    waiting = InLine.objects.filter(stream=stream, at__gte=timezone.now() - EXPIRES)

    def look(state: Tournament) -> tuple[set[str], set[str]]:
        inside = {one.player for one in state.entries.values() if one.status in IN}
        return inside, {plain(state.players[one].name) for one in inside}

    inside, names = keeper().reading(stream, look)
    return [one for one in waiting if one.player not in inside and plain(one.name) not in names]


def place_of(stream: str, mark: str) -> int:
    """The place in the line, 1 for who is next; 0 for who is not in it."""
    return next((place for place, one in enumerate(line(stream), 1) if one.mark == mark), 0)


def leave(stream: str, mark: str) -> None:
    InLine.objects.filter(stream=stream, mark=mark).delete()
