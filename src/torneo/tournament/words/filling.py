"""Filling a sentence: each gap says what kind of thing it holds, and here that is written as people read it.

    # paid = { MONEY($paid) } de { MONEY($price) }
    filled(paid, {"paid": 5000, "price": 11000}, Telling("es", "EUR"))    # "50 € de 110 €"

``{ $entry }`` is named after its kind; another gap without a kind holds a count or a word.
``{ OF($amount) }`` holds what the fact ``of`` says, and ``{ BOUNDS($expected) }`` bounds of it. What a fact
says in words of its own comes in each language, ``why_es`` and ``why_en``; the gap is called ``why``.
"""

import re
from collections.abc import Mapping
from typing import get_args

from torneo.rulebook import Bilingual
from torneo.tournament.kinds import Kind
from torneo.writing import Lang, chips, money
from torneo.writing.fluent import Writer
from torneo.writing.lang import INSTEAD
from torneo.writing.texts import Text

KINDS: frozenset[str] = frozenset(get_args(Kind))
#: The kind of such a gap is a fact of its own.
#: ``typed``: as somebody wrote it, whatever it may mean elsewhere.
OF, BOUNDS, TYPED = "of", "bounds", "typed"
_BOUNDS = {
    ">=": Bilingual("al menos {}", "at least {}"),
    "<=": Bilingual("como mucho {}", "at most {}"),
    ">": Bilingual("más de {}", "more than {}"),
    "<": Bilingual("menos de {}", "less than {}"),
    "!=": Bilingual("distinta de {}", "other than {}"),
    "×": Bilingual("múltiplo de {}", "a multiple of {}"),
    "-": Bilingual("de {} a {}", "from {} to {}"),
}
_BOUND = re.compile(r"(>=|<=|>|<|!=) (-?\d+)")
_RANGE = re.compile(r"(-?\d+) - (-?\d+)")
_MULTIPLE = re.compile(r"(\d+) × n")

#: Numbers that name a thing and count nothing: no marks between thousands.
_NAMING = frozenset(
    {"number", "entry", "table", "seat", "infraction", "penalty", "call", "ruling", "level", "hand", "seq"}
)
#: Gaps that need not say their kind.
NAMED_AFTER = _NAMING | {"player", "role", "phase", "command"}
#: Around a number while a sentence is filled, so that it is found again.
_OPEN, _CLOSE = "\x02", "\x03"
#: Where a sentence speaks of an entry as of somebody: told by name where the name is known.
_HOLDER = re.compile(r"(?<!con )\bla inscripción \x02[^\x03]*\x03|(?<!with )\bentry \x02[^\x03]*\x03(?! of)")
#: Which session it is, left out where there is only one.
_SESSION = re.compile(r" (?:de|en) la sesión \x02[^\x03]*\x03| (?:of|in) session \x02[^\x03]*\x03")
_UNITS = {"seconds": "s", "minutes": "min", "percent": "%"}


class Telling:
    """How values are written where nothing is known but the language and perhaps the currency. Rooms that
    know people and words too say so in ``name`` and ``word``."""

    #: Does the event have a single session, which nobody numbers?
    one_session = False

    def __init__(self, lang: Lang, currency: str | None = None) -> None:
        self.lang: Lang = lang
        self.currency = currency

    def tell(self, kind: str, value: object) -> str:
        """A value of a kind in words."""
        if isinstance(value, str):
            return self.word(kind, value)
        if isinstance(value, bool) or not isinstance(value, int):
            return str(value)
        if kind == "money":
            return self.money(value)
        if kind in _NAMING:
            return self.name(kind, value)
        unit = _UNITS.get(kind)
        return f"{chips(value, self.lang)} {unit}" if unit else chips(value, self.lang)

    def money(self, amount: int) -> str:
        """An amount; where the currency is not known, in its minor unit."""
        if self.currency is None:
            minor = "{} (in minor units)" if self.lang == "en" else "{} (en céntimos)"
            return minor.format(chips(amount, self.lang))
        return money(amount, self.currency, self.lang)

    def name(self, kind: str, number: int) -> str:
        """A thing by its number."""
        return str(number)

    def holder(self, entry: int) -> str:
        """Who holds an entry, where people are known by name; else nothing."""
        return ""

    def word(self, kind: str, text: str) -> str:
        """A text: somebody's id, a code, or what somebody wrote."""
        return text


class _Gap:
    """A value that is written when the sentence says of what kind it is."""

    def __init__(self, value: object, usual: str, of: str, telling: Telling) -> None:
        self._value, self._usual, self._of, self._telling = value, usual, of, telling

    def __format__(self, kind: str) -> str:
        if kind == TYPED:
            return str(self._value)
        if kind == BOUNDS:
            return ", ".join(_bound(one, self._of, self._telling) for one in str(self._value).split(", "))
        return self._telling.tell(self._of if kind == OF else kind or self._usual, self._value)


def _bound(text: str, of: str, telling: Telling) -> str:
    """``>= 1`` in words."""
    if found := _BOUND.fullmatch(text):
        how, numbers = found[1], [found[2]]
    elif found := _RANGE.fullmatch(text):
        how, numbers = "-", [found[1], found[2]]
    elif found := _MULTIPLE.fullmatch(text):
        how, numbers = "×", [found[1]]
    else:
        return telling.tell(of, int(text)) if text.isdecimal() else text
    return _BOUNDS[how].say(telling.lang).format(*(telling.tell(of, int(one)) for one in numbers))


def _gap(name: str, value: object, facts: Mapping[str, object], telling: Telling) -> _Gap:
    return _Gap(value, name if name in NAMED_AFTER else "", str(facts.get(OF, "")), telling)


def filled(text: Text, facts: Mapping[str, object], telling: Telling) -> str:
    """The text with its gaps filled."""
    write = writer(facts, telling)

    def marked(kind: str, name: str, value: object) -> str:
        told = write(kind, name, value)
        return f"{_OPEN}{told}{_CLOSE}" if name in ("entry", "session") and not kind else told

    told = text.fill(telling.lang, _spoken(facts, telling.lang), marked)
    if telling.one_session:
        told = _SESSION.sub("", told)
    entry = facts.get("entry")
    if isinstance(entry, int) and (name := telling.holder(entry)):
        told = _HOLDER.sub(lambda _: name, told)
    return told.replace(_OPEN, "").replace(_CLOSE, "")


def _spoken(facts: Mapping[str, object], lang: Lang) -> Mapping[str, object]:
    """With those facts that come in several languages under their plain names."""
    own = f"_{INSTEAD.get(lang, lang)}"
    return {**facts, **{name.removesuffix(own): told for name, told in facts.items() if name.endswith(own)}}


def writer(facts: Mapping[str, object], telling: Telling) -> Writer:
    """Fills the gaps of a text by what they hold."""
    return lambda kind, name, value: format(_gap(name, value, facts, telling), kind)
