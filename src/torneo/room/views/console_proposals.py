"""What the event asks for now, as cards: what, why in one sentence, the clauses, and the buttons."""

import hashlib
from typing import Any

import msgspec

from torneo.room.addresses import Place
from torneo.room.views.acts import Act, Trial
from torneo.room.views.commands_told import command_label, command_told
from torneo.room.views.console_table import all_arrived
from torneo.room.views.errands import errands
from torneo.room.views.matters import infraction_told
from torneo.room.views.naming import entry_name, sentence
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import TOURNAMENT, Command, Tournament, todo
from torneo.tournament.chips.commands import RaceChips
from torneo.tournament.clock.commands import MergeSessions
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.entries.commands import RemoveAbsent, SeatAlternates
from torneo.tournament.hands.commands import EndEvent
from torneo.tournament.kernel import Due
from torneo.tournament.live_hand.commands import SettleMatter
from torneo.tournament.prizes.commands import EndByClosingTime, EndByDeal, EndSatellite
from torneo.tournament.rulings.commands import DecideRuling
from torneo.tournament.seats.commands import (
    BalanceTables,
    BreakTable,
    ConfirmArrival,
    ConfirmArrivals,
    DrawSeats,
    FormFinalTable,
)

#: Cards of one kind that are shown before the rest is only counted.
ALIKE = 4
#: Commands that need something only people know: their card opens the place where it is told.
_TOLD_ELSEWHERE = {
    "SignCount": "console_chips",
    "ReconcileChips": "console_chips",
    "AnswerReport": "console_conduct",
    "ConfirmMoney": "payments",
    "CheckIdentity": "",
}

#: Commands that may need what only people know: where they cannot be accepted as they are, the same.
_SHOWN_ELSEWHERE = {"RaceChips": "console_chips"}
#: Somebody stands at a table until it is done: the card counts how long.
_WAITED_FOR = frozenset({"TakeCall", "CloseCall", "DecideRuling", "SettleMatter"})
#: Nobody accepts these as they are: what is to be done is chosen on their sheet.
_CHOSEN = (Decide, DecideRuling, SettleMatter)
#: People get up, chips change hands or the event is over: what comes of it is shown before it is done.
_LOOK_FIRST = (
    BalanceTables, BreakTable, DrawSeats, EndByClosingTime, EndByDeal, EndEvent, EndSatellite, FormFinalTable,
    MergeSessions, RaceChips, RemoveAbsent, SeatAlternates,
)  # fmt: skip


def urgency(due: Due) -> tuple[bool, bool, int]:
    """In this order: an agreed deal, what the book orders, the newest."""
    deal = isinstance(due.command, Decide) and due.command.matter == "deal"
    return not deal, not due.must, -due.since


def proposals(trial: Trial, most: int = ALIKE) -> dict[str, Any]:
    """Cards, the most urgent first; of many alike, the first few and their number."""
    state = trial.state
    if state.phase not in ("published", "running", "ended"):
        return {"cards": [], "more": [], "total": 0}
    dues = todo(state, trial.now, trial.book)
    dues.sort(key=urgency)
    seen: dict[str, int] = {}
    cards = []
    coming = arriving(state, dues)
    for due in dues:
        together = coming.get(_table_of(state, due), [])
        if together and together[0] is not due:
            continue
        kind = ConfirmArrivals.__name__ if together else type(due.command).__name__
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= most:
            cards.append(arrivals_card(trial, together) if together else card(trial, due))
    more = [
        {"text": command_label(kind, {}, trial.state, trial.lang), "count": count - most}
        for kind, count in seen.items()
        if count > most
    ]
    left, ordered = errands(trial), sum(one["must"] for one in cards)
    cards[ordered:ordered] = left
    return {"cards": cards, "more": more, "total": sum(seen.values()) + len(left)}


def _table_of(state: Tournament, due: Due) -> int:
    """The table somebody is on the way to; 0 for any other proposal."""
    return state.entries[due.command.entry].table if isinstance(due.command, ConfirmArrival) else 0


def arriving(state: Tournament, dues: list[Due]) -> dict[int, list[Due]]:
    """Tables several people are on the way to, each with their proposals."""
    found: dict[int, list[Due]] = {}
    for due in dues:
        if table := _table_of(state, due):
            found.setdefault(table, []).append(due)
    return {table: ones for table, ones in found.items() if len(ones) > 1}


