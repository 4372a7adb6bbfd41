"""Players who need a certain seat, and players who are to be kept apart."""

from collections.abc import Mapping, Sequence

from torneo.tournament.state import Tournament


def suitable(
    state: Tournament, player: str, pool: Sequence[int], also: Mapping[str, int] | None = None
) -> list[int]:
    """The places of the pool that suit the player; the whole pool where none does. ``also``: {player: table}
    of people who are about to sit down."""
    person = state.players.get(player)
    if person is None:
        return list(pool)
    found = list(pool)
    if person.needs:
        found = [place for place in found if is_accessible(state, place)] or found
    if not person.apart_from:
        return found
    tables = {place // 100 for place in found}
    bad = {table for table in tables if meets_at(state, player, table)}
    bad |= {table for other, table in (also or {}).items() if apart(state, player, other)}
    return [place for place in found if place // 100 not in bad] or found


def is_accessible(state: Tournament, place: int) -> bool:
    return place % 100 in state.tables[place // 100].accessible


def apart(state: Tournament, one: str, other: str) -> bool:
    """Are the two to be kept apart? It is noted for both of them."""
    person = state.players.get(one)
    return person is not None and other in person.apart_from


def meets_at(state: Tournament, player: str, table: int) -> bool:
    """Would the player meet somebody at that table he is to be kept apart from?"""
    return any(
        apart(state, player, state.entries[entry].player) for entry in state.tables[table].seats if entry
    )
