"""Defence, decision, sanctions and their ceilings, execution, notice and report."""

import pytest
from tests.support.hearing import (
    MEMBERS,
    PRINCIPLES,
    Chamber,
    decided,
    finished,
    ms,
    notified,
    opened,
    verdict,
)

from torneo.commission import Person, act, dues, offer
from torneo.commission.commands import (
    CloseCase,
    FileDefence,
    GiveNotice,
    ProposeSanction,
    RecordExecution,
    RecordFederationDecision,
    SendReport,
)
from torneo.commission.events import CaseDecided, DefenceFiled, ExecutionOrdered, ReportSent
from torneo.commission.sanctions import sanctions
from torneo.commission.words import say
from torneo.tournament.conduct.matters import Offer


def options(chamber: Chamber, matter: str) -> tuple[str, ...]:
    offered = offer(chamber.case, matter, chamber.book)
    assert isinstance(offered, Offer)
    return offered.options


@pytest.mark.clause("fcp-2025/art-18-b")
def test_a_defence_is_in_time_for_two_hours() -> None:
    chamber = notified("2025-06-08 15:00")
    (filed,) = chamber.do(FileDefence(text="no"), "2025-06-08 16:59", role="player", who="Luis Mora")
    assert isinstance(filed, DefenceFiled)
    assert not filed.late
    assert "fcp-2025/art-18-b" in filed.clauses
    (filed,) = chamber.do(FileDefence(text="and"), "2025-06-08 17:01", role="player", who="p7")
    assert isinstance(filed, DefenceFiled)
    assert filed.late


@pytest.mark.clause("fcp-2025/art-18-b")
def test_nothing_is_decided_while_the_defence_runs() -> None:
    chamber = notified("2025-06-08 15:00")
    refused = chamber.refused(verdict(), "2025-06-08 15:40")
    assert refused.reason == "defence_runs"
    assert refused.facts["until"] == "2025-06-08 17:00"
    assert "fcp-2025/art-18-b" in refused.clauses
    assert "17:00" in say(refused.reason, refused.facts, "es")
    chamber.do(FileDefence(text="not I"), "2025-06-08 15:45", role="player", who="p7")
    assert chamber.refused(verdict(), "2025-06-08 16:00").reason == "defence_runs"
    assert chamber.limits("2025-06-08 16:45")["defence"].state == "near"
    chamber.do(verdict(), "2025-06-08 17:00")
    assert chamber.case.rulings[-1].hearing == "defence_given"


def test_whoever_has_no_more_to_say_need_not_be_waited_for() -> None:
    chamber = notified("2025-06-08 15:00")
    chamber.do(FileDefence(complete=True), "2025-06-08 15:20", role="player", who="p7")
    more = chamber.refused(FileDefence(text="wait"), "2025-06-08 15:21", role="player", who="p7")
    assert more.reason == "defence_complete"
    chamber.do(verdict(), "2025-06-08 15:30")
    assert chamber.case.rulings[-1].hearing == "defence_given_up"


def test_a_defence_needs_charges_a_text_and_the_right_person() -> None:
    chamber = opened()
    assert chamber.refused(FileDefence(text="no"), "2025-06-08 15:01").reason == "charges_not_notified"
    assert chamber.refused(verdict(), "2025-06-08 17:30").reason == "charges_not_notified"
    chamber = notified()
    stranger = chamber.refused(FileDefence(text="no"), "2025-06-08 15:10", role="player", who="p8")
    assert stranger.reason == "not_the_person"
    assert chamber.refused(FileDefence(), "2025-06-08 15:10").reason == "field_missing"
    chamber.do(verdict(), "2025-06-08 17:00")
    assert chamber.refused(FileDefence(text="no"), "2025-06-08 17:10").reason == "wrong_status"


@pytest.mark.clause("fcp-2025/art-4.5")
def test_the_record_of_a_decided_case_holds_facts_hearing_reasons_and_date() -> None:
    chamber = notified("2025-06-06 14:00", occurred=ms("2025-06-06 13:50"))
    assert chamber.refused(verdict(reasons=" "), "2025-06-06 16:30").reason == "reason_missing"
    chamber.do(FileDefence(text="not I"), "2025-06-06 14:30", role="player", who="p7")
    (event, _) = chamber.do(verdict(), "2025-06-06 16:30")
    assert isinstance(event, CaseDecided)
    assert not event.late
    assert {"fcp-2025/art-4.5", "fcp-2025/art-16.1", "fcp-2025/art-18-c"} <= set(event.clauses)
    ruling = chamber.case.ruling
    assert ruling is not None
    assert (chamber.case.facts, ruling.hearing, ruling.reasons) == (
        "passed chips", "defence_given", "it was seen",
    )  # fmt: skip
    assert ruling.at == ms("2025-06-06 16:30")
    assert chamber.refused(verdict(), "2025-06-06 16:40").reason == "wrong_status"


