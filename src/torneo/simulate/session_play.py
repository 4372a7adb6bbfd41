"""One session of play: a queue of moments, tables that play hand after hand, and the staff's rounds."""

import random
from collections.abc import Callable, Iterable, Mapping
from heapq import heappop, heappush
from typing import Final

import msgspec

from torneo.hand import Positions
from torneo.simulate.crowd import WALKS_OFF, Guest
from torneo.simulate.dealer import Dealer
from torneo.simulate.director import Director, Stalled
from torneo.simulate.house import House
from torneo.simulate.people import People
from torneo.simulate.plan import MINUTE, SECOND
from torneo.simulate.staff import Staff, between_hands
from torneo.simulate.table_play import Played
from torneo.simulate.tally import Tally
from torneo.tournament import Command, Happened, Refused
from torneo.tournament.bubble.commands import FreezeHand
from torneo.tournament.bubble.events import RunOutOpened
from torneo.tournament.bubble.freezing import freezes
from torneo.tournament.chips.commands import ColourUp
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.conduct.commands import RecordInfraction
from torneo.tournament.hands.commands import CancelHand, DealFirstCard, ReportHand, StartHand
from torneo.tournament.hands.events import Eliminated, HandStarted
from torneo.tournament.hands.starting import draws_for_button
from torneo.tournament.kernel import Due
from torneo.tournament.prizes.commands import CreditBounty
from torneo.tournament.seats.commands import (
    BreakTable,
    ConfirmArrival,
    DrawSeats,
    OpenTable,
    ReleaseTable,
    RevealSeed,
)
from torneo.tournament.seats.events import Moved
from torneo.tournament.seats.state import HandNow, Table

Watch = Callable[[int, int, int], None]
"""Told now and then: players left, entries so far, level."""

#: The staff goes round every so many milliseconds; tables between two hands wait for it.
_ROUND: Final = 10 * SECOND
_FEW: Final = 5 * SECOND
#: How long it takes to open a frozen hand and complete its board.
_RUN_OUT: Final = 25 * SECOND
#: Between two checks of the whole state, in hands.
_CHECK: Final = 2_000
#: How long a short table is kept waiting before the direction lets it play on.
_PATIENCE: Final = 5 * MINUTE
#: A session in which no hand ends for so long has come to a stand.
_STILL: Final = 24 * 60 * MINUTE


