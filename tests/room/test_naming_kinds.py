"""What the room says of a number follows from what the number is, not from what its field is called."""

import msgspec
import pytest
from tests.support.bubble import bubble

from torneo.room.views.amend_fields import fields_of
from torneo.room.views.naming import refusal
from torneo.tournament import Command
from torneo.tournament.clock.commands import AddTime, StartBreak
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.prizes.commands import ProposeDeal, SetPayouts


@pytest.mark.parametrize("currency", ["EUR", "COP", "CLP"])
@pytest.mark.parametrize(
    ("command", "told"),
    [
        (AddTime(session="1", seconds=-100_000, why="x"), "La cantidad -100.000 s no es posible"),
        (ReportHand(table=1, stacks={1: 1}, carried=-500), "La cantidad -500 no es posible"),
        (StartBreak(session="1", minutes=-5, why="x"), "La cantidad -5 min no es posible"),
    ],
)
def test_time_and_chips_are_never_money(currency: str, command: Command, told: str) -> None:
    room = bubble("tda-2013", (4,), paid=1)
    room.do(StartHand(table=1))
    room.state.structure = msgspec.structs.replace(room.state.structure, currency=currency)
    text = refusal(room.refused(command), room.state, "es")
    assert text.startswith(told)
    assert currency not in text
    assert "€" not in text


def test_a_correction_shows_envelopes_by_their_worth_and_shares_by_who_gets_them() -> None:
    room = bubble("tda-2013", (4,), paid=1)
    envelopes = fields_of(SetPayouts(envelopes={500_000: 2}, why="x"), room.state, "es")
    assert "5.000" in next(one.label for one in envelopes if one.name == "envelopes.500000")
    shares = fields_of(ProposeDeal(kind="custom", amounts={1: 12_550}), room.state, "es")
    first = next(one for one in shares if one.name == "amounts.1:money")
    assert first.value == "125,50"
    assert room.state.players[room.state.entries[1].player].name in first.label
