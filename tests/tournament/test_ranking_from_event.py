"""An event run here enters a circuit: places, money and infractions of each player."""

from tests.support.circuit import League

from torneo.rulebook import load_book
from torneo.tournament import Actor, Tournament
from torneo.tournament.conduct.state import Infraction
from torneo.tournament.entries.state import Entry, Player
from torneo.tournament.hands.state import Elimination
from torneo.tournament.ranking.commands import AddEvent
from torneo.tournament.ranking.from_event import results_of
from torneo.tournament.structure.model import Structure


def ended() -> Tournament:
    """a wins; b enters twice (4th, then 2nd) and rebuys; c is disqualified in third place; d never paid."""
    state = Tournament(
        id="parada", phase="ended", structure=Structure(name="Parada", entry_price=50_00, entry_fee=5_00)
    )
    for number, player in enumerate("abcbd", 1):
        state.players.setdefault(player, Player(id=player, name=player.upper())).entries.append(number)
        state.entries[number] = Entry(number=number, player=player, status="out", paid=50_00)
    state.entries[1].status, state.entries[1].stack = "seated", 40_000
    state.entries[4].rebuys, state.entries[4].paid, state.entries[4].kind = 1, 100_00, "reentry"
    state.entries[3].status, state.entries[3].taken_out = "removed", "disqualified"
    state.entries[5].status = "cancelled"
    for at, (entry, by) in enumerate([(2, [1]), (3, []), (4, [1])], 1):
        state.eliminations.append(
            Elimination(entry=entry, session="1", table=1, hand=at, at=at, stack=100, by=by)
        )
    state.infractions.append(
        Infraction(number=1, player="c", clause="tda-2013/58-A.6", at=2, by=Actor("Ana", "floor"))
    )
    return state


def test_results_of_an_event() -> None:
    found = results_of(ended(), load_book("tda-2013"), paid=2, prizes={"a": 150_00, "b": 100_00}, pool=250_00)
    assert (found.id, found.name, found.entries, found.players) == ("parada", "Parada", 4, 3)
    assert (found.buyin, found.fee, found.paid, found.pool) == (50_00, 5_00, 2, 250_00)
    first, second, third = found.results
    assert (first.player, first.place, first.prize, first.knockouts) == ("a", 1, 150_00, 2)
    assert (second.player, second.place, second.rebuys, second.reentries, second.spent) == (
        "b",
        2,
        1,
        1,
        150_00,
    )
    assert (third.player, third.place, third.disqualified) == ("c", 3, True)
    assert third.infractions == ("tda-2013/58-A.6",)


def test_they_enter_a_circuit() -> None:
    league = League(formula="dr-neau")
    league.do(AddEvent(event=results_of(ended(), league.book, paid=2, prizes={})))
    points = league.points()
    assert points["a"] == 6_12, "sqrt(3 * 50 * 50 / 50) / 2"
    assert points["b"] == 2_36, "sqrt(3 * 50 * 50 / 150) / 3"
    assert points["c"] == 0
