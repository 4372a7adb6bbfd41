"""What a value is: money, chips, seconds, somebody. Sentences and forms are written by it.

kinds_of(ProposeDeal)["amounts"]   # Of(kind="money", key="entry")
"""

from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

Kind = Literal[
    "money", "chips", "count", "percent", "seconds", "minutes", "moment", "number", "entry", "table", "seat",
    "infraction", "penalty", "call", "ruling", "level", "hand", "seq", "session", "player", "role", "phase",
    "command", "clause", "code", "date", "policy", "text", "lines", "ink",
]  # fmt: skip


class Of(NamedTuple):
    """Of what kind a value is, or each of several; ``key``: what they stand under. Empty: nobody says."""

    kind: str = ""
    key: str = ""


@cache
def kinds_of(struct: type[msgspec.Struct]) -> dict[str, Of]:
    """Field -> of what kind it is, by the types of the vocabulary."""
    hints = get_type_hints(struct, include_extras=True)
    return {name: kind_of(hints[name]) for name in struct.__struct_fields__}


def kind_of(annotation: Any) -> Of:
    """Of what kind values of this type are."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        said = [one.extra["kind"] for one in inner[1:] if isinstance(one, msgspec.Meta) and one.extra]
        return Of(said[0]) if said else kind_of(inner[0])
    if origin in (Union, UnionType):
        return next((found for one in inner if (found := kind_of(one)).kind), Of())
    if origin is dict:
        return Of(kind_of(inner[1]).kind, kind_of(inner[0]).kind)
    if origin is Literal:
        return Of("code") if isinstance(inner[0], str) else Of()
    return kind_of(inner[0]) if origin in (tuple, list, frozenset) and inner else Of()
