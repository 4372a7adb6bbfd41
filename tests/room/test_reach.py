"""Every command a person may give has its place on some page; what looks before it acts says so with dots.

Whole events are played, and the pages of console and desk are opened at many moments of them.
"""

import html
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from tests.support.console_event import begin, do, seated
from tests.support.shown import keep

from torneo.rulebook import load_book
from torneo.simulate.runner import Run, simulate
from torneo.tournament import TOURNAMENT, Actor, Happened, Tournament
from torneo.tournament.bubble.commands import (
    EndHandForHand,
    FreezeHand,
    NextRound,
    RunOut,
    StartHandForHand,
)
from torneo.tournament.clock.commands import NoteWallClock, PauseClock, ResumeClock
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction, ReportToFloor
from torneo.tournament.corrections.acts import recorded
from torneo.tournament.entries.commands import CloseRegistration, EnterPlayer, GrantTicket, RegisterPlayer
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand
from torneo.tournament.prizes.commands import ProposeDeal, SetDealReserve, SetPayouts
from torneo.tournament.seats.commands import FormFinalTable, HaltTable, LockSeat, MovePlayer
from torneo.tournament.structure.commands import ChangePolicies
from torneo.tournament.structure.model import Bounty, Structure, TimeBank
from torneo.tournament.structure.templates import template
from torneo.tournament.timecalls.commands import CallTime, StartTime

Client = Callable[[str], Any]
Journal = tuple[Happened, ...]
#: Commands without a form of their name, and why.
ELSEWHERE = {
    "CommitSeed": "the room commits to a seed by itself before anything is drawn",
    "RevealSeed": "the settings page reveals the seed it keeps: /direccion/ajustes/semilla/",
    "Amend": "worked out and given by the pages of corrections",
    "Undo": "worked out and given by the pages of corrections",
    "CreateEvent": "the wizard: /nuevo/",
    "RegisterPlayer": "the desk: /inscripcion/nuevo/ and the import of players",
    "EnterPlayer": "the desk: /inscripcion/entrar/",
    "IssueSeatCard": "the desk: /inscripcion/tarjeta/",
    "BringHistory": "the sheet of a player's record in other events: /direccion/antecedentes/",
    "ChangeStructure": "the levels of the clock page and the editor of the sheet",
}
#: Sections whose commands have pages of their own, with tests of their own.
OTHER_PAGES = ("rulings", "live_hand", "second_person")
SECTIONS = ("", "reloj/", "fichas/", "burbuja/", "premios/", "disciplina/", "ajustes/", "pendientes/")
#: Moments of an event at which the pages are opened: just before the first of each of these happened.
STOP = (
    "PlayerRegistered", "SeatsDrawn", "SessionStarted", "HandEnded", "BreakEnded",
    "PenaltyGiven", "Arrived", "RegistrationClosed", "BackAtTable", "DealProposed", "PrizePaid",
)  # fmt: skip
FEST = (
    "RebuyTaken", "AddOnTaken", "RoundStarted", "HandForHandEnded", "HeadsConfirmed",
    "CountSigned", "DealVoted", "SuspensionEnded",
)  # fmt: skip
NIGHT = ("EnvelopeOpened", "EventEnded", "FinalTableFormed")
SEATS = ("EventEnded", "PrizePaid")


def _events() -> dict[str, tuple[str, Structure, tuple[str, ...]]]:
    stop, fest, night, seats = (
        template(name).structure for name in ("federation-stop", "pokerfest-2011", "club-night", "satellite")
    )
    mystery = Bounty(kind="mystery", amount=1_000, envelopes={5_000: 2, 1_000: 10})
    return {
        "alcance-parada": ("fcp-2025", replace(stop, time_bank=TimeBank(start=2)), STOP),
        "alcance-fiesta": ("pokerfest-2011", fest, FEST),
        "alcance-sobres": ("torrequebrada", replace(night, bounty=mystery), NIGHT),
        "alcance-satelite": ("tda-2013", seats, SEATS),
    }


def moments(journal: Journal, kinds: tuple[str, ...]) -> Iterator[tuple[str, Journal]]:
    """(kind, the journal up to the act in which it first happened, without it)."""
    for kind in kinds:
        act = next(
            (one for one in recorded(journal) if kind in {type(event).__name__ for event in one.events}), None
        )
        assert act is not None, kind
        yield kind, tuple(one for one in journal if one.seq < act.seq)


def corners() -> Iterator[str]:
    """What no simulated event does: acts of the floor, one after another. Streams to look at."""
    yield from _times_and_seats("alcance-rincones")
    yield from _bubble_and_deal("alcance-burbuja")
    yield from _bounties("alcance-cabezas")
    yield from _put_out("alcance-fuera")
    yield from _wall_clock_moved("alcance-reloj")
    yield from _on_the_way("alcance-llegadas")
    yield from _halted("alcance-parada-corta")


