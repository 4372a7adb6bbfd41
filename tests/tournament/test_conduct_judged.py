"""Once the direction has judged a camera, a face, an infraction: the record and the penalties."""

from typing import Any

import pytest
from tests.support.books import by_book
from tests.support.conduct import choices, happens, penalties_due, plain, seated
from tests.support.corrections import night
from tests.support.marked import book_of, marked
from tests.support.room import Room
from tests.support.seating import start

from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction
from torneo.tournament.conduct.events import Decided, InfractionRecorded
from torneo.tournament.conduct.matters import Decide, Offer, offer
from torneo.tournament.conduct.penalties import hands_left
from torneo.tournament.entries.events import PlayerRegistered
from torneo.tournament.hands.commands import ReportHand


def options(room: Room, matter: str, **about: Any) -> tuple[str, ...]:
    offered = offer(room.state, matter, about, room.book)
    assert isinstance(offered, Offer), offered
    return offered.options


def judged(matter: str, option: str, player: str = "p2", **about: Any) -> Decide:
    return Decide(matter=matter, option=option, why="se vio desde la mesa", about={"player": player, **about})


@pytest.mark.policy("conduct_devices")
@pytest.mark.parametrize("clause", marked("adtp-2018/4.4", "torrequebrada/3.4"))
def test_who_films_on_after_being_told_is_punished_and_his_neighbour_is_not(clause: str) -> None:
    """Told on one evening, seen again after a restart; nobody has complained."""
    room = seated(book_of(clause))
    assert room.refused(judged("other_device", "record_infraction")).reason == "not_lawful"
    room.do(judged("other_device", "allow", "p3"), role="floor")
    room.do(judged("other_device", "forbid"), role="floor")
    assert room.state.infractions == []
    room = room.later(minutes=40).restarted()
    assert room.refused(judged("other_device", "record_infraction", "p3")).reason == "not_lawful"
    assert options(room, "other_device", player="p2") == ("allow", "forbid", "record_infraction")
    decided, recorded = room.do(judged("other_device", "record_infraction"), role="floor", who="Luis")
    assert isinstance(decided, Decided)
    assert isinstance(recorded, InfractionRecorded)
    assert (recorded.clause, recorded.player, recorded.offence) == (clause, "p2", "device_misuse")
    (infraction,) = room.state.infractions
    assert (infraction.by.name, infraction.facts) == ("Luis", "se vio desde la mesa")
    assert {"verbal_warning", "disqualification"} <= {name for name, _, _ in choices(room)}
    room.do(GivePenalty(infraction=1, penalty="verbal_warning", why="grababa"))
    assert room.state.conduct.penalties[0].player == "p2"


@pytest.mark.policy("conduct_appearance")
@pytest.mark.clause("fcp-2025/4.2")
def test_each_answer_about_a_hood_is_the_director_s_and_only_one_is_an_infraction() -> None:
    for option, infractions in (("allow", []), ("require_removal", []), ("penalise", ["fcp-2025/4.2"])):
        room = seated("fcp-2025")
        for role in ("floor", "commission"):
            assert room.refused(judged("appearance", option), role=role).reason == "role"
        room.do(judged("appearance", option), who="Eva")
        room = room.restarted()
        assert [one.clause for one in room.state.infractions] == infractions
        assert (room.state.decisions[-1].option, room.state.decisions[-1].by.name) == (option, "Eva")
    assert choices(room)[0] == ("verbal_warning", 0, 0)
    assert room.refused(judged("appearance", "penalise", "nadie")).reason == "unknown_player"
    happens(room, PlayerRegistered(player="mira", name="Mirón"))
    assert room.refused(judged("appearance", "penalise", "mira")).reason == "no_entry"


