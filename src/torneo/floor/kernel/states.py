"""The parts of what a table keeps in mind, each written by one corner or by the kernel for all of them."""

from dataclasses import dataclass, field
from typing import Self

from torneo.floor.acts import Bets
from torneo.floor.conditions import Condition
from torneo.floor.kernel.happened import Began, Happened
from torneo.floor.kernel.matters import Held, Irregularity
from torneo.floor.kernel.memory import GivenUp, ToShow
from torneo.floor.kernel.penalty_given import Given
from torneo.floor.reading import Limits

CHANGEABLE: frozenset[type] = frozenset((dict, list))


class State:
    """Changed in place; a twin of the table has copies."""

    __slots__: tuple[str, ...] = ()

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) in CHANGEABLE else value)
        return twin


@dataclass(slots=True)
class Betting(State):
    """Bets and what was said of them."""

    #: Seats that took back own chips and have put in nothing since: on which street, with what bet, how.
    taken_back: dict[int, tuple[int, int, Bets]] = field(default_factory=dict)
    irregular: list[Irregularity] = field(default_factory=list)
    #: How many short calls a chain under correction had; 0 when there is none.
    chain: int = 0
    announced_bet: int | None = None
    #: The pot as the dealer told it, and on which street.
    told_pot: tuple[int, int] | None = None
    unposted: dict[int, tuple[str, int]] = field(default_factory=dict)
    deemed_checked: list[int] = field(default_factory=list)
    out_of_turn: list[tuple[int, bool]] = field(default_factory=list)


@dataclass(slots=True)
class Bonds(State):
    """What players are bound to until they have acted, or to the end of the street."""

    held: dict[int, Held] = field(default_factory=dict)
    bound: dict[int, Limits] = field(default_factory=dict)
    #: Seats whose dead hand still owes a call of an amount to be named: on which street, by which case.
    owes: dict[int, tuple[int, str]] = field(default_factory=dict)
    #: Seats bound to a conditional statement, and what they said.
    conditions: dict[int, Condition] = field(default_factory=dict)
    #: Street on which a seat may call but not raise any more, whatever happens.
    no_raise_on: dict[int, int] = field(default_factory=dict)


@dataclass(slots=True)
class Outside(State):
    """Players and chips out of play, and what happened outside the betting since the hand began."""

    eliminated: list[int] = field(default_factory=list)
    expelled: list[int] = field(default_factory=list)
    removed: dict[int, int] = field(default_factory=dict)
    happened: list[Happened] = field(default_factory=list)
    began: Began = field(default_factory=Began)


@dataclass(slots=True)
class LooseChips(State):
    """Chips that are not where they belong."""

    #: Those that turned up and wait beside the table.
    hidden: dict[int, int] = field(default_factory=dict)
    #: By how much a spoken bet exceeded all the player had.
    spoken: dict[int, int] = field(default_factory=dict)
    #: Back with the organisation, because they were nobody's.
    inventory: int = 0


@dataclass(slots=True)
class Showdown(State):
    """Hands shown and given up, claims, and what was already told of pots and hands."""

    #: Cards shown in part; hands given in face down and how surely they can be told (None: nobody said).
    partly_shown: dict[int, tuple[int, ...]] = field(default_factory=dict)
    given_up: dict[int, bool | int | None] = field(default_factory=dict)
    #: Seats that said they play the cards in the middle.
    plays_the_board: list[int] = field(default_factory=list)
    #: Seats told to open their cards; seats on whose claim a final decision was taken.
    asked_to_show: list[int] = field(default_factory=list)
    final_decisions: list[int] = field(default_factory=list)
    #: Chips a pot pushed to the wrong seat owes (+) or is owed (-).
    misawarded: dict[int, int] = field(default_factory=dict)
    order_enforced: bool = False
    #: Known hands of an all-in are tabled at once; a scenario may stop before that.
    opens_all_in: bool = True
    seconds_since_award: int = 0
    next_hand_begun: bool = False
    next_hand_out: bool = False
    next_hand_dealt: bool = False
    pots_told: int = 1
    face_up_told: bool = False
    awards_told: bool = False
    order_told: bool = False
    freeze_told: bool = False


@dataclass(slots=True)
class Cards(State):
    """Cards given up, exposed or shown to some while a hand is on."""

    #: How cards given up in mid-hand lay; folds on which the floor has ruled.
    cards_in: dict[int, GivenUp] = field(default_factory=dict)
    folds_ruled: list[int] = field(default_factory=list)
    #: Cards the whole table has seen, those it will be shown later, those shown to some after the hand.
    seen: dict[int, tuple[int, ...]] = field(default_factory=dict)
    to_show: list[ToShow] = field(default_factory=list)
    shown_after: dict[int, tuple[int, ...]] = field(default_factory=dict)


@dataclass(slots=True)
class Record(State):
    """Infractions so far (seat, code), the penalties given for them, and hands still to be missed."""

    faults: list[tuple[int, str]] = field(default_factory=list)
    given: list[Given] = field(default_factory=list)
    to_serve: dict[int, int] = field(default_factory=dict)
    #: How often a player exposed his cards.
    exposures: dict[int, int] = field(default_factory=dict)
    #: Is an answer of the floor being carried out?
    answering: bool = False
