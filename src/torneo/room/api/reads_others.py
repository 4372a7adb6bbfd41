"""Reading disciplinary cases, for the commission and the direction; circuits, for the staff; and told hands,
for those at the tables."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from torneo.commission import Case, deadlines, dues
from torneo.commission import say as say_case
from torneo.floor.sentences.card import card_of
from torneo.room import told_hands
from torneo.room.api import answers_others as others
from torneo.room.api.operation import ANY, AT_TABLE, COMMISSION, Ask, Reply, operation
from torneo.room.api.problems import Wrong
from torneo.room.api.reads import head_of, told_unread
from torneo.room.keeping import keeper
from torneo.room.pace import now_of
from torneo.room.streams import Found, look_through
from torneo.tournament import Refused
from torneo.tournament.live_hand.phh import phh
from torneo.tournament.ranking import Circuit, standings

T = TypeVar("T")


def _streams(ask: Ask, kind: str, look: Callable[[str, Any], T]) -> Found[T]:
    """What ``look`` sees in each stream of a kind that the token reaches."""
    limit = ask.token.stream if ask.token else ""
    return look_through(kind, look, lambda head: not limit or head.name == limit)


@operation("GET", "/cases", "cases", answer=others.CaseList, roles=COMMISSION)
def cases(ask: Ask) -> Reply:
    def look(stream: str, case: Case) -> others.CaseRow:
        return others.CaseRow(
            stream=stream, version=case.version, book=case.book, status=case.status, person=case.person.name,
            tournament=case.tournament, at=case.at,
        )  # fmt: skip

    found = _streams(ask, "case", look)
    return Reply(value=others.CaseList(cases=found.seen, unreadable=told_unread(ask, found.unread)))


@operation("GET", "/cases/{stream}", "case", answer=others.CaseRead, roles=COMMISSION)
def case(ask: Ask, stream: str) -> Reply:
    """The whole case with its time limits and what is to be done next, at this moment."""
    head_of(stream, "case")
    book, now, lang = keeper().book(stream), now_of(stream), ask.lang

    def look(state: Case) -> msgspec.Raw:
        value = others.CaseRead(
            stream=stream, version=state.version, book=book.id,
            case=msgspec.structs.replace(state, answered={}),
            deadlines=[
                others.DeadlineRead(code=one.code, due=one.due, state=one.state, clauses=one.clauses,
                                     text=say_case(f"deadline.{one.code}", one.facts, lang))
                for one in deadlines(state, now, book)
            ],
            due=[
                others.DueRead(reason=one.reason, text=say_case(one.reason, one.facts, lang), must=one.must,
                                clauses=one.clauses, command=msgspec.to_builtins(one.command, str_keys=True))
                for one in dues(state, now, book)
            ],
        )  # fmt: skip
        return msgspec.Raw(msgspec.json.encode(value))

    return Reply(value=keeper().reading(stream, look))


@operation("GET", "/circuits", "circuits", answer=others.CircuitList, roles=ANY)
def circuits(ask: Ask) -> Reply:
    def look(stream: str, state: Circuit) -> others.CircuitRow:
        book = head_of(stream).book
        return others.CircuitRow(stream=stream, version=state.version, book=book, name=state.name,
                                  events=len(state.events), members=len(state.members))  # fmt: skip

    found = _streams(ask, "circuit", look)
    return Reply(value=others.CircuitList(circuits=found.seen, unreadable=told_unread(ask, found.unread)))


@operation("GET", "/circuits/{stream}", "circuit", answer=others.CircuitRead, roles=ANY)
def circuit(ask: Ask, stream: str) -> Reply:
    """Members, results and scoring, and the standings they make."""
    head = head_of(stream, "circuit")
    book = keeper().book(stream)

    def look(state: Circuit) -> Reply:
        value = others.CircuitRead(
            stream=stream, version=state.version, book=head.book,
            circuit=msgspec.structs.replace(state, answered={}), standings=standings(state, book),
        )  # fmt: skip
        return Reply(value=msgspec.Raw(msgspec.json.encode(value)), version=state.version)

    return keeper().reading(stream, look)


@operation("GET", "/events/{stream}/hands", "hands", answer=others.HandList, roles=AT_TABLE)
def hands(ask: Ask, stream: str) -> Reply:
    """Every hand something was told of, the newest first."""
    head_of(stream, "tournament")
    rows = [
        others.HandRow(
            name=one.name, table=one.table, number=one.number, acts=len(one.acts), over=bool(one.ended_at),
            to_the_end=one.to_the_end, void=one.void, version=one.version,
        )
        for one in told_hands.hands_of(stream)
    ]  # fmt: skip
    return Reply(value=others.HandList(hands=rows))


@operation("GET", "/events/{stream}/hands/{name}", "hand", answer=others.HandRead, roles=AT_TABLE)
def hand(ask: Ask, stream: str, name: str) -> Reply:
    """Set-up and steps, the rulings in words, and the PHH text once the hand is over."""
    head_of(stream, "tournament")
    story = told_hands.hand_named(stream, name)
    if story is None:
        raise Wrong(404, "no_hand", facts={"name": name})
    book = told_hands.book_of(story)
    text = phh(story, book)
    value = others.HandRead(
        name=story.name, table=story.table, number=story.number, version=story.version, book=book.id,
        over=bool(story.ended_at), to_the_end=story.to_the_end, void=story.void, setup=story.setup,
        steps=story.steps,
        cards=[[card_of(one, ask.lang) for one in each] for each in told_hands.told(story).rulings],
        phh=None if isinstance(text, Refused) else text,
    )  # fmt: skip
    return Reply(value=value, version=story.version)
