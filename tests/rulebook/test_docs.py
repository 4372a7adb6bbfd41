"""The examples of docs/rulebooks.md work, and it names what can be written."""

import re
from pathlib import Path
from typing import get_args

from torneo.rulebook import KINDS, NOTE_KINDS, all_books, read_house
from torneo.rulebook.compile import compile_sources, read_sources
from torneo.rulebook.shape import Type

DOCS = (Path(__file__).parents[2] / "docs" / "rulebooks.md").read_text("utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", DOCS, re.DOTALL)


def test_the_house_book_of_the_docs_can_be_used() -> None:
    (house,) = [block for block in BLOCKS if block.startswith("house:")]
    book = read_house(house)
    assert book.policy("clock_seconds") == 30
    assert book.clauses_for("betting_raise_cap") == ("club-del-norte/policy/betting_raise_cap",)


def test_the_further_book_of_the_docs_compiles() -> None:
    files = {match[1]: block for block in BLOCKS if (match := re.match(r"# (books/\S+)\n", block))}
    _, books = compile_sources({**read_sources(), **files})
    further = books["copa-sur-2030"]
    assert len(books) == len(all_books()) + 1
    assert (further.in_force, further.replaces) == ("2030", "")
    assert further.settings["clock_seconds"].value == 40
    assert further.settings["clock_seconds"].clauses == ("copa-sur-2030/2.1",)
    assert further.settings["clock_countdown_seconds"].value == 10
    assert not further.settings["clock_countdown_seconds"].stated
    assert further.cases["floor"]["clock_runs"] == ("copa-sur-2030/2.1",)


def test_the_docs_name_every_book_type_and_kind() -> None:
    words = [*KINDS, *filter(None, NOTE_KINDS), *get_args(Type), *(book.id for book in all_books())]
    assert [word for word in words if f"`{word}`" not in DOCS] == []
    for book in all_books():
        assert re.search(rf"`{book.id}` \|.*\| {len(book.clauses)} \|", DOCS)
