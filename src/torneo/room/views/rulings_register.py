"""The register of an event: every ruling, decision and penalty, the newest first, with its clauses."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from torneo.paper.cells import Cell
from torneo.room.views.naming import entry_name, matter_name, option_name, player_name
from torneo.room.views.penalties import penalty_text
from torneo.room.views.rulings import alike_shown, capital, ruling_row
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Actor, Tournament
from torneo.tournament.conduct.state import Decision, Penalty
from torneo.tournament.rulings.consistency import alike
from torneo.tournament.rulings.state import Given
from torneo.tournament.structure.venue_time import there
from torneo.writing import day, hour, sortable

KINDS = ("ruling", "decision", "penalty")


class Row(msgspec.Struct, kw_only=True):
    """A line of the register. ``key`` opens it: ``r3`` a ruling, ``d2`` a decision of a matter, ``p5`` a
    penalty. ``what`` is how it ended, ``reason`` why the
    book says so, ``answer`` and ``why`` what people added. ``status``: a code of ``rulings.status``."""

    key: str
    kind: str
    number: int
    at: int
    by: Actor
    table: int = 0
    hand: int = 0
    seat: int = 0
    player: str = ""
    what: str = ""
    reason: str = ""
    answer: str = ""
    why: str = ""
    clauses: tuple[str, ...] = ()
    status: str = "ruled"
    #: What the ruling follows from, as scenario data.
    setup: dict[str, Any] | None = None
    steps: Sequence[dict[str, Any]] = ()


def register(state: Tournament, lang: Lang) -> list[Row]:
    """Everything that was ruled, decided or given; the newest first."""
    rows = [
        *(_ruling(state, one, lang) for one in state.rulings),
        *(_decision(state, one, lang) for one in state.decisions),
        *(_penalty(state, one, lang) for one in state.conduct.penalties),
    ]
    return sorted(rows, key=lambda row: (-row.at, row.kind, -row.number))


def _ruling(state: Tournament, given: Given, lang: Lang) -> Row:
    shown = ruling_row(state, given, lang)
    return Row(
        key=f"r{given.number}", kind="ruling", number=given.number, at=given.at, by=given.by,
        table=given.table, hand=given.hand, seat=shown["seat"], player=shown["player"],
        what=shown["headline"], reason=shown["reason"], answer=capital(shown["answer"]),
        why=given.overruled or given.why, clauses=shown["clauses"], status=shown["status"],
        setup=given.setup, steps=given.steps,
    )  # fmt: skip


def _decision(state: Tournament, one: Decision, lang: Lang) -> Row:
    about = one.about
    clause = about.get("clause")
    named_clause = (clause,) if isinstance(clause, str) and clause else ()
    entry = about.get("entry")
    player = about.get("player")
    named = entry_name(state, entry) if isinstance(entry, int) and entry in state.entries else ""
    table, seat = about.get("table"), about.get("seat")
    return Row(
        key=f"d{one.number}", kind="decision", number=one.number, at=one.at, by=one.by,
        table=table if isinstance(table, int) else 0, seat=seat if isinstance(seat, int) else 0,
        player=named or (player_name(state, player) if isinstance(player, str) else ""),
        what=capital(option_name(one.option, lang)), reason=capital(matter_name(one.matter, lang)),
        why=one.why,
        clauses=tuple(dict.fromkeys((*named_clause, *one.clauses))), status="decided",
    )  # fmt: skip


def _penalty(state: Tournament, one: Penalty, lang: Lang) -> Row:
    known = 1 <= one.infraction <= len(state.infractions)
    infraction = state.infractions[one.infraction - 1] if known else None
    return Row(
        key=f"p{one.number}", kind="penalty", number=one.number, at=one.at, by=one.by,
        table=infraction.table if infraction else 0, hand=infraction.hand if infraction else 0,
        player=player_name(state, one.player) if one.player else one.person,
        what=capital(penalty_text(state, one, lang)), reason=infraction.facts if infraction else "",
        why=one.why, clauses=tuple(dict.fromkeys(filter(None, (one.clause, *one.clauses)))),
        status=one.status,
    )  # fmt: skip


# ---- the page ------------------------------------------------------------------------------------------


def register_page(state: Tournament, lang: Lang) -> dict[str, Any]:
    rows = register(state, lang)
    counted = {kind: sum(row.kind == kind for row in rows) for kind in KINDS}
    return {
        "rows": [entry_shown(row, state, lang) for row in rows],
        "total": len(rows),
        "open": sum(row.status == "open" for row in rows),
        "kinds": [
            {"kind": kind, "text": say(f"rulings.kinds.{kind}", lang), "count": count}
            for kind, count in counted.items()
            if count
        ],
        "alike": [alike_shown(state, one, lang) for one in alike(state.rulings)],
    }


def entry_shown(row: Row, state: Tournament, lang: Lang) -> dict[str, Any]:
    """A line in words; ``find``: what a filter looks for."""
    kind, status = say(f"rulings.kind.{row.kind}", lang), say(f"rulings.status.{row.status}", lang)
    then = hour(there(row.at, state.structure))
    words = [
        kind, status, row.player, row.what, row.by.name, then, row.answer, row.why,
        f"{say('common.table', lang)} {row.table}" if row.table else "",
        *row.clauses, *(clause.partition("/")[2] for clause in row.clauses), f"#{row.number}",
    ]  # fmt: skip
    return {
        **msgspec.structs.asdict(row),
        "kind_text": kind,
        "status_text": status,
        "time": hour(there(row.at, state.structure)),
        "day": day(there(row.at, state.structure), lang),
        "find": " ".join(filter(None, words)),
    }


def moment(at: int, state: Tournament) -> str:
    """The venue's time, as programs and spreadsheets read it: ``2026-11-15 21:40:05``."""
    return sortable(there(at, state.structure), seconds=True)


