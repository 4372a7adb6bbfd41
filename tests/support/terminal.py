"""The command line as a person at the terminal uses it."""

from pathlib import Path

import pytest

from torneo.cli import main


def told_of_changed(
    command: str, example: Path, old: str, new: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    """Exit code and complaint of a command about an example file in which one thing reads otherwise."""
    text = example.read_text(encoding="utf-8")
    assert old in text, old
    file = folder / example.name
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    code = main([command, str(file)])
    return code, capsys.readouterr().err
