"""Two books side by side, and the table of every policy in every book."""

from collections.abc import Sequence
from typing import Any

from torneo.room.views.books import note_shown, topic_title
from torneo.room.views.books_clause import policy_settled
from torneo.rulebook import Book, Lang, PolicyDiff, diff_books, labels, policies, sections


def compared(left: Book, right: Book, lang: Lang) -> dict[str, Any]:
    """The policies that differ, by section; the topics only one of the two speaks of."""
    diff = diff_books(left, right)
    named = {one.policy: _compared(one, lang) for one in diff.policies}
    shown = []
    for section in sections():
        rows = [named[name] for name in section.policies if name in named]
        if rows:
            shown.append({"id": section.id, "title": section.title.say(lang), "rows": rows})
    alone = [one for one in diff.topics if bool(one.left_clauses) != bool(one.right_clauses)]
    return {
        "sections": shown,
        "differ": len(diff.policies),
        "same": diff.same,
        "stated_left": [_compared(one, lang) for one in diff.stated if one.left_clauses],
        "stated_right": [_compared(one, lang) for one in diff.stated if one.right_clauses],
        "only_left": [_topic(left, one.topic, one.left_clauses, lang) for one in alone if one.left_clauses],
        "only_right": [
            _topic(right, one.topic, one.right_clauses, lang) for one in alone if one.right_clauses
        ],
    }


def _compared(one: PolicyDiff, lang: Lang) -> dict[str, Any]:
    return {
        "name": one.policy,
        "question": policies()[one.policy].question.say(lang),
        "left": _side(one.left, one.keys, one.left_clauses, lang),
        "right": _side(one.right, one.keys, one.right_clauses, lang),
    }


def _side(value: Any, keys: Sequence[Any], clauses: tuple[str, ...], lang: Lang) -> dict[str, Any]:
    """A value; of a table only the keys that differ."""
    names = labels()
    if keys and isinstance(value, dict):
        parts = [{"key": names.key(key, lang), "value": names.describe(value.get(key), lang)} for key in keys]
        return {"parts": parts, "value": "", "clauses": clauses}
    return {"parts": [], "value": names.describe(value, lang), "clauses": clauses}


def _topic(book: Book, topic: str, clauses: tuple[str, ...], lang: Lang) -> dict[str, Any]:
    titles = [{"id": one, "title": book.clauses[one].wording(lang).title} for one in clauses]
    return {"id": topic, "title": topic_title(topic, lang), "clauses": titles}


def policy_table(books: Sequence[Book], lang: Lang) -> list[dict[str, Any]]:
    """Every policy by section: what it settles, each book's value and clauses, how doubts were settled."""
    names = labels()
    shown = []
    for section in sections():
        rows = []
        for name in section.policies:
            policy = policies()[name]
            values: list[dict[str, Any]] = [
                {
                    "book": book.short,
                    "id": book.id,
                    "value": names.describe(book.values[name], lang),
                    "clauses": book.clauses_for(name),
                }
                for book in books
            ]
            question = policy.question.say(lang)
            rows.append(
                {
                    "name": name,
                    "question": question,
                    "note": note_shown(policy.note, lang),
                    "values": values,
                    "same": len({one["value"] for one in values}) == 1,
                    "settled": policy_settled(name, lang),
                    "find": " ".join([name.replace("_", " "), question, *(one["value"] for one in values)]),
                }
            )
        shown.append({"id": section.id, "title": section.title.say(lang), "rows": rows})
    return shown
