"""Penalties as people read and fill them in: what, and how much of it."""

from torneo.room.views.acts import Trial
from torneo.room.views.fields import Field
from torneo.room.views.naming import code
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Tournament
from torneo.tournament.citations import cite
from torneo.tournament.conduct.offers import UNITS, Choice
from torneo.tournament.conduct.state import Penalty
from torneo.writing import chips, money, money_typed


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


def size_field(trial: Trial, choice: Choice, name: str = "size") -> Field:
    """How much of a penalty, with the least there is to begin with and what the book allows. What it does not
    is refused with its clauses, not by the browser."""
    unit, lang = UNITS[choice.penalty], trial.lang
    label = say(f"console.size.{unit}", lang)
    hint, clauses = _allowed(trial, choice), cite(trial.book, "penalty_size")
    if unit == "money":
        least = money_typed(choice.low, trial.state.structure.currency, lang) if choice.low else ""
        return Field(name=f"{name}:money", kind="money", required=True, value=least, label=label, hint=hint)
    if unit == "points":
        return Field(name=name, kind="chips", required=True, value=choice.low or "", label=label, hint=hint)
    sized = unit in ("hands", "rounds")
    return Field(name=name, kind="number", required=True, value=choice.low or 1, label=label, hint=hint,
                 clauses=clauses if sized else ())  # fmt: skip


def _allowed(trial: Trial, choice: Choice) -> str:
    """``De 1 a 4``, ``Solo 1: el reglamento no da más``, ``Al menos 1``."""
    lang, unit = trial.lang, UNITS[choice.penalty]

    def told(amount: int) -> str:
        return money(amount, trial.state.structure.currency, lang) if unit == "money" else chips(amount, lang)

    if choice.high is None:
        return say("console.size_least", lang, {"least": told(choice.low)})
    if choice.low == choice.high:
        return say("console.size_only", lang, {"least": told(choice.low)})
    return say("console.size_between", lang, {"least": told(choice.low), "most": told(choice.high)})
