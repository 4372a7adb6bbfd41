"""The plain door beside an https room: sends browsers to the room itself, and shows the one page that may be
read unguarded, how to trust the room."""

from urllib.parse import quote

from django.conf import settings
from django.http.request import split_domain_port, validate_host

from torneo.room.asking import Receive, Scope, Send, header, spoken
from torneo.room.network import served
from torneo.room.words import say

#: What needs no secret: the page about trust, and what pages look like.
_OPEN = ("/confianza/", "/static/")


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    from torneo.room.asgi import application as room

    if scope["type"] != "http":
        return
    if scope["method"] in ("GET", "HEAD") and scope["path"].startswith(_OPEN):
        await room(scope, receive, send)
        return
    where, lang = served(), spoken(scope)
    name, _ = split_domain_port(header(scope, b"host"))
    if where is None or not name or not validate_host(name, settings.ALLOWED_HOSTS):
        await _answer(send, 400, say("trust.unknown_name", lang))
    elif scope["method"] not in ("GET", "HEAD"):
        await _answer(send, 403, say("trust.only_https", lang))
    else:
        query = scope.get("query_string", b"").decode("latin-1")
        path = quote(scope["path"], safe="/:@!$&'()*+,;=-._~") + (f"?{query}" if query else "")
        await _answer(send, 307, "", f"https://{name}:{where.port}{path}")


async def _answer(send: Send, status: int, text: str, location: str = "") -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"cache-control", b"no-store")]
    if location:
        headers.append((b"location", location.encode("latin-1")))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text.encode()})
