"""The server: the hub answers ``/live/...``, Django everything else, in one process, behind the walls."""

import asyncio
import contextlib
import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "torneo.room.settings")

import django

django.setup()

from django.core.wsgi import get_wsgi_application

from torneo.room import figures, printing
from torneo.room.api.postman import Postman
from torneo.room.asking import LIVE, Receive, Scope, Send
from torneo.room.doorbell import Doorbell
from torneo.room.hub import Hub
from torneo.room.keeping import on_ring
from torneo.room.network import without_prefix
from torneo.room.pages.copies import BRINGS_COPY
from torneo.room.ticker import Ticker
from torneo.room.urls import urlpatterns
from torneo.room.walls.bodies import Bodies
from torneo.room.walls.connection import trust
from torneo.room.walls.limits import COPY, most_of_body
from torneo.room.walls.porter import on_this_machine, porter
from torneo.room.walls.workers import Workers
from torneo.room.watching import allowed, shown

assert urlpatterns, "the pages register what they show: watchers come back before anybody opens a page"
workers = Workers(get_wsgi_application())
bodies = Bodies()
bringing = asyncio.Lock()
hub = Hub(shown, allowed)
on_ring(hub.ring)
doorbell = Doorbell(hub)
ticker = Ticker(hub)
figures.gauge("torneo_watchers", lambda: hub.watching)
figures.gauge("torneo_requests_waiting", lambda: workers.waiting)
postman = Postman()
on_ring(postman.ring)


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "lifespan":
        await _lifespan(receive, send)
    elif scope["type"] == "http":
        await _http(scope, receive, send)


async def _http(scope: Scope, receive: Receive, send: Send) -> None:
    scope["path"] = without_prefix(scope["path"])
    staff = await porter.staff(scope)
    if staff:
        trust(scope)
    if scope["path"].startswith(LIVE):
        await hub(scope, receive, send)
        return
    body = await _body(scope, receive, send, staff)
    if body is not None:
        await workers.answer(scope, receive, send, body, staff or on_this_machine(scope))


async def _body(scope: Scope, receive: Receive, send: Send, staff: bool) -> bytes | None:
    """Who fills a new room from a copy has no account to show, and brings a large file: one at a time from
    elsewhere, and whoever sits at the machine itself at once."""
    if scope["path"] != BRINGS_COPY or not await porter.new_room():
        return await bodies.read(scope, receive, send, most_of_body(scope["path"], staff), staff)
    async with contextlib.nullcontext() if on_this_machine(scope) else bringing:
        return await bodies.read(scope, receive, send, COPY, staff=True)


async def _lifespan(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            doorbell.start()
            ticker.start()
            postman.start()
            await send({"type": "lifespan.startup.complete"})
        else:
            printing.stop_all()
            postman.stop()
            ticker.stop()
            doorbell.stop()
            await send({"type": "lifespan.shutdown.complete"})
            return
