"""Review inside the event, appeal after it, second instance, and who is told of what is final."""

import pytest
from tests.support.hearing import PLAYER, Chamber, decided, ended, finished, ms, notified, verdict

from torneo.commission import Person, dues, offer
from torneo.commission.commands import (
    AnswerReview,
    AskReview,
    CloseCase,
    CorrectError,
    DeclareFinal,
    FileAppeal,
    FileDefence,
    GiveFinalNotice,
    GiveNotice,
    RecordEventEnd,
    RecordExecution,
    RecordFederationDecision,
    TakeUpAppeal,
)
from torneo.commission.events import AppealFiled, BecameFinal, EventEnded, FederationDecided
from torneo.commission.notifying import recipients
from torneo.commission.words import say
from torneo.tournament import Command
from torneo.tournament.conduct.matters import Offer

APPEAL = FileAppeal(why="out of proportion")


def options(chamber: Chamber, matter: str) -> tuple[str, ...]:
    offered = offer(chamber.case, matter, chamber.book)
    assert isinstance(offered, Offer)
    return offered.options


# ---- review inside the event


@pytest.mark.clause("fcp-2025/art-16.3", "fcp-2025/art-19.1")
@pytest.mark.parametrize("command", [AskReview(ground="i_disagree", why="w"), APPEAL])
def test_inside_the_event_there_is_no_appeal_and_the_later_way_is_shown(command: Command) -> None:
    refused = decided().refused(command, "2025-06-08 18:00", role="player", who="p7")
    assert refused.reason == "no_in_event_review"
    assert refused.facts["body"] == "federation_disciplinary_commission"
    assert refused.facts["days"] == 5
    assert {"fcp-2025/art-16.3", "fcp-2025/art-19.1", "fcp-2025/art-19.2"} <= set(refused.clauses)
    told = say(refused.reason, refused.facts, "es")
    assert "Comisión Disciplinaria de la Federación" in told
    assert "5 días hábiles" in told


@pytest.mark.clause("fcp-2025/art-19.1")
def test_a_review_may_be_refused_or_accepted_on_two_grounds_with_who_and_why() -> None:
    chamber = decided()
    assert options(chamber, "review_request") == ("refuse", "material_error", "evident_due_process_breach")
    chamber.do(AskReview(ground="material_error", why="wrong name"), "2025-06-08 18:00", "player", "p7")
    again = AskReview(ground="material_error", why="wrong name")
    assert chamber.refused(again, "2025-06-08 18:00", "player", "p7").reason == "review_asked"
    at = "2025-06-08 18:10"
    sympathy = chamber.refused(AnswerReview(review=1, option="sympathy", why="w"), at)
    assert sympathy.reason == "not_lawful"
    assert "fcp-2025/art-19.1" in sympathy.clauses
    assert chamber.refused(AnswerReview(review=1, option="refuse", why=" "), at).reason == "reason_missing"
    assert chamber.refused(AnswerReview(review=2, option="refuse", why="w"), at).reason == "unknown_review"
    assert (
        chamber.refused(AnswerReview(review=1, option="refuse", why="w"), at, role="floor").reason == "role"
    )
    chamber.do(AnswerReview(review=1, option="refuse", why="the name is right"), at)
    review = chamber.case.reviews[0]
    assert (review.answer, review.answer_why) == ("refuse", "the name is right")
    assert chamber.case.status == "decided"
    assert chamber.refused(AnswerReview(review=1, option="refuse", why="w"), at).reason == "review_answered"


@pytest.mark.clause("fcp-2025/art-19.1")
def test_a_breach_of_due_process_sends_the_case_back_to_the_notice() -> None:
    chamber = decided()
    chamber.do(RecordExecution(), "2025-06-08 17:31", role="floor")
    ground = "evident_due_process_breach"
    chamber.do(AskReview(ground=ground, why="nobody read me the facts"), "2025-06-08 18:00", "player", "p7")
    chamber.do(AnswerReview(review=1, option=ground, why="true"), "2025-06-08 18:10")
    case = chamber.case
    assert (case.status, case.ruling, case.round) == ("open", None, 2)
    assert [(one.sanction, one.lifts) for one in case.executions] == [
        ("expulsion", False),
        ("expulsion", True),
    ]
    assert [one.reason for one in dues(case, ms("2025-06-08 18:10"), chamber.book)] == [
        "due.notice_of_charges",
        "due.lift",
    ]
    assert chamber.refused(verdict(), "2025-06-08 18:20").reason == "charges_not_notified"
    chamber.do(GiveNotice(about="charges", channels=("verbal", "electronic")), "2025-06-08 18:30")
    assert chamber.refused(verdict(), "2025-06-08 20:29").reason == "defence_runs"
    chamber.do(verdict(), "2025-06-08 20:30")
    assert case.rulings[0].annulled
    assert case.ruling is case.rulings[1]


