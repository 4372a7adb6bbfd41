"""Who gives and takes which role: only directors touch directors and operations, and one always remains."""

from typing import Any

import pytest
from tests.support.kept_room import signed_in
from tests.support.people_of import account, left_alone

PASSWORD = "un-caballo-verde"


@pytest.fixture(autouse=True)
def _clean(room: None) -> Any:
    with left_alone():
        yield


def told(browser: Any, answer: Any) -> str:
    text: str = browser.get(answer.headers["Location"]).content.decode()
    return text.split('class="toast ')[1].split("</div>")[0]


@pytest.mark.parametrize("role", ["director", "operations"])
def test_operations_makes_nobody_director_or_operations(role: str) -> None:
    from django.contrib.auth.models import User

    browser = signed_in("operations")
    fields = {"username": "evil", "name": "Eva", "role": role, "password": PASSWORD}
    answer = browser.post("/cuentas/nueva/", fields)
    assert "Eso lo hace solo la dirección" in told(browser, answer)
    assert not User.objects.filter(username="evil").exists()
    clerk = account("clerk", "desk")
    assert "solo la dirección" in told(
        browser, browser.post(f"/cuentas/{clerk.pk}/", {"role": role, "active": "1"})
    )
    assert role_now(clerk) == ("desk", True)


@pytest.mark.parametrize("role", ["director", "operations"])
def test_operations_neither_demotes_nor_disables_them(role: str) -> None:
    other = account("other", role)
    browser = signed_in("operations")
    for fields in ({"role": "dealer"}, {"role": role}, {"role": "dealer", "active": "1"}):
        assert "solo la dirección" in told(browser, browser.post(f"/cuentas/{other.pk}/", fields))
        assert role_now(other) == (role, True)
    assert browser.post(f"/cuentas/{other.pk}/clave/", {"password": PASSWORD}).status_code == 403
    assert browser.get("/api/llaves/").status_code == 403
    assert browser.post("/api/llaves/nueva/", {"name": "x", "role": "director"}).status_code == 403
    page = browser.get("/cuentas/").content.decode()
    assert f'action="/cuentas/{other.pk}/"' not in page
    assert '<option value="director"' not in page


def test_operations_looks_after_the_others() -> None:
    from django.contrib.auth.models import User

    browser = signed_in("operations")
    browser.post(
        "/cuentas/nueva/", {"username": "nina", "name": "Nina", "role": "desk", "password": PASSWORD}
    )
    nina = User.objects.get(username="nina")
    assert role_now(nina) == ("desk", True)
    browser.post(f"/cuentas/{nina.pk}/", {"role": "dealer"})
    assert role_now(nina) == ("dealer", False)


def test_a_director_gives_and_takes_every_role() -> None:
    other = account("other", "operations")
    browser = signed_in("director")
    browser.post(f"/cuentas/{other.pk}/", {"role": "director", "active": "1"})
    assert role_now(other) == ("director", True)
    browser.post(f"/cuentas/{other.pk}/", {"role": "floor"})
    assert role_now(other) == ("floor", False)


def test_a_first_account_that_is_director_no_longer_loses_the_support_pages() -> None:
    from django.contrib.auth.models import User

    first = account("first", "director")
    User.objects.filter(pk=first.pk).update(is_staff=True, is_superuser=True)
    assert signed_in("first").get("/soporte/").status_code == 200
    browser = signed_in("director")
    browser.post(f"/cuentas/{first.pk}/", {"role": "operations", "active": "1"})
    assert role_now(first) == ("operations", True)
    assert signed_in("first").get("/soporte/").status_code == 302


def test_the_support_pages_change_no_account() -> None:
    """They would know neither the rules of roles nor the record."""
    from django.contrib.auth.models import User

    first = account("first", "director")
    User.objects.filter(pk=first.pk).update(is_staff=True, is_superuser=True)
    browser = signed_in("first")
    other = account("other", "operations")
    where = f"/soporte/auth/user/{other.pk}"
    assert browser.get(f"{where}/change/").status_code == 200
    for page in (f"{where}/change/", f"{where}/password/", f"{where}/delete/", "/soporte/auth/user/add/"):
        assert (
            browser.post(page, {"username": "x", "password1": PASSWORD, "password2": PASSWORD}).status_code
            == 403
        )
    assert browser.post("/soporte/auth/group/add/", {"name": "director2"}).status_code == 403
    assert role_now(other) == ("operations", True)
    assert browser.get("/soporte/password_change/").headers["Location"] == "/cuenta/"


