"""Catalogues: the texts of the house, one Fluent file per subject and language, that people can edit.

A file is read when its first text is asked for.
"""

from collections.abc import Iterator
from functools import partial
from importlib.resources.abc import Traversable

from torneo.writing.fluent import CatalogueError, Message, read
from torneo.writing.lang import INSTEAD, Lang
from torneo.writing.texts import Text, Texts


class Catalogue:
    """A folder with a folder per language, and in it a file per subject. A key is ``subject.rest``; in the
    file its dots are hyphens."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        self._read: dict[tuple[Lang, str], dict[str, Message]] = {}
        self._whole: dict[Lang, dict[str, Message]] = {}

    def subject(self, name: str, lang: Lang) -> dict[str, Message]:
        """The messages of one file, by the name they have there; none where there is no such file. What a
        language lacks is there in the one that stands in for it."""
        known = self._read.get((lang, name))
        if known is None:
            other = self.subject(name, INSTEAD[lang]) if lang in INSTEAD else {}
            known = self._read[lang, name] = {**other, **self.own(name, lang)}
        return known

    def own(self, name: str, lang: Lang) -> dict[str, Message]:
        """The messages that the file of this very language has."""
        file = self.folder / lang / f"{name}.ftl"
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        return read(text, lang, f"{lang}/{name}.ftl")

    def find(self, key: str, lang: Lang) -> Message | None:
        subject, _, rest = key.partition(".")
        return self.subject(subject, lang).get(rest.replace(".", "-"))

    def __contains__(self, key: str) -> bool:
        return self.find(key, "es") is not None

    def message(self, key: str, lang: Lang) -> Message:
        found = self.find(key, lang)
        if found is None:
            raise KeyError(key)
        return found

    def items(self, lang: Lang) -> Iterator[tuple[str, Message]]:
        """Every message of the language, by subject and the name it has in its file."""
        for subject in self.subjects():
            for name, message in self.subject(subject, lang).items():
                yield f"{subject}.{name}", message

    def under(self, prefix: str, lang: Lang) -> dict[str, str]:
        """The texts whose keys begin so, gaps open, by what follows: for a script that fills them itself."""
        subject, _, rest = prefix.partition(".")
        start = rest.replace(".", "-") + "-"
        found = self.subject(subject, lang).items()
        return {name.removeprefix(start): text.open for name, text in found if name.startswith(start)}

    def text(self, key: str) -> Text:
        """One text, to be asked for later."""
        subject, _, rest = key.partition(".")
        return Text(partial(self.subject, subject), rest.replace(".", "-"))

    def texts(self, prefix: str, dot: str = ".") -> Texts:
        """The texts of a subject, ``"betting"``, or those whose keys begin so, ``"betting.reasons"``."""
        subject, _, rest = prefix.partition(".")
        return Texts(partial(self.subject, subject), rest.replace(".", "-") + "-" if rest else "", dot)

    def whole(self, lang: Lang) -> dict[str, Message]:
        """The messages of all files of a language: a code may stand in any of them, in one only."""
        known = self._whole.get(lang)
        if known is None:
            known = {}
            for subject in self.subjects():
                messages = self.subject(subject, lang)
                if twice := known.keys() & messages.keys():
                    raise CatalogueError(f"{lang}/{subject}.ftl: {min(twice)} stands in another file too")
                known |= messages
            self._whole[lang] = known
        return known

    def subjects(self) -> list[str]:
        names = (one.name for one in (self.folder / "es").iterdir())
        return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))
