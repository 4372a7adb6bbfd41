"""The hand at a table as far as it is told, and the hands told before."""

from typing import Any

import msgspec
from msgspec.structs import replace

from torneo.tournament.kernel import Actor


class ToldAct(msgspec.Struct, kw_only=True, frozen=True):
    """What happened, as a step of the scenario language, how much later than the hand began to be told
    (milliseconds) and by whom. ``ruling``: its number
    in the register; 0 for what happens in every hand. ``answers``: the ruling whose question it answers;
    ``lapsed``: those whose question the hand went past with it, ``carried_out``: those on acts out of turn
    whose turn came with it."""

    step: dict[str, Any]
    later: int
    by: Actor
    ruling: int = 0
    answers: int = 0
    lapsed: tuple[int, ...] = ()
    carried_out: tuple[int, ...] = ()


class LiveHand(msgspec.Struct, kw_only=True):
    """A hand from the moment something of it is told.

    ``setup``: the table at the deal, as the scenario language sets it up; ``in_part``: at the moment from
    which it is told, or as the dealer sees it otherwise. ``taken_back``: acts that did not happen after all.
    ``to_the_end``: its result came out of what was told.
    """

    setup: dict[str, Any]
    begun_at: int
    acts: list[ToldAct] = []
    taken_back: int = 0
    to_the_end: bool = False
    in_part: bool = False

    @property
    def steps(self) -> list[dict[str, Any]]:
        return [act.step for act in self.acts]

    def until(self, moment: int) -> "LiveHand":
        """As far as it had been told at that moment."""
        return replace(self, acts=[act for act in self.acts if self.begun_at + act.later <= moment])


class KeptHand(msgspec.Struct, kw_only=True):
    """A told hand that is over. ``again``: which deal of that number it was, 1 unless one was void.
    ``policies``: what the event had changed in its book; ``told``: the ``LiveHand``, packed."""

    table: int
    number: int
    again: int
    begun_at: int
    ended_at: int
    acts: int
    to_the_end: bool
    void: bool
    policies: dict[str, Any]
    told: bytes

    @property
    def hand(self) -> LiveHand:
        return replace(_UNPACK.decode(self.told), begun_at=self.begun_at)


_UNPACK = msgspec.msgpack.Decoder(LiveHand)


def packed(hand: LiveHand) -> bytes:
    return msgspec.msgpack.encode(hand)
