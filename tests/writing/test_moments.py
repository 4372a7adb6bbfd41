"""Days and moments: written as in the place, read back the same."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from torneo.writing import (
    Lang,
    Unreadable,
    day,
    day_and_hour,
    day_in_full,
    day_long,
    day_typed,
    east,
    in_field,
    moment,
    moment_at,
    read_day,
    read_moment,
    sortable,
    stamped,
    use_locale,
)

PLACES = ("es_ES,en", "es_MX,en_US", "es_PA,en_GB", "es_CL,en_CA", "es_CO,en_ZA")
langs = st.sampled_from(["es", "en"])
days = st.dates(date(1900, 1, 1), date(2199, 12, 31))
zones = st.integers(-14 * 4, 14 * 4).map(lambda quarters: timezone(timedelta(minutes=15 * quarters)))
moments = st.builds(
    lambda when, zone: when.replace(second=0, microsecond=0, tzinfo=zone),
    st.datetimes(datetime(1900, 1, 2), datetime(2199, 12, 30)), zones,
)  # fmt: skip


@pytest.fixture(params=PLACES)
def place(request: Any) -> Iterator[str]:
    use_locale(request.param)
    yield request.param
    use_locale("es_ES,en")


@pytest.mark.parametrize("write", [day, day_long, day_typed])
def test_days_come_back(place: str, write: Any) -> None:
    @given(days, langs)
    def back(when: date, lang: Lang) -> None:
        assert read_day(write(when, lang), lang) == when

    back()


def test_moments_come_back(place: str) -> None:
    @given(moments, langs)
    def back(when: datetime, lang: Lang) -> None:
        assert when.tzinfo is not None
        assert read_moment(stamped(when, lang), lang, east(7)) == when
        for text in (moment(when, lang), day_in_full(when, lang), sortable(when), in_field(when)):
            assert read_moment(text, lang, when.tzinfo) == when

    back()


def test_the_house_writes_as_it_always_has() -> None:
    when = datetime(2011, 6, 25, 15, 4, tzinfo=east(-180))
    assert [
        (day(when, lang), day_long(when, lang), day_and_hour(when, lang), day_in_full(when, lang),
         stamped(when, lang))
        for lang in ("es", "en")
    ] == [
        ("25/06/2011", "25 de junio de 2011", "sábado 25 de junio, 15:04",
         "sábado 25 de junio de 2011, 15:04", "25/06/2011 15:04 (UTC−3)"),
        ("25 Jun 2011", "25 June 2011", "Saturday 25 June, 15:04", "Saturday 25 June 2011, 15:04",
         "25 Jun 2011 15:04 (UTC−3)"),
    ]  # fmt: skip
    assert day_and_hour("pronto", "es") == "pronto"
    assert sortable(moment_at(1_800_000_000_000), seconds=True) == "2027-01-15 08:00:00"


def test_other_places_have_their_own_order() -> None:
    try:
        use_locale("es_PA,en_US")
        when = datetime(2011, 6, 5, 15, 4, tzinfo=east(-300))
        assert [day(when, "es"), day(when, "en"), day_typed(when, "en")] == [
            "06/05/2011", "Jun 5, 2011", "06/05/2011",
        ]  # fmt: skip
        assert day_and_hour(when, "en") == "Sunday, June 5, 15:04"
        assert read_day("06/05/2011", "es") == read_day("6/5/2011", "en") == date(2011, 6, 5)
        assert read_day("25/06/2011", "en") == date(2011, 6, 25)
    finally:
        use_locale("es_ES,en")


@pytest.mark.parametrize("text", ["ayer", "31/12/90", "1990-02-30", "30/2/1990", "1790-01-01", "", "3/4-1"])
def test_what_is_no_day_says_so_and_shows_how(text: str) -> None:
    with pytest.raises(Unreadable) as found:
        read_day(text, "es")
    assert found.value.why == "not_a_day"
    assert "31/12/1990" in found.value.told("es")


@pytest.mark.parametrize(
    "text", ["ayer, 15:00", "15:00", "25/06/2011", "25/06/2011 25:00", "25/06/2011 1:00 (x)"]
)
def test_what_is_no_moment_says_so(text: str) -> None:
    with pytest.raises(Unreadable) as found:
        read_moment(text, "es", east(0))
    assert found.value.told("en").startswith("“")
