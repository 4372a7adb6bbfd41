"""Setting an event up: a sheet through a form and back, findings, the draft, publishing, changes later."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from tests.support.desk_room import club_night, start
from tests.support.words import page_texts

from torneo.room.views.sheet_form import read_chips, structure_of, values_of, zone_of_sheet
from torneo.room.views.sheet_preview import brought_forward, preview
from torneo.room.views.sheet_rows import act_on
from torneo.rulebook import LANGS, load_book
from torneo.tournament.structure.finding import SheetError
from torneo.tournament.structure.model import Day, Flight, Registration, SecondPerson, Structure
from torneo.tournament.structure.reading import read_sheet
from torneo.tournament.structure.templates import template, template_names

Client = Callable[[str], Any]


def state(stream: str) -> Any:
    from torneo.room.keeping import keeper

    return keeper().state(stream)


def form_of(answer: Any) -> dict[str, str]:
    """The fields of the page's form as a browser would send them."""
    from html import unescape

    page = answer.content.decode().partition('id="sheet"')[2].partition("</form>")[0]
    found: dict[str, str] = {}
    for tag in re.findall(r"<input[^>]*>", page):
        name, value = re.search(r'name="([^"]*)"', tag), re.search(r'value="([^"]*)"', tag)
        if name and ('type="checkbox"' not in tag or " checked" in tag):
            found[unescape(name[1])] = unescape(value[1]) if value else "on"
    for name_, body in re.findall(r'<textarea name="([^"]*)"[^>]*>(.*?)</textarea>', page, re.S):
        found[unescape(name_)] = unescape(body)
    for name_, body in re.findall(r'<select name="([^"]*)"[^>]*>(.*?)</select>', page, re.S):
        chosen = re.search(r'value="([^"]*)" selected', body)
        found[unescape(name_)] = unescape(chosen[1]) if chosen else ""
    return found


# ---- the form and back


@pytest.mark.parametrize("name", template_names())
@pytest.mark.parametrize("lang", LANGS)
def test_every_template_survives_the_form(name: str, lang: Any) -> None:
    sheet = template(name).structure
    assert structure_of(values_of(sheet, lang), sheet, lang) == sheet


def test_a_time_nobody_touched_stays_as_it_was_written() -> None:
    """To the second and with its own offset, though the field shows minutes: else every change of the sheet
    would change the days too."""
    days = (Day(number=1, flights=(Flight(name="1", starts="2027-01-15T22:45:37+00:00"),)),)
    sheet = msgspec.structs.replace(template("club-night").structure, days=days)
    values = values_of(sheet, "es")
    assert structure_of({**values, "registration.closes_level": "9"}, sheet, "es").days == days
    later = {**values, "days[0].flights[0].starts": "2027-01-15T23:50"}
    assert structure_of(later, sheet, "es").days[0].flights[0].starts.startswith("2027-01-15T23:50")


def test_chips_as_people_type_them() -> None:
    assert read_chips("100×10, 500x8", "es") == {"100": 10, "500": 8}
    assert read_chips("100*10 500*8", "es") == {"100": 10, "500": 8}
    assert read_chips("", "es") == {}
    assert read_chips("muchas", "es") == "muchas"


def test_what_cannot_be_read_is_pointed_at() -> None:
    sheet = template("club-night").structure
    values = {
        **values_of(sheet, "es"),
        "levels[3].ante": "abc",
        "entry_price": "mucho",
        "stack[0].count": "x",
    }
    with pytest.raises(SheetError) as wrong:
        structure_of(values, sheet, "es")
    assert {one.path for one in wrong.value.findings} == {"levels[3].ante", "entry_price", "stack.25"}


def test_times_follow_the_clock_of_the_venue() -> None:
    values = values_of(template("federation-stop").structure, "es")
    assert values["days[0].flights[0].starts"] == "2027-03-12T14:00"
    assert values["zone"] == "America/Bogota"
    moved = {**values, "zone": "Europe/Madrid", "days[0].flights[0].starts": "2027-07-01T20:00"}
    starts = structure_of(moved, Structure(), "es").days[0].flights[0].starts
    assert starts == "2027-07-01T20:00+02:00"
    assert zone_of_sheet(structure_of({**moved, "country": "ES"}, Structure(), "es")) == "Europe/Madrid"


