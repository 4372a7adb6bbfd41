"""Ports of this machine, for commands that serve."""

import errno
import socket

from torneo.cli.errors import CliError, out_of_range, system_reason
from torneo.rulebook import Bilingual

_TRIES = 20


def free_port(host: str, wanted: int | None, usual: int = 8000, option: str = "--port") -> int:
    """The port asked for, which must be free; without one the usual port or the next that is."""
    if wanted is not None:
        if not 0 < wanted < 65_536:
            raise out_of_range(option, 1, 65_535, wanted)
        problem = _cannot_bind(host, wanted)
        if problem:
            raise CliError(option, problem.es, problem.en)
        return wanted
    for port in range(usual, usual + _TRIES):
        if not _cannot_bind(host, port):
            return port
    last = usual + _TRIES - 1
    raise CliError(
        option, f"del {usual} al {last} están todos ocupados: elija otro",
        f"{usual} to {last} are all taken: choose another one",
    )  # fmt: skip


def any_port() -> int:
    """A port of this machine that nobody uses at the moment."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


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
                f"no se puede servir en {host}:{port}: {why.say('es')}",
                f"cannot serve on {host}:{port}: {why.say('en')}",
            )
    return None