def _times_and_seats(stream: str) -> Iterator[str]:
    session = seated(stream)
    table = state_of(stream).tables[1]
    mistake = ReportToFloor(kind="mistake", table=1, said=100, should=200)
    do(stream, mistake, PauseClock(session=session, why="prueba"))
    do(stream, RegisterPlayer(player="p0", name="Nadia Soler", document="D0", born="1990-01-01"))
    do(stream, GrantTicket(player="p0", ticket="SAT-1"))
    passed_on = {"registration_satellite_seats": {"transferable": True}}
    do(stream, ChangePolicies(policies=passed_on, why="la casa deja pasar las plazas"))
    for one in state_of(stream).tables.values():
        do(stream, *(LockSeat(table=one.number, seat=seat) for seat in one.free))
    do(stream, RegisterPlayer(player="p99", name="Otto Vidal", document="D99", born="1990-01-01"))
    do(stream, EnterPlayer(player="p99", session=session, id_checked=True))
    assert state_of(stream).alternates
    yield stream
    first, caller = table.taken[0], table.seats[table.taken[1] - 1]
    do(stream, ResumeClock(session=session), StartHand(table=1), CallTime(table=1, seat=first, caller=caller))
    yield stream
    do(stream, StartTime(table=1))
    yield stream


def _on_the_way(stream: str) -> Iterator[str]:
    """Two players moved to the same table, not there yet."""
    seated(stream)
    table = state_of(stream).tables[2]
    moved = [table.seats[seat - 1] for seat in table.taken[:2]]
    do(stream, *(MovePlayer(entry=entry, table=1, why="prueba") for entry in moved))
    yield stream


def _halted(stream: str) -> Iterator[str]:
    """Three of a table are gone, and it waits to be filled."""
    seated(stream, "torrequebrada")
    one, *others = state_of(stream).tables[1].taken
    do(stream, *(ReportElimination(table=1, seat=other, beaten_by=(one,)) for other in others[:3]))
    do(stream, HaltTable(table=1, why="corta"))
    yield stream


def _wall_clock_moved(stream: str) -> Iterator[str]:
    seated(stream)
    do(stream, NoteWallClock(offset=3_600_000), by=Actor("Torneo", "system"))
    yield stream


def _bubble_and_deal(stream: str) -> Iterator[str]:
    session = seated(stream, "torrequebrada")
    do(stream, CloseRegistration(session=session, why="prueba"), SetPayouts(places=3, why="prueba"))
    do(stream, StartHandForHand(session=session), NextRound(session=session))
    do(stream, StartHand(table=1), StartHand(table=2), ReportHand(table=1, stacks={}))
    yield stream
    seat = state_of(stream).tables[2].taken[0]
    do(stream, FreezeHand(table=2, all_in={seat: 0}))
    yield stream
    do(stream, RunOut(table=2), ReportHand(table=2, stacks={}))
    do(stream, EndHandForHand(session=session, why="prueba"))
    for number in (1, 2):
        one, *others = state_of(stream).tables[number].taken
        for other in others[:3]:
            do(stream, ReportElimination(table=number, seat=other, beaten_by=(one,)))
    do(stream, FormFinalTable(session=session, table=1))
    one, *others = state_of(stream).tables[1].taken
    do(stream, *(ReportElimination(table=1, seat=other, beaten_by=(one,)) for other in others[:3]))
    yield stream
    do(stream, SetDealReserve(amount=1_000), ProposeDeal(kind="even"))
    yield stream


def _bounties(stream: str) -> Iterator[str]:
    seated(stream, "tda-2013", bounty=Bounty(kind="fixed", amount=500))
    do(stream, ReportElimination(table=1, seat=state_of(stream).tables[1].taken[0]))
    yield stream


def _put_out(stream: str) -> Iterator[str]:
    """A disqualification waits for the end of the hand."""
    seated(stream, "tda-2013")
    do(stream, StartHand(table=1))
    entry = state_of(stream).tables[1].seats[state_of(stream).tables[1].taken[0] - 1]
    do(stream, RecordInfraction(clause="tda-2013/61.2", entry=entry, facts="juego blando"))
    do(stream, GivePenalty(infraction=1, penalty="disqualification", why="prueba"))
    assert state_of(stream).conduct.penalties[0].status == "pending"
    do(stream, ReportHand(table=1, stacks={}))
    yield stream


def state_of(stream: str) -> Tournament:
    from torneo.room.keeping import keeper

    state: Tournament = keeper().state(stream)
    return state


def pages(stream: str, state: Tournament) -> Iterator[str]:
    """Addresses of everything that can be opened now, a few of each sort."""
    base = f"/e/{stream}/direccion/"
    for where in SECTIONS:
        yield base + where
    busy = [one for one in state.tables.values() if one.open]
    busy.sort(key=lambda one: (not one.halted, one.hand is None))
    for table in (*busy[:1], *busy[-1:]):
        yield f"{base}mesa/{table.number}/"
    away = [one for one in state.entries.values() if one.away_since]
    for entry in (*list(state.entries.values())[:1], *state.alive()[:1], *away[:1]):
        yield f"{base}jugador/{entry.number}/"
    for one in [each for each in state.infractions if not each.answer][:1]:
        yield f"{base}infraccion/{one.number}/"
    clause = next(iter(load_book(state.book).clauses))
    yield f"{base}infraccion/nueva/?clause={clause.replace('/', '%2F')}"
    yield f"{base}ajustes/regla/?policy=betting_oversized_chip"
    yield f"{base}asunto/?matter=technical_ruling&about.clause={clause.replace('/', '%2F')}"
    yield f"/e/{stream}/preparar/"
    yield f"/e/{stream}/inscripcion/"
    for player in (*list(state.players)[:1], *(one for one in ("p0",) if one in state.players)):
        yield f"/e/{stream}/inscripcion/jugador/?j={player}"