@pytest.mark.clause("fcp-2025/art-16.1")
@pytest.mark.parametrize(
    ("at", "late"), [("2025-07-12 23:30", False), ("2025-07-12 23:59", False), ("2025-07-13 00:00", True)]
)
def test_the_decision_belongs_to_the_day_of_the_offence(at: str, late: bool) -> None:
    chamber = notified("2025-07-12 21:20", occurred=ms("2025-07-12 21:15"))
    (event, _) = chamber.do(verdict(), at)
    assert isinstance(event, CaseDecided)
    assert event.late is late
    assert chamber.case.rulings[-1].late is late
    assert chamber.limits(at)["decision"].state == ("met_late" if late else "met")


@pytest.mark.clause("fcp-2025/art-18-c")
def test_the_deadline_shown_is_the_end_of_the_day() -> None:
    limit = notified("2025-06-08 15:00").limits("2025-06-08 16:00")["decision"]
    assert (limit.text, limit.state) == ("2025-06-08 23:59", "running")
    assert "fcp-2025/art-18-c" in limit.clauses
    chamber = notified("2025-06-08 15:00")
    assert chamber.limits("2025-06-08 22:30")["decision"].state == "near"
    assert chamber.limits("2025-06-09 00:00")["decision"].state == "overdue"


@pytest.mark.clause("fcp-2025/art-18-b", "fcp-2025/art-18-c")
def test_past_midnight_the_defence_still_ends_first() -> None:
    chamber = notified("2025-06-08 22:45", occurred=ms("2025-06-08 22:40"))
    assert chamber.limits("2025-06-08 23:00")["decision"].text == "2025-06-09 00:45"
    assert chamber.refused(verdict(), "2025-06-08 23:59").reason == "defence_runs"
    (event, _) = chamber.do(verdict(), "2025-06-09 00:45")
    assert isinstance(event, CaseDecided)
    assert not event.late


@pytest.mark.clause("fcp-2025/art-4-a", "fcp-2025/art-15-a")
def test_the_lawful_sanctions_are_exactly_three() -> None:
    chamber = notified()
    assert sanctions(chamber.case, chamber.book) == ("verbal_admonition", "in_event_fine", "expulsion")
    offered = offer(chamber.case, "case_outcome", chamber.book)
    assert isinstance(offered, Offer)
    assert offered.options == ("no_sanction", "verbal_admonition", "in_event_fine", "expulsion")
    assert {"fcp-2025/art-4-a", "fcp-2025/art-15-a"} <= set(offered.clauses)
    refused = chamber.refused(verdict("missed_rounds"), "2025-06-08 17:30")
    assert refused.reason == "sanction_not_lawful"
    assert "verbal_admonition" in str(refused.facts["options"])
    chamber.do(verdict("verbal_admonition"), "2025-06-08 17:30")
    assert chamber.case.rulings[-1].sanction == "verbal_admonition"


@pytest.mark.clause("fcp-2025/art-4-b", "fcp-2025/art-15-b")
@pytest.mark.parametrize(("buy_in", "above"), [(400_000, 400_001), (250_000, 260_000)])
def test_a_fine_goes_up_to_the_buy_in(buy_in: int, above: int) -> None:
    chamber = notified(buy_in=buy_in)
    refused = chamber.refused(verdict("in_event_fine", amount=above), "2025-06-08 17:30")
    assert (refused.reason, refused.facts["ceiling"]) == ("fine_above_ceiling", buy_in)
    assert {"fcp-2025/art-4-b", "fcp-2025/art-15-b"} <= set(refused.clauses)
    for amount in (0, -5):
        assert (
            chamber.refused(verdict("in_event_fine", amount=amount), "2025-06-08 17:30").reason
            == "fine_amount"
        )
    without = verdict("in_event_fine", amount=buy_in, reasons="")
    assert chamber.refused(without, "2025-06-08 17:30").reason == "reason_missing"
    chamber.do(verdict("in_event_fine", amount=buy_in), "2025-06-08 17:30")
    assert chamber.case.rulings[-1].amount == buy_in


def test_who_paid_no_entry_cannot_be_fined() -> None:
    chamber = notified(person=Person(name="A spectator", kind="third_party"), buy_in=0)
    assert "in_event_fine" not in options(chamber, "case_outcome")
    refused = chamber.refused(verdict("in_event_fine", amount=1), "2025-06-08 17:30")
    assert refused.reason == "sanction_not_lawful"


