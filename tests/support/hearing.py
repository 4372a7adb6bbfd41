"""A disciplinary case in a test: commands with actor and time of day, events checked against their fold."""

from datetime import datetime
from typing import Any

import msgspec

from torneo.commission import CASE, Case, Person, act, deadlines, decide, fold
from torneo.commission.commands import (
    AppointCommission,
    DecideCase,
    FileDefence,
    GiveNotice,
    OpenCase,
    RecordEventEnd,
    RecordExecution,
    SendReport,
)
from torneo.commission.deadlines import Deadline
from torneo.rulebook import Book, load_book
from torneo.tournament import Actor, Asked, Command, Event, Happened, Refused

MEMBERS = ("Marta", "Iván", "Lucía")
PRINCIPLES = ("legality", "typicity", "due_process", "proportionality", "favourability")

#: Bogotá, all the year.
OFFSET = -300


def ms(text: str) -> int:
    """``2025-06-08 15:00`` in Bogotá, in milliseconds."""
    return int(datetime.fromisoformat(f"{text}-05:00").timestamp() * 1000)


class Chamber:
    """``do`` returns the events and fails on a refusal; ``refused`` the other way round. Both take the
    moment."""

    def __init__(self, book: str | Book = "fcp-2025") -> None:
        self.book = load_book(book) if isinstance(book, str) else book
        self.case = Case()
        self.journal: list[Happened] = []
        self._keys = 0

    def asked(self, command: Command, at: str, role: str = "commission", who: str = "Marta") -> Asked[Any]:
        self._keys += 1
        return Asked(command=command, by=Actor(who, role), at=ms(at), key=f"k{self._keys}")

    def do(
        self, command: Command, at: str, role: str = "commission", who: str = "Marta"
    ) -> tuple[Event, ...]:
        happened = act(self.case, self.asked(command, at, role, who), self.book)
        assert not isinstance(happened, Refused), happened
        self.journal += happened
        assert fold(self.journal) == self.case
        for one in happened:
            raw = msgspec.json.encode(one.event)
            assert msgspec.json.decode(raw, type=CASE.event_type) == one.event
        return tuple(one.event for one in happened)

    def refused(self, command: Command, at: str, role: str = "commission", who: str = "Marta") -> Refused:
        before = msgspec.json.encode(self.case)
        answer = decide(self.case, self.asked(command, at, role, who), self.book)
        assert isinstance(answer, Refused), answer
        assert msgspec.json.encode(self.case) == before
        return answer

    def limits(self, at: str) -> dict[str, Deadline]:
        """Deadlines by code; notices also by channel."""
        found = {}
        for one in deadlines(self.case, ms(at), self.book):
            channel = one.facts.get("channel")
            found[f"{one.code}:{channel}" if channel else one.code] = one
        return found


PLAYER = Person(name="Luis Mora", player="p7", entry=7, club="Club Ases", league="Liga Norte")


def opening(**fields: Any) -> OpenCase:
    usual: dict[str, Any] = {
        "id": "C-1", "person": PLAYER, "facts": "passed chips", "charges": ("fcp-2025/70.4",),
        "occurred": ms("2025-06-08 14:50"), "event_from": ms("2025-06-06 12:00"), "buy_in": 400_000,
        "country": "CO", "utc_offset": OFFSET,
    }  # fmt: skip
    return OpenCase(**{**usual, **fields})


def opened(at: str = "2025-06-08 15:00", book: str | Book = "fcp-2025", **fields: Any) -> Chamber:
    chamber = Chamber(book)
    chamber.do(AppointCommission(members=MEMBERS, resolution="014"), "2025-06-01 09:00", role="director")
    chamber.do(opening(**fields), at)
    return chamber


def notified(at: str = "2025-06-08 15:00", book: str | Book = "fcp-2025", **fields: Any) -> Chamber:
    chamber = opened(at, book, **fields)
    chamber.do(GiveNotice(about="charges", channels=("verbal", "electronic")), at)
    return chamber


def verdict(outcome: str = "verbal_admonition", **fields: Any) -> DecideCase:
    usual: dict[str, Any] = {"reasons": "it was seen", "signed": MEMBERS, "principles": PRINCIPLES}
    return DecideCase(outcome=outcome, **{**usual, **fields})


def decided(outcome: str = "expulsion", **fields: Any) -> Chamber:
    """Notified at 15:00, heard at 16:00, decided at 17:30 on 8 June 2025, a Sunday."""
    if outcome == "expulsion":
        fields = {"scope": "tournament", **fields}
    chamber = notified()
    chamber.do(FileDefence(text="I did not"), "2025-06-08 16:00", role="player", who="p7")
    chamber.do(verdict(outcome, **fields), "2025-06-08 17:30")
    return chamber


def finished(chamber: Chamber) -> Chamber:
    """Carried out, notified and reported."""
    if chamber.case.executions:
        chamber.do(RecordExecution(), "2025-06-08 17:31", role="floor")
    chamber.do(GiveNotice(about="decision", channels=("verbal", "electronic")), "2025-06-08 17:35")
    chamber.do(SendReport(to="disciplina@example.org"), "2025-06-08 18:00")
    return chamber


def ended(chamber: Chamber, at: str = "2025-06-08 23:00") -> Chamber:
    chamber.do(RecordEventEnd(ended=ms(at)), at, role="director")
    return chamber
