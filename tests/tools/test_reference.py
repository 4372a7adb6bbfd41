"""docs/tournament.md lists every command, event and matter there is."""

from pathlib import Path

from tools.reference import rewritten

DOCS = Path(__file__).parents[2] / "docs"


def test_the_reference_is_up_to_date() -> None:
    text = (DOCS / "tournament.md").read_text(encoding="utf-8")
    assert text == rewritten(text), "run: python -m tools.reference docs/tournament.md"
