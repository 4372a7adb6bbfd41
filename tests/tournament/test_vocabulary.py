"""Every field of every command has a bound, and what is beyond it is refused with words."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from torneo.journal.kinds import KINDS
from torneo.tournament import Command
from torneo.tournament.chips.commands import RecordCounts
from torneo.tournament.clock.commands import PauseClock, SetLevel
from torneo.tournament.entries.commands import CorrectPlayer, RegisterPlayer
from torneo.tournament.fitting import REASONS, misfit
from torneo.tournament.recorded import TellAct
from torneo.tournament.structure.commands import ChangeStructure, CreateEvent
from torneo.tournament.structure.model import Level, Structure
from torneo.tournament.words import say

COMMANDS = [command for kind in KINDS.values() for command in kind.decider.commands]


def unbounded(kind: inspect.Type, path: str, bounds: dict[str, Any]) -> Iterator[str]:
    """Every place of a type where a text, a number or a list may be of any size."""
    if isinstance(kind, inspect.Metadata):
        yield from unbounded(kind.type, path, {**bounds, **(kind.extra_json_schema or {})})
    elif isinstance(kind, inspect.StrType):
        if not {"maxLength", "pattern"} <= set(bounds):
            yield path
    elif isinstance(kind, inspect.BytesType):
        if "maxLength" not in bounds:
            yield path
    elif isinstance(kind, inspect.IntType | inspect.FloatType):
        if not {"minimum", "maximum"} <= set(bounds):
            yield path
    elif isinstance(kind, inspect.VarTupleType | inspect.ListType):
        if "maxItems" not in bounds:
            yield path
        yield from unbounded(kind.item_type, f"{path}[]", {})
    elif isinstance(kind, inspect.TupleType):
        for one in kind.item_types:
            yield from unbounded(one, f"{path}[]", {})
    elif isinstance(kind, inspect.DictType):
        if "maxProperties" not in bounds:
            yield path
        yield from unbounded(kind.key_type, f"{path}{{}}", {})
        yield from unbounded(kind.value_type, f"{path}{{}}", {})
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from unbounded(one, path, {})
    elif isinstance(kind, inspect.StructType):
        yield from fields(kind.cls, path)


def fields(kind: type[msgspec.Struct], path: str) -> Iterator[str]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for one in info.fields:
        yield from unbounded(one.type, f"{path}.{one.name}", {})


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_every_field_of_a_command_has_a_bound(command: type[Command]) -> None:
    assert list(fields(command, command.__name__)) == []


@pytest.mark.parametrize(
    ("command", "reason", "field"),
    [
        (RegisterPlayer(player="ana", name="A" * 81), "text_too_long", "name"),
        (RegisterPlayer(player="ana", name="Ana\0"), "text_signs", "name"),
        (RegisterPlayer(player="ana", name="Ana\nLuz"), "text_signs", "name"),
        (RegisterPlayer(player="ana", name="Ana\u202egnp.exe"), "text_signs", "name"),
        (RegisterPlayer(player="..", name="Ana"), "text_signs", "player"),
        (RegisterPlayer(player="p/../x", name="Ana"), "text_signs", "player"),
        (RegisterPlayer(player="p?x=1#y", name="Ana"), "text_signs", "player"),
        (CorrectPlayer(player="ana", name="A" * 20_000), "text_too_long", "name"),
        (PauseClock(why="x" * 501), "text_too_long", "why"),
        (RecordCounts(table=1, counts={1: 2**53 - 1}), "number_out_of_range", "counts.1"),
        (SetLevel(level=999_999, why="x"), "number_out_of_range", "level"),
        (RecordCounts(table=1, counts=dict.fromkeys(range(101), 1)), "too_many", "counts"),
        (TellAct(step={"seat": 1, "says": "a" * 5_000}), "text_too_long", "step.says"),
        (ChangeStructure(changes={"levels": list(range(6_000))}), "too_many", "changes.levels"),
        (
            CreateEvent(id="copa", book="x", structure=Structure(level_minutes=2**53 - 1)),
            "number_out_of_range",
            "structure.level_minutes",
        ),
        (
            CreateEvent(
                id="copa",
                book="x",
                structure=Structure(levels=tuple(Level(number=n % 100) for n in range(501))),
            ),
            "too_many",
            "structure.levels",
        ),
        (
            CreateEvent(id="copa", book="x", structure=Structure(stack={2**53 - 1: 1})),
            "number_out_of_range",
            "structure.stack",
        ),
    ],
)
def test_what_is_beyond_a_bound_is_refused_in_words(command: Command, reason: str, field: str) -> None:
    refused = misfit(command)
    assert refused is not None
    assert refused.reason in REASONS
    assert (refused.reason, refused.facts["field"]) == (reason, field)
    for lang in ("es", "en"):
        sentence = say(refused.reason, refused.facts, lang)
        assert str(refused.facts["field"]) in sentence
        assert len(sentence) < 300


def test_a_number_beyond_its_bounds_is_told_as_numbers_are() -> None:
    refused = misfit(SetLevel(level=999_999, why="x"))
    assert refused is not None
    assert say(refused.reason, refused.facts, "es").endswith("entre -1.000 y 1.000, no 999.999")


def test_plain_data_may_be_neither_deep_nor_endless() -> None:
    deep: dict[str, Any] = {"seat": 1}
    for _ in range(5_000):
        deep = {"in": deep}
    refused = misfit(TellAct(step=deep))
    assert refused is not None
    assert refused.reason == "too_deep"
    refused = misfit(TellAct(step={"pushes": 10**6_000}))
    assert refused is not None
    assert refused.reason == "number_out_of_range"
    assert len(say(refused.reason, refused.facts, "es")) < 200


def test_what_people_write_fits() -> None:
    name = "Iñaki Gómez-O'Hara Ñúñez (h.) 王小明 Zoë عبد الله"
    command = RegisterPlayer(
        player="iñaki-gómez", name=name, contact="+34 600 000 000, a@b.es", needs="silla\u00a0de ruedas"
    )
    assert misfit(command) is None
    assert misfit(PauseClock(why="dos líneas:\r\n\tla segunda\n")) is None


def test_what_older_releases_stored_stays_readable() -> None:
    """Bounds are looked at when a command is decided, never when something stored is read."""
    raw = msgspec.json.encode(
        {"name": "A" * 20_000, "level_minutes": 2**53 - 1, "levels": [{"number": 10**9}]}
    )
    assert msgspec.json.decode(raw, type=Structure).levels[0].number == 10**9
    assert msgspec.json.decode(raw, type=Structure).name == "A" * 20_000
