"""Who deals at the tables of a session: puts a hand together from the state and has it played."""

import random
from collections.abc import Mapping

from torneo.hand import Stakes
from torneo.simulate.crowd import Guest
from torneo.simulate.director import Director
from torneo.simulate.irregular import play_irregular
from torneo.simulate.table_play import Deal, Played, play_hand, rules_for
from torneo.simulate.tally import Tally
from torneo.tournament.chips.values import live_values
from torneo.tournament.conduct.penalties import on_penalty, penalties_of
from torneo.tournament.seats.state import HandNow, Table
from torneo.tournament.structure.levels import level_of, stakes_of


class Dealer:
    """``irregular``: the share of hands in which something goes wrong."""

    def __init__(
        self,
        director: Director,
        tally: Tally,
        guests: Mapping[str, Guest],
        rng: random.Random,
        session: str,
        irregular: float,
    ) -> None:
        self.director, self.tally, self.guests, self.rng = director, tally, guests, rng
        self.session, self.irregular = session, irregular
        self.sheet = director.state.structure
        self.rules = rules_for(self.sheet, director.book)
        self.stakes: dict[tuple[int, str], Stakes] = {}
        self.values: tuple[int, list[int]] = (-1, [])

    def chips(self) -> list[int]:
        """Values of chips in play, smallest first."""
        ledger = self.director.state.ledger
        gone = len(ledger.retired) + len(ledger.retired_in.get(self.session, ()))
        if gone != self.values[0]:
            self.values = gone, live_values(self.director.state, self.session) or [1]
        return self.values[1]

    def play(self, table: Table, hand: HandNow, carried: int, *, left: int = 0) -> Played:
        """The hand as it will be reported. ``left``: players of the event, where they all sit here."""
        state, rng = self.director.state, self.rng
        entries = state.entries
        tempers = {}
        absent = []
        for seat in hand.dealt:
            entry = entries[table.seats[seat - 1]]
            tempers[seat] = self.guests[entry.player].temper
            if entry.is_away:
                absent.append(seat)
        assert table.positions is not None
        values = self.chips()
        deal = Deal(
            game=hand.game, stakes=self._stakes(hand), stacks=hand.stacks, positions=table.positions,
            rules=self.rules, chip=values[0], carried=carried, absent=absent,
            penalised=self._penalised(table, hand), left=left,
        )  # fmt: skip
        if deal.left == 2 and not self.tally.depth:
            self.tally.depth = (
                sum(deal.stacks.values()) / 2 / max(1, deal.stakes.big or deal.stakes.limit_bets[0])
            )
        if self.irregular and rng.random() < self.irregular:
            return play_irregular(deal, self.director.book, values, tempers, rng)
        return play_hand(deal, tempers, rng)

    def _penalised(self, table: Table, hand: HandNow) -> list[int]:
        """Seats away on a penalty; one given during this hand begins with the next."""
        state = self.director.state
        if not state.conduct.serving:
            return []
        found = []
        for seat in on_penalty(state, table.number, self.director.now):
            serving = penalties_of(state, state.entries[table.seats[seat - 1]].player)
            here = (table.number, hand.number)
            if seat in hand.dealt and any((one.after_table, one.after_hand) != here for one in serving):
                found.append(seat)
        return found

    def _stakes(self, hand: HandNow) -> Stakes:
        director = self.director
        if self.sheet is not director.state.structure:
            self.sheet, self.stakes = director.state.structure, {}
        key = (hand.level, hand.game)
        if key not in self.stakes:
            level = level_of(self.sheet, hand.level, director.book)
            self.stakes[key] = stakes_of(level, self.sheet, hand.game, director.book)
            self.tally.top_level = max(self.tally.top_level, hand.level)
        return self.stakes[key]
