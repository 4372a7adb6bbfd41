"""The rulebooks on the web: the library, search as one types, topics, comparison, the policy table."""

import re
from collections.abc import Callable
from html import escape, unescape
from typing import Any

import pytest

from torneo.rulebook import Lang, all_books, book_ids, diff_books, load_book, policies, search

Browser = Callable[[str], Any]


def text(browser: Any, address: str, **headers: str) -> str:
    answer = browser.get(address, headers=headers)
    assert answer.status_code == 200, (address, answer.status_code)
    return str(answer.content.decode())


def test_the_library_names_every_book(client: Browser) -> None:
    page = text(client("public"), "/libros/")
    assert all(f'href="/libros/{book}/"' in page for book in book_ids())
    assert "/libros/casa/" not in page, "only who may edit them is led to the house books"
    assert "/libros/casa/" in text(client("director"), "/libros/")


@pytest.mark.parametrize("book", book_ids())
def test_a_book_lists_every_clause_under_its_topic(client: Browser, book: str) -> None:
    page = text(client("public"), f"/libros/{book}/")
    parts = re.split(r'<h3 id="t-([^"]+)">', page)
    listed = {topic: set(re.findall(rf'href="/libros/{book}/([^"]+)/"', part))
              for topic, part in zip(parts[1::2], parts[2::2], strict=True)}  # fmt: skip
    expected: dict[str, set[str]] = {}
    for clause in load_book(book).clauses.values():
        expected.setdefault(clause.topic, set()).add(clause.number)
    assert listed == expected


def hits(page: str) -> list[str]:
    return re.findall(r'<li>\s*<a href="/libros/([^"]+)/">', page)


def test_the_search_finds_what_the_library_finds_in_its_order(client: Browser) -> None:
    browser = client("public")
    for query in ("fuera de turno", "out of turn", "45-B-1", "ante ciega grande"):
        expected = [hit.clause.id for hit in search(all_books(), query)]
        page = text(browser, f"/libros/buscar/?q={query}")
        assert hits(page) == expected[:40]
        counted = "1 cláusula" if len(expected) == 1 else f"{len(expected)} cláusulas"
        assert re.search(rf"\b{counted}\s*<", page)


def test_while_somebody_types_only_the_list_is_sent(client: Browser) -> None:
    part = text(client("public"), "/libros/buscar/?q=botón&libro=tda-2013", **{"HX-Request": "true"})
    assert "<html" not in part
    assert hits(part)
    assert all(one.startswith("tda-2013/") for one in hits(part))
    assert re.search(r"<mark>[Bb]otón</mark>", part)


def test_a_search_narrows_by_topic_and_kind_also_without_words(client: Browser) -> None:
    browser = client("public")
    every = [
        clause.id
        for book in all_books()
        for clause in book.clauses.values()
        if (clause.topic, clause.kind) == ("calling-time", "judgement")
    ]
    assert every
    assert hits(text(browser, "/libros/buscar/?tema=calling-time&clase=judgement")) == every[:40]
    assert "Ninguna cláusula habla de eso" in text(browser, "/libros/buscar/?q=xilófono")
    assert browser.get("/libros/buscar/?q=x&libro=ninguno").status_code == 404


def test_topics_come_first_and_what_was_meant_is_asked(client: Browser) -> None:
    browser = client("public")
    page = text(browser, "/libros/buscar/?q=apuesta furea de turno unicornio&libro=tda-2024")
    told = page.partition('id="found"')[2]
    assert re.search(r"¿Quiso decir\s*<a [^>]*>apuesta fuera de turno</a>\?", told)
    assert "No se conoce: unicornio" in told
    before, _, after = told.partition('class="hits"')
    assert 'href="/libros/buscar/?tema=out-of-turn&amp;libro=tda-2024"' in before
    assert "<mark>uera de turno</mark>" in after.replace("<mark>F", "<mark>").replace("<mark>f", "<mark>")
    assert "Did you mean" in text(browser, "/libros/buscar/?q=penlaty for swearing&lang=en")
    assert "Quiso decir" not in text(browser, "/libros/buscar/?q=fuera de turno&lang=es")


def test_words_found_in_the_other_language_are_told_in_it(client: Browser) -> None:
    page = text(client("public"), "/libros/buscar/?q=smallest chips removing&libro=fcp-2025&lang=es")
    assert hits(page)
    assert 'lang="en"' in page.partition('class="hits"')[2]


