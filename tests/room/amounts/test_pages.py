"""Every amount on every page of the demonstration is read back to its value, in euros, pesos with cents and
pesos without, in both languages."""

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import msgspec
import pytest
from tests.room.amounts.checks import Shape, shape, strange, unlike, unread
from tests.room.amounts.crawler import GAP, Page, Visit
from tests.room.amounts.marked import marking
from tests.room.amounts.night import CURRENCIES, STAGES, called
from tests.room.matrix.tables import FOLDER
from tests.support.kept_room import signed_in, state_of

from torneo.room import planning
from torneo.room.pages import moved
from torneo.writing import Lang, units

LANGS: tuple[Lang, ...] = ("es", "en")
#: Pages of an event that nothing leads to without a script.
_ALONE = (
    "", "direccion/", "direccion/pendientes/", "papeles/", "inscripcion/", "mesa/1/crupier/parte/",
    "mesa/1/crupier/hoja/result/", "mesa/1/crupier/asiento/1/", "mesa/1/crupier/asiento/2/",
    "rotulos/1/ahora/", "pantalla/adorno/", "pantalla/?vista=premios", "floor/llamada/1/",
    "direccion/resolucion/1/", "direccion/infraccion/1/",
    "direccion/infraccion/nueva/?clause=fcp-2025/70.5", "plan/parte/",
    "direccion/final/?session=1",
)  # fmt: skip
#: Where each of the others begins, each with an account of that role.
_OWN = {
    "floor": ("floor/", "direccion/", "arbitraje/", "resoluciones/"),
    "desk": ("inscripcion/",),
    "dealer": ("crupier/", "mesa/1/crupier/", "mesa/1/crupier/parte/", "mesa/1/crupier/relevo/"),
    "commission": ("comision/", "resoluciones/"),
}
#: Pages of one kind that are enough; of the others' one.
_MOST = {"director": 2, "public": 2}
#: Gone through whole; of a night with a deal only these are looked at.
_WHOLE = ("play", "end")
_DEALS = (
    "", "direccion/", "direccion/premios/", "direccion/pendientes/", "direccion/diario/", "direccion/asunto/",
    "direccion/deshacer/", "direccion/jugador/1/", "resultados/", "pantalla/", "papeles/",
)  # fmt: skip
#: Papers and the sheet taken away have tests of their own.
_WITHOUT = (
    "e/<slug:stream>/papeles/<slug:name>.<slug:kind>",
    "e/<slug:stream>/papeles/caso/<slug:name>/<slug:kind>.pdf",
    "e/<slug:stream>/preparar/hoja.yaml", "caso/<slug:stream>/carta/<slug:name>.pdf",
)  # fmt: skip
_BARE = (
    "e/<slug:stream>/cola/", "e/<slug:stream>/cola/<str:mark>/",
    "e/<slug:stream>/pantallas/<int:number>/",
    "e/<slug:stream>/jugadores/<str:player>/enlace/", "e/<slug:stream>/papeles/trabajo/<str:number>.pdf",
    "e/<slug:stream>/papeles/trabajo/<str:number>/",
)  # fmt: skip
#: Pages that show no amount, and those there is nothing for at that stage.
_NOT_NOW = {
    "play": {*_BARE},
    "end": {*_BARE, "caso/<slug:stream>/diario/", "e/<slug:stream>/preparar/hoja/"},
}


