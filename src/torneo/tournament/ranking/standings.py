"""The standings, with what every point comes from."""

from collections.abc import Callable
from itertools import groupby

import msgspec

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.kernel import Value
from torneo.tournament.ranking.scoring import Score, event_scores, federation, lacks
from torneo.tournament.ranking.state import Circuit, Finish, Results, TieBreak


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One event of a player. ``points`` before a sanction took them; ``counts`` False: dropped, or taken."""

    event: str
    name: str
    date: str
    place: int
    entries: int
    points: int
    participation: int
    why: str
    tied: int = 1
    counts: bool = True
    taken: int = 0


class Taken(msgspec.Struct, frozen=True, kw_only=True):
    """What a sanction took: its number, its case, and how many points."""

    number: int
    kind: str
    case: str
    points: int
    event: str = ""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A player in the standings. ``rank`` 0: not ranked, for ``unranked`` says why. ``decided_by``: what set
    the player apart from the one before with the same points; ``shared``: nothing did."""

    rank: int
    player: str
    name: str
    club: str
    points: int
    lines: tuple[Line, ...]
    taken: tuple[Taken, ...] = ()
    unranked: str = ""
    decided_by: str = ""
    shared: bool = False


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something the standings have to say of themselves, with its clauses."""

    code: str
    facts: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    rows: tuple[Row, ...]
    notices: tuple[Notice, ...]


def standings(circuit: Circuit, book: Book) -> Standings:
    """Everybody who played, best first; then those not ranked, with the reason."""
    events = circuit.counted()
    played: dict[str, list[tuple[Results, Finish, Score]]] = {}
    for event in events:
        for finish, score in zip(event.results, event_scores(circuit, event, book), strict=True):
            played.setdefault(finish.player, []).append((event, finish, score))
    rows = [_row(circuit, player, found) for player, found in played.items()]
    lacking = lacks(circuit.scoring, book)
    if lacking:
        rows = [msgspec.structs.replace(one, unranked=one.unranked or lacking) for one in rows]
    prizes = {player: sum(finish.prize for _, finish, _ in found) for player, found in played.items()}
    ranked = _ranked([one for one in rows if not one.unranked], _Breaks(circuit, events, prizes))
    others = sorted((one for one in rows if one.unranked), key=lambda one: (-one.points, one.name))
    return Standings(rows=(*ranked, *others), notices=_notices(circuit, book, lacking))


def _row(circuit: Circuit, player: str, found: list[tuple[Results, Finish, Score]]) -> Row:
    scoring = circuit.scoring
    sanctions = circuit.standing_sanctions(player)
    lost = {one.event: one for one in sanctions if one.kind == "event"}
    order = sorted(range(len(found)), key=lambda at: -(0 if found[at][0].id in lost else found[at][2].points))
    kept = set(order[: scoring.best] if scoring.best else order)
    lines = tuple(
        Line(
            event=event.id, name=event.name or event.id, date=event.date, place=score.place,
            entries=event.entries, points=score.points, participation=score.participation, why=score.why,
            tied=score.tied, counts=at in kept and event.id not in lost,
            taken=score.points if event.id in lost else 0,
        )
        for at, (event, _, score) in enumerate(found)
    )  # fmt: skip
    total = sum(one.points for one in lines if one.counts)
    taken = [
        Taken(number=lost[one.event].number, kind="event", case=lost[one.event].case, points=one.taken,
              event=one.event)
        for one in lines if one.event in lost
    ]  # fmt: skip
    for one in sanctions:
        if one.kind == "points":
            amount = min(one.points, max(total, 0))
            total -= amount
            taken.append(Taken(number=one.number, kind="points", case=one.case, points=amount))
    excluded = [one for one in sanctions if one.kind == "exclusion"]
    taken += [Taken(number=one.number, kind="exclusion", case=one.case, points=0) for one in excluded]
    few = len(lines) < scoring.min_events
    member = circuit.members[player]
    return Row(
        rank=0, player=player, name=member.name or player, club=member.club, points=total, lines=lines,
        taken=tuple(taken), unranked="excluded" if excluded else "few_events" if few else "",
    )  # fmt: skip


class _Breaks:
    """The tie-breaks of a circuit: for each, a value that is higher for the better player."""

    def __init__(self, circuit: Circuit, events: list[Results], prizes: dict[str, int]) -> None:
        self.names = circuit.scoring.tie_breaks
        self.prizes = prizes
        self.dates = {one.id: at for at, one in enumerate(events)}
        self.last = {
            finish.player: -finish.place for finish in (events[-1].results if events else ()) if finish.place
        }
        self.by: dict[TieBreak, Callable[[Row], object]] = {
            "best_result": lambda row: max((one.points for one in row.lines if one.counts), default=0),
            "countback": lambda row: tuple(
                sorted((-one.place for one in row.lines if one.place), reverse=True)
            ),
            "more_events": lambda row: len(row.lines),
            "fewer_events": lambda row: -len(row.lines),
            "prizes": lambda row: self.prizes[row.player],
            "last_event": lambda row: self.last.get(row.player, -(10**15)),
        }

    def values(self, row: Row) -> tuple[object, ...]:
        return tuple(self.by[name](row) for name in self.names)


def _places(row: Row) -> tuple[int, ...]:
    return tuple(sorted((-one.place for one in row.lines if one.place), reverse=True))


def _ranked(rows: list[Row], breaks: _Breaks) -> list[Row]:
    keyed = [((one.points, *breaks.values(one)), one) for one in rows]
    keyed.sort(key=lambda item: item[1].name)
    keyed.sort(key=lambda item: item[0], reverse=True)
    found: list[Row] = []
    before: tuple[object, ...] = ()
    for key, group in groupby(keyed, key=lambda item: item[0]):
        same = [row for _, row in group]
        rank = len(found) + 1
        decided = ""
        if before and before[0] == key[0]:
            decided = next(name for name, old, new in zip(breaks.names, before[1:], key[1:], strict=True)
                           if old != new)  # fmt: skip
        found += [
            msgspec.structs.replace(row, rank=rank, decided_by=decided, shared=len(same) > 1) for row in same
        ]
        before = key
    return found


def _notices(circuit: Circuit, book: Book, lacking: str) -> tuple[Notice, ...]:
    found = []
    if lacking:
        clauses = cite(book, "ranking_resolution") if lacking == "resolution_needed" else ()
        found.append(Notice(code=f"ranking.{lacking}", clauses=clauses))
    if federation(book):
        found.append(Notice(code="ranking.paid_places_only", clauses=cite(book, "ranking_paid_places")))
    scoring = circuit.scoring
    if scoring.best:
        facts: dict[str, Value] = {"best": scoring.best, "of": scoring.planned or len(circuit.counted())}
        found.append(Notice(code="ranking.best_counts", facts=facts))
    if scoring.resolution:
        found.append(Notice(code="ranking.points_from", facts={"resolution": scoring.resolution}))
    return tuple(found)
