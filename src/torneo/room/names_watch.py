"""A laptop that gets another address in mid-evening: the room answers to it, its certificate covers it."""

import contextlib
import logging
import threading
from collections.abc import Callable
from typing import Any

import uvicorn

from torneo.room.network import EVERYWHERE, names_answered, served

#: Seconds between two looks.
_EVERY = 30.0
_log = logging.getLogger(__name__)


Names = Callable[[str], list[str]]


def shown_certificate(names: Names = names_answered) -> tuple[str, str]:
    """The files of certificate and key the room shows; empty texts without https."""
    where = served()
    if where is None or where.scheme != "https":
        return "", ""
    if where.cert:
        return where.cert, where.key
    from torneo.room.https.certificate import certificate_for

    file = str(certificate_for(names(where.host)))
    return file, file


class NamesWatch(contextlib.AbstractContextManager["NamesWatch"]):
    """``with NamesWatch(host, config):`` looks until the end. Only a room open to every network needs it.
    ``names``: what a room on that host is called."""

    def __init__(self, host: str, config: uvicorn.Config, names: Names = names_answered) -> None:
        self._host, self._config, self._names = host, config, names
        self._stop = threading.Event()
        self._known = set(names(host))

    def __enter__(self) -> "NamesWatch":
        if self._host in EVERYWHERE:
            threading.Thread(target=self._run, name="names", daemon=True).start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._stop.set()

    def _run(self) -> None:
        while not self._stop.wait(_EVERY):
            try:
                self.look()
            except Exception:  # a network that is just coming up is looked at again
                _log.exception("names")

    def look(self) -> None:
        """Answers to names that are new, and shows a certificate for them."""
        from django.conf import settings

        new = set(self._names(self._host)) - self._known
        if not new:
            return
        settings.ALLOWED_HOSTS += sorted(new)
        self._known |= new
        cert, key = shown_certificate(self._names)
        if cert and self._config.loaded and self._config.ssl is not None:
            self._config.ssl.load_cert_chain(cert, key)
