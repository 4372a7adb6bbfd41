"""Where the room is found: on this machine, and on the networks it is connected to."""

import contextlib
import os
import socket
import threading
import time
from collections.abc import Iterator
from ipaddress import ip_address
from urllib.parse import parse_qsl, urlencode, urlsplit

import msgspec

#: Addresses that mean every network of the machine.
EVERYWHERE = ("0.0.0.0", "::", "")
#: How the server tells the pages where it listens.
_SETTING = "TORNEO_SERVED"
#: Seconds for which the machine's addresses are taken to be what they were.
_FRESH = 20.0


class Served(msgspec.Struct, frozen=True):
    """Where the server listens. ``plain``: the port of the plain door beside an https room that vouches for
    itself, 0 without one. ``cert`` and ``key``: files of a certificate brought along."""

    scheme: str
    host: str
    port: int
    plain: int = 0
    cert: str = ""
    key: str = ""

    def tell(self) -> None:
        """Tells the pages of this process, and of those it starts."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        more = urlencode({"plain": self.plain, "cert": self.cert, "key": self.key})
        os.environ[_SETTING] = f"{self.scheme}://{host}:{self.port}/?{more}"

    def addresses(self) -> Iterator[str]:
        """Where to point a browser, this machine's own first, then the networks' if it listens there."""
        here = "127.0.0.1" if self.host in EVERYWHERE else self.host
        for host in (here, *(own_addresses() if self.host in EVERYWHERE else ())):
            yield f"{self.scheme}://{f'[{host}]' if ':' in host else host}:{self.port}/"

    @property
    def reach(self) -> list[str]:
        """Where other machines find it; empty if it listens on this one only."""
        return [one for one in self.addresses() if not is_this_machine(urlsplit(one).hostname or "")]


def served() -> Served | None:
    """Where the server of this process listens, if it has told."""
    parts = urlsplit(os.environ.get(_SETTING, ""))
    if not parts.scheme or not parts.port:
        return None
    more = dict(parse_qsl(parts.query))
    return Served(
        parts.scheme, parts.hostname or "", parts.port, int(more.get("plain", "0")), more.get("cert", ""),
        more.get("key", ""),
    )  # fmt: skip


def public_url() -> str:
    """The address somebody has set for the room (TORNEO_URL), without a slash at its end."""
    return os.environ.get("TORNEO_URL", "").rstrip("/")


def prefix() -> str:
    """What stands before every path of the room, where a proxy gives it only a part of its own address:
    ``/torneo`` of ``https://club.example/torneo``."""
    return urlsplit(public_url()).path


def without_prefix(path: str) -> str:
    """A path as the room knows it, whether or not the proxy has taken the prefix off."""
    before = prefix()
    return path[len(before) :] or "/" if before and (path + "/").startswith(before + "/") else path


def is_this_machine(host: str) -> bool:
    """A name or address under which a machine finds only itself?"""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with contextlib.suppress(ValueError):
        return ip_address(host.strip("[]")).is_loopback
    return False


_guard = threading.Lock()
_known: tuple[float, list[str]] = (float("-inf"), [])


def own_addresses() -> list[str]:
    """The addresses other machines of the network may use, the likeliest first."""
    global _known
    with _guard:
        asked, found = _known
        if time.monotonic() - asked > _FRESH:
            found = _ask()
            _known = (time.monotonic(), found)
        return list(found)


def _ask() -> list[str]:
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one, contextlib.suppress(OSError):
        one.connect(("192.0.2.1", 9))  # sends nothing: only asks which way packets would go
        found.append(one.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def names_answered(host: str) -> list[str]:
    """What browsers may call the room: its addresses, and the machine's name on the local network."""
    if host not in EVERYWHERE:
        return [host]
    name = socket.gethostname()
    return [*own_addresses(), name, f"{name}.local"]
