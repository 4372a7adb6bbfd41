"""The lightest sanction, carried out; and what becomes of a case that goes on to the federation."""

import pytest
from tests.support.conduct import choices, seated
from tests.support.hearing import Chamber, decided, ended, finished, ms, notified, verdict

from torneo.commission import Person, dues, offer
from torneo.commission.commands import (
    DeclareFinal,
    FileAppeal,
    GiveFinalNotice,
    RecordFederationDecision,
    TakeUpAppeal,
)
from torneo.commission.events import AppealFiled, BecameFinal, FederationDecided
from torneo.rulebook import book_ids, load_book
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction
from torneo.tournament.conduct.matters import Offer

APPEAL = FileAppeal(why="out of proportion")
FEDERATION = "federation_disciplinary_commission"
ABROAD = ("wpf", "adtp", "international_organisers")


# ---- the verbal admonition ---------------------------------------------------------------------------


@pytest.mark.policy("discipline_sanctions")
@pytest.mark.clause("fcp-2025/art-4-a", "fcp-2025/art-15-a")
@pytest.mark.parametrize("kind", ["player", "official", "third_party"])
def test_an_admonition_is_the_first_of_the_list_for_anybody_and_takes_nothing_away(kind: str) -> None:
    """Before fine and expulsion; with no sum and no place to leave; final, it is told to no authority."""
    chamber = notified(person=Person(name="X", kind=kind, player="p7" if kind == "player" else ""))
    offered = offer(chamber.case, "case_outcome", chamber.book)
    assert isinstance(offered, Offer)
    first, second, *_ = offered.options
    assert (first, second) == ("no_sanction", "verbal_admonition")
    at = "2025-06-08 17:30"
    assert chamber.refused(verdict("verbal_admonition", amount=1), at).reason == "amount_without_fine"
    assert chamber.refused(verdict("verbal_admonition", scope="venue"), at).reason == (
        "scope_without_expulsion"
    )
    for light in ("verbal_warning", "written_admonition"):
        assert chamber.refused(verdict(light), at).reason == "sanction_not_lawful"
    chamber.do(verdict("verbal_admonition"), at)
    ruling = chamber.case.ruling
    assert ruling is not None
    assert (ruling.sanction, ruling.amount, ruling.scope) == ("verbal_admonition", 0, "")


@pytest.mark.clause("fcp-2025/art-4-a", "fcp-2025/art-15-a")
def test_only_the_commission_admonishes_at_the_tables_and_the_player_plays_on() -> None:
    """In the event itself: offered to the commission beside the floor's penalties, to the floor not; books
    without a commission have none."""
    for book in book_ids():
        room = seated(book)
        room.do(RecordInfraction(clause=next(iter(room.book.clauses)), entry=2))
        admonition = GivePenalty(infraction=1, penalty="verbal_admonition", why="primera vez")
        lawful = "verbal_admonition" in load_book(book).values["discipline_sanctions"]["sanctions"]
        assert "verbal_admonition" not in {name for name, _, _ in choices(room)}
        assert room.refused(admonition, role="floor").reason == "penalty_not_offered"
        if not lawful:
            continue
        room.do(admonition, role="commission", who="Marta")
        (given,) = room.state.conduct.penalties
        assert (given.penalty, given.by.name, given.status) == ("verbal_admonition", "Marta", "done")
        entry = room.state.entries[2]
        assert (entry.status, entry.stack) == ("seated", 10_000)


# ---- the second instance -----------------------------------------------------------------------------


def appealed(at: str = "2025-06-10 10:00") -> Chamber:
    chamber = ended(finished(decided()))
    chamber.do(APPEAL, at, "player", "p7")
    return chamber


