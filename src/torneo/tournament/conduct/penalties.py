"""Penalties being served: whose hand is killed after the deal, and the count of hands, wherever the player
sits.

    on_penalty(state, 4)    # {7: 12}: seat 7 of table 4 has twelve hands left

Cards are dealt to the seat, its blinds and antes are posted and the hand is killed after the deal; the
penalty follows the player from table to table, from day to day and into another entry.
"""

from collections.abc import Iterable

from torneo.tournament.conduct.penalty_events import PenaltyHandServed
from torneo.tournament.conduct.state import Penalty
from torneo.tournament.kernel import Events
from torneo.tournament.state import Tournament


def penalties_of(state: Tournament, player: str) -> list[Penalty]:
    """The penalties a player is serving, oldest first: they are served one after the other."""
    return [state.conduct.penalties[number - 1] for number in state.conduct.serving.get(player, ())]


def sits_out(state: Tournament, entry: int, now: int = 0) -> bool:
    """Is the entry's player away on a penalty at this moment (by default that of the last event)?"""
    if not state.conduct.serving:
        return False
    serving = penalties_of(state, state.entries[entry].player)
    return any(one.left or one.until > (now or state.at) for one in serving)


def hands_left(state: Tournament, player: str) -> int:
    """Hands the player still has to miss."""
    return sum(one.left for one in penalties_of(state, player))


def on_penalty(state: Tournament, table: int, now: int = 0) -> dict[int, int]:
    """{seat: hands left} of the players at a table who are away on a penalty; 0 hands for a suspension."""
    if not state.conduct.serving:
        return {}
    return {
        seat: hands_left(state, state.entries[entry].player)
        for seat, entry in enumerate(state.tables[table].seats, 1)
        if entry and sits_out(state, entry, now)
    }


def after_hand(state: Tournament, table: int, dealt: Iterable[int]) -> Events:
    """What the end of the table's hand counts for the penalised players it was dealt to.

    ``state`` is that before the hand's end. A hand that is dealt again counts once: only its end does. The
    hand during which the penalty was given does not count.
    """
    if not state.conduct.serving:
        return ()
    place = state.tables[table]
    number = place.hand.number if place.hand is not None else place.next_hand
    served = []
    for seat in dealt:
        entry = place.seats[seat - 1]
        if not entry:
            continue
        for one in penalties_of(state, state.entries[entry].player):
            if one.left and (one.after_table, one.after_hand) != (table, number):
                served.append(
                    PenaltyHandServed(penalty=one.number, left=one.left - 1, table=table, hand=number)
                )
                break
    return tuple(served)
