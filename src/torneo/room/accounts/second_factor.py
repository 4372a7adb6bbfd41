"""The second step of signing in: codes of a phone, passkeys, and recovery codes for the day it is lost."""

import hashlib
import secrets
import time

from django.contrib.auth.models import User
from django.db import transaction

from torneo.room.accounts import totp
from torneo.room.accounts.record import By, note
from torneo.room.models import Authenticator, Passkey, RecoveryCode, RoomSetting
from torneo.room.throttle import Tries
from torneo.room.who import ACCOUNT_ROLES, role_of

CODES = 10
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_LENGTH, _GROUP = 16, 4
_REQUIRED = "second_factor_roles"
#: Wrong codes of one account within five minutes.
tries = Tries(5, 300.0)


def has_factor(user: User) -> bool:
    return Authenticator.objects.filter(user=user).exists() or Passkey.objects.filter(user=user).exists()


def required_roles() -> tuple[str, ...]:
    """Roles whose accounts must have a second step to sign in."""
    row = RoomSetting.objects.filter(name=_REQUIRED).first()
    named = row.value.split() if row else []
    return tuple(role for role in ACCOUNT_ROLES if role in named)


def require(by: By, roles: list[str]) -> None:
    chosen = [role for role in ACCOUNT_ROLES if role in roles]
    if tuple(chosen) == required_roles():
        return
    with transaction.atomic():
        RoomSetting.objects.update_or_create(name=_REQUIRED, defaults={"value": " ".join(chosen)})
        note(by, "factor_required", "", role=chosen)


def is_asked_of(user: User) -> bool:
    """Does signing in with this account take a second step, or ask for one to be set up?"""
    return has_factor(user) or role_of(user) in required_roles()


# ---- codes of a phone ----------------------------------------------------------------------------------


def add_authenticator(by: By, user: User, secret: str, typed: str) -> bool:
    """Takes the phone whose first code was typed, instead of the one before; False for a wrong code."""
    step = totp.step_of(secret, typed, time.time())
    if not step:
        return False
    with transaction.atomic():
        Authenticator.objects.update_or_create(user=user, defaults={"secret": secret, "last_step": step})
        note(by, "factor_added", user.get_username(), kind="totp")
    return True


def takes_code(by: By, user: User, typed: str) -> bool:
    """A code of the phone, each once, or a recovery code, each once."""
    row = Authenticator.objects.filter(user=user).first()
    if row is not None:
        step = totp.step_of(row.secret, typed, time.time(), row.last_step)
        if step:
            rows = Authenticator.objects.filter(pk=row.pk, last_step__lt=step)
            return bool(rows.update(last_step=step))
    return _takes_recovery(by, user, typed)


# ---- recovery codes ------------------------------------------------------------------------------------


def new_recovery_codes(by: By, user: User) -> list[str]:
    """Ten of them instead of those before. They can be read only now."""
    made = ["".join(secrets.choice(_LETTERS) for _ in range(_LENGTH)) for _ in range(CODES)]
    with transaction.atomic():
        RecoveryCode.objects.filter(user=user).delete()
        RecoveryCode.objects.bulk_create(RecoveryCode(user=user, digest=_digest(one)) for one in made)
        note(by, "recovery_made", user.get_username())
    return ["-".join(one[at : at + _GROUP] for at in range(0, _LENGTH, _GROUP)) for one in made]


def _takes_recovery(by: By, user: User, typed: str) -> bool:
    plain = "".join(typed.lower().replace("-", " ").split())
    if len(plain) != _LENGTH:
        return False
    with transaction.atomic():
        gone, _ = RecoveryCode.objects.filter(user=user, digest=_digest(plain)).delete()
        if gone:
            left = RecoveryCode.objects.filter(user=user).count()
            note(by, "recovery_used", user.get_username(), left=left)
    return bool(gone)


def _digest(plain: str) -> str:
    return hashlib.sha256(plain.encode()).hexdigest()


# ---- taking it away ------------------------------------------------------------------------------------


def remove(by: By, user: User) -> bool:
    """All second steps of an account and its recovery codes; whether there were any."""
    with transaction.atomic():
        kinds = []
        if Authenticator.objects.filter(user=user).delete()[0]:
            kinds.append("totp")
        if Passkey.objects.filter(user=user).delete()[0]:
            kinds.append("passkey")
        RecoveryCode.objects.filter(user=user).delete()
        if kinds:
            note(by, "factor_removed", user.get_username(), kind=kinds)
    return bool(kinds)
