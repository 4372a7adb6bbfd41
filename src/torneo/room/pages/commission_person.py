"""The person of a case, behind the private link: what has been notified, and the own answer to it.

The book notifies by electronic means too (fcp-2025: art. 16.2 and 18-a); the link is the person's alone.
"""

from typing import Any

import msgspec
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path
from django.views.decorators.http import require_POST

from torneo.commission import commands as c
from torneo.commission.letters import letter
from torneo.room.cases import cases_told, history_of
from torneo.room.keeping import give
from torneo.room.keys import key_of_link
from torneo.room.language import language_of
from torneo.room.models import Link
from torneo.room.pages.commission_common import facts_of, sitting_on
from torneo.room.pages.common import about
from torneo.room.pages.player import KIND
from torneo.room.views.commission import Sitting, pressing, refusal
from torneo.room.views.commission_forms import Form, Forms
from torneo.room.views.forms import command_from, form_fields
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Actor, Refused

#: What a person may do in the own case.
_OWN = {one.__name__: one for one in (c.FileDefence, c.AskReview, c.FileAppeal)}


def _link(token: str) -> Link:
    link = Link.find(token)
    if link is None or link.kind != KIND:
        raise Http404("link")
    return link


def _sittings(link: Link, lang: Lang) -> list[Sitting]:
    by = Actor(link.subject, "player")
    return [sitting_on(name, case, by, lang, facts_of(case, (), lang))
            for name, case in cases_told(link.stream, link.subject)]  # fmt: skip


def _forms(sitting: Sitting) -> list[Form]:
    """The answers that would be heard now; a decision is answered once it has been notified."""
    forms = Forms(sitting)
    found = [forms.defence()]
    if sitting.case.told("decision"):
        found += [forms.review(), forms.appeal()]
    return [one for one in found if not one.blocked]


def _shown(sitting: Sitting) -> dict[str, Any]:
    names = [one for one in ("charges", "decision") if sitting.case.told(one)]
    event = sitting.event.get("name", "")
    happened = history_of(sitting.stream)
    letters = [
        letter(sitting.case, one, sitting.book, sitting.lang, event=event, at=sitting.now, happened=happened)
        for one in names
    ]
    said = [{"at": sitting.when(one.at), "text": one.text or sitting.say("gave_up"), "late": one.late}
            for one in sitting.case.defences]  # fmt: skip
    limit = pressing(sitting)
    return {
        "stream": sitting.stream,
        "id": sitting.case.id,
        "status_word": sitting.name(sitting.case.status),
        "letters": [one for one in reversed(letters) if one is not None],
        "said": said,
        "limit": limit if limit and limit["code"] in ("defence", "appeal") else None,
        "forms": _forms(sitting),
    }


def notices(request: HttpRequest, token: str) -> HttpResponse:
    """Everything the commission has told the holder of the link."""
    link = _link(token)
    context = {**about(link.stream), "token": token, "link_stream": link.stream,
               "cases": [_shown(one) for one in _sittings(link, language_of(request))]}  # fmt: skip
    answer = render(request, "room/commission/mine.html", context)
    answer.headers["Cache-Control"] = "no-store"
    answer.headers["X-Robots-Tag"] = "noindex"
    answer.headers["Referrer-Policy"] = "no-referrer"
    return answer


@require_POST
def say_own(request: HttpRequest, token: str, stream: str, name: str) -> HttpResponse:
    """A defence, a wish for a review or an appeal of the person's own."""
    link, lang = _link(token), language_of(request)
    case = dict(cases_told(link.stream, link.subject)).get(stream)
    if case is None or name not in _OWN:
        raise Http404(name)
    try:
        fields = form_fields(request.POST.lists(), case.currency, lang)
        command = command_from(_OWN[name], {"why": "", **fields}, lang)
    except msgspec.ValidationError as wrong:
        raise Http404(name) from wrong
    answer = give(
        stream, command, Actor(link.subject, "player"), key_of_link(link, request.POST.get("key", ""))
    )
    done = not isinstance(answer, Refused)
    text = say("common.done", lang) if done else refusal(answer, case.currency, lang)  # type: ignore[arg-type]
    messages.add_message(request, messages.INFO, text, extra_tags="done" if done else "refused")
    return redirect("player_notices", token)


urlpatterns = [
    path("j/<str:token>/avisos/", notices, name="player_notices"),
    path("j/<str:token>/avisos/<slug:stream>/<str:name>/", say_own, name="player_say_own"),
]
