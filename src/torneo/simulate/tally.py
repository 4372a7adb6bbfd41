"""What a simulated event leaves to tell."""

from collections import Counter

from torneo.rulebook import Book
from torneo.tournament import problems
from torneo.tournament.seats.balance import allowed_difference, tables_in_play
from torneo.tournament.seats.balance_tables import tables_to_balance
from torneo.tournament.state import Tournament

_MOST = 20
"""Problems kept: a fault that repeats itself need not be told a thousand times."""


class Tally:
    """Counts kept while the event runs. ``depth``: big blinds of the average stack when two were left."""

    def __init__(self) -> None:
        self.hands = 0
        self.void_hands = 0
        self.top_level = 0
        self.rulings: Counter[str] = Counter()
        self.problems: list[str] = []
        self.depth = 0.0
        self.refused_entries = 0

    def found(self, problem: str) -> None:
        if problem not in self.problems and len(self.problems) < _MOST:
            self.problems.append(problem)

    def check(self, state: Tournament) -> None:
        """Chips, seats and entries are sound."""
        for problem in problems(state):
            self.found(problem)

    def check_balance(self, state: Tournament, session: str, book: Book) -> None:
        """After a round of the staff: whoever could be moved was, and between hands the tables are even.

        Tables may differ by more while players are about to be gathered at fewer of them.
        """
        if any(tables_to_balance(state, state.at, book)):
            self.found("balance: a player to be moved was not")
        tables = tables_in_play(state, session)
        if len(tables) < 3 or any(table.hand is not None for table in tables):
            return
        counts = [table.players for table in tables]
        room = sum(len(table.seats) for table in tables) - len(tables[0].seats)
        if max(counts) - min(counts) > allowed_difference(state, session, book) and sum(counts) > room:
            self.found(f"balance: tables of {min(counts)} and {max(counts)} players after balancing")
