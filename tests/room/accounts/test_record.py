"""What is changed at the doors of the room is on record: who, when, what, from where; and stays there."""

import json
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from tests.support.kept_room import keep, signed_in
from tests.support.people_of import account, left_alone
from tests.support.private import with_luz

PASSWORD = "un-caballo-verde"
HOUSE = """house: casa-registro
base: fcp-2025
title: {es: La casa, en: The house}
policies: {clock_seconds: 40}
"""


@pytest.fixture(autouse=True)
def _clean(room: None) -> Any:
    with left_alone():
        yield


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    return keep("con-registro", with_luz())


class Since:
    """What has been put on record since it was made."""

    def __init__(self) -> None:
        from torneo.room.models import Record

        self._rows = Record.objects
        self._last = last.pk if (last := Record.objects.first()) else 0

    def rows(self) -> list[Any]:
        return list(self._rows.filter(pk__gt=self._last).order_by("pk"))

    def told(self) -> list[tuple[str, str, str]]:
        return [(one.what, one.by, one.where) for one in self.rows()]


def test_accounts_roles_and_passwords(room: None) -> None:
    from django.contrib.auth.models import User

    since, director = Since(), signed_in("director")
    director.post("/cuentas/nueva/", {"username": "eva", "name": "Eva", "role": "desk", "password": PASSWORD})
    eva = User.objects.get(username="eva")
    director.post(f"/cuentas/{eva.pk}/", {"role": "floor", "active": "1"})
    director.post(f"/cuentas/{eva.pk}/", {"role": "floor"})
    director.post(f"/cuentas/{eva.pk}/", {"role": "floor", "active": "1"})
    director.post(f"/cuentas/{eva.pk}/clave/", {"password": "otro-caballo-azul"})
    signed_in("eva").post("/cuenta/", {"old": "otro-caballo-azul", "new": "tercer-caballo-gris"})
    signed_in("operations").post(f"/cuentas/{eva.pk}/", {"role": "director", "active": "1"})  # refused
    assert since.told() == [
        ("account_made", "director", "127.0.0.1"),
        ("account_role", "director", "127.0.0.1"),
        ("account_disabled", "director", "127.0.0.1"),
        ("account_enabled", "director", "127.0.0.1"),
        ("password_reset", "director", "127.0.0.1"),
        ("password_changed", "eva", "127.0.0.1"),
    ]
    rows = since.rows()
    assert json.loads(rows[1].facts) == {"before": "desk", "role": "floor"}
    assert {one.about for one in rows} == {"eva"}
    assert not [one for one in rows if "caballo" in one.facts]
    page = director.get("/cuentas/registro/").content.decode()
    assert "eva: de inscripción a floor" in page
    assert "eva cambia su contraseña" in page
    assert "eva: from desk to floor" in director.get("/cuentas/registro/?lang=en").content.decode()


def test_tokens_links_webhooks_settings_and_house_books(stream: str) -> None:
    from torneo.room.models import Token, Webhook

    since, director = Since(), signed_in("director")
    director.post("/api/llaves/nueva/", {"name": "Pantallas", "role": "desk"})
    director.post(f"/api/llaves/{Token.objects.first().pk}/anular/")  # type: ignore[union-attr]
    fields = {"name": "Web", "url": "http://127.0.0.1:9/x", "stream": stream}
    director.post("/api/llaves/avisos/nuevo/", fields)
    hook = Webhook.objects.get(name="Web")
    for act in ("pausar", "reanudar", "borrar"):
        director.post(f"/api/llaves/avisos/{hook.pk}/{act}/")
    signed_in("desk").post(f"/e/{stream}/jugadores/luz/enlace/")
    signed_in("desk").post(f"/e/{stream}/jugadores/luz/enlace/", {"act": "revoke"})
    director.post(f"/e/{stream}/manos/ajustes/", {"act": "link", "table": "1"})
    director.post(f"/e/{stream}/manos/ajustes/", {"act": "revoke", "table": "1"})
    director.post(f"/e/{stream}/manos/ajustes/", {"act": "save", "public": "delayed", "minutes": "20"})
    book = SimpleUploadedFile("casa.yaml", HOUSE.encode())
    assert director.post("/libros/casa/", {"file": book}).status_code == 302
    assert [(what, by) for what, by, _ in since.told()] == [
        ("token_made", "director"), ("token_revoked", "director"),
        ("webhook_made", "director"), ("webhook_paused", "director"), ("webhook_resumed", "director"),
        ("webhook_deleted", "director"), ("link_made", "desk"), ("link_revoked", "desk"),
        ("link_made", "director"), ("link_revoked", "director"), ("showing_saved", "director"),
        ("house_book_saved", "director"),
    ]  # fmt: skip
    page = director.get("/cuentas/registro/").content.decode()
    assert "Enlace privado nuevo: jugador luz" in page


