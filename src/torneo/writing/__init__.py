"""Numbers, money and moments as people write them where they play, and read back from what they type.

The one writer and the one reader of the house: pages, papers, letters and the command line use nothing else.
What is written here can be typed again and means the same.
"""

from torneo.writing.days import day, day_long, day_typed, iso_day, read_day
from torneo.writing.lang import Lang, known_lang
from torneo.writing.moments import (
    day_and_hour,
    day_in_full,
    east,
    from_iso,
    hour,
    in_field,
    iso_millis,
    moment,
    moment_at,
    read_moment,
    sortable,
    stamped,
)
from torneo.writing.money import decimals, minor_units, money, money_bare, money_typed, read_money, units
from torneo.writing.numbers import chips, fixed, number, read_number, read_whole, typed
from torneo.writing.places import locale_of, marks, use_locale
from torneo.writing.unreadable import Unreadable, Why, reasons

__all__ = [
    "Lang", "Unreadable", "Why", "chips", "day", "day_and_hour", "day_in_full", "day_long",
    "day_typed",
    "decimals", "east", "fixed", "from_iso", "hour", "in_field", "iso_day", "iso_millis", "known_lang",
    "locale_of",
    "marks", "minor_units", "moment", "moment_at", "money", "money_bare", "money_typed", "number", "read_day",
    "read_moment", "read_money", "read_number", "read_whole", "reasons", "sortable", "stamped", "typed",
    "units", "use_locale",
]  # fmt: skip
