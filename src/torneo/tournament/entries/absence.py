"""Absence: stepping away from the table, not coming at all, and how long the book waits."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.bubble.leaving import left_in_hand_for_hand
from torneo.tournament.checks import known_entry, running_session
from torneo.tournament.citations import cite, speaks
from torneo.tournament.clock.schedule import MINUTE
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.infractions import noticed
from torneo.tournament.entries.absence_events import BackAtTable, LeftTable
from torneo.tournament.entries.commands import (
    LeaveTable,
    NoteContact,
    RemoveAbsent,
    ReportNoShow,
    ReturnToTable,
)
from torneo.tournament.entries.leaving import in_hand, taken_out
from torneo.tournament.entries.state import IN, Entry
from torneo.tournament.kernel import (
    DESK,
    FLOOR,
    TABLE,
    Answer,
    Asked,
    Due,
    Event,
    Refused,
    asks,
    decides,
)
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament


@decides(LeaveTable, roles=TABLE)
def leave_table(state: Tournament, asked: Asked[LeaveTable], book: Book) -> Answer:
    entry = _seated(state, asked.command.entry)
    if isinstance(entry, Refused):
        return entry
    if entry.away_since:
        return Refused("away_already", {"entry": entry.number})
    events: list[Event] = [LeftTable(entry=entry.number, stack=entry.stack, since=asked.at)]
    if book.values["absence_records"]["stack_recorded_on_leaving"]:
        events.append(
            Noted(kind="stack_on_leaving", about={"entry": entry.number, "stack": entry.stack},
                  clauses=cite(book, "stack_on_leaving"))
        )  # fmt: skip
    if not asked.command.told and speaks(book, "left_unannounced"):
        clause = cite(book, "left_unannounced")[0]
        events.append(noticed(state, clause, entry.number, asked.by, asked.at, book))
    return (*events, *left_in_hand_for_hand(state, entry, asked, book))


@decides(ReportNoShow, roles=TABLE | DESK)
def report_no_show(state: Tournament, asked: Asked[ReportNoShow], book: Book) -> Answer:
    """The chips lie at the seat and play; the wait counts from the start of play, whenever it is reported."""
    entry = _seated(state, asked.command.entry)
    if isinstance(entry, Refused):
        return entry
    session = running_session(state, entry.session)
    if isinstance(session, Refused):
        return session
    keep = asked.command.keep_chips
    if entry.away_since and not (entry.no_show and keep and not entry.asked_to_keep):
        return Refused("away_already", {"entry": entry.number})
    since = max(session.started_at, entry.at) if entry.late else session.started_at
    return (
        LeftTable(
            entry=entry.number, stack=entry.away_stack if entry.no_show else entry.stack, since=since,
            no_show=True, asked_to_keep=keep,
        ),
    )  # fmt: skip


@decides(NoteContact, roles=FLOOR | DESK)
def note_contact(state: Tournament, asked: Asked[NoteContact], book: Book) -> Answer:
    command = asked.command
    entry = known_entry(state, command.entry)
    if isinstance(entry, Refused):
        return entry
    if entry.status not in IN:
        return Refused("entry_not_in", {"entry": entry.number, "status": entry.status})
    if not command.how.strip() or not command.result.strip():
        return Refused("contact_incomplete", {"entry": entry.number})
    about: dict[str, str | int | bool | None] = {
        "entry": entry.number, "player": entry.player, "how": command.how.strip(),
        "result": command.result.strip(),
    }  # fmt: skip
    return (Noted(kind="contact_attempt", about=about, clauses=cite(book, "no_show_contact")),)


@decides(ReturnToTable, roles=TABLE)
def return_to_table(state: Tournament, asked: Asked[ReturnToTable], book: Book) -> Answer:
    entry = _seated(state, asked.command.entry)
    if isinstance(entry, Refused):
        return entry
    if not entry.away_since:
        return Refused("not_away", {"entry": entry.number})
    until = must_be_back(state, entry, asked.at, book)
    if until is not None and asked.at > until:
        return Refused("absence_over", {"entry": entry.number, "minutes": _minutes(entry, book)},
                       _clauses(entry, book))  # fmt: skip
    counted = asked.command.stack
    if counted is not None and counted < 0:
        return impossible(counted, "chips", ">= 0")
    back = BackAtTable(entry=entry.number, left_with=entry.away_stack, expected=entry.stack, counted=counted)
    if counted is None or counted == entry.stack:
        return (back,)
    about: dict[str, str | int | bool | None] = {
        "entry": entry.number,
        "expected": entry.stack,
        "counted": counted,
    }
    return (back, Noted(kind="stack_differs", about=about, clauses=cite(book, "stack_on_leaving")))


@decides(RemoveAbsent, roles=FLOOR | {"system"})
def remove_absent(state: Tournament, asked: Asked[RemoveAbsent], book: Book) -> Answer:
    entry = _seated(state, asked.command.entry)
    if isinstance(entry, Refused):
        return entry
    if not entry.away_since:
        return Refused("not_away", {"entry": entry.number})
    until = must_be_back(state, entry, asked.at, book)
    if until is None:
        return Refused("absence_without_limit", {"entry": entry.number}, cite(book, "absence_limit"))
    if asked.at <= until:
        return Refused("absence_not_over", {"entry": entry.number, "minutes": _minutes(entry, book)},
                       _clauses(entry, book))  # fmt: skip
    cause = "no_show" if entry.no_show else "absence"
    return in_hand(state, entry) or taken_out(state, entry.number, cause, book)


def must_be_back(state: Tournament, entry: Entry, now: int, book: Book) -> int | None:
    """Until when an absent player may come back; None: the book sets no limit, his blinds go on. Time in
    which nobody plays does not count."""
    minutes = _minutes(entry, book)
    if not entry.away_since or not minutes or book.values["absence_limit_result"] != "eliminated":
        return None
    return state.sessions[entry.session].played_until(entry.away_since, minutes * MINUTE, now)


def _minutes(entry: Entry, book: Book) -> int:
    policy = "absence_no_show_limit_minutes" if entry.no_show else "absence_limit_minutes"
    return int(book.values[policy] or 0)


def _clauses(entry: Entry, book: Book) -> tuple[str, ...]:
    return cite(book, "no_show_limit" if entry.no_show else "absence_limit")


def _seated(state: Tournament, number: int) -> Entry | Refused:
    entry = known_entry(state, number)
    if isinstance(entry, Refused) or entry.status == "seated":
        return entry
    return Refused("entry_not_seated", {"entry": number, "status": entry.status})


@asks
def absences_over(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    if state.phase != "running" or book.values["absence_limit_result"] != "eliminated":
        return
    for table in state.tables.values():
        if not table.open:
            continue
        for number in filter(None, table.seats):
            entry = state.entries[number]
            until = must_be_back(state, entry, now, book) if entry.away_since else None
            if until is not None and now > until and in_hand(state, entry) is None:
                yield Due(
                    command=RemoveAbsent(entry=number),
                    reason="absence_limit_over",
                    facts={"entry": number, "player": entry.player, "minutes": _minutes(entry, book)},
                    clauses=_clauses(entry, book),
                    since=until,
                )
