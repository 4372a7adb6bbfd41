"""How a phone, tablet or computer comes to trust an https room: the authority's certificate and the steps."""

from urllib.parse import urlsplit

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path, reverse
from django.views.decorators.http import require_safe

from torneo.room.https.authority import Authority, authority, is_made
from torneo.room.links_out import base_of
from torneo.room.network import served
from torneo.room.pages.player import qr

#: Steps of each kind of device, in the order of ``room/words/es/trust.ftl``.
DEVICES = {"android": 4, "iphone": 4, "windows": 4, "mac": 4, "firefox": 3}


def _authority() -> Authority:
    """The room's own, if it is the one that vouches for it."""
    where = served()
    if where is None or not where.plain or not is_made():
        raise Http404
    return authority()


@require_safe
def trust(request: HttpRequest) -> HttpResponse:
    of, where = _authority(), served()
    assert where is not None
    host = urlsplit(base_of(request)).hostname or ""
    host = f"[{host}]" if ":" in host else host
    here = f"http://{host}:{where.plain}{reverse('trust')}"
    devices = [{"name": f"trust.{name}", "steps": [f"trust.{name}.{n}" for n in range(1, most + 1)]}
               for name, most in DEVICES.items()]  # fmt: skip
    context = {
        "fingerprint": of.fingerprint, "here": here, "code": qr(here), "devices": devices,
        "room": f"https://{host}:{where.port}/",
    }  # fmt: skip
    return render(request, "room/trust.html", context)


@require_safe
def as_der(request: HttpRequest) -> HttpResponse:
    return _file(_authority().der, "application/x-x509-ca-cert", "torneo.crt")


@require_safe
def as_pem(request: HttpRequest) -> HttpResponse:
    return _file(_authority().pem, "application/x-pem-file", "torneo.pem")


def _file(raw: bytes, kind: str, name: str) -> HttpResponse:
    answer = HttpResponse(raw, content_type=kind)
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


urlpatterns = [
    path("confianza/", trust, name="trust"),
    path("confianza/torneo.crt", as_der, name="trust_der"),
    path("confianza/torneo.pem", as_pem, name="trust_pem"),
]
