"""A proof counts only through what a page, a command or the API can reach."""

from pathlib import Path

import pytest
from tools.coverage.reachable import Reach, out_of_reach

FILES = {
    "src/torneo/__init__.py": "",
    "src/torneo/cli/__init__.py": "",
    "src/torneo/cli/main.py": "from torneo.chips.race import race\n\n\ndef main():\n    race()\n",
    "src/torneo/chips/__init__.py": "",
    "src/torneo/chips/race.py": (
        "def race():\n    return draw()\n\n\ndef draw():\n    pass\n\n\ndef nobody():\n    pass\n"
    ),
    "src/torneo/chips/estimate.py": "def estimate():\n    pass\n",
    "tests/test_chips.py": (
        "from torneo.chips.estimate import estimate\n"
        "from torneo.chips.race import draw, nobody\n\n\n"
        "def test_draw():\n    draw()\n\n\n"
        "def test_nobody():\n    nobody()\n\n\n"
        "def test_estimate():\n    estimate()\n"
    ),
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_what_the_command_imports_is_in_reach_and_what_nobody_does_is_not(checkout: Path) -> None:
    found = Reach(checkout)
    assert set(found.trees) - found.modules == {"torneo.chips.estimate"}
    assert found.orphans == {"torneo.chips.race.nobody"}


@pytest.mark.parametrize(
    ("function", "missed"),
    [
        ("test_draw", []),
        ("test_nobody", ["torneo.chips.race.nobody"]),
        ("test_estimate", ["torneo.chips.estimate.estimate"]),
    ],
)
def test_a_test_proves_nothing_through_what_nobody_can_reach(
    checkout: Path, function: str, missed: list[str]
) -> None:
    assert out_of_reach(checkout, checkout / "tests" / "test_chips.py", function) == missed


@pytest.mark.slow
def test_the_product_holds_nothing_that_only_tests_import() -> None:
    found = Reach(Path(__file__).parents[2])
    assert set(found.trees) <= found.modules
