"""Finding clauses by their words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from torneo.rulebook import all_books, find, load_book, marks, read_house, search, topic_index
from torneo.rulebook.search import Hit, _own, fold


def ids(query: str) -> list[str]:
    return [hit.clause.id for hit in search(all_books(), query)]


@pytest.mark.parametrize(
    "query", ["acción sustancial", "ACCION SUSTANCIAL", "accion  sustanciál", "acción-sustancial"]
)
def test_accents_capitals_and_hyphens_do_not_matter(query: str) -> None:
    assert ids(query) == ids("acción sustancial")
    assert "fcp-2025/36-A" in ids(query)


def test_the_order_of_words_matters_little() -> None:
    assert "fcp-2025/36-A" in ids("sustancial acción")
    assert search(all_books(), "sustancial acción")[0].clause.topic == "substantial-action"


def test_both_languages_are_found() -> None:
    english = {hit.clause.id: hit.lang for hit in search(all_books(), "substantial action")}
    spanish = {hit.clause.id: hit.lang for hit in search(all_books(), "acción sustancial")}
    assert english["fcp-2025/36-A"] == "en"
    assert spanish["fcp-2025/36-A"] == "es"


def test_a_title_counts_more_than_a_text() -> None:
    hits = search(all_books(), "botón muerto")
    folded = [fold(hit.clause.wording(hit.lang).title) for hit in hits]
    in_title = ["boton" in title and "muerto" in title for title in folded]
    assert in_title[0]
    assert in_title[:5] == sorted(in_title[:5], reverse=True)


def test_a_word_nobody_knows_is_told_and_the_others_are_looked_for() -> None:
    found = find(all_books(), "ficha oculta unicornio")
    assert found.unknown == ("unicornio",)
    assert [hit.clause.id for hit in found.hits] == ids("ficha oculta")
    assert ids("unicornio") == ids("") == ids("¿?") == []


def test_the_beginning_of_a_word_and_the_plural_are_enough() -> None:
    assert set(ids("undercall")) == set(ids("undercalls"))
    assert ids("penalizaciones") == ids("penalización") == ids("penalizar")
    assert ids("apuest")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("heads up", "heads-up"),
        ("allin", "all-in"),
        ("furea de turno", "fuera de turno"),
        ("undercol", "undercall"),
    ],
)
def test_what_is_written_otherwise_is_found(typed: str, meant: str) -> None:
    assert ids(typed)
    assert ids(typed)[0] == ids(meant)[0]


@pytest.mark.parametrize("typed", ["pagos incompletos", "pago incompleto"])
def test_a_topic_is_found_by_its_name(typed: str) -> None:
    found = find(all_books(), typed)
    assert found.topics[0].topic == "undercalls"
    assert {hit.clause.topic for hit in found.hits[:5]} == {"undercalls"}


@pytest.mark.parametrize(
    ("typed", "topic"),
    [
        ("resubida minima", "raise-size"),
        ("móvil", "electronic-devices"),
        ("esconder fichas", "hidden-chips"),
        ("¿puedo enseñar mi carta?", "exposing-cards"),
        ("cuánto tiempo tengo para pensar", "calling-time"),
    ],
)
def test_people_ask_in_their_own_words(typed: str, topic: str) -> None:
    assert topic in [one.topic for one in find(all_books(), typed).topics]
    assert topic in [hit.clause.topic for hit in search(all_books(), typed)[:3]]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("penalisacion por insultar", "penalización por insultar"),
        ("Voton muerto", "botón muerto"),
        ("dealer mistke", "dealer mistake"),
        ("apuesta fuera de turno", ""),
    ],
)
def test_what_was_meant_is_told_as_it_is_written(typed: str, meant: str) -> None:
    assert find(all_books(), typed).meant == meant


def test_words_of_one_language_find_clauses_by_what_the_other_says() -> None:
    assert ids("crupier")[0] == ids("dealer")[0] == ids("croupier")[0]
    for typed in ("bote lateral", "side pot", "pozo aparte"):
        assert find(all_books(), typed).topics[0].topic == "side-pots"


def test_what_was_sought_is_marked_whatever_its_form() -> None:
    terms = find(all_books(), "mostrar el pozo").terms
    text = "Quien muestra primero gana el bote."
    assert [text[start:end] for start, end in marks(text, "es", terms)] == ["muestra", "bote"]
    assert marks(text, "es", frozenset()) == []


def test_three_words_for_the_pot_find_each_other() -> None:
    assert set(ids("bote")) == set(ids("pozo")) == set(ids("pote"))


def test_words_that_stand_together_come_first() -> None:
    assert "mano por mano" in fold(_text(search(all_books(), "mano por mano")[0]))


def _text(hit: Hit) -> str:
    words = hit.clause.wording(hit.lang)
    return f"{words.title} {words.text}"


def test_a_number_finds_its_clause_first() -> None:
    assert ids("fcp-2025/45-B-1")[0] == "fcp-2025/45-B-1"
    assert "fcp-2025/45-B-1" in ids("45-B-1")[:3]


def test_topic_kind_and_limit_narrow() -> None:
    hits = search(all_books(), "all-in", topic="re-opening", kind="automatic", limit=3)
    assert 0 < len(hits) <= 3
    assert {(hit.clause.topic, hit.clause.kind) for hit in hits} == {("re-opening", "automatic")}


def test_a_clause_shared_with_a_house_book_comes_once() -> None:
    house = read_house(
        "house: club\nbase: fcp-2025\ntitle: {es: Club, en: Club}\npolicies: {clock_seconds: 30}\n"
    )
    hits = [hit.clause.id for hit in search([house, load_book("fcp-2025")], "segundos cuenta atrás")]
    assert len(hits) == len(set(hits))
    assert "club/policy/clock_seconds" in hits


def test_a_book_is_indexed_once_however_often_it_is_searched() -> None:
    ids("calentar")
    made = _own.cache_info().misses
    ids("apuesta fuera de turno")
    assert _own.cache_info().misses == made


@settings(max_examples=50, deadline=None)
@given(st.text(max_size=30))
def test_any_query_is_answered(query: str) -> None:
    search(all_books(), query, limit=5)


def test_the_topic_index_files_every_clause_once() -> None:
    entries = topic_index(all_books())
    filed = [clause.id for entry in entries for clause in entry.clauses]
    assert len(filed) == len(set(filed)) == sum(len(book.clauses) for book in all_books())
    assert len(entries) == 129
    assert all(entry.clauses for entry in entries)
