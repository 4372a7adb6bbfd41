"""Numbers as people write them where they are."""

from functools import lru_cache

from babel.numbers import format_currency, get_currency_precision

from torneo.rulebook import Lang


def chips(points: int | None, lang: Lang) -> str:
    """1.250.000 in Spanish, 1,250,000 in English; a dash for nothing known."""
    if points is None:
        return "–"
    text = f"{points:,}"
    return text.replace(",", ".") if lang == "es" else text


@lru_cache(maxsize=4096)
def money(amount: int | None, currency: str, lang: Lang) -> str:
    """An amount in minor units; cents are left out where there are none."""
    if amount is None:
        return "–"
    unit = 10 ** int(get_currency_precision(currency))
    whole = amount % unit == 0
    return str(
        format_currency(
            amount // unit if whole else amount / unit,
            currency,
            format="#,##0 ¤" if whole else "#,##0.00 ¤",
            locale="es_ES" if lang == "es" else "en",
            currency_digits=not whole,
            group_separator=True,
        )
    )
