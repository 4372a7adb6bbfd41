"""Who is asking: accounts with a role, and links without an account."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser, Group, User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from torneo.room.addresses import sign_in_first, view_of
from torneo.tournament import Actor
from torneo.tournament.kernel import ROLES

#: Roles a person may be given an account for, most powerful first. A group of each name exists.
ACCOUNT_ROLES = ("director", "operations", "floor", "desk", "dealer", "commission")

View = Callable[..., HttpResponse]


def role_of(user: AbstractBaseUser | AnonymousUser) -> str:
    """The account's role; ``public`` without an account."""
    if not user.is_authenticated or not isinstance(user, User):
        return "public"
    cached = getattr(user, "torneo_role", None)
    if cached is None:
        groups = set(user.groups.values_list("name", flat=True))
        cached = next((role for role in ACCOUNT_ROLES if role in groups), "public")
        if cached == "public" and user.is_superuser:
            cached = "director"
        user.torneo_role = cached  # type: ignore[attr-defined]
    return str(cached)


def actor_of(request: HttpRequest) -> Actor:
    """The person of the request, as the journal records them."""
    user = request.user
    name = user.get_full_name() or user.get_username() if isinstance(user, User) else ""
    return Actor(name, role_of(user))


def give_role(user: User, role: str) -> None:
    assert role in ROLES, role
    user.groups.set([Group.objects.get_or_create(name=role)[0]])
    user.torneo_role = role  # type: ignore[attr-defined]


def opened_by(page: str) -> tuple[str, ...] | None:
    """The roles that may open the page of that name, as its own guard has them; None: anybody may."""
    found: tuple[str, ...] | None = getattr(view_of(page), "roles", None)
    return found


def may_open(role: str, page: str) -> bool:
    roles = opened_by(page)
    return roles is None or role in roles


def only(*roles: str) -> Callable[[View], View]:
    """A page for these roles. Who has no account is asked for one; who has another role is told why not."""

    def wrap(view: View) -> View:
        @wraps(view)
        def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            role = role_of(request.user)
            if role in roles:
                return view(request, *args, **kwargs)
            if not request.user.is_authenticated:
                return sign_in_first(request.get_full_path())
            return render(request, "room/forbidden.html", {"role": role, "allowed": roles}, status=403)

        guarded.roles = roles  # type: ignore[attr-defined]
        return guarded

    return wrap
