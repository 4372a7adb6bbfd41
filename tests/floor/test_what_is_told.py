"""A ruling cites what happened, and tells what it brings about."""

from pathlib import Path

import pytest

from torneo.floor.ruling import Ruling
from torneo.floor.scenario import Document, load_file, opened, play
from torneo.floor.sentences.rulings import effect_text

HEAD = """
scenario: spot
book: {book}
game: nlhe
level: {{small: 100, big: 200}}
denominations: [100, 500, 1000]
button: 3
seats: {{1: 20000, 2: 20000, 3: 20000}}
{start}
steps:
"""


def last(folder: Path, book: str, *steps: str, start: str = "start: {street: flop, pot: 900}") -> Ruling:
    """The ruling on the last of the steps."""
    file = folder / "spot.yaml"
    file.write_text(HEAD.format(book=book, start=start) + "".join(f"  - {{{step}}}\n" for step in steps))
    (document,) = load_file(file)
    assert isinstance(document, Document)
    *_, played = play(document, opened(document))
    assert played.ruling is not None
    return played.ruling


@pytest.mark.parametrize(
    ("book", "tap", "call"),
    [("adtp-2018", "3.3", "45-A"), ("torrequebrada", "36.4", "46-A"), ("fcp-2025", "3.3", "41-A")],
)
def test_a_raise_said_cites_no_tap_and_no_call(tmp_path: Path, book: str, tap: str, call: str) -> None:
    raised = last(tmp_path, book, "seat: 1, does: bet, to: 600", 'seat: 2, says: "raise to 2000"')
    assert raised.action == "raise"
    assert {f"{book}/{tap}", f"{book}/{call}"}.isdisjoint(raised.clauses)


@pytest.mark.parametrize(
    ("book", "short_all_in"),
    [("tda-2013", "41-B"), ("adtp-2018", "48"), ("torrequebrada", "49"), ("fcp-2025", "47-A")],
)
def test_no_clause_on_short_all_ins_where_nobody_is_all_in(
    tmp_path: Path, book: str, short_all_in: str
) -> None:
    again = last(
        tmp_path, book, "seat: 1, does: bet, to: 600", "seat: 2, does: raise, to: 1800",
        "seat: 3, does: fold", "seat: 1, does: raise, to: 4000",
    )  # fmt: skip
    assert again.action == "raise"
    assert not [clause for clause in again.clauses if clause.startswith(f"{book}/{short_all_in}")]


def test_a_book_without_a_procedure_says_so_and_names_the_settlement(tmp_path: Path) -> None:
    early = last(tmp_path, "adtp-2018", "seat: 1, does: check", "dealer: premature_turn, card: 6s")
    assert early.settlement == 71
    assert "adtp-2018/39.2" in early.clauses


@pytest.mark.parametrize("book", ["tda-2013", "tda-2024", "adtp-2018", "fcp-2025"])
def test_one_card_without_a_burn_is_not_mixed(tmp_path: Path, book: str) -> None:
    turn = last(tmp_path, book, "dealer: no_burn", start="start: {street: turn, pot: 900}")
    assert turn.steps == ("first_card_is_the_burn", "next_card_completes_the_street")
    assert f"{book}/39-B.1" not in turn.clauses


def test_a_clock_that_would_start_is_a_change(tmp_path: Path) -> None:
    asked = last(tmp_path, "adtp-2018", "seat: 2, calls_time_on: 1")
    told = {option.code: effect_text(option.effect, "en") for option in asked.options}
    assert told == {"grant": "30 seconds run", "refuse": "nothing changes"}
