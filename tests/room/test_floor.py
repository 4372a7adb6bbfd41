"""The floor's phone through its pages: who calls, what is asked, who moves, which table stands still."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.answers import body, own_name
from tests.support.console_event import do, seated
from tests.support.kept_room import command, state_of
from tests.support.spots import ASKED, TOKEN

from torneo.tournament import Actor
from torneo.tournament.conduct.commands import RecordInfraction
from torneo.tournament.entries.commands import LeaveTable
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.rulings.commands import CallFloor, GiveRuling
from torneo.tournament.seats.commands import ConfirmArrival, HaltTable, MovePlayer

Client = Callable[[str], Any]
DEALER = Actor("Eva", "dealer")
HTMX = {"HX-Request": "true"}


@pytest.fixture
def event(room: None, request: pytest.FixtureRequest) -> str:
    """An event of its own for each test."""
    name = own_name("fono", request)
    seated(name)
    return name


def part(text: str, name: str) -> str:
    """One part of the phone."""
    return text.split(f'<section id="{name}"', 1)[1].split("</section>", 1)[0]


def counts(text: str) -> dict[str, int]:
    return {name: int(count) for name, count in re.findall(r'<a href="#(\w+)"[^>]*><b>(\d+)</b>', text)}


def test_it_is_for_the_floor_and_the_direction(client: Client, event: str) -> None:
    for role in ("floor", "director", "operations"):
        assert client(role).get(f"/e/{event}/floor/").status_code == 200
    for role in ("desk", "dealer", "commission"):
        answer = client(role).get(f"/e/{event}/floor/")
        assert answer.status_code == 403
        assert "floor, " in answer.content.decode() or "floor." in answer.content.decode()
    assert client("public").get(f"/e/{event}/floor/").status_code == 302
    assert client("floor").get("/e/no-hay/floor/").status_code == 404


@pytest.mark.parametrize("lang", ["es", "en"])
def test_an_empty_phone_says_what_it_is_for(client: Client, event: str, lang: str) -> None:
    text = body(client("floor").get(f"/e/{event}/floor/?lang={lang}"))
    said = {"es": "Nadie llama.", "en": "Nobody is calling."}
    assert said[lang] in part(text, "calls")
    assert said["en" if lang == "es" else "es"] not in text
    assert counts(text)["calls"] == counts(text)["questions"] == 0


def test_the_longest_wait_comes_first_and_is_counted(client: Client, event: str) -> None:
    from torneo.room.pace import set_pace

    do(event, CallFloor(table=2, about="chips"), by=DEALER)
    first = state_of(event).at
    set_pace(event, first + 90_000, 0)
    do(
        event,
        CallFloor(table=1, about="ruling", seat=state_of(event).tables[1].taken[0], note="sin prisa"),
        by=DEALER,
    )
    text = body(client("floor").get(f"/e/{event}/floor/"))
    calls = part(text, "calls")
    assert counts(text)["calls"] == 2
    assert calls.index("La mesa 2 pide al floor por fichas") < calls.index("La mesa 1 pide una resolución")
    assert f'data-since="{first}"' in calls
    assert f'data-since="{first + 90_000}"' in calls
    player = state_of(event).entries[state_of(event).calls[1].entry].player
    assert state_of(event).players[player].name in calls
    assert "sin prisa" in calls
    assert calls.count("/hacer/TakeCall/") == 4  # each form with and without scripts


def test_a_call_is_taken_and_closed_with_what_was_done(client: Client, event: str) -> None:
    do(event, CallFloor(table=1, about="behaviour"), by=DEALER)
    floor = client("floor")
    assert command(floor, event, "TakeCall", call=1).headers["X-Torneo-Status"] == "200"
    text = part(body(floor.get(f"/e/{event}/floor/")), "calls")
    assert "Va Floor" in text
    assert "/hacer/TakeCall/" not in text
    again = command(floor, event, "TakeCall", call=1)
    assert again.headers["X-Torneo-Status"] == "409"
    assert "Floor ya ha tomado la llamada 1" in again.content.decode()
    sheet = body(floor.get(f"/e/{event}/floor/llamada/1/", headers=HTMX))
    assert "/hacer/CloseCall/" in sheet
    assert command(floor, event, "CloseCall", call=1, note="advertencia").headers["X-Torneo-Status"] == "200"
    assert state_of(event).calls[0].closing == "advertencia"
    assert "Nadie llama." in body(floor.get(f"/e/{event}/floor/"))
    assert "ya está cerrada" in body(floor.get(f"/e/{event}/floor/llamada/1/", headers=HTMX))
    assert floor.get(f"/e/{event}/floor/llamada/9/").status_code == 404


def test_a_call_closed_with_another_tables_ruling_is_refused(client: Client, event: str) -> None:
    do(event, CallFloor(table=1, about="ruling"), by=DEALER)
    do(event, GiveRuling(table=2, setup=TOKEN, steps=ASKED), by=DEALER)
    answer = command(client("floor"), event, "CloseCall", call=1, ruling=1)
    assert answer.headers["X-Torneo-Status"] == "409"
    assert not state_of(event).calls[0].closed_at


def test_a_question_shows_its_options_and_opens(client: Client, event: str) -> None:
    do(event, GiveRuling(table=1, setup=TOKEN, steps=ASKED), by=DEALER)
    text = body(client("floor").get(f"/e/{event}/floor/"))
    asked = part(text, "questions")
    assert counts(text)["questions"] == 1
    assert "Mesa 1 · Decide el floor" in asked
    assert f"/e/{event}/resoluciones/r1/" in asked
    assert "/libros/fcp-2025/41.5/" in asked
    assert "DecideRuling" not in part(text, "proposals"), "it has a place of its own"


def test_somebody_on_the_way_is_seen_until_he_sits(client: Client, event: str) -> None:
    state = state_of(event)
    entry = state.tables[1].seats[state.tables[1].taken[0] - 1]
    do(event, MovePlayer(entry=entry, table=2, why="equilibrio"))
    floor = client("floor")
    moves = part(body(floor.get(f"/e/{event}/floor/")), "moves")
    moved = state_of(event).entries[entry]
    name = state.players[moved.player].name
    assert f"{name}: de la mesa 1 a la 2, asiento {moved.seat}" in moves
    assert f"{moved.stack:,}".replace(",", ".") in moves
    assert "las lleva el jugador, a la vista" in moves
    assert command(floor, event, "ConfirmArrival", entry=entry).headers["X-Torneo-Status"] == "200"
    assert name not in part(body(floor.get(f"/e/{event}/floor/")), "moves")


def test_the_chips_of_somebody_absent_are_carried_by_staff(client: Client, event: str) -> None:
    state = state_of(event)
    entry = state.tables[1].seats[state.tables[1].taken[0] - 1]
    do(event, LeaveTable(entry=entry, told=True), MovePlayer(entry=entry, table=2, why="equilibrio"))
    moves = part(body(client("floor").get(f"/e/{event}/floor/?lang=en")), "moves")
    assert "staff carry them" in moves
    assert "the player carries them" not in moves


def test_a_halted_table_says_why_and_what_keeps_it_so(client: Client, room: None) -> None:
    event = "fono-detenida"
    seated(event, "tda-2013")
    state = state_of(event)
    for seat in state.tables[2].taken[:2]:
        entry = state.tables[2].seats[seat - 1]
        do(event, MovePlayer(entry=entry, table=1, why="prueba"), ConfirmArrival(entry=entry))
    floor = client("floor")
    assert counts(body(floor.get(f"/e/{event}/floor/")))["tables"] == 0
    do(event, HaltTable(table=2, why="esperamos a dos"))
    text = body(floor.get(f"/e/{event}/floor/"))
    tables = part(text, "tables")
    assert counts(text)["tables"] == 1
    assert "tiene muchos jugadores menos que la más llena" in tables
    assert "/hacer/ReleaseTable/" in tables
    assert re.search(r'<button class="" disabled>\s*Dejar seguir\s*</button> <small class="why-not">', tables)
    assert "/libros/tda-2013/" in tables
    fields = {"table": 2, "waive": "true", "why": "llegan dos más"}
    assert command(floor, event, "ReleaseTable", **fields).headers["X-Torneo-Status"] == "403"
    assert command(client("director"), event, "ReleaseTable", **fields).headers["X-Torneo-Status"] == "200"
    assert counts(body(floor.get(f"/e/{event}/floor/")))["tables"] == 0


def test_infractions_wait_there_for_their_penalty(client: Client, event: str) -> None:
    entry = next(iter(state_of(event).entries))
    do(event, RecordInfraction(clause="fcp-2025/70.5", entry=entry, facts="gritó"))
    text = part(body(client("floor").get(f"/e/{event}/floor/")), "penalties")
    assert "gritó" in text
    assert f"/e/{event}/direccion/infraccion/1/" in text


def test_the_console_shows_calls_and_questions_beside_the_tables(client: Client, event: str) -> None:
    do(event, CallFloor(table=1, about="ruling"), by=DEALER)
    do(event, GiveRuling(table=1, setup=TOKEN, steps=ASKED, call=1), by=DEALER)
    text = body(client("director").get(f"/e/{event}/direccion/"))
    side = text.split('class="console-side"', 1)[1].split("</aside>", 1)[0]
    assert "Atender la llamada 1" in side
    assert "Responder a la resolución 1" in side
    assert side.count("data-since=") == 2
    assert f'hx-get="/e/{event}/direccion/resolucion/1/"' in side
    assert f"/e/{event}/resoluciones/" in text
    sheet = body(client("director").get(f"/e/{event}/direccion/resolucion/1/", headers=HTMX))
    assert "/hacer/DecideRuling/" in sheet


def test_tables_of_the_demonstration_call_and_are_answered(client: Client, event: str) -> None:
    """What the demonstration shows is worked out by the book, like everybody else's."""
    from torneo.room.demo.floor import DemoFloor
    from torneo.room.demo.giver import RoomDirector
    from torneo.room.pace import set_pace

    do(event, StartHand(table=1), StartHand(table=2))
    floor = DemoFloor(RoomDirector(event, 1))
    for _ in range(3):
        assert floor.ask()
        floor.director.look()
    state = state_of(event)
    assert [one.outcome.is_question for one in state.rulings] == [True, False, False]
    assert [call.ruling for call in state.calls] == [1, 2]  # the third is about the same seat again
    assert "Bot" in part(body(client("floor").get(f"/e/{event}/floor/")), "calls")
    set_pace(event, state.at + 300_000, 0)
    floor.director.look()
    floor.go_on(1, auto=True)
    assert not any(one.open for one in state_of(event).rulings)
