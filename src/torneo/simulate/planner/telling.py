"""Numbers of a forecast as people say them."""

from datetime import datetime, timedelta

from torneo.rulebook import Lang
from torneo.tournament.structure.model import Structure
from torneo.writing import hour
from torneo.writing.numbers import number

_EPOCH = datetime(1970, 1, 1)


def lasting(seconds: int, lang: Lang) -> str:
    """``6 h 05 min``."""
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60:02} min" if minutes % 60 else f"{minutes // 60} h"


def clock_of(starts: int, seconds: int, lang: Lang, offset: int = 0) -> str:
    """The time of day so many seconds after a start, ``01:40 +1`` on the day after it; without a start, how
    long it lasts."""
    if not starts:
        return lasting(seconds, lang)
    begin = _EPOCH + timedelta(milliseconds=starts, seconds=offset)
    then = begin + timedelta(seconds=seconds + 30)
    days = (then.date() - begin.date()).days
    return hour(then) + (f" +{days}" if days else "")


def offset_of(structure: Structure) -> int:
    """Seconds by which the sheet's times are ahead of UTC."""
    for day in structure.days:
        for flight in day.flights:
            if flight.starts:
                ahead = datetime.fromisoformat(flight.starts).utcoffset()
                return int(ahead.total_seconds()) if ahead is not None else 0
    return 0


def percent(share: float, lang: Lang) -> str:
    """``12 %``; what happens in few runs is never told as nothing."""
    if 0 < share < 0.01:
        return "< 1 %"
    if 0.99 < share < 1:
        return "> 99 %"
    return f"{number(100 * share, lang)} %"
