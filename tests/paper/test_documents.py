"""Every document, on every paper and in both languages, as a PDF reader, an eye and a phone see it."""

import copy
import re
from functools import cache
from typing import Any

import pytest
from PIL import Image
from tests.support.papers import drawn, flat, images, ink, pages, scanned, text_of
from tools.paper_samples import STAGES, Stage, sample, sample_data, sample_link

from torneo.paper.catalogue import BY_CODE, DOCUMENTS, Wanted
from torneo.paper.press import pdf, query
from torneo.rulebook import book_ids
from torneo.tournament import Tournament

MILLIMETRE = 72 / 25.4
PPI = 60.0
CARDS = tuple(one.code for one in DOCUMENTS if len(one.sizes) > 1)
#: Cards on a sheet of A4, across and down.
GRID = {"seat_cards": (2, 4), "moves": (2, 4), "bags": (2, 4), "receipts": (1, 4), "payments": (1, 3)}
SIZES = {"a4": (210, 297), "a6": (148, 105)}
#: Words of one language that the other must not have.
ENGLISH = re.compile(r"\b(Page \d|Printed|Table|Seat|Player|Entry|Signature|Prize|Chips|Level|Break)\b")
SPANISH = re.compile(r"\b(Página \d|Impreso|Mesa|Asiento|Jugador|Inscripción|Firma|Premio|Fichas|Nivel)\b")


@cache
def made() -> dict[str, tuple[str, dict[str, Any]]]:
    return {name: (template, data) for name, template, data in sample_data()}


NAMES = tuple(made())


def wanted(code: str, lang: str, size: str = "a4", book: str = "fcp-2025", **more: Any) -> dict[str, Any]:
    event = sample(book)
    stage: Stage = getattr(event, STAGES[code])
    chosen = Wanted(
        state=stage.state, book=event.book, lang=lang, now=stage.now, size=size, **more  # type: ignore[arg-type]
    )  # fmt: skip
    return BY_CODE[code].make(chosen)


