"""Standings of clubs and leagues: the points of their players added up."""

from typing import Literal

import msgspec

from torneo.tournament.ranking.standings import Row, Standings
from torneo.tournament.ranking.state import Circuit


class Team(msgspec.Struct, frozen=True, kw_only=True):
    """``players``: those whose points count, with them, best first."""

    rank: int
    id: str
    name: str
    points: int
    players: tuple[tuple[str, int], ...]


def teams(circuit: Circuit, table: Standings, by: Literal["club", "league"] = "club") -> tuple[Team, ...]:
    """Clubs or leagues, best first; the same points share a rank. Only ranked players count."""
    names = (
        {one.id: one.name or one.id for one in circuit.clubs.values()} if by == "club" else circuit.leagues
    )
    found: dict[str, list[Row]] = {team: [] for team in names}
    for row in table.rows:
        club = circuit.clubs.get(row.club)
        team = "" if club is None else club.id if by == "club" else club.league
        if team and not row.unranked:
            found[team].append(row)
    best = circuit.scoring.team_best
    counted = {
        team: sorted(rows, key=lambda row: -row.points)[: best or None] for team, rows in found.items()
    }
    points = {team: sum(row.points for row in rows) for team, rows in counted.items()}
    ordered = sorted(names, key=lambda team: (-points[team], names[team]))
    return tuple(
        Team(
            rank=1 + sum(other > points[team] for other in points.values()), id=team, name=names[team],
            points=points[team], players=tuple((row.player, row.points) for row in counted[team]),
        )
        for team in ordered
    )  # fmt: skip
