"""``torneo bench academy``: figures that can be read, and a fault is a failure."""

import json

import pytest

from torneo.cli import main


def test_a_few_questions_are_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "academy", "--questions", "12", "--learners", "2", "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["wrong"] == []
    assert told["families"] >= 150
    assert told["learners"]["scheduled"] > told["learners"]["at_random"]
