"""An event played by a test's ``Room``, put into the journal of the web application."""

import os
from typing import Any

from tests.support.room import SEED, Room

from torneo.journal.line import lines_of
from torneo.journal.store import StreamHead
from torneo.tournament import Tournament


def open_folder(data: str, password: str) -> None:
    """A room of its own in that folder, in a process of its own, with the account ``direccion``."""
    import django

    os.environ.pop("DATABASE_URL", None)
    os.environ.update(TORNEO_DATA=data, DJANGO_SETTINGS_MODULE="torneo.room.settings")
    django.setup()
    from tests.support.people_of import account

    from torneo.room.serve import prepare

    prepare()
    account("direccion", "director", password)


def keep(stream: str, room: Room) -> str:
    """Stores the event under a name of its own, its clock standing at the room's."""
    from torneo.room.keeping import keeper
    from torneo.room.models import Seed
    from torneo.room.pace import set_pace

    head = StreamHead(stream, "tournament", room.book.id)
    keeper().create(head)
    keeper().journal.append(stream, 0, lines_of(room.journal, head.digest))
    for session in room.state.sessions:
        Seed.objects.create(stream=stream, session=session, seed=SEED)
    set_pace(stream, room.now, 0)
    return stream


def state_of(stream: str) -> Tournament:
    from torneo.room.keeping import keeper

    state: Tournament = keeper().state(stream)
    return state


def command(browser: Any, stream: str, name: str, **fields: Any) -> Any:
    """Gives a command at the door, as a page's form does; the header ``X-Torneo-Status`` says how it went."""
    return browser.post(f"/e/{stream}/hacer/{name}/", fields, headers={"HX-Request": "true"})


def signed_in(role: str, **options: Any) -> Any:
    """A browser of that role; ``public`` has no account."""
    from django.contrib.auth.models import User
    from django.test import Client

    browser = Client(SERVER_NAME="localhost", **options)
    if role != "public":
        user = User.objects.get(username=role)
        browser.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return browser
