"""Changing policies one by one: which changes are tried, and which of them somebody notices."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.mutation.command import SCENARIOS
from tools.mutation.mutation_record import LOOKED, Looked, read_looked, write_looked
from tools.mutation.policy_checks import Check, Suite

from torneo.cli import main
from torneo.rulebook import Book, book_ids, load_book, policies
from torneo.rulebook.mutations import Mutation, mutations, policies_of

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
            return bool(book.policy("betting_raise_cap")["limit_raises"] == 3)

        return Check(name, FCP, passes, clauses)

    setting = frozenset(load_book(FCP).clauses_for("betting_raise_cap"))
    suite = Suite([check("other", frozenset()), check("setting", setting)])
    assert suite.noticed(Mutation("betting_raise_cap", FCP, ("limit_raises",), 3, 1)) == "setting"
    assert "other" not in asked


CHECKS = """
from tools.mutation.policy_checks import Check

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
    assert len(answer["policies"][0]["unnoticed"]) == len(book_ids()) - 1  # only one of the books is checked
    assert answer["totals"] == {"noticed": 1, "unnoticed": 1, "fixed": 1}
    assert "[3/3] betting_declarations" in err


def test_strict_wants_every_change_noticed(checkout: str, capsys: pytest.CaptureFixture[str]) -> None:
    policy = ["--policy", "betting_short_stack_may_open", "--checks", checkout, "--lang", "en"]
    assert main(["rules", "mutate", *policy]) == 0
    assert "1 policies are noticed" in capsys.readouterr().out
    assert main(["rules", "mutate", *policy, "--strict"]) == 1
    out = capsys.readouterr().out
    books = len(book_ids())
    assert f"{books - 1} of {books} changes go unnoticed" in out
    assert "tda-2013: yes -> no" in out


def test_only_the_values_of_the_chosen_book_are_changed(
    checkout: str, capsys: pytest.CaptureFixture[str]
) -> None:
    policy = ["--policy", "betting_short_stack_may_open", "--checks", checkout, "--strict", "--json"]
    assert main(["rules", "mutate", *policy, "--book", FCP]) == 0
    assert main(["rules", "mutate", *policy, "--book", "tda-2024"]) == 1
    *_, last = capsys.readouterr().out.partition("}\n{")
    (verdict,) = msgspec.json.decode("{" + last)["policies"]
    assert {one["book"] for one in verdict["unnoticed"]} == {"tda-2024"}
    with pytest.raises(SystemExit):
        main(["rules", "mutate", *policy, "--book", "tda-1999"])
    assert "tda-1999" in capsys.readouterr().err


def test_whoever_noticed_a_change_the_last_time_is_asked_first() -> None:
    asked: list[str] = []

    def check(name: str) -> Check:
        def passes(book: Book) -> bool:
            asked.append(name)
            return bool(book.policy("betting_raise_cap")["limit_raises"] == 3)

        return Check(name, FCP, passes)

    change = Mutation("betting_raise_cap", FCP, ("limit_raises",), 3, 1)
    assert Suite([check("one"), check("two")], {change.id: "two"}).noticed(change) == "two"
    assert "one" not in asked
    other = Mutation("betting_raise_cap", FCP, ("limit_raises",), 3, 2)
    assert Suite([check("one"), check("two")], {change.id: "two"}).noticed(other) == "one"


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


def mutate_min_raise(
    capsys: pytest.CaptureFixture[str], *documents: str, strict: bool = False
) -> tuple[int, dict[str, Any]]:
    folder = SCENARIOS
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sample.yaml").write_text("---".join(documents))
    code = main(["rules", "mutate", "--policy", "betting_min_raise", "--json", *["--strict"] * strict])
    answer: dict[str, Any] = msgspec.json.decode(capsys.readouterr().out)
    return code, answer


@pytest.mark.usefixtures("checkout")
def test_scenarios_notice_changes_of_their_book(capsys: pytest.CaptureFixture[str]) -> None:
    documents = (scenario(FCP, 1700), scenario("pokerfest-2011", 2200))
    assert mutate_min_raise(capsys, *documents)[0] == 0
    code, answer = mutate_min_raise(capsys, *documents, strict=True)
    (verdict,) = answer["policies"]
    assert (code, verdict["status"], answer["failing"]) == (1, "noticed", [])
    tried = {FCP, "pokerfest-2011"}
    assert {mutation["book"] for mutation in verdict["unnoticed"]} == {*book_ids()} - tried


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
    assert SCENARIOS.as_posix() in capsys.readouterr().err


