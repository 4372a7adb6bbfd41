"""The tables of the room as a picture: who sits where, with how much, and what state the table is in."""

from collections.abc import Sequence
from typing import Any

from torneo.room.views.matters import marks
from torneo.room.words import say
from torneo.rulebook import Book, Lang
from torneo.rulebook.search import fold
from torneo.tournament import Tournament
from torneo.tournament.live_hand.matters import matters_of
from torneo.tournament.seats.break_order import break_order
from torneo.tournament.seats.state import Table
from torneo.writing import chips

#: With more tables than this the picture shows no seats: a table is opened to see them.
FULL = 24
#: How the state of a table is told, worst first: word, tone.
_TONES = {
    "question": "stop",
    "halted": "stop",
    "frozen": "stop",
    "infraction": "warn",
    "steps": "warn",
    "arrivals": "warn",
    "breaking": "warn",
    "short": "warn",
    "time": "warn",
    "final": "good",
    "playing": "calm",
    "ready": "calm",
    "empty": "calm",
}
#: What is done most with a seat or a table, by the keys of their cards; ``x`` moves on the map itself.
_MENUS = {"seat": "oxmrcpa", "table": "nohbfa"}


def quick_menus(lang: Lang) -> list[tuple[str, list[tuple[str, str]]]]:
    """The menu of a seat and that of a table: key and words of each act."""
    return [
        (kind, [("", say("map.card", lang)), *((key, say(f"map.{kind}.{key}", lang)) for key in keys)])
        for kind, keys in _MENUS.items()
    ]


def tables_picture(state: Tournament, book: Book, now: int, lang: Lang) -> dict[str, Any]:
    """Every open table by session. ``full``: with the seats drawn."""
    sessions = [one for one in state.sessions.values() if state.open_tables(one.id)]
    full = sum(table.open for table in state.tables.values()) <= FULL
    marked = marks(matters_of(state))
    shown = []
    for session in sessions:
        tables = state.open_tables(session.id)
        usual = max((table.players for table in tables), default=0)
        order = [table.number for table in break_order(state, session.id)]
        playing, free = session.status == "running", sum(len(table.free) for table in tables)
        shown.append(
            {
                "id": session.id,
                "several": len(sessions) > 1,
                "hand_for_hand": session.hand_for_hand,
                "tables": [
                    table_shown(
                        state,
                        table,
                        lang,
                        usual=usual,
                        full=full,
                        marked=marked.get(table.number, ()),
                        breaks=order.index(table.number) if table.number in order else len(order),
                        next_to_break=order[:1] == [table.number] and len(order) > 1 and playing,
                        fits=table.players <= free - len(table.free),
                    )
                    for table in tables
                ],
            }
        )
    waiting = [state.players[state.entries[one].player].name for one in state.alternates]
    registered = sum(one.status == "registered" for one in state.entries.values())
    return {
        "sessions": shown,
        "full": full,
        "waiting": waiting,
        "registered": registered,
        "phase": state.phase,
    }


def table_shown(
    state: Tournament,
    table: Table,
    lang: Lang,
    *,
    usual: int = 0,
    full: bool = True,
    marked: Sequence[str] = (),
    breaks: int = 0,
    next_to_break: bool = False,
    fits: bool = False,
) -> dict[str, Any]:
    """One table. ``states``: words with their tone, the worst first; ``edge``: the tone of the worst;
    ``worst`` and ``breaks``: how urgent it is and when it will be broken, for sorting. ``fits``: its players
    have room at the others. ``marked``: what rulings have left open there."""
    texts = {one: say(f"matters.mark.{one}", lang) for one in marked}
    for one in table_states(table, usual):
        texts[one] = say(f"console.table.{one}", lang, _facts(table))
    worst_first = sorted(texts, key=[*_TONES].index)
    states = [{"code": one, "tone": _TONES[one], "text": texts[one]} for one in worst_first]
    hand = table.hand
    return {
        "number": table.number,
        "players": table.players,
        "size": len(table.seats),
        "states": states,
        "edge": states[0]["tone"] if states else "calm",
        "worst": [*_TONES].index(worst_first[0]) if worst_first else len(_TONES),
        "hand": hand.number if hand else 0,
        "hands": table.hands,
        "next_to_break": next_to_break,
        "can_break": next_to_break and fits and hand is None,
        "breaks": breaks,
        "carried": table.carried,
        "uncounted": table.uncounted,
        "seats": [seat_shown(state, table, seat, lang) for seat in range(1, len(table.seats) + 1)]
        if full
        else [],
        "find": [
            f"{table.number} {fold(state.players[state.entries[one].player].name)}"
            for one in table.seats
            if one
        ]
        if full
        else [],
    }


def table_states(table: Table, usual: int = 0) -> list[str]:
    """Codes of what is to be seen at a table, the worst first."""
    found = []
    if table.halted:
        found.append("halted")
    if table.hand is not None and table.hand.frozen:
        found.append("frozen")
    if table.hand is not None and table.hand.time_call is not None:
        found.append("time")
    if table.coming:
        found.append("arrivals")
    if table.players and usual - table.players >= 2:
        found.append("short")
    if table.final:
        found.append("final")
    if not table.players:
        found.append("empty")
    elif table.hand is not None:
        found.append("playing")
    elif not table.halted:
        found.append("ready")
    return found


def _facts(table: Table) -> dict[str, Any]:
    return {"hand": table.hand.number if table.hand else table.hands, "coming": len(table.coming)}


def seat_shown(state: Tournament, table: Table, seat: int, lang: Lang) -> dict[str, Any]:
    """One seat: who, how much, the button, and what keeps the player from playing."""
    number = table.seats[seat - 1]
    button = table.positions.button if table.positions is not None else 0
    found: dict[str, Any] = {
        "seat": seat,
        "entry": number,
        "name": "",
        "stack": "",
        "marks": [],
        "mark": "",
        "button": button == seat,
        "kind": "taken" if number else "free",
        "short_name": "",
    }
    if not number:
        if seat in table.locked:
            found["kind"] = "locked"
        elif seat in table.reserved:
            found["kind"] = "reserved"
            found["name"] = state.players[table.reserved[seat]].name
        return found
    entry = state.entries[number]
    name = state.players[entry.player].name
    found["name"], found["short_name"] = name, short_name(name)
    found["stack"] = chips(entry.stack, lang) if entry.stack or not table.uncounted else "?"
    found["points"] = entry.stack
    marks = [
        ("coming", not entry.arrived),
        ("away", bool(entry.away_since)),
        ("waiting", seat in table.waiting),
        ("penalty", seat in table.missing or bool(state.conduct.serving.get(entry.player))),
        ("rebuy", bool(entry.owed_rebuy)),
    ]
    told = [say(f"console.seat.{code}", lang) for code, holds in marks if holds]
    found["marks"] = told
    found["mark"] = f"{told[0]} +{len(told) - 1}" if len(told) > 1 else "".join(told)
    return found


def short_name(name: str) -> str:
    """As much of a name as fits at a seat: first name and the initial of the next."""
    parts = name.split()
    return f"{parts[0]} {parts[1][:1]}." if len(parts) > 1 and parts[1][:1].isalpha() else name
