"""What a ruling brings about stays open until somebody does it: on the tablet, the floor's phone, the
console."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.answers import body, own_name
from tests.support.api import Program
from tests.support.console_event import do, seated
from tests.support.kept_room import command, state_of

from torneo.floor.scenario import shape
from torneo.tournament import Actor
from torneo.tournament.conduct.commands import GivePenalty
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.live_hand.acts import told
from torneo.tournament.live_hand.commands import SettleMatter, TakeBackAct, TellAct, TellSpot
from torneo.tournament.live_hand.matters import matters_of
from torneo.tournament.rulings.commands import CallFloor, DecideRuling

Client = Callable[[str], Any]
DEALER = Actor("Eva", "dealer")
FLOOR = Actor("Luz", "floor")
HTMX = {"HX-Request": "true"}


class AtTable:
    """Table 1 of an event, in a hand that is told."""

    def __init__(self, stream: str) -> None:
        self.stream = stream
        seated(stream)
        self.begin()

    def begin(self) -> None:
        do(self.stream, StartHand(table=1), TellSpot(table=1, spot={}), by=DEALER)

    @property
    def spot(self) -> dict[str, Any]:
        from torneo.room.keeping import keeper

        hand = state_of(self.stream).tables[1].hand
        assert hand is not None
        assert hand.told is not None
        return shape(told(hand.told, keeper().book(self.stream)))

    @property
    def turn(self) -> int:
        found = self.spot["next"]
        assert isinstance(found, int), found
        return found

    def tell(self, **step: Any) -> None:
        do(self.stream, TellAct(table=1, step=step), by=DEALER)

    def acts(self, *does: str) -> None:
        for what in does:
            self.tell(seat=self.turn, does=what)

    def undercall(self) -> str:
        """A raise, and one chip in silence over it: a question. Who put it."""
        big = self.spot["level"]["big"]
        self.tell(seat=self.turn, does="raise", to=3 * big)
        seat = self.turn
        self.tell(seat=seat, chips={str(big): 1})
        return self.name(seat)

    def shows_a_card(self) -> str:
        """Somebody not in turn shows a card: an infraction. Who."""
        state = state_of(self.stream)
        seat = next(one for one in state.tables[1].taken if one != self.turn)
        self.tell(seat=seat, shows=["Ah"])
        return self.name(seat)

    def premature_flop(self) -> None:
        self.acts("call")
        self.tell(dealer="premature_flop", cards=["Kh", "9d", "4c"])

    def name(self, seat: int) -> str:
        state = state_of(self.stream)
        entry = state.entry_at(1, seat)
        assert entry is not None
        return state.players[entry.player].name

    def page(self, client: Client, role: str = "floor", place: str = "floor/", lang: str = "es") -> str:
        return body(client(role).get(f"/e/{self.stream}/{place}?lang={lang}"))

    def tablet(self, client: Client) -> str:
        return self.page(client, "dealer", "mesa/1/crupier/parte/")


@pytest.fixture
def at(room: None, request: pytest.FixtureRequest) -> AtTable:
    return AtTable(own_name("asuntos", request))


def part(text: str, name: str) -> str:
    return text.split(f'<section id="{name}"', 1)[1].split("</section>", 1)[0]


def counts(text: str) -> dict[str, int]:
    return {name: int(count) for name, count in re.findall(r'<a href="#(\w+)"[^>]*><b>(\d+)</b>', text)}


def picture(at: AtTable, topic: str) -> tuple[int, str]:
    """A live part as everybody is sent it."""
    from torneo.room.fragments import rendered

    return rendered(at.stream, topic, "es")


def tile(text: str) -> str:
    """The first table among those of the floor's phone."""
    return part(text, "tables").split("Mesa 1</b>", 1)[1].split("</button>", 1)[0]


# ---- questions


def test_a_question_of_a_told_hand_is_on_the_floors_phone_until_it_is_answered(
    client: Client, at: AtTable
) -> None:
    assert counts(at.page(client))["questions"] == 0
    who = at.undercall()
    text = at.page(client)
    asked = part(text, "questions")
    assert counts(text)["questions"] == 1
    assert "Mesa 1 · " in asked
    assert who in asked
    assert f'data-since="{state_of(at.stream).rulings[-1].at}"' in asked
    assert f"/e/{at.stream}/resoluciones/r1/" in asked
    assert "/libros/fcp-2025/51-B.3/" in asked
    assert "pregunta" in tile(text)
    sheet = body(client("floor").get(f"/e/{at.stream}/resoluciones/r1/", headers=HTMX))
    option = re.findall(r'name="option" value="(\w+)"', sheet)[0]
    answered = command(client("floor"), at.stream, "DecideRuling", ruling=1, option=option, why="lo vi")
    assert answered.headers["X-Torneo-Status"] == "200"
    text = at.page(client)
    assert counts(text)["questions"] == 0
    assert "pregunta" not in tile(text)
    assert isinstance(at.spot["next"], int), "the hand goes on"


