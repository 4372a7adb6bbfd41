"""Policy definitions from ``data/policies/*.yaml``."""

import re
from typing import Any, get_args

from torneo.rulebook.passage import Passage, split_links
from torneo.rulebook.policy import Policy, PolicyNote, Section
from torneo.rulebook.shape import Shape, Type, faults
from torneo.rulebook.sheet import Spot

_TYPES: tuple[str, ...] = get_args(Type)
_NAME = re.compile(r"[a-z][a-z0-9_]*")


def read_section(root: Spot, policies: dict[str, Policy]) -> Section | None:
    """One file of definitions; the policies are added to those read so far."""
    required = ("section", "place", "title", "policies")
    fields = root.fields(required, ("retired",))
    if not set(required) <= fields.keys():
        return None
    retired = tuple(fields["retired"].texts()) if "retired" in fields else ()
    section = fields["section"].text()
    title = fields["title"].bilingual()
    names = []
    for spot in fields["policies"].items():
        policy = _read_policy(spot, section or "")
        if policy is None:
            continue
        if policy.name in policies:
            spot.wrong("duplicate-id", found=policy.name)
        policies[policy.name] = policy
        names.append(policy.name)
    place = fields["place"].value()
    if not isinstance(place, int):
        fields["place"].wrong("wrong-type", expected="int", found=place)
        return None
    return Section(section, place, title, tuple(names), retired) if section and title else None


def _read_policy(spot: Spot, section: str) -> Policy | None:
    required = ("policy", "question", "type", "default")
    fields = spot.fields(required, ("values", "keys", "optional", "shorthand", "note", "retired", "renamed"))
    if not set(required) <= fields.keys():
        return None
    name = fields["policy"].text()
    question = fields["question"].bilingual()
    shape = _policy_shape(fields)
    note = _read_note(fields["note"]) if "note" in fields else None
    shorthand = fields["shorthand"].text() if "shorthand" in fields else ""
    retired = tuple(fields["retired"].texts()) if "retired" in fields else ()
    renamed = (
        {old: new.text() or "" for old, _, new in fields["renamed"].pairs()} if "renamed" in fields else {}
    )
    if name is None or question is None or shape is None:
        return None
    if not _NAME.fullmatch(name):
        fields["policy"].wrong("bad-id", found=name)
    if shorthand and shorthand not in shape.keys:
        fields["shorthand"].wrong("unknown-table-key", found=shorthand, known=", ".join(map(str, shape.keys)))
    return Policy(
        name, section, question, shape, checked(fields["default"], shape), shorthand or "", note, retired,
        renamed,
    )  # fmt: skip


def checked(spot: Spot, shape: Shape) -> Any:
    """The value at a place, everything wrong with it noted."""
    value = spot.value()
    for fault in faults(shape, value):
        at = spot.at(fault.path)
        at.sheet.wrong(at.node, (*spot.path, *fault.path), fault.code, **fault.params)
    return value


def _read_note(spot: Spot) -> PolicyNote | None:
    words = spot.bilingual()
    if words is None:
        return None
    return PolicyNote(Passage(*split_links(words.es)), Passage(*split_links(words.en)))


def _policy_shape(fields: dict[str, Spot]) -> Shape | None:
    kind = fields["type"].text()
    if kind is None:
        return None
    if kind not in _TYPES:
        fields["type"].wrong("bad-value", found=kind, known=", ".join(_TYPES))
        return None
    needed = {"choice": "values", "choices": "values", "order": "values", "table": "keys"}.get(kind)
    if needed and needed not in fields:
        fields["type"].wrong("missing-key")
        return None
    values = tuple(fields["values"].texts()) if "values" in fields else ()
    keys = read_keys(fields["keys"]) if "keys" in fields else {}
    optional = "optional" in fields and fields["optional"].value() is True
    return Shape(_as_type(kind), values, keys, optional)


def read_keys(spot: Spot) -> dict[str | int, Shape]:
    keys: dict[str | int, Shape] = {}
    for key, _, inner in spot.pairs():
        shape = read_shape(inner)
        if shape is not None:
            keys[key] = shape
    return keys


def read_shape(spot: Spot) -> Shape | None:
    """``int?`` a type, null allowed; ``[a, b]`` one of; or a mapping: ``any_of``, ``order_of``, ``list_of``,
    ``keys``."""
    value = spot.value()
    if isinstance(value, list):
        return Shape("choice", tuple(spot.texts()))
    if isinstance(value, dict) and len(value) == 1:
        name, _, inner = next(iter(spot.pairs()))
        if name == "any_of":
            return Shape("choices", tuple(inner.texts()))
        if name == "order_of":
            return Shape("order", tuple(inner.texts()))
        if name == "list_of":
            return Shape("ints")
        if name == "keys":
            return Shape("table", (), read_keys(inner))
    if isinstance(value, str) and value.removesuffix("?") in _TYPES:
        return Shape(_as_type(value.removesuffix("?")), optional=value.endswith("?"))
    spot.wrong("bad-value", found=value, known=", ".join(_TYPES))
    return None


def _as_type(kind: str) -> Any:
    return kind
