"""Commands of a circuit: what they bring about, what they refuse and why."""

import pytest
from tests.support.circuit import League
from tests.support.work import calls

from torneo.rulebook import book_ids
from torneo.tournament.kernel import Command
from torneo.tournament.ranking import Circuit, Club, Finish, FormulaError, Member, Results, Scoring, preview
from torneo.tournament.ranking.commands import (
    AddClub,
    AddEvent,
    AddLeague,
    AddMembers,
    ChangeClub,
    CorrectEvent,
    CorrectResult,
    CreateCircuit,
    LiftSanction,
    LoadTable,
    RemoveEvent,
    Sanction,
    SetFormula,
    SetScoring,
)
from torneo.tournament.ranking.events import CIRCUIT, EventAdded, ResultCorrected

TABLE = {1: 10_00, 2: 7_00, 3: 5_00}


def event(*finishes: Finish, **figures: object) -> AddEvent:
    given: dict[str, object] = {"id": "new", "entries": 10, "paid": 3, **figures}
    return AddEvent(event=Results(results=finishes, **given))  # type: ignore[arg-type]


def sanction(**given: object) -> Sanction:
    return Sanction(**{"player": "a", "kind": "points", "points": 1, "case": "C", "why": "x", **given})  # type: ignore[arg-type]


A, B = Finish(player="a", place=1), Finish(player="b", place=2)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (CreateCircuit(id="x", name="X"), "created_already"),
        (SetFormula(formula="", why="x"), "formula_missing"),
        (SetFormula(formula="1 +", why="x"), "formula_unreadable"),
        (SetFormula(formula="1 / (place - 2)", why="x"), "formula_fails"),
        (SetFormula(formula="linear", why=" "), "why_missing"),
        (LoadTable(table={}, why="x"), "table_empty"),
        (LoadTable(table={0: 1}, why="x"), "table_entry"),
        (LoadTable(table={1: -1}, why="x"), "table_entry"),
        (LoadTable(table={1: 5, 2: 6}, why="x"), "table_rises"),
        (SetScoring(scoring=Scoring(tables={0: {1: 1}}), why="x"), "table_size"),
        (SetScoring(scoring=Scoring(best=-1), why="x"), "figure"),
        (SetScoring(scoring=Scoring(best=3, planned=2), why="x"), "best_of"),
        (SetScoring(scoring=Scoring(decimals=3), why="x"), "decimals"),
        (SetScoring(scoring=Scoring(scores_if="place <"), why="x"), "formula_unreadable"),
        (SetScoring(scoring=Scoring(tie_breaks=("prizes", "prizes")), why="x"), "tie_break_twice"),
        (AddLeague(id="n"), "known_already"),
        (AddLeague(id=" "), "name_missing"),
        (AddClub(club=Club(id="x")), "known_already"),
        (AddClub(club=Club(id="z", league="sur")), "unknown_league"),
        (AddMembers(members=(Member(id="a"),)), "known_already"),
        (AddMembers(members=(Member(id="new"), Member(id="new"))), "known_already"),
        (AddMembers(members=(Member(id="new", club="nobody"),)), "unknown_club"),
        (ChangeClub(player="nobody", club="x"), "unknown_player"),
        (ChangeClub(player="a", club="nobody"), "unknown_club"),
        (ChangeClub(player="a", club=""), "same_club"),
        (event(A, id="1"), "event_known"),
        (event(A, id=""), "name_missing"),
        (event(A, entries=0), "entries"),
        (event(A, date="31/01/2027"), "date"),
        (event(A, buyin=-1), "event_figure"),
        (event(A, weight=-1), "event_figure"),
        (event(A, players=11), "players_over_entries"),
        (event(A, paid=11), "paid"),
        (event(Finish(player="nobody", place=1)), "unknown_player"),
        (event(A, A), "player_twice"),
        (event(Finish(player="a", place=11)), "place_beyond"),
        (event(Finish(player="a", place=-1)), "finish_figure"),
        (event(Finish(player="a")), "place_missing"),
        (event(Finish(player="a", place=1, prize=-1)), "finish_figure"),
        (event(A, Finish(player="b", place=1), Finish(player="c", place=2)), "place_filled"),
        (event(A, Finish(player="b", place=1), entries=1, paid=1), "too_many_results"),
        (CorrectResult(event="nobody", why="x", results=(A,)), "unknown_event"),
        (CorrectResult(event="1", why="", results=(A,)), "why_missing"),
        (CorrectResult(event="1", why="x", results=(A,)), "nothing_changes"),
        (CorrectResult(event="1", why="x", remove=("z",)), "no_result"),
        (CorrectResult(event="1", why="x", results=(A,), remove=("a",)), "player_twice"),
        (CorrectResult(event="1", why="x", results=(Finish(player="b", place=1),
                                                    Finish(player="c", place=2))), "place_filled"),
        (CorrectEvent(event="1", why="x"), "nothing_changes"),
        (CorrectEvent(event="1", why="x", entries=1), "paid"),
        (RemoveEvent(event="nobody", why="x"), "unknown_event"),
        (sanction(player="nobody"), "unknown_player"),
        (sanction(case=""), "case_missing"),
        (sanction(points=0), "sanction_points"),
        (sanction(kind="event", event="nobody"), "unknown_event"),
        (sanction(kind="event", event="1", player="z"), "no_result"),
        (LiftSanction(number=1, why="x"), "unknown_sanction"),
    ],
)  # fmt: skip
def test_refusals_change_nothing_and_say_why(command: Command, reason: str) -> None:
    league = League(table=TABLE)
    league.do(AddLeague(id="n"))
    league.do(AddClub(club=Club(id="x")))
    league.event("1", "a", "b", entries=10, paid=3)
    assert league.refused(command).reason == f"ranking.{reason}"