def test_a_program_tells_it_and_the_console_shows_it(client: Client, at: AtTable) -> None:
    big = at.spot["level"]["big"]
    program = Program("dealer")
    program.do(at.stream, "TellAct", table=1, step={"seat": at.turn, "does": "raise", "to": 3 * big})
    program.do(at.stream, "TellAct", table=1, step={"seat": at.turn, "chips": {str(big): 1}})
    console = at.page(client, "director", "direccion/")
    assert 'hx-get="/e/' + at.stream + '/direccion/resolucion/1/"' in console
    assert '<span class="tag stop">pregunta</span>' in console
    program.do(at.stream, "TakeBackAct", table=1)
    console = at.page(client, "director", "direccion/")
    assert "direccion/resolucion/1/" not in console
    assert "pregunta</span>" not in console


def test_what_is_taken_back_is_gone_from_the_phone_and_marked_in_the_register(
    client: Client, at: AtTable
) -> None:
    at.undercall()
    do(at.stream, TakeBackAct(table=1), by=DEALER)
    text = at.page(client)
    assert counts(text)["questions"] == 0
    assert "▲" not in tile(text)
    register = at.page(client, "floor", "resoluciones/")
    assert "retirada: el hecho no ocurrió" in register
    assert "sin responder" not in register
    sheet = body(client("director").get(f"/e/{at.stream}/resoluciones/r1/", headers=HTMX))
    assert "Retirada por Eva a las" in sheet
    assert "/hacer/DecideRuling/" not in sheet
    assert "OverruleRuling" not in sheet, "there is nothing to set aside"
    card = body(client("dealer").get(f"/e/{at.stream}/mesa/1/crupier/fallo/1/"))
    assert "el hecho no ocurrió" in card
    assert "Deje la mano como está" not in card
    assert "retirado" in at.tablet(client)
    english = at.page(client, "floor", "resoluciones/", "en")
    assert "withdrawn: it did not happen" in english
    listing = client("floor").get(f"/e/{at.stream}/resoluciones/lista.json").json()
    assert [one["status"] for one in listing["rulings"]] == ["withdrawn"]


def test_a_question_the_hand_went_past_is_told_so(client: Client, at: AtTable) -> None:
    at.undercall()
    do(at.stream, ReportHand(table=1, stacks={}), by=DEALER)
    assert counts(at.page(client))["questions"] == 0
    assert "la mano siguió sin respuesta" in at.page(client, "floor", "resoluciones/")
    assert "La mano siguió sin respuesta" in body(client("floor").get(f"/e/{at.stream}/resoluciones/r1/"))
    assert "the hand went on without an answer" in at.page(client, "floor", "resoluciones/", "en")


# ---- infractions


def test_an_infraction_is_listed_until_a_penalty_answers_it(client: Client, at: AtTable) -> None:
    who = at.shows_a_card()
    text = at.page(client)
    listed = part(text, "penalties")
    assert counts(text)["penalties"] == 1
    assert "Mesa 1 · Infracción: " in listed
    assert who in listed
    assert f'data-since="{state_of(at.stream).rulings[-1].at}"' in listed
    assert "infracción" in tile(text)
    assert f"/e/{at.stream}/direccion/infraccion/de/1/" in listed
    assert "SettleMatter" not in part(text, "proposals"), "it has a place of its own"
    floor = client("floor")
    place = f"/e/{at.stream}/direccion/infraccion/de/1/"
    sheet = body(floor.get(place, headers=HTMX))
    form = sheet.split("/hacer/RecordInfraction/", 1)[1].split("</form>", 1)[0]
    fields = dict(re.findall(r'type="hidden" name="(entry|table|hand)" value="(\d+)"', form))
    assert fields.keys() == {"entry", "table", "hand"}
    clause = re.findall(r'<option value="([^"]+)"', form)[0]
    told_so = re.findall(r"<textarea[^>]*>([^<]*)</textarea>", form)[0]
    assert who in told_so
    answer = command(floor, at.stream, "RecordInfraction", clause=clause, facts=told_so, **fields)
    assert answer.headers["X-Torneo-Status"] == "200"
    (recorded,) = state_of(at.stream).infractions
    assert (recorded.clause, recorded.table, recorded.hand) == (clause, 1, 1)
    assert "infraction" not in [one.what for one in matters_of(state_of(at.stream), 1)]
    again = body(floor.get(place, headers=HTMX))
    assert "/GivePenalty/" in again, "the same sheet goes on with the penalties the book offers"
    assert f"/direccion/infraccion/{recorded.number}/" in part(at.page(client), "penalties")
    choice = recorded.penalties[0]
    do(at.stream, GivePenalty(infraction=recorded.number, penalty=choice, why="reincide"), by=FLOOR)
    assert "infracción" not in tile(at.page(client))
    assert "/GivePenalty/" not in body(floor.get(place, headers=HTMX))


