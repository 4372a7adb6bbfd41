"""The registration desk: one box to find anybody, Enter to enter them, and the seat in large figures."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path
from django.views.decorators.http import require_GET, require_POST

from torneo.journal.keeper import Answered
from torneo.paper.lists import method_text
from torneo.room.addresses import found_at
from torneo.room.fragments import View, fragment
from torneo.room.keeping import give, keeper, seed_of, session_of
from torneo.room.keys import Key, key_of, part
from torneo.room.language import language_of
from torneo.room.models import Link
from torneo.room.pace import now_of
from torneo.room.pages.commands import fields_of
from torneo.room.pages.common import about, page
from torneo.room.pages.desk_people import brought, elsewhere, new_id, person_elsewhere
from torneo.room.pages.player import KIND
from torneo.room.sheets.people import country_code, plain
from torneo.room.views import desk as views
from torneo.room.views.acts import Trial
from torneo.room.views.desk_side import choices, side
from torneo.room.views.finding_people import is_exactly, players_of, search
from torneo.room.views.forms import command_from
from torneo.room.views.naming import bad_field
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.tournament import Command, Refused, Tournament
from torneo.tournament.entries import commands as orders
from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer
from torneo.tournament.entries.state import Player
from torneo.writing import iso_day

DESK_ROLES = ("desk", "director", "operations", "floor")
T = TypeVar("T")


@fragment("desk", roles=DESK_ROLES)
def desk_fragment(view: View) -> dict[str, Any]:
    return side(view.state, view.book, view.now, view.lang)


def _trying(request: HttpRequest, stream: str, look: Callable[[Trial], T]) -> T:
    """What ``look`` sees, with commands tried as the person of the request."""
    lang, by, now = language_of(request), actor_of(request), now_of(stream)
    seeds: dict[str, str] = {}

    def seed(state: Tournament, command: Command) -> str:
        session = session_of(state, command)
        if session and session not in seeds:
            seeds[session] = seed_of(stream, session)
        return seeds.get(session, "")

    def see(state: Tournament) -> T:
        book = keeper().book(stream)
        return look(Trial(state, book, now, lang, by, lambda command: seed(state, command)))

    return keeper().reading(stream, see)


def _how(request: HttpRequest, stream: str) -> dict[str, Any]:
    """Session and payment as chosen last: in the form, else remembered, else what makes sense."""
    asked = request.POST if request.method == "POST" else request.GET
    kept = request.session.get(f"desk.{stream}", {})
    listed: list[dict[str, Any]] = keeper().reading(
        stream, lambda state: choices(state, keeper().book(stream), now_of(stream))
    )
    known = [one["id"] for one in listed]
    session = asked.get("session") or kept.get("session", "")
    if session not in known or (not asked.get("session") and not _open(listed, session)):
        session = known[0] if known else ""
    method = asked.get("method") if "method" in asked else kept.get("method", "cash")
    method = method if method in views.METHODS else "cash"
    if request.method == "POST":
        request.session[f"desk.{stream}"] = {"session": session, "method": method}
    lang = language_of(request)
    methods = [{"id": one, "text": method_text(one, lang)} for one in views.METHODS]
    return {"session": session, "method": method, "sessions": listed, "methods": methods}


def _open(listed: list[dict[str, Any]], session: str) -> bool:
    return any(one["id"] == session and one["open"] for one in listed)


@only(*DESK_ROLES)
@require_GET
def home(request: HttpRequest, stream: str) -> HttpResponse:
    return _page(request, stream)


def _page(request: HttpRequest, stream: str, **extra: Any) -> HttpResponse:
    """The whole page, with whatever was found or done in it: browsers without scripts get this."""
    about(stream)
    asked = request.GET.get("q", "")
    player = request.GET.get("j", "")
    found = _found(request, stream, asked) if asked else {"q": ""}
    if player and "card" not in extra:
        extra["card"] = _card(request, stream, player)
    status = extra.pop("status", 200)
    response = page(request, stream, "room/desk.html", **_how(request, stream), **found, **extra)
    response.status_code = status
    return response


@only(*DESK_ROLES)
@require_GET
def find(request: HttpRequest, stream: str) -> HttpResponse:
    """Who it may be, with what Enter would do for each."""
    about(stream)
    found = _found(request, stream, request.GET.get("q", ""))
    return render(request, "room/desk_found.html", {**about(stream), **_how(request, stream), **found})


def _scanned(stream: str, asked: str) -> str:
    """Whose private link was typed, as a scanner of codes does; the text itself if it is none."""
    page = found_at(asked.strip().rstrip("/") + "/") if "/" in asked else None
    link = Link.find(page.kwargs["token"]) if page is not None and page.url_name == "player" else None
    if link is None or link.kind != KIND or link.stream != stream:
        return asked
    found: str = keeper().reading(stream, lambda state: _sought(state.players[link.subject]))
    return found


def _sought(player: Player) -> str:
    return player.document or player.name


def _found(request: HttpRequest, stream: str, typed: str) -> dict[str, Any]:
    asked = _scanned(stream, typed)
    session = _how(request, stream)["session"]
    others = elsewhere(stream)

    def look(trial: Trial) -> dict[str, Any]:
        state = trial.state
        names = {plain(one.name) for one in state.players.values()}
        new = [
            one
            for one in others
            if (one.document not in state.documents if one.document else plain(one.name) not in names)
        ]
        best, count = search([*players_of(state), *new], asked)
        rows = []
        for one in best:
            if one.stream:
                offer: dict[str, Any] = {"kind": "first", "text": say("desk.offer.first", trial.lang)}
            else:
                offer = views.offer(trial, state.players[one.id], session)
            rows.append({"person": one, "offer": offer})
        more = count - len(best)
        return {"rows": rows, "more": more, "q": typed, "unsure": _unsure(rows, more, asked)}

    return {**_trying(request, stream, look), "searched": bool(asked.strip())}


def _unsure(rows: list[dict[str, Any]], more: int, asked: str) -> bool:
    """May more than one person be meant who would buy? Then Enter sells to nobody."""
    buyers = [one for one in rows if one["offer"]["kind"] not in ("in", "no")]
    if not rows or rows[0] not in buyers or len(buyers) + more == 1:
        return False
    exact = [one for one in buyers if is_exactly(one["person"], asked)]
    return len(exact) != 1 or exact[0] is not rows[0]


def _card(request: HttpRequest, stream: str, player: str) -> dict[str, Any] | None:
    session = _how(request, stream)["session"]

    def look(trial: Trial) -> dict[str, Any] | None:
        found = trial.state.players.get(player)
        return views.card(trial, found, session) if found is not None else None

    return _trying(request, stream, look)


@only(*DESK_ROLES)
@require_GET
def person(request: HttpRequest, stream: str) -> HttpResponse:
    """A person's card."""
    about(stream)
    card = _card(request, stream, request.GET.get("j", ""))
    return _answer(request, stream, card=card, status=200 if card else 404)