@pytest.mark.clause("fcp-2025/art-4-c", "fcp-2025/art-15-c")
@pytest.mark.parametrize("scope", ["tournament", "venue"])
def test_an_expulsion_says_from_where_and_applies_at_once(scope: str) -> None:
    chamber = notified()
    assert options(chamber, "expulsion_scope") == ("tournament", "venue")
    for wrong in ("", "later_tournaments", "the town"):
        refused = chamber.refused(verdict("expulsion", scope=wrong), "2025-06-08 17:30")
        assert (refused.reason, refused.facts["options"]) == ("expulsion_scope", "tournament, venue")
        assert {"fcp-2025/art-4-c", "fcp-2025/art-15-c"} <= set(refused.clauses)
    _, order = chamber.do(verdict("expulsion", scope=scope), "2025-06-08 17:30")
    assert isinstance(order, ExecutionOrdered)
    assert (order.sanction, order.scope) == ("expulsion", scope)
    assert chamber.case.executions[0].at == ms("2025-06-08 17:30")


def test_amounts_and_scopes_belong_to_their_sanctions() -> None:
    chamber = notified()
    at = "2025-06-08 17:30"
    assert chamber.refused(verdict(amount=5), at).reason == "amount_without_fine"
    assert chamber.refused(verdict(scope="venue"), at).reason == "scope_without_expulsion"
    assert chamber.refused(verdict("no_sanction", amount=5), at).reason == "amount_without_fine"
    assert chamber.refused(verdict(affects=("weather",)), at).reason == "unknown_effect"
    assert chamber.refused(verdict(), at, role="director").reason == "role"


@pytest.mark.clause("fcp-2025/art-4.8", "fcp-2025/art-17.2")
def test_the_five_principles_are_confirmed_and_recorded() -> None:
    chamber = notified()
    refused = chamber.refused(verdict(principles=PRINCIPLES[:4]), "2025-06-08 17:30")
    assert (refused.reason, refused.facts["missing"]) == ("principles_missing", "favourability")
    assert {"fcp-2025/art-4.8", "fcp-2025/art-17.2"} <= set(refused.clauses)
    assert "favorabilidad" in say(refused.reason, refused.facts, "es")
    chamber.do(verdict(), "2025-06-08 17:30")
    assert chamber.case.rulings[-1].principles == PRINCIPLES


def test_members_sign_by_majority() -> None:
    chamber = notified()
    assert chamber.refused(verdict(signed=("Marta", "Eva")), "2025-06-08 17:30").reason == "not_a_member"
    for signed in ((), ("Marta",), ("Marta", "Marta")):
        refused = chamber.refused(verdict(signed=signed), "2025-06-08 17:30")
        assert (refused.reason, refused.facts["needed"]) == ("signatures_missing", 2)
    chamber.do(verdict(signed=MEMBERS[:2]), "2025-06-08 17:30")
    assert chamber.case.rulings[-1].signed == MEMBERS[:2]


@pytest.mark.clause("fcp-2025/art-4.6")
def test_what_deserves_more_goes_up_to_the_federation() -> None:
    chamber = notified()
    early = chamber.refused(verdict("transfer_file"), "2025-06-08 17:30")
    assert early.reason == "transfer_without_ground"
    assert "exceeds_in_event_sanctions" in str(early.facts["triggers"])
    chamber.do(ProposeSanction(sanction="one_year_ban", why="third time"), "2025-06-08 17:10")
    assert options(chamber, "case_outcome") == (
        "no_sanction", "verbal_admonition", "in_event_fine", "expulsion", "transfer_file",
    )  # fmt: skip
    ban = chamber.refused(verdict("one_year_ban"), "2025-06-08 17:30")
    assert ban.reason == "sanction_not_lawful"
    assert "fcp-2025/art-4.6" in ban.clauses
    (event,) = chamber.do(verdict("transfer_file", reasons="it deserves more"), "2025-06-08 17:30")
    assert isinstance(event, CaseDecided)
    assert "fcp-2025/art-4.6" in event.clauses
    assert chamber.case.status == "transferred"
    assert chamber.case.body == "federation_disciplinary_commission"
    assert chamber.case.executions == []
    assert [one.code for one in chamber.limits("2025-06-08 18:00").values()][-1] == "report"
    events = chamber.do(
        RecordFederationDecision(outcome="impose", sanction="disqualification", reasons="r", resolution="9"),
        "2025-07-01 10:00",
    )
    assert [type(one).__name__ for one in events] == [
        "FederationDecided", "ExecutionOrdered", "BecameFinal",
    ]  # fmt: skip
    assert chamber.case.final_at == ms("2025-07-01 10:00")


