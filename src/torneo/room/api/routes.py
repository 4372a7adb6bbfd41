"""The addresses of the operations."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, path

from torneo.room.api.door import door, language
from torneo.room.api.openapi import document
from torneo.room.api.operation import OPERATIONS, Operation
from torneo.room.api.problems import Wrong

assert document, "it brings the operations"
_CONVERTERS = {"{stream}": "<str:stream>", "{name}": "<str:name>", "{number}": "<int:number>"}


def _nowhere(request: HttpRequest, **_: Any) -> HttpResponse:
    return Wrong(404, "no_address").answer(language(request))


def _patterns() -> list[URLPattern]:
    by_path: dict[str, dict[str, Operation]] = {}
    for one in OPERATIONS:
        by_path.setdefault(one.path, {})[one.method] = one
    found = []
    for where, by_method in by_path.items():
        for part, converter in _CONVERTERS.items():
            where = where.replace(part, converter)
        found.append(path(where.removeprefix("/"), door(by_method)))
    nowhere: Any = _nowhere
    nowhere.csrf_exempt = True
    return [*found, path("<path:name>", nowhere)]


urlpatterns = _patterns()
