"""A third language is a folder: clock screens, player's phone, public pages and dealer's tablet speak
Portuguese, numbers are written as in Brazil, and what nobody has translated is said in Spanish."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.support.console_event import seated

from torneo.writing import money, number

pytestmark = pytest.mark.usefixtures("room")
STREAM = "em-portugues"


@pytest.fixture(scope="module")
def event(room: None) -> str:
    seated(STREAM)
    return STREAM


@pytest.mark.parametrize(
    ("page", "role", "told"),
    [
        ("/e/{}/", "public", "Restam"),
        ("/e/{}/pantalla/", "public", "Jogadores"),
        ("/e/{}/asientos/", "public", "Todos os lugares"),
        ("/e/{}/mesa/1/crupier/", "dealer", "O que aconteceu?"),
    ],
)
def test_a_page_in_portuguese(
    page: str, role: str, told: str, event: str, client: Callable[[str], Any]
) -> None:
    answer = client(role).get(f"{page.format(event)}?lang=pt")
    assert answer.status_code == 200
    assert answer.headers["Content-Language"] == "pt"
    assert told in answer.content.decode()


def test_a_room_opened_in_portuguese_speaks_it_to_whoever_has_chosen_nothing(
    event: str, client: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TORNEO_LANG", "pt")
    assert client("public").get(f"/e/{event}/").headers["Content-Language"] == "pt"
    assert client("public").get(f"/e/{event}/?lang=es").headers["Content-Language"] == "es"


def test_every_page_of_the_staff_opens_in_portuguese_though_it_speaks_spanish(
    event: str, client: Callable[[str], Any]
) -> None:
    for page in (f"/e/{event}/inscripcion/", f"/e/{event}/arbitraje/", "/libros/", "/"):
        assert client("director").get(f"{page}?lang=pt", follow=True).status_code == 200, page


def test_numbers_and_money_as_in_brazil() -> None:
    assert number(1_234_567, "pt") == "1.234.567"
    assert money(123_450, "BRL", "pt").replace("\xa0", " ") == "1.234,50 R$"
