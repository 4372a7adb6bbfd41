"""The recipes: each brings a hand to the moment of one kind of trouble, or of plain work."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from torneo.academy.scene import Scene

Cook = Callable[[Scene], None]

NO_LIMIT: Final = ("nlhe", "nlhe", "nlhe", "nlhe", "nlsd", "27sd")
BIG_BET: Final = ("nlhe", "nlhe", "nlhe", "plo", "plhe", "plo5")
POT_LIMIT: Final = ("plo", "plo", "plo5", "plhe", "plo8")
LIMIT: Final = ("lhe", "lhe", "lo8", "27td", "badugi", "a5td")
BOARD: Final = ("nlhe", "nlhe", "nlhe", "plo", "lhe", "lo8", "plo8")
STUD: Final = ("stud", "stud8", "razz")
DRAW: Final = ("27td", "5cd", "l5cd", "badugi", "a5td", "27sd")
EVERY: Final = ("nlhe", "nlhe", "plo", "plo8", "lhe", "lo8", "stud", "stud8", "razz", "27td", "5cd")


class Recipe(msgspec.Struct, frozen=True):
    """``asks``: the kinds of questions it serves; ``topics`` it trains; ``scene`` how its table is laid."""

    name: str
    cook: Cook
    topics: tuple[str, ...]
    games: tuple[str, ...]
    asks: tuple[str, ...]
    difficulty: int
    scene: dict[str, object]


RECIPES: Final[dict[str, Recipe]] = {}


def recipe(
    *topics: str, games: tuple[str, ...], asks: str = "ruling clause", difficulty: int = 2, **scene: object
) -> Callable[[Cook], Cook]:
    """Registers a recipe under the name of its function."""

    def register(cook: Cook) -> Cook:
        name = cook.__name__.replace("_", "-")
        RECIPES[name] = Recipe(name, cook, topics, games, tuple(asks.split()), difficulty, scene)
        return cook

    return register


def about(topic: str) -> Iterator[Recipe]:
    for one in RECIPES.values():
        if topic in one.topics:
            yield one
