"""Accounts for a test, gone when it is over."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


def account(username: str, role: str, password: str = "") -> Any:
    from django.contrib.auth.models import User

    from torneo.room.who import give_role

    user = User.objects.create_user(username, password=password or None, first_name=username.title())
    give_role(user, role)
    return user


@contextmanager
def left_alone() -> Iterator[None]:
    """The accounts of the room afterwards as they were before."""
    from django.contrib.auth.models import User

    from torneo.room.who import give_role, role_of

    before = {user.pk: (role_of(user), user.is_active) for user in User.objects.all()}
    try:
        yield
    finally:
        User.objects.exclude(pk__in=before).delete()
        for user in User.objects.all():
            role, user.is_active = before[user.pk]
            if role_of(user) != role:
                give_role(user, role)
            user.save()
