"""Lists for spreadsheets: entries, results, and the file for the Hendon Mob."""

import csv
import io
from decimal import Decimal
from typing import Any

import pytest
from openpyxl import load_workbook  # type: ignore[import-untyped]
from tools.paper_samples import sample

from torneo.paper.hendon import COLUMNS, hendon_results, names, paid_places
from torneo.paper.lists import entries, method_text, results
from torneo.paper.spreadsheets import as_csv, as_xlsx
from torneo.tournament.prizes.listing import prize_list


def ended() -> tuple[Any, Any]:
    event = sample()
    return event.ended.state, event.book


def test_every_entry_is_a_row_and_the_money_adds_up() -> None:
    state, book = ended()
    found = entries(state, book, "es")
    assert len(found.rows) == len(state.entries)
    paid = found.head.index("A premios")
    amounts = [row[paid] for row in found.rows]
    assert all(isinstance(one, Decimal) for one in amounts)
    assert sum(one for one in amounts if isinstance(one, Decimal)) * 100 == sum(
        one.paid for one in state.entries.values()
    )
    english = entries(state, book, "en")
    assert english.head[paid] == "To prizes"
    assert found.rows[0][found.head.index("Tipo")] == "Entrada"
    assert english.rows[0][found.head.index("Tipo")] == "Entry"


def test_lists_open_in_spreadsheets() -> None:
    state, book = ended()
    found = results(state, book, "es")
    sheet = load_workbook(io.BytesIO(as_xlsx("Parada: 3/4", found.head, found.rows))).active
    assert [cell.value for cell in sheet[1]] == found.head
    assert sheet.max_row == len(found.rows) + 1
    assert sheet["A2"].value == 1
    rows = list(
        csv.reader(io.StringIO(as_csv(found.head, found.rows, "es").decode("utf-8-sig")), delimiter=";")
    )
    assert len(rows) == len(found.rows) + 1
    assert rows[1][4] == str(found.rows[0][4]).replace(".", ",")


def test_the_hendon_mob_file_has_a_row_for_each_paid_place() -> None:
    state, book = ended()
    found = hendon_results(state, book)
    assert found.head == ["Place", "First name", "Last name", "Country", "Prize", "Currency"]
    assert len(found.head) == len(COLUMNS)
    prizes = {one.place: one.amount for one in prize_list(state, book)}
    assert [row[0] for row in found.rows] == sorted(prizes)
    assert [row[4] for row in found.rows] == [Decimal(prizes[place]).scaleb(-2) for place in sorted(prizes)]
    assert {row[5] for row in found.rows} == {"COP"}
    assert {"Colombia", "Argentina"} & {row[3] for row in found.rows}
    for row, paid in zip(found.rows, paid_places(state, book), strict=True):
        assert f"{row[1]} {row[2]}" == paid.player.name


def test_its_columns_can_be_put_in_another_order() -> None:
    state, book = ended()
    found = hendon_results(state, book, ("name", "place"))
    assert found.head == ["Player", "Place"]
    assert found.rows[0][1] == 1
    with pytest.raises(KeyError):
        hendon_results(state, book, ("shoe_size",))


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Ana", ("Ana", "")),
        ("Ana Ruiz", ("Ana", "Ruiz")),
        ("Ana Ruiz Gil", ("Ana", "Ruiz Gil")),
        ("Ana María Ruiz Gil", ("Ana María", "Ruiz Gil")),
    ],
)
def test_a_name_in_two_parts(name: str, parts: tuple[str, str]) -> None:
    assert names(name) == parts


def test_names_told_apart_stay_apart() -> None:
    assert names("José Ángel Muñoz", "Muñoz") == ("José Ángel", "Muñoz")
    assert names("Ana de la Fuente", "de la Fuente") == ("Ana", "de la Fuente")
    assert names("Ana Ruiz Gil", "Otro") == ("Ana", "Ruiz Gil"), "the name was corrected since"


def test_a_way_to_pay_nobody_knows_stays_as_it_was_written() -> None:
    assert method_text("cash", "es") == "Efectivo"
    assert method_text("cash", "en") == "Cash"
    assert method_text("bizum", "es") == "bizum"
