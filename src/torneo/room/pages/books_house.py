"""House books: started from one of Torneo's own, changed in a form, checked while typing, in versions."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path
from django.views.decorators.http import require_POST

from torneo.room import houses
from torneo.room.accounts.record import by_of
from torneo.room.language import language_of
from torneo.room.models import HouseBook
from torneo.room.pages.books import EDITORS
from torneo.room.views.books import books
from torneo.room.views.books_house import Data, act_on, blank, data_of, form_of, posted_data, text_of
from torneo.room.views.books_house_review import affected, preview, told
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.rulebook import Lang, book_ids, house_problems, read_house

_MOST_BYTES = 256 * 1024


@only(*EDITORS)
def house_books(request: HttpRequest) -> HttpResponse:
    """The house books of the room; a file of one's own is read here and kept as a draft."""
    lang = language_of(request)
    problem = ""
    faults: list[dict[str, str]] = []
    if request.method == "POST":
        file = request.FILES.get("file")
        if file is None:
            problem = say("books.house.file_missing", lang)
        elif (file.size or 0) > _MOST_BYTES:
            problem = say("books.house.file_too_big", lang, {"most": _MOST_BYTES // 1024})
        else:
            try:
                text = file.read().decode("utf-8-sig")
            except UnicodeDecodeError:
                problem = say("books.house.file_not_text", lang)
            else:
                answer, faults = _uploaded(request, text, file.name or "")
                if answer is not None:
                    return answer
                problem = say("books.house.file_faults", lang, {"file": file.name})
    rows = [_row(one) for one in houses.latest()]
    context = {"rows": rows, "books": books(lang), "problem": problem, "faults": faults}
    return render(request, "room/books/houses.html", context, status=422 if problem else 200)


def _row(latest: HouseBook) -> dict[str, Any]:
    ready = houses.ready_version(latest.name)
    data = data_of(latest.text)
    return {
        "latest": latest,
        "ready": ready.version if ready else 0,
        "base": data["base"],
        "title": data["title"],
    }


def _uploaded(request: HttpRequest, text: str, name: str) -> tuple[HttpResponse | None, list[dict[str, str]]]:
    """The file kept as the next draft just as it is, or what is wrong with it."""
    lang = language_of(request)
    problems = house_problems(text, name)
    if problems:
        return None, told(problems, lang)
    house = read_house(text).id
    if house in houses.RESERVED:
        return None, [{"place": say("books.house.field.house", lang), "to": "", "line": "",
                       "text": say("books.house.reserved", lang)}]  # fmt: skip
    rows = houses.versions(house)
    saved = houses.save(house, text, ready=False, note=name, by=actor_of(request).name,
                        after=rows[0].version if rows else 0, recorded=by_of(request))  # fmt: skip
    _done(request, saved)
    return redirect("house_edit", house), []


@only(*EDITORS)
def new(request: HttpRequest) -> HttpResponse:
    base = request.GET.get("base", "")
    return _editor(request, blank(base if base in book_ids() else book_ids()[0]), [], {})


@only(*EDITORS)
def edit(request: HttpRequest, name: str) -> HttpResponse:
    """The last version in the form, or an earlier one to start again from."""
    rows = houses.versions(name)
    wanted = request.GET.get("v", "")
    row = next((one for one in rows if str(one.version) == wanted), rows[0] if rows else None)
    if row is None:
        raise Http404(name)
    return _editor(request, data_of(row.text), rows, {"shown": row})


def _editor(
    request: HttpRequest, data: Data, rows: list[HouseBook], extra: dict[str, Any], status: int = 200
) -> HttpResponse:
    lang = language_of(request)
    context = {
        "form": form_of(data, lang),
        "rows": rows,
        "after": rows[0].version if rows else 0,
        **_review(text_of(data), lang),
        **extra,
    }
    part = "room/books/house_form.html" if request.headers.get("HX-Request") else "room/books/house_edit.html"
    return render(request, part, context, status=status)


def _review(text: str, lang: Lang) -> dict[str, Any]:
    """What is wrong; without faults, what changes."""
    problems = house_problems(text)
    if problems:
        return {"problems": told(problems, lang), "preview": None, "text": text}
    return {"problems": [], "preview": preview(read_house(text), lang), "text": text}


@require_POST
@only(*EDITORS)
def form(request: HttpRequest) -> HttpResponse:
    """A policy or a clause more or less."""
    data = act_on(posted_data(request.POST), request.POST.get("act", "") or _picked(request))
    return _editor(request, data, _known(request), {"note": request.POST.get("note", "")})


def _picked(request: HttpRequest) -> str:
    return f"add:policy:{request.POST.get('pick', '')}"


def _known(request: HttpRequest) -> list[HouseBook]:
    """The versions of the book being edited; none for a new one."""
    return houses.versions(request.POST.get("kept", "")) if request.POST.get("kept") else []


@require_POST
@only(*EDITORS)
def review(request: HttpRequest) -> HttpResponse:
    """The panel alone, while somebody types."""
    lang = language_of(request)
    return render(request, "room/books/house_review.html", _review(text_of(posted_data(request.POST)), lang))


@require_POST
@only(*EDITORS)
def tried(request: HttpRequest) -> HttpResponse:
    """The examples of the base book that would be ruled otherwise."""
    lang, text = language_of(request), text_of(posted_data(request.POST))
    problems = house_problems(text)
    context = {"tried": None if problems else affected(read_house(text), lang)}
    return render(request, "room/books/house_tried.html", context)


@require_POST
@only(*EDITORS)
def save(request: HttpRequest) -> HttpResponse:
    """A draft, or a version events may be played under; with faults only a draft can be kept."""
    lang, data = language_of(request), posted_data(request.POST)
    act = request.POST.get("act", "draft")
    if act.startswith(("add:", "drop:")):
        return form(request)
    text, house, rows = text_of(data), data["house"], _known(request)
    ready = act == "ready"
    problems = house_problems(text)
    wrong = ""
    if house in houses.RESERVED:
        wrong = say("books.house.reserved", lang)
    elif any(one.key == "house" for one in problems):
        wrong = say("books.house.name_first", lang)
    elif rows and rows[0].name != house:
        wrong = say("books.house.name_kept", lang, {"name": rows[0].name})
    elif not rows and houses.versions(house):
        wrong = say("books.house.taken", lang, {"name": house})
    elif ready and problems:
        wrong = say("books.house.not_ready", lang)
    elif rows and data_of(rows[0].text) == data_of(text) and rows[0].ready >= ready:
        wrong = say("books.house.nothing_new", lang)
    extra = {"note": request.POST.get("note", ""), "wrong": wrong}
    if not wrong:
        try:
            saved = houses.save(house, text, ready=ready, note=request.POST.get("note", "").strip(),
                                by=actor_of(request).name, after=_after(request),
                                recorded=by_of(request))  # fmt: skip
        except houses.Overtaken:
            extra["wrong"] = say("books.house.overtaken", lang)
        else:
            _done(request, saved)
            return redirect("house_edit", house)
    return _editor(request, data, rows, extra, 422)


def _after(request: HttpRequest) -> int:
    given = request.POST.get("after", "0")
    return int(given) if given.isdigit() else 0


def _done(request: HttpRequest, saved: HouseBook) -> None:
    key = "books.house.saved_ready" if saved.ready else "books.house.saved_draft"
    text = say(key, language_of(request), {"version": saved.version})
    messages.add_message(request, messages.INFO, text, extra_tags="done")


@only(*EDITORS)
def file(request: HttpRequest, name: str, version: int) -> HttpResponse:
    row = HouseBook.objects.filter(name=name, version=version).first()
    if row is None:
        raise Http404(name)
    answer = HttpResponse(row.text, content_type="application/yaml; charset=utf-8")
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}-{version}.yaml"'
    return answer


urlpatterns = [
    path("libros/casa/", house_books, name="house_books"),
    path("libros/casa/nuevo/", new, name="house_new"),
    path("libros/casa/forma/", form, name="house_form"),
    path("libros/casa/revision/", review, name="house_review"),
    path("libros/casa/ejemplos/", tried, name="house_tried"),
    path("libros/casa/guardar/", save, name="house_save"),
    path("libros/casa/<slug:name>/", edit, name="house_edit"),
    path("libros/casa/<slug:name>/<int:version>.yaml", file, name="house_file"),
]
