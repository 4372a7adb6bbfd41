"""How much one client, one address and all of them together may hold. The environment may change some:

TORNEO_PATIENCE                  seconds a client has to send a request's head or body, or to read an answer
TORNEO_CONNECTIONS               connections of strangers in all; the staff's and this machine's come on top
TORNEO_CONNECTIONS_PER_ADDRESS   of one address: behind one router a whole card room is one address
TORNEO_WATCHERS                  live pages of strangers in all
TORNEO_WATCHERS_PER_ADDRESS      of one address
"""

import os
import re
from functools import cache

import msgspec

KB = 1024
MB = 1024 * KB

#: Bytes of a request's line and headers.
HEAD = 32 * KB
#: Bytes of a body: of anybody, and of somebody of the staff.
ANYBODY, STAFF = 64 * KB, 256 * KB
#: Bytes of a copy that fills a new room.
COPY = 64 * MB
#: Bytes a second a body has to make beyond the patience it is given.
PACE = 16 * KB
#: Bytes of strangers' bodies that are being read, and of answers that strangers have not read yet.
UNREAD_BODIES, UNREAD_ANSWERS = 32 * MB, 256 * MB
#: Threads that answer strangers, threads that answer the staff, and strangers' requests that may wait.
WORKERS, STAFF_WORKERS, WAITING = 8, 8, 512
#: Files of the process that are not connections: database, papers, modules.
OWN_FILES = 256

#: Addresses whose bodies have a limit of their own. What brings files is for the staff, and says itself that
#: a file is too big: its limit is above the page's.
_BODIES: tuple[tuple[re.Pattern[str], int], ...] = tuple(
    (re.compile(pattern), most)
    for pattern, most in (
        (r"/(entrar|salir|primera-vez|soporte/login)/", 8 * KB),
        (r"/(e/[^/]+/)?arbitraje/.*|/e/[^/]+/jugada/", 50 * KB),
        (r"/e/[^/]+/inscripcion/importar/", 6 * MB),
        (r"/e/[^/]+/pantallas/", 3 * MB),
        (r"/nuevo/.*|/e/[^/]+/preparar/.*|/libros/casa/.*", MB),
        (r"/api/.*", MB + KB),
    )
)


class Limits(msgspec.Struct, frozen=True):
    patience: float = 15.0
    connections: int = 6_000
    connections_per_address: int = 2_000
    watchers: int = 5_000
    watchers_per_address: int = 1_500


class BadSetting(ValueError):
    """A setting of the environment that is no number, or none that makes sense."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"{name}={value}")
        self.name, self.value = name, value


@cache
def limits() -> Limits:
    """Those of the environment, else the usual ones."""
    found: dict[str, float] = {}
    for field in msgspec.structs.fields(Limits):
        name = f"TORNEO_{field.name.upper()}"
        text = os.environ.get(name, "")
        if not text:
            continue
        if not re.fullmatch(r"\d{1,6}(\.\d{1,3})?" if field.type is float else r"\d{1,6}", text):
            raise BadSetting(name, text)
        found[field.name] = field.type(text)
        if found[field.name] <= 0:
            raise BadSetting(name, text)
    return msgspec.convert(found, Limits)


def most_of_body(path: str, staff: bool) -> int:
    """Bytes a request for this address may bring."""
    most = next((most for pattern, most in _BODIES if pattern.fullmatch(path)), STAFF)
    return most if staff else min(most, ANYBODY)
