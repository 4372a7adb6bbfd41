"""What all books share, from ``data/``: policies, cases, topics, labels and settlements."""

import fnmatch
from collections.abc import Mapping
from typing import Any

from torneo.rulebook.bilingual import LANGS, Bilingual
from torneo.rulebook.case_source import read_cases
from torneo.rulebook.clause import is_under
from torneo.rulebook.clause_source import known_rules
from torneo.rulebook.label import Labels
from torneo.rulebook.library_data import BookData, CommonData
from torneo.rulebook.policy import Policy, Section
from torneo.rulebook.policy_source import read_section
from torneo.rulebook.problem import Problem
from torneo.rulebook.settlement import CHANGES, DEFECTS, Settlement, SettlementText
from torneo.rulebook.sheet import Sheet, Spot
from torneo.rulebook.topic import TopicGroup

SILENT = "silent"
"""Stands, among the policies of a settlement, for every policy on which some book is silent."""


def read_common(sources: Mapping[str, str], problems: list[Problem]) -> CommonData:
    """Everything but the settlements, which name clauses and so need the books first."""
    policies: dict[str, Policy] = {}
    sections: list[Section] = []
    for file in sorted(sources):
        if file.startswith("policies/"):
            root = Sheet(file, problems).read(sources[file])
            section = read_section(root, policies) if root else None
            if section:
                sections.append(section)
    sections.sort(key=lambda section: section.place)
    policies = {name: policies[name] for section in sections for name in section.policies}
    return CommonData(
        books=tuple(sorted({file.split("/")[1] for file in sources if file.startswith("books/")})),
        sections=tuple(sections),
        policies=policies,
        cases=read_cases(sources, policies, problems),
        topics=_read_topics(sources, problems),
        labels=_read_labels(sources, problems),
        settlements=(),
    )


def _read_topics(sources: Mapping[str, str], problems: list[Problem]) -> tuple[TopicGroup, ...]:
    root = Sheet("topics.yaml", problems).read(sources["topics.yaml"])
    groups: list[TopicGroup] = []
    seen: set[str] = set()
    for spot in root.items() if root else []:
        fields = spot.fields(("group", "title", "topics"))
        if len(fields) < 3:
            continue
        topics: dict[str, Bilingual] = {}
        for topic, key, label in fields["topics"].pairs():
            if topic in seen:
                key.wrong("duplicate-id", found=topic)
            seen.add(topic)
            if (title := label.bilingual()) is not None:
                topics[topic] = title
        group, title = fields["group"].text(), fields["title"].bilingual()
        if group and title:
            groups.append(TopicGroup(group, title, topics))
    return tuple(groups)


def _read_labels(sources: Mapping[str, str], problems: list[Problem]) -> Labels:
    root = Sheet("labels.yaml", problems).read(sources["labels.yaml"])
    parts = ("values", "keys", "kinds", "notes")
    fields = root.fields(parts) if root else {}
    read: dict[str, dict[str, Bilingual]] = {part: {} for part in parts}
    for part, spot in fields.items():
        for code, _, label in spot.pairs():
            if (text := label.bilingual()) is not None:
                read[part][code] = text
    return Labels(**read)


def read_settlements(
    sources: Mapping[str, str], common: CommonData, books: Mapping[str, BookData], problems: list[Problem]
) -> tuple[Settlement, ...]:
    root = Sheet("settlements.yaml", problems).read(sources["settlements.yaml"])
    settlements: dict[int, Settlement] = {}
    for spot in root.items() if root else []:
        settlement = _read_settlement(spot, common, books)
        if settlement is None:
            continue
        if settlement.number in settlements:
            spot.wrong("duplicate-id", found=settlement.number)
        settlements[settlement.number] = settlement
    return tuple(settlements.values())


def _read_settlement(spot: Spot, common: CommonData, books: Mapping[str, BookData]) -> Settlement | None:
    required = ("number", "defect", "books", "change", "es", "en")
    fields = spot.fields(required, ("policies", "clauses"))
    if not set(required) <= fields.keys():
        return None
    number: Any = fields["number"].value()
    if not isinstance(number, int):
        fields["number"].wrong("wrong-type", expected="int", found=number)
        return None
    defect: Any = _one_of(fields["defect"], DEFECTS)
    change: Any = _one_of(fields["change"], CHANGES)
    concerned = tuple(fields["books"].texts())
    for book in concerned:
        if book not in books:
            fields["books"].wrong("bad-value", found=book, known=", ".join(books))
    policies = _settled_policies(fields["policies"], common, books) if "policies" in fields else ()
    clauses = tuple(fields["clauses"].texts()) if "clauses" in fields else ()
    for rule in clauses:
        owner = books.get(rule.partition("/")[0])
        if owner is None or not any(is_under(clause.id, rule) for clause in owner.clauses):
            fields["clauses"].wrong("dangling-ref", found=rule)
    es, en = _text(fields["es"]), _text(fields["en"])
    if es is None or en is None or defect is None or change is None:
        return None
    rest = "policies" in fields and SILENT in fields["policies"].texts()
    return Settlement(number, defect, concerned, change, es, en, policies, clauses, rest)


def _settled_policies(spot: Spot, common: CommonData, books: Mapping[str, BookData]) -> tuple[str, ...]:
    """Names, patterns such as ``clock_*``, or ``silent``: every policy on which some book is silent."""
    names: dict[str, None] = {}
    for item in spot.items():
        pattern = item.text()
        if pattern is None:
            continue
        if pattern == SILENT:
            found = [
                name for name in common.policies if any(_is_silent(book, name) for book in books.values())
            ]
        else:
            found = fnmatch.filter(common.policies, pattern)
        if not found:
            item.wrong("unknown-policy", found=pattern)
        names.update(dict.fromkeys(found))
    return tuple(names)


def _is_silent(book: BookData, policy: str) -> bool:
    return policy in book.settings and not book.settings[policy].stated


def check_notes(
    sources: Mapping[str, str], common: CommonData, books: Mapping[str, BookData], problems: list[Problem]
) -> None:
    """The links in the notes of policies, which may lead into any book."""
    exists = known_rules(clause.id for book in books.values() for clause in book.clauses)
    for file in sources:
        if not file.startswith("policies/"):
            continue
        root = Sheet(file, problems).read(sources[file])
        for spot in root.at(("policies",)).items() if root else []:
            name = spot.at(("policy",)).value()
            policy = common.policies.get(name) if isinstance(name, str) else None
            note = policy.note if policy else None
            for lang in LANGS if note else ():
                for link in getattr(note, lang).links:
                    if not exists(link.to):
                        spot.at(("note", lang)).wrong("dangling-link", found=link.to)


def _text(spot: Spot) -> SettlementText | None:
    required = ("subject", "settled", "why")
    fields = spot.fields(required, ("says", "change"))
    words = {name: text for name, field in fields.items() if (text := field.text()) is not None}
    return SettlementText(**words) if set(required) <= words.keys() else None


def _one_of(spot: Spot, known: tuple[str, ...]) -> str | None:
    found = spot.text()
    if found is not None and found not in known:
        spot.wrong("bad-value", found=found, known=", ".join(known))
        return None
    return found
