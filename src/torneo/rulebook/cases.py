"""Which clauses a case cites: ``data/cases/<room>.yaml`` names the policy behind each case of a room, and the
``cases.yaml`` of a book the clauses that speak of exactly this case, the deciding one first."""

from functools import cached_property

from torneo.rulebook.book import Book
from torneo.rulebook.library import cases_of


class Cases:
    """The cases of one room."""

    def __init__(self, room: str) -> None:
        self.room = room

    @cached_property
    def policies(self) -> dict[str, str]:
        """Case -> the policy behind it."""
        return cases_of(self.room)

    def of(self, book: Book, case: str) -> tuple[str, ...]:
        """The clauses of the book that speak of exactly this case; empty where none does."""
        return book.cases.get(self.room, _NONE).get(case, ())

    def speaks(self, book: Book, case: str) -> bool:
        """Has the book a clause of its own on exactly this case?"""
        return bool(self.of(book, case))

    def settlement(self, book: Book, case: str) -> int | None:
        """The number of the settlement that decides a case of which the book says nothing: 0 where nobody has
        settled it, None where the book speaks."""
        return book.settled.get(self.room, _SPEAKS).get(case)

    def cite(self, book: Book, *wanted: str) -> tuple[str, ...]:
        """Clauses for the cases in order, each once. Where a house book says nothing of a case, its clauses
        on the policy come before those of its base book.

        A case the book says nothing of, though its clauses set the policy behind it (an empty list in its
        ``cases.yaml``), is not cited with them. The first case decides: where the book is silent on it, the
        clauses that govern its silence stand for it.
        """
        ids: dict[str, None] = {}
        for place, name in enumerate(wanted):
            setting = book.clauses_for(self.policies[name])
            own = self.of(book, name)
            if book.is_house and not any(clause.startswith(f"{book.id}/") for clause in own):
                ids.update(dict.fromkeys(clause for clause in setting if clause.startswith(f"{book.id}/")))
            cited = own or (() if name in book.cases.get(self.room, _NONE) else setting)
            ids.update(dict.fromkeys(cited if cited or place else book.when_silent))
        return tuple(ids)


_NONE: dict[str, tuple[str, ...]] = {}
_SPEAKS: dict[str, int] = {}