@pytest.mark.parametrize(("left", "right"), [("tda-2013", "pokerfest-2011"), ("fcp-2025", "adtp-2018")])
def test_a_comparison_names_every_difference_with_its_clauses(client: Browser, left: str, right: str) -> None:
    page = text(client("public"), f"/libros/comparar/?a={left}&b={right}&lang=en")
    diff = diff_books(load_book(left), load_book(right))
    named = re.findall(r'href="/libros/politicas/#([a-z0-9_]+)"', page)
    assert sorted(named) == sorted(one.policy for one in diff.policies)
    for one in diff.policies:
        for clause in (*one.left_clauses, *one.right_clauses):
            assert f'href="/libros/{clause}/"' in page
        assert escape(policies()[one.policy].question.en, quote=True) in page
    assert f"{len(diff.policies)} policies differ, {diff.same} are the same." in page
    for one in diff.stated:
        assert escape(policies()[one.policy].question.en, quote=True) in page
    said = {book for book in (left, right) if f"Said only by {load_book(book).short}" in page}
    assert said == {clause.partition("/")[0] for one in diff.stated
                    for clause in (*one.left_clauses, *one.right_clauses)}  # fmt: skip


def test_a_book_is_not_compared_with_itself(client: Browser) -> None:
    assert "elija dos distintos" in text(client("public"), "/libros/comparar/?a=tda-2013&b=tda-2013")
    assert client("public").get("/libros/comparar/?a=x").status_code == 404


def test_the_policy_table_has_every_policy_of_every_book(client: Browser) -> None:
    page = text(client("public"), "/libros/politicas/")
    parts = re.split(r'<article class="card policy[^"]*" id="([a-z0-9_]+)"', page)
    rows = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert set(rows) == set(policies())
    for name, row in rows.items():
        linked = set(re.findall(r'class="clause" href="/libros/([^"]+)/"', row))
        assert linked == {clause for book in all_books() for clause in book.clauses_for(name)}, name
        told = unescape(row)
        assert policies()[name].question.es in told
        assert all(f"<dt>{book.short}</dt>" in told for book in all_books())


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_note_names_other_policies_by_their_question(client: Browser, lang: Lang) -> None:
    page = unescape(text(client("public"), f"/libros/politicas/?lang={lang}"))
    shown = re.sub(r"<code>[^<]*</code>|<[^>]+>", " ", page)
    assert not [name for name in policies() if "_" in name and re.search(rf"\b{name}\b", shown)]
    rule = policies()["registration_close_rule"].question.say(lang)
    assert f'href="/libros/politicas/#registration_close_rule">«{rule}»</a>' in page


def test_a_whole_rule_leads_to_its_first_clause_and_nonsense_nowhere(client: Browser) -> None:
    browser = client("public")
    assert browser.get("/libros/fcp-2025/45/").headers["Location"].startswith("/libros/fcp-2025/45-")
    assert browser.get("/libros/fcp-2025/999/").status_code == 404
    assert browser.get("/libros/nada/").status_code == 404
    assert browser.get("/libros/nada/1/").status_code == 404


@pytest.mark.parametrize(("lang", "title", "button"), [
    ("es", "Lo que cambia de TDA 2013 a TDA 2024", "Imprimir la lista"),
    ("en", "What changes from TDA 2013 to TDA 2024", "Print the list"),
])  # fmt: skip
def test_what_changed_since_the_book_before_is_a_list_to_print(
    client: Browser, lang: Lang, title: str, button: str
) -> None:
    """From the newer book one click leads to it; topics only one of them has are told by their clauses."""
    browser, old, new = client("public"), load_book("tda-2013"), load_book("tda-2024")
    assert new.replaces == old.id
    address = f"/libros/comparar/?a={old.id}&b={new.id}"
    assert escape(f'href="{address}"', quote=False) in text(browser, f"/libros/?lang={lang}")
    page = unescape(text(browser, f"{address}&lang={lang}"))
    assert " ".join(page.partition("<h1>")[2].partition("</h1>")[0].split()) == title
    assert f"data-print>{button}" in page
    assert "room/print.js" in page
    assert ">tda-2013 27.2</a>" in page, "two books begin with the same word: the chips name them whole"
    assert ">tda-2024 29.5</a>" in page
    alone = [one for one in diff_books(old, new).topics if not one.left_clauses]
    assert alone
    for clause in (clause for one in alone for clause in one.right_clauses):
        assert new.clauses[clause].wording(lang).title in page
