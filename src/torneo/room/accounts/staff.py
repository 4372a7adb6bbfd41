"""Accounts and their roles: the only place that makes or changes one.

Only a director gives, takes or disables the roles ``director`` and ``operations``, and only a director sets
somebody else's password. A room never loses its last director. Each function answers the code of a reason
(``accounts.no.<code>``) and changes nothing, or answers nothing and has put the change on record.
"""

import zlib
from collections.abc import Iterator
from contextlib import contextmanager

from django.contrib.auth.hashers import make_password
from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.contrib.sessions.models import Session
from django.core.exceptions import ValidationError
from django.db import connection, transaction
from django.utils import timezone

from torneo.room.accounts.record import By, note
from torneo.room.throttle import Tries
from torneo.room.who import ACCOUNT_ROLES, give_role, role_of

#: Roles that only a director gives and takes.
GUARDED = frozenset({"director", "operations"})
#: Roles that may look after accounts at all.
MANAGERS = ("director", "operations")
_LONGEST_NAME = 60
#: Wrong guesses of one's own password within a quarter of an hour.
_own_tries = Tries(8, 900.0)


def may_manage(manager: str, role: str) -> bool:
    """May somebody of the role ``manager`` change an account of that role, or give it?"""
    return manager == "director" or (manager in MANAGERS and role not in GUARDED)


def roles_given_by(manager: str) -> tuple[str, ...]:
    return tuple(role for role in ACCOUNT_ROLES if may_manage(manager, role))


@contextmanager
def changing() -> Iterator[None]:
    """One change of accounts at a time, whatever the number of servers: SQLite takes the write lock when the
    transaction begins, PostgreSQL a lock of that name."""
    with transaction.atomic():
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_xact_lock(%s)", [zlib.crc32(b"torneo accounts")])
        yield


def is_new() -> bool:
    """Does nobody have an account yet?"""
    return not User.objects.exists()


def weak(password: str) -> bool:
    try:
        validate_password(password)
    except ValidationError:
        return True
    return False


def well_named(username: str) -> bool:
    return len(username) <= _LONGEST_NAME and username.replace("-", "").replace("_", "").isalnum()


def make_first(by: By, username: str, name: str, password: str) -> User | None:
    """The director of a room nobody has an account in; None if somebody has come first."""
    if not is_new():
        return None
    secret = make_password(password)  # outside: it takes its time, and nobody else could write meanwhile
    with changing():
        if not is_new():
            return None
        user = User.objects.create(
            username=username, password=secret, first_name=name[:120], is_staff=True, is_superuser=True
        )
        give_role(user, "director")
        note(by, "account_made", username, role="director")
    return user


def make_account(by: By, username: str, name: str, password: str, role: str) -> str:
    if role not in ACCOUNT_ROLES:
        return "bad_role"
    if not may_manage(by.role, role):
        return "director_only"
    if not well_named(username):
        return "bad_username"
    if weak(password):
        return "weak_password"
    secret = make_password(password)
    with changing():
        if User.objects.filter(username__iexact=username).exists():
            return "name_taken"
        user = User.objects.create(username=username, password=secret, first_name=name.strip()[:120])
        give_role(user, role)
        note(by, "account_made", username, role=role)
    return ""


def change_account(by: By, number: int, role: str, active: bool) -> str:
    """Another role, or whether the account may enter."""
    if role not in ACCOUNT_ROLES:
        return "bad_role"
    with changing():
        user = User.objects.filter(pk=number).first()
        if user is None:
            return "no_account"
        if user.get_username() == by.name:
            return "not_yourself"
        before = role_of(user)
        if not may_manage(by.role, before) or not may_manage(by.role, role):
            return "director_only"
        if _is_last_director(user) and not (active and role == "director"):
            return "last_director"
        if before != role:
            give_role(user, role)
            if role != "director":  # the support pages go with the role
                user.is_staff = user.is_superuser = False
            note(by, "account_role", user.get_username(), before=before, role=role)
        if user.is_active != active:
            user.is_active = active
            note(by, "account_enabled" if active else "account_disabled", user.get_username(), role=role)
        user.save()
    return ""


def _is_last_director(user: User) -> bool:
    if not user.is_active or role_of(user) != "director":
        return False
    others = User.objects.filter(is_active=True).exclude(pk=user.pk)
    return not any(role_of(one) == "director" for one in others)


def reset_password(by: By, number: int, password: str) -> str:
    """Another password for somebody who has lost theirs. Whoever is signed in with that account is signed
    out: sessions are bound to the password."""
    if by.role != "director" and by.where != "terminal":
        return "director_only"
    if weak(password):
        return "weak_password"
    secret = make_password(password)
    with changing():
        user = User.objects.filter(pk=number).first()
        if user is None:
            return "no_account"
        user.password = secret
        user.save(update_fields=["password"])
        note(by, "password_reset", user.get_username(), role=role_of(user))
    return ""


def proves_own_password(user: User, password: str) -> str:
    """Whoever is signed in shows that it is still the same person."""
    if _own_tries.take(str(user.pk)):
        return "too_often"
    if not user.check_password(password):
        return "wrong_password"
    _own_tries.give_back(str(user.pk))
    return ""


def change_own_password(by: By, user: User, old: str, new: str) -> str:
    reason = proves_own_password(user, old)
    if reason:
        return reason
    if weak(new):
        return "weak_password"
    user.set_password(new)
    with changing():
        user.save(update_fields=["password"])
        note(by, "password_changed", user.get_username())
    return ""


def end_sessions(by: By, users: list[User]) -> int:
    """Signs these accounts out everywhere; how many sessions that were."""
    wanted = {str(one.pk) for one in users}
    ended = 0
    with transaction.atomic():
        for session in Session.objects.filter(expire_date__gt=timezone.now()).iterator():
            if session.get_decoded().get("_auth_user_id") in wanted:
                session.delete()
                ended += 1
        for one in users:
            note(by, "sessions_ended", one.get_username())
    return ended
