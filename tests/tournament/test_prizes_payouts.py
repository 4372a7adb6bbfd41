"""Places and amounts: by the book's share of the field, by curve or table, to the last unit."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.events import sheet

from torneo.rulebook import book_ids, load_book
from torneo.tournament.kernel import Refused
from torneo.tournament.prizes.curve import curve, groups
from torneo.tournament.prizes.fund import fund_of
from torneo.tournament.prizes.payouts import Payouts, payouts_of
from torneo.tournament.prizes.places import paid_places, places_of
from torneo.tournament.prizes.state import Fund
from torneo.tournament.structure.model import Bounty, Payout, Satellite, Structure

FCP = load_book("fcp-2025")
TDA = load_book("tda-2013")


def paid(entries: int, structure: Structure | None = None, book: str = "tda-2013", **wanted: int) -> Payouts:
    structure = structure or sheet()
    rules = load_book(book)
    fund = fund_of(structure, rules, entries=entries, collected=entries * structure.entry_price)
    found = payouts_of(fund, structure, rules, **wanted)  # type: ignore[arg-type]
    assert not isinstance(found, Refused), found
    assert sum(found.amounts) == found.fund.prizes
    return found


# ---- paid places


def test_a_share_of_the_field_is_rounded_up() -> None:
    assert places_of(9735, 15) == 1461
    assert places_of(200, 10) == 20
    assert places_of(1, 10) == 1
    assert paid(9735, sheet(payout=Payout(places_percent=15))).places == 1461


@pytest.mark.clause("fcp-2025/art-9.1")
@pytest.mark.parametrize("book", book_ids())
def test_ten_to_fifteen_percent_are_proposed(book: str) -> None:
    found = paid(200, book=book)
    assert (found.least, found.most) == (20, 30)
    assert 20 <= found.places <= 30
    assert found.warnings == ()
    for places in (20, 30):
        assert paid(200, book=book, places=places).warnings == ()
    for places in (19, 31):
        (warned,) = paid(200, book=book, places=places).warnings
        assert warned.code == "places_outside_range"
        assert warned.facts == {"places": places, "entries": 200, "least": 20, "most": 30}
        if book == "fcp-2025":
            assert warned.clauses == ("fcp-2025/art-9.1",)


@pytest.mark.clause("fcp-2025/art-9.3")
def test_the_sheet_may_have_a_distribution_of_its_own() -> None:
    found = paid(120, sheet(payout=Payout(kind="winner_takes_all")), "fcp-2025")
    assert (found.places, found.warnings) == (1, ())
    assert found.amounts == (found.fund.prizes,)
    table = Payout(kind="table", table={150: (5000, 3000, 2000)})
    assert paid(120, sheet(payout=table), "fcp-2025").warnings == ()
    assert paid(120, sheet(payout=Payout(places=40)), "fcp-2025").warnings == ()
    assert paid(120, sheet(payout=Payout(places=40)), "fcp-2025", places=41).warnings


@given(st.integers(1, 20_000))
def test_the_proposal_is_always_within_the_range(entries: int) -> None:
    found = paid_places(entries, Payout(), TDA)
    assert found.least <= found.places <= found.most
    assert not found.outside


# ---- the fund


@pytest.mark.clause("fcp-2025/art-9.2")
def test_three_percent_go_to_the_staff() -> None:
    fund = fund_of(sheet(), FCP, entries=100, collected=50_000_000)
    assert (fund.staff, fund.prizes) == (1_500_000, 48_500_000)
    assert fund_of(sheet(), TDA, entries=100, collected=50_000_000).staff == 0
    assert fund_of(sheet(staff_percent=5), TDA, entries=100, collected=999).staff == 49


def test_the_organiser_adds_what_the_guarantee_wants() -> None:
    fund = fund_of(sheet(guarantee=5_000_000), FCP, entries=300, collected=3_000_000)
    assert (fund.overlay, fund.total, fund.staff, fund.prizes) == (2_000_000, 5_000_000, 150_000, 4_850_000)
    assert fund_of(sheet(guarantee=2_000_000), FCP, entries=300, collected=3_000_000).overlay == 0


def test_bounties_are_set_apart_first() -> None:
    fixed = sheet(bounty=Bounty(kind="fixed", amount=2_000))
    fund = fund_of(fixed, FCP, entries=103, collected=1_030_000, played=100)
    assert (fund.bounties, fund.staff, fund.prizes) == (200_000, 24_900, 805_100)
    mystery = sheet(bounty=Bounty(kind="mystery", amount=2_000, envelopes={5_000: 2, 1_000: 10}))
    assert fund_of(mystery, TDA, entries=10, collected=100_000).bounties == 20_000


# ---- satellites


def test_two_seats_and_the_rest_to_the_third() -> None:
    satellite = sheet(entry_price=11_000, satellite=Satellite(target="main", seat_value=110_000))
    found = paid(24, satellite)
    assert (found.seats, found.amounts) == (2, (110_000, 110_000, 44_000))


def test_guaranteed_seats_are_paid_for_by_the_organiser() -> None:
    satellite = sheet(entry_price=11_000, satellite=Satellite(target="main", seat_value=110_000, seats=3))
    found = paid(24, satellite)
    assert (found.seats, found.places, found.fund.overlay) == (3, 3, 66_000)
    assert paid(40, satellite).seats == 4


def test_a_satellite_too_small_for_one_seat_pays_the_money() -> None:
    satellite = sheet(entry_price=11_000, satellite=Satellite(target="main", seat_value=110_000))
    assert (paid(5, satellite).seats, paid(5, satellite).amounts) == (0, (55_000,))
    dear = sheet(entry_price=300_000, satellite=Satellite(target="main", seat_value=110_000))
    assert (paid(2, dear).seats, paid(2, dear).amounts) == (2, (490_000, 110_000))


# ---- the curve


def test_places_are_paid_in_the_usual_groups() -> None:
    found = groups(90)
    assert found[:9] == [(place, place) for place in range(1, 10)]
    assert found[9:15] == [(10, 12), (13, 15), (16, 18), (19, 27), (28, 36), (37, 45)]
    assert found[-1] == (73, 90)
    assert groups(300)[-4:] == [(181, 216), (217, 252), (253, 288), (289, 300)]
    assert groups(11)[-1] == (10, 11)


CASES = st.tuples(
    st.integers(1, 400), st.integers(0, 5_000), st.sampled_from((1, 5, 100, 500, 1_000)), st.integers(0, 3)
)


@settings(max_examples=60, deadline=None)
@given(CASES, st.integers(0, 10**8), st.sampled_from((0, 60, 100, 150, 250)))
def test_laws_of_the_curve(case: tuple[int, int, int, int], more: int, steepness: int) -> None:
    places, minimum, unit, times = case
    least = max(-(-minimum // unit), 1) * unit
    fund = least * places * (1 + times) + more
    amounts = curve(fund, places, least, unit, steepness)
    assert sum(amounts) == fund
    assert len(amounts) == places
    assert all(high >= low for high, low in pairwise(amounts))
    assert amounts[-1] >= least
    assert all(amount % unit == 0 for amount in amounts[1:])
    steps = groups(places)
    for first, last in steps:
        assert len(set(amounts[first - 1 : last])) == 1
    levels = [amounts[first - 1] for first, _ in steps]
    drops = [high - low for high, low in pairwise(levels)]
    assert all(above >= below for above, below in pairwise(drops))


@settings(max_examples=25, deadline=None)
@given(st.integers(8, 1_500), st.integers(2, 5))
def test_laws_of_a_growing_field(entries: int, times: int) -> None:
    """The whole fund is paid and the winner's share of it falls; what he gets, and the least prize of the
    field in entries, do not fall below what a smaller field paid."""
    small, large = paid(entries), paid(entries * times)
    assert large.amounts[0] / large.fund.prizes <= small.amounts[0] / small.fund.prizes + 0.005
    assert large.amounts[0] >= small.amounts[0]
    assert large.amounts[-1] >= 15_000
    assert large.places >= small.places


@pytest.mark.parametrize(
    ("entries", "low", "high"), [(24, 45, 52), (100, 24, 30), (1000, 14, 20), (9735, 10, 15)]
)
def test_the_winner_gets_a_usual_share(entries: int, low: int, high: int) -> None:
    found = paid(entries)
    assert low <= 100 * found.amounts[0] / found.fund.prizes <= high


def test_minimum_cash_and_rounding() -> None:
    structure = sheet(payout=Payout(places=30, minimum_cash=25_000, rounding=1_000))
    found = paid(200, structure)
    assert found.amounts[-1] >= 25_000
    assert all(amount % 1_000 == 0 for amount in found.amounts)
    assert paid(200, structure, rounding=50_000).amounts[-1] == 50_000
    fund = Fund(entries=200, prizes=2_000_000)
    refused = payouts_of(fund, structure, TDA, places=90)
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.facts["most"]) == ("minimum_cash_too_high", 80)
    dear = paid(200, sheet(payout=Payout(places=30, minimum_cash=150_000)))
    assert dear.places == 13
    assert "fewer_places" in {one.code for one in dear.warnings}


# ---- tables


def test_a_table_of_shares() -> None:
    table = Payout(
        kind="table", table={10: (10_000,), 20: (6500, 3500), 30: (5000, 3000, 2000)}, rounding=100
    )
    assert paid(10, sheet(payout=table)).amounts == (100_000,)
    assert paid(11, sheet(payout=table)).amounts == (71_500, 38_500)
    assert paid(21, sheet(payout=table)).amounts == (105_000, 63_000, 42_000)
    assert paid(99, sheet(payout=table)).places == 3


@given(
    st.lists(st.integers(1, 500), min_size=1, max_size=30), st.integers(10**4, 10**9),
    st.sampled_from((1, 7, 100)), st.integers(0, 300),
)  # fmt: skip
def test_laws_of_the_table(weights: list[int], fund: int, unit: int, minimum: int) -> None:
    shares = [10_000 * weight // sum(weights) for weight in sorted(weights, reverse=True)]
    shares[0] += 10_000 - sum(shares)
    payout = Payout(kind="table", table={1_000: tuple(shares)}, rounding=unit, minimum_cash=minimum)
    found = payouts_of(Fund(entries=500, prizes=fund), sheet(payout=payout), TDA)
    assert not isinstance(found, Refused)
    assert sum(found.amounts) == fund
    assert all(high >= low for high, low in pairwise(found.amounts))
    assert found.amounts[-1] >= minimum
    assert all(amount % unit == 0 for amount in found.amounts[1:])


# ---- amounts given by the direction


@pytest.mark.parametrize(
    ("amounts", "reason"),
    [
        ((60, 40), ""),
        ((60, 30), "payouts_do_not_add_up"),
        ((40, 60), "better_place_pays_less"),
        ((100, 0), "amount"),
        ((30, 30, 20, 20), "more_places_than_players"),
    ],
)
def test_amounts_as_the_direction_wants_them(amounts: tuple[int, ...], reason: str) -> None:
    found = payouts_of(Fund(entries=3, prizes=100), sheet(), TDA, amounts=amounts)
    assert (found.reason if isinstance(found, Refused) else "") == reason


def test_nothing_to_share() -> None:
    for fund in (Fund(entries=3), Fund(prizes=100)):
        refused = payouts_of(fund, sheet(), TDA)
        assert isinstance(refused, Refused)
        assert refused.reason == "no_prize_fund"
