"""The cards of players and tables at the console: found however typed, and what is done most first."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from tests.support.answers import body
from tests.support.console_event import do, seated

from torneo.tournament.entries.commands import RegisterPlayer
from torneo.tournament.hands.commands import ReportElimination
from torneo.tournament.seats.commands import MovePlayer
from torneo.tournament.structure.model import ReEntry

Client = Callable[[str], Any]
HTMX = {"HX-Request": "true", "HX-Current-URL": "http://localhost/e/x/direccion/"}


def state_of(stream: str) -> Any:
    from torneo.room.keeping import keeper

    return keeper().state(stream)


@pytest.fixture(scope="module")
def event(room: None) -> str:
    """Twelve players at two tables, the second hand of nothing: nobody tells stacks here."""
    seated("fichas", "tda-2013", reentry=ReEntry(limit=None))
    return "fichas"


def entry_of(event: str, name: str) -> Any:
    state = state_of(event)
    player = next(one for one in state.players.values() if one.name == name)
    return state.entries[player.entries[-1]]


def post(browser: Any, event: str, name: str, **fields: Any) -> tuple[str, str]:
    """(how it went, what the message says)."""
    answer = browser.post(f"/e/{event}/hacer/{name}/", fields, headers=HTMX)
    return answer.headers["X-Torneo-Status"], unescape(body(answer))


@pytest.mark.parametrize("typed", ["soto ines", "INÉS", "D9", "in so", "ines sot"])
def test_a_player_is_found_without_accents_in_any_order(client: Client, event: str, typed: str) -> None:
    found = body(client("director").get(f"/e/{event}/direccion/buscar/", {"q": typed}))
    assert "Inés Soto" in found
    assert found.count("<li>") == 1


@pytest.mark.parametrize("typed", ["Inez Soto", "innes", "soto inse"])
def test_a_mistyped_name_finds_who_was_meant(client: Client, event: str, typed: str) -> None:
    found = body(client("director").get(f"/e/{event}/direccion/buscar/", {"q": typed}))
    assert "Inés Soto" in found
    assert found.count("<li>") == 1


def test_a_player_is_found_by_the_seat(client: Client, event: str) -> None:
    entry = entry_of(event, "Hugo León")
    for typed in (f"{entry.table}-{entry.seat}", f"mesa {entry.table} asiento {entry.seat}"):
        found = body(client("director").get(f"/e/{event}/direccion/buscar/", {"q": typed}))
        assert "Hugo León" in found
        assert found.count("<li>") == 1


def test_a_form_takes_the_name_of_a_player(client: Client, event: str) -> None:
    entry = entry_of(event, "Leo Ríos")
    for number, typed in enumerate(("leo rios", f"{entry.table}-{entry.seat} · Leo Ríos", "D12"), 1):
        status, _ = post(client("director"), event, "RecordInfraction", clause="tda-2013/4.1", entry=typed)
        assert status == "200"
        assert state_of(event).infractions[-1].player == entry.player
        assert len(state_of(event).infractions) == number


@pytest.mark.parametrize("lang", ["es", "en"])
def test_nobody_and_several_are_told_in_words(client: Client, event: str, lang: str) -> None:
    browser = client("director")
    browser.get(f"/?lang={lang}")
    before = len(state_of(event).infractions)
    status, told = post(browser, event, "RecordInfraction", clause="tda-2013/4.1", entry="Zacarías")
    assert status == "422"
    assert "«Zacarías»" in told or "“Zacarías”" in told
    assert "int" not in re.findall(r"\w+", told)
    status, told = post(browser, event, "RecordInfraction", clause="tda-2013/4.1", entry="l")
    assert status == "422"
    assert "Leo Ríos" in told
    assert "Hugo León" in told
    assert len(state_of(event).infractions) == before


def test_who_may_not_give_the_command_hears_of_nobody(client: Client, event: str) -> None:
    for typed in ("l", "leo rios"):
        _, told = post(client("public"), event, "RecordInfraction", clause="tda-2013/4.1", entry=typed)
        assert not re.search("Leo|Hugo", told)
        _, told = post(client("public"), event, "CheckIdentity", player=typed)
        assert not re.search("Leo|Hugo", told)


def test_a_number_that_is_none_names_its_field(client: Client, event: str) -> None:
    status, told = post(client("director"), event, "AddTime", session="1", seconds="diez", why="x")
    assert status == "422"
    assert "Segundos" in told


def test_the_card_offers_first_what_is_done_most(client: Client, event: str) -> None:
    entry = entry_of(event, "Eva Mar")
    card = body(client("director").get(f"/e/{event}/direccion/jugador/{entry.number}/", headers=HTMX))
    wanted = ("hacer/ReportElimination", "ver/MovePlayer", "ver/RecordCounts", "direccion/clausulas",
              "hacer/LeaveTable", "ver/RemoveChips")  # fmt: skip
    order = [card.index(f"/{one}/") for one in wanted]
    assert order == sorted(order)
    assert 'data-hotkey="o"' in card
    assert 'data-hotkey="m"' in card
    others = state_of(event).tables[entry.table].players - 1
    assert len(re.findall(r'name="beaten_by\[\]" value="\d+"', card)) == others


def test_a_player_who_is_out_is_bought_in_again_from_the_card(client: Client, event: str) -> None:
    browser, entry = client("director"), entry_of(event, "Fito Rey")
    table = state_of(event).tables[entry.table]
    winner = next(seat for seat in table.taken if seat != entry.seat)
    status, told = post(
        browser, event, "ReportElimination", table=table.number, seat=entry.seat, **{"beaten_by[]": winner}
    )
    assert status == "200"
    assert "Fito Rey" in told
    assert "/direccion/deshacer/" in told
    card = unescape(body(browser.get(f"/e/{event}/direccion/jugador/{entry.number}/", headers=HTMX)))
    assert re.search(r"Reentrada · [\d,.]+\s€", card), card
    assert "hacer/ReportElimination" not in card
    assert post(browser, event, "ReEnter", player=entry.player, method="cash")[0] == "200"
    assert entry_of(event, "Fito Rey").status == "seated"


def test_two_go_out_in_one_hand_and_the_larger_stack_finishes_higher(room: None) -> None:
    seated("dos-fuera", "tda-2013")
    state = state_of("dos-fuera")
    one, two, three = state.tables[1].taken[:3]
    do("dos-fuera", ReportElimination(table=1, seat=two, beaten_by=(three,)))
    small, big = one, three
    other = state_of("dos-fuera").tables[1].taken[2]
    do("dos-fuera", ReportElimination(table=1, seat=big, also_out=(small,), beaten_by=(other,)))
    out = state_of("dos-fuera").eliminations[-2:]
    assert [one.stack for one in out] == sorted(one.stack for one in out)
    assert out[0].at == out[1].at


def test_a_table_confirms_all_its_arrivals_at_once(client: Client, room: None) -> None:
    seated("llegadas", "tda-2013")
    table = state_of("llegadas").tables[2]
    moved = [table.seats[seat - 1] for seat in table.taken[:3]]
    do("llegadas", *(MovePlayer(entry=entry, table=1, why="prueba") for entry in moved))
    browser = client("director")
    page = body(browser.get("/e/llegadas/direccion/movimientos/"))
    assert "/hacer/ConfirmArrivals/" in page
    assert "han llegado todos (3)" in page
    assert post(browser, "llegadas", "ConfirmArrivals", table=1)[0] == "200"
    assert not state_of("llegadas").tables[1].coming
    assert post(browser, "llegadas", "ConfirmArrivals", table=1)[0] == "409"


def test_odd_chips_can_be_typed_where_stacks_are_not_known(client: Client, room: None) -> None:
    seated("canje", "tda-2013")
    table = state_of("canje").tables[1]
    do("canje", ReportElimination(table=1, seat=table.taken[0]))
    assert state_of("canje").tables[1].uncounted
    browser = client("director")
    page = body(browser.get("/e/canje/direccion/fichas/"))
    left = table.taken[1:]
    for seat in left:
        assert f'name="odd.1.{seat}"' in page
    value = int(re.findall(r'name="value" value="(\d+)"', page)[0])
    fields = {"session": "1", "table": 1, "value": value, f"odd.1.{left[0]}": 1, f"odd.1.{left[1]}": 2}
    shown = unescape(body(browser.post("/e/canje/direccion/ver/RaceChips/", fields, headers=HTMX)))
    assert "No se puede" not in shown, shown
    assert "Aceptar" in shown


def test_the_clock_has_what_is_done_most_first(client: Client, event: str) -> None:
    page = unescape(body(client("director").get(f"/e/{event}/direccion/reloj/"))).split('id="work"')[1]
    order = [page.index(text) for text in ("Nivel 2 ▸", "+1 min", "−1 min", "Parar", "Descanso ahora",
                                           "Menos frecuente", "Poner el nivel")]  # fmt: skip
    assert order == sorted(order)
    assert 'data-hotkey="t"' in page


def test_every_page_of_an_event_leads_back_to_the_console(client: Client, event: str) -> None:
    browser = client("director")
    for place in (
        "",
        "inscripcion/",
        "papeles/",
        "resultados/",
        "resoluciones/",
        "floor/",
        "preparar/",
        "plan/",
    ):
        answer = browser.get(f"/e/{event}/{place}")
        assert answer.status_code == 200, place
        assert f'href="/e/{event}/direccion/"' in body(answer), place
    assert f'href="/e/{event}/direccion/"' not in body(client("public").get(f"/e/{event}/"))


def test_two_people_who_may_be_meant_are_not_sold_to(client: Client, event: str) -> None:
    for number, name in enumerate(("Rosa Pons", "Rosa Prat"), 50):
        do(event, RegisterPlayer(player=f"p{number}", name=name, document=f"R{number}", born="1990-01-01"))
    browser = client("director")
    several = body(browser.get(f"/e/{event}/inscripcion/buscar/", {"q": "rosa"}))
    assert "hit enter first" not in several
    assert "Intro no vende a nadie" in several
    for typed in ("rosa po", "rosa prat", "R50"):
        assert "hit enter first" in body(browser.get(f"/e/{event}/inscripcion/buscar/", {"q": typed}))


def test_a_move_needs_no_reason_typed(client: Client, room: None) -> None:
    seated("mueve", "tda-2013")
    entry = entry_of("mueve", "Gala Cruz")
    to = 3 - entry.table
    browser = client("director")
    card = unescape(body(browser.get(f"/e/mueve/direccion/jugador/{entry.number}/", headers=HTMX)))
    form = next(one for one in re.findall(r"<form.*?</form>", card, re.S) if 'data-hotkey="m"' in one)
    why = re.findall(r'name="why" value="([^"]+)"', form)[0]
    do("mueve", MovePlayer(entry=entry.number, table=to, why=why))
    assert entry_of("mueve", "Gala Cruz").table == to


def test_arrivals_at_a_table_are_one_proposal_with_each_below(client: Client, room: None) -> None:
    """Two on their way to one table: one card that says all have arrived, and each by himself."""
    stream = "llegadas-juntas"
    seated(stream, "tda-2013")
    state = state_of(stream)
    movers = [state.tables[1].seats[seat - 1] for seat in state.tables[1].taken[:2]]
    for entry in movers:
        do(stream, MovePlayer(entry=entry, table=2, why="prueba"))
    page = unescape(body(client("director").get(f"/e/{stream}/direccion/pendientes/")))
    assert page.count("Llegadas a la mesa 2") == 1
    assert "Mesa 2: han llegado todos (2)" in page
    assert "Confirmar la llegada de" not in page
    for entry in movers:
        assert f'name="entry" value="{entry}"' in page
    post(client("director"), stream, "ConfirmArrivals", table=2)
    assert "Llegadas a la mesa 2" not in body(client("director").get(f"/e/{stream}/direccion/pendientes/"))


def test_another_table_for_the_final_is_chosen_from_those_in_play(client: Client, room: None) -> None:
    """«Otra…» of the proposal offers the tables, not the card of the first one."""
    stream = "otra-mesa-final"
    seated(stream, "tda-2013")
    while len(state_of(stream).alive()) > 9:
        table = max(state_of(stream).open_tables("1"), key=lambda one: one.players)
        do(stream, ReportElimination(table=table.number, seat=table.taken[0], beaten_by=(table.taken[1],)))
    director = client("director")
    page = body(director.get(f"/e/{stream}/direccion/pendientes/"))
    card = page.split("Formar la mesa final")[1].split("</article>")[0]
    other = re.search(r'hx-get="([^"]+)"', card)
    assert other is not None
    sheet = body(director.get(unescape(other[1]), headers=HTMX))
    tables = [str(one.number) for one in state_of(stream).open_tables("1")]
    assert len(tables) > 1
    chosen = sheet.split('<select name="table"')[1].split("</select>")[0]
    assert re.findall(r'<option value="(\d+)"', chosen) == tables
