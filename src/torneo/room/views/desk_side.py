"""How registration stands: until when entries are taken, who may buy again, the waiting list, the last
sales."""

from typing import Any

from torneo.room.views.desk import place_text, terms_of, why
from torneo.room.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.clock.state import Session
from torneo.tournament.entries.addons import addon_terms
from torneo.tournament.entries.alternates import waiting_for
from torneo.tournament.entries.identity import identity_missing
from torneo.tournament.entries.rebuys import rebuy_terms
from torneo.tournament.entries.state import IN, Entry
from torneo.tournament.entries.taking import takes_entries
from torneo.tournament.entries.window import closes_at, why_closed
from torneo.tournament.structure.venue_time import there
from torneo.writing import hour, money


def choices(state: Tournament, book: Book, now: int) -> list[dict[str, Any]]:
    """Sessions an entry may be for, the one being played first; ``open``: it takes entries now."""
    listed = [
        one for one in state.sessions.values() if takes_entries(state, one) and one.status != "finished"
    ]
    listed.sort(key=lambda one: (why_closed(state, one, now, book) is not None, one.status != "running"))
    return [{"id": one.id, "open": why_closed(state, one, now, book) is None} for one in listed]


def windows(state: Tournament, book: Book, now: int, lang: Lang) -> list[dict[str, Any]]:
    """Each session: does it take entries, until when, and how full it is."""
    found = []
    for session in state.sessions.values():
        if not takes_entries(state, session):
            continue
        closed = why_closed(state, session, now, book)
        inside = [one for one in state.entries.values() if one.session == session.id]
        found.append({
            "id": session.id, "open": closed is None and state.phase in ("published", "running"),
            "why": why(closed, state, lang) if closed is not None else "",
            "clauses": closed.clauses if closed is not None else (),
            "until": until(state, session, book, now, lang) if closed is None else "",
            "ends": closes_at(state, session, book, now) if closed is None else None,
            "running": session.status == "running" and session.clock.running,
            "free": _free(state, session),
            "drawn": session.drawn or session.status != "planned",
            "in": sum(one.status in IN for one in inside),
            "over": bool(session.registration_closed_at),
        })  # fmt: skip
    return found


def until(state: Tournament, session: Session, book: Book, now: int, lang: Lang) -> str:
    """When registration of the session closes, in words."""
    sheet = state.structure.registration
    at = closes_at(state, session, book, now)
    level = session.closing_level or (0 if session.registration_closes_at else sheet.closes_level or 0)
    facts = {
        "level": level,
        "hour": hour(there(at, state.structure)) if at else "",
        "minutes": sheet.closes_minutes,
    }
    if level and book.values["registration_close_rule"] != "minutes_after_start":
        return say("desk.until.level_hour" if at else "desk.until.level", lang, facts)
    if at:
        return say("desk.until.hour", lang, facts)
    minutes = sheet.closes_minutes
    if minutes is None:
        minutes = book.values["registration_late_minutes"]
    return say("desk.until.minutes", lang, {"minutes": minutes}) if minutes is not None else ""


def buying(state: Tournament, book: Book, lang: Lang) -> list[str]:
    """Who may buy again and until when: re-entries, rebuys, the add-on."""
    sheet, found = state.structure, []
    again = sheet.reentry
    if again.limit != 0 and book.values["registration_reentry_condition"] != "not_offered":
        limit = say("desk.no_limit", lang) if again.limit is None else str(again.limit)
        until_level = again.until_level or sheet.registration.closes_level or 0
        found.append(say("desk.buy.reentry_level" if until_level else "desk.buy.reentry", lang,
                         {"limit": limit, "level": until_level}))  # fmt: skip
    rebuy = rebuy_terms(state, book)
    if rebuy is not None:
        limit = say("desk.no_limit", lang) if rebuy.limit is None else str(rebuy.limit)
        found.append(say("desk.buy.rebuy_level" if rebuy.until_level else "desk.buy.rebuy", lang,
                         {"limit": limit, "level": rebuy.until_level,
                          "price": money(rebuy.price + rebuy.fee, sheet.currency, lang)}))  # fmt: skip
    addon = addon_terms(state, book)
    if addon is not None:
        found.append(say("desk.buy.addon_level" if addon.after_level else "desk.buy.addon", lang,
                         {"level": addon.after_level,
                          "price": money(addon.price + addon.fee, sheet.currency, lang)}))  # fmt: skip
    return found


def side(state: Tournament, book: Book, now: int, lang: Lang) -> dict[str, Any]:
    """The column beside the desk: windows, the waiting list, the last sales, what is owed."""
    sheet = state.structure
    newest = [one for one in state.entries.values() if one.status != "qualified"][-8:]
    owed = [one for one in state.entries.values() if one.owed_rebuy]
    counted = [one for one in state.entries.values() if one.status not in ("cancelled", "qualified")]
    unseen = sum(_unseen(state, one, book) for one in state.entries.values() if one.status == "seated")
    return {
        "phase": state.phase,
        "windows": windows(state, book, now, lang),
        "buying": buying(state, book, lang),
        "entries": len(counted),
        "inside": sum(one.status in IN for one in counted),
        "price": money(sheet.entry_price + sheet.entry_fee, sheet.currency, lang),
        "alternates": [
            {"session": one.id, "free": _free(state, one), "waiting": [
                {"place": place, "name": state.players[state.entries[number].player].name, "entry": number,
                 "player": state.entries[number].player}
                for place, number in enumerate(waiting_for(state, one.id), 1)]}
            for one in state.sessions.values() if waiting_for(state, one.id)
        ],
        "newest": [
            {"entry": one.number, "name": state.players[one.player].name, "player": one.player,
             "where": place_text(one, lang), "at": hour(there(one.at, state.structure)) if one.at else "",
             "kind": one.kind, "kind_text": say(f"desk.kind.{one.kind}", lang)}
            for one in reversed(newest)
        ],
        "owed": [
            {"name": state.players[one.player].name, "player": one.player, "table": one.table,
             "amount": money(one.owed_rebuy, state.structure.currency, lang)}
            for one in owed
        ],
        "unseen": unseen,
        "terms": terms_of(book, lang),
    }  # fmt: skip


def _unseen(state: Tournament, entry: Entry, book: Book) -> bool:
    return identity_missing(state, entry, book) is not None


def _free(state: Tournament, session: Session) -> int:
    """Seats that may be given out."""
    return sum(len(table.free) for table in state.open_tables(session.id))
