"""What the console says in passing: short, by name, with what has to be told to somebody next."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from tests.support.answers import body
from tests.support.console_event import do, seated

from torneo.tournament.clock.commands import ResumeClock
from torneo.tournament.hands.commands import ReportElimination
from torneo.tournament.seats.commands import MovePlayer
from torneo.tournament.structure.model import ReEntry

Client = Callable[[str], Any]
HTMX = {"HX-Request": "true", "HX-Current-URL": "http://localhost/e/x/direccion/"}


def state_of(stream: str) -> Any:
    from torneo.room.keeping import keeper

    return keeper().state(stream)


def post(browser: Any, stream: str, name: str, **fields: Any) -> str:
    answer = browser.post(f"/e/{stream}/hacer/{name}/", fields, headers=HTMX)
    assert answer.headers["X-Torneo-Status"] == "200", body(answer)
    return " ".join(unescape(body(answer)).split())


def out(stream: str, table: int) -> int:
    """Somebody of the table goes out; the number of the entry."""
    at = state_of(stream).tables[table]
    do(stream, ReportElimination(table=table, seat=at.taken[0], beaten_by=(at.taken[1],)))
    entry: int = at.seats[at.taken[0] - 1]
    return entry


def test_who_comes_back_is_told_the_seat_and_shown_at_it(client: Client, room: None) -> None:
    seated("vuelve", "tda-2013", reentry=ReEntry(limit=None))
    old, browser = out("vuelve", 1), client("director")
    player = state_of("vuelve").entries[old].player
    told = post(browser, "vuelve", "ReEnter", player=player, method="cash")
    new = state_of("vuelve").entries[state_of("vuelve").players[player].entries[-1]]
    assert f"Mesa {new.table}, asiento {new.seat}" in told
    assert "sesión" not in told
    shut = body(browser.get(f"/e/vuelve/direccion/jugador/{old}/", headers=HTMX))
    assert f"jugador/{old}/?ahora" in shut
    card = body(browser.get(f"/e/vuelve/direccion/jugador/{old}/?ahora", headers=HTMX))
    assert f"n.º {new.number}" in card
    assert "hacer/ReportElimination" in card


def test_several_tables_opened_are_told_as_several(client: Client, room: None) -> None:
    session = seated("abre", "tda-2013")
    told = post(client("director"), "abre", "OpenTable", session=session, table=3, until=5)
    assert "Se abre la mesa 3" in told
    assert "y 2 más" in told


def test_a_move_is_proposed_by_name_with_its_reason_folded(client: Client, room: None) -> None:
    seated("equilibra", "tda-2013", players=18)
    while not any(one in body_of(client, "equilibra") for one in ("Equilibrar las mesas",)):
        out("equilibra", 1)
    state = state_of("equilibra")
    card = body_of(client, "equilibra").split("Equilibrar las mesas")[1].split("</article>")[0]
    shown, folded = card.split("<details", 1)
    moved = re.search(r"(\w+ \w+): de la mesa 2, asiento (\d+), a la mesa 1, asiento (\d+)", shown)
    assert moved is not None, shown
    at = state.entries[state.tables[2].seats[int(moved[2]) - 1]]
    assert state.players[at.player].name == moved[1]
    assert "Cede la mesa 2" in folded
    told = post(client("director"), "equilibra", "BalanceTables", session="1")
    assert "Cede la mesa" not in told


def test_a_reason_nobody_typed_is_not_told_back(client: Client, room: None) -> None:
    session = seated("sin-motivo", "tda-2013")
    pause = {"session": session, "why": "pausa de la dirección"}
    assert "«" not in post(client("director"), "sin-motivo", "PauseClock", **pause)
    do("sin-motivo", ResumeClock(session=session))
    told = post(client("director"), "sin-motivo", "PauseClock", session=session, why="se ha ido la luz")
    assert "«se ha ido la luz»" in told


def test_who_has_arrived_together_is_told_as_several(client: Client, room: None) -> None:
    seated("juntos", "tda-2013")
    at = state_of("juntos").tables[1]
    for seat in at.taken[:2]:
        do("juntos", MovePlayer(entry=at.seats[seat - 1], table=2, why="prueba"))
    assert "y 1 más" in post(client("director"), "juntos", "ConfirmArrivals", table=2)


def body_of(client: Client, stream: str) -> str:
    return unescape(body(client("director").get(f"/e/{stream}/direccion/pendientes/")))


def test_who_is_on_the_way_is_called_by_name(client: Client, room: None) -> None:
    seated("camina", "tda-2013")
    entry = state_of("camina").tables[1].seats[state_of("camina").tables[1].taken[0] - 1]
    do("camina", MovePlayer(entry=entry, table=2, why="prueba"))
    name = state_of("camina").players[state_of("camina").entries[entry].player].name
    page = body_of(client, "camina")
    assert f"{name} va hacia la mesa 2" in page
    assert "La inscripción" not in page


def test_a_table_is_offered_for_closing_only_where_its_players_fit(client: Client, room: None) -> None:
    seated("no-cabe", "tda-2013", players=18)
    browser = client("director")
    assert "/ver/BreakTable/" not in body(browser.get("/e/no-cabe/direccion/")).split('id="sheet"')[0]
    while sum(len(one.free) for one in state_of("no-cabe").open_tables("1")) < 10:
        out("no-cabe", 1 + len(state_of("no-cabe").alive()) % 2)
    assert "/ver/BreakTable/" in body(browser.get("/e/no-cabe/direccion/"))


@pytest.mark.parametrize(("lang", "said"), [("es", "español"), ("en", "Spanish")])
def test_the_wall_names_the_languages_of_the_tables(lang: Any, said: str) -> None:
    from torneo.room.views.news import announcement

    told = announcement("languages_announced", {"languages": "es, en"}, lang)
    assert said in told
    assert not re.search(r"\bes\b", told)
