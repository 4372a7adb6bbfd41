"""Numbers, money and moments as people write them where they play, and read back from what they type.

The one writer and the one reader of the house: pages, papers, letters and the command line use nothing else.
What is written here can be typed again and means the same.
"""

from torneo.writing.lang import Lang
from torneo.writing.money import decimals, money, money_bare, money_typed, read_money, units
from torneo.writing.numbers import chips, fixed, number, read_number, read_whole
from torneo.writing.places import locale_of, use_locale
from torneo.writing.unreadable import Unreadable

__all__ = [
    "Lang", "Unreadable", "chips", "decimals", "fixed", "locale_of", "money", "money_bare", "money_typed",
    "number", "read_money", "read_number", "read_whole", "units", "use_locale",
]  # fmt: skip
