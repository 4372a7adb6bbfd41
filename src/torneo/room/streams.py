"""Going through the streams of the room, so that one which cannot be read stops nobody else.

A stream may be damaged, of a newer program, or hold values nobody can show. Whoever lists, searches or looks
after all of them asks here: the others are answered as ever, and the bad one is noticed once, in the log and
on the pages of those who run the room.
"""

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec
from django.db import InterfaceError, OperationalError
from django.http import Http404

from torneo.journal.fault import Fault, Unreadable, UnreadableStream
from torneo.journal.store import StreamHead
from torneo.room.keeping import keeper
from torneo.rulebook import Lang

T = TypeVar("T")
_log = logging.getLogger(__name__)
#: (stream, who looked) -> what was wrong
_noticed: dict[tuple[str, str], "Unread"] = {}
_guard = threading.Lock()


class Unread(msgspec.Struct, frozen=True):
    """A stream that cannot be read or shown here, and why."""

    stream: str
    kind: str
    fault: Fault

    def told(self, lang: Lang) -> dict[str, Any]:
        """For pages and programs."""
        return {
            "stream": self.stream, "kind": self.kind, "version": self.fault.version,
            "reason": self.fault.code, "detail": self.fault.say(lang),
        }  # fmt: skip


class Found(msgspec.Struct, Generic[T]):
    """What was seen in each stream that can be read, and those that cannot."""

    seen: list[T]
    unread: list[Unread]


def look_through(
    kind: str, look: Callable[[str, Any], T], wanted: Callable[[StreamHead], bool] = lambda _: True
) -> Found[T]:
    """What ``look`` sees in the newest state of each stream of a kind, by name."""
    found: Found[T] = Found([], [])
    for head in keeper().journal.heads():
        if head.kind == kind and wanted(head):
            with shielded(head, look.__qualname__) as unread:
                found.seen.append(keeper().reading(head.name, partial(look, head.name)))
            found.unread += unread
    return found


@contextmanager
def shielded(head: StreamHead, who: str) -> Iterator[list[Unread]]:
    """What goes wrong inside is the fault of one stream: it is noticed, and whoever goes through all of them
    goes on. A database that is away is no fault of a stream, and a page that is not there none at all."""
    unread: list[Unread] = []
    try:
        yield unread
    except (OperationalError, InterfaceError, Http404, MemoryError):
        raise
    except Exception as error:
        unread.append(_notice(head, who, error))
    else:
        with _guard:
            _noticed.pop((head.name, who), None)


def _notice(head: StreamHead, who: str, error: Exception) -> Unread:
    """Remembers that a stream cannot be read; the log hears of it once."""
    one = Unread(head.name, head.kind, fault_of(error))
    with _guard:
        known = one in _noticed.values()
        _noticed[head.name, who] = one
    if not known:
        _log.error(
            "stream %s cannot be read, version %s: %s", head.name, one.fault.version, one.fault.say("en"),
            exc_info=error if one.fault.code == "cannot_show" else None,
        )  # fmt: skip
    return one


def fault_of(error: Exception) -> Fault:
    if isinstance(error, UnreadableStream | Unreadable):
        return error.fault
    return Fault(0, "cannot_show", {"why": f"{type(error).__name__}: {error}"})


def unread_now() -> list[Unread]:
    """The streams that could not be read when they were last looked at."""
    with _guard:
        found = {stream: one for (stream, _), one in _noticed.items()}
    return [found[name] for name in sorted(found)]
