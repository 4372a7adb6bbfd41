"""The house of a simulated event: who sees to conduct, cases and deals, with dice of their own, so that the
cards fall the same whatever they decide about other things."""

import random

from torneo.simulate.commission import CaseFile, Commission
from torneo.simulate.director import Director
from torneo.simulate.discipline import Discipline
from torneo.simulate.incidents import Incidents
from torneo.simulate.talks import Talks
from torneo.simulate.tally import Tally
from torneo.tournament.seats.state import Table


class House:
    def __init__(self, director: Director, tally: Tally, seed: int, irregular: float, entries: int) -> None:
        book = director.book
        self.director = director
        self.rng = random.Random(f"house {book.id} {seed}")
        has_one = bool(book.values["discipline_commission"])
        self.commission = Commission(director, tally, self.rng) if has_one else None
        self.discipline = Discipline(director, tally, self.rng, self.commission)
        self.incidents = Incidents(
            director, random.Random(f"incidents {book.id} {seed}"), irregular, entries
        )  # fmt: skip
        self.talks = Talks(director, random.Random(f"talks {book.id} {seed}"))

    @property
    def cases(self) -> list[CaseFile]:
        return self.commission.files if self.commission is not None else []

    def look(self) -> None:
        """In the round of the staff: cases go on, and what is on record is answered."""
        if self.commission is not None and self.commission.agenda:
            self.commission.catch_up(self.director.now)
        self.discipline.answer()

    def after_hand(self, table: Table, hands: int) -> None:
        self.incidents.after_hand(table, hands)

    def between_days(self, until: int) -> None:
        """Nothing of yesterday is left lying about."""
        self.discipline.answer()
        if self.commission is not None:
            self.commission.catch_up(until)

    def close(self) -> None:
        """The event is over: infractions are answered, cases closed."""
        self.discipline.answer()
        if self.commission is not None:
            self.commission.close()
        self.discipline.close()
