"""Which clause says so."""

import random
from collections.abc import Iterator
from typing import Any

from torneo.academy.asking.ask import Ask, Wrong
from torneo.academy.moment import Moment
from torneo.rulebook import Bilingual, Book, Clause, group_of
from torneo.rulebook.clause import is_under


class WhichClause(Ask):
    """The deciding clause among its neighbours: of the same subject, and cited for other things."""

    code = "clause"

    def seat(self, moment: Moment) -> int | None:
        return None

    def answer(self, moment: Moment, seat: int | None) -> Any:
        ruling = moment.ruling
        if ruling.settlement is not None or not ruling.clauses or "does" in moment.steps[-1]:
            return None
        first = ruling.clauses[0]
        return first if first in moment.book.clauses and first not in moment.book.when_silent else None

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        return titled(moment.book.clause(answer))

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        ruling, book = moment.ruling, moment.book
        cited = {*ruling.clauses, *(clause for one in ruling.followed_by for clause in one.clauses)}
        own = book.clause(right)
        near = [one for one in _executable(book) if one.topic == own.topic]
        group = [one for one in _executable(book) if group_of(one.topic) == group_of(own.topic)]
        rng = random.Random(f"{right} {moment.steps!r}")
        rng.shuffle(near)
        rng.shuffle(group)
        for one in (*near[:3], *group[:6]):
            if not _related(one.id, cited, book):
                yield Wrong(one.id, "other_clause", {"text": Bilingual(one.es.text, one.en.text)})

    def of_other_books(self, moment: Moment, seat: int | None) -> Iterator[Wrong]:
        yield from ()

    def refuted(self, moment: Moment, seat: int | None, right: Any, wrong: Any) -> str:
        cited = [*moment.ruling.clauses, *(c for one in moment.ruling.followed_by for c in one.clauses)]
        return f"{wrong} is cited too" if wrong in cited else ""


def titled(clause: Clause) -> Bilingual:
    return Bilingual(f"§ {clause.number} {clause.es.title}", f"§ {clause.number} {clause.en.title}")


def _executable(book: Book) -> list[Clause]:
    return [one for one in book.clauses.values() if one.kind in ("automatic", "judgement", "procedure")]


def _related(clause: str, cited: set[str], book: Book) -> bool:
    """Cited, part of what is cited, above it, or named by it: nobody could be blamed for choosing it."""
    if any(is_under(clause, one) or is_under(one, clause) for one in cited):
        return True
    named = {ref for one in cited if one in book.clauses for ref in book.clauses[one].refs}
    back = {*book.clauses[clause].refs}
    return clause in named or any(is_under(one, ref) for one in cited for ref in back)
