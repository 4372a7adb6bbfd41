"""What another formula would have given in an event already played. Changes nothing."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.ranking.formulas import compiled
from torneo.tournament.ranking.scoring import event_scores
from torneo.tournament.ranking.state import Circuit


class Previewed(msgspec.Struct, frozen=True, kw_only=True):
    """A finish with its points now and under the other formula, in hundredths."""

    player: str
    name: str
    place: int
    now: int
    then: int
    why: str


def preview(circuit: Circuit, event: str, formula: str, book: Book) -> tuple[Previewed, ...]:
    """The event scored with another formula, beside what it scores now, best place first. ``FormulaError``
    says what is wrong with the formula; ``KeyError``: no such event."""
    results = circuit.events[event]
    resolution = circuit.scoring.resolution or "?"
    scoring = msgspec.structs.replace(
        circuit.scoring, formula=formula, table={}, tables={}, resolution=resolution
    )
    compiled(formula)
    now = event_scores(circuit, results, book)
    then = event_scores(circuit, results, book, scoring)
    return tuple(
        Previewed(
            player=old.player, name=circuit.members[old.player].name or old.player, place=old.place,
            now=old.points, then=new.points, why=new.why,
        )
        for old, new in zip(now, then, strict=True)
    )  # fmt: skip
