"""Errors of the engine while it rules on a spot: logged with the scenario that brings them about, and told as
what they are. Nothing has been changed then."""

import logging
from collections.abc import Callable, Sequence

from django.http import HttpRequest, HttpResponse, JsonResponse

from torneo.floor.scenario.fault import EngineFault
from torneo.floor.scenario.told import CannotTell, Spot, ToldHand, told_hand
from torneo.room.language import language_of
from torneo.room.words import say
from torneo.rulebook import Book

_log = logging.getLogger("torneo.engine")


def log(fault: EngineFault) -> None:
    """The scenario goes with the traceback: `torneo scenario explain` shows the error again."""
    _log.error("the engine failed on this scenario:\n%s", fault.document, exc_info=fault.__cause__ or fault)


def told_or_none(book: Book, setup: Spot, steps: Sequence[Spot] = ()) -> ToldHand | None:
    """A hand on record; None where the book can no longer tell it, or the engine fails on it."""
    try:
        return told_hand(book, setup, steps)
    except CannotTell:
        return None
    except EngineFault as fault:
        log(fault)
        return None


class EngineFaultMiddleware:
    """Answers for every page: a script reads JSON, everybody else the page of a failing program."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._next = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._next(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, EngineFault):
            return None
        log(error)
        if request.content_type != "application/json":
            return None
        text = say("common.engine_failed", language_of(request))
        return JsonResponse({"problem": text}, status=500, headers={"Cache-Control": "no-store"})
