"""The second step of signing in: set up, asked for, each code once, lost, required."""

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from tests.support.kept_room import signed_in
from tests.support.people_of import account, left_alone

PASSWORD = "un-caballo-verde"


@pytest.fixture(autouse=True)
def _clean(room: None) -> Iterator[None]:
    from axes.utils import reset

    from torneo.room.accounts import entrance, second_factor
    from torneo.room.models import RoomSetting

    with left_alone():
        yield
    entrance.tries.forget()
    second_factor.tries.forget()
    RoomSetting.objects.all().delete()
    reset()


def browser() -> Client:
    return Client(SERVER_NAME="localhost")


def typed_in(one: Client, username: str) -> Any:
    return one.post("/entrar/?next=/cuenta/", {"username": username, "password": PASSWORD})


def inside(one: Client) -> bool:
    return "_auth_user_id" in one.session


def code_of(secret: str, ahead: int = 0) -> str:
    import base64

    from torneo.room.accounts.totp import STEP, code_at

    return code_at(base64.b32decode(secret), int(time.time() // STEP) + ahead)


def set_up(one: Client, where: str = "/cuenta/segundo/") -> tuple[str, list[str], str]:
    """The phone's secret and the recovery codes, as the pages show them, and the code that was used."""
    page = one.get(where).content.decode()
    assert "<svg" in page
    secret = re.sub(r"\s", "", page.split('class="typed">')[1].split("<")[0])
    wrong = one.post(where, {"code": "000000" if code_of(secret) != "000000" else "111111"})
    assert wrong.status_code == 422
    used = code_of(secret)
    done = one.post(where, {"code": used})
    assert done.headers["Location"] == "/cuenta/segundo/codigos/", done.content.decode()
    codes = re.findall(r"<code>([a-z0-9-]{19})</code>", one.get("/cuenta/segundo/codigos/").content.decode())
    assert one.get("/cuenta/segundo/codigos/").status_code == 302, "shown once"
    return secret, codes, used


def test_a_password_alone_no_longer_opens_and_a_code_works_once() -> None:
    account("eva", "desk", PASSWORD)
    secret, codes, used = set_up(signed_in("eva"))
    assert len(set(codes)) == 10
    one = browser()
    assert typed_in(one, "eva").headers["Location"] == "/entrar/segundo/"
    assert not inside(one)
    assert one.get("/cuenta/").status_code == 302, "half-way is outside"
    assert one.post("/entrar/segundo/", {"code": used}).status_code == 422, "used to set it up"
    code = code_of(secret, 1)
    answer = one.post("/entrar/segundo/", {"code": code})
    assert (answer.status_code, answer.headers["Location"]) == (302, "/cuenta/")
    assert inside(one)
    other = browser()
    typed_in(other, "eva")
    assert other.post("/entrar/segundo/", {"code": code}).status_code == 422
    assert not inside(other)


def test_recovery_codes_open_once_each_and_are_kept_as_digests() -> None:
    from torneo.room.models import Record, RecoveryCode

    eva = account("eva", "director", PASSWORD)
    _, codes, _ = set_up(signed_in("eva"))
    kept = list(RecoveryCode.objects.filter(user=eva).values_list("digest", flat=True))
    assert len(kept) == 10
    assert not {one.replace("-", "") for one in codes} & set(kept)
    for typed in (codes[0], codes[1].upper().replace("-", " ")):
        one = browser()
        typed_in(one, "eva")
        assert one.post("/entrar/segundo/", {"code": typed}).status_code == 302
        again = browser()
        typed_in(again, "eva")
        assert again.post("/entrar/segundo/", {"code": typed}).status_code == 422
    assert RecoveryCode.objects.filter(user=eva).count() == 8
    assert [one.what for one in Record.objects.all()[:2]] == ["recovery_used"] * 2


def test_codes_are_not_guessed() -> None:
    from torneo.room.accounts import second_factor

    account("eva", "desk", PASSWORD)
    secret, _, _ = set_up(signed_in("eva"))
    second_factor.tries.forget()
    one = browser()
    typed_in(one, "eva")
    codes = [one.post("/entrar/segundo/", {"code": f"{n:06d}"}).status_code for n in range(5)]
    assert codes == [422] * 5
    assert one.post("/entrar/segundo/", {"code": code_of(secret, 1)}).status_code == 429
    assert not inside(one)
    other = browser()
    typed_in(other, "eva")
    assert other.post("/entrar/segundo/", {"code": code_of(secret, 1)}).status_code == 429, "by account"


def test_half_way_ends_by_itself_and_with_the_password() -> None:
    from django.contrib.auth.models import User

    account("eva", "desk", PASSWORD)
    secret, _, _ = set_up(signed_in("eva"))
    late, reset = browser(), browser()
    typed_in(late, "eva")
    session = late.session
    session["halfway"] = {**session["halfway"], "at": time.time() - 601}
    session.save()
    assert late.post("/entrar/segundo/", {"code": code_of(secret, 1)}).headers["Location"] == "/entrar/"
    typed_in(reset, "eva")
    user = User.objects.get(username="eva")
    user.set_password("otro-caballo-azul")
    user.save()
    assert reset.post("/entrar/segundo/", {"code": code_of(secret, 1)}).headers["Location"] == "/entrar/"
    assert not inside(late)
    assert not inside(reset)


def test_a_role_may_be_asked_for_it() -> None:
    account("eva", "desk", PASSWORD)
    before = signed_in("eva")
    director = signed_in("director")
    assert signed_in("operations").post("/cuentas/segundo/", {"roles": ["desk"]}).status_code == 403
    director.post("/cuentas/segundo/", {"roles": ["director", "desk"]})
    assert before.get("/cuenta/").status_code == 200, "from the next sign-in on"
    one = browser()
    assert typed_in(one, "eva").headers["Location"] == "/entrar/segundo/"
    assert one.get("/entrar/segundo/").headers["Location"] == "/entrar/segundo/poner/"
    assert not inside(one)
    set_up(one, "/entrar/segundo/poner/")
    assert inside(one)
    director.post("/cuentas/segundo/", {"roles": ["dealer"], "end": "1"})
    account("dan", "dealer", PASSWORD)
    dan = signed_in("dan")
    director.post("/cuentas/segundo/", {"roles": ["dealer"], "end": "1"})
    assert dan.get("/cuenta/").status_code == 302, "sessions ended"


def test_whoever_has_one_cannot_replace_it_half_way() -> None:
    account("eva", "desk", PASSWORD)
    set_up(signed_in("eva"))
    one = browser()
    typed_in(one, "eva")
    assert one.get("/entrar/segundo/poner/").headers["Location"] == "/entrar/"
    assert one.post("/cuenta/segundo/llave/opciones/").status_code == 403
    assert one.get("/cuenta/segundo/").status_code == 302


def test_a_lost_one_is_removed_by_a_director_or_with_the_password(capsys: Any) -> None:
    from torneo.cli import main
    from torneo.room.models import Record

    eva = account("eva", "operations", PASSWORD)
    set_up(signed_in("eva"))
    for role in ("operations", "floor", "desk"):
        assert signed_in(role).post(f"/cuentas/{eva.pk}/segundo/").status_code == 403
    signed_in("director").post(f"/cuentas/{eva.pk}/segundo/")
    newest = Record.objects.first()
    assert newest is not None
    assert (newest.what, newest.about, newest.by) == ("factor_removed", "eva", "director")
    one = browser()
    assert typed_in(one, "eva").headers["Location"] == "/cuenta/"
    set_up(one)
    one.post("/cuenta/segundo/cambiar/", {"act": "remove", "password": "guess"})
    assert typed_in(browser(), "eva").headers["Location"] == "/entrar/segundo/"
    one.post("/cuenta/segundo/cambiar/", {"act": "remove", "password": PASSWORD})
    assert typed_in(browser(), "eva").headers["Location"] == "/cuenta/"
    set_up(one)
    assert main(["accounts", "factor-off", "eva"]) == 0
    assert main(["accounts", "factor-off", "eva"]) == 1
    assert typed_in(browser(), "eva").headers["Location"] == "/cuenta/"


def test_passkeys_say_where_they_work() -> None:
    one = signed_in("desk")
    assert 'data-passkey="create"' in one.get("/cuenta/segundo/").content.decode()
    numeric = one.get("/cuenta/segundo/", HTTP_HOST="127.0.0.1:8000").content.decode()
    assert 'data-passkey="create"' not in numeric
    assert "https://nombre" in numeric
    for body in (b"", b"[]", b"{}", b'{"id": 1}', b"\xff"):
        one.post("/cuenta/segundo/llave/opciones/")
        answer = one.post("/cuenta/segundo/llave/", body, content_type="application/json")
        assert answer.status_code == 403
