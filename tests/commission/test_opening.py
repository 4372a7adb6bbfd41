"""The commission, what it is competent for, and how a case begins."""

import pytest
from tests.support.hearing import MEMBERS, PLAYER, Chamber, ms, notified, opened, opening

from torneo.commission import Evidence, Person, competence, incomplete
from torneo.commission.commands import AddEvidence, AppointCommission, GiveNotice
from torneo.commission.events import CaseOpened
from torneo.commission.words import say
from torneo.rulebook import load_book
from torneo.tournament import Command
from torneo.tournament.kernel import Refused

OTHERS = ("tda-2013", "tda-2024", "adtp-2018", "torrequebrada", "pokerfest-2011")
FINAL = {
    "tda-2013": "tda-2013/1.3",
    "tda-2024": "tda-2024/1.3",
    "adtp-2018": "adtp-2018/1.3",
    "torrequebrada": "torrequebrada/1.2",
    "pokerfest-2011": "pokerfest-2011/final-1",
}


@pytest.mark.clause("fcp-2025/art-15.1")
def test_the_commission_is_three_members_and_a_resolution() -> None:
    chamber = Chamber()
    two = chamber.refused(AppointCommission(members=("Marta", "Iván"), resolution="014"), "2025-06-01 09:00")
    assert (two.reason, two.facts["members"], two.facts["needed"]) == ("commission_incomplete", 2, 3)
    assert "fcp-2025/art-15.1" in two.clauses
    for members in (("Marta", "Iván", "iván "), ("Marta", "Iván", " "), (*MEMBERS, "Eva")):
        refused = chamber.refused(AppointCommission(members=members, resolution="014"), "2025-06-01 09:00")
        assert refused.reason == "commission_incomplete"
    unnamed = chamber.refused(AppointCommission(members=MEMBERS, resolution=" "), "2025-06-01 09:00")
    assert unnamed.reason == "resolution_missing"
    chamber.do(AppointCommission(members=MEMBERS, resolution="014"), "2025-06-01 09:00", role="director")
    assert chamber.case.commission is not None
    assert (chamber.case.commission.members, chamber.case.commission.resolution) == (MEMBERS, "014")
    assert incomplete(chamber.book, MEMBERS, "014") is None


@pytest.mark.clause("fcp-2025/art-15.1")
def test_no_case_is_opened_before_a_complete_commission() -> None:
    refused = Chamber().refused(opening(), "2025-06-08 15:00")
    assert (refused.reason, refused.facts["members"]) == ("commission_incomplete", 0)


@pytest.mark.parametrize("book", OTHERS)
@pytest.mark.parametrize("command", [opening(charges=()), AppointCommission(members=MEMBERS, resolution="1")])
def test_books_without_a_commission_name_their_own_way(book: str, command: Command) -> None:
    refused = Chamber(book).refused(command, "2025-06-08 15:00")
    assert refused.reason == "no_commission"
    assert refused.facts["route"] == "final"
    assert "disqualification" in str(refused.facts["menu"])
    assert FINAL[book] in refused.clauses
    told = say(refused.reason, refused.facts, "es")
    assert "director" in told
    assert "descalificación" in told
    found = competence(load_book(book), "player", during=True, at_venue=True)
    assert (found.body, found.why) == ("", "no_commission")


@pytest.mark.clause("fcp-2025/art-15.2", "fcp-2025/art-4.4")
@pytest.mark.parametrize("kind", ["player", "official", "third_party"])
def test_offences_at_the_venue_during_the_event_are_the_commissions(kind: str) -> None:
    spectator = Person(name="A spectator", kind=kind)
    chamber = opened(person=spectator)
    assert chamber.case.body == "event_commission"
    assert chamber.case.status == "open"
    (event,) = [one.event for one in chamber.journal if isinstance(one.event, CaseOpened)]
    assert {"fcp-2025/art-15.2", "fcp-2025/art-4.4"} <= set(event.clauses)


@pytest.mark.clause("fcp-2025/art-15.2")
def test_an_offence_two_days_after_the_event_is_not_the_event_commissions() -> None:
    chamber = Chamber()
    chamber.do(AppointCommission(members=MEMBERS, resolution="014"), "2025-06-01 09:00")
    late = opening(event_until=ms("2025-06-08 23:00"), occurred=ms("2025-06-10 20:00"))
    chamber.do(late, "2025-06-10 21:00")
    assert chamber.case.body == "federation_disciplinary_commission"
    assert chamber.case.status == "transferred"
    found = competence(chamber.book, "player", during=False, at_venue=True)
    assert (found.body, found.why) == ("federation_disciplinary_commission", "competence.not_during_event")
    assert "fcp-2025/art-15.2" in found.clauses
    notice = chamber.refused(GiveNotice(about="charges", channels=("verbal",)), "2025-06-10 21:00")
    assert notice.reason == "wrong_status"


def test_an_offence_outside_the_venue_goes_to_the_federation() -> None:
    chamber = opened(venue=False)
    assert chamber.case.body == "federation_disciplinary_commission"
    before = opened(occurred=ms("2025-06-06 11:00"))
    assert before.case.body == "federation_disciplinary_commission"


