"""The accounts of the room: who has which role, passwords for those who lost theirs, and what was changed."""

from typing import Any

from django.contrib import messages
from django.contrib.auth import update_session_auth_hash
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from torneo.room.accounts import staff
from torneo.room.accounts.record import by_of
from torneo.room.accounts.second_factor import has_factor, required_roles
from torneo.room.language import language_of
from torneo.room.models import Record
from torneo.room.views.record import told
from torneo.room.who import ACCOUNT_ROLES, only, role_of
from torneo.room.words import say

_PAGE = 50
_ACCOUNTS = "accounts"


def answered(request: HttpRequest, reason: str, where: str, done: str = "common.done") -> HttpResponse:
    """Back to a page, with the reason why not or the word that it is done."""
    text = say(f"accounts.no.{reason}" if reason else done, language_of(request))
    messages.add_message(request, messages.INFO, text, extra_tags="refused" if reason else "done")
    return redirect(where)


@never_cache
@require_GET
@only(*staff.MANAGERS)
def accounts(request: HttpRequest) -> HttpResponse:
    role = role_of(request.user)
    rows = [_row(user, role, request.user.pk) for user in User.objects.order_by("username")]
    context = {"accounts": rows, "given": staff.roles_given_by(role), "may_reset": role == "director"}
    if role == "director":
        context |= {"required": required_roles(), "roles": ACCOUNT_ROLES}
    return render(request, "room/accounts/accounts.html", context)


def _row(user: User, manager: str, own: int | None) -> dict[str, Any]:
    role = role_of(user)
    return {
        "id": user.pk, "username": user.username, "name": user.first_name, "role": role,
        "active": user.is_active, "own": user.pk == own, "factor": has_factor(user),
        "may": user.pk != own and staff.may_manage(manager, role),
    }  # fmt: skip


@require_POST
@only(*staff.MANAGERS)
def new_account(request: HttpRequest) -> HttpResponse:
    post = request.POST
    reason = staff.make_account(
        by_of(request), post.get("username", "").strip(), post.get("name", ""), post.get("password", ""),
        post.get("role", ""),
    )  # fmt: skip
    return answered(request, reason, _ACCOUNTS)


@require_POST
@only(*staff.MANAGERS)
def change_account(request: HttpRequest, number: int) -> HttpResponse:
    post = request.POST
    reason = staff.change_account(by_of(request), number, post.get("role", ""), bool(post.get("active")))
    return answered(request, reason, _ACCOUNTS)


@require_POST
@only("director")
def reset_password(request: HttpRequest, number: int) -> HttpResponse:
    reason = staff.reset_password(by_of(request), number, request.POST.get("password", ""))
    if not reason and number == request.user.pk:
        update_session_auth_hash(request, User.objects.get(pk=number))
    return answered(request, reason, _ACCOUNTS, "accounts.reset_done")


@require_GET
@only("director")
def record(request: HttpRequest) -> HttpResponse:
    """What was changed, newest first, so many to a page."""
    lang, before = language_of(request), request.GET.get("antes", "")
    rows = Record.objects.all()
    if before.isascii() and before.isdigit() and len(before) < 19:
        rows = rows.filter(pk__lt=int(before))
    found = list(rows[: _PAGE + 1])
    context = {
        "rows": [told(one, lang) for one in found[:_PAGE]],
        "older": found[_PAGE - 1].pk if len(found) > _PAGE else 0,
        "newest": not before,
    }
    return render(request, "room/accounts/record.html", context)


@never_cache
@require_http_methods(["GET", "POST"])
@only(*ACCOUNT_ROLES)
def own(request: HttpRequest) -> HttpResponse:
    """One's own account: another password."""
    if request.method == "POST":
        user, post = User.objects.get(username=request.user.get_username()), request.POST
        reason = staff.change_own_password(by_of(request), user, post.get("old", ""), post.get("new", ""))
        if not reason:
            update_session_auth_hash(request, user)
        return answered(request, reason, "own_account", "accounts.own_done")
    user = User.objects.get(username=request.user.get_username())
    return render(request, "room/accounts/own.html", {"factor": has_factor(user)})


urlpatterns = [
    path("cuentas/", accounts, name="accounts"),
    path("cuentas/nueva/", new_account, name="new_account"),
    path("cuentas/<int:number>/", change_account, name="change_account"),
    path("cuentas/<int:number>/clave/", reset_password, name="reset_password"),
    path("cuentas/registro/", record, name="record"),
    path("cuenta/", own, name="own_account"),
]
