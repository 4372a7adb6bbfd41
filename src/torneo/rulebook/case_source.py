"""The cases of each room from ``data/cases/``, and what a book cites for them from its ``cases.yaml``."""

from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches

from torneo.rulebook.problem import Problem
from torneo.rulebook.sheet import Sheet, Spot

Cited = dict[str, dict[str, tuple[str, ...]]]
"""Room -> case -> the clauses that speak of exactly this case, the deciding one first."""


def read_cases(
    sources: Mapping[str, str], policies: Collection[str], problems: list[Problem]
) -> dict[str, dict[str, str]]:
    """Room -> case -> the policy behind it."""
    found: dict[str, dict[str, str]] = {}
    for file in sorted(sources):
        folder, _, name = file.partition("/")
        root = Sheet(file, problems).read(sources[file]) if folder == "cases" else None
        if root is None:
            continue
        cases = found.setdefault(name.removesuffix(".yaml"), {})
        for case, _, spot in root.pairs():
            policy = spot.text()
            if policy is not None and policy not in policies:
                spot.wrong("unknown-policy", found=policy)
            cases[str(case)] = policy or ""
    return found


def read_cited(root: Spot, cases: Mapping[str, Mapping[str, str]], exists: Callable[[str], bool]) -> Cited:
    """What a book cites case by case; a case or a clause that does not exist is noted."""
    cited: Cited = {}
    for room, spot in root.fields((), cases).items():
        known = cases[room]
        for case, key, clauses in spot.pairs():
            if case not in known:
                near = get_close_matches(str(case), known, n=3)
                key.wrong("unknown-case", found=case, known=", ".join(near) or f"cases/{room}.yaml")
                continue
            ids = clauses.items()
            for clause in ids:
                clause_id = clause.text()
                if clause_id is not None and not exists(clause_id):
                    clause.wrong("dangling-ref", found=clause_id)
            cited.setdefault(room, {})[case] = tuple(str(clause.value()) for clause in ids)
    return cited
