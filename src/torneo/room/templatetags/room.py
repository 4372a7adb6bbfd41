"""Template tags every page may use: words, numbers, money, clauses."""

from datetime import UTC, datetime
from functools import cache
from typing import Any

from django import template
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from torneo.room.addresses import Place, clause_address
from torneo.room.keys import drawn
from torneo.room.who import may_open, opened_by
from torneo.room.words import say as say_words
from torneo.rulebook import book_ids
from torneo.writing import Why, reasons
from torneo.writing import chips as chips_text
from torneo.writing import day_typed as day_typed_text
from torneo.writing import marks as marks_of
from torneo.writing import money as money_text
from torneo.writing import stamped as stamped_text
from torneo.writing import typed as typed_text

register = template.Library()

#: What may be wrong with a whole number.
_WHOLE: tuple[Why, ...] = ("not_a_number", "not_whole", "two_meanings", "too_long")


@register.simple_tag(takes_context=True)
def say(context: dict[str, Any], key: str, **facts: Any) -> str:
    """``{% say "common.accept" %}``: the words of the page's language."""
    return say_words(key, context.get("lang", "es"), facts)


@register.simple_tag(takes_context=True)
def key(context: dict[str, Any]) -> SafeString:
    """``{% key %}``, beside ``{% csrf_token %}``: makes a form one wish, however often it is sent."""
    drawing = context.get("drawing")
    return format_html(
        '<input type="hidden" name="key" value="{}">', drawn() if drawing is None else drawing.draw()
    )


@register.simple_tag(takes_context=True)
def chips(context: dict[str, Any], points: int | None) -> str:
    """A number of chips in the local format: 1.250.000 or 1,250,000."""
    return chips_text(points, context.get("lang", "es"))


@register.simple_tag(takes_context=True)
def typed(context: dict[str, Any], value: int | str | None) -> str:
    """A whole number as it stands in a field; nothing, and what somebody typed, as they are."""
    return value if isinstance(value, str) else typed_text(value, context.get("lang", "es"))


@register.simple_tag(takes_context=True)
def day_typed(context: dict[str, Any], when: str | None) -> str:
    """A day, as it is kept, as it stands in a field."""
    return day_typed_text(when, context.get("lang", "es")) if when else ""


@register.simple_tag(takes_context=True)
def stamped(context: dict[str, Any], when: datetime) -> str:
    """A moment of the room itself, in UTC."""
    return stamped_text(when.astimezone(UTC), context.get("lang", "es"))


@register.simple_tag(takes_context=True)
def money(context: dict[str, Any], amount: int | None, currency: str) -> str:
    """An amount in minor units with its currency."""
    return money_text(amount, currency, context.get("lang", "es"))


@register.simple_tag(takes_context=True)
def marks(context: dict[str, Any]) -> SafeString:
    """What stands between thousands and before decimals, for scripts that write numbers."""
    return format_html('data-group="{}" data-decimal="{}"', *marks_of(context.get("lang", "es")))


@register.simple_tag(takes_context=True)
def unreadable(context: dict[str, Any]) -> SafeString:
    """Why a whole number cannot be read, for scripts that read one: ``%text`` stands for what was typed."""
    said = reasons(context.get("lang", "es"), "%text", ("%one", "%other"))
    return format_html_join(" ", 'data-{}="{}"', ((why, said[why]) for why in _WHOLE))


@register.simple_tag
def clause(clause_id: str) -> SafeString:
    """A clause as a chip that opens its text."""
    book, _, number = clause_id.partition("/")
    word = _book_word(book)
    return format_html('<a class="clause" href="{}">{} {}</a>', clause_address(clause_id), word, number)


@register.simple_tag
def clause_url(clause_id: str) -> str:
    """``href="{% clause_url one.id %}"``: where the words of a clause stand."""
    return clause_address(clause_id)


@register.filter
def ruled(number: int) -> str:
    """``{% url 'rulings_entry' stream number|ruled %}``: a ruling's key in the register."""
    return f"r{number}"


@register.simple_tag(takes_context=True)
def place(context: dict[str, Any], where: Place) -> str:
    """``hx-get="{% place card.sheet %}"``: a page or sheet of the page's own event."""
    return where.of(context["stream"])


@cache
def _book_word(book: str) -> str:
    """The first word of a book's id, where no other book has it too."""
    word = book.split("-")[0]
    shared = [one for one in book_ids() if one.split("-")[0] == word and one != book]
    return book if shared else word


@register.simple_tag(takes_context=True)
def role_name(context: dict[str, Any], role: str) -> str:
    return say_words(f"common.role.{role}", context.get("lang", "es"))


@register.simple_tag(takes_context=True)
def way(context: dict[str, Any], page: str, key: str, css: str = "", section: str = "") -> str:
    """``{% way "console_clock" "console.nav.clock" %}``: a link to a page of the event, for those who may
    open it; nothing for others. ``section``: where on the console it leads to."""
    if not may_open(context.get("role", "public"), page):
        return ""
    address = reverse(page, args=[context["stream"]])
    here = mark_safe(' aria-current="page"') if section and section == context.get("section") else ""
    look = format_html(' class="{}"', css) if css else ""
    return format_html('<a{} href="{}"{}>{}</a>', look, address, here, say(context, key))


@register.simple_tag
def roles_of(page: str) -> str:
    """``data-roles="{% roles_of "prepare" %}"``: who may open a page of the event, for a live part that
    everybody is sent alike: the page hides the link from the others."""
    return " ".join(opened_by(page) or ())


@register.filter
def opens(role: str, page: str) -> bool:
    """``{% if role|opens:"new_event" %}``: whether the role may open that page."""
    return may_open(role, page)


@register.simple_tag(takes_context=True)
def live(context: dict[str, Any], topic: str, css: str = "") -> SafeString:
    """``{% live "clock" %}``: the topic as it is now, replaced when the event moves on."""
    from torneo.room.fragments import rendered

    _, html = rendered(context["stream"], topic, context.get("lang", "es"))
    return format_html('<div class="{}" data-live="{}">{}</div>', css, topic, mark_safe(html))


@register.simple_tag(takes_context=True)
def forbidden(context: dict[str, Any], role: str, allowed: tuple[str, ...]) -> str:
    """Why this role may not see the page, and who may."""
    lang = context.get("lang", "es")
    names = ", ".join(say_words(f"common.role.{one}", lang) for one in allowed)
    return say_words(
        "common.forbidden", lang, {"role": say_words(f"common.role.{role}", lang), "allowed": names}
    )


@register.inclusion_tag("room/unread.html", takes_context=True)
def unread_streams(context: dict[str, Any]) -> dict[str, Any]:
    """What could not be read when it was last looked at, for the staff."""
    from torneo.room.fragments import STAFF
    from torneo.room.streams import unread_now

    lang = context.get("lang", "es")
    found = unread_now() if context.get("role") in STAFF else []
    return {"lang": lang, "unread": [one.told(lang) for one in found]}


@register.simple_tag(takes_context=True)
def phase_name(context: dict[str, Any], phase: str) -> str:
    return say_words(f"start.phase.{phase}", context.get("lang", "es"))
