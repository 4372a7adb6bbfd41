"""The floor of a demonstration: now and then a dealer calls, tells what happened, and somebody answers."""

from typing import Any, Final

from torneo.floor.scenario import shape
from torneo.floor.scenario.told import CannotTell, ToldHand, told_hand
from torneo.room.demo.giver import RoomDirector
from torneo.simulate.plan import MINUTE
from torneo.tournament import Refused
from torneo.tournament.live_hand.spot import setup_of
from torneo.tournament.rulings.calling import open_calls
from torneo.tournament.rulings.commands import CallFloor, DecideRuling, GiveRuling
from torneo.tournament.rulings.deciding import open_rulings

#: From this level on; before it tables have enough to learn.
_FROM_LEVEL: Final = 4
_EVERY: Final = 12 * MINUTE
#: How long a table waits for its answer.
_THINKS: Final = 3 * MINUTE
_WHY: Final = (
    "Lo confirman los jugadores de la mesa.",
    "El crupier vio la apuesta antes que las fichas.",
    "Por el interés del juego y la equidad.",
)
_NOTES: Final = ("No están de acuerdo en la apuesta.", "", "Dos jugadores actuaron a la vez.")

Step = dict[str, Any]


class DemoFloor:
    """``ask`` makes a table call; ``go_on`` does what the floor would have done by now."""

    def __init__(self, director: RoomDirector) -> None:
        self.director = director
        self.next = 0
        self.asked = 0

    def go_on(self, level: int, *, auto: bool) -> None:
        """``auto``: questions are answered; otherwise they wait for whoever is watching."""
        now = self.director.now
        if auto:
            for given in open_rulings(self.director.state):
                if given.by.name == "Bot" and now - given.at >= _THINKS:
                    why = _WHY[given.number % len(_WHY)]
                    option = given.outcome.options[0].code
                    self.director.give(DecideRuling(ruling=given.number, option=option, why=why))
        if level < _FROM_LEVEL or now < self.next:
            return
        if self.next and not open_calls(self.director.state):
            self.ask()
        self.next = now + _EVERY

    def ask(self) -> bool:
        """A table in the middle of a hand calls the floor and tells what happened; False if none can."""
        state = self.director.state
        playing = [
            table for table in state.tables.values() if table.open and table.hand and table.players > 2
        ]
        if not playing:
            return False
        turn, self.asked = self.asked, self.asked + 1
        table = playing[turn % len(playing)]
        setup = setup_of(state, table.number, self.director.book, self.director.now)
        try:
            steps = _HAPPENS[turn % len(_HAPPENS)](told_hand(self.director.book, setup))
        except (CannotTell, LookupError):
            return False
        about = CallFloor(
            table=table.number, about="ruling", seat=steps[-1]["seat"], note=_NOTES[turn % len(_NOTES)]
        )
        called = self.director.give(about)
        call = len(state.calls) if not isinstance(called, Refused) else 0
        given = GiveRuling(table=table.number, setup=setup, steps=tuple(steps), call=call)
        return not isinstance(self.director.give(given), Refused)


def _raised(told: ToldHand) -> tuple[list[Step], int, dict[str, Any]]:
    """Somebody raises to three big blinds; the steps, who is next, and how it then looks. ``LookupError``
    where nobody can raise or nobody is left to answer."""
    seen = shape(told)
    seat, least, most = seen["next"], seen["min_raise_to"], seen["max_raise_to"]
    if not isinstance(seat, int) or least is None or most is None:
        raise LookupError("nobody can raise")
    step = {"seat": seat, "does": "raise", "to": min(max(least, 3 * told.table.hand.stakes.big), most)}
    after = told.copy()
    after.tell(step)
    looks = shape(after)
    if not isinstance(looks["next"], int):
        raise LookupError("nobody is left to answer")
    return [step], looks["next"], looks


def _token(told: ToldHand) -> list[Step]:
    """One small chip in front of a raise."""
    steps, seat, _ = _raised(told)
    return [*steps, {"seat": seat, "chips": {str(_chips(told)[0]): 1}}]


def _one_chip(told: ToldHand) -> list[Step]:
    """A single chip larger than the bet, without a word."""
    steps, seat, looks = _raised(told)
    larger = [chip for chip in _chips(told) if chip > looks["to_call"]]
    return [*steps, {"seat": seat, "chips": {str(larger[0]): 1}}]


def _out_of_turn(told: ToldHand) -> list[Step]:
    """The next but one says a raise before the turn comes."""
    steps, seat, looks = _raised(told)
    live = [one["seat"] for one in looks["seats"] if one["alive"] and one["stack"]]
    later = live[(live.index(seat) + 1) % len(live)]
    return [*steps, {"seat": later, "says": "raise"}]


def _chips(told: ToldHand) -> list[int]:
    return sorted(int(chip) for chip in told.setup["denominations"])


_HAPPENS: Final = (_token, _out_of_turn, _one_chip)
