"""Which screen shows what: every layout with its address and QR code; and, for the directors, the logo, the
text and the pictures that the screens bring along."""

import hashlib
import re
from typing import Any

from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import path, reverse
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_GET, require_http_methods

from torneo.room.accounts.record import by_of, note
from torneo.room.addresses import sign_in_first
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.links_out import absolute
from torneo.room.models import ScreenPicture, ScreenText
from torneo.room.pages.common import about, page
from torneo.room.pages.console_settings import DIRECTORS
from torneo.room.pages.player import qr
from torneo.room.pictures import MOST_BYTES, NoPicture, Picture, read_picture
from torneo.room.views.clock import on_show
from torneo.room.views.dress import MOST_PICTURES, MOST_TEXT, pictures_of, texts_of
from torneo.room.views.layouts import LAYOUTS, layout_name, layout_path
from torneo.room.who import role_of
from torneo.room.words import say
from torneo.rulebook import LANGS, Lang
from torneo.tournament import Tournament

#: Of phones: pages of the event that are no screens.
PHONES = (("seats", "seats"), ("public", "event"))
_KINDS = {"logo": "logo", "picture": "sponsor"}
#: A picture is shown as a picture and nothing else, whatever it holds.
_ALONE = "default-src 'none'; sandbox"


@require_http_methods(["GET", "POST"])
def choose(request: HttpRequest, stream: str) -> HttpResponse:
    """The layouts, for anybody who stands before a television; changes are the directors'."""
    about(stream)
    lang, role = language_of(request), role_of(request.user)
    if request.method == "GET":
        return _shown(request, stream, lang)
    if role not in DIRECTORS:
        if not request.user.is_authenticated:
            return sign_in_first(request.get_full_path())
        return render(request, "room/forbidden.html", {"role": role, "allowed": DIRECTORS}, status=403)
    try:
        _changed(request, stream)
    except NoPicture as why:
        return _shown(request, stream, lang, say(f"screens.picture.{why.code}", lang, dict(why.facts)))
    return redirect(f"{request.path}#adornos")


def _shown(request: HttpRequest, stream: str, lang: Lang, problem: str = "") -> HttpResponse:
    sessions: list[str] = keeper().reading(stream, _sessions)
    texts = texts_of(stream)
    answer = page(
        request, stream, "room/screens.html", problem=problem, may=role_of(request.user) in DIRECTORS,
        layouts=[_layout(request, stream, one, sessions, lang) for one in LAYOUTS],
        phones=[
            {"name": say(f"console.screen.{name}", lang), **_address(request, reverse(where, args=[stream]))}
            for name, where in PHONES
        ],
        pictures=pictures_of(stream), most_pictures=MOST_PICTURES, most_text=MOST_TEXT,
        most_mb=MOST_BYTES >> 20, texts=[(stream, texts[stream]), ("", texts[""])],
    )  # fmt: skip
    answer.status_code = 422 if problem else 200
    return answer


def _sessions(state: Tournament) -> list[str]:
    """Several in play at once need a screen each."""
    found = [one.id for one in on_show(state)]
    return found if len(found) > 1 else []


def _layout(
    request: HttpRequest, stream: str, layout: str, sessions: list[str], lang: Lang
) -> dict[str, Any]:
    where = layout_path(stream, layout)
    joined = "&" if "?" in where else "?"
    return {
        "id": layout,
        "name": layout_name(layout, lang),
        "why": say(f"screens.layout_for.{layout}", lang),
        "langs": [(one, say(f"screens.set.lang.{one}", lang), f"{where}{joined}lang={one}") for one in LANGS],
        "sessions": [(one, f"{where}{joined}sesion={one}&lang={lang}") for one in sessions],
        **_address(request, f"{where}{joined}lang={lang}"),
    }


def _address(request: HttpRequest, where: str) -> dict[str, str]:
    address = absolute(request, where)
    return {"where": where, "address": address, "qr": qr(address)}


# ---- changes ---------------------------------------------------------------------------------------------


def _changed(request: HttpRequest, stream: str) -> None:
    act = request.POST.get("act", "")
    whose = "" if request.POST.get("everywhere") else stream
    if act == "text":
        _text(request, stream, whose)
    elif act in _KINDS:
        _picture(request, stream, whose, _KINDS[act])
    elif act == "remove":
        _remove(request, stream, request.POST.get("number", ""))


def _text(request: HttpRequest, stream: str, whose: str) -> None:
    written: dict[str, str] = {one: " ".join(request.POST.get(one, "").split())[:MOST_TEXT] for one in LANGS}
    with transaction.atomic():
        ScreenText.objects.update_or_create(stream=whose, defaults=written)
        note(by_of(request), "screen_text", stream)


def _picture(request: HttpRequest, stream: str, whose: str, kind: str) -> None:
    """A new logo takes the place of the one before."""
    file = request.FILES.get("file")
    if file is None:
        raise NoPicture("missing")
    if (file.size or 0) > MOST_BYTES:
        raise NoPicture("too_big", most=MOST_BYTES >> 20)
    body = file.read()
    found = read_picture(body)
    with transaction.atomic():
        own = ScreenPicture.objects.filter(stream=whose, kind=kind)
        if kind == "logo":
            own.delete()
        elif own.count() >= MOST_PICTURES:
            raise NoPicture("too_many", most=MOST_PICTURES)
        _keep(whose, kind, _name(file.name or ""), found, body)
        note(by_of(request), "screen_picture", stream, name=_name(file.name or ""))


def _keep(whose: str, kind: str, name: str, found: Picture, body: bytes) -> None:
    digest = hashlib.sha256(body).hexdigest()
    ScreenPicture.objects.get_or_create(
        stream=whose, kind=kind, digest=digest, defaults={"name": name, "media": found.media, "data": body}
    )


def _name(given: str) -> str:
    """A file's name without its ending: what a picture is called where it cannot be seen."""
    return re.sub(r"[\x00-\x1f]|\.\w{1,5}$", "", given.rsplit("/", 1)[-1]).strip()[:100]


def _remove(request: HttpRequest, stream: str, number: str) -> None:
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        return
    found = ScreenPicture.objects.filter(pk=int(number), stream__in=(stream, "")).defer("data").first()
    if found is not None:
        with transaction.atomic():
            found.delete()
            note(by_of(request), "screen_picture_removed", stream, name=found.name)


# ---- the pictures themselves -----------------------------------------------------------------------------


@require_GET
def picture(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The bytes as they came. Its address names its digest: what was seen once is not asked for again."""
    about(stream)
    if number > 2**31:
        raise Http404
    found = get_object_or_404(ScreenPicture, pk=number, stream__in=(stream, ""))
    answer = HttpResponse(bytes(found.data), content_type=found.media)
    answer.headers["Content-Security-Policy"] = _ALONE
    answer.headers["Content-Disposition"] = (
        content_disposition_header(as_attachment=False, filename=f"{found.digest[:12]}") or "inline"
    )
    answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    return answer


urlpatterns = [
    path("e/<slug:stream>/pantallas/", choose, name="screens"),
    path("e/<slug:stream>/pantallas/<int:number>/", picture, name="screen_picture"),
]
