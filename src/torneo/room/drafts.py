"""Events being prepared: the staff sees them, nobody else knows that they are there."""

from collections.abc import Callable
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse

from torneo.journal.fault import UnreadableStream
from torneo.journal.keeper import UnknownStream
from torneo.room.keeping import keeper
from torneo.room.who import role_of
from torneo.tournament import Tournament

#: Who comes without an account.
_OUTSIDE = frozenset({"public", "player"})


def is_draft(state: Any) -> bool:
    return isinstance(state, Tournament) and state.phase == "draft"


def may_know(role: str, phase: str) -> bool:
    """May somebody of the role know of an event in that phase?"""
    return phase != "draft" or role not in _OUTSIDE


def hidden(stream: str, role: str) -> bool:
    """Is it an event that somebody of the role must not know of?"""
    if role not in _OUTSIDE:
        return False
    try:
        return bool(keeper().reading(stream, is_draft))
    except (UnknownStream, UnreadableStream):
        return False


class DraftMiddleware:
    """Pages anybody may open are not there for a draft. Those of the staff ask for an account first, as they
    do for an event that does not exist."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._next = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._next(request)

    def process_view(self, request: HttpRequest, view: Any, args: Any, kwargs: dict[str, Any]) -> None:
        stream = kwargs.get("stream", "")
        if not stream or hasattr(view, "roles") or request.path_info.startswith("/api/"):
            return  # the API has a door of its own
        if hidden(stream, role_of(request.user)):
            raise Http404(stream)