def visits(stage: str, currency: str, lang: Lang, routes: set[str]) -> Iterator[tuple[str, str]]:
    """Who looks, the address without what differs between currencies, and the text of every page; the kinds
    of pages come to are added to ``routes``."""
    from torneo.room.models import Link

    stream = called(stage, currency)
    state = state_of(stream)
    entry = min(state.entries.values(), key=lambda one: (one.status != "seated", one.number))
    token = Link.make(stream, "player", entry.player)
    own = [f"/j/{token}/", f"/j/{token}/mio/", f"/j/{token}/avisos/"]
    cards = [
        f"mesa/{one.table}/crupier/{name}/{one.number}/"
        for one in state.rulings[-2:]
        for name in ("fallo", "via")
    ]
    whole = stage in _WHOLE
    broken = [f"direccion/infraccion/de/{one.number}/" for one in state.rulings if one.outcome.infraction]
    alone = (*_ALONE, *_recorders(stream), *broken[-1:]) if whole else _DEALS
    seen = {"director": [f"/nuevo/copia/{stream}/"] if whole else [], "public": own}
    for role, starts in {"director": alone, **_OWN, "dealer": (*_OWN["dealer"], *cards)}.items():
        seen.setdefault(role, []).extend(f"/e/{stream}/{one}" for one in starts)
    for role, first in seen.items():
        if role in _OWN and lang != LANGS[0]:
            continue  # the pages are the director's too
        browser = signed_in(role)
        browser.cookies["torneo_lang"] = lang
        visit = Visit(browser, stream, _MOST.get(role, 1), _WITHOUT, follow=whole)
        for address, answer in visit.pages(first):
            assert answer.status_code < 500, address
            assert answer.status_code == 200 or "/fallo/" not in address, address
            if "html" in answer.headers.get("Content-Type", ""):
                yield f"{role} {_plain(address, stream, token)}", Page(answer.content.decode()).text
        routes.update(visit.kinds)
    yield from _ruled(stream, lang)


def _ruled(stream: str, lang: Lang) -> Iterator[tuple[str, str]]:
    """What the desk of rulings answers when it is told again what happened."""
    floor = signed_in("floor")
    floor.cookies["torneo_lang"] = lang
    for given in state_of(stream).rulings[-2:]:
        body = msgspec.json.encode({"setup": given.setup, "steps": given.steps})
        for address in ("arbitraje/ver/", "jugada/"):
            answer = floor.post(f"/e/{stream}/{address}", body, content_type="application/json")
            assert answer.status_code == 200, answer.content
            told = [Page(one).text for one in _strings(answer.json())]
            yield f"floor {address} {given.number}", GAP.join(told)


def _strings(told: Any) -> Iterator[str]:
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict | list):
        for one in told.values() if isinstance(told, dict) else told:
            yield from _strings(one)


def _recorders(stream: str) -> Iterator[str]:
    """Where the hands are told that have been."""
    from torneo.room.told_hands import hands_of

    for hand in hands_of(stream):
        yield f"mesa/{hand.table}/mano/ahora/"


def _plain(address: str, stream: str, token: str) -> str:
    return address.replace(stream, "S").replace(token, "T")


def _pages_of_an_event() -> set[str]:
    """Kinds of pages that the matrix of the doors lets somebody open, older addresses left out."""
    rows = (FOLDER / "pages.txt").read_text(encoding="utf-8").splitlines()
    routes = [row.split()[1].removeprefix("/") for row in rows if row.startswith("GET") and "+" in row]
    older = {str(one.pattern) for one in moved.urlpatterns}
    return {one for one in routes if "<slug:stream>" in one or one.startswith("j/")} - older


@pytest.fixture
def _few_runs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forecasts of few runs by plain code: nothing waits for a compiler."""
    monkeypatch.setattr(planning, "kernels", lambda: "missing")
    monkeypatch.setattr(planning, "PLAIN_RUNS", planning._LEAST)
    yield
    planning.forget_all()


@pytest.mark.slow
@pytest.mark.usefixtures("_few_runs")
@pytest.mark.parametrize("stage", STAGES)
def test_every_amount_of_every_page_is_read_back(night: None, stage: str, record_property: Any) -> None:
    faults: list[str] = []
    amounts, routes, values = 0, set[str](), set[Decimal]()
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
                    values |= {value for value, _ in there.amounts}
                    wrong = [*unread(text, currency, lang), *strange(text),
                             *unlike(first[address], there, currency)]  # fmt: skip
                    faults += [f"{currency} {lang} {address}: {one}" for one in wrong]
    record_property("counted: amounts read back | pages", {stage: amounts})
    if stage in _WHOLE:
        assert _pages_of_an_event() - routes == {*_WITHOUT, *_NOT_NOW[stage]}
    assert amounts > (1_000 if stage in _WHOLE else 300)
    for deal in state_of(called(stage, CURRENCIES[0])).prizes.deals:
        assert {units(one, CURRENCIES[0]) for one in (deal.reserve, *deal.shares.values())} <= values
    assert not faults, "\n".join(faults[:60])
