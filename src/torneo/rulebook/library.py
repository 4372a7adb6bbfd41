"""The books that come with Torneo, loaded once and shared."""

from functools import cache
from importlib import resources

import msgspec

from torneo.rulebook.book import Book
from torneo.rulebook.label import Labels
from torneo.rulebook.library_data import BookData, CommonData
from torneo.rulebook.policy import Policy, Section, Setting
from torneo.rulebook.problem import Problem, RulebookError
from torneo.rulebook.settlement import Settlement
from torneo.rulebook.shape import freeze
from torneo.rulebook.silence import settled_cases
from torneo.rulebook.topic import TopicGroup

_COMPILED = resources.files("torneo.rulebook").joinpath("data", "compiled")


@cache
def common_data() -> CommonData:
    return msgspec.msgpack.decode(_COMPILED.joinpath("common.msgpack").read_bytes(), type=CommonData)


def book_ids() -> tuple[str, ...]:
    return common_data().books


def policies() -> dict[str, Policy]:
    """Every policy by name, in the order people look them up."""
    return common_data().policies


def sections() -> tuple[Section, ...]:
    return common_data().sections


@cache
def retired_policies() -> frozenset[str]:
    """Policies that are gone; older house books may still name them."""
    return frozenset(name for section in sections() for name in section.retired)


def cases_of(room: str) -> dict[str, str]:
    """The cases a room tells apart and the policy behind each."""
    return common_data().cases[room]


def topic_groups() -> tuple[TopicGroup, ...]:
    return common_data().topics


def labels() -> Labels:
    return common_data().labels


def settlements() -> tuple[Settlement, ...]:
    return common_data().settlements


def settlement(number: int) -> Settlement | None:
    return next((point for point in common_data().settlements if point.number == number), None)


def settlements_for(policy: str) -> tuple[Settlement, ...]:
    return tuple(point for point in common_data().settlements if policy in point.policies)


@cache
def load_book(book: str) -> Book:
    """One of the books by id; the same object every time."""
    if book not in book_ids():
        known = ", ".join(book_ids())
        raise RulebookError([Problem(book, 0, 0, "", "unknown-book", {"found": book, "known": known})])
    data = msgspec.msgpack.decode(_COMPILED.joinpath(f"{book}.msgpack").read_bytes(), type=BookData)
    return in_force(data, common_data())


def in_force(data: BookData, common: CommonData) -> Book:
    """A compiled book, ready to rule by."""
    settings = {
        name: Setting(freeze(setting.value), setting.clauses, setting.settlement)
        for name, setting in data.settings.items()
    }
    clauses = {clause.id: clause for clause in data.clauses}
    return Book(
        id=data.id,
        name=data.name,
        short=data.short,
        publisher=data.publisher,
        edition=data.edition,
        in_force=data.in_force,
        replaces=data.replaces,
        country=data.country,
        about=data.about,
        when_silent=data.when_silent,
        clauses=clauses,
        settings=settings,
        values={name: setting.value for name, setting in settings.items()},
        definitions=common.policies,
        cases=data.cases,
        settled=settled_cases(common, settings, data.cases, clauses),
    )


def all_books() -> tuple[Book, ...]:
    return tuple(load_book(book) for book in book_ids())


def replaced_by(book: str) -> tuple[str, ...]:
    """The books that have taken the place of one of them; events published with the old one keep it."""
    return tuple(newer.id for newer in all_books() if newer.replaces == book)
