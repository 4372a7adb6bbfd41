"""``/salud/`` and ``/metricas/``: whether the room is well, for those who watch over it, and nothing else."""

import json
import re
from typing import Any

import pytest
from tests.support.console_event import seated
from tests.support.kept_room import command, signed_in

pytestmark = pytest.mark.usefixtures("room")
OUTSIDE = {"REMOTE_ADDR": "192.0.2.7"}


@pytest.fixture(autouse=True)
def looked_at_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    from torneo.room import disk, vital_signs

    monkeypatch.setattr(vital_signs, "_HOLDS", 0.0)
    disk._seen.clear()


def health(role: str = "public", **extra: Any) -> Any:
    return signed_in(role, **extra).get("/salud/")


def test_this_machine_and_the_staff_see_every_part() -> None:
    parts = {"database", "journal", "ticker", "disk", "clock", "press", "memory"}
    for answer in (health(), health("dealer", **OUTSIDE)):
        assert answer.status_code == 200
        told = json.loads(answer.content)
        assert told["ok"] is True
        assert set(told["parts"]) == parts
        assert all(one["ok"] for one in told["parts"].values())
    plain = signed_in("public").get("/salud/?texto").content.decode().splitlines()
    assert plain[0] == "ok"
    assert any(re.fullmatch(r"ok disk \d+ MB", line) for line in plain)


def test_strangers_are_told_only_whether_it_is_well() -> None:
    answer = health(**OUTSIDE)
    assert (answer.status_code, json.loads(answer.content)) == (200, {"ok": True})
    assert "no-store" in answer.headers["Cache-Control"]
    proxied = signed_in("public", headers={"X-Forwarded-For": "198.51.100.3"}).get("/salud/")
    assert json.loads(proxied.content) == {"ok": True}


def test_a_read_only_database_is_not_well() -> None:
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("PRAGMA query_only = 1")
    try:
        answer = health(**OUTSIDE)
        inside = health()
    finally:
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA query_only = 0")
    assert (answer.status_code, json.loads(answer.content)) == (503, {"ok": False})
    assert answer.headers["Retry-After"]
    told = json.loads(inside.content)["parts"]
    assert told["database"]["ok"]
    assert not told["journal"]["ok"]
    assert health().status_code == 200


def test_a_ticker_that_stands_still_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    from torneo.room import vital_signs

    monkeypatch.setitem(vital_signs._beats, "ticker", time.monotonic() - 3600)
    assert health().status_code == 503
    vital_signs.beat("ticker")
    assert health().status_code == 200


def test_the_console_says_how_much_room_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    from torneo.room import disk
    from torneo.room.fragments import forget_stream

    seated("sin-sitio")
    director = signed_in("director")
    page = "/e/sin-sitio/direccion/reloj/"
    assert "MB en el disco" not in director.get(page).content.decode()
    monkeypatch.setenv("TORNEO_DISK", str(10**9))
    forget_stream("sin-sitio")
    left = disk.running_out()
    assert left is not None
    told = director.get(page).content.decode()
    assert f"Quedan {left} MB en el disco de la sala" in told.replace("\xa0", " ")
    assert "MB are left" in director.get(f"{page}?lang=en").content.decode()


def test_figures_are_for_those_who_asked_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TORNEO_METRICS", raising=False)
    assert signed_in("director").get("/metricas/").status_code == 404
    monkeypatch.setenv("TORNEO_METRICS", "1")
    assert signed_in("public").get("/metricas/").status_code == 200
    assert signed_in("public", **OUTSIDE).get("/metricas/").status_code == 404
    monkeypatch.setenv("TORNEO_METRICS", "una-llave-bastante-larga")
    right = {"Authorization": "Bearer una-llave-bastante-larga"}
    assert signed_in("public", **OUTSIDE).get("/metricas/", headers=right).status_code == 200
    wrong = {"Authorization": "Bearer una-llave-bastante-corta"}
    assert signed_in("public", **OUTSIDE).get("/metricas/", headers=wrong).status_code == 404


def figures() -> dict[str, float]:
    """Every figure, as a program reads the text format."""
    found = {}
    for line in signed_in("public").get("/metricas/").content.decode().splitlines():
        if not line.startswith("#"):
            assert re.fullmatch(r'[a-z_]+(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? \S+', line), line
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    return found


def test_figures_count_requests_commands_and_appends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORNEO_METRICS", "1")
    seated("cifras")
    before = figures()
    director = signed_in("director")
    command(director, "cifras", "PauseClock", why="prueba")
    command(director, "cifras", "PauseClock", why="prueba")
    after = figures()

    def grown(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert grown('torneo_commands_total{how="done",kind="PauseClock"}') == 1
    assert grown('torneo_commands_total{how="refused",kind="PauseClock"}') == 1
    assert grown("torneo_journal_appends_total") == 1
    assert grown('torneo_requests_total{method="POST",status="200"}') == 2
    assert grown("torneo_request_seconds_count") == 3, "two commands, and the figures asked for before"
    assert after['torneo_request_seconds_bucket{le="+Inf"}'] == after["torneo_request_seconds_count"]
    assert after["torneo_memory_bytes"] > 10**6
    assert after["torneo_disk_free_bytes"] > 0
    assert not [name for name in after if "cifras" in name or "Ana" in name], "nothing personal, no event"
