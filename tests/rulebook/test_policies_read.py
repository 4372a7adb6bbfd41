"""No policy is written down that nothing reads."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import torneo
from torneo.rulebook import Shape, policies
from torneo.rulebook.library import common_data

_ROOT = Path(torneo.__file__).parent


@pytest.fixture(scope="module")
def code() -> frozenset[str]:
    """Every word the program quotes, alone or after a dot."""
    texts = (path.read_text(encoding="utf-8") for path in _ROOT.rglob("*.py"))
    return frozenset(word for text in texts for word in re.findall(r"[\"'.]([a-z][a-z0-9_]*)[\"']", text))


def test_every_policy_is_read_or_stands_behind_a_ruling(code: frozenset[str]) -> None:
    behind = {policy for cases in common_data().cases.values() for policy in cases.values()}
    assert not [name for name in policies() if name not in code and name not in behind]


def test_every_key_that_leaves_a_choice_is_read(code: frozenset[str]) -> None:
    """Offences are looked up by the case that names them: ``offence_deal_pressure``."""
    named = {case.removeprefix("offence_") for cases in common_data().cases.values() for case in cases}
    unread = [
        f"{name}.{key}"
        for name, policy in policies().items()
        for key, shape in _keys(policy.shape)
        if isinstance(key, str) and key not in code | named and not _is_settled(shape)
    ]
    assert not unread


def _keys(shape: Shape) -> Iterator[tuple[str | int, Shape]]:
    for key, inner in shape.keys.items():
        yield key, inner
        yield from _keys(inner)


def _is_settled(shape: Shape) -> bool:
    """Every book says the same, and a house can say nothing else."""
    return shape.type == "choice" and len(shape.values) == 1 and not shape.optional
