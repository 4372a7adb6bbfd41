"""The line before the desk: the poster at the door, the page of whoever waits, and the desk's own list."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path, reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from torneo.room import door_line
from torneo.room.drafts import hidden
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.links_out import absolute
from torneo.room.models import Link
from torneo.room.pages.common import about, page
from torneo.room.pages.desk import DESK_ROLES
from torneo.room.pages.player import KIND, qr
from torneo.room.who import only, role_of
from torneo.room.words import say


@require_http_methods(["GET", "POST"])
def get_in(request: HttpRequest, stream: str) -> HttpResponse:
    """Whoever comes in by the poster: a name, and a place in the line."""
    known = about(stream)
    if hidden(stream, role_of(request.user)):
        raise Http404(stream)
    told = "" if known["phase"] in ("published", "running") else say("desk.over", language_of(request))
    name = request.POST.get("name", "").strip()
    if request.method == "POST" and name and not told:
        return _placed(request, stream, name)
    return page(request, stream, "room/line.html", told=told)


@require_POST
def from_own_page(request: HttpRequest, token: str) -> HttpResponse:
    """A player the event knows, from the page behind the private link."""
    link = Link.find(token)
    if link is None or link.kind != KIND:
        raise Http404(token)
    player = keeper().reading(link.stream, lambda state: state.players.get(link.subject))
    if player is None:
        raise Http404(token)
    return _placed(request, link.stream, player.name, player.id)


def _placed(request: HttpRequest, stream: str, name: str, player: str = "") -> HttpResponse:
    try:
        mark = door_line.join(stream, name, request.META.get("REMOTE_ADDR", ""), player)
    except door_line.Full:
        return page(request, stream, "room/line.html", told=say("line.full", language_of(request)))
    return redirect("line_place", stream, mark)


@require_http_methods(["GET", "POST"])
def place(request: HttpRequest, stream: str, mark: str) -> HttpResponse:
    """How many are before somebody; posted, he leaves the line."""
    about(stream)
    if request.method == "POST":
        door_line.leave(stream, mark)
        return redirect("line", stream)
    answer = page(request, stream, "room/line.html", place=door_line.place_of(stream, mark), mark=mark)
    answer.headers["Cache-Control"] = "no-store"
    return answer


@only(*DESK_ROLES)
@require_GET
def poster(request: HttpRequest, stream: str) -> HttpResponse:
    """The code to put up at the door, on paper or on a screen."""
    link = absolute(request, reverse("line", args=[stream]))
    return page(request, stream, "room/line.html", code=qr(link), link=link)


@only(*DESK_ROLES)
@require_GET
def waiting(request: HttpRequest, stream: str) -> HttpResponse:
    """The line as the desk sees it; its page asks for it again and again."""
    return render(request, "room/desk_line.html", {**about(stream), "line": door_line.line(stream)})


@only(*DESK_ROLES)
@require_POST
def take_out(request: HttpRequest, stream: str, mark: str) -> HttpResponse:
    about(stream)
    door_line.leave(stream, mark)
    if request.headers.get("HX-Request"):
        return render(request, "room/desk_line.html", {**about(stream), "line": door_line.line(stream)})
    return redirect("desk", stream)


urlpatterns = [
    path("e/<slug:stream>/cola/", get_in, name="line"),
    path("e/<slug:stream>/cola/<str:mark>/", place, name="line_place"),
    path("j/<str:token>/cola/", from_own_page, name="line_from_own_page"),
    path("e/<slug:stream>/inscripcion/cola/", waiting, name="desk_line"),
    path("e/<slug:stream>/inscripcion/cola/cartel/", poster, name="line_poster"),
    path("e/<slug:stream>/inscripcion/cola/<str:mark>/quitar/", take_out, name="line_take_out"),
]
