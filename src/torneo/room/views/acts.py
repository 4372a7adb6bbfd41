"""Buttons that give commands: what they do, what has to be filled in, and why they cannot be pressed now.

A command that needs nothing else is tried on the state before it is shown: ``decide`` changes nothing, so
the refusal it would meet stands beside the button, with its clauses.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from torneo.room.views.fields import Field
from torneo.room.views.naming import refusal
from torneo.room.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import TOURNAMENT, Actor, Asked, Command, Refused, Tournament
from torneo.tournament.hands.meant import of_this_hand
from torneo.tournament.kernel import Answer


class Act(msgspec.Struct, kw_only=True):
    """A form that gives a command. ``look_first``: what it will change is shown before it is given.
    ``blocked``: why it would be refused now; empty if it would not. ``key``: what reaches it on an open
    card."""

    command: str
    label: str
    hidden: list[tuple[str, str]] = []
    fields: Sequence[Field] = ()
    tone: str = ""
    look_first: bool = False
    blocked: str = ""
    clauses: tuple[str, ...] = ()
    id: str = ""
    key: str = ""


class Trial(msgspec.Struct, frozen=True):
    """Who would give commands now, on which state, and the secret seeds for those that draw."""

    state: Tournament
    book: Book
    now: int
    lang: Lang
    by: Actor
    seed: Callable[[Command], str] = lambda _: ""

    def decide(self, command: Command) -> Answer:
        """What the command would bring about; nothing is changed."""
        asked: Asked[Any] = Asked(
            command=command, by=self.by, at=max(self.now, self.state.at), seed=self.seed(command)
        )
        return TOURNAMENT.decide(self.state, asked, self.book)

    def say(self, key: str, **facts: Any) -> str:
        return say(f"console.{key}", self.lang, facts)

    def act(
        self,
        command: Command,
        label: str,
        fields: Sequence[Field] = (),
        *,
        tone: str = "",
        look_first: bool = False,
        ignore: Iterable[str] = (),
    ) -> Act:
        """A form for the command. What ``fields`` ask for holds a sample in it, so that it can be tried;
        refusals named in ``ignore`` are about the sample and do not block."""
        command = of_this_hand(self.state, command)
        answer = self.decide(command)
        blocked = ""
        clauses: tuple[str, ...] = ()
        if isinstance(answer, Refused) and answer.reason not in {*ignore, *_ABOUT_FIELDS}:
            blocked, clauses = refusal(answer, self.state, self.lang), answer.clauses
        asked_for = {one.name.removesuffix(":json").removesuffix("[]") for one in fields}
        return Act(
            command=type(command).__name__, label=label, hidden=hidden_of(command, asked_for),
            fields=fields, tone=tone, look_first=look_first, blocked=blocked, clauses=clauses,
        )  # fmt: skip

    def why(self, label: str = "", *, required: bool = True) -> Field:
        return Field(name="why", label=label or say("common.why", self.lang), required=required)


#: Refusals that only say that something has still to be filled in.
_ABOUT_FIELDS = frozenset({"reason_missing", "change_needs_reason"})


def hidden_of(command: Command, leave_out: Iterable[str] = ()) -> list[tuple[str, str]]:
    """The fields of a command as a form holds them; those at their default are left out."""
    found = []
    skipped = set(leave_out)
    for field in msgspec.structs.fields(type(command)):
        value = getattr(command, field.name)
        if field.name in skipped or value == _default(field):
            continue
        if isinstance(value, bool):
            found.append((field.name, "true" if value else "false"))
        elif isinstance(value, str | int):
            found.append((field.name, str(value)))
        else:
            found.append((f"{field.name}:json", msgspec.json.encode(value).decode()))
    return found


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default
