"""A program that uses the API: a token, JSON out and in."""

import json
from typing import Any


class Program:
    """``Program("desk").post("/events/x/commands/EnterPlayer", player="p1")``. Without a role, no token."""

    def __init__(self, role: str = "", stream: str = "", lang: str = "en") -> None:
        from django.test import Client

        from torneo.room.api import tokens

        self.client = Client(SERVER_NAME="localhost", enforce_csrf_checks=True, raise_request_exception=False)
        self.headers = {"Accept-Language": lang}
        self.secret = ""
        if role:
            self.token, self.secret = tokens.make(f"Programa {role}", role, stream)
            self.headers["Authorization"] = f"Bearer {self.secret}"

    def get(self, path: str, **headers: str) -> Any:
        return self.client.get(f"/api{path}", headers={**self.headers, **_named(headers)})

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        raw = body if isinstance(body, bytes) else json.dumps({} if body is None else body)
        return self.client.post(
            f"/api{path}", raw, content_type="application/json",
            headers={**self.headers, **_named(headers)},
        )  # fmt: skip

    def delete(self, path: str) -> Any:
        return self.client.delete(f"/api{path}", headers=self.headers)

    def do(self, stream: str, name: str, **fields: Any) -> Any:
        """A command that is taken; its answer."""
        answer = self.post(f"/events/{stream}/commands/{name}", fields)
        assert answer.status_code == 200, answer.content.decode()
        return answer.json()


def _named(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}
