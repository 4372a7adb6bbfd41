"""The floor's answers to questions asked here."""

from typing import TYPE_CHECKING

from torneo.floor.ruling import Ruling

if TYPE_CHECKING:
    from torneo.floor.table import Question, Table


def answer_on_danger(table: "Table", question: "Question", option: str) -> Ruling | None:
    """Carry the option out, or ``None`` if the question was asked elsewhere."""
    return None
