"""Penalties as people read them: what, and how much of it."""

from torneo.room.views.naming import code
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Tournament
from torneo.tournament.conduct.offers import UNITS
from torneo.tournament.conduct.state import Penalty
from torneo.writing import chips, money


def penalty_text(state: Tournament, one: Penalty, lang: Lang) -> str:
    """The penalty with its size: ``manos sin jugar (2 manos)``."""
    return code(one.penalty, lang) + size_text(state, one.penalty, one.size, lang)


def size_text(state: Tournament, penalty: str, size: int, lang: Lang) -> str:
    """`` (2 manos)``, `` (225.000,18 €)``; nothing for a penalty without a size."""
    unit = UNITS.get(penalty, "points")
    if not size:
        return ""
    if unit == "money":
        return f" ({money(size, state.structure.currency, lang)})"
    if size == 1 and unit != "points":
        return f" ({say(f'rulings.one.{unit}', lang)})"
    return f" ({say(f'events.part.{unit}', lang, {'n': chips(size, lang)})})"
