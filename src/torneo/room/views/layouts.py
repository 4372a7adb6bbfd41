"""What a screen on the wall can show; each has an address, so that every screen keeps its own."""

from django.urls import reverse

from torneo.room.words import say
from torneo.rulebook import Lang

#: ``?vista=...`` of the screen. The first is what a screen shows that names none.
LAYOUTS = ("reloj", "premios", "asientos", "mesas", "imagenes")
#: Those whose clock is a line at the top.
COMPACT = ("asientos", "mesas", "imagenes")


def layout_of(asked: str) -> str:
    return asked if asked in LAYOUTS else LAYOUTS[0]


def layout_path(stream: str, layout: str) -> str:
    return reverse("screen", args=[stream]) + (f"?vista={layout}" if layout != LAYOUTS[0] else "")


def layout_name(layout: str, lang: Lang) -> str:
    return say(f"screens.layout.{layout}", lang)
