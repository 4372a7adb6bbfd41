"""A named switch or number of the engine, and the value a book gives it."""

from typing import Any

import msgspec

from torneo.rulebook.bilingual import Bilingual
from torneo.rulebook.passage import Passage
from torneo.rulebook.shape import Shape
from torneo.writing.lang import Lang


class PolicyNote(msgspec.Struct, frozen=True):
    """What a reader should know about a policy, with links to the clauses it speaks of."""

    es: Passage
    en: Passage

    def say(self, lang: Lang) -> str:
        return (self.en if lang == "en" else self.es).text


class Policy(msgspec.Struct, frozen=True):
    """``default`` holds in every book that says nothing of it. ``shorthand`` is the key of the table that a
    bare value stands for: ``betting_raise_cap: 4``. ``retired``: keys, or codes of a list, that decided
    nothing and are gone, also inside a table; a house book that still gives one is read without it.
    ``renamed``: codes, or numbers, that said the same as another and are read as that one."""

    name: str
    section: str
    question: Bilingual
    shape: Shape
    default: Any = None
    shorthand: str = ""
    note: PolicyNote | None = None
    retired: tuple[str, ...] = ()
    renamed: dict[str, str] = {}

    def spelled_out(self, value: Any) -> Any:
        """A bare value of a table that has a shorthand, as the table it means."""
        if self.shorthand and value is not None and not isinstance(value, dict):
            return {self.shorthand: value}
        if isinstance(value, dict):
            value = {key: self._chosen(key, inner) for key, inner in value.items()}
        return self._as_today(value) if self.retired or self.renamed else value

    def _chosen(self, key: Any, value: Any) -> Any:
        """A list of one code, where the table now wants one code."""
        shape = self.shape.keys.get(key)
        one = isinstance(value, list | tuple) and len(value) == 1
        return value[0] if one and shape is not None and shape.type == "choice" else value

    def _as_today(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self._as_today(inner) for key, inner in value.items() if key not in self.retired}
        if isinstance(value, list | tuple):
            return [self._as_today(code) for code in value if code not in self.retired]
        return self.renamed.get(str(value), value) if isinstance(value, str | int) else value


class Section(msgspec.Struct, frozen=True):
    """A group of policies that people look up together; sections are shown by ``place``. ``retired``: those
    that decided nothing and are gone; a house book that still names one is read without it."""

    id: str
    place: int
    title: Bilingual
    policies: tuple[str, ...]
    retired: tuple[str, ...] = ()


class Setting(msgspec.Struct, frozen=True):
    """The value of a policy in a book and the clauses that set it; none where the book is silent.
    ``settlement`` is then the number of the point that adopted the value."""

    value: Any
    clauses: tuple[str, ...] = ()
    settlement: int = 0

    @property
    def stated(self) -> bool:
        return bool(self.clauses)
