"""Running: what is compared, where a document stops, what a failure tells."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from torneo.floor.scenario import NOT_RULED, Document, Result, load_file, run, run_file, run_paths
from torneo.rulebook import load_book

SPOT = """
scenario: prueba
book: fcp-2025
game: nlhe
level: {small: 250, big: 500}
denominations: [100, 500, 1000]
button: 6
seats: {1: 20000, 2: 20000, 3: 20000, 4: 20000, 6: 20000}
"""

FLOP = """
scenario: prueba
book: fcp-2025
game: nlhe
level: {small: 250, big: 500}
button: 6
seats: {1: 20000, 2: 20000, 6: 20000}
start: {street: flop, pot: 3000, board: [Ah, 7d, 2c]}
"""

Runner = Callable[..., Result]


@pytest.fixture
def scenario(tmp_path: Path) -> Runner:
    def run_text(*steps: str, spot: str = SPOT) -> Result:
        file = tmp_path / "escenario.yaml"
        lines = "".join(f"  - {step}\n" for step in steps)
        file.write_text(f"{spot}steps:\n{lines}", encoding="utf-8")
        (result,) = run_file(file)
        assert not result.problems, [problem.say() for problem in result.problems]
        return result

    return run_text


def expecting(scenario: Runner, expect: str, *before: str, spot: str = SPOT) -> Result:
    """The result of a raise by seat 3 with this expectation."""
    return scenario(*before, f"{{seat: 3, does: raise, to: 1100, expect: {expect}}}", spot=spot)


@pytest.mark.parametrize(
    "expect",
    [
        "{ruling: binding, action: raise, to: 1100, amount: 1100, all_in: false}",
        "{next: 4, to_call: 1100, min_raise_to: 1700, max_raise_to: 20000}",
        "{may: [raise, fold, call], may_not: [check, bet]}",
        "{may: [fold, call, raise, all_in]}",
        "{stacks: {3: 18900, 4: 20000}, bets: {3: 1100, 1: 250, 2: 500}, pot: 1850, pots: [1850]}",
        "{returned: null, options: null, infraction: null, penalties: null, seconds: null}",
        "{returned: {}, options: [], removed: {3: 0}}",
        "{live: [1, 2, 3], dealt_in: [1, 2, 3, 4, 6], eliminated: [], expelled: null}",
        "{board: 0, burns: 0, stub: 42, level: {small: 250, big: 500}}",
        "{button: 6, small_blind: 1, big_blind: 2}",
        "{clauses: [fcp-2025/43-A.1]}",
        "{clauses: [fcp-2025/43-A]}",
        "{steps: []}",
    ],
)
def test_what_holds(scenario: Runner, expect: str) -> None:
    result = expecting(scenario, expect)
    assert result.ok, result


@pytest.mark.parametrize(
    ("expect", "expected", "got"),
    [
        ("{action: call}", {"action": "call"}, {"action": "raise"}),
        ("{to: 1700, next: 4}", {"to": 1700}, {"to": 1100}),
        ("{next: street_over}", {"next": "street_over"}, {"next": 4}),
        ("{may: [fold, check]}", {"may": ["fold", "check"]}, {"may": ["fold", "call", "raise"]}),
        ("{may_not: [raise]}", {"may_not": ["raise"]}, {"may_not": ["fold", "call", "raise"]}),
        (
            "{stacks: {3: 20000, 4: 20000}}",
            {"stacks": {3: 20000, 4: 20000}},
            {"stacks": {3: 18900, 4: 20000}},
        ),
        ("{returned: {3: 100}}", {"returned": {3: 100}}, {"returned": {3: None}}),
        ("{options: [call]}", {"options": ["call"]}, {"options": []}),
        ("{small_blind: null}", {"small_blind": None}, {"small_blind": 1}),
        ("{dead: [4]}", {"dead": [4]}, {"dead": []}),
        ("{board: [Ah]}", {"board": [50]}, {"board": []}),
        ("{level: {big: 600}}", {"level": {"big": 600}}, {"level": {"big": 500}}),
    ],
)
def test_what_does_not_hold(
    scenario: Runner, expect: str, expected: dict[str, Any], got: dict[str, Any]
) -> None:
    """A failure names the step and only what differs."""
    result = expecting(scenario, expect)
    assert not result.ok
    assert (result.step, result.expected, result.got) == (1, expected, got)


def test_a_clause_not_cited_fails(scenario: Runner) -> None:
    result = expecting(scenario, "{clauses: [fcp-2025/1.3]}")
    assert not result.ok
    assert result.got is not None
    assert "fcp-2025/43-A.1" in result.got["clauses"]


def test_a_document_stops_at_its_first_failure(scenario: Runner) -> None:
    result = scenario(
        "{seat: 3, does: fold, expect: {next: 4}}",
        "{seat: 4, does: fold, expect: {next: 1}}",
        "{seat: 6, does: fold, expect: {next: 2}}",
    )
    assert (result.step, result.line) == (2, 11)


def test_chips_nobody_called_count_as_returned(scenario: Runner) -> None:
    folds = [f"{{seat: {seat}, does: fold}}" for seat in (4, 6, 1)]
    last = (
        "{seat: 2, does: fold, expect: {next: hand_over, returned: {3: 600}, stacks: {3: 20750}, pot: 1250}}"
    )
    assert scenario("{seat: 3, does: raise, to: 1100}", *folds, last).ok


def test_the_next_street_is_dealt_when_somebody_acts(scenario: Runner) -> None:
    result = scenario(
        "{seat: 1, does: check, expect: {burns: 1, board: 3, stub: 42, pot: 3000}}",
        "{seat: 2, does: check}",
        "{seat: 6, does: check, expect: {next: street_over, board: 3}}",
        "{seat: 1, does: check, expect: {board: 4, burns: 2, next: 2}}",
        "{seat: 2, does: bet, to: 500}",
        "{seat: 6, does: fold}",
        "{seat: 1, does: call, expect: {next: street_over, bets: {1: 500, 2: 500}, pot: 4000}}",
        "{dealer: next_street, expect: {board: 5, next: 1}}",
        spot=FLOP,
    )
    assert result.ok, result


def test_the_stub_is_dealt_as_written(scenario: Runner) -> None:
    result = scenario(
        "{seat: 1, does: check}",
        "{seat: 2, does: check}",
        "{seat: 6, does: check}",
        "{dealer: next_street, expect: {board: [Ah, 7d, 2c, 9s]}}",
        spot=FLOP + "deck: [3c, 9s]\n",
    )
    assert result.ok, result


def test_hole_cards_go_to_their_seats(tmp_path: Path) -> None:
    from torneo.cards import parse_cards
    from torneo.floor.scenario import opened

    text = SPOT + "cards: {4: [As, Kd], 1: [2c]}\nsteps:\n  - {seat: 3, does: fold}\n"
    (tmp_path / "a.yaml").write_text(text)
    (document,) = load_file(tmp_path / "a.yaml")
    assert isinstance(document, Document)
    hand = opened(document).hand
    assert hand.cards_of(4) == tuple(parse_cards("AsKd"))
    assert hand.cards_of(1) == tuple(parse_cards("2c??"))
    assert hand.cards_of(3) == (-1, -1)


def test_known_stud_cards_reach_their_player_whoever_folds(scenario: Runner) -> None:
    spot = """
