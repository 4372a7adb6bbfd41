"""The words each book itself names, as the page lists them."""

import pytest

from torneo.floor.speech.official_terms import official_terms
from torneo.rulebook import load_book

ENGLISH = "bet, raise, call, fold, check, all-in, pot, complete"
NAMED = {
    "tda-2013": ("apuesto, subo, veo, no voy, paso, envido, pot, completo, igualo", ENGLISH),
    "tda-2024": ("", ENGLISH),
    "adtp-2018": ("", ENGLISH),
    "torrequebrada": ("apuesto, subo, veo, no voy, paso, envido, pot, completo, pago", ENGLISH),
    "fcp-2025": ("pago, subo", ENGLISH),
    "pokerfest-2011": ("paso, apuesto, igualo, subo, revire, resto", ""),
}


@pytest.mark.policy("betting_official_terms")
@pytest.mark.parametrize("book", NAMED)
def test_every_word_a_book_names_is_listed_under_what_it_declares(book: str) -> None:
    terms = official_terms(load_book(book))
    for lang, words in zip(("es", "en"), NAMED[book], strict=True):
        listed = [one for kind in terms[lang].values() for one in kind]  # type: ignore[index]
        assert sorted(listed) == sorted(filter(None, words.split(", ")))
