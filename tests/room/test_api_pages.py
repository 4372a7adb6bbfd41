"""The pages of the API: what there is, and where a director gives out tokens and webhooks."""

import re
from typing import Any

import pytest
from tests.support.kept_room import keep, signed_in
from tests.support.receiver import Receiver
from tests.support.seating import opened

from torneo.tournament import TOURNAMENT
from torneo.tournament.entries.commands import EnterPlayer


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    return keep("api-paginas", opened("fcp-2025", 8, 1))


@pytest.fixture
def director(room: None) -> Any:
    return signed_in("director")


def test_the_page_lists_every_operation_and_every_command(room: None) -> None:
    from torneo.room.api.openapi import given
    from torneo.room.api.operation import OPERATIONS
    from torneo.room.api.reads import PLACES

    for lang in ("es", "en"):
        text = signed_in("public").get(f"/api/?lang={lang}").content.decode()
        for one in OPERATIONS:
            assert f"/api{one.path}" in text
        for kind in PLACES:
            for command, _ in given(kind):
                assert command.__name__ in text
    assert "/api/llaves/" not in text, "only the director has business there"


def test_the_document_tells_roles_and_languages(room: None) -> None:
    public = signed_in("public")
    spanish, english = (public.get(f"/api/openapi.json?lang={lang}").json() for lang in ("es", "en"))
    enter = spanish["paths"]["/api/events/{stream}/commands/EnterPlayer"]["post"]
    assert enter["summary"] == "Inscribir"
    assert enter["x-roles"] == sorted(TOURNAMENT.commands[EnterPlayer].roles)
    assert enter["requestBody"]["content"]["application/json"]["schema"]["required"] == ["player"]
    assert english["paths"].keys() == spanish["paths"].keys()
    assert english["info"]["description"] != spanish["info"]["description"]


def test_a_token_is_shown_once_and_revoked(stream: str, director: Any) -> None:
    made = director.post(
        "/api/llaves/nueva/", {"name": "Web del club", "role": "desk", "stream": stream, "days": "30"}
    )
    secret = re.search(r"torneo_[\w-]{40,}", made.content.decode())
    assert secret is not None
    assert "no-store" in made.headers["Cache-Control"]
    again = director.get("/api/llaves/").content.decode()
    assert "Web del club" in again
    assert secret[0] not in again
    headers = {"Authorization": f"Bearer {secret[0]}"}
    seen = signed_in("public").get(f"/api/events/{stream}/entries", headers=headers)
    assert "document" in seen.json()["entries"][0]
    number = re.search(r"/api/llaves/(\d+)/anular/", again)
    assert number is not None
    assert director.post(f"/api/llaves/{number[1]}/anular/").status_code == 302
    assert signed_in("public").get(f"/api/events/{stream}", headers=headers).status_code == 401
    assert "anulada" in director.get("/api/llaves/?lang=es").content.decode()


@pytest.mark.parametrize(
    "fields",
    [
        {"name": "", "role": "desk"},
        {"name": "x", "role": "emperor"},
        {"name": "x", "role": "desk", "days": "0"},
        {"name": "x", "role": "desk", "days": "mañana"},
        {"name": "x", "role": "desk", "stream": "nada"},
    ],
)
def test_a_token_that_cannot_be_is_not_made(director: Any, fields: dict[str, str]) -> None:
    from torneo.room.models import Token

    before = Token.objects.count()
    assert director.post("/api/llaves/nueva/", fields).status_code == 422
    assert Token.objects.count() == before


def test_webhooks_are_made_paused_resumed_and_deleted(stream: str, director: Any) -> None:
    from torneo.room.models import Webhook

    with Receiver() as receiver:
        fields = {"name": "Pantalla", "url": receiver.url, "stream": stream, "kinds": "Seated, SeatsDrawn"}
        made = director.post("/api/llaves/avisos/nuevo/", fields).content.decode()
    assert "whsec_" in made
    hook = Webhook.objects.get(name="Pantalla")
    assert (hook.kinds, hook.stream) == ("Seated SeatsDrawn", stream)
    assert hook.secret not in director.get("/api/llaves/").content.decode()
    for act, paused in (("pausar", True), ("reanudar", False), ("ya", False)):
        assert director.post(f"/api/llaves/avisos/{hook.pk}/{act}/").status_code == 302
        hook.refresh_from_db()
        assert (hook.paused_at is not None) is paused, act
    assert director.post(f"/api/llaves/avisos/{hook.pk}/nada/").status_code == 404
    assert director.post(f"/api/llaves/avisos/{hook.pk}/borrar/").status_code == 302
    assert not Webhook.objects.filter(pk=hook.pk).exists()


def test_a_webhook_that_leads_nowhere_keeps_what_was_typed(director: Any) -> None:
    fields = {"name": "Nube", "url": "http://169.254.169.254/"}
    answer = director.post("/api/llaves/avisos/nuevo/?lang=es", fields)
    assert answer.status_code == 422
    text = answer.content.decode()
    assert "enlace local" in text
    assert 'value="Nube"' in text


def test_only_the_director_gives_out_keys(room: None) -> None:
    for role in ("operations", "floor", "desk", "dealer", "commission"):
        browser = signed_in(role)
        assert browser.get("/api/llaves/").status_code == 403
        assert browser.post("/api/llaves/nueva/", {"name": "x", "role": "director"}).status_code == 403
    assert signed_in("public").get("/api/llaves/").status_code == 302
