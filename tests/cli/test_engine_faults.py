"""An error of the engine on the command line: told as ours, with the scenario that brings it about.

The fault is a real one: a book that lacks a policy the floor asks for.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.broken_books import lacking

from torneo.cli import main
from torneo.floor.scenario import CannotTell, EngineFault, ToldHand, load_file, run
from torneo.rulebook import load_book

BOOK = "tda-2013"
SPOT = """scenario: un recuento
book: tda-2013
game: nlhe
level: {small: 250, big: 500}
button: 6
seats: {1: 20000, 2: 20000, 6: 20000}
steps:
  - {seat: 6, does: fold}
  - {seat: 1, asks_count_of: 2}
"""


@pytest.fixture
def broken() -> Iterator[None]:
    with lacking([BOOK], "betting_exact_count", "betting_multiple_chips_test"):
        yield


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "recuento.yaml"
    path.write_text(SPOT, encoding="utf-8")
    return str(path)


@pytest.mark.usefixtures("broken")
def test_a_scenario_the_engine_fails_on_is_told_as_our_error(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (document,) = load_file(file)
    result = run(document)
    assert (result.ok, result.step, result.error) == (False, 2, "KeyError: 'betting_exact_count'")
    assert "Traceback" in result.fault
    assert main(["scenario", "run", file]) == 1
    out = capsys.readouterr().out
    assert "paso 2: el programa ha fallado aquí; es un error suyo, ni del reglamento ni del escenario" in out
    assert "betting_exact_count" in out
    assert main(["scenario", "explain", file, "--lang", "en"]) == 1
    err = capsys.readouterr().err
    assert "the program failed here; the error is its own" in err
    assert "Traceback" in err


def test_what_cannot_be_is_no_error_of_the_engine(tmp_path: Path) -> None:
    path = tmp_path / "imposible.yaml"
    path.write_text(SPOT.replace("2: 20000", ", ".join(f"{seat}: 20000" for seat in (2, *range(7, 30)))))
    (document,) = load_file(path)
    result = run(document)
    assert "SetupError" in result.error
    assert result.fault == ""


@pytest.mark.usefixtures("broken")
def test_a_question_the_engine_fails_on_gives_the_scenario_that_does_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["ask", "--book", BOOK, "--before", "3 sube a 1100", "--seat", "4", "--chips", "1000+5x100"]
    assert main(asked) == 1
    err = capsys.readouterr().err
    assert err.startswith(
        "torneo: el programa ha fallado al resolver esto: no es una decisión del reglamento"
    )
    document = err.split("\n\n", 1)[1].split("Traceback", 1)[0]
    path = tmp_path / "otra_vez.yaml"
    path.write_text(document, encoding="utf-8")
    (read,) = load_file(path)
    again = run(read)
    assert again.fault
    assert again.error.startswith("KeyError")
    assert again.error.split()[-1] in err


@pytest.mark.usefixtures("broken")
def test_a_told_hand_is_as_it_was_before_the_engine_failed() -> None:
    seats = {1: 20_000, 2: 20_000, 6: 20_000}
    told = ToldHand(
        load_book(BOOK),
        {"game": "nlhe", "level": {"small": 250, "big": 500}, "button": 6, "seats": seats},
    )
    told.tell({"seat": 6, "does": "fold"})
    with pytest.raises(EngineFault) as failed:
        told.tell({"seat": 1, "asks_count_of": 2})
    assert isinstance(failed.value.__cause__, KeyError)
    assert (told.table.next, len(told.steps)) == (1, 1)
    with pytest.raises(CannotTell):
        told.tell({"seat": 9, "does": "fold"})
    assert told.tell({"seat": 1, "does": "call"})[0].action == "call"
