"""What people without an account tell the floor. It waits here, outside the journal, until somebody of the
staff takes it in; nobody is told by whom it was said but that it came from outside.

It is short, and rare by address and in all; what nobody took in expires.
"""

from datetime import timedelta

from django.http import HttpRequest
from django.utils import timezone

from torneo.journal.keeper import Answered
from torneo.room.keeping import give
from torneo.room.keys import drawn, own
from torneo.room.models import OutsideReport
from torneo.room.throttle import Tries, one_sender
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Actor, Refused
from torneo.tournament.conduct.commands import ReportToFloor

#: Reports one address may leave, and all of them together, in ten minutes.
_BY_ADDRESS, _IN_ALL, _WINDOW = 5, 60, 600.0
#: Reports that wait, of one event and of the room, and for how long.
MOST_OF_AN_EVENT = 40
MOST_OF_THE_ROOM = 400
EXPIRES = timedelta(hours=12)

by_address = Tries(_BY_ADDRESS, _WINDOW)
in_all = Tries(_IN_ALL, _WINDOW)


class Full(Exception):
    """No more may be left now. ``wait``: seconds until one may try again, 0 if the box itself is full."""

    def __init__(self, wait: int = 0) -> None:
        super().__init__(wait)
        self.wait = wait


def leave(stream: str, command: ReportToFloor, request: HttpRequest) -> None:
    """Puts a report in the box; ``Full`` if there is no room for it."""
    sender = one_sender(request.META.get("REMOTE_ADDR", ""))
    wait = by_address.take(sender) or in_all.take("")
    if wait:
        raise Full(wait)
    OutsideReport.objects.filter(at__lt=timezone.now() - EXPIRES).delete()
    waits = OutsideReport.objects
    if waits.filter(stream=stream).count() >= MOST_OF_AN_EVENT or waits.count() >= MOST_OF_THE_ROOM:
        raise Full
    OutsideReport.objects.create(
        stream=stream, mark=drawn(), address=sender, kind=command.kind, table=command.table,
        accused=command.accused.strip(), facts=command.facts.strip(), said=command.said,
        should=command.should,
    )  # fmt: skip


def waiting(stream: str) -> list[OutsideReport]:
    """The reports of an event nobody has looked at, the oldest first."""
    fresh = OutsideReport.objects.filter(stream=stream, at__gte=timezone.now() - EXPIRES)
    return list(fresh.order_by("id")[:MOST_OF_AN_EVENT])


def take_in(one: OutsideReport, by: Actor, lang: Lang) -> Answered | Refused:
    """The report goes on record as told by an outsider and given by whoever takes it in. Pressed twice, or by
    two, it is one report."""
    command = ReportToFloor(
        kind=one.kind, table=one.table, reporter=say("floor.outsider", lang), accused=one.accused,
        facts=one.facts, said=one.said, should=one.should,
    )  # fmt: skip
    answer = give(one.stream, command, by, own("outside", one.mark))
    if not isinstance(answer, Refused):
        one.delete()
    return answer


def discard(one: OutsideReport) -> None:
    one.delete()
