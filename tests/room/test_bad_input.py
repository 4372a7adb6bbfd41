"""Absurd and damaged input is told in words: no crash, no minutes, nothing kept."""

import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.console_event import seated

from torneo.floor.scenario import told
from torneo.paper.spreadsheets import as_xlsx
from torneo.room.sheets.reading import MOST_BYTES, Unreadable, read_table

Opens = Callable[[str], Any]
SPOT = {"game": "nlhe", "level": {"small": 250, "big": 500}, "button": 2, "seats": {"1": 20_000, "2": 20_000}}
NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'


def rule(browser: Any, step: dict[str, Any], steps: int = 1) -> Any:
    body = json.dumps({"setup": SPOT, "steps": [step] * steps})
    return browser.post("/arbitraje/fcp-2025/ver/", body, content_type="application/json")


@pytest.mark.parametrize("text", ["a" * 201, "a" * 45_000, "a" * 200_000])
def test_anybodys_spot_is_short(room: None, client: Opens, text: str) -> None:
    kept = len(told.kept)
    answer = rule(client("public"), {"seat": 2, "says": text})
    assert answer.status_code == 422
    assert len(answer.json()["problem"]) < 200
    assert len(told.kept) == kept


def test_anybodys_spot_has_few_steps_and_values(room: None, client: Opens) -> None:
    assert rule(client("public"), {"seat": 2, "does": "fold"}, 81).status_code == 422
    assert (
        rule(client("public"), {"seat": 2, "chips": {str(one): 1 for one in range(2_000)}}).status_code == 422
    )


def test_a_spot_nested_without_end_is_told(room: None, client: Opens) -> None:
    deep = '{"setup": ' + '{"a":' * 8_000 + "1" + "}" * 8_000 + "}"
    for address in ("ver", "jugada"):
        answer = client("public").post(
            f"/arbitraje/fcp-2025/{address}/", deep, content_type="application/json"
        )
        assert answer.status_code == 422


def test_large_hands_are_not_kept_for_the_next_question() -> None:
    from torneo.rulebook import load_book

    setup = {**SPOT, "seats": {"1": {"stack": 20_000, "name": "x" * 20_000}, "2": 20_000}}
    kept = len(told.kept)
    told.told_hand(load_book("fcp-2025"), setup)
    assert len(told.kept) == kept


def test_a_form_nested_without_end_is_told(room: None, client: Opens) -> None:
    seated("hondo")
    deep = {"changes:json": "[" * 50_000 + "]" * 50_000}
    answer = client("director").post("/e/hondo/hacer/ChangeStructure/", deep, headers={"HX-Request": "true"})
    assert answer.headers["X-Torneo-Status"] == "422"


# ---- workbooks -----------------------------------------------------------------------------------------


def workbook(**parts: str) -> bytes:
    """A workbook with some of its parts replaced: ``sheet`` or ``styles``."""
    names = {"sheet": "xl/worksheets/sheet1.xml", "styles": "xl/styles.xml"}
    replaced = {names[name]: text for name, text in parts.items()}
    made = io.BytesIO()
    plain = as_xlsx("socios", ["Nombre"], [["Ana Gómez"]])
    with zipfile.ZipFile(io.BytesIO(plain)) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(name, replaced.get(name, old.read(name)))
    return made.getvalue()


def sheet(rows: str) -> bytes:
    return workbook(sheet=f"<worksheet {NS}><sheetData>{rows}</sheetData></worksheet>")


def styles(fonts: str) -> bytes:
    return workbook(styles=f"<styleSheet {NS}><fonts>{fonts}</fonts></styleSheet>")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (sheet("<row/>" * 3_000_000), "too_many_rows"),
        (sheet("<row/>" * 60_000), "too_many_rows"),
        (sheet(f"<row>{'<c/>' * 2_000_000}</row>"), "too_many_rows"),
        (styles("<font/>" * 100_000), "too_many_rows"),
        (workbook(sheet="<worksheet"), "not_a_table"),
    ],
    ids=["rows", "fewer rows", "cells", "styles", "cut"],
)
def test_a_workbook_that_never_ends_is_left_at_once(data: bytes, code: str) -> None:
    assert len(data) < MOST_BYTES
    with pytest.raises(Unreadable) as wrong:
        read_table(data, "socios.xlsx")
    assert wrong.value.code == code


def test_flipped_bytes_of_a_workbook_are_a_sentence(room: None, client: Opens) -> None:
    seated("hojas")
    whole = as_xlsx("socios", ["Nombre", "Documento"], [[f"Ana {n}", str(n)] for n in range(50)])
    with zipfile.ZipFile(io.BytesIO(whole)) as parts:
        start = parts.getinfo("xl/worksheets/sheet1.xml").header_offset + 80
    for place in range(start, start + 60, 3):
        damaged = bytearray(whole)
        damaged[place] ^= 0xFF
        file = io.BytesIO(bytes(damaged))
        file.name = "socios.xlsx"
        answer = client("desk").post("/e/hojas/inscripcion/importar/", {"file": file})
        assert answer.status_code in (200, 422)
