"""Addresses of older releases, which bookmarks, papers and programs still have: they lead to those of today,
forms and all."""

from django.http import HttpRequest, HttpResponsePermanentRedirect
from django.urls import get_script_prefix, path

#: What a part of an event's address was called, and is called now: paths are in Spanish.
_RENAMED = {"do": "hacer", "rulings": "resoluciones", "overlay": "rotulos"}


def moved(request: HttpRequest, stream: str, now: str, rest: str = "") -> HttpResponsePermanentRedirect:
    query = request.META.get("QUERY_STRING", "")
    where = f"{get_script_prefix()}e/{stream}/{now}/{rest}" + (f"?{query}" if query else "")
    return HttpResponsePermanentRedirect(where, preserve_request=True)


urlpatterns = [
    route
    for before, now in _RENAMED.items()
    for route in (
        path(f"e/<slug:stream>/{before}/", moved, {"now": now}, name=f"moved_{before}"),
        path(f"e/<slug:stream>/{before}/<path:rest>", moved, {"now": now}, name=f"moved_{before}_part"),
    )
]