@pytest.mark.policy("penalty_menu")
@pytest.mark.parametrize("clause", marked("adtp-2018/68-B.1", "tda-2013/58-B.1"))
def test_each_penalty_of_the_list_is_felt_at_the_table_in_its_own_way(clause: str) -> None:
    """A warning costs no hand, a missed hand one, a round one for each player at the table; who is
    disqualified is dealt in no more; fines and suspensions are not on the list."""
    missed = {"verbal_warning": 0, "missed_hands": 1, "missed_rounds": 5, "disqualification": 0}
    for penalty, hands in missed.items():
        room = night(book_of(clause), players=5)
        room.do(RecordInfraction(clause=plain(room.book.id), entry=2))
        for other in ("timed_suspension", "in_event_fine", "ban_from_later_events"):
            refused = room.refused(GivePenalty(infraction=1, penalty=other, size=1, why="x"))
            assert refused.reason == "penalty_not_offered"
            assert clause in refused.clauses
        size = int(penalty in ("missed_hands", "missed_rounds"))
        room.do(GivePenalty(infraction=1, penalty=penalty, size=size, why="se lo ganó"))
        room = room.restarted()
        for left in range(hands, 0, -1):
            assert hands_left(room.state, "p2") == left
            room.later(minutes=1).do(ReportHand(table=1, stacks={}))
        assert hands_left(room.state, "p2") == 0
        dealt = start(room, 1).dealt
        assert len(dealt) == (4 if penalty == "disqualification" else 5)
        assert (room.state.entries[2].status == "removed") is (penalty == "disqualification")


@pytest.mark.policy("penalty_offences")
@pytest.mark.clause("pokerfest-2011/general-28")
def test_cards_hurled_again_cost_a_suspension_that_runs_by_the_minute() -> None:
    """The floor may let the first time pass; hands are no measure in this book, minutes are."""
    room = night("pokerfest-2011")
    hurled = RecordInfraction(clause="pokerfest-2011/general-28", entry=2, facts="tira las cartas")
    room.do(hurled)
    room.do(GivePenalty(infraction=1, penalty="no_penalty", why="la primera vez"))
    room.do(hurled)
    for penalty, size, reason in (
        ("missed_hands", 1, "penalty_not_offered"),
        ("timed_suspension", 0, "penalty_size"),
        ("disqualification", 1, "penalty_size"),
    ):
        refused = room.refused(GivePenalty(infraction=2, penalty=penalty, size=size, why="otra vez"))
        assert refused.reason == reason
    room.do(GivePenalty(infraction=2, penalty="timed_suspension", size=20, why="otra vez"))
    room = room.restarted()
    room.later(minutes=20, seconds=-1)
    assert penalties_due(room, room.now) == []
    (due,) = penalties_due(room, room.later(seconds=1).now)
    assert due.reason == "suspension_over"
    room.do(hurled)
    room.do(GivePenalty(infraction=3, penalty="disqualification", why="no aprende"))
    assert room.state.entries[2].status == "removed"


# ---- stacks nobody can size up

STACKS = {
    "adtp-2018": ["25-A.1"], "fcp-2025": ["25-A.1", "25-A.4"], "pokerfest-2011": ["general-25"],
    "tda-2013": ["24-A.2", "24-A.1"], "tda-2024": ["25-A.2", "25-A.5", "60.4"], "torrequebrada": ["40-A.1"],
}  # fmt: skip


@pytest.mark.parametrize(
    "book", by_book(*(f"{book}/{number}" for book, numbers in STACKS.items() for number in numbers))
)
def test_a_stack_the_floor_cannot_size_up_is_restacked_coloured_up_or_penalised(book: str) -> None:
    for option in ("restack", "exchange_chips", "penalise"):
        room = seated(book)
        offered = offer(room.state, "unreadable_stack", {"player": "p2"}, room.book)
        assert isinstance(offered, Offer)
        assert offered.options == ("restack", "exchange_chips", "penalise")
        assert {f"{book}/{number}" for number in STACKS[book]} <= set(offered.clauses)
        decided, *recorded = room.do(judged("unreadable_stack", option), role="floor", who="Luis")
        assert isinstance(decided, Decided)
        assert (room.state.decisions[-1].by.name, room.state.decisions[-1].option) == ("Luis", option)
        assert [one.clause for one in room.state.infractions] == (
            [offered.clauses[0]] if option == "penalise" else []
        )
        assert len(recorded) == len(room.state.infractions)
    assert room.refused(judged("unreadable_stack", "restack", "nadie")).reason == "unknown_player"
