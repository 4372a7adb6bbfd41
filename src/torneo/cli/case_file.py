"""A case told in a YAML file: the book and, step by step, when, who and what.

book: fcp-2025
steps:
  - {at: "2025-07-12T21:20-05:00", by: "Marta Ruiz, commission", do: GiveNotice,
     with: {about: charges, channels: [verbal, electronic]}}
  - {at: "2025-07-12T22:00-05:00", by: "Marta Ruiz, commission", do: DecideCase, with: {...},
     refused: defence_runs}
"""

from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import yaml

from torneo.commission import CASE
from torneo.hand import SetupError
from torneo.tournament import Actor, Asked
from torneo.tournament.kernel import ROLES

#: Fields of commands that are moments; in a file they are written as times.
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
    """The story of a file; ``SetupError`` names the step and what is wrong with it."""
    try:
        raw = yaml.safe_load(Path(path).read_text(encoding="utf-8"))
        file = msgspec.convert(_plain(raw), _File)
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(path, f"cannot be read: {getattr(error, 'strerror', None) or error}") from None
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise SetupError(path, str(error)) from None
    steps = tuple(_step(path, number, one) for number, one in enumerate(file.steps, 1))
    return Story(file.book, file.about, steps)


def _plain(value: Any) -> Any:
    """YAML reads a full time as a moment of its own; here it stays text."""
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list) else value


def _step(path: str, number: int, written: _Written) -> Step:
    place = f"{path}: step {number}"
    at, offset = _moment(place, "at", written.at)
    name, _, role = written.by.rpartition(",")
    if role.strip() not in ROLES or not name.strip():
        raise SetupError(f"{place}: by", f"is 'name, role'; roles: {', '.join(ROLES)}")
    known = {command.__name__: command for command in CASE.commands}
    if written.do not in known:
        raise SetupError(f"{place}: do", f"no command {written.do!r}; known: {', '.join(known)}")
    fields = dict(written.with_)
    for field in _MOMENTS:
        if field in fields and not isinstance(fields[field], int):
            fields[field] = _moment(place, field, str(fields[field]))[0]
    if written.do == "OpenCase":
        fields.setdefault("utc_offset", offset)
    try:
        command = msgspec.convert({**fields, "command": written.do}, known[written.do])
    except msgspec.ValidationError as error:
        raise SetupError(place, f"{written.do}: {error}") from None
    unknown = [field for field in fields if field not in command.__struct_fields__]
    if unknown:
        raise SetupError(place, f"{written.do} has no field {unknown[0]!r}")
    asked = Asked(command=command, by=Actor(name.strip(), role.strip()), at=at, key=f"step-{number}")
    return Step(asked, offset, written.refused)


def _moment(place: str, field: str, text: str) -> tuple[int, int]:
    """Milliseconds UTC, and the offset in minutes."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise SetupError(f"{place}: {field}", f"{text!r} is not a time like 2025-07-12T21:20-05:00") from None
    shift = moment.utcoffset()
    if shift is None:
        raise SetupError(f"{place}: {field}", f"{text!r} has no offset, as in 2025-07-12T21:20-05:00")
    return int(moment.timestamp() * 1000), int(shift.total_seconds()) // 60
