"""The staff: goes round the room now and then and does what the event asks for."""

from collections.abc import Callable

from torneo.simulate.director import Director
from torneo.simulate.tally import Tally
from torneo.tournament import Happened, Refused, todo
from torneo.tournament.conduct.commands import CarryOutPenalty, GivePenalty
from torneo.tournament.kernel import Due
from torneo.tournament.prizes.commands import SetPayouts
from torneo.tournament.state import Tournament

#: Passes of one round; what is still asked for then has to wait for the next.
_PASSES = 30

#: Payouts change with every purchase; they are published again this often, in milliseconds.
_PUBLISH = 10 * 60_000

Wants = Callable[[Due], bool]


def between_hands(state: Tournament, entry: int) -> bool:
    """Whether somebody sits at a table that plays no hand now. Of two things due at once the first may have
    taken him away from it."""
    table = state.tables.get(state.entries[entry].table)
    return table is not None and table.hand is None


class Staff:
    """``wants`` says yes or no to proposals; what the book leaves no choice about is always done."""

    def __init__(self, director: Director, tally: Tally, wants: Wants) -> None:
        self.director = director
        self.tally = tally
        self.wants = wants
        self.waiting: tuple[str, ...] = ()
        self.published = -_PUBLISH

    def go_round(self, session: str) -> list[Happened]:
        """Does everything that is due, again and again until nothing more comes of it.

        ``waiting`` is then what was asked for and could not be done yet.
        """
        director = self.director
        happened: list[Happened] = []
        for _ in range(_PASSES):
            done = 0
            waiting: list[str] = []
            for due in todo(director.state, director.now, director.book):
                if not (due.must or self.wants(due)) or self._later(due):
                    continue
                answer = director.give(due.command)
                if isinstance(answer, Refused):
                    waiting.append(f"{due.reason}: {answer.reason} {answer.facts}")
                    continue
                happened += answer
                done += bool(answer)
            self.waiting = tuple(waiting)
            if not done:
                break
        if not self.waiting and session in director.state.sessions:
            self.tally.check_balance(director.state, session, director.book)
        return happened

    def _later(self, due: Due) -> bool:
        """Payouts that have just been published wait a while for the next purchases; penalties are for the
        floor to give, not for its round; the last player in is put out when the event has ended."""
        if isinstance(due.command, GivePenalty):
            return True
        if isinstance(due.command, CarryOutPenalty):
            return _last_one_in(self.director.state, due.command.penalty)
        if not isinstance(due.command, SetPayouts):
            return False
        if self.director.now - self.published < _PUBLISH:
            return True
        self.published = self.director.now
        return False


def _last_one_in(state: Tournament, penalty: int) -> bool:
    """Would carrying out the penalty leave nobody to win the event?"""
    one = state.conduct.penalties[penalty - 1]
    return one.status == "pending" and state.phase == "running" and len(state.alive()) < 2
