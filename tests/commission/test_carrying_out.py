"""A decision becomes an order, and the tournament carries it out at that moment."""

import pytest
from tests.support.conduct import hand_begins, hand_ends, seated
from tests.support.hearing import MEMBERS, PRINCIPLES
from tests.support.room import MINUTE, Room

from torneo.commission import Case, Person, act, case_about, orders, pending
from torneo.commission.commands import (
    AnswerReview,
    AppointCommission,
    AskReview,
    DecideCase,
    FileDefence,
    GiveNotice,
    OpenCase,
    RecordExecution,
)
from torneo.tournament import Actor, Asked, Command, Happened, Refused
from torneo.tournament.conduct.commands import CarryOutPenalty, RecordInfraction


class Event:
    """A tournament and a case of its commission, on one clock."""

    def __init__(self) -> None:
        self.room: Room = seated("fcp-2025", country="CO", entry_price=40_000, entry_fee=4_000)
        self.case = Case()

    def give(self, command: Command, who: str = "Marta", role: str = "commission") -> list[Happened]:
        asked = Asked(command=command, by=Actor(who, role), at=self.room.now)
        happened = act(self.case, asked, self.room.book)
        assert not isinstance(happened, Refused), happened
        return happened

    def hear(self, infraction: int = 1) -> None:
        """Up to where the commission may decide."""
        found = case_about(self.room.state, infraction, "C-1", hands=("1:3",))
        assert isinstance(found, OpenCase)
        self.give(AppointCommission(members=MEMBERS, resolution="014"))
        self.give(found)
        self.give(GiveNotice(about="charges", channels=("verbal", "electronic")))
        self.give(FileDefence(text="no", complete=True))

    def decide(self, outcome: str, amount: int = 0, scope: str = "") -> None:
        self.give(
            DecideCase(
                outcome=outcome, amount=amount, scope=scope, reasons="seen", signed=MEMBERS,
                principles=PRINCIPLES,
            )
        )  # fmt: skip

    def carry_out(self) -> list[str]:
        done = []
        for command in orders(self.case, self.room.state, self.room.book):
            self.room.do(command, role="commission", who="Marta")
            done.append(type(command).__name__)
        self.give(RecordExecution(), role="floor")
        return done


def recorded() -> Event:
    event = Event()
    event.room.do(RecordInfraction(clause="fcp-2025/70.4", entry=2, facts="passed chips", seen_by="Leo"))
    event.room.later(minutes=5)
    return event


def test_a_case_starts_from_an_infraction_on_record() -> None:
    event = recorded()
    found = case_about(event.room.state, 1, "C-1", hands=("1:3", "1:4"))
    assert isinstance(found, OpenCase)
    assert (found.person.player, found.person.entry, found.person.kind) == ("p2", 2, "player")
    assert (found.charges, found.buy_in, found.country) == (("fcp-2025/70.4",), 44_000, "CO")
    assert [(one.kind, one.ref) for one in found.evidence] == [
        ("infraction", "1"), ("hand", "1:3"), ("hand", "1:4"),
    ]  # fmt: skip
    assert found.occurred == event.room.now - 5 * MINUTE
    unknown = case_about(event.room.state, 9, "C-1")
    assert isinstance(unknown, Refused)
    assert unknown.reason == "unknown_infraction"


@pytest.mark.clause("fcp-2025/art-18-d", "fcp-2025/art-15-c")
def test_an_expelled_player_is_out_at_the_moment_of_the_decision() -> None:
    event = recorded()
    event.hear()
    event.decide("expulsion", scope="tournament")
    at = event.room.now
    assert event.carry_out() == ["GivePenalty"]
    entry = event.room.state.entries[2]
    assert (entry.status, entry.stack) == ("removed", 0)
    penalty = event.room.state.conduct.penalties[0]
    assert (penalty.penalty, penalty.at, penalty.by.role) == ("expulsion", at, "commission")
    assert event.room.state.players["p2"].barred
    assert event.case.executions[0].done_at == at
    assert pending(event.case) == []


