"""The scenarios that come with Torneo, one file per book and topic: every worked example of the books, and
more. They are the tests of the floor and the examples people read beside a clause."""

import re
from functools import cache, lru_cache
from importlib import resources
from typing import Any

import msgspec
import yaml

from torneo.floor.scenario.document import Document
from torneo.floor.scenario.files import open_house
from torneo.floor.scenario.reader import read_documents
from torneo.rulebook.clause import is_under

FOLDER = resources.files("torneo.floor").joinpath("data", "scenarios")

_CUT = re.compile(r"^---\s*$", re.MULTILINE)
#: A key of the document with the lines that belong to it.
_KEY = r"^{key}:[^\n]*\n(?:[ \t-][^\n]*\n)*"
_HEAD = {key: re.compile(_KEY.format(key=key), re.MULTILINE) for key in ("scenario", "clauses")}


class Example(msgspec.Struct, frozen=True):
    """One scenario before it is read: ``topic`` is its file, ``number`` its place in it, from 1."""

    book: str
    topic: str
    number: int
    title: str
    clauses: tuple[str, ...]
    text: str

    @property
    def id(self) -> str:
        return f"{self.book}/{self.topic}/{self.number}"


@cache
def examples() -> dict[str, Example]:
    """Every scenario by id, books and files in order of name. Only the heads of the documents are read."""
    found: dict[str, Example] = {}
    for folder in sorted(FOLDER.iterdir(), key=lambda one: one.name):
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            topic = file.name.removesuffix(".yaml")
            documents = [part for part in _CUT.split(file.read_text(encoding="utf-8")) if part.strip()]
            for number, text in enumerate(documents, start=1):
                head = _head(text)
                example = Example(
                    folder.name, topic, number, str(head["scenario"]), tuple(head.get("clauses") or ()), text
                )
                found[example.id] = example
    return found


def _head(text: str) -> dict[str, Any]:
    lines = [match[0] for pattern in _HEAD.values() if (match := pattern.search(text))]
    found: dict[str, Any] = yaml.load("".join(lines), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return found


@lru_cache(maxsize=2048)
def examples_of(clause_id: str) -> tuple[Example, ...]:
    """The scenarios that name the clause, or the whole rule it is part of; the closest first."""
    named = [one for one in examples().values() if any(is_under(clause_id, rule) for rule in one.clauses)]
    return tuple(sorted(named, key=lambda one: (clause_id not in one.clauses, len(one.clauses))))


@lru_cache(maxsize=256)
def document_of(example: Example) -> Document:
    """The scenario read; one that comes with Torneo can always be read."""
    file = f"{example.book}/{example.topic}.yaml"
    (document,) = read_documents(example.text, file, open_house)
    assert isinstance(document, Document), document
    return document
