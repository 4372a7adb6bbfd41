"""The commission's desk through its pages: a case from the infraction to the last notice."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.answers import body, own_name
from tests.support.console_event import do, seated

from torneo.commission.local_time import HOUR, MINUTE
from torneo.tournament import Actor
from torneo.tournament.conduct.commands import RecordInfraction

Client = Callable[[str], Any]
MEMBERS = ["Marta Ruiz", "Iván Peña", "Lucía Gil"]
PRINCIPLES = ["legality", "typicity", "due_process", "proportionality", "favourability"]
FLOOR = Actor("Floor", "floor")


def later(event: str, ms: int) -> None:
    """Lets the time of an event, and of its cases, go on."""
    from torneo.room.pace import now_of, set_pace

    set_pace(event, now_of(event) + ms, 0)


def case_of(stream: str) -> Any:
    from torneo.room.cases import case_of as found

    return found(stream)


def act(browser: Any, stream: str, command: str, **fields: Any) -> str:
    """Gives a command as a form of the page does; it must go well."""
    answer = browser.post(f"/caso/{stream}/hacer/{command}/", fields, headers={"HX-Request": "true"})
    assert answer.headers["X-Torneo-Status"] == "200", answer.content.decode()
    return body(answer)


def refused(browser: Any, stream: str, command: str, status: Any = "409", **fields: Any) -> str:
    version = case_of(stream).version
    answer = browser.post(f"/caso/{stream}/hacer/{command}/", fields, headers={"HX-Request": "true"})
    assert answer.headers["X-Torneo-Status"] == status, answer.content.decode()
    assert case_of(stream).version == version
    return body(answer)


def opened(browser: Any, event: str, **fields: Any) -> str:
    """The stream of a case opened from the event's first infraction."""
    where = f"/e/{event}/comision/abrir/?infraccion=1"
    filled = form_of(body(browser.get(where)))
    filled |= {"members[]": MEMBERS, "resolution": "014 de 2025", "league": "Liga Norte", **fields}
    answer = browser.post(where, filled)
    assert answer.status_code == 302, answer.content.decode()
    return str(answer.headers["Location"]).strip("/").removeprefix("caso/")


def form_of(text: str) -> dict[str, Any]:
    """What the form of a page holds before anybody types."""
    found: dict[str, Any] = dict(re.findall(r'<input[^>]*? name="([^"]+)"[^>]*? value="([^"]*)"', text))
    found |= dict(re.findall(r'<textarea name="([^"]+)"[^>]*>([^<]*)</textarea>', text))
    found |= dict(re.findall(r'<select name="([^"]+)"[^>]*>.*?<option value="([^"]*)" selected', text))
    if 'name="venue" value="true" checked' not in text:
        found.pop("venue", None)
    return {name: value for name, value in found.items() if name not in ("csrfmiddlewaretoken", "book")}


@pytest.fixture
def event(room: None, request: pytest.FixtureRequest) -> str:
    """An event in play with a serious infraction on record."""
    stream = own_name("co", request)
    seated(stream)
    record = RecordInfraction(clause="fcp-2025/70.4", entry=1, facts="pasó fichas a otro", seen_by="Eva Mar")
    do(stream, record, by=FLOOR)
    return stream


def heard(client: Client, event: str) -> tuple[Any, str]:
    """A case notified by both channels, the two hours over."""
    browser = client("commission")
    stream = opened(browser, event)
    act(browser, stream, "GiveNotice", about="charges", **{"channels[]": ["verbal", "electronic"]})
    later(event, 2 * HOUR + MINUTE)
    return browser, stream


def voted(browser: Any, stream: str, option: str, **fields: Any) -> None:
    for member in MEMBERS:
        act(browser, stream, "CastVote", member=member, option=option, **fields)


def signed(browser: Any, stream: str, outcome: str, **fields: Any) -> None:
    act(browser, stream, "DecideCase", outcome=outcome, reasons="consta en el acta",
        **{"signed[]": MEMBERS[:2], "principles[]": PRINCIPLES}, **fields)  # fmt: skip


