"""The rulebooks on the web: every clause has a page."""

from collections.abc import Callable
from typing import Any

import pytest

from torneo.rulebook import all_books, book_ids

Browser = Callable[[str], Any]


def test_the_library_names_the_five_books(client: Browser) -> None:
    page = client("public").get("/libros/").content.decode()
    assert all(f'href="/libros/{book}/"' in page for book in book_ids())


@pytest.mark.parametrize("book", book_ids())
def test_a_book_lists_every_clause_and_links_to_it(client: Browser, book: str) -> None:
    page = client("public").get(f"/libros/{book}/").content.decode()
    (found,) = [one for one in all_books() if one.id == book]
    assert all(f'href="/libros/{book}/{clause.number}/"' in page for clause in found.clauses.values())


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_clause_has_a_page_in_both_languages(client: Browser, lang: str) -> None:
    browser = client("public")
    for book in all_books():
        for clause in list(book.clauses.values())[::7]:
            answer = browser.get(f"/libros/{book.id}/{clause.number}/?lang={lang}")
            assert answer.status_code == 200, clause.id
            from html import escape

            assert escape(clause.wording("es" if lang == "es" else "en").title) in answer.content.decode()


def test_a_whole_rule_leads_to_its_first_clause_and_nonsense_nowhere(client: Browser) -> None:
    browser = client("public")
    assert browser.get("/libros/fcp-2025/45/").headers["Location"].startswith("/libros/fcp-2025/45-")
    assert browser.get("/libros/fcp-2025/999/").status_code == 404
    assert browser.get("/libros/nada/").status_code == 404
