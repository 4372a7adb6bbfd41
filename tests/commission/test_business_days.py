"""Business days of the host country, and the two laws of time in a case."""

from datetime import date, datetime, timedelta

import holidays
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.hearing import MEMBERS, OFFSET, PRINCIPLES, Chamber, opening

from torneo.commission import Case, act, deadlines
from torneo.commission.business_days import business_days, is_business_day, knows, window
from torneo.commission.commands import AppointCommission, DecideCase, FileDefence, GiveNotice
from torneo.commission.deciding import decision_due
from torneo.commission.local_time import HOUR, MINUTE, date_of, day_end, local
from torneo.rulebook import load_book
from torneo.tournament import Actor, Asked, Command, Refused

BOOK = load_book("fcp-2025")

#: Monday is 0.
WEEKENDS = {"CO": (5, 6), "ES": (5, 6), "AR": (5, 6), "MX": (5, 6), "IL": (4, 5)}
DAYS = st.dates(date(2020, 1, 1), date(2035, 12, 31))


def test_the_window_of_the_book() -> None:
    found = window(date(2025, 9, 7), 5, "CO", offset=OFFSET)
    assert (found.first, found.last, found.skipped) == ("2025-09-08", "2025-09-12", ())
    assert local(found.closes, OFFSET).isoformat(timespec="seconds") == "2025-09-12T23:59:59-05:00"


def test_weekends_and_holidays_are_the_countrys_own() -> None:
    assert not is_business_day(date(2025, 6, 23), "CO")  # Corpus Christi
    assert is_business_day(date(2025, 6, 23), "ES")
    assert not is_business_day(date(2025, 9, 24), "ES", "CT") or not is_business_day(
        date(2025, 9, 11), "ES", "CT"
    )
    assert is_business_day(date(2025, 9, 11), "ES")
    assert business_days(date(2025, 12, 24), 1, "CO") == [date(2025, 12, 26)]
    assert business_days(date(2025, 12, 30), 2, "CO") == [date(2025, 12, 31), date(2026, 1, 2)]
    assert not is_business_day(date(2025, 9, 13), "CO")
    assert knows("CO")
    assert not knows("Colombia")


@given(DAYS, st.integers(1, 12), st.sampled_from(sorted(WEEKENDS)))
def test_no_deadline_falls_on_a_holiday_or_weekend(ended: date, count: int, country: str) -> None:
    found = window(ended, count, country, offset=OFFSET)
    last, calendar = date.fromisoformat(found.last), holidays.country_holidays(country)
    assert last > ended
    assert last not in calendar
    assert last.weekday() not in WEEKENDS[country]
    # Counted again, one day after the other.
    every = [ended + timedelta(days=n) for n in range(1, (last - ended).days + 1)]
    free = [day for day in every if day in calendar or day.weekday() in WEEKENDS[country]]
    assert len(every) - len(free) == count
    assert list(found.skipped) == [day.isoformat() for day in free]
    assert date_of(found.closes, OFFSET) == last
    assert date_of(found.closes + 1, OFFSET) == last + timedelta(days=1)


@given(DAYS, st.integers(-12 * 60, 14 * 60))
def test_a_day_ends_at_its_own_midnight(day: date, offset: int) -> None:
    end = day_end(day, offset)
    assert date_of(end, offset) == day
    assert date_of(end + 1, offset) == day + timedelta(days=1)


@settings(max_examples=150)
@given(st.integers(0, 24 * 60 - 1), st.lists(st.tuples(st.sampled_from(["defend", "finish", "decide"]),
       st.integers(0, 90)), min_size=1, max_size=12))  # fmt: skip
def test_a_decision_is_never_before_the_defence_ends(minute: int, steps: list[tuple[str, int]]) -> None:
    start = int(datetime.fromisoformat("2025-06-08T00:00-05:00").timestamp() * 1000) + minute * MINUTE
    case, now = Case(), start

    def do(command: Command) -> object:
        asked = Asked(command=command, by=Actor("Marta", "commission"), at=now, key="")
        return act(case, asked, BOOK)

    do(AppointCommission(members=MEMBERS, resolution="1"))
    do(opening(occurred=start, event_from=1))
    do(GiveNotice(about="charges", channels=("verbal", "electronic")))
    spoken = 0
    for what, minutes in steps:
        now += minutes * MINUTE
        if what == "decide":
            answer = do(DecideCase(outcome="no_sanction", reasons="r", signed=MEMBERS, principles=PRINCIPLES))
            ends = min(start + 2 * HOUR, spoken) if spoken else start + 2 * HOUR
            if case.rulings and not isinstance(answer, Refused):
                ruling = case.rulings[0]
                assert ruling.at >= ends
                due = max(day_end(date_of(start, OFFSET), OFFSET), ends)
                assert decision_due(case, BOOK) == due
                assert ruling.late == (ruling.at > due)
            elif not case.rulings:
                assert now < ends
        elif not case.rulings:
            answer = do(FileDefence(text="no", complete=what == "finish"))
            if what == "finish" and not isinstance(answer, Refused) and now <= start + 2 * HOUR:
                spoken = spoken or now
    assert len(case.rulings) <= 1
    assert all(one.text for one in deadlines(case, now, BOOK))


def test_a_case_without_a_beginning_has_no_deadlines() -> None:
    assert deadlines(Chamber().case, 0, BOOK) == []
