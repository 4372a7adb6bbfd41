"""The OpenAPI document: made of the list of operations and of the types they take and give."""

import inspect
from functools import cache
from typing import Any

import msgspec

from torneo import __version__
from torneo.journal.kinds import KINDS
from torneo.room.api import academy, commands, corrections, hooks, reads, reads_others, rules, ruling
from torneo.room.api.commands import WORKED_OUT
from torneo.room.api.operation import OPERATIONS, Operation
from torneo.room.api.problems import MEDIA, Problem
from torneo.room.network import prefix
from torneo.room.words import say, words
from torneo.rulebook import Lang
from torneo.tournament import Command
from torneo.tournament.kernel import Rule

assert all((academy, commands, corrections, hooks, reads, reads_others, rules, ruling)), (
    "each brings its operations"
)

_REF = "#/components/schemas/{name}"
_HEADERS = (
    ("Idempotency-Key", "key", {"type": "string", "pattern": "^[!-~]{1,100}$"}),
    ("If-Match", "if_match", {"type": "string", "pattern": '^("[0-9]{1,15}"|[0-9]{1,15}|\\*)$'}),
)
_PARTS = {
    "stream": {"type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},
    "name": {"type": "string"},
    "number": {"type": "integer", "minimum": 1, "maximum": 2**31},
}
#: Problems any operation may meet, those of what is asked of a stream, and those of what changes something.
_ANY = (401, 405, 429, 500, 503)
_TAKES = (413, 415, 422)


@cache
def document(lang: Lang) -> dict[str, Any]:
    """The whole document, its summaries in one language."""
    types = _types()
    schemas, components = msgspec.json.schema_components(list(types), ref_template=_REF)
    known = dict(zip(types, schemas, strict=True))
    for one in components.values():
        if "description" in one:
            one["description"] = inspect.cleandoc(one["description"])
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        if operation.code.endswith("_command"):
            kind = operation.code.removesuffix("_command")
            for command, rule in given(kind):
                path = f"/api{operation.path}".replace("{name}", command.__name__)
                paths[path] = {"post": _command(operation, command, rule, components, known, lang)}
        else:
            told = _operation(operation, components, known, lang)
            paths.setdefault(f"/api{operation.path}", {})[operation.method.lower()] = told
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Torneo",
            "version": __version__,
            "description": say("api.about", lang),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": f"{prefix()}/"}],
        "tags": [{"name": one, "description": say(f"api.tag.{one}", lang)} for one in _tags()],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": say("api.token_about", lang)}
            },
            "responses": {
                f"Problem{status}": {
                    "description": say(f"api.status.{status}", lang),
                    "content": {MEDIA: {"schema": known[Problem]}},
                }
                for status in (*_ANY, *_TAKES, 403, 404, 409, 412)
            },
        },
    }


def given(kind: str) -> list[tuple[type[Command], Rule[Any]]]:
    """The commands of a kind of stream that can be given."""
    return [(one, rule) for one, rule in KINDS[kind].decider.commands.items() if one not in WORKED_OUT]


def command_title(name: str, lang: Lang) -> str:
    """What a command is called on a button; its name where it has no button."""
    key = f"commands.{name}"
    return say(key, lang) if key in words else name


def tag_of(path: str) -> str:
    return path.split("/")[1]


def _tags() -> list[str]:
    return list(dict.fromkeys(tag_of(one.path) for one in OPERATIONS))


def _types() -> dict[Any, None]:
    """Everything with a shape, once."""
    found: dict[Any, None] = {Problem: None}
    for one in OPERATIONS:
        for kind in (one.body, *_answers(one)):
            if kind is not None:
                found[kind] = None
    for kind in KINDS:
        for command, _ in given(kind):
            found[command] = None
    return found


def _answers(operation: Operation) -> tuple[Any, ...]:
    """What it may answer: mostly one type."""
    return operation.answer if isinstance(operation.answer, tuple) else (operation.answer,)


def _operation(
    operation: Operation, components: dict[str, Any], known: dict[Any, Any], lang: Lang
) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": operation.code,
        "tags": [tag_of(operation.path)],
        "summary": say(f"api.op.{operation.code}", lang),
        "parameters": _parameters(operation, operation.path, lang),
        "responses": _responses(operation, known, lang),
        "security": [{}, {"token": []}] if operation.roles is None else [{"token": []}],
    }
    if operation.roles is not None:
        told["x-roles"] = sorted(operation.roles)
    if operation.body is not None:
        told["requestBody"] = _body(known[operation.body], components)
    return told


