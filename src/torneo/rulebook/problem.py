"""What can be wrong in a rulebook file, and the error that carries it.

Every fault of a file is collected before anything is raised, so that a house sees them all at once.
"""

from collections.abc import Sequence

import msgspec

from torneo.rulebook.words import words
from torneo.rulebook.yaml_words import yaml_why
from torneo.writing.lang import Lang

MESSAGES = words.texts("problems.messages", dot="-")
"""Short stable code -> what a person is told. Retired codes stay."""

TYPES = words.texts("problems.types")
"""What a value is or should be, in words."""


class Problem(msgspec.Struct, frozen=True):
    """One fault at its place: lines and columns count from 1 (0: not in a file); ``key`` is a dotted path."""

    file: str
    line: int
    column: int
    key: str
    code: str
    params: dict[str, str] = {}

    def message(self, lang: Lang = "es") -> str:
        return MESSAGES[self.code].fill(lang, self._named(lang))

    def _named(self, lang: Lang) -> dict[str, str]:
        """The params with kinds of values as words."""
        if "detail" in self.params:
            return {**self.params, "detail": yaml_why(self.params["detail"], lang)}
        if self.code != "wrong-type":
            return self.params
        return {
            name: TYPES[value].say(lang) if value in TYPES else value for name, value in self.params.items()
        }

    def say(self, lang: Lang = "es") -> str:
        place = f"{self.file}:{self.line}:{self.column}:" if self.line else f"{self.file}:"
        key = f" {self.key}:" if self.key else ""
        return f"{place}{key} {self.message(lang)}"


class RulebookError(Exception):
    """A rulebook or house file that cannot be used, or a clause or policy that does not exist."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(problem.say("en") for problem in self.problems))

    def __reduce__(self) -> tuple[type["RulebookError"], tuple[tuple[Problem, ...]]]:
        return type(self), (self.problems,)
