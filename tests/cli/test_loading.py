"""A command loads what it uses: a question at the terminal is answered at once."""

import subprocess
import sys

import pytest

from torneo.cli.main import build_parser


def _loaded(*given: str) -> set[str]:
    """The modules a process has loaded once the command has answered."""
    program = f"""
import sys
from torneo.cli.main import main
try:
    main({list(given)!r})
except SystemExit:
    pass
print(*sys.modules, file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_the_version_needs_no_room() -> None:
    rooms = {name for name in _loaded("--version") if name.startswith("torneo.")}
    assert rooms == {"torneo.cli", "torneo.cli.main", "torneo.cli.parser"}


@pytest.mark.parametrize(
    "given",
    [
        ("rules", "search", "pozo"),
        ("ask", "--book", "fcp-2025", "--before", "3 sube a 1100", "--seat", "4", "--chips", "1000+5x100"),
    ],
    ids=["rules", "ask"],
)
def test_a_question_loads_no_spreadsheets_papers_or_web(given: tuple[str, ...]) -> None:
    loaded = _loaded(*given)
    assert "torneo.rulebook" in loaded
    assert not loaded & {"numpy", "openpyxl", "django", "torneo.paper", "torneo.room", "torneo.simulate"}


def test_an_unknown_command_is_told_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build_parser(["rulse"]).parse_args(["rulse"])
    told = capsys.readouterr().err
    assert "rules" in told
    assert "payouts" in told
