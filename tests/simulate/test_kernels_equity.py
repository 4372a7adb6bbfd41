"""Equity: known answers, kernels equal to their plain twins, random deals within their error."""

from fractions import Fraction

import pytest

from torneo.cards import CardError, parse_cards
from torneo.hand import SetupError
from torneo.simulate.kernels import Equity, equity
from torneo.simulate.kernels.ranges import parse_range

QUESTIONS = [
    ("nlhe", ["AhKh", "9c9d"], "QhJs2h", ""),
    ("nlhe", ["AhKh", "9c9d", "TsTd"], "QhJs2h", "Qs"),
    ("nlhe", ["AhKh", "9c9d"], "QhJs2h3c", ""),
    ("nlhe", ["AhKh", "AcKd", "7s2d"], "QhJsTh3c2h", ""),
    ("nlhe", ["AKs", "QQ+", "T9o"], "QhJs2h4c", ""),
    ("nlsd", ["AhKh", "9c9d"], "QhJs6h", ""),
    ("plo", ["AhKhQsQd", "9c9d8c8d"], "QhJs2h", ""),
    ("plo5", ["AhKhQsQd2c", "9c9d8c8d3h"], "QcJs2h", "4c"),
    ("plo8", ["AhKh2s3d", "9c9d8c8d", "As2c4c5d"], "QhJs3h", ""),
    ("stud", ["AhKh2s3d9c8c", "9d8d7c7h2h"], "", "Jc"),
    ("stud8", ["AhKh2s3d9c8c", "9d8d7c7h2h2c4c"], "", ""),
    ("stud8", ["Ah4h2s3d9c", "9d8d7c7h2h3c"], "", ""),
    ("razz", ["Ah2s3d9c8c", "9d8d7c3h2h6c"], "", ""),
    ("27td", ["7h2s3d4c", "9d8d7c3h"], "", "2c2d"),
    ("27sd", ["7h2s3d4c", "9d8d7c"], "", "AsAh"),
    ("a5td", ["7h2s3d", "4c5d6h8s9s"], "", ""),
    ("badugi", ["7h2s5c", "4c5d6h", "Ac2d3s"], "", ""),
    ("5cd", ["7h7s3d4c", "AcAdKs"], "", ""),
]


def units(found: Equity) -> list[int]:
    return [share.units for share in found.shares]


@pytest.mark.parametrize(("game", "hands", "board", "dead"), QUESTIONS)
def test_kernel_equals_twin(game: str, hands: list[str], board: str, dead: str) -> None:
    asked = (game, hands, parse_cards(board), parse_cards(dead))
    every = equity(*asked, exact=True, plain=False)
    twin = equity(*asked, exact=True, plain=True)
    assert (every.ways, units(every)) == (twin.ways, units(twin))
    assert [(one.wins, one.parts) for one in every.shares] == [(one.wins, one.parts) for one in twin.shares]
    assert sum(every.fraction(one) for one in range(len(hands))) == 1
    some = equity(*asked, samples=2_000, seed=7, plain=False)
    assert some == equity(*asked, samples=2_000, seed=7, plain=True)
    for exact, share in zip(every.shares, some.shares, strict=True):
        assert abs(exact.equity - share.equity) <= 2.5 * share.error


def test_aces_against_kings() -> None:
    found = equity("nlhe", ["AcAs", "KhKd"], plain=False)
    assert found.exact
    assert found.ways == 1_712_304
    aces, kings = found.shares
    assert (aces.wins, kings.wins, aces.parts, kings.parts) == (1_388_072, 317_694, 6_538, 6_538)
    assert found.fraction(0) == Fraction(2 * 1_388_072 + 6_538, 2 * 1_712_304)


def test_a_draw_on_the_flop() -> None:
    for plain in (False, True):
        draw, pair = equity("nlhe", ["AhKh", "9c9d"], parse_cards("QhJs2h"), plain=plain).shares
        assert (draw.wins, pair.wins, draw.parts) == (626, 364, 0)


def test_a_range_is_the_average_of_its_hands() -> None:
    """Suits are exchanged to save work; without that, hand by hand, it is the same."""
    board = parse_cards("QhJs2h")
    whole = equity("nlhe", ["AKs, T9o", "QQ"], board, plain=False)
    total = ways = 0
    for one in parse_range("AKs, T9o"):
        for other in parse_range("QQ"):
            if len({*one, *other, *board}) == 7:
                part = equity("nlhe", [one, other], board, plain=False)
                total += part.shares[0].units
                ways += part.ways
    assert (whole.shares[0].units, whole.ways) == (total, ways)


def test_aces_against_any_hand() -> None:
    """Published: 85.20 %."""
    found = equity("nlhe", ["AA", "random"], samples=400_000, plain=False)
    assert not found.exact
    assert abs(found.shares[0].equity - 0.8520) < 1.5 * found.shares[0].error < 0.003


def test_what_never_happened_still_has_an_error() -> None:
    lost = equity("nlhe", ["AhKh", "2c2d"], parse_cards("QhJhTh3c"), samples=1_000, plain=False).shares[1]
    assert lost.equity == 0
    assert lost.error == 0.003


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("77", 6), ("AKs", 4), ("AKo", 12), ("AK", 16), ("77+", 48), ("ATs+", 16), ("A5s-A2s", 16),
        ("99-66", 24), ("66-99", 24), ("T9o", 12), ("T9s-76s", 16), ("AhKh", 1), ("random", 1326),
        ("AKs, 77+, T9o", 64), ("AKs AK", 16), ("kas", 4), ("JTs+", 4),
    ],
)  # fmt: skip
def test_ranges(text: str, count: int) -> None:
    found = parse_range(text)
    assert len(found) == len(set(found)) == count
    assert all(one > other for one, other in found)


@pytest.mark.parametrize("text", ["", " , ", "AKx", "77s", "AKs-QQ", "A5s-K2o", "A2s-A5o", "AhAh", "1010"])
def test_ranges_that_cannot_be_read(text: str) -> None:
    with pytest.raises(CardError):
        parse_range(text)


@pytest.mark.parametrize(
    ("game", "hands", "board", "why"),
    [
        ("nlhe", ["AcAs", "AcKd"], "", "Ac more than once"),
        ("nlhe", ["AcAs", "KhKd"], "AsKsQs", "As more than once"),
        ("nlhe", ["AcAs", "KK"], "KsKdKc", "an empty range"),
        ("nlhe", ["AcAs", ""], "", "without cards"),
        ("nlhe", ["AA", "AA", "AA"], "", "cannot all be dealt"),
        ("nlhe", ["JJ+"] * 10, "", "cannot all be dealt"),
        ("nlhe", ["AcAs"], "", "two to 10"),
        ("nlhe", ["AcAsAd", "KhKd"], "", "2 cards"),
        ("nlhe", ["AcAs", "KhKd"], "2c3c", "three, four or five"),
        ("plo", ["AA", "KK"], "", "ranges are for hold'em"),
        ("razz", ["Ac2s", "KhKd"], "2c3c4c", "no board"),
        ("nlsd", ["AcAs", "5h5d"], "", "short deck"),
        ("chess", ["AcAs", "KhKd"], "", "unknown game"),
        ("razz", ["Ac2s3d"] * 2, "", "more than once"),
        ("stud", ["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c"], "", "not enough cards"),
    ],
)
def test_questions_without_sense_are_refused_at_once(
    game: str, hands: list[str], board: str, why: str
) -> None:
    with pytest.raises((CardError, SetupError), match=why):
        equity(game, hands, parse_cards(board), plain=False)
