"""Everybody the desk may find: the players of this event, and those of the room's other events."""

import re
import threading
import unicodedata

from torneo.journal.keeper import UnknownStream
from torneo.room.keeping import keeper
from torneo.room.keys import Key
from torneo.room.sheets.people import bare, plain
from torneo.room.streams import shielded
from torneo.room.views.finding_people import Person
from torneo.tournament import Tournament
from torneo.tournament.entries.commands import RegisterPlayer
from torneo.tournament.entries.events import PlayerRegistered

_kept: dict[str, tuple[int, tuple[Person, ...]]] = {}
_guard = threading.Lock()


def elsewhere(stream: str) -> list[Person]:
    """Players of other events, newest event first, each document once; those without one by their name,
    unless somebody with a document is called so."""
    found: dict[str, Person] = {}
    named: dict[str, Person] = {}
    for head in keeper().journal.heads():
        if head.kind == "tournament" and head.name != stream:
            with shielded(head, "desk"):
                for one in _listed(head.name):
                    if one.document:
                        found.setdefault(one.document, one)
                    else:
                        named.setdefault(plain(one.name), one)
    known = {plain(one.name) for one in found.values()}
    return [*found.values(), *(one for name, one in named.items() if name not in known)]


def _listed(stream: str) -> tuple[Person, ...]:
    """Worked out again only when the number of players or entries has changed. Without a document it takes an
    entry to be remembered: the name alone may be a slip."""

    def look(state: Tournament) -> tuple[int, tuple[Person, ...]] | None:
        with _guard:
            kept = _kept.get(stream)
        known = len(state.players) + len(state.entries)
        if kept is not None and kept[0] == known:
            return None
        return known, tuple(
            Person(one.id, one.name, one.document, one.club, one.country, (), stream)
            for one in state.players.values()
            if one.document or one.entries
        )

    fresh: tuple[int, tuple[Person, ...]] | None = keeper().reading(stream, look)
    with _guard:
        if fresh is not None:
            _kept[stream] = fresh
        return _kept[stream][1]


def brought(stream: str, person: Person, key: Key) -> RegisterPlayer | None:
    """The command that makes a person of another event known to this one."""

    def look(state: Tournament) -> dict[str, str]:
        one = state.players[person.id]
        fields = ("name", "document", "born", "country", "club", "contact", "needs", "surnames")
        return {name: getattr(one, name) for name in fields}

    try:
        fields: dict[str, str] = keeper().reading(person.stream, look)
    except (UnknownStream, KeyError):
        return None
    return RegisterPlayer(player=new_id(stream, fields["name"], key), **fields)


def person_elsewhere(stream: str, document: str = "", event: str = "", player: str = "") -> Person | None:
    """Known by a document, or by the id another event has for somebody without one."""
    wanted = bare(document)
    return next(
        (
            one
            for one in elsewhere(stream)
            if (one.document == wanted if wanted else (one.stream, one.id) == (event, player))
        ),
        None,
    )


def new_id(stream: str, name: str, key: Key) -> str:
    """An id nobody has, that can be read: the name in plain letters, with a number if need be. Asked again
    under the same key it is the one given the first time."""
    before = keeper().answered(stream, key)
    first_time = [one.event for one in before.happened] if before is not None else []
    if first_time and isinstance(first_time[0], PlayerRegistered):
        return first_time[0].player
    flat = unicodedata.normalize("NFKD", plain(name)).encode("ascii", "ignore").decode()
    first = re.sub(r"[^a-z0-9]+", "-", flat).strip("-")[:40] or "jugador"
    known = keeper().reading(stream, lambda state: frozenset(state.players))
    found, number = first, 2
    while found in known:
        found, number = f"{first}-{number}", number + 1
    return found
