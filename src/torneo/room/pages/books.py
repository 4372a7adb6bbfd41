"""The rulebooks: search, topics, comparison, policies; every clause and every example has a page."""

from collections.abc import Sequence

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path

from torneo.floor.scenario.shipped import examples
from torneo.room.houses import book_named, ready_books, with_clause
from torneo.room.language import language_of
from torneo.room.views.books import book_shown, books, contents, found, kind_choices, topic_choices
from torneo.room.views.books_clause import clause_page
from torneo.room.views.books_compare import compared, policy_table
from torneo.room.views.books_example import example_page
from torneo.room.who import role_of
from torneo.rulebook import Book, all_books, book_ids, load_book

EDITORS = ("director", "operations")


def library(request: HttpRequest) -> HttpResponse:
    lang = language_of(request)
    context = {
        "books": books(lang),
        "houses": [book_shown(book, lang) for book in ready_books()],
        "topics": topic_choices(lang),
        "may_edit": role_of(request.user) in EDITORS,
    }
    return render(request, "room/books.html", context)


def seek(request: HttpRequest) -> HttpResponse:
    """Search over all books or one; only the list while somebody types."""
    lang = language_of(request)
    query, topic = request.GET.get("q", "")[:200], request.GET.get("tema", "")
    kind, name = request.GET.get("clase", ""), request.GET.get("libro", "")
    asked: Sequence[Book] = all_books()
    if name:
        asked = [_book(name)]
    context = {
        "query": query,
        "topic": topic,
        "kind": kind,
        "book_id": name,
        "found": found(asked, query, topic, kind, lang),
        "sought": bool(query.strip() or topic or kind),
        "topics": topic_choices(lang),
        "kinds": kind_choices(lang),
        "books": [*books(lang), *(book_shown(book, lang) for book in ready_books())],
    }
    part = "room/books/found.html" if request.headers.get("HX-Request") else "room/books/search.html"
    return render(request, part, context)


def _book(name: str) -> Book:
    book = book_named(name)
    if book is None:
        raise Http404(name)
    return book


def one_book(request: HttpRequest, book: str) -> HttpResponse:
    lang = language_of(request)
    shown = _book(book)
    context = {"book_id": book, "this_book": book_shown(shown, lang), "groups": contents(shown, lang)}
    return render(request, "room/book.html", {**context, "own": shown.is_house})


def one_clause(request: HttpRequest, book: str, number: str) -> HttpResponse:
    """A clause; a whole rule such as 45 leads to the first of its clauses."""
    shown = with_clause(book, f"{book}/{number}")
    clauses = shown.under(f"{book}/{number}") if shown is not None else ()
    if shown is None or not clauses:
        raise Http404(number)
    if clauses[0].number != number:
        return redirect("clause", book, clauses[0].number)
    context = clause_page(shown, clauses[0], language_of(request))
    return render(request, "room/clause.html", {"book_id": book, "clause_page": context})


def one_example(request: HttpRequest, book: str, topic: str, number: int) -> HttpResponse:
    """An example step by step, under its own book or another (``?libro=``)."""
    example = examples().get(f"{book}/{topic}/{number}")
    if example is None:
        raise Http404(topic)
    name = request.GET.get("libro", book)
    under = load_book(name) if name in book_ids() else _book(name)
    context = {"example": example_page(example, under, language_of(request)), "book_id": book}
    alone = not request.headers.get("HX-Request")
    return render(request, "room/books/example.html" if alone else "room/books/player.html", context)


def compare(request: HttpRequest) -> HttpResponse:
    lang = language_of(request)
    left = _book(request.GET.get("a") or book_ids()[0])
    right = _book(request.GET.get("b") or book_ids()[-1])
    context = {
        "left": book_shown(left, lang),
        "right": book_shown(right, lang),
        "same_book": left.id == right.id,
        "diff": compared(left, right, lang),
        "books": [*books(lang), *(book_shown(book, lang) for book in ready_books())],
    }
    return render(request, "room/books/compare.html", context)


def policy_list(request: HttpRequest) -> HttpResponse:
    lang = language_of(request)
    context = {"sections": policy_table(all_books(), lang), "books": books(lang)}
    return render(request, "room/books/policies.html", context)


urlpatterns = [
    path("libros/", library, name="books"),
    path("libros/buscar/", seek, name="books_search"),
    path("libros/comparar/", compare, name="books_compare"),
    path("libros/politicas/", policy_list, name="policies"),
    path("libros/<slug:book>/", one_book, name="book"),
    path("libros/<slug:book>/ejemplos/<slug:topic>/<int:number>/", one_example, name="example"),
    path("libros/<slug:book>/<path:number>/", one_clause, name="clause"),
]
