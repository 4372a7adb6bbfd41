"""What is found in a sheet: each with the field it is about, how bad it is, and the facts of its sentence."""

from typing import Literal

import msgspec

from torneo.tournament.kernel import Value

#: An error cannot be played; a warning should be looked at; a note only tells.
Severity = Literal["error", "warning", "note"]


class Finding(msgspec.Struct, frozen=True):
    """``code`` is the code of one sentence; ``path`` a field (``levels[3].ante``; places count from 0);
    ``line`` and ``column`` count from 1 where the sheet came from a text."""

    code: str
    path: str
    severity: Severity = "error"
    facts: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()
    line: int = 0
    column: int = 0


class SheetError(Exception):
    """A text that is no structure sheet: everything that is wrong with it."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        super().__init__("; ".join(f"{one.path or 'sheet'}: {one.code} {one.facts}" for one in findings))

    def __reduce__(self) -> tuple[type["SheetError"], tuple[tuple[Finding, ...]]]:
        return type(self), (self.findings,)
