"""Starts the room: database up to date, then the server."""

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Callable

import uvicorn

from torneo.room.names_watch import NamesWatch, shown_certificate
from torneo.room.network import Served, served
from torneo.room.open_files import allow_files
from torneo.room.watched import Watched, give_signs


def prepare() -> None:
    """Makes or updates the database of the data folder, and sees that it can be written to."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "torneo.room.settings")
    import django

    django.setup()
    from django.contrib.auth.models import Group

    from torneo.room.migrating import bring_up_to_date, try_writing
    from torneo.room.secret_key import secret_key
    from torneo.room.who import ACCOUNT_ROLES

    bring_up_to_date()
    try_writing()

    secret_key()
    for role in ACCOUNT_ROLES:
        Group.objects.get_or_create(name=role)


class _Server(uvicorn.Server):
    """Says so once it answers, and gives signs of life to whoever watches over it."""

    ready: Callable[[], None] | None = None
    watched: Watched | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        where = served()
        if self.started and where is not None and where.plain:
            await self._open_plain_door(where)
        if self.started and self.ready is not None:
            self.ready()
        if self.started and self.watched is not None:
            signs = give_signs(self.watched.beat, self.config.loaded_app)
            self._signs = asyncio.get_running_loop().create_task(signs)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.watched is not None:
            self._signs.cancel()
        await super().shutdown(sockets=sockets)

    async def _open_plain_door(self, where: Served) -> None:
        """Beside an https room: another port, the same walls."""
        config = _config(where.host, where.plain, "torneo.room.https.plain_door:application", plain=True)
        config.load()
        loop = asyncio.get_running_loop()

        def connection() -> asyncio.Protocol:
            made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state={}, _loop=loop
            )
            return made

        door = await loop.create_server(connection, where.host, where.plain, backlog=config.backlog)
        self.servers.append(door)


def serve(
    host: str, port: int, ready: Callable[[], None] | None = None, watched: Watched | None = None
) -> None:
    """Serves until stopped; ``ready`` is called once the server answers. One process: the hub's watchers are
    in its memory. ``watched``: by whom, on which socket."""
    allow_files()
    server = _Server(_config(host, port))
    server.ready, server.watched = ready, watched
    names = NamesWatch(host, server.config)
    with names, contextlib.suppress(KeyboardInterrupt):  # Ctrl+C is how a night ends, not an error
        server.run(sockets=[watched.socket()] if watched else None)
    if not server.started:
        sys.exit(3)


def _config(
    host: str, port: int, application: str = "torneo.room.asgi:application", *, plain: bool = False
) -> uvicorn.Config:
    """With connections of our own: uvicorn's wait for ever for a request that does not end."""
    from torneo.room.walls.connection import Connection

    cert, key = ("", "") if plain else shown_certificate()
    return uvicorn.Config(
        application, host=host, port=port, http=Connection, ws="none", log_level="warning",
        lifespan="off" if plain else "on", timeout_graceful_shutdown=2,
        ssl_certfile=cert or None, ssl_keyfile=key or None,
    )  # fmt: skip
