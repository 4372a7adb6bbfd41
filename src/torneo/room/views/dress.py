"""What a house puts on its screens besides the event: a logo, a text, pictures of sponsors. Those of the
whole room (no ``stream``) are on every event's screens; an event's own logo and text come first."""

import hashlib
from typing import Any

from torneo.room.models import ScreenPicture, ScreenText
from torneo.rulebook import Lang

#: Pictures of sponsors that one event, or the whole room, shows.
MOST_PICTURES = 12
#: Letters of the text.
MOST_TEXT = 240


def texts_of(stream: str) -> dict[str, ScreenText]:
    """The event's text and the room's."""
    kept = {one.stream: one for one in ScreenText.objects.filter(stream__in=(stream, ""))}
    return {one: kept.get(one) or ScreenText(stream=one) for one in (stream, "")}


def pictures_of(stream: str) -> list[ScreenPicture]:
    """Those of the event, then those of the room, without their bytes."""
    found = ScreenPicture.objects.filter(stream__in=(stream, "")).defer("data")
    return sorted(found, key=lambda one: (not one.stream, one.pk))


def dress(stream: str, lang: Lang) -> dict[str, Any]:
    """The text in the screen's language, or in the one it was written in."""
    texts = texts_of(stream)
    written = [one for text in (texts[stream], texts[""]) for one in _first(text, lang)]
    pictures = [
        {"number": one.pk, "kind": one.kind, "name": one.name, "digest": one.digest[:12]}
        for one in pictures_of(stream)
    ]
    found = {
        "text": written[0] if written else "",
        "logo": next((one for one in pictures if one["kind"] == "logo"), None),
        "sponsors": [one for one in pictures if one["kind"] == "sponsor"],
    }
    return {**found, "mark": _mark(found)}


def _first(text: ScreenText, lang: Lang) -> list[str]:
    return [one for one in ((text.en, text.es) if lang == "en" else (text.es, text.en)) if one]


def _mark(found: dict[str, Any]) -> str:
    """Changes with whatever of it a screen shows."""
    logo = found["logo"]["digest"] if found["logo"] else ""
    parts = [found["text"], logo, *(one["digest"] for one in found["sponsors"])]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]
