"""The whole room in one file, taken away by a director; and a new room filled from such a file."""

import tempfile
from datetime import UTC, datetime
from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import FileResponse, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from torneo.journal.backup import BackupFault, make, restore
from torneo.journal.kinds import KINDS
from torneo.room.accounts.first_visit import may_be_first
from torneo.room.accounts.record import by_of, note
from torneo.room.accounts.staff import is_new, proves_own_password
from torneo.room.language import language_of
from torneo.room.who import only
from torneo.room.words import say

#: Where a copy is brought to a new room: the walls let a large file through there, and nowhere else.
BRINGS_COPY = "/primera-vez/copia/"


@never_cache
@require_http_methods(["GET", "POST"])
@only("director")
def copy(request: HttpRequest) -> Any:
    """A copy of the room as it is now. It holds accounts and secret seeds, so whoever takes it away says once
    more who they are, and it is put on record."""
    if request.method == "GET":
        return render(request, "room/copy.html", {})
    assert isinstance(request.user, User), "only directors come so far"
    reason = proves_own_password(request.user, request.POST.get("password", ""))
    if reason:
        key = "copies.wrong_password" if reason == "wrong_password" else f"accounts.no.{reason}"
        problem = say(key, language_of(request))
        return render(request, "room/copy.html", {"problem": problem}, status=403)
    whole = tempfile.TemporaryFile()  # noqa: SIM115 (the answer closes it)
    manifest, faults = make(whole, KINDS)
    whole.seek(0)
    note(by_of(request), "backup_taken", "", streams=len(manifest.streams), unsound=len(faults))
    name = f"torneo-{datetime.now(UTC):%Y-%m-%d-%H%M}.torneo"
    return FileResponse(whole, as_attachment=True, filename=name, content_type="application/zip")


@never_cache
@require_POST
def bring_back(request: HttpRequest) -> HttpResponse:
    """Fills a room that has neither events nor accounts; by whoever could make its first account."""
    lang, code = language_of(request), request.POST.get("code", "")
    if not is_new():
        return redirect("sign_in")
    if not may_be_first(request, code):
        return render(request, "room/first_code.html", {"wrong": bool(code)}, status=403)
    file = request.FILES.get("file")
    if file is None or file.file is None:
        return _first(request, say("copies.no_file", lang), code)
    try:
        found = restore(file.file, KINDS)
    except BackupFault as wrong:
        return _first(request, say("copies.not_restored", lang, {"why": wrong.say(lang)}), code)
    left_out = ", ".join(found.left_out) or "–"
    facts = {"streams": len(found.streams), "objects": found.objects, "left_out": left_out}
    note(by_of(request), "room_restored", "", streams=len(found.streams))
    messages.add_message(request, messages.INFO, say("copies.restored", lang, facts), extra_tags="done")
    return redirect("sign_in")


def _first(request: HttpRequest, problem: str, code: str) -> HttpResponse:
    return render(request, "room/first.html", {"problem": problem, "code": code}, status=422)


urlpatterns = [
    path("copia/", copy, name="copy"),
    path(BRINGS_COPY[1:], bring_back, name="bring_back"),
]
