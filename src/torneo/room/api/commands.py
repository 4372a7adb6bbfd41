"""Giving commands: every command of every kind of stream, and the first one that makes a stream.

``Idempotency-Key`` makes a command safe to send twice; ``If-Match`` with a version lets it be decided on that
version only.
"""

import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any

import msgspec
from django.http import HttpRequest
from django.urls import reverse

from torneo.commission import CASE, Case
from torneo.commission import say as say_case
from torneo.journal.keeper import Answered
from torneo.journal.store import StreamHead, StreamTaken
from torneo.room.api import answers_others as others
from torneo.room.api.bodies import shaped, unfit
from torneo.room.api.operation import ANY, Ask, Reply, operation
from torneo.room.api.problems import Wrong
from torneo.room.api.reads import PLACES, head_of
from torneo.room.api.ruling import book_of
from torneo.room.keeping import give, keeper
from torneo.room.keys import PLAIN, Key, key_of_token
from torneo.room.pace import now_of
from torneo.room.views.naming import refusal
from torneo.rulebook import Lang
from torneo.tournament import Asked, Command, Refused, Tournament
from torneo.tournament.corrections.commands import Amend, Undo
from torneo.tournament.fitting import REASONS
from torneo.tournament.ranking import CIRCUIT, Circuit
from torneo.tournament.ranking.words import say as say_circuit
from torneo.tournament.structure.commands import CreateEvent
from torneo.tournament.structure.model import Structure
from torneo.tournament.vocabulary import Code, HouseText, PersonName, StreamName, Told, rows

#: Given only through corrections, which work out what they carry.
WORKED_OUT: tuple[type[Command], ...] = (Amend, Undo)
#: How a refusal is said, by the state it is about.
_SAY: dict[type, Callable[[str, Mapping[str, Any], Lang], str]] = {
    Case: say_case,
    Circuit: say_circuit,
}
#: The name a new stream may have: it becomes part of the addresses of its pages.
NAME = "[a-z0-9][a-z0-9-]{0,59}"
_VERSION = re.compile(r'(?:W/)?"?(\d{1,15})"?')


class BeginEvent(msgspec.Struct, kw_only=True):
    """A new event, as a draft. ``book``: one of the books, or the id of the house book whose text is
    ``house``. ``policies``: the values this event changes; ``staff``: {role: name}, or the list that is read
    back."""

    stream: StreamName
    book: Code
    structure: Structure
    house: HouseText = ""
    policies: Told = {}
    staff: Annotated[dict[Code, PersonName], rows(60)] = {}


class BeginCase(msgspec.Struct, kw_only=True):
    """A new disciplinary case with its first command: the commission appointed, or the case opened."""

    stream: StreamName
    book: Code
    first: CASE.command_type  # type: ignore[name-defined]
    house: HouseText = ""


class BeginCircuit(msgspec.Struct, kw_only=True):
    """A new circuit with its first command, ``CreateCircuit``."""

    stream: StreamName
    book: Code
    first: CIRCUIT.command_type  # type: ignore[name-defined]
    house: HouseText = ""


def key_of(ask: Ask) -> Key:
    """The key of the command in the journal: the caller's own, so that nobody meets another's."""
    key = ask.request.headers.get("Idempotency-Key")
    if key is not None and not PLAIN.fullmatch(key):
        raise Wrong(422, "bad_key", field="Idempotency-Key")
    return key_of_token(ask.token, key or "")


def meant_for(request: HttpRequest) -> int | None:
    """The version of ``If-Match``."""
    text = request.headers.get("If-Match")
    if text is None or text.strip() == "*":
        return None
    found = _VERSION.fullmatch(text.strip())
    if found is None:
        raise Wrong(422, "bad_field", field="If-Match")
    return int(found[1])


def told(stream: str, answer: Answered | Refused, lang: Lang, status: int = 200) -> Reply:
    """What came of a command; a refusal ends the request."""
    if isinstance(answer, Refused):
        raise keeper().reading(stream, lambda state: refused(answer, state, lang))
    happened = [
        others.Occurred(version=one.seq, at=one.at, event=msgspec.to_builtins(one.event, str_keys=True))
        for one in answer.happened
    ]
    value = others.Done(stream=stream, version=answer.version, repeated=answer.repeated, events=happened)
    return Reply(value=value, version=answer.version, status=status)


