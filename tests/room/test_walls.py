"""Slow, broken and greedy clients before the real server: the room goes on, and they are ended."""

import contextlib
import http.client
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.support.served import Served
from tools.chaos.slow_clients import SENT, SlowClients

from torneo.room.open_files import allow_files
from torneo.room.pages.copies import BRINGS_COPY
from torneo.room.walls.limits import BadSetting, Limits, limits, most_of_body

#: Seconds: nobody waits so long in these tests, whatever the machine.
_NEVER = "100000"
#: An address of this machine that is not the machine's own door.
STRANGER = "127.0.0.2"
#: A page for everybody.
PAGE = "/arbitraje/"


@pytest.fixture(scope="module", autouse=True)
def _files() -> None:
    allow_files()


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room that waits for everybody: whoever is held stays."""
    with Served(tmp_path_factory.mktemp("patient"), "serve", env={"TORNEO_PATIENCE": _NEVER}) as served:
        yield served


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room that ends whoever keeps it waiting, after a second."""
    with Served(tmp_path_factory.mktemp("hasty"), "serve", env={"TORNEO_PATIENCE": "1"}) as served:
        yield served


def asked(
    room: Served, method: str, path: str, body: bytes = b"", source: str = "", **headers: str
) -> tuple[int, str, dict[str, str]]:
    where = (source, 0) if source else None
    connection = http.client.HTTPConnection("127.0.0.1", room.port, timeout=60, source_address=where)
    connection.request(method, path, body or None, headers)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text, {name.lower(): value for name, value in answer.getheaders()}


def raw(room: Served, sent: bytes) -> bytes:
    """Everything the room says to these bytes until it closes."""
    with socket.create_connection(("127.0.0.1", room.port), timeout=60) as one:
        said = b""
        with contextlib.suppress(ConnectionError):
            one.sendall(sent)
            while piece := one.recv(65_536):
                said += piece
        return said


# ---- held open ----------------------------------------------------------------------------------------


def test_half_sent_requests_stop_nobody(patient: Served) -> None:
    """Nine half-sent bodies took all threads of the room, for as long as they stayed open."""
    with SlowClients("127.0.0.1", patient.port, {"body": 300, "head": 50, "silent": 50}, again=False) as slow:
        slow.wait_held()
        for _ in range(5):
            assert asked(patient, "GET", PAGE)[0] == 200
            assert asked(patient, "POST", "/entrar/", b"username=x")[0] == 403  # answered: without its token
        assert slow.held == slow.wanted, slow.ended


def test_answers_nobody_reads_hold_no_thread(patient: Served) -> None:
    with SlowClients("127.0.0.1", patient.port, {"unread": 40}, again=False) as slow:
        slow.wait_held()
        for _ in range(5):
            assert asked(patient, "GET", PAGE)[0] == 200
        assert slow.held == slow.wanted, slow.ended


def test_who_is_too_slow_is_told_and_ended(hasty: Served) -> None:
    with SlowClients("127.0.0.1", hasty.port, {"body": 100, "head": 100}, again=False) as slow:
        slow.wait_ended()
    assert slow.ended == {"408": 200}


def test_who_says_nothing_is_closed_without_a_word(hasty: Served) -> None:
    """A browser opens connections in advance: words there would be taken for the answer to its request."""
    assert raw(hasty, b"") == b""


def test_who_does_not_read_is_ended(hasty: Served) -> None:
    with SlowClients("127.0.0.1", hasty.port, {"unread": 20}, again=False) as slow:
        slow.wait_ended()
    assert slow.ended == {"reset": 20}


def test_too_slow_is_said_in_the_language_of_the_page(hasty: Served) -> None:
    def said(path: str, *more: str) -> str:
        lines = [f"POST {path} HTTP/1.1", "Host: localhost", "Content-Length: 90", *more, "", "a"]
        return raw(hasty, "\r\n".join(lines).encode()).decode()

    assert "HTTP/1.1 408" in said("/entrar/")
    assert "No se ha guardado nada" in said("/entrar/")
    assert "Nothing was stored" in said("/entrar/", "Cookie: torneo_lang=en")
    assert "content-type: text/plain" in said("/entrar/", "HX-Request: true")
    problem = json.loads(said("/api/rulings?lang=en").rpartition("\r\n\r\n")[2])
    assert (problem["status"], problem["reason"]) == (408, "too_slow")


# ---- too much -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_too_long_is_told_so(patient: Served, chunked: bool) -> None:
    """At once where its length is declared, and its sender can read it although it is still sending."""
    body: Any = iter([b"x" * 30_000] * 100) if chunked else b"x" * 3_000_000
    connection = http.client.HTTPConnection("127.0.0.1", patient.port, timeout=60)
    connection.request("POST", "/entrar/", body, encode_chunked=chunked)
    answer = connection.getresponse()
    text = answer.read().decode()
    assert answer.status == 413
    assert "como mucho 8 KB" in text
    connection.close()


def test_a_declared_length_is_refused_before_it_is_sent(patient: Served) -> None:
    head = b"POST /entrar/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n0123456789"
    with socket.create_connection(("127.0.0.1", patient.port), timeout=60) as one:
        one.sendall(head)
        assert one.recv(65_536).startswith(b"HTTP/1.1 413")


