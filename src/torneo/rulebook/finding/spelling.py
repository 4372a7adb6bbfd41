"""Which word was meant by one that nobody uses: typing mistakes, spelling by ear (``voton``, ``sansion``)."""

import re
from collections.abc import Collection, Iterable

#: Letters that sound alike in Spanish, in the order they are read; then doubled letters.
_SOUNDS = (
    (re.compile(r"ph"), "f"),
    (re.compile(r"(?<!c)h"), ""),
    (re.compile(r"qu(?=[ei])|k"), "c"),
    (re.compile(r"c(?=[ei])|z|x|sc(?=[ei])"), "s"),
    (re.compile(r"v|w"), "b"),
    (re.compile(r"ll"), "y"),
    (re.compile(r"g(?=[ei])"), "j"),
    (re.compile(r"gu(?=[ei])"), "g"),
    (re.compile(r"n(?=[bp])"), "m"),
    (re.compile(r"ee|ie$"), "i"),
    (re.compile(r"oo"), "u"),
    (re.compile(r"(.)\1"), r"\1"),
)
_SHORTEST, _LONGER, _LONG, _LONGEST = 4, 6, 8, 11


def sounds(word: str) -> str:
    """The same for words that sound the same.

    >>> sounds("voton") == sounds("boton"), sounds("aser") == sounds("hacer")
    (True, True)
    """
    for pattern, sound in _SOUNDS:
        word = pattern.sub(sound, word)
    return word


def nearest(word: str, known: Collection[str], likely: Iterable[str] = ()) -> str:
    """The known word that was most likely meant, or nothing. The longer a word, the more mistakes it may
    have; a first letter is seldom wrong unless it sounds like the right one. ``likely``
    words win over equals."""
    if len(word) < _SHORTEST or any(char.isdigit() for char in word):
        return ""
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    most = 1 + (len(word) >= _LONGER) + (len(word) >= _LONGEST)
    found = process.extract(word, list(known), scorer=OSA.distance, score_cutoff=most, limit=40)
    heard, preferred = sounds(word), frozenset(likely)
    best = (float("inf"), "")
    for other, distance, _ in found:
        if len(other) < _SHORTEST:
            continue
        alike = sounds(other) == heard
        if not alike and not _plausible(word, other, distance):
            continue
        cost = distance - 0.6 * alike + 0.4 * (other[0] != word[0]) - 0.3 * (other in preferred)
        best = min(best, (cost, other))
    return best[1]


def _plausible(word: str, other: str, distance: float) -> bool:
    """Short words are easily like others; they must begin alike, and a whole letter may not be exchanged."""
    if word[0] != other[0] and sounds(word)[0] != sounds(other)[0]:
        return len(word) >= _LONG and distance == 1
    if len(word) <= _SHORTEST:
        return sorted(word) == sorted(other) or len(word) != len(other)
    return distance <= 1 or len(word) >= _LONGER


def two_words(word: str, known: Collection[str]) -> tuple[str, ...]:
    """Two words that were written as one, or nothing: ``mesafinal``."""
    for cut in range(3, len(word) - 2):
        if word[:cut] in known and word[cut:] in known and len(word) > 2 * 3:
            return word[:cut], word[cut:]
    return ()