def test_an_infraction_is_let_pass_by_the_floor_alone(client: Client, at: AtTable) -> None:
    at.shows_a_card()
    assert "Sin sanción" in part(at.page(client), "penalties")
    tablet = at.tablet(client)
    assert "Infracción: " in tablet
    assert "Sin sanción" not in tablet
    settled = {"ruling": 1, "what": "infraction"}
    assert command(client("dealer"), at.stream, "SettleMatter", **settled).headers["X-Torneo-Status"] == "403"
    assert command(client("floor"), at.stream, "SettleMatter", **settled).headers["X-Torneo-Status"] == "200"
    assert counts(at.page(client))["penalties"] == 0
    assert "Infracción: " not in at.tablet(client)
    sheet = body(client("floor").get(f"/e/{at.stream}/direccion/infraccion/de/1/", headers=HTMX))
    assert "Esto ya está resuelto" in sheet


def test_an_infraction_outlives_its_hand_but_not_its_act(client: Client, at: AtTable) -> None:
    at.shows_a_card()
    do(at.stream, ReportHand(table=1, stacks={}), by=DEALER)
    assert counts(at.page(client))["penalties"] == 1
    at.begin()
    at.shows_a_card()
    assert counts(at.page(client))["penalties"] == 2
    do(at.stream, TakeBackAct(table=1), by=DEALER)
    assert counts(at.page(client))["penalties"] == 1
    sheet = body(client("floor").get(f"/e/{at.stream}/direccion/infraccion/de/2/", headers=HTMX))
    assert "no hay infracción que anotar" in sheet
    assert "RecordInfraction" not in sheet


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_console_proposes_to_answer_it(client: Client, at: AtTable, lang: str) -> None:
    at.shows_a_card()
    console = at.page(client, "director", "direccion/", lang)
    said = {"es": "Responder a la infracción de la resolución 1", "en": "Answer the infraction of ruling 1"}
    card = console.split(said[lang], 1)[1].split("</article>", 1)[0]
    assert f'hx-get="/e/{at.stream}/direccion/infraccion/de/1/"' in card
    assert "/hacer/SettleMatter/" not in card, "nobody lets an infraction pass by accepting a card"
    assert f'data-since="{state_of(at.stream).rulings[-1].at}"' in console
    assert {"es": "infracción", "en": "infraction"}[lang] + "</span>" in console
    sheet = body(client("director").get(f"/e/{at.stream}/direccion/mesa/1/?lang={lang}", headers=HTMX))
    assert 'data-matter="1-infraction"' in sheet


def test_there_is_no_sheet_for_no_ruling(client: Client, at: AtTable) -> None:
    assert client("floor").get(f"/e/{at.stream}/direccion/infraccion/de/7/").status_code == 404


# ---- steps


def strips(tablet: str) -> tuple[list[str], list[str]]:
    """What the tablet says is to be done now, and what later."""
    now = re.findall(r'<section class="notice matter[^>]*>(.*?)</section>', tablet)
    return now, re.findall(r'<p class="matter later"[^>]*>(.*?)</p>', tablet)


def test_the_steps_for_the_next_street_wait_for_it_on_the_tablet(client: Client, at: AtTable) -> None:
    at.premature_flop()
    now, later = strips(at.tablet(client))
    assert not any("Barajar" in one for one in now)
    assert any("Al acabar la ronda de apuestas" in one for one in later)
    while isinstance(at.spot["next"], int):
        at.acts("check" if at.spot["to_call"] == 0 else "fold")
    now, later = strips(at.tablet(client))
    (due,) = (one for one in now if "Ahora, antes de la calle que viene" in one)
    assert due.count("<li>") >= 3
    assert "SettleMatter" in due
    assert not any("Al acabar la ronda" in one for one in later)
    assert "algo por hacer" in tile(at.page(client))


