"""What only informs is read in the rulebook under its topic, and on the case where it matters."""

from typing import Any

import msgspec
import pytest

from torneo.cli import main
from torneo.rulebook import LANGS, Clause, all_books

TOPICS = (
    "appeals", "disciplinary-commission", "disciplinary-procedure", "notifications", "ethics", "finance",
)  # fmt: skip


def to_show(clause: Clause) -> Any:
    return pytest.param(clause, id=clause.id, marks=pytest.mark.shows(clause.id))


@pytest.mark.parametrize(
    "clause",
    [
        to_show(clause)
        for book in all_books()
        for clause in book.clauses.values()
        if clause.topic in TOPICS and clause.kind == "information"
    ],
)
def test_the_rulebook_shows_it_under_its_topic(clause: Clause, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "topics", "--json"]) == 0
    listed: list[dict[str, Any]] = msgspec.json.decode(capsys.readouterr().out)
    assert [row["topic"] for row in listed if clause.id in row["clauses"]] == [clause.topic]
    for lang in LANGS:
        words = clause.wording(lang)
        assert main(["rules", "show", clause.id, "--lang", lang]) == 0
        shown = "".join(capsys.readouterr().out.split())
        assert "".join(words.text.split()) in shown
        assert "".join(words.title.split()) in shown
