"""What may lie on the table, and what is taken away with an infraction."""

from pathlib import Path

import pytest
from tests.support.books import BOOKS
from tests.support.conduct import choices, seated

from torneo.cli import main
from torneo.rulebook import load_book
from torneo.tournament.conduct.commands import ReportObject
from torneo.tournament.conduct.events import InfractionRecorded, Noted
from torneo.tournament.conduct.objects import why_not_allowed


@pytest.mark.clause("adtp-2018/72.1")
def test_a_phone_on_the_table_is_an_infraction_and_one_chip_as_a_protector_is_not() -> None:
    room = seated("adtp-2018")
    recorded, removed = room.do(ReportObject(thing="phone", table=1, seat=1, seen_by="Luis"), role="dealer")
    assert isinstance(recorded, InfractionRecorded)
    assert (recorded.player, recorded.clause, recorded.topic) == ("p1", "adtp-2018/72.1", "table-objects")
    assert recorded.seen_by == "Luis"
    assert isinstance(removed, Noted)
    assert removed.kind == "object_removed"
    refused = room.refused(ReportObject(thing="card_protector", entry=1), role="dealer")
    assert refused.reason == "object_allowed"
    assert "adtp-2018/72.1" in refused.clauses
    assert room.do(ReportObject(thing="card_protector", entry=1, count=2))
    assert len(room.state.infractions) == 2


@pytest.mark.clause("torrequebrada/21.1", "torrequebrada/21.2", "torrequebrada/21.3")
@pytest.mark.parametrize(
    ("thing", "count", "diameter", "width", "clause"),
    [
        ("card_protector", 1, 4.0, 2.0, ""), ("card_protector", 1, 5.0, 3.75, ""),
        ("card_protector", 1, 5.2, 3.75, "21.2"), ("card_protector", 1, 5.0, 3.8, "21.2"),
        ("card_protector", 2, 4.0, 2.0, "21.1"), ("figurine", 1, 0, 0, "21.1"),
        ("drink", 1, 0, 0, "21.3"), ("food", 1, 0, 0, "21.3"),
    ],
)  # fmt: skip
def test_torrequebrada_allows_one_protector_of_five_centimetres_and_nothing_else(
    thing: str, count: int, diameter: float, width: float, clause: str
) -> None:
    room = seated("torrequebrada")
    command = ReportObject(thing=thing, table=1, seat=3, count=count, diameter_cm=diameter, width_cm=width)
    if not clause:
        assert room.refused(command).reason == "object_allowed"
        assert room.state.infractions == []
        return
    room.do(command, role="dealer")
    (infraction,) = room.state.infractions
    assert (infraction.clause, infraction.topic) == (f"torrequebrada/{clause}", "table-objects")
    assert choices(room) == [
        ("verbal_warning", 0, 0), ("missed_hands", 1, None), ("missed_rounds", 1, None),
        ("disqualification", 0, 0),
    ]  # fmt: skip


@pytest.mark.clause("pokerfest-2011/general-24")
def test_a_cash_chip_is_taken_off_the_table_and_recorded() -> None:
    room = seated("pokerfest-2011")
    recorded, removed = room.do(ReportObject(thing="foreign_chip", entry=2), role="dealer")
    assert isinstance(recorded, InfractionRecorded)
    assert recorded.clause == "pokerfest-2011/general-24"
    assert isinstance(removed, Noted)
    assert removed.about["thing"] == "foreign_chip"
    assert room.refused(ReportObject(thing="phone", entry=2)).reason == "object_allowed"


@pytest.mark.parametrize("book", BOOKS)
def test_what_each_book_has_against_a_thing(book: str) -> None:
    found = {
        thing: why_not_allowed(load_book(book), thing)
        for thing in ("card_protector", "drink", "foreign_chip", "figurine")
    }
    forbids = book in ("adtp-2018", "tda-2024", "torrequebrada")
    assert found == {
        "card_protector": "",
        "drink": "food_or_drink" if book == "torrequebrada" else "",
        "foreign_chip": "foreign_chip",
        "figurine": "personal_object" if forbids else "",
    }


@pytest.mark.parametrize("book", BOOKS)
def test_wrong_reports_of_objects_are_refused(book: str) -> None:
    room = seated(book)
    assert room.refused(ReportObject(thing=" ", entry=1)).reason == "thing_missing"
    assert room.refused(ReportObject(thing="food", entry=99)).reason == "unknown_entry"
    assert room.refused(ReportObject(thing="food", table=1, seat=10)).reason == "empty_seat"
    assert room.refused(ReportObject(thing="food", entry=1, count=0)).reason == "amount"
    assert room.refused(ReportObject(thing="food", entry=1, diameter_cm=-1)).reason == "amount"
    assert room.refused(ReportObject(thing="food", entry=1), role="player").reason == "role"


RAIL = """
house: casino-prueba
base: adtp-2018
title: {es: Reglas del Casino Prueba, en: Rules of Casino Prueba}
clauses:
- id: casino-prueba/1
  topic: table-objects
  kind: information
  title: {es: Borde de la mesa, en: Rail of the table}
  text: {es: En el borde solo se apoyan los brazos., en: Nothing but arms may rest on the rail.}
"""


@pytest.mark.shows("adtp-2018/72.2")
def test_the_houses_rule_about_the_rail_stands_beside_the_clause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "casa.yaml"
    file.write_text(RAIL)
    assert main(["rules", "show", "table-objects", "--book", str(file), "--lang", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "adtp-2018/72.2" in shown
    assert "Nothing but arms may rest on the rail." in shown
