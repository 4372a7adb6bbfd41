"""The commands of an event alone make what its events make, corrections and all."""

import json

import msgspec
import pytest

from torneo.cli import main
from torneo.rulebook import book_ids, load_book
from torneo.simulate.fit import fitted
from torneo.simulate.round_trip import round_trip
from torneo.simulate.runner import Outcome, Run, simulate
from torneo.tournament.corrections.verifying import check
from torneo.tournament.entries.events import PlayerRegistered
from torneo.tournament.seats.mark_events import SeedRevealed
from torneo.tournament.structure.templates import template

_OPTIONS = ("--entries", "7", "--irregularities", "5", "--corrections", "3")


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    sheet = fitted(template("club-night").structure, 8)
    run = Run(
        book=load_book("tda-2013"), structure=sheet, entries=8, seed=3, irregular=0.05, corrected=0.03
    )  # fmt: skip
    return simulate(run)


def test_one_event_under_every_book(capsys: pytest.CaptureFixture[str]) -> None:
    every = book_ids()
    assert main(["simulate", "--round-trip", str(len(every)), *_OPTIONS, "--seed", "11", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {one["book"] for one in told} == {*every}
    for one in told:
        assert one["wrong"] == "", one
        assert one["corrections"] > 0, one


def test_a_late_blind_waits_for_the_next_pot_although_the_state_was_made_anew_meanwhile(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Somebody sits down late while the hand is played, and something else is corrected: whoever reports the
    hand counts what lies on the table now."""
    late = ("--book", "pokerfest-2011", "--entries", "20", "--corrections", "5", "--seed", "5")
    assert main(["simulate", "--round-trip", "1", *late]) == 0, capsys.readouterr().out


def test_it_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    book = ("--book", "torrequebrada")
    assert main(["simulate", "--round-trip", "1", *book, *_OPTIONS, "--seed", "4"]) == 0
    line, last = capsys.readouterr().out.splitlines()
    assert line.startswith("torrequebrada · semilla 4: ")
    assert line.endswith("las órdenes solas dan lo mismo")
    assert last == "torneos: 1; mal: 0"
    assert main(["simulate", "--round-trip", "-1"]) == 2


def test_a_result_nobody_asked_for_is_found(outcome: Outcome) -> None:
    director = outcome.director
    assert round_trip(director.journal, director.book, director.secrets) == ""
    there = next(one for one in reversed(director.journal) if isinstance(one.event, PlayerRegistered))
    event = msgspec.structs.replace(there.event, name="Otra")
    forged = [msgspec.structs.replace(one, event=event) if one is there else one for one in director.journal]
    assert round_trip(forged, director.book, director.secrets) == "the commands make another state"
    unasked = [
        msgspec.structs.replace(one, asked="", key="x") if one is there else one for one in director.journal
    ]
    assert round_trip(unasked, director.book, director.secrets) == f"{there.seq}: no command"


def test_draws_are_derived_from_seeds_still_secret(outcome: Outcome) -> None:
    """Before the seed is public only whoever keeps it can tell whether a draw was made with it."""
    director = outcome.director
    until = next(one.seq for one in director.journal if isinstance(one.event, SeedRevealed))
    secret = director.journal[: until - 1]
    assert round_trip(secret, director.book, director.secrets) == ""
    assert "seed" in round_trip(secret, director.book, ["ab" * 32])
    assert check(secret, director.book) == []
    assert check(secret, director.book, director.secrets) == []
    drawn = next(one for one in secret if type(one.event).__name__ == "SeatsDrawn")
    first, second, *others = drawn.event.places
    swapped = msgspec.structs.replace(drawn.event, places=(second, first, *others))
    forged = [msgspec.structs.replace(one, event=swapped) if one is drawn else one for one in secret]
    assert drawn.seq not in {one.seq for one in check(forged, director.book)}
    assert drawn.seq in {one.seq for one in check(forged, director.book, director.secrets)}
