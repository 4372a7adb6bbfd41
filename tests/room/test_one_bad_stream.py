"""One event that cannot be read: the others, and everybody who works with them, notice nothing."""

import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from tests.room.conftest import make_accounts
from tests.support.database import use, use_own
from tests.support.desk_room import club_night, start

AAA, ZZZ = "aaa-mala", "zzz-sana"
HAND, CASE = "zzz-sana--m1-9", "zzz-sana--c9"


@pytest.fixture(scope="module")
def bad(room: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A room of its own with two events in play; the first, a hand and a case of the second have a last line
    that only a newer program can read. The version of that line."""
    from torneo.room import streams
    from torneo.room.serve import prepare

    use("", tmp_path_factory.mktemp("room") / "torneo.sqlite3")
    prepare()
    make_accounts()
    for name in (AAA, ZZZ):
        club_night(name, people=6, entered=6)
        start(name)
    version = newer(AAA)
    for name, kind in ((HAND, "hand"), (CASE, "case")):
        unknown_stream(name, kind)
    yield version
    streams._noticed.clear()
    use_own()


def newer(stream: str, **fields: object) -> int:
    """Adds a line as another program might have written it."""
    from torneo.journal.line import chained
    from torneo.room.keeping import keeper

    journal = keeper().journal
    last = list(journal.read(stream))[-1]
    changed = {"schema": 2, **fields}
    line = msgspec.structs.replace(last, version=last.version + 1, key=f"new-{last.version}", **changed)
    journal.append(
        stream, last.version, [msgspec.structs.replace(line, digest=chained(last.digest, line.text()))]
    )
    return line.version


def unknown_stream(name: str, kind: str) -> None:
    from torneo.journal.line import Line, chained
    from torneo.journal.store import StreamHead
    from torneo.room.keeping import keeper

    head = StreamHead(name, kind, "fcp-2025")
    line = Line(1, 1, "Miracle", 1_800_000_000_000, "A", "director", "k", '{"event":"Miracle"}', "")
    line = msgspec.structs.replace(line, digest=chained(head.digest, line.text()))
    keeper().journal.create(head)
    keeper().journal.append(name, 0, [line])


Client = Callable[[str], Any]


@pytest.mark.parametrize(
    ("role", "page"),
    [
        ("director", "/"),
        ("public", "/"),
        ("director", "/nuevo/"),
        ("director", "/comision/"),
        ("director", f"/e/{ZZZ}/direccion/"),
        ("director", f"/e/{ZZZ}/direccion/disciplina/"),
        ("director", f"/e/{ZZZ}/comision/"),
        ("director", f"/e/{ZZZ}/comision/abrir/"),
        ("director", f"/e/{ZZZ}/papeles/"),
        ("director", f"/e/{ZZZ}/resoluciones/"),
        ("director", f"/e/{ZZZ}/direccion/antecedentes/1/"),
        ("desk", f"/e/{ZZZ}/inscripcion/"),
        ("desk", f"/e/{ZZZ}/inscripcion/buscar/?q=ana"),
        ("dealer", f"/e/{ZZZ}/crupier/"),
        ("dealer", f"/e/{ZZZ}/mesa/1/crupier/"),
        ("public", f"/e/{ZZZ}/"),
        ("public", f"/e/{ZZZ}/pantalla/"),
    ],
)
def test_pages_of_the_others_answer(client: Client, bad: int, role: str, page: str) -> None:
    assert client(role).get(page).status_code in (200, 302, 404), page


def test_a_list_shows_the_event_as_unreadable_with_why_and_where(client: Client, bad: int) -> None:
    shown = client("director").get("/").content.decode()
    assert ZZZ in shown
    assert AAA in shown
    assert f"versión {bad}: lo escribió un Torneo más nuevo" in shown
    assert "a newer Torneo wrote it" in client("director").get("/nuevo/?lang=en").content.decode()
    assert AAA not in client("public").get("/").content.decode()
    console = client("director").get(f"/e/{ZZZ}/direccion/").content.decode()
    assert "lo escribió un Torneo más nuevo" in console


@pytest.mark.parametrize(
    "page",
    [f"/e/{AAA}/", f"/e/{AAA}/pantalla/", f"/e/{AAA}/direccion/", f"/e/{AAA}/inscripcion/",
     f"/e/{AAA}/papeles/", f"/nuevo/copia/{AAA}/", f"/caso/{CASE}/"],
)  # fmt: skip
def test_pages_of_the_event_itself_say_what_is_wrong_and_what_to_do(
    client: Client, bad: int, page: str
) -> None:
    answer = client("director").get(page)
    assert answer.status_code == 409
    said = answer.content.decode()
    assert "no se puede leer" in said
    assert "actualice este programa" in said or "Lo escribió un Torneo más nuevo" in said


def test_whoever_is_not_of_the_staff_is_told_whom_to_ask(client: Client, bad: int) -> None:
    answer = client("public").get(f"/e/{AAA}/")
    assert answer.status_code == 409
    assert "Pregunte a la organización" in answer.content.decode()
    assert f"ersión {bad}" not in answer.content.decode()


def test_damage_is_told_with_how_to_go_on(client: Client, bad: int) -> None:
    club_night("aab-rota", people=1)
    version = newer("aab-rota", schema=1, body="{")
    said = client("director").get("/e/aab-rota/").content.decode()
    assert f"Versión {version} del diario" in said
    assert f"torneo journal export aab-rota aab-rota.jsonl --until {version - 1}" in said


def test_the_api_lists_the_others_and_says_what_is_missing(bad: int, room: None) -> None:
    from django.test import Client as Browser

    from torneo.room.api.tokens import make

    browser = Browser(SERVER_NAME="localhost")
    secret = make("prueba-mala", "director")[1]
    headers = {"Authorization": f"Bearer {secret}"}
    listed = json.loads(browser.get("/api/events", headers=headers).content)
    assert ZZZ in [one["stream"] for one in listed["events"]]
    mine = next(one for one in listed["unreadable"] if one["stream"] == AAA)
    assert (mine["version"], mine["reason"]) == (bad, "newer")
    assert json.loads(browser.get("/api/events").content)["unreadable"] == []
    for address in ("/api/cases", "/api/circuits", f"/api/events/{ZZZ}/hands"):
        assert browser.get(address, headers=headers).status_code == 200
    answer = browser.get(f"/api/events/{AAA}", headers=headers)
    assert answer.status_code == 409
    assert json.loads(answer.content)["reason"] == "unreadable"
    assert json.loads(answer.content)["facts"] == {"stream": AAA, "version": bad, "code": "newer"}


def test_the_ticker_goes_on_and_says_it_once(bad: int, caplog: pytest.LogCaptureFixture) -> None:
    """Levels of the healthy event run out; the log has one line of the other, not one every second."""
    from torneo.room import streams
    from torneo.room.hub import Hub
    from torneo.room.keeping import keeper
    from torneo.room.pace import now_of, set_pace
    from torneo.room.ticker import Ticker

    streams._noticed.clear()
    ticker = Ticker(Hub(lambda *_: {}, lambda *_: frozenset()))
    set_pace(ZZZ, now_of(ZZZ) + 3_600_000, 1)
    level = keeper().reading(ZZZ, lambda state: state.version)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            ticker.look_at_all()
    assert keeper().reading(ZZZ, lambda state: state.version) > level
    said = [one for one in caplog.records if AAA in one.getMessage()]
    assert len(said) == 1, [one.getMessage() for one in said]
    assert f"version {bad}" in said[0].getMessage()


def test_nobody_watches_what_cannot_be_read(bad: int) -> None:
    from torneo.room.watcher import Part
    from torneo.room.watching import allowed

    scope: dict[str, Any] = {"type": "http", "headers": [], "client": ("127.0.0.1", 1)}
    asked = frozenset({Part(AAA, "es", "clock"), Part(ZZZ, "es", "clock")})
    assert allowed(scope, asked) == {Part(ZZZ, "es", "clock")}


def test_values_nobody_can_show_are_the_fault_of_one_event(client: Client, bad: int) -> None:
    """Its pages fail, not those that list it."""
    from torneo.room.streams import look_through

    def look(name: str, state: Any) -> str:
        if name == ZZZ:
            raise OverflowError("too large")
        return name

    found = look_through("tournament", look)
    assert ZZZ not in found.seen
    assert {one.stream: one.fault.code for one in found.unread}[ZZZ] == "cannot_show"
    assert "OverflowError" in client("director").get("/").content.decode()
    assert look_through("tournament", lambda name, _: name).seen


def test_webhooks_of_the_others_are_sent(bad: int, room: None) -> None:
    """A stream with a damaged text before the healthy one, and events whose stream is gone."""
    from tests.support.receiver import Receiver

    from torneo.journal.models import StoredEvent
    from torneo.room.api.postman import Postman
    from torneo.room.api.webhooks import make

    club_night("aac-rota", people=1)
    newer("aac-rota", schema=1, body="{")
    StoredEvent.objects.create(
        stream="aad-sola", version=1, schema=1, kind="X", at=1, actor="A", role="director", key="k",
        body="{}", digest="0" * 64,
    )  # fmt: skip
    with Receiver() as receiver:
        hook = make("prueba", receiver.url, whole=True)
        Postman().serve(hook)
        told = {one["stream"] for one in receiver.got}
    assert ZZZ in told
    assert "aac-rota" in told  # up to the damage
    assert "aad-sola" not in told
    hook.delete()


def test_the_check_before_a_night_names_the_stream(bad: int) -> None:
    from torneo.cli.serve_check import _TEXT, _journal

    found = _journal(_TEXT["es"], "es")
    assert not found.ok
    assert f"{AAA}: MAL en la versión {bad}: lo escribió un Torneo más nuevo" in found.told
