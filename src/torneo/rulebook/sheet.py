"""A YAML file read with its line numbers, so that every fault can name file, line and key."""

from collections.abc import Iterable, Iterator
from typing import Any

import yaml

from torneo.rulebook.bilingual import LANGS, Bilingual
from torneo.rulebook.problem import Problem
from torneo.rulebook.yaml_text import Loader, checked

Path = tuple[str | int, ...]


def dotted(path: Path) -> str:
    """``("clauses", 2, "topic")`` -> ``clauses[2].topic``; list positions count from 0."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else str(part)
    return text


class Spot:
    """One value of a sheet with the place it stands at."""

    __slots__ = ("node", "path", "sheet")

    def __init__(self, sheet: "Sheet", node: yaml.Node, path: Path) -> None:
        self.sheet = sheet
        self.node = node
        self.path = path

    def wrong(self, code: str, **params: object) -> None:
        self.sheet.wrong(self.node, self.path, code, **params)

    def value(self) -> Any:
        """The plain Python value, or None once the fault is noted."""
        try:
            return yaml.constructor.SafeConstructor().construct_document(self.node)
        except (yaml.YAMLError, ValueError) as error:
            self.wrong("yaml-syntax", detail=getattr(error, "problem", None) or error)
            return None

    def text(self) -> str | None:
        """A non-empty string, or None once the fault is noted."""
        value = self.value() if isinstance(self.node, yaml.ScalarNode) else None
        if not isinstance(value, str):
            self.wrong("wrong-type", expected="text", found=kind_of(self.node))
            return None
        if not value.strip():
            self.wrong("empty-text")
            return None
        return value

    def texts(self) -> list[str]:
        return [text for spot in self.items() if (text := spot.text()) is not None]

    def items(self) -> list["Spot"]:
        if not isinstance(self.node, yaml.SequenceNode):
            self.wrong("wrong-type", expected="list", found=kind_of(self.node))
            return []
        return [Spot(self.sheet, node, (*self.path, place)) for place, node in enumerate(self.node.value)]

    def pairs(self) -> Iterator[tuple[Any, "Spot", "Spot"]]:
        """Key, the place of the key, the place of its value; a repeated key is noted and left out."""
        if not isinstance(self.node, yaml.MappingNode):
            self.wrong("wrong-type", expected="mapping", found=kind_of(self.node))
            return
        seen: set[Any] = set()
        for key_node, value_node in self.node.value:
            key = (
                Spot(self.sheet, key_node, self.path).value()
                if isinstance(key_node, yaml.ScalarNode)
                else None
            )
            path: Path = (*self.path, str(key))
            key_spot = Spot(self.sheet, key_node, path)
            if key in seen:
                key_spot.wrong("duplicate-key")
                continue
            seen.add(key)
            yield key, key_spot, Spot(self.sheet, value_node, path)

    def fields(self, required: Iterable[str], optional: Iterable[str] = ()) -> dict[str, "Spot"]:
        """The values of a mapping with known keys; unknown and missing ones are noted."""
        required = tuple(required)
        known = {*required, *optional}
        found: dict[str, Spot] = {}
        if not isinstance(self.node, yaml.MappingNode):
            self.wrong("wrong-type", expected="mapping", found=kind_of(self.node))
            return found
        for key, key_spot, spot in self.pairs():
            if key in known:
                found[key] = spot
            else:
                key_spot.wrong("unknown-key", known=", ".join(sorted(known)))
        for key in required:
            if key not in found:
                self.sheet.wrong(self.node, (*self.path, key), "missing-key")
        return found

    def bilingual(self) -> Bilingual | None:
        fields = self.fields(LANGS)
        es, en = (fields[lang].text() if lang in fields else None for lang in LANGS)
        return Bilingual(es, en) if es is not None and en is not None else None

    def in_either(self) -> dict[str, "Spot"]:
        """What a house writes in both languages or in one, which then stands for the other too."""
        given = self.fields((), LANGS)
        found = {
            lang: spot
            for lang, spot in given.items()
            if not isinstance(spot.node, yaml.ScalarNode) or spot.node.value.strip()
        }
        if not found and isinstance(self.node, yaml.MappingNode):
            self.sheet.wrong(self.node, (*self.path, LANGS[0]), "empty-text" if given else "missing-key")
        return {lang: spot for lang in LANGS if (spot := found.get(lang) or next(iter(found.values()), None))}

    def at(self, path: Path) -> "Spot":
        """The place of an inner value, or the nearest one that exists."""
        spot = self
        for part in path:
            inner: Spot | None = None
            if isinstance(spot.node, yaml.MappingNode):
                inner = next((value for key, _, value in spot.pairs() if key == part), None)
            elif (
                isinstance(spot.node, yaml.SequenceNode)
                and isinstance(part, int)
                and part < len(spot.node.value)
            ):
                inner = Spot(spot.sheet, spot.node.value[part], (*spot.path, part))
            if inner is None:
                return spot
            spot = inner
        return spot


class Sheet:
    """The text of one file and the faults found in it so far."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file = file
        self.problems = problems

    def read(self, text: str) -> Spot | None:
        try:
            node = yaml.compose(checked(text), Loader=Loader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
            self._add(line, column, (), "yaml-syntax", detail=error.problem or error.context or "")
            return None
        except yaml.YAMLError as error:
            self._add(1, 1, (), "yaml-syntax", detail=str(error).splitlines()[0])
            return None
        if node is None:
            self._add(1, 1, (), "wrong-type", expected="mapping", found="nothing")
            return None
        return Spot(self, node, ())

    def wrong(self, node: yaml.Node, path: Path, code: str, **params: object) -> None:
        self._add(node.start_mark.line + 1, node.start_mark.column + 1, path, code, **params)

    def _add(self, line: int, column: int, path: Path, code: str, **params: object) -> None:
        said = {name: str(value) for name, value in params.items()}
        problem = Problem(self.file, line, column, dotted(path), code, said)
        if problem not in self.problems:
            self.problems.append(problem)


def kind_of(node: yaml.Node) -> str:
    if isinstance(node, yaml.MappingNode):
        return "mapping"
    if isinstance(node, yaml.SequenceNode):
        return "list"
    return {"tag:yaml.org,2002:null": "nothing", "tag:yaml.org,2002:str": "text"}.get(
        node.tag, node.tag.split(":")[-1]
    )
