"""The editor of a house book: its YAML as a form, and the form as YAML."""

from typing import Any

import yaml
from django.http import QueryDict

from torneo.room.views.books import kind_choices, topic_choices
from torneo.room.views.books_house_fields import changed_only, fields_of, from_yaml, value_of
from torneo.rulebook import (
    LANGS,
    Book,
    Lang,
    all_books,
    book_ids,
    labels,
    load_book,
    policies,
    sections,
)
from torneo.rulebook.yaml_text import checked

Data = dict[str, Any]
"""A house book as its YAML holds it."""

_BOTH = ("title", "about")
_CLAUSE_TEXTS = ("title", "text", "note")


def blank(base: str) -> Data:
    return {"house": "", "base": base, "title": {"es": "", "en": ""}, "policies": {}, "clauses": []}


# ---- YAML --------------------------------------------------------------------------------------------


def text_of(data: Data) -> str:
    """The file a house may keep; empty parts are left out."""
    kept = {key: value for key, value in data.items() if value not in ({}, [], None)}
    text: str = yaml.safe_dump(kept, allow_unicode=True, sort_keys=False, width=100, default_flow_style=None)
    return text


def data_of(text: str) -> Data:
    """A text that was saved, as data; nothing in it is trusted to have the right shape."""
    try:
        read = yaml.safe_load(checked(text))
    except (yaml.YAMLError, ValueError):
        read = {}
    found = read if isinstance(read, dict) else {}
    base = found.get("base") if found.get("base") in book_ids() else book_ids()[0]
    given = found.get("policies")
    clauses = found.get("clauses")
    return {
        "house": str(found.get("house") or ""),
        "base": base,
        "title": _both(found.get("title")),
        **({"about": _both(found["about"])} if found.get("about") else {}),
        "policies": {name: value for name, value in given.items() if name in policies()}
        if isinstance(given, dict)
        else {},
        "clauses": [one for one in clauses if isinstance(one, dict)] if isinstance(clauses, list) else [],
        **({"cases": found["cases"]} if found.get("cases") else {}),
    }


def _both(text: Any) -> dict[str, str]:
    return {lang: str((text.get(lang) if isinstance(text, dict) else text) or "") for lang in LANGS}


# ---- what the form sends -----------------------------------------------------------------------------


def posted_data(post: QueryDict) -> Data:
    """The data of the form. Policies keep only what differs from the base book."""
    base = load_book(given if (given := post.get("base", "")) in book_ids() else book_ids()[0])
    house = post.get("house", "").strip()
    data: Data = {"house": house, "base": base.id}
    for name in _BOTH:
        words = {lang: post.get(f"{name}_{lang}", "").strip() for lang in LANGS}
        if name == "title" or any(words.values()):
            data[name] = words
    data["policies"] = {
        name: changed_only(policies()[name].shape, base.values[name], _sent(post, base, name))
        for name in dict.fromkeys(post.getlist("on"))
        if name in policies()
    }
    count = post.get("clauses", "0")
    data["clauses"] = [
        _clause(post, f"c.{place}.", house) for place in range(min(int(count), 200) if count.isdigit() else 0)
    ]
    cited = from_yaml(post.get("cases", "").strip())
    return {**data, "cases": cited} if cited else data


def _sent(post: QueryDict, base: Book, name: str) -> Any:
    return value_of(policies()[name].shape, f"p.{name}", base.values[name], post)


def _clause(post: QueryDict, prefix: str, house: str) -> Data:
    found: Data = {
        "id": f"{house}/{post.get(prefix + 'number', '').strip()}",
        "topic": post.get(prefix + "topic", ""),
        "kind": post.get(prefix + "kind", ""),
    }
    sets = [name for name in post.getlist(prefix + "sets") if name]
    refs = post.get(prefix + "refs", "").replace(",", " ").split()
    for name in _CLAUSE_TEXTS:
        words = {lang: post.get(f"{prefix}{name}_{lang}", "").strip() for lang in LANGS}
        if name != "note" or any(words.values()):
            found[name] = words
    kept = from_yaml(post.get(prefix + "params", ""))
    return {**found, **({"sets": sets} if sets else {}), **({"refs": refs} if refs else {}),
            **({"params": kept} if isinstance(kept, dict) and kept else {})}  # fmt: skip


