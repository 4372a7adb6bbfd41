"""Which policies somebody looks at: a book whose values are noted as they are read.

A change of a policy that a check never looked at makes no difference to it, so nobody need ask. More may be
noted than was looked at, never less: whoever goes through all the values has looked at every one, and the
switches of a hand are read together when it is dealt.
"""

from collections.abc import ItemsView, Iterator, Mapping, ValuesView
from typing import Any, Self

import msgspec

from torneo.rulebook import Book


def watched(book: Book) -> tuple[Book, set[str]]:
    """The book, and the names of the policies looked at in it or in what is laid over it, from now on."""
    seen: set[str] = set()
    settings, values = _Noted(book.settings, seen), _Noted(book.values, seen)
    return msgspec.structs.replace(book, settings=settings, values=values), seen


class _Noted(dict[str, Any]):
    """Looking at one is noted, and in what is laid over it too."""

    def __init__(self, values: Mapping[str, Any], seen: set[str]) -> None:
        super().__init__(values)
        self._seen = seen

    def __getitem__(self, name: str) -> Any:
        self._seen.add(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self._seen.add(name)
        return super().get(name, default)

    def __or__(self, other: Any) -> Self:  # type: ignore[override]  # what is laid over is watched as well
        return type(self)({**_plain(self), **other}, self._seen)

    def __iter__(self) -> Iterator[str]:
        self._seen.update(super().keys())
        return super().__iter__()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]  # as dict does, but noted
        self._seen.update(super().keys())
        return _plain(self).items()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]  # as dict does, but noted
        self._seen.update(super().keys())
        return _plain(self).values()

    def copy(self) -> dict[str, Any]:
        return dict(self.items())


def _plain(noted: _Noted) -> dict[str, Any]:
    return dict(dict.items(noted))
