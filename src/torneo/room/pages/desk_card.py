"""The card of a seat, with the receipt and the player's private link."""

from typing import Any

from csp.decorators import csp_replace
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import path
from django.views.decorators.clickjacking import xframe_options_sameorigin

from torneo.room.accounts.record import by_of
from torneo.room.keeping import give, keeper
from torneo.room.keys import key_of
from torneo.room.language import language_of
from torneo.room.links_out import absolute
from torneo.room.pages.common import about, page
from torneo.room.pages.desk import DESK_ROLES
from torneo.room.pages.player import player_link, qr
from torneo.room.views import desk as views
from torneo.room.who import actor_of, only
from torneo.tournament import Refused, Tournament
from torneo.tournament.entries.commands import IssueSeatCard


@csp_replace({"frame-ancestors": ["'self'"]})
@xframe_options_sameorigin
@only(*DESK_ROLES)
def seat_card(request: HttpRequest, stream: str, entry: int) -> HttpResponse:
    """The card of a seat and the receipt, to print; posted, it is handed out, with a fresh private link. The
    desk prints it from a frame of its own page."""
    about(stream)
    lang = language_of(request)
    told, link = "", ""
    clauses: tuple[str, ...] = ()
    if request.method == "POST":
        answer = give(stream, IssueSeatCard(entry=entry), actor_of(request), key_of(request))
        if isinstance(answer, Refused):
            told = keeper().reading(stream, lambda state: views.why(answer, state, lang))
            clauses = answer.clauses

    def look(state: Tournament) -> dict[str, Any] | None:
        found = state.entries.get(entry)
        return views.sale(state, found, keeper().book(stream), lang) if found is not None else None

    sale = keeper().reading(stream, look)
    if sale is None:
        return redirect("desk", stream)
    if request.method == "POST" and not told:
        link = absolute(request, player_link(stream, sale["player"], by_of(request)))
    response = page(request, stream, "room/desk_seat_card.html", sale=sale, refused=told, clauses=clauses,
                    link=link, code=qr(link) if link else "")  # fmt: skip
    response.headers["Cache-Control"] = "no-store"
    return response


urlpatterns = [
    path("e/<slug:stream>/inscripcion/tarjeta/<int:entry>/", seat_card, name="desk_seat_card"),
]