def test_rows_are_put_in_and_taken_out() -> None:
    values = values_of(template("club-night").structure, "es")
    longer = structure_of(act_on(values, "add:levels:1", "es"), Structure(), "es")
    assert [one.number for one in longer.levels] == list(range(1, 22))
    assert longer.levels[1].big_blind < longer.levels[2].big_blind <= longer.levels[3].big_blind
    assert all(one.small_blind % 25 == 0 for one in longer.levels)
    ended = structure_of(act_on(values, "add:levels:19", "es"), Structure(), "es")
    assert ended.levels[-1].big_blind > 20000
    shorter = structure_of(act_on(values, "drop:levels:0", "es"), Structure(), "es")
    assert [one.number for one in shorter.levels] == list(range(1, 20))
    days = act_on(act_on(values, "add:days:0", "es"), "add:days[0].flights:0", "es")
    assert (
        structure_of({**days, "days[0].flights[0].name": "1A"}, Structure(), "es").days[0].flights[0].name
        == "1A"
    )
    for nonsense in ("", "add", "add:x:1", "drop:levels:99", "add:levels:z", "add:days[0].x:1"):
        assert (
            structure_of(act_on(values, nonsense, "es"), Structure(), "es").levels
            == template("club-night").structure.levels
        )


def test_a_day_taken_out_takes_its_flights_along() -> None:
    values = values_of(template("federation-stop").structure, "es")
    days = structure_of(act_on(values, "drop:days:0", "es"), template("federation-stop").structure, "es").days
    assert [[one.name for one in day.flights] for day in days] == [["2"]]


# ---- how it would play


@pytest.mark.parametrize("name", template_names())
def test_preview_of_every_template(name: str) -> None:
    sheet = template(name)
    found = preview(sheet.structure, load_book(sheet.book), 60, "es")
    rows = [row for day in found["days"] for row in day["rows"] if row["kind"] == "level"]
    assert found["ends"]["first_level"] <= found["ends"]["last_level"]
    assert rows[0]["average_blinds"] == rows[0]["start_blinds"]
    assert all(row["average_blinds"] >= row["start_blinds"] for row in rows)


def test_more_players_last_longer() -> None:
    sheet = template("club-night")
    few, many = (preview(sheet.structure, load_book(sheet.book), n, "es")["ends"] for n in (10, 200))
    assert few["last_level"] < many["last_level"]


def test_a_sheet_of_the_past_is_brought_forward_by_whole_weeks() -> None:
    now = datetime(2026, 11, 15, 12, tzinfo=UTC)
    old = template("pokerfest-2011").structure
    new = brought_forward(old, now)
    first, then = (datetime.fromisoformat(one.days[0].flights[0].starts) for one in (old, new))
    assert then > now
    assert (then - first).days % 7 == 0
    assert brought_forward(new, now).days == new.days


def test_every_field_and_column_has_words() -> None:
    from torneo.room.views.structure import form_of as shown

    for lang in LANGS:
        for name in template_names():
            assert shown(values_of(template(name).structure, lang), lang)["groups"]
    assert all(
        text.say("es") and text.say("en")
        for key, text in page_texts().items()
        if key.startswith(("wizard.", "desk."))
    )


# ---- the pages


def test_a_whole_event_from_template_to_publication(client: Client) -> None:
    director = client("director")
    assert "Parada de circuito" in director.get("/nuevo/").content.decode()
    page = director.get("/nuevo/plantilla/federation-stop/")
    values = {
        **form_of(page),
        "id": "w-parada",
        "name": "Parada Cali",
        "entry_price": "500.000",
        "level_minutes": "25",
        "staff.floor": "Luis Gil",
        "act": "create",
    }
    made = director.post("/nuevo/crear/", values)
    assert made.headers["Location"] == "/e/w-parada/preparar/"
    event = state("w-parada")
    assert (event.structure.name, event.structure.entry_price, event.staff) == (
        "Parada Cali",
        50_000_000,
        {"floor": "Luis Gil"},
    )
    assert event.structure.level_minutes == 25
    assert event.structure.payout == template("federation-stop").structure.payout
    prepare = director.get("/e/w-parada/preparar/").content.decode()
    assert "Director general" in prepare
    assert "fcp-2025" in prepare
    assert re.search(r"<button disabled[^>]*>\s*Publicar", prepare)
    director.post("/e/w-parada/hacer/PublishEvent/", {})
    assert state("w-parada").phase == "draft"
    for role in load_book("fcp-2025").values["staff_required_roles"]:
        director.post("/e/w-parada/hacer/AppointStaff/", {"role": role, "name": "Marta Ruiz"})
    assert "No falta nada" in director.get("/e/w-parada/preparar/").content.decode()
    director.post("/e/w-parada/hacer/PublishEvent/", {"next": "/e/w-parada/preparar/"})
    assert state("w-parada").phase == "published"


