"""The verifier: sound journals pass, and every kind of tampering is found and named."""

from collections.abc import Callable, Sequence
from functools import cache
from math import gcd
from typing import Any

import msgspec
import pytest
from tests.support.corrections import amended, hand, night, told
from tests.support.room import SEED
from tests.support.same_history import same_history

from torneo.rulebook import book_ids, load_book
from torneo.simulate.fit import fitted
from torneo.simulate.runner import Run, simulate
from torneo.tournament import Happened
from torneo.tournament.clock.events import LevelStarted
from torneo.tournament.corrections.amending import Amendment, Preview, preview
from torneo.tournament.corrections.commands import Correction
from torneo.tournament.corrections.events import Amended, events_text
from torneo.tournament.corrections.verifying import Mismatch, check
from torneo.tournament.decider import act, fold
from torneo.tournament.hands.commands import ReportElimination, ReportHand
from torneo.tournament.hands.events import Eliminated, HandEnded, HandStarted
from torneo.tournament.kernel import Actor, Asked
from torneo.tournament.prizes.events import PayoutsSet
from torneo.tournament.seats.commands import RevealSeed
from torneo.tournament.seats.events import Drawn, Moved, SeatsDrawn
from torneo.tournament.seats.mark_events import SeedRevealed
from torneo.tournament.structure.templates import template
from torneo.tournament.words import say

SHEETS = {"pokerfest-2011": "pokerfest-2011", "fcp-2025": "federation-stop"}


@cache
def journal(book: str, entries: int = 40) -> tuple[Happened, ...]:
    """A whole event from its sheet to its winner."""
    sheet = template(SHEETS.get(book, "club-night")).structure
    run = Run(book=load_book(book), structure=fitted(sheet, entries), entries=entries, seed=5, irregular=0.01)
    return tuple(simulate(run).director.journal)


@pytest.mark.parametrize("book", book_ids())
def test_a_whole_event_comes_out_again(book: str) -> None:
    assert check(journal(book), load_book(book)) == []


def changed(happened: Sequence[Happened], kind: type, **fields: Any) -> tuple[list[Happened], int]:
    """The journal with fields of one event of a kind changed; values may be functions of the old value."""
    found = [one for one in happened if isinstance(one.event, kind)]
    target = found[len(found) // 2]
    new = {
        name: value(getattr(target.event, name)) if callable(value) else value
        for name, value in fields.items()
    }
    event = msgspec.structs.replace(target.event, **new)
    return [
        msgspec.structs.replace(one, event=event) if one is target else one for one in happened
    ], target.seq


def found_at(happened: Sequence[Happened], book: str, seq: int) -> Mismatch:
    mismatches = check(happened, load_book(book))
    here = [one for one in mismatches if one.seq == seq]
    assert here, mismatches[:3]
    for one in mismatches:
        assert "{" not in say(one.code, one.facts, "es")
        assert say(one.code, one.facts, "en")
    return here[0]


@pytest.mark.parametrize("book", book_ids())
def test_a_seat_given_otherwise_than_drawn(book: str) -> None:
    happened, seq = changed(journal(book), SeatsDrawn, places=lambda old: (old[1], old[0], *old[2:]))
    one = found_at(happened, book, seq)
    assert one.code == "verify.otherwise"


@pytest.mark.parametrize("book", book_ids())
def test_a_draw_that_the_seed_does_not_give(book: str) -> None:
    def swapped(draw: Any) -> Any:
        picked = (draw.picked[1], draw.picked[0], *draw.picked[2:])
        return msgspec.structs.replace(draw, picked=picked)

    happened, seq = changed(journal(book), Drawn, draw=swapped)
    one = found_at(happened, book, seq)
    assert one.code == "verify.draw"
    assert one.clauses
    assert all(clause.startswith(f"{book}/") for clause in one.clauses)


@pytest.mark.parametrize("book", book_ids())
def test_another_player_moved_than_the_book_takes(book: str) -> None:
    moves = [one for one in journal(book) if isinstance(one.event, Moved) and one.event.why == "balance"]
    if not moves:
        pytest.skip("nobody had to be moved")
    target = moves[0]
    table = fold(journal(book)[: target.seq - 1]).tables[target.event.table]
    other = next((seat for seat in table.free if seat != target.event.seat), 0)
    if not other:
        pytest.skip("one free seat only")
    event = msgspec.structs.replace(target.event, seat=other)
    happened = [msgspec.structs.replace(one, event=event) if one is target else one for one in journal(book)]
    one = found_at(happened, book, target.seq)
    assert one.code == "verify.otherwise"
    assert f"seat = {target.event.seat}" in str(one.facts["expected_en"])
    assert set(target.event.clauses) <= set(one.clauses)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (HandEnded, {"stacks": lambda old: {seat: stack + 100 for seat, stack in old.items()}}),
        (HandStarted, {"level": lambda old: old + 1}),
        (LevelStarted, {"level": lambda old: old + 1}),
        (PayoutsSet, {"amounts": lambda old: (old[0] + 1, *old[1:])}),
        (Eliminated, {"stack": lambda old: old + 1}),
    ],
)
def test_numbers_that_do_not_follow(kind: type, fields: dict[str, Callable[[Any], Any]]) -> None:
    happened, seq = changed(journal("tda-2013"), kind, **fields)
    mismatches = check(happened, load_book("tda-2013"))
    assert mismatches
    assert min(one.seq for one in mismatches if one.seq) in (seq, seq - 1, seq - 2)


