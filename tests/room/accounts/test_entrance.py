"""The entrance: passwords weighed two at a time, wrong ones counted by address, known browsers apart."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.test import Client
from tests.support.kept_room import signed_in
from tests.support.people_of import account, left_alone

PASSWORD = "un-caballo-verde"


@pytest.fixture(autouse=True)
def _clean(room: None) -> Iterator[None]:
    from axes.utils import reset

    from torneo.room.accounts import entrance

    entrance.tries.forget()
    with left_alone():
        yield
    entrance.tries.forget()
    reset()


def browser(address: str = "10.1.1.1") -> Client:
    return Client(SERVER_NAME="localhost", REMOTE_ADDR=address)


def attempt(one: Client, username: str, password: str) -> Any:
    return one.post("/entrar/", {"username": username, "password": password})


def test_sixteen_strangers_weigh_two_passwords_at_once_and_the_others_are_told_to_wait() -> None:
    """The slots are all taken: whoever comes waits for one (four do) or is told to come back, unweighed.
    Other pages go on meanwhile."""
    from django.db import connection

    from torneo.room.accounts.entrance import STRANGERS
    from torneo.room.accounts.hashing import AT_ONCE, slots

    for _ in range(AT_ONCE):
        assert slots.acquire(blocking=False)
    away = threading.Semaphore(0)
    answers: list[int] = []

    def guess(number: int) -> None:
        try:
            answers.append(attempt(browser(f"10.2.0.{number}"), f"name-{number}", "guess").status_code)
        finally:
            connection.close()
            away.release()

    with ThreadPoolExecutor(16) as threads:
        for number in range(16):
            threads.submit(guess, number)
        for _ in range(16 - STRANGERS):
            away.acquire()
        assert answers == [429] * (16 - STRANGERS)
        assert browser().get("/entrar/").status_code == 200
        assert signed_in("director").get("/").status_code == 200
        busy = attempt(browser("10.3.0.1"), "desk", "sala-de-prueba")
        assert busy.status_code == 429
        assert int(busy.headers["Retry-After"]) > 0
        assert "demasiados intentos de entrar a la vez" in busy.content.decode()
        for _ in range(AT_ONCE):
            slots.release()
    assert sorted(answers) == [200] * STRANGERS + [429] * (16 - STRANGERS)
    assert attempt(browser("10.3.0.1"), "desk", "sala-de-prueba").status_code == 302


def test_wrong_passwords_of_one_address_count_whatever_the_name() -> None:
    from torneo.room.accounts.entrance import PER_MINUTE

    one = browser()
    codes = [attempt(one, f"name-{number}", "guess").status_code for number in range(PER_MINUTE + 3)]
    assert codes == [200] * PER_MINUTE + [429] * 3
    assert attempt(browser("10.1.1.2"), "desk", "sala-de-prueba").status_code == 302, "another address"


def test_an_ipv6_machine_is_one_address_whichever_it_takes() -> None:
    from torneo.room.accounts.entrance import PER_MINUTE

    for number in range(PER_MINUTE):
        attempt(browser(f"2001:db8:1:1::{number + 1:x}"), f"name-{number}", "guess")
    assert attempt(browser("2001:db8:1:1:ffff::1"), "desk", "sala-de-prueba").status_code == 429
    assert attempt(browser("2001:db8:1:2::1"), "desk", "sala-de-prueba").status_code == 302


def test_a_whole_staff_signs_in_behind_one_router() -> None:
    from torneo.room.accounts.entrance import PER_MINUTE

    account("eva", "desk", PASSWORD)
    for _ in range(PER_MINUTE + 5):
        assert attempt(browser("10.9.9.9"), "eva", PASSWORD).status_code == 302


def test_a_known_browser_enters_while_a_stranger_behind_the_same_router_guesses() -> None:
    from torneo.room.accounts.entrance import PER_MINUTE
    from torneo.room.settings import AXES_FAILURE_LIMIT

    account("eva", "desk", PASSWORD)
    known, stranger = browser("10.9.9.9"), browser("10.9.9.9")
    assert attempt(known, "eva", PASSWORD).status_code == 302
    known.post("/salir/")
    for _ in range(AXES_FAILURE_LIMIT):
        locked = attempt(stranger, "eva", "guess")
    assert locked.status_code == 429
    for number in range(PER_MINUTE):
        attempt(stranger, f"name-{number}", "guess")
    assert attempt(stranger, "desk", "sala-de-prueba").status_code == 429
    assert attempt(known, "eva", PASSWORD).status_code == 302


def test_the_mark_of_a_known_browser_is_of_one_account_and_cannot_be_made_up() -> None:
    from torneo.room.accounts.entrance import PER_MINUTE
    from torneo.room.settings import AXES_FAILURE_LIMIT

    account("eva", "desk", PASSWORD)
    known = browser("10.9.9.9")
    attempt(known, "eva", PASSWORD)
    assert known.cookies["torneo_device"]["httponly"]
    known.post("/salir/")
    for number in range(PER_MINUTE):
        attempt(browser("10.9.9.9"), f"name-{number}", "guess")
    assert attempt(known, "desk", "sala-de-prueba").status_code == 429, "another account's"
    forged = browser("10.9.9.9")
    forged.cookies["torneo_device"] = known.cookies["torneo_device"].value[:-2] + "xx"
    assert attempt(forged, "eva", PASSWORD).status_code == 429
    codes = [attempt(known, "eva", "guess").status_code for _ in range(AXES_FAILURE_LIMIT + 1)]
    assert codes[-1] == 429, "a stolen one does not help to guess"


def test_what_is_remembered_of_strangers_is_bounded() -> None:
    from torneo.room.throttle import Tries

    tries = Tries(3, 60.0, kept=50)
    for number in range(500):
        tries.take(f"10.0.{number}")
    assert len(tries._seen) == 50
    assert [tries.take("a") for _ in range(5)][:3] == [0, 0, 0]
    assert tries.take("a") > 0
    tries.give_back("never seen")


def test_support_pages_have_no_entrance_of_their_own() -> None:
    for method in ("get", "post"):
        answer = getattr(browser(), method)("/soporte/login/", {"username": "director", "password": "guess"})
        assert answer.headers["Location"] == "/entrar/?next=/soporte/"


def test_guessing_ones_own_password_ends() -> None:
    account("own", "dealer", PASSWORD)
    inside = signed_in("own")
    for _ in range(9):
        inside.post("/cuenta/", {"old": "guess", "new": "otro-caballo-azul"})
    inside.post("/cuenta/", {"old": PASSWORD, "new": "otro-caballo-azul"})
    from django.contrib.auth.models import User

    assert User.objects.get(username="own").check_password(PASSWORD)
    assert "un cuarto de hora" in inside.get("/cuenta/").content.decode()


def test_guessing_the_password_that_takes_the_room_away_ends() -> None:
    """A tablet left signed in: whoever finds it may not try passwords for ever at the page of copies."""
    account("away", "director", PASSWORD)
    inside = signed_in("away")
    told = [inside.post("/copia/", {"password": "guess"}).content.decode() for _ in range(9)]
    assert "no se ha hecho ninguna copia" in told[0]
    assert "un cuarto de hora" in told[-1]
    assert inside.post("/copia/", {"password": PASSWORD}).status_code == 403
