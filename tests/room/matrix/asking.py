"""Every door asked by every comer: pages from the addresses themselves, operations of the API from their
list, commands from the deciders."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from django.urls import URLPattern, URLResolver, get_resolver
from django.urls.resolvers import RoutePattern
from tests.room.matrix.comers import (
    PLACES,
    ROLES,
    another_event,
    browsers,
    fresh,
    in_play,
    one_of_each,
    programs,
)
from tests.room.matrix.tables import Table
from tests.support.addresses import PARTS, address, patterns
from tests.support.any_command import command_like
from tests.support.api import Program
from tests.support.room import Room

from torneo.journal.kinds import KINDS
from torneo.tournament import Command
from torneo.tournament.ranking.commands import AddEvent

LET_IN, AWAY, NOTHING = "+", ".", "-"
#: Commands whose own rules ask for more than the role: the matter decided, the report answered, the penalty.
NARROWER = ("AnswerReport", "Decide", "GivePenalty", "ReportToFloor")

PAGES = """Pages: which roles may open (GET) or send to (POST) each address of the room. 405: no mark.
public: without an account. player: without an account, by a player's own link. first: the first account."""
API = """Operations of the API: whose token opens each. none: no token. own, other: a director's token of this
event alone, and of another one. expired, revoked, wrong: tokens that open nothing any more."""
COMMANDS = """Commands: which roles may give each, at the pages' door and through the API. Those with - are
worked out by pages of their own."""


# ---- pages ---------------------------------------------------------------------------------------------


#: Whoever is sent there is gone afterwards.
_SIGN_OUT = ("/salir/", "/soporte/logout/")


def support_pages() -> Iterator[URLPattern]:
    """Those of the support pages that have a plain address."""

    def under(resolver: URLResolver, before: str) -> Iterator[URLPattern]:
        for one in resolver.url_patterns:
            if not isinstance(one.pattern, RoutePattern):
                continue
            if isinstance(one, URLResolver):
                yield from under(one, before + str(one.pattern))
            else:
                route = RoutePattern(before + str(one.pattern), is_endpoint=True)
                yield URLPattern(route, one.callback)

    for one in get_resolver().url_patterns:
        if isinstance(one, URLResolver) and str(one.pattern) == "soporte/":
            yield from under(one, "soporte/")


def pages() -> Table:
    from django.contrib.auth.models import User

    from torneo.room.models import Link

    streams = one_of_each("matriz", in_play())
    comers = browsers()
    somebody = User.objects.get(username="dealer").pk
    tokens = {"player": Link.make("matriz", "player", "p1")}
    found: dict[str, dict[str, str]] = {}
    for pattern in [*patterns(), *support_pages()]:
        route = f"/{pattern.pattern}"
        parts = {
            **PARTS, "stream": streams["case"] if route.startswith("/caso/") else "matriz",
            "object_id": somebody, "id": somebody, "content_type_id": 1,
        }  # fmt: skip
        if route.startswith("/cuentas/"):
            parts["number"] = somebody
        for method in ("GET", "POST"):
            row = found.setdefault(f"{method:5}{route}", {})
            for comer in ("public", "player", *ROLES, "first"):
                as_whom = "public" if comer == "player" else comer
                browser = fresh(as_whom) if route in _SIGN_OUT else comers[as_whom]
                where = address(pattern, {**parts, "token": tokens.get(comer, "made-up")})
                row[comer] = _page_mark(_sent(browser, method, where), "token" in pattern.pattern.converters)
    return found


def _sent(browser: Any, method: str, where: str) -> Any:
    return browser.get(where) if method == "GET" else browser.post(where, {})


def _page_mark(answer: Any, by_link: bool) -> str:
    assert answer.status_code < 500, answer.request["PATH_INFO"]
    if answer.status_code == 405:
        return NOTHING
    closed = (401, 403, 404, 410) if by_link else (401, 403)
    to = answer.headers.get("Location", "")
    sign_in = answer.status_code == 302 and to.startswith(("/entrar/", "/soporte/login/"))
    return AWAY if answer.status_code in closed or sign_in else LET_IN


