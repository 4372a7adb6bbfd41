"""The page where screens are chosen, and what a house puts on them."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from tests.support.kept_room import keep
from tests.support.pictures import jpeg, png
from tests.support.shown import keep as keep_journal
from tests.support.shown import played
from tests.support.wall_room import breaking, paying

Client = Callable[[str], Any]
STREAM = "adornos"


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    return keep(STREAM, paying())


@pytest.fixture(autouse=True)
def bare(stream: str) -> Any:
    """Nothing of one test is on the screens of another."""
    from torneo.room.models import ScreenPicture, ScreenText

    yield
    ScreenPicture.objects.filter(stream__in=(stream, "")).delete()
    ScreenText.objects.filter(stream__in=(stream, "")).delete()


def page_of(browser: Any, where: str) -> str:
    answer = browser.get(f"/e/{STREAM}/{where}")
    assert answer.status_code == 200, where
    return re.sub(r"\s+", " ", answer.content.decode())


def send(browser: Any, body: bytes, act: str = "picture", name: str = "cartel.png", **more: str) -> Any:
    file = SimpleUploadedFile(name, body)
    return browser.post(f"/e/{STREAM}/pantallas/", {"act": act, "file": file, **more})


def pictures(browser: Any) -> list[str]:
    return re.findall(rf'src="(/e/{STREAM}/pantallas/\d+/\?v=\w+)"', page_of(browser, "pantalla/"))


def test_every_layout_has_its_address_and_code(client: Client) -> None:
    page = page_of(client("public"), "pantallas/")
    for layout in ("premios", "asientos", "mesas", "imagenes"):
        assert f'href="/e/{STREAM}/pantalla/?vista={layout}&amp;lang=en"' in page
        assert f"http://localhost/e/{STREAM}/pantalla/?vista={layout}&amp;lang=es" in page
    assert page.count("<svg") == 7
    assert 'type="file"' not in page
    english = page_of(client("public"), "pantallas/?lang=en")
    for words in ("Clock and prizes", "Seats by name", "Open in Spanish", "For phones"):
        assert words in english


@pytest.mark.parametrize("layout", ["", "reloj", "premios", "asientos", "mesas", "imagenes", "otra", "<b>"])
def test_a_screen_shows_the_layout_it_asks_for(client: Client, layout: str) -> None:
    page = page_of(client("public"), f"pantalla/?vista={layout}")
    known = layout if layout in ("premios", "asientos", "mesas", "imagenes") else "reloj"
    assert f'data-layout="{known}"' in page
    assert ("Ya ganados" in page or 'data-live="prize_board"' in page) is (known == "premios")
    assert ('class="seat-list"' in page) is (known == "asientos")
    assert ('class="table-list"' in page) is (known == "mesas")


def test_the_list_of_prizes_as_published(client: Client) -> None:
    page = page_of(client("public"), "pantalla/?vista=premios")
    rows = re.findall(r'<span class="place">([\d–]+)</span>', page)
    assert rows[:9] == [str(place) for place in range(1, 10)]
    assert rows[-1].endswith("–24")
    assert "Los premios se publican" not in page


def test_before_they_are_published_it_says_when(client: Client) -> None:
    keep("sin-publicar", breaking())
    page = client("public").get("/e/sin-publicar/pantalla/?vista=premios").content.decode()
    assert "Los premios se publican al cerrarse la inscripción." in page


def test_tables_name_who_sits_where(client: Client) -> None:
    from torneo.room.keeping import keeper

    entry = keeper().state(STREAM).alive()[0]
    name = keeper().state(STREAM).players[entry.player].name
    page = page_of(client("public"), "asientos/lista/?por=mesas")
    table = page.split(f"Mesa {entry.table} ")[1].split("</ol>")[0]
    assert f'<b>{entry.seat}</b> <span class="name">{name}</span>' in table


def test_a_logo_a_text_and_pictures_are_on_every_screen(client: Client) -> None:
    director = client("director")
    assert send(director, png(300, 120), "logo", "Casino Norte.png").status_code == 302
    assert send(director, jpeg(300, 120)).status_code == 302
    text = {"act": "text", "es": "  Wifi:\n CASINO  ", "en": ""}
    assert director.post(f"/e/{STREAM}/pantallas/", text).status_code == 302
    for layout in ("reloj", "premios", "asientos", "mesas", "imagenes"):
        page = page_of(client("public"), f"pantalla/?vista={layout}&lang=en")
        assert "Wifi: CASINO" in page
        assert 'alt="Casino Norte"' in page
        assert len(pictures(client("public"))) == 2
    assert send(director, png(10, 10), "logo", "Otro.png").status_code == 302
    page = page_of(client("public"), "pantalla/")
    assert 'alt="Otro"' in page
    assert "Casino Norte" not in page


def test_what_the_room_shows_everywhere_gives_way_to_the_events_own(client: Client) -> None:
    keep("vecino", breaking())
    director = client("director")
    send(director, png(10, 10), "logo", "Sala.png", everywhere="1")
    send(director, png(11, 10), "picture", "Todos.png", everywhere="1")
    send(director, png(12, 10), "logo", "Propio.png")
    director.post(f"/e/{STREAM}/pantallas/", {"act": "text", "es": "de la sala", "everywhere": "1"})
    here = page_of(client("public"), "pantalla/")
    there = client("public").get("/e/vecino/pantalla/").content.decode()
    assert ('alt="Propio"' in here, 'alt="Sala"' in here, 'alt="Todos"' in here) == (True, False, True)
    assert ('alt="Propio"' in there, 'alt="Sala"' in there, 'alt="Todos"' in there) == (False, True, True)
    assert "de la sala" in here
    assert "de la sala" in there
    own = pictures(client("public"))[0]
    assert client("public").get(own.replace(STREAM, "vecino")).status_code == 404


def test_a_picture_is_served_as_nothing_but_a_picture(client: Client) -> None:
    send(client("director"), png(300, 120), name="<script>.png")
    (where,) = pictures(client("public"))
    answer = client("public").get(where)
    assert answer.content == png(300, 120)
    assert answer.headers["Content-Type"] == "image/png"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert "script" not in answer.headers["Content-Disposition"]
    assert 'alt="&lt;script&gt;"' in page_of(client("public"), "pantalla/")
    assert client("public").get(f"/e/{STREAM}/pantallas/999999/").status_code == 404
    assert client("public").get(f"/e/{STREAM}/pantallas/{10**30}/").status_code == 404


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"<svg><script>alert(1)</script></svg>", "Los SVG no se admiten"),
        (b"", "Elija primero un archivo"),
        (png(20, 20)[:-12], "incompleta o dañada"),
        (png(7_000, 10), "7000 × 10"),
        (png(1, 1) + bytes(2 * 1024 * 1024), "ocupa más de 2 MB"),
    ],
    ids=["svg", "empty", "cut", "wide", "heavy"],
)
def test_what_is_not_taken_is_told_and_nothing_is_kept(client: Client, body: bytes, said: str) -> None:
    answer = send(client("director"), body)
    assert answer.status_code == 422
    assert said in answer.content.decode()
    assert pictures(client("public")) == []
    assert client("director").post(f"/e/{STREAM}/pantallas/", {"act": "picture"}).status_code == 422


def test_twelve_pictures_and_no_more_and_each_once(client: Client) -> None:
    director = client("director")
    for size in range(1, 13):
        assert send(director, png(size, 1)).status_code == 302
    answer = send(director, png(13, 1))
    assert "Ya hay 12 imágenes" in answer.content.decode()
    assert len(pictures(client("public"))) == 12
    number = re.findall(r"/(\d+)/\?v", pictures(client("public"))[0])[0]
    director.post(f"/e/{STREAM}/pantallas/", {"act": "remove", "number": number})
    assert send(director, png(2, 1)).status_code == 302
    assert len(pictures(client("public"))) == 11
    for odd in ("", "x", "-1", "9" * 40):
        assert director.post(f"/e/{STREAM}/pantallas/", {"act": "remove", "number": odd}).status_code == 302
    assert len(pictures(client("public"))) == 11


@pytest.mark.parametrize("role", ["floor", "desk", "dealer", "commission", "public"])
def test_only_directors_change_what_is_on_the_screens(client: Client, role: str) -> None:
    answer = send(client(role), png(10, 10))
    assert answer.status_code == (302 if role == "public" else 403)
    assert pictures(client("public")) == []
    assert 'type="file"' not in page_of(client(role), "pantallas/")


def test_every_change_is_on_record(client: Client) -> None:
    from torneo.room.models import Record

    last = Record.objects.order_by("-pk").values_list("pk", flat=True).first() or 0
    director = client("director")
    send(director, png(10, 10), name="Cerveza.png")
    number = re.findall(r"/(\d+)/\?v", pictures(director)[0])[0]
    director.post(f"/e/{STREAM}/pantallas/", {"act": "remove", "number": number})
    director.post(f"/e/{STREAM}/pantallas/", {"act": "text", "es": "hola"})
    found = Record.objects.filter(pk__gt=last, what__startswith="screen_").order_by("pk")
    assert [one.what for one in found] == ["screen_picture", "screen_picture_removed", "screen_text"]
    assert (
        "Imagen nueva en las pantallas de adornos: Cerveza"
        in director.get("/cuentas/registro/").content.decode()
    )


def test_a_screen_asks_for_what_is_new_only(client: Client) -> None:
    public = client("public")
    mark = re.findall(r'class="dress" data-mark="(\w+)"', page_of(public, "pantalla/"))[0]
    source = f"/e/{STREAM}/pantalla/adorno/"
    assert public.get(source, {"m": mark}).status_code == 204
    client("director").post(f"/e/{STREAM}/pantallas/", {"act": "text", "en": "Dinner at ten"})
    answer = public.get(source, {"m": mark})
    assert answer.status_code == 200
    assert "Dinner at ten" in answer.content.decode()


def test_a_draft_has_no_screens_for_the_public(client: Client) -> None:
    keep_journal("borrador-tv", played("fcp-2025")[:1], "fcp-2025")
    for where in ("pantallas/", "pantalla/adorno/", "pantallas/1/"):
        assert client("public").get(f"/e/borrador-tv/{where}").status_code == 404
    assert client("public").get("/e/nadie/pantallas/").status_code == 404


def test_pictures_and_text_go_with_a_backup(client: Client) -> None:
    """They are read back byte by byte."""
    from django.core import serializers

    from torneo.room.models import ScreenPicture

    send(client("director"), png(30, 20))
    kept = ScreenPicture.objects.get(stream=STREAM)
    (back,) = serializers.deserialize("jsonl", serializers.serialize("jsonl", [kept]))
    read: Any = back.object
    assert bytes(read.data) == png(30, 20)