# ---- opening


def test_a_case_is_opened_from_an_infraction_with_what_the_event_knows(client: Client, event: str) -> None:
    floor = client("floor")
    assert f"/e/{event}/comision/abrir/?infraccion=1" in body(floor.get(f"/e/{event}/direccion/disciplina/"))
    text = body(floor.get(f"/e/{event}/comision/abrir/?infraccion=1"))
    assert "Ana Ruiz" in text
    assert "pasó fichas a otro" in text
    assert "70.4 Ejemplos de trampa" in text
    assert "Un floor abre casos cuando el evento ya tiene comisión" in text
    stream = opened(client("director"), event)
    case = case_of(stream)
    assert (case.person.name, case.person.player, case.person.league) == ("Ana Ruiz", "p1", "Liga Norte")
    assert case.charges == ("fcp-2025/70.4",)
    assert case.commission.members == tuple(MEMBERS)
    assert case.tournament == event
    assert case.buy_in > 0
    assert case.infraction == 1
    from torneo.room.keeping import keeper

    assert case.occurred == keeper().state(event).infractions[0].at
    again = floor.get(f"/e/{event}/comision/abrir/?infraccion=1")
    assert again.headers["Location"] == f"/caso/{stream}/"


def test_a_floor_person_opens_cases_for_the_commission_named(client: Client, event: str) -> None:
    floor, where = client("floor"), f"/e/{event}/comision/abrir/"
    filled = form_of(body(floor.get(where))) | {"name": "Bea Gil", "facts": "empujó al crupier"}
    text = body(floor.post(where, {**filled, "members[]": MEMBERS, "resolution": "7"}), 409)
    assert "hay 0 miembros distintos" in text  # whom a floor person names does not count
    opened(client("commission"), event)
    assert ", ".join(MEMBERS) in body(floor.get(where))
    stream = floor.post(where, filled).headers["Location"].strip("/").removeprefix("caso/")
    case = case_of(stream)
    assert (case.id, case.commission.members, case.opened_by.role) == ("C-2", tuple(MEMBERS), "floor")


def test_what_is_refused_when_opening_stays_on_the_form(client: Client, event: str) -> None:
    browser = client("commission")
    where = f"/e/{event}/comision/abrir/"
    filled = form_of(body(browser.get(where)))
    filled |= {"name": "Bea Gil", "facts": "empujó al crupier", "members[]": ["Uno", "Dos", ""],
               "resolution": "7"}  # fmt: skip
    text = body(browser.post(where, filled), 409)
    assert "la comisión está incompleta: hay 2 miembros distintos y deben ser 3" in text.replace(
        "La c", "la c"
    )
    assert "/libros/fcp-2025/art-15.1/" in text
    assert "empujó al crupier" in text
    assert 'value="Dos"' in text
    from torneo.room.cases import cases_of

    assert cases_of(event) == []
    assert "no es una cláusula del libro" in body(
        browser.post(where, {**filled, "members[]": MEMBERS, "charges": "999.9"}), 409
    )
    bad = body(browser.post(where, {**filled, "members[]": MEMBERS, "occurred:moment": "ayer"}), 409)
    assert "Cuándo (hora de la sede)" in bad


def test_a_form_sent_twice_opens_one_case(client: Client, event: str) -> None:
    browser = client("commission")
    where = f"/e/{event}/comision/abrir/"
    filled = form_of(body(browser.get(where)))
    filled |= {"name": "Bea Gil", "facts": "empujó al crupier", "members[]": MEMBERS, "resolution": "7"}
    first, second = (browser.post(where, filled).headers["Location"] for _ in range(2))
    assert first == second
    case = case_of(first.strip("/").removeprefix("caso/"))
    assert (case.person.player, case.id, case.charges) == ("p2", "C-1", ())  # found by name


