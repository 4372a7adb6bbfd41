"""Reading events: what anybody may see, and what only those who run the room may."""

from collections.abc import Callable

import msgspec
from django.http import HttpResponse

from torneo.journal.keeper import UnknownStream
from torneo.journal.line import Line
from torneo.journal.store import StreamHead
from torneo.journal.transfer import export
from torneo.room.api import answers
from torneo.room.api.bodies import MOST_NUMBER, query_number
from torneo.room.api.operation import (
    COMMISSION,
    CONSOLE,
    DESK,
    DIRECTION,
    Ask,
    Query,
    Reply,
    operation,
)
from torneo.room.drafts import may_know
from torneo.room.keeping import keeper
from torneo.room.pace import now_of
from torneo.room.streams import Unread, look_through
from torneo.room.views.naming import sentence
from torneo.rulebook import Book
from torneo.tournament import Refused, Tournament, todo
from torneo.tournament.bubble.paid import paid_places
from torneo.tournament.clock.reading import reading
from torneo.tournament.hands.places import places
from torneo.tournament.prizes.fund import fund_now
from torneo.tournament.prizes.listing import delivered, disqualified, prize_list
from torneo.tournament.structure.public import authorities, sheet_for

#: Lines of the journal in one answer.
_LINES = 200
_MOST_LINES = 1000
_CASHIERS = DIRECTION | {"desk"}

Look = Callable[[Tournament, Book], msgspec.Struct]


def head_of(stream: str, kind: str = "") -> StreamHead:
    """A stream that is there, of that kind."""
    head = keeper().journal.head(stream) if "\0" not in stream else None
    if head is None or (kind and head.kind != kind):
        raise UnknownStream(stream)
    return head


def seen(stream: str, look: Look, marked: bool = True) -> Reply:
    """What ``look`` sees in an event, written down while nobody changes it. ``marked``: it changes only with
    the version."""
    head_of(stream, "tournament")
    book = keeper().book(stream)

    def read(state: Tournament) -> Reply:
        value = msgspec.Raw(msgspec.json.encode(look(state, book)))
        return Reply(value=value, version=state.version if marked else -1)

    return keeper().reading(stream, read)


@operation("GET", "/events", "events", answer=answers.EventList)
def events(ask: Ask) -> Reply:
    """Every event, newest first; drafts only for the staff, what cannot be read for the direction."""

    def look(stream: str, state: Tournament) -> answers.EventRow:
        return answers.EventRow(
            stream=stream, version=state.version, name=state.structure.name or stream, book=state.book,
            phase=state.phase, players=len(state.alive()), entries=len(state.entries), at=state.at,
        )  # fmt: skip

    found = look_through("tournament", look)
    rows = [row for row in found.seen if may_know(ask.role_in(row.stream), row.phase)]
    return Reply(
        value=answers.EventList(
            events=sorted(rows, key=lambda one: (-one.at, one.stream)),
            unreadable=told_unread(ask, found.unread),
        )
    )


def told_unread(ask: Ask, unread: list[Unread]) -> list[answers.UnreadRow]:
    """For those who run the room: what a list lacks, and why."""
    if ask.role not in DIRECTION:
        return []
    return [msgspec.convert(one.told(ask.lang), answers.UnreadRow) for one in unread]


@operation("GET", "/events/{stream}", "event", answer=answers.EventRead)
def event(ask: Ask, stream: str) -> Reply:
    def look(state: Tournament, book: Book) -> answers.EventRead:
        sheet = sheet_for(state, ask.role, book)
        return answers.EventRead(
            stream=stream, version=state.version, name=state.structure.name or stream, book=state.book,
            phase=state.phase, players=len(state.alive()), entries=len(state.entries), at=state.at,
            currency=state.structure.currency, policies=state.policies,
            tables=sum(table.open for table in state.tables.values()),
            hands=sum(table.hands for table in state.tables.values()), alternates=len(state.alternates),
            staff=[
                answers.Staff(role=one.role, name=one.name) for one in authorities(state, book) if one.name
            ],
            sessions=[
                answers.SessionRow(id=one.id, day=one.day, status=one.status, draws=one.draws,
                                   commitment=one.commitment, seed=one.seed)
                for one in state.sessions.values()
            ],
            structure=None if isinstance(sheet, Refused) else sheet,
        )  # fmt: skip

    return seen(stream, look)


@operation("GET", "/events/{stream}/clock", "clock", answer=answers.ClockRead)
def clock(ask: Ask, stream: str) -> Reply:
    now = now_of(stream)

    def look(state: Tournament, book: Book) -> answers.ClockRead:
        found = [reading(state, name, now, book) for name in state.sessions] if state.phase != "draft" else []
        return answers.ClockRead(stream=stream, version=state.version, now=now, sessions=found)

    return seen(stream, look, marked=False)


