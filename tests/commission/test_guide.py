"""The guide names everything a reader could look for."""

from pathlib import Path

from torneo.commission import CASE
from torneo.commission.deadlines import State
from torneo.rulebook import policies

GUIDE = (Path(__file__).parents[2] / "docs" / "discipline.md").read_text(encoding="utf-8")


def test_every_command_event_policy_and_state_is_named() -> None:
    names = [one.__name__ for one in (*CASE.commands, *CASE.events)]
    names += [name for name in policies() if name.startswith("discipline_")]
    names += State.__args__  # type: ignore[attr-defined]
    assert [name for name in names if f"`{name}`" not in GUIDE] == []
