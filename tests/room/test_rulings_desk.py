"""The rulings desk through its pages: of an event and of any book."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.support.answers import body, own_name
from tests.support.console_event import do, seated
from tests.support.kept_room import state_of
from tests.support.spots import ASKED, CHIPS, RAISED, SPOT, TOKEN

from torneo.rulebook import all_books, load_book
from torneo.tournament import Actor
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.rulings.commands import CallFloor

Client = Callable[[str], Any]
DEALER = Actor("Eva", "dealer")


@pytest.fixture
def event(room: None, request: pytest.FixtureRequest) -> str:
    """An event of its own for each test."""
    name = own_name("arb", request)
    seated(name)
    return name


def posted(browser: Any, where: str, **data: Any) -> Any:
    return browser.post(where, msgspec.json.encode(data), content_type="application/json")


def test_the_desk_begins_with_the_tables_own_hand(client: Client, event: str) -> None:
    from torneo.tournament.live_hand.spot import setup_of

    text = client("floor").get(f"/e/{event}/arbitraje/?mesa=2").content.decode()
    setup = re.search(r'<script id="spot-setup" type="application/json">(.*?)</script>', text, re.S)
    assert setup is not None
    state = state_of(event)
    assert msgspec.json.decode(setup.group(1)) == setup_of(state, 2, load_book("fcp-2025"), state.at)
    assert f'data-records="/e/{event}/arbitraje/anotar/"' in text
    anywhere = client("floor").get(f"/e/{event}/arbitraje/?mesa=77").content.decode()
    assert 'data-records=""' in anywhere


def test_the_desk_rules_and_records_nothing_until_told_to(client: Client, event: str) -> None:
    do(event, CallFloor(table=1, about="ruling"), by=DEALER)
    floor, before = client("floor"), state_of(event).version
    answer = posted(floor, f"/e/{event}/arbitraje/ver/", setup=TOKEN, steps=ASKED)
    said = answer.json()
    assert "Decide el floor" in said["html"]
    assert "/libros/tda-2013/" in said["others"]
    assert state_of(event).version == before
    kept = posted(floor, f"/e/{event}/arbitraje/anotar/", table=1, call=1, setup=TOKEN, steps=ASKED).json()
    assert kept["number"] == 1
    assert "/hacer/DecideRuling/" in kept["html"]
    given = state_of(event).rulings[0]
    assert (given.table, given.call, given.by.role) == (1, 1, "floor")
    assert state_of(event).calls[0].ruling == 1


def test_what_cannot_be_is_said_in_the_readers_language(client: Client, event: str) -> None:
    impossible = ({"seat": 9, "does": "fold"},)
    floor = client("floor")
    for where in (f"/e/{event}/arbitraje/ver/", "/arbitraje/fcp-2025/ver/", "/arbitraje/fcp-2025/jugada/"):
        said = {
            lang: posted(floor, f"{where}?lang={lang}", setup=SPOT, steps=impossible) for lang in ("es", "en")
        }
        assert {one.status_code for one in said.values()} == {422}
        assert said["es"].json()["problem"] != said["en"].json()["problem"]
    refused = posted(floor, f"/e/{event}/arbitraje/anotar/", table=1, setup=SPOT, steps=impossible)
    assert refused.status_code == 409
    own = posted(floor, "/arbitraje/fcp-2025/ver/", setup={**SPOT, "policies": {}}, steps=(RAISED,))
    assert own.status_code == 422
    assert posted(floor, "/arbitraje/fcp-2025/ver/", setup=SPOT, steps=[RAISED] * 81).status_code == 422
    assert not state_of(event).rulings


def test_anybody_may_ask_a_book_without_an_event(client: Client, room: None) -> None:
    visitor = client("public")
    for book in all_books():
        assert book.short in body(visitor.get(f"/arbitraje/?libro={book.id}"))
        said = posted(visitor, f"/arbitraje/{book.id}/ver/", setup=SPOT, steps=(RAISED, CHIPS)).json()
        assert f"/libros/{book.id}/" in said["html"]
        assert "data-record" not in said["html"]
        assert (
            posted(visitor, f"/arbitraje/{book.id}/jugada/", setup=SPOT, steps=(RAISED,)).status_code == 200
        )
    assert visitor.get("/arbitraje/?libro=nada").status_code == 404


def test_a_dealer_records_nothing_at_the_desk(client: Client, event: str) -> None:
    answer = posted(client("dealer"), f"/e/{event}/arbitraje/anotar/", table=1, setup=TOKEN, steps=ASKED)
    assert answer.status_code == 403
    assert not state_of(event).rulings


def test_the_card_says_where_the_book_is_silent_and_folds_away_how_it_came_about(
    client: Client, room: None
) -> None:
    steps = [{"seat": 3, "says": "call"}, {"dealer": "premature_flop", "cards": "4c8dKh"}]
    setup = {**SPOT, "button": 3, "seats": {"1": 20_000, "2": 20_000, "3": 20_000}}
    html = posted(client("public"), "/arbitraje/adtp-2018/ver/", setup=setup, steps=steps).json()["html"]
    assert "El reglamento no lo dice. Punto resuelto 71 (Cartas prematuras" in html
    assert '<details class="law-trace">' in html
    assert 'data-policy="dealing_premature_cards.flop"' in html
    assert 'data-case="premature_flop"' in html
    said = posted(client("public"), "/arbitraje/torrequebrada/ver/", setup=setup, steps=steps).json()["html"]
    assert "El reglamento no lo dice. Punto" not in said


def test_the_ruling_of_the_register_tells_how_it_came_about(client: Client, event: str) -> None:
    kept = posted(
        client("floor"), f"/e/{event}/arbitraje/anotar/", table=1, setup=SPOT, steps=[RAISED, CHIPS]
    ).json()
    page = client("floor").get(f"/e/{event}/resoluciones/r{kept['number']}/").content.decode()
    assert "Cómo se llegó a este fallo" in page
    assert 'data-policy="betting_min_raise"' in page
    assert 'href="/libros/fcp-2025/' in page


def test_a_clause_set_aside_for_the_hand_is_told_with_its_ruling(client: Client, event: str) -> None:
    floor = client("floor")
    posted(floor, f"/e/{event}/arbitraje/anotar/", table=1, setup=SPOT, steps=[RAISED, CHIPS])
    given = state_of(event).rulings[-1]
    page = f"/e/{event}/resoluciones/r{given.number}/"
    assert "se dejó a un lado" not in floor.get(page).content.decode()
    about: dict[str, Any] = {"clause": given.outcome.clauses[0], "table": 1, "hand": given.hand}
    set_aside = Decide(matter="technical_ruling", option="set_aside", why="diez veces la cuenta", about=about)
    do(event, set_aside, by=Actor("Ana", "director"))
    assert "Para esta mano se dejó a un lado, en bien del juego:" in floor.get(page).content.decode()
