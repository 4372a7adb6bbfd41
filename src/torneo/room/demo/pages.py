"""The controls of a demonstration: speed, who accepts proposals, and signing in with one tap. In a room
without a demonstration none of it exists."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib.auth import login
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import path, reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from torneo.room.demo import SPEEDS, running
from torneo.room.demo.accounts import ACCOUNTS, PASSWORD
from torneo.room.demo.show import Show
from torneo.room.who import only

Page = Callable[..., HttpResponse]


def controls_context(show: Show) -> dict[str, Any]:
    """What the controls show."""
    told = show.told()
    return {"stream": told.stream, "speed": told.speed, "speeds": SPEEDS, "auto": told.auto}


def demo_context(show: Show) -> dict[str, Any]:
    """What the first page tells besides: accounts, and a player's private link."""
    accounts = {role: username for username, role, _ in ACCOUNTS}
    return {
        "demo": {
            **controls_context(show),
            "accounts": accounts,
            "password": PASSWORD,
            "player": show.player_link(),
            "ready": show.ready.is_set(),
        }
    }


def _in_demo(page: Page) -> Page:
    @wraps(page)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        show = running()
        if show is None:
            raise Http404
        return page(request, show, *args, **kwargs)

    return guarded


def _back(request: HttpRequest) -> HttpResponse:
    target = request.POST.get("next") or request.headers.get("Referer", reverse("start"))
    safe = url_has_allowed_host_and_scheme(target, {request.get_host()})
    return redirect(target if safe else "start")


@require_POST
@only("director")
@_in_demo
def set_speed(request: HttpRequest, show: Show) -> HttpResponse:
    wanted = request.POST.get("speed", "")
    if wanted in map(str, SPEEDS):
        show.set_speed(float(wanted))
    return _back(request)


@require_POST
@only("director")
@_in_demo
def set_auto(request: HttpRequest, show: Show) -> HttpResponse:
    show.set_auto(request.POST.get("auto") == "1")
    return _back(request)


@require_POST
@_in_demo
def sign_in(request: HttpRequest, show: Show) -> HttpResponse:
    """Signs in with a ready-made account and opens the page it is for."""
    role = request.POST.get("role", "")
    username = next((name for name, its, _ in ACCOUNTS if its == role), None)
    user = User.objects.filter(username=username).first()
    if user is None:
        raise Http404
    login(request, user, backend="django.contrib.auth.backends.ModelBackend")
    return _back(request)


urlpatterns = [
    path("demo/velocidad/", set_speed, name="demo_speed"),
    path("demo/propuestas/", set_auto, name="demo_auto"),
    path("demo/entrar/", sign_in, name="demo_sign_in"),
]
