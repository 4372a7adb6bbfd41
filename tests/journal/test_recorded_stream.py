"""Recorded hands in the journal: a stream of their own kind, kept, read again, checked."""

from typing import Any

import msgspec
import pytest
from tests.support.kept import ask, keeper_of
from tests.support.recording import does, phh, street

from torneo.journal.checking import check_stream
from torneo.journal.event_file import written
from torneo.journal.keeper import Answered, Keeper
from torneo.journal.kinds import KINDS
from torneo.journal.line import Reader, lines_of
from torneo.journal.store import Journal, MemoryJournal, StreamHead
from torneo.tournament import Refused
from torneo.tournament.recorded import HAND, BeginHand, EndHand, Recorded, TakeBackAct, TellAct, told

HEAD = StreamHead("copa-mesa-1-mano-7", "hand", "fcp-2025")
SETUP: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 250, "big": 500}, "denominations": [100, 500, 1000], "button": 6,
    "seats": dict.fromkeys((1, 2, 3, 4, 6), 20_000),
}  # fmt: skip
STEPS = [
    does(3, "raise", 1_100), {"seat": 4, "chips": {1000: 1, 100: 5}}, does(6, "fold"), does(1, "fold"),
    does(2, "fold"), does(3, "call"), street("Ah", "7d", "2c"), does(3, "check"), does(4, "bet", 2_000),
    does(3, "fold"),
]  # fmt: skip


def recorded(journal: Journal) -> Keeper:
    keeper = keeper_of(journal)
    begun = ask(BeginHand(event="copa", table=1, number=7, setup=SETUP, names={3: "Ana"}), "dealer")
    assert isinstance(keeper.begin(HEAD, begun), Answered)
    for step in STEPS:
        assert isinstance(keeper.command(HEAD.name, ask(TellAct(step=step), "dealer")), Answered)
    return keeper


def state_of(keeper: Keeper) -> Recorded:
    state: Recorded = keeper.reading(HEAD.name, msgspec.structs.replace)
    return state


def test_another_process_reads_the_same_hand(journal: Journal) -> None:
    keeper = recorded(journal)
    assert isinstance(keeper.command(HEAD.name, ask(EndHand(), "dealer")), Answered)
    here, there = state_of(keeper), state_of(keeper_of(journal))
    assert (there.steps, there.rulings, there.setup) == (here.steps, here.rulings, here.setup)
    book = KINDS["hand"].book(there, HEAD)
    assert told(there, book).over
    text = phh(there, book)
    assert isinstance(text, str)
    assert text == phh(here, book)


def test_a_refused_act_is_not_stored() -> None:
    journal = MemoryJournal()
    keeper = recorded(journal)
    version = state_of(keeper).version
    assert isinstance(keeper.command(HEAD.name, ask(TellAct(step=does(9, "fold")), "dealer")), Refused)
    assert state_of(keeper_of(journal)).version == version


def test_a_stream_is_checked_and_a_forged_ruling_found() -> None:
    journal = MemoryJournal()
    keeper = recorded(journal)
    keeper.command(HEAD.name, ask(TakeBackAct(), "dealer"))
    keeper.command(HEAD.name, ask(TellAct(step=does(3, "fold")), "dealer"))
    keeper.command(HEAD.name, ask(EndHand(), "dealer"))
    found = check_stream(HEAD, KINDS, lambda: journal.read(HEAD.name))
    assert found.sound, found
    file = b"".join(written(HEAD, journal.read(HEAD.name)))
    assert file.count(b'"event":"ActTold"') == len(STEPS) + 1
    reader = Reader(HAND)
    happened = [reader.happened(line) for line in journal.read(HEAD.name)]
    third = happened[2]
    forged = msgspec.structs.replace(third.event.rulings[0], action="call", to=1_100)
    happened[2] = msgspec.structs.replace(
        third, event=msgspec.structs.replace(third.event, rulings=(forged,))
    )
    lines = list(lines_of(happened, HEAD.digest))
    found = check_stream(HEAD, KINDS, lambda: lines)
    assert not found.sound
    assert [one.seq for one in found.mismatches] == [3]
    assert "el libro no resuelve" in found.as_data("es")["message"]


@pytest.mark.parametrize("cap", [1, 3])
def test_the_rules_an_event_has_changed_hold_in_its_hands(cap: int) -> None:
    keeper = keeper_of(MemoryJournal())
    setup = {"game": "lhe", "level": {"small": 50, "big": 100, "small_bet": 100, "big_bet": 200}, "button": 3,
             "seats": {1: 2_000, 2: 2_000, 3: 2_000}}  # fmt: skip
    begin = BeginHand(event="copa", table=1, number=7, setup=setup,
                      policies={"betting_raise_cap": {"limit_raises": cap}})  # fmt: skip
    keeper.begin(HEAD, ask(begin, "dealer"))
    keeper.command(HEAD.name, ask(TellAct(step=does(3, "raise", 200)), "dealer"))
    answer = keeper.command(HEAD.name, ask(TellAct(step=does(1, "raise", 300)), "dealer"))
    assert isinstance(answer, Refused) == (cap == 1)
