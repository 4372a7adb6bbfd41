"""A circuit kept in one YAML file: how it scores, who plays, what happened. Read, it is a list of commands.

Points are written as people write them (``12.5``), money in minor units.
"""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.kernel import Actor, Asked, Command, Refused
from torneo.tournament.ranking.commands import (
    AddClub,
    AddEvent,
    AddLeague,
    AddMembers,
    CreateCircuit,
    Sanction,
)
from torneo.tournament.ranking.events import CIRCUIT
from torneo.tournament.ranking.numbers import read_points
from torneo.tournament.ranking.state import (
    Circuit,
    Club,
    Member,
    Results,
    Rounding,
    SanctionKind,
    Scoring,
    TieBreak,
    Ties,
)
from torneo.tournament.structure.finding import Finding, SheetError
from torneo.tournament.structure.reading import read_as

_DIRECTOR = Actor("file", "director")


class ScoringText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``Scoring`` with its points as texts."""

    formula: str = ""
    table: dict[int, str] = {}
    tables: dict[int, dict[int, str]] = {}
    resolution: str = ""
    scores_if: str = ""
    paid_only: bool = False
    participation: str = "0"
    best: int = 0
    planned: int = 0
    min_events: int = 0
    ties: Ties = "average"
    rounding: Rounding = "nearest"
    decimals: int = 2
    tie_breaks: tuple[TieBreak, ...] = ("best_result", "countback")
    team_best: int = 0


class SanctionText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``Sanction`` with its points as a text."""

    player: str
    kind: SanctionKind = "points"
    case: str
    why: str
    points: str = "0"
    event: str = ""


class CircuitFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``players`` may be left out: then whoever has a result is a player."""

    name: str
    id: str = ""
    book: str = ""
    minor_units: int = 100
    scoring: ScoringText = ScoringText()
    leagues: dict[str, str] = {}
    clubs: tuple[Club, ...] = ()
    players: tuple[Member, ...] = ()
    events: tuple[Results, ...] = ()
    sanctions: tuple[SanctionText, ...] = ()


def read_circuit(text: str) -> CircuitFile:
    """The file of a text; ``SheetError`` with everything that is wrong in it."""
    return read_as(text, CircuitFile)


def commands(file: CircuitFile) -> list[Command]:
    """What the file asks for, in order; ``SheetError`` for points nobody can read."""
    found: list[Command] = [
        CreateCircuit(
            id=file.id or file.name, name=file.name, scoring=_scoring(file.scoring),
            minor_units=file.minor_units,
        )
    ]  # fmt: skip
    found += [AddLeague(id=one, name=name) for one, name in file.leagues.items()]
    found += [AddClub(club=club) for club in file.clubs]
    members = file.players
    if not members:
        named = dict.fromkeys(one.player for event in file.events for one in event.results)
        members = tuple(Member(id=one) for one in named)
    found.append(AddMembers(members=members))
    found += [AddEvent(event=event) for event in file.events]
    for at, one in enumerate(file.sanctions):
        points = _points(one.points, f"sanctions[{at}].points")
        found.append(
            Sanction(
                player=one.player, kind=one.kind, case=one.case, why=one.why, points=points, event=one.event
            )
        )
    return found


def circuit_of(file: CircuitFile, book: Book) -> Circuit | Refused:
    """The circuit the file makes, or why one of its commands is refused."""
    circuit = Circuit()
    for command in commands(file):
        answer = CIRCUIT.act(circuit, Asked(command=command, by=_DIRECTOR, at=0), book)
        if isinstance(answer, Refused):
            return answer
    return circuit


def _scoring(text: ScoringText) -> Scoring:
    given = msgspec.structs.asdict(text)
    given["participation"] = _points(text.participation, "scoring.participation")
    given["table"] = _table(text.table, "scoring.table")
    given["tables"] = {size: _table(table, f"scoring.tables.{size}") for size, table in text.tables.items()}
    return Scoring(**given)


def _table(table: dict[int, str], path: str) -> dict[int, int]:
    return {place: _points(text, f"{path}.{place}") for place, text in table.items()}


def _points(text: str, path: str) -> int:
    found = read_points(text)
    if found is None:
        raise SheetError((Finding("ranking.points_unreadable", path, facts={"found": text[:30]}),))
    return found
