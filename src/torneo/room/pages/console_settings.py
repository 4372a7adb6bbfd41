"""Settings of the console: staff of the event, links for screens, seeds, changes of the sheet."""

from typing import Any

import msgspec
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from torneo.room.accounts.record import by_of
from torneo.room.keeping import give
from torneo.room.keys import key_of
from torneo.room.language import language_of
from torneo.room.links_out import absolute
from torneo.room.pages.common import about
from torneo.room.pages.console_common import CONSOLE_ROLES, looked, section, sheet
from torneo.room.put_away import put_away, set_put_away
from torneo.room.views.acts import Trial
from torneo.room.views.console_clock import effects_told
from torneo.room.views.console_policy import policies_shown
from torneo.room.views.fields import Field
from torneo.room.views.layouts import LAYOUTS, layout_name, layout_path
from torneo.room.views.naming import code, refusal, sentence
from torneo.room.who import actor_of, only, role_of
from torneo.room.words import say, words
from torneo.rulebook import LANGS, Lang
from torneo.tournament import Refused
from torneo.tournament.entries.commands import CancelEvent
from torneo.tournament.seats.commands import RevealSeed
from torneo.tournament.structure.changes import changed, effects
from torneo.tournament.structure.commands import AppointStaff, ChangeStructure
from torneo.tournament.structure.finding import SheetError
from torneo.tournament.structure.lint import errors
from torneo.writing import Unreadable, read_whole

DIRECTORS = ("director", "operations")
#: Addresses for phones: name, place.
_PHONES = (("seats", "seats"), ("public", "event"))
#: What a level of the sheet can be given by hand.
_LEVEL = ("small_blind", "big_blind", "ante", "minutes")


@only(*CONSOLE_ROLES)
def settings(request: HttpRequest, stream: str) -> HttpResponse:
    role = role_of(request.user)
    root = absolute(request, "")
    return section(request, stream, "settings", lambda trial: _settings(trial, stream, role, root))


def _settings(trial: Trial, stream: str, role: str, root: str) -> dict[str, Any]:
    state = trial.state
    needed = list(dict.fromkeys((*trial.book.values["staff_required_roles"], *state.staff)))
    staff = [
        trial.act(
            AppointStaff(role=one, name="-"), trial.say("save"),
            [Field(name="name", label=_role(one, trial.lang), value=state.staff.get(one, ""))],
        )
        for one in needed
    ]  # fmt: skip
    cancel = trial.act(
        CancelEvent(why="-"), trial.say("cancel_event"), [trial.why()], tone="danger", look_first=True
    )
    return {
        "staff": staff, "cancel": cancel,
        "may_manage": role in DIRECTORS,
        "away": stream in put_away(),
        **policies_shown(trial),
        "screens": [
            {"name": name, "address": f"{root}{where}{'&' if '?' in where else '?'}lang={lang}",
             "lang_name": say(f"papers.lang.{lang}", trial.lang)}
            for name, where in _screens(stream, trial)
            for lang in LANGS
        ],
        "seeds": [
            {"session": one.id, "commitment": one.commitment, "seed": one.seed,
             "may": one.status == "finished" and bool(one.commitment) and not one.seed}
            for one in state.sessions.values()
        ],
    }  # fmt: skip


def _screens(stream: str, trial: Trial) -> list[tuple[str, str]]:
    """Every screen and page of the event that needs no account: name, place."""
    return [
        *((layout_name(one, trial.lang), layout_path(stream, one)) for one in LAYOUTS),
        *((trial.say(f"screen.{name}"), reverse(where, args=[stream])) for name, where in _PHONES),
    ]


def _role(role: str, lang: Lang) -> str:
    key = f"common.role.{role}"
    return say(key, lang) if key in words else code(role, lang)


@require_POST
@only(*DIRECTORS)
def reveal(request: HttpRequest, stream: str) -> HttpResponse:
    """Publishes the seed of a finished session, so that anyone can check its draws."""
    about(stream)
    lang, session = language_of(request), request.POST.get("session", "")
    answer = give(stream, RevealSeed(session=session), actor_of(request), key_of(request))
    if isinstance(answer, Refused):
        found = looked(request, stream, lambda trial: {"text": refusal(answer, trial.state, lang)})
        messages.add_message(request, messages.INFO, found["text"], extra_tags="refused")
    return redirect("console_settings", stream)


@require_POST
@only(*DIRECTORS)
def hide(request: HttpRequest, stream: str) -> HttpResponse:
    """Takes the event off the first page, or puts it back."""
    about(stream)
    away = request.POST.get("away") == "1"
    set_put_away(by_of(request), stream, away)
    told = say("console.put_away.done" if away else "console.put_away.undone", language_of(request))
    messages.add_message(request, messages.INFO, told, extra_tags="done")
    return redirect("console_settings", stream)


