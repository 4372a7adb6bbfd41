"""A table of an event of its own, with two tablets, the floor's phone and the console: what the monkey sees
of it, and the one way it does anything there."""

import random
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tools.monkey.doors import Answer, Door
from tools.monkey.figures import Figures
from torneo.cli.own_event import published, start
from torneo.tournament.structure.lint_games import most_seats
from torneo.tournament.structure.model import Day, Flight, Rebuy, total
from torneo.tournament.structure.templates import template

BY: Final = "mono"
NUMBER: Final = 1
_LOST: Final = 0.04
"""How often an answer gets lost."""
_SECONDS: Final = 5
_BEGINS: Final = 1_790_006_400_000
_LEAST: Final = 10
"""Big blinds of the shortest stack anybody may start with."""
_EVENING: Final = Day(number=1, flights=(Flight(name="1", starts="2026-09-21T17:00+00:00"),))
_STACKS: Final = ({25: 8, 100: 8, 500: 4}, {25: 8, 100: 8, 500: 4, 1000: 7}, {25: 4, 100: 4},
                  {25: 40, 100: 40, 500: 20, 1000: 30})  # fmt: skip


Sending = Callable[[str, dict[str, Any]], Answer]


class Staff:
    """Who works in the room, the same people every night."""

    def __init__(self) -> None:
        self.tablets = (Door("mono-crupier", "dealer"), Door("mono-relevo", "dealer"))
        self.floor, self.director = Door("mono-floor", "floor"), Door("mono-direccion", "director")
        self.public = Door("mono-publico")


class Broken(Exception):
    """Something that must not be: the night ends here."""


class AtTable:
    """``hand``: the number of the hand being played, for whoever reads of a failure."""

    def __init__(
        self, rng: random.Random, staff: Staff, figures: Figures, night: int, book: str, game: str
    ) -> None:
        self.rng, self.staff, self.figures, self.night = rng, staff, figures, night
        self.event, self.hand, self.people = f"mono-{night}", 0, 0
        self._keys = self._now = 0
        self._lost: list[tuple[str, dict[str, Any], Sending]] = []
        self._open(book, game)

    def _open(self, book: str, game: str) -> None:
        self.pass_time(0)
        seats = min(self.rng.choice((2, 3, 4, 6, 6, 8, 9)), most_seats(game))
        first = self.rng.randrange(8)
        levels = [
            msgspec.structs.replace(level, number=number)
            for number, level in enumerate(template("club-night").structure.levels[first : first + 12], 1)
        ]
        deep = [stack for stack in _STACKS if total(stack) >= _LEAST * levels[0].big_blind]
        self.people = min(seats, self.rng.choice((seats, seats, max(2, seats - 1))))
        self.session = published(
            self.event, self.people, BY, book, self.rng.randbytes(32).hex(), game=game, seats_per_table=seats,
            days=(_EVENING,), rebuy=Rebuy(limit=0), stack=self.rng.choice(deep), levels=levels,
            ante_kind=self.rng.choice(("big_blind", "each_player")),
        )  # fmt: skip
        self.pass_time(3600)
        start(self.event, self.session, 1, BY)

    # ---- what there is to see ------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The event as the room knows it. Nobody else works in this room: it is looked at as it is."""
        from torneo.room.keeping import keeper

        return keeper().reading(self.event, lambda state: state)

    @property
    def table(self) -> Any:
        return self.state.tables[NUMBER]

    @property
    def book(self) -> Any:
        from torneo.room.keeping import keeper

        return keeper().book(self.event)

    def told(self) -> Any:
        """The hand being played as far as it is told; None between two."""
        from torneo.room import told_hands

        story = told_hands.hand_at(self.event, NUMBER) if self.table.hand is not None else None
        return told_hands.told(story) if story is not None else None

    def pass_time(self, seconds: int = _SECONDS) -> None:
        from torneo.room.pace import set_pace

        self._now += seconds * 1000
        set_pace(self.event, _BEGINS + self._now, 0)

    # ---- what is done --------------------------------------------------------------------------------

    def at(self, path: str) -> str:
        return f"/e/{self.event}/mesa/{NUMBER}/{path}"

    def script(self, door: Door, path: str, body: dict[str, Any]) -> Answer:
        return self._tap(path, body, door.script)

    def form(self, door: Door, path: str, fields: dict[str, Any]) -> Answer:
        return self._tap(path, fields, door.form)

    def command(self, door: Door, named: str, /, **fields: Any) -> Answer:
        """Through the one door for commands."""
        return self.form(door, f"/e/{self.event}/hacer/{named}/", fields)

    def _tap(self, path: str, body: dict[str, Any], send: Sending) -> Answer:
        """Sent, and sent again with its key where the answer got lost: nothing is done twice."""
        self._catch_up()
        self.pass_time()
        self._keys += 1
        body = {"key": f"{self.night}-{self._keys}", **body}
        self.figures.counts["taps"] += 1
        answer = self._seen(send(path, body), path, body)
        if self.rng.random() < _LOST:
            self.figures.counts["resent"] += 1
            version = self.state.version
            again = self._seen(send(path, body), path, body)
            if self.state.version != version:
                raise Broken(f"doubled: {self._kind(path)} sent again was done twice")
            if answer.ok and not again.ok:
                raise Broken(
                    f"resent: {self._kind(path)} was done and is then {again.status} ({again.why[:80]})"
                )
        if not answer.ok:
            self.figures.counts["refused"] += 1
        elif answer.data and not answer.data.get("stale") and self.rng.random() < _LOST / 2:
            self._lost.append((path, body, send))
        return answer

    def _catch_up(self) -> None:
        """A tablet that lost an answer asks again, whatever was done meanwhile."""
        if not self._lost or self.rng.random() < 0.5:
            return
        path, body, send = self._lost.pop()
        self.figures.counts["resent"] += 1
        version = self.state.version
        self._seen(send(path, body), path, body)
        if self.state.version != version:
            raise Broken(f"doubled: {self._kind(path)} sent again later was done twice")

    def look(self, door: Door, path: str, *also: int) -> Answer:
        answer = self._seen(door.get(path), path, {})
        if answer.status not in (200, *also):
            raise Broken(f"page: {self._kind(path)} is {answer.status}")
        return answer

    def _seen(self, answer: Answer, path: str, body: dict[str, Any]) -> Answer:
        if answer.fault or answer.status >= 500:
            raise Broken(f"5xx: {self._kind(path)} {answer.fault}  {body.get('step', '')}".strip())
        if answer.status in (404, 405) or (not answer.ok and not answer.why.strip()):
            raise Broken(f"answer: {self._kind(path)} is {answer.status} without a reason")
        return answer

    def _kind(self, path: str) -> str:
        return path.replace(self.event, "E").rpartition("?")[0] or path.replace(self.event, "E")
