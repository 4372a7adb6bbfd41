import pytest
from hypothesis import given
from hypothesis import strategies as st

from torneo.floor.speech.numbers import could_mean, parse_amount

SPELLED = """
cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete
veintiocho veintinueve;
_ _ _ treinta cuarenta cincuenta sesenta setenta ochenta noventa;
_ ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos;
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen;
_ _ twenty thirty forty fifty sixty seventy eighty ninety
"""
ES_SMALL, ES_TENS, ES_HUNDREDS, EN_SMALL, EN_TENS = (row.split() for row in SPELLED.split(";"))


def in_spanish(n: int) -> str:
    if n >= 10**6:
        millions, rest = divmod(n, 10**6)
        head = "un millón" if millions == 1 else before_a_noun(in_spanish(millions)) + " millones"
    elif n >= 1000:
        thousands, rest = divmod(n, 1000)
        head = "mil" if thousands == 1 else before_a_noun(in_spanish(thousands)) + " mil"
    elif n == 100:
        return "cien"
    elif n > 100:
        hundreds, rest = divmod(n, 100)
        head = ES_HUNDREDS[hundreds]
    elif n >= 30:
        tens, ones = divmod(n, 10)
        return ES_TENS[tens] + (f" y {ES_SMALL[ones]}" if ones else "")
    else:
        return ES_SMALL[n]
    return f"{head} {in_spanish(rest)}" if rest else head


def before_a_noun(spelled: str) -> str:
    if spelled.endswith("veintiuno"):
        return spelled.removesuffix("uno") + "ún"
    return spelled.removesuffix("o") if spelled.endswith("uno") else spelled


def in_english(n: int, joiner: str = " ") -> str:
    for scale, name in ((10**6, "million"), (1000, "thousand"), (100, "hundred")):
        if n >= scale:
            count, rest = divmod(n, scale)
            link = joiner if rest < 100 else " "
            return f"{in_english(count)} {name}" + (link + in_english(rest, joiner) if rest else "")
    if n >= 20:
        tens, ones = divmod(n, 10)
        return EN_TENS[tens] + (f"-{EN_SMALL[ones]}" if ones else "")
    return EN_SMALL[n]


AMOUNTS = st.one_of(
    st.integers(0, 9_999),
    st.integers(0, 10**9 - 1),
    st.builds(lambda n, zeros: n * 10**zeros, st.integers(1, 999), st.integers(0, 6)),
)


@given(AMOUNTS)
def test_an_amount_spelled_in_spanish_reads_back(n: int) -> None:
    assert parse_amount(in_spanish(n)) == n
    assert parse_amount(in_spanish(n).upper()) == n


@given(AMOUNTS)
def test_an_amount_spelled_in_english_reads_back(n: int) -> None:
    assert parse_amount(in_english(n)) == n
    assert parse_amount(in_english(n, " and ")) == n


@given(st.integers(11, 99), st.integers(0, 99))
def test_hundreds_count_past_ten_in_english(hundreds: int, rest: int) -> None:
    spelled = f"{in_english(hundreds)} hundred" + (f" {in_english(rest)}" if rest else "")
    assert parse_amount(spelled) == hundreds * 100 + rest


@given(AMOUNTS, st.sampled_from([",", ".", " ", "'", "\u202f"]))
def test_an_amount_in_digits_reads_back_with_any_grouping(n: int, separator: str) -> None:
    assert parse_amount(str(n)) == n
    assert parse_amount(f"{n:,}".replace(",", separator)) == n


@given(st.integers(1, 999), st.integers(1, 9), st.sampled_from([".", ","]))
def test_thousands_and_millions_take_decimals(whole: int, tenth: int, point: str) -> None:
    assert parse_amount(f"{whole}{point}{tenth}k") == whole * 1000 + tenth * 100
    assert parse_amount(f"{whole}{point}{tenth}M") == whole * 10**6 + tenth * 10**5
    assert parse_amount(f"{whole}{point}{tenth} millones") == whole * 10**6 + tenth * 10**5


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("1.4k", 1400),
        ("1,4k", 1400),
        ("2K", 2000),
        ("5 k", 5000),
        ("2k5", 2500),
        ("1.5M", 1_500_000),
        ("1.25M", 1_250_000),
        ("1.400,00", 1400),
        ("1,400.00", 1400),
        ("1'200.000", 1_200_000),
        ("10 mil", 10_000),
        ("5 mil 500", 5500),
        ("5 mil quinientos", 5500),
        ("2 millones y medio", 2_500_000),
        ("2 millones quinientos mil", 2_500_000),
        ("15 hundred", 1500),
        ("mil cuatrocientos", 1400),
        ("catorce cientos", 1400),
        ("dos quinientos", 2500),
        ("quinientas", 500),
        ("medio millón", 500_000),
        ("half a million", 500_000),
        ("un millón y medio", 1_500_000),
        ("a million and a half", 1_500_000),
        ("two and a half thousand", 2500),
        ("cinco mil y medio", 5500),
        ("dos mil y quinientas", 2500),
        ("mil y cien", 1100),
        ("2 mil y quinientas", 2500),
        ("un millón y doscientos mil", 1_200_000),
        ("two thousand and five hundred", 2500),
        ("uno coma cinco millones", 1_500_000),
        ("one point five k", 1500),
        ("dos coma veinticinco millones", 2_250_000),
        ("doscientos mil millones", 200_000_000_000),
        ("dos millones mil doscientos", 2_001_200),
        ("a thousand", 1000),
        ("a hundred", 100),
        ("two fifty", 250),
        ("twelve fifty", 1250),
        ("cinco lucas", 5000),
        ("two grand", 2000),
        ("medio palo", 500_000),
    ],
)
def test_ways_to_say_an_amount(text: str, amount: int) -> None:
    assert parse_amount(text) == amount


NO_AMOUNTS = "|1.5|1.400k|1,2345|3x|12.34.56|un momento|a bit|k|cientos|dos y medio|one point five|medio|y"
NO_AMOUNTS += (
    "|mil dos mil|mil y dos mil|mil y quinientas más|subo mil|2k5000|1.4k5|" + "9" * 14 + "|" + "9" * 5000
)


@pytest.mark.parametrize("text", NO_AMOUNTS.split("|"))
def test_what_is_no_amount(text: str) -> None:
    assert parse_amount(text) is None


@pytest.mark.parametrize(
    ("n", "smallest", "most", "amounts"),
    [
        (5, 100, 20_000, (500, 5000)),
        (5, 25, 4_999, (500,)),
        (5, 1, 1_000, (5, 500)),
        (25, 25, 10_000, (25, 2500)),
        (25, 100, 30_000, (2500, 25_000)),
        (30, 25, 3_000, (3000,)),
        (5, 1000, 60_000, (5000, 50_000)),
        (5, 100, 499, ()),
        (0, 100, 1_000, ()),
        (5, 0, 500, (5, 500)),
    ],
)
def test_what_a_bare_number_could_mean(n: int, smallest: int, most: int, amounts: tuple[int, ...]) -> None:
    assert could_mean(n, smallest, most) == amounts
