"""A case told in a YAML file: the book and, step by step, when, who and what.

book: fcp-2025
steps:
  - {at: "2025-07-12T21:20-05:00", by: "Marta Ruiz, commission", do: GiveNotice,
     with: {about: charges, channels: [verbal, electronic]}}
  - {at: "2025-07-12T22:00-05:00", by: "Marta Ruiz, commission", do: DecideCase, with: {...},
     refused: defence_runs}
"""

import re
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import yaml

from torneo.cli.errors import CliError, unreadable
from torneo.commission import CASE
from torneo.rulebook import Bilingual
from torneo.rulebook.yaml_text import checked
from torneo.rulebook.yaml_words import yaml_why
from torneo.tournament import Actor, Asked
from torneo.tournament.kernel import ROLES

#: Fields of commands that are moments; in a file they are written as times.
_EXAMPLE = "2025-07-12T21:20-05:00"
_MOMENTS = ("occurred", "event_from", "event_until", "ended")


class Step(msgspec.Struct, frozen=True):
    """A command with its moment and actor; ``refused``: the refusal the file expects, empty for none."""

    asked: Asked[Any]
    offset: int
    refused: str = ""


class Story(msgspec.Struct, frozen=True):
    book: str
    about: str
    steps: tuple[Step, ...]


class _Words(yaml.SafeLoader):
    """YAML in which only ``true`` and ``false`` are no words, and times stay as they are written: people who
    write ``why: no`` mean the word."""


_Words.yaml_implicit_resolvers = {
    first: [
        (tag, pattern)
        for tag, pattern in resolvers
        if tag not in ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:timestamp")
    ]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_Words.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), ["t", "f"])


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    at: str
    by: str
    do: str
    with_: dict[str, Any] = msgspec.field(default_factory=dict, name="with")
    refused: str = ""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    book: str
    steps: list[_Written]
    about: str = ""


def read_story(path: str) -> Story:
    """The story of a file; ``CliError`` names the step and what is wrong with it."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(path, error) from None
    return story_of(text, path)


def story_of(text: str, path: str) -> Story:
    """The story a text tells."""
    try:
        raw = yaml.load(checked(text), Loader=_Words)
        file = msgspec.convert(raw, _File)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        why, at = str(getattr(error, "problem", None) or error), getattr(error, "problem_mark", None)
        place = f"{path}:{at.line + 1}:{at.column + 1}" if at is not None else path
        told = (f"no se lee como YAML: {yaml_why(why, 'es')}", f"not readable as YAML: {why}")
        raise CliError(place, *told) from None
    except msgspec.ValidationError as error:
        raise CliError(path, f"no tiene la forma de un caso: {error}", f"is no case: {error}") from None
    steps = tuple(_step(path, number, one) for number, one in enumerate(file.steps, 1))
    return Story(file.book, file.about, steps)


def _step(path: str, number: int, written: _Written) -> Step:
    place = Bilingual(f"{path}: paso {number}", f"{path}: step {number}")
    at, offset = moment_of(_at(place, "at"), written.at)
    name, _, role = written.by.rpartition(",")
    if role.strip() not in ROLES or not name.strip():
        roles = ", ".join(ROLES)
        raise CliError(
            _at(place, "by"), f"es «nombre, función»; funciones: {roles}", f"is 'name, role'; roles: {roles}"
        )
    known = {command.__name__: command for command in CASE.commands}
    if written.do not in known:
        names = ", ".join(known)
        raise CliError(
            _at(place, "do"), f"no hay orden «{written.do}»; hay: {names}",
            f"no command {written.do!r}; known: {names}",
        )  # fmt: skip
    fields = dict(written.with_)
    for field in _MOMENTS:
        if field in fields and not isinstance(fields[field], int):
            fields[field] = moment_of(_at(place, field), str(fields[field]))[0]
    if written.do == "OpenCase":
        fields.setdefault("utc_offset", offset)
    try:
        command = msgspec.convert({**fields, "command": written.do}, known[written.do])
    except msgspec.ValidationError as error:
        raise CliError(place, f"{written.do}: no encaja: {error}", f"{written.do}: {error}") from None
    unknown = [field for field in fields if field not in command.__struct_fields__]
    if unknown:
        raise CliError(
            place,
            f"{written.do} no tiene el campo «{unknown[0]}»",
            f"{written.do} has no field {unknown[0]!r}",
        )
    asked = Asked(command=command, by=Actor(name.strip(), role.strip()), at=at, key=f"step-{number}")
    return Step(asked, offset, written.refused)


def _at(place: Bilingual, field: str) -> Bilingual:
    return Bilingual(f"{place.es}: {field}", f"{place.en}: {field}")


def moment_of(place: str | Bilingual, text: str) -> tuple[int, int]:
    """Milliseconds UTC, and the offset in minutes."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise CliError(
            place, f"«{text}» no es una hora como {_EXAMPLE}", f"{text!r} is not a time like {_EXAMPLE}"
        ) from None
    shift = moment.utcoffset()
    if shift is None:
        raise CliError(
            place, f"«{text}» no dice la zona horaria, como en {_EXAMPLE}",
            f"{text!r} has no offset, as in {_EXAMPLE}",
        )  # fmt: skip
    return int(moment.timestamp() * 1000), int(shift.total_seconds()) // 60
