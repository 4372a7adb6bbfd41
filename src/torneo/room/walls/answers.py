"""What is said to whoever is turned away, in the language of the page and in the form it was asked for."""

from html import escape
from typing import Any

import msgspec

from torneo.room.api.problems import MEDIA, Wrong
from torneo.room.asking import Receive, Scope, Send, header, spoken
from torneo.room.words import say
from torneo.rulebook import Lang

#: Seconds after which it is worth asking again.
_AGAIN = b"5"


class TurnedAway(Exception):
    """``reason``: a key of the words of the walls (``walls.<reason>``)."""

    def __init__(self, status: int, reason: str, **facts: object) -> None:
        super().__init__(status, reason)
        self.status, self.reason, self.facts = status, reason, facts


async def turn_away(scope: Scope, send: Send, why: TurnedAway) -> None:
    """Answers and ends the connection. The end is left to ``finish``: who still sends would not read it."""
    lang = spoken(scope)
    kind, body = _written(scope, why, lang)
    headers = [
        (b"content-type", kind.encode()), (b"content-length", str(len(body)).encode()),
        (b"content-language", lang.encode()), (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"), (b"connection", b"close"),
    ]  # fmt: skip
    if why.status == 503:
        headers.append((b"retry-after", _AGAIN))
    await send({"type": "http.response.start", "status": why.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": True})


async def finish(send: Send) -> None:
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def plainly(scope: Scope, receive: Receive, send: Send, why: TurnedAway) -> None:
    """The whole answer, for whoever has sent everything."""
    await turn_away(scope, send, why)
    await finish(send)


def _written(scope: Scope, why: TurnedAway, lang: Lang) -> tuple[str, bytes]:
    text = say(f"walls.{why.reason}", lang, why.facts)
    if scope["path"].startswith("/api/"):
        facts: dict[str, Any] = dict(why.facts)
        problem = Wrong(why.status, why.reason, detail=text, facts=facts)
        return MEDIA, msgspec.json.encode(problem.document(lang))
    if header(scope, b"content-type").startswith("application/json"):
        return "application/json", msgspec.json.encode({"problem": text})
    if header(scope, b"hx-request"):
        return "text/plain; charset=utf-8", text.encode()
    page = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Torneo</title><p>{escape(text)}</p>'
    )
    return "text/html; charset=utf-8", page.encode()
