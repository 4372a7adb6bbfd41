"""Votes of the three members: who may vote, when, for what; the decision is what the majority voted for."""

import pytest
from tests.support.hearing import Chamber, decided, notified, opened, verdict

from torneo.commission import act
from torneo.commission.commands import AnswerReview, AskReview, CastVote, FileDefence
from torneo.commission.events import VoteCast
from torneo.commission.telling import told
from torneo.commission.voting import prevailing, yet_to_vote
from torneo.commission.words import say

HEARD = "2025-06-08 17:30"


def vote(member: str, option: str = "verbal_admonition", **fields: object) -> CastVote:
    return CastVote(member=member, option=option, **fields)  # type: ignore[arg-type]


def heard() -> Chamber:
    chamber = notified()
    chamber.do(FileDefence(text="I did not"), "2025-06-08 16:00", role="player", who="p7")
    return chamber


@pytest.mark.clause("fcp-2025/art-18-b")
def test_nobody_votes_before_the_person_has_been_heard() -> None:
    assert opened().refused(vote("Marta"), "2025-06-08 15:05").reason == "charges_not_notified"
    chamber = notified("2025-06-08 15:00")
    refused = chamber.refused(vote("Marta"), "2025-06-08 16:59")
    assert refused.reason == "defence_runs"
    assert "fcp-2025/art-18-b" in refused.clauses
    chamber.do(FileDefence(complete=True), "2025-06-08 16:00", role="player", who="p7")
    chamber.do(vote("Marta"), "2025-06-08 16:01")


@pytest.mark.clause("fcp-2025/art-15.1")
def test_only_members_vote_and_a_member_only_for_himself() -> None:
    chamber = heard()
    stranger = chamber.refused(vote("Luis"), HEARD)
    assert stranger.reason == "not_a_member"
    assert "fcp-2025/art-15.1" in stranger.clauses
    assert chamber.refused(vote("Iván"), HEARD, who="Marta").reason == "vote_of_another"
    for role in ("director", "operations", "floor", "desk", "player", "public", "system"):
        assert chamber.refused(vote("Marta"), HEARD, role=role).reason == "role"
    chamber.do(vote("Marta"), HEARD, who="Marta")
    chamber.do(vote("Iván"), HEARD, who="the secretary")
    assert [one.member for one in chamber.case.votes] == ["Marta", "Iván"]
    assert yet_to_vote(chamber.case) == ("Lucía",)


def test_a_vote_is_for_something_lawful_in_a_lawful_measure() -> None:
    chamber = heard()
    assert chamber.refused(vote("Marta", "ban"), HEARD).reason == "sanction_not_lawful"
    assert chamber.refused(vote("Marta", "transfer_file"), HEARD).reason == "transfer_without_ground"
    assert chamber.refused(vote("Marta", "in_event_fine"), HEARD).reason == "fine_amount"
    above = chamber.refused(vote("Marta", "in_event_fine", amount=400_001), HEARD)
    assert above.reason == "fine_above_ceiling"
    assert chamber.refused(vote("Marta", "expulsion"), HEARD).reason == "expulsion_scope"


@pytest.mark.clause("fcp-2025/art-15.1")
def test_the_decision_is_what_the_majority_voted_for() -> None:
    chamber = heard()
    chamber.do(vote("Marta", "expulsion", scope="tournament", why="grave"), HEARD)
    assert prevailing(chamber.case, chamber.book) is None
    alone = chamber.refused(verdict("expulsion", scope="tournament"), HEARD)
    assert (alone.reason, alone.facts["votes"], alone.facts["needed"]) == ("not_voted", 1, 2)
    chamber.do(vote("Iván", "expulsion", scope="venue"), HEARD, who="Iván")
    assert prevailing(chamber.case, chamber.book) is None  # the same sanction, another reach
    chamber.do(vote("Lucía", "verbal_admonition", why="bastaba un aviso"), HEARD, who="Lucía")
    assert chamber.refused(verdict(), HEARD).reason == "not_voted"
    chamber.do(vote("Iván", "expulsion", scope="tournament"), HEARD, who="Iván")
    wanted = prevailing(chamber.case, chamber.book)
    assert wanted is not None
    assert wanted.measure == ("expulsion", 0, "tournament")
    assert chamber.refused(verdict("expulsion", scope="venue"), HEARD).reason == "not_voted"
    chamber.do(verdict("expulsion", scope="tournament"), HEARD)
    assert chamber.case.votes == []
    kept = chamber.case.rulings[-1].votes
    assert [(one.member, one.option, one.why) for one in kept] == [
        ("Marta", "expulsion", "grave"), ("Iván", "expulsion", ""),
        ("Lucía", "verbal_admonition", "bastaba un aviso"),
    ]  # fmt: skip


def test_the_same_vote_twice_says_nothing_new() -> None:
    chamber = heard()
    (cast,) = chamber.do(vote("Marta", why="visto"), HEARD)
    assert isinstance(cast, VoteCast)
    assert told(cast, "es") == "Marta vota: amonestación verbal (visto)"
    refused = chamber.refused(vote("Marta", why="visto"), HEARD)
    assert refused.reason == "vote_known"
    assert "Marta" in say(refused.reason, refused.facts, "en")
    chamber.do(vote("Marta", why="visto por dos"), HEARD)
    assert len(chamber.case.votes) == 1


def test_an_annulled_decision_is_voted_anew() -> None:
    chamber = heard()
    for member in ("Marta", "Iván"):
        chamber.do(vote(member), HEARD, who=member)
    chamber.do(verdict(), HEARD)
    assert chamber.refused(vote("Lucía"), HEARD, who="Lucía").reason == "wrong_status"
    ask = AskReview(ground="evident_due_process_breach", why="nobody heard me")
    chamber.do(ask, "2025-06-08 18:00", role="player", who="p7")
    answer = AnswerReview(review=1, option="evident_due_process_breach", why="true")
    chamber.do(answer, "2025-06-08 18:10")
    assert chamber.case.status == "open"
    assert chamber.case.votes == []
    assert chamber.refused(vote("Marta"), "2025-06-08 18:11").reason == "charges_not_notified"


def test_a_case_without_votes_is_decided_by_its_signatures() -> None:
    assert decided().case.rulings[-1].votes == ()


def test_somebody_without_a_name_is_nobody_in_a_case_against_a_third_party() -> None:
    """The public has no name; a third party has no number among the players. The two are not the same."""
    from torneo.commission import Person

    chamber = notified(person=Person(name="Juan Ríos", kind="third_party"))
    for role in ("public", "player"):
        asked = chamber.asked(FileDefence(text="soy yo"), "2025-06-08 15:30", role=role, who="")
        refused = act(chamber.case, asked, chamber.book)
        assert getattr(refused, "reason", "") == "not_the_person"
    chamber.do(FileDefence(text="soy yo"), "2025-06-08 15:30", role="public", who="Juan Ríos")