# ---- out of the house ----------------------------------------------------------------------------------

_COLUMNS: dict[str, Callable[[Row, Tournament, Lang], Cell]] = {
    "number": lambda row, state, lang: row.number,
    "kind": lambda row, state, lang: say(f"rulings.kind.{row.kind}", lang),
    "time": lambda row, state, lang: moment(row.at, state),
    "table": lambda row, state, lang: row.table or None,
    "hand": lambda row, state, lang: row.hand or None,
    "seat": lambda row, state, lang: row.seat or None,
    "player": lambda row, state, lang: row.player,
    "what": lambda row, state, lang: row.what,
    "reason": lambda row, state, lang: row.reason,
    "answer": lambda row, state, lang: row.answer,
    "why": lambda row, state, lang: row.why,
    "clauses": lambda row, state, lang: ", ".join(row.clauses),
    "by": lambda row, state, lang: row.by.name,
    "role": lambda row, state, lang: say(f"common.role.{row.by.role}", lang),
    "status": lambda row, state, lang: say(f"rulings.status.{row.status}", lang),
}


def sheet(state: Tournament, lang: Lang) -> tuple[list[str], list[list[Cell]]]:
    """Head and rows for a spreadsheet."""
    head = [say(f"rulings.column.{name}", lang) for name in _COLUMNS]
    return head, [[cell(row, state, lang) for cell in _COLUMNS.values()] for row in register(state, lang)]


def plain(state: Tournament, lang: Lang, stream: str) -> dict[str, Any]:
    """For programs: codes and texts; spots as scenario data, which ``torneo scenario`` understands."""
    return {
        "event": stream,
        "book": state.book,
        "policies": state.policies,
        "rulings": [
            {
                **{name: value for name, value in msgspec.structs.asdict(row).items() if value is not None},
                "by": {"name": row.by.name, "role": row.by.role},
                "time": moment(row.at, state),
            }
            for row in register(state, lang)
        ],
    }
