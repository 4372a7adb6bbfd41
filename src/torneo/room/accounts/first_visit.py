"""Who may make the first account of a new room: whoever sits at its own machine, or has read the code that
``torneo serve`` writes in its terminal."""

import os
import secrets
from ipaddress import ip_address

from django.conf import settings
from django.http import HttpRequest

from torneo.room.throttle import Tries

#: Where ``torneo serve`` leaves the code for the processes it starts.
SETTING = "TORNEO_FIRST_CODE"
_FORWARDED = ("X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Forwarded", "Via")
_HERE = ("localhost", "127.0.0.1", "[::1]")
guesses = Tries(10, 300.0)


def make_code() -> str:
    """A new code, good for as long as this server runs and the room is new."""
    os.environ[SETTING] = code = f"{secrets.randbelow(10**8):08d}"
    return code


def may_be_first(request: HttpRequest, typed: str) -> bool:
    return on_this_machine(request) or _knows(typed)


def on_this_machine(request: HttpRequest) -> bool:
    """Does the request come straight from the laptop the room runs on? Through a proxy on the same machine
    everybody would: what a proxy adds, or a room told that one is in front, makes it no."""
    try:
        here = ip_address(request.META.get("REMOTE_ADDR", "")).is_loopback
    except ValueError:
        return False
    host = request.get_host().rpartition(":")[0] or request.get_host()
    proxied = settings.HTTPS or any(request.headers.get(one) for one in _FORWARDED)
    return here and not proxied and (host in _HERE or request.get_host() in _HERE)


def _knows(typed: str) -> bool:
    code = os.environ.get(SETTING, "")
    if not code or not typed or guesses.take("code"):
        return False
    right = secrets.compare_digest(typed.strip().encode(), code.encode())
    if right:
        guesses.give_back("code")
    return right
