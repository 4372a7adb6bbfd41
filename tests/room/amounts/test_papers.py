"""Every amount on every paper, letter and list of the demonstration is read back to its value."""

import csv
import io
import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import msgspec
import openpyxl  # type: ignore[import-untyped]
import pytest
from tests.room.amounts.checks import Shape, shape, strange, unlike, unread
from tests.room.amounts.crawler import GAP
from tests.room.amounts.marked import marking, unmarked
from tests.room.amounts.night import CURRENCIES, STAGES, called
from tests.support.kept_room import signed_in, state_of
from tests.support.papers import flat, read

from torneo.paper.case_papers import letter
from torneo.paper.catalogue import DOCUMENTS, Wanted
from torneo.paper.press import pdf
from torneo.tournament.structure.reading import read_structure
from torneo.writing import Lang, read_money, read_number, read_whole

LANGS: tuple[Lang, ...] = ("es", "en")
Paper = tuple[str, dict[str, Any]]


def papers(stage: str, currency: str, lang: Lang) -> Iterator[tuple[str, Paper]]:
    """Name, template and data of everything that can be printed."""
    from torneo.room.cases import cases_of, history_of
    from torneo.room.keeping import keeper

    stream = called(stage, currency)
    state, book = state_of(stream), keeper().book(stream)
    wanted = Wanted(state=state, book=book, lang=lang, now=state.at)
    for document in DOCUMENTS:
        if document.count(wanted):
            yield document.code, (document.code, document.make(wanted))
    for name, case in cases_of(stream):
        for about in ("charges", "decision", "report"):
            try:
                data = letter(
                    case, about, book, lang, state.at, history_of(name), event="Noche", venue="Sala"
                )
            except KeyError:  # too early for it
                continue
            yield about, ("case_letter", data)


