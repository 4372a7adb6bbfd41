"""What the people of a session do of their own accord: come, go away for a while, buy again, take add-ons."""

import random
from collections.abc import Callable, Mapping

from torneo.simulate.crowd import TAKES_ADDON, Guest
from torneo.simulate.director import Director
from torneo.simulate.plan import MINUTE
from torneo.simulate.tally import Tally
from torneo.tournament import Command, Happened, Refused
from torneo.tournament.entries.commands import LeaveTable, Rebuy, ReEnter, ReturnToTable, TakeAddOn
from torneo.tournament.hands.events import Eliminated
from torneo.tournament.seats.commands import ConfirmArrival
from torneo.tournament.seats.state import Table

At = Callable[[int, Callable[[], None]], None]
"""Puts something into the queue of the session, at a moment."""


class People:
    """``entered`` is told what came of it when somebody has entered."""

    def __init__(
        self,
        director: Director,
        tally: Tally,
        guests: Mapping[str, Guest],
        rng: random.Random,
        session: str,
        at: At,
        entered: Callable[[list[Happened]], None],
    ) -> None:
        self.director, self.tally, self.guests, self.rng = director, tally, guests, rng
        self.session, self.at, self.entered = session, at, entered
        self.bought: dict[str, int] = {}
        self.asked_addon = False

    def comes(self, command: Command) -> None:
        answer = self.director.give(command)
        if isinstance(answer, Refused):
            self.tally.refused_entries += 1
        else:
            self.entered(answer)

    def arrives(self, entry: int) -> None:
        if not self.director.state.entries[entry].arrived:
            self.director.give(ConfirmArrival(entry=entry))

    def walks_off(self, table: Table) -> None:
        """Somebody leaves the table for a few minutes."""
        seats = table.taken
        entry = table.seats[seats[int(self.rng.random() * len(seats))] - 1]
        if len(seats) > 3 and self._done(LeaveTable(entry=entry)):
            back = self.director.now + int((1 + self.rng.random() ** 4 * 20) * MINUTE)
            self.at(back, lambda: self._comes_back(entry))

    def _comes_back(self, entry: int) -> None:
        if self.director.state.entries[entry].away_since:
            self.director.give(ReturnToTable(entry=entry))

    def goes_out(self, event: Eliminated) -> None:
        """Somebody who is out buys chips or enters again, if the sheet lets him and he has the means."""
        state = self.director.state
        player = state.entries[event.entry].player
        if self.bought.get(player, 0) < self.guests[player].spends:
            self.bought[player] = self.bought.get(player, 0) + 1
            if state.structure.rebuy is not None and self._done(Rebuy(entry=event.entry)):
                return
            wait = int((1 + self.rng.random() * 9) * MINUTE)
            self.at(self.director.now + wait, lambda: self._comes_again(player))

    def _comes_again(self, player: str) -> None:
        answer = self.director.give(ReEnter(player=player, session=self.session))
        if not isinstance(answer, Refused):
            self.entered(answer)

    def offer_addons(self, playing: int) -> None:
        """Once, in the break after its level, when the last hand has ended."""
        state = self.director.state
        addon = state.structure.addon
        clock = state.sessions[self.session].clock
        if addon is None or self.asked_addon or clock.level != (addon.after_level or clock.level):
            return
        if not clock.on_break or playing:
            return
        self.asked_addon = True
        for table in state.open_tables(self.session):
            for entry in filter(None, table.seats):
                if self.rng.random() < TAKES_ADDON:
                    self.director.give(TakeAddOn(entry=entry))

    def _done(self, command: Command) -> bool:
        return not isinstance(self.director.give(command), Refused)
