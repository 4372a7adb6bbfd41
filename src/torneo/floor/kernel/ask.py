"""Questions for the floor, each with what every answer would do."""

from torneo.floor.acts import Act
from torneo.floor.kernel import registry
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Effect, Option, Ruling
from torneo.floor.spot import Spot
from torneo.hand import IllegalAction


def ask(
    table: Table,
    act: Act,
    spot: Spot | None,
    reading: Reading,
    *,
    stops: bool = True,
    dead: bool = False,
) -> Ruling:
    """Put a question to the floor, with what each answer would do; ``dead``: about a hand that lies dead."""
    seat = spot.seat if spot is not None else getattr(act, "seat", 0)
    hand = table.hand
    question = Question(
        seat, reading, act, spot, stops, dead=dead, at=len(hand.events), after_hand=hand.is_over
    )
    options = tuple(Option(code, preview(table, question, code)) for code in reading.options)
    table.ask(question)
    return table.ruling(seat, reading, options=options)


def preview(table: Table, question: Question, option: str) -> Effect:
    """What an answer would do, tried on a twin of the table."""
    if option in ("other_ruling", "chip_forfeiture"):  # it depends on what is said with it
        return Effect()
    twin = table.copy()
    before = twin.hand.stacks
    try:
        ruling = registry.answer(twin, question, option, None)
    except IllegalAction:
        return Effect()
    changed = {seat: chips for seat, chips in twin.hand.stacks.items() if chips != before.get(seat, chips)}
    dead = tuple(seat for seat in twin.dead if seat not in table.dead)
    return Effect(ruling.action, ruling.to, changed, dead, ruling.seconds)
