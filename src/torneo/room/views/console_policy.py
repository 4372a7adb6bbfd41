"""Rules of the book that one event plays otherwise: what they are now, and the form that changes one."""

from typing import Any

from django.http import QueryDict

from torneo.room.views.acts import Trial
from torneo.room.views.books_house_fields import fields_of, value_of
from torneo.rulebook import Book, labels, policies
from torneo.tournament.structure.commands import ChangePolicies


def policies_shown(trial: Trial) -> dict[str, Any]:
    """Every rule by its question, and those this event has changed."""
    known = policies()
    return {
        "policies": [(name, one.question.say(trial.lang)) for name, one in known.items()],
        "own_policies": [
            {"question": known[name].question.say(trial.lang), "value": _said(value, trial)}
            for name, value in trial.state.policies.items()
            if name in known
        ],
    }


def policy_sheet(trial: Trial, name: str) -> dict[str, Any] | None:
    """One rule: its question, the value in force with its clauses, and the form for another value."""
    policy = policies().get(name)
    if policy is None:
        return None
    value = _thawed(trial.book.values[name])
    fields = fields_of(policy.shape, f"p.{name}", value, name, trial.lang)
    sample = ChangePolicies(policies={name: value}, why="-")
    return {
        "question": policy.question.say(trial.lang),
        "now": _said(value, trial),
        "clauses": trial.book.clauses_for(name),
        "policy": name,
        "fields": fields,
        "elsewhere": any(one["kind"] == "yaml" for one in fields),
        "act": trial.act(sample, trial.say("change_rule"), [trial.why()], look_first=True),
    }


def policies_sent(sent: QueryDict, book: Book) -> dict[str, Any]:
    """The fields of ``ChangePolicies`` from that form; ``KeyError`` if there is no such rule."""
    name = sent["policy"]
    value = value_of(policies()[str(name)].shape, f"p.{name}", _thawed(book.values[str(name)]), sent)
    return {"policies": {name: value}, "why": sent.get("why", "")}


def _said(value: Any, trial: Trial) -> str:
    """A value in words; of a table, key by key."""
    names = labels()
    if hasattr(value, "items"):
        return "; ".join(f"{names.key(str(key), trial.lang)}: {_said(one, trial)}"
                         for key, one in value.items())  # fmt: skip
    if isinstance(value, list | tuple):
        return ", ".join(_said(one, trial) for one in value) or "–"
    return "–" if value is None else str(names.value(value, trial.lang))


def _thawed(value: Any) -> Any:
    if hasattr(value, "items"):
        return {key: _thawed(one) for key, one in value.items()}
    return [_thawed(one) for one in value] if isinstance(value, list | tuple) else value
