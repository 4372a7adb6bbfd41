"""Which clauses a case cites, book by book: files ``data/cases/*.yaml`` of the room that tells the cases
apart.

An entry names the policy behind a case and, per book (T tda-2013, A adtp-2018, Q torrequebrada, F fcp-2025,
P pokerfest-2011), the clauses that speak of exactly this case, most specific first.
"""

from functools import cached_property
from importlib.resources import files

import msgspec
import yaml

from torneo.rulebook.book import Book

_LETTERS = {"T": "tda-2013", "A": "adtp-2018", "Q": "torrequebrada", "F": "fcp-2025", "P": "pokerfest-2011"}


class Case(msgspec.Struct, frozen=True):
    policy: str
    clauses: dict[str, tuple[str, ...]]


class Cases:
    """The cases of one room, read once when first asked for."""

    def __init__(self, package: str) -> None:
        self._package = package

    @cached_property
    def all(self) -> dict[str, Case]:
        found: dict[str, Case] = {}
        folder = files(self._package).joinpath("data/cases")
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            entries = yaml.load(
                file.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader)
            )
            for case, entry in (entries or {}).items():
                by_book = {
                    book: tuple(f"{book}/{clause}" for clause in entry[letter])
                    for letter, book in _LETTERS.items()
                    if letter in entry
                }
                found[case] = Case(entry["policy"], by_book)
        return found

    def speaks(self, book: Book, case: str) -> bool:
        """Has the book a clause of its own on exactly this case?"""
        return bool(self.all[case].clauses.get(book.base or book.id))

    def cite(self, book: Book, *wanted: str) -> tuple[str, ...]:
        """Clauses for the cases in order, each once. A house book's own clauses on the policy come first.

        The first case decides: where the book is silent on it, the clauses that govern its silence stand
        for it.
        """
        ids: dict[str, None] = {}
        for place, name in enumerate(wanted):
            case = self.all[name]
            setting = book.clauses_for(case.policy)
            if book.is_house:
                ids.update(dict.fromkeys(clause for clause in setting if clause.startswith(f"{book.id}/")))
            own = case.clauses.get(book.base or book.id, ()) or setting
            ids.update(dict.fromkeys(own if own or place else book.when_silent))
        return tuple(ids)