# ---- the API -------------------------------------------------------------------------------------------


def operations() -> Table:
    from torneo.room.api.door import guesses
    from torneo.room.api.operation import OPERATIONS

    streams = one_of_each("matriz-api", in_play())
    comers = programs("matriz-api", another_event())
    by_place = {place: streams[kind] for kind, place in PLACES.items()}
    found: dict[str, dict[str, str]] = {}
    for one in OPERATIONS:
        stream = by_place.get(one.path.split("/")[1], "matriz-api")
        where = one.path.replace("{stream}", stream).replace("{name}", "x").replace("{number}", "1")
        row = found.setdefault(f"{one.method:7}{one.path}", {})
        for name, comer in comers.items():
            if name in ("expired", "revoked", "wrong"):
                guesses.forget()
            row[name] = _api_mark(_called(comer, one.method, where))
    guesses.forget()
    return found


def _called(comer: Program, method: str, where: str) -> Any:
    if method == "GET":
        return comer.get(where)
    return comer.delete(where) if method == "DELETE" else comer.post(where, {})


def _api_mark(answer: Any) -> str:
    assert answer.status_code < 500, answer.content
    return AWAY if answer.status_code in (401, 403) else LET_IN


# ---- commands ------------------------------------------------------------------------------------------


def commands(door: str) -> Table:
    """At one door: ``pages`` or ``api``. Each comer has an event, a case and a circuit of its own:
    commands change them."""
    played = in_play()
    found: dict[str, dict[str, str]] = {}
    comers = ("public", *ROLES)
    people = browsers() if door == "pages" else {}
    for comer in comers:
        streams = one_of_each(f"matriz-{door}-{comer}", played)
        program = Program("" if comer == "public" else comer)
        for kind, command in every_command():
            fields = filled(command, played)
            if door == "pages":
                status = _given(people[comer], streams[kind], command, fields)
                narrower = command.__name__ in NARROWER and comer in roles_of(kind, command)
            else:
                where = f"/{PLACES[kind]}/{streams[kind]}/commands/{command.__name__}"
                answer = program.post(where, fields)
                status, narrower = answer.status_code, _narrower(answer, command, kind)
            assert status < 500, (door, comer, command)
            away = status in (401, 403) and not narrower
            nowhere = status == 404
            if comer == "public":  # is not told whether there is anything
                away, nowhere = away or nowhere, False
            mark = NOTHING if nowhere else AWAY if away else LET_IN
            found.setdefault(f"{kind:11}{command.__name__}", {})[comer] = mark
    return found


def every_command() -> list[tuple[str, type[Command]]]:
    """What ends an event comes last."""
    every = [(kind, one) for kind in PLACES for one in KINDS[kind].decider.commands]
    ends = ("CancelEvent", "EndEvent")
    return sorted(every, key=lambda one: (one[1].__name__ in ends, one[0], one[1].__name__))


def roles_of(kind: str, command: type[Command]) -> frozenset[str]:
    """As the decider has them."""
    return frozenset(KINDS[kind].decider.commands[command].roles)


def filled(command: type[Command], played: Room) -> dict[str, Any]:
    if command is AddEvent:
        return {"event": {"id": "copa", "entries": 9}}
    one = command_like(random.Random(command.__name__), played.state, command)
    fields: dict[str, Any] = msgspec.to_builtins(one, str_keys=True)
    fields.pop("command", None)
    return fields


def _given(browser: Any, stream: str, command: type[Command], fields: dict[str, Any]) -> int:
    sent = {f"{name}:json": msgspec.json.encode(value).decode() for name, value in fields.items()}
    where = f"/e/{stream}/hacer/{command.__name__}/"
    answer = browser.post(where, sent, headers={"HX-Request": "true"})
    return int(answer.headers["X-Torneo-Status"])


def _narrower(answer: Any, command: type[Command], kind: str) -> bool:
    """Turned away for what the command asks, not for the command."""
    if answer.status_code != 403 or command.__name__ not in NARROWER:
        return False
    allowed = ", ".join(sorted(roles_of(kind, command)))
    return bool(answer.json().get("facts", {}).get("allowed") != allowed)
