"""The books as they are shipped."""

import pickle
import re
from pathlib import Path

import pytest

from torneo.rulebook import (
    LANGS,
    Book,
    Clause,
    RulebookError,
    Wording,
    all_books,
    book_ids,
    labels,
    load_book,
    policies,
    sections,
    settlements,
    settlements_for,
    topic_groups,
)
from torneo.rulebook.compile import DATA, compiled_files, read_sources
from torneo.rulebook.shape import Shape, faults

COUNTS = {
    "adtp-2018": 317,
    "fcp-2025": 470,
    "pokerfest-2011": 271,
    "tda-2013": 266,
    "tda-2024": 375,
    "torrequebrada": 354,
}
CLAUSES = [clause for book in all_books() for clause in book.clauses.values()]

MARKS = re.compile(
    r"\b[A-ZÁÉÍÓÚÑ]{3,}:"  # CONTRADICTION: and the like
    r"|\]\(|\[|\]"  # link markup
    r"|\(Art\. \d"
    r"|\b(?:second version|segunda versión|defecto del texto|text defect|cláusula inconclusa)\b"
    r"|\b(?:structure|levels|stages|sequence|blinds|general|courtesy|betting|glossary|ties|seating|art|rp)-\d"
)
RULE_NUMBER = re.compile(r"\b(?:[Rr]ules?|[Rr]eglas?|[Nn]ormas?) (\d+(?:-[A-Z])?)|\b\d+-[A-E]\b")
ENGLISH_WORDS = re.compile(r"\b(?:the|and|player|players|when|must|with|which|hand is)\b", re.IGNORECASE)
SPANISH_WORDS = re.compile(r"\b(?:los|las|jugador|cuando|debe|una|por|según)\b", re.IGNORECASE)


def test_every_clause_is_there() -> None:
    assert {book.id: len(book.clauses) for book in all_books()} == COUNTS
    assert len(CLAUSES) == len({clause.id for clause in CLAUSES}) == 2053


def test_a_clause_belongs_to_its_book_and_a_known_topic() -> None:
    topics = {topic for group in topic_groups() for topic in group.topics}
    assert len(topics) == 129
    for book in all_books():
        for clause in book.clauses.values():
            assert clause.book == book.id
            assert clause.topic in topics


def test_every_clause_has_words_in_both_languages() -> None:
    for clause in CLAUSES:
        for words in (clause.es, clause.en):
            assert words.title
            assert words.text
            assert bool(words.note) == bool(clause.note_kind)
        assert clause.es.text != clause.en.text


def test_no_language_leaks_into_the_other() -> None:
    for clause in CLAUSES:
        for said in (clause.es.title, clause.es.text, clause.es.note):
            assert not ENGLISH_WORDS.search(said), clause.id
        for said in (clause.en.title, clause.en.text, clause.en.note):
            assert not SPANISH_WORDS.search(said), clause.id


def test_the_texts_carry_no_marks_of_an_editor() -> None:
    for clause in CLAUSES:
        for lang in LANGS:
            words = clause.wording(lang)
            for said in (words.title, words.text, words.note):
                assert not MARKS.search(said), (clause.id, said)


def unlinked_rule_numbers(words: Wording) -> list[str]:
    loose = []
    for text, links in ((words.text, words.links), (words.note, words.note_links)):
        for match in RULE_NUMBER.finditer(text):
            if not any(link.start <= match.start() and match.end() <= link.end for link in links):
                loose.append(match[0])
    return loose


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_named_in_a_text_is_a_link(lang: str) -> None:
    for clause in CLAUSES:
        assert not unlinked_rule_numbers(clause.es if lang == "es" else clause.en), clause.id


def test_links_and_references_lead_somewhere() -> None:
    for book in all_books():
        for clause in book.clauses.values():
            links = [link for words in (clause.es, clause.en) for link in (*words.links, *words.note_links)]
            for target in (*clause.refs, *(link.to for link in links)):
                assert book.under(target), (clause.id, target)


def test_a_link_covers_the_words_that_name_its_target() -> None:
    words = load_book("fcp-2025").clause("fcp-2025/45-B-1").es
    (link,) = words.links
    assert (words.text[link.start : link.end], link.to) == ("regla 43", "fcp-2025/43")


def test_a_contradiction_is_told_in_a_note() -> None:
    clause = load_book("pokerfest-2011").clause("pokerfest-2011/structure-9")
    assert clause.note_kind == "contradiction"
    assert clause.es.text == "Cada jugador puede tomar un reenganche de $1.000 y recibe 10.000 puntos."
    assert "15.000" in clause.es.note
    assert clause.es.note_links[0].to == "pokerfest-2011/levels-7"


def test_every_policy_value_is_allowed() -> None:
    assert policies()
    for book in all_books():
        assert list(book.values) == list(policies())
        for name, value in book.values.items():
            assert not list(faults(policies()[name].shape, value)), (book.id, name)


