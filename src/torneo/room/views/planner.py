"""What the planner's page shows of a forecast."""

from collections.abc import Mapping
from typing import Any

import msgspec
from django.utils.safestring import SafeString, mark_safe

from torneo.room.planning import Job
from torneo.room.words import say
from torneo.rulebook import Book, Lang
from torneo.simulate.planner import Assumptions, Course, Forecast, PlanError, changed, live_course
from torneo.simulate.planner.pictures import depth_picture, ends_picture, players_picture, tables_picture
from torneo.simulate.planner.shown import NAMES, Shown
from torneo.simulate.planner.telling import clock_of, percent
from torneo.simulate.planner.words import say as planner_says
from torneo.simulate.planner.words import why
from torneo.tournament.state import Tournament
from torneo.writing import money
from torneo.writing.numbers import number

#: What can be asked with one button, in order.
WHAT_IFS = ("late+1", "minutes+5", "minutes-5", "stack+50%", "entries+20%", "pace+10%")
_USUAL_FIELD = 60


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants to know: ``entries`` expected in the end, how uncertain that is in percent, and a
    change to compare with."""

    entries: int
    spread: int = 0
    what_if: str = ""


def asked_for(query: Mapping[str, Any], state: Tournament) -> Asked:
    """As the form says, else what makes sense: the people who are on the list already, or a usual field."""
    known = {one.player for one in state.entries.values() if one.status not in ("cancelled", "qualified")}
    usual = max(len(known), len(state.players)) if state.phase == "running" else len(state.players)
    usual = usual or state.structure.registration.capacity or _USUAL_FIELD
    what_if = str(query.get("cambio", ""))
    return Asked(
        entries=_whole(query.get("jugadores"), usual),
        spread=_whole(query.get("margen"), 0 if state.phase == "running" else 10),
        what_if=what_if if what_if in WHAT_IFS else "",
    )


def _whole(text: object, usual: int) -> int:
    try:
        return int(str(text or usual))
    except ValueError:
        return usual


def mark_of(state: Tournament) -> tuple[Any, ...]:
    """What a forecast depends on, coarse enough for it to be good for one level."""
    clocks = tuple(
        (one.id, one.status, one.clock.level, one.clock.on_break) for one in state.sessions.values()
    )
    before = len(state.players) if state.phase != "running" else 0
    return state.phase, clocks, before, msgspec.json.encode(state.structure)


def courses_of(state: Tournament, book: Book, asked: Asked, now: int) -> list[Course]:
    """The event as it is, and with the change if one is asked about. Raises ``PlanError``."""
    assumed = Assumptions(entries=asked.entries, spread=float(asked.spread))
    found = [live_course(state, book, assumed, now)]
    if asked.what_if:
        structure, other = changed(state.structure, assumed, asked.what_if, book)
        found.append(live_course(msgspec.structs.replace(state, structure=structure), book, other, now))
    return found


def buttons(state: Tournament, book: Book, asked: Asked, lang: Lang) -> list[dict[str, Any]]:
    """Changes to compare with; what cannot be changed any more says why."""
    found = []
    for text in WHAT_IFS:
        reason = ""
        closed = state.phase == "running" and all(
            one.registration_closed_at for one in state.sessions.values() if one.day == 1
        )
        if text.startswith(("late", "entries")) and closed:
            reason = say("planner.closed", lang)
        elif text.startswith("stack") and state.phase == "running":
            reason = say("planner.begun", lang)
        else:
            try:
                changed(state.structure, Assumptions(entries=asked.entries), text, book)
            except PlanError as error:
                reason = why(error.reason, error.facts, lang)
        name = _change(text, lang)
        found.append({"text": text, "name": name, "why": reason, "chosen": text == asked.what_if})
    return found


def _change(text: str, lang: Lang) -> str:
    """A change to try, ``stack+50%``, in words."""
    return say("planner.if." + text.replace("+", "-plus-").replace("%", "-percent"), lang)


def part_of(job: Job | None, asked: Asked, state: Tournament, lang: Lang, offset: int) -> dict[str, Any]:
    """The part of the page that changes: how far it is, and the newest forecast."""
    found: dict[str, Any] = {"asked": asked, "live": state.phase == "running", "job": bool(job)}
    if job is None:
        return found
    found |= {
        "busy": not job.over.is_set(), "percent": job.percent, "stopped": job.stopped, "plain": job.plain,
        "error": _failure(job, lang), "made_at": int(job.at * 1000),
    }  # fmt: skip
    if job.found and job.over.is_set():
        currency = state.structure.currency
        found["shown"] = shown(job.found, asked, lang, currency, offset)
    return found


def _failure(job: Job, lang: Lang) -> str:
    if job.failed is None:
        return ""
    if isinstance(job.failed, PlanError):
        return why(job.failed.reason, job.failed.facts, lang)
    return say("planner.failed", lang)


def shown(found: list[Forecast], asked: Asked, lang: Lang, currency: str, offset: int) -> dict[str, Any]:
    """Figures, tables and pictures of a forecast, beside another where there is one."""
    first, other = found[0], found[1] if len(found) > 1 else None
    told = Shown(first, lang, lambda amount: money(amount, currency, lang), offset)
    last = next(one for one in first.sessions if one.name == first.ends.session)
    ends = [clock_of(last.starts, getattr(first.ends.seconds, name), lang, offset) for name in NAMES]
    beside = _beside(told, Shown(other, lang, told.money, offset)) if other else []
    other_last = None
    if other is not None:
        other_last = next((one for one in other.sessions if one.name == last.name), None)
    return {
        "end": ends[2], "from": ends[1], "to": ends[3], "by_clock": bool(last.starts),
        "figures": _figures(first, told, lang),
        "heads": [planner_says(name, lang) for name in NAMES], "rows": list(told.rows()),
        "notes": list(told.notes()), "beside": beside,
        "change": _change(asked.what_if, lang) if other else "",
        "runs": number(first.runs, lang), "of_runs": planner_says("of_runs", lang),
        "pictures": [
            _safe(ends_picture(first, lang, other, offset=offset)),
            _safe(players_picture(last, lang, other_last, offset)),
            _safe(tables_picture(last, lang, other_last, offset)),
            _safe(depth_picture(last, lang, other_last, offset)),
        ],
        "tables": [
            {"name": planner_says("by_time", lang, name=one.name), "rows": told.by_time(one)}
            for one in first.sessions
            if one.rows
        ],
        "chips": told.chips(), "chips_name": planner_says("chips", lang),
        "chips_note": planner_says("chips_sure", lang),
    }  # fmt: skip


def _figures(found: Forecast, told: Shown, lang: Lang) -> list[tuple[str, str]]:
    """The few numbers that matter most."""
    picked = []
    for key, moment in (("bubble", found.money_at), ("final_table", found.final_table)):
        if moment is not None and moment.seconds.middle > 0:
            starts = told.starts.get(moment.session, 0)
            time = clock_of(starts, moment.seconds.middle, lang, told.offset)
            picked.append((planner_says(key, lang), time))
    picked.append((planner_says("peak_tables", lang), number(found.peak_tables.high, lang)))
    picked.append((planner_says("peak_dealers", lang), number(found.peak_dealers.high, lang)))
    picked.append((planner_says("levels", lang), number(found.levels.middle, lang)))
    if found.money.guarantee:
        picked.append((say("planner.overlay", lang), percent(found.money.risk, lang)))
    return picked


def _beside(one: Shown, other: Shown) -> list[tuple[str, str, str]]:
    """Half of the runs: as it is, and with the change."""
    rows = dict(other.rows())
    return [(title, cells[2], rows[title][2]) for title, cells in one.rows() if title in rows]


def _safe(svg: str) -> SafeString:
    """Our own drawing, whose texts are escaped where they are written."""
    return mark_safe(svg)