def _answer(
    request: HttpRequest, stream: str, *, status: int = 200, entered: bool = False, **shown: Any
) -> HttpResponse:
    """What has been done and the person's card: a part for htmx, the whole page for others."""
    if not request.headers.get("HX-Request"):
        return _page(request, stream, status=status, **shown)
    response = render(request, "room/desk_shown.html", {**about(stream), **_how(request, stream), **shown})
    response.headers["X-Torneo-Status"] = str(status)
    if entered:
        response.headers["HX-Trigger"] = "desk:entered"
    return response


@only(*DESK_ROLES)
@require_POST
def enter(request: HttpRequest, stream: str) -> HttpResponse:
    """Enters a known person, or one of another event of the room: ``document`` tells who, or ``event`` and
    the id it has for somebody ``there``."""
    about(stream)
    player, key = request.POST.get("player", ""), key_of(request)
    document, event = request.POST.get("document", ""), request.POST.get("event", "")
    if not player and (document or event):
        there = request.POST.get("there", "")
        known, person = person_elsewhere(stream, document, event, there), part(key, "person")
        command = brought(stream, known, person) if known is not None else None
        if command is None:
            return _told(request, stream, Refused("unknown_player", {"player": document or there}), "")
        answer = give(stream, command, actor_of(request), person)
        if isinstance(answer, Refused):
            return _told(request, stream, answer, "")
        player = next(one.event.player for one in answer.happened)
    return _enter(request, stream, player, key)


def _enter(request: HttpRequest, stream: str, player: str, key: Key) -> HttpResponse:
    how = _how(request, stream)
    command = EnterPlayer(
        player=player, session=how["session"], method=how["method"],
        id_checked=bool(request.POST.get("id_checked")),
    )  # fmt: skip
    answer = give(stream, command, actor_of(request), key)
    if isinstance(answer, Refused):
        return _told(request, stream, answer, player)
    return _sold(request, stream, answer, player)


def _sold(request: HttpRequest, stream: str, answer: Answered, player: str) -> HttpResponse:
    number, lang = views.sold_entry(answer.happened), language_of(request)

    def look(trial: Trial) -> dict[str, Any] | None:
        entry = trial.state.entries.get(number)
        if entry is None:
            return None
        return {**views.sale(trial.state, entry, trial.book, lang), **views.undoing(trial, number)}

    sale = _trying(request, stream, look) if number else None
    card = None if sale else _card(request, stream, player)
    return _answer(request, stream, sale=sale, card=card, done="" if sale else say("common.done", lang),
                   entered=sale is not None)  # fmt: skip