@pytest.mark.parametrize("piece", [b"X-A: " + b"a" * 900 + b"\r\n", b"a"], ids=["many headers", "one header"])
def test_a_head_without_end_is_refused(patient: Served, piece: bytes) -> None:
    said = raw(patient, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-B: a" + piece * 40_000)
    assert said.startswith(b"HTTP/1.1 431") or said == b""  # the reset may overtake the words


def test_a_long_head_in_one_piece_is_refused(patient: Served) -> None:
    said = raw(patient, b"GET /?" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 431")


def test_bodies_are_as_long_as_their_page_needs() -> None:
    kb = 1024
    for path in ("/entrar/", "/primera-vez/"):
        assert most_of_body(path, staff=False) <= 8 * kb
    for path in ("/arbitraje/fcp-2025/ver/", "/e/copa/arbitraje/ver/", "/e/copa/jugada/"):
        assert most_of_body(path, staff=False) == most_of_body(path, staff=True) == 50 * kb
    assert most_of_body("/e/copa/hacer/AddTime/", staff=True) == 256 * kb
    for path in ("/e/copa/inscripcion/importar/", "/nuevo/", "/libros/casa/", "/api/events/copa/commands/X"):
        assert most_of_body(path, staff=True) >= 1024 * kb
        assert most_of_body(path, staff=False) <= 64 * kb


def test_every_page_that_takes_a_file_takes_one_of_the_size_it_says() -> None:
    """A page says itself that its file is too big: its wall stands further out."""
    from torneo.room.pages import books_house, wizard
    from torneo.room.sheets.reading import MOST_BYTES

    assert most_of_body("/e/copa/inscripcion/importar/", staff=True) > MOST_BYTES
    assert most_of_body("/nuevo/", staff=True) > 2 * wizard._MOST_BYTES
    assert most_of_body("/libros/casa/", staff=True) > 2 * books_house._MOST_BYTES


def test_a_new_room_takes_a_copy_of_any_night_and_a_room_with_accounts_no_large_file(tmp_path: Path) -> None:
    """Nobody has an account in a new room: as a stranger's body, a copy of more than a few hands was cut off
    by the wall."""
    copy = b"x" * 3_000_000
    with Served(tmp_path, "serve") as room:
        for source in ("127.0.0.1", STRANGER):
            headers = {"Host": "localhost", "Content-Type": "multipart/form-data; boundary=b"}
            # read whole: it is only without its token
            assert asked(room, "POST", BRINGS_COPY, copy, source, **headers)[0] == 403
            assert asked(room, "POST", "/primera-vez/", copy, source, **headers)[0] == 413
        with httpx.Client(base_url=room.url) as first:
            token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', first.get("/primera-vez/").text)
            assert token is not None
            who = {"name": "Ana", "username": "ana", "password": "caballo-azul-9"}
            made = first.post("/primera-vez/", data={**who, "csrfmiddlewaretoken": token[1]})
            assert made.status_code == 302
        for source in ("127.0.0.1", STRANGER):
            assert asked(room, "POST", BRINGS_COPY, copy, source, Host="localhost")[0] == 413


# ---- too many -----------------------------------------------------------------------------------------


def test_one_address_does_not_take_every_connection(tmp_path: Path) -> None:
    """The oldest that rests makes room for the next; this machine's own door is always open."""
    few = {"TORNEO_PATIENCE": _NEVER, "TORNEO_CONNECTIONS_PER_ADDRESS": "20", "TORNEO_CONNECTIONS": "50"}
    with Served(tmp_path, "serve", env=few) as room:
        with SlowClients("127.0.0.1", room.port, {"body": 20}, again=False, source=STRANGER) as slow:
            slow.wait_held()
            assert asked(room, "GET", PAGE, source=STRANGER, Host="localhost")[0] == 200
            assert asked(room, "GET", PAGE)[0] == 200
            assert slow.ended.total() <= 1
        sources = [f"127.0.0.{number}" for number in range(3, 6)]
        crowd = [
            SlowClients("127.0.0.1", room.port, {"head": 16}, again=False, source=one) for one in sources
        ]
        for one in crowd:
            one.__enter__()
            one.wait_held()
        for _ in range(5):
            assert asked(room, "GET", PAGE, source="127.0.0.9", Host="localhost")[0] == 200
            assert asked(room, "GET", PAGE)[0] == 200
        for one in crowd:
            one.__exit__()


def test_settings_of_the_walls_are_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("TORNEO_PATIENCE", "soon"), ("TORNEO_CONNECTIONS", "0"), ("TORNEO_WATCHERS", "1.5")):
        monkeypatch.setenv(name, value)
        limits.cache_clear()
        with pytest.raises(BadSetting) as wrong:
            limits()
        assert wrong.value.name == name
        monkeypatch.delenv(name)
    limits.cache_clear()
    assert limits().patience == 15


def test_every_setting_of_the_walls_is_in_the_guide_with_its_value() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "running-a-tournament.md").read_text()
    for name, value in msgspec.structs.asdict(Limits()).items():
        assert guide.count(f"| `TORNEO_{name.upper()}` | {value:g} |") == 2, name


def test_every_kind_of_slow_client_is_one_the_generator_knows() -> None:
    with pytest.raises(ValueError, match="nobody"):
        SlowClients("127.0.0.1", 1, {"nobody": 1})
    assert set(SENT) == {"silent", "head", "body", "unread"}
