"""The register of rulings and the rulings desk through their pages."""

import csv
import io
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from openpyxl import load_workbook  # type: ignore[import-untyped]
from tests.support.answers import body, own_name
from tests.support.console_event import do, seated
from tests.support.kept_room import command, state_of
from tests.support.recording import does
from tests.support.spots import ASKED, CHIPS, RAISED, SPOT, TOKEN

from torneo.floor.scenario.told import ToldHand
from torneo.room.views.rulings import capital
from torneo.rulebook import all_books, load_book
from torneo.tournament import Actor
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.live_hand.commands import TakeBackAct, TellAct, TellSpot
from torneo.tournament.rulings.commands import GiveRuling

Client = Callable[[str], Any]
DEALER = Actor("Nuria", "dealer")
HTMX = {"HX-Request": "true"}


@pytest.fixture
def event(room: None, request: pytest.FixtureRequest) -> str:
    """An event of its own for each test."""
    name = own_name("reg", request)
    seated(name)
    return name


def rows(text: str) -> list[str]:
    table = text.split('id="register"', 1)[1].split("</table>", 1)[0]
    return re.findall(r"<tr data-find=.*?</tr>", table)


def ask(event: str, table: int = 1, **more: Any) -> None:
    do(event, GiveRuling(table=table, setup=TOKEN, steps=ASKED, **more), by=DEALER)


# ---- who ---------------------------------------------------------------------------------------------


def test_the_register_is_for_those_who_rule_and_the_commission(client: Client, event: str) -> None:
    for role in ("floor", "director", "operations", "commission"):
        assert client(role).get(f"/e/{event}/resoluciones/").status_code == 200
    for role in ("desk", "dealer"):
        assert client(role).get(f"/e/{event}/resoluciones/").status_code == 403
    assert client("public").get(f"/e/{event}/resoluciones/lista.json").status_code == 302
    assert client("floor").get("/e/no-hay/resoluciones/").status_code == 404


def test_what_is_not_in_the_register_is_not_found(client: Client, event: str) -> None:
    for key in ("r1", "r0", "d1", "p1", "x", "otra--m1.3", "r99999999999"):
        assert client("floor").get(f"/e/{event}/resoluciones/{key}/").status_code == 404, key


# ---- one ruling --------------------------------------------------------------------------------------


def test_the_floor_answers_with_a_reason_and_nobody_else_does(client: Client, event: str) -> None:
    ask(event)
    sheet = body(client("floor").get(f"/e/{event}/resoluciones/r1/", headers=HTMX))
    outcome = ToldHand(load_book("fcp-2025"), TOKEN)
    for step in ASKED:
        ruling = outcome.tell(step)[0]
    for option in ruling.options:
        assert f'name="option" value="{option.code}"' in sheet
    assert "asiento 2: 150.000" in sheet, "what paying in full would leave him with"
    # a dealer may not, whatever he sends
    answer = command(client("dealer"), event, "DecideRuling", ruling=1, option="full_call", why="porque sí")
    assert answer.headers["X-Torneo-Status"] == "403"
    assert "crupier" in answer.content.decode()
    # nor the floor without saying why, nor with an answer the book does not leave open
    for fields, said in (
        ({"option": "full_call", "why": "  "}, "motivo"),
        ({"option": "call", "why": "sí"}, ""),
    ):
        refused = command(client("floor"), event, "DecideRuling", ruling=1, **fields)
        assert refused.headers["X-Torneo-Status"] == "409"
        assert said in refused.content.decode()
        assert "/libros/fcp-2025/41.5/" in refused.content.decode()
    assert state_of(event).rulings[0].open
    done = command(client("floor"), event, "DecideRuling", ruling=1, option="full_call", why="vio la apuesta")
    assert done.headers["X-Torneo-Status"] == "200"
    after = body(client("floor").get(f"/e/{event}/resoluciones/r1/", headers=HTMX))
    assert "Respuesta: Pago completo" in after
    assert "vio la apuesta" in after
    assert "Es pago, 50.000 en total" in after
    assert "/hacer/DecideRuling/" not in after


def test_the_commission_reads_but_is_offered_no_answer(client: Client, event: str) -> None:
    ask(event)
    text = body(client("commission").get(f"/e/{event}/resoluciones/r1/"))
    assert "La respuesta la da el floor o la dirección" in text
    assert "/hacer/DecideRuling/" not in text
    assert "/hacer/OverruleRuling/" not in text


def test_another_ruling_says_what_it_is(client: Client, event: str) -> None:
    ask(event)
    floor = client("floor")
    done = command(
        floor, event, "DecideRuling", ruling=1, option="other_ruling", why="equidad", action="fold"
    )
    assert done.headers["X-Torneo-Status"] == "200", done.content.decode()
    assert state_of(event).rulings[0].final.action == "fold"
    assert "Otra resolución equitativa" in body(floor.get(f"/e/{event}/resoluciones/r1/"))


