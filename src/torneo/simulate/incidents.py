"""What people do wrong away from the cards: bad manners now and then, and in some events something grave."""

import random
from typing import Final

from torneo.rulebook import Book
from torneo.simulate.director import Director
from torneo.tournament.conduct.commands import RecordInfraction, SuspectPlay
from torneo.tournament.conduct.offers import offence_of
from torneo.tournament.conduct.persons import bound_roles
from torneo.tournament.seats.state import Table

#: Offences people commit without meaning much harm, and those an event remembers.
_LIGHT: Final = frozenset({"etiquette", "device_misuse", "one_player_to_a_hand"})
GRAVE: Final = frozenset({"cheating", "abuse", "collusion_or_chip_dumping"})
#: So many lapses of manners for every hand in which something goes wrong.
_SHARE: Final = 0.1
#: Events without a commission in which something grave happens; with one, something always does.
_GRAVE: Final = 0.4
#: It happens in one of the first so many hands for every player who came.
_EARLY: Final = 5
_STRANGERS: Final = ("Óscar Rivas", "Lucía Peña", "Andrés Salas", "Nuria Vidal")


class Incidents:
    """``irregular``: the share of hands in which something goes wrong; 0: everybody behaves."""

    def __init__(self, director: Director, rng: random.Random, irregular: float, entries: int) -> None:
        self.director, self.rng, self.irregular = director, rng, irregular
        self.light = light_clauses(director.book) if irregular else ()
        commission = bool(director.book.values["discipline_commission"])
        grave = irregular > 0 and (rng.random() < _GRAVE or commission)
        self.grave_at = 1 + int(rng.random() * _EARLY * entries) if grave else 0

    def after_hand(self, table: Table, hands: int) -> None:
        """A hand of the table has ended, the event's so many-th."""
        if not self.irregular or not table.open or not table.taken:
            return
        if 0 < self.grave_at <= hands:
            self.grave_at = 0
            self._grave(table)
        elif self.rng.random() < self.irregular * _SHARE:
            self._lapse(table, self.light)

    def _lapse(self, table: Table, clauses: tuple[str, ...]) -> None:
        if not clauses:
            return
        clause = clauses[int(self.rng.random() * len(clauses))]
        seat = table.taken[int(self.rng.random() * len(table.taken))]
        self.director.give(
            RecordInfraction(
                clause=clause, table=table.number, seat=seat, seen_by="dealer",
                facts=self.director.book.clauses[clause].es.title,
            )
        )  # fmt: skip

    def _grave(self, table: Table) -> None:
        """A player cheats or insults, two pass chips, or somebody who does not play makes a scene."""
        book, rng = self.director.book, self.rng
        kind = rng.random()
        outsiders = [role for role in bound_roles(book) if role != "player"]
        if outsiders and kind < 0.2:
            clauses = grave_clauses(book)
            self.director.give(
                RecordInfraction(
                    clause=clauses[int(rng.random() * len(clauses))], table=table.number, seen_by="floor",
                    role=outsiders[int(rng.random() * len(outsiders))],
                    person=_STRANGERS[int(rng.random() * len(_STRANGERS))],
                    facts="amenaza a un jugador junto a la mesa",
                )
            )  # fmt: skip
        elif len(table.taken) > 3 and kind < 0.6:
            entries = self.director.state.entries
            first, second = rng.sample(table.taken, 2)
            players = tuple(entries[table.seats[seat - 1]].player for seat in (first, second))
            self.director.give(
                SuspectPlay(
                    kind="chip_dumping", players=players, hands=((table.number, table.hands),),
                    facts="se tira con la mejor mano ante el mismo rival",
                )
            )  # fmt: skip
        else:
            self._lapse(table, grave_clauses(book))


def light_clauses(book: Book) -> tuple[str, ...]:
    """Duties a player may forget for a moment."""
    return _duties(book, _LIGHT)


def grave_clauses(book: Book) -> tuple[str, ...]:
    """Duties whose breach is grave and takes no second player."""
    return _duties(book, GRAVE - {"collusion_or_chip_dumping"})


def _duties(book: Book, offences: frozenset[str]) -> tuple[str, ...]:
    return tuple(
        one.id
        for one in book.clauses.values()
        if one.kind == "duty" and offence_of(book, one.id) in offences
    )  # fmt: skip