def test_what_was_not_carried_out_need_not_be_lifted() -> None:
    chamber = decided()
    ground = "evident_due_process_breach"
    chamber.do(AskReview(ground=ground, why="w"), "2025-06-08 17:31", "player", "p7")
    chamber.do(AnswerReview(review=1, option=ground, why="true"), "2025-06-08 17:32")
    assert chamber.case.executions == []


@pytest.mark.clause("fcp-2025/art-19.1")
def test_a_material_error_is_corrected_and_notified_anew() -> None:
    chamber = finished(decided("in_event_fine", amount=400_000))
    chamber.do(
        AskReview(ground="material_error", why="a nought too many"), "2025-06-08 18:10", "player", "p7"
    )
    chamber.do(AnswerReview(review=1, option="material_error", why="true"), "2025-06-08 18:20")
    assert chamber.refused(CloseCase(), "2025-06-08 18:21").reason == "correction_missing"
    above = chamber.refused(CorrectError(why="w", amount=400_001), "2025-06-08 18:22")
    assert above.reason == "fine_above_ceiling"
    same = chamber.refused(CorrectError(why="w", amount=400_000), "2025-06-08 18:22")
    assert same.reason == "nothing_corrected"
    chamber.do(CorrectError(why="a nought too many", amount=40_000), "2025-06-08 18:25")
    case = chamber.case
    assert case.ruling is not None
    assert (case.ruling.amount, case.ruling.corrected) == (40_000, ["a nought too many"])
    assert [(one.amount, one.lifts) for one in case.executions] == [
        (400_000, False), (400_000, True), (40_000, False),
    ]  # fmt: skip
    assert chamber.refused(CloseCase(), "2025-06-08 18:26").reason == "notice_missing"


def test_the_commission_may_correct_a_slip_by_itself() -> None:
    chamber = decided()
    chamber.do(CorrectError(why="spelling", name="Luis Moras", facts="passed 12,000"), "2025-06-08 17:40")
    assert (chamber.case.person.name, chamber.case.facts) == ("Luis Moras", "passed 12,000")
    assert len(chamber.case.executions) == 1
    assert chamber.refused(CorrectError(why=" ", name="X"), "2025-06-08 17:41").reason == "reason_missing"
    early = notified().refused(CorrectError(why="w", name="X"), "2025-06-08 17:41")
    assert early.reason == "not_decided"


def test_reviews_end_with_the_event() -> None:
    chamber = ended(decided())
    refused = chamber.refused(AskReview(ground="material_error", why="w"), "2025-06-08 23:10", "player", "p7")
    assert (refused.reason, refused.facts["last"]) == ("review_after_event", "2025-06-13")
    early = notified().refused(AskReview(ground="material_error", why="w"), "2025-06-08 15:10")
    assert early.reason == "not_decided"
    stranger = decided().refused(
        AskReview(ground="material_error", why="w"), "2025-06-08 18:10", "player", "p8"
    )
    assert stranger.reason == "not_the_person"


# ---- appeal


@pytest.mark.clause("fcp-2025/art-19.2")
def test_the_appeal_runs_five_business_days_after_the_event() -> None:
    chamber = decided()
    (event,) = chamber.do(RecordEventEnd(ended=ms("2025-09-07 22:00")), "2025-09-07 22:05", "director")
    assert isinstance(event, EventEnded)
    assert event.window is not None
    assert (event.window.first, event.window.last) == ("2025-09-08", "2025-09-12")
    assert "fcp-2025/art-19.2" in event.clauses
    assert chamber.limits("2025-09-10 10:00")["appeal"].state == "running"
    assert chamber.limits("2025-09-12 10:00")["appeal"].state == "near"
    late = chamber.refused(APPEAL, "2025-09-15 09:00", "player", "p7")
    assert (late.reason, late.facts["last"]) == ("appeal_late", "2025-09-12")
    assert "fcp-2025/art-19.2" in late.clauses
    assert chamber.refused(APPEAL, "2025-09-13 00:00", "player", "p7").reason == "appeal_late"
    chamber.do(APPEAL, "2025-09-12 23:59", "player", "p7")
    assert chamber.case.status == "second_instance"


