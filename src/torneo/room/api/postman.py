"""Sends what is new in the journal to the webhooks.

Nothing is queued beside the journal: for each webhook and stream it is known how far the receiver has been
told, and the rest is read from the journal, in order. A process that dies between sending and noting sends
the same events again, so that each arrives at least once; ``stream`` and ``version`` tell a repetition.

Any number of processes may run a postman on one database: a webhook is held by one of them at a time, for as
long as its lease lasts; the lease is renewed while the process lives. It is taken and kept by single
conditional updates, so that no transaction is open while a receiver makes us wait.
"""

import logging
import random
import secrets
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import msgspec
from django.db import IntegrityError, close_old_connections
from django.db.models import F

from torneo.journal.fault import Unreadable
from torneo.journal.line import Line
from torneo.room.api.sending import Outcome, send
from torneo.room.api.webhooks import behind, pause
from torneo.room.keeping import keeper
from torneo.room.models import Delivery, Sent, Webhook
from torneo.room.streams import shielded

_log = logging.getLogger(__name__)
#: Events in one request, and attempts kept on record for each webhook.
BATCH = 100
KEPT = 200
_THREADS = 8


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """In seconds. The first retry comes after ``first``, each next after twice as long, at most ``most``,
    give or take a quarter; after ``dead`` of failing the webhook is paused. ``sweep``: how often everything
    is looked at, also what another process has stored."""

    first: float = 5.0
    most: float = 3600.0
    dead: float = 86_400.0
    timeout: float = 10.0
    sweep: float = 30.0
    tick: float = 1.0
    lease: float = 10.0

    def wait(self, attempts: int) -> float:
        """Before the next attempt, after so many failed ones."""
        return min(self.most, self.first * 2.0 ** min(attempts - 1, 30)) * random.uniform(0.75, 1.25)