def texts(data: Any, path: str = "") -> Iterator[str]:
    """Everything of it that is printed. A number would be printed by the template as it likes: only small
    ones may stand there, and moments for the file itself."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from texts(value, f"{path}.{name}")
    elif isinstance(data, list | tuple):
        for value in data:
            yield from texts(value, path)
    elif isinstance(data, str):
        yield data
    elif isinstance(data, int | float) and not isinstance(data, bool) and path != ".at":
        assert abs(data) < 1000, path


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("stage", STAGES)
def test_every_amount_of_every_paper_is_read_back(
    night: None, stage: str, lang: Lang, record_property: Any
) -> None:
    faults: list[str] = []
    amounts = 0
    first: dict[str, Shape] = {}
    with marking():
        for currency in CURRENCIES:
            made = {name: GAP.join(texts(data)) for name, (_, data) in papers(stage, currency, lang)}
            first = first or {name: shape(text, currency, lang) for name, text in made.items()}
            assert made.keys() == first.keys()
            for name, text in made.items():
                there = shape(text, currency, lang)
                amounts += len(there.amounts)
                wrong = [*unread(text, currency, lang), *strange(text), *unlike(first[name], there, currency)]
                faults += [f"{currency} {name}: {one}" for one in wrong]
    record_property("counted: amounts read back | papers", {stage: amounts})
    assert amounts > 300
    assert not faults, "\n".join(faults[:60])


@pytest.mark.slow
@pytest.mark.parametrize("stage", STAGES)
def test_what_is_printed_is_what_was_written(night: None, stage: str) -> None:
    """The PDF, read by a program that is not ours, bears every amount as the writer wrote it."""
    for currency in CURRENCIES:
        with marking():
            marked = {name: GAP.join(texts(data)) for name, (_, data) in papers(stage, currency, "es")}
        for name, (template, data) in papers(stage, currency, "es"):
            shown = _close("".join(page.text for page in read(pdf(template, data))))
            written = {_close(one.text) for one in unmarked(marked[name])[1]}
            assert not {one for one in written if one not in shown}, (currency, name)


def _close(text: str) -> str:
    return re.sub(r"\s", "", flat(text))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("currency", CURRENCIES)
def test_lists_for_spreadsheets_are_read_back(night: None, currency: str, lang: Lang) -> None:
    stream = called("end", currency)
    state = state_of(stream)
    answer = signed_in("director").get(f"/e/{stream}/papeles/lista-inscripciones.csv?idioma={lang}")
    text = answer.content.decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text), delimiter=";" if lang == "es" else ","))
    assert len(rows) == len(state.entries) + 1
    for row, entry in zip(rows[1:], state.entries.values(), strict=True):
        assert read_whole(row[0], lang) == entry.number
        assert (read_money(row[13], currency, lang), read_money(row[14], currency, lang)) == (
            entry.paid,
            entry.fees,
        )
        assert not row[10] or read_whole(row[10], lang) == entry.stack
    won = [row[20] for row in rows[1:] if row[20]]
    assert sum(Decimal(read_money(one, currency, lang)) for one in won) == state.prizes.fund.prizes


def _lists(stream: str) -> Iterator[str]:
    """The address of every list for spreadsheets, without its ending."""
    from torneo.room.pages.players_io import _LISTS
    from torneo.room.views.papers import FILES

    yield from (f"/e/{stream}/papeles/{slug}" for _, slug, kinds, _ in FILES if "xlsx" in kinds)
    yield from (f"/e/{stream}/inscripcion/lista/{name}" for name in _LISTS)
    yield f"/e/{stream}/resoluciones/lista"


@pytest.mark.parametrize("lang", LANGS)
def test_a_workbook_shows_what_the_list_says(night: None, lang: Lang) -> None:
    """Every list there is, as text and as a workbook: the same cells, and a number is shown with all its
    digits. The lists say the same in every currency."""
    first: dict[str, Shape] = {}
    for currency in CURRENCIES:
        stream, director = called("end", currency), signed_in("director")
        director.cookies["torneo_lang"] = lang
        for address in _lists(stream):
            with marking():
                marked = director.get(f"{address}.csv?idioma={lang}").content.decode("utf-8-sig")
            there = shape(marked, currency, lang)
            before = first.setdefault(address.replace(stream, ""), there)
            assert [*unread(marked, currency, lang), *unlike(before, there, currency)] == []
            delimiter = ";" if lang == "es" else ","
            rows = list(csv.reader(io.StringIO(unmarked(marked)[0]), delimiter=delimiter))
            data = director.get(f"{address}.xlsx?idioma={lang}").content
            sheet = openpyxl.load_workbook(io.BytesIO(data)).active
            assert len(rows) > 1
            assert sheet.max_row == len(rows)
            for row, cells in zip(rows, sheet.iter_rows(max_col=len(rows[0])), strict=True):
                for text, cell in zip(row, cells, strict=True):
                    _same(text, cell, lang)


def _same(text: str, cell: Any, lang: Lang) -> None:
    if cell.value is None or isinstance(cell.value, str):
        assert text == (cell.value or "")
        return
    value = Decimal(str(cell.value))
    assert read_number(text, lang) == value
    places = len(cell.number_format.partition(".")[2])
    assert cell.number_format == "General" or round(value, places) == value


@pytest.mark.parametrize("currency", CURRENCIES)
def test_the_sheet_taken_away_says_its_money_in_words_and_is_read_again(night: None, currency: str) -> None:
    stream = called("end", currency)
    structure = msgspec.structs.replace(state_of(stream).structure, published_at="")
    for lang in LANGS:
        director = signed_in("director")
        director.cookies["torneo_lang"] = lang
        text = director.get(f"/e/{stream}/preparar/hoja.yaml").content.decode()
        assert read_structure(text) == structure
        told = re.findall(r"(\d+)  # (.+)$", text, re.MULTILINE)
        assert {structure.entry_price, structure.entry_fee, structure.guarantee} <= {
            int(one) for one, _ in told
        }
        assert all(read_money(shown, currency, lang) == int(one) for one, shown in told)