@pytest.mark.clause("fcp-2025/art-4.7", "fcp-2025/art-17.1")
def test_conduct_the_book_does_not_cover_cites_the_code_that_fills_the_gap() -> None:
    chamber = opened(charges=())
    (event,) = [one.event for one in chamber.journal if isinstance(one.event, CaseOpened)]
    assert {"fcp-2025/art-17.1", "fcp-2025/art-4.7"} <= set(event.clauses)
    covered = opened()
    (event,) = [one.event for one in covered.journal if isinstance(one.event, CaseOpened)]
    assert "fcp-2025/art-17.1" not in event.clauses


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"facts": " "}, "field_missing"),
        ({"id": ""}, "field_missing"),
        ({"person": Person(name=" ")}, "field_missing"),
        ({"person": Person(name="X", kind="ghost")}, "unknown_person_kind"),
        ({"occurred": ms("2025-06-08 15:01")}, "not_yet"),
        ({"occurred": 0}, "not_yet"),
        ({"event_until": ms("2025-06-09 15:01")}, "not_yet"),
        ({"event_until": ms("2025-06-05 15:01")}, "event_ends_before_start"),
        ({"buy_in": -1}, "negative"),
        ({"country": "XX"}, "unknown_country"),
        ({"country": "ES", "region": "ZZ"}, "unknown_country"),
        ({"utc_offset": 5000}, "unknown_offset"),
        ({"charges": ("tda-2013/61.3",)}, "unknown_charge"),
        ({"evidence": (Evidence(kind="rumour", ref="1"),)}, "unknown_evidence"),
        ({"evidence": (Evidence(kind="hand", ref=" "),)}, "field_missing"),
        ({"person": Person(name="marta")}, "member_charged"),
    ],
)
def test_a_case_that_cannot_be_opened_says_what_is_wrong(fields: dict[str, object], reason: str) -> None:
    chamber = Chamber()
    chamber.do(AppointCommission(members=MEMBERS, resolution="014"), "2025-06-01 09:00")
    assert chamber.refused(opening(**fields), "2025-06-08 15:00").reason == reason


def test_a_case_is_opened_once_and_by_staff() -> None:
    chamber = opened()
    assert chamber.refused(opening(), "2025-06-08 15:10").reason == "case_open"
    again = AppointCommission(members=("Eva", "Noa", "Sol"), resolution="015")
    assert chamber.refused(again, "2025-06-08 15:10").reason == "case_open"
    for role in ("player", "public", "dealer"):
        assert Chamber().refused(opening(), "2025-06-08 15:00", role=role).reason == "role"


@pytest.mark.clause("fcp-2025/art-4.5", "fcp-2025/art-16.1")
def test_evidence_from_recorded_hands_and_infractions_goes_on_file() -> None:
    chamber = opened(evidence=(Evidence(kind="infraction", ref="3"),))
    chamber.do(AddEvidence(evidence=Evidence(kind="hand", ref="4:112")), "2025-06-08 15:05", role="floor")
    assert [(one.kind, one.ref) for one in chamber.case.evidence] == [("infraction", "3"), ("hand", "4:112")]
    twice = chamber.refused(AddEvidence(evidence=Evidence(kind="hand", ref="4:112")), "2025-06-08 15:06")
    assert twice.reason == "evidence_known"
    early = Chamber().refused(AddEvidence(evidence=Evidence(kind="hand", ref="1:1")), "2025-06-08 15:06")
    assert early.reason == "wrong_status"


@pytest.mark.clause("fcp-2025/art-18-a")
def test_both_notices_are_due_when_the_case_is_opened() -> None:
    chamber = opened("2025-06-08 15:00")
    limits = chamber.limits("2025-06-08 15:00")
    for channel in ("verbal", "electronic"):
        limit = limits[f"notice_of_charges:{channel}"]
        assert (limit.text, limit.state) == ("2025-06-08 15:00", "now")
        assert limit.clauses == ("fcp-2025/art-18-a",)
    assert chamber.limits("2025-06-08 15:20")["notice_of_charges:verbal"].state == "overdue"
    chamber.do(GiveNotice(about="charges", channels=("verbal",)), "2025-06-08 15:01")
    assert chamber.case.defence_ends == 0
    chamber.do(GiveNotice(about="charges", channels=("electronic",)), "2025-06-08 15:10")
    assert chamber.limits("2025-06-08 15:20")["notice_of_charges:verbal"].state == "met"
    # The two hours run from the notice that completes it.
    assert chamber.case.defence_ends == ms("2025-06-08 17:10")


def test_notices_that_make_no_sense_are_refused() -> None:
    chamber = notified()
    at = "2025-06-08 15:05"
    assert chamber.refused(GiveNotice(about="gossip", channels=("verbal",)), at).reason == "unknown_notice"
    assert chamber.refused(GiveNotice(about="charges", channels=("pigeon",)), at).reason == "unknown_channel"
    assert chamber.refused(GiveNotice(about="charges", channels=()), at).reason == "unknown_channel"
    assert chamber.refused(GiveNotice(about="charges", channels=("verbal",)), at).reason == "notice_given"
    assert chamber.refused(GiveNotice(about="decision", channels=("verbal",)), at).reason == "not_decided"


def test_the_person_is_kept_as_it_was_given() -> None:
    assert opened().case.person == PLAYER
    assert isinstance(incomplete(load_book("tda-2013"), MEMBERS, "1"), Refused)
