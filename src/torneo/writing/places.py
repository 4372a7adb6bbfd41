"""Where people are: each language is written as in one place, Spain and plain English unless a room says
otherwise (a room in Mexico writes 1,250.50 in Spanish too)."""

from functools import lru_cache
from typing import NamedTuple, get_args

from babel import Locale, UnknownLocaleError

from torneo.writing.lang import Lang

_PLACES: dict[str, str] = {"es": "es_ES", "en": "en", "pt": "pt_BR"}


class Marks(NamedTuple):
    """What stands between thousands and before the decimals."""

    group: str
    decimal: str


def use_locale(names: str) -> None:
    """Writes the language of each place as there from now on: ``es_MX``, ``es_CO,en_US``; an empty text
    changes nothing. ``ValueError`` names what is wrong."""
    for name in filter(None, (one.strip() for one in names.split(","))):
        _use(name)


def _use(name: str) -> None:
    try:
        locale = Locale.parse(name)
    except (UnknownLocaleError, ValueError, TypeError):
        raise ValueError(f"no place is called {name!r}: es_ES, es_CO, es_MX, en_US ...") from None
    if locale.language not in get_args(Lang):
        raise ValueError(f"Torneo speaks Spanish, English and Portuguese, not {name!r}")
    _PLACES[locale.language] = str(locale)


def locale_of(lang: Lang) -> str:
    """The place's name as Babel knows it."""
    return _PLACES[lang]


def marks(lang: Lang) -> Marks:
    return _marks(_PLACES[lang])


@lru_cache(maxsize=64)
def _marks(place: str) -> Marks:
    symbols = Locale.parse(place).number_symbols["latn"]
    return Marks(str(symbols["group"]), str(symbols["decimal"]))