@pytest.mark.clause("fcp-2025/art-19.2")
def test_holidays_of_the_host_country_are_not_counted() -> None:
    # Monday 23 June 2025 (Corpus Christi) and Monday 30 June (Sacred Heart) are holidays in Colombia.
    chamber = ended(decided(), "2025-06-22 23:00")
    assert chamber.case.window is not None
    assert (chamber.case.window.first, chamber.case.window.last) == ("2025-06-24", "2025-07-01")
    assert {"2025-06-23", "2025-06-28", "2025-06-29", "2025-06-30"} == set(chamber.case.window.skipped)


def test_the_day_is_the_venues_even_near_midnight() -> None:
    # 23:30 on Sunday in Bogotá is already Monday in UTC.
    chamber = ended(decided(), "2025-09-07 23:30")
    assert chamber.case.window is not None
    assert chamber.case.window.first == "2025-09-08"


@pytest.mark.clause("fcp-2025/art-20.1", "fcp-2025/art-4.6")
def test_a_request_in_time_is_the_second_instance() -> None:
    chamber = ended(decided())
    (event,) = chamber.do(APPEAL, "2025-06-10 10:00", "player", "p7")
    assert isinstance(event, AppealFiled)
    assert event.body == "federation_disciplinary_commission"
    assert {"fcp-2025/art-19.2", "fcp-2025/art-20.1", "fcp-2025/art-4.6"} <= set(event.clauses)
    assert (chamber.case.status, chamber.case.body) == (
        "second_instance", "federation_disciplinary_commission",
    )  # fmt: skip
    assert chamber.refused(APPEAL, "2025-06-10 10:01", "player", "p7").reason == "with_federation"


def test_appeals_need_a_sanction_a_decision_a_reason_and_the_person() -> None:
    assert ended(notified()).refused(APPEAL, "2025-06-09 10:00").reason == "not_decided"
    assert ended(decided("no_sanction")).refused(APPEAL, "2025-06-09 10:00").reason == "nothing_to_appeal"
    chamber = ended(decided())
    assert chamber.refused(FileAppeal(why=" "), "2025-06-09 10:00").reason == "reason_missing"
    assert chamber.refused(APPEAL, "2025-06-09 10:00", "player", "p8").reason == "not_the_person"
    assert chamber.refused(APPEAL, "2025-06-09 10:00", "dealer", "p7").reason == "role"
    two = chamber.refused(RecordEventEnd(ended=ms("2025-06-08 23:00")), "2025-06-09 10:00")
    assert two.reason == "event_over"
    before = decided().refused(RecordEventEnd(ended=ms("2025-06-08 14:00")), "2025-06-09 10:00")
    assert before.reason == "ends_before_offence"
    assert (
        decided().refused(RecordEventEnd(ended=ms("2025-06-10 14:00")), "2025-06-09 10:00").reason
        == "not_yet"
    )
    assert Chamber().refused(RecordEventEnd(ended=1), "2025-06-09 10:00").reason == "no_case"


@pytest.mark.clause("fcp-2025/art-20.2")
@pytest.mark.parametrize("affected", ["ranking_affected", "eligibility_affected"])
def test_ranking_or_eligibility_opens_a_full_review(affected: str) -> None:
    chamber = ended(decided(affects=(affected,)))
    chamber.do(APPEAL, "2025-06-10 10:00", "player", "p7")
    offered = offer(chamber.case, "appeal_review", chamber.book)
    assert isinstance(offered, Offer)
    assert offered.options == ("limited_review", "full_review")
    assert "fcp-2025/art-20.2" in offered.clauses
    bare = chamber.refused(TakeUpAppeal(scope="full_review", why=" "), "2025-06-20 10:00")
    assert bare.reason == "reason_missing"
    chamber.do(TakeUpAppeal(scope="full_review", why="points are lost"), "2025-06-20 10:00")
    assert chamber.case.appeal is not None
    assert (chamber.case.appeal.scope, chamber.case.appeal.scope_why) == ("full_review", "points are lost")
    twice = chamber.refused(TakeUpAppeal(scope="limited_review", why="w"), "2025-06-20 10:01")
    assert twice.reason == "appeal_taken_up"
    assert "impose" in options(chamber, "federation_outcome")


