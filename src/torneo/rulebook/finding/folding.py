"""Texts as the search sees them: no capitals, no accents, words only."""

import re
import unicodedata
from functools import lru_cache

#: Letters and digits; a hyphen or a stop parts two words (``all-in``), an apostrophe does not (``hold'em``).
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


def fold(text: str) -> str:
    """Lower case without accents: ``Acción`` -> ``accion``.

    >>> fold("Ñandú, ¿CUÁNTAS?")
    'nandu, ¿cuantas?'
    """
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))


def words_in(text: str) -> list[tuple[int, int, str]]:
    """Every word with where it starts and ends, folded.

    >>> words_in("¿Hold'em all-in?")
    [(1, 8, 'holdem'), (9, 12, 'all'), (13, 15, 'in')]
    """
    return [(match.start(), match.end(), _bare(match[0])) for match in _WORD.finditer(text)]


@lru_cache(maxsize=32_768)
def _bare(word: str) -> str:
    return fold(word).replace("'", "").replace("’", "")
