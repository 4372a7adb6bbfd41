"""The pages on the shape of the program name files that are there, and keep their promise about new ones."""

import re
from pathlib import Path

import pytest

from torneo.floor.kernel import registry
from torneo.floor.scenario.words import DEALER, DISCOVERED

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "torneo"
SIX = 6


@pytest.mark.parametrize("page", ["architecture.md", "extending.md"])
def test_every_file_the_page_names_is_there(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w./-]+/[\w.-]+\.(?:py|js|yaml))`", text))
    missing = [name for name in named if not _is_there(name.removeprefix("src/torneo/"))]
    assert named
    assert not missing


def _is_there(name: str) -> bool:
    """Where the text is about one folder, names leave it out."""
    return (ROOT / name).is_file() or any(
        str(file).endswith(f"/{name}") for file in SOURCES.rglob(Path(name).name)
    )


def test_the_page_names_every_decorator_of_a_corner() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for said in ("rules", "afterwards", "follows", "answers", "weighs", "notes", "before_the_deal"):
        assert hasattr(registry, said)
        assert f"`@{said}" in text


def test_a_mistake_of_the_dealer_touches_six_files_at_most() -> None:
    """Those told in one act alone: not what is found out later, nor the words that deal a hand."""
    files = [file for file in (SOURCES / "floor").rglob("*.py") if "data" not in file.parts]
    files.append(SOURCES / "rulebook" / "data" / "cases" / "floor.yaml")
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    deck = "".join(texts[SOURCES / "floor" / "deck" / name] for name in ("rule.py", "premature.py"))
    elsewhere = (*DISCOVERED, "redeal", "next_hand", "starts_hand")
    mistakes = [word for word in DEALER if f'"{word}"' in deck and word not in elsewhere]
    assert {"four_card_flop", "premature_turn"} <= {*mistakes}
    for word in mistakes:
        told = re.compile(rf"[\"']{word}[\"']|^{word}:", re.MULTILINE)
        touched = [str(file) for file, text in texts.items() if told.search(text)]
        assert len(touched) <= SIX, (word, touched)