def test_the_clauses_of_a_policy_exist_and_know_it() -> None:
    for book in all_books():
        for name in policies():
            for clause_id in book.clauses_for(name):
                assert name in book.clause(clause_id).sets
            assert all(clause_id in book.clauses for clause_id in book.cite(name))
            assert book.cite(name)


def test_a_silent_book_cites_the_clause_that_governs_silence() -> None:
    book = load_book("torrequebrada")
    assert not book.clauses_for("betting_raise_methods") or book.settings["betting_raise_methods"].stated
    assert book.clauses_for("dealing_foreign_card") == ()
    assert book.cite("dealing_foreign_card") == ("torrequebrada/1.1",)


def test_a_silent_value_is_the_default_or_was_settled_and_the_guide_counts_the_policies() -> None:
    points = {point.number for point in settlements()}
    for book in all_books():
        for name, setting in book.settings.items():
            if not setting.stated:
                assert setting.settlement in points, (book.id, name)
    guide = Path(__file__).parents[2].joinpath("docs", "rulebooks.md").read_text("utf-8")
    assert f"**policies** ({len(policies())}\nnamed switches" in guide


def test_policies_are_documented_in_both_languages() -> None:
    for policy in policies().values():
        assert policy.question.es.startswith(("¿", "Si ", "Una ", "En ")), policy.name
        assert policy.question.es != policy.question.en
        assert not ENGLISH_WORDS.search(policy.question.es), policy.name
        for lang in LANGS:
            assert not MARKS.search(policy.note.say(lang) if policy.note else ""), policy.name
    assert [name for section in sections() for name in section.policies] == list(policies())


def codes_of(shape: Shape) -> set[str]:
    inner = [codes_of(key) for key in shape.keys.values()]
    return set(shape.values).union(*inner)


def keys_of(shape: Shape) -> set[str]:
    inner = [keys_of(key) for key in shape.keys.values()]
    return {key for key in shape.keys if isinstance(key, str)}.union(*inner)


def test_every_code_has_a_name_for_people() -> None:
    for policy in policies().values():
        ranks = {"2", "3", "4", "5"}
        assert codes_of(policy.shape) - ranks <= set(labels().values), policy.name
        assert keys_of(policy.shape) <= set(labels().keys), policy.name
    assert (
        labels().describe({"limit_raises": 3, "no_limit": None}, "es") == "subidas en limit: 3; no-limit: —"
    )


def test_the_settled_points_are_kept_with_their_policies() -> None:
    points = settlements()
    assert [point.number for point in points] == list(range(1, len(points) + 1))
    for point in points:
        assert point.books
        assert set(point.books) <= set(book_ids())
        assert set(point.policies) <= set(policies())
        assert point.policies or point.change == "none"
        for lang in LANGS:
            words = point.wording(lang)
            assert words.subject
            assert words.settled
            assert words.why
            assert bool(words.change) == (point.change == "partly")
    assert [point.number for point in settlements_for("rebuy_chips")] == [1, 93]
    assert 27 in [point.number for point in settlements_for("betting_half_raise_base")]


def test_the_books_differ_where_they_should() -> None:
    caps = {book.id: book.policy("clock_seconds") for book in all_books()}
    assert caps == {
        "adtp-2018": 25,
        "fcp-2025": 25,
        "pokerfest-2011": 60,
        "tda-2013": 50,
        "tda-2024": 25,
        "torrequebrada": 25,
    }


def test_unknown_names_are_refused() -> None:
    book = load_book("fcp-2025")
    with pytest.raises(RulebookError, match="no policy 'raise_colour'"):
        book.policy("raise_colour")
    with pytest.raises(RulebookError, match="no policy 'raise_colour'"):
        book.clauses_for("raise_colour")
    with pytest.raises(RulebookError, match="no clause 'fcp-2025/999'"):
        book.clause("fcp-2025/999")
    with pytest.raises(RulebookError, match="no book 'fcp-2030'"):
        load_book("fcp-2030")


def test_a_whole_rule_is_all_its_clauses_and_no_others() -> None:
    book = load_book("fcp-2025")
    rule: list[Clause] = list(book.under("fcp-2025/4"))
    assert rule
    assert all(re.fullmatch(r"fcp-2025/4[-.].*", clause.id) for clause in rule)


def test_tables_are_read_only_and_survive_pickling() -> None:
    book: Book = load_book("fcp-2025")
    table = book.policy("betting_raise_cap")
    with pytest.raises(TypeError):
        table["limit_raises"] = 4
    with pytest.raises(TypeError):
        table.update(limit_raises=4)
    again = pickle.loads(pickle.dumps(book))
    assert again.policy("betting_raise_cap") == table
    assert again.clause("fcp-2025/1.1") == book.clause("fcp-2025/1.1")


def test_the_compiled_books_are_those_of_the_sources() -> None:
    """Run ``python -m torneo.rulebook.compile`` after editing a YAML file."""
    stored = {path.name: path.read_bytes() for path in (DATA / "compiled").iterdir()}
    assert stored == compiled_files(read_sources())


def test_a_book_is_loaded_once() -> None:
    assert all(one is again for one, again in zip(all_books(), all_books(), strict=True))
