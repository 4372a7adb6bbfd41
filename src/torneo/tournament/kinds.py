"""What a value is: money, chips, seconds, somebody. Sentences and forms are written by it."""

from typing import Literal

Kind = Literal[
    "money", "chips", "count", "percent", "seconds", "minutes", "number", "entry", "table", "seat", "level",
    "hand", "seq", "player", "role", "phase", "command", "code", "date",
    "policy",
]  # fmt: skip