def test_a_case_about_nobody_of_this_room(client: Client, room: None) -> None:
    browser = client("commission")
    filled = form_of(body(browser.get("/comision/abrir/")))
    filled |= {"name": "Juan Ríos", "kind": "third_party", "facts": "insultó", "members[]": MEMBERS,
               "resolution": "9", "country": "CO", "offset": "-05:00", "currency": "COP",
               "buy_in:money": "400.000", "occurred:moment": "2025-06-08T14:50"}  # fmt: skip
    where = browser.post("/comision/abrir/", filled).headers["Location"]
    case = case_of(where.strip("/").removeprefix("caso/"))
    assert (case.person.name, case.utc_offset, case.buy_in) == ("Juan Ríos", -300, 40_000_000)
    assert "8 de junio de 2025, 14:50" in body(browser.get(where))
    assert "Juan Ríos" in body(browser.get("/comision/"))


def test_a_book_without_a_commission_says_so(client: Client, room: None) -> None:
    seated("sin-comision", "tda-2013")
    text = body(client("director").get("/e/sin-comision/comision/"))
    assert "Este reglamento no tiene comisión" in text
    assert "/libros/tda-2013/1.3/" in text
    assert "/direccion/disciplina/" in text
    assert (
        client("director").get("/e/sin-comision/comision/abrir/").headers["Location"].endswith("/comision/")
    )
    assert "comision/abrir" not in body(client("director").get("/e/sin-comision/direccion/disciplina/"))


# ---- the course of a case


@pytest.mark.clause("fcp-2025/art-18-b")
def test_a_whole_case_to_the_last_notice(client: Client, event: str) -> None:
    """Each time the page names the next act; doing it leads to the one after."""
    browser = client("commission")
    stream = opened(browser, event)

    def next_act() -> str:
        found = re.search(r'id="next-title">([^<]+)<', body(browser.get(f"/caso/{stream}/")))
        assert found is not None
        return found.group(1)

    assert next_act() == "Notificar los hechos a Ana Ruiz"
    act(browser, stream, "GiveNotice", about="charges", **{"channels[]": "verbal"})
    assert next_act() == "Notificar los hechos a Ana Ruiz"
    later(event, 5 * MINUTE)
    act(browser, stream, "GiveNotice", about="charges", **{"channels[]": "electronic"})
    assert next_act() == "Descargos de Ana Ruiz"
    text = refused(browser, stream, "CastVote", member=MEMBERS[0], option="no_sanction")
    assert "el plazo para los descargos corre hasta el" in text
    assert "/libros/fcp-2025/art-18-b/" in text
    act(browser, stream, "FileDefence", text="pagaba una deuda", complete="true")
    assert next_act() == "Votar"
    voted(browser, stream, "in_event_fine", **{"amount:money": "100000"})
    assert next_act() == "Firmar la decisión motivada"
    page = body(browser.get(f"/caso/{stream}/"))
    assert 'value="100000"' in page  # the majority's sum is in the form
    assert re.search(r'value="Marta Ruiz" checked', page)
    short = {"amount:money": "100000", "signed[]": MEMBERS, "principles[]": PRINCIPLES[:4]}
    missing = refused(browser, stream, "DecideCase", outcome="in_event_fine", reasons="x", **short)
    assert "favorabilidad" in missing
    signed(browser, stream, "in_event_fine", **{"amount:money": "100000"})
    assert next_act() == "Ejecutar la decisión"
    done = browser.post(f"/caso/{stream}/sala/", {}, headers={"HX-Request": "true"})
    assert done.headers["X-Torneo-Status"] == "200", done.content.decode()
    from torneo.room.keeping import keeper

    (penalty,) = keeper().state(event).conduct.penalties
    assert (penalty.penalty, penalty.size, penalty.player) == ("in_event_fine", 10_000_000, "p1")
    assert next_act() == "Notificar la decisión a Ana Ruiz"
    act(browser, stream, "GiveNotice", about="decision", **{"channels[]": ["verbal", "electronic"]})
    assert next_act() == "Enviar el informe a la federación"
    act(browser, stream, "SendReport", to="disciplina@example.org", reference="C-1")
    assert next_act() == "Cerrar el expediente"
    act(browser, stream, "CloseCase")
    assert next_act() == "Esperar al final del evento"
    ended = case_of(stream).at
    from torneo.commission.local_time import local

    moment = local(ended + MINUTE, case_of(stream).utc_offset).strftime("%Y-%m-%dT%H:%M")
    later(event, HOUR)
    act(browser, stream, "RecordEventEnd", **{"ended:moment": moment})
    assert next_act().startswith("Plazo para recurrir, hasta el ")
    act(browser, stream, "FileAppeal", why="la multa es excesiva")
    assert next_act() == "Decir hasta dónde se revisa"
    act(browser, stream, "TakeUpAppeal", scope="limited_review", why="solo la medida")
    act(browser, stream, "RecordFederationDecision", outcome="reduce", reasons="bastaba un aviso",
        resolution="31", sanction="verbal_admonition")  # fmt: skip
    case = case_of(stream)
    assert (case.status, case.ruling.sanction) == ("final", "verbal_admonition")
    for lang in ("es", "en"):
        text = body(browser.get(f"/caso/{stream}/?lang={lang}"))
        assert "{" not in re.sub(r"<script.*?</script>|content='\{.*?\}'", "", text)
        assert not re.search(r">[^<]*\b[a-z]+_[a-z_]+\b[^<]*<", text), "a code is left on the page"