@pytest.mark.clause("fcp-2025/art-4.6")
def test_a_proposal_within_the_ceiling_leaves_nothing_to_transfer() -> None:
    chamber = notified()
    chamber.do(ProposeSanction(sanction="in_event_fine", amount=400_000, why="w"), "2025-06-08 15:30")
    assert "transfer_file" not in options(chamber, "case_outcome")
    chamber.do(ProposeSanction(sanction="in_event_fine", amount=400_001, why="w"), "2025-06-08 15:31")
    assert "transfer_file" in options(chamber, "case_outcome")
    for wrong, reason in (
        (ProposeSanction(sanction=" ", why="w"), "field_missing"),
        (ProposeSanction(sanction="ban", why=" "), "reason_missing"),
        (ProposeSanction(sanction="ban", why="w", amount=3), "amount_without_fine"),
    ):
        assert chamber.refused(wrong, "2025-06-08 15:32").reason == reason


@pytest.mark.clause("fcp-2025/art-16.2")
def test_the_decision_is_notified_by_both_channels_before_the_case_is_closed() -> None:
    chamber = decided()
    chamber.do(RecordExecution(), "2025-06-08 17:31", role="floor")
    chamber.do(SendReport(to="d@example.org"), "2025-06-08 17:40")
    chamber.do(GiveNotice(about="decision", channels=("verbal",)), "2025-06-08 17:41")
    refused = chamber.refused(CloseCase(), "2025-06-08 18:00")
    assert (refused.reason, refused.facts["channel"]) == ("notice_missing", "electronic")
    assert "fcp-2025/art-16.2" in refused.clauses
    assert [one.reason for one in dues(chamber.case, ms("2025-06-08 18:00"), chamber.book)] == [
        "due.decision_notice"
    ]
    chamber.do(GiveNotice(about="decision", channels=("electronic",)), "2025-06-08 18:01")
    chamber.do(CloseCase(), "2025-06-08 18:02")
    assert chamber.case.status == "closed"


def test_a_case_is_not_closed_before_execution_and_report() -> None:
    chamber = decided()
    chamber.do(GiveNotice(about="decision", channels=("verbal", "electronic")), "2025-06-08 17:32")
    assert chamber.refused(CloseCase(), "2025-06-08 17:33").reason == "execution_missing"
    chamber.do(RecordExecution(), "2025-06-08 17:34", role="floor")
    assert chamber.refused(RecordExecution(), "2025-06-08 17:34").reason == "nothing_to_carry_out"
    assert chamber.refused(CloseCase(), "2025-06-08 17:35").reason == "report_missing"
    chamber.do(SendReport(to="d@example.org"), "2025-06-08 17:36")
    chamber.do(CloseCase(), "2025-06-08 17:37")
    assert chamber.refused(CloseCase(), "2025-06-08 17:38").reason == "wrong_status"


@pytest.mark.clause("fcp-2025/art-18-e")
def test_the_report_is_out_within_24_hours_of_the_decision() -> None:
    chamber = decided()
    limit = chamber.limits("2025-06-08 17:30")["report"]
    assert (limit.text, limit.state) == ("2025-06-09 17:30", "running")
    assert limit.assumption == "report_hours_run_from"
    assert limit.facts["from"] == "decision"
    assert limit.clauses == ("fcp-2025/art-18-e",)
    assert chamber.limits("2025-06-09 14:00")["report"].state == "near"
    assert chamber.limits("2025-06-09 17:31")["report"].state == "overdue"
    assert chamber.refused(SendReport(to=" "), "2025-06-09 10:00").reason == "field_missing"
    (sent,) = chamber.do(SendReport(to="d@example.org"), "2025-06-09 17:30")
    assert isinstance(sent, ReportSent)
    assert not sent.late
    assert chamber.refused(SendReport(to="d@example.org"), "2025-06-09 17:31").reason == "report_sent"
    (sent,) = decided().do(SendReport(to="d@example.org"), "2025-06-09 17:31")
    assert isinstance(sent, ReportSent)
    assert sent.late
    assert notified().refused(SendReport(to="d@example.org"), "2025-06-08 15:31").reason == "not_decided"


def test_a_person_cleared_is_told_and_nothing_is_carried_out() -> None:
    chamber = finished(decided("no_sanction"))
    assert chamber.case.executions == []
    chamber.do(CloseCase(), "2025-06-08 18:10")


def test_the_same_command_twice_is_one() -> None:
    chamber = notified()
    asked = chamber.asked(verdict(), "2025-06-08 17:30")
    first = act(chamber.case, asked, chamber.book)
    assert isinstance(first, list)
    assert first
    assert act(chamber.case, asked, chamber.book) == []
    assert len(chamber.case.rulings) == 1
