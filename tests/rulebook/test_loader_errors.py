"""One malformed file per error of the loader; each says in its first lines what must be reported where."""

import re
from pathlib import Path

import pytest

from torneo.rulebook import RulebookError, house_problems
from torneo.rulebook.compile import compile_sources, read_sources
from torneo.rulebook.problem import MESSAGES, Problem

HERE = Path(__file__).parent
MALFORMED = sorted((HERE / "malformed").glob("*.yaml"))
IN_BOOKS_ONLY_OR_CALLS = {"unknown-book", "unknown-clause", "repeated-value"}
RETIRED = {"missing-policy"}

Found = tuple[str, int, str, str]


def expected(text: str, file: str) -> set[Found]:
    here = re.findall(r"^# wrong: (\d+) (\S+) (\S+)$", text, re.MULTILINE)
    elsewhere = re.findall(r"^# wrong-in: (\S+) (\d+) (\S+) (\S+)$", text, re.MULTILINE)
    rows = [(file, *row) for row in here] + elsewhere
    return {(name, int(line), "" if key == "-" else key, code) for name, line, key, code in rows}


def problems_of(text: str, file: str) -> tuple[Problem, ...]:
    if file == "house":
        return house_problems(text, file)
    with pytest.raises(RulebookError) as caught:
        compile_sources({**read_sources(HERE / "minimal"), file: text})
    return caught.value.problems


def test_the_minimal_book_is_correct() -> None:
    common, books = compile_sources(read_sources(HERE / "minimal"))
    assert list(books) == ["mini"]
    assert list(common.policies) == ["min_bet", "raise_cap", "half_percent"]


@pytest.mark.parametrize("path", MALFORMED, ids=lambda path: path.stem)
def test_a_malformed_file_is_reported_with_file_line_and_key(path: Path) -> None:
    text = path.read_text("utf-8")
    replaced = re.search(r"^# replaces: (\S+)$", text, re.MULTILINE)
    assert replaced
    found = problems_of(text, replaced[1])
    assert {(one.file, one.line, one.key, one.code) for one in found} == expected(text, replaced[1])
    for problem in found:
        assert problem.say("es") != problem.say("en")
        assert f"{problem.file}:{problem.line}:" in problem.say("es")


def test_every_error_has_a_malformed_file() -> None:
    codes = set(
        re.findall(r" ([a-z-]+)$", "\n".join(path.read_text("utf-8") for path in MALFORMED), re.MULTILINE)
    )
    assert set(MESSAGES) - codes == IN_BOOKS_ONLY_OR_CALLS | RETIRED


def test_all_faults_of_a_file_are_reported_together() -> None:
    text = (HERE / "malformed" / "house-bad-values.yaml").read_text("utf-8")
    assert len(house_problems(text)) == 5