def test_the_director_sets_one_aside_and_it_stays(client: Client, event: str) -> None:
    do(event, GiveRuling(table=1, setup=SPOT, steps=(RAISED, CHIPS)), by=DEALER)
    assert "/hacer/OverruleRuling/" not in body(client("floor").get(f"/e/{event}/resoluciones/r1/"))
    director = client("director")
    assert "/hacer/OverruleRuling/" in body(director.get(f"/e/{event}/resoluciones/r1/"))
    done = command(director, event, "OverruleRuling", ruling=1, why="el crupier contó mal")
    assert done.headers["X-Torneo-Status"] == "200"
    text = body(director.get(f"/e/{event}/resoluciones/r1/"))
    assert "Revocada por Director" in text
    assert "el crupier contó mal" in text
    (row,) = rows(body(director.get(f"/e/{event}/resoluciones/")))
    assert 'class="overruled"' in row
    assert "revocada" in row


def test_a_ruling_is_played_again_step_by_step(client: Client, event: str) -> None:
    do(event, GiveRuling(table=1, setup=SPOT, steps=(RAISED, CHIPS)), by=DEALER)
    text = body(client("floor").get(f"/e/{event}/resoluciones/r1/?lang=en"))
    steps = text.split('class="step"')[1:]
    assert len(steps) == 3
    assert "a raise to 1,100" in steps[1] or "to 1,100" in steps[1]
    assert "It is a raise to 1,700" in steps[2]
    pots = [re.search(r'class="pot">.*?<b>([\d,]+)</b>', step) for step in steps]
    assert [one.group(1) for one in pots if one] == ["750", "1,850", "3,550"]


def test_the_strip_is_what_each_other_book_says(client: Client, event: str) -> None:
    do(event, GiveRuling(table=1, setup=SPOT, steps=(RAISED, CHIPS)), by=DEALER)
    text = body(client("floor").get(f"/e/{event}/resoluciones/r1/"))
    strip = text.split('class="others"', 1)[1].split("</ul>", 1)[0]
    said = dict(
        re.findall(r'<li class="(?:same|differs)">\s*<a href="/libros/([\w-]+)/">.*?<b>(.*?)</b>', strip)
    )
    expected = {}
    for book in all_books():
        if book.id == "fcp-2025":
            continue
        told = ToldHand(book, SPOT)
        told.tell(RAISED)
        ruling = told.tell(CHIPS)[0]
        expected[book.id] = (ruling.action, ruling.to)
    assert set(said) == set(expected)
    for book_id, (action, to) in expected.items():
        assert ("subida" if action == "raise" else "pago") in said[book_id]
        assert f"{to:,}".replace(",", ".") in said[book_id]
    assert len(set(expected.values())) > 1, "a spot all books agree on would show nothing"


# ---- the register ------------------------------------------------------------------------------------


def everything(event: str) -> None:
    """One of each: a ruling, a question answered, a decision of a matter, a penalty."""
    do(event, GiveRuling(table=1, setup=SPOT, steps=(RAISED, CHIPS)), by=DEALER)
    ask(event, table=2)
    do(event, Decide(matter="technical_ruling", option="apply_technical", why="=1+1",
                     about={"table": 2, "clause": "fcp-2025/41.5"}))  # fmt: skip
    entry = state_of(event).tables[1].seats[state_of(event).tables[1].taken[0] - 1]
    do(event, RecordInfraction(clause="fcp-2025/70.5", entry=entry, facts="enseñó sus cartas"))
    do(event, GivePenalty(infraction=1, penalty="verbal_warning", why="la primera vez"))


def test_the_register_has_everything_the_newest_first(client: Client, event: str) -> None:
    everything(event)
    text = body(client("director").get(f"/e/{event}/resoluciones/"))
    found = rows(text)
    assert len(found) == 4
    assert {kind for row in found for kind in re.findall(r'data-kind="(\w+)"', row)} == {
        "ruling", "decision", "penalty",
    }  # fmt: skip
    times = [int(at) for row in found for at in re.findall(r'class="when" data-by="(\d+)"', row)]
    assert times == sorted(times, reverse=True)
    penalty = next(row for row in found if 'data-kind="penalty"' in row)
    assert "Advertencia verbal" in penalty
    assert "la primera vez" in penalty
    assert "/libros/fcp-2025/70.5/" in penalty
    for row in found:
        (key,) = re.findall(rf"/e/{event}/resoluciones/([\w.-]+)/", row)
        opened = body(client("director").get(f"/e/{event}/resoluciones/{key}/"))
        assert "Registro de resoluciones" in opened
    assert "English" in text
    english = body(client("director").get(f"/e/{event}/resoluciones/?lang=en"))
    assert "Verbal warning" in english
    assert "sanción" not in english


