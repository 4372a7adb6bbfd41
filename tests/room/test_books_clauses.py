"""Every clause has its page in both languages, and whatever cites a clause leads to one; clauses that only
inform can be seen where the coverage of the clauses says they are shown."""

import importlib.util
import inspect
import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from tests.support.shown import keep, played, up_to

from torneo.floor.scenario.shipped import examples
from torneo.rulebook import LANGS, Lang, all_books, book_ids, load_book, policies, settlements
from torneo.rulebook.coverage import SHOWN_KINDS
from torneo.tournament.entries.events import Entered

Browser = Callable[[str], Any]
ROOT = Path(__file__).parents[2]


def plain(html: str) -> str:
    """The words of a page, without its marks, broken nowhere."""
    return " ".join(unescape(re.sub(r"<[^>]+>", "", html)).split())


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", book_ids())
def test_every_clause_has_a_page_with_its_words(client: Browser, book: str, lang: Lang) -> None:
    browser = client("public")
    for clause in load_book(book).clauses.values():
        answer = browser.get(f"/libros/{clause.id}/?lang={lang}")
        assert answer.status_code == 200, clause.id
        page = plain(answer.content.decode())
        for tongue in LANGS:
            words = clause.wording(tongue)
            for text in (words.title, words.text, words.note):
                assert squeezed(text) in page, (clause.id, tongue)
        html = answer.content.decode()
        for name in clause.sets:
            assert policies()[name].question.say(lang) in page
            assert f'href="/libros/politicas/#{name}"' in html
        for rule in clause.refs:
            assert f'href="/libros/{rule}/"' in html


# ---- whatever is cited has a page -------------------------------------------------------------------------


def of_cases(room: str) -> set[str]:
    return {clause for book in all_books() for ids in book.cases.get(room, {}).values() for clause in ids}


def of_the_books() -> Iterator[str]:
    for book in all_books():
        yield from book.when_silent
        for setting in book.settings.values():
            yield from setting.clauses
        for clause in book.clauses.values():
            yield from clause.refs
            for words in (clause.es, clause.en):
                yield from (link.to for link in (*words.links, *words.note_links))
    for policy in policies().values():
        for passage in (policy.note.es, policy.note.en) if policy.note else ():
            yield from (link.to for link in passage.links)
    for point in settlements():
        yield from point.clauses


def of_the_sources() -> set[str]:
    """Clause ids written out in the sources: every ruling that names one itself."""
    names = "|".join(map(re.escape, book_ids()))
    found: set[str] = set()
    for file in (ROOT / "src" / "torneo").rglob("*.py"):
        found |= set(re.findall(rf'"((?:{names})/[A-Za-z0-9.-]+)"', file.read_text(encoding="utf-8")))
    return found


CITED = {
    "floor": of_cases("floor"),
    "tournament": of_cases("tournament"),
    "commission": of_cases("commission"),
    "books": set(of_the_books()),
    "examples": {clause for one in examples().values() for clause in one.clauses},
    "sources": of_the_sources(),
}


@pytest.mark.parametrize("place", CITED)
def test_whatever_is_cited_has_a_page(client: Browser, place: str) -> None:
    """Clauses have one by the test above; a whole rule leads to its first clause."""
    assert CITED[place] or place == "sources"
    known = {clause for book in all_books() for clause in book.clauses}
    browser = client("public")
    for rule in sorted(CITED[place] - known):
        answer = browser.get(f"/libros/{rule}/")
        assert answer.status_code == 302, (place, rule)
        assert answer.headers["Location"].strip("/").removeprefix("libros/") in known


# ---- shown ------------------------------------------------------------------------------------------------


def shows() -> dict[str, set[tuple[str, Any]]]:
    """Clause -> the tests that count it as shown, as the coverage record finds them: by their marks."""
    found: dict[str, set[tuple[str, Any]]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        if "mark.shows" not in file.read_text(encoding="utf-8"):
            continue
        spec = importlib.util.spec_from_file_location(f"shows_{file.stem}", file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        for name, test in vars(module).items():
            if name.startswith("test_"):
                for clause in _marked(test):
                    found.setdefault(clause, set()).add((f"{file.relative_to(ROOT)}::{name}", test))
    return found


def _marked(test: Any) -> Iterator[str]:
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "shows":
            yield from mark.args
        elif mark.name == "parametrize":
            for values in mark.args[1]:
                for inner in getattr(values, "marks", ()):
                    yield from inner.args if inner.name == "shows" else ()


#: What a test looks at the product through: a browser, or what a command printed.
EYES = {"client", "capsys", "opens", "demo"}


def test_whoever_counts_a_clause_as_shown_has_looked_at_a_page_or_a_printout() -> None:
    blind = {name for tests in shows().values() for name, test in tests
             if EYES.isdisjoint(inspect.signature(test).parameters)}  # fmt: skip
    assert blind == set()


@pytest.mark.parametrize("book", book_ids())
def test_what_only_informs_is_seen_in_the_book_under_its_topic_and_by_the_search(
    client: Browser, book: str
) -> None:
    """What the coverage counts as shown by reading the rulebook, a reader of the web finds too."""
    browser = client("public")
    wanted = [load_book(book).clause(one) for one in shows() if one.startswith(f"{book}/")]
    assert wanted
    assert {clause.kind for clause in wanted} <= set(SHOWN_KINDS)
    for lang in LANGS:
        page = browser.get(f"/libros/{book}/?lang={lang}").content.decode()
        parts = re.split(r'<h3 id="t-([^"]+)">', page)
        topics = {topic: plain(part) for topic, part in zip(parts[1::2], parts[2::2], strict=True)}
        for clause in wanted:
            words = clause.wording(lang)
            assert f"{clause.number} {words.title} {squeezed(words.text)}" in topics[clause.topic], clause.id
    for clause in wanted[::5]:
        answer = browser.get(
            f"/libros/buscar/?q={clause.number}&libro={book}", headers={"HX-Request": "true"}
        )
        assert f'href="/libros/{clause.id}/"' in answer.content.decode(), clause.id


@pytest.mark.shows("pokerfest-2011/publicity-1", "pokerfest-2011/publicity-2")
def test_the_receipt_of_a_registration_tells_of_filming_and_publication(client: Browser) -> None:
    keep("fest-recibo", up_to(played("pokerfest-2011"), Entered, 3), "pokerfest-2011")
    page = client("desk").get("/e/fest-recibo/inscripcion/tarjeta/1/").content.decode()
    for clause in ("pokerfest-2011/publicity-1", "pokerfest-2011/publicity-2"):
        assert f'href="/libros/{clause}/"' in page
    assert "filmar" in page
    assert "publicar" in page