@pytest.mark.policy("discipline_appeal")
@pytest.mark.clause("fcp-2025/art-20.1")
@pytest.mark.parametrize(("at", "passed"), [("2025-06-13 23:59", True), ("2025-06-14 00:00", False)])
def test_the_last_minute_of_the_fifth_day_reaches_the_federation_and_the_next_does_not(
    at: str, passed: bool
) -> None:
    chamber = ended(finished(decided()))
    if passed:
        (filed,) = chamber.do(APPEAL, at, "player", "p7")
        assert isinstance(filed, AppealFiled)
        assert "fcp-2025/art-20.1" in filed.clauses
        assert (chamber.case.status, chamber.case.body) == ("second_instance", FEDERATION)
    else:
        assert chamber.refused(APPEAL, at, "player", "p7").reason == "appeal_late"
        assert (chamber.case.status, chamber.case.body) != ("second_instance", FEDERATION)


@pytest.mark.clause("fcp-2025/art-20.1")
def test_with_the_federation_the_commission_of_the_event_has_no_more_say() -> None:
    """It neither decides again nor declares the case final; what the federation resolves is the end of it."""
    chamber = appealed()
    at = "2025-06-20 10:00"
    assert chamber.refused(verdict("no_sanction"), at).reason == "wrong_status"
    assert chamber.refused(DeclareFinal(), at).reason == "wrong_status"
    chamber.do(TakeUpAppeal(scope="limited_review", why="w"), at)
    resolved = RecordFederationDecision(outcome="uphold", reasons="r", resolution="9")
    (decision, *_) = chamber.do(resolved, at)
    assert isinstance(decision, FederationDecided)
    assert chamber.case.status == "final"
    assert chamber.refused(APPEAL, at, "player", "p7").reason == "appeal_late"


# ---- who is told abroad ------------------------------------------------------------------------------


@pytest.mark.policy("discipline_final_notice")
@pytest.mark.clause("fcp-2025/art-20-par-4")
@pytest.mark.parametrize("way", ["nobody appealed", "upheld by the federation"])
def test_the_authorities_abroad_are_offered_and_each_is_told_or_left_out_with_a_reason(way: str) -> None:
    if way == "nobody appealed":
        chamber = ended(finished(decided()))
        (final,) = chamber.do(DeclareFinal(), "2025-06-14 00:00")
        assert isinstance(final, BecameFinal)
    else:
        chamber = appealed()
        chamber.do(TakeUpAppeal(scope="limited_review", why="w"), "2025-06-20 10:00")
        chamber.do(
            RecordFederationDecision(outcome="uphold", reasons="r", resolution="9"), "2025-06-21 10:00"
        )
    at = "2025-06-22 10:00"
    listed = {one.code: one for one in chamber.case.recipients}
    assert [code for code in listed if listed[code].optional] == list(ABROAD)
    assert all(listed[code].clauses == ("fcp-2025/art-20-par-4",) for code in ABROAD)
    chamber.do(GiveFinalNotice(recipient="wpf"), at)
    assert chamber.refused(GiveFinalNotice(recipient="wpf"), at).reason == "notice_given"
    chamber.do(GiveFinalNotice(recipient="adtp", not_applicable="no es socio"), at)
    open_still = {one.facts["recipient"]: one.must for one in dues(chamber.case, ms(at), chamber.book)}
    assert [open_still.get(code) for code in ABROAD] == [None, None, False]
    assert open_still["person"]


@pytest.mark.clause("fcp-2025/art-20-par-4")
@pytest.mark.parametrize("outcome", ["revoke", "reduce"])
def test_what_the_federation_takes_back_is_told_to_nobody_abroad(outcome: str) -> None:
    chamber = appealed()
    chamber.do(TakeUpAppeal(scope="limited_review", why="w"), "2025-06-20 10:00")
    sanction = "verbal_admonition" if outcome == "reduce" else ""
    resolved = RecordFederationDecision(outcome=outcome, reasons="r", resolution="9", sanction=sanction)
    chamber.do(resolved, "2025-06-21 10:00")
    assert chamber.case.recipients == ()
    for code in ABROAD:
        refused = chamber.refused(GiveFinalNotice(recipient=code), "2025-06-22 10:00")
        assert refused.reason == "not_a_recipient"
