"""Values as a program tells them: plain data, where JSON has made texts of the numbers that are keys."""

from collections.abc import Iterator
from typing import Any

from torneo.floor.scenario.entry import Entry, Page, Path, Place

Plain = dict[str, Any] | list[Any] | str | int | float | bool | None


class Said(Entry):
    __slots__ = ("value",)

    def __init__(self, page: Page, value: Plain, path: Path = ()) -> None:
        super().__init__(page, path)
        self.value = value

    @property
    def place(self) -> Place | None:
        return None

    @property
    def kind(self) -> str:
        return _KINDS[type(self.value)]

    def scalar(self) -> Any:
        return None if isinstance(self.value, dict | list) else self.value

    def letters(self) -> str:
        return str(self.value).lower() if isinstance(self.value, bool) else str(self.value)

    def _inner(self) -> Iterator[Entry]:
        assert isinstance(self.value, list)
        for place, value in enumerate(self.value):
            yield Said(self.page, value, (*self.path, place))

    def _members(self) -> Iterator[tuple[Any, Entry, Entry]]:
        assert isinstance(self.value, dict)
        for text, value in self.value.items():
            key, path = number_or_text(text), (*self.path, text)
            yield key, Said(self.page, key, path), Said(self.page, value, path)


_KINDS: dict[type, str] = {
    dict: "mapping",
    list: "list",
    str: "text",
    int: "int",
    float: "float",
    bool: "bool",
    type(None): "nothing",
}


def number_or_text(key: str) -> int | str:
    """A key that is a number (a seat, a chip) as a number again."""
    return int(key) if key.isascii() and key.isdigit() and len(key) < 19 else key
