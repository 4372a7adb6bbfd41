"""A refusal: why a command changes nothing."""

import msgspec

from torneo.tournament.kinds import Kind

Value = str | int | bool | None


class Refused(msgspec.Struct, frozen=True):
    """Why a command changes nothing: a code, what it is about, and the clauses behind it if a book says
    so."""

    reason: str
    facts: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()


def impossible(amount: Value, of: Kind, expected: str, clauses: tuple[str, ...] = ()) -> Refused:
    """A number that cannot be, of what it is, and what it could be as a bound: ``>= 1``, ``< 500``,
    ``1 - 600``, ``25 × n``."""
    return Refused("amount", {"amount": amount, "of": of, "expected": expected}, clauses)