scenario: stud
book: fcp-2025
game: stud
level: {ante: 25, bring_in: 50, small_bet: 100, big_bet: 200}
button: 1
seats: {1: 5000, 2: 5000, 3: 5000}
cards:
  1: [As, Ah, Kd, 2c]
  2: [3s, 3h, 2d, 9c]
  3: [4s, 4h, Qd, Ac]
"""
    result = scenario(
        "{seat: 2, does: bring_in, expect: {next: 3}}",
        "{seat: 3, does: call}",
        "{seat: 1, does: fold, expect: {next: street_over}}",
        "{dealer: next_street, expect: {next: 3, stub: 40}}",
        spot=spot,
    )
    assert result.ok, result


def test_the_outcome_of_known_hands_may_be_expected_at_once(scenario: Runner) -> None:
    spot = """
scenario: river
book: fcp-2025
game: nlhe
level: {small: 250, big: 500}
button: 6
seats: {1: 20000, 2: 20000, 6: 20000}
start: {street: river, pot: 3000, board: [Ah, 7d, 2c, 9s, 9h]}
cards: {1: [As, Ks], 2: [Ad, Kd], 6: [3s, 4s]}
"""
    checks = ("{seat: 1, does: check}", "{seat: 2, does: check}")
    for expect in (
        "{next: showdown, shows_first: 1, show_order: [1, 2, 6]}",
        "{winners: {main: [1, 2]}, stacks: {1: 21500, 2: 21500}, odd_chip_to: null}",
    ):
        result = scenario(*checks, f"{{seat: 6, does: check, expect: {expect}}}", spot=spot)
        assert result.ok, result


def test_a_player_without_chips_at_the_start_is_all_in(scenario: Runner) -> None:
    spot = FLOP.replace("6: 20000", "6: 0")
    result = scenario(
        "{seat: 1, does: check, expect: {next: 2, live: [6], stacks: {6: 0}}}",
        "{seat: 2, does: check, expect: {next: street_over}}",
        spot=spot,
    )
    assert result.ok, result


def test_pots_part_at_the_all_in_hands(scenario: Runner) -> None:
    spot = SPOT.replace("3: 20000", "3: 2000").replace("4: 20000", "4: 5000")
    result = scenario(
        "{seat: 3, does: all_in, expect: {pots: [2750]}}",
        "{seat: 4, does: all_in, expect: {pots: [4750, 3000]}}",
        "{seat: 6, does: call, expect: {pots: [6750, 6000]}}",
        "{seat: 1, does: fold}",
        "{seat: 2, does: fold, expect: {pot: 12750, pots: [6750, 6000]}}",
        spot=spot,
    )
    assert result.ok, result


def test_a_dead_small_blind(scenario: Runner) -> None:
    spot = SPOT + "small_blind: null\n"
    result = scenario("{seat: 2, does: fold, expect: {small_blind: null, big_blind: 1, next: 3}}", spot=spot)
    assert result.ok, result


def test_absent_players_are_dealt_in_and_out_of_the_hand(scenario: Runner) -> None:
    spot = SPOT.replace("3: 20000", "3: {chips: 20000, absent: true}").replace(
        "4: 20000", "4: {chips: 20000, penalty_hands: 3}"
    )
    result = scenario(
        "{seat: 6, does: fold, expect: {next: 1, dealt_in: [1, 2, 3, 4, 6], dead: [3, 4]}}", spot=spot
    )
    assert result.ok, result


def test_an_unposted_ante_is_missing_until_it_is_discovered(scenario: Runner) -> None:
    spot = SPOT.replace("big: 500}", "big: 500, ante: 100}").replace(
        "4: 20000", "4: {chips: 20000, unposted: true}"
    )
    result = scenario(
        "{seat: 3, does: fold, expect: {stacks: {4: 20000, 6: 19900}, pot: 1150}}",
        "{discovered: missing_ante, seat: 4, expect: {stacks: {4: 19900}, pot: 1250}}",
        spot=spot,
    )
    assert result.ok, result


def test_an_unposted_blind_is_missing_until_it_is_discovered(scenario: Runner) -> None:
    spot = SPOT.replace("2: 20000", "2: {chips: 20000, unposted: true}")
    result = scenario(
        "{seat: 3, does: fold, expect: {stacks: {2: 20000}, pot: 250, to_call: 500}}",
        "{discovered: missing_blind, seat: 2, expect: {stacks: {2: 19500}, pot: 750}}",
        spot=spot,
    )
    assert result.ok, result


def test_what_is_missing_may_be_part_of_a_blind_but_never_more_than_it(scenario: Runner) -> None:
    spot = SPOT.replace("2: 20000", "2: {chips: 20000, unposted: true}")
    part = scenario(
        "{seat: 3, does: fold, expect: {stacks: {2: 19800}, bets: {2: 200}, pot: 450}}",
        "{discovered: missing_blind, seat: 2, amount: 300, expect: {amount: 300, bets: {2: 500}, pot: 750}}",
        spot=spot,
    )
    assert part.ok, part
    more = scenario("{discovered: missing_blind, seat: 2, amount: 600}", spot=spot)
    assert "seat 2 owed 500 of blind, so 600 cannot be missing" in more.error
    whose = scenario("{discovered: missing_blind, amount: 600}", spot=spot)
    assert "600 are not what the seats marked as unposted owe" in whose.error


def test_a_big_blind_ante_found_later_is_dead_money(scenario: Runner) -> None:
    spot = SPOT.replace("big: 500}", "big: 500, ante: 500, ante_kind: big_blind}").replace(
        "2: 20000", "2: {chips: 20000, unposted: true}"
    )
    result = scenario(
        "{seat: 3, does: fold, expect: {stacks: {2: 19500}, bets: {2: 500}, pot: 750}}",
        "{discovered: missing_ante, seat: 2, expect: {amount: 500, stacks: {2: 19000}, pot: 1250}}",
        "{dealer: missed_seat, seat: 4, expect: {ruling: misdeal, returned: {1: 250, 2: 1000}}}",
        spot=spot,
    )
    assert result.ok, result


def test_what_is_not_ruled_on_yet_fails_as_such(scenario: Runner) -> None:
    result = scenario("{seat: 3, does: fold}", "{discovered: overcall, seat: 4, expect: {ruling: dead_hand}}")
    assert not result.ok
    assert (result.step, result.error) == (2, NOT_RULED)
    assert result.expected == {"ruling": "dead_hand"}
    assert result.got == {"error": NOT_RULED}


def test_a_hand_that_cannot_be_dealt_fails_without_a_crash(scenario: Runner) -> None:
    spot = SPOT.replace("nlhe", "plo5").replace(
        "seats: {", "seats: {" + ", ".join(f"{seat}: 20000" for seat in range(7, 14)) + ", "
    )
    result = scenario("{seat: 3, does: fold}", spot=spot)
    assert not result.ok
    assert result.step == 0
    assert "SetupError" in result.error


def test_the_same_document_under_another_book(tmp_path: Path) -> None:
    text = SPOT + "steps:\n  - {seat: 3, does: raise, to: 1100}\n"
    text += "  - {seat: 4, chips: {1000: 1, 100: 5}, expect: {action: raise, to: 1700}}\n"
    (tmp_path / "a.yaml").write_text(text)
    (document,) = load_file(tmp_path / "a.yaml")
    assert run(document).ok
    assert not run(document, load_book("pokerfest-2011")).ok
    changed = load_book("fcp-2025").with_policies({"betting_multiple_chips_test": "always_a_call"})
    assert not run(document, changed).ok
    assert run(document).ok


def test_policies_of_the_scenario_stay_on_top_of_the_book(tmp_path: Path) -> None:
    text = SPOT + "policies: {betting_multiple_chips_test: always_a_call}\nsteps:\n"
    text += "  - {seat: 3, does: raise, to: 1100}\n"
    text += "  - {seat: 4, chips: {1000: 1, 100: 5}, expect: {action: call}}\n"
    (tmp_path / "a.yaml").write_text(text)
    (document,) = load_file(tmp_path / "a.yaml")
    assert run(document).ok
    assert run(document, load_book("fcp-2025")).ok


def test_folders_are_searched_for_scenarios(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    for name in ("z.yaml", "b/a.yml"):
        (tmp_path / name).write_text(SPOT + "steps:\n  - {seat: 3, does: fold}\n")
    (tmp_path / "notas.txt").write_text("nada")
    assert [Path(result.file).name for result in run_paths([tmp_path])] == ["a.yml", "z.yaml"]


def test_the_examples_of_the_documentation_come_out_as_written() -> None:
    examples = Path(__file__).parents[3] / "docs" / "examples" / "scenarios"
    results = list(run_paths([examples]))
    assert results
    assert [result for result in results if not result.ok] == []


STUD = """
scenario: prueba
book: fcp-2025
game: stud
level: {ante: 25, bring_in: 75, small_bet: 300, big_bet: 600}
seats: {1: 8000, 3: 8000, 4: 8000}
cards: {1: ["??", "??", Kd], 3: ["??", "??", 2c], 4: ["??", "??", 9h]}
"""


@pytest.mark.parametrize("word", ["complete", "raise"])
def test_the_first_full_bet_of_stud_completes_whatever_a_file_calls_it(scenario: Runner, word: str) -> None:
    opened = f"{{seat: 3, does: bring_in, expect: {{may: [fold, call, {word}]}}}}"
    did = f"{{seat: 4, does: {word}, to: 300, expect: {{action: {word}}}}}"
    assert scenario(opened, did, spot=STUD).ok
    raised = "{seat: 1, does: raise, to: 600, expect: {action: complete}}"
    assert scenario(opened, did, raised, spot=STUD).got == {"action": "raise"}


SHORT = """
scenario: prueba
book: fcp-2025
game: nlhe
level: {small: 250, big: 500}
button: 6
seats: {1: 20000, 2: 700, 6: 20000}
start: {street: flop, pot: 3000}
"""


@pytest.mark.parametrize(("owed", "holds"), [(700, True), (900, True), (800, False)])
def test_a_short_stack_faces_its_chips_or_the_whole_bet(scenario: Runner, owed: int, holds: bool) -> None:
    assert scenario(f"{{seat: 1, does: bet, to: 900, expect: {{to_call: {owed}}}}}", spot=SHORT).ok == holds


PENALISED = """
scenario: prueba
book: fcp-2025
game: nlhe
level: {small: 250, big: 500}
button: 1
seats: {1: 20000, 2: {chips: 20000, penalty_hands: 5}, 6: 20000}
"""


@pytest.mark.parametrize(("playing", "after"), [(5, 4), (4, 4)])
def test_a_penalty_hand_is_served_when_it_is_over(scenario: Runner, playing: int, after: int) -> None:
    steps = (
        f"{{seat: 1, does: raise, to: 1500, expect: {{hands_left: {playing}}}}}",
        f"{{seat: 6, does: fold, expect: {{next: hand_over, hands_left: {after}}}}}",
        "{dealer: next_hand, expect: {hands_left: 4}}",
    )
    assert scenario(*steps, spot=PENALISED).ok
    assert scenario(steps[0], "{seat: 6, does: fold, expect: {hands_left: 5}}", spot=PENALISED).got


ALL_IN = """
scenario: prueba
book: tda-2013
game: nlhe
level: {small: 200, big: 400}
button: 2
seats: {2: 20000, 6: 5300}
cards: {2: [Ah, Ad], 6: [Kc, Kd]}
start: {street: river, pot: 4000, board: [2c, 7d, 9h, Js, 3s]}
"""


@pytest.mark.parametrize(
    ("expect", "holds"),
    [
        ("{next: showdown, face_up: [2, 6], pot: 14600, stacks: {2: 14700, 6: 0}}", True),
        ("{next: hand_over, winners: {main: [2]}, stacks: {2: 29300, 6: 0}}", True),
        ("{next: showdown, stacks: {2: 29300, 6: 0}}", False),
    ],
)
def test_an_all_in_is_told_before_or_after_it_is_paid(scenario: Runner, expect: str, holds: bool) -> None:
    call = f"{{seat: 2, does: call, expect: {expect}}}"
    assert scenario("{seat: 6, does: all_in}", call, spot=ALL_IN).ok == holds
    if holds:
        paid = "{dealer: closes_hand, expect: {stacks: {2: 29300, 6: 0}, eliminated: [6]}}"
        assert scenario("{seat: 6, does: all_in}", call, paid, spot=ALL_IN).ok


OMAHA_8 = """
scenario: prueba
book: fcp-2025
game: plo8
level: {small: 200, big: 400}
button: 2
seats: {2: 20000, 6: 20000}
cards: {2: [Ah, Ad, 2c, 3c], 6: [Kc, Kd, 4c, 5c]}
start: {street: river, pot: 4000, board: [Tc, 7d, 9h, Js, 3s]}
"""


@pytest.mark.parametrize(
    ("winners", "holds"),
    [("[2]", True), ("{high: [2], low: []}", True), ("{high: [2]}", True), ("{high: [6], low: []}", False)],
)
def test_a_half_without_a_winner(scenario: Runner, winners: str, holds: bool) -> None:
    checked = ("{seat: 6, does: check}", "{seat: 2, does: check}", "{seat: 6, tables: true}")
    last = f"{{seat: 2, tables: true, expect: {{winners: {{main: {winners}}}}}}}"
    assert scenario(*checked, last, spot=OMAHA_8).ok == holds


def test_the_joker_is_a_foreign_card(scenario: Runner) -> None:
    for found in ("dealer", "discovered"):
        step = f"{{{found}: foreign_card, card: joker, expect: {{ruling: misdeal}}}}"
        assert scenario(step).ok, found


# ---- the moment an expectation speaks of -----------------------------------------------------------

RIVER = """
scenario: river
book: fcp-2025
game: nlhe
level: {small: 250, big: 500}
button: 6
seats: {1: 20000, 2: 20000}
start: {street: river, pot: 3000, board: [Ah, 7d, 2c, 9s, 9h]}
cards: {1: [As, Ks], 2: [Kd, Qd]}
"""


def test_nobody_is_to_act_once_a_round_is_over(scenario: Runner) -> None:
    """That seat 1 opens the next street does not make up for the turn it should still have had on this."""
    checks = ("{seat: 1, does: check}", "{seat: 2, does: check}")
    for expect in ("{next: 1}", "{next: 1, may: [check]}", "{may: [check]}"):
        result = scenario(*checks, f"{{seat: 6, does: check, expect: {expect}}}", spot=FLOP)
        assert not result.ok, expect
    last = "{seat: 6, does: check, expect: {board: 4, next: 1, burns: 2}}"
    assert scenario(*checks, last, "{seat: 1, does: bet, to: 500, expect: {next: 2}}", spot=FLOP).ok


def test_more_cards_are_only_dealt_when_nobody_can_bet_before_them(scenario: Runner) -> None:
    checks = ("{seat: 1, does: check}", "{seat: 2, does: check}")
    result = scenario(*checks, "{seat: 6, does: check, expect: {board: 5}}", spot=FLOP)
    assert result.got is not None
    assert len(result.got["board"]) == 3
    all_in = FLOP.replace("6: 20000", "6: 0").replace("2: 20000", "2: 0")
    assert scenario("{dealer: next_street, expect: {board: 5}}", spot=all_in).ok


def test_stacks_alone_are_those_before_the_pay(scenario: Runner) -> None:
    checked = "{seat: 1, does: check}"
    paid = scenario(checked, "{seat: 2, does: check, expect: {stacks: {1: 23000}}}", spot=RIVER)
    assert paid.got == {"stacks": {1: 20000}}
    for expect in (
        "{next: showdown, stacks: {1: 20000}}",
        "{next: hand_over, stacks: {1: 23000}}",
        "{winners: {main: [1]}, stacks: {1: 23000}}",
    ):
        assert scenario(checked, f"{{seat: 2, does: check, expect: {expect}}}", spot=RIVER).ok


def test_the_outcome_of_hidden_hands_cannot_be_expected(scenario: Runner) -> None:
    hidden = RIVER.replace("2: [Kd, Qd]", "2: [Kd]")
    result = scenario(
        "{seat: 1, does: check}", "{seat: 2, does: check, expect: {winners: {main: [1]}}}", spot=hidden
    )
    assert result.got == {"winners": {"main": None}}


def test_an_expectation_does_not_mix_two_rulings_of_one_act(scenario: Runner) -> None:
    """The check brings the turn of a bet made too early: each ruling may be named, with its own amount."""
    before = ("{seat: 6, does: bet, to: 800, expect: {ruling: held}}", "{seat: 1, does: check}")
    for expect, holds in (
        ("{action: check, bets: {6: 800}, next: 1}", True),
        ("{action: bet, to: 800, bets: {6: 800}, next: 1}", True),
        ("{bets: {6: 800}, next: 1, to: null}", True),
        ("{action: check, to: 800}", False),
        ("{to: 800}", False),
        ("{action: bet, to: 800, next: 6}", False),
    ):
        result = scenario(*before, f"{{seat: 2, does: check, expect: {expect}}}", spot=FLOP)
        assert result.ok == holds, (expect, result)


def test_a_call_somebody_is_bound_to_is_made_where_the_next_player_is_named(scenario: Runner) -> None:
    before = (
        '{seat: 1, says: "apuesto"}',
        '{seat: 2, says: "pago"}',
        "{floor: call_any_amount, by: director}",
    )
    for expect, holds in (
        ("{next: 2, bets: {2: 0}, may_not: [fold]}", True),
        ("{next: 6, bets: {2: 3600}, to_call: 3600}", True),
        ("{bets: {2: 3600}}", False),
        ("{next: 6, bets: {2: 0}}", False),
    ):
        bets = f"{{seat: 1, does: bet, to: 3600, expect: {expect}}}"
        assert scenario(*before, bets, spot=FLOP).ok == holds, expect
