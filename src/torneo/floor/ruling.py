"""What the book makes of an act."""

from typing import Literal

import msgspec

Kind = Literal[
    "binding",  # the action stands
    "held",  # waits until the player's turn comes
    "returned",  # chips go back, the action does not count
    "void",  # nothing was done, the player acts again
    "no_effect",
    "dead_hand",
    "misdeal",
    "redeal",
    "procedure",
    "question",  # the floor must choose among the options
    "granted",
    "refused",
]


class Effect(msgspec.Struct, frozen=True):
    """What carrying an option out would do, computed before it is chosen."""

    action: str | None = None
    to: int | None = None
    stacks: dict[int, int] = {}
    dead: tuple[int, ...] = ()
    #: The time a clock would run.
    seconds: int | None = None


class Option(msgspec.Struct, frozen=True):
    """One lawful answer to a question."""

    code: str
    effect: Effect = Effect()


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling in codes and numbers; texts for people are made of it elsewhere.

    ``action``/``to``: the binding action and its total on the street; ``amount``: chips it adds. ``clauses``:
    in order of weight, never empty. ``reason`` with ``facts``: one sentence as a code and its parameters.
    ``returned``: chips handed back by seat. ``correctable_until``: the last moment it may be put right.
    ``settlement``: where the book says nothing, the number of the point that decides (0: nobody settled it).
    """

    kind: Kind
    reason: str
    clauses: tuple[str, ...]
    facts: dict[str, int | str] = {}
    seat: int | None = None
    action: str | None = None
    to: int | None = None
    amount: int | None = None
    all_in: bool = False
    returned: dict[int, int] = {}
    options: tuple[Option, ...] = ()
    infraction: str | None = None
    penalties: tuple[str, ...] = ()
    correctable_until: str | None = None
    seconds: int | None = None
    steps: tuple[str, ...] = ()
    must_show: tuple[int, ...] = ()
    shown_to_all: str | None = None
    hands_left: int | None = None
    settlement: int | None = None
    #: Where it ended the hand: the seats that take chips out of the pots.
    wins: tuple[int, ...] = ()
    #: Rulings on held acts whose turn came because of this one.
    followed_by: tuple["Ruling", ...] = ()

    @property
    def is_question(self) -> bool:
        return self.kind == "question"