def test_findings_come_while_somebody_types(client: Client) -> None:
    director = client("director")
    values = {**form_of(director.get("/nuevo/plantilla/club-night/")), "levels[2].big_blind": "50"}
    panel = director.post("/nuevo/revision/", values, headers={"HX-Request": "true"}).content.decode()
    assert 'data-path="levels[2].big_blind"' in panel
    assert "Nivel 3: Ciega grande" in panel
    english = director.post(
        "/nuevo/revision/?lang=en", values, headers={"HX-Request": "true"}
    ).content.decode()
    assert "Level 3: Big blind" in english
    under = director.post("/nuevo/revision/?lang=es", {**values, "book": "pokerfest-2011"}).content.decode()
    assert "pokerfest-2011" in under
    assert "Reentradas" in under


def test_a_bad_sheet_or_address_makes_no_event(client: Client) -> None:
    from torneo.room.keeping import keeper

    director = client("director")
    good = {**form_of(director.get("/nuevo/plantilla/turbo/")), "act": "create"}
    for wrong in (
        {"id": "Mal Nombre"},
        {"id": ""},
        {"id": "w-bad", "levels[0].ante": "abc"},
        {"id": "w-bad", "book": "x"},
    ):
        answer = director.post("/nuevo/crear/", {**good, **wrong})
        assert answer.status_code == 422
        assert 'id="sheet"' in answer.content.decode()
    assert keeper().journal.head("w-bad") is None
    assert director.post("/nuevo/crear/", {**good, "id": "w-turbo"}).status_code == 302
    again = director.post("/nuevo/crear/", {**good, "id": "w-turbo"})
    assert again.status_code == 302, "the same form sent twice is one wish"
    again = director.post("/nuevo/crear/", {**good, "id": "w-turbo", "key": "otra"})
    assert again.status_code == 422
    assert "Ya hay un torneo en esa dirección" in again.content.decode()


def test_rows_by_buttons(client: Client) -> None:
    director = client("director")
    values = {**form_of(director.get("/nuevo/plantilla/turbo/")), "act": "add:levels:0"}
    part = director.post("/nuevo/filas/", values, headers={"HX-Request": "true"})
    assert "<html" not in part.content.decode()
    assert "levels[16].number" in form_of(part)


def test_a_file_of_ones_own(client: Client) -> None:
    from django.core.files.uploadedfile import SimpleUploadedFile

    director = client("director")

    def upload(data: bytes) -> Any:
        return director.post("/nuevo/", {"file": SimpleUploadedFile("mia.yaml", data)})

    sheet = b"{name: Mia, stack: {100: 50}, levels: [{number: 1, big_blind: 100}]}"
    good = b"book: torrequebrada\nstructure: " + sheet
    assert form_of(upload(good))["name"] == "Mia"
    assert form_of(upload(good))["book"] == "torrequebrada"
    bad = upload(b"name: Mia\nlevls: []\nseats_per_table: nueve\n")
    assert bad.status_code == 422
    page = bad.content.decode()
    assert "línea 2" in page
    assert "línea 3" in page
    for data in (b"\xff\xfe\x00", b"x" * 300_000, b"[" * 5000):
        assert upload(data).status_code == 422


def test_the_sheet_can_be_downloaded_and_used_again(client: Client) -> None:
    stream, director = club_night("w-download"), client("director")
    text = director.get(f"/e/{stream}/preparar/hoja.yaml").content.decode()
    sheet = read_sheet(text)
    assert sheet.book == "tda-2013"
    assert sheet.structure.levels == state(stream).structure.levels
    assert sheet.structure.reentry == state(stream).structure.reentry
    assert director.get(f"/nuevo/copia/{stream}/").status_code == 200


# ---- changing later


