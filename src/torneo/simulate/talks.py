"""Deals: in some events the players left talk about the prizes left, and vote."""

import random
from typing import Final

from torneo.simulate.director import Director
from torneo.tournament import Refused
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.prizes.commands import EndByDeal, ProposeDeal, SetDealReserve, VoteDeal
from torneo.tournament.prizes.deal_shares import shares_of
from torneo.tournament.prizes.deals import least_reserve
from torneo.tournament.prizes.listing import paid, remaining_prizes
from torneo.tournament.prizes.state import Kind

#: How often: players of an event are ready to talk at all; they keep something to play for although nobody
#: asks them to; everybody votes for it; the direction carries out what they agreed.
_TALK: Final = 0.5
_RESERVED: Final = 0.7
_AGREED: Final = 0.65
_CARRIED_OUT: Final = 0.85
_KINDS: Final[dict[Kind, float]] = {"icm": 0.4, "chip_chop": 0.25, "even": 0.15, "custom": 0.2}
#: At how many players left they may talk, and how many times.
_MOST: Final = 6
_TRIES: Final = 2


class Talks:
    """``at``: players left at whom a deal is still to be talked about, most first."""

    def __init__(self, director: Director, rng: random.Random) -> None:
        self.director, self.rng = director, rng
        ready = rng.random() < _TALK
        self.at = sorted(rng.sample(range(2, _MOST + 1), _TRIES), reverse=True) if ready else []

    def hold(self) -> None:
        """Between two hands of the last table: if it is time, a deal is proposed, voted and decided on."""
        state = self.director.state
        prizes = state.prizes
        if not self.at or not prizes.amounts or prizes.seats or prizes.settled_places:
            return
        players = len(state.alive())
        if players > self.at[0] or players > paid(state) or players < 2:
            return
        while self.at and players <= self.at[0]:
            self.at.pop(0)
        if self._propose() and self._vote():
            self._decide()

    def _propose(self) -> bool:
        director, rng = self.director, self.rng
        state, book = director.state, director.book
        if not state.structure.deal.allowed:
            return False
        remaining = sum(remaining_prizes(state))
        if isinstance(least_reserve(state, remaining, book), Refused):
            director.must(SetDealReserve(amount=max(1, remaining // 10)))
        least = least_reserve(state, remaining, book)
        assert not isinstance(least, Refused)
        reserve = least
        if not least and rng.random() < _RESERVED:
            reserve = remaining // (5 + int(rng.random() * 6))
        kind = rng.choices(list(_KINDS), list(_KINDS.values()))[0]
        amounts = self._custom(reserve) if kind == "custom" else {}
        answer = director.give(ProposeDeal(kind=kind, amounts=amounts, reserve=reserve))
        return not isinstance(answer, Refused)

    def _custom(self, reserve: int) -> dict[int, int]:
        """What the stacks are worth, except that the leader gives something to the last."""
        state = self.director.state
        stacks = {entry.number: entry.stack for entry in state.alive()}
        shares = shares_of("icm", stacks, remaining_prizes(state), reserve)
        first, last = max(shares, key=lambda one: shares[one]), min(shares, key=lambda one: shares[one])
        gift = (shares[first] - shares[last]) // 10
        shares[first] -= gift
        shares[last] += gift
        return shares

    def _vote(self) -> bool:
        director, rng = self.director, self.rng
        deal = director.state.prizes.deals[-1]
        votes = dict.fromkeys(deal.shares, True)
        if rng.random() >= _AGREED:
            against = rng.sample(list(votes), 1 + int(rng.random() * (len(votes) - 1)))
            votes |= dict.fromkeys(against, False)
        director.must(VoteDeal(votes=votes))
        return deal.status == "agreed"

    def _decide(self) -> None:
        director = self.director
        found = offer(director.state, "deal", {}, director.book)
        assert not isinstance(found, Refused)
        done = self.rng.random() < _CARRIED_OUT
        director.must(
            Decide(
                matter="deal", option=found.options[0 if done else -1],
                why="todos están de acuerdo" if done else "un jugador dice que le presionaron",
            )
        )  # fmt: skip
        prizes = director.state.prizes
        if prizes.settled_by == "deal" and not prizes.title:
            director.must(EndByDeal())
