"""The whole language can be read; values come out as acts and plain numbers."""

from pathlib import Path

import yaml

from torneo.cards import parse_card
from torneo.floor.acts import Asks, Bets, DealerSays, Decides, Discovered, Does, NextStreet, TurnsIn
from torneo.floor.card_acts import DealerActs, Exposes, TimePasses
from torneo.floor.scenario import NOT_RULED, BrokenDocument, Document, load_file, run
from torneo.floor.scenario.expectations import READERS
from torneo.floor.scenario.observed import OBSERVERS
from torneo.floor.scenario.reader import KEYS as DOCUMENT_KEYS
from torneo.floor.scenario.steps import KEYS as STEP_KEYS

WHOLE = Path(__file__).parent / "whole_language.yaml"

SPOT = """
scenario: prueba
book: fcp-2025
game: nlhe
level: {small: 100, big: 200}
button: 3
seats: {1: 10000, 2: 10000, 3: 10000}
"""


def documents() -> list[Document]:
    found = load_file(WHOLE)
    broken = [
        problem.say() for each in found if isinstance(each, BrokenDocument) for problem in each.problems
    ]
    assert broken == []
    return [document for document in found if isinstance(document, Document)]


def one(tmp_path: Path, text: str) -> Document:
    file = tmp_path / "escenario.yaml"
    file.write_text(text, encoding="utf-8")
    (document,) = load_file(file)
    assert isinstance(document, Document), document
    return document


def test_every_key_is_readable() -> None:
    """The file that uses every key uses every key, and all of it can be read."""
    documents()
    raw = list(yaml.safe_load_all(WHOLE.read_text(encoding="utf-8")))
    steps = [step for document in raw for step in document["steps"]]
    assert {key for document in raw for key in document} == set(DOCUMENT_KEYS)
    assert {key for step in steps for key in step} == set(STEP_KEYS)
    assert {key for step in steps for key in step.get("expect", ())} == set(READERS)


def test_everything_that_can_be_expected_can_be_seen() -> None:
    assert set(OBSERVERS) == set(READERS)


def test_nothing_that_can_be_read_crashes_the_run() -> None:
    for document in documents():
        assert run(document).error in ("", NOT_RULED)


def test_every_step_alone_is_played_or_not_ruled_on(tmp_path: Path) -> None:
    for document in documents():
        for step in document.steps:
            lone = Document(**{name: getattr(document, name) for name in document.__struct_fields__} | {
                "steps": (step,), "expect": {}
            })  # fmt: skip
            assert run(lone).error in ("", NOT_RULED), step


def test_the_spot() -> None:
    spot, start, *_ = documents()
    assert spot.seats[2].stack == 12500
    assert spot.seats[2].chips == {1000: 10, 500: 4, 100: 5}
    assert spot.seats[2].name == "Ana"
    assert spot.seats[5].penalty_hands == 5
    assert spot.cards == {3: (parse_card("As"), parse_card("Kd"))}
    assert spot.book.policy("betting_raise_cap")["limit_raises"] == 3
    assert spot.blinds == {"small_blind": 1, "big_blind": 2}
    assert start.start is not None
    assert start.start.pot == 10500
    assert start.book.policy("clock_seconds") == 40
    assert start.book.base == "fcp-2025"


def test_words_and_chips_become_one_act() -> None:
    act = documents()[0].steps[1].act
    assert act == Bets(
        seat=6,
        says="subo, ocho mil",
        could_mean=(8000, 80000),
        clear=True,
        order="words_first",
        motions=({1000: 1}, {1000: 3}),
        prior="untouched",
        released=True,
        gesture="pushes_all",
        takes_back={100: 1},
    )


def test_acts(tmp_path: Path) -> None:
    steps = """
steps:
  - {seat: 3, does: fold}
  - {seat: 1, says: 1400}
  - {seat: 1, prior: pulled}
  - {seat: 1, says: "no sé", clear: confused}
  - {seat: 1, asks_count_of: pot}
  - {seat: 1, turns_in: true, past_line: false}
  - {dealer: next_street}
  - {dealer: announces_pot, amount: 4500}
  - {dealer: no_burn}
  - {floor: full_call, why: así fue}
  - {minutes_pass: 3}
  - {seat: 2, exposes: [As], to: 3}
"""
    acts = [step.act for step in one(tmp_path, SPOT + steps).steps]
    assert acts == [
        Does(seat=3, does="fold"),
        Bets(seat=1, says="1400"),
        Bets(seat=1, prior="pulled"),
        Bets(seat=1, says="no sé", clear="confused"),
        Asks(seat=1, what="pot"),
        TurnsIn(seat=1, past_line=False),
        NextStreet(),
        DealerSays(what="pot", amount=4500),
        DealerActs(what="no_burn"),
        Decides(option="full_call", why="así fue"),
        TimePasses(seconds=180),
        Exposes(seat=2, cards=(parse_card("As"),), to=(3,)),
    ]


def test_steps_know_their_number_and_line(tmp_path: Path) -> None:
    document = one(tmp_path, SPOT + "steps:\n  - {seat: 3, does: fold}\n  - {seat: 1, does: fold}\n")
    assert [(step.number, step.line) for step in document.steps] == [(1, 9), (2, 10)]


def test_null_is_none_and_a_single_seat_is_a_list(tmp_path: Path) -> None:
    document = one(
        tmp_path, SPOT + "steps:\n  - {seat: 3, does: fold, expect: {infraction: null, dead: 3}}\n"
    )
    assert document.steps[0].expect == {"infraction": None, "dead": [3]}


def test_a_code_no_list_knows_is_left_to_the_run(tmp_path: Path) -> None:
    """Books and houses may bring options of their own; only near misses of known codes are refused."""
    document = one(tmp_path, SPOT + "steps:\n  - {floor: sortear_la_mano}\n")
    assert document.steps[0].act == Decides(option="sortear_la_mano")


def test_a_newcomer_is_seated_from_his_step_on(tmp_path: Path) -> None:
    steps = "steps:\n  - {seat: 7, sits_down: 5000}\n  - {seat: 7, does: fold}\n"
    assert len(one(tmp_path, SPOT + steps).steps) == 2


def test_no_chips_are_no_motion(tmp_path: Path) -> None:
    """Written beside something that did happen they change nothing."""
    steps = "steps:\n  - {seat: 3, chips: {}, prior: pulled}\n  - {seat: 3, says: veo, chips: {}}\n"
    acts = [step.act for step in one(tmp_path, SPOT + steps).steps]
    assert acts == [Bets(seat=3, prior="pulled"), Bets(seat=3, says="veo")]


def test_one_card_may_be_told_as_a_card(tmp_path: Path) -> None:
    steps = "steps:\n  - {dealer: next_street, card: 9c}\n  - {discovered: duplicate_card, cards: [As, As]}\n"
    street, found = [step.act for step in one(tmp_path, SPOT + steps).steps]
    assert isinstance(street, NextStreet)
    assert street.cards == (parse_card("9c"),)
    assert isinstance(found, Discovered)
    assert found.card == parse_card("As")
