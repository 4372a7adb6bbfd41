"""The register of rulings: worked out by the engine, decided by the floor, overruled by the director."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.corrections import amended, night, taken_back
from tests.support.corrections import told as told_to
from tests.support.room import Room
from tests.support.same_history import same_history
from tests.support.token_chip import ASKED, TOKEN

from torneo.tournament import (
    Actor,
    Refused,
    copied,
    decide,
    decode_happened,
    encode_happened,
    fold,
    snapshot,
    todo,
)
from torneo.tournament.corrections.commands import Correction
from torneo.tournament.corrections.verifying import check
from torneo.tournament.entries.commands import LeaveTable
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.rulings.commands import (
    CallFloor,
    CloseCall,
    DecideRuling,
    GiveRuling,
    OverruleRuling,
)
from torneo.tournament.rulings.consistency import alike
from torneo.tournament.rulings.events import RulingDecided, RulingGiven
from torneo.tournament.rulings.giving import MOST_STEPS
from torneo.tournament.words import say

SPOT: dict[str, Any] = {
    "game": "nlhe",
    "level": {"small": 250, "big": 500},
    "denominations": [100, 500, 1000],
    "button": 5,
    "seats": dict.fromkeys((1, 2, 3, 4, 5), 20_000),
}
RAISED = {"seat": 3, "does": "raise", "to": 1_100}
#: Worked example of the book: 1.500 in two kinds of chips over 1.100 is a raise to 1.700.
CHIPS = {"seat": 4, "chips": {1000: 1, 100: 5}}


def room_of(book: str = "fcp-2025") -> Room:
    return night(book)


def ruled(room: Room, setup: dict[str, Any], *steps: dict[str, Any], **more: Any) -> RulingGiven:
    role = more.pop("role", "dealer")
    (event,) = room.later(seconds=5).do(GiveRuling(table=1, setup=setup, steps=steps, **more), role=role)
    assert isinstance(event, RulingGiven)
    return event


def decided(room: Room, ruling: int, option: str, **more: Any) -> RulingDecided:
    (event,) = room.do(DecideRuling(ruling=ruling, option=option, why="así fue", **more), role="floor")
    assert isinstance(event, RulingDecided)
    return event


# ---- given -------------------------------------------------------------------------------------------


def test_a_ruling_is_what_the_engine_makes_of_the_last_step() -> None:
    room = room_of()
    event = ruled(room, SPOT, RAISED, CHIPS)
    outcome = event.outcome
    assert (outcome.kind, outcome.action, outcome.to) == ("binding", "raise", 1_700)
    assert "fcp-2025/45-B-1" in outcome.clauses
    entry = room.state.entry_at(1, 4)
    assert entry is not None
    assert (event.ruling, event.table, event.seat, event.entry) == (1, 1, 4, entry.number)
    given = room.state.rulings[0]
    assert not given.open
    assert given.final == outcome
    assert given.by == Actor("Ana", "dealer")
    assert list(given.setup["seats"]) == ["1", "2", "3", "4", "5"], "as it is stored"


def test_the_same_spot_follows_the_book_of_the_event() -> None:
    spot = {**SPOT, "denominations": [25, 100, 500, 1000]}
    asked = {"seat": 4, "chips": {1000: 1, 500: 1, 25: 4}}
    outcomes = {
        book: ruled(night(book), spot, RAISED, asked).outcome for book in ("fcp-2025", "pokerfest-2011")
    }
    assert outcomes["fcp-2025"].clauses[0].startswith("fcp-2025/")
    assert outcomes["pokerfest-2011"].clauses[0].startswith("pokerfest-2011/")


def test_a_ruling_knows_its_hand_and_its_call() -> None:
    room = room_of()
    room.do(StartHand(table=1))
    room.do(CallFloor(table=1, about="ruling", seat=4), role="dealer")
    event = ruled(room, SPOT, RAISED, CHIPS, call=1)
    assert (event.hand, event.call) == (1, 1)
    assert room.state.calls[0].ruling == 1
    room.do(CloseCall(call=1, ruling=1), role="floor")
    assert room.refused(GiveRuling(table=1, setup=SPOT, steps=(RAISED,), call=1)).reason == "call_closed"
    assert ruled(room, SPOT, RAISED, hand=12).hand == 12


def test_a_ruling_about_a_seat_nobody_has_is_about_no_player() -> None:
    room = room_of()
    event = ruled(room, {**SPOT, "seats": {8: 5_000, 9: 5_000}, "button": 9}, {"seat": 9, "does": "fold"})
    assert (event.seat, event.entry, event.outcome.seat) == (0, 0, 9)


# ---- nobody can forge one ----------------------------------------------------------------------------


def test_a_ruling_cannot_bring_its_own_rules_or_decisions() -> None:
    room = room_of()
    own = {**SPOT, "policies": {"betting_silent_overbet": "call"}}
    assert room.refused(GiveRuling(table=1, setup=own, steps=(RAISED,))).reason == "setup_policies"
    book = {**SPOT, "book": "tda-2013"}
    refused = room.refused(GiveRuling(table=1, setup=book, steps=(RAISED,)))
    assert (refused.reason, refused.facts["key"]) == ("cannot_be_told", "setup.book")
    answer = {"floor": "full_call", "why": "x"}
    for role, by in (("dealer", "floor"), ("dealer", "director"), ("floor", "director")):
        steps = (*ASKED, {**answer, "by": by})
        assert room.refused(GiveRuling(table=1, setup=TOKEN, steps=steps), role=role).reason == "role"
    event = ruled(room, TOKEN, *ASKED, {**answer, "by": "floor"}, role="floor")
    assert event.outcome.action == "call"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (GiveRuling(table=9, setup=SPOT, steps=(RAISED,)), "unknown_table"),
        (GiveRuling(table=1, setup=SPOT, steps=()), "nothing_told"),
        (GiveRuling(table=1, setup=SPOT, steps=(RAISED,) * (MOST_STEPS + 1)), "too_many_steps"),
        (GiveRuling(table=1, setup=SPOT, steps=(RAISED,), call=1), "unknown_call"),
        (GiveRuling(table=1, setup={}, steps=(RAISED,)), "cannot_be_told"),
        (GiveRuling(table=1, setup=SPOT, steps=({"seat": 7, "does": "fold"},)), "cannot_be_told"),
        (GiveRuling(table=1, setup=SPOT, steps=(RAISED, {"ruling": "binding"})), "cannot_be_told"),
    ],
)
def test_what_cannot_be_is_refused(command: GiveRuling, reason: str) -> None:
    room = room_of()
    before = snapshot(room.state)
    refused = room.refused(command, role="dealer")
    assert refused.reason == reason
    assert say(refused.reason, refused.facts, "es")
    assert snapshot(room.state) == before


def test_a_call_of_another_table_is_refused() -> None:
    room = night("fcp-2025", players=8, tables=2, seats=6)
    room.do(CallFloor(table=2, about="ruling"))
    assert room.refused(GiveRuling(table=1, setup=SPOT, steps=(RAISED,), call=1)).reason == "other_table"
    ruled(room, SPOT, RAISED)
    assert room.refused(CloseCall(call=1, ruling=1)).reason == "other_table"


def test_a_forged_ruling_in_the_journal_is_found_out() -> None:
    room = room_of()
    ruled(room, SPOT, RAISED, CHIPS)
    assert check(room.journal, room.book) == []
    last = room.journal[-1]
    forged = msgspec.structs.replace(last.event.outcome, action="call", to=1_100)
    journal = [*room.journal[:-1], msgspec.structs.replace(last, event=msgspec.structs.replace(
        last.event, outcome=forged))]  # fmt: skip
    (found,) = check(journal, room.book)
    assert found.seq == last.seq


# ---- decided and overruled ---------------------------------------------------------------------------


def test_a_question_stays_open_until_the_floor_answers() -> None:
    room = room_of()
    event = ruled(room, TOKEN, *ASKED)
    assert event.outcome.is_question
    assert [option.code for option in event.outcome.options] == [
        "full_call",
        "forfeit_and_fold",
        "other_ruling",
    ]
    assert event.outcome.options[0].effect.stacks == {2: 150_000}
    (due,) = (one for one in todo(room.state, room.now, room.book) if isinstance(one.command, DecideRuling))
    assert (due.since, due.must, due.facts) == (room.now, False, {"ruling": 1, "table": 1})
    assert "fcp-2025/41.5" in due.clauses
    answered = decided(room, 1, "full_call")
    assert (answered.outcome.action, answered.outcome.to) == ("call", 50_000)
    assert "fcp-2025/41.5" in answered.clauses
    given = room.state.rulings[0]
    assert not given.open
    assert (given.option, given.why, given.decided_by) == ("full_call", "así fue", Actor("Ana", "floor"))
    assert given.final == answered.outcome
    assert not [one for one in todo(room.state, room.now, room.book) if isinstance(one.command, DecideRuling)]


def test_another_ruling_says_what_it_is() -> None:
    room = room_of()
    ruled(room, TOKEN, *ASKED)
    answered = decided(room, 1, "other_ruling", action="fold")
    assert (answered.outcome.reason, answered.outcome.action, answered.action) == ("override", "fold", "fold")


def test_only_lawful_options_with_a_reason() -> None:
    room = room_of()
    ruled(room, TOKEN, *ASKED)
    ruled(room, SPOT, RAISED, CHIPS)
    unlawful = room.refused(DecideRuling(ruling=1, option="minimum_raise", why="x"), role="floor")
    assert (unlawful.reason, unlawful.facts["option"]) == ("not_lawful", "minimum_raise")
    assert "fcp-2025/41.5" in unlawful.clauses
    assert room.refused(DecideRuling(ruling=1, option="full_call", why="  ")).reason == "reason_missing"
    assert room.refused(DecideRuling(ruling=2, option="full_call", why="x")).reason == "ruling_not_open"
    for number in (0, 3, -1):
        assert (
            room.refused(DecideRuling(ruling=number, option="full_call", why="x")).reason == "unknown_ruling"
        )
    decided(room, 1, "full_call")
    again = room.refused(DecideRuling(ruling=1, option="forfeit_and_fold", why="x"))
    assert again.reason == "ruling_not_open"


def test_who_decides_and_who_overrules() -> None:
    room = room_of()
    ruled(room, TOKEN, *ASKED)
    for role in ("dealer", "desk", "player", "public", "commission"):
        assert room.refused(DecideRuling(ruling=1, option="full_call", why="x"), role=role).reason == "role"
        assert room.refused(OverruleRuling(ruling=1, why="x"), role=role).reason == "role"
    assert room.refused(OverruleRuling(ruling=1, why="x"), role="floor").reason == "role"


def test_an_overruled_ruling_stays_in_the_register_marked() -> None:
    room = room_of()
    ruled(room, SPOT, RAISED, CHIPS)
    assert room.refused(OverruleRuling(ruling=1, why="")).reason == "reason_missing"
    room.do(OverruleRuling(ruling=1, why="las fichas eran de otro"))
    given = room.state.rulings[0]
    assert (given.overruled, given.overruled_at) == ("las fichas eran de otro", room.now)
    assert given.outcome.to == 1_700
    assert room.refused(OverruleRuling(ruling=1, why="otra vez")).reason == "ruling_overruled"
    ruled(room, TOKEN, *ASKED)
    room.do(OverruleRuling(ruling=2, why="no hizo falta"))
    assert room.refused(DecideRuling(ruling=2, option="full_call", why="x")).reason == "ruling_not_open"


# ---- the same spot ruled differently -----------------------------------------------------------------


def test_the_same_question_answered_differently_is_noticed() -> None:
    room = room_of()
    for seats in (TOKEN["seats"], {1: 300_000, 2: 90_000, 3: 200_000}, TOKEN["seats"]):
        ruled(room, {**TOKEN, "seats": seats}, *ASKED)
    ruled(room, SPOT, RAISED, CHIPS)
    assert alike(room.state.rulings) == []
    decided(room, 1, "full_call")
    assert alike(room.state.rulings) == [], "open questions do not count"
    decided(room, 2, "full_call")
    assert alike(room.state.rulings) == []
    decided(room, 3, "forfeit_and_fold")
    (hint,) = alike(room.state.rulings)
    assert hint.outcomes == {"full_call": (1, 2), "forfeit_and_fold": (3,)}
    assert hint.numbers == (1, 2, 3)
    assert hint.reason == room.state.rulings[0].outcome.reason


def test_an_overruled_ruling_and_one_that_stands_are_not_alike() -> None:
    room = room_of()
    twice = {**SPOT, "level": {"small": 500, "big": 1_000}, "denominations": [200, 1000, 2000]}
    ruled(room, SPOT, RAISED, CHIPS)
    ruled(room, twice, {"seat": 3, "does": "raise", "to": 2_200}, {"seat": 4, "chips": {2000: 1, 200: 5}})
    assert alike(room.state.rulings) == []
    room.do(OverruleRuling(ruling=1, why="error"))
    (hint,) = alike(room.state.rulings)
    assert hint.outcomes == {"overruled": (1,), "binding.raise": (2,)}


def test_other_amounts_are_another_spot_where_the_book_decides() -> None:
    room = room_of()
    ruled(room, SPOT, RAISED, CHIPS)
    ruled(room, SPOT, RAISED, {"seat": 4, "chips": {1000: 1, 100: 3}})
    first, second = room.state.rulings
    assert first.outcome.action != second.outcome.action
    assert alike(room.state.rulings) == []


# ---- the record --------------------------------------------------------------------------------------


def test_the_journal_holds_and_gives_the_same_state_back() -> None:
    room = room_of()
    room.do(CallFloor(table=1, about="ruling", seat=4), role="dealer")
    ruled(room, SPOT, RAISED, CHIPS, call=1)
    ruled(room, TOKEN, *ASKED)
    decided(room, 2, "forfeit_and_fold")
    room.do(OverruleRuling(ruling=1, why="error"))
    stored = [decode_happened(encode_happened(one)) for one in room.journal]
    assert snapshot(fold(stored)) == snapshot(room.state)
    assert copied(room.state) == room.state
    assert check(stored, room.book) == []


def test_rulings_are_taken_back_like_anything_else() -> None:
    room = room_of()
    ruled(room, TOKEN, *ASKED)
    before = copied(room.state)
    told_to(room, DecideRuling(ruling=1, option="full_call", why="x"))
    taken_back(room)
    assert same_history(room.state, before)
    assert room.state.rulings[0].open


def test_a_correction_further_back_leaves_rulings_standing() -> None:
    room = room_of()
    away = told_to(room, LeaveTable(entry=1))
    ruled(room, SPOT, RAISED, CHIPS)
    before = room.state.rulings[0]
    amended(room, Correction(seq=away))
    assert room.state.rulings == [before]
    assert not room.state.entries[1].away_since


@settings(max_examples=40, deadline=None)
@given(data=st.dictionaries(st.text(max_size=8) | st.sampled_from(list(SPOT)), st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8), max_size=6))  # fmt: skip
def test_any_data_is_a_spot_or_a_refusal(data: dict[str, Any]) -> None:
    room = ANY
    for command in (GiveRuling(table=1, setup=data, steps=(RAISED,)),
                    GiveRuling(table=1, setup={**SPOT, **data}, steps=(RAISED, data))):  # fmt: skip
        answer = decide(room.state, room.asked(command, "dealer"), room.book)
        if isinstance(answer, Refused):
            assert say(answer.reason, answer.facts, "es")


ANY = room_of()