class SessionPlay:
    """``guests`` by player; ``irregular``: the share of hands in which something goes wrong."""

    def __init__(
        self,
        director: Director,
        tally: Tally,
        guests: Mapping[str, Guest],
        rng: random.Random,
        session: str,
        house: House,
        *,
        irregular: float = 0.0,
        watch: Watch | None = None,
    ) -> None:
        self.director = director
        self.tally = tally
        self.guests = guests
        self.rng = rng
        self.session = session
        self.house = house
        self.watch = watch
        self.dealer = Dealer(director, tally, guests, rng, session, irregular)
        self.staff = Staff(director, tally, self._wants)
        self.people = People(director, tally, guests, rng, session, self.at, self._entered)
        self.queue: list[tuple[int, int, Callable[[], None]]] = []
        self.idle: set[int] = set()
        self.playing = 0
        self.pushed = 0
        self.round_at = 0
        self.last_hand = director.now
        self.halted_at: dict[int, int] = {}
        self.frozen: dict[int, Played] = {}

    # ---- the queue -----------------------------------------------------------------------------------

    def at(self, when: int, what: Callable[[], None]) -> None:
        self.pushed += 1
        heappush(self.queue, (when, self.pushed, what))

    def run(self, arrivals: Iterable[tuple[int, Command]] = ()) -> None:
        """Plays until the session is finished or the event is over."""
        director, state = self.director, self.director.state
        for when, command in arrivals:
            self.at(when, lambda command=command: self.people.comes(command))  # type: ignore[misc]
        self.idle |= {table.number for table in state.open_tables(self.session)}
        self._call_staff()
        while state.sessions[self.session].status == "running" and state.phase == "running":
            if not self.queue or director.now - self.last_hand > _STILL:
                raise Stalled(f"session {self.session} at {director.now}: {self._why_still()}")
            when, _, what = heappop(self.queue)
            director.now = max(director.now, when)
            what()

    def _why_still(self) -> str:
        tables = self.director.state.open_tables(self.session)
        starts = {}
        for table in tables[:5]:
            answer = self.director.give(StartHand(table=table.number))
            starts[table.number] = (
                f"{answer.reason} {answer.facts}" if isinstance(answer, Refused) else "starts"
            )
        clock = self.director.state.sessions[self.session].clock
        return f"waiting for {self.staff.waiting}; tables {starts}; {clock}"

    # ---- the staff's rounds --------------------------------------------------------------------------

    def _call_staff(self) -> None:
        """A round at the next full ten seconds, unless one is on the way."""
        now = self.director.now
        if self.round_at <= now:
            step = _ROUND if len(self.idle) + self.playing > 8 else _FEW
            self.round_at = now - now % step + step
            self.at(self.round_at, self._round)

    def _round(self) -> None:
        director = self.director
        self.people.offer_addons(self.playing)
        self.house.look()
        self._react(self.staff.go_round(self.session))
        if not self.playing and len(self.idle) == 1:
            self.house.talks.hold()
        state = director.state
        session = state.sessions[self.session]
        if session.status != "running" or state.phase != "running":
            return
        self._set_alarm()
        for number in sorted(self.idle):
            self._start(number)
        if self.staff.waiting and self.playing:
            self._call_staff()

    def _set_alarm(self) -> None:
        """The staff comes when the level or break runs out, whatever else happens."""
        clock = self.director.state.sessions[self.session].clock
        if clock.running and clock.ends_at > self.director.now:
            self.at(clock.ends_at, self._alarm)
        elif not self.playing:
            self.at(self.director.now + MINUTE, self._alarm)

    def _alarm(self) -> None:
        if self.round_at != self.director.now:
            self.round_at = self.director.now
            self._round()

    def _wants(self, due: Due) -> bool:
        """Proposals: arrivals are confirmed when people arrive, tables stay open while entries are taken, and
        chips are changed between hands. What leads to the next session is done when its time comes."""
        command = due.command
        if isinstance(command, ColourUp):
            return between_hands(self.director.state, command.entry)
        return not isinstance(
            command, ConfirmArrival | BreakTable | OpenTable | DrawSeats | StartSession | RevealSeed
        )

    def _react(self, happened: Iterable[Happened]) -> None:
        """What players do about what has just happened."""
        for one in happened:
            if isinstance(one.event, Moved):
                entry = one.event.entry
                walk = 15 * SECOND + int(self.rng.random() * 30 * SECOND)
                self.at(one.at + walk, lambda entry=entry: self.people.arrives(entry))  # type: ignore[misc]
            elif isinstance(one.event, HandStarted):
                self._deal(one.event.table)
            elif isinstance(one.event, RunOutOpened):
                number, played = one.event.table, self.frozen.pop(one.event.table)
                self.at(one.at + _RUN_OUT, lambda number=number, played=played: self._report(number, played))  # type: ignore[misc]
        if self.watch is not None:
            self._tell()

    def _tell(self) -> None:
        assert self.watch is not None
        state = self.director.state
        left = sum(table.players for table in state.tables.values() if table.open)
        self.watch(left, len(state.entries), state.sessions[self.session].clock.level)

    def _entered(self, happened: list[Happened]) -> None:
        self._react(happened)
        self._call_staff()

    def _says_no(self, command: Command) -> bool:
        return isinstance(self.director.give(command), Refused)

    # ---- hands ---------------------------------------------------------------------------------------

    def _start(self, number: int) -> None:
        table = self.director.state.tables[number]
        if not table.open or table.session != self.session:
            self.idle.discard(number)
            return
        if table.halted and not self._plays_on(number):
            return
        self.halted_at.pop(number, None)
        drawn = draws_for_button(table, self.director.book)
        button = self.rng.choice(table.taken) if drawn else 0
        if not self._says_no(StartHand(table=number, button=button)):
            self._deal(number)

    def _deal(self, number: int) -> None:
        """A hand has begun: it is played, and its end is told when it would have come. The table is looked up
        again after whatever was told: a correction makes every part of the state anew."""
        table = self.director.state.tables[number]
        assert table.positions is not None
        self.idle.discard(number)
        if table.coming:
            self._deal_without(table, table.positions)
            table = self.director.state.tables[number]
        assert table.hand is not None
        self.tally.hands += 1
        began = (table.carried, self.dealer.chips()[0])
        played = self._play(table, table.hand, table.carried)
        self.playing += 1
        self.at(self.director.now + played.lasted, lambda: self._end(number, played, *began))

    def _deal_without(self, table: Table, positions: Positions) -> None:
        """The first card does not wait for people on their way, unless they are to post a blind."""
        for seat in (positions.small, positions.big):
            if seat in table.coming:
                self.director.give(ConfirmArrival(entry=table.seats[seat - 1]))
        if table.coming and self._says_no(DealFirstCard(table=table.number)):
            for seat in list(table.coming):
                self.director.give(ConfirmArrival(entry=table.seats[seat - 1]))

    def _plays_on(self, number: int) -> bool:
        """A table halted for too long because nobody can be sent to it yet is let go on."""
        since = self.halted_at.setdefault(number, self.director.now)
        return self.director.now - since >= _PATIENCE and not self._says_no(
            ReleaseTable(table=number, waive=True, why="nobody can be moved there yet")
        )

    def _play(self, table: Table, hand: HandNow, carried: int) -> Played:
        last = self.playing + len(self.idle) == 0
        return self.dealer.play(table, hand, carried, left=table.players if last else 0)

    def _end(self, number: int, played: Played, carried: int, chip: int) -> None:
        """``carried``: what the pot began with; what has come to the table for the next pot since then
        stays. A pot whose smallest ``chip`` was changed meanwhile is divided in the new ones."""
        self.last_hand = self.director.now
        if chip != self.dealer.chips()[0]:
            table = self.director.state.tables[number]
            assert table.hand is not None
            played = self._play(table, table.hand, carried)
        played.carried -= carried
        hand_for_hand = self.director.state.sessions[self.session].hand_for_hand
        if hand_for_hand and played.all_in and not played.void:
            freeze = FreezeHand(table=number, all_in=played.all_in)
            if freezes(self.director.book) and not self._says_no(freeze):
                self.frozen[number] = played
                self._call_staff()
                return
        self._report(number, played)

    def _report(self, number: int, played: Played) -> None:
        director, tally = self.director, self.tally
        self.playing -= 1
        tally.rulings.update(played.rulings)
        for seat, clause in played.infractions:
            director.give(RecordInfraction(clause=clause, table=number, seat=seat, seen_by="dealer"))
        if played.infractions:
            self.house.discipline.in_hand()
        if played.void:
            tally.void_hands += 1
            director.must(CancelHand(table=number, why=played.void, redeal=False))
        else:
            table = director.state.tables[number]
            report = ReportHand(
                table=number, stacks=played.stacks, carried=played.carried + table.carried,
                beaten_by=played.beaten_by, hand_order=played.hand_order,
            )  # fmt: skip
            self._reported(report, dict(enumerate(table.seats, 1)))
        table = director.state.tables[number]
        self.house.after_hand(table, tally.hands)
        if self.rng.random() < WALKS_OFF * table.players:
            self.people.walks_off(table)
        self.idle.add(number)
        if tally.hands % _CHECK == 0:
            tally.check(director.state)
        self._call_staff()

    def _reported(self, report: ReportHand, sitting: dict[int, int]) -> None:
        """The hand is on record, and who went out does what such people do. A winner the record does not take
        from the table (one who took a side pot and lost more than that) is credited by the floor."""
        answer = self.director.give(report)
        told = report.beaten_by
        while isinstance(answer, Refused) and answer.reason == "won_nothing" and report.beaten_by:
            left = {seat: by for seat, by in report.beaten_by.items() if seat != answer.facts["out"]}
            report = msgspec.structs.replace(report, beaten_by=left)
            answer = self.director.give(report)
        for one in self.director.must(report) if isinstance(answer, Refused) else answer:
            if isinstance(one.event, Eliminated):
                won = tuple(sitting[seat] for seat in told.get(one.event.seat, ()))
                if won and not one.event.by and self.director.state.structure.bounty.kind != "none":
                    self.director.must(CreditBounty(entry=one.event.entry, to=won))
                self.people.goes_out(one.event)
