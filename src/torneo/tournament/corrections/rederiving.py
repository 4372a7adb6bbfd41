"""The commands behind draws and moves. They are facts to a correction, but the verifier, which has the seeds
once they are public, makes every one of them again."""

from collections.abc import Callable, Iterator

from torneo.tournament.chips.commands import RaceChips
from torneo.tournament.chips.events import ChipsRaced
from torneo.tournament.clock.commands import DrawLastHands, MergeSessions
from torneo.tournament.clock.events import LastHandsDrawn
from torneo.tournament.corrections import retelling as retelling
from torneo.tournament.corrections import retelling_rulings as retelling_rulings
from torneo.tournament.corrections.again import Events, Guess, guessed, guessed_by, like
from torneo.tournament.entries.commands import ReEnter, SeatAlternates
from torneo.tournament.entries.events import Entered, TakenOffList, WaitingListDrawn
from torneo.tournament.kernel import Command, Event
from torneo.tournament.seats.balance_events import FinalTableFormed
from torneo.tournament.seats.commands import (
    BalanceTables,
    BreakTable,
    DrawSeats,
    FormFinalTable,
    MovePlayer,
    RedrawSeats,
)
from torneo.tournament.seats.events import Drawn, Moved, Seated, SeatsChanged, SeatsDrawn, TableOpened
from torneo.tournament.state import Tournament

#: How ``Moved`` says that the book's balancing brought it about, or a broken table.
BALANCE, BREAK = "balance", "break"

DRAWN: dict[type[Event], list[Guess]] = {}


def guessed_with_draws(state: Tournament, events: Events) -> Iterator[Command]:
    """The commands that may have been given, those that draw included."""
    yield from guessed(state, events)
    yield from guessed_by(DRAWN, state, events)


def _draws(*kinds: type[Event]) -> Callable[[Guess], Guess]:
    def register(guess: Guess) -> Guess:
        for kind in kinds:
            DRAWN.setdefault(kind, []).append(guess)
        return guess

    return register


@_draws(SeatsDrawn)
def _seats(_: Tournament, events: Events) -> Iterator[Command]:
    yield like(DrawSeats, events[0])


@_draws(SeatsDrawn, TableOpened)
def _merged(state: Tournament, events: Events) -> Iterator[Command]:
    (drawn,) = (event for event in events if isinstance(event, SeatsDrawn))
    opened = tuple(event.table for event in events if isinstance(event, TableOpened))
    yield MergeSessions(into=drawn.session)
    yield MergeSessions(into=drawn.session, tables=opened)


@_draws(Moved)
def _moved(state: Tournament, events: Events) -> Iterator[Command]:
    first = events[0]
    assert isinstance(first, Moved)
    if first.why == BALANCE:
        session = state.tables[first.table].session
        most = sum(isinstance(event, Moved) for event in events)
        for carried_by in dict.fromkeys(("", first.carried_by)):
            for by_place in (False, True):
                for limit in (0, most):
                    yield BalanceTables(
                        session=session, most=limit, without_software=by_place, carried_by=carried_by
                    )
    elif first.why == BREAK:
        yield from _broken(state, events)
    elif first.draw is not None:
        yield MovePlayer(entry=first.entry, table=first.table, why=first.why, carried_by=first.carried_by)


@_draws(Drawn)
def _broken(state: Tournament, events: Events) -> Iterator[Command]:
    moves = [event for event in events if isinstance(event, Moved) and event.why == BREAK]
    table = moves[0].from_table
    cards = {move.from_seat: str(move.facts["card"]) for move in moves if "card" in move.facts}
    carriers = dict.fromkeys(("", *(move.carried_by for move in moves)))
    for carried_by in carriers:
        yield BreakTable(table=table, carried_by=carried_by)
        yield BreakTable(table=table, cards=cards, carried_by=carried_by)


@_draws(FinalTableFormed)
def _final(_: Tournament, events: Events) -> Iterator[Command]:
    yield like(FormFinalTable, events[0])


@_draws(SeatsChanged)
def _redrawn(state: Tournament, events: Events) -> Iterator[Command]:
    first = events[0]
    assert isinstance(first, SeatsChanged)
    if first.draw is not None:
        tables = tuple(sorted({place // 100 for place in first.places}))
        yield RedrawSeats(session=first.session, why=first.why)
        yield RedrawSeats(session=first.session, tables=tables, why=first.why)


@_draws(ChipsRaced)
def _raced(_: Tournament, events: Events) -> Iterator[Command]:
    races = [event for event in events if isinstance(event, ChipsRaced)]
    first = races[0]
    dealt = {
        race.table: tuple(card for cards in race.cards.values() for card in cards)
        for race in races
        if race.draw is None and race.cards
    }
    odd = {race.table: dict(race.odd) for race in races if race.uncounted}
    for told in ({}, odd):
        yield RaceChips(value=first.value, to=first.to, session=first.session, cards=dealt, odd=told)
        yield RaceChips(value=first.value, to=first.to, table=first.table, cards=dealt, odd=told)


@_draws(LastHandsDrawn)
def _last_hands(_: Tournament, events: Events) -> Iterator[Command]:
    yield like(DrawLastHands, events[0])
    yield like(DrawLastHands, events[0], table=0)


@_draws(TakenOffList, WaitingListDrawn)
def _alternates(state: Tournament, events: Events) -> Iterator[Command]:
    for session in dict.fromkeys(
        state.tables[event.table].session for event in events if isinstance(event, Seated)
    ):
        yield SeatAlternates(session=session)


@_draws(Entered)
def _again(state: Tournament, events: Events) -> Iterator[Command]:
    event = events[0]
    assert isinstance(event, Entered)
    if event.kind == "reentry":
        yield like(ReEnter, event, paid=None)
