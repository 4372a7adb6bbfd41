"""Tags of the registration desk."""

from typing import Any

from django import template

from torneo.room.views.fields import Field
from torneo.room.words import say
from torneo.writing import day_typed

register = template.Library()

#: What is asked of a person, and how long it may be.
_ASKED = (
    ("name", 80), ("document", 40), ("born", 20), ("country", 40), ("club", 80), ("contact", 120),
    ("needs", 200),
)  # fmt: skip


@register.inclusion_tag("room/desk_fields.html", takes_context=True)
def person_fields(context: dict[str, Any], who: Any) -> dict[str, Any]:
    """``{% person_fields card %}``: what is asked of a person, and what is known of them already."""
    lang = context["lang"]
    known = {name: (who or {}).get(name) or "" for name, _ in _ASKED}
    known["born"] = day_typed(known["born"], lang) if known["born"] else ""
    fields = [
        Field(
            name=name, label=say(f"desk.{name}", lang), value=known[name], longest=longest,
            required=name == "name", wide=name == "name",
            hint=day_typed("1990-12-31", lang) if name == "born" else "",
        )
        for name, longest in _ASKED
    ]  # fmt: skip
    return {"fields": fields, "lang": lang}
