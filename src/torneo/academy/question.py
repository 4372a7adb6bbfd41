"""A question of the academy: a spot played up to it, what is asked, and the answers to choose among."""

from collections.abc import Mapping
from typing import Any

import msgspec

from torneo.rulebook import Bilingual

Plain = dict[str, Any]
"""A set-up or a step as the plain data of a scenario file."""


class Choice(msgspec.Struct, frozen=True):
    """``answer`` is plain data that the engine's own is compared with. Of a wrong one ``mistake`` is the code
    of the mistake it is, ``why`` the sentence that says so. ``act``: the step that would bring it about."""

    answer: Any
    text: Bilingual
    mistake: str = ""
    why: Bilingual = Bilingual("", "")
    act: Plain | None = None


class Question(msgspec.Struct, frozen=True):
    """The last of ``steps`` is the act that is asked about; ``seat`` whom the question is about.

    ``kind``: what is asked, ``family``: questions that train the same thing, ``topic``: of the rulebooks.
    ``id`` makes the same question again (``torneo.academy.sources``). ``clauses`` decide it.
    """

    id: str
    book: str
    kind: str
    family: str
    topic: str
    difficulty: int
    setup: Mapping[str, Any]
    steps: tuple[Plain, ...]
    ask: Bilingual
    choices: tuple[Choice, ...]
    right: int
    seat: int | None = None
    clauses: tuple[str, ...] = ()

    @property
    def answer(self) -> Any:
        return self.choices[self.right].answer


class Unfit(Exception):
    """No question can be made of this: another one is drawn."""
