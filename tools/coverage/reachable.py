"""What of the product a page, a command or the API can reach: the rest proves nothing.

Read from the sources, without importing them: the modules that ``torneo.room`` and ``torneo.cli`` import,
directly or not, and within those every function and class that something else in them mentions.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_ENTRANCES = ("torneo.room", "torneo.cli", "torneo.__main__")
#: What the developer runs by hand, and Django by name.
_BY_NAME = ("torneo.rulebook.compile", "torneo.journal.apps", "torneo.journal.migrations")


class Reach:
    """The modules and public names of a checkout that somebody can get to."""

    def __init__(self, root: Path) -> None:
        self.trees = dict(_modules(root / "src"))
        self.modules = self._closure()
        self.orphans = frozenset(self._unmentioned())

    def misses(self, module: str, name: str = "") -> bool:
        """Is it part of the product and yet out of everybody's reach?"""
        if f"{module}.{name}" in self.trees:
            module, name = f"{module}.{name}", ""
        return module in self.trees and (module not in self.modules or f"{module}.{name}" in self.orphans)

    def _closure(self) -> frozenset[str]:
        waiting = [one for one in self.trees if one.startswith((*_ENTRANCES, *_BY_NAME))]
        seen: set[str] = set()
        while waiting:
            module = waiting.pop()
            if module in seen:
                continue
            seen.add(module)
            waiting += [one for one in self._imported(module) if one in self.trees]
            waiting += [package for package in (module.rpartition(".")[0],) if package in self.trees]
        return frozenset(seen)

    def _imported(self, module: str) -> Iterator[str]:
        for node in ast.walk(self.trees[module]):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield node.module
                yield from (f"{node.module}.{alias.name}" for alias in node.names)
            elif isinstance(node, ast.Call) and _called(node.func) == "import_module":
                yield from self._by_name(module, node.args[0])

    def _by_name(self, module: str, name: ast.expr) -> Iterator[str]:
        """What ``import_module(f"torneo.tournament.{section}.section")`` may mean."""
        parts = name.values if isinstance(name, ast.JoinedStr) else [name]
        said = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.]+" for part in parts]
        wanted = re.compile("".join(said))
        package = module.rpartition(".")[0]
        for one in self.trees:
            inside = isinstance(parts[0], ast.Constant) or one.startswith((f"{package}.", f"{module}."))
            if inside and wanted.fullmatch(one):
                yield one

    def _unmentioned(self) -> Iterator[str]:
        mentioned: set[str] = set()
        for module in self.modules:
            for node in ast.walk(self.trees[module]):
                name = _called(node)
                if name:
                    mentioned.add(name)
                elif isinstance(node, ast.ImportFrom):
                    mentioned.update(alias.name for alias in node.names)
        for module in self.modules:
            if module.startswith(_ENTRANCES):
                continue
            for node in self.trees[module].body:
                if not isinstance(node, ast.FunctionDef | ast.ClassDef) or node.decorator_list:
                    continue
                if not node.name.startswith("_") and node.name not in mentioned:
                    yield f"{module}.{node.name}"


def _called(node: ast.AST) -> str:
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


def _modules(src: Path) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((src / "torneo").rglob("*.py")):
        parts = path.relative_to(src).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        yield name, ast.parse(path.read_text("utf-8"))


@cache
def reach(root: Path) -> Reach:
    return Reach(root)


def out_of_reach(root: Path, file: Path, function: str) -> list[str]:
    """What a test uses of the product that nobody can get to."""
    tree = _parsed(file)
    imports: dict[str, tuple[str, str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("torneo"):
            for alias in node.names:
                imports[alias.asname or alias.name] = (node.module or "", alias.name)
    used = {
        node.id
        for body in ast.walk(tree)
        if isinstance(body, ast.FunctionDef) and body.name == function
        for node in ast.walk(body)
        if isinstance(node, ast.Name)
    }
    return sorted(
        f"{module}.{name}"
        for local, (module, name) in imports.items()
        if local in used and reach(root).misses(module, name)
    )


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))