@operation("GET", "/events/{stream}/tables", "tables", answer=answers.TableList)
def tables(ask: Ask, stream: str) -> Reply:
    def look(state: Tournament, book: Book) -> answers.TableList:
        found = []
        for number, table in sorted(state.tables.items()):
            seats = []
            for seat in table.taken:
                entry = state.entries[table.seats[seat - 1]]
                seats.append(answers.SeatRead(seat=seat, entry=entry.number, stack=entry.stack,
                                              name=state.players[entry.player].name))  # fmt: skip
            found.append(answers.TableRead(
                table=number, session=table.session, open=table.open, final=table.final,
                halted=bool(table.halted), hands=table.hands, hand=table.hand.number if table.hand else 0,
                button=table.positions.button if table.positions else 0, seats=seats,
            ))  # fmt: skip
        return answers.TableList(stream=stream, version=state.version, tables=found)

    return seen(stream, look)


@operation("GET", "/events/{stream}/entries", "entries", answer=answers.EntryList)
def entries(ask: Ask, stream: str) -> Reply:
    """Names, seats, chips and places for everybody; documents, contacts and money for the desk."""

    def look(state: Tournament, book: Book) -> answers.EntryList:
        placed = {one.entry: one.place for one in places(state, book)}
        found = []
        for one in state.entries.values():
            if one.status == "cancelled" and ask.role not in DESK:
                continue
            player = state.players[one.player]
            row = answers.EntryRead(
                entry=one.number, name=player.name, session=one.session, status=one.status, table=one.table,
                seat=one.seat, stack=one.stack, place=placed.get(one.number, 0),
            )  # fmt: skip
            if ask.role in DESK:
                row = msgspec.structs.replace(
                    row, player=player.id, kind=one.kind, document=player.document, born=player.born,
                    country=player.country, club=player.club, contact=player.contact, needs=player.needs,
                    at=one.at, paid=one.paid, fees=one.fees, refunded=one.refunded, rebuys=one.rebuys,
                    addons=one.addons + one.early_addons, method=one.method,
                )  # fmt: skip
            found.append(row)
        return answers.EntryList(stream=stream, version=state.version, entries=found)

    return seen(stream, look)


@operation("GET", "/events/{stream}/prizes", "prizes", answer=answers.PrizeList)
def prizes(ask: Ask, stream: str) -> Reply:
    """The pool and the places paid for everybody; the fund and what is owed for those who pay."""

    def look(state: Tournament, book: Book) -> answers.PrizeList:
        published = bool(state.prizes.published_at)
        fund = state.prizes.fund if published else fund_now(state, book)
        found = answers.PrizeList(
            stream=stream, version=state.version, currency=state.structure.currency, published=published,
            pool=fund.prizes, guarantee=state.structure.guarantee, paid_places=paid_places(state, book),
            seats=state.prizes.seats, amounts=list(state.prizes.amounts),
        )  # fmt: skip
        if ask.role in _CASHIERS:
            found.fund = fund
            found.prizes = [
                answers.PrizeRead(entry=one.entry, name=state.players[one.player].name, place=one.place,
                                  amount=one.amount, parts=one.parts,
                                  owed=one.amount - delivered(state, one.entry))
                for one in prize_list(state, book)
            ]  # fmt: skip
        return found

    return seen(stream, look)


@operation("GET", "/events/{stream}/standings", "standings", answer=answers.StandingsRead)
def standings(ask: Ask, stream: str) -> Reply:
    def look(state: Tournament, book: Book) -> answers.StandingsRead:
        alive = sorted(state.alive(), key=lambda one: (-one.stack, one.number))
        won = {one.entry: one for one in prize_list(state, book)}
        results = []
        for one in places(state, book):
            prize = won.get(one.entry)
            results.append(answers.ResultRead(
                place=one.place, tied=one.tied, entry=one.entry, name=state.players[one.player].name,
                prize=prize.amount if prize else 0, ticket=bool(prize and prize.ticket),
                disqualified=disqualified(state, one),
            ))  # fmt: skip
        counts = [
            answers.CountRead(place=place, entry=one.number, name=state.players[one.player].name,
                              table=one.table, seat=one.seat, stack=one.stack)
            for place, one in enumerate(alive, 1)
        ]  # fmt: skip
        return answers.StandingsRead(stream=stream, version=state.version, counts=counts, results=results,
                                     currency=state.structure.currency)  # fmt: skip

    return seen(stream, look)


