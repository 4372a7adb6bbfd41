"""Players from spreadsheets and lists out to them: what is read, what is refused and why, what is defused."""

import csv
import io
import zipfile
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook  # type: ignore[import-untyped]

from torneo.paper.cells import Cell, armed, defused
from torneo.paper.spreadsheets import as_csv, as_xlsx
from torneo.room.sheets.people import Known, country_code, read_people
from torneo.room.sheets.reading import MOST_ROWS, Unreadable, read_table
from torneo.writing import iso_day

Client = Callable[[str], Any]


def people(text: str, known: Known | None = None) -> Any:
    return read_people(read_table(text.encode(), "lista.csv"), known or Known())


# ---- reading


@pytest.mark.parametrize("separator", [";", ",", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "utf-16"])
def test_separators_and_encodings(separator: str, encoding: str) -> None:
    text = separator.join(("Nombre", "País")) + "\n" + separator.join(("Íñigo Muñoz", "España")) + "\n"
    report = read_people(read_table(text.encode(encoding), "x.csv"), Known())
    assert [(one.name, one.country, one.row) for one in report.good] == [("Íñigo Muñoz", "ES", 2)]


@pytest.mark.parametrize(
    "heading",
    [
        "Nombre;Documento;Fecha de nacimiento;País;Club;Correo",
        "name;document;date of birth;country;team;e-mail",
        "JUGADOR;D.N.I.;NACIMIENTO;NACIONALIDAD;EQUIPO;TELÉFONO",
    ],
)
def test_columns_in_both_languages(heading: str) -> None:
    report = people(f"{heading}\nAna Ruiz;12.345.678-z;31/12/1990;es;Norte;ana@x.es")
    one = report.good[0]
    assert (one.name, one.document, one.born, one.country) == ("Ana Ruiz", "12345678Z", "1990-12-31", "ES")
    assert (one.club, one.contact, report.bad) == ("Norte", "ana@x.es", [])


def test_first_and_last_names_and_unknown_columns() -> None:
    report = people("Nombre;Apellidos;Talla\nAna;Ruiz Gil;M")
    assert (report.good[0].name, report.good[0].surnames) == ("Ana Ruiz Gil", "Ruiz Gil")
    assert report.ignored == ["Talla"]
    turned = people('name\n"Ruiz Gil, Ana"').good[0]
    assert (turned.name, turned.surnames) == ("Ana Ruiz Gil", "Ruiz Gil")
    assert people("name\nAna Ruiz").good[0].surnames == ""


def test_every_fault_of_a_row_is_told_with_row_and_column() -> None:
    report = people("Nombre;Documento;Nacimiento;País\n;--;31/31/1990;Atlántida\nAna;A1;1990-01-02;CO\n")
    assert [(one.row, one.column, one.code) for one in report.bad] == [
        (2, "Nombre", "name_missing"),
        (2, "Documento", "document_empty"),
        (2, "Nacimiento", "date_unreadable"),
        (2, "País", "country_unknown"),
    ]
    assert [one.name for one in report.good] == ["Ana"]
    assert report.bad_rows == 1


def test_people_who_cannot_be_told_apart() -> None:
    known = Known(documents={"A1": "Ana Ruiz"}, names={"ana ruiz": 1, "luis gil": 1})
    report = people(
        "nombre;documento\nAna Ruíz;a-1\nEva Sol;A1\nLuis Gil;\nBea;B2\nBeatriz;b2\nRosa;\nROSA;", known
    )
    assert [one.row for one in report.same] == [2]
    assert [(one.row, one.code) for one in report.bad] == [
        (3, "document_of_other"),
        (4, "name_known"),
        (6, "document_twice"),
        (8, "name_twice"),
    ]
    assert [one.name for one in report.good] == ["Bea", "Rosa"]


def test_a_list_without_names_says_what_it_found() -> None:
    report = people("foo;bar\n1;2")
    assert report.bad[0].code == "no_name_column"
    assert report.bad[0].found == "foo; bar"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1990-12-31", date(1990, 12, 31)),
        ("31/12/1990", date(1990, 12, 31)),
        ("31.12.1990", date(1990, 12, 31)),
        ("12/31/1990", date(1990, 12, 31)),
        ("5-3-1988", date(1988, 3, 5)),
        ("1990-02-30", None),
        ("31/12/90", None),
        ("ayer", None),
        ("1790-01-01", None),
    ],
)
def test_dates(text: str, found: date | None) -> None:
    assert iso_day(text, "es") == (found.isoformat() if found else "")


