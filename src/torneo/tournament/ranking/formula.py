"""The parts of a formula, and what can go wrong in one.

A formula is a small tree of frozen parts, each with its place in the text. It has no loops and calls nothing
but the functions listed here: working it out takes as many steps as it has parts.
"""

from fractions import Fraction

import msgspec

from torneo.tournament.kernel import Value

#: What a formula may speak of, with the Spanish names for the same things.
VARIABLES = (
    "place", "entries", "players", "buyin", "fee", "prize", "pool", "paid", "rebuys", "addons", "reentries",
    "spent", "knockouts",
)  # fmt: skip
SPANISH = {
    "puesto": "place", "inscripciones": "entries", "jugadores": "players", "entrada": "buyin",
    "comision": "fee", "comisión": "fee", "premio": "prize", "bolsa": "pool", "pagados": "paid",
    "recompras": "rebuys", "reentradas": "reentries", "gastado": "spent", "eliminados": "knockouts",
    "raiz": "sqrt", "raíz": "sqrt", "si": "if", "y": "and", "o": "or", "no": "not", "redondeo": "round",
    "suelo": "floor", "techo": "ceil",
}  # fmt: skip

#: Functions with the fewest and the most values they take.
FUNCTIONS = {
    "if": (3, 3), "min": (1, 20), "max": (1, 20), "sqrt": (1, 1), "log": (1, 1), "ln": (1, 1), "exp": (1, 1),
    "floor": (1, 1), "ceil": (1, 1), "round": (1, 2), "abs": (1, 1),
}  # fmt: skip

LONGEST = 1000
DEEPEST = 40
MOST_PARTS = 300


class FormulaError(Exception):
    """A formula that cannot be read or worked out. ``at`` counts characters from 1."""

    def __init__(self, code: str, at: int, **facts: Value) -> None:
        super().__init__(f"{code} at {at}: {facts}")
        self.code = f"formula.{code}"
        self.at = at
        self.facts: dict[str, Value] = {"at": at, **facts}


class Part(msgspec.Struct, frozen=True):
    """``kind``: ``number``, ``variable``, an operator, or a function. ``name`` holds what it is called or
    the number as written; ``value`` what it comes to, where that is known beforehand."""

    kind: str
    name: str
    at: int
    parts: tuple["Part", ...] = ()
    value: Fraction | None = None
