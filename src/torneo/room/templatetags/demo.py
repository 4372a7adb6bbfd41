"""``{% load demo %}{% demo_controls %}``: speed and proposals of a demonstration, nothing in a real room."""

from typing import Any

from django import template

register = template.Library()


@register.inclusion_tag("room/demo_controls.html", takes_context=True)
def demo_controls(context: dict[str, Any]) -> dict[str, Any]:
    from torneo.room.demo import running
    from torneo.room.demo.pages import demo_context

    show = running()
    own = {key: context.get(key) for key in ("lang", "role", "csrf_token", "request")}
    return {**own, **(demo_context(show) if show is not None else {})}