@operation("GET", "/events/{stream}/todo", "todo", answer=answers.TodoRead, roles=CONSOLE)
def todo_list(ask: Ask, stream: str) -> Reply:
    """What the console proposes, for programs."""
    now = now_of(stream)

    def look(state: Tournament, book: Book) -> answers.TodoRead:
        asked = (
            todo(state, max(now, state.at), book) if state.phase in ("published", "running", "ended") else ()
        )
        due = [
            answers.DueRead(
                reason=one.reason, text=sentence(one.reason, one.facts, state, ask.lang), must=one.must,
                since=one.since, command=msgspec.to_builtins(one.command, str_keys=True),
                clauses=tuple(one.clauses),
            )
            for one in sorted(asked, key=lambda one: (not one.must, one.since))
        ]  # fmt: skip
        return answers.TodoRead(stream=stream, version=state.version, now=now, due=due)

    return seen(stream, look)


@operation(
    "GET", "/events/{stream}/rulings", "rulings", answer=answers.RulingsRead, roles=CONSOLE | COMMISSION
)
def rulings(ask: Ask, stream: str) -> Reply:
    def look(state: Tournament, book: Book) -> answers.RulingsRead:
        conduct = state.conduct
        return answers.RulingsRead(
            stream=stream, version=state.version, calls=state.calls, rulings=state.rulings,
            decisions=state.decisions, infractions=state.infractions, penalties=conduct.penalties,
            reports=conduct.reports, reviews=conduct.reviews, notes=state.notes,
        )  # fmt: skip

    return seen(stream, look)


# ---- the record ----------------------------------------------------------------------------------------

_PAGING = (
    Query("after", {"type": "integer", "minimum": 0, "maximum": MOST_NUMBER, "default": 0}),
    Query("limit", {"type": "integer", "minimum": 1, "maximum": _MOST_LINES, "default": _LINES}),
)


def read_lines(ask: Ask, stream: str) -> Reply:
    """The lines after a version, so many at a time."""
    after = query_number(ask.request, "after", 0, 0, MOST_NUMBER)
    limit = query_number(ask.request, "limit", _LINES, 1, _MOST_LINES)
    version, _ = keeper().journal.tip(stream)
    found: list[answers.LineRead] = []
    for line in keeper().journal.read(stream, after) if after < version else ():
        if len(found) == limit or line.version > version:
            break
        found.append(line_read(line))
    more = bool(found) and found[-1].version < version
    value = answers.JournalRead(
        stream=stream, version=version, lines=found, next=found[-1].version if more else None
    )
    return Reply(value=value, version=version)


def line_read(line: Line) -> answers.LineRead:
    return answers.LineRead(
        version=line.version, schema=line.schema, at=line.at, actor=line.actor, role=line.role, key=line.key,
        event=msgspec.json.decode(line.body), digest=line.digest,
        asked=msgspec.json.decode(line.asked) if line.asked else None,
    )  # fmt: skip


#: What each kind of stream is called in addresses, and who may read its record and take it away whole.
PLACES = {"tournament": "events", "case": "cases", "circuit": "circuits"}
_READERS = {"tournament": CONSOLE, "case": COMMISSION, "circuit": DIRECTION}
_TAKERS = {"tournament": DIRECTION, "case": COMMISSION, "circuit": DIRECTION}


def _record(kind: str) -> None:
    place = PLACES[kind]

    @operation("GET", f"/{place}/{{stream}}/journal", f"{kind}_journal", answer=answers.JournalRead,
               roles=_READERS[kind], query=_PAGING)  # fmt: skip
    def journal(ask: Ask, stream: str) -> Reply:
        head_of(stream, kind)
        return read_lines(ask, stream)

    @operation("GET", f"/{place}/{{stream}}/file", f"{kind}_file", roles=_TAKERS[kind],
               media="application/x-ndjson")  # fmt: skip
    def file(ask: Ask, stream: str) -> HttpResponse:
        """The whole stream as ``torneo journal export`` writes it."""
        head_of(stream, kind)
        version, _ = keeper().journal.tip(stream)
        if ask.request.headers.get("If-None-Match") == f'"{version}"':
            return HttpResponse(status=304, headers={"ETag": f'"{version}"'})
        response = HttpResponse(
            b"".join(export(keeper().journal, stream)), content_type="application/x-ndjson"
        )
        response.headers["Content-Disposition"] = f'attachment; filename="{stream}.jsonl"'
        response.headers["ETag"] = f'"{version}"'
        return response


for _kind in PLACES:
    _record(_kind)
