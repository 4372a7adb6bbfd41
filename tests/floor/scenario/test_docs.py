"""The documentation names every word of the language, and its examples are right."""

import re
from pathlib import Path

import pytest

from torneo.floor.scenario import load_file, run
from torneo.floor.scenario import words as vocabulary
from torneo.floor.scenario.expectations import READERS
from torneo.floor.scenario.reader import KEYS, SEAT_KEYS, START_KEYS
from torneo.floor.scenario.steps import KEYS as STEP_KEYS
from torneo.hand import GAMES

DOCS = Path(__file__).parents[3] / "docs" / "scenarios.md"
TEXT = DOCS.read_text(encoding="utf-8")
PROSE = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
CODE = set(re.findall(r"[a-z_0-9-]+", " ".join(re.findall(r"`([^`]+)`", PROSE))))


@pytest.mark.parametrize(
    "words",
    [
        KEYS,
        SEAT_KEYS,
        START_KEYS,
        STEP_KEYS,
        tuple(READERS),
        tuple(GAMES),
        vocabulary.DEALER,
        vocabulary.DISCOVERED,
        vocabulary.DOES,
        vocabulary.EVENT,
        vocabulary.LEVEL,
        vocabulary.RULINGS,
        vocabulary.NEXT,
    ],
)
def test_every_word_is_documented(words: tuple[str, ...]) -> None:
    assert [word for word in words if word not in CODE] == []


def test_the_examples_in_the_text_come_out_as_written(tmp_path: Path) -> None:
    examples = re.findall(r"```yaml\n(.*?)```", TEXT, re.DOTALL)
    assert len(examples) > 1
    for example in examples:
        file = tmp_path / "ejemplo.yaml"
        file.write_text(example, encoding="utf-8")
        for document in load_file(file):
            assert run(document).ok
