"""Business days of a country: neither its weekend nor a public holiday.

window(date(2025, 9, 7), 5, "CO")    # Monday 8 to Friday 12 September 2025
"""

from datetime import date, timedelta
from functools import lru_cache

import holidays

from torneo.commission.local_time import day_end
from torneo.commission.state import Window


def knows(country: str, region: str = "") -> bool:
    """Is there a calendar for the country (ISO 3166, two letters) and, if named, its region?"""
    return country in (known := _countries()) and (not region or region in known[country])


@lru_cache(maxsize=1)
def _countries() -> dict[str, list[str]]:
    return holidays.list_supported_countries(include_aliases=False)


@lru_cache(maxsize=64)
def _calendar(country: str, region: str) -> holidays.HolidayBase:
    return holidays.country_holidays(country, subdiv=region or None)


def is_business_day(day: date, country: str, region: str = "") -> bool:
    return bool(_calendar(country, region).is_working_day(day))


def business_days(after: date, count: int, country: str, region: str = "") -> list[date]:
    """The first ``count`` business days after a date, the date itself not counted."""
    found: list[date] = []
    day = after
    while len(found) < count:
        day += timedelta(days=1)
        if is_business_day(day, country, region):
            found.append(day)
    return found


def window(ended: date, count: int, country: str, region: str = "", offset: int = 0) -> Window:
    """The days on which something may be filed, ``count`` business days after the event has ended;
    ``skipped`` are the holidays and weekends on the way."""
    days = business_days(ended, count, country, region)
    last = days[-1] if days else ended
    between = [ended + timedelta(days=n) for n in range(1, (last - ended).days + 1)]
    return Window(
        first=(days[0] if days else ended).isoformat(),
        last=last.isoformat(),
        closes=day_end(last, offset),
        skipped=tuple(day.isoformat() for day in between if day not in days),
    )
