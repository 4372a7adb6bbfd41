"""Under the federation the range of prizes announced decides who scores: nothing else does."""

import pytest
from tests.support.circuit import League
from tests.support.prizes import ended, final, out, prizes

from torneo.tournament.prizes.listing import paid
from torneo.tournament.ranking import Finish, Member
from torneo.tournament.ranking.commands import AddEvent, AddMembers, CorrectEvent
from torneo.tournament.ranking.from_event import results_of
from torneo.tournament.ranking.state import Results
from torneo.tournament.structure.model import Payout

CLAUSE = "fcp-2025/art-12.2"
TABLE = {1: 10_00, 2: 7_00, 3: 5_00, 4: 3_00, 5: 1_00}


@pytest.mark.policy("prize_ranking_points")
@pytest.mark.clause(CLAUSE)
def test_the_range_is_moved_and_the_points_move_with_it() -> None:
    """One place more, one fewer, none; a prize of his own does not bring the fifth into the range; an event
    that does not say its range is not taken."""
    league = League("fcp-2025", table=TABLE)
    league.event("e", "a", "b", "c", "d", Finish(player="e", place=5, prize=90_000), paid=3)
    assert league.points() == {"a": 10_00, "b": 7_00, "c": 5_00, "d": 0, "e": 0}
    for announced in (4, 2, 0, 5):
        league.do(CorrectEvent(event="e", paid=announced, why="acta corregida"))
        worth = [TABLE[place] if place <= announced else 0 for place in range(1, 6)]
        assert [league.points()[player] for player in "abcde"] == worth
    unsaid = AddEvent(event=Results(id="f", entries=1, results=(Finish(player="a", place=1),)))
    refused = league.refused(unsaid)
    assert (refused.reason, refused.clauses) == ("ranking.paid_places_missing", (CLAUSE,))


@pytest.mark.clause(CLAUSE)
def test_a_played_event_scores_in_the_places_its_sheet_announced() -> None:
    """Six play for two prizes: the first two score, whatever the others did; and the same night under a book
    that leaves it to the circuit scores all six."""
    for book, scored in (("fcp-2025", 2), ("tda-2013", 6)):
        room = final(book, 6, payout=Payout(places=2))
        out(room, "p6", "p5", "p4", "p3", "p2")
        ended(room)
        league = League(book, table={**TABLE, 6: 50})
        league.do(AddMembers(members=tuple(Member(id=player) for player in room.state.players)))
        event = results_of(room.state, room.book, paid=paid(room.state), prizes=prizes(room))
        league.do(AddEvent(event=event))
        points = {player: worth for player, worth in league.points().items() if worth}
        assert sorted(points) == [f"p{number}" for number in range(1, scored + 1)]
        assert (points["p1"], points["p2"]) == (10_00, 7_00)
