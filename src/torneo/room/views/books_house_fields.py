"""One policy as fields of a form, and the fields read back into a value."""

from typing import Any

import yaml
from django.http import QueryDict

from torneo.rulebook import Lang, Shape, all_books, labels
from torneo.rulebook.yaml_text import checked


def fields_of(
    shape: Shape, path: str, value: Any, policy: str, lang: Lang, label: str = ""
) -> list[dict[str, Any]]:
    """The fields of a value, those of a table one below the other. ``kind`` is the control to draw."""
    if shape.type != "table":
        return [_field(shape, path, value, label, lang)]
    found: list[dict[str, Any]] = []
    if shape.optional:
        found.append({"kind": "used", "path": f"{path}.?", "label": label, "on": value is not None})
    inside = value if isinstance(value, dict) else _somewhere(policy, path)
    for key, inner in shape.keys.items():
        name = labels().key(key, lang)
        found += fields_of(
            inner, f"{path}.{key}", inside.get(key), policy, lang, f"{label} · {name}" if label else name
        )
    return found


def _somewhere(policy: str, path: str) -> dict[Any, Any]:
    """What a book that uses the table has in it, to start from."""
    for book in all_books():
        value = book.values[policy]
        for key in path.split(".")[2:]:
            value = value.get(key) if isinstance(value, dict) else None
        if isinstance(value, dict):
            return dict(value)
    return {}


def _field(shape: Shape, path: str, value: Any, label: str, lang: Lang) -> dict[str, Any]:
    field: dict[str, Any] = {"path": path, "label": label, "optional": shape.optional}
    names = labels()
    match shape.type:
        case "choice":
            choices = [
                {"code": code, "text": names.value(code, lang), "on": code == value} for code in shape.values
            ]
            return {**field, "kind": "choice", "choices": choices, "none": value is None}
        case "bool":
            choices = [{"code": code, "text": names.value(on, lang), "on": value is on}
                       for code, on in (("1", True), ("0", False))]  # fmt: skip
            return {**field, "kind": "choice", "choices": choices, "none": value is None}
        case "choices" | "order":
            have = list(value) if isinstance(value, list | tuple) else []
            choices = [
                {"code": code, "text": names.value(code, lang), "on": code in have} for code in shape.values
            ]
            return {**field, "kind": "choices", "choices": choices}
        case "words" | "ints":
            have = list(value) if isinstance(value, list | tuple) else []
            return {**field, "kind": "line", "value": ", ".join(map(str, have))}
        case "range":
            least, most = value if isinstance(value, list | tuple) and len(value) == 2 else ("", "")
            return {**field, "kind": "range", "least": least, "most": "" if most is None else most}
        case "levels" | "stages":
            text = yaml.safe_dump(
                _thawed(value), allow_unicode=True, sort_keys=False, default_flow_style=None
            )
            return {**field, "kind": "yaml", "value": "" if value is None else text}
    return {**field, "kind": "number", "value": "" if value is None else value,
            "unit": {"percent": "%", "seconds": "s"}.get(shape.type, "")}  # fmt: skip


def value_of(shape: Shape, path: str, base: Any, sent: QueryDict) -> Any:
    """The value the fields say; what cannot be read stays as it was typed, for the check to name it."""
    if shape.type == "table":
        if shape.optional and not sent.get(f"{path}.?"):
            return None
        inside = base if isinstance(base, dict) else {}
        return {
            key: value_of(inner, f"{path}.{key}", inside.get(key), sent) for key, inner in shape.keys.items()
        }
    if shape.type in ("choices", "order"):
        picked = sent.getlist(path)
        order = [*(base or ()), *shape.values]
        return sorted(picked, key=lambda code: order.index(code) if code in order else len(order))
    text = str(sent.get(path, "") or "").strip()
    match shape.type:
        case "bool":
            return {"1": True, "0": False}.get(text)
        case "words":
            return [part.strip() for part in text.split(",") if part.strip()]
        case "ints":
            return [_number(part) for part in text.replace(",", " ").split()]
        case "range":
            most = str(sent.get(f"{path}.most", "") or "").strip()
            return [_number(text), _number(most) if most else None]
        case "levels" | "stages":
            return from_yaml(text)
        case "choice":
            return text or None
    return _number(text) if text else None


def _number(text: str) -> Any:
    plain = text.replace(" ", "")
    if plain.lstrip("-").isdecimal():
        return int(plain)
    try:
        return float(plain.replace(",", "."))
    except ValueError:
        return text


def from_yaml(text: str) -> Any:
    try:
        return yaml.safe_load(checked(text)) if text else None
    except (yaml.YAMLError, ValueError):
        return text


def changed_only(shape: Shape, base: Any, value: Any) -> Any:
    """Of a table only the keys that differ from the base; any other value as it is."""
    if shape.type == "table" and isinstance(base, dict) and isinstance(value, dict):
        return {
            key: changed_only(shape.keys[key], base.get(key), inner) if key in shape.keys else inner
            for key, inner in value.items()
            if _thawed(inner) != _thawed(base.get(key))
        }
    return _thawed(value)


def _thawed(value: Any) -> Any:
    """Plain lists and dicts, as YAML writes them."""
    if isinstance(value, dict):
        return {key: _thawed(inner) for key, inner in value.items()}
    return [_thawed(inner) for inner in value] if isinstance(value, list | tuple) else value
