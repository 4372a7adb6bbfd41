"""The formula language: what it means, what it refuses and where, and that no formula takes long."""

from decimal import Context, Decimal, localcontext
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.work import calls

from torneo.rulebook import LANGS
from torneo.tournament.ranking import FormulaError, evaluate, parse
from torneo.tournament.ranking.formula import FUNCTIONS, SPANISH, VARIABLES
from torneo.tournament.ranking.numbers import read_points, rounded
from torneo.tournament.ranking.words import say

VALUES = {name: Fraction(place) for place, name in enumerate(VARIABLES, 1)}


def value(text: str) -> Fraction:
    return evaluate(parse(text), VALUES)


def tried(text: str) -> Fraction | FormulaError:
    try:
        return value(text)
    except FormulaError as error:
        return error


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("2 ^ 3 ^ 2", 512),
        ("-2 ^ 2", -4),
        ("2 ^ -1", Fraction(1, 2)),
        ("7 / 2 / 2", Fraction(7, 4)),
        ("10 - 3 - 2", 5),
        ("0.1 + 0.2 = 0.3", 1),
        ("1 / 3 * 3 = 1", 1),
        ("sqrt(2) * sqrt(2) = 2", 1),
        ("floor(sqrt(2) ^ 2)", 2),
        ("sqrt(9 / 4)", Fraction(3, 2)),
        ("8 ^ (1 / 3) = 2", 1),
        ("log(1000)", 3),
        ("ln(exp(2)) = 2", 1),
        ("if(place = 1, 10, 5)", 10),
        ("if(1 < 0, 1 / 0, 4)", 4),
        ("0 and 1 / 0", 0),
        ("1 or 1 / 0", 1),
        ("not place = 2", 1),
        ("not not 7", 1),
        ("min(3, 1, 2) + max(3, 1, 2)", 4),
        ("round(2.5) + round(-2.5)", 0),
        ("round(2.345, 2)", Fraction("2.35")),
        ("ceil(2.1) + floor(-2.1)", 0),
        ("abs(-3)", 3),
        ("0 ^ 0", 1),
        ("(-2) ^ 3", -8),
        ("place <= 1 and entries >= 2", 1),
        ("2 × 3 ÷ 6", 1),
        ("si(puesto <= pagados y no premio = 0; raíz(16); 0)", 4),
        ("PLACE + Place", 2),
    ],
)
def test_values(text: str, wanted: Fraction) -> None:
    assert value(text) == wanted


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("", "ends_early", 1),
        ("1 +", "ends_early", 4),
        ("1 +* 2", "unexpected", 4),
        ("2 3", "unexpected", 3),
        ("sqrt(2", "not_closed", 5),
        ("(1 + 2", "not_closed", 1),
        ("1)", "unexpected", 2),
        ("1,5", "comma", 2),
        ("max(1 2)", "unexpected", 7),
        ("max()", "how_many", 1),
        ("if(1, 2)", "how_many", 1),
        ("1 < 2 < 3", "chained", 7),
        ("plase", "unknown_name", 1),
        ("10 * squrt(4)", "unknown_function", 6),
        ("place.x", "character", 6),
        ("__import__('os')", "character", 12),
        ("open(place)", "unknown_function", 1),
        ("place @ 2", "character", 7),
        ("1" * 31, "long_number", 1),
        ("place;1", "comma", 6),
        ("1 / (place - 1)", "division_by_zero", 3),
        ("2 + 0 ^ -1", "division_by_zero", 7),
        ("sqrt(-1)", "root_of_negative", 1),
        ("3 * log(0)", "log_of_nothing", 5),
        ("(-8) ^ 0.5", "power_of_negative", 6),
        ("9 ^ 9 ^ 9", "too_large", 3),
        ("exp(101)", "too_large", 1),
        ("round(1, 0.5)", "decimals", 10),
        ("(" * 41 + "1", "too_deep", 41),
        ("2 ^ " * 60 + "2", "too_deep", 159),
        ("1+" * 200 + "1", "too_many_parts", 300),
        ("1" + " " * 1000, "too_long", 1000),
    ],
)
def test_faults_have_a_place_and_a_sentence(text: str, code: str, at: int) -> None:
    with pytest.raises(FormulaError) as caught:
        value(text)
    assert (caught.value.code, caught.value.at) == (f"formula.{code}", at)
    for lang in LANGS:
        assert say(caught.value.code, caught.value.facts, lang)


