"""One thing that can be asked about a moment: the engine's answer, the mistakes people make, the words."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from torneo.academy.moment import Moment
from torneo.academy.question import Plain
from torneo.academy.words import both
from torneo.rulebook import Bilingual


class Wrong(msgspec.Struct, frozen=True):
    """A wrong answer: the mistake that leads to it, what its sentence has to name, and the act that would
    bring it about, where there is one to run."""

    answer: Any
    mistake: str
    facts: dict[str, Any] = {}
    act: Plain | None = None


class Ask(ABC):
    """``code`` is the kind of question."""

    code: ClassVar[str]

    def seat(self, moment: Moment) -> int | None:
        """Whom it is about."""
        return moment.ruling.seat

    @abstractmethod
    def answer(self, moment: Moment, seat: int | None) -> Any:
        """The engine's answer as plain data; None where this cannot be asked."""

    @abstractmethod
    def text(self, answer: Any, moment: Moment) -> Bilingual:
        """An answer in words."""

    @abstractmethod
    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        """Mistakes, the most instructive first."""

    def case(self, moment: Moment) -> str:
        """What it trains, beside the kind: the family."""
        return moment.ruling.reason

    def clauses(self, moment: Moment) -> tuple[str, ...]:
        return moment.ruling.clauses

    def ask(self, moment: Moment, seat: int | None) -> Bilingual:
        return both(f"asks.{self.code}", seat=seat or 0)

    def refuted(self, moment: Moment, seat: int | None, right: Any, wrong: Any) -> str:
        """What running a wrong answer shows to speak for it; empty where the engine refutes it."""
        return ""

    def all_wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        """The mistakes of its own, then what other books say."""
        yield from self.wrongs(moment, seat, right)
        yield from self.of_other_books(moment, seat)

    def of_other_books(self, moment: Moment, seat: int | None) -> Iterator[Wrong]:
        for other in moment.elsewhere:
            answer = self.answer(other, seat)
            if answer is not None:
                yield Wrong(answer, "other_book", {"book": other.book.short})