def _told(request: HttpRequest, stream: str, refused: Refused, player: str, before: str = "") -> HttpResponse:
    """A refusal in words with its clauses, and the person's card if there is one."""
    lang = language_of(request)
    text = keeper().reading(stream, lambda state: views.why(refused, state, lang))
    return _answer(
        request, stream, status=403 if refused.reason == "role" else 409, refused=text, before=before,
        clauses=refused.clauses, card=_card(request, stream, player) if player else None,
    )  # fmt: skip


@only(*DESK_ROLES)
@require_POST
def new(request: HttpRequest, stream: str) -> HttpResponse:
    """Registers a person, and enters them unless only that was wanted."""
    about(stream)
    lang, post, key = language_of(request), request.POST, key_of(request)
    born = post.get("born", "").strip()
    country = post.get("country", "").strip()
    command = RegisterPlayer(
        player=new_id(stream, post.get("name", ""), part(key, "person")),
        name=" ".join(post.get("name", "").split())[:80],
        document=post.get("document", "")[:40], born=iso_day(born, lang) or born,
        country=country_code(country) or country[:40], club=post.get("club", "")[:80],
        contact=post.get("contact", "")[:120], needs=post.get("needs", "")[:200],
    )  # fmt: skip
    answer = give(stream, command, actor_of(request), part(key, "person"))
    if isinstance(answer, Refused):
        return _told(request, stream, answer, "")
    player = next((one.event.player for one in answer.happened), command.player)
    if post.get("only"):
        return _answer(request, stream, card=_card(request, stream, player),
                       done=say("desk.registered", lang), entered=True)  # fmt: skip
    how = _how(request, stream)
    sale = EnterPlayer(player=player, session=how["session"], method=how["method"],
                       id_checked=bool(post.get("id_checked")))  # fmt: skip
    entered = give(stream, sale, actor_of(request), key)
    if isinstance(entered, Refused):
        return _told(request, stream, entered, player, before=say("desk.registered_only", lang))
    return _sold(request, stream, entered, player)


@only(*DESK_ROLES)
@require_POST
def act(request: HttpRequest, stream: str, name: str) -> HttpResponse:
    """A purchase, a cancellation, a check: the command, then the person's card as it is now."""
    about(stream)
    lang = language_of(request)
    player = request.POST.get("of", "")
    kind: type[Command] | None = getattr(orders, name, None) if name in views.COMMANDS else None
    if kind is None:
        return _answer(request, stream, status=404, refused=say("common.not_found", lang))
    fields = {one: value for one, value in fields_of(request.POST).items() if one in kind.__struct_fields__}
    if name == "CorrectPlayer":
        fields = _corrected(request)
    if "method" in kind.__struct_fields__:
        fields["method"] = _how(request, stream)["method"]
    try:
        command = command_from(kind, fields, lang)
    except msgspec.ValidationError as wrong:
        text = bad_field(wrong, lang)
        return _answer(request, stream, status=422, refused=text, card=_card(request, stream, player))
    answer = give(stream, command, actor_of(request), key_of(request))
    if isinstance(answer, Refused):
        return _told(request, stream, answer, player)
    if name in ("EnterPlayer", "ReEnter"):
        return _sold(request, stream, answer, player)
    return _answer(request, stream, card=_card(request, stream, player), done=say("common.done", lang))


def _corrected(request: HttpRequest) -> dict[str, Any]:
    """All fields of a person as typed, empty ones too."""
    post = request.POST
    names = ("name", "document", "born", "country", "club", "contact", "needs")
    fields = {name: post.get(name, "").strip() for name in names if name in post}
    if fields.get("born"):
        fields["born"] = iso_day(fields["born"], language_of(request)) or fields["born"]
    if fields.get("country"):
        fields["country"] = country_code(fields["country"]) or fields["country"]
    return {"player": post.get("of", ""), **fields}


urlpatterns = [
    path("e/<slug:stream>/inscripcion/", home, name="desk"),
    path("e/<slug:stream>/inscripcion/buscar/", find, name="desk_find"),
    path("e/<slug:stream>/inscripcion/jugador/", person, name="desk_person"),
    path("e/<slug:stream>/inscripcion/entrar/", enter, name="desk_enter"),
    path("e/<slug:stream>/inscripcion/nuevo/", new, name="desk_new"),
    path("e/<slug:stream>/inscripcion/hacer/<str:name>/", act, name="desk_act"),
]
