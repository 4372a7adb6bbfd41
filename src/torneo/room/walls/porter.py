"""Who is at the door: the role of a session or of a token, asked of the database now and then."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from http.cookies import CookieError, SimpleCookie
from importlib import import_module

from django.conf import settings
from django.contrib.auth import get_user
from django.db import DatabaseError, close_old_connections
from django.http import HttpRequest

from torneo.room.accounts.staff import is_new
from torneo.room.api.tokens import find
from torneo.room.asking import THIS_MACHINE, Scope, address_of, header
from torneo.room.who import role_of

#: Seconds for which an answer holds: so much later at most an account that was closed is a stranger's.
_HOLDS = 4.0
#: Answers kept, and questions that may wait: who comes with the next is a stranger until it is calmer.
_KEPT, _WAITING = 4_096, 64


class Porter:
    """``role`` may be called from any thread; ``staff`` and ``new_room`` in the event loop."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[str, float]] = {}
        self._desk = ThreadPoolExecutor(max_workers=2, thread_name_prefix="porter")
        self._waiting = 0
        self._has_accounts = False

    async def new_room(self) -> bool:
        """Has nobody an account yet? A room that has one is never new again."""
        if not self._has_accounts:
            try:
                new = await asyncio.get_running_loop().run_in_executor(self._desk, _is_new)
            except DatabaseError:
                return False
            self._has_accounts = not new
        return not self._has_accounts

    async def staff(self, scope: Scope) -> bool:
        """Has the request an account or a token of the room?"""
        shown = _shown(scope)
        if not shown:
            return False
        role = self._remembered(shown)
        if role is None:
            if self._waiting >= _WAITING:
                return False
            self._waiting += 1
            try:
                role = await asyncio.get_running_loop().run_in_executor(self._desk, self._asked, shown)
            except DatabaseError:  # it is away: whoever is asked for a page says so
                return False
            finally:
                self._waiting -= 1
        return role != "public"

    def role(self, scope: Scope) -> str:
        """``public`` for whoever shows nothing that holds."""
        shown = _shown(scope)
        if not shown:
            return "public"
        return self._remembered(shown) or self._asked(shown)

    def _remembered(self, shown: str) -> str | None:
        role, until = self._known.get(shown, ("", 0.0))
        return role if time.monotonic() < until else None

    def _asked(self, shown: str) -> str:
        kind, _, secret = shown.partition(" ")
        try:
            role = _of_session(secret) if kind == "session" else _of_token(secret)
        finally:
            close_old_connections()
        if len(self._known) >= _KEPT:
            self._known = {}
        self._known[shown] = (role, time.monotonic() + _HOLDS)
        return role


def on_this_machine(scope: Scope) -> bool:
    return address_of(scope) in THIS_MACHINE


def _shown(scope: Scope) -> str:
    """What the request shows: ``session ...``, ``token ...`` or nothing."""
    scheme, _, secret = header(scope, b"authorization").partition(" ")
    if scheme.lower() == "bearer" and secret:
        return f"token {secret.strip()[:200]}"
    try:
        cookie = SimpleCookie(header(scope, b"cookie")).get(settings.SESSION_COOKIE_NAME)
    except CookieError:
        return ""
    return f"session {cookie.value[:200]}" if cookie is not None else ""


def _is_new() -> bool:
    try:
        return is_new()
    finally:
        close_old_connections()


def _of_session(key: str) -> str:
    request = HttpRequest()
    request.session = import_module(settings.SESSION_ENGINE).SessionStore(key)
    return role_of(get_user(request))


def _of_token(secret: str) -> str:
    token = find(secret)
    return token.role if token is not None else "public"


porter = Porter()
