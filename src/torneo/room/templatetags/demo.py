"""``{% load demo %}{% demo_controls %}``: speed and proposals of a demonstration, nothing in a real room."""

from typing import Any

from django import template

register = template.Library()


@register.inclusion_tag("room/demo_controls.html", takes_context=True)
def demo_controls(context: dict[str, Any], here: str = "") -> dict[str, Any]:
    """On a page of an event only if it is the one being demonstrated. ``here``: where to come back to."""
    from torneo.room.demo import running

    show = running()
    if show is None or context.get("stream") not in (None, show.told().stream):
        return {}
    from torneo.room.demo.pages import controls_context

    own = {key: context.get(key) for key in ("lang", "role", "csrf_token")}
    request = context.get("request")
    return {**own, "here": here or getattr(request, "path", "/"), "demo": controls_context(show)}
