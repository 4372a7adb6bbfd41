"""Every amount on every page of the demonstration is read back to its value, in euros, pesos with cents and
pesos without, in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.room.amounts.checks import Shape, shape, strange, unlike, unread
from tests.room.amounts.crawler import Page, Visit
from tests.room.amounts.marked import marking
from tests.room.amounts.night import CURRENCIES, STAGES, called
from tests.room.matrix.tables import FOLDER
from tests.support.kept_room import signed_in, state_of

from torneo.writing import Lang

LANGS: tuple[Lang, ...] = ("es", "en")
#: Pages of an event that nothing leads to without a script.
_ALONE = (
    "", "direccion/", "direccion/pendientes/", "papeles/", "inscripcion/", "mesa/1/crupier/parte/",
    "mesa/1/crupier/hoja/result/", "mesa/1/crupier/asiento/1/", "mesa/1/crupier/asiento/2/",
    "overlay/1/ahora/", "floor/llamada/1/", "direccion/resolucion/1/",
    "direccion/infraccion/nueva/?clause=fcp-2025/70.5",
)  # fmt: skip
#: Papers have a test of their own; a plan is worked out in the background.
_WITHOUT = (
    "e/<slug:stream>/papeles/<slug:name>.<slug:kind>",
    "e/<slug:stream>/papeles/caso/<slug:name>/<slug:kind>.pdf",
    "e/<slug:stream>/plan/", "e/<slug:stream>/plan/parte/", "e/<slug:stream>/preparar/hoja.yaml",
)  # fmt: skip
_BARE = (
    "e/<slug:stream>/jugadores/<str:player>/enlace/",
    "e/<slug:stream>/mesa/<int:number>/crupier/fallo/<int:given>/",
    "e/<slug:stream>/mesa/<int:number>/crupier/relevo/", "e/<slug:stream>/papeles/trabajo/<str:number>.pdf",
    "e/<slug:stream>/papeles/trabajo/<str:number>/",
)  # fmt: skip
#: Pages that show no amount, and those there is nothing for at that stage.
_NOT_NOW = {
    "play": {*_BARE},
    "end": {*_BARE, "caso/<slug:stream>/diario/", "e/<slug:stream>/preparar/hoja/"},
}


def visits(stage: str, currency: str, lang: Lang, routes: set[str]) -> Iterator[tuple[str, str]]:
    """Address, without what differs between currencies, and text of every page; the kinds of pages come to
    are added to ``routes``."""
    from torneo.room.models import Link

    stream = called(stage, currency)
    entry = min(state_of(stream).entries.values(), key=lambda one: (one.status != "seated", one.number))
    token = Link.make(stream, "player", entry.player)
    own = [f"/j/{token}/", f"/j/{token}/mio/", f"/j/{token}/avisos/"]
    alone = [f"/nuevo/copia/{stream}/", *(f"/e/{stream}/{one}" for one in (*_ALONE, *_recorders(stream)))]
    for role, first in (("director", alone), ("public", own)):
        browser = signed_in(role)
        browser.cookies["torneo_lang"] = lang
        visit = Visit(browser, stream, 2, _WITHOUT)
        for address, answer in visit.pages(first):
            assert answer.status_code < 500, address
            if "html" in answer.headers.get("Content-Type", ""):
                yield _plain(address, stream, token), Page(answer.content.decode()).text
        routes.update(visit.kinds)


def _recorders(stream: str) -> Iterator[str]:
    """Where the hands are recorded that have been."""
    from torneo.room.recordings import hands_of

    for name, hand in hands_of(stream):
        yield f"mesa/{hand.table}/mano/{name.partition('--')[2]}/"


def _plain(address: str, stream: str, token: str) -> str:
    return address.replace(stream, "S").replace(token, "T")


def _pages_of_an_event() -> set[str]:
    """Kinds of pages that the matrix of the doors lets somebody open."""
    rows = (FOLDER / "pages.txt").read_text(encoding="utf-8").splitlines()
    routes = [row.split()[1].removeprefix("/") for row in rows if row.startswith("GET") and "+" in row]
    return {one for one in routes if "<slug:stream>" in one or one.startswith("j/")}


@pytest.mark.slow
@pytest.mark.parametrize("stage", STAGES)
def test_every_amount_of_every_page_is_read_back(night: None, stage: str, record_property: Any) -> None:
    faults: list[str] = []
    amounts, routes = 0, set[str]()
    with marking():
        for lang in LANGS:
            first: dict[str, Shape] = {}
            for currency in CURRENCIES:
                pages = dict(visits(stage, currency, lang, routes))
                first = first or {address: shape(text, currency, lang) for address, text in pages.items()}
                assert pages.keys() == first.keys()
                for address, text in pages.items():
                    there = shape(text, currency, lang)
                    amounts += len(there.amounts)
                    wrong = [*unread(text, currency, lang), *strange(text),
                             *unlike(first[address], there, currency)]  # fmt: skip
                    faults += [f"{currency} {lang} {address}: {one}" for one in wrong]
    record_property("counted: amounts read back | pages", {stage: amounts})
    assert _pages_of_an_event() - routes == {*_WITHOUT, *_NOT_NOW[stage]}
    assert amounts > 1_000
    assert not faults, "\n".join(faults[:60])
