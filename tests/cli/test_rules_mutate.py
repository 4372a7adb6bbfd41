"""Changing policies one by one: which changes are tried, and which of them somebody notices."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from torneo.cli import main
from torneo.cli.rules_mutate import Check, Mutation, Suite, mutations, policies_of
from torneo.rulebook import Book, book_ids, load_book, policies

FCP = "fcp-2025"


def tried(policy: str, book: str = FCP) -> dict[tuple[str | int, ...], list[Any]]:
    found: dict[tuple[str | int, ...], list[Any]] = {}
    for mutation in mutations(policy, book):
        found.setdefault(mutation.key, []).append(mutation.new)
    return found


def test_a_choice_is_replaced_by_each_other_value() -> None:
    shape = policies()["betting_prior_chips_added"].shape
    mine = load_book(FCP).policy("betting_prior_chips_added")
    assert tried("betting_prior_chips_added") == {(): [value for value in shape.values if value != mine]}


def test_a_switch_is_flipped() -> None:
    assert tried("betting_silent_chips_can_raise", FCP) == {(): [False]}
    assert tried("betting_silent_chips_can_raise", "pokerfest-2011") == {(): [True]}


def test_a_number_becomes_others_and_nothing_where_it_may() -> None:
    values = tried("betting_half_raise_percent")[()]
    assert None in values
    assert {value for value in values if value is not None} == {51, 49, 100, 25}
    assert 50 in tried("betting_half_raise_percent", "pokerfest-2011")[()]


def test_a_table_changes_one_key_at_a_time() -> None:
    found = tried("betting_undercall")
    assert set(found) == {("otherwise",), ("chain",)}  # the other keys have one option in every book
    assert found["chain",] == ["each_completes"]


def test_a_list_loses_or_gains_one_element() -> None:
    assert tried("betting_pot_count_games", FCP) == {
        (): [(), ("pot_limit", "no_limit"), ("pot_limit", "limit")]
    }
    words = tried("betting_official_terms", "pokerfest-2011")
    assert ("apuesto", "igualo", "subo", "revire", "resto") in words["es",]
    assert ("bet",) in words["en",]


@pytest.mark.parametrize("book", book_ids())
def test_every_change_is_lawful_and_a_change(book: str) -> None:
    unchanged = load_book(book)
    for policy in policies():
        for mutation in mutations(policy, book):
            assert mutation.changed().policy(policy) != unchanged.policy(policy), mutation


def test_betting_policies_are_those_about_words_chips_and_turns() -> None:
    group = policies_of("betting")
    assert {"betting_min_raise", "turn_skipped_player", "chips_hidden_in_all_in"} <= set(group)
    assert not {"chips_race", "showdown_order", "button_heads_up"} & set(group)


def cap_of(book: str, least: int) -> Check:
    def passes(book: Book) -> bool:
        return bool(book.policy("betting_raise_cap")["limit_raises"] >= least)

    return Check(f"{book} allows {least}", book, passes, frozenset(["tda-2013/45.3"]))


def test_the_first_check_that_stops_passing_notices() -> None:
    def broken(_: Book) -> bool:
        raise ValueError

    suite = Suite([Check("broken", FCP, broken), cap_of(FCP, 4), cap_of(FCP, 2), cap_of(FCP, 3)])
    lower = Mutation("betting_raise_cap", FCP, ("limit_raises",), 3, 1)
    assert suite.noticed(lower) == "fcp-2025 allows 2"
    assert suite.noticed(Mutation("betting_raise_cap", FCP, ("limit_raises",), 3, 4)) == ""
    assert suite.noticed(Mutation("betting_raise_cap", "tda-2013", ("limit_raises",), 3, 1)) == ""
    assert suite.failing == ["broken", "fcp-2025 allows 4"]


def test_a_value_the_engine_cannot_live_with_is_noticed() -> None:
    nothing = Mutation("betting_raise_cap", FCP, ("limit_raises",), 3, None)
    assert Suite([cap_of(FCP, 3)]).noticed(nothing) == "fcp-2025 allows 3"


def test_a_check_that_sets_the_policy_itself_says_nothing() -> None:
    check = msgspec.structs.replace(cap_of(FCP, 3), sets=frozenset(["betting_raise_cap"]))
    assert Suite([check]).noticed(Mutation("betting_raise_cap", FCP, ("limit_raises",), 3, 1)) == ""


def test_checks_about_the_clauses_of_the_policy_go_first() -> None:
    asked: list[str] = []

    def check(name: str, clauses: frozenset[str]) -> Check:
        def passes(book: Book) -> bool:
            asked.append(name)
            return book is load_book(FCP)

        return Check(name, FCP, passes, clauses)

    setting = frozenset(load_book(FCP).clauses_for("betting_raise_cap"))
    suite = Suite([check("other", frozenset()), check("setting", setting)])
    assert suite.noticed(Mutation("betting_raise_cap", FCP, ("limit_raises",), 3, 1)) == "setting"
    assert "other" not in asked


CHECKS = """
from torneo.cli.rules_mutate import Check

