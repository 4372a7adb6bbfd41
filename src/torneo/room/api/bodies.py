"""What a request brings: JSON of a known shape, and nothing too large, too deep or too long."""

import re
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest

from torneo.room.api.problems import Fault, Wrong
from torneo.tournament import Refused
from torneo.tournament.fitting import misfit

#: Bytes of a body, depth of what is in it, and the largest whole number every program reads alike.
MOST_BYTES = 1 << 20
MOST_DEEP = 24
MOST_NUMBER = 2**53 - 1
T = TypeVar("T")


def json_of(request: HttpRequest) -> dict[str, Any]:
    """The object in the body; an empty body is an empty object."""
    raw = _bytes(request)
    if not raw.strip():
        return {}
    media = (request.content_type or "").lower()
    if media != "application/json" and not media.endswith("+json"):
        raise Wrong(415, "media_type", facts={"found": media or "–"})
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Wrong(422, "not_json") from None
    if not isinstance(found, dict):
        raise Wrong(422, "not_object")
    for place, reason in _too_much(found, "", 1):
        raise Wrong(422, reason, field=place, facts={"most": MOST_NUMBER})
    return found


def _bytes(request: HttpRequest) -> bytes:
    length = request.META.get("CONTENT_LENGTH") or "0"
    if length.isdigit() and int(length) > MOST_BYTES:
        raise Wrong(413, "too_large", facts={"most": MOST_BYTES})
    try:
        raw: bytes = request.body
    except RequestDataTooBig:
        raise Wrong(413, "too_large", facts={"most": MOST_BYTES}) from None
    if len(raw) > MOST_BYTES:
        raise Wrong(413, "too_large", facts={"most": MOST_BYTES})
    return raw


def _too_much(value: Any, place: str, depth: int) -> Iterator[tuple[str, str]]:
    if depth > MOST_DEEP:
        yield place, "too_deep"
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from _too_much(inner, f"{place}.{name}" if place else name, depth + 1)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _too_much(inner, f"{place}[{number}]", depth + 1)
    elif isinstance(value, int) and not isinstance(value, bool) and abs(value) > MOST_NUMBER:
        yield place, "number_too_large"


def shaped(fields: dict[str, Any], kind: type[T], also: frozenset[str] = frozenset()) -> T:
    """The object as what it should be. Names nobody knows are a fault: a typing error would else pass
    unseen. ``also``: names that belong to the request, not to the struct."""
    known = {info.encode_name for info in msgspec.structs.fields(kind)}  # type: ignore[arg-type]
    for name in fields:
        if name not in known and name not in also:
            raise Wrong(422, "unknown_field", field=name)
    try:
        found = msgspec.json.decode(msgspec.json.encode(fields), type=kind)
    except (msgspec.ValidationError, RecursionError) as wrong:
        field, detail = where(wrong)
        raise Wrong(422, "bad_field", field=field, errors=[Fault(field, detail)] if detail else ()) from None
    refused = misfit(found) if isinstance(found, msgspec.Struct) else None
    if refused is not None:
        raise unfit(refused)
    return found


def unfit(refused: Refused) -> Wrong:
    """What is too long, too many or too large in a request."""
    return Wrong(422, refused.reason, field=str(refused.facts["field"]), facts=refused.facts)


def where(wrong: Exception) -> tuple[str, str]:
    """The field a message of msgspec is about, and the rest of the message."""
    text = str(wrong)
    missing = re.search(r"missing required field `([^`]+)`", text)
    place = re.search(r"`\$\.?([^`]*)`", text)
    inside = place.group(1) if place else ""
    if missing:
        return ".".join(one for one in (inside, missing.group(1)) if one), ""
    unknown = re.search(r"unknown field `([^`]+)`", text)
    if unknown:
        return ".".join(one for one in (inside, unknown.group(1)) if one), ""
    return inside, text.split(" - at ")[0]


def query_number(request: HttpRequest, name: str, usual: int, least: int, most: int) -> int:
    """A whole number of the address."""
    text = request.GET.get(name)
    if text is None:
        return usual
    if not re.fullmatch(r"\d{1,16}", text) or not least <= int(text) <= most:
        raise Wrong(422, "bad_number", field=name, facts={"least": least, "most": most})
    return int(text)


def query_flag(request: HttpRequest, name: str) -> bool:
    text = request.GET.get(name, "")
    if text not in ("", "0", "1", "false", "true"):
        raise Wrong(422, "bad_field", field=name)
    return text in ("1", "true")
