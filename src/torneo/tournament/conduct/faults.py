"""What a clause of conduct is about, in one word, and how often a player was on record for it."""

from functools import lru_cache

from torneo.rulebook import Book
from torneo.tournament.citations import CASES
from torneo.tournament.conduct.state import Infraction
from torneo.tournament.state import Tournament

#: An act the clause does not list; its lists name examples only.
OTHER = "other"

#: Parameters of a clause that list the acts it covers.
_LISTS = ("cheating", "collusion", "cheating_acts", "collusion_acts", "examples", "offences", "faults",
          "etiquette_breaches")  # fmt: skip


@lru_cache(maxsize=16)
def _named(book: Book) -> dict[str, str]:
    """{clause: fault} of a book."""
    return {
        clause: name.removeprefix("fault_")
        for name in CASES.policies
        if name.startswith("fault_")
        for clause in CASES.of(book, name)
    }


def fault_of(book: Book, clause: str) -> str:
    """The fault a clause of conduct names, such as ``splashing``; empty where it names none."""
    return _named(book).get(clause, "")


def acts_of(book: Book, clause: str) -> tuple[str, ...]:
    """The acts a clause lists; empty where it lists none."""
    params = book.clauses[clause].params
    found: dict[str, None] = {}
    for key in _LISTS:
        acts = params.get(key, ())
        if isinstance(acts, list | tuple):
            found.update(dict.fromkeys(str(act) for act in acts))
    return tuple(found)


def times(state: Tournament, player: str, clause: str, offence: str, fault: str) -> int:
    """How often the player is on record for the same, counting the one being recorded."""
    return 1 + sum(one.player == player and is_same(one, clause, offence, fault) for one in state.infractions)


def is_same(earlier: Infraction, clause: str, offence: str, fault: str) -> bool:
    """The same clause or fault. Acting out of turn is one thing, whichever clause it was recorded under."""
    if earlier.clause == clause or (fault and earlier.fault == fault):
        return True
    turn = "out_of_turn"
    return turn in (offence, fault) and turn in (earlier.offence, earlier.fault)
