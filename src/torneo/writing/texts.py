"""One text of a catalogue in whatever language it is asked for, and tables of them by code."""

from collections.abc import Callable, Iterator, Mapping

from torneo.writing.fluent import Message, Writer
from torneo.writing.lang import Lang

#: The messages of a file, or of several, by the names they have there.
Messages = Callable[[Lang], Mapping[str, Message]]


class Text:
    """``text.say("es", players=3)``. Its file is read when it is asked for the first time."""

    __slots__ = ("_messages", "name")

    def __init__(self, messages: Messages, name: str) -> None:
        self._messages, self.name = messages, name

    def message(self, lang: Lang) -> Message:
        return self._messages(lang)[self.name]

    def say(self, lang: Lang, /, **facts: object) -> str:
        """The text, its gaps filled as they are; without facts they stay open."""
        text = self.message(lang)
        return text.fill(facts) if facts else text.open

    def fill(self, lang: Lang, facts: Mapping[str, object], write: Writer | None = None) -> str:
        """The text, its gaps filled by who knows what they hold."""
        return self.message(lang).fill(facts, write)

    def __repr__(self) -> str:
        return f"Text({self.name!r})"


class Texts(Mapping[str, Text]):
    """Texts whose names begin alike, by what follows; dots of a code are hyphens in its name, unless codes
    have hyphens of their own."""

    def __init__(self, messages: Messages, prefix: str = "", dot: str = ".") -> None:
        self._messages, self._prefix, self._dot = messages, prefix, dot

    def __getitem__(self, code: str) -> Text:
        name = self._name(code)
        if name not in self._messages("es"):
            raise KeyError(code)
        return Text(self._messages, name)

    def __contains__(self, code: object) -> bool:
        return isinstance(code, str) and self._name(code) in self._messages("es")

    def __iter__(self) -> Iterator[str]:
        start = len(self._prefix)
        names = (name for name in self._messages("es") if name.startswith(self._prefix))
        return (name[start:].replace("-", self._dot) for name in names)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _name(self, code: str) -> str:
        return self._prefix + code.replace(".", "-")