@require_POST
@only(*DIRECTORS)
def structure(request: HttpRequest, stream: str) -> HttpResponse:
    """What a change of the sheet would affect, before it is given."""
    post, lang = request.POST, language_of(request)

    def look(trial: Trial) -> dict[str, Any]:
        try:
            changes = _changes(trial, post)
        except Unreadable as wrong:
            return {"refused": wrong.told(lang), "effects": [], "clauses": ()}
        if not changes:
            return {"refused": say("console.nothing_changed", lang), "effects": [], "clauses": ()}
        try:
            found = effects(trial.state, changes, trial.book)
        except SheetError as wrong:
            fields = ", ".join(one.path for one in wrong.findings)
            return {"refused": say("common.bad_field", lang, {"field": fields}), "effects": [], "clauses": ()}
        command = ChangeStructure(changes=changes, why=post.get("why", ""))
        answer = trial.decide(command)
        refused = refusal(answer, trial.state, lang) if isinstance(answer, Refused) else ""
        faults = _faults(trial, changes) if refused else []
        return {
            "effects": effects_told(trial, found), "refused": refused,
            "clauses": answer.clauses if isinstance(answer, Refused) else (),
            "changes": msgspec.json.encode(changes).decode(), "why": post.get("why", ""),
            "what": _told(trial, changes), "faults": faults,
        }  # fmt: skip

    return sheet(request, stream, "structure", looked(request, stream, look))


def _faults(trial: Trial, changes: dict[str, Any]) -> list[str]:
    """What would be wrong with the sheet that is not wrong with it now."""
    now = {(one.code, one.path) for one in errors(trial.state.structure, trial.book)}
    found = errors(changed(trial.state.structure, changes), trial.book)
    return [
        sentence(one.code, one.facts, trial.state, trial.lang)
        for one in found
        if (one.code, one.path) not in now
    ]


def _changes(trial: Trial, post: Any) -> dict[str, Any]:
    """Levels and breaks of the form that are not as on the sheet."""
    sheet_ = trial.state.structure
    known = {level.number: level for level in sheet_.levels}
    levels: list[dict[str, Any]] = [msgspec.to_builtins(level) for level in sheet_.levels]
    by_number = {level["number"]: level for level in levels}
    touched = False
    for name, text in post.items():
        number, _, field = name.removeprefix("level.").partition(".")
        if not name.startswith("level.") or field not in _LEVEL or not text.strip() or not number.isdigit():
            continue
        level = by_number.get(int(number))
        if level is None:
            continue
        old = getattr(known[int(number)], field)
        value = read_whole(text, trial.lang)
        if value != old and not (
            field == "minutes" and not old and value == int(post.get(f"was.{number}", 0) or 0)
        ):
            level[field], touched = value, True
    found: dict[str, Any] = {"levels": levels} if touched else {}
    minutes = post.get("level_minutes", "")
    if minutes.isdigit() and int(minutes) != sheet_.level_minutes:
        found["level_minutes"] = int(minutes)
    breaks: list[dict[str, Any]] = [
        {"after_level": one.after_level, "at_players": one.at_players, "name": one.name,
         "minutes": int(post.get(f"break.{n}", one.minutes) or 0)}
        for n, one in enumerate(sheet_.breaks)
    ]  # fmt: skip
    breaks = [one for one in breaks if one["minutes"]]
    after, lasts = post.get("new_break_after", ""), post.get("new_break_minutes", "")
    if after.isdigit() and lasts.isdigit() and int(lasts):
        breaks.append({"after_level": int(after), "at_players": 0, "name": "", "minutes": int(lasts)})
        breaks.sort(key=lambda one: one["after_level"])
    if breaks != [{"after_level": one.after_level, "at_players": one.at_players, "name": one.name,
                   "minutes": one.minutes} for one in sheet_.breaks]:  # fmt: skip
        found["breaks"] = breaks
    return found


def _told(trial: Trial, changes: dict[str, Any]) -> list[str]:
    return [trial.say(f"changed.{name}") for name in changes]


_BASE = "e/<slug:stream>/direccion/"
urlpatterns = [
    path(f"{_BASE}ajustes/", settings, name="console_settings"),
    path(f"{_BASE}ajustes/semilla/", reveal, name="console_reveal"),
    path(f"{_BASE}ocultar/", hide, name="console_hide"),
    path(f"{_BASE}estructura/", structure, name="console_structure"),
]