def test_countries_by_name_and_code() -> None:
    assert [country_code(one) for one in ("España", "spain", "co", "MÉXICO", "Narnia")] == [
        "ES",
        "ES",
        "CO",
        "MX",
        "",
    ]


@pytest.mark.parametrize(
    ("data", "name", "code"),
    [
        (b"", "a.csv", "nothing"),
        (b"\n\n", "a.csv", "nothing"),
        (b"nombre\n" + b"x\n" * (MOST_ROWS + 2), "a.csv", "too_many_rows"),
        (b"a" * (5 * 1024 * 1024 + 1), "a.csv", "too_big"),
        (b"\x00\x01\x02binary", "a.csv", "not_a_table"),
        (b"PK\x03\x04broken", "a.xlsx", "not_a_table"),
        (b"plain", "a.xlsx", "not_a_table"),
    ],
)
def test_files_that_are_not_read(data: bytes, name: str, code: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        read_table(data, name)
    assert wrong.value.code == code


def test_a_workbook_that_unpacks_to_too_much_is_not_opened() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as parts:
        parts.writestr("[Content_Types].xml", "<x/>")
        parts.writestr("xl/worksheets/sheet1.xml", b"0" * (70 * 1024 * 1024))
    with pytest.raises(Unreadable) as wrong:
        read_table(out.getvalue(), "bomb.xlsx")
    assert wrong.value.code == "too_big"


def test_workbooks_with_dates_and_numbers() -> None:
    book = Workbook()
    book.active.append(["Nombre", "Documento", "Nacimiento"])
    book.active.append(["Ana Ruiz", 12345678.0, date(1990, 12, 31)])
    out = io.BytesIO()
    book.save(out)
    one = read_people(read_table(out.getvalue(), "x.xlsx"), Known()).good[0]
    assert (one.document, one.born) == ("12345678", "1990-12-31")


# ---- writing


@pytest.mark.parametrize("text", ["=1+1", "+34 600", "-1", "@SUM(A1)", "\tx", " =1"])
def test_cells_that_would_run_are_defused_and_come_back(text: str) -> None:
    assert defused(text) == f"'{text}"
    assert armed(defused(text)) == text
    assert defused("Ana-María") == "Ana-María"


def test_what_is_written_can_be_read_by_spreadsheets() -> None:
    head = ["Nombre", "n"]
    rows: list[list[Cell]] = [["=cmd|' /C calc'!A0", 5], ['Ana; "la" Ruiz', -3]]
    lines = list(csv.reader(io.StringIO(as_csv(head, rows, "es").decode("utf-8-sig")), delimiter=";"))
    assert lines[1:] == [["'=cmd|' /C calc'!A0", "5"], ['Ana; "la" Ruiz', "-3"]]
    sheet = load_workbook(io.BytesIO(as_xlsx("Lista: [1]", head, rows))).active
    assert (sheet["A2"].value, sheet["A2"].data_type, sheet["B3"].value) == ("'=cmd|' /C calc'!A0", "s", -3)


# ---- the pages


def made(name: str) -> str:
    from tests.support.desk_room import club_night

    return club_night(name, people=3, entered=2)


def upload(client: Any, stream: str, data: bytes, name: str = "lista.csv") -> Any:
    from django.core.files.uploadedfile import SimpleUploadedFile

    return client.post(f"/e/{stream}/inscripcion/importar/", {"file": SimpleUploadedFile(name, data)})


def token_of(page: Any) -> str:
    text: str = page.content.decode().partition('name="token" value="')[2]
    return text.partition('"')[0]


def test_an_import_shows_its_report_first_and_then_takes_the_good_rows(client: Client) -> None:
    from torneo.room.keeping import keeper

    stream, desk = made("io-import"), client("desk")
    rows = ("Zoe Sanz;Z1;1990-05-05", "Mala;Z2;ayer", "Niño;Z3;2020-01-01", "Iván Paz;Z4;")
    text = "\n".join(("Nombre;Documento;Nacimiento", *rows))
    before = keeper().state(stream).version
    report = upload(desk, stream, text.encode("latin-1"))
    page = report.content.decode()
    assert "2 filas nuevas · 0 ya registradas · 2 con errores" in page
    assert "ayer" in page
    assert "1990-12-31" in page
    assert "edad mínima" in page
    assert keeper().state(stream).version == before
    done = desk.post(f"/e/{stream}/inscripcion/importar/aceptar/", {"token": token_of(report)})
    assert "2 jugadores importados" in done.content.decode()
    names = {one.name for one in keeper().state(stream).players.values()}
    assert {"Zoe Sanz", "Iván Paz"} <= names
    assert "Mala" not in names
    again = desk.post(f"/e/{stream}/inscripcion/importar/aceptar/", {"token": token_of(report)})
    assert again.status_code == 410
    assert "0 filas nuevas · 2 ya registradas" not in upload(desk, stream, b"Nombre\n").content.decode()


def test_an_import_is_its_owners_and_its_events(client: Client) -> None:
    stream, other = made("io-owner"), made("io-other")
    token = token_of(upload(client("desk"), stream, b"Nombre\nZoe\n"))
    assert (
        client("director").post(f"/e/{stream}/inscripcion/importar/aceptar/", {"token": token}).status_code
        == 410
    )
    for wrong in ("../secret-key", "x" * 32, ""):
        answer = client("desk").post(f"/e/{other}/inscripcion/importar/aceptar/", {"token": wrong})
        assert answer.status_code == 410
    answer = client("desk").post(f"/e/{other}/inscripcion/importar/aceptar/", {"token": token})
    assert answer.status_code == 410


def test_an_interrupted_import_goes_on_without_repeating(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    from torneo.room.keeping import keeper
    from torneo.room.pages import players_io

    stream, desk = made("io-long"), client("desk")
    rows = "".join(f"Persona {number};D{number}\n" for number in range(30))
    token = token_of(upload(desk, stream, f"Nombre;Documento\n{rows}".encode()))
    monkeypatch.setattr(players_io, "_AT_A_TIME", 0.0001)
    seen = 0
    for _ in range(40):
        answer = desk.post(
            f"/e/{stream}/inscripcion/importar/aceptar/", {"token": token}, headers={"HX-Request": "true"}
        )
        if "importados" in answer.content.decode():
            break
        seen += 1
    assert seen > 1
    assert sum(one.name.startswith("Persona") for one in keeper().state(stream).players.values()) == 30


def test_uploads_are_limited_and_told(client: Client) -> None:
    stream, desk = made("io-limits"), client("desk")
    for data, name, told in (
        (b"a" * (5 * 1024 * 1024 + 10), "g.csv", "5 MB"),
        (b"PK\x03\x04x", "m.xlsx", "CSV o XLSX"),
        (b"", "v.csv", "Elija un archivo"),
    ):
        answer = upload(desk, stream, data, name)
        assert answer.status_code == 422
        assert told in answer.content.decode() or "vacío" in answer.content.decode()


@pytest.mark.parametrize("role", ["floor", "dealer", "commission", "public"])
def test_lists_with_personal_data_are_for_the_desk(client: Client, role: str) -> None:
    stream = made("io-roles")
    for address in ("importar/", "lista/jugadores.csv", "lista/inscripciones.xlsx"):
        answer = client(role).get(f"/e/{stream}/inscripcion/{address}")
        assert answer.status_code == (302 if role == "public" else 403)


def test_exports(client: Client) -> None:
    from torneo.room.keeping import give
    from torneo.tournament import Actor
    from torneo.tournament.entries.commands import RegisterPlayer

    stream, desk = made("io-export"), client("desk")
    give(
        stream, RegisterPlayer(player="evil", name="=HYPERLINK(1)", contact="+34600"), Actor("A", "director")
    )
    answer = desk.get(f"/e/{stream}/inscripcion/lista/jugadores.csv")
    assert 'filename="io-export-jugadores.csv"' in answer.headers["Content-Disposition"]
    rows = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig")), delimiter=";"))
    assert rows[0][:2] == ["Nombre", "Documento"]
    assert rows[-1][0] == "'=HYPERLINK(1)"
    assert rows[-1][5] == "'+34600"
    back = read_people(read_table(answer.content, "x.csv"), Known())
    assert back.good[-1].name == "=HYPERLINK(1)"
    sheet = load_workbook(
        io.BytesIO(desk.get(f"/e/{stream}/inscripcion/lista/inscripciones.xlsx?lang=en").content)
    ).active
    heads = [cell.value for cell in sheet[1]]
    row = dict(zip(heads, [cell.value for cell in sheet[2]], strict=True))
    assert (row["Entry"], row["To prizes"], row["Fees"], row["Payment"]) == (1, 25, 5, "Cash")
    assert desk.get(f"/e/{stream}/inscripcion/lista/nada.csv").status_code == 404
    assert desk.get(f"/e/{stream}/inscripcion/lista/resultados.csv").status_code == 200
