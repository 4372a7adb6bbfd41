"""The entrance: how many may try a password at once, how often from one address, and browsers that are known.

A wrong password counts against the address it came from, a right one does not: a room behind one router can
sign in all its staff. A browser that has signed in before carries a signed mark and is counted, and locked
out, by itself: strangers behind the same router do not lock it out.
"""

import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse

from torneo.room.throttle import Tries, one_sender

#: Strangers who may be inside at once (weighing, or waiting for it), and known browsers on top.
STRANGERS, KNOWN = 4, 2
#: Wrong passwords within a minute: of one address, whatever the names; of one known browser.
PER_MINUTE = 20
#: Seconds after which a place is likely to be free.
SOON = 3
_COOKIE, _SALT = "torneo_device", "torneo.device"
_YEAR = 31_536_000
#: Known browsers have addresses of a network of their own, for those who count by address.
_NETWORK = 0xFD74_6F72_6E65_6F00 << 64

tries = Tries(PER_MINUTE, 60.0)
_strangers = threading.BoundedSemaphore(STRANGERS)
_known = threading.BoundedSemaphore(KNOWN)


def _mark(request: HttpRequest) -> int:
    """The mark of a browser that has signed in before with the account it asks for; 0 for others."""
    try:
        name, mark = signing.loads(request.COOKIES.get(_COOKIE, ""), salt=_SALT, max_age=_YEAR)
    except (signing.BadSignature, ValueError, TypeError):
        return 0
    asked = request.POST.get("username", "")
    return int(mark) if name == asked and isinstance(mark, int) else 0


def sender(request: HttpRequest) -> str:
    """By whom attempts are counted, as an address."""
    mark = _mark(request)
    if mark:
        return str(IPv6Address(_NETWORK | mark))
    return one_sender(request.META.get("REMOTE_ADDR", ""))


@contextmanager
def entering(request: HttpRequest) -> Iterator[int]:
    """A place at the entrance; gives the seconds to wait where there is none, and nothing is weighed then."""
    place = _known if _mark(request) else _strangers
    wait = tries.take(sender(request))
    if wait:
        yield wait
        return
    if not place.acquire(blocking=False):
        tries.give_back(sender(request))
        yield SOON
        return
    try:
        yield 0
    finally:
        place.release()


def was_right(request: HttpRequest, response: HttpResponse, username: str) -> None:
    """The password was right: the attempt does not count, and the browser is known from now on."""
    tries.give_back(sender(request))
    mark = _mark(request) or secrets.randbits(63) + 1
    response.set_cookie(
        _COOKIE, signing.dumps([username, mark], salt=_SALT), max_age=_YEAR, httponly=True,
        samesite="Lax", secure=settings.SESSION_COOKIE_SECURE,
    )  # fmt: skip