def test_the_majority_decides_and_a_dissent_stays_on_file(client: Client, event: str) -> None:
    browser, stream = heard(client, event)
    for member, option in zip(
        MEMBERS, ("no_sanction", "verbal_admonition", "verbal_admonition"), strict=True
    ):
        act(browser, stream, "CastVote", member=member, option=option, why=f"voto de {member}")
    assert "eso no es lo que votó la mayoría" in refused(
        browser, stream, "DecideCase", outcome="no_sanction", reasons="x",
        **{"signed[]": MEMBERS, "principles[]": PRINCIPLES},
    ).replace("Eso", "eso")  # fmt: skip
    signed(browser, stream, "verbal_admonition")
    text = body(browser.get(f"/caso/{stream}/"))
    assert "voto de Marta Ruiz" in text
    letter = body(browser.get(f"/caso/{stream}/carta/decision/"))
    assert "2 votos a favor de 3" in letter
    assert "2 votes in favour out of 3" in letter
    assert "Marta Ruiz votó: no sancionar" in letter


def test_without_a_sanction_the_infraction_is_closed_in_the_event(client: Client, event: str) -> None:
    browser, stream = heard(client, event)
    signed(browser, stream, "no_sanction")
    assert "Archivar la infracción en el torneo" in body(browser.get(f"/caso/{stream}/"))
    sent = browser.post(f"/caso/{stream}/sala/", {"what": "pass"}, headers={"HX-Request": "true"})
    from torneo.room.keeping import keeper

    infraction = keeper().state(event).infractions[0]
    if sent.headers["X-Torneo-Status"] == "200":
        assert infraction.answer == -1
        assert "Archivar la infracción" not in body(browser.get(f"/caso/{stream}/"))
    else:  # cheating must be answered with something: the event says so itself
        assert not infraction.answer
        assert "/libros/fcp-2025/" in sent.content.decode()


def test_orders_carried_out_twice_happen_once(client: Client, event: str) -> None:
    browser, stream = heard(client, event)
    signed(browser, stream, "verbal_admonition")
    first, second = (
        browser.post(f"/caso/{stream}/sala/", {}, headers={"HX-Request": "true"}) for _ in range(2)
    )
    assert first.headers["X-Torneo-Status"] == "200"
    assert second.headers["X-Torneo-Status"] == "409"
    from torneo.room.keeping import keeper

    assert len(keeper().state(event).conduct.penalties) == 1