@pytest.mark.clause("fcp-2025/art-18-d")
def test_a_hand_in_progress_ends_first() -> None:
    event = recorded()
    event.hear()
    hand_begins(event.room)
    event.decide("expulsion", scope="venue")
    event.carry_out()
    assert event.room.state.entries[2].stack == 10_000
    hand_ends(event.room)
    event.room.do(CarryOutPenalty(penalty=1), role="commission")
    assert (event.room.state.entries[2].status, event.room.state.entries[2].stack) == ("removed", 0)


@pytest.mark.clause("fcp-2025/art-4-b", "fcp-2025/art-15-b")
def test_a_fine_is_kept_back_from_the_buy_in() -> None:
    event = recorded()
    event.hear()
    event.decide("in_event_fine", amount=44_000)
    event.carry_out()
    penalty = event.room.state.conduct.penalties[0]
    assert (penalty.penalty, penalty.size) == ("in_event_fine", 44_000)
    assert event.room.state.entries[2].status == "seated"


def test_an_admonition_goes_on_the_players_record() -> None:
    event = recorded()
    event.hear()
    event.decide("verbal_admonition")
    event.carry_out()
    assert [one.penalty for one in event.room.state.conduct.penalties] == ["verbal_admonition"]


def test_what_was_given_before_somebody_was_stopped_is_not_given_again() -> None:
    event = recorded()
    event.hear()
    event.decide("verbal_admonition")
    for command in orders(event.case, event.room.state, event.room.book):
        event.room.do(command, role="commission", who="Marta")
    assert pending(event.case), "nobody has reported it as done"
    assert event.carry_out() == []
    assert [one.penalty for one in event.room.state.conduct.penalties] == ["verbal_admonition"]
    assert pending(event.case) == []


def test_a_case_that_no_infraction_began_records_one() -> None:
    event = Event()
    event.give(AppointCommission(members=MEMBERS, resolution="014"))
    event.give(
        OpenCase(
            id="C-2", person=Person(name="A spectator", kind="third_party"), facts="threw a glass",
            occurred=event.room.now, country="CO",
        )
    )  # fmt: skip
    event.give(GiveNotice(about="charges", channels=("verbal", "electronic")))
    event.give(FileDefence(complete=True))
    event.decide("expulsion", scope="venue")
    assert event.carry_out() == ["RecordInfraction", "GivePenalty"]
    infraction = event.room.state.infractions[0]
    assert (infraction.person, infraction.role, infraction.clause) == (
        "A spectator", "third_party", "fcp-2025/art-17.1",
    )  # fmt: skip
    assert event.room.state.conduct.penalties[0].person == "A spectator"


@pytest.mark.clause("fcp-2025/art-15-b")
def test_a_second_case_finds_what_the_first_left_of_the_buy_in() -> None:
    event = recorded()
    event.hear()
    event.decide("in_event_fine", amount=30_000)
    event.carry_out()
    event.room.do(RecordInfraction(clause="fcp-2025/71-r", player="p2", facts="again"))
    event.case = Case()
    event.hear(infraction=2)
    assert (event.case.buy_in, event.case.fined) == (44_000, 30_000)
    decision = DecideCase(
        outcome="in_event_fine", amount=14_001, reasons="seen", signed=MEMBERS, principles=PRINCIPLES
    )
    asked = Asked(command=decision, by=Actor("Marta", "commission"), at=event.room.now)
    refused = act(event.case, asked, event.room.book)
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.facts["ceiling"]) == ("fine_above_ceiling", 14_000)
    event.decide("in_event_fine", amount=14_000)
    event.carry_out()


@pytest.mark.clause("fcp-2025/art-19.1")
def test_an_annulled_sanction_is_lifted_in_the_room() -> None:
    event = recorded()
    event.hear()
    event.decide("in_event_fine", amount=10_000)
    event.carry_out()
    ground = "evident_due_process_breach"
    event.give(AskReview(ground=ground, why="nobody told me"), "p2", "player")
    event.give(AnswerReview(review=1, option=ground, why="true"))
    assert event.carry_out() == ["RequestReview", "Decide"]
    assert event.room.state.conduct.penalties[0].status == "lifted"