def test_the_filter_finds_by_table_player_clause_and_who(client: Client, event: str) -> None:
    everything(event)
    found = rows(body(client("director").get(f"/e/{event}/resoluciones/")))
    words = [re.search(r'data-find="([^"]*)"', row).group(1) for row in found]  # type: ignore[union-attr]
    assert sum("Mesa 2" in one for one in words) == 2
    assert sum("fcp-2025/41.5" in one and " 41.5" in one for one in words) == 2  # one is about that clause
    assert sum("Nuria" in one.split() for one in words) == 2
    name = state_of(event).players[state_of(event).conduct.penalties[0].player].name
    assert sum(name in one for one in words) >= 1


def test_an_empty_register_teaches(client: Client, event: str) -> None:
    text = body(client("floor").get(f"/e/{event}/resoluciones/"))
    assert "Todavía no se ha resuelto nada." in text
    assert f"/e/{event}/arbitraje/" in text


def test_the_same_question_answered_differently_is_pointed_out(client: Client, event: str) -> None:
    floor = client("floor")
    for table, number, option in ((1, 1, "full_call"), (2, 2, "forfeit_and_fold")):
        ask(event, table=table)
        assert (
            command(floor, event, "DecideRuling", ruling=number, option=option, why="así").status_code == 200
        )
        hints = 'class="card hints"' in body(floor.get(f"/e/{event}/resoluciones/"))
        assert hints == (number == 2)
    text = body(floor.get(f"/e/{event}/resoluciones/"))
    hint = text.split('class="card hints"', 1)[1].split("</section>", 1)[0]
    assert "Pago completo: " in hint
    assert "Perder lo puesto y retirarse: " in hint
    assert f"/e/{event}/resoluciones/r1/" in hint
    assert f"/e/{event}/resoluciones/r2/" in hint
    assert "La misma jugada se resolvió de otra manera" in body(floor.get(f"/e/{event}/resoluciones/r2/"))


def test_csv_and_xlsx_hold_the_same_and_no_formula(client: Client, event: str) -> None:
    everything(event)
    director = client("director")
    answer = director.get(f"/e/{event}/resoluciones/lista.csv")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{event}-resoluciones.csv"'
    table = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig")), delimiter=";"))
    assert table[0][:4] == ["N.º", "Tipo", "Hora", "Mesa"]
    assert len(table) == 5
    assert "'=1+1" in {cell for line in table for cell in line}
    book = load_workbook(io.BytesIO(director.get(f"/e/{event}/resoluciones/lista.xlsx").content))
    cells = [["" if cell is None else str(cell) for cell in line] for line in book.active.values]
    assert cells == table
    assert director.get(f"/e/{event}/resoluciones/lista.pdf").status_code == 404


def test_what_json_gives_out_rules_the_same_again(client: Client, event: str) -> None:
    """Whoever takes the file home can play every spot and must come to the same ruling."""
    everything(event)
    data = msgspec.json.decode(client("floor").get(f"/e/{event}/resoluciones/lista.json").content)
    assert (data["event"], data["book"]) == (event, "fcp-2025")
    spots = [one for one in data["rulings"] if one.get("setup")]
    assert len(spots) == 2
    for one in spots:
        told = ToldHand(load_book(data["book"]), one["setup"])
        for step in one["steps"]:
            ruling = told.tell(step)[0]
        assert list(ruling.clauses) == one["clauses"]


# ---- told hands --------------------------------------------------------------------------------------


def test_a_told_hand_brings_what_was_ruled_not_every_fold(client: Client, event: str) -> None:
    from torneo.floor.scenario import shape
    from torneo.room import told_hands

    do(event, StartHand(table=1), TellSpot(table=1, spot={}), by=DEALER)

    def now() -> dict[str, Any]:
        story = told_hands.live(event, 1)
        assert story is not None
        return shape(told_hands.told(story))

    do(event, TellAct(table=1, step=does(now()["next"], "fold")), by=DEALER)
    seat, big = now()["next"], now()["level"]["big"]
    do(event, TellAct(table=1, step={"seat": seat, "says": f"subo a {3 * big}"}), by=DEALER)
    (row,) = rows(body(client("floor").get(f"/e/{event}/resoluciones/")))
    assert "Es subida a" in row
    assert now()["seats"][0]["name"]
    opened = body(client("floor").get(f"/e/{event}/resoluciones/r1/"))
    assert opened.count('class="step"') == 3
    do(event, TakeBackAct(table=1), by=DEALER)
    assert state_of(event).rulings[0].withdrawn_at


@pytest.mark.parametrize(("text", "shown"), [("¿se detiene?", "¿Se detiene?"), ("pago", "Pago"), ("", "")])
def test_a_sentence_begins_large(text: str, shown: str) -> None:
    assert capital(text) == shown