def refused(answer: Refused, state: Any, lang: Lang) -> Wrong:
    """A refusal in the words of its kind of stream: 403 if it is the role, 422 if the command is beyond its
    bounds, else 409."""
    if answer.reason in REASONS:
        return unfit(answer)
    if isinstance(state, Tournament):
        text = refusal(answer, state, lang)
    else:
        say = _SAY[type(state)]
        text = say(answer.reason, answer.facts, lang)
        text = text[:1].upper() + text[1:]
    status = 403 if answer.reason == "role" else 409
    return Wrong(status, answer.reason, detail=text, clauses=answer.clauses, facts=answer.facts)


def command_of(kind: type[Command], fields: dict[str, Any]) -> Command:
    """The command of its fields; ``command`` may repeat its name."""
    return shaped(fields, kind, frozenset({"command"}))


def _giving(kind: str) -> None:
    place = PLACES[kind]

    @operation("POST", f"/{place}/{{stream}}/commands/{{name}}", f"{kind}_command", answer=others.Done,
               roles=ANY, command=True)  # fmt: skip
    def do(ask: Ask, stream: str, name: str) -> Reply:
        """Under ``/events`` any stream is answered; elsewhere only those of the kind."""
        head = head_of(stream, "" if kind == "tournament" else kind)
        known = {one.__name__: one for one in keeper().kinds[head.kind].decider.commands}
        if name not in known:
            raise Wrong(404, "no_command", facts={"command": name})
        if known[name] in WORKED_OUT:
            raise Wrong(404, "worked_out", facts={"command": name})
        command = command_of(known[name], ask.body)
        answer = give(stream, command, ask.actor, key_of(ask), meant_for(ask.request))
        return told(stream, answer, ask.lang)


for _kind in PLACES:
    _giving(_kind)


# ---- the first command ---------------------------------------------------------------------------------


def _begin(ask: Ask, kind: str, wanted: Any, command: Command) -> Reply:
    if not re.fullmatch(NAME, wanted.stream):
        raise Wrong(422, "bad_name", field="stream")
    head = StreamHead(wanted.stream, kind, wanted.book, wanted.house)
    book_of(head.book, head.house, ask.lang)
    asked: Asked[Any] = Asked(command=command, by=ask.actor, at=now_of(wanted.stream), key=key_of(ask))
    try:
        answer = keeper().begin(head, asked)
    except StreamTaken:
        raise Wrong(409, "stream_taken", field="stream", facts={"stream": wanted.stream}) from None
    if isinstance(answer, Refused):
        raise refused(answer, keeper().kinds[kind].new(), ask.lang)
    reply = told(wanted.stream, answer, ask.lang, 201)
    reply.headers["Location"] = f"{reverse('api')}{PLACES[kind]}/{wanted.stream}"
    return reply


@operation("POST", "/events", "begin_event", body=BeginEvent, answer=others.Done, roles=ANY, command=True,
           room=True, status=201)  # fmt: skip
def begin_event(ask: Ask) -> Reply:
    wanted = shaped({**ask.body, **_staff_as_read(ask.body.get("staff"))}, BeginEvent)
    command = CreateEvent(id=wanted.stream, book=wanted.book, structure=wanted.structure,
                          policies=wanted.policies, staff=wanted.staff)  # fmt: skip
    return _begin(ask, "tournament", wanted, command)


def _staff_as_read(staff: Any) -> dict[str, Any]:
    """Whoever is on duty as the event is read, a list of roles with their names, as it is written."""
    if not isinstance(staff, list):
        return {}
    try:
        return {"staff": {one["role"]: one["name"] for one in staff}}
    except (TypeError, KeyError):
        return {}


@operation("POST", "/cases", "begin_case", body=BeginCase, answer=others.Done, roles=ANY, command=True,
           room=True, status=201)  # fmt: skip
def begin_case(ask: Ask) -> Reply:
    wanted = shaped(ask.body, BeginCase)
    return _begin(ask, "case", wanted, wanted.first)


@operation("POST", "/circuits", "begin_circuit", body=BeginCircuit, answer=others.Done, roles=ANY,
           command=True, room=True, status=201)  # fmt: skip
def begin_circuit(ask: Ask) -> Reply:
    wanted = shaped(ask.body, BeginCircuit)
    return _begin(ask, "circuit", wanted, wanted.first)
