"""The director console through its pages: what it shows, what it asks before it acts, what it takes back."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.answers import body
from tests.support.console_event import begin, do, seated

from torneo.room.views.forms import form_fields
from torneo.tournament.conduct.commands import RecordInfraction
from torneo.tournament.hands.commands import StartHand

Client = Callable[[str], Any]
SECTIONS = (
    "",
    "reloj/",
    "fichas/",
    "burbuja/",
    "premios/",
    "disciplina/",
    "diario/",
    "ajustes/",
    "pendientes/",
    "movimientos/",
    "recuento/",
)


def state_of(stream: str) -> Any:
    from torneo.room.keeping import keeper

    return keeper().state(stream)


@pytest.fixture(scope="module")
def event(room: None) -> str:
    seated("consola")
    do("consola", StartHand(table=1))
    return "consola"


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("where", SECTIONS)
def test_every_section_opens(client: Client, event: str, where: str, lang: str) -> None:
    text = body(client("director").get(f"/e/{event}/direccion/{where}?lang={lang}"))
    assert f'<html lang="{lang}"' in text
    assert "{%" not in text
    assert "style=" not in text
    assert "onclick" not in text


def test_it_is_for_direction_and_floor(client: Client, event: str) -> None:
    assert client("floor").get(f"/e/{event}/direccion/").status_code == 200
    for role in ("desk", "dealer", "commission"):
        assert client(role).get(f"/e/{event}/direccion/").status_code == 403
    assert client("public").get(f"/e/{event}/direccion/").status_code == 302
    assert client("floor").post("/cuentas/nueva/", {"role": "floor"}).status_code == 403
    assert client("director").get("/e/no-hay/direccion/").status_code == 404


def test_tables_are_a_picture_with_everybody_in_it(client: Client, event: str) -> None:
    text = body(client("director").get(f"/e/{event}/direccion/"))
    state = state_of(event)
    for entry in state.entries.values():
        assert f"/direccion/jugador/{entry.number}/" in text
        assert state.players[entry.player].name in text
    assert "mano 1" in text  # table 1 is playing
    assert "entre manos" in text  # table 2 is not


def test_a_disabled_button_says_why_with_its_clause(client: Client, event: str) -> None:
    text = body(client("director").get(f"/e/{event}/direccion/"))
    assert re.search(r'Equilibrar\s*</button>\s*<small class="why-not">No hay que mover a nadie', text)
    assert "/libros/fcp-2025/11-D.4/" in text
    sheet = body(client("director").get(f"/e/{event}/direccion/mesa/1/", headers={"HX-Request": "true"}))
    assert "se está jugando la mano 1" in sheet


def test_looking_first_changes_nothing_and_says_what_would(client: Client, event: str) -> None:
    browser = client("director")
    state = state_of(event)
    table, version = state.tables[1], state.version
    first, second = table.taken[:2]
    start = state.structure.starting_stack
    told = browser.post(
        f"/e/{event}/direccion/ver/ReportHand/",
        {"table": 1, f"stacks.{first}": start - 500, f"stacks.{second}": start + 500},
        headers={"HX-Request": "true"},
    )
    text = body(told)
    assert "acaba la mano 1" in text
    assert f'value="{{&quot;{first}&quot;:{start - 500},&quot;{second}&quot;:{start + 500}}}"' in text
    assert state_of(event).version == version


def test_chips_that_do_not_add_up_are_refused_in_words(client: Client, event: str) -> None:
    table = state_of(event).tables[1]
    told = client("director").post(
        f"/e/{event}/direccion/ver/ReportHand/", {"table": 1, f"stacks.{table.taken[0]}": 1},
        headers={"HX-Request": "true"},
    )  # fmt: skip
    text = body(told)
    assert "No se puede" in text
    assert "/hacer/ReportHand/" not in text


def test_a_hand_is_cancelled_to_be_dealt_again_or_not(client: Client, room: None) -> None:
    seated("anulada")
    do("anulada", StartHand(table=1))
    browser, page = client("director"), "/e/anulada/direccion/mesa/1/"
    assert "La misma mano de nuevo" in body(browser.get(page, headers={"HX-Request": "true"}))
    sent = {"table": 1, "why": "carta vista", "redeal": "true"}
    browser.post("/e/anulada/hacer/CancelHand/", sent)
    assert state_of("anulada").tables[1].redealing
    assert "No repartirla de nuevo" in body(browser.get(page, headers={"HX-Request": "true"}))
    browser.post("/e/anulada/hacer/CancelHand/", {**sent, "redeal": "false"})
    assert state_of("anulada").tables[1].redeal is None
    journal = body(browser.get("/e/anulada/direccion/diario/"))
    assert "se anula la mano 1 y se reparte de nuevo" in journal


def test_the_result_of_a_draw_is_not_seen_before_it_is_made(client: Client, room: None) -> None:
    session = seated("sorteo")
    from torneo.room.views.moves import seat_list

    before = seat_list(state_of("sorteo"))
    text = body(
        client("director").post("/e/sorteo/direccion/ver/RedrawSeats/", {"session": session, "why": "prueba"})
    )
    assert "12" in text
    assert "verificable" in text
    assert not re.search(r"mesa \d+, asiento", text)
    assert seat_list(state_of("sorteo")) == before


def seen(page: str) -> dict[str, str]:
    """What the form of a correction sends to say that its consequences have been seen."""
    return dict(re.findall(r'name="(expects|seq)" value="(\w+)"', page))


def test_the_last_act_is_undone_with_its_consequences(client: Client, room: None) -> None:
    seated("deshacer")
    browser = client("director")
    before = {number: entry.stack for number, entry in state_of("deshacer").entries.items()}
    do("deshacer", StartHand(table=2))
    text = body(browser.get("/e/deshacer/direccion/deshacer/"))
    assert "Mesa 2: mano 1" in text
    answer = browser.post(
        "/e/deshacer/direccion/deshacer/", {**seen(text), "why": "mesa equivocada"},
        headers={"HX-Request": "true"},
    )  # fmt: skip
    assert answer.headers["X-Torneo-Status"] == "200"
    state = state_of("deshacer")
    assert state.tables[2].hand is None
    assert {number: entry.stack for number, entry in state.entries.items()} == before
    journal = body(browser.get("/e/deshacer/direccion/diario/"))
    assert "Se deshace lo ocurrido" in journal
    assert "mesa equivocada" in journal


def test_an_undo_worked_out_on_an_older_event_is_shown_again(client: Client, event: str) -> None:
    text = body(client("director").post(f"/e/{event}/direccion/deshacer/", {"expects": "ab" * 16}))
    assert "ha avanzado mientras tanto" in text


def test_an_old_hand_is_amended_after_its_consequences_were_seen(client: Client, room: None) -> None:
    from torneo.tournament.hands.commands import ReportHand

    seated("corregir")
    browser = client("director")
    state = state_of("corregir")
    one, two = state.tables[1].taken[:2]
    first, second = state.tables[1].seats[one - 1], state.tables[1].seats[two - 1]
    start = state.structure.starting_stack
    do("corregir", StartHand(table=1))
    reported = do("corregir", ReportHand(table=1, stacks={one: start - 300, two: start + 300}))
    do("corregir", StartHand(table=2))
    seq = reported.happened[0].seq
    form = body(browser.get(f"/e/corregir/direccion/corregir/{seq}/"))
    assert f'name="stacks.{one}" value="{start - 300}"' in form
    right = {"command": "ReportHand", "table": 1, f"stacks.{one}": start - 400, f"stacks.{two}": start + 400,
             "amend_why": "se contó mal", "hands": "counted"}  # fmt: skip
    version = state_of("corregir").version
    shown = body(browser.post(f"/e/corregir/direccion/corregir/{seq}/ver/", right))
    assert state_of("corregir").version == version
    assert f"{start - 400:,}".replace(",", ".") in shown
    answer = browser.post(
        f"/e/corregir/direccion/corregir/{seq}/ver/",
        {**right, **seen(shown)},
        headers={"HX-Request": "1"},
    )
    assert answer.headers["X-Torneo-Status"] == "200", answer.content.decode()
    state = state_of("corregir")
    assert (state.entries[first].stack, state.entries[second].stack) == (start - 400, start + 400)
    assert state.tables[2].hand is not None
    assert client("floor").get(f"/e/corregir/direccion/corregir/{seq}/").status_code == 403


def test_an_infraction_is_recorded_and_answered(client: Client, room: None) -> None:
    seated("disciplina")
    browser = client("floor")
    found = body(browser.get("/e/disciplina/direccion/clausulas/?clause=teléfono"))
    clause = re.search(r"clause=([^\"&]+)", found)
    assert clause is not None
    form = body(browser.get(f"/e/disciplina/direccion/infraccion/nueva/?clause={clause.group(1)}"))
    assert "/hacer/RecordInfraction/" in form
    name = clause.group(1).replace("%2F", "/")
    do("disciplina", RecordInfraction(clause=name, entry=1, facts="habló por teléfono"))
    sheet = body(browser.get("/e/disciplina/direccion/infraccion/1/"))
    assert "Advertencia verbal" in sheet
    given = browser.post(
        "/e/disciplina/hacer/GivePenalty/",
        {"infraction": 1, "penalty": "verbal_warning", "why": "primera vez"},
    )
    assert given.status_code == 302
    history = body(browser.get("/e/disciplina/direccion/disciplina/"))
    assert "habló por teléfono" in history
    assert "advertencia verbal" in history


def test_a_change_of_the_structure_tells_what_it_touches_first(client: Client, room: None) -> None:
    seated("cambio-de-hoja")
    state = state_of("cambio-de-hoja")
    level = state.structure.levels[5]
    told = body(
        client("director").post(
            "/e/cambio-de-hoja/direccion/estructura/",
            {f"level.{level.number}.minutes": "25", f"was.{level.number}": "0", "why": "vamos tarde"},
        )
    )
    assert "/hacer/ChangeStructure/" in told
    assert state_of("cambio-de-hoja").structure == state.structure
    first = state.structure.levels[0]
    blocked = body(
        client("director").post(
            "/e/cambio-de-hoja/direccion/estructura/", {f"level.{first.number}.big_blind": "777", "why": "x"}
        )
    )
    assert "impide" in blocked
    assert "/hacer/ChangeStructure/" not in blocked


def test_the_director_gives_accounts(client: Client, event: str) -> None:
    from django.contrib.auth.models import User

    from torneo.room.who import role_of

    browser, where = client("director"), "/cuentas/nueva/"
    browser.post(
        where, {"username": "nuevo-floor", "name": "Nora", "password": "sala-larga-7", "role": "floor"}
    )
    user = User.objects.get(username="nuevo-floor")
    assert role_of(user) == "floor"
    browser.post(f"/cuentas/{user.pk}/", {"role": "dealer"})
    user = User.objects.get(pk=user.pk)
    assert (role_of(user), user.is_active) == ("dealer", False)
    browser.post(where, {"username": "flojo", "password": "1234", "role": "desk"})
    assert not User.objects.filter(username="flojo").exists()
    browser.post(where, {"username": "raro", "password": "sala-larga-7", "role": "public"})
    assert not User.objects.filter(username="raro").exists()


def test_players_are_found_by_part_of_the_name(client: Client, event: str) -> None:
    browser = client("director")
    assert "Gala Cruz" in body(browser.get(f"/e/{event}/direccion/buscar/?q=gal"))
    assert "Nadie con ese nombre" in body(browser.get(f"/e/{event}/direccion/buscar/?q=zzz"))


def test_a_draft_says_what_to_do_first(client: Client, room: None) -> None:
    begin("consola-borrador")
    text = body(client("director").get("/e/consola-borrador/direccion/"))
    assert "es un borrador" in text
    assert "Publicar el torneo" in body(client("director").get("/e/consola-borrador/direccion/reloj/"))


def test_the_journal_is_filtered(client: Client, event: str) -> None:
    browser = client("director")
    clock = body(browser.get(f"/e/{event}/direccion/diario/?section=clock"))
    assert "Empieza la sesión" in clock
    assert "se inscribe" not in clock.split('class="journal"')[1]
    assert "Nada por aquí" in body(browser.get(f"/e/{event}/direccion/diario/?who=nadie"))


@pytest.mark.parametrize(
    ("typed", "minor"),
    [
        ("1250", 125_000),
        ("1.250", 125_000),
        ("1.250.000", 125_000_000),
        ("1,250.50", 125_050),
        ("1.250,50", 125_050),
        ("0,5", 50),
    ],
)
def test_money_is_read_as_people_type_it(typed: str, minor: int) -> None:
    assert form_fields([("amount:money", [typed])], "EUR", "es") == {"amount": minor}


def test_forms_become_the_fields_of_a_command() -> None:
    post = {"stacks.3": "900", "cards.2:words": "Ah Kd", "why": "", "amounts:moneys": "10 5,50"}
    assert form_fields(((name, [value]) for name, value in post.items()), "EUR", "es") == {
        "stacks": {"3": "900"}, "cards": {"2": ["Ah", "Kd"]}, "amounts": [1000, 550],
    }  # fmt: skip
