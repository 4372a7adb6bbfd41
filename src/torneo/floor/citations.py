"""Which clauses a case cites, book by book."""

from functools import cache
from importlib.resources import files

import yaml

from torneo.rulebook import Book

_LETTERS = {"T": "tda-2013", "A": "adtp-2018", "Q": "torrequebrada", "F": "fcp-2025", "P": "pokerfest-2011"}


@cache
def cases() -> dict[str, tuple[str, dict[str, tuple[str, ...]]]]:
    """Case -> (policy, {book: clause ids}), from the files of ``data/cases``."""
    found: dict[str, tuple[str, dict[str, tuple[str, ...]]]] = {}
    for file in sorted(files("torneo.floor").joinpath("data/cases").iterdir(), key=lambda file: file.name):
        entries = yaml.load(file.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        for case, entry in (entries or {}).items():
            by_book = {
                book: tuple(f"{book}/{clause}" for clause in entry[letter])
                for letter, book in _LETTERS.items()
                if letter in entry
            }
            found[case] = (entry["policy"], by_book)
    return found


def speaks(book: Book, case: str) -> bool:
    """Has the book a clause of its own on exactly this case?"""
    return bool(cases()[case][1].get(book.base or book.id))


def cite(book: Book, *wanted: str) -> tuple[str, ...]:
    """Clauses for the cases in order, each once. A house book's own clauses on the policy come first.

    The first case decides: where the book is silent on it, the clauses that govern its silence stand for it.
    """
    ids: dict[str, None] = {}
    for place, case in enumerate(wanted):
        policy, by_book = cases()[case]
        setting = book.clauses_for(policy)
        if book.is_house:
            ids.update(dict.fromkeys(clause for clause in setting if clause.startswith(f"{book.id}/")))
        own = by_book.get(book.base or book.id, ()) or setting
        ids.update(dict.fromkeys(own if own or place else book.when_silent))
    return tuple(ids)
