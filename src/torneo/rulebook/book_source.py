"""One book from its folder ``data/books/<id>/``: clauses, their words in both languages, policy values and
what it cites case by case."""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec

from torneo.rulebook.bilingual import LANGS, Bilingual
from torneo.rulebook.case_source import Cited, read_cited
from torneo.rulebook.clause import Clause, Wording
from torneo.rulebook.clause_source import (
    known_rules,
    read_id,
    read_kind,
    read_note_kind,
    read_params,
    read_topic,
    read_wording,
)
from torneo.rulebook.library_data import BookData, CommonData
from torneo.rulebook.policy import Setting
from torneo.rulebook.policy_source import checked
from torneo.rulebook.problem import Problem
from torneo.rulebook.sheet import Sheet, Spot
from torneo.writing.lang import Lang

CASES = "cases.yaml"
#: A year, a month or a day.
_DATE = re.compile(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?")
_NO_WORDS = Wording("", "")


def read_book(
    book: str,
    sources: Mapping[str, str],
    common: CommonData,
    known: Mapping[str, BookData],
    problems: list[Problem],
) -> BookData | None:
    """``known``: the books read before, of which one may be named by ``like``."""
    folder = f"books/{book}/"
    roots: dict[str, Spot] = {}
    for name in ("book.yaml", "clauses.yaml", "es.yaml", "en.yaml", "policies.yaml"):
        root = Sheet(folder + name, problems).read(sources.get(folder + name, ""))
        if root is not None:
            roots[name] = root
    if len(roots) < 5:
        return None
    clauses = _read_clauses(roots["clauses.yaml"], book, common)
    exists = known_rules(clauses)
    _check_refs(roots["clauses.yaml"], exists)
    for lang in LANGS:
        _read_words(roots[f"{lang}.yaml"], lang, clauses, exists)
    elsewhere = _read_like(roots["book.yaml"], known)
    settings = _read_settings(roots["policies.yaml"], common, clauses, elsewhere)
    cited: Cited = {}
    if folder + CASES in sources:
        root = Sheet(folder + CASES, problems).read(sources[folder + CASES])
        cited = read_cited(root, common.cases, clauses.__contains__) if root else {}
    for name, setting in settings.items():
        for clause_id in setting.clauses:
            clause = clauses.get(clause_id)
            if clause is not None:
                clauses[clause_id] = msgspec.structs.replace(clause, sets=(*clause.sets, name))
    return _read_front(roots["book.yaml"], book, clauses, settings, cited, common.books)


def _read_front(
    root: Spot,
    book: str,
    clauses: dict[str, Clause],
    settings: dict[str, Setting],
    cited: Cited,
    books: Collection[str],
) -> BookData | None:
    required = ("id", "name", "short", "publisher", "country", "about", "when_silent")
    fields = root.fields(required, ("edition", "in_force", "replaces", "like"))
    if not set(required) <= fields.keys():
        return None
    plain = {
        name: fields[name].text() or ""
        for name in ("id", "short", "publisher", "edition", "country", "in_force", "replaces")
        if name in fields
    }
    if plain["id"] != book:
        fields["id"].wrong("foreign-id", found=plain["id"], expected=book)
    since, replaced = plain.get("in_force", ""), plain.get("replaces", "")
    if since and not _DATE.fullmatch(since):
        fields["in_force"].wrong("bad-date", found=since)
    if replaced and (replaced == book or replaced not in books):
        fields["replaces"].wrong("unknown-base", found=replaced, known=", ".join(books))
    when_silent = tuple(fields["when_silent"].texts())
    for clause_id in when_silent:
        if clause_id not in clauses:
            fields["when_silent"].wrong("dangling-ref", found=clause_id)
    empty = Bilingual("", "")
    return BookData(
        name=fields["name"].bilingual() or empty,
        about=fields["about"].bilingual() or empty,
        when_silent=when_silent,
        clauses=tuple(clauses.values()),
        settings=settings,
        cases=cited,
        **plain,
    )


def _read_clauses(root: Spot, book: str, common: CommonData) -> dict[str, Clause]:
    clauses: dict[str, Clause] = {}
    topics = common.topic_ids
    for spot in root.items():
        fields = spot.fields(("id", "topic", "kind"), ("note", "params", "refs", "origin", "checks"))
        clause_id = read_id(fields["id"], book) if "id" in fields else None
        topic = read_topic(fields["topic"], topics) if "topic" in fields else None
        kind: Any = read_kind(fields["kind"]) if "kind" in fields else None
        if clause_id is None:
            continue
        if clause_id in clauses:
            fields["id"].wrong("duplicate-id", found=clause_id)
            continue
        clauses[clause_id] = Clause(
            id=clause_id,
            topic=topic or "",
            kind=kind or "information",
            es=_NO_WORDS,
            en=_NO_WORDS,
            note_kind=read_note_kind(fields["note"]) if "note" in fields else "",
            params=read_params(fields["params"]) if "params" in fields else {},
            refs=tuple(fields["refs"].texts()) if "refs" in fields else (),
            origin=tuple(fields["origin"].texts()) if "origin" in fields else (),
            checks=tuple(fields["checks"].texts()) if "checks" in fields else (),
        )
    return clauses


def _check_refs(root: Spot, exists: Callable[[str], bool]) -> None:
    for spot in root.items():
        refs = next((value for key, _, value in spot.pairs() if key == "refs"), None)
        for ref in refs.items() if refs else []:
            rule = ref.value()
            if isinstance(rule, str) and not exists(rule):
                ref.wrong("dangling-ref", found=rule)


def _read_words(root: Spot, lang: Lang, clauses: dict[str, Clause], exists: Callable[[str], bool]) -> None:
    seen = set()
    for clause_id, key, spot in root.pairs():
        if clause_id not in clauses:
            key.wrong("unused-wording", found=clause_id)
            continue
        seen.add(clause_id)
        fields = spot.fields(("title", "text"), ("note",))
        if not {"title", "text"} <= fields.keys():
            continue
        clause = clauses[clause_id]
        if bool(clause.note_kind) != ("note" in fields):
            key.wrong("note-mismatch")
        words = read_wording(fields["title"], fields["text"], fields.get("note"), exists)
        if words is not None:
            clauses[clause_id] = msgspec.structs.replace(clause, **{lang: words})
    for clause_id in clauses:
        if clause_id not in seen:
            root.wrong("missing-wording", found=clause_id)


def names_another(book: str, sources: Mapping[str, str]) -> bool:
    """Whether a book takes the values it does not give from another, which must then be read first."""
    root = Sheet("", []).read(sources.get(f"books/{book}/book.yaml", ""))
    return root is not None and any(key == "like" for key, _, _ in root.pairs())


def _read_like(root: Spot, known: Mapping[str, BookData]) -> Mapping[str, Setting]:
    spot = next((value for key, _, value in root.pairs() if key == "like"), None)
    name = spot.text() if spot else None
    if spot is None or name is None:
        return {}
    if name not in known:
        spot.wrong("unknown-base", found=name, known=", ".join(known))
        return {}
    return known[name].settings


def _read_settings(
    root: Spot, common: CommonData, known_clauses: Mapping[str, Clause], elsewhere: Mapping[str, Setting]
) -> dict[str, Setting]:
    """The values of this book; where it is silent those of ``elsewhere``, or the default."""
    read: dict[str, Setting] = {}
    for name, key, spot in root.pairs():
        if name not in common.policies:
            key.wrong("unknown-policy", found=name)
            continue
        fields = spot.fields(("value",), ("clauses", "settlement"))
        if "value" not in fields:
            continue
        if ("clauses" in fields) == ("settlement" in fields):
            key.wrong("unsettled-value")
        value = checked(fields["value"], common.policies[name].shape)
        clauses = tuple(fields["clauses"].texts()) if "clauses" in fields else ()
        for place, clause_id in enumerate(clauses):
            if clause_id not in known_clauses:
                fields["clauses"].at((place,)).wrong("dangling-ref", found=clause_id)
        number: Any = fields["settlement"].value() if "settlement" in fields else 0
        if not isinstance(number, int):
            fields["settlement"].wrong("wrong-type", expected="int", found=number)
        read[name] = Setting(value, clauses, number if isinstance(number, int) else 0)
    silent = {name: Setting(policy.default) for name, policy in common.policies.items()}
    silent.update({name: Setting(setting.value) for name, setting in elsewhere.items()})
    return {name: read.get(name, silent[name]) for name in common.policies}