def arrivals_card(trial: Trial, dues: list[Due]) -> dict[str, Any]:
    """One card for all who are on the way to a table; ``each``: one by one."""
    state, first = trial.state, card(trial, dues[0])
    table = state.tables[_table_of(state, dues[0])]
    commands = [one.command for one in dues if isinstance(one.command, ConfirmArrival)]
    names = [(state.entries[one.entry].seat, entry_name(state, one.entry)) for one in commands]
    return {
        **first,
        "id": f"arrivals-{table.number}",
        "title": say("card.arrivals", trial.lang, {"table": table.number}),
        "why": " · ".join(f"{seat} {name}" for seat, name in sorted(names)),
        "act": all_arrived(trial, table),
        "own_words": True,
        "each": [
            trial.act(one, say("card.arrived_at", trial.lang, {"seat": seat, "name": name}))
            for one, (seat, name) in sorted(zip(commands, names, strict=True), key=lambda pair: pair[1])
        ],
        "sheet": Place("console_table", (table.number,)),
    }


def card(trial: Trial, due: Due) -> dict[str, Any]:
    """One card. ``blocked``: why it cannot be accepted yet; ``sheet``: where the choice is made."""
    lang, command = trial.lang, due.command
    kind = type(command).__name__
    sheet = sheet_of(command)
    act: Act | None = None
    if kind not in _TOLD_ELSEWHERE or not _TOLD_ELSEWHERE[kind]:
        first = isinstance(command, _LOOK_FIRST)
        if not isinstance(command, _CHOSEN):
            act = trial.act(command, say("common.accept", lang), look_first=first)
    return {
        "id": identity(command),
        "title": command_told(command, trial.state, trial.lang),
        "why": _move(due, trial.state, lang) or _why(due, trial),
        "because": _why(due, trial) if _move(due, trial.state, lang) else "",
        "clauses": due.clauses[:3],
        "must": due.must,
        "since": due.since,
        "waits": due.since if kind in _WAITED_FOR else 0,
        "act": act,
        "sheet": sheet,
        "elsewhere": _TOLD_ELSEWHERE.get(kind, "")
        or (_SHOWN_ELSEWHERE.get(kind, "") if act and act.blocked else ""),
        "roles": " ".join(sorted(TOURNAMENT.commands[type(command)].roles)),
    }


def _move(due: Due, state: Tournament, lang: Lang) -> str:
    """Who would get up and sit where, if that is known: the reason the book gives is read after it."""
    told = due.facts
    number, seat = told.get("from_table"), told.get("from_seat")
    if not isinstance(due.command, BalanceTables) or not isinstance(number, int) or not isinstance(seat, int):
        return ""
    if number not in state.tables or not seat:
        return ""
    return say("card.moves", lang, {**told, "name": entry_name(state, state.tables[number].seats[seat - 1])})


def _why(due: Due, trial: Trial) -> str:
    told = sentence(due.reason, due.facts, trial.state, trial.lang)
    if not isinstance(due.command, SettleMatter):
        return told
    return f"{told}. {infraction_told(trial.state, due.command.ruling, trial.lang)}"


def identity(command: Command) -> str:
    """The same for the same proposal, so that a page can put it off."""
    return hashlib.sha256(msgspec.json.encode(command)).hexdigest()[:12]


def sheet_of(command: Command) -> Place | None:
    """The sheet in which another choice can be made."""
    kind = type(command).__name__
    if isinstance(command, Decide):
        about = ((f"about.{name}", str(value)) for name, value in command.about.items())
        return Place("console_matter", query=(("matter", command.matter), *about))
    if isinstance(command, DecideRuling):
        return Place("rulings_question", (command.ruling,))
    if isinstance(command, SettleMatter):
        return Place("console_found_in", (command.ruling,))
    if kind == "GivePenalty":
        return Place("console_infraction", (getattr(command, "infraction", 0),))
    if isinstance(command, FormFinalTable):
        return Place("console_final", query=(("session", command.session),))
    table = getattr(command, "table", 0)
    if table and kind not in ("RaceChips", "OpenTable"):
        return Place("console_table", (table,))
    entry = getattr(command, "entry", 0)
    known = entry and kind in ("ConfirmArrival", "RemoveAbsent")
    return Place("console_player", (entry,)) if known else None