def test_effects_are_shown_before_a_published_sheet_changes(client: Client) -> None:
    """Under a book that wants the reason on record, the change waits for it."""
    registration = Registration(closes_level=8)
    stream = club_night("w-change", entered=2, template="federation-stop", registration=registration)
    director, address = client("director"), f"/e/{stream}/preparar/hoja/"
    values = {**form_of(director.get(address)), "entry_price": "900.000", "why": ""}
    before = state(stream).version
    unseen = director.post(address, {**values, "why": "x", "act": "apply"})
    assert unseen.status_code == 200
    assert state(stream).version == before
    seen = director.post(address, {**values, "act": "effects"})
    shown, values = seen.content.decode(), form_of(seen)
    assert "Ya se han vendido 2 inscripciones a 800.000 COP; las siguientes costarán 900.000 COP" in shown
    assert "Condición publicada" in shown
    refused = director.post(address, {**values, "act": "apply"})
    assert refused.status_code == 409
    assert "hay que escribir el motivo" in refused.content.decode()
    assert state(stream).version == before
    done = director.post(address, {**values, "act": "apply", "why": "Error de imprenta"})
    assert done.status_code == 302
    assert state(stream).structure.entry_price == 90_000_000


def test_a_change_that_waits_for_another_person_is_told_as_waiting(client: Client) -> None:
    """Giving up the second person needs the second person."""
    stream = club_night("w-second", second_person=SecondPerson(payments=True))
    director, address = client("director"), f"/e/{stream}/preparar/hoja/"
    values = {**form_of(director.get(address)), "why": "somos pocos", "act": "effects"}
    values.pop("second_person.payments")
    values = {**form_of(director.post(address, values)), "why": "somos pocos", "act": "apply"}
    values.pop("second_person.payments", None)
    told = director.post(address, values, follow=True).content.decode()
    assert "Hoja cambiada" not in told
    assert "otra persona" in told
    assert state(stream).structure.second_person.payments


def test_what_has_been_played_cannot_be_changed(client: Client) -> None:
    stream, director = club_night("w-played", people=4, entered=3), client("director")
    start(stream)
    values = {**form_of(director.get(f"/e/{stream}/preparar/hoja/")), "levels[0].big_blind": "60", "why": "x"}
    shown = director.post(f"/e/{stream}/preparar/hoja/", {**values, "act": "effects"}).content.decode()
    assert "El nivel 1 ya se ha jugado" in shown
    assert 'value="apply"' not in shown
    director.post(f"/e/{stream}/preparar/hoja/", {**values, "act": "apply"})
    assert state(stream).structure.levels[0].big_blind == 50


def test_the_form_of_a_sheet_sent_twice_changes_it_once(client: Client) -> None:
    stream, director = club_night("w-twice"), client("director")
    address = f"/e/{stream}/preparar/hoja/"
    values = {**form_of(director.get(address)), "name": "Otro nombre", "why": "x", "act": "effects"}
    values |= {"seen": form_of(director.post(address, values))["seen"], "act": "apply", "key": "una"}
    for _ in range(2):
        assert director.post(address, values).status_code == 302
        assert state(stream).structure.name == "Otro nombre"
        version = state(stream).version
    assert director.post(address, values).status_code == 302
    assert state(stream).version == version
    assert director.post(address, {**values, "name": "Tercero"}).status_code == 409


def test_a_form_of_an_older_sheet_is_shown_again(client: Client) -> None:
    stream, director = club_night("w-older"), client("director")
    address = f"/e/{stream}/preparar/hoja/"
    values = {**form_of(director.get(address)), "why": "x", "act": "effects"}
    other, third = (form_of(director.post(address, {**values, "venue": one})) for one in ("Otra", "Tercera"))
    assert director.post(address, {**other, "act": "apply"}).status_code == 302
    late = director.post(address, {**third, "act": "apply"})
    assert late.status_code == 409
    assert "ha cambiado la hoja mientras tanto" in late.content.decode()
    assert state(stream).structure.venue == "Otra"


