"""The decider of cases: the same two functions as a tournament has, over a state of its own."""

from collections.abc import Iterable

from torneo.commission.state import Case
from torneo.tournament.kernel import DIRECTORS, FLOOR, Decider, Happened

CASE: Decider[Case] = Decider()
decide = CASE.decide
evolve = CASE.evolve
act = CASE.act

#: Only the commission judges; the direction may keep the file; the person speaks for himself or herself.
JUDGES = frozenset({"commission"})
CLERKS = JUDGES | DIRECTORS
STAFF = JUDGES | FLOOR
SPEAKERS = CLERKS | {"desk", "player", "public"}


def fold(happened: Iterable[Happened]) -> Case:
    """The case that a stream of events makes."""
    case = Case()
    for one in happened:
        evolve(case, one)
    return case
