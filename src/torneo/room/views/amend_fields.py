"""The values of a command as controls of a form, driven by what their types say they are."""

from typing import Any, Literal, get_args, get_origin

import msgspec

from torneo.room.views.amend_choices import CHOSEN, options_of
from torneo.room.views.fields import Field
from torneo.room.views.naming import Names, code
from torneo.room.words import say, words
from torneo.rulebook import Lang
from torneo.tournament import Command, Tournament
from torneo.tournament.kinds import Of, kinds_of
from torneo.writing import money_typed

#: What nobody writes: numbers the program keeps for itself, and what was drawn.
_OWN = ("hand", "seq", "ink")


def fields_of(command: Command, state: Tournament, lang: Lang, then: Tournament | None = None) -> list[Field]:
    """Every value that people can write, filled with what was given. ``then``: the event before the act, for
    what could have been chosen."""
    kinds, found = kinds_of(type(command)), list[Field]()
    form = _Form(command, state, then or state, lang)
    for info in msgspec.structs.fields(type(command)):
        found += form.controls(info, getattr(command, info.name), kinds[info.name])
    return found


def field_label(command: type[Command], name: str, lang: Lang) -> str:
    """What a value of a command is called."""
    own = f"fields.{command.__name__}.{name}"
    return say(own if own in words else f"fields.{name}", lang)


class _Form:
    def __init__(self, command: Command, state: Tournament, then: Tournament, lang: Lang) -> None:
        self.command, self.state, self.then, self.lang = command, state, then, lang
        self.names = Names(state, lang)

    def controls(self, info: msgspec.structs.FieldInfo, value: Any, of: Of) -> list[Field]:
        name, label = info.name, field_label(type(self.command), info.name, self.lang)
        if of.kind in _OWN or value == ():
            return []
        if of.kind in CHOSEN and not of.key:
            return [self._choice(name, label, value, of.kind)]
        if isinstance(value, dict):
            return self._each(name, label, value, of)
        if isinstance(value, tuple):
            return self._amounts(name, label, value) if of.kind == "money" and value else []
        if of.kind == "code":
            return self._words(name, label, value, info.type)
        if isinstance(value, int | str) or (value is None and of.kind in ("money", "chips")):
            return [self._one(name, label, value, of.kind)]
        return []

    def _each(self, name: str, label: str, value: dict[Any, Any], of: Of) -> list[Field]:
        """One control for each value; of stacks also for the seats that were not named."""
        if not all(isinstance(one, int) for one in value.values()):
            return []
        if (of.key, of.kind) == ("seat", "chips"):
            seats = options_of("seat", self.command, self.then, self.state, self.lang)
            people = {int(seat): text for seat, text in seats}
            return [self._one(f"{name}.{seat}", say("amend.stack_of", self.lang, {"name": text}),
                              value.get(seat), of.kind) for seat, text in people.items()]  # fmt: skip
        return [self._one(f"{name}.{key}", f"{label} {self.names.tell(of.key, key)}", one, of.kind)
                for key, one in value.items()]  # fmt: skip

    def _choice(self, name: str, label: str, value: Any, kind: str) -> Field:
        options = options_of(kind, self.command, self.then, self.state, self.lang)
        if isinstance(value, tuple):
            return Field(name=f"{name}[]", label=label, kind="checks", value=value, options=options)
        if value not in (0, "") and value not in [one for one, _ in options]:
            options.insert(0, (value, self.names.tell(kind, value)))
        return Field(name=name, label=label, kind="select", value=value, options=[("", "–"), *options])

    def _one(self, name: str, label: str, value: Any, kind: str) -> Field:
        if isinstance(value, bool):
            options = [("true", say("console.yes", self.lang)), ("false", say("console.no", self.lang))]
            return Field(name=name, label=label, kind="select", options=options, value=str(value).lower())
        if kind == "money":
            typed = "" if value is None else money_typed(value, self.state.structure.currency, self.lang)
            return Field(name=f"{name}:money", label=label, kind="money", value=typed)
        if isinstance(value, str):
            return Field(name=name, label=label, kind="textarea" if kind == "lines" else "text", value=value)
        shown = "chips" if kind == "chips" else "number"
        return Field(name=name, label=label, kind=shown, value="" if value is None else value)

    def _amounts(self, name: str, label: str, value: tuple[int, ...]) -> list[Field]:
        text = " ".join(money_typed(one, self.state.structure.currency, self.lang) for one in value)
        return [Field(name=f"{name}:moneys", label=label, kind="textarea", value=text)]

    def _words(self, name: str, label: str, value: Any, kind: Any) -> list[Field]:
        """A code is chosen by its words, where the type says which there are."""
        if get_origin(kind) is not Literal:
            return []
        options = [(one, code(one, self.lang) if one else "–") for one in get_args(kind)]
        return [Field(name=name, label=label, kind="select", value=value, options=options)]
