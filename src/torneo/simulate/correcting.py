"""A director who makes mistakes and corrects them: commands taken back and given again, names put right long
afterwards, people forgotten at the desk, pots that went to the wrong seat."""

import random
from collections.abc import Callable

import msgspec

from torneo.rulebook import Book
from torneo.simulate.director import Director
from torneo.tournament import Actor, Command, Happened, Refused
from torneo.tournament.corrections.amending import Amendment, preview, undo
from torneo.tournament.corrections.commands import Correction
from torneo.tournament.entries.commands import RegisterPlayer
from torneo.tournament.hands.commands import ReportHand

_Way = Callable[[Command, Actor, list[Happened]], list[Happened]]
#: What of a stack changes hands when a pot is corrected.
_SHARE = 4


class CorrectingDirector(Director):
    """``share`` of the commands are followed by a correction. Nothing of it stands in the way of play."""

    def __init__(self, book: Book, seed: int, now: int, share: float) -> None:
        super().__init__(book, seed, now)
        self.share = share
        self.rng = random.Random(f"corrections {seed}")
        self.corrections = 0
        self._correcting = False
        self._registered: list[tuple[int, RegisterPlayer]] = []

    def give_as(self, command: Command, by: Actor) -> list[Happened] | Refused:
        answer = super().give_as(command, by)
        if isinstance(answer, Refused) or not answer or self._correcting:
            return answer
        if isinstance(command, RegisterPlayer):
            self._registered.append((answer[0].seq, command))
        if self.rng.random() >= self.share:
            return answer
        self._correcting = True
        answer = self.rng.choice(self._ways(command))(command, by, answer)
        self._correcting = False
        return answer

    def _ways(self, command: Command) -> list[_Way]:
        ways: list[_Way] = [self._again]
        if self._registered:
            ways += [self._renamed, self._forgotten]
        if isinstance(command, ReportHand):
            ways += [self._other_pot] * 3
        return ways

    def _again(self, command: Command, by: Actor, answer: list[Happened]) -> list[Happened]:
        """Taken back and given once more."""
        found = undo(self.journal, self.book, why="antes de tiempo")
        if isinstance(found, Refused):
            return answer
        self.must(found.command)
        self.corrections += 1
        again = super().give_as(command, by)
        assert not isinstance(again, Refused), (command, again)
        return again

    def _renamed(self, _: Command, __: Actor, answer: list[Happened]) -> list[Happened]:
        seq, was = self.rng.choice(self._registered)
        self._amend(seq, msgspec.structs.replace(was, name=f"{was.name} {self.rng.randrange(100)}"))
        return answer

    def _forgotten(self, _: Command, __: Actor, answer: list[Happened]) -> list[Happened]:
        seq, was = self.rng.choice(self._registered)
        other = f"olvidada-{len(self.journal)}"
        self._amend(seq, msgspec.structs.replace(was, player=other, name=other, document=other), after=True)
        return answer

    def _other_pot(self, command: Command, _: Actor, answer: list[Happened]) -> list[Happened]:
        assert isinstance(command, ReportHand)
        seats = [seat for seat, chips in command.stacks.items() if chips]
        if len(seats) > 1:
            one, other = self.rng.sample(seats, 2)
            moved = command.stacks[one] // _SHARE // 1000 * 1000
            stacks = {
                **command.stacks,
                one: command.stacks[one] - moved,
                other: command.stacks[other] + moved,
            }
            self._amend(answer[0].seq, msgspec.structs.replace(command, stacks=stacks))
        return answer

    def _amend(self, seq: int, command: Command, *, after: bool = False) -> None:
        """If nothing stands in the way."""
        wanted = Amendment(
            corrections=(Correction(seq=seq, command=command, after=after),), why="error de mesa",
            seed=self.secret,
        )  # fmt: skip
        found = preview(self.journal, self.book, wanted)
        if not isinstance(found, Refused) and not isinstance(self.give(found.command), Refused):
            self.corrections += 1
