"""The second step: asked for after the password, and set up on one's own account."""

import time
from typing import Any

import msgspec
from django.contrib.auth import login
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import path, reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from torneo.room.accounts import passkeys, second_factor, staff, totp
from torneo.room.accounts.record import By, by_of
from torneo.room.language import language_of
from torneo.room.models import Authenticator, Passkey, RecoveryCode
from torneo.room.pages.player import qr
from torneo.room.pages.staff import answered
from torneo.room.who import ACCOUNT_ROLES, only, role_of
from torneo.room.words import say

_BACKEND = "django.contrib.auth.backends.ModelBackend"
#: What a session remembers between the password and the second step, and for how many seconds.
_HALFWAY, _HOLDS = "halfway", 600
_SECRET, _STATE, _CODES = "new_authenticator", "passkey_state", "new_codes"


def halfway(request: HttpRequest, user: User, where: str) -> HttpResponse:
    """The password was right: remembers whose, and goes on to the second step."""
    request.session.cycle_key()
    request.session[_HALFWAY] = {
        "user": user.pk, "mark": user.get_session_auth_hash(), "at": time.time(), "next": where
    }  # fmt: skip
    return redirect("second_step")


def _waiting(request: HttpRequest) -> User | None:
    """Whoever has shown a password a moment ago and nothing else yet."""
    kept = request.session.get(_HALFWAY)
    if not isinstance(kept, dict) or not 0 <= time.time() - kept["at"] <= _HOLDS:
        return None
    user = User.objects.filter(pk=kept["user"], is_active=True).first()
    return user if user is not None and user.get_session_auth_hash() == kept["mark"] else None


def _by(request: HttpRequest, user: User) -> By:
    return By(user.get_username(), role_of(user), request.META.get("REMOTE_ADDR", ""))


def _in(request: HttpRequest, user: User) -> str:
    """Signs the person in; the page they wanted."""
    where = str(request.session.pop(_HALFWAY, {}).get("next") or reverse("start"))
    login(request, user, backend=_BACKEND)
    return where


@never_cache
@require_http_methods(["GET", "POST"])
def ask(request: HttpRequest) -> HttpResponse:
    """A code of the phone, a recovery code, or a passkey."""
    user = _waiting(request)
    if user is None:
        return redirect("sign_in")
    if not second_factor.has_factor(user):
        return redirect("second_factor_must_set_up")
    lang, problem, status = language_of(request), "", 200
    if request.method == "POST":
        wait = second_factor.tries.take(str(user.pk))
        if wait:
            problem, status = say("second.wait", lang, {"seconds": wait}), 429
        elif second_factor.takes_code(_by(request, user), user, request.POST.get("code", "")[:60]):
            second_factor.tries.give_back(str(user.pk))
            return redirect(_in(request, user))
        else:
            problem, status = say("second.wrong_code", lang), 422
    context = {
        "problem": problem, "person": user.get_username(),
        "codes": Authenticator.objects.filter(user=user).exists(),
        "passkeys": bool(passkeys.kept(user, request)),
    }  # fmt: skip
    return render(request, "room/accounts/second_step.html", context, status=status)


@require_POST
def ask_options(request: HttpRequest) -> HttpResponse:
    user = _waiting(request)
    if user is None or not passkeys.kept(user, request):
        return JsonResponse({}, status=403)
    options, request.session[_STATE] = passkeys.begin_asking(request, user)
    return JsonResponse(options)


@require_POST
def ask_passkey(request: HttpRequest) -> HttpResponse:
    user, state = _waiting(request), request.session.pop(_STATE, None)
    if user is None or state is None or second_factor.tries.take(str(user.pk)):
        return _refused(request)
    if not passkeys.takes(request, user, state, _json(request)):
        return _refused(request)
    second_factor.tries.give_back(str(user.pk))
    return JsonResponse({"to": _in(request, user)})


def _json(request: HttpRequest) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(request.body)
    except msgspec.DecodeError:
        return {}
    return found if isinstance(found, dict) else {}


def _refused(request: HttpRequest) -> HttpResponse:
    return JsonResponse({"problem": say("second.passkey_failed", language_of(request))}, status=403)


# ---- setting it up -------------------------------------------------------------------------------------


def _person(request: HttpRequest) -> User | None:
    """Whose second step is set up: of whoever is signed in; or of whoever must have one to sign in."""
    if request.user.is_authenticated:
        return User.objects.get(username=request.user.get_username())
    user = _waiting(request)
    return user if user is not None and not second_factor.has_factor(user) else None


