"""The floor and the hand can be read corner by corner: no knot of imports, no state with two writers."""

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"


def modules(package: str) -> dict[str, ast.Module]:
    found = {}
    for file in (SOURCES / package.replace(".", "/")).rglob("*.py"):
        parts = file.relative_to(SOURCES).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(file.read_text(encoding="utf-8"))
    return found


def imports(tree: ast.AST, known: Mapping[str, ast.Module]) -> Iterator[str]:
    """Every module a file names, at its top or in a function, at run time or for its types alone."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in known else node.module


@pytest.mark.parametrize("package", ["torneo.floor", "torneo.hand"])
def test_no_module_imports_itself_by_any_way_round(package: str) -> None:
    known = modules(package)
    graph = {name: {one for one in imports(tree, known) if one in known} for name, tree in known.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


@pytest.mark.parametrize("package", ["torneo.floor", "torneo.hand"])
def test_every_import_stands_at_the_top(package: str) -> None:
    hidden = [
        f"{name}:{node.lineno}"
        for name, tree in modules(package).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom) and node not in tree.body
    ]
    assert not hidden


OWNERS: dict[str, tuple[str, ...]] = {
    "betting": ("betting",),
    "bonds": ("betting", "bonds"),
    "cards": ("exposed_and_dead",),
    "chips": ("chips",),
    "deal": ("deck",),
    "outside": (),
    "record": ("record", "sanctions"),
    "showdown": ("showdown",),
    "standing": (),
}
"""Who writes each state of a table, besides the kernel and the set-up of a scenario. Others use its verbs."""

EVERYBODY = ("kernel", "scenario")
CHANGES = (
    "append",
    "clear",
    "discard",
    "extend",
    "insert",
    "pop",
    "popitem",
    "remove",
    "setdefault",
    "update",
)


def state_named(node: ast.AST) -> str | None:
    """The state in an expression such as ``table.showdown.given_up[seat]``."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        if isinstance(node, ast.Attribute) and node.attr in OWNERS and isinstance(node.value, ast.Name):
            return node.attr
        node = node.value
    return None


def written(tree: ast.AST) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = [one for target in node.targets for one in getattr(target, "elts", [target])]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES
        ):
            targets = [node.func.value]
        for target in targets:
            state = state_named(target)
            if state is not None:
                yield state, target.lineno


def test_each_state_of_a_table_has_one_owner() -> None:
    seen = set()
    foreign = []
    for name, tree in modules("torneo.floor").items():
        corner = name.removeprefix("torneo.floor").strip(".").split(".")[0]
        for state, line in written(tree):
            seen.add(state)
            if corner not in (*OWNERS[state], *EVERYBODY):
                foreign.append(f"{name}:{line} writes {state}")
    assert seen == set(OWNERS)
    assert not foreign
