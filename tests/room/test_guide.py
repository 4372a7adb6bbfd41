"""The guide answers every wish of directors in both languages; hand-for-hand is never called heads-up."""

import re
from pathlib import Path

import pytest
from tests.support.words import page_texts

from torneo.rulebook import policies
from torneo.tournament.words import sentences

GUIDE = Path(__file__).parents[2] / "docs" / "running-a-tournament.md"
WISHES = 24


@pytest.mark.parametrize("heading", ["### Lo que piden los directores", "### What directors ask for"])
def test_every_wish_is_met_or_answered(heading: str) -> None:
    part = GUIDE.read_text(encoding="utf-8").split(heading)[1].split("\n#")[0]
    rows = re.findall(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", part, re.MULTILINE)
    assert [int(number) for number, *_ in rows] == list(range(1, WISHES + 1))
    assert all(len(answer) > 20 for *_, answer in rows)


def test_hand_for_hand_is_mano_por_mano() -> None:
    """«Mano a mano» is heads-up in Spanish."""
    said = {(one.say("es"), one.say("en")) for one in (*page_texts().values(), *sentences().values())}
    said |= {(one.question.es, one.question.en) for one in policies().values()}
    meant = [es.casefold() for es, en in said if "hand-for-hand" in en.casefold()]
    assert len(meant) > 10
    assert not [one for one in meant if "mano a mano" in one]
