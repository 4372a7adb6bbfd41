"""Every document of an event: what it is called, on which paper it goes, for whom it is, and how many pieces
of it there are to print now."""

from collections.abc import Callable
from typing import Any

import msgspec

from torneo.paper import (
    count_sheets,
    move_slips,
    prize_papers,
    receipts,
    results,
    seat_cards,
    structure_sheet,
    table_sheets,
)
from torneo.paper.heading import SIZES, Size
from torneo.paper.press import pdf
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.hands.places import places

_DIRECTION = ("director", "operations")
_FLOOR = (*_DIRECTION, "floor")
_DESK = (*_DIRECTION, "desk")
_STAFF = (*_FLOOR, "desk")


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be printed: of which event, when and how. ``entries`` and ``tables``: only those;
    ``address``: what the QR code of an entry leads to."""

    state: Tournament
    book: Book
    lang: Lang
    now: int
    size: Size = "a4"
    entries: tuple[int, ...] | None = None
    tables: tuple[int, ...] | None = None
    address: seat_cards.Address | None = None


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """``code`` names it in commands and is its template; ``slug`` in Spanish addresses. ``public``: anybody
    may have it. ``count``: pieces there are; 0 while there is nothing to print."""

    code: str
    slug: str
    make: Callable[[Wanted], dict[str, Any]]
    count: Callable[[Wanted], int]
    sizes: tuple[Size, ...] = ("a4",)
    roles: tuple[str, ...] = _STAFF
    public: bool = False


def _plain(wanted: Wanted) -> tuple[Tournament, Book, Lang, int]:
    return wanted.state, wanted.book, wanted.lang, wanted.now


def _entries(make: Callable[..., dict[str, Any]]) -> Callable[[Wanted], dict[str, Any]]:
    return lambda one: make(*_plain(one), size=one.size, entries=one.entries)


def _addressed(make: Callable[..., dict[str, Any]]) -> Callable[[Wanted], dict[str, Any]]:
    return lambda one: make(*_plain(one), size=one.size, entries=one.entries, address=one.address)


DOCUMENTS: tuple[Document, ...] = (
    Document(
        code="structure", slug="estructura", public=True,
        make=lambda one: structure_sheet.data(*_plain(one)),
        count=lambda one: 1 if one.state.structure.levels else 0,
    ),
    Document(
        code="seat_cards", slug="tarjetas", sizes=SIZES, make=_addressed(seat_cards.data),
        count=lambda one: len(seat_cards.seated(one.state, one.entries)),
    ),
    Document(
        code="receipts", slug="comprobantes", sizes=SIZES, make=_addressed(receipts.data),
        count=lambda one: len(receipts.receipted(one.state, one.entries)),
    ),
    Document(
        code="tables", slug="mesas", roles=_FLOOR,
        make=lambda one: table_sheets.data(*_plain(one), tables=one.tables),
        count=lambda one: len(table_sheets.tables_in_play(one.state, one.tables)),
    ),
    Document(
        code="moves", slug="cambios", sizes=SIZES, roles=_FLOOR, make=_entries(move_slips.data),
        count=lambda one: len(move_slips.moved(one.state, one.now, one.entries)),
    ),
    Document(
        code="counts", slug="recuento", roles=_FLOOR,
        make=lambda one: count_sheets.data(*_plain(one), tables=one.tables),
        count=lambda one: len(table_sheets.tables_in_play(one.state, one.tables)),
    ),
    Document(
        code="bags", slug="bolsas", sizes=SIZES, roles=_FLOOR, make=_entries(count_sheets.bag_tags),
        count=lambda one: len(count_sheets.bagged(one.state, one.entries)),
    ),
    Document(
        code="payouts", slug="premios", make=lambda one: prize_papers.payout_sheet(*_plain(one)),
        count=lambda one: 1 if one.state.entries and one.state.structure.entry_price else 0,
    ),
    Document(
        code="payments", slug="recibos", sizes=SIZES, roles=_DESK, make=_entries(prize_papers.payment_slips),
        count=lambda one: len(prize_papers.payable(one.state, one.book, one.entries)),
    ),
    Document(
        code="deal", slug="acuerdo", roles=_FLOOR,
        make=lambda one: prize_papers.deal_agreement(*_plain(one)),
        count=lambda one: 1 if prize_papers.last_deal(one.state) is not None else 0,
    ),
    Document(
        code="results", slug="resultados", public=True, make=lambda one: results.data(*_plain(one)),
        count=lambda one: 1 if places(one.state, one.book) else 0,
    ),
)  # fmt: skip

BY_CODE = {one.code: one for one in DOCUMENTS}
BY_SLUG = {one.slug: one for one in DOCUMENTS}


def printed(document: Document, wanted: Wanted) -> bytes:
    """The PDF. ``KeyError`` where the document does not exist on that paper."""
    if wanted.size not in document.sizes:
        raise KeyError(wanted.size)
    return pdf(document.code, document.make(wanted))