def act_on(data: Data, act: str) -> Data:
    """``add:policy:NAME``, ``drop:policy:NAME``, ``add:clause:NAME`` (a policy it sets, or nothing),
    ``drop:clause:PLACE``."""
    how, _, rest = act.partition(":")
    what, _, name = rest.partition(":")
    given, clauses = dict(data["policies"]), list(data["clauses"])
    base = load_book(data["base"])
    if what == "policy" and name in policies():
        if how == "add":
            given.setdefault(name, changed_only(policies()[name].shape, base.values[name], base.values[name]))
        else:
            given.pop(name, None)
            clauses = [{**one, "sets": [n for n in one.get("sets", ()) if n != name]} for one in clauses]
    elif what == "clause" and how == "add":
        clauses.append(_new_clause(data["house"], len(clauses) + 1, name if name in given else "", base))
    elif what == "clause" and name.isdigit() and int(name) < len(clauses):
        clauses.pop(int(name))
    return {**data, "policies": given, "clauses": clauses}


def _new_clause(house: str, number: int, sets: str, base: Book) -> Data:
    empty = {"es": "", "en": ""}
    setters = base.clauses_for(sets) if sets else ()
    return {
        "id": f"{house}/{number}",
        "topic": base.clause(setters[0]).topic if setters else "",
        "kind": "automatic" if sets else "duty",
        "title": {**empty}, "text": {**empty},
        **({"sets": [sets]} if sets else {}), **({"refs": list(setters)} if setters else {}),
    }  # fmt: skip


# ---- the form ----------------------------------------------------------------------------------------


def form_of(data: Data, lang: Lang) -> dict[str, Any]:
    """The form with its fields; policies come in the order people look them up."""
    base = load_book(data["base"])
    on = [name for name in policies() if name in data["policies"]]
    return {
        "data": data,
        "title": _both(data.get("title")),
        "about": _both(data.get("about")),
        "bases": [{"id": book.id, "name": book.name.say(lang)} for book in all_books()],
        "on": [_policy(base, name, data["policies"][name], lang) for name in on],
        "offered": [
            {
                "title": section.title.say(lang),
                "policies": [
                    {"name": name, "question": policies()[name].question.say(lang),
                     "value": labels().describe(base.values[name], lang)}
                    for name in section.policies if name not in on
                ],
            }
            for section in sections()
        ],
        "clauses": [_clause_form(one, place, lang) for place, one in enumerate(data["clauses"])],
        "cases": text_of(cited) if isinstance(cited := data.get("cases", ""), dict) else str(cited),
        "settable": [{"name": name, "question": policies()[name].question.say(lang)} for name in on],
        "topics": topic_choices(lang),
        "kinds": kind_choices(lang),
    }  # fmt: skip


def _policy(base: Book, name: str, change: Any, lang: Lang) -> dict[str, Any]:
    definition = policies()[name]
    try:
        value, _ = base.changed(name, change)
    except (AttributeError, TypeError, ValueError):  # an uploaded value of quite another shape
        value = base.values[name]
    return {
        "name": name,
        "question": definition.question.say(lang),
        "note": definition.note.say(lang) if definition.note else "",
        "base": labels().describe(base.values[name], lang),
        "clauses": base.clauses_for(name),
        "fields": fields_of(definition.shape, f"p.{name}", value, name, lang),
    }


def _clause_form(clause: Data, place: int, lang: Lang) -> dict[str, Any]:
    words = {f"{name}_{one}": text for name in _CLAUSE_TEXTS for one, text in _both(clause.get(name)).items()}
    return {
        "place": place,
        "number": str(clause.get("id", "")).partition("/")[2],
        "topic": clause.get("topic", ""),
        "kind": clause.get("kind", ""),
        "sets": list(clause.get("sets") or ()),
        "refs": " ".join(map(str, clause.get("refs") or ())),
        "params": text_of(clause["params"]) if isinstance(clause.get("params"), dict) else "",
        **words,
    }