def test_a_near_name_is_proposed() -> None:
    with pytest.raises(FormulaError) as caught:
        parse("10 * squrt(4)")
    assert say(caught.value.code, caught.value.facts, "en") == (
        "character 6: there is no function 'squrt'; perhaps sqrt?"
    )


def test_spanish_names_stand_for_names_that_exist() -> None:
    assert set(SPANISH.values()) <= {*VARIABLES, *FUNCTIONS, "and", "or", "not"}


def tried_within_bounds(text: str) -> Fraction | FormulaError:
    """The work grows with the text, not with the numbers in it; and no number grows beyond 60 digits."""
    answers: list[Fraction | FormulaError] = []
    assert calls(lambda: answers.append(tried(text))) <= 1_000 + 100 * len(text)
    found = answers[0]
    if isinstance(found, Fraction) and found.denominator.bit_length() > 256:
        to_60_digits = Context(prec=60).divide(Decimal(found.numerator), Decimal(found.denominator))
        assert Fraction(to_60_digits) == found
    return found


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="0123456789.+-*/^()<>=,!aplcesqrtifxonde ", max_size=80))
def test_any_text_is_a_number_or_a_fault_after_little_work(text: str) -> None:
    found = tried_within_bounds(text)
    if isinstance(found, FormulaError):
        assert 1 <= found.at <= len(text) + 1
    else:
        assert abs(found) <= 10**30


@pytest.mark.parametrize(
    "text",
    [
        "*".join(["(" + "sqrt(2)^3.7" + ")"] * 40),
        "+".join(["(1/7)^600"] * 40),
        "exp(99)^0.1" + "^1.1" * 20,
        "/".join(["7.3^1.7"] * 40),
        "0.000001 ^ 100000",
        "(1 + 1 / 3) ^ 77",
    ],
)
def test_the_worst_formulas_are_little_work(text: str) -> None:
    found = tried_within_bounds(text)
    assert not isinstance(found, FormulaError) or found.code == "formula.too_large"


@given(st.integers(1, 10**6), st.integers(1, 10**6))
def test_roots_and_logarithms_to_the_last_digit(top: int, bottom: int) -> None:
    """Compared with the decimal module at twice the precision."""
    values = {**VALUES, "prize": Fraction(top), "pool": Fraction(bottom)}
    with localcontext() as context:
        context.prec = 120
        number = Decimal(top) / Decimal(bottom)
        expected = (number.sqrt(), number.ln(), number.log10(), number ** Decimal("0.3"))
    texts = ("sqrt(prize / pool)", "ln(prize / pool)", "log(prize / pool)", "(prize / pool) ^ 0.3")
    for text, wanted in zip(texts, expected, strict=True):
        found = evaluate(parse(text), values)
        assert abs(found - Fraction(wanted)) <= abs(Fraction(wanted)) / 10**50


@given(st.integers(-(10**9), 10**9), st.sampled_from(["nearest", "up", "down"]))
def test_rounding_to_hundredths(thousandths: int, way: str) -> None:
    found = rounded(Fraction(thousandths, 1000), 2, way) * 100
    whole, rest = divmod(thousandths, 10)
    if way == "down":
        wanted = whole
    elif way == "up":
        wanted = whole + (rest > 0)
    else:
        wanted = whole + (rest > 5 or (rest == 5 and thousandths >= 0))
    assert found == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [("12.5", 12_50), ("0.05", 5), ("7", 7_00), ("-2.50", -2_50), ("12,5", None), ("1.234", None), ("", None),
     ("1e3", None), ("--1", None), ("1-2", None), ("²", None), ("nan", None)],
)  # fmt: skip
def test_points_are_read_exactly(text: str, wanted: int | None) -> None:
    assert read_points(text) == wanted