def test_every_document_is_among_the_samples_in_both_languages() -> None:
    for document in DOCUMENTS:
        for lang in ("es", "en"):
            sizes = document.sizes if len(document.sizes) > 1 else ("",)
            for size in sizes:
                name = "-".join(filter(None, (document.code.replace("_", "-"), size, lang)))
                assert name in NAMES
    assert {"case-notice-charges-es", "case-notice-decision-en", "case-report-es", "case-report-en"} <= set(
        NAMES
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_document_says_which_event_which_book_when_and_which_page(name: str) -> None:
    template, data = made()[name]
    found = pages(template, data)
    whole = " ".join(page.text for page in found)
    assert flat(data["event"]) in whole
    assert flat(data["book"]) in whole
    assert flat(data["printed"]) in whole
    assert re.search(r"\d\d:\d\d \(UTC−5\)", whole)
    if template in CARDS:
        cards = data["cards"]
        assert len(cards) > 3
        for card in cards:
            assert card["number"] in whole
            assert flat(card["name"]) in whole
    else:
        word = "Página {} de {}" if data["lang"] == "es" else "Page {} of {}"
        for number, page in enumerate(found, 1):
            assert word.format(number, len(found)) in page.text
            assert data["title"] in page.text


@pytest.mark.parametrize("name", NAMES)
def test_a_document_speaks_one_language(name: str) -> None:
    template, data = made()[name]
    whole = text_of(template, data)
    other = ENGLISH if data["lang"] == "es" else SPANISH
    assert not other.search(whole), other.search(whole)


@pytest.mark.parametrize("name", NAMES)
def test_only_the_typesetters_own_fonts_are_used(name: str) -> None:
    template, data = made()[name]
    fonts = frozenset().union(*(page.fonts for page in pages(template, data)))
    assert fonts
    assert all(one.startswith("LibertinusSerif-") for one in fonts), fonts


@pytest.mark.parametrize("name", NAMES)
def test_nothing_runs_over_the_edge_of_a_page(name: str) -> None:
    """Images as long as the document, with a white margin all around what is printed."""
    template, data = made()[name]
    found = images(template, data, PPI)
    assert len(found) == len(pages(template, data))
    for image in found:
        if template in CARDS and data["size"] == "a4":
            _cells_are_kept(template, image)
            continue
        box = ink(image)
        assert box is not None
        margin = round({"80mm": 3.0, "a6": 6.0}.get(data.get("size", ""), 8.0) / 25.4 * PPI)
        assert box[0] >= margin
        assert box[1] >= margin
        assert box[2] <= image.width - margin
        assert box[3] <= image.height - margin


def _cells_are_kept(template: str, image: Image.Image) -> None:
    """Each card keeps away from where it will be cut."""
    across, down = GRID[template]
    wide, high, margin = image.width / across, image.height / down, round(3.5 / 25.4 * PPI)
    edge = 3  # the line to cut along
    for row in range(down):
        for column in range(across):
            cell = image.crop((
                round(column * wide) + edge, round(row * high) + edge, round((column + 1) * wide) - edge,
                round((row + 1) * high) - edge,
            ))  # fmt: skip
            box = ink(cell)
            if box is not None:
                assert box[0] >= margin - edge
                assert box[1] >= margin - edge
                assert box[2] <= cell.width - margin + edge
                assert box[3] <= cell.height - margin + edge


@pytest.mark.parametrize("name", [one for one in NAMES if "-a4-" in one or "-a6-" in one])
def test_what_is_on_a_card_fits_its_height(name: str) -> None:
    template, data = made()[name]
    found = query(template, data, "<fits>")
    assert len(found) == len(data["cards"])
    for one in found:
        assert one["need"] <= one["have"], one


@pytest.mark.parametrize("code", CARDS)
def test_cards_come_on_three_papers(code: str) -> None:
    across, down = GRID[code]
    for size in ("a4", "a6", "80mm"):
        data = wanted(code, "es", size)
        found, cards = pages(code, data), len(data["cards"])
        assert len(found) == (-(-cards // (across * down)) if size == "a4" else cards)
        for page in found:
            if size in SIZES:
                width, height = SIZES[size]
                assert page.height == pytest.approx(height * MILLIMETRE, abs=0.6)
            else:
                width = 80
                assert page.height < 200 * MILLIMETRE
            assert page.width == pytest.approx(width * MILLIMETRE, abs=0.6)


@pytest.mark.parametrize("code", ["seat_cards", "receipts"])
@pytest.mark.parametrize("size", ["a4", "a6", "80mm"])
def test_a_phone_reads_the_codes(code: str, size: str) -> None:
    data = wanted(code, "es", size, address=sample_link)
    across, down = GRID[code]
    a_page = across * down if size == "a4" else 1
    links = [one["link"] for one in data["cards"][:a_page]]
    assert scanned(images(code, data, 150)[0]) == links
    assert scanned(drawn(pdf(code, data))[0]) == links


def test_without_an_address_a_card_has_no_code() -> None:
    assert scanned(images("seat_cards", wanted("seat_cards", "es"), 150)[0]) == []


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("book", book_ids())
def test_every_document_can_be_printed_under_every_book(book: str, lang: str) -> None:
    event = sample(book, 24)
    for document in DOCUMENTS:
        stage: Stage = getattr(event, STAGES[document.code])
        one = Wanted(state=stage.state, book=event.book, lang=lang, now=stage.now)  # type: ignore[arg-type]
        if document.count(one):
            text = text_of(document.code, document.make(one))
            assert flat(event.book.name.say(one.lang)) in text
            cited = re.findall(r"\[([a-z0-9-]+/[^\]]+)\]", text)
            for clause in ", ".join(cited).replace("- ", "-").split(", "):
                assert not clause or clause.replace(" ", "") in event.book.clauses, clause


HOSTILE = (
    '#panic("x")', "*negrita*", "_cursiva_", "$x^2$", "\\ \\u{41}", "[corchete", "<etiqueta>", "@referencia",
    "`código`", "= Título", "#sys.version", '"); read("/etc/passwd")', "// comentario", "<script>x</script>",
    "https://x.example/~y", "#import \"common.typ\": *",
)  # fmt: skip


@pytest.mark.parametrize("code", ["seat_cards", "results", "receipts"])
def test_texts_are_set_as_they_are_and_never_run(code: str) -> None:
    """Whatever people write into names, clubs, the event's name or its venue."""
    event = sample()
    stage: Stage = getattr(event, STAGES[code])
    state: Tournament = copy.deepcopy(stage.state)
    for number, player in enumerate(dict.fromkeys(one.player for one in state.entries.values())):
        state.players[player].name = state.players[player].club = HOSTILE[number % len(HOSTILE)]
    one = Wanted(state=state, book=event.book, lang="es", now=stage.now)
    text = text_of(code, BY_CODE[code].make(one)).replace(" ", "")
    for hostile in HOSTILE:
        assert hostile.replace(" ", "") in text, hostile


def test_the_same_data_make_the_same_bytes() -> None:
    template, data = made()["payouts-es"]
    assert pdf(template, data) == pdf(template, data)


def test_a_template_there_is_not_is_refused() -> None:
    for name in ("nada", "common", "../press"):
        with pytest.raises(KeyError):
            pdf(name, {})