def test_a_seed_that_was_not_committed() -> None:
    happened, _ = changed(journal("tda-2013"), SeedRevealed, seed=bytes(32).hex())
    assert "verify.seed" in {one.code for one in check(happened, load_book("tda-2013"))}


def test_chips_out_of_nowhere() -> None:
    room = night()
    hand(room, 1, s1=100, s2=-100)
    last = room.journal[-1]
    forged = Happened(seq=last.seq + 1, at=last.at, by=last.by, key="x",
                      event=HandEnded(table=1, number=1, stacks={1: 99_000}))  # fmt: skip
    codes = {one.code for one in check([*room.journal, forged], room.book)}
    assert {"verify.unasked", "verify.chips", "verify.unsound"} <= codes


def test_an_event_that_is_missing() -> None:
    happened = [one for one in journal("tda-2013") if one.seq != 300]
    assert [one.code for one in check(happened, load_book("tda-2013"))][-1] == "verify.order"


def test_an_amendment_is_checked_against_the_history_it_corrects() -> None:
    room = night()
    wrong = told(room, ReportElimination(table=1, seat=3, beaten_by=(5,)))
    hand(room, 1, s5=-400, s1=400)
    amended(room, Correction(seq=wrong, command=ReportElimination(table=1, seat=4, beaten_by=(5,))))
    room.do(RevealSeed(session="1", seed=SEED))
    assert check(room.journal, room.book) == []
    at = next(place for place, one in enumerate(room.journal) if isinstance(one.event, Amended))
    amendment = room.journal[at].event
    for events in (
        "[]",
        '[{"event":"ChipsIssued","entry":1,"chips":{"1000":5},"cause":"x"}]',
    ):
        forged = [*room.journal]
        other = msgspec.structs.replace(amendment.changed[0], events=events)
        event = msgspec.structs.replace(amendment, changed=(other, *amendment.changed[1:]))
        forged[at] = msgspec.structs.replace(forged[at], event=event)
        assert "verify.amendment" in {one.code for one in check(forged, room.book)}


def test_an_amendment_that_the_book_does_not_allow() -> None:
    """The chips add up, but seat 2 lost everything and is not out: no decider has written that."""
    room = night()
    wrong = hand(room, 1, s1=2_000, s2=-2_000)
    right = ReportHand(table=1, stacks={1: 11_000, 2: 9_000})
    amended(room, Correction(seq=wrong, command=right))
    start, end = room.journal[wrong - 1].event, room.journal[wrong].event
    events = events_text((start, msgspec.structs.replace(end, stacks={1: 20_000, 2: 0})))
    forged = room.journal[-1].event
    forged = msgspec.structs.replace(
        forged, changed=(msgspec.structs.replace(forged.changed[0], events=events),)
    )
    journal = [*room.journal[:-1], msgspec.structs.replace(room.journal[-1], event=forged)]
    (found,) = check(journal, room.book)
    assert (found.seq, found.code) == (len(journal), "verify.amendment")


@pytest.mark.parametrize("book", book_ids())
def test_a_hand_of_a_whole_event_corrected(book: str) -> None:
    """Hands early in a real event: corrected, or the event that no longer fits is named; never a third."""
    happened = list(journal(book))
    rules = load_book(book)
    ends = [one for one in happened if isinstance(one.event, HandEnded) and len(one.event.stacks) > 1]
    outcomes = set()
    for target in (ends[3], ends[len(ends) // 2], ends[-3], ends[-1]):
        seats = list(target.event.stacks)
        rich = max(seats, key=lambda seat: target.event.stacks[seat])
        poor = next(seat for seat in seats if seat != rich)
        stacks = {**target.event.stacks}
        chip = min(gcd(*stacks.values()), 500)
        stacks[rich] -= chip
        stacks[poor] += chip
        command = ReportHand(table=target.event.table, stacks=stacks, carried=target.event.carried)
        for how in ("counted", "played"):
            change = Amendment(corrections=(Correction(seq=target.seq, command=command),), why="x", hands=how)
            found = preview(happened, rules, change)
            if not isinstance(found, Preview):
                assert found.reason in ("no_longer_fits", "correction_refused"), found
                outcomes.add("refused")
                continue
            outcomes.add("amended")
            state = fold(happened)
            asked: Asked[Any] = Asked(
                command=found.command,
                by=Actor("Ana", "director"),
                at=state.at,
                key="amend",
                history=happened,
            )
            more = act(state, asked, rules)
            assert isinstance(more, list)
            assert same_history(state, found.made.new)
            assert check([*happened, *more], rules) == []
    assert "amended" in outcomes