MARKED = """
import pytest
from functools import lru_cache
from torneo.rulebook import Book, load_book


@lru_cache
def cap(book: Book) -> int:
    return book.values["betting_raise_cap"]["limit_raises"]


@pytest.mark.clause("fcp-2025/47.3")
def test_cap():
    assert cap(load_book("fcp-2025")) == 3


@pytest.mark.clause("fcp-2025/47.3")
def test_broken():
    assert False


@pytest.mark.clause("tda-2013/45.3")
def test_silent():
    pass


@pytest.mark.clause("torrequebrada/57.3")
@pytest.mark.slow
def test_left_out():
    assert cap(load_book("torrequebrada")) == 3
"""


def capped(book: str) -> str:
    """A clause that sets the cap on raises in the book."""
    return load_book(book).clauses_for("betting_raise_cap")[0]


@pytest.fixture
def marked(tmp_path: Path) -> Path:
    """A checkout whose tests name the clauses behind one policy, in three books."""
    (tmp_path / "src" / "torneo").mkdir(parents=True)
    tests = tmp_path / "tests"
    tests.mkdir()
    text = MARKED.replace("fcp-2025/47.3", capped(FCP)).replace("tda-2013/45.3", capped("tda-2013"))
    (tests / "test_cap.py").write_text(text.replace("torrequebrada/57.3", capped("torrequebrada")))
    (tmp_path / "pyproject.toml").write_text(
        '[tool.pytest.ini_options]\nmarkers = ["clause(*ids): clauses", "slow: slow"]\n'
    )
    (tmp_path / SCENARIOS).mkdir(parents=True)
    return tmp_path


def mutate_marked(marked: Path) -> subprocess.CompletedProcess[str]:
    """In a process of its own: the tests run inside it."""
    command = [sys.executable, "-m", "torneo", "rules", "mutate", "--strict", "--json", "--jobs", "1"]
    chosen = ["--policy", "betting_raise_cap", "--policy", "betting_big_blind_option"]
    return subprocess.run(
        [*command, *chosen], cwd=marked, capture_output=True, text=True, timeout=600, check=False
    )


def test_tests_that_name_the_clauses_of_a_policy_notice_its_change(marked: Path) -> None:
    ran = mutate_marked(marked)
    answer: dict[str, Any] = msgspec.json.decode(ran.stdout)
    cap, option = answer["policies"]
    assert ran.returncode == 1
    assert (cap["status"], option["status"]) == ("noticed", "unnoticed")
    assert cap["by"] == "tests/test_cap.py::test_cap"
    unnoticed = {(one["book"], tuple(one["key"])) for one in cap["unnoticed"]}
    assert (FCP, ("limit_raises",)) not in unnoticed
    assert (FCP, ("no_limit",)) in unnoticed, "the test looks at another key"
    assert ("tda-2013", ("limit_raises",)) in unnoticed, "its test looks at nothing"
    assert ("torrequebrada", ("limit_raises",)) in unnoticed, "slow tests are left out"
    assert answer["failing"] == ["tests/test_cap.py::test_broken"]

    again = mutate_marked(marked)
    assert again.stdout == ran.stdout
    assert "test_cap.py" in ran.stderr
    assert "test_cap.py" not in again.stderr, "what the tests look at is known by now"


def test_what_the_tests_look_at_holds_for_one_state_of_the_sources(tmp_path: Path) -> None:
    looked = {
        "cap": Looked(holds=True, at={FCP: frozenset(["betting_raise_cap", "clock_tie"])}, seconds=0.25),
        "broken": Looked(holds=False, at={}),
    }
    assert read_looked(tmp_path, "today") is None
    write_looked(tmp_path, "today", looked)
    assert read_looked(tmp_path, "today") == looked
    assert read_looked(tmp_path, "tomorrow") is None
    (tmp_path / LOOKED).write_bytes(b"half a fi")
    assert read_looked(tmp_path, "today") is None
