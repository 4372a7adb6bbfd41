"""A room in a temporary folder: Django set up once per process, a client for each role."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.support.database import ready

ready()


@pytest.fixture(scope="session")
def room() -> None:
    """The database made, with an account of every role (user name = role, password = ``sala-de-prueba``), and
    every page loaded, as the server does: they register what they show."""
    import torneo.room.urls  # noqa: F401
    from torneo.room.serve import prepare

    prepare()
    make_accounts()


def make_accounts() -> None:
    from django.contrib.auth.models import User

    from torneo.room.who import ACCOUNT_ROLES, give_role

    for role in ACCOUNT_ROLES:
        user = User.objects.create_user(role, password="sala-de-prueba", first_name=role.title())
        give_role(user, role)


@pytest.fixture
def client(room: None) -> Callable[[str], Any]:
    """``client("director")``: a browser signed in with that role; ``client("public")`` without an account."""
    from django.contrib.auth.models import User
    from django.test import Client

    def signed_in(role: str) -> Any:
        browser = Client(SERVER_NAME="localhost")
        if role != "public":
            browser.force_login(
                User.objects.get(username=role), backend="django.contrib.auth.backends.ModelBackend"
            )
        return browser

    return signed_in
