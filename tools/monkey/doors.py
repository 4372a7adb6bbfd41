"""Those who tap: each with a browser that is signed in. Everything goes through the room's own pages."""

from typing import Any

import msgspec


class Answer(msgspec.Struct, frozen=True):
    """What the room said: ``status`` as the page reads it, ``data`` of a script's answer, ``text`` of any."""

    status: int
    text: str
    data: dict[str, Any] = {}
    fault: str = ""

    @property
    def ok(self) -> bool:
        return self.status == 200

    @property
    def why(self) -> str:
        return str(self.data.get("problem", "")) or self.text


class Door:
    """One person of the staff, or the public (no role)."""

    def __init__(self, name: str, role: str = "") -> None:
        from django.contrib.auth.models import User
        from django.test import Client

        from torneo.room.who import give_role

        self._client = Client(raise_request_exception=False, SERVER_NAME="localhost")
        if role:
            user = User.objects.create_user(name, first_name=name)
            give_role(user, role)
            self._client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")

    def script(self, path: str, body: dict[str, Any]) -> Answer:
        """What a page's script sends: JSON."""
        sent = msgspec.json.encode(body)
        return _answer(self._client.post(path, sent, content_type="application/json"))

    def form(self, path: str, fields: dict[str, Any]) -> Answer:
        """What a form sends, as htmx does."""
        return _answer(self._client.post(path, fields, headers={"HX-Request": "true"}))

    def get(self, path: str) -> Answer:
        return _answer(self._client.get(path))


def _answer(response: Any) -> Answer:
    text = response.content.decode() if not response.streaming else ""
    told = response.headers.get("X-Torneo-Status", "")
    is_json = response.headers.get("Content-Type", "").startswith("application/json")
    return Answer(
        status=int(told) if told and response.status_code == 200 else response.status_code,
        text=text,
        data=msgspec.json.decode(text) if is_json else {},
        fault=_fault(response),
    )


def _fault(response: Any) -> str:
    """Of a program's fault, the exception and the line of ours it came from."""
    from tools.unruly.watched import where_of

    error = (getattr(response, "exc_info", None) or (None, None))[1]
    if error is None:
        return f"status {response.status_code}" if response.status_code >= 500 else ""
    return where_of(error.__cause__ or error)
