"""The server: the hub answers ``/live/...``, Django everything else, in one process."""

import os
from typing import Any

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "torneo.room.settings")

import django

django.setup()

from a2wsgi import WSGIMiddleware
from django.core.wsgi import get_wsgi_application

from torneo.room.api.postman import Postman
from torneo.room.doorbell import Doorbell
from torneo.room.hub import Hub, Receive, Scope, Send
from torneo.room.keeping import on_ring
from torneo.room.ticker import Ticker
from torneo.room.urls import urlpatterns
from torneo.room.watching import allowed, shown

assert urlpatterns, "the pages register what they show: watchers come back before anybody opens a page"
_django: Any = get_wsgi_application()
_pages: Any = WSGIMiddleware(_django, workers=8)
hub = Hub(shown, allowed)
on_ring(hub.ring)
doorbell = Doorbell(hub)
ticker = Ticker(hub)
postman = Postman()
on_ring(postman.ring)


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "lifespan":
        await _lifespan(receive, send)
    elif scope["type"] == "http" and scope["path"].startswith("/live/"):
        await hub(scope, receive, send)
    else:
        await _pages(scope, receive, send)


async def _lifespan(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            doorbell.start()
            ticker.start()
            postman.start()
            await send({"type": "lifespan.startup.complete"})
        else:
            postman.stop()
            ticker.stop()
            doorbell.stop()
            await send({"type": "lifespan.shutdown.complete"})
            return
