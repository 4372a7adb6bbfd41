"""A program that opens an evening over the API of a real server: a token, an event in its first level."""

import json
import os
import ssl
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from torneo.rulebook import load_book
from torneo.simulate.runner import staff_of
from torneo.tournament.structure.templates import template


def token(data: Path, **env: str) -> str:
    """A director's token of the room in that folder."""
    made = subprocess.run(
        [sys.executable, "-m", "torneo", "token", "make", "prueba", "--role", "director", "--json"],
        env={**os.environ, "TORNEO_DATA": str(data), **env}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return str(json.loads(made.stdout)["secret"])


class Evening:
    """``begin`` plays up to the first level; the other words ask for what a test looks at."""

    def __init__(
        self, url: str, secret: str, stream: str = "copa", trust: ssl.SSLContext | None = None
    ) -> None:
        self.url, self.stream, self.trust = url, stream, trust
        self._headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}

    def call(self, path: str, body: Any = None) -> Any:
        raw = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api{path}", raw, self._headers)
        with urllib.request.urlopen(request, timeout=60, context=self.trust) as answer:
            return json.loads(answer.read())

    def do(self, command: str, **fields: Any) -> Any:
        return self.call(f"/events/{self.stream}/commands/{command}", fields)

    def begin(self, book: str = "tda-2013") -> None:
        structure = msgspec.to_builtins(template("club-night").structure, str_keys=True)
        staff = staff_of(load_book(book))
        self.call("/events", {"stream": self.stream, "book": book, "structure": structure, "staff": staff})
        self.do("PublishEvent")
        session = self.clock()["session"]
        for number in range(1, 5):
            player = {"player": f"p{number}", "name": f"Jugador {number}", "document": f"D{number}"}
            self.do("RegisterPlayer", **player, born="1990-01-01")
            self.do("EnterPlayer", player=f"p{number}", session=session, id_checked=True)
        self.do("OpenTable", session=session, table=1)
        self.do("DrawSeats", session=session)
        self.do("StartSession", session=session)

    def clock(self) -> Any:
        return self.call(f"/events/{self.stream}/clock")["sessions"][0]

    def now(self) -> int:
        return int(self.call(f"/events/{self.stream}/clock")["now"])

    def journal(self) -> list[Any]:
        return list(self.call(f"/events/{self.stream}/journal?limit=1000")["lines"])

    def kinds(self) -> list[str]:
        return [one["event"]["event"] for one in self.journal()]

    def until(self, look: Callable[[], bool], patience: float = 90) -> None:
        """Waits for a state, not for a time."""
        last = time.monotonic() + patience
        while not look():
            assert time.monotonic() < last, self.kinds()[-6:]
            time.sleep(0.1)
