"""Standings: which results count, who shares, who is ahead on equal points, what was taken."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.circuit import League

from torneo.rulebook import book_ids
from torneo.tournament.ranking import Club, Finish, Member, history, teams
from torneo.tournament.ranking.commands import (
    AddClub,
    AddLeague,
    AddMembers,
    ChangeClub,
    LiftSanction,
    LoadTable,
    RemoveEvent,
    Sanction,
    SetFormula,
    SetScoring,
)
from torneo.tournament.ranking.state import Scoring

TABLE = {1: 10_00, 2: 7_00, 3: 5_00, 4: 3_00, 5: 1_00}


@pytest.mark.clause("fcp-2025/art-12.2")
def test_only_announced_paid_places_score_under_the_federation() -> None:
    league = League("fcp-2025", table={place: 100_00 - place * 100 for place in range(1, 31)})
    league.event("e", *"abcdefghijklmnopqrst", paid=18, entries=120)
    points = league.points()
    assert [points[player] for player in "abcdefghijklmnopqr"] == [100_00 - at * 100 for at in range(1, 19)]
    assert points["s"] == points["t"] == 0
    row = next(row for row in league.standings().rows if row.player == "s")
    assert row.lines[0].why == "not_paid"
    cited = [clause for notice in league.standings().notices for clause in notice.clauses]
    assert "fcp-2025/art-12.2" in cited


@pytest.mark.parametrize("book", [book for book in book_ids() if book != "fcp-2025"])
def test_other_books_leave_it_to_the_circuit(book: str) -> None:
    league = League(book, table=TABLE)
    league.event("e", *"abcde", paid=2)
    assert league.points() == {"a": 10_00, "b": 7_00, "c": 5_00, "d": 3_00, "e": 1_00}
    league.do(SetScoring(scoring=Scoring(table=TABLE, paid_only=True), why="acuerdo"))
    assert league.points() == {"a": 10_00, "b": 7_00, "c": 0, "d": 0, "e": 0}


@pytest.mark.clause("fcp-2025/art-12.3")
def test_without_the_resolution_nothing_is_awarded_and_it_is_said() -> None:
    league = League("fcp-2025")
    league.event("e", *"abc", paid=3)
    table = league.standings()
    assert league.points() == {"a": 0, "b": 0, "c": 0}
    assert {row.rank for row in table.rows} == {0}
    notice = table.notices[0]
    assert notice.code == "ranking.resolution_needed"
    assert "fcp-2025/art-12.3" in notice.clauses
    league.do(SetFormula(formula="linear", why="prueba"))
    assert set(league.points().values()) == {0}, "a formula of our own is no resolution of the federation"
    league.do(LoadTable(table=TABLE, why="llegó", resolution="Resolución 4"))
    assert league.points() == {"a": 10_00, "b": 7_00, "c": 5_00}
    assert "ranking.resolution_needed" not in {one.code for one in league.standings().notices}


def test_a_formula_of_the_federations_resolution_scores() -> None:
    league = League("fcp-2025", formula="linear", resolution="Resolución 9, art. 3")
    league.event("e", *"abc", paid=2)
    assert league.points() == {"a": 3_00, "b": 2_00, "c": 0}


def test_a_tie_over_the_last_paid_place_shares_what_it_is_worth() -> None:
    league = League("fcp-2025", table=TABLE)
    league.event("e", "a", Finish(player="b", place=2), Finish(player="c", place=2), paid=2)
    assert league.points() == {"a": 10_00, "b": 3_50, "c": 3_50}


@pytest.mark.parametrize(("ties", "wanted"), [("average", 6_00), ("highest", 7_00), ("lowest", 5_00)])
def test_ties_share_by_the_rule_stated(ties: str, wanted: int) -> None:
    league = League(table=TABLE, ties=ties)
    league.event("e", "a", Finish(player="b", place=2), Finish(player="c", place=2), "d")
    assert league.points() == {"a": 10_00, "b": wanted, "c": wanted, "d": 3_00}


def test_a_three_way_tie_is_rounded_once() -> None:
    league = League(table={1: 10_00, 2: 10_00, 3: 0})
    league.event("e", *(Finish(player=player, place=1) for player in "abc"))
    assert set(league.points().values()) == {6_67}


def test_the_best_results_count_and_the_rest_are_dropped() -> None:
    league = League(table=TABLE, best=2)
    league.event("1", "a", "b", "c")
    league.event("2", "b", "c", "a", date="2027-02-01")
    league.event("3", "c", "b", "a", date="2027-03-01")
    rows = {row.player: row for row in league.standings().rows}
    assert rows["a"].points == 15_00
    assert [line.counts for line in rows["a"].lines] == [True, True, False], (
        "the earlier of two equals counts"
    )
    assert rows["b"].points == 17_00
    assert [line.counts for line in rows["b"].lines] == [True, True, False]
    assert league.standings().notices[0].facts == {"best": 2, "of": 3}


def test_participation_scores_for_everybody_but_the_disqualified() -> None:
    league = League(table=TABLE, participation=50, paid_only=True)
    league.event("e", "a", "b", Finish(player="c", disqualified=True), paid=1, entries=3)
    assert league.points() == {"a": 10_50, "b": 50, "c": 0}


def test_tables_by_size_of_field() -> None:
    league = League(table=TABLE, tables={50: {1: 100_00}, 100: {1: 200_00}})
    league.event("small", "a", entries=49)
    league.event("middle", "b", entries=99)
    league.event("large", "c", entries=100)
    assert league.points() == {"a": 10_00, "b": 100_00, "c": 200_00}


def test_weight_decimals_and_rounding() -> None:
    league = League(formula="10 / place", decimals=0, rounding="up")
    league.event("e", "a", "b", "c", weight=150)
    assert league.points() == {"a": 15_00, "b": 8_00, "c": 5_00}


def test_money_reaches_the_formula_in_whole_units() -> None:
    league = League(formula="prize - spent")
    first = Finish(player="a", place=1, prize=150_50, reentries=1, addons=1)
    second = Finish(player="b", place=2, rebuys=1)
    league.event("e", first, second, buyin=20_00, addon_price=10_00, entries=4)
    assert league.points() == {"a": 100_50, "b": -40_00}


@pytest.mark.parametrize(
    ("breaks", "first", "by"),
    [
        (("best_result",), "a", "best_result"),
        (("countback",), "a", "countback"),
        (("more_events",), "b", "more_events"),
        (("fewer_events",), "a", "fewer_events"),
        (("prizes",), "b", "prizes"),
        (("last_event",), "b", "last_event"),
    ],
)
def test_tie_breaks(breaks: tuple[str, ...], first: str, by: str) -> None:
    """a: 10 in one event; b: 7 + 3 in two."""
    league = League(table=TABLE, tie_breaks=breaks)
    league.event("1", "a", Finish(player="b", place=2, prize=500))
    league.event("2", Finish(player="b", place=4), entries=9, date="2027-02-01")
    rows = league.standings().rows
    assert [row.points for row in rows] == [10_00, 10_00]
    assert [row.rank for row in rows] == [1, 2]
    assert rows[0].player == first
    assert rows[1].decided_by == by


def test_those_nothing_sets_apart_share_the_place() -> None:
    league = League(table=TABLE)
    league.event("1", "a", "b", "c")
    league.event("2", "b", "a", "d")
    assert league.ranks() == [(1, "a"), (1, "b"), (3, "c"), (3, "d")]
    assert all(row.shared for row in league.standings().rows)


def test_a_sanction_takes_points_and_never_goes_below_zero() -> None:
    league = League(table=TABLE)
    league.event("1", "a", "b", "c")
    league.do(Sanction(player="a", kind="points", points=4_00, case="C-1", why="insultos"), role="commission")
    league.do(Sanction(player="c", kind="points", points=9_00, case="C-2", why="insultos"))
    assert league.points() == {"b": 7_00, "a": 6_00, "c": 0}
    taken = {row.player: row.taken for row in league.standings().rows}
    assert (taken["c"][0].points, taken["c"][0].case) == (5_00, "C-2")
    league.do(LiftSanction(number=1, why="recurso estimado"), role="commission")
    assert league.points()["a"] == 10_00


def test_a_sanction_takes_one_events_points_or_the_place() -> None:
    league = League(table=TABLE, best=1)
    league.event("1", "a", "b", "c")
    league.event("2", "b", "c", "a", date="2027-02-01")
    league.do(Sanction(player="a", kind="event", event="1", case="C-1", why="colusión"))
    row = next(row for row in league.standings().rows if row.player == "a")
    assert row.points == 5_00
    assert [(line.counts, line.taken) for line in row.lines] == [(False, 10_00), (True, 0)]
    league.do(Sanction(player="b", kind="exclusion", case="C-2", why="colusión"))
    assert league.ranks() == [(1, "c"), (2, "a"), (0, "b")]


def test_too_few_events_are_not_ranked() -> None:
    league = League(table=TABLE, min_events=2)
    league.event("1", "a", "b")
    league.event("2", "b", date="2027-02-01")
    assert league.ranks() == [(1, "b"), (0, "a")]


def test_an_event_taken_out_no_longer_scores() -> None:
    league = League(table=TABLE)
    league.event("1", "a", "b")
    league.event("2", "b", "a", date="2027-02-01")
    league.do(RemoveEvent(event="2", why="cartas marcadas"))
    assert league.points() == {"a": 10_00, "b": 7_00}


def test_clubs_and_leagues() -> None:
    league = League(table=TABLE, team_best=2, players=0)
    league.do(AddLeague(id="n", name="Norte"))
    league.do(AddClub(club=Club(id="x", name="Equis", league="n")))
    league.do(AddClub(club=Club(id="y", name="Ye")))
    league.do(
        AddMembers(members=tuple(Member(id=one, club=club) for one, club in zip("abcd", "xyxx", strict=True)))
    )
    league.event("1", *"abcd")
    found = teams(league.state, league.standings(), "club")
    assert [(one.rank, one.name, one.points) for one in found] == [(1, "Equis", 15_00), (2, "Ye", 7_00)]
    assert found[0].players == (("a", 10_00), ("c", 5_00))
    assert [one.points for one in teams(league.state, league.standings(), "league")] == [15_00]
    league.do(ChangeClub(player="a", club="y"))
    assert [one.points for one in teams(league.state, league.standings(), "club")] == [17_00, 8_00]


def test_a_players_record_over_events() -> None:
    league = League(table=TABLE)
    league.event("2", Finish(player="a", place=1, prize=300_00), "b", buyin=100_00, date="2027-02-01")
    offence = Finish(player="a", place=2, rebuys=1, infractions=("tda-2013/58-A.1",))
    league.event("1", "b", offence, buyin=50_00, date="2027-01-01")
    record = history(league.state.events.values(), "a")
    assert [one.event for one in record.events] == ["1", "2"]
    assert (record.wins, record.cashes, record.best, record.infractions) == (1, 1, 1, 1)
    assert (record.prizes, record.spent) == (300_00, 200_00)
    assert history(league.state.events.values(), "z").events == ()


@settings(max_examples=60, deadline=None)
@given(st.lists(st.permutations("abcdef"), min_size=1, max_size=6), st.integers(0, 6))
def test_every_point_is_accounted_for(orders: list[list[str]], best: int) -> None:
    league = League(formula="pokerstars-tlb", scores_if="", best=best, players=6)
    for at, order in enumerate(orders):
        league.event(str(at), *order, entries=40, buyin=20_00)
    table = league.standings()
    for row in table.rows:
        counted = sorted((line.points for line in row.lines if line.counts), reverse=True)
        every = sorted((line.points for line in row.lines), reverse=True)
        assert row.points == sum(counted)
        assert counted == every[: best or None]
    assert [row.points for row in table.rows] == sorted((row.points for row in table.rows), reverse=True)
    assert [row.rank for row in table.rows] == [
        1 + sum(other.rank < row.rank for other in table.rows) for row in table.rows
    ]
