"""Cases of the room: their streams, opening one, and carrying out in an event what a decision orders."""

import hashlib
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from msgspec.structs import replace

from torneo.commission import CASE, Case, act, orders
from torneo.commission.commands import AppointCommission, OpenCase, RecordExecution
from torneo.journal.keeper import UnknownStream
from torneo.journal.line import Reader
from torneo.journal.store import StreamHead
from torneo.room.keeping import give, keeper
from torneo.room.keys import Key, own, part
from torneo.room.pace import OF
from torneo.room.streams import Found, look_through
from torneo.rulebook import Book
from torneo.tournament import Actor, Asked, Happened, Refused, Tournament
from torneo.tournament.conduct.commands import GivePenalty
from torneo.tournament.conduct.offers import NO_PENALTY
from torneo.tournament.kernel import command_text

#: Who may read files of the commission; what each may do in them the book decides.
CASE_ROLES = ("commission", "director", "operations", "floor")

_LONGEST_EVENT = 70
_PROGRAM = Actor("Torneo", "system")


def case_of(stream: str) -> Case:
    """The case as it is now, a copy; ``UnknownStream`` if the stream is no case."""
    head = keeper().journal.head(stream)
    if head is None or head.kind != "case":
        raise UnknownStream(stream)
    case: Case = keeper().reading(stream, deepcopy)
    return case


def cases_of(event: str | None = None) -> list[tuple[str, Case]]:
    """Every case of the room, or of one event (empty: of none of the room's), the newest last."""
    found = all_cases()
    wanted = [(name, case) for name, case in found.seen if event is None or case.tournament == event]
    return sorted(wanted, key=lambda one: one[1].opened_at)


def all_cases(wanted: Callable[[StreamHead], bool] = lambda _: True) -> Found[tuple[str, Case]]:
    """Copies of the cases of the room, by name, and those that cannot be read."""
    return look_through("case", lambda name, case: (name, deepcopy(case)), wanted)


def history_of(stream: str) -> list[Happened]:
    reader = Reader(CASE)
    return [reader.happened(line) for line in keeper().journal.read(stream)]


def _names(event: str) -> Iterator[tuple[str, str]]:
    """Free names for a case: of its stream, and the one people call it by."""
    taken = {head.name for head in keeper().journal.heads()}
    number = 0
    while True:
        number += 1
        stream = f"{event[:_LONGEST_EVENT]}{OF}c{number}" if event else f"caso-{number}"
        if stream not in taken:
            yield stream, f"C-{number}"


def open_case(
    event: str,
    book: tuple[str, str],
    appoint: AppointCommission | None,
    opens: OpenCase,
    by: Actor,
    at: int,
    key: Key,
) -> str | Refused:
    """The name of the new stream. ``book``: id and text of the house book, if it is one. Nothing is stored of
    a case that is refused; the same ``key`` opens nothing twice. A floor person names no commission: the one
    of the event's earlier cases judges, if there is one."""
    namer = by
    if by.role == "floor":
        appoint, namer = named_before(event), _PROGRAM
    again = next(((name, case.id) for name, case in cases_of(event) if key in case.answered), None)
    if again is not None:
        first = give(again[0], replace(opens, id=again[1]), by, key)
        return first if isinstance(first, Refused) else again[0]
    for stream, name in _names(event):
        head = StreamHead(stream, "case", *book)
        asked: list[Asked[Any]] = [Asked(command=replace(opens, id=name), by=by, at=at, key=key)]
        if appoint is not None:
            asked.insert(0, Asked(command=appoint, by=namer, at=at, key=part(key, "commission")))
        refused = _tried(head, asked)
        if refused is not None:
            return refused
        for one in asked:
            answer = keeper().begin(head, one)
            if isinstance(answer, Refused):
                break
        else:
            return stream
        if answer.reason != "case_open":  # somebody else took the name meanwhile: the next one
            return answer
    raise AssertionError


def named_before(event: str) -> AppointCommission | None:
    """The commission of the event's newest case."""
    found = [case.commission for _, case in cases_of(event) if case.commission is not None] if event else []
    return AppointCommission(members=found[-1].members, resolution=found[-1].resolution) if found else None


def _tried(head: StreamHead, asked: list[Asked[Any]]) -> Refused | None:
    book = keeper().kinds["case"].book(Case(), head)
    case = Case()
    for one in asked:
        answer = act(case, one, book)
        if isinstance(answer, Refused):
            return answer
    return None


def carry_out(stream: str, by: Actor) -> Refused | None:
    """Gives the event what the decision orders, then reports it as done. Given twice, nothing happens
    twice."""
    case = case_of(stream)
    event = case.tournament
    before = sum(1 for one in case.executions if one.done_at)

    def carry(state: Tournament, book: Book) -> Refused | None:
        for command in orders(case, state, book):
            mark = hashlib.sha256(command_text(command).encode()).hexdigest()[:16]
            answer = give(event, command, by, own("case", stream, before, mark))
            if isinstance(answer, Refused):
                return answer
        return None

    refused = keeper().looking(event, carry)
    if refused is not None:
        return refused
    done = give(stream, RecordExecution(), by, own("case", stream, before))
    return done if isinstance(done, Refused) else None


def let_pass(stream: str, by: Actor) -> Refused | None:
    """Closes the infraction of a case that ended without a sanction, in the event's own record."""
    case = case_of(stream)
    ruling = case.ruling
    assert ruling is not None
    why = f"{case.id}: {ruling.reasons}"
    command = GivePenalty(infraction=case.infraction, penalty=NO_PENALTY, why=why)
    answer = give(case.tournament, command, by, own("case", stream, "pass"))
    return answer if isinstance(answer, Refused) else None


def cases_told(event: str, player: str) -> list[tuple[str, Case]]:
    """The cases of an event against a player who has been told of them."""
    found = all_cases(lambda head: head.name.startswith(f"{event[:_LONGEST_EVENT]}{OF}")).seen
    return [(name, case) for name, case in found if case.person.player == player and case.told("charges")]
