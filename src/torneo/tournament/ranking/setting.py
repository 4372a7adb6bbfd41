"""Opening a circuit and saying how it scores."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.kernel import DIRECTORS, Answer, Asked, Refused
from torneo.tournament.ranking.commands import CreateCircuit, LoadTable, SetFormula, SetScoring
from torneo.tournament.ranking.events import CircuitCreated, ScoringSet, decides
from torneo.tournament.ranking.formula import FormulaError
from torneo.tournament.ranking.formulas import compiled
from torneo.tournament.ranking.parsing import parse
from torneo.tournament.ranking.scoring import failing, federation, paid_only
from torneo.tournament.ranking.state import Circuit, Results, Scoring

#: No place, count or sum of points in a circuit is larger.
LIMIT = 10**12


@decides(CreateCircuit, roles=DIRECTORS)
def create(state: Circuit, asked: Asked[CreateCircuit], book: Book) -> Answer:
    command = asked.command
    if state.id:
        return Refused("ranking.created_already", {"circuit": state.id})
    if not command.id.strip() or not command.name.strip():
        return Refused("ranking.name_missing")
    if command.minor_units not in (1, 10, 100, 1000):
        return Refused("ranking.minor_units", {"found": command.minor_units})
    wrong = unfit(state, command.scoring, book)
    if wrong is not None:
        return wrong
    created = CircuitCreated(
        id=command.id, name=command.name, scoring=command.scoring, minor_units=command.minor_units
    )
    return (created,)


@decides(SetScoring, roles=DIRECTORS)
def set_scoring(state: Circuit, asked: Asked[SetScoring], book: Book) -> Answer:
    return _change(state, asked.command.scoring, asked.command.why, book)


@decides(SetFormula, roles=DIRECTORS)
def set_formula(state: Circuit, asked: Asked[SetFormula], book: Book) -> Answer:
    command = asked.command
    if not command.formula.strip():
        return Refused("ranking.formula_missing")
    changed = msgspec.structs.replace(
        state.scoring, formula=command.formula, table={}, tables={}, resolution=command.resolution
    )
    return _change(state, changed, command.why, book)


@decides(LoadTable, roles=DIRECTORS)
def load_table(state: Circuit, asked: Asked[LoadTable], book: Book) -> Answer:
    command = asked.command
    if not command.table:
        return Refused("ranking.table_empty")
    changed = msgspec.structs.replace(
        state.scoring, formula="", table=command.table, tables={}, resolution=command.resolution
    )
    return _change(state, changed, command.why, book)


def _change(state: Circuit, scoring: Scoring, why: str, book: Book) -> Answer:
    early = not_ready(state, why)
    if early is not None:
        return early
    wrong = unfit(state, scoring, book)
    return wrong if wrong is not None else (ScoringSet(scoring=scoring, why=why),)


def not_ready(state: Circuit, why: str | None = None) -> Refused | None:
    """A command that changes what was settled needs a circuit and a reason."""
    if not state.id:
        return Refused("ranking.no_circuit")
    if why is not None and not why.strip():
        return Refused("ranking.why_missing")
    return None


def unfit(state: Circuit, scoring: Scoring, book: Book) -> Refused | None:
    """Why a scoring cannot be used: by itself, under the book, or with an event of the circuit."""
    wrong = _figures(scoring) or _formula(scoring) or _tables(scoring)
    if wrong is not None:
        return wrong
    if federation(book) and scoring.participation:
        return Refused("ranking.participation_forbidden", {}, cite(book, "ranking_paid_places"))
    for event in state.events.values():
        wrong = unscored(state, event, scoring, book)
        if wrong is not None:
            return wrong
    return None


def unscored(state: Circuit, event: Results, scoring: Scoring, book: Book) -> Refused | None:
    """Why the event cannot be scored so."""
    if event.paid < 0 and paid_only(scoring, book):
        clauses = cite(book, "ranking_paid_places") if federation(book) else ()
        return Refused("ranking.paid_places_missing", {"event": event.id}, clauses)
    error = failing(state, event, book, scoring)
    if error is not None:
        return Refused("ranking.formula_fails", {"event": event.id, "code": error.code, **error.facts})
    return None


def _figures(scoring: Scoring) -> Refused | None:
    for name in ("best", "planned", "min_events", "team_best", "participation"):
        if not 0 <= getattr(scoring, name) <= LIMIT:
            return Refused("ranking.figure", {"field": name, "found": getattr(scoring, name)})
    if not 0 <= scoring.decimals <= 2:
        return Refused("ranking.decimals", {"found": scoring.decimals})
    if scoring.planned and scoring.best > scoring.planned:
        return Refused("ranking.best_of", {"best": scoring.best, "planned": scoring.planned})
    if len(set(scoring.tie_breaks)) != len(scoring.tie_breaks):
        return Refused("ranking.tie_break_twice", {"tie_breaks": ", ".join(scoring.tie_breaks)})
    return None


def _formula(scoring: Scoring) -> Refused | None:
    try:
        if scoring.formula:
            compiled(scoring.formula)
        if scoring.scores_if:
            parse(scoring.scores_if)
    except FormulaError as error:
        return Refused("ranking.formula_unreadable", {"code": error.code, **error.facts})
    return None


def _tables(scoring: Scoring) -> Refused | None:
    for table in (scoring.table, *scoring.tables.values()):
        last = LIMIT
        for place, points in sorted(table.items()):
            if place < 1 or not 0 <= points <= LIMIT:
                return Refused("ranking.table_entry", {"place": place, "points": points})
            if points > last:
                return Refused("ranking.table_rises", {"place": place})
            last = points
    if any(size < 1 for size in scoring.tables):
        return Refused("ranking.table_size", {"found": min(scoring.tables)})
    return None
