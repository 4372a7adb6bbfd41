"""One malformed file per fault. Each marks its faulty lines itself: ``# fault: CODE KEY``."""

import re
from pathlib import Path

import pytest

from torneo.floor.scenario import BrokenDocument, Document, load_file
from torneo.floor.scenario.problem import MESSAGES
from torneo.rulebook import LANGS

FILES = sorted((Path(__file__).parent / "malformed").glob("*.yaml"))
_FAULT = re.compile(r"# fault: (\S+) (\S+)")


def marked(file: Path) -> set[tuple[int, str, str]]:
    return {
        (number, fault[1], "" if fault[2] == "-" else fault[2])
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if (fault := _FAULT.search(line))
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_every_fault_is_found_at_its_line_and_key(file: Path) -> None:
    problems = [
        problem
        for document in load_file(file)
        if isinstance(document, BrokenDocument)
        for problem in document.problems
    ]
    assert {(problem.line, problem.code, problem.key) for problem in problems} == marked(file)
    assert len(problems) == len(marked(file))
    for problem in problems:
        assert problem.file == str(file)
        for lang in LANGS:
            assert problem.say(lang).startswith(f"{file}:{problem.line}:")
            assert "{" not in problem.message(lang).replace("{1000: 2", "").replace("{chips: ", "")


def test_every_code_of_the_room_has_a_file() -> None:
    assert set(MESSAGES) <= {code for file in FILES for _, code, _ in marked(file)}


def test_a_misspelled_word_is_answered_with_the_likely_one() -> None:
    (document,) = load_file(Path(__file__).parent / "malformed" / "unknown-action.yaml")
    assert isinstance(document, BrokenDocument)
    assert document.problems[0].message("es") == "«rise» no existe; ¿quería decir «raise»?"
    assert document.problems[0].message("en") == "there is no 'rise'; did you mean 'raise'?"


def test_a_broken_document_leaves_its_neighbours_alone() -> None:
    first, second = load_file(Path(__file__).parent / "malformed" / "two-documents.yaml")
    assert isinstance(first, Document)
    assert isinstance(second, BrokenDocument)
    assert second.title == "El segundo no"


def test_documents_beside_one_that_is_no_yaml_are_read_and_stand_at_their_own_lines() -> None:
    documents = load_file(Path(__file__).parent / "malformed" / "yaml-syntax-in-the-middle.yaml")
    assert [isinstance(document, Document) for document in documents] == [True, False, True, False, False]
    assert [document.line for document in documents] == [1, 15, 19, 28, 38]
    assert [document.title for document in documents if document.title] == [
        "El primero está bien",
        "El tercero está bien",
        "Al cuarto le falta el botón",
    ]


def test_a_file_that_cannot_be_opened_is_one_problem(tmp_path: Path) -> None:
    (document,) = load_file(tmp_path / "no.yaml")
    assert isinstance(document, BrokenDocument)
    assert [problem.code for problem in document.problems] == ["unreadable"]
    (tmp_path / "latin.yaml").write_bytes("scenario: se subió".encode("latin-1"))
    (document,) = load_file(tmp_path / "latin.yaml")
    assert isinstance(document, BrokenDocument)
    assert [problem.code for problem in document.problems] == ["unreadable"]


def test_faults_of_the_house_file_are_told_with_its_own_name(tmp_path: Path) -> None:
    (tmp_path / "casa.yaml").write_text("house: casa\nbase: fcp-2030\ntitle: {es: Casa, en: House}\n")
    scenario = (Path(__file__).parent / "malformed" / "two-books.yaml").read_text(encoding="utf-8")
    file = tmp_path / "escenario.yaml"
    file.write_text(scenario.replace("book: tda-2013\n", "").replace("../casa.yaml", "casa.yaml"))
    (document,) = load_file(file)
    assert isinstance(document, BrokenDocument)
    assert [(problem.file, problem.line, problem.code) for problem in document.problems] == [
        (str(tmp_path / "casa.yaml"), 2, "unknown-base")
    ]
