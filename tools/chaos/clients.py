"""Those who work in the room while it falls: each gives one command after another, and one that got no answer
is given again with its key, to whichever server answers, until it is settled."""

import http.client
import json
import random
import threading
import time
from collections.abc import Callable
from email.message import Message
from typing import Protocol
from urllib.parse import urlencode

import msgspec

from tools.chaos.ledger import Ledger, Wish
from tools.chaos.wishes import Wishes

#: Ports of the servers that are meant to be up.
Ports = Callable[[], list[int]]
_PATIENCE = 15.0
_DONE, _REFUSED = "done", "refused"


class Door(Protocol):
    """How a wish becomes a request, and an answer a verdict: ``done``, ``refused``, or whatever else the
    status was."""

    def request(self, wish: Wish) -> tuple[str, bytes, dict[str, str]]: ...

    def verdict(self, status: int, headers: Message, body: bytes) -> str: ...


class ApiDoor(Door):
    """A program with a token and an Idempotency-Key."""

    def __init__(self, token: str) -> None:
        self._token = token

    def request(self, wish: Wish) -> tuple[str, bytes, dict[str, str]]:
        headers = {
            "Authorization": f"Bearer {self._token}",
            "Content-Type": "application/json",
            "Idempotency-Key": wish.key,
        }
        body = msgspec.json.encode(wish.fields)
        return f"/api/events/{wish.stream}/commands/{wish.command}", body, headers

    def verdict(self, status: int, headers: Message, body: bytes) -> str:
        if status in (200, 201):
            return _DONE if json.loads(body)["events"] else _REFUSED
        return _REFUSED if 400 <= status < 500 and status != 429 else str(status)


class FormDoor(Door):
    """A browser that is signed in, and the key of its form."""

    def __init__(self, cookie: str, csrf: str) -> None:
        self._headers = {
            "Cookie": cookie, "X-CSRFToken": csrf, "HX-Request": "true",
            "Content-Type": "application/x-www-form-urlencoded",
        }  # fmt: skip

    def request(self, wish: Wish) -> tuple[str, bytes, dict[str, str]]:
        fields: dict[str, str] = {"key": wish.key}
        for name, value in wish.fields.items():
            deep = isinstance(value, dict)
            fields[f"{name}:json" if deep else name] = json.dumps(value) if deep else str(value)
        return f"/e/{wish.stream}/hacer/{wish.command}/", urlencode(fields).encode(), self._headers

    def verdict(self, status: int, headers: Message, body: bytes) -> str:
        told = headers.get("X-Torneo-Status", "")
        if status == 200 and told == "200":
            return _DONE
        if status in (200, 302, 403, 409, 422) and (told or status != 200):
            return _REFUSED
        return str(status)


class Client(threading.Thread):
    """One of them."""

    def __init__(
        self,
        name: str,
        door: Door,
        wishes: Wishes,
        ledger: Ledger,
        ports: Ports,
        seed: int,
        pause: Callable[[], float],
    ) -> None:
        super().__init__(name=name, daemon=True)
        self._door = door
        self._wishes = wishes
        self._ledger = ledger
        self._ports = ports
        self._draw = random.Random(f"{seed} {name}")
        self._pause = pause
        self._over = threading.Event()
        self._connections: dict[int, http.client.HTTPConnection] = {}

    def finish(self) -> None:
        """What is under way is settled, nothing new is begun."""
        self._over.set()

    def run(self) -> None:
        for wish in self._wishes:
            if self._over.is_set():
                break
            self._ledger.wish(wish)
            self._settle(wish)
            self._over.wait(self._draw.uniform(0, 2 * self._pause()))
        for connection in self._connections.values():
            connection.close()

    def _settle(self, wish: Wish) -> None:
        while True:
            ports = self._ports()
            if not ports:
                time.sleep(0.02)
                continue
            port = self._draw.choice(ports)
            wish.sends += 1
            verdict, said = self._send(port, wish)
            if verdict == _DONE:
                self._ledger.done(wish)
                return
            if verdict == _REFUSED:
                self._ledger.surprise(f"{wish.command} {wish.mark} ({wish.sends}): {said[:300]!r}")
                return
            self._ledger.sent(wish, verdict)
            time.sleep(self._draw.uniform(0.02, 0.2))

    def _send(self, port: int, wish: Wish) -> tuple[str, bytes]:
        path, body, headers = self._door.request(wish)
        connection = self._connections.get(port)
        if connection is None:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=_PATIENCE)
            self._connections[port] = connection
        try:
            connection.request("POST", path, body, headers)
            answer = connection.getresponse()
            said = answer.read()
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            return type(error).__name__, b""
        return self._door.verdict(answer.status, answer.headers, said), said