# ---- evidence


def test_evidence_from_the_events_record_and_from_people(client: Client, event: str) -> None:
    browser = client("commission")
    stream = opened(browser, event)
    found = body(browser.get(f"/caso/{stream}/diario/"))
    assert "Ana Ruiz" in found
    seq = re.search(r'name="evidence.ref" value="(\d+)"', found)
    assert seq is not None
    act(browser, stream, "AddEvidence", **{"evidence.kind": "journal", "evidence.ref": seq.group(1)})
    assert "adjunto" in body(browser.get(f"/caso/{stream}/diario/"))
    act(browser, stream, "AddEvidence", **{"evidence.kind": "witness", "evidence.ref": "Eva Mar",
        "evidence.note": "lo vio desde el asiento 4", "evidence.given_by": "Julián Peña"})  # fmt: skip
    text = body(browser.get(f"/caso/{stream}/"))
    assert "lo vio desde el asiento 4" in text
    assert "la aporta Julián Peña" in text
    told = re.search(r"<strong>apunte del diario</strong> ([^<]+)", text)
    assert told is not None
    assert "Ana Ruiz" in told.group(1)  # the entry in words, not its number
    assert "ya consta" in refused(
        browser, stream, "AddEvidence", **{"evidence.kind": "journal", "evidence.ref": seq.group(1)}
    )
    assert "Ningún apunte" in body(browser.get(f"/caso/{stream}/diario/?diario=zzzz"))


def test_rulings_and_recorded_hands_of_the_event_are_evidence(client: Client, event: str) -> None:
    from tests.tournament.test_recorded_hands import NLHE, WHOLE

    from torneo.journal.store import StreamHead
    from torneo.room.keeping import keeper
    from torneo.room.pace import now_of
    from torneo.tournament import Asked
    from torneo.tournament.recorded import BeginHand, EndHand, TellAct
    from torneo.tournament.rulings.commands import GiveRuling

    raised, chips = {"seat": 3, "does": "raise", "to": 1_100}, {"seat": 4, "chips": {1000: 1, 100: 5}}
    spot = {"game": "nlhe", "level": {"small": 250, "big": 500}, "denominations": [100, 500, 1000],
            "button": 5, "seats": dict.fromkeys((1, 2, 3, 4, 5), 20_000)}  # fmt: skip
    do(event, GiveRuling(table=1, setup=spot, steps=(raised, chips)), by=FLOOR)
    hand = f"{event}--m1"
    begin = BeginHand(event=event, table=1, number=7, setup=NLHE, names={1: "Ana Ruiz", 5: "Eva Mar"})
    keeper().begin(StreamHead(hand, "hand", "fcp-2025"), Asked(command=begin, by=FLOOR, at=now_of(event)))
    for step in WHOLE:
        do(hand, TellAct(step=step), by=FLOOR)
    do(hand, EndHand(), by=FLOOR)

    browser = client("commission")
    stream = opened(browser, event)
    text = body(browser.get(f"/caso/{stream}/"))
    assert re.search(r'<option value="1">1 · mesa 1 · .*?Es subida a 1.700', text)
    assert '<option value="1:7">mesa 1, mano 7 · Ana Ruiz, Eva Mar</option>' in text
    act(browser, stream, "AddEvidence", **{"evidence.kind": "ruling", "evidence.ref": "1"})
    act(browser, stream, "AddEvidence", **{"evidence.kind": "hand", "evidence.ref": "1:7"})
    text = body(browser.get(f"/caso/{stream}/"))
    assert re.search(r"<strong>decisión en mesa</strong> 1 · mesa 1 · .*?Es subida a 1.700", text)
    recorded = re.search(r"<strong>mano</strong> mesa 1, mano 7 .*?<pre>(.*?)</pre>", text)
    assert recorded is not None
    assert "antes = " in recorded.group(1)  # the hand in PHH, ready for a replay
    assert '<option value="1:7">' not in text  # what is on file is not offered again