class Postman:
    """A thread that looks for something to send, and a few that send it: one at a time to each webhook."""

    def __init__(self, times: Times | None = None) -> None:
        self.times = times or Times()
        self._name = secrets.token_hex(16)
        self._stop = threading.Event()
        self._wake = threading.Event()
        self._thread: threading.Thread | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._guard = threading.Lock()
        self._rung: set[str] = set()
        self._left: dict[int, set[str]] = {}
        self._busy: set[int] = set()
        self._swept = 0.0

    def start(self) -> None:
        self._stop.clear()
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="postman")
        self._thread = threading.Thread(target=self._run, name="postman", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join(timeout=3)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def ring(self, stream: str) -> None:
        """Something has been stored in the stream."""
        with self._guard:
            self._rung.add(stream)
        self._wake.set()

    def _run(self) -> None:
        while not self._stop.is_set():
            self._wake.wait(self.times.tick)
            self._wake.clear()
            try:
                self._look()
            except Exception:  # the postman must outlive a database that is away for a moment
                _log.exception("postman")
            finally:
                close_old_connections()

    def _look(self) -> None:
        """Who has something coming: of the streams that rang, of those to be tried again, or of all."""
        with self._guard:
            rung, self._rung = self._rung, set()
            busy = list(self._busy)
        now = time.time()
        if busy:
            self._renew(now)
        sweep = now - self._swept >= self.times.sweep
        hooks = list(Webhook.objects.filter(paused_at=None))
        if sweep:
            self._swept = now
        if not hooks:
            return
        again: dict[int, set[str]] = {}
        for pk, stream in Sent.objects.filter(attempts__gt=0, next_try__lte=now).values_list(
            "webhook_id", "stream"
        ):
            again.setdefault(pk, set()).add(stream)
        waiting = set(Delivery.objects.filter(waiting=True).values_list("webhook_id", flat=True))
        for hook in hooks:
            streams = again.get(hook.pk, set()) | {one for one in rung if hook.stream in ("", one)}
            with self._guard:
                streams |= self._left.pop(hook.pk, set())
            if sweep or streams or hook.pk in waiting:
                self._hand_out(hook, None if sweep else streams)

    def _hand_out(self, hook: Webhook, streams: set[str] | None) -> None:
        with self._guard:
            if hook.pk in self._busy:
                self._left.setdefault(hook.pk, set()).update(streams or ())
                return
            self._busy.add(hook.pk)
        assert self._pool is not None
        self._pool.submit(self._job, hook, streams)

    def _job(self, hook: Webhook, streams: set[str] | None) -> None:
        try:
            if not self.serve(hook, streams) and streams:
                with self._guard:
                    self._left.setdefault(hook.pk, set()).update(streams)
        except IntegrityError:
            pass  # the webhook was deleted meanwhile
        except Exception:
            _log.exception("postman")
        finally:
            with self._guard:
                self._busy.discard(hook.pk)
            close_old_connections()

    # ---- one webhook -----------------------------------------------------------------------------------

    def serve(self, hook: Webhook, streams: set[str] | None = None) -> bool:
        """Sends a webhook all it can be sent now; False if another process is at it."""
        now = time.time()
        mine = Webhook.objects.filter(pk=hook.pk, paused_at=None, held_until__lt=now).update(
            held_until=now + self.times.lease, holder=self._name
        )
        if not mine:
            return False
        try:
            self._repeat(hook)
            for stream in behind(hook, streams):
                if self._stop.is_set():
                    break
                head = keeper().journal.head(stream)
                if head is not None:  # else its events are orphans: ``torneo journal verify`` tells of them
                    with shielded(head, "postman"):
                        self._tell(hook, stream)
        finally:
            Webhook.objects.filter(pk=hook.pk, holder=self._name).update(held_until=0, holder="")
        return True

    def _renew(self, now: float) -> None:
        """What this process holds it goes on holding."""
        Webhook.objects.filter(
            holder=self._name, held_until__gt=now, held_until__lt=now + self.times.lease * 2 / 3
        ).update(held_until=now + self.times.lease)

    def _still_mine(self, hook: Webhook) -> bool:
        now = time.time()
        return bool(
            Webhook.objects.filter(pk=hook.pk, holder=self._name, held_until__gt=now, paused_at=None).update(
                held_until=now + self.times.lease
            )
        )

    def _tell(self, hook: Webhook, stream: str) -> None:
        """The stream from where the receiver is to its end, until something fails."""
        place, _ = Sent.objects.get_or_create(webhook=hook, stream=stream)
        if place.next_try > time.time():
            return
        kinds = frozenset(hook.kinds.split())
        rest = keeper().journal.read(stream, place.version)
        while lines := list(islice(rest, BATCH)):
            lines, wrong = _whole(lines)
            if wrong is not None and not lines:
                raise wrong
            if self._stop.is_set() or not self._still_mine(hook):
                return
            wanted = [line for line in lines if not kinds or line.kind in kinds]
            if wanted:
                outcome = self._send(hook, stream, wanted, attempt=place.attempts + 1)
                if not outcome.done:
                    self._failed(hook, place)
                    return
            reached = lines[-1].version
            told = Sent.objects.filter(pk=place.pk, version=place.version).update(
                version=reached, attempts=0, next_try=0, failing_since=0
            )
            if not told:
                return
            place.version, place.attempts = reached, 0

    def _send(
        self, hook: Webhook, stream: str, lines: list[Line], attempt: int, again: Delivery | None = None
    ) -> Outcome:
        body = body_of(hook, stream, lines, again is not None)
        first, last = lines[0].version, lines[-1].version
        headers = {"Torneo-Webhook": str(hook.pk), "Torneo-Delivery": f"{stream}:{first}-{last}"}
        outcome = send(hook.url, hook.secret, body, headers, self.times.timeout)
        told = {
            "status": outcome.status,
            "error": outcome.error,
            "millis": outcome.millis,
            "attempt": attempt,
        }
        if again is not None:
            Delivery.objects.filter(pk=again.pk).update(waiting=False, **told)
        else:
            Delivery.objects.create(webhook=hook, stream=stream, first=first, last=last, **told)
            old = hook.deliveries.filter(waiting=False).values_list("pk", flat=True)[KEPT : KEPT + 1]
            for pk in old:
                hook.deliveries.filter(pk__lte=pk, waiting=False).delete()
        return outcome

    def _failed(self, hook: Webhook, place: Sent) -> None:
        now = time.time()
        since = place.failing_since or now
        Sent.objects.filter(pk=place.pk).update(
            attempts=F("attempts") + 1,
            next_try=now + self.times.wait(place.attempts + 1),
            failing_since=since,
        )
        if now - since >= self.times.dead:
            pause(hook, "dead")
            _log.warning("webhook %s paused: nobody has answered since a day", hook.pk)

    def _repeat(self, hook: Webhook) -> None:
        """What was asked for again with a button."""
        for one in hook.deliveries.filter(waiting=True).order_by("pk"):
            if not self._still_mine(hook):
                return
            kinds = frozenset(hook.kinds.split())
            lines = [
                line
                for line in islice(keeper().journal.read(one.stream, one.first - 1), one.last - one.first + 1)
                if not kinds or line.kind in kinds
            ]
            head = keeper().journal.head(one.stream)
            if head is not None and lines and _whole(lines)[1] is None:
                self._send(hook, one.stream, lines, attempt=1, again=one)
            else:
                Delivery.objects.filter(pk=one.pk).update(waiting=False)


def _whole(lines: list[Line]) -> tuple[list[Line], Unreadable | None]:
    """The lines before one whose text is damaged: with it, the receiver could read nothing of the message."""
    for place, line in enumerate(lines):
        try:
            msgspec.json.decode(line.text(), type=msgspec.Raw)
        except (msgspec.MsgspecError, RecursionError) as error:
            return lines[:place], Unreadable(line.version, "bad_event", event=line.kind, why=str(error))
    return lines, None


def body_of(hook: Webhook, stream: str, lines: list[Line], again: bool) -> bytes:
    """What is sent: the lines as they stand in the event file, so that their digests can be checked."""
    head = keeper().journal.head(stream)
    assert head is not None
    events = [msgspec.Raw(f'{line.text()[:-1]},"digest":"{line.digest}"}}'.encode()) for line in lines]
    return msgspec.json.encode({
        "webhook": hook.pk, "stream": stream, "kind": head.kind, "book": head.book,
        "first": lines[0].version, "last": lines[-1].version, "again": again, "events": events,
    })  # fmt: skip
