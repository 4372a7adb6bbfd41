"""Reads Fluent (projectfluent.org), as much of it as the catalogues of the house use: messages, gaps,
functions that say what a gap holds, another message of the file in its place, and selections by the number a
gap holds (the plural forms of the language, or the number itself) or by a word.

    left = { $players ->
        [one] Queda { $players } jugador
       *[other] Quedan { $players } jugadores
    }
    paid = { MONEY($paid) } de { MONEY($price) }
    short = { left }: pocos
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
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
    ways: "dict[str, Pattern]"
    usual: str


class Other(msgspec.Struct, frozen=True):
    """``{ name }``: the text of another message of the file."""

    name: str


Part = str | Gap | Choice | Other
Pattern = tuple[Part, ...]


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
_OPENING = re.compile(
    r'\{\s*(?:\$([\w-]+)|([A-Z_]+)\(\$([\w-]+)\)|"((?:[^"\\]|\\.)*)"|([a-z][\w-]*))\s*(\}|->)'
)
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
    return {
        name: Message(_joined(text.pattern, found, f"{place}: {name}"), lang) for name, text in found.items()
    }


def _joined(pattern: Pattern, known: dict[str, Message], place: str) -> Pattern:
    """With the texts of other messages in their places."""
    parts: list[Part] = []
    for part in pattern:
        match part:
            case Other() if part.name not in known:
                raise CatalogueError(f"{place}: there is no {part.name}")
            case Other():
                parts += _joined(known[part.name].pattern, known, f"{place}: {part.name}"[:200])
            case Choice():
                ways = {way: _joined(one, known, place) for way, one in part.ways.items()}
                parts.append(Choice(part.name, ways, part.usual))
            case _:
                parts.append(part)
    return tuple(parts)


class _Reader:
    """Reads a pattern from left to right."""

    def __init__(self, body: str, place: str) -> None:
        self.body, self.place, self.at = body, place, 0

    def fail(self, what: str) -> CatalogueError:
        return CatalogueError(f"{self.place}: {what} at {self.body[self.at : self.at + 30]!r}")

    def pattern(self, *, inside: bool) -> Pattern:
        """To its end: of the text, or ``inside`` a selection of the line."""
        parts: list[Part] = []
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

    def _gap(self) -> Part:
        found = _OPENING.match(self.body, self.at)
        if found is None:
            raise self.fail("a gap that is not understood")
        self.at = found.end()
        name, kind, of, literal, other, then = found.groups()
        if then == "->":
            if name is None:
                raise self.fail("a selection needs a gap")
            return self._choice(name)
        if literal is not None:
            return literal.replace('\\"', '"').replace("\\\\", "\\")
        if other is not None:
            return Other(other)
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