@pytest.mark.parametrize("role", ["desk", "floor", "dealer", "commission", "public"])
def test_only_directors_set_events_up(client: Client, role: str) -> None:
    stream, browser = club_night("w-roles"), client(role)
    expected = 302 if role == "public" else 403
    for address in (
        "/nuevo/",
        "/nuevo/plantilla/turbo/",
        f"/e/{stream}/preparar/",
        f"/e/{stream}/preparar/hoja/",
    ):
        assert browser.get(address).status_code == expected
    for address in ("/nuevo/crear/", "/nuevo/filas/", "/nuevo/revision/", f"/e/{stream}/preparar/revision/"):
        assert browser.post(address, {"act": "create"}).status_code == expected


def test_what_is_not_there(client: Client) -> None:
    for address in (
        "/nuevo/plantilla/nada/",
        "/nuevo/copia/nada/",
        "/e/nada/preparar/",
        "/e/nada/preparar/hoja/",
    ):
        assert client("director").get(address).status_code == 404


def test_a_copied_event_has_the_staff_of_the_first(client: Client) -> None:
    director = client("director")
    form = form_of(director.get("/nuevo/plantilla/federation-stop/"))
    made = {**form, "id": "w-con-equipo", "staff.floor": "Luis Gil", "act": "create"}
    director.post("/nuevo/crear/", made)
    assert form_of(director.get("/nuevo/copia/w-con-equipo/"))["staff.floor"] == "Luis Gil"


def test_an_address_that_cannot_be_never_leaves_the_sheet_without_errors(client: Client) -> None:
    """The review names the field by its label; what else is wrong is found too."""
    director = client("director")
    page = director.get("/nuevo/plantilla/club-night/")
    assert re.search(r'<form id="sheet"[^>]* novalidate', page.content.decode()), "the browser keeps it back"
    values = {**form_of(page), "id": "Noche Ñ", "levels[8].big_blind": "100"}
    text = re.sub(r"\s+", " ", director.post("/nuevo/revision/", values).content.decode())
    assert "Sin errores" not in text
    assert re.search(r'<span class="muted">Dirección en la sala</span> Escriba la dirección', text)
    assert 'data-path="levels[8]' in text


def test_a_draft_made_with_errors_says_so_and_lists_them_where_it_is_published(client: Client) -> None:
    director = client("director")
    form = form_of(director.get("/nuevo/plantilla/club-night/"))
    values = {**form, "id": "w-con-errores", "levels[8].big_blind": "100", "expected": "27", "act": "create"}
    answer = director.post("/nuevo/crear/", values, follow=True)
    page = re.sub(r"\s+", " ", answer.content.decode())
    assert re.search(r"Torneo creado como borrador, con \d+ error", page)
    assert "No falta nada" not in page
    publish = page.partition("<h2>Publicar")[2].partition("</section>")[0]
    assert "La hoja tiene" in publish
    assert "preparar/hoja/#levels[8]" in publish
    assert "27 entradas" in page
    assert form_of(director.get("/e/w-con-errores/preparar/hoja/"))["expected"] == "27"


@pytest.mark.parametrize("name", template_names())
def test_a_template_lasts_as_long_as_it_says(name: str) -> None:
    sheet = template(name)
    for lang in LANGS:
        said = re.search(
            r"(\d+) (?:a|to) (\d+) (?:horas|hours)", sheet.about.say(lang) if sheet.about else ""
        )
        ends = preview(sheet.structure, load_book(sheet.book), 40, lang)["ends"]
        hours = [
            int(h) + round(int(m or 0) / 60)
            for h, m in (
                re.findall(r"(\d+) h(?: (\d+) min)?", ends[key])[0] for key in ("first_lasts", "last_lasts")
            )
        ]
        assert "cuatro horas" not in str(sheet.about)
        if said:
            assert [int(said[1]), int(said[2])] == hours


def test_everybody_of_the_staff_is_named_in_one_go(client: Client) -> None:
    director = client("director")
    form = form_of(director.get("/nuevo/plantilla/club-night/"))
    director.post("/nuevo/crear/", {**form, "id": "w-equipo", "act": "create"})
    names = {"staff.tournament_director": "Ana Ruiz", "staff.floor": " Luis  Gil ", "staff.dealer": ""}
    director.post("/e/w-equipo/preparar/equipo/", names)
    page = director.get("/e/w-equipo/preparar/").content.decode()
    assert 'value="Ana Ruiz"' in page
    assert 'value="Luis Gil"' in page
    before = state("w-equipo").version
    director.post("/e/w-equipo/preparar/equipo/", names)
    assert state("w-equipo").version == before