def test_every_refusal_wants_a_circuit_first() -> None:
    league = League()
    league.state = Circuit()
    for command in (event(A), AddLeague(id="x"), sanction(), SetScoring(scoring=Scoring(), why="x")):
        assert league.refused(command).reason == "ranking.no_circuit"
    assert league.refused(CreateCircuit(id="x", name="")).reason == "ranking.name_missing"
    assert league.refused(CreateCircuit(id="x", name="X", minor_units=7)).reason == "ranking.minor_units"


@pytest.mark.parametrize("command", CIRCUIT.commands, ids=lambda kind: kind.__name__)
def test_players_may_change_nothing(command: type[Command]) -> None:
    assert "player" not in CIRCUIT.commands[command].roles
    assert "director" in CIRCUIT.commands[command].roles


def test_the_wrong_role_is_told_who_may() -> None:
    league = League()
    refused = league.refused(event(A), role="dealer")
    assert (refused.reason, refused.facts["allowed"]) == ("role", "director, operations")
    assert league.refused(SetScoring(scoring=Scoring(), why="x"), role="commission").reason == "role"


def test_the_same_key_is_the_same_wish() -> None:
    league = League(table=TABLE)
    assert [type(one) for one in league.do(event(A, B), key="k")] == [EventAdded]
    assert league.do(event(A, B), key="k") == ()


def test_two_swapped_players_are_corrected_together() -> None:
    league = League(table=TABLE)
    league.event("1", "a", "b", "c")
    swapped = (Finish(player="b", place=1), Finish(player="a", place=2))
    (corrected,) = league.do(CorrectResult(event="1", results=swapped, why="acta mal leída"))
    assert isinstance(corrected, ResultCorrected)
    assert league.points() == {"b": 10_00, "a": 7_00, "c": 5_00}
    assert [one.player for one in league.state.events["1"].results] == ["b", "a", "c"]
    league.do(CorrectResult(event="1", remove=("c",), why="no jugó"))
    assert league.points() == {"b": 10_00, "a": 7_00}


def test_figures_of_an_event_are_corrected_and_points_follow() -> None:
    league = League(formula="linear")
    league.event("1", "a", entries=10)
    assert league.points() == {"a": 10_00}
    league.do(CorrectEvent(event="1", entries=12, why="dos reentradas sin anotar"))
    assert league.points() == {"a": 12_00}
    assert len(league.state.events["1"].results) == 1
    league.do(RemoveEvent(event="1", why="anulado"))
    assert league.refused(CorrectEvent(event="1", entries=9, why="x")).reason == "ranking.event_removed"
    assert league.refused(RemoveEvent(event="1", why="x")).reason == "ranking.event_removed"


def test_no_more_events_than_planned_but_a_removed_one_may_be_replaced() -> None:
    league = League(table=TABLE, best=1, planned=1)
    league.event("1", "a")
    assert league.refused(event(A)).reason == "ranking.no_more_events"
    league.do(RemoveEvent(event="1", why="anulado"))
    league.do(event(A))


def test_a_case_takes_the_same_thing_only_once() -> None:
    league = League(table=TABLE)
    league.do(sanction())
    refused = league.refused(sanction(points=5))
    assert (refused.reason, refused.facts["number"]) == ("ranking.sanctioned_already", 1)
    league.do(LiftSanction(number=1, why="recurso"))
    assert league.refused(LiftSanction(number=1, why="x")).reason == "ranking.lifted_already"
    league.do(sanction(points=5))


def test_the_federations_book_wants_paid_places_and_forbids_participation_points() -> None:
    league = League("fcp-2025", table=TABLE)
    refused = league.refused(event(A, paid=-1))
    assert (refused.reason, refused.clauses) == ("ranking.paid_places_missing", ("fcp-2025/art-12.2",))
    refused = league.refused(SetScoring(scoring=Scoring(table=TABLE, participation=1_00), why="x"))
    assert (refused.reason, refused.clauses) == ("ranking.participation_forbidden", ("fcp-2025/art-12.2",))


@pytest.mark.parametrize("book", [book for book in book_ids() if book != "fcp-2025"])
def test_the_other_books_need_neither(book: str) -> None:
    league = League(book, table=TABLE, participation=1_00)
    league.do(event(A, paid=-1))
    assert league.points() == {"a": 11_00}
    refused = league.refused(SetScoring(scoring=Scoring(table=TABLE, paid_only=True), why="x"))
    assert (refused.reason, refused.clauses) == ("ranking.paid_places_missing", ())


def test_a_preview_shows_both_and_changes_nothing() -> None:
    league = League(table=TABLE)
    league.event("1", "a", "b", entries=9)
    before = league.state.version
    found = preview(league.state, "1", "linear", league.book)
    assert [(one.player, one.now, one.then) for one in found] == [("a", 10_00, 9_00), ("b", 7_00, 8_00)]
    assert league.state.version == before
    with pytest.raises(FormulaError):
        preview(league.state, "1", "", league.book)


def test_scoring_a_field_of_ten_thousand_is_the_same_work_for_each() -> None:
    league = League(players=0, formula="10 * sqrt(entries / place) * (1 + log(buyin + 0.25))")
    many = 10_000
    league.do(AddMembers(members=tuple(Member(id=f"p{at}") for at in range(many))))
    results = tuple(Finish(player=f"p{at}", place=at + 1) for at in range(many))

    def scored() -> None:
        league.do(event(*results, entries=many, buyin=20_00))
        assert league.standings().rows[0].points == 2306_43

    assert calls(scored) < 1_000 * many
