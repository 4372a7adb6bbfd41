"""The support pages (``/soporte/``): a look at the tables for a director with the first account's powers.

Nothing is changed there: accounts have pages of their own, which keep the rules of roles and the record.
"""

from typing import Any

from django.contrib.admin import AdminSite, ModelAdmin
from django.db.models import Model
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from torneo.room.addresses import sign_in_first
from torneo.room.who import role_of


class LookOnly:
    """What every table of the support pages may be asked for, whatever its own rules say."""

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return True

    def has_module_permission(self, request: HttpRequest) -> bool:
        return True

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    has_change_permission = has_delete_permission = has_add_permission


class SupportSite(AdminSite):
    site_header = site_title = "Torneo"

    def has_permission(self, request: HttpRequest) -> bool:
        return super().has_permission(request) and role_of(request.user) == "director"

    def register(self, model_or_iterable: Any, admin_class: Any = None, **options: Any) -> None:
        chosen = admin_class or ModelAdmin
        shown = type(f"Shown{chosen.__name__}", (LookOnly, chosen), {})
        super().register(model_or_iterable, shown, **options)

    def login(self, request: HttpRequest, extra_context: Any = None) -> HttpResponse:
        """There is one door for passwords."""
        if request.user.is_authenticated:
            return redirect("start")
        return sign_in_first(reverse("admin:index"))

    def password_change(self, request: HttpRequest, extra_context: Any = None) -> Any:
        return redirect("own_account")