@pytest.mark.clause("fcp-2025/art-20.2")
def test_otherwise_the_review_is_limited() -> None:
    chamber = ended(decided())
    none = chamber.refused(TakeUpAppeal(scope="limited_review", why="w"), "2025-06-09 10:00")
    assert none.reason == "no_appeal_filed"
    chamber.do(APPEAL, "2025-06-10 10:00", "player", "p7")
    refused = chamber.refused(TakeUpAppeal(scope="full_review", why="w"), "2025-06-20 10:00")
    assert (refused.reason, refused.facts["options"]) == ("not_lawful", "limited_review")
    assert "fcp-2025/art-20.2" in refused.clauses
    uphold = RecordFederationDecision(outcome="uphold", reasons="r", resolution="9")
    assert chamber.refused(uphold, "2025-06-20 10:00").reason == "appeal_not_taken_up"
    chamber.do(TakeUpAppeal(scope="limited_review", why="w"), "2025-06-20 10:00")
    assert options(chamber, "federation_outcome") == ("uphold", "reduce", "revoke")
    heavier = RecordFederationDecision(outcome="impose", sanction="ban", reasons="r", resolution="9")
    assert chamber.refused(heavier, "2025-06-21 10:00").reason == "not_lawful"


def second_instance() -> Chamber:
    chamber = ended(finished(decided()))
    chamber.do(APPEAL, "2025-06-10 10:00", "player", "p7")
    chamber.do(TakeUpAppeal(scope="limited_review", why="w"), "2025-06-20 10:00")
    return chamber


def test_the_federation_may_uphold_reduce_or_revoke() -> None:
    at = "2025-06-21 10:00"
    chamber = second_instance()
    events = chamber.do(RecordFederationDecision(outcome="revoke", reasons="r", resolution="9"), at)
    assert isinstance(events[0], FederationDecided)
    assert [(one.sanction, one.lifts) for one in chamber.case.executions][-1] == ("expulsion", True)
    assert chamber.case.recipients == ()
    chamber = second_instance()
    reduce = {"outcome": "reduce", "reasons": "r", "resolution": "9"}
    venue = RecordFederationDecision(**reduce, sanction="expulsion", scope="venue")  # type: ignore[arg-type]
    assert chamber.refused(venue, at).reason == "not_lighter"
    ban = RecordFederationDecision(**reduce, sanction="one_year_ban")  # type: ignore[arg-type]
    assert chamber.refused(ban, at).reason == "not_lighter"
    bare = RecordFederationDecision(**reduce)  # type: ignore[arg-type]
    assert chamber.refused(bare, at).reason == "field_missing"
    chamber.do(RecordFederationDecision(**reduce, sanction="in_event_fine", amount=100), at)  # type: ignore[arg-type]
    assert chamber.case.ruling is not None
    assert (chamber.case.ruling.sanction, chamber.case.ruling.amount) == ("in_event_fine", 100)
    again = RecordFederationDecision(outcome="uphold", reasons="r", resolution="9")
    assert chamber.refused(again, at).reason == "not_with_federation"


# ---- final decisions and who is told


