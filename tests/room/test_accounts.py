"""The first account of a room."""

from typing import Any

import pytest
from django.test import Client


@pytest.fixture
def new_room(room: None, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A room nobody has an account in, as its pages see it."""
    monkeypatch.setattr("django.db.models.query.QuerySet.exists", lambda self: False)
    return Client(SERVER_NAME="localhost")


def test_the_first_account_is_made_on_the_machine_itself(new_room: Any) -> None:
    assert new_room.get("/primera-vez/").status_code == 200
    assert new_room.get("/primera-vez/", REMOTE_ADDR="::1").status_code == 200


@pytest.mark.parametrize("address", ["192.168.1.20", "10.0.0.7", "2001:db8::5", ""])
def test_nobody_comes_first_over_the_network(new_room: Any, address: str) -> None:
    data = {"name": "Mallory", "username": "mallory", "password": "una-clave-larga-9"}
    answer = new_room.post("/primera-vez/", data, REMOTE_ADDR=address)
    assert answer.status_code == 403
    from django.contrib.auth.models import User

    assert User.objects.filter(username="mallory").count() == 0
