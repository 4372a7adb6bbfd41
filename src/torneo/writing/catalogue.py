"""Catalogues: the texts of the house, one Fluent file per subject and language, that people can edit.

    left = { $players ->
        [one] Queda { $players } jugador
       *[other] Quedan { $players } jugadores
    }
    paid = { MONEY($paid) } de { MONEY($price) }

Of Fluent (projectfluent.org) they use messages, gaps, functions that say what a gap holds, and selections by
the number a gap holds (the plural forms of the language, or the number itself) or by a word. A file is read
when its first text is asked for.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from itertools import zip_longest

import msgspec
from babel import Locale

from torneo.writing.lang import Lang

#: Writes a gap: what it holds ("" where the text does not say), its name and its value.
Writer = Callable[[str, str, object], str]


class Gap(msgspec.Struct, frozen=True):
    """``{ $name }`` or ``{ KIND($name) }``."""

    name: str
    kind: str = ""


class Choice(msgspec.Struct, frozen=True):
    """``{ $name -> [one] ... *[other] ... }``."""

    name: str
    ways: dict[str, "Pattern"]
    usual: str


Pattern = tuple["str | Gap | Choice", ...]


class CatalogueError(ValueError):
    """A file that is no catalogue; names file and message."""


class Message(msgspec.Struct, frozen=True):
    """One text in one language."""

    pattern: Pattern
    lang: Lang

    @property
    def open(self) -> str:
        """The text with its gaps open, ``{name}``, as it reads for several."""
        return "".join(_opened(self.pattern))

    @property
    def gaps(self) -> dict[str, str]:
        """The name of every gap, and what it holds."""
        return dict(_gaps(self.pattern))

    def fill(self, facts: Mapping[str, object], write: Writer | None = None) -> str:
        return "".join(_filled(self.pattern, facts, write or _plainly, self.lang))


def _plainly(kind: str, name: str, value: object) -> str:
    return str(value)


def _opened(pattern: Pattern) -> Iterator[str]:
    for part in pattern:
        match part:
            case str():
                yield part
            case Gap():
                yield f"{{{part.name}}}"
            case Choice():
                yield from _opened(part.ways[part.usual])


def _gaps(pattern: Pattern) -> Iterator[tuple[str, str]]:
    for part in pattern:
        match part:
            case Gap():
                yield part.name, part.kind
            case Choice():
                yield part.name, ""
                for way in part.ways.values():
                    yield from _gaps(way)


def _filled(pattern: Pattern, facts: Mapping[str, object], write: Writer, lang: Lang) -> Iterator[str]:
    for part in pattern:
        match part:
            case str():
                yield part
            case Gap():
                yield write(part.kind, part.name, facts[part.name])
            case Choice():
                yield from _filled(_way(part, facts[part.name], lang), facts, write, lang)


def _way(choice: Choice, value: object, lang: Lang) -> Pattern:
    text = str(value)
    if text in choice.ways:
        return choice.ways[text]
    number = value if isinstance(value, int) and not isinstance(value, bool) else _read(text)
    form = _plurals(lang)(number) if number is not None else choice.usual
    return choice.ways.get(form, choice.ways[choice.usual])


def _read(text: str) -> int | None:
    """A number that was written out before it came here: all that counts is whether it is one."""
    return int(text) if text.isdecimal() else None


@cache
def _plurals(lang: Lang) -> Callable[[int], str]:
    return Locale.parse(lang).plural_form


# ---- reading -----------------------------------------------------------------------------------------------

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =[ \n]", re.MULTILINE)
_OPENING = re.compile(r'\{\s*(?:\$([\w-]+)|([A-Z_]+)\(\$([\w-]+)\)|"((?:[^"\\]|\\.)*)")\s*(\}|->)')
_WAY = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\] ?")
_NEXT = re.compile(r"\n\s*(?=\*?\[|\})")


def read(text: str, lang: Lang, place: str) -> dict[str, Message]:
    """The messages of a file; ``place`` names it in errors."""
    kept = re.sub(r"^#.*\n?", "", text, flags=re.MULTILINE)
    starts = [*_MESSAGE.finditer(kept)]
    if kept[: starts[0].start() if starts else None].strip():
        raise CatalogueError(f"{place}: the first message is not understood")
    found: dict[str, Message] = {}
    for start, after in zip_longest(starts, starts[1:]):
        body = kept[start.end() : after.start() if after else None].strip("\n").strip()
        if start[1] in found:
            raise CatalogueError(f"{place}: {start[1]} stands there twice")
        reader = _Reader(body, f"{place}: {start[1]}")
        found[start[1]] = Message(reader.pattern(inside=False), lang)
    return found


class _Reader:
    """Reads a pattern from left to right."""

    def __init__(self, body: str, place: str) -> None:
        self.body, self.place, self.at = body, place, 0

    def fail(self, what: str) -> CatalogueError:
        return CatalogueError(f"{self.place}: {what} at {self.body[self.at : self.at + 30]!r}")

    def pattern(self, *, inside: bool) -> Pattern:
        """To its end: of the text, or ``inside`` a selection of the line."""
        parts: list[str | Gap | Choice] = []
        while self.at < len(self.body):
            if inside and _NEXT.match(self.body, self.at):
                break
            brace = self.body.find("{", self.at)
            end = _NEXT.search(self.body, self.at) if inside else None
            until = min(one for one in (brace, end.start() if end else -1, len(self.body)) if one >= 0)
            if until > self.at:
                parts.append(re.sub(r"\s*\n\s*", " ", self.body[self.at : until]))
                self.at = until
            if self.at == brace:
                parts.append(self._gap())
        return tuple(parts)

    def _gap(self) -> "str | Gap | Choice":
        found = _OPENING.match(self.body, self.at)
        if found is None:
            raise self.fail("a gap that is not understood")
        self.at = found.end()
        name, kind, of, literal, then = found.groups()
        if then == "->":
            if name is None:
                raise self.fail("a selection needs a gap")
            return self._choice(name)
        if literal is not None:
            return literal.replace('\\"', '"').replace("\\\\", "\\")
        return Gap(name) if name is not None else Gap(of, kind.lower())

    def _choice(self, name: str) -> Choice:
        ways: dict[str, Pattern] = {}
        usual = ""
        while way := _WAY.match(self.body, self.at):
            self.at = way.end()
            ways[way[2]] = self.pattern(inside=True)
            usual = way[2] if way[1] else usual
        end = re.compile(r"\s*\}").match(self.body, self.at)
        if end is None or not usual:
            raise self.fail("a selection without end or without its usual way")
        self.at = end.end()
        return Choice(name, ways, usual)


# ---- folders -----------------------------------------------------------------------------------------------


class Catalogue:
    """A folder with a folder per language, and in it a file per subject. A key is ``subject.rest``; in the
    file its dots are hyphens."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        self._read: dict[tuple[Lang, str], dict[str, Message]] = {}

    def subject(self, name: str, lang: Lang) -> dict[str, Message]:
        """The messages of one file, by the name they have there; none where there is no such file."""
        known = self._read.get((lang, name))
        if known is None:
            file = self.folder / lang / f"{name}.ftl"
            text = file.read_text(encoding="utf-8") if file.is_file() else ""
            known = self._read[lang, name] = read(text, lang, f"{lang}/{name}.ftl")
        return known

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
        names = (one.name for one in (self.folder / lang).iterdir() if one.name.endswith(".ftl"))
        for subject in sorted(name.removesuffix(".ftl") for name in names):
            for name, message in self.subject(subject, lang).items():
                yield f"{subject}.{name}", message

    def under(self, prefix: str, lang: Lang) -> dict[str, str]:
        """The texts whose keys begin so, gaps open, by what follows: for a script that fills them itself."""
        subject, _, rest = prefix.partition(".")
        start = rest.replace(".", "-") + "-"
        found = self.subject(subject, lang).items()
        return {name.removeprefix(start): text.open for name, text in found if name.startswith(start)}
