"""How a day ends by a number of last hands: drawn near the day's end, or announced before the room closes."""

from typing import Any

from torneo.rulebook import Book
from torneo.tournament.checks import known_table, running_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.clauses import spoken
from torneo.tournament.clock.commands import CallLastHands, DrawLastHands
from torneo.tournament.clock.events import LastHandsCalled, LastHandsDrawn
from torneo.tournament.clock.last_hands import hands_to_end
from torneo.tournament.clock.levels import clock_now
from torneo.tournament.clock.schedule import MINUTE, day_ends_at, day_over, day_plan, is_last_day
from torneo.tournament.clock.state import Session
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.kernel import DIRECTORS, FLOOR, Answer, Asked, Events, Refused, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.seats.draw import check_seed, drawn, label_of
from torneo.tournament.state import Tournament
from torneo.writing import iso_millis

MISSED = "last_hands_window_missed"


def minutes_of(left: int) -> int:
    """Whole minutes, one begun counting whole."""
    return -(-left // MINUTE)


def window(state: Tournament, session: Session, at: int, book: Book) -> tuple[str, int]:
    """Where the moment lies: ``early``, ``open``, ``missed`` or ``none`` (no end to wait for), and the
    milliseconds to the day's end."""
    clock, _ = clock_now(state, session, at, book)
    rule = book.values["time_last_hands"]
    ends = day_ends_at(state, session, clock, at, book)
    if rule is None or ends is None or is_last_day(state, session):
        return "none", 0
    shortest, longest = rule["window_minutes_before_end"]
    left = ends - at
    if left > longest * MINUTE:
        return "early", left
    return ("open" if left >= shortest * MINUTE else "missed"), left


@decides(DrawLastHands, roles=FLOOR)
def draw_last_hands(state: Tournament, asked: Asked[DrawLastHands], book: Book) -> Answer:
    session = running_session(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    refused = _no_draw(state, session, book)
    if refused is not None:
        return refused
    where, left = window(state, session, asked.at, book)
    if where == "none":
        return Refused("day_has_no_end", {"session": session.id}, cite(book, "last_hands_window"))
    if where != "open":
        shortest, longest = book.values["time_last_hands"]["window_minutes_before_end"]
        return Refused(
            "last_hands_too_early" if where == "early" else MISSED,
            {"session": session.id, "minutes": minutes_of(left), "from": longest, "to": shortest},
            cite(book, "last_hands_window"),
        )
    return _draw(state, session, asked, asked.command.table, book)


def _no_draw(state: Tournament, session: Session, book: Book) -> Refused | None:
    if book.values["time_last_hands"] is None:
        return Refused("no_last_hands_draw", {"session": session.id}, cite(book, "last_hands_window"))
    if is_last_day(state, session):
        return Refused("last_day", {"session": session.id}, cite(book, "last_hands_window"))
    if session.last_hands_drawn:
        return Refused("last_hands_drawn", {"session": session.id, "hands": session.last_hands_drawn},
                       cite(book, "last_hands"))  # fmt: skip
    return None


def _draw(state: Tournament, session: Session, asked: Asked[Any], table: int, book: Book) -> Events | Refused:
    tables = state.open_tables(session.id)
    if not tables:
        return Refused("no_tables", {"session": session.id})
    if table:
        place = known_table(state, table)
        if isinstance(place, Refused):
            return place
        if place.session != session.id:
            return Refused("unknown_table", {"table": table})
    clock, passed = clock_now(state, session, asked.at, book)
    if clock.on_break:
        return Refused("break_running", {"session": session.id})
    if day_over(state, session, clock, asked.at):
        return Refused("day_over", {"session": session.id, "level": clock.level}, cite(book, "last_hands"))
    seed = check_seed(state, session, asked)
    if isinstance(seed, Refused):
        return seed
    rule = book.values["time_last_hands"]
    pool = range(rule["hands_min"], rule["hands_max"] + 1)
    pick = drawn(seed, label_of(state, session, "last hands"), pool, 1)
    hands = pick.picked[0]
    stopped = max(clock.remaining(asked.at), 0) if rule["clock_stopped"] else None
    return (
        *passed,
        LastHandsDrawn(
            session=session.id, table=table or tables[0].number, hands=hands, draw=pick, left=stopped,
            tables=hands_to_end(state, session, hands),
            clauses=spoken(book, "last_hands", "last_hands_clock"),
        ),
    )  # fmt: skip


def _options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    session = running_session(state, str(about.get("session", "")))
    if isinstance(session, Refused):
        return session
    return _no_draw(state, session, book) or ("draw_now", "let_clock_run")


def _missed(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    about = asked.command.about
    session = running_session(state, str(about.get("session", "")))
    if isinstance(session, Refused):
        return session
    where, left = window(state, session, asked.at, book)
    if where != "missed":
        return Refused(
            "window_not_missed", {"session": session.id, "minutes": minutes_of(left)},
            cite(book, "last_hands_window"),
        )  # fmt: skip
    if asked.command.option == "let_clock_run":
        return ()
    table = about.get("table", 0)
    return _draw(state, session, asked, table if isinstance(table, int) else 0, book)


matter(MISSED, _options, case="last_hands_window", effect=_missed, roles=DIRECTORS)


def clock_runs_on(state: Tournament, session: Session) -> bool:
    """Has the direction decided to let the clock run although the window was missed?"""
    only = sum(one.status == "running" for one in state.sessions.values()) == 1
    return any(
        one.matter == MISSED
        and one.option == "let_clock_run"
        and one.at >= session.started_at
        and (one.about.get("session") or (session.id if only else "")) == session.id
        for one in state.decisions
    )


@decides(CallLastHands, roles=DIRECTORS)
def call_last_hands(state: Tournament, asked: Asked[CallLastHands], book: Book) -> Answer:
    command = asked.command
    session = running_session(state, command.session)
    if isinstance(session, Refused):
        return session
    if session.last_hands_drawn:
        return Refused("last_hands_drawn", {"session": session.id, "hands": session.last_hands_drawn},
                       cite(book, "closing_hands"))  # fmt: skip
    if command.hands < 0:
        return impossible(command.hands, "count", "> 0")
    refused = (
        _not_closing(state, session, asked, book)
        if book.values["time_closing_time"]
        else _direction_says(command)
    )
    if refused is not None:
        return refused
    hands = command.hands or book.values["time_closing_time"]["last_hands"]
    called = LastHandsCalled(
        session=session.id, hands=hands, tables=hands_to_end(state, session, hands), why=command.why.strip(),
        clauses=spoken(book, "closing_hands"),
    )  # fmt: skip
    return (called,)


def _direction_says(command: CallLastHands) -> Refused | None:
    if not command.hands:
        return impossible(command.hands, "count", "> 0")
    return None if command.why.strip() else Refused("reason_missing", {"matter": "CallLastHands"})


def _not_closing(
    state: Tournament, session: Session, asked: Asked[CallLastHands], book: Book
) -> Refused | None:
    """The book's window before the doors close. Once it has passed the direction may still call them, and
    says why."""
    rule, command = book.values["time_closing_time"], asked.command
    clauses = cite(book, "closing_hands")
    if command.hands not in (0, rule["last_hands"]):
        return impossible(command.hands, "count", f"{rule['last_hands']}", clauses)
    if not is_last_day(state, session):
        return Refused("day_to_come", {"session": session.id}, clauses)
    closes = iso_millis(day_plan(state, session).closes)
    if closes is None:
        return Refused("closing_time_unknown", {"session": session.id}, clauses)
    shortest, longest = rule["minutes_before_closing"]
    left = closes - asked.at
    if left > longest * MINUTE:
        return Refused(
            "closing_too_early",
            {"session": session.id, "minutes": minutes_of(left), "from": longest, "to": shortest},
            clauses,
        )
    if left < shortest * MINUTE and not command.why.strip():
        return Refused("reason_missing", {"matter": "CallLastHands"}, clauses)
    return None


def ends_by_icm(state: Tournament, book: Book) -> bool:
    """Was play ended because the room closed, so that the prizes left are shared by ICM on the stacks
    counted?"""
    rule = book.values["time_closing_time"]
    return bool(rule) and any(
        one.last_hands_for == "closing" and one.status == "finished" for one in state.sessions.values()
    )
