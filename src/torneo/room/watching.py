"""What the hub shows and to whom: fragments, and the pace of the event's clock."""

import time
from collections.abc import Sequence

import msgspec
from django.db import DatabaseError, close_old_connections

from torneo.room.asking import Scope
from torneo.room.drafts import is_draft
from torneo.room.fragments import FRAGMENTS, rendered_all
from torneo.room.keeping import keeper
from torneo.room.pace import now_of, speed_of
from torneo.room.walls.porter import porter
from torneo.room.watcher import Part
from torneo.rulebook import Lang

#: Seconds for which it is remembered what a stream is.
_HOLDS = 4.0
_streams: dict[str, tuple[str, bool, float]] = {}


def shown(stream: str, wanted: Sequence[tuple[str, Lang]]) -> dict[tuple[str, Lang], tuple[int, str]]:
    """Version and HTML of each (topic, language); ``pace`` is the event's time and speed as JSON, never
    kept."""
    try:
        parts = [one for one in wanted if one[0] != "pace"]
        found = rendered_all(stream, parts) if parts else {}
        paces = [one for one in wanted if one[0] == "pace"]
        if paces:
            versions = [version for version, _ in found.values()]
            version = versions[0] if versions else keeper().reading(stream, lambda state: state.version)
            pace = msgspec.json.encode({"now": now_of(stream), "speed": speed_of(stream)}).decode()
            found |= dict.fromkeys(paces, (version, pace))
        return found
    finally:
        close_old_connections()


def allowed(scope: Scope, parts: frozenset[Part]) -> frozenset[Part]:
    """Those the visitor's role may watch, of those asked for that there are."""
    role = porter.role(scope)
    try:
        return frozenset(part for part in parts if _may(role, part))
    finally:
        close_old_connections()


def _may(role: str, part: Part) -> bool:
    """The time of a stream is for whoever may watch anything of it."""
    kind, hidden = _about(part.stream)
    if hidden and role == "public":
        return False
    if part.topic == "pace":
        return any(one.kind == kind and role in one.roles for one in FRAGMENTS.values())
    fragment = FRAGMENTS.get(part.topic)
    return fragment is not None and fragment.kind == kind and role in fragment.roles


def _about(stream: str) -> tuple[str, bool]:
    """The stream's kind ("" if there is none), and whether it is a draft, which only the staff sees."""
    kind, hidden, until = _streams.get(stream, ("", False, 0.0))
    if time.monotonic() < until:
        return kind, hidden
    head = keeper().journal.head(stream)
    if head is None:
        return "", False
    try:
        kind, hidden = head.kind, keeper().reading(stream, is_draft)
    except DatabaseError:
        raise
    except Exception:  # it cannot be read: there is nothing to be seen of it
        kind, hidden = "", True
    _streams[stream] = (kind, hidden, time.monotonic() + _HOLDS)
    return kind, hidden