def _command(
    operation: Operation,
    command: type[Command],
    rule: Rule[Any],
    components: dict[str, Any],
    known: dict[Any, Any],
    lang: Lang,
) -> dict[str, Any]:
    path = operation.path.replace("{name}", "")
    told: dict[str, Any] = {
        "operationId": command.__name__,
        "tags": [tag_of(operation.path)],
        "summary": command_title(command.__name__, lang),
        "description": inspect.getdoc(command) or "",
        "parameters": _parameters(operation, path, lang),
        "responses": _responses(operation, known, lang),
        "security": [{"token": []}],
        "x-roles": sorted(rule.roles),
        "requestBody": _body(known[command], components),
    }
    if command.__name__ in EXAMPLES:
        told["requestBody"]["content"]["application/json"]["example"] = EXAMPLES[command.__name__]
    if rule.phases:
        told["x-phases"] = sorted(rule.phases)
    return told


def _body(known: dict[str, str], components: dict[str, Any]) -> dict[str, Any]:
    """The body: the type with nothing beside its fields. The name of a command need not be repeated."""
    schema = dict(components[known["$ref"].removeprefix(_REF.format(name=""))])
    schema["additionalProperties"] = False
    required = [one for one in schema.get("required", []) if one != "command"]
    schema.pop("required", None)
    if required:
        schema["required"] = required
    return {"required": bool(required), "content": {"application/json": {"schema": schema}}}


#: Bodies of the commands programs give most often.
EXAMPLES: dict[str, dict[str, Any]] = {
    "RegisterPlayer": {"player": "p7", "name": "Inés Díaz", "document": "52123456"},
    "EnterPlayer": {"player": "p7"},
    "StartHand": {"table": 3},
    "ReportHand": {"table": 3, "stacks": {"2": 31_500, "5": 0}},
    "CallFloor": {"table": 3, "about": "ruling", "seat": 5},
    "DecideRuling": {"ruling": 4, "option": "missed_hands", "size": 1, "why": "Dejó la mesa con cartas"},
    "RecordInfraction": {"clause": "fcp-2025/31.2", "table": 3, "seat": 5, "facts": "Dejó la mesa"},
    "GivePenalty": {"infraction": 2, "penalty": "verbal_warning", "why": "Primera vez"},
    "RevealSeed": {"session": "1"},
}


def _parameters(operation: Operation, path: str, lang: Lang) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": schema,
         "description": say(f"api.part.{name}", lang)}
        for name, schema in _PARTS.items()
        if f"{{{name}}}" in path
    ]  # fmt: skip
    found += [
        {"name": one.name, "in": "query", "schema": one.schema,
         "description": say(f"api.query.{one.name}", lang)}
        for one in operation.query
    ]  # fmt: skip
    if operation.command:
        found += [
            {"name": name, "in": "header", "schema": schema, "description": say(f"api.header.{key}", lang)}
            for name, key, schema in _HEADERS
        ]
    return found


def _responses(operation: Operation, known: dict[Any, Any], lang: Lang) -> dict[str, Any]:
    good: dict[str, Any] = {"description": say("api.good", lang)}
    if operation.answer is not None:
        either = [known[one] for one in _answers(operation)]
        schema = either[0] if len(either) == 1 else {"anyOf": either}
        good["content"] = {operation.media: {"schema": schema}}
    elif operation.status != 204:
        good["content"] = {operation.media: {"schema": {"type": "string"}}}
    found: dict[str, Any] = {str(operation.status): good}
    codes = set(_ANY)
    if operation.method == "GET":
        found["304"] = {"description": say("api.not_changed", lang)}
    else:
        codes |= set(_TAKES)
    if operation.query:
        codes.add(422)
    if operation.roles is not None:
        codes.add(403)
    if "{" in operation.path or operation.method != "GET":
        codes.add(404)
    if operation.command:
        codes |= {403, 409, 412}
    for code in sorted(codes):
        found[str(code)] = {"$ref": f"#/components/responses/Problem{code}"}
    return found