# ---- who may


def test_files_are_for_the_commission_the_direction_and_the_floor(client: Client, event: str) -> None:
    stream = opened(client("commission"), event)
    pages = ("/comision/", f"/e/{event}/comision/", f"/caso/{stream}/", f"/caso/{stream}/carta/charges/",
             f"/caso/{stream}/diario/", f"/e/{event}/comision/abrir/", "/comision/abrir/")  # fmt: skip
    for page in pages:
        for role in ("commission", "director", "operations", "floor"):
            assert client(role).get(page).status_code == 200, (page, role)
        for role in ("desk", "dealer"):
            assert client(role).get(page).status_code == 403, (page, role)
        assert client("public").get(page).status_code == 302, page
    for page in (f"/e/{event}/", f"/e/{event}/resultados/", f"/e/{event}/asientos/"):
        assert "pasó fichas" not in client("public").get(page).content.decode()
    for page in (f"/e/{stream}/", f"/e/{stream}/direccion/"):  # a case is no event
        assert client("director").get(page).status_code == 404
    assert client("commission").get(f"/caso/{event}/").status_code == 404


def test_others_see_why_they_cannot(client: Client, event: str) -> None:
    browser, stream = heard(client, event)
    text = body(client("floor").get(f"/caso/{stream}/"))
    assert "Esto lo hace: comisión. Su cuenta es de floor." in text
    assert re.search(r"<button[^>]* disabled>\s*Guardar el voto\s*</button>", text)
    told = refused(client("director"), stream, "CastVote", "403", member=MEMBERS[0], option="no_sanction")
    assert "Esto lo hace: comisión. Su cuenta es de dirección." in told
    act(browser, stream, "CastVote", member=MEMBERS[0], option="verbal_admonition")
    for member in MEMBERS[1:]:
        act(browser, stream, "CastVote", member=member, option="verbal_admonition")
    signed(browser, stream, "verbal_admonition")
    sent = client("director").post(f"/caso/{stream}/sala/", {}, headers={"HX-Request": "true"})
    assert sent.headers["X-Torneo-Status"] == "403"


def test_the_common_door_answers_in_words_too(client: Client, event: str) -> None:
    browser, stream = heard(client, event)
    sent = browser.post(
        f"/e/{stream}/hacer/SendReport/", {"to": "x@example.org"}, headers={"HX-Request": "true"}
    )
    assert sent.headers["X-Torneo-Status"] == "409"
    assert "El caso no tiene una decisión vigente" in sent.content.decode()
    anonymous = client("public").post(f"/e/{stream}/hacer/FileDefence/", {"text": "soy yo"},
                                      headers={"HX-Request": "true"})  # fmt: skip
    assert anonymous.headers["X-Torneo-Status"] == "404"
    assert case_of(stream).defences == []
    wrong = refused(browser, stream, "RecordEventEnd", "422", **{"ended:moment": "mañana"})
    assert "no es un día con su hora" in wrong


@pytest.mark.parametrize("lang", ["es", "en"])
def test_letters_are_in_both_languages_and_begin_with_the_readers(
    client: Client, event: str, lang: str
) -> None:
    browser, stream = heard(client, event)
    text = body(browser.get(f"/caso/{stream}/carta/charges/?lang={lang}"))
    spanish, english = text.index('id="letter-es"'), text.index('id="letter-en"')
    assert (spanish < english) == (lang == "es")
    assert "Notificación de los hechos" in text
    assert "Notice of the facts" in text
    assert browser.get(f"/caso/{stream}/carta/decision/").status_code == 404