@pytest.mark.clause(
    "fcp-2025/art-20-par-1", "fcp-2025/art-20-par-2", "fcp-2025/art-20-par-3", "fcp-2025/art-20-par-4"
)
def test_everybody_the_book_names_learns_of_a_final_expulsion() -> None:
    chamber = ended(finished(decided()))
    early = chamber.refused(DeclareFinal(), "2025-06-13 23:59")
    assert (early.reason, early.facts["last"]) == ("appeal_open", "2025-06-13")
    assert [one.reason for one in dues(chamber.case, ms("2025-06-14 00:00"), chamber.book)][-1] == "due.final"
    (final,) = chamber.do(DeclareFinal(), "2025-06-14 00:00", role="system")
    assert isinstance(final, BecameFinal)
    told = [(one.code, one.name, one.optional) for one in final.recipients]
    assert told == [
        ("person", "Luis Mora", False),
        ("club", "Club Ases", False),
        ("league", "Liga Norte", False),
        ("sports_ministry", "", False),
        ("wpf", "", True),
        ("adtp", "", True),
        ("international_organisers", "", True),
    ]
    cited = {one.code: one.clauses for one in final.recipients}
    assert cited["person"] == ("fcp-2025/art-20-par-1",)
    assert cited["club"] == ("fcp-2025/art-20-par-2",)
    assert cited["sports_ministry"] == ("fcp-2025/art-20-par-3",)
    assert cited["wpf"] == cited["international_organisers"] == ("fcp-2025/art-20-par-4",)
    owed = dues(chamber.case, ms("2025-06-14 10:00"), chamber.book)
    assert [one.must for one in owed] == [True] * 4 + [False] * 3
    at = "2025-06-14 10:00"
    assert chamber.refused(GiveFinalNotice(recipient="press"), at).reason == "not_a_recipient"
    skipped = GiveFinalNotice(recipient="sports_ministry", not_applicable="no")
    assert chamber.refused(skipped, at).reason == "must_be_told"
    for code, _, optional in told:
        chamber.do(GiveFinalNotice(recipient=code, not_applicable="none known" if optional else ""), at)
    assert dues(chamber.case, ms(at), chamber.book) == []
    assert chamber.refused(GiveFinalNotice(recipient="person"), at).reason == "notice_given"
    assert chamber.refused(APPEAL, at, "player", "p7").reason == "appeal_late"


@pytest.mark.clause("fcp-2025/art-20-par-1")
def test_a_final_admonition_brings_no_list() -> None:
    chamber = ended(finished(decided("verbal_admonition")))
    (final,) = chamber.do(DeclareFinal(), "2025-06-14 00:00")
    assert isinstance(final, BecameFinal)
    assert final.recipients == ()
    refused = chamber.refused(GiveFinalNotice(recipient="person"), "2025-06-14 10:00")
    assert refused.reason == "not_a_recipient"


@pytest.mark.clause("fcp-2025/art-20-par-1")
@pytest.mark.parametrize(
    ("sanction", "affects", "listed"),
    [
        ("expulsion", (), True),
        ("disqualification", (), True),
        ("eligibility_sanction", (), True),
        ("in_event_fine", ("eligibility_affected",), True),
        ("in_event_fine", ("ranking_affected",), False),
        ("in_event_fine", (), False),
        ("", (), False),
    ],
)
def test_which_sanctions_bring_the_list(sanction: str, affects: tuple[str, ...], listed: bool) -> None:
    assert bool(recipients(PLAYER, sanction, affects, Chamber().book)) is listed


@pytest.mark.clause("fcp-2025/art-20-par-2")
def test_without_club_or_league_that_recipient_is_skipped() -> None:
    book = Chamber().book
    alone = [one.code for one in recipients(Person(name="X"), "expulsion", (), book)]
    assert "club" not in alone
    assert "league" not in alone
    club = [one.code for one in recipients(Person(name="X", club="Ases"), "expulsion", (), book)]
    assert "club" in club
    assert "league" not in club


def test_nothing_is_final_while_something_is_open() -> None:
    chamber = finished(decided())
    assert chamber.refused(DeclareFinal(), "2025-06-09 10:00").reason == "event_runs"
    assert chamber.refused(GiveFinalNotice(recipient="person"), "2025-06-09 10:00").reason == "not_final"
    chamber.do(AskReview(ground="material_error", why="w"), "2025-06-09 10:00", "player", "p7")
    ended(chamber, "2025-06-09 11:00")
    assert chamber.refused(DeclareFinal(), "2025-06-30 10:00").reason == "review_open"
    assert notified().refused(DeclareFinal(), "2025-06-30 10:00").reason == "wrong_status"


def test_a_person_cleared_need_not_wait_for_appeals() -> None:
    chamber = notified()
    chamber.do(FileDefence(text="no", complete=True), "2025-06-08 15:10", "player", "p7")
    chamber.do(verdict("no_sanction"), "2025-06-08 15:20")
    chamber.do(DeclareFinal(), "2025-06-08 15:30")
    assert chamber.case.status == "final"
