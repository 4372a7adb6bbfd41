"""So many things kept for whoever asks again; the one nobody has asked for longest goes first."""

from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    def __init__(self, most: int) -> None:
        self._things: dict[K, V] = {}
        self._most = most

    def __len__(self) -> int:
        return len(self._things)

    def find(self, key: K) -> V | None:
        thing = self._things.pop(key, None)
        if thing is not None:
            self._things[key] = thing
        return thing

    def keep(self, key: K, thing: V) -> None:
        """Several threads may ask at once: each operation on the dictionary is whole by itself."""
        self._things[key] = thing
        for oldest in list(self._things)[: -self._most]:
            self._things.pop(oldest, None)
