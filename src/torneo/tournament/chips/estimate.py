"""How much of a stack somebody may be told: a reasonable estimate, or the exact count facing an all-in."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.chips.exchanging import holding
from torneo.tournament.chips.values import smallest_in_play
from torneo.tournament.citations import cite
from torneo.tournament.kernel import Refused
from torneo.tournament.state import Tournament

#: What the books call the roles of the room.
_CALLED = {"player": "players", "dealer": "dealers", "floor": "floors"}
_RUN_THE_EVENT = ("director", "operations")


class Estimate(msgspec.Struct, frozen=True):
    """``points`` exactly, or rounded to the first figures as an eye would."""

    points: int
    exact: bool
    clauses: tuple[str, ...]


def estimate(
    state: Tournament,
    entry: int,
    asked_by_role: str,
    book: Book,
    *,
    facing_all_in: bool = False,
    in_turn: bool = True,
) -> Estimate | Refused:
    """What the asker may be told of an opponent's stack.

    ``facing_all_in``: the asker is a player who has to answer this stack's all-in; ``in_turn``: it is his
    turn. The direction, which controls the chips, always gets an estimate.
    """
    found = holding(state, entry)
    if isinstance(found, Refused):
        return found
    entitled = book.values["chips_estimate_for"]
    called = _CALLED.get(asked_by_role, "")
    if called not in entitled and asked_by_role not in _RUN_THE_EVENT:
        return Refused(
            "no_estimate", {"role": asked_by_role, "allowed": ", ".join(entitled)}, cite(book, "estimate")
        )
    out_of_turn = not in_turn and book.values["betting_exact_count"] == "facing_all_in_and_in_turn"
    if asked_by_role == "player" and facing_all_in and not out_of_turn:
        return Estimate(found.stack, True, cite(book, "exact_count"))
    return Estimate(
        rounded(found.stack, smallest_in_play(state, found.session)), False, cite(book, "estimate")
    )


def rounded(points: int, smallest: int) -> int:
    """To two figures, and never finer than the smallest chip: 23,450 is about 23,000."""
    unit = 1
    while unit * 100 <= points:
        unit *= 10
    unit = max(unit, smallest)
    return max((2 * points + unit) // (2 * unit), 1) * unit
