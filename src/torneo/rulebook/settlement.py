"""How a contradiction, a garbled text or a gap of the books was settled, kept with the policy it settles."""

from typing import Literal, get_args

import msgspec

from torneo.writing.lang import Lang

Defect = Literal["contradiction", "garbled", "gap"]
DEFECTS: tuple[Defect, ...] = get_args(Defect)

Change = Literal["any-time", "before-start", "confirm", "booked", "partly", "law", "none"]
"""Whether a director may choose otherwise: any time, recorded with who and why; only before the start,
announced; it must be confirmed before play; with the chips booked; in part (the text says which); within the
law; it has no effect on play."""

CHANGES: tuple[Change, ...] = get_args(Change)


class SettlementText(msgspec.Struct, frozen=True):
    """The matter, what the books say, what was settled and why; ``change`` what exactly may be changed."""

    subject: str
    settled: str
    why: str
    says: str = ""
    change: str = ""


class Settlement(msgspec.Struct, frozen=True):
    """``number`` is stable. No policies: a reference was repaired. ``rest``: it holds for whatever no other
    point settles."""

    number: int
    defect: Defect
    books: tuple[str, ...]
    change: Change
    es: SettlementText
    en: SettlementText
    policies: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    rest: bool = False

    def wording(self, lang: Lang) -> SettlementText:
        return self.en if lang == "en" else self.es
