"""The record of the room's doors: every change of accounts, roles, passwords, tokens, links, webhooks and
settings, with who, when and from where. Rows are only ever added; the database refuses anything else."""

import getpass
from typing import Any

import msgspec
from django.contrib.auth.models import User
from django.http import HttpRequest

from torneo.room.models import Record
from torneo.room.who import role_of

#: Everything that is put on record. Its label is ``record.what.<code>``; retired codes stay.
CODES = (
    "account_made",
    "account_role",
    "account_disabled",
    "account_enabled",
    "password_changed",
    "password_reset",
    "sessions_ended",
    "token_made",
    "token_revoked",
    "link_made",
    "link_revoked",
    "webhook_made",
    "webhook_paused",
    "webhook_resumed",
    "webhook_deleted",
    "showing_saved",
    "screen_text",
    "screen_picture",
    "screen_picture_removed",
    "house_book_saved",
    "factor_added",
    "factor_removed",
    "factor_required",
    "recovery_made",
    "recovery_used",
    "backup_taken",
    "room_restored",
    "event_put_away",
    "event_listed",
)  # fmt: skip


class By(msgspec.Struct, frozen=True):
    """Who changes something, and from where: an address of the network, or the terminal."""

    name: str
    role: str
    where: str


#: What the program does by itself.
PROGRAM = By("Torneo", "system", "")


def by_of(request: HttpRequest) -> By:
    user = request.user
    name = user.get_username() if isinstance(user, User) else ""
    return By(name, role_of(user), request.META.get("REMOTE_ADDR", ""))


def at_terminal() -> By:
    """Whoever sits at the room's own machine: may do everything there anyway."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError):  # an account without a name
        name = ""
    return By(name, "system", "terminal")


def note(by: By, what: str, about: str, **facts: Any) -> None:
    """Puts one change on record, in the transaction that makes it. ``facts`` never hold a secret."""
    assert what in CODES, what
    Record.objects.create(
        by=by.name[:150], role=by.role, where=by.where[:60], what=what, about=about[:200],
        facts=msgspec.json.encode(facts).decode(),
    )  # fmt: skip
