"""Chips, money and days in forms: as people type them, and asked about where they could mean two things."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.support.console_event import seated

from torneo.room.views.forms import command_from, form_fields
from torneo.tournament.chips.commands import RecordCounts
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.prizes.commands import SetPayouts
from torneo.writing import Unreadable

STREAM = "tecleado"
Opens = Callable[[str], Any]


@pytest.fixture(scope="module")
def event(room: None) -> str:
    seated(STREAM)
    return STREAM


@pytest.mark.parametrize(("lang", "text"), [("es", "15.000"), ("en", "15,000"), ("es", "15 000")])
def test_chips_are_read_as_they_are_written(lang: Any, text: str) -> None:
    fields = form_fields([("table", ["1"]), ("stacks.3", [text]), ("carried", [text])], "COP", lang)
    command = command_from(ReportHand, fields, lang)
    assert isinstance(command, ReportHand)
    assert (command.stacks, command.carried) == ({3: 15_000}, 15_000)


def test_money_is_read_as_it_is_written() -> None:
    fields = form_fields([("amounts:moneys", ["1.250.000 800.000,50"]), ("why", ["x"])], "COP", "es")
    command = command_from(SetPayouts, fields, "es")
    assert isinstance(command, SetPayouts)
    assert command.amounts == (125_000_000, 80_000_050)


def test_what_could_mean_two_numbers_is_no_command() -> None:
    with pytest.raises(Exception, match="1,000") as found:
        command_from(RecordCounts, {"table": "1", "counts": {"1": "1,000"}}, "es")
    assert isinstance(found.value.__cause__, Unreadable)
    assert found.value.__cause__.meanings == ("1", "1.000")


def test_the_console_asks_which_of_two_numbers_is_meant(event: str, client: Opens) -> None:
    sent = {"table": "1", "counts.1": "1,000"}
    text = client("director").post(f"/e/{event}/direccion/ver/RecordCounts/", sent).content.decode()
    assert "puede ser 1 o 1.000" in text


def test_a_level_is_changed_with_marks_and_nonsense_is_named(event: str, client: Opens) -> None:
    browser, page = client("director"), f"/e/{event}/direccion/estructura/"
    sent = {"level.9.small_blind": "900", "level.9.big_blind": "1.800", "level.9.ante": "1.800", "why": "x"}
    text = browser.post(page, sent).content.decode().replace("&quot;", '"')
    assert '"small_blind":900,"big_blind":1800,"ante":1800' in text
    wrong = browser.post(page, {"level.9.small_blind": "mil", "why": "x"}).content.decode()
    assert "«mil» no es un número" in wrong
