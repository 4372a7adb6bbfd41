"""The grammar of a step, read off the structs of the acts: which keys there are and which go together."""

from collections.abc import Iterable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from torneo.floor.acts import Act, BettingAct, PlayerAct
from torneo.floor.card_acts import CardAct
from torneo.floor.spelling import Kind, Verb

ACTS: tuple[type[Act], ...] = (*get_args(BettingAct), *get_args(CardAct))


class Field(msgspec.Struct, frozen=True):
    """One field of an act: under which key it is told, and how its value is written. ``words``: of a closed
    list; ``true`` and ``false`` among them are a yes and a no."""

    name: str
    key: str
    kind: Kind
    words: tuple[str, ...] = ()


class Spelling(msgspec.Struct, frozen=True):
    """How one kind of act is told: its verbs, its other fields by key."""

    act: type[Act]
    verbs: dict[str, Verb]
    fields: dict[str, Field]
    others: dict[str, Field]

    @property
    def name(self) -> str:
        return str(self.act.__struct_config__.tag)

    @property
    def is_of_a_player(self) -> bool:
        return issubclass(self.act, PlayerAct)

    @property
    def nobody_with(self) -> tuple[str, ...]:
        """Fields that, once told, leave open who it was."""
        return self.act.nobody_with if issubclass(self.act, PlayerAct) else ()

    def beside(self, verb: str) -> dict[str, Field]:
        """What may be told together with this verb, by key."""
        allowed = self.verbs[verb].beside
        return {
            key: field
            for key, field in self.others.items()
            if allowed is None or key == "seat" or field.name in allowed
        }


def _spelling(act: type[Act]) -> Spelling:
    hints = get_type_hints(act, include_extras=True)
    fields = {name: _field(name, hints[name]) for name in act.__struct_fields__}
    by_verbs = {verb.field for verb in act.spelled.values()}
    for verb in act.spelled.values():
        by_verbs.update(verb.settles, *verb.words.values())
    others = {field.key: field for name, field in fields.items() if name not in by_verbs}
    return Spelling(act, act.spelled, fields, others)


def _field(name: str, hint: Any) -> Field:
    told = _told(hint)
    words = told.get("words") or tuple(_words(hint))
    kind: Kind | None = told.get("told")
    if kind is None:
        kind = "word" if words not in ((), ("true", "false")) else _PLAIN[_bare(hint)]
    return Field(name, told.get("key") or name, kind, words if kind == "word" else ())


_PLAIN: dict[Any, Kind] = {bool: "flag", int: "whole", str: "text"}


def _told(hint: Any) -> dict[str, Any]:
    """What its type says of how it is told, if it does."""
    if get_origin(hint) is Annotated:
        for note in hint.__metadata__:
            if isinstance(note, msgspec.Meta) and note.extra:
                return dict(note.extra)
    return next((told for part in _parts(hint) if (told := _told(part))), {})


def _parts(hint: Any) -> tuple[Any, ...]:
    """The alternatives of a type, ``None`` left out."""
    if get_origin(hint) is Annotated:
        return _parts(hint.__origin__)
    if get_origin(hint) in (Union, UnionType):
        return tuple(part for part in get_args(hint) if part is not NoneType)
    return ()


def _words(hint: Any) -> Iterable[str]:
    for part in _parts(hint) or (hint,):
        if get_origin(part) is Annotated:
            yield from _words(part.__origin__)
        elif get_origin(part) is Literal:
            yield from get_args(part)
        elif part is bool:
            yield from ("true", "false")


def _bare(hint: Any) -> Any:
    (part,) = _parts(hint) or (hint,)
    return part


SPELLINGS: tuple[Spelling, ...] = tuple(map(_spelling, ACTS))


@cache
def told_by(verb: str) -> tuple[Spelling, ...]:
    """The acts this verb may tell."""
    return tuple(spelling for spelling in SPELLINGS if verb in spelling.verbs)


@cache
def words_of(verb: str) -> tuple[str, ...]:
    """Every word the value of a verb may be, of whichever act; none if it is no word."""
    words: dict[str, None] = {}
    for spelling in told_by(verb):
        named = spelling.verbs[verb]
        words.update(dict.fromkeys(named.words))
        words.update(dict.fromkeys(spelling.fields[named.field].words if named.field else ()))
    return tuple(words)


def words_for(act: type[Act], field: str) -> tuple[str, ...]:
    """The closed list one field of an act is of."""
    return next(one for one in SPELLINGS if one.act is act).fields[field].words


VERBS: tuple[str, ...] = tuple(dict.fromkeys(verb for one in SPELLINGS for verb in one.verbs))
"""The keys that say what happened."""

KEYS: tuple[str, ...] = tuple(
    dict.fromkeys(("seat", *VERBS, *(key for one in SPELLINGS for key in one.others), "expect"))
)
"""Every key a step may have."""

KIND_OF: dict[str, str] = {
    verb: one.name if len(one.verbs) > 1 and one.others else verb for one in SPELLINGS for verb in one.verbs
}
"""Verb -> the kind of act it belongs to: verbs that may stand together, or ask alike, are of one kind."""

WITHOUT_A_PLAYER: tuple[str, ...] = tuple(
    kind
    for kind in dict.fromkeys(KIND_OF.values())
    if not any(one.is_of_a_player for verb, of in KIND_OF.items() if of == kind for one in told_by(verb))
)