def _set_up(request: HttpRequest) -> HttpResponse:
    """The phone's QR code and key, until its first code is typed; and passkeys."""
    user = _person(request)
    if user is None:
        return redirect("sign_in")
    lang, problem = language_of(request), ""
    secret = request.session.get(_SECRET) or totp.new_secret()
    request.session[_SECRET] = secret
    if request.method == "POST":
        typed = request.POST.get("code", "")
        wait = second_factor.tries.take(str(user.pk))
        if wait:
            problem = say("second.wait", lang, {"seconds": wait})
        elif second_factor.add_authenticator(_by(request, user), user, secret, typed):
            second_factor.tries.give_back(str(user.pk))
            del request.session[_SECRET]
            return redirect(_added(request, user))
        else:
            problem = say("second.wrong_code", lang)
    context = {
        "problem": problem, "secret": " ".join(secret[at : at + 4] for at in range(0, len(secret), 4)),
        "code": qr(totp.address(secret, user.get_username())), "possible": passkeys.possible(request),
        "must": not request.user.is_authenticated, "host": passkeys.host_of(request),
        "has_codes": Authenticator.objects.filter(user=user).exists(),
        "passkeys": list(Passkey.objects.filter(user=user)),
        "left": RecoveryCode.objects.filter(user=user).count(),
    }  # fmt: skip
    return render(request, "room/accounts/second_setup.html", context, status=422 if problem else 200)


@never_cache
@require_http_methods(["GET", "POST"])
@only(*ACCOUNT_ROLES)
def set_up(request: HttpRequest) -> HttpResponse:
    return _set_up(request)


@never_cache
@require_http_methods(["GET", "POST"])
def must_set_up(request: HttpRequest) -> HttpResponse:
    """For accounts of a role that must have one, before they are let in."""
    return redirect("second_factor") if request.user.is_authenticated else _set_up(request)


def _added(request: HttpRequest, user: User) -> str:
    """The first time recovery codes come with it; who waited for it is let in."""
    if not RecoveryCode.objects.filter(user=user).exists():
        request.session[_CODES] = second_factor.new_recovery_codes(_by(request, user), user)
    if not request.user.is_authenticated:
        codes = request.session.get(_CODES)
        _in(request, user)
        request.session[_CODES] = codes
    return reverse("second_factor_codes")


@require_POST
def add_options(request: HttpRequest) -> HttpResponse:
    user = _person(request)
    if user is None or not passkeys.possible(request):
        return JsonResponse({}, status=403)
    options, request.session[_STATE] = passkeys.begin_adding(request, user)
    return JsonResponse(options)


@require_POST
def add_passkey(request: HttpRequest) -> HttpResponse:
    user, state = _person(request), request.session.pop(_STATE, None)
    if user is None or state is None:
        return _refused(request)
    name = request.headers.get("User-Agent", "").partition("(")[2].partition(")")[0]
    if not passkeys.add(request, _by(request, user), user, state, _json(request), name):
        return _refused(request)
    return JsonResponse({"to": _added(request, user)})


@never_cache
@require_GET
@only(*ACCOUNT_ROLES)
def codes(request: HttpRequest) -> HttpResponse:
    """The recovery codes, shown once."""
    made = request.session.pop(_CODES, None)
    if not made:
        return redirect("second_factor")
    return render(request, "room/accounts/second_codes.html", {"codes": made})


@require_POST
@only(*ACCOUNT_ROLES)
def change(request: HttpRequest) -> HttpResponse:
    """New recovery codes, or no second step any more: asks for the password."""
    user = User.objects.get(username=request.user.get_username())
    reason = staff.proves_own_password(user, request.POST.get("password", ""))
    if reason:
        return answered(request, reason, "second_factor")
    if request.POST.get("act") == "codes" and second_factor.has_factor(user):
        request.session[_CODES] = second_factor.new_recovery_codes(by_of(request), user)
        return redirect("second_factor_codes")
    if request.POST.get("act") == "remove":
        second_factor.remove(by_of(request), user)
    return answered(request, "", "second_factor")


# ---- what directors decide -----------------------------------------------------------------------------


@require_POST
@only("director")
def require(request: HttpRequest) -> HttpResponse:
    """Roles that must have a second step, from their next sign-in; at once if their sessions are ended."""
    roles = request.POST.getlist("roles")
    second_factor.require(by_of(request), roles)
    if request.POST.get("end"):
        others = User.objects.exclude(username=request.user.get_username())
        without = [one for one in others if role_of(one) in roles and not second_factor.has_factor(one)]
        staff.end_sessions(by_of(request), without)
    return answered(request, "", "accounts")


@require_POST
@only("director")
def remove_of(request: HttpRequest, number: int) -> HttpResponse:
    """The second step somebody has lost."""
    user = User.objects.filter(pk=number).first()
    reason = "no_account" if user is None else ""
    if user is not None:
        second_factor.remove(by_of(request), user)
    return answered(request, reason, "accounts")


urlpatterns = [
    path("entrar/segundo/", ask, name="second_step"),
    path("entrar/segundo/llave/opciones/", ask_options, name="second_factor_ask_options"),
    path("entrar/segundo/llave/", ask_passkey, name="second_factor_ask_passkey"),
    path("entrar/segundo/poner/", must_set_up, name="second_factor_must_set_up"),
    path("cuenta/segundo/", set_up, name="second_factor"),
    path("cuenta/segundo/codigos/", codes, name="second_factor_codes"),
    path("cuenta/segundo/cambiar/", change, name="second_factor_change"),
    path("cuenta/segundo/llave/opciones/", add_options, name="second_factor_add_options"),
    path("cuenta/segundo/llave/", add_passkey, name="second_factor_add_passkey"),
    path("cuentas/segundo/", require, name="second_require"),
    path("cuentas/<int:number>/segundo/", remove_of, name="second_remove_of"),
]