def test_the_list_puts_what_presses_first(client: Client, event: str) -> None:
    browser, stream = heard(client, event)
    later(event, 30 * HOUR)
    text = body(browser.get(f"/e/{event}/comision/"))
    assert "Vencido" in text
    assert "Decisión motivada" in text
    assert f"/caso/{stream}/" in text
    part = browser.get(f"/caso/{stream}/", headers={"X-Part": "case"}).content.decode()
    assert "<html" not in part
    assert f'data-at-version="{case_of(stream).version}"' in part


# ---- the person


@pytest.mark.clause("fcp-2025/art-16.2")
@pytest.mark.clause("fcp-2025/art-18-b")
def test_the_person_reads_and_answers_by_the_private_link(client: Client, event: str) -> None:
    from torneo.room.pages.player import player_link

    own, other = player_link(event, "p1"), player_link(event, "p2")
    phone, desk = client("public"), client("commission")
    stream = opened(desk, event)
    assert "avisos" not in body(phone.get(own))  # nobody has been told yet
    assert "no le ha notificado nada" in body(phone.get(f"{own}avisos/"))
    act(desk, stream, "GiveNotice", about="charges", **{"channels[]": ["verbal", "electronic"]})
    assert f"{own}avisos/" in body(phone.get(own))
    text = body(phone.get(f"{own}avisos/"))
    assert "pasó fichas a otro" in text
    assert "Guardar los descargos" in text
    assert "Pedir la revisión" not in text
    assert "pasó fichas" not in body(phone.get(f"{other}avisos/"))
    door = f"{own}avisos/{stream}/"
    assert phone.post(f"{other}avisos/{stream}/FileDefence/", {"text": "soy yo"}).status_code == 404
    assert phone.post(f"{door}DecideCase/", {"outcome": "no_sanction"}).status_code == 404
    assert phone.post(f"/j/nada/avisos/{stream}/FileDefence/", {"text": "soy yo"}).status_code == 404
    phone.post(f"{door}FileDefence/", {"text": "pagaba una deuda"})
    (said,) = case_of(stream).defences
    assert (said.text, said.by.name, said.by.role) == ("pagaba una deuda", "p1", "player")
    later(event, 3 * HOUR)
    voted(desk, stream, "verbal_admonition")
    signed(desk, stream, "verbal_admonition")
    assert "amonestación verbal. " not in body(phone.get(f"{own}avisos/"))  # decided, not notified
    act(desk, stream, "GiveNotice", about="decision", **{"channels[]": ["verbal", "electronic"]})
    text = body(phone.get(f"{own}avisos/"))
    assert "la comisión decidió: amonestación verbal" in text
    phone.post(f"{door}FileAppeal/", {"why": "no es justo"})
    assert "Dentro del torneo no hay recurso" in body(phone.get(f"{own}avisos/"))
    phone.post(f"{door}AskReview/", {"ground": "material_error", "why": "no soy Ana Ruiz"})
    assert [one.ground for one in case_of(stream).reviews] == ["material_error"]


# ---- the demonstration


def test_a_demonstration_has_a_case_that_is_heard_and_judged(client: Client, room: None) -> None:
    from tests.room.test_demo import Played

    from torneo.room.cases import cases_of

    played = Played("juzgada-1", entries=24)
    played.go(lambda _: bool(cases_of("juzgada-1")))
    ((stream, case),) = cases_of("juzgada-1")
    assert case.status == "open"
    assert case.commission is not None
    assert case.person.player in played.state.players
    played.event.auto = False  # a visitor takes over: nothing happens without them
    version = case.version
    played.rounds(40)
    assert case_of(stream).version == version
    played.event.auto = True
    played.go(lambda _: case_of(stream).status == "closed")
    (ruling,) = case_of(stream).rulings
    assert [one.member for one in ruling.votes] == list(case.commission.members[: len(ruling.votes)])
    given = [one for one in played.state.conduct.penalties if one.why.startswith("C-1: ")]
    assert [one.penalty for one in given] == [ruling.sanction]
    assert "C-1" in body(client("commission").get("/e/juzgada-1/comision/"))
