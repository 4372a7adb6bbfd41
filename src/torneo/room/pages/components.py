"""What pages are made of, each in all its states, on one page for the staff."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path
from django.views.decorators.http import require_GET

from torneo.room.language import language_of
from torneo.room.pages.console_common import CONSOLE_ROLES
from torneo.room.views.components import showcase
from torneo.room.who import only


@require_GET
@only(*CONSOLE_ROLES)
def components(request: HttpRequest) -> HttpResponse:
    """``luz=oscura``: as on screens people look up at."""
    dark = request.GET.get("luz") == "oscura"
    return render(request, "room/components.html", {"shown": showcase(language_of(request)), "dark": dark})


urlpatterns = [path("componentes/", components, name="components")]
