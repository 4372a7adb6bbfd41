"""Where a book is silent: which settlement adopted the value that holds all the same."""

from collections.abc import Iterable, Mapping

import msgspec

from torneo.rulebook.case_source import Cited
from torneo.rulebook.clause import Clause
from torneo.rulebook.library_data import BookData, CommonData
from torneo.rulebook.policy import Setting
from torneo.rulebook.problem import Problem
from torneo.rulebook.settlement import Settlement
from torneo.rulebook.sheet import Sheet


def adopted(
    book: BookData, settlements: Iterable[Settlement], sources: Mapping[str, str], problems: list[Problem]
) -> BookData:
    """The book with the settlement behind every value on which it is silent: the one its file names, else the
    one that speaks of the fewest policies."""
    concerned = sorted(
        (point for point in settlements if book.id in point.books), key=lambda point: len(point.policies)
    )
    settings = dict(book.settings)
    for name, setting in book.settings.items():
        if setting.stated:
            continue
        numbers = [point.number for point in concerned if name in point.policies]
        if setting.settlement and setting.settlement not in numbers:
            file = f"books/{book.id}/policies.yaml"
            if root := Sheet(file, problems).read(sources[file]):
                root.at((name, "settlement")).wrong("unknown-settlement", found=setting.settlement)
        settings[name] = Setting(setting.value, (), setting.settlement or next(iter(numbers), 0))
    return msgspec.structs.replace(book, settings=settings)


def settled_cases(
    common: CommonData, settings: Mapping[str, Setting], cited: Cited, clauses: Mapping[str, Clause]
) -> dict[str, dict[str, int]]:
    """Room -> case -> the settlement that a ruling on it rests on; 0 where nobody has settled it.

    A case rests on one where no clause sets the policy behind it: nothing speaks of the case itself, or what
    does leaves a gap, or the point was settled for just this policy. And where the book has named the case
    with no clause at all: what sets the policy speaks of other things.
    """
    points = {point.number: point for point in common.settlements}
    rest = next((point.number for point in common.settlements if point.rest), 0)
    found: dict[str, dict[str, int]] = {}
    for room, cases in common.cases.items():
        own = cited.get(room, {})
        for case, policy in cases.items():
            setting = settings[policy]
            if setting.stated:
                if own.get(case) == ():
                    found.setdefault(room, {})[case] = rest
                continue
            point = points.get(setting.settlement)
            gap = any(clauses[clause].note_kind == "gap" for clause in own.get(case, ()))
            if case not in own or gap or (point is not None and not point.rest):
                found.setdefault(room, {})[case] = setting.settlement
    return found
