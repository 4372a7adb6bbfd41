"""What stands in ``tools/`` works from a checkout; an installed Torneo says where to find it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "torneo"
COMMANDS = ["bench", "chaos", "monkey", "screens", "rules mutate", "rules coverage", "scenario random",
            "scenario pairs"]  # fmt: skip


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package alone, as a wheel unpacks it."""
    folder = tmp_path_factory.mktemp("site-packages")
    shutil.copytree(PACKAGE, folder / "torneo", ignore=shutil.ignore_patterns("__pycache__", "static"))
    return folder


def torneo(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "torneo", *args]
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_tool_can_be_asked_for_help_from_a_checkout(command: str) -> None:
    found = torneo(PACKAGE.parent, *command.split(), "--help")
    assert found.returncode == 0, found.stderr
    assert f"torneo {command}" in found.stdout


def test_an_installed_torneo_says_where_its_tools_are(installed: Path) -> None:
    found = torneo(installed, "chaos", "--kills", "3")
    assert (found.returncode, found.stdout) == (2, "")
    assert "torneo chaos: esta orden es para quien trabaja en el programa" in found.stderr
    assert ".venv/bin/torneo rules mutate" in torneo(installed, "rules", "mutate", "--lang", "en").stderr
    assert torneo(installed, "rules", "mutate", "--lang", "en").returncode == 2


def test_an_installed_torneo_answers_all_else(installed: Path) -> None:
    found = torneo(installed, "rules", "show", "fcp-2025/43-A.2")
    assert found.returncode == 0, found.stderr
    assert "50" in found.stdout
