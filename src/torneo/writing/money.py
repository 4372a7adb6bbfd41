"""Money: kept in minor units of its currency, written and read in whole ones."""

import re
from decimal import Decimal
from functools import lru_cache

from babel.numbers import get_currency_precision, get_currency_symbol

from torneo.writing.lang import Lang
from torneo.writing.numbers import read_number, with_marks
from torneo.writing.places import locale_of

_CODE = re.compile(r"[A-Z]{3}")


@lru_cache(maxsize=256)
def decimals(currency: str) -> int:
    """How many digits the minor unit has: 2 for EUR and COP, 0 for CLP."""
    return int(get_currency_precision(currency)) if _CODE.fullmatch(currency) else 2


def units(amount: int, currency: str) -> Decimal:
    """Minor units as an amount of the currency."""
    return Decimal(amount).scaleb(-decimals(currency))


def minor_units(amount: int, currency: str) -> int:
    """A whole amount of the currency in its minor units."""
    return amount * int(10 ** decimals(currency))


def money(amount: int | None, currency: str, lang: Lang) -> str:
    """``1.250,50 €``: an amount in minor units; cents are left out where there are none, a dash stands for
    nothing known."""
    if amount is None:
        return "–"
    text = money_bare(amount, currency, lang)
    return f"{text} {_symbol(currency, locale_of(lang))}" if currency else text


def money_bare(amount: int, currency: str, lang: Lang) -> str:
    """``1.250,50``: where the currency is told beside it."""
    return with_marks(_plain(amount, currency, ","), lang)


def money_typed(amount: int, currency: str, lang: Lang) -> str:
    """``1250,50``: as it stands in a field to be typed over."""
    return with_marks(_plain(amount, currency, ""), lang)


def read_money(text: str, currency: str, lang: Lang) -> int:
    """Minor units of an amount as typed, its currency before or after it or left out."""
    names = {currency, _symbol(currency, locale_of("es")), _symbol(currency, locale_of("en")), "$", "€", "£"}
    plain = text.strip()
    for name in sorted(filter(None, names), key=len, reverse=True):
        if plain.upper().startswith(name):
            plain = plain[len(name) :].strip()
        elif plain.upper().startswith(f"-{name}"):
            plain = f"-{plain[len(name) + 1 :].strip()}"
        elif plain.upper().endswith(name):
            plain = plain[: -len(name)].strip()
    digits = decimals(currency)
    return int(read_number(plain, lang, digits).scaleb(digits))


def _plain(amount: int, currency: str, group: str) -> str:
    digits = decimals(currency)
    whole, rest = divmod(abs(amount), 10**digits)
    text = f"{whole:{group}}" + (f".{rest:0{digits}}" if rest else "")
    return f"-{text}" if amount < 0 else text


@lru_cache(maxsize=256)
def _symbol(currency: str, place: str) -> str:
    return str(get_currency_symbol(currency, locale=place)) if _CODE.fullmatch(currency) else currency
