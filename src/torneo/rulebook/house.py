"""A house book: a YAML overlay that overrides policies of one of the books and adds clauses of its own."""

import re
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from torneo.rulebook.bilingual import LANGS, Bilingual
from torneo.rulebook.book import Book
from torneo.rulebook.case_source import read_cited
from torneo.rulebook.clause import Clause, Wording
from torneo.rulebook.clause_source import (
    known_rules,
    read_id,
    read_kind,
    read_params,
    read_topic,
    read_wording,
)
from torneo.rulebook.library import book_ids, common_data, labels, load_book, retired_policies
from torneo.rulebook.policy import Setting
from torneo.rulebook.problem import Problem, RulebookError
from torneo.rulebook.shape import freeze
from torneo.rulebook.sheet import Sheet, Spot
from torneo.rulebook.silence import settled_cases
from torneo.rulebook.words import words
from torneo.writing.lang import Lang

_HOUSE_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_DEFAULT_TOPIC = "floor-decisions"
_SETS = words.text("house.sets")


def read_house(text: str, file: str = "house.yaml") -> Book:
    """The house book a YAML text describes; raises RulebookError with every fault found."""
    problems: list[Problem] = []
    root = Sheet(file, problems).read(text)
    book = _read(root) if root else None
    if book is None or problems:
        raise RulebookError(problems)
    return book


def house_problems(text: str, file: str = "house.yaml") -> tuple[Problem, ...]:
    """Everything wrong with an overlay; empty when it can be used."""
    try:
        read_house(text, file)
    except RulebookError as error:
        return error.problems
    return ()


def _read(root: Spot) -> Book | None:
    fields = root.fields(("house", "base", "title"), ("about", "policies", "clauses", "cases"))
    house = _read_house_id(fields["house"]) if "house" in fields else None
    base = _read_base(fields["base"]) if "base" in fields else None
    title = _read_both(fields["title"]) if "title" in fields else None
    about = _read_both(fields["about"]) if "about" in fields else title
    if house is None or base is None:
        return None
    settings = _read_settings(fields["policies"], base) if "policies" in fields else {}
    clauses = _read_clauses(fields["clauses"], house, base, settings) if "clauses" in fields else {}
    exists = {*clauses, *base.clauses}.__contains__
    cited = read_cited(fields["cases"], common_data().cases, exists) if "cases" in fields else {}
    if title is None or about is None:
        return None
    book = _laid_over(base, house, title, about, settings, clauses)
    cases = {room: {**base.cases.get(room, {}), **cited.get(room, {})} for room in (*base.cases, *cited)}
    settled = settled_cases(common_data(), book.settings, cases, book.clauses)
    return msgspec.structs.replace(book, cases=cases, settled=settled)


def _read_house_id(spot: Spot) -> str | None:
    found = spot.text()
    if found is not None and (not _HOUSE_ID.fullmatch(found) or found in book_ids()):
        spot.wrong("bad-id", found=found)
        return None
    return found


def _read_base(spot: Spot) -> Book | None:
    found = spot.text()
    if found is not None and found not in book_ids():
        spot.wrong("unknown-base", found=found, known=", ".join(book_ids()))
        return None
    return load_book(found) if found else None


def _read_settings(spot: Spot, base: Book) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, key, inner in spot.pairs():
        if name in retired_policies():
            continue
        if name not in base.definitions:
            key.wrong("unknown-policy", found=name)
            continue
        value, faults = base.changed(name, inner.value())
        for fault in faults:
            at = inner.at(fault.path)
            at.sheet.wrong(at.node, (*inner.path, *fault.path), fault.code, **fault.params)
        values[name] = freeze(value)
    return values


def _read_clauses(spot: Spot, house: str, base: Book, settings: Iterable[str]) -> dict[str, Clause]:
    own = [
        clause_id
        for item in spot.items()
        for key, _, at in item.pairs()
        if key == "id" and (clause_id := at.value())
    ]
    exists = known_rules([*base.clauses, *map(str, own)])
    clauses: dict[str, Clause] = {}
    for item in spot.items():
        clause = _read_clause(item, house, base, settings, exists)
        if clause is None:
            continue
        if clause.id in clauses:
            item.at(("id",)).wrong("duplicate-id", found=clause.id)
            continue
        clauses[clause.id] = clause
    return clauses


