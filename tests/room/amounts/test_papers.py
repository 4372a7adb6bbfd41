"""Every amount on every paper, letter and list of the demonstration is read back to its value."""

import csv
import io
import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

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
from torneo.writing import Lang, read_money, read_whole

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