def checks():
    def passes(book):
        return book.policy("betting_short_stack_may_open") is True

    return [Check("short stacks open", "fcp-2025", passes)]
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A checkout without scenarios whose module of checks has a name of its own."""
    module = f"checks_{tmp_path.name}"
    (tmp_path / "src" / "torneo").mkdir(parents=True)
    (tmp_path / f"{module}.py").write_text(CHECKS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return f"{module}:checks"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_command_reports_what_nobody_notices(
    checkout: str, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = ["--policy", "betting_short_stack_may_open", "--policy", "betting_big_blind_option"]
    fixed = ["--policy", "betting_declarations"]
    code = main(["rules", "mutate", *chosen, *fixed, "--checks", checkout, "--jobs", jobs, "--json"])
    out, err = capsys.readouterr()
    answer: dict[str, Any] = msgspec.json.decode(out)
    assert code == 1
    assert [(row["policy"], row["status"]) for row in answer["policies"]] == [
        ("betting_short_stack_may_open", "noticed"),
        ("betting_big_blind_option", "unnoticed"),
        ("betting_declarations", "fixed"),
    ]
    assert answer["policies"][0]["by"] == "short stacks open"
    assert len(answer["policies"][0]["unnoticed"]) == 4  # only one of the five books is checked
    assert answer["totals"] == {"noticed": 1, "unnoticed": 1, "fixed": 1}
    assert "[3/3] betting_declarations" in err


def test_strict_wants_every_change_noticed(checkout: str, capsys: pytest.CaptureFixture[str]) -> None:
    policy = ["--policy", "betting_short_stack_may_open", "--checks", checkout, "--lang", "en"]
    assert main(["rules", "mutate", *policy]) == 0
    assert "1 policies are noticed" in capsys.readouterr().out
    assert main(["rules", "mutate", *policy, "--strict"]) == 1
    out = capsys.readouterr().out
    assert "4 of 5 changes go unnoticed" in out
    assert "tda-2013: yes -> no" in out


SCENARIO = """
scenario: "{title}"
book: {book}
game: nlhe
level: {{small: 250, big: 500}}
button: 6
seats: {{1: 20000, 2: 20000, 3: 20000, 4: 20000, 6: 20000}}
policies: {policies}
steps:
  - {{seat: 3, does: raise, to: 1100, expect: {{min_raise_to: {least}}}}}
"""


def scenario(book: str, least: int, policies: str = "{}") -> str:
    return SCENARIO.format(title=f"{book} {least}", book=book, least=least, policies=policies)


def mutate_min_raise(capsys: pytest.CaptureFixture[str], *documents: str) -> tuple[int, dict[str, Any]]:
    folder = Path("tests", "scenarios")
    folder.mkdir(parents=True)
    (folder / "sample.yaml").write_text("---".join(documents))
    code = main(["rules", "mutate", "--policy", "betting_min_raise", "--json"])
    answer: dict[str, Any] = msgspec.json.decode(capsys.readouterr().out)
    return code, answer


@pytest.mark.usefixtures("checkout")
def test_scenarios_notice_changes_of_their_book(capsys: pytest.CaptureFixture[str]) -> None:
    code, answer = mutate_min_raise(capsys, scenario(FCP, 1700), scenario("pokerfest-2011", 2200))
    (verdict,) = answer["policies"]
    assert (code, verdict["status"], answer["failing"]) == (0, "noticed", [])
    assert {mutation["book"] for mutation in verdict["unnoticed"]} == {
        "adtp-2018",
        "tda-2013",
        "torrequebrada",
    }


@pytest.mark.usefixtures("checkout")
def test_scenarios_that_fail_anyway_or_set_the_policy_notice_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    own = "{betting_min_raise: largest_full_bet_or_raise_of_round}"
    code, answer = mutate_min_raise(
        capsys, scenario(FCP, 2000), scenario(FCP, 1700, own), "\nscenario: rota\nbook: fcp-2025\n"
    )
    assert code == 1
    assert {name.rpartition(": ")[2] for name in answer["failing"]} == {"fcp-2025 2000", "rota"}


@pytest.mark.usefixtures("checkout")
def test_without_scenarios_there_is_nothing_to_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "mutate", "--group", "turn"]) == 2
    assert "tests/scenarios" in capsys.readouterr().err
