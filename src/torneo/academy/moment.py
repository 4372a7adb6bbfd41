"""The moment a question is asked at: the hand before the act, and what the engine makes of the act."""

from collections.abc import Sequence
from functools import cached_property

from torneo.academy.question import Plain
from torneo.floor.acts import Act
from torneo.floor.ruling import Ruling
from torneo.floor.scenario.fault import EngineFault
from torneo.floor.scenario.observed import Seen
from torneo.floor.scenario.told import CannotTell, ToldHand
from torneo.rulebook import Book, all_books
from torneo.rulebook.mutations import Mutation, mutations

_TRIED = 6
"""Other values of a policy that are tried at most."""


class Moment:
    """``before`` the last step and ``after`` it, under one book. May raise ``CannotTell``."""

    def __init__(self, book: Book, setup: Plain, steps: Sequence[Plain]) -> None:
        self.book, self.setup, self.steps = book, setup, tuple(steps)
        told = ToldHand(book, setup)
        for step in self.steps[:-1]:
            told.tell(step)
        self.before = told.copy()
        self.events_before = len(told.table.hand.events)
        told.tell(self.steps[-1])
        self.after = told

    @classmethod
    def of(cls, told: ToldHand, before: ToldHand) -> "Moment":
        """Of a hand that has just been told its last step."""
        made = cls.__new__(cls)
        made.book, made.setup, made.steps = told.book, told.setup, tuple(told.steps)
        made.before, made.after = before, told
        made.events_before = len(before.table.hand.events)
        return made

    @property
    def ruling(self) -> Ruling:
        return self.after.rulings[-1][0]

    @property
    def act(self) -> Act:
        act = self.after.last_act
        assert act is not None
        return act

    @property
    def seen(self) -> Seen:
        return Seen(self.after.table, self.ruling, self.events_before)

    def under(self, book: Book) -> "Moment | None":
        """The same under another book; None where it cannot come to that."""
        try:
            return Moment(book, self.setup, self.steps)
        except (CannotTell, EngineFault):
            return None

    @cached_property
    def elsewhere(self) -> tuple["Moment", ...]:
        """The same under each of the other books."""
        home = self.book.base or self.book.id
        found = (self.under(book) for book in all_books() if book.id != home)
        return tuple(moment for moment in found if moment is not None)

    def otherwise(self, policy: str) -> tuple[tuple[Mutation, "Moment"], ...]:
        """The same with each other value the policy could have in this book."""
        if self.book.is_house:
            return ()
        found = []
        for mutation in mutations(policy, self.book.id)[:_TRIED]:
            moment = self.under(mutation.changed())
            if moment is not None:
                found.append((mutation, moment))
        return tuple(found)

    def tried(self, step: Plain) -> ToldHand | None:
        """The hand with another act in place of the last one; None where it cannot be told or is refused."""
        twin = self.before.copy()
        try:
            rulings = twin.tell(step)
        except (CannotTell, EngineFault):
            return None
        return None if rulings[0].kind == "refused" else twin

    def next_tried(self, step: Plain) -> ToldHand | None:
        """The hand with one more act after the last one; None where it cannot be told or is refused."""
        twin = self.after.copy()
        try:
            rulings = twin.tell(step)
        except (CannotTell, EngineFault):
            return None
        return None if rulings[0].kind == "refused" else twin
