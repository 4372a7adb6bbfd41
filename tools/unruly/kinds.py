"""Kinds of acts: what the language has a verb for, and of verbs that choose among words each word."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from tools.unruly.acts import words_of
from torneo.floor.scenario.grammar import KIND_OF
from torneo.hand import GAMES, Game


class Sort(NamedTuple):
    """One thing that can happen: ``dealer``/``four_card_flop``, ``turns_in``."""

    verb: str
    word: str | None = None

    def __str__(self) -> str:
        return f"{self.verb} {self.word}" if self.word else self.verb


@cache
def kinds() -> dict[str, tuple[Sort, ...]]:
    """Every kind of act with the sorts of it; a new act of the language is among them by itself."""
    found: dict[str, list[Sort]] = {}
    for verb, kind in KIND_OF.items():
        words = () if kind == _ANSWER else words_of(verb)
        found.setdefault(kind, []).extend([Sort(verb, word) for word in words] or [Sort(verb)])
    return {kind: tuple(sorts) for kind, sorts in found.items()}


_ANSWER: Final = "floor"


def family_of(game: Game) -> str:
    """Hold'em and Omaha apart: they share the board, not the number of cards."""
    return game.family if game.family != "board" else "holdem" if game.hole_cards == 2 else "omaha"


@cache
def families() -> dict[str, tuple[str, ...]]:
    """The games of each family, every limit it is played at."""
    found: dict[str, list[str]] = {}
    for code, game in GAMES.items():
        found.setdefault(family_of(game), []).append(code)
    return {family: tuple(codes) for family, codes in found.items()}


def every_pair() -> Iterator[tuple[str, str]]:
    for first in kinds():
        for second in kinds():
            yield first, second