def test_what_is_done_is_gone_from_every_page(client: Client, at: AtTable) -> None:
    at.premature_flop()
    matters = [one for one in matters_of(state_of(at.stream), 1) if one.what.startswith("steps.")]
    assert matters
    sheet = body(client("floor").get(f"/e/{at.stream}/direccion/mesa/1/", headers=HTMX))
    for one in matters:
        assert f'data-matter="{one.ruling}-{one.what}"' in sheet
        do(at.stream, SettleMatter(ruling=one.ruling, what=one.what), by=DEALER)
    assert "data-matter=" not in at.tablet(client)
    assert "▲" not in tile(at.page(client))


def test_whoever_tells_the_hand_act_by_act_sees_it_too(client: Client, at: AtTable) -> None:
    def side() -> str:
        answer = client("dealer").get(f"/e/{at.stream}/mesa/1/mano/ahora/")
        assert answer.status_code == 200
        return re.sub(r"\s+", " ", answer.json()["side"])

    at.premature_flop()
    assert strips(side())[0] == []
    while isinstance(at.spot["next"], int):
        at.acts("check" if at.spot["to_call"] == 0 else "fold")
    (due,) = strips(side())[0]
    assert "Ahora, antes de la calle que viene" in due
    assert "/hacer/SettleMatter/" in due
    do(at.stream, SettleMatter(ruling=1, what="steps.street"), by=DEALER)
    assert strips(side()) == ([], [])


def test_the_next_dealer_is_told_of_it(client: Client, at: AtTable) -> None:
    at.premature_flop()
    told_over = at.page(client, "dealer", "mesa/1/crupier/relevo/")
    assert "Al acabar la ronda de apuestas: Devolver las cartas al mazo" in told_over


# ---- the bells


def test_an_act_rings_its_own_table_and_changes_no_page_it_does_not_concern(
    client: Client, at: AtTable
) -> None:
    from torneo.room.views.dealer_marks import marks

    def seen() -> dict[str, str]:
        return dict(one.split(":") for one in marks(state_of(at.stream)).split())

    do(at.stream, CallFloor(table=2, about="chips"), by=DEALER)
    before = seen()
    parts = {topic: picture(at, topic) for topic in ("floor", "proposals")}
    assert any("/hacer/" in html for _, html in parts.values()), "there are forms with keys"
    at.acts("fold")
    assert seen()["1"] != before["1"]
    assert seen()["2"] == before["2"]
    for topic, (version, html) in parts.items():
        now = picture(at, topic)
        assert now[0] > version
        assert now[1] == html, f"{topic} says the same: nobody is sent anything"
    at.undercall()
    assert all(picture(at, topic)[1] != html for topic, (_, html) in parts.items())


def test_a_form_that_has_done_its_work_gets_a_new_key(client: Client, at: AtTable) -> None:

    def keys() -> set[str]:
        return set(re.findall(r'name="key" value="([^"]+)"', picture(at, "floor")[1]))

    at.shows_a_card()
    before = keys()
    do(at.stream, SettleMatter(ruling=1, what="infraction"), by=FLOOR)
    at.shows_a_card()
    assert keys()
    assert not keys() & before


@pytest.mark.parametrize("done", ["withdrawn", "settled", "decided"])
def test_a_tablet_is_rung_by_whatever_closes_a_matter(at: AtTable, done: str) -> None:
    from torneo.room.views.dealer_marks import mark_of

    def mark() -> str:
        state = state_of(at.stream)
        return mark_of(state, state.tables[1])

    if done == "decided":
        at.undercall()
    else:
        at.shows_a_card()
    before = mark()
    if done == "withdrawn":
        do(at.stream, TakeBackAct(table=1), by=DEALER)
    elif done == "settled":
        do(at.stream, SettleMatter(ruling=1, what="infraction"), by=FLOOR)
    else:
        given = state_of(at.stream).rulings[0]
        do(at.stream, DecideRuling(ruling=1, option=given.outcome.options[0].code, why="-"), by=FLOOR)
    assert mark() != before


def test_what_a_hand_tells_does_not_push_out_the_last_commands(client: Client, at: AtTable) -> None:
    """The journal has every act; among the last commands are those somebody may want to undo."""

    do(at.stream, CallFloor(table=2, about="chips"), by=DEALER)
    at.acts("fold", "fold", "fold")
    version, text = picture(at, "recent")
    assert version == state_of(at.stream).version
    assert "La mesa 2 pide al floor por fichas" in text
    assert "se retira" not in text
    assert "/direccion/deshacer/" not in text, "the last act is one of the hand"
    assert "se retira" in at.page(client, "director", "direccion/diario/")
    at.undercall()
    text = picture(at, "recent")[1]
    assert "Resolución 1: la mesa 1 espera la respuesta del floor" in text
    assert "/direccion/deshacer/" in text
