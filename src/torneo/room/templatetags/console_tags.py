"""Tags of the director console."""

from typing import Any

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

from torneo.cards import card_sign, parse_card
from torneo.room.words import say as say_words

register = template.Library()


@register.simple_tag
def playing_card(card: str) -> SafeString:
    """``Ah`` as a small card: rank and suit, the suit's shape always there."""
    return format_html(
        '<span class="small-card {}">{}</span>', card[-1:].lower(), card_sign(parse_card(card))
    )


@register.simple_tag(takes_context=True)
def part_name(context: dict[str, Any], section: str) -> str:
    """A part of the event as the journal's filter names it."""
    return say_words(f"console.part.{section}", context.get("lang", "es"))
