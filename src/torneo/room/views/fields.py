"""One control of a form, whatever form it is: ``components/field.html`` shows it, ``views/forms.py`` reads it
back by what its name says."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Field(msgspec.Struct, kw_only=True):
    """``kind``: number (a small one, for the browser's own arrows), chips or money (written and read as
    people write them), text, textarea, select, checks, checkbox, moment (day and hour at the venue), or among
    (one of many, found as somebody types). The value of ``money`` is a text already; that of ``checks`` are
    the boxes ticked beforehand, ``on`` says it of a ``checkbox``. ``only_for``: the choice it belongs to.
    ``clauses``: those its ``hint`` rests on."""

    name: str
    label: str
    kind: str = "text"
    value: Any = ""
    options: Sequence[tuple[Any, str]] = ()
    required: bool = False
    on: bool = False
    least: int | None = None
    most: int | None = None
    longest: int | None = None
    rows: int = 2
    wide: bool = False
    only_for: str = ""
    hint: str = ""
    clauses: tuple[str, ...] = ()
