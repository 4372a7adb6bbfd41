"""Every address of the room, with something that is there in place of each part of it."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.urls import URLPattern, get_resolver

#: Something that is there, or could be, for each part of an address.
PARTS: dict[str, Any] = {
    "stream": "x", "player": "p1", "token": "t", "mark": "m", "number": 1, "seq": 2, "entry": 1, "table": 1,
    "name": "club-night", "book": "fcp-2025", "clause": "45-B-1", "session": "1", "format": "csv",
    "kind": "csv", "topic": "multiple-chips", "version": 1, "key": "r1", "seat": 1, "given": 1,
    "role": "dealer", "code": "x", "line": "x", "place": 0, "rest": "r1/",
}  # fmt: skip


def patterns() -> Iterator[URLPattern]:
    """All of them but the support pages, which are Django's own."""
    for one in get_resolver().url_patterns:
        if isinstance(one, URLPattern):
            yield one


def address(pattern: URLPattern, parts: Mapping[str, Any]) -> str:
    """The pattern with its parts filled in. A part nobody knows is a fault of the test: add it."""
    text = "/" + str(pattern.pattern)
    for name in pattern.pattern.converters:
        kind = pattern.pattern.converters[name]
        for written in (f"<{_kind(kind)}:{name}>", f"<{name}>"):
            text = text.replace(written, str(parts[name]))
    assert "<" not in text, text
    return text


def _kind(converter: object) -> str:
    return type(converter).__name__.removesuffix("Converter").lower().replace("string", "str")
