"""Entering accepts the rules; the chips bought are tournament chips and nothing else."""

from datetime import UTC, datetime

import pytest
from tests.support.books import BOOKS
from tests.support.conduct import seated
from tests.support.events import published

from torneo.tournament import TOURNAMENT, Refused
from torneo.tournament.conduct.acceptance import Acceptance, acceptance_of
from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer


@pytest.mark.clause("pokerfest-2011/general-1", "pokerfest-2011/final-2", "fcp-2025/art-8.1")
@pytest.mark.parametrize("book", BOOKS)
def test_an_entry_records_the_acceptance_of_its_book_with_date_and_time(book: str) -> None:
    room = published(book).later(minutes=7)
    room.do(RegisterPlayer(player="eva", name="Eva", document="D1", born="1990-01-01"), role="desk")
    room.do(EnterPlayer(player="eva", id_checked=True), role="desk")
    accepted = acceptance_of(room.state, 1, room.book)
    assert isinstance(accepted, Acceptance)
    assert (accepted.player, accepted.book, accepted.at) == ("eva", book, room.now)
    assert datetime.fromtimestamp(accepted.at / 1000, UTC).year == 2027
    assert accepted.terms[0].code == "rules_acceptance"
    assert "acepta por completo" in accepted.terms[0].text.say("es")
    if book == "pokerfest-2011":
        assert accepted.terms[0].clauses == ("pokerfest-2011/general-1",)
        displayed = accepted.terms[-1]
        assert displayed.clauses == ("pokerfest-2011/final-2",)
        assert "sin firma" in displayed.text.say("es")
        assert "no signature" in displayed.text.say("en")
    if book == "fcp-2025":
        assert accepted.terms[0].clauses == ("fcp-2025/art-8.1",)


def test_no_entry_no_acceptance() -> None:
    room = seated("pokerfest-2011")
    answer = acceptance_of(room.state, 99, room.book)
    assert isinstance(answer, Refused)
    assert answer.reason == "unknown_entry"


@pytest.mark.clause("pokerfest-2011/structure-6", "pokerfest-2011/structure-12")
def test_points_are_tournament_chips_that_nobody_redeems() -> None:
    room = published("pokerfest-2011")
    room.do(RegisterPlayer(player="eva", name="Eva", document="D1", born="1990-01-01"), role="desk")
    room.do(EnterPlayer(player="eva", id_checked=True), role="desk")
    sheet = room.state.structure
    assert sheet.rebuy is not None
    assert sheet.addon is not None
    tournament_chips = {*sheet.stack, *sheet.rebuy.chips, *sheet.addon.chips, *sheet.addon.early_chips}
    assert set(room.state.ledger.issued) <= tournament_chips
    # Money moves when an entry, a rebuy or an add-on is bought or taken back, never for points.
    names = {command.__name__.lower() for command in TOURNAMENT.commands}
    for word in ("redeem", "cash", "sell", "trade"):
        assert not [name for name in names if word in name]