def test_a_room_keeps_its_last_director() -> None:
    from django.contrib.auth.models import User

    from torneo.room.accounts import staff
    from torneo.room.accounts.record import By

    only_one = User.objects.get(username="director")
    User.objects.exclude(pk=only_one.pk).filter(groups__name="director").update(is_active=False)
    late = By("ghost", "director", "10.0.0.9")  # somebody who was a director when the page was opened
    assert staff.change_account(late, only_one.pk, "director", active=False) == "last_director"
    assert staff.change_account(late, only_one.pk, "floor", active=True) == "last_director"
    assert role_now(only_one) == ("director", True)
    browser = signed_in("director")
    assert "propia" in told(browser, browser.post(f"/cuentas/{only_one.pk}/", {"role": "floor"}))


def test_two_directors_who_demote_each_other_at_once_leave_one(tmp_path: Any) -> None:
    """Each in a thread with a connection of its own, both let loose at the same moment."""
    import threading

    from django.contrib.auth.models import User
    from django.db import connection

    from torneo.room.accounts import staff
    from torneo.room.accounts.record import By

    User.objects.filter(groups__name="director").update(is_active=False)
    pair = [account("uno", "director"), account("dos", "director")]
    for _ in range(5):
        for one in pair:
            staff.change_account(By("x", "director", ""), one.pk, "director", active=True)
        gate = threading.Barrier(2)
        answers: dict[int, str] = {}

        def demote(mine: int, gate: threading.Barrier = gate, answers: dict[int, str] = answers) -> None:
            try:
                gate.wait()
                by = By(pair[mine].username, "director", "")
                answers[mine] = staff.change_account(by, pair[1 - mine].pk, "floor", active=True)
            finally:
                connection.close()

        threads = [threading.Thread(target=demote, args=(mine,)) for mine in (0, 1)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        assert sorted(answers.values()) == ["", "last_director"]
        assert sorted(role_now(one)[0] for one in pair) == ["director", "floor"]


def role_now(user: Any) -> tuple[str, bool]:
    from django.contrib.auth.models import User

    from torneo.room.who import role_of

    fresh = User.objects.get(pk=user.pk)
    return role_of(fresh), fresh.is_active


# ---- passwords -----------------------------------------------------------------------------------------


def test_a_director_sets_a_lost_password_and_its_sessions_end() -> None:
    from django.test import Client

    clerk = account("clerk", "desk", PASSWORD)
    inside = signed_in("clerk")
    assert inside.get("/cuenta/").status_code == 200
    director = signed_in("director")
    director.post(f"/cuentas/{clerk.pk}/clave/", {"password": "1234"})
    assert inside.get("/cuenta/").status_code == 200, "a weak one is refused"
    director.post(f"/cuentas/{clerk.pk}/clave/", {"password": "otro-caballo-azul"})
    assert inside.get("/cuenta/").status_code == 302
    browser = Client(SERVER_NAME="localhost")
    assert browser.post("/entrar/", {"username": "clerk", "password": PASSWORD}).status_code == 200
    answer = browser.post("/entrar/", {"username": "clerk", "password": "otro-caballo-azul"})
    assert answer.status_code == 302


@pytest.mark.parametrize("role", ["director", "operations", "floor", "desk", "dealer", "commission"])
def test_everybody_changes_their_own_password(role: str) -> None:
    from django.contrib.auth.models import User

    account("own", role, PASSWORD)
    here, elsewhere = signed_in("own"), signed_in("own")
    wrong = here.post("/cuenta/", {"old": "no-es-esta", "new": "otro-caballo-azul"})
    assert "no es esa" in told(here, wrong)
    assert User.objects.get(username="own").check_password(PASSWORD)
    here.post("/cuenta/", {"old": PASSWORD, "new": "otro-caballo-azul"})
    assert User.objects.get(username="own").check_password("otro-caballo-azul")
    assert here.get("/cuenta/").status_code == 200
    assert elsewhere.get("/cuenta/").status_code == 302, "other sessions have ended"
