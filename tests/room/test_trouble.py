"""A disk or a database that fails while the room is open is told as what it is, and nothing is lost."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.support.api import Program
from tests.support.console_event import seated
from tests.support.kept_room import command, signed_in, state_of

pytestmark = pytest.mark.usefixtures("room")


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    seated("averias")
    return "averias"


@contextmanager
def full_disk() -> Iterator[None]:
    """SQLite says what it says on a full disk: the database may not grow by a page."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("PRAGMA page_count")
        cursor.execute(f"PRAGMA max_page_count = {cursor.fetchone()[0]}")
    try:
        yield
    finally:
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA max_page_count = 1000000")


@contextmanager
def read_only() -> Iterator[None]:
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("PRAGMA query_only = 1")
    try:
        yield
    finally:
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA query_only = 0")


def until_it_fails(give: Callable[[int], Any]) -> Any:
    """Gives commands one after another until one is not answered as done."""
    for number in range(2000):
        answer = give(number)
        if answer.status_code != 200:
            return answer
    raise AssertionError("the disk never filled up")


def _browser() -> Any:
    return signed_in("director", raise_request_exception=False)


@pytest.mark.parametrize(("lang", "words"), [("es", "El disco está lleno"), ("en", "The disk is full")])
def test_a_full_disk_is_told_in_words_and_the_same_form_works_later(
    stream: str, lang: str, words: str
) -> None:
    browser = _browser()
    browser.cookies["torneo_lang"] = lang

    def register(number: int) -> Any:
        who = f"lleno-{lang}-{number}"
        fields = {"player": who, "name": "x" * 70, "document": who, "born": "1990-01-01", "key": who}
        where = f"/e/{stream}/hacer/RegisterPlayer/"
        return browser.post(where, fields, headers={"HX-Request": "true"})

    with full_disk():
        before = len(state_of(stream).players)
        answer = until_it_fails(register)
        players = len(state_of(stream).players)
        assert answer.status_code == 503
        assert int(answer.headers["Retry-After"]) > 0
        assert words in answer.content.decode()
        assert "toast refused" in answer.content.decode(), "htmx shows it among the page's messages"
        assert answer.headers["X-Torneo-Toast"] == "1"
        assert browser.get(f"/e/{stream}/direccion/").status_code == 200, "pages go on"
    assert len(state_of(stream).players) == players
    again = register(players - before)
    assert again.headers["X-Torneo-Status"] == "200"
    assert len(state_of(stream).players) == players + 1


def test_programs_read_the_same_as_json(stream: str) -> None:
    program = Program("director", lang="es")

    def register(number: int) -> Any:
        who = f"api-{number}"
        body = {"player": who, "name": "x" * 70, "document": who, "born": "1990-01-01"}
        return program.post(f"/events/{stream}/commands/RegisterPlayer", body)

    with full_disk():
        answer = until_it_fails(register)
    assert answer.status_code == 503
    problem = json.loads(answer.content)
    assert problem["reason"] == "disk_full"
    assert "disco está lleno" in problem["detail"]
    assert answer.headers["Retry-After"]


def test_a_read_only_database_is_told_in_words(stream: str) -> None:
    browser = _browser()
    with read_only():
        answer = command(browser, stream, "PauseClock", why="prueba")
    assert answer.status_code == 503, answer.content.decode()
    assert "solo lectura" in answer.content.decode()


def test_a_fault_of_the_program_is_not_blamed_on_the_disk() -> None:
    from torneo.room.trouble import told, trouble_of

    assert trouble_of(ZeroDivisionError()) == ""
    assert told(KeyError("x"), "es") == ""
    assert trouble_of(ConnectionRefusedError(111, "refused")) == ""
