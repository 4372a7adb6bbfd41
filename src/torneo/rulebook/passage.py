"""Links inside a text: ``[words](clause id)`` in the file, plain words with places for whoever shows them."""

import re

import msgspec

_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")


class Link(msgspec.Struct, frozen=True, array_like=True):
    """The words ``text[start:end]`` lead to a clause, or to a whole rule such as ``fcp-2025/45``."""

    start: int
    end: int
    to: str


class Passage(msgspec.Struct, frozen=True):
    """Words as people read them, and the links in them."""

    text: str
    links: tuple[Link, ...] = ()


def split_links(marked: str) -> tuple[str, tuple[Link, ...]]:
    """The text as people read it, and the links in it.

    >>> split_links("as [rule 45](fcp-2025/45) says")
    ('as rule 45 says', (Link(start=3, end=10, to='fcp-2025/45'),))
    """
    plain = ""
    links = []
    last = 0
    for match in _LINK.finditer(marked):
        plain += marked[last : match.start()]
        start = len(plain)
        plain += match[1]
        links.append(Link(start, len(plain), match[2]))
        last = match.end()
    return plain + marked[last:], tuple(links)
