"""A structure sheet read from YAML or JSON, with every fault at once and the line it stands on.

read_structure(text)         # the sheet alone
read_sheet(text).structure   # the same, or a file with ``book``, ``about`` and ``structure``
"""

from difflib import get_close_matches
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec
import yaml

from torneo.rulebook import Bilingual
from torneo.rulebook.yaml_text import Loader, checked
from torneo.rulebook.yaml_words import yaml_why
from torneo.tournament.fitting import misfit
from torneo.tournament.kernel import Value
from torneo.tournament.structure.finding import Finding, SheetError
from torneo.tournament.structure.model import Structure

_Dumper: type[Any] = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
_BAD: Any = object()
#: Faults told of one text.
MOST_FINDINGS = 500
T = TypeVar("T", bound=msgspec.Struct)


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet with the book it was written for and what it is, if its file says so; ``usual``: events of that
    book start from it where nobody chooses."""

    structure: Structure
    book: str = ""
    about: Bilingual | None = None
    usual: bool = False


def read_structure(text: str) -> Structure:
    """The sheet of a text; raises ``SheetError`` with everything that is wrong."""
    return read_sheet(text).structure


def read_sheet(text: str) -> Sheet:
    """A sheet, alone or with its book and description; raises ``SheetError``."""
    reader = _Reader()
    root = reader.compose(text)
    sheet = reader.sheet(root) if root is not None else None
    if reader.findings or sheet is None:
        raise SheetError(tuple(reader.findings))
    _must_fit(sheet)
    return sheet


class Readable(msgspec.Struct, frozen=True):
    """What can be read of a sheet, the rest as if it were not written, and the ``faults`` of the rest.
    ``shifted``: lists from which something is left out, so that places in them mean nothing."""

    sheet: Sheet
    faults: tuple[Finding, ...] = ()
    shifted: tuple[str, ...] = ()


def read_partly(text: str) -> Readable:
    """As much of a sheet as can be read; raises ``SheetError`` where nothing can."""
    reader = _Reader(partly=True)
    root = reader.compose(text)
    sheet = reader.sheet(root) if root is not None else None
    if sheet is None:
        raise SheetError(tuple(reader.findings))
    _must_fit(sheet)
    return Readable(sheet, tuple(reader.findings), tuple(reader.shifted))


def read_as(text: str, kind: type[T]) -> T:
    """Any other struct of plain data read the same way; raises ``SheetError`` with everything wrong."""
    reader = _Reader()
    root = reader.compose(text)
    found = reader.read(root, kind, "") if root is not None else _BAD
    if reader.findings or found is _BAD:
        raise SheetError(tuple(reader.findings))
    _must_fit(cast(T, found))
    return cast(T, found)


def _must_fit(read: msgspec.Struct) -> None:
    """A sheet beyond the bounds of what an event may hold is told as such and not looked into any further."""
    refused = misfit(read)
    if refused is not None:
        path = str(refused.facts["field"]).removeprefix("structure.")
        raise SheetError((Finding(refused.reason, path, facts={**refused.facts, "field": path}),))


def structure_from(raw: Any) -> Structure:
    """The sheet of plain data (from JSON, from a form); raises ``SheetError``."""
    return read_structure(yaml.dump(raw, Dumper=_Dumper, sort_keys=False, allow_unicode=True))


class _Reader:
    """``partly``: what cannot be read is left out, and the rest stays."""

    def __init__(self, partly: bool = False) -> None:
        self.findings: list[Finding] = []
        self.partly = partly
        self.shifted: list[str] = []

    def compose(self, text: str) -> yaml.Node | None:
        try:
            root: yaml.Node | None = yaml.compose(checked(text), Loader=Loader)
        except (yaml.YAMLError, RecursionError) as error:
            mark = getattr(error, "problem_mark", None)
            said = str(getattr(error, "problem", None) or str(error).partition("\n")[0])
            line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
            facts: dict[str, Value] = {"said": said, "said_es": yaml_why(said, "es")}
            self.findings.append(Finding("sheet.unreadable", "", facts=facts, line=line, column=column))
            return None
        if root is None:
            self.findings.append(Finding("sheet.nothing", ""))
        return root

    def sheet(self, root: yaml.Node) -> Sheet | None:
        fields = self._pairs(root, "")
        if fields is None:
            return None
        if "structure" not in fields:
            structure = self.read(root, Structure, "")
            return None if structure is _BAD else Sheet(structure=structure)
        kinds: dict[str, Any] = {"structure": Structure, "book": str, "about": Bilingual, "usual": bool}
        found: dict[str, Any] = {}
        for name, (key, node) in fields.items():
            if name in kinds:
                found[name] = self.read(node, kinds[name], name)
            else:
                self._unknown(key, name, name, kinds)
        if self.partly:
            found = {name: value for name, value in found.items() if value is not _BAD}
            return Sheet(**found) if "structure" in found else None
        return None if self.findings else Sheet(**found)

    def read(self, node: yaml.Node, kind: Any, path: str) -> Any:
        origin = get_origin(kind)
        if origin in (UnionType, Union):
            if node.tag == "tag:yaml.org,2002:null":
                return None
            (kind,) = (one for one in get_args(kind) if one is not NoneType)
            return self.read(node, kind, path)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._struct(node, kind, path)
        if origin is tuple:
            return self._list(node, get_args(kind)[0], path)
        if origin is dict:
            return self._table(node, get_args(kind), path)
        return self._scalar(node, kind, path)

    def _struct(self, node: yaml.Node, kind: type[msgspec.Struct], path: str) -> Any:
        pairs = self._pairs(node, path)
        if pairs is None:
            return _BAD
        hints = get_type_hints(kind)
        found: dict[str, Any] = {}
        for name, (key, inner) in pairs.items():
            at = f"{path}.{name}" if path else name
            if name in hints:
                found[name] = self.read(inner, hints[name], at)
            else:
                self._unknown(key, name, at, hints)
        for field in msgspec.structs.fields(kind):
            if field.required and field.name not in pairs:
                at = f"{path}.{field.name}" if path else field.name
                self._wrong(node, "sheet.field_missing", at)
                found[field.name] = _BAD
        return self._whole_or_part(kind, found)

    def _whole_or_part(self, kind: type[msgspec.Struct], found: dict[str, Any]) -> Any:
        read = {name: value for name, value in found.items() if value is not _BAD}
        if len(read) == len(found):
            return kind(**found)
        needed = {field.name for field in msgspec.structs.fields(kind) if field.required}
        return kind(**read) if self.partly and needed <= set(read) else _BAD

    def _list(self, node: yaml.Node, kind: Any, path: str) -> Any:
        if not isinstance(node, yaml.SequenceNode):
            return self._wrong(node, "sheet.not_a_list", path, found=_shown(node))
        found = [self.read(inner, kind, f"{path}[{place}]") for place, inner in enumerate(node.value)]
        read = tuple(value for value in found if value is not _BAD)
        if len(read) < len(found):
            self.shifted.append(path)
        return read if self.partly or len(read) == len(found) else _BAD

    def _table(self, node: yaml.Node, kinds: tuple[Any, Any], path: str) -> Any:
        key_kind, kind = kinds
        pairs = self._pairs(node, path)
        if pairs is None:
            return _BAD
        found: dict[Any, Any] = {}
        for name, (key, inner) in pairs.items():
            at = f"{path}.{name}"
            number = _whole(name) if key_kind is int else name
            if number is None:
                self._wrong(key, "sheet.not_a_number", at, found=name)
                found[name] = _BAD
                continue
            found[number] = self.read(inner, kind, at)
        read = {name: value for name, value in found.items() if value is not _BAD}
        return read if self.partly or len(read) == len(found) else _BAD

    def _scalar(self, node: yaml.Node, kind: Any, path: str) -> Any:
        plain = isinstance(node, yaml.ScalarNode)
        text = str(node.value) if plain else ""
        if kind is bool:
            if node.tag == "tag:yaml.org,2002:bool":
                return text.lower() in ("true", "yes", "on")
            return self._wrong(node, "sheet.not_yes_or_no", path, found=_shown(node))
        if kind is int:
            number = _whole(text) if plain else None
            if number is None:
                return self._wrong(node, "sheet.not_a_number", path, found=_shown(node))
            return number
        if not plain or node.tag == "tag:yaml.org,2002:null":
            return self._wrong(node, "sheet.not_text", path, found=_shown(node))
        if get_origin(kind) is Literal and text not in get_args(kind):
            known = [one for one in get_args(kind) if one]
            return self._wrong(node, "sheet.not_a_choice", path, found=text, known=", ".join(known))
        return text

    def _pairs(self, node: yaml.Node, path: str) -> dict[str, tuple[yaml.Node, yaml.Node]] | None:
        if not isinstance(node, yaml.MappingNode):
            self._wrong(node, "sheet.not_a_group", path, found=_shown(node))
            return None
        found: dict[str, tuple[yaml.Node, yaml.Node]] = {}
        for key, inner in node.value:
            name = str(key.value)
            if name in found:
                self._wrong(key, "sheet.field_twice", f"{path}.{name}" if path else name)
            else:
                found[name] = (key, inner)
        return found

    def _unknown(self, node: yaml.Node, name: str, path: str, known: dict[str, Any]) -> None:
        near = get_close_matches(name, known, 1)
        if near:
            self._wrong(node, "sheet.field_unknown_near", path, field=name, near=near[0])
        else:
            self._wrong(node, "sheet.field_unknown", path, field=name, known=", ".join(known))

    def _wrong(self, node: yaml.Node, code: str, path: str, **facts: Value) -> Any:
        mark = node.start_mark
        finding = Finding(code, path, facts=facts, line=mark.line + 1, column=mark.column + 1)
        if len(self.findings) < MOST_FINDINGS and finding not in self.findings:
            self.findings.append(finding)
        return _BAD


def _whole(text: str) -> int | None:
    try:
        return int(text.replace("_", ""))
    except ValueError:
        return None


def _shown(node: yaml.Node) -> str:
    """What stands there, short enough for a message."""
    if isinstance(node, yaml.ScalarNode):
        return str(node.value)[:40] or "''"
    return "[...]" if isinstance(node, yaml.SequenceNode) else "{...}"
