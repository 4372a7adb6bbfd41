"""The cash desk's page: every prize of the event, paid and signed one after the other."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path

from torneo.room.pages.common import about
from torneo.room.pages.console_common import looked
from torneo.room.views.payments import payments_page
from torneo.room.who import only


@only("director", "operations", "desk")
def payments(request: HttpRequest, stream: str) -> HttpResponse:
    found = looked(request, stream, payments_page)
    return render(request, "room/payments.html", {**about(stream), **found, "alone": True})


urlpatterns = [path("e/<slug:stream>/pagos/", payments, name="payments")]
