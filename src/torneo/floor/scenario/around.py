"""What the reader of a scenario knows about its table while it goes through the steps."""

from torneo.floor.scenario.entry import Entry, likely
from torneo.hand import Game
from torneo.rulebook import Book, book_ids, load_book


class Around:
    """The seats taken so far, the game and the book, where they could be read; ``unposted``: the seats where
    a forced bet is missing."""

    __slots__ = ("book", "game", "seats", "unposted")

    def __init__(
        self, seats: set[int], game: Game | None, book: Book | None, unposted: frozenset[int] = frozenset()
    ) -> None:
        self.seats = seats
        self.game = game
        self.book = book
        self.unposted = unposted

    def seat(self, entry: Entry) -> int | None:
        """A seat somebody sits in."""
        seat = entry.whole(1, "seat")
        if seat is not None and self.seats and seat not in self.seats:
            known = ", ".join(map(str, sorted(self.seats)))
            entry.wrong("empty-seat", found=seat, known=known)
            return None
        return seat

    def seats_of(self, entry: Entry) -> list[int] | None:
        """``[2, 5]``, or a single seat."""
        if not entry.is_list:
            seat = self.seat(entry)
            return None if seat is None else [seat]
        found = [self.seat(item) for item in entry.items("seats")]
        return None if None in found else [seat for seat in found if seat is not None]

    def by_seat(self, entry: Entry) -> dict[int, int] | None:
        """``{4: 1700}``: chips by seat."""
        if not entry.is_mapping:
            entry.expected("mapping")
            return None
        amounts: dict[int, int] = {}
        for _, at, value in entry.pairs():
            seat, amount = self.seat(at), value.whole()
            if seat is not None and amount is not None:
                amounts[seat] = amount
        return amounts

    def clauses(self, entry: Entry) -> list[str]:
        """Clause ids, or those of whole rules, of any book that can be opened."""
        items = entry.items() if entry.is_list else [entry]
        return [clause for item in items if (clause := self._clause(item)) is not None]

    def _clause(self, entry: Entry) -> str | None:
        found = entry.text()
        if found is None or self.book is None or found in self.book.clauses:
            return found
        name = found.split("/")[0]
        books = [self.book, *([load_book(name)] if name in book_ids() else [])]
        if any(book.under(found) for book in books):
            return found
        entry.wrong("unknown-clause", found=found, **likely(found, books[-1].clauses))
        return None
