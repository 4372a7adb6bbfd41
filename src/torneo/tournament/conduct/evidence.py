"""What the recorded hands say about players: the hands they played together and the chips that changed
hands.

    found = evidence(journal, ("p2", "p6"))
    found.hands[0].won      # {"p2": -12000, "p6": 12000}
    found.passed["p2", "p6"]    # at most so many chips went from p2 to p6
"""

from collections.abc import Iterable

import msgspec

from torneo.tournament.corrections.acts import acts_of, apply
from torneo.tournament.hands.events import Eliminated, HandEnded
from torneo.tournament.kernel import Happened
from torneo.tournament.state import Tournament


class HandTogether(msgspec.Struct, frozen=True, kw_only=True):
    """A hand in which all of them were dealt in: their seats, stacks at its start and what each won or lost.
    ``others``: players of the table who were dealt in too."""

    table: int
    number: int
    level: int
    game: str
    began: int
    ended: int
    seats: dict[str, int]
    stacks: dict[str, int]
    won: dict[str, int]
    others: tuple[str, ...]
    out: tuple[str, ...] = ()


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """``net``: what each won in these hands in all. ``passed``: {(from, to): the most that can have gone from
    one to the other}: in a hand, no more than one lost and the other won."""

    players: tuple[str, ...]
    hands: tuple[HandTogether, ...]
    net: dict[str, int]
    passed: dict[tuple[str, str], int]

    @property
    def suspect(self) -> tuple[HandTogether, ...]:
        """Hands in which one of them lost chips and another won some."""
        return tuple(one for one in self.hands if min(one.won.values()) < 0 < max(one.won.values()))


def evidence(happened: Iterable[Happened], players: Iterable[str]) -> Evidence:
    """Goes through what happened once, as it counts after every correction; whoever changed table or entry is
    followed."""
    wanted = tuple(dict.fromkeys(players))
    state = Tournament()
    hands: list[HandTogether] = []
    for act in acts_of(happened):
        for event in act.events:
            if isinstance(event, HandEnded):
                found = _hand(state, event, wanted, act.at)
                if found is not None:
                    hands.append(found)
            elif isinstance(event, Eliminated) and hands:
                hands[-1] = _out(state, hands[-1], event)
            apply(state, act, (event,))
    return Evidence(
        players=wanted,
        hands=tuple(hands),
        net={player: sum(hand.won[player] for hand in hands) for player in wanted},
        passed={
            (giver, taker): sum(
                min(max(-hand.won[giver], 0), max(hand.won[taker], 0)) for hand in hands
            )
            for giver in wanted
            for taker in wanted
            if giver != taker
        },
    )  # fmt: skip


def _hand(state: Tournament, ended: HandEnded, wanted: tuple[str, ...], at: int) -> HandTogether | None:
    table = state.tables[ended.table]
    hand = table.hand
    if hand is None:
        return None
    sitting = {state.entries[table.seats[seat - 1]].player: seat for seat in hand.dealt}
    if not wanted or not all(player in sitting for player in wanted):
        return None
    return HandTogether(
        table=table.number, number=hand.number, level=hand.level, game=hand.game, began=hand.started_at,
        ended=at, seats={player: sitting[player] for player in wanted},
        stacks={player: hand.stacks[sitting[player]] for player in wanted},
        won={
            player: ended.stacks.get(sitting[player], hand.stacks[sitting[player]])
            - hand.stacks[sitting[player]]
            for player in wanted
        },
        others=tuple(player for player in sitting if player not in wanted),
    )  # fmt: skip


def _out(state: Tournament, last: HandTogether, event: Eliminated) -> HandTogether:
    player = state.entries[event.entry].player
    if (event.table, event.hand) != (last.table, last.number) or player not in last.seats:
        return last
    return msgspec.structs.replace(last, out=(*last.out, player))
