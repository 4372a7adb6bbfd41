"""The words a book itself names as declarations, by language and by what they declare."""

from collections.abc import Mapping

from torneo.floor.speech.vocabulary import TERMS_BY_KIND
from torneo.rulebook import LANGS, Book
from torneo.writing.lang import Lang


def official_terms(book: Book) -> Mapping[Lang, Mapping[str, tuple[str, ...]]]:
    """Language -> kind of declaration -> words, in the book's order."""
    listed = book.values["betting_official_terms"]
    return {
        lang: {
            kind: tuple(one for one in listed[lang] if one in terms) for kind, terms in TERMS_BY_KIND.items()
        }
        for lang in LANGS
    }
