"""A refusal: why a command changes nothing."""

import msgspec

Value = str | int | bool | None


class Refused(msgspec.Struct, frozen=True):
    """Why a command changes nothing: a code, what it is about, and the clauses behind it if a book says
    so."""

    reason: str
    facts: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()
