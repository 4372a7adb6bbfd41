"""The registration desk: finding people, entering them, what is sold afterwards, and who may do it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.desk_room import club_night, do, start

from torneo.room.views.finding_people import Person, search
from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer

Client = Callable[[str], Any]
HTMX = {"HX-Request": "true"}


def state(stream: str) -> Any:
    from torneo.room.keeping import keeper

    return keeper().state(stream)


def text_of(answer: Any) -> str:
    """What a person reads, without tags."""
    return " ".join(re.sub(r"<[^>]+>", " ", answer.content.decode()).split())


def post(browser: Any, stream: str, what: str, **fields: Any) -> Any:
    return browser.post(f"/e/{stream}/inscripcion/{what}/", fields, headers=HTMX)


# ---- finding

PEOPLE = [
    Person("a", "Ana Acosta", "D1"),
    Person("b", "Ana Benítez", "D2", entries=(7,), inside=True),
    Person("c", "Bruno Díaz", "X1234"),
    Person("d", "María José Íñiguez", "D4"),
    Person("e", "Banana Real", "D5"),
]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("an", ["a", "b"]),
        ("ana b", ["b"]),
        ("be an", ["b"]),
        ("bd", ["c"]),
        ("iniguez", ["d"]),
        ("jose m", ["d"]),
        ("d2", ["b"]),
        ("#7", ["b"]),
        ("1234", ["c"]),
        ("nana", ["e"]),
        ("mji", ["d"]),
        ("zz", []),
        ("  ", []),
    ],
)
def test_people_are_found_by_what_a_desk_types(typed: str, found: list[str]) -> None:
    best, count = search(PEOPLE, typed)
    assert [one.id for one in best] == found
    assert count == len(found)


def test_who_is_in_already_comes_after_who_is_not() -> None:
    best, _ = search([Person("in", "Ana A", inside=True), Person("out", "Ana Z")], "ana")
    assert [one.id for one in best] == ["out", "in"]


def test_of_many_only_the_best_are_shown() -> None:
    many = [Person(f"p{number}", f"Ana {number:03}") for number in range(100)]
    best, count = search(many, "ana")
    assert (len(best), count) == (8, 100)


# ---- entering


def test_two_letters_and_enter(client: Client) -> None:
    """The first of the list carries the form that Enter sends: one search, one command."""
    stream, desk = club_night("desk-two"), client("desk")
    nobody_elses = "Xóchitl Ibarra"
    do(stream, RegisterPlayer(player="p9", name=nobody_elses, document="X9", born="1980-01-01"))
    found = desk.get(f"/e/{stream}/inscripcion/buscar/", {"q": "xo"}, headers=HTMX)
    page = found.content.decode()
    assert nobody_elses in page
    assert "Inscribir · 30 €" in page
    assert page.index("hit enter first") < page.index('value="p9"')
    sold = post(desk, stream, "entrar", player="p9", key="k1", method="card")
    assert sold.headers["HX-Trigger"] == "desk:entered"
    entry = state(stream).entries[1]
    assert (entry.player, entry.paid, entry.fees, entry.method) == ("p9", 2500, 500, "card")
    assert "El asiento sale en el sorteo" in text_of(sold)
    again = post(desk, stream, "entrar", player="p9", key="k1", method="card")
    assert again.status_code == 200
    assert len(state(stream).entries) == 1


def test_a_late_entry_shows_its_seat(client: Client) -> None:
    stream = club_night("desk-late", people=6, entered=3)
    start(stream)
    sold = post(client("desk"), stream, "entrar", player="p4", key="late")
    entry = state(stream).entries[4]
    assert entry.status == "seated"
    page = sold.content.decode()
    assert f"<small>Mesa</small>{entry.table}" in page
    assert f"<small>Asiento</small>{entry.seat}" in page
    assert "10.000" in page
    assert "tda-2013" in page
    assert "reglamento del torneo" in page


def test_a_full_room_makes_a_waiting_list_in_order(client: Client) -> None:
    stream = club_night("desk-full", people=12, entered=9)
    start(stream)
    desk = client("desk")
    for number in (9, 10):
        sold = post(desk, stream, "entrar", player=f"p{number}", key=f"w{number}")
    assert "2.º en la lista de espera" in text_of(sold)
    page = text_of(desk.get(f"/e/{stream}/inscripcion/"))
    waiting = page.partition("Lista de espera")[2]
    assert waiting.index("Carla Vega 9") < waiting.index("Diego Muñoz 10")
    assert "No hay asientos libres" in waiting


def test_refusals_come_with_their_clause_and_change_nothing(client: Client) -> None:
    from torneo.tournament.entries.commands import CloseRegistration

    stream = club_night("desk-closed", people=5, entered=3)
    start(stream)
    do(stream, CloseRegistration(session="1", why="aforo"))
    desk = client("desk")
    before = state(stream).version
    found = desk.get(f"/e/{stream}/inscripcion/buscar/", {"q": "elena"}, headers=HTMX)
    assert "está cerrada" in text_of(found)
    refused = post(desk, stream, "entrar", player="p4", key="x")
    assert refused.headers["X-Torneo-Status"] == "409"
    assert "La inscripción está cerrada" in text_of(refused)
    assert 'class="clause"' in refused.content.decode()
    assert state(stream).version == before
    assert "Cerrada" in text_of(desk.get(f"/e/{stream}/inscripcion/"))


def test_closing_before_its_time_asks_why(client: Client) -> None:
    stream, director = club_night("desk-close-early", people=5, entered=3), client("director")
    start(stream)
    page = director.get(f"/e/{stream}/inscripcion/").content.decode()
    form = page.partition('<form class="closing"')[2].partition("</form>")[0]
    assert re.search(r'<input name="why" required', form)
    before = state(stream).version
    for why in ("", "aforo"):
        director.post(f"/e/{stream}/hacer/CloseRegistration/", {"session": "1", "why": why, "key": f"c{why}"})
        assert (state(stream).version > before) is bool(why)
    assert state(stream).decisions[-1].why == "aforo"


def test_a_new_person_is_registered_and_entered_at_once(client: Client) -> None:
    stream, desk = club_night("desk-new"), client("desk")
    sold = post(
        desk,
        stream,
        "nuevo",
        name="  Zoe   Martín ",
        document="55-512.345 x",
        born="5/3/1988",
        country="España",
        key="n1",
    )
    assert sold.headers.get("HX-Trigger") == "desk:entered"
    one = state(stream).players["zoe-martin"]
    assert (one.name, one.document, one.born, one.country) == ("Zoe Martín", "55512345X", "1988-03-05", "ES")
    assert len(one.entries) == 1
    post(desk, stream, "nuevo", name="Zoe Martín", document="999", key="n2", only="1")
    assert state(stream).players["zoe-martin-2"].entries == []


def test_a_minor_is_not_registered(client: Client) -> None:
    stream, desk = club_night("desk-minor"), client("desk")
    answer = post(desk, stream, "nuevo", name="Niño", born="2020-01-01", key="m")
    assert answer.headers["X-Torneo-Status"] == "409"
    assert "edad mínima" in text_of(answer)
    assert "nino" not in state(stream).players


def test_people_of_other_events_are_found_and_brought(client: Client) -> None:
    other, stream = club_night("desk-other", people=0), club_night("desk-here", people=1)
    do(
        other,
        RegisterPlayer(player="far", name="Quirino Lejos", document="Q77", born="1980-01-01", club="Sur"),
    )
    desk = client("desk")
    found = desk.get(f"/e/{stream}/inscripcion/buscar/", {"q": "quirino"}, headers=HTMX)
    assert "de otro torneo de la sala" in text_of(found)
    post(desk, stream, "entrar", document="Q77", key="far")
    one = state(stream).players["quirino-lejos"]
    assert (one.document, one.club, len(one.entries)) == ("Q77", "Sur", 1)


def test_regulars_without_a_document_are_remembered_by_name(client: Client) -> None:
    """Nobody has to type them again in the next event; who never entered, or is here already, is not
    offered."""
    other, stream = club_night("desk-regulars", people=0), club_night("desk-next", people=1)
    for player, name in (("tirso", "Tirso Zapico"), ("tirsa", "Tirsa Zapica")):
        do(other, RegisterPlayer(player=player, name=name, club="Norte"))
    do(other, EnterPlayer(player="tirso"))
    desk = client("desk")
    found = desk.get(f"/e/{stream}/inscripcion/buscar/", {"q": "tirs zap"}, headers=HTMX)
    assert "Tirso Zapico" in text_of(found)
    assert "de otro torneo de la sala" in text_of(found)
    assert "Tirsa" not in text_of(found)
    fields = dict(re.findall(r'name="(event|there)" value="([^"]*)"', found.content.decode()))
    assert fields == {"event": other, "there": "tirso"}
    post(desk, stream, "entrar", **fields, key="regular")
    one = state(stream).players["tirso-zapico"]
    assert (one.name, one.club, len(one.entries)) == ("Tirso Zapico", "Norte", 1)
    again = desk.get(f"/e/{stream}/inscripcion/buscar/", {"q": "tirso"}, headers=HTMX)
    assert "de otro torneo de la sala" not in text_of(again)


def test_identity_before_the_seat_card(client: Client) -> None:
    stream = club_night("desk-card", people=4, entered=3)
    start(stream)
    desk = client("desk")
    refused = desk.post(f"/e/{stream}/inscripcion/tarjeta/1/", {"key": "c1"})
    assert "documento con foto" in text_of(refused)
    assert "<svg" not in refused.content.decode()
    post(desk, stream, "hacer/CheckIdentity", of="p0", player="p0", document="d-0000", key="i1")
    assert state(stream).players["p0"].id_checked_days == [1]
    card = desk.post(f"/e/{stream}/inscripcion/tarjeta/1/", {"key": "c2"})
    page = card.content.decode()
    link = re.search(r"http://localhost(/j/[\w-]+/)", page)
    assert "<svg" in page
    assert link is not None
    assert client("public").get(link[1]).status_code == 200
    wrong = post(desk, stream, "hacer/CheckIdentity", of="p1", player="p1", document="OTRO", key="i2")
    assert wrong.status_code == 200
    assert state(stream).players["p1"].id_checked_days == []


# ---- afterwards


def test_cancelling_gives_the_money_back(client: Client) -> None:
    stream, desk = club_night("desk-cancel", people=2, entered=1), client("desk")
    card = desk.get(f"/e/{stream}/inscripcion/jugador/", {"j": "p0"}, headers=HTMX)
    assert "Anular y devolver · 30 €" in text_of(card)
    post(desk, stream, "hacer/CancelEntry", of="p0", entry=1, key="c")
    assert (state(stream).entries[1].status, state(stream).entries[1].refunded) == ("cancelled", 3000)


def test_rebuys_and_add_ons_of_the_book_that_has_them(client: Client) -> None:
    stream = club_night("desk-rebuy", people=4, entered=3, template="pokerfest-2011")
    desk = client("desk")
    card = text_of(desk.get(f"/e/{stream}/inscripcion/jugador/", {"j": "p0"}, headers=HTMX))
    assert "Recompra" in card
    assert "Add-on" in card
    assert "El torneo todavía no ha empezado" in card  # and why not yet
    start(stream)
    card = text_of(desk.get(f"/e/{stream}/inscripcion/jugador/", {"j": "p0"}, headers=HTMX))
    assert "para recomprar puede tener 3.000 como mucho pokerfest levels-6" in card
    refused = post(desk, stream, "hacer/Rebuy", of="p0", entry=1, key="r")
    assert refused.headers["X-Torneo-Status"] == "409"
    assert state(stream).entries[1].rebuys == 0


def test_tickets(client: Client) -> None:
    stream, desk = club_night("desk-ticket", people=3), client("desk")
    post(desk, stream, "hacer/GrantTicket", of="p0", player="p0", ticket="S-1", satellite="Jueves", key="t")
    assert "Entra con su plaza" in text_of(
        desk.get(f"/e/{stream}/inscripcion/buscar/", {"q": "acosta"}, headers=HTMX)
    )
    post(desk, stream, "entrar", player="p0", key="t2")
    assert (state(stream).entries[1].kind, state(stream).entries[1].status) == ("ticket", "registered")


def test_corrections_of_a_person(client: Client) -> None:
    stream, desk = club_night("desk-correct", people=2), client("desk")
    post(
        desk,
        stream,
        "hacer/CorrectPlayer",
        of="p0",
        name="Ana María Acosta",
        document="D0000",
        born="6/5/1985",
        country="co",
        club="",
        contact="",
        needs="",
    )
    one = state(stream).players["p0"]
    assert (one.name, one.born, one.country) == ("Ana María Acosta", "1985-05-06", "CO")
    taken = post(desk, stream, "hacer/CorrectPlayer", of="p0", document="D0001")
    assert "Bruno Díaz" in text_of(taken)


def test_only_commands_of_the_desk_go_through_it(client: Client) -> None:
    stream = club_night("desk-door")
    answer = client("director").post(
        f"/e/{stream}/inscripcion/hacer/CancelEvent/", {"why": "x"}, headers=HTMX
    )
    assert answer.headers["X-Torneo-Status"] == "404"
    assert state(stream).phase == "published"
    bad = post(client("desk"), stream, "hacer/CancelEntry", of="p0", entry="abc")
    assert bad.headers["X-Torneo-Status"] == "422"


# ---- who, in which language, without scripts


@pytest.mark.parametrize("role", ["dealer", "commission", "public"])
def test_others_do_not_enter_the_desk(client: Client, role: str) -> None:
    stream = club_night("desk-roles")
    browser = client(role)
    for answer in (
        browser.get(f"/e/{stream}/inscripcion/"),
        post(browser, stream, "entrar", player="p0"),
        browser.get(f"/e/{stream}/inscripcion/buscar/", {"q": "ana"}),
    ):
        assert answer.status_code == (302 if role == "public" else 403)
    assert not state(stream).entries


def test_the_engine_refuses_what_the_page_would_let_pass(client: Client) -> None:
    """A floor may enter players, but not cancel entries."""
    stream = club_night("desk-floor", people=2)
    floor = client("floor")
    post(floor, stream, "entrar", player="p0", key="f")
    assert len(state(stream).entries) == 1
    answer = post(floor, stream, "hacer/CancelEntry", of="p0", entry=1, key="f2")
    assert answer.headers["X-Torneo-Status"] == "403"
    assert state(stream).entries[1].status == "registered"


def test_in_english_and_without_scripts(client: Client) -> None:
    stream, desk = club_night("desk-plain"), client("desk")
    page = text_of(desk.get(f"/e/{stream}/inscripcion/?lang=en&q=bruno"))
    assert "Enter · 30 €" in page.replace("€30", "30 €")
    assert "Who may enter?" in page
    answer = desk.post(f"/e/{stream}/inscripcion/entrar/", {"player": "p1", "key": "plain"})
    assert "<html" in answer.content.decode()
    assert "The seat comes with the draw" in text_of(answer)


def test_an_event_that_is_not_there(client: Client) -> None:
    for address in ("", "buscar/?q=a", "jugador/?j=a", "importar/", "lista/jugadores.csv"):
        assert client("desk").get(f"/e/nadie/inscripcion/{address}").status_code == 404
