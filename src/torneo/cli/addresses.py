"""Ports and addresses of this machine, for commands that serve."""

import contextlib
import errno
import socket
from collections.abc import Iterable

from torneo.cli.errors import CliError, out_of_range, system_reason
from torneo.rulebook import Bilingual

#: Addresses that mean every network of the machine.
EVERYWHERE = ("0.0.0.0", "::", "")
_TRIES = 20


def free_port(host: str, wanted: int | None, usual: int = 8000) -> int:
    """The port asked for, which must be free; without one the usual port or the next that is."""
    if wanted is not None:
        if not 0 < wanted < 65_536:
            raise out_of_range("--port", 1, 65_535, wanted)
        problem = _cannot_bind(host, wanted)
        if problem:
            raise CliError("--port", problem.es, problem.en)
        return wanted
    for port in range(usual, usual + _TRIES):
        if not _cannot_bind(host, port):
            return port
    last = usual + _TRIES - 1
    raise CliError(
        "--port", f"del {usual} al {last} están todos ocupados: elija otro",
        f"{usual} to {last} are all taken: choose another one",
    )  # fmt: skip


def _cannot_bind(host: str, port: int) -> Bilingual | None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return Bilingual(
                    f"el {port} lo usa otro programa: elija otro",
                    f"{port} is taken by another program: choose another one",
                )
            why = system_reason(error)
            return Bilingual(
                f"no se puede servir en {host}:{port}: {why.es}", f"cannot serve on {host}:{port}: {why.en}"
            )
    return None


def own_addresses() -> list[str]:
    """The addresses other machines of the network may use, the likeliest first."""
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


def web_addresses(host: str, port: int) -> Iterable[str]:
    """Where to point a browser, this machine's own first."""
    here = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    yield f"http://{here}:{port}/"
    if host in EVERYWHERE:
        for address in own_addresses():
            yield f"http://{address}:{port}/"
