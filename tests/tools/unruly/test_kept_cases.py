"""Spots in which the engine once failed, or chips were made or lost, under every book."""

import random
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.unruly.finishing import finish
from tools.unruly.watched import Watched

from torneo.floor.scenario import CannotTell
from torneo.rulebook import book_ids, load_book

CASES: list[dict[str, Any]] = list(
    yaml.safe_load_all(Path(__file__).with_name("cases.yaml").read_text(encoding="utf-8"))
)


@pytest.mark.parametrize("book", book_ids())
@pytest.mark.parametrize("case", CASES, ids=[case["scenario"].replace(" ", "-") for case in CASES])
def test_every_book_rules_and_keeps_the_chips(case: dict[str, Any], book: str) -> None:
    """What one book rules on another may find impossible; no act makes the engine fail, and the hand can be
    played to its end."""
    setup = {key: value for key, value in case.items() if key not in ("scenario", "steps")}
    watched = Watched(load_book(book), setup)
    assert not watched.wrong
    for step in case["steps"]:
        try:
            watched.tell(step)
        except CannotTell:
            continue
        assert not watched.wrong, step
    assert not finish(watched, random.Random(1))
