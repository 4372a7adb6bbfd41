"""The last hands of a day, or before the room closes: how many are left at each table."""

from torneo.tournament.clock.events import LastHandCounted
from torneo.tournament.clock.state import Session
from torneo.tournament.kernel import Events
from torneo.tournament.state import Tournament


def hands_left(state: Tournament, table: int) -> int | None:
    """Hands still to end at the table, the one being played included; None: nobody counts them."""
    place = state.tables.get(table)
    if place is None or place.session not in state.sessions:
        return None
    return state.sessions[place.session].last_hands.get(table)


def hand_counted(state: Tournament, table: int) -> Events:
    """What the end of a hand does to the count of last hands."""
    left = hands_left(state, table)
    return (LastHandCounted(table=table, left=left - 1),) if left else ()


def hands_to_end(state: Tournament, session: Session, hands: int) -> dict[int, int]:
    """The count each table begins with: a hand already being played is not one of the last ones."""
    return {table.number: hands + table.in_hand for table in state.open_tables(session.id)}


def all_played(state: Tournament, session: Session) -> bool:
    """Were last hands given out, and has every table played them?"""
    return bool(session.last_hands_drawn) and not any(
        session.last_hands.get(table.number, 0) for table in state.open_tables(session.id)
    )
