"""What the search is made of: stems, the lexicon, spelling, and the files they come from."""

from pathlib import Path

import pytest

from torneo.rulebook import RulebookError
from torneo.rulebook.compile import compile_search, compile_sources, read_sources
from torneo.rulebook.finding.lexicon import Lexicon, Thing
from torneo.rulebook.finding.spelling import nearest, two_words
from torneo.rulebook.finding.stem import stem
from torneo.writing.lang import Lang

MINIMAL = Path(__file__).parent / "minimal"
LEXICON = Lexicon(
    {
        "pot": Thing(("pozo", "=bote"), ("pot",)),
        "side-pot": Thing(("pozo aparte",), ("side pot",), ("pot",)),
        "silence": Thing(("qué pasa si",), ("what if",)),
    },
    {"es": ("el", "la", "de"), "en": ("the",)},
)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("es", ("muestra", "mostraron", "mostrarlas", "muestre", "mostró".replace("ó", "o"))),
        ("es", ("penalización".replace("ó", "o"), "penalizaciones", "penaliza", "penalizado")),
        ("es", ("jugue", "jugar", "jugaron")),
        ("es", ("chica", "chiquita", "chicas")),
        ("en", ("bet", "bets", "betting")),
        ("en", ("penalty", "penalties")),
        ("en", ("raise", "raised", "raises", "raising")),
    ],
)
def test_forms_of_one_word_have_one_stem(lang: Lang, words: tuple[str, ...]) -> None:
    assert len({stem(word, lang) for word in words}) == 1


def terms(text: str, lang: Lang = "es") -> list[str]:
    return [term for unit in LEXICON.read(text, lang) for term in unit.terms]


def test_a_text_is_read_as_the_things_it_names() -> None:
    assert terms("El pozo, los pozos") == ["@pot", "es:los", "@pot"]
    assert terms("the pots", "en") == ["@pot"]
    assert terms("la botella de bote") == ["es:botell", "@pot"], "that very word, not its like"
    assert list(LEXICON.near("@side-pot")) == ["@pot"]


def test_a_phrase_comes_first_and_its_words_stay_within_it() -> None:
    assert [(unit.terms, unit.within) for unit in LEXICON.read("pozos-apartes", "es")] == [
        (("@side-pot",), False),
        (("@pot",), True),
        (("es:apart",), True),
    ]
    assert terms("sidepot", "en") == ["@side-pot"]
    assert terms("¿Qué pasa si el pozo?") == ["@pot"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("voton", "boton"),
        ("penalisacion", "penalizacion"),
        ("fihca", "ficha"),
        ("apuetsa", "apuesta"),
        ("mano", "mano"),
        ("bano", ""),
        ("xilofono", ""),
        ("45", ""),
    ],
)
def test_the_nearest_word_is_the_one_that_was_meant(typed: str, meant: str) -> None:
    assert nearest(typed, ["boton", "penalizacion", "ficha", "mano", "apuesta", "fecha"]) == meant


def test_two_words_written_as_one_are_parted() -> None:
    assert two_words("mesafinal", {"mesa", "final", "me", "safinal"}) == ("mesa", "final")
    assert two_words("unicornio", {"mesa", "final"}) == ()


@pytest.mark.parametrize(
    ("file", "text", "code", "key"),
    [
        ("search/said.yaml", "nothing: {es: [a], en: [a]}", "bad-value", "nothing"),
        ("search/said.yaml", "other: {es: [a], en: [a]}", "missing-key", "mesa"),
        (
            "search/lexicon.yaml",
            "silent: {es: [a], en: [a]}\nthings: {x: {es: [a]}}",
            "missing-key",
            "things.x.en",
        ),
        (
            "search/lexicon.yaml",
            "silent: {es: [a], en: [a]}\nthings: {x: {es: [a], en: [a], near: [y]}}",
            "bad-value",
            "things.x.near",
        ),
    ],
)
def test_what_is_wrong_in_the_words_of_the_search_is_named(file: str, text: str, code: str, key: str) -> None:
    sources = read_sources(MINIMAL)
    common, books = compile_sources(sources)
    topics = sorted(common.topic_ids)
    with pytest.raises(RulebookError) as caught:
        compile_search({**sources, file: text}, common, books)
    found = {(one.file, one.code, one.key) for one in caught.value.problems}
    assert (file, code, topics[0] if key == "mesa" else key) in found
