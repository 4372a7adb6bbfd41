"""The rulebooks: every clause has a page, and every ruling and refusal links to it."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path

from torneo.room.language import language_of
from torneo.room.views.books import books, clause_page, contents
from torneo.rulebook import Book, book_ids, load_book


def library(request: HttpRequest) -> HttpResponse:
    return render(request, "room/books.html", {"books": books(language_of(request))})


def _book(name: str) -> Book:
    if name not in book_ids():
        raise Http404(name)
    return load_book(name)


def one_book(request: HttpRequest, book: str) -> HttpResponse:
    found = _book(book)
    lang = language_of(request)
    context = {"title": found.name.en if lang == "en" else found.name.es, "topics": contents(found, lang)}
    return render(request, "room/book.html", {"book_id": book, **context})


def one_clause(request: HttpRequest, book: str, number: str) -> HttpResponse:
    """A clause; a whole rule such as 45 leads to the first of its clauses."""
    found = _book(book)
    clauses = found.under(f"{book}/{number}")
    if not clauses:
        raise Http404(number)
    if clauses[0].number != number:
        return redirect(f"/libros/{book}/{clauses[0].number}/")
    context = clause_page(found, clauses[0].id, language_of(request))
    return render(request, "room/clause.html", {"book_id": book, "clause_page": context})


urlpatterns = [
    path("libros/", library, name="books"),
    path("libros/<slug:book>/", one_book, name="book"),
    path("libros/<slug:book>/<str:number>/", one_clause, name="clause"),
]
