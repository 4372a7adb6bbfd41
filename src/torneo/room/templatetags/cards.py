"""Playing cards as drawings of our own: a large index, four colours, the shape of the suit always there."""

from typing import Any

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from torneo.cards import HIDDEN, card_name
from torneo.cards.card import RANKS, SUITS

register = template.Library()

#: The suits on a square of 32.
_SHAPES = {
    "s": "M16 2c3 6 12 10 12 17a6 6 0 0 1-10 4c0 3 1 5 3 7H11c2-2 3-4 3-7a6 6 0 0 1-10-4C4 12 13 8 16 2z",
    "h": "M16 29C9 22 3 18 3 11a7 7 0 0 1 13-4 7 7 0 0 1 13 4c0 7-6 11-13 18z",
    "d": "M16 2l11 14-11 14L5 16z",
    "c": "M16 2a6.5 6.5 0 0 1 5 10.7a6.5 6.5 0 1 1-3.5 11c.2 2.8 1.3 4.8 3.5 6.3H11c2.2-1.5 "
    "3.3-3.5 3.5-6.3a6.5 6.5 0 1 1-3.5-11A6.5 6.5 0 0 1 16 2z",
}
_FACE = (
    '<svg class="pc {}" viewBox="0 0 60 84" role="img" aria-label="{}"><rect class="paper" x="1" y="1" '
    'width="58" height="82" rx="6"/><text x="30" y="38" text-anchor="middle">{}</text>'
    '<path transform="translate(14 44)" d="{}"/></svg>'
)
_BACK = (
    '<svg class="pc back" viewBox="0 0 60 84" role="img" aria-label="{}"><rect class="paper" x="1" y="1" '
    'width="58" height="82" rx="6"/><rect class="inner" x="8" y="8" width="44" height="68" rx="3"/></svg>'
)


@register.simple_tag(takes_context=True)
def card(context: dict[str, Any], number: int) -> SafeString:
    """``{% card 51 %}``: the ace of spades; a hidden card shows its back."""
    name = card_name(number, context.get("lang", "es"))
    if number == HIDDEN:
        return format_html(_BACK, name)
    suit = SUITS[number & 3]
    return format_html(_FACE, suit, name, RANKS[number >> 2].replace("T", "10"), mark_safe(_SHAPES[suit]))
