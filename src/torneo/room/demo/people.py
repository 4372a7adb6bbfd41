"""The people of a demonstration: they come, change tables, step away and come back, buy in again."""

import random
from collections.abc import Iterable
from typing import Final

import msgspec

from torneo.room.demo.giver import RoomDirector
from torneo.simulate.crowd import TAKES_ADDON, Guest, guest
from torneo.simulate.plan import MINUTE, SECOND
from torneo.tournament import Command, Refused
from torneo.tournament.entries.commands import (
    EnterPlayer,
    LeaveTable,
    Rebuy,
    ReEnter,
    RegisterPlayer,
    ReturnToTable,
    TakeAddOn,
)
from torneo.tournament.seats.commands import ConfirmArrival

#: Chance that somebody of a table steps away after a hand.
_WALKS_OFF: Final = 0.01
_SECOND_NAMES: Final = (
    "Arango", "Bermúdez", "Cárdenas", "Duarte", "Echeverri", "Forero", "Guzmán", "Hoyos", "Jaramillo",
    "Londoño", "Mejía", "Nieto", "Ospina", "Patiño", "Quintero", "Rincón", "Salazar", "Tovar", "Uribe",
    "Zapata",
)  # fmt: skip


def crowd(entries: int, rng: random.Random) -> list[Guest]:
    """So many people with names of their own."""
    found: list[Guest] = []
    names: set[str] = set()
    for number in range(1, entries + 1):
        one = guest(number, rng)
        first, last, _ = one.name.split()
        name = f"{first} {last}"
        while name in names:
            name = f"{first} {last} {_SECOND_NAMES[int(rng.random() * len(_SECOND_NAMES))]}"
        names.add(name)
        found.append(msgspec.structs.replace(one, name=name))
    return found


class Guests(dict[str, Guest]):
    """By player. Whoever a visitor registers plays too, as a person of some temper who buys in once."""

    def __init__(self, guests: Iterable[Guest], rng: random.Random) -> None:
        super().__init__({one.id: one for one in guests})
        self._rng = rng

    def __missing__(self, player: str) -> Guest:
        self[player] = msgspec.structs.replace(guest(0, self._rng), id=player, spends=0, late=False)
        return self[player]


class People:
    """Looks at the event and lets people do what they would do by now."""

    def __init__(self, director: RoomDirector, guests: Guests, rng: random.Random, session: str) -> None:
        self.director, self.guests, self.rng, self.session = director, guests, rng, session
        self.coming: list[tuple[int, Guest]] = []
        self.walking: dict[int, tuple[int, int]] = {}
        self.back_at: dict[int, int] = {}
        self.again: list[tuple[int, str]] = []
        self.seen_out = 0
        self.bought: dict[str, int] = {}
        self.offered_addon = False

    def expect(self, guests: Iterable[Guest], begin: int, end: int) -> None:
        """They come one by one between two moments."""
        self.coming += [(begin + int(self.rng.random() * (end - begin)), one) for one in guests]
        self.coming.sort(key=lambda one: one[0], reverse=True)

    def go_on(self) -> None:
        """Everything people do up to now."""
        now = self.director.now
        while self.coming and self.coming[-1][0] <= now:
            self.enter(self.coming.pop()[1])
        self._arrive(now)
        self._return(now)
        self._buy_again(now)
        self._addons()

    def enter(self, one: Guest) -> None:
        """At the desk: the person is written down, shows a document and pays."""
        self.director.give(RegisterPlayer(player=one.id, name=one.name, document=one.document, born=one.born))
        self.director.give(EnterPlayer(player=one.id, session=self.session, id_checked=True))

    def may_step_away(self, table: int) -> None:
        """Asked after each hand of a table."""
        taken = self.director.state.tables[table].taken
        if len(taken) > 3 and self.rng.random() < _WALKS_OFF:
            seat = taken[int(self.rng.random() * len(taken))]
            entry = self.director.state.tables[table].seats[seat - 1]
            if self._did(LeaveTable(entry=entry, told=True)):
                self.back_at[entry] = self.director.now + int((2 + self.rng.random() * 6) * MINUTE)

    def _arrive(self, now: int) -> None:
        state = self.director.state
        waiting = {one.number: one for one in state.alive(self.session) if not one.arrived and one.table}
        for number, entry in waiting.items():
            moved, due = self.walking.get(number, (-1, 0))
            if moved != entry.moved_at:
                walk = 20 * SECOND + int(self.rng.random() * 40 * SECOND)
                self.walking[number] = (entry.moved_at, now + walk)
            elif due <= now:
                self.director.give(ConfirmArrival(entry=number))
        for number in [one for one in self.walking if one not in waiting]:
            del self.walking[number]

    def _return(self, now: int) -> None:
        entries = self.director.state.entries
        for number, due in list(self.back_at.items()):
            if not entries[number].away_since:
                del self.back_at[number]
            elif due <= now:
                self._did(ReturnToTable(entry=number))
                del self.back_at[number]

    def _buy_again(self, now: int) -> None:
        """Somebody who is out buys chips or enters again, if the sheet lets him and he has the means."""
        state = self.director.state
        for out in state.eliminations[self.seen_out :]:
            player = state.entries[out.entry].player
            if self.bought.get(player, 0) >= self.guests[player].spends:
                continue
            self.bought[player] = self.bought.get(player, 0) + 1
            if state.structure.rebuy is None or not self._did(Rebuy(entry=out.entry)):
                self.again.append((now + int((1 + self.rng.random() * 6) * MINUTE), player))
        self.seen_out = len(state.eliminations)
        ready = [player for due, player in self.again if due <= now]
        self.again = [one for one in self.again if one[0] > now]
        for player in ready:
            self._did(ReEnter(player=player, session=self.session))

    def _addons(self) -> None:
        """Once, in the break after its level, when the last hand has ended."""
        state = self.director.state
        addon, clock = state.structure.addon, state.sessions[self.session].clock
        if addon is None or self.offered_addon or clock.level != (addon.after_level or clock.level):
            return
        tables = state.open_tables(self.session)
        if not clock.on_break or any(table.hand is not None for table in tables):
            return
        self.offered_addon = True
        for entry in [entry for table in tables for entry in table.seats if entry]:
            if self.rng.random() < TAKES_ADDON:
                self._did(TakeAddOn(entry=entry))

    def _did(self, command: Command) -> bool:
        return not isinstance(self.director.give(command), Refused)
