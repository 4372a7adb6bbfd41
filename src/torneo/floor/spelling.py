"""How an act is told: what kind of value each field takes, and which key of a step says that it happened.

The structs of the acts are the grammar of the scenario language, for files, the tablet, the API and recorded
hands alike; ``scenario.grammar`` reads it off them. A field is told under its own name, and its type says how
it is written: a ``Literal`` is one of its words, ``bool`` a yes or no, ``str`` a text, ``int`` a whole
number, and the types below all the rest.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Kind = Literal[
    "amounts",
    "any_seat",
    "card",
    "cards",
    "cards_or_true",
    "certainty",
    "chips",
    "finder",
    "flag",
    "game",
    "how",
    "level",
    "motions",
    "new_seat",
    "offence",
    "option",
    "positive",
    "seat",
    "stack",
    "text",
    "whole",
    "witnesses",
    "word",
]


def told(kind: Kind | None = None, key: str = "", words: tuple[str, ...] = ()) -> Meta:
    """Written as this kind; under this key, where that is not the field's name; one of these words."""
    return Meta(extra={"told": kind, "key": key, "words": words})


class Verb(Struct, frozen=True):
    """A key that says what happened.

    Its value fills ``field``; without one it is ``true``. ``settles``: what the key says of other fields.
    ``words``: values that fill no field but settle some. ``beside``: the fields that may be told with it, all
    of the act where it is None. ``times``: the value counts in so many units of the field.
    """

    field: str = ""
    settles: dict[str, Any] = {}
    words: dict[str, dict[str, Any]] = {}
    beside: tuple[str, ...] | None = None
    times: int = 1


#: Somebody who plays; a place that may be empty; the place of somebody new.
Seat = Annotated[int, told("seat")]
AnySeat = Annotated[int, told("any_seat")]
NewSeat = Annotated[int, told("new_seat")]
#: A seat, or a member of staff, who is nobody in the hand.
Finder = Annotated[int, told("finder")]
#: The seats that saw or heard it, the whole table, or somebody who does not play.
Witnesses = Annotated[tuple[int, ...] | Literal["table", "spectator"], told("witnesses")]

#: Denomination -> count.
Chips = Annotated[dict[int, int], told("chips")]
#: Chips put out, one entry a motion; a single one may be told by itself.
Motions = Annotated[tuple[Chips, ...], told("motions")]
Amounts = Annotated[tuple[int, ...], told("amounts")]
Positive = Annotated[int, told("positive")]
#: Chips in all, or by denomination.
Stack = Annotated[int, told("stack")]

#: A card; the joker is no card of any game.
Card = Annotated[int, told("card")]
Cards = Annotated[tuple[int, ...], told("cards")]
#: The cards, or ``true`` for all of the player's, whatever they are.
OwnCards = Annotated[tuple[int, ...], told("cards_or_true")]
#: Can something be told for certain? Yes, no, or how surely in percent.
Certainty = Annotated[bool | int, told("certainty")]

#: The amounts of a level by name, or its number.
Level = Annotated[dict[str, Any] | int, told("level")]
GameCode = Annotated[str, told("game")]
#: Codes of open lists: an answer of the floor, an offence, what began a hand or changed a deck.
Option = Annotated[str, told("option")]
Offence = Annotated[str, told("offence")]
How = Annotated[str, told("how")]
