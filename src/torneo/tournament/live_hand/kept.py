"""Told hands that are over stay with the event."""

from torneo.tournament.live_hand.state import KeptHand, packed
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament


def hand_over(state: Tournament, table: Table, at: int, *, void: bool = False) -> None:
    """The hand ends: what was told of it is put with the others, and questions about it lapse."""
    hand = table.hand
    if hand is None or hand.told is None:
        return
    keep_told(state, table, at, void=void)
    for given in reversed(state.rulings):
        if given.at < hand.started_at:
            break
        if (given.table, given.hand) == (table.number, hand.number) and given.told and not given.lasts:
            given.lapsed = True


def keep_told(state: Tournament, table: Table, at: int, *, void: bool = False) -> None:
    """What was told of the hand so far is put with the others."""
    hand = table.hand
    if hand is None or hand.told is None:
        return
    told = hand.told
    last = next((one for one in reversed(state.told_hands) if one.table == table.number), None)
    again = last.again + 1 if last is not None and last.number == hand.number else 1
    state.told_hands.append(
        KeptHand(
            table=table.number, number=hand.number, again=again, begun_at=told.begun_at, ended_at=at,
            acts=len(told.acts), to_the_end=told.to_the_end, void=void, policies=dict(state.policies),
            told=packed(told),
        )
    )  # fmt: skip
