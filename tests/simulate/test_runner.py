"""Whole events under every book: they end, everything adds up, and the same seed is the same event."""

import pytest

from torneo.rulebook import book_ids, load_book
from torneo.simulate.fit import fitted
from torneo.simulate.runner import Outcome, Run, simulate
from torneo.simulate.story import tell
from torneo.tournament.decider import decode_happened, encode_happened, fold, snapshot
from torneo.tournament.hands.places import places
from torneo.tournament.structure.model import Level, Structure
from torneo.tournament.structure.templates import template

SHEETS = {"pokerfest-2011": "pokerfest-2011", "fcp-2025": "federation-stop"}


def run_of(book: str, entries: int, seed: int = 1, sheet: str = "", irregular: float = 0.0) -> Run:
    structure = template(sheet or SHEETS.get(book, "club-night")).structure
    return Run(book=load_book(book), structure=fitted(structure, entries), entries=entries, seed=seed,
               irregular=irregular)  # fmt: skip


def held(run: Run) -> Outcome:
    outcome = simulate(run)
    assert outcome.tally.problems == []
    assert outcome.finished
    return outcome


@pytest.mark.parametrize("entries", [2, 9, 60])
@pytest.mark.parametrize("book", book_ids())
def test_an_event_ends_with_one_player_and_every_chip(book: str, entries: int) -> None:
    run = run_of(book, entries, seed=3)
    outcome = held(run)
    (winner,) = outcome.state.alive()
    assert winner.stack + sum(table.carried for table in outcome.state.tables.values()) == (
        outcome.state.ledger.points
    )
    placed = places(outcome.state, run.book)
    assert placed[0].entry == winner.number
    assert len(placed) == len(outcome.state.entries)
    assert sum(1 for one in placed if one.place == 1) == 1


@pytest.mark.parametrize("book", book_ids())
def test_five_hundred_players(book: str) -> None:
    """Balancing, breaking tables and the final table; the event ends at a depth at which events end."""
    run = run_of(book, 500, seed=6)
    outcome = held(run)
    story = tell(run, outcome)
    assert story.moves > 100
    assert story.breaks > 20
    assert story.levels > 15
    assert sum(one.amount for one in story.prizes) == outcome.state.prizes.fund.prizes > 0
    assert 5 < outcome.tally.depth < 150


@pytest.mark.slow
@pytest.mark.parametrize(("book", "sheet"), [("tda-2013", "turbo"), ("pokerfest-2011", "pokerfest-2011")])
def test_five_thousand_players(book: str, sheet: str) -> None:
    held(run_of(book, 5000, seed=5, sheet=sheet))


@pytest.mark.parametrize("book", book_ids())
def test_irregular_hands_are_ruled_on_by_the_book(book: str) -> None:
    run = run_of(book, 40, seed=5, irregular=0.2)
    story = tell(run, held(run))
    clauses = run.book.clauses
    assert len(story.rulings) > 10
    assert all(clause in clauses for clause in story.rulings)
    assert sum(story.rulings.values()) > story.hands * 0.1


def test_same_seed_same_event() -> None:
    first, again = (held(run_of("fcp-2025", 60, seed=7, irregular=0.1)) for _ in range(2))
    assert [encode_happened(one) for one in first.director.journal] == [
        encode_happened(one) for one in again.director.journal
    ]
    other = held(run_of("fcp-2025", 60, seed=8, irregular=0.1))
    assert snapshot(other.state) != snapshot(first.state)


def test_the_events_make_the_state_again() -> None:
    outcome = held(run_of("tda-2013", 60, seed=9))
    stored = [decode_happened(encode_happened(one)) for one in outcome.director.journal]
    assert snapshot(fold(stored)) == snapshot(outcome.state)


def test_a_missing_event_is_noticed() -> None:
    """The replay check can fail: without one hand the stacks are others."""
    from torneo.simulate.runner import replays

    director = held(run_of("tda-2013", 9, seed=9)).director
    assert replays(director)
    ended = next(
        place for place, one in enumerate(director.journal) if type(one.event).__name__ == "HandEnded"
    )
    director.journal = director.journal[:ended]
    assert not replays(director)


def test_two_flights_and_a_second_day() -> None:
    state = held(run_of("fcp-2025", 60, seed=3)).state
    assert [session.status for session in state.sessions.values()][:2] == ["finished", "finished"]
    assert state.sessions["2"].started_at > state.sessions["1B"].started_at
    assert {entry.session for entry in state.entries.values() if entry.status == "seated"} == {"2"}


def test_rebuys_and_addons_are_sold() -> None:
    state = held(run_of("pokerfest-2011", 60, seed=3)).state
    assert sum(entry.rebuys for entry in state.entries.values()) > 3
    assert sum(entry.addons for entry in state.entries.values()) > 3


def test_late_entries_and_alternates_find_seats() -> None:
    outcome = held(run_of("tda-2013", 200, seed=3))
    assert sum(entry.late for entry in outcome.state.entries.values()) > 10
    assert outcome.tally.refused_entries == 0
    assert not outcome.state.alternates


@pytest.mark.parametrize("game", ["horse", "plo", "27td"])
def test_other_games(game: str) -> None:
    levels = tuple(
        Level(number=number, small_blind=size, big_blind=2 * size, ante=size // 2, bring_in=size // 2,
              small_bet=2 * size, big_bet=4 * size)
        for number, size in enumerate((50, 100, 200, 300, 500, 800, 1200, 2000, 3000, 5000), 1)
    )  # fmt: skip
    club = template("club-night").structure
    sheet = Structure(
        name="x", game=game, rotation_by="hands", rotation_lasts=6, seats_per_table=6, languages=("es",),
        entry_price=1000, stack=club.stack, chip_values=club.chip_values, level_minutes=10, levels=levels,
        registration=club.registration, breaks=club.breaks, variant_rules="x",
        heads_up_postflop_order="button_last",
    )  # fmt: skip
    run = Run(book=load_book("tda-2013"), structure=fitted(sheet, 20), entries=20, seed=1)
    outcome = held(run)
    games = {one.event.game for one in outcome.director.journal if type(one.event).__name__ == "HandStarted"}
    assert len(games) == (5 if game == "horse" else 1)


def test_a_sheet_is_made_longer_for_a_big_field() -> None:
    club = template("club-night").structure
    assert fitted(club, 9) == club
    longer = fitted(club, 5000)
    assert longer.levels[: len(club.levels)] == club.levels
    assert longer.levels[-1].big_blind * 12 >= 5000 * club.starting_stack
    sizes = [level.big_blind for level in longer.levels]
    assert sizes == sorted(set(sizes))


def test_a_sheet_the_book_refuses_is_told() -> None:
    run = run_of("fcp-2025", 9, sheet="club-night")
    run.structure = Structure(name="nothing on it")
    outcome = simulate(run)
    assert not outcome.finished
    assert "PublishEvent" in outcome.stalled or "CreateEvent" in outcome.stalled
    assert outcome.tally.problems
