"""The first account of a room."""

import http.cookiejar
import re
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from tests.support.served import Served

FIELDS = {"name": "Mallory", "username": "mallory", "password": "una-clave-larga-9"}


@pytest.fixture
def new_room(room: None, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A room nobody has an account in, as its pages see it."""
    monkeypatch.setattr("django.db.models.query.QuerySet.exists", lambda self: False)
    return Client(SERVER_NAME="localhost")


def nobody_came() -> bool:
    from django.contrib.auth.models import User

    return User.objects.filter(username="mallory").count() == 0


def test_the_first_account_is_made_on_the_machine_itself(new_room: Any) -> None:
    assert new_room.get("/primera-vez/").status_code == 200
    assert new_room.get("/primera-vez/", REMOTE_ADDR="::1").status_code == 200
    assert new_room.get("/primera-vez/", HTTP_HOST="127.0.0.1:8000").status_code == 200
    assert new_room.get("/primera-vez/", HTTP_HOST="[::1]:8000").status_code == 200


@pytest.mark.parametrize("address", ["192.168.1.20", "10.0.0.7", "2001:db8::5", ""])
def test_nobody_comes_first_over_the_network(new_room: Any, address: str) -> None:
    assert new_room.post("/primera-vez/", FIELDS, REMOTE_ADDR=address).status_code == 403
    assert nobody_came()


@pytest.mark.parametrize(
    "told",
    [
        {"HTTP_X_FORWARDED_FOR": "127.0.0.1"},
        {"HTTP_X_FORWARDED_PROTO": "https"},
        {"HTTP_X_REAL_IP": "127.0.0.1"},
        {"HTTP_FORWARDED": "for=127.0.0.1"},
        {"HTTP_VIA": "1.1 proxy"},
    ],
)
def test_what_comes_through_a_proxy_does_not_come_from_this_machine(
    new_room: Any, told: dict[str, str]
) -> None:
    answer = new_room.post("/primera-vez/", FIELDS, REMOTE_ADDR="127.0.0.1", **told)
    assert answer.status_code == 403
    assert "código" in answer.content.decode()
    assert nobody_came()


def test_a_name_of_the_network_is_not_this_machine(new_room: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from django.conf import settings

    monkeypatch.setattr(settings, "ALLOWED_HOSTS", ["torneo.misala.es", "localhost"])
    assert new_room.get("/primera-vez/", HTTP_HOST="torneo.misala.es").status_code == 403
    monkeypatch.setattr(settings, "HTTPS", True)
    assert new_room.get("/primera-vez/").status_code == 403, "a room told that a proxy is in front"


def test_the_code_of_the_terminal_lets_another_device_come_first(
    new_room: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from torneo.room.accounts import first_visit

    monkeypatch.setenv(first_visit.SETTING, "")
    code = first_visit.make_code()
    away: dict[str, Any] = {"REMOTE_ADDR": "192.168.1.20"}
    assert new_room.get(f"/primera-vez/?codigo={code}", **away).status_code == 200
    wrong = f"{(int(code) + 1) % 10**8:08d}"
    assert new_room.get(f"/primera-vez/?codigo={wrong}", **away).status_code == 403
    assert new_room.post("/primera-vez/", {**FIELDS, "code": wrong}, **away).status_code == 403
    for _ in range(20):
        new_room.get(f"/primera-vez/?codigo={wrong}", **away)
    assert new_room.get(f"/primera-vez/?codigo={code}", **away).status_code == 403, "no more guesses"
    first_visit.guesses.forget()
    assert nobody_came()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path, "serve") as room:
        yield room


def test_six_at_once_make_one_director(served: Served) -> None:
    """At the real server, each with a form of its own."""
    assert re.search(r"código: \d{8}", served.said())

    def opener() -> tuple[urllib.request.OpenerDirector, str]:
        jar = http.cookiejar.CookieJar()
        one = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
        page = one.open(f"{served.url}/primera-vez/", timeout=60).read().decode()
        found = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page)
        assert found is not None
        return one, found[1]

    def come(number: int) -> None:
        one, token = openers[number]
        fields = {**FIELDS, "username": f"first-{number}", "csrfmiddlewaretoken": token}
        one.open(f"{served.url}/primera-vez/", urllib.parse.urlencode(fields).encode(), timeout=60).read()

    openers = [opener() for _ in range(6)]
    with ThreadPoolExecutor(6) as threads:
        for done in [threads.submit(come, number) for number in range(6)]:
            done.result()
    import sqlite3

    with sqlite3.connect(served.data / "torneo.sqlite3") as database:
        assert database.execute("SELECT COUNT(*) FROM auth_user").fetchone() == (1,)
        rows = database.execute("SELECT what FROM room_record").fetchall()
        assert rows == [("account_made",)]
    database.close()
