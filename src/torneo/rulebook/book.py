"""A rulebook in force: clauses and policy values."""

from collections.abc import Mapping
from typing import Any

import msgspec

from torneo.rulebook.bilingual import Bilingual
from torneo.rulebook.clause import Clause, is_under
from torneo.rulebook.policy import Policy, Setting
from torneo.rulebook.problem import Problem, RulebookError
from torneo.rulebook.shape import faults, freeze, merged


class Book(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """One of the books, or a house book laid over one of them (``base`` then names it).

    ``values`` is a plain dict for callers in a hurry: ``book.values["clock_seconds"]``.
    ``cases``: room -> case -> the clauses that speak of exactly this case. ``amended`` says which clauses of
    the base book a house clause changes; ``settled``, room -> case -> the settlement a ruling on it rests on
    where the book is silent (0: nobody has settled it). ``in_force``: the year, month or day from
    which the book is in force; ``replaces``: the book whose place it takes. An event keeps the book it was
    published with.
    """

    id: str
    name: Bilingual
    short: str
    publisher: str
    edition: str
    country: str
    about: Bilingual
    when_silent: tuple[str, ...]
    clauses: dict[str, Clause]
    settings: dict[str, Setting]
    values: dict[str, Any]
    definitions: Mapping[str, Policy]
    cases: Mapping[str, Mapping[str, tuple[str, ...]]] = {}
    settled: Mapping[str, Mapping[str, int]] = {}
    base: str = ""
    in_force: str = ""
    replaces: str = ""
    amended: dict[str, tuple[str, ...]] = {}

    @property
    def is_house(self) -> bool:
        return bool(self.base)

    def policy(self, name: str) -> Any:
        """The value of a policy: a code, a number, a bool, a tuple of codes or a read-only table."""
        try:
            return self.values[name]
        except KeyError:
            raise self._unknown("unknown-policy", name) from None

    def clauses_for(self, name: str) -> tuple[str, ...]:
        """The ids of the clauses that set a policy; empty where the book is silent."""
        try:
            return self.settings[name].clauses
        except KeyError:
            raise self._unknown("unknown-policy", name) from None

    def cite(self, name: str) -> tuple[str, ...]:
        """What a ruling cites: the clauses that set the policy, else those that govern the book's silence."""
        return self.clauses_for(name) or self.when_silent

    def clause(self, clause_id: str) -> Clause:
        try:
            return self.clauses[clause_id]
        except KeyError:
            raise self._unknown("unknown-clause", clause_id) from None

    def under(self, rule: str) -> tuple[Clause, ...]:
        """The clause of that id, or all the clauses of a whole rule such as ``fcp-2025/45``."""
        exact = self.clauses.get(rule)
        if exact is not None:
            return (exact,)
        return tuple(clause for clause in self.clauses.values() if is_under(clause.id, rule))

    def with_policies(self, changes: Mapping[str, Any]) -> "Book":
        """This book with other policy values, for one event or scenario; tables may be given in part.

        The clauses cited stay those of the book: whoever changes a value records who and why.
        """
        problems: list[Problem] = []
        settings: dict[str, Setting] = {}
        for name, change in changes.items():
            if name not in self.definitions:
                problems.append(Problem(self.id, 0, 0, name, "unknown-policy", {"found": name}))
                continue
            value, found = self.changed(name, change)
            problems += [
                Problem(
                    self.id, 0, 0, ".".join(map(str, (name, *fault.path))), fault.code, _said(fault.params)
                )
                for fault in found
            ]
            settings[name] = Setting(freeze(value), self.settings[name].clauses)
        if problems:
            raise RulebookError(problems)
        values = {name: setting.value for name, setting in settings.items()}
        return msgspec.structs.replace(self, settings=self.settings | settings, values=self.values | values)

    def changed(self, name: str, change: Any) -> tuple[Any, list[Any]]:
        """The whole value a change makes of a policy, and what is wrong with it."""
        definition = self.definitions[name]
        value = merged(definition.shape, self.values[name], definition.spelled_out(change))
        return value, list(faults(definition.shape, value))

    def _unknown(self, code: str, found: str) -> RulebookError:
        return RulebookError([Problem(self.id, 0, 0, "", code, {"found": found})])


def _said(params: Mapping[str, object]) -> dict[str, str]:
    return {name: str(value) for name, value in params.items()}
