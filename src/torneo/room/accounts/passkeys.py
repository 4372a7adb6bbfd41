"""Passkeys (WebAuthn) as a second step. A browser has them only where nobody can listen: over https, or on
the machine itself under the name ``localhost``; and only under a name, never under a number."""

import base64
import hashlib
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.http import HttpRequest
from fido2.server import Fido2Server
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialUserEntity,
    UserVerificationRequirement,
)

from torneo.room.accounts.record import By, note
from torneo.room.models import Passkey

#: A fingerprint or a number where the device asks for one; a plain security key is enough.
_VERIFY = UserVerificationRequirement.PREFERRED
_MOST = 10

Json = Mapping[str, Any]


def host_of(request: HttpRequest) -> str:
    """The name the room is open under, without its port."""
    host = request.get_host()
    return host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host


def possible(request: HttpRequest) -> bool:
    """Can a browser have a passkey of this address?"""
    host = host_of(request)
    if host == "localhost":
        return True
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return request.is_secure()
    return False


def _server(request: HttpRequest) -> Fido2Server:
    here = f"{request.scheme}://{request.get_host()}"
    return Fido2Server(
        PublicKeyCredentialRpEntity(id=host_of(request), name="Torneo"),
        verify_origin=lambda origin: origin == here,
    )


def kept(user: User, request: HttpRequest) -> list[Passkey]:
    """Those of the account that are good under this name of the room."""
    return list(Passkey.objects.filter(user=user, host=host_of(request)))


def _credential(row: Passkey) -> AttestedCredentialData:
    return AttestedCredentialData(base64.b64decode(row.key))


def begin_adding(request: HttpRequest, user: User) -> tuple[Json, Any]:
    """What the browser is asked to make, and what to remember until it answers."""
    person = PublicKeyCredentialUserEntity(
        id=f"torneo-{user.pk}".encode(), name=user.get_username(),
        display_name=user.get_full_name() or user.get_username(),
    )  # fmt: skip
    known = [_credential(row) for row in kept(user, request)]
    options, state = _server(request).register_begin(person, known, user_verification=_VERIFY)
    return dict(options), state


def add(request: HttpRequest, by: By, user: User, state: Any, answer: Json, name: str) -> bool:
    """Takes the new passkey; False if the browser's answer does not hold."""
    try:
        found = _server(request).register_complete(state, answer).credential_data
    except (ValueError, TypeError, KeyError, AttributeError):
        return False
    if found is None or Passkey.objects.filter(user=user).count() >= _MOST:
        return False
    try:
        with transaction.atomic():
            Passkey.objects.create(
                user=user, host=host_of(request), key=base64.b64encode(found).decode(), name=name[:60],
                digest=hashlib.sha256(found.credential_id).hexdigest(),
            )  # fmt: skip
            note(by, "factor_added", user.get_username(), kind="passkey")
    except IntegrityError:  # somebody has it already
        return False
    return True


def begin_asking(request: HttpRequest, user: User) -> tuple[Json, Any]:
    known = [_credential(row) for row in kept(user, request)]
    options, state = _server(request).authenticate_begin(known, user_verification=_VERIFY)
    return dict(options), state


def takes(request: HttpRequest, user: User, state: Any, answer: Json) -> bool:
    """Has the browser shown one of the account's passkeys? A counter that goes back is a copy's."""
    rows = {hashlib.sha256(_credential(row).credential_id).hexdigest(): row for row in kept(user, request)}
    known = [_credential(row) for row in rows.values()]
    try:
        read = AuthenticationResponse.from_dict(answer)
        found = _server(request).authenticate_complete(state, known, read)
        uses = read.response.authenticator_data.counter
    except (ValueError, TypeError, KeyError, AttributeError):
        return False
    row = rows[hashlib.sha256(found.credential_id).hexdigest()]
    if uses and uses <= row.uses:
        return False
    return bool(Passkey.objects.filter(pk=row.pk, uses=row.uses).update(uses=uses))
