"""Tokens: whom they let in, where, for how long; and that nothing else does."""

import json

import pytest
from tests.support.api import Program
from tests.support.kept_room import keep, signed_in, state_of
from tests.support.private import with_luz


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    return keep("api-llaves", with_luz())


@pytest.fixture(scope="module")
def director(room: None) -> Program:
    return Program("director")


def test_a_browser_signed_in_is_nobody_here(stream: str) -> None:
    """Cookies do not open the API: no page elsewhere can use them."""
    browser = signed_in("director")
    version = state_of(stream).version
    where = f"/api/events/{stream}/commands/PauseClock"
    answer = browser.post(where, json.dumps({"why": "x"}), content_type="application/json")
    assert (answer.status_code, answer.headers["WWW-Authenticate"]) == (401, "Bearer")
    assert browser.get(f"/api/events/{stream}/journal").status_code == 401
    assert state_of(stream).version == version


def test_a_token_is_known_by_its_digest_alone(room: None) -> None:
    from torneo.room.models import Token

    one = Program("floor")
    row = Token.objects.get(pk=one.token.pk)
    kept = "".join(str(getattr(row, field.name)) for field in Token._meta.fields)
    assert one.secret not in kept
    assert one.secret.removeprefix("torneo_") not in kept
    assert len(one.secret) > 40


def test_a_token_ends(stream: str) -> None:
    from datetime import timedelta

    from django.utils import timezone

    from torneo.room.api import tokens
    from torneo.room.models import Token

    one = Program("floor")
    assert one.get(f"/events/{stream}/journal").status_code == 200
    assert Token.objects.get(pk=one.token.pk).used_at is not None
    Token.objects.filter(pk=one.token.pk).update(expires_at=timezone.now() - timedelta(seconds=1))
    assert one.get(f"/events/{stream}/journal").status_code == 401
    Token.objects.filter(pk=one.token.pk).update(expires_at=timezone.now() + timedelta(days=1))
    assert one.get(f"/events/{stream}/journal").status_code == 200
    assert tokens.revoke(one.token.pk)
    assert one.get(f"/events/{stream}").status_code == 401
    assert not tokens.revoke(one.token.pk)


def test_a_token_of_one_event_opens_that_one(stream: str) -> None:
    other = keep("api-otra-sala", with_luz())
    one = Program("director", stream)
    assert one.get(f"/events/{stream}/journal").status_code == 200
    away = one.get(f"/events/{other}/journal")
    assert (away.status_code, away.json()["reason"]) == (403, "other_stream")
    assert one.post(f"/events/{other}/commands/PauseClock", {"why": "x"}).status_code == 403
    assert one.post("/events", {}).status_code == 403
    assert one.get("/webhooks").status_code == 403
    public = one.get(f"/events/{other}/entries")
    assert public.status_code == 200
    assert "DOC98765" not in public.content.decode()


def test_guessing_is_slowed_down_and_holds_nobody_else_up(stream: str, director: Program) -> None:
    from torneo.room.api.door import guesses

    guesses.forget()
    guesser = Program()
    codes = []
    for number in range(25):
        guesser.headers["Authorization"] = f"Bearer torneo_{number}"
        codes.append(guesser.get(f"/events/{stream}").status_code)
    assert codes == [401] * 20 + [429] * 5
    assert int(guesser.get(f"/events/{stream}").headers["Retry-After"]) > 0
    assert director.get(f"/events/{stream}").status_code == 200
    guesses.forget()
