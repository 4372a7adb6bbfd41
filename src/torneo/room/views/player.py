"""One player's own page: seat, next move, chips, standing, prizes, penalties."""

from typing import Any

from torneo.room.views.penalties import penalty_text
from torneo.room.views.prizes import ladder, money_facts
from torneo.room.words import say, words
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.clock.schedule import day_plan
from torneo.tournament.entries.state import ALIVE, IN, Entry
from torneo.tournament.hands.places import places
from torneo.tournament.prizes.listing import delivered, prize_of
from torneo.writing import chips, day_and_hour, money

#: Moves and eliminations the doorbell names, so that those concerned look at once.
_NAMED = 60


def mine(state: Tournament, player: str, book: Book, now: int, lang: Lang) -> dict[str, Any] | None:
    """What the player's page shows; None if the event does not know the player."""
    person = state.players.get(player)
    if person is None:
        return None
    entry = entry_of(state, player)
    shown = None if entry is None else _entry(state, entry, book, now, lang)
    return {
        **_told(shown, lang),
        "name": person.name,
        "entry": shown,
        "entries": person.entries,
        "standing": None if entry is None else _standing(state, entry, lang),
        "prize": money_facts(state, book, lang),
        "ladder": near(
            ladder(state, lang), len(state.alive()) if state.phase == "running" else len(state.entries)
        ),
        "penalties": _penalties(state, player, now, lang),
        "alive": len(state.alive()),
    }


def _told(entry: dict[str, Any] | None, lang: Lang) -> dict[str, str]:
    """The status in words, and what it means for the player."""
    if entry is None or entry["status"] in ("seated", "walking"):
        return {"status_text": "", "status_more": ""}
    more = f"player.status.{entry['status']}_more"
    facts = {"turn": entry["turn"], "stack": entry["stack"]}
    return {
        "status_text": say(f"player.status.{entry['status']}", lang),
        "status_more": say(more, lang, facts) if more in words else "",
        "tied_with": str(entry["tied"] - 1),
    }


def entry_of(state: Tournament, player: str) -> Entry | None:
    """The entry that counts for the player now: one that is in, else the last."""
    every = [state.entries[number] for number in state.players[player].entries]
    seated = [one for one in every if one.status == "seated"]
    inside = seated or [one for one in every if one.status in IN or one.status == "qualified"]
    found = inside or every
    return found[-1] if found else None


def _entry(state: Tournament, entry: Entry, book: Book, now: int, lang: Lang) -> dict[str, Any]:
    table = state.tables.get(entry.table)
    return {
        "number": entry.number,
        "status": "walking" if entry.status == "seated" and not entry.arrived else entry.status,
        "table": entry.table,
        "seat": entry.seat,
        "from_table": entry.last_table if entry.status == "seated" else 0,
        "stack": chips(entry.stack, lang),
        "waits": table is not None and entry.seat in table.waiting,
        "halted": table is not None and bool(table.halted),
        "final": table is not None and table.final,
        "away": bool(entry.away_since),
        "turn": state.alternates.index(entry.number) + 1 if entry.number in state.alternates else 0,
        "next_day": _next_day(state, entry, lang),
        **_finish(state, entry, book, lang),
    }


def _next_day(state: Tournament, entry: Entry, lang: Lang) -> str:
    """When somebody whose chips are put away plays on, or somebody not seated yet begins."""
    session = state.sessions.get(entry.session)
    if session is not None and entry.status == "bagged":
        day = session.day
        later = [one for one in state.sessions.values() if one.day > day]
        session = min(later, key=lambda one: one.day, default=None)
    if session is None or session.status != "planned":
        return ""
    starts = next((one.starts for one in day_plan(state, session).flights if one.name == session.id), "")
    return day_and_hour(starts, lang) if starts else ""


def _finish(state: Tournament, entry: Entry, book: Book, lang: Lang) -> dict[str, Any]:
    if entry.status in ALIVE and state.phase != "ended":
        return {"place": 0, "won": "", "paid": False, "tied": 1}
    place = next((one for one in places(state, book) if one.entry == entry.number), None)
    prize = prize_of(state, entry.number, book) if place is not None else None
    amount = prize.amount if prize else 0
    return {
        "place": place.place if place else 0,
        "tied": place.tied if place else 1,
        "won": money(amount, state.structure.currency, lang) if amount else "",
        "paid": bool(amount) and delivered(state, entry.number) >= amount,
    }


def _standing(state: Tournament, entry: Entry, lang: Lang) -> dict[str, Any] | None:
    """Where the stack stands among those left, by the counts last known."""
    if entry.status not in ALIVE or state.phase == "ended":
        return None
    alive = state.alive()
    points = sum(one.stack for one in alive)
    return {
        "rank": 1 + sum(one.stack > entry.stack for one in alive),
        "of": len(alive),
        "average": chips(points // len(alive), lang),
    }


def near(rows: list[dict[str, Any]], left: int, most: int = 6) -> list[dict[str, Any]]:
    """The prizes worth looking at: the first three, and those next to be paid. ``after_gap``: prizes between
    it and the one before are left out."""
    ahead = [row for row in rows if row["first"] <= max(left, 1)]
    if len(ahead) <= most + 1:  # one left out would need a line of its own
        return ahead
    next_paid = ahead[-(most - 3) :]
    return [*ahead[:3], {**next_paid[0], "after_gap": True}, *next_paid[1:]]


def _penalties(state: Tournament, player: str, now: int, lang: Lang) -> list[dict[str, Any]]:
    return [
        {
            "name": penalty_text(state, one, lang),
            "status": one.status,
            "status_text": say(f"player.{one.status}", lang),
            "left": one.left,
            "until": one.until if one.until > now else 0,
            "clauses": [one.clause] if one.clause else one.clauses,
            "why": one.why,
        }
        for one in reversed(state.conduct.penalties)
        if one.player == player
    ]


def bell(state: Tournament) -> dict[str, Any]:
    """Whose page has news: ``{entry: place}`` of the newest moves and eliminations, and a mark that changes
    with whatever concerns everybody."""
    moved = sorted((one for one in state.entries.values() if one.moved_at), key=lambda one: -one.moved_at)
    named = [f"{one.number}:{100 * one.table + one.seat}:{one.arrived:d}" for one in moved[:_NAMED]]
    named += [f"{one.entry}:out" for one in state.eliminations[-_NAMED:]]
    drawn = sum(session.draws for session in state.sessions.values())
    playing = ",".join(f"{one.id}{one.status}" for one in state.sessions.values())
    mark = f"{state.phase}-{drawn}-{playing}-{len(state.prizes.changes)}-{len(state.conduct.penalties)}"
    return {"named": " ".join(named), "mark": mark}
