"""What a ruling leaves open, and what the floor said to it."""

import msgspec

from torneo.floor.acts import Act
from torneo.floor.reading import Reading
from torneo.floor.spot import Spot
from torneo.hand import Hand


class Held(msgspec.Struct, frozen=True):
    """An action out of turn, waiting: the level it was made at, on which street."""

    reading: Reading
    level: int
    street: int


class Irregularity(msgspec.Struct, frozen=True):
    """Something illegal that nobody noticed at the time."""

    what: str
    seat: int
    street: int
    action: str
    wrong: int
    right: int
    #: Length of the hand's event list when it happened: what came after decides whether it can be put right.
    at: int
    #: The hand before it, where putting it right means playing what followed again; and how much had happened
    #: outside the betting by then.
    before: Hand | None = None
    outside: int = 0


class Decision(msgspec.Struct, frozen=True):
    """Who decided what, and why."""

    question: str
    option: str
    by: str
    why: str


class Question(msgspec.Struct, frozen=True):
    """What was asked of the floor, with all that is needed to carry an answer out."""

    seat: int
    reading: Reading
    act: Act
    spot: Spot | None = None
    #: A question about the player whose turn it is stops the hand; others can wait.
    stops: bool = True
    #: How many hands or rounds the answer gives.
    count: int = 1
    #: The hand it is about lies dead until somebody has it back.
    dead: bool = False
    #: How much had happened in the hand when it was asked, and was it over.
    at: int = 0
    after_hand: bool = False


class Done(msgspec.Struct, frozen=True):
    """An action carried out on the hand: ``at`` which of its events, and the hand ``before`` it where what
    follows may have to be played again. ``unnoticed``: nobody asked whether the amount was right."""

    act: Act
    spot: Spot
    reading: Reading
    at: int
    unnoticed: bool = False
    before: Hand | None = None