FORM = re.compile(r"<form\b(?P<head>[^>]*)>(?P<body>.*?)</form>", re.S)
LOOKS = re.compile(r"/direccion/(ver/\w+|estructura|asunto)/|data-ask=")
BUTTON = re.compile(r"<button\b(?P<head>[^>]*)>(?P<text>.*?)</button>", re.S)


def silent(text: str) -> Iterator[str]:
    """Buttons that show something before they act and do not say so."""
    for form in FORM.finditer(text):
        if LOOKS.search(form["head"]):
            for button in BUTTON.finditer(form["body"]):
                shown = re.sub(r"<[^>]+>", "", button["text"]).strip()
                if not re.search(r'disabled|type="button"', button["head"]) and not shown.endswith("…"):
                    yield shown


class Found:
    """Commands found in the pages, and buttons that keep quiet about looking first."""

    def __init__(self, browser: Any) -> None:
        self.browser, self.commands, self.quiet = browser, set[str](), set[str]()

    def look(self, stream: str, state: Tournament) -> None:
        for address in pages(stream, state):
            answer = self.browser.get(address)
            assert answer.status_code == 200, address
            text = answer.content.decode()
            self.commands |= set(re.findall(r"/(?:do|ver|hacer)/(\w+)/", text))
            self.quiet |= {f"{address}: {one}" for one in silent(text)}


@pytest.fixture(scope="module")
def found(client: Client) -> Found:
    found = Found(client("director"))
    for name, (book, structure, kinds) in _events().items():
        run = Run(book=load_book(book), structure=structure, entries=24, seed=3, irregular=0.2)
        outcome = simulate(run)
        assert outcome.finished, outcome.stalled
        for kind, journal in moments(tuple(outcome.director.journal), kinds):
            stream = f"{name}-{kind.lower()}"
            found.look(stream, keep(stream, journal, book))
    begin("alcance-borrador")
    found.look("alcance-borrador", state_of("alcance-borrador"))
    for stream in corners():
        found.look(stream, state_of(stream))
    return found


@pytest.fixture(scope="module")
def client(room: None) -> Client:
    from django.contrib.auth.models import User
    from django.test import Client as Browser

    def signed_in(role: str) -> Any:
        browser = Browser(SERVER_NAME="localhost")
        browser.force_login(
            User.objects.get(username=role), backend="django.contrib.auth.backends.ModelBackend"
        )
        return browser

    return signed_in


def test_every_command_of_people_can_be_given_from_some_page(found: Found) -> None:
    wanted = {
        kind.__name__
        for kind, rule in TOURNAMENT.commands.items()
        if rule.roles - {"system"} and kind.__module__.split(".")[2] not in OTHER_PAGES
    }
    missing = sorted(wanted - found.commands - set(ELSEWHERE))
    assert not missing, ", ".join(missing)


def test_no_exception_is_out_of_date() -> None:
    names = {kind.__name__ for kind in TOURNAMENT.commands}
    assert set(ELSEWHERE) <= names


def test_what_looks_before_it_acts_says_so_with_dots(found: Found) -> None:
    assert found.quiet == set()


def test_the_pages_named_for_the_others_are_there(client: Client) -> None:
    browser = client("director")
    assert "<form" in browser.get("/nuevo/").content.decode()


def test_what_other_events_have_on_record_is_brought(client: Client) -> None:
    browser, clause = client("floor"), next(iter(load_book("fcp-2025").clauses))
    for stream in ("alcance-antes", "alcance-ahora"):
        seated(stream)
    do("alcance-antes", RecordInfraction(clause=clause, entry=1, facts="gritó al crupier"))
    sheet = browser.get("/e/alcance-ahora/direccion/antecedentes/1/").content.decode()
    assert "gritó al crupier" in sheet
    form = re.search(r'name="earlier:json" value="([^"]+)"', sheet)
    assert form is not None
    given = browser.post(
        "/e/alcance-ahora/hacer/BringHistory/",
        {"player": "p1", "earlier:json": html.unescape(form.group(1))},
        headers={"HX-Request": "true"},
    )
    assert given.headers["X-Torneo-Status"] == "200"
    brought = state_of("alcance-ahora").conduct.earlier["p1"]
    assert [one.facts for one in brought if one.event == "alcance-antes"] == ["gritó al crupier"]
    again = browser.get("/e/alcance-ahora/direccion/antecedentes/1/").content.decode()
    assert "BringHistory" not in again
    assert "ya consta aquí" in again