def test_programs_and_the_terminal(stream: str, capsys: pytest.CaptureFixture[str]) -> None:
    from tests.support.api import Program

    from torneo.cli import main

    program = Program("director")
    since = Since()
    made = program.post("/webhooks", {"name": "Otra", "url": "http://127.0.0.1:9/y"}).json()
    program.delete(f"/webhooks/{made['id']}")
    assert main(["token", "make", "cronometro", "--role", "desk"]) == 0
    number = capsys.readouterr().out.split("Llave ")[1].split(":")[0]
    assert main(["token", "revoke", number]) == 0
    assert [(what, where) for what, _, where in since.told()] == [
        ("webhook_made", "127.0.0.1"), ("webhook_deleted", "127.0.0.1"),
        ("token_made", "terminal"), ("token_revoked", "terminal"),
    ]  # fmt: skip
    assert since.rows()[0].by == f"{program.token.pk} Programa director"
    assert main(["accounts", "log", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert f"Token revoked: {number} cronometro (desk)" in printed
    assert "terminal of the room's computer" in printed
    assert main(["accounts", "log", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[-1]["what"] == "token_revoked"


def test_the_record_cannot_be_changed_or_emptied(room: None) -> None:
    from django.db import DatabaseError, connection

    from torneo.room.accounts.record import PROGRAM, note
    from torneo.room.models import Record

    note(PROGRAM, "sessions_ended", "nobody")
    row = Record.objects.first()
    assert row is not None
    with pytest.raises(DatabaseError, match="append-only"):
        Record.objects.filter(pk=row.pk).update(by="another")
    with pytest.raises(DatabaseError, match="append-only"):
        row.delete()
    with connection.cursor() as cursor:
        for statement in (
            "DELETE FROM room_record",
            f"UPDATE room_record SET what = 'x' WHERE id = {row.pk}",
            f"INSERT OR REPLACE INTO room_record SELECT * FROM room_record WHERE id = {row.pk}",
        ):
            with pytest.raises(DatabaseError, match="append-only"):
                cursor.execute(statement)
    assert Record.objects.get(pk=row.pk).about == "nobody"


def test_long_records_come_in_pages(room: None) -> None:
    from torneo.room.accounts.record import PROGRAM, note

    for number in range(60):
        note(PROGRAM, "sessions_ended", f"fila-{number:02d}")
    director = signed_in("director")
    first = director.get("/cuentas/registro/").content.decode()
    assert "fila-59" in first
    assert "fila-09" not in first
    older = first.split('href="?antes=')[1].split('"')[0]
    second = director.get(f"/cuentas/registro/?antes={older}").content.decode()
    assert "fila-09" in second
    assert "fila-10" not in second
    for odd in ("x", "-1", "9" * 40, "٣"):
        assert director.get("/cuentas/registro/", {"antes": odd}).status_code == 200


def test_every_code_has_its_words(room: None) -> None:
    from torneo.room.accounts.record import CODES
    from torneo.room.words import words

    assert {*CODES} == {*words.under("record.what", "es")}


def test_accounts_from_the_terminal(room: None, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    from django.contrib.auth.models import User

    from torneo.cli import main

    account("perdida", "director", PASSWORD)
    assert main(["accounts", "list", "--lang", "en"]) == 0
    assert "perdida" in capsys.readouterr().out
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("otro-caballo-azul\n"))
    since = Since()
    assert main(["accounts", "password", "perdida"]) == 0
    assert User.objects.get(username="perdida").check_password("otro-caballo-azul")
    assert [(what, where) for what, _, where in since.told()] == [("password_reset", "terminal")]
    monkeypatch.setattr("sys.stdin", io.StringIO("1234\n"))
    assert main(["accounts", "password", "perdida"]) == 1
    assert "ocho caracteres" in capsys.readouterr().err
    assert main(["accounts", "password", "nadie"]) == 1
    assert "no existe" in capsys.readouterr().err