def _read_clause(
    spot: Spot, house: str, base: Book, settings: Iterable[str], exists: Callable[[str], bool]
) -> Clause | None:
    required = ("id", "topic", "kind", "title", "text")
    fields = spot.fields(required, ("sets", "note", "params", "refs"))
    clause_id = _read_own_id(fields["id"], house, base) if "id" in fields else None
    topic = read_topic(fields["topic"], common_data().topic_ids) if "topic" in fields else None
    kind: Any = read_kind(fields["kind"]) if "kind" in fields else None
    words = _read_words(fields, exists)
    for ref in fields["refs"].items() if "refs" in fields else []:
        if not exists(str(ref.value())):
            ref.wrong("dangling-ref", found=ref.value())
    sets = tuple(fields["sets"].texts()) if "sets" in fields else ()
    for place, name in enumerate(sets):
        if name not in settings and name not in retired_policies():
            known = name in base.definitions
            fields["sets"].at((place,)).wrong("sets-nothing" if known else "unknown-policy", found=name)
    if clause_id is None or topic is None or kind is None or words is None:
        return None
    return Clause(
        id=clause_id,
        topic=topic,
        kind=kind,
        sets=tuple(name for name in sets if name not in retired_policies()),
        note_kind="reading" if words["es"].note else "",
        params=read_params(fields["params"]) if "params" in fields else {},
        refs=tuple(fields["refs"].texts()) if "refs" in fields else (),
        es=words["es"],
        en=words["en"],
    )


def _read_both(spot: Spot) -> Bilingual | None:
    found = spot.in_either()
    es, en = (found[lang].text() if lang in found else None for lang in LANGS)
    return Bilingual(es, en) if es is not None and en is not None else None


def _read_own_id(spot: Spot, house: str, base: Book) -> str | None:
    found = spot.value()
    if isinstance(found, str) and found in base.clauses:
        spot.wrong("id-taken", found=found)
        return None
    return read_id(spot, house)


def _read_words(fields: dict[str, Spot], exists: Callable[[str], bool]) -> dict[Lang, Wording] | None:
    """Title, text and note are each given as ``{es: ..., en: ...}``, or in one of the two."""
    inner = {name: fields[name].in_either() for name in ("title", "text", "note") if name in fields}
    words: dict[Lang, Wording] = {}
    for lang in LANGS:
        title, text = inner.get("title", {}).get(lang), inner.get("text", {}).get(lang)
        if title is None or text is None:
            continue
        read = read_wording(title, text, inner.get("note", {}).get(lang), exists)
        if read is not None:
            words[lang] = read
    return words if len(words) == len(LANGS) else None


def _laid_over(
    base: Book,
    house: str,
    title: Bilingual,
    about: Bilingual,
    values: dict[str, Any],
    clauses: dict[str, Clause],
) -> Book:
    settings: dict[str, Setting] = {}
    amended: dict[str, tuple[str, ...]] = {}
    for name, value in values.items():
        setters = tuple(clause.id for clause in clauses.values() if name in clause.sets)
        if not setters:
            clause = _clause_for(house, base, name, value)
            clauses = {**clauses, clause.id: clause}
            setters = (clause.id,)
        settings[name] = Setting(value, setters)
        for clause_id in base.clauses_for(name):
            amended[clause_id] = tuple(dict.fromkeys((*amended.get(clause_id, ()), *setters)))
    return msgspec.structs.replace(
        base,
        id=house,
        name=title,
        short=house,
        publisher=title.es,
        edition="",
        about=about,
        clauses={**clauses, **base.clauses},
        settings=base.settings | settings,
        values=base.values | values,
        base=base.id,
        amended=amended,
    )


def _clause_for(house: str, base: Book, name: str, value: Any) -> Clause:
    """The clause a ruling cites when the house overrides a policy without writing a clause for it."""
    setters = base.clauses_for(name)
    definition = base.definitions[name]
    es, en = (
        Wording(definition.question.say(lang), _SETS.say(lang, value=labels().describe(value, lang)))
        for lang in LANGS
    )
    return Clause(
        id=f"{house}/policy/{name}",
        topic=base.clause(setters[0]).topic if setters else _DEFAULT_TOPIC,
        kind="automatic",
        es=es,
        en=en,
        refs=setters,
        sets=(name,),
    )
