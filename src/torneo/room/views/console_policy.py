"""Rules of the book that one event plays otherwise: what they are now, and the form that changes one."""

from typing import Any

import msgspec

from torneo.room.views.acts import Field, Trial
from torneo.rulebook import Policy, labels, policies
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
    value = trial.book.values[name]
    sample = ChangePolicies(policies={name: msgspec.to_builtins(_thawed(value))}, why="-")
    act = trial.act(
        sample, trial.say("change_rule"), [_field(policy, value, trial), trial.why()], look_first=True
    )
    act.hidden = []
    return {
        "question": policy.question.say(trial.lang),
        "now": _said(value, trial),
        "clauses": trial.book.clauses_for(name),
        "act": act,
    }


def _field(policy: Policy, value: Any, trial: Trial) -> Field:
    name, label = f"policies.{policy.name}", trial.say("new_value")
    names = labels()
    if policy.shape.type == "choice":
        options = [(f'"{one}"', names.value(one, trial.lang)) for one in policy.shape.values]
        return Field(name=f"{name}:json", label=label, kind="select", options=options, value=f'"{value}"')
    if policy.shape.type == "bool":
        options = [("true", trial.say("yes")), ("false", trial.say("no"))]
        return Field(name=f"{name}:json", label=label, kind="select", options=options,
                     value="true" if value else "false")  # fmt: skip
    if policy.shape.type in ("int", "percent", "seconds"):
        return Field(name=f"{name}:json", label=label, kind="number", value="" if value is None else value)
    text = msgspec.json.format(msgspec.json.encode(_thawed(value)), indent=2).decode()
    return Field(name=f"{name}:json", label=label, kind="textarea", value=text, hint=trial.say("json_hint"))


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
