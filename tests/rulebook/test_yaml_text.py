"""YAML that goes too far is an error of YAML, for every reader of it."""

import pytest
import yaml

from torneo.cli.case_file import story_of
from torneo.cli.errors import CliError
from torneo.floor.scenario.document import BrokenDocument
from torneo.floor.scenario.reader import read_documents
from torneo.rulebook import Book, RulebookError, read_house
from torneo.rulebook.yaml_text import TooMuch, checked
from torneo.tournament.structure.finding import SheetError
from torneo.tournament.structure.reading import read_partly, read_sheet

DEEP = "[" * 100_000
LAUGHS = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{after}: &{after} [{', '.join([f'*{before}'] * 9)}]\n"
    for before, after in zip("abcdefgh", "bcdefghi", strict=True)
)
BAD = {
    "deep": DEEP,
    "deep in blocks": "- " * 3_000 + "1",
    "laughs": LAUGHS,
    "inside itself": "a: &a [*a]",
    "long": "a: 1\n" * 300_000,
    "digits": f"book: {'9' * 6_000}\nsteps: []\n",
}


def no_house(path: str, file: str) -> Book:
    raise OSError(path)


@pytest.mark.parametrize("name", [one for one in BAD if one != "digits"])
def test_what_goes_too_far_is_refused_before_it_is_read(name: str) -> None:
    with pytest.raises(TooMuch):
        checked(BAD[name])


@pytest.mark.parametrize("name", BAD)
def test_every_reader_tells_it(name: str) -> None:
    """A text nested deep ended the whole program in the reader of libyaml."""
    text = BAD[name]
    with pytest.raises(CliError):
        story_of(text, "x.yaml")
    with pytest.raises(SheetError):
        read_sheet(text)
    with pytest.raises(RulebookError):
        read_house(text)
    assert all(isinstance(one, BrokenDocument) for one in read_documents(text, "x.yaml", no_house))


def test_references_of_sensible_size_are_read() -> None:
    assert yaml.safe_load(checked("a: &a [1, 2]\nb: *a\nc: [*a, *a]\n"))["c"] == [[1, 2], [1, 2]]


def test_a_sheet_of_sixty_thousand_levels_is_told_at_once() -> None:
    for count in (60_000, 2_000):
        levels = "".join(f"  - {{number: {n}, small_blind: 1, big_blind: 2}}\n" for n in range(count))
        with pytest.raises(SheetError) as wrong:
            read_partly(f"name: x\nlevels:\n{levels}")
        assert len(wrong.value.findings) == 1
