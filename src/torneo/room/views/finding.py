"""Finding people and things by words somebody typed, as people type them on a phone: without accents."""

from torneo.rulebook.search import fold


def has_words(asked: str, *texts: str) -> bool:
    """Does every word occur in one of the texts, accents and capitals aside?

    >>> has_words("diaz ines", "Inés Díaz")
    True
    """
    whole = fold(" ".join(texts))
    return all(word in whole for word in fold(asked).split())
