"""Deals at the final table: who may make one, how it is voted, what is kept for the champion."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.books import BOOKS
from tests.support.clock import only
from tests.support.entries import of
from tests.support.prizes import closed, disqualify, ended, final, out, prize, prizes, stack
from tests.support.room import Room

from torneo.rulebook import load_book
from torneo.tournament import Refused, fold, snapshot
from torneo.tournament.conduct.events import Decided
from torneo.tournament.conduct.matters import Decide, Offer, offer
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.prizes.bounties import split
from torneo.tournament.prizes.commands import (
    EndByDeal,
    ProposeDeal,
    SetDealReserve,
    SetPayouts,
    VoteDeal,
)
from torneo.tournament.prizes.deal_shares import shares_of
from torneo.tournament.prizes.deals import told
from torneo.tournament.prizes.events import DealProposed, DealVoted, PrizesSettled
from torneo.tournament.prizes.fund import fund_now
from torneo.tournament.prizes.listing import remaining_prizes
from torneo.tournament.structure.model import Deal, Payout
from torneo.tournament.words import say

DIRECTION = {
    "tda-2013": ("approve_deal", "refuse_deal"),
    "tda-2024": ("approve_deal", "refuse_deal"),
    "adtp-2018": ("approve_deal", "refuse_deal"),
    "torrequebrada": ("approve_deal", "refuse_deal"),
    "fcp-2025": ("allow_deal", "prohibit_for_coercion"),
    "pokerfest-2011": ("pay_agreed_amounts", "leave_to_players"),
}


def finalists(book: str, players: int = 3, prizes_left: int = 3_000_000, **fields: Any) -> Room:
    """So many players at the only table, all paid, with so much left to play for."""
    room = closed(book, players, entry_price=prizes_left // players, **fields)
    fund = fund_now(room.state, room.book).prizes
    room.do(SetPayouts(amounts=tuple(split(fund, players))))
    if book == "torrequebrada":
        room.do(SetDealReserve(amount=150_000))
    return room


def votes(room: Room, against: tuple[int, ...] = ()) -> VoteDeal:
    return VoteDeal(votes={entry.number: entry.number not in against for entry in room.state.alive()})


def agreed(room: Room, **deal: Any) -> Room:
    room.do(ProposeDeal(**({"kind": "even"} | deal)), role="floor")
    room.do(votes(room), role="floor")
    return room


def decision(book: str, yes: bool = True) -> Decide:
    return Decide(matter="deal", option=DIRECTION[book][not yes], why="así lo pide la mesa")


# ---- the vote


@pytest.mark.clause("fcp-2025/art-11.1", "torrequebrada/25-C.1")
@pytest.mark.parametrize("book", BOOKS)
def test_everybody_must_agree(book: str) -> None:
    room = finalists(book, players=5)
    room.do(ProposeDeal(kind="even"))
    event = only(room.do(votes(room, against=(4,))), DealVoted)
    assert not event.agreed
    assert room.state.prizes.deals[-1].status == "not_unanimous"
    assert room.refused(decision(book)).reason == "no_deal_open"
    assert len(remaining_prizes(room.state)) == 5
    assert agreed(room).state.prizes.deals[-1].status == "agreed"
    assert not room.state.prizes.settled


@pytest.mark.clause("fcp-2025/art-11.1")
def test_five_yes_votes_make_a_deal_that_keeps_the_reserve() -> None:
    room = agreed(finalists("fcp-2025", players=5))
    settled = only(room.do(decision("fcp-2025")), PrizesSettled)
    left = room.state.prizes.deals[0].remaining
    assert settled.title == -(-left // 10)
    assert "fcp-2025/art-11.3" in settled.clauses


@pytest.mark.clause("fcp-2025/rp-3.1", "torrequebrada/25-C.2")
@pytest.mark.parametrize("book", ["fcp-2025", "torrequebrada"])
def test_nobody_learns_who_said_no(book: str) -> None:
    room = finalists(book, players=4)
    room.do(ProposeDeal(kind="even"))
    event = only(room.do(votes(room, against=(2,))), DealVoted)
    assert event.against == ()
    deal = room.state.prizes.deals[-1]
    assert deal.against == []
    assert set(told(deal, room.book)) == {"deal", "kind", "status", "reserve", "remaining"}
    assert told(deal, room.book)["status"] == "not_unanimous"
    assert ("fcp-2025/rp-3.1" if book == "fcp-2025" else "torrequebrada/25-C.2") in event.clauses
    assert len(remaining_prizes(room.state)) == 4


@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "pokerfest-2011", "tda-2024"])
def test_elsewhere_the_vote_is_open(book: str) -> None:
    room = finalists(book, players=4)
    room.do(ProposeDeal(kind="even"))
    assert only(room.do(votes(room, against=(2,))), DealVoted).against == (2,)
    assert told(room.state.prizes.deals[-1], room.book)["in_favour"] == 3


def test_the_votes_of_exactly_those_still_in() -> None:
    room = finalists("fcp-2025", players=3)
    assert room.refused(votes(room)).reason == "no_deal_open"
    room.do(ProposeDeal(kind="even"))
    refused = room.refused(VoteDeal(votes={1: True, 2: True}))
    assert (refused.reason, refused.facts["entries"]) == ("votes_missing", "3")
    assert room.refused(VoteDeal(votes={1: True, 2: True, 3: True, 4: True})).reason == "deal_with_others"
    assert room.refused(votes(room), role="player").reason == "role"
    out(room, "p3")
    assert room.refused(VoteDeal(votes={1: True, 2: True, 3: True})).reason == "deal_overtaken"


def test_a_house_may_go_by_majority() -> None:
    book = load_book("tda-2013").with_policies({"deal_conditions": ["final_table"]})
    room = final(book, 5, payout=Payout(places=2))  # type: ignore[arg-type]
    room.do(ProposeDeal(kind="even"))
    assert only(room.do(votes(room, against=(1, 2))), DealVoted).agreed


# ---- conditions


@pytest.mark.clause("torrequebrada/25-A")
@pytest.mark.parametrize("book", BOOKS)
def test_only_at_the_final_table(book: str) -> None:
    room = final(book, players=14, payout=Payout(places=14))
    refused = room.refused(ProposeDeal(kind="even"))
    assert (refused.reason, refused.facts) == ("deal_before_final_table", {"players": 14, "tables": 2})
    if book == "torrequebrada":
        assert refused.clauses == ("torrequebrada/25-A",)


@pytest.mark.clause("torrequebrada/25-B")
@pytest.mark.parametrize("book", BOOKS)
def test_everybody_in_the_money_where_the_book_wants_it(book: str) -> None:
    room = final(book, players=10, payout=Payout(places=9), seats_per_table=10)
    room.do(SetDealReserve(amount=500))
    command = ProposeDeal(kind="even")
    if book in ("fcp-2025", "pokerfest-2011"):
        room.do(command)
        return
    refused = room.refused(command)
    assert (refused.reason, refused.facts) == ("deal_before_money", {"players": 10, "places": 9})
    if book == "torrequebrada":
        assert refused.clauses == ("torrequebrada/25-B",)


@pytest.mark.clause("pokerfest-2011/general-37")
@pytest.mark.parametrize("book", BOOKS)
def test_nobody_may_be_left_out(book: str) -> None:
    room = finalists(book, players=4)
    refused = room.refused(ProposeDeal(kind="custom", amounts={1: 1, 2: 1, 3: 1}))
    assert (refused.reason, refused.facts["entries"]) == ("deal_leaves_out", "4")
    if book == "pokerfest-2011":
        assert refused.clauses == ("pokerfest-2011/general-37",)


def test_what_no_book_allows() -> None:
    room = closed("tda-2013", 3)
    assert room.refused(ProposeDeal(kind="even")).reason == "payouts_not_set"
    room.do(SetPayouts(places=3))
    assert room.refused(ProposeDeal(kind="nada")).reason == "unknown_deal_kind"  # type: ignore[arg-type]
    assert room.refused(ProposeDeal(kind="even"), role="player").reason == "role"
    assert room.refused(ProposeDeal(kind="even", amounts={1: 5})).reason == "amounts_only_custom"
    assert room.refused(ProposeDeal(kind="custom", amounts={1: 1, 2: 1, 3: 1, 9: 1})).reason == (
        "deal_with_others"
    )
    assert room.refused(ProposeDeal(kind="custom", amounts={1: -1, 2: 1, 3: 1})).reason == "amount"
    assert room.refused(ProposeDeal(kind="custom", amounts={1: 30_001, 2: 0, 3: 0})).reason == (
        "deal_does_not_add_up"
    )
    assert room.refused(ProposeDeal(kind="custom", amounts={1: 1, 2: 1, 3: 1}, reserve=5)).reason == (
        "deal_does_not_add_up"
    )
    room.do(StartHand(table=1))
    assert room.refused(ProposeDeal(kind="even")).reason == "hand_in_progress"
    barred = final("tda-2013", 2, deal=Deal(allowed=False))
    assert barred.refused(ProposeDeal(kind="even")).reason == "deals_not_allowed"


# ---- what is kept for the champion


@pytest.mark.clause("fcp-2025/art-11.3")
def test_ten_percent_for_the_champion() -> None:
    """30,000,000 of prizes left: 2,999,999 for the champion is not enough."""
    room = final("fcp-2025", 3, (15_000_000, 10_000_000, 5_000_000), guarantee=30_927_835)
    assert room.state.prizes.fund.staff == 927_835
    shares = {1: 13_500_000, 2: 9_000_000, 3: 4_500_001}
    refused = room.refused(ProposeDeal(kind="custom", amounts=shares))
    assert (refused.reason, refused.facts["reserve"]) == ("reserve_too_small", 2_999_999)
    assert (refused.facts["least"], refused.clauses) == (3_000_000, ("fcp-2025/art-11.3",))
    agreed(room, kind="custom", amounts=shares | {3: 4_500_000})
    room.do(decision("fcp-2025"))
    out(room, "p1", "p2", by="p3")
    ended(room)
    assert prize(room, "p3").parts == {"deal": 4_500_000, "title": 3_000_000}
    assert prizes(room) == {"p3": 7_500_000, "p2": 9_000_000, "p1": 13_500_000}


@pytest.mark.clause("torrequebrada/25-D")
def test_the_organiser_sets_what_is_played_on_for() -> None:
    """30,000 of prizes left and 1,500 for the title: 28,500 can be shared."""
    room = final("torrequebrada", 3, entry_price=1_000_000, amounts=(1_500_000, 900_000, 600_000))
    refused = room.refused(ProposeDeal(kind="icm"))
    assert (refused.reason, refused.clauses) == ("reserve_not_set", ("torrequebrada/25-D",))
    assert room.refused(SetDealReserve(amount=-1)).reason == "amount"
    room.do(SetDealReserve(amount=150_000))
    whole = {1: 1_200_000, 2: 900_000, 3: 750_001}
    assert room.refused(ProposeDeal(kind="custom", amounts=whole)).reason == "reserve_too_small"
    agreed(room, kind="icm")
    room.do(decision("torrequebrada"))
    assert sum(room.state.prizes.settled.values()) == 2_850_000
    assert remaining_prizes(room.state) == [150_000]
    out(room, "p2", "p3")
    ended(room)
    assert prize(room, "p1").parts["title"] == 150_000
    assert sum(prizes(room).values()) == 3_000_000
    assert snapshot(fold(room.journal)) == snapshot(room.state)


def test_the_sheet_may_keep_more_for_the_champion() -> None:
    room = final("tda-2013", 3, deal=Deal(champion_per_mille=200), payout=Payout(places=3))
    assert only(room.do(ProposeDeal(kind="icm")), DealProposed).reserve == 6_000
    assert room.refused(ProposeDeal(kind="even", reserve=5_999)).reason == "reserve_too_small"
    assert room.refused(ProposeDeal(kind="even", reserve=30_001)).reason == "reserve_too_small"


# ---- what the direction decides


@pytest.mark.clause("fcp-2025/art-11.2", "torrequebrada/25.1", "pokerfest-2011/general-36")
@pytest.mark.parametrize("book", BOOKS)
def test_what_the_direction_may_decide(book: str) -> None:
    room = agreed(finalists(book))
    found = offer(room.state, "deal", {}, room.book)
    assert isinstance(found, Offer)
    assert found.options == DIRECTION[book]
    expected = {"fcp-2025": "art-11.2", "torrequebrada": "25.1", "pokerfest-2011": "general-36"}
    if book in expected:
        assert found.clauses == (f"{book}/{expected[book]}",)
    before = room.state.prizes.amounts
    refused = room.refused(Decide(matter="deal", option=DIRECTION[book][0], why=" "))
    assert refused.reason == "reason_missing"
    assert room.refused(decision(book), role="floor").reason == "role"
    decided = only(room.do(decision(book, yes=False), who="Eva"), Decided)
    assert (decided.option, decided.why) == (DIRECTION[book][1], "así lo pide la mesa")
    status = "private" if book == "pokerfest-2011" else "refused"
    assert (room.state.prizes.deals[0].status, room.state.prizes.settled) == (status, {})
    assert remaining_prizes(room.state) == before
    assert isinstance(offer(room.state, "deal", {}, room.book), Refused)


@pytest.mark.clause("fcp-2025/art-11.2")
def test_coercion_may_end_a_deal_before_the_vote() -> None:
    room = finalists("fcp-2025")
    room.do(ProposeDeal(kind="even"))
    found = offer(room.state, "deal", {}, room.book)
    assert isinstance(found, Offer)
    assert found.options == ("prohibit_for_coercion",)


@pytest.mark.clause("pokerfest-2011/general-35", "pokerfest-2011/general-36")
def test_pokerfest_records_a_private_agreement_and_may_pay_it() -> None:
    room = finalists("pokerfest-2011")
    agreed(room, kind="custom", amounts={1: 1_000_000, 2: 1_500_000, 3: 500_000})
    room.do(decision("pokerfest-2011"))
    out(room, "p2", "p3")
    ended(room)
    assert prizes(room) == {"p1": 1_000_000, "p3": 500_000, "p2": 1_500_000}


@pytest.mark.parametrize("book", BOOKS)
def test_play_that_goes_on_overtakes_the_deal(book: str) -> None:
    room = finalists(book)
    agreed(room, kind="icm")
    stack(room, p2=5_000)
    assert room.refused(decision(book)).reason == "deal_overtaken"
    agreed(room, kind="icm")
    assert [one.status for one in room.state.prizes.deals] == ["withdrawn", "agreed"]
    room.do(decision(book))
    assert room.refused(SetPayouts(why="x")).reason == "prizes_settled"


@pytest.mark.parametrize("book", BOOKS)
def test_whatever_is_left_may_be_shared_again(book: str) -> None:
    room = agreed(finalists(book), kind="even")
    room.do(decision(book))
    title = room.state.prizes.title
    if not title:
        assert room.refused(ProposeDeal(kind="even")).reason == "nothing_left_to_share"
        room.do(EndByDeal())
        assert room.state.phase == "ended"
    else:
        assert room.refused(EndByDeal()).reason == "title_to_play_for"
        out(room, "p3")
        room.do(SetDealReserve(amount=1))
        if book == "fcp-2025":
            assert room.refused(ProposeDeal(kind="even")).reason == "only_the_reserve_left"
        else:
            agreed(room, kind="even")
            room.do(decision(book))
            assert room.state.prizes.title == 1
        out(room, "p2")
        ended(room)
    assert sum(prizes(room).values()) == room.state.prizes.fund.prizes


@pytest.mark.clause("fcp-2025/art-11.3")
def test_a_later_deal_does_not_eat_the_reserve_of_an_earlier_one() -> None:
    room = agreed(finalists("fcp-2025"), kind="even")
    room.do(decision("fcp-2025"))
    title = room.state.prizes.title
    for kind in ("even", "icm", "chip_chop"):
        refused = room.refused(ProposeDeal(kind=kind))
        assert (refused.reason, refused.clauses) == ("only_the_reserve_left", ("fcp-2025/art-11.3",))
        assert "campeón" in say(refused.reason, refused.facts, "es")
    assert room.refused(ProposeDeal(kind="even", reserve=title - 1)).reason == "reserve_too_small"
    out(room, "p3", "p2")
    ended(room)
    assert prize(room, "p1").parts["title"] == title


@pytest.mark.clause("fcp-2025/art-11.3")
def test_what_was_left_above_the_reserve_may_be_shared_later() -> None:
    room = finalists("fcp-2025")
    whole = sum(remaining_prizes(room.state))
    agreed(room, kind="even", reserve=whole // 2)
    room.do(decision("fcp-2025"))
    least = -(-whole // 10)
    assert room.refused(ProposeDeal(kind="even", reserve=least - 1)).reason == "reserve_too_small"
    agreed(room, kind="even")
    room.do(decision("fcp-2025"))
    assert room.state.prizes.title == least
    assert room.refused(ProposeDeal(kind="even")).reason == "only_the_reserve_left"


def test_a_share_the_sheet_keeps_is_not_eaten_by_a_later_deal_either() -> None:
    room = finalists("tda-2013", deal=Deal(champion_per_mille=200))
    whole = sum(remaining_prizes(room.state))
    agreed(room, kind="even")
    room.do(decision("tda-2013"))
    assert room.state.prizes.title == whole // 5
    assert room.refused(ProposeDeal(kind="even")).reason == "only_the_reserve_left"


@pytest.mark.parametrize("kind", ["even", "custom"])
def test_amounts_that_do_not_go_by_stacks_outlive_a_hand_but_no_player(kind: str) -> None:
    room = finalists("tda-2013")
    amounts = {1: 1_200_000, 2: 1_000_000, 3: 800_000} if kind == "custom" else {}
    agreed(room, kind=kind, amounts=amounts)
    out(room, "p3")
    assert room.refused(decision("tda-2013")).reason == "deal_overtaken"
    room.do(ProposeDeal(kind="even"))
    stack(room, p2=6_000)
    room.do(votes(room))
    room.do(decision("tda-2013"))


def test_a_vote_after_an_elimination_is_told_that_play_has_overtaken_it() -> None:
    room = finalists("fcp-2025", players=3)
    room.do(ProposeDeal(kind="even"))
    out(room, "p3")
    refused = room.refused(votes(room))
    assert refused.reason == "deal_overtaken"
    assert "jugadores" in say(refused.reason, refused.facts, "es")


def test_deals_are_voted_and_decided_between_hands() -> None:
    room = finalists("tda-2013")
    room.do(ProposeDeal(kind="even"))
    room.do(StartHand(table=1))
    assert room.refused(votes(room)).reason == "hand_in_progress"
    room.do(ReportHand(table=1, stacks={}))
    room.do(votes(room))
    assert room.refused(StartHand(table=1)).reason == "deal_first"
    room.do(decision("tda-2013"))
    room.do(StartHand(table=1))


# ---- the shares


def test_kinds_of_deal() -> None:
    stacks, left = {1: 50_000, 2: 30_000, 3: 20_000}, [5_000, 3_000, 2_000]
    assert shares_of("icm", stacks, left, 0) == {1: 3_839, 2: 3_275, 3: 2_886}
    assert shares_of("chip_chop", stacks, left, 0) == {1: 4_000, 2: 3_200, 3: 2_800}
    assert shares_of("even", stacks, left, 0) == {1: 3_334, 2: 3_333, 3: 3_333}
    assert shares_of("even", stacks, left, 1_000) == {1: 3_000, 2: 3_000, 3: 3_000}
    assert shares_of("chip_chop", stacks, left, 1_000) == {1: 3_500, 2: 2_900, 3: 2_600}


def test_icm_with_a_reserve_keeps_what_a_stack_is_worth() -> None:
    """Share and chance of the title are together worth what the stack was worth before."""
    stacks, left = {1: 50_000, 2: 30_000, 3: 20_000}, [500_000, 300_000, 200_000]
    whole, kept = shares_of("icm", stacks, left, 0), shares_of("icm", stacks, left, 100_000)
    for entry, points in stacks.items():
        assert abs(whole[entry] - kept[entry] - 100_000 * points // 100_000) <= 1


@given(
    st.sampled_from(("icm", "chip_chop", "even")),
    st.lists(st.integers(0, 10**6), min_size=2, max_size=7),
    st.data(),
)
def test_shares_always_add_up(kind: str, chips: list[int], data: st.DataObject) -> None:
    left = sorted(data.draw(st.lists(st.integers(1, 10**6), min_size=1, max_size=len(chips))), reverse=True)
    reserve = data.draw(st.integers(0, sum(left)))
    shares = shares_of(kind, dict(enumerate(chips, 1)), left, reserve)
    assert sum(shares.values()) == sum(left) - reserve
    assert min(shares.values()) >= 0


def test_somebody_disqualified_after_the_deal_leaves_his_share_to_the_champion() -> None:
    room = agreed(finalists("fcp-2025"), kind="even")
    room.do(decision("fcp-2025"))
    disqualify(room, "p3")
    out(room, "p2")
    ended(room)
    assert set(prizes(room)) == {"p1", "p2"}
    assert sum(prizes(room).values()) == room.state.prizes.fund.prizes
    assert of(room, "p3").taken_out == "disqualified"
