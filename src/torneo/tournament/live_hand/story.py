"""A told hand for whoever looks at it, being played or over: set-up, acts, and what it is called."""

from typing import Any

import msgspec

from torneo.rulebook import Book
from torneo.tournament.hands.meant import hand_now
from torneo.tournament.live_hand.spot import setup_of
from torneo.tournament.live_hand.state import KeptHand, LiveHand, ToldAct
from torneo.tournament.seats.state import HandNow
from torneo.tournament.state import Tournament


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """``name``: ``m1-7``, the seventh hand of table 1; ``m1-7-2`` its second deal or story. ``ended_at`` 0:
    it is being played. ``to_the_end``: its result came out of what was told; ``in_part``: it was told from a
    later moment on. ``policies``: what the event had changed in its book. ``version`` grows with every act
    told or taken back."""

    event: str
    table: int
    number: int
    setup: dict[str, Any]
    acts: tuple[ToldAct, ...]
    begun_at: int
    again: int = 1
    ended_at: int = 0
    to_the_end: bool = False
    in_part: bool = False
    void: bool = False
    policies: dict[str, Any] = {}
    version: int = 0

    @property
    def name(self) -> str:
        again = f"-{self.again}" if self.again > 1 else ""
        return f"m{self.table}-{self.number}{again}"

    @property
    def steps(self) -> list[dict[str, Any]]:
        return [act.step for act in self.acts]

    @property
    def names(self) -> dict[int, str]:
        """Of the players, by seat."""
        seats = self.setup.get("seats", {})
        return {
            int(seat): one["name"] for seat, one in seats.items() if isinstance(one, dict) and one.get("name")
        }

    @property
    def unfinished(self) -> bool:
        """It is over, and was not told to its end."""
        return bool(self.ended_at) and not self.to_the_end

    def until(self, moment: int) -> "Story":
        """As far as it had been told at that moment."""
        acts = tuple(act for act in self.acts if self.begun_at + act.later <= moment)
        over = bool(self.ended_at) and self.ended_at <= moment
        return msgspec.structs.replace(self, acts=acts, ended_at=self.ended_at if over else 0)

    def under(self, book: Book) -> Book:
        """The book with the values the event had changed when the hand was played; ``book``: without any."""
        return book.with_policies(self.policies) if self.policies else book


def stories(state: Tournament, table: int = 0) -> list[Story]:
    """Every hand something was told of, or those of one table; the newest first."""
    live = [
        _live(state, one.number, one.hand, one.hand.told)
        for one in state.tables.values()
        if table in (0, one.number) and one.hand is not None and one.hand.told is not None
    ]
    kept = [_kept(state, one) for one in state.told_hands if table in (0, one.table)]
    return sorted((*kept, *live), key=lambda one: (one.begun_at, one.number, one.again), reverse=True)


def story_of(state: Tournament, table: int) -> Story | None:
    """The hand being played at a table, if something of it is told."""
    hand = state.tables[table].hand
    return _live(state, table, hand, hand.told) if hand is not None and hand.told is not None else None


def story_now(state: Tournament, table: int, book: Book, now: int = 0) -> Story | None:
    """The hand a table is at, told or not: being played, or the one that comes next; None if fewer than two
    players could be dealt in."""
    at = state.tables[table]
    found = story_of(state, table)
    if found is not None or not at.open:
        return found
    setup = setup_of(state, table, book, now)
    number = hand_now(at)
    return Story(
        event=state.id, table=table, number=number, again=_again(state, table, number), setup=setup, acts=(),
        begun_at=at.hand.started_at if at.hand is not None else 0, policies=dict(state.policies),
    ) if setup else None  # fmt: skip


def named(state: Tournament, name: str) -> Story | None:
    """The hand of that name."""
    live = (story_of(state, number) for number in state.tables)
    found = next((one for one in live if one is not None and one.name == name), None)
    if found is not None:
        return found
    kept = next((one for one in state.told_hands if name_of(one) == name), None)
    return _kept(state, kept) if kept is not None else None


def name_of(kept: KeptHand) -> str:
    return f"m{kept.table}-{kept.number}" + (f"-{kept.again}" if kept.again > 1 else "")


def _again(state: Tournament, table: int, number: int) -> int:
    """Which deal or story of the hand it is that is told now."""
    before = next((one for one in reversed(state.told_hands) if one.table == table), None)
    return before.again + 1 if before is not None and before.number == number else 1


def _live(state: Tournament, table: int, hand: HandNow, told: LiveHand) -> Story:
    return Story(
        event=state.id, table=table, number=hand.number, again=_again(state, table, hand.number),
        setup=told.setup, acts=tuple(told.acts), begun_at=told.begun_at, policies=dict(state.policies),
        in_part=told.in_part, version=len(told.acts) + 2 * told.taken_back,
    )  # fmt: skip


def _kept(state: Tournament, kept: KeptHand) -> Story:
    told = kept.hand
    return Story(
        event=state.id, table=kept.table, number=kept.number, again=kept.again, setup=told.setup,
        acts=tuple(told.acts), begun_at=kept.begun_at, ended_at=kept.ended_at, to_the_end=kept.to_the_end,
        in_part=told.in_part, void=kept.void, policies=kept.policies,
        version=len(told.acts) + 2 * told.taken_back + 1,
    )  # fmt: skip
