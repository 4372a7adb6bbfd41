"""Events to print from: a circuit stop played by bots, at the moments in which its papers are needed, a case,
and a room full of people who have just been given a seat."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from torneo.commission import Case, Evidence, Person, act
from torneo.commission.commands import (
    AppointCommission,
    CloseCase,
    DecideCase,
    FileDefence,
    GiveNotice,
    OpenCase,
    RecordEventEnd,
    RecordExecution,
    SendReport,
)
from torneo.commission.deciding import principles
from torneo.commission.letters import letters
from torneo.paper import case_papers
from torneo.paper.catalogue import DOCUMENTS, Wanted
from torneo.paper.press import png
from torneo.rulebook import LANGS, Book, load_book
from torneo.simulate.director import Director
from torneo.simulate.fit import fitted
from torneo.simulate.plan import DAY, HOUR, first_start, starts_at
from torneo.simulate.runner import Run, simulate, staff_of
from torneo.tournament import Actor, Asked, Command, Happened, Refused, Tournament, evolve
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer
from torneo.tournament.entries.state import Entry
from torneo.tournament.seats.commands import CommitSeed, DrawSeats, OpenTable
from torneo.tournament.structure.commands import CreateEvent, PublishEvent
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.templates import usual_template

_NAMES = (
    "Íñigo Muñoz Peñaranda", "Ana Núñez", "José Ángel Güell i Argüelles", "María Fernanda Ibáñez Londoño",
    "Ñuflo Ordóñez", "Zoé Bergström", "Beatriz de la Concepción Fernández-Villaverde y Sáenz de Tejada",
    "Li Wei", "Álvaro Yáñez", "Concepción Ruiz Gil",
)  # fmt: skip
_FIRST = ("Adrián", "Begoña", "César", "Dídac", "Érika", "Félix", "Gisèle", "Héctor", "Inés", "Julián")
_LAST = ("Cañas", "Duque", "Echeverría", "Fajardo", "Gómez", "Hernández", "Izquierdo", "Jordán", "Zúñiga")
_COUNTRIES = ("CO", "ES", "AR", "MX", "CO", "PE", "CL", "CO", "EC")
_STAFF = ("Marta Ruiz", "Iván Peña", "Lucía Gil", "Óscar Añez", "Nadia Güiza")
_METHODS = {"efectivo": "cash", "transferencia": "transfer"}
_CLUBS = ("Club Ases", "Liga de Antioquia", "", "Peña El Cañón", "")


class Stage(msgspec.Struct, frozen=True):
    """An event at a moment."""

    state: Tournament
    now: int


class Sample(msgspec.Struct, frozen=True):
    """``seated``: play has just begun; ``moving``: a table is being broken; ``bagged``: the day is over;
    ``deal``: players have agreed, or at least been offered, a deal; ``ended``: prizes are paid."""

    book: Book
    seated: Stage
    moving: Stage
    bagged: Stage
    deal: Stage
    ended: Stage


def _name(number: int) -> str:
    if number <= len(_NAMES):
        return _NAMES[number - 1]
    first, last = _FIRST[number % len(_FIRST)], _LAST[number // len(_FIRST) % len(_LAST)]
    return f"{first} {last} {_LAST[(number * 7) % len(_LAST)]}"


def _christened(state: Tournament) -> Tournament:
    """The same event with people as they come to Spanish-speaking rooms."""
    for number, player in enumerate(state.players.values(), 1):
        player.name = _name(number)
        player.country = _COUNTRIES[number % len(_COUNTRIES)]
        player.club = _CLUBS[number % len(_CLUBS)]
    for entry in state.entries.values():
        entry.method = _METHODS.get(entry.method, entry.method)
    for given in state.prizes.deliveries:
        given.method = _METHODS.get(given.method, given.method)
    for role, name in zip(state.staff, _STAFF, strict=False):
        state.staff[role] = name
    for change in state.prizes.changes:
        change.by = _STAFF[0]
    for deal in state.prizes.deals:
        deal.by = _STAFF[0]
    return state


def _sheet(book: str, entries: int) -> Structure:
    sheet = usual_template(book).structure
    if sheet.country == "CO":
        sheet = msgspec.structs.replace(
            sheet, name="Parada Bogotá · Evento 3", venue="Casino de la Cañada, Bogotá"
        )
    return fitted(sheet, entries)


@cache
def sample(book: str = "fcp-2025", entries: int = 60, seed: int = 3) -> Sample:
    """A whole event under a book; the same every time."""
    rules = load_book(book)
    run = Run(book=rules, structure=_sheet(book, entries), entries=entries, seed=seed, irregular=0.02)
    journal = simulate(run).director.journal

    def at(stop: Callable[[Tournament, Happened], bool]) -> Stage:
        state = Tournament()
        for one in journal:
            evolve(state, one)
            if stop(state, one):
                break
        return Stage(_christened(state), state.at)

    def kind(name: str) -> Callable[[Tournament, Happened], bool]:
        return lambda _, one: type(one.event).__name__ == name

    return Sample(
        book=rules,
        seated=at(kind("SessionStarted")),
        moving=at(lambda state, one: sum(not entry.arrived for entry in state.entries.values()) > 4
                  and type(one.event).__name__ == "Moved"),
        bagged=at(kind("StacksBagged")),
        deal=at(lambda state, _: bool(state.prizes.deals) and state.prizes.deals[-1].status == "agreed"),
        ended=at(lambda *_: False),
    )  # fmt: skip


@cache
def case(book: str = "fcp-2025") -> tuple[Case, list[Happened]]:
    """A case from its first notice to the final decision."""
    rules, file, journal = load_book(book), Case(), list[Happened]()
    start = first_start(_sheet("fcp-2025", 60))
    judge, player = Actor(_STAFF[0], "commission"), Actor("p7", "player")
    person = Person(
        name=_NAMES[6], player="p7", entry=7, club=_CLUBS[0], league=_CLUBS[1], contact="p7@example.org"
    )
    ruling = DecideCase(
        outcome="expulsion",
        scope="tournament",
        affects=("ranking_affected",),
        signed=_STAFF[:3],
        principles=principles(rules),
        reasons="Pasar fichas es trampa y la sanción es proporcionada a los hechos.",
    )
    opened = OpenCase(
        id="C-1",
        tournament="parada-bogota",
        person=person,
        charges=("fcp-2025/70.4",),
        occurred=start + HOUR,
        facts="Entregó 12.000 puntos a otro jugador en el pasillo, durante el descanso.",
        event_from=start,
        buy_in=80_000_000,
        currency="COP",
        country="CO",
        utc_offset=-300,
        evidence=(
            Evidence(kind="infraction", ref="3", note="lo vio el floor"),
            Evidence(kind="recording", ref="cámara 4"),
        ),
    )
    steps: tuple[tuple[float, Actor, Command], ...] = (
        (0, Actor(_STAFF[1], "director"), AppointCommission(members=_STAFF[:3], resolution="014 de 2027")),
        (1.1, judge, opened),
        (1.2, judge, GiveNotice(about="charges", channels=("verbal", "electronic"))),
        (2, player, FileDefence(text="Pagaba una deuda y no pensé en el torneo.")),
        (3.5, judge, ruling),
        (3.6, Actor(_STAFF[3], "floor"), RecordExecution(note="fuera de la sala")),
        (3.7, judge, GiveNotice(about="decision", channels=("verbal", "electronic"))),
        (20, judge, SendReport(to="disciplina@federacion.example", reference="C-1")),
        (21, judge, CloseCase()),
        (60, Actor(_STAFF[1], "director"), RecordEventEnd(ended=start + 59 * HOUR)),
    )
    for number, (hours, by, command) in enumerate(steps):
        asked: Asked[Any] = Asked(
            command=command, by=by, at=start + int(hours * HOUR), key=f"sample-{number}"
        )
        answer = act(file, asked, rules)
        assert not isinstance(answer, Refused), answer
        journal += answer
    return file, journal


@cache
def full_room(entries: int = 450, book: str = "fcp-2025") -> tuple[Stage, Book]:
    """So many people at their tables, the first hand about to be dealt."""
    rules = load_book(book)
    sheet = _sheet(book, entries)
    director = Director(rules, 1, first_start(sheet) - DAY)
    director.must(CreateEvent(id="sala-llena", book=book, structure=sheet, staff=staff_of(rules)))
    director.must(PublishEvent())
    session = next(iter(director.state.sessions))
    director.now = starts_at(sheet, session) - HOUR
    director.must(CommitSeed(session=session, commitment=director.new_secret(session)))
    for number in range(1, entries + 1):
        player = f"p{number}"
        director.must(RegisterPlayer(player=player, name=f"{_name(number)}", document=f"D{number:07}",
                                     born="1990-01-15"))  # fmt: skip
        director.must(EnterPlayer(player=player, session=session, id_checked=True, method="transfer"))
    director.must(OpenTable(session=session, table=1, until=-(-entries // sheet.seats_per_table)))
    director.must(DrawSeats(session=session))
    director.now += HOUR
    director.must(StartSession(session=session))
    return Stage(director.state, director.now), rules


#: The moment of the event at which a document is needed.
STAGES = {
    "structure": "seated", "seat_cards": "seated", "receipts": "seated", "tables": "seated",
    "moves": "moving", "counts": "seated", "bags": "bagged", "payouts": "ended", "payments": "ended",
    "deal": "deal", "results": "ended",
}  # fmt: skip
_PPI = 72.0


def sample_link(entry: Entry) -> str:
    return f"https://sala.example.org/j/ejemplo-{entry.number:04}/"


def sample_data() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """(name, template, data) of every document, on every paper, in both languages."""
    event = sample()
    for lang in LANGS:
        for document in DOCUMENTS:
            stage: Stage = getattr(event, STAGES[document.code])
            for size in document.sizes:
                wanted = Wanted(
                    state=stage.state,
                    book=event.book,
                    lang=lang,
                    now=stage.now,
                    size=size,
                    address=sample_link,
                )
                name = document.code.replace("_", "-") + (f"-{size}" if len(document.sizes) > 1 else "")
                yield f"{name}-{lang}", document.code, document.make(wanted)
        file, journal = case()
        facts = {"event": event.ended.state.structure.name, "venue": event.ended.state.structure.venue}
        for which in letters(file, event.book):
            data = case_papers.letter(file, which, event.book, lang, file.at, journal, **facts)
            kind = "case-report" if which == case_papers.REPORT else f"case-notice-{which}"
            yield f"{kind}-{lang}", "case_letter", data


def write_samples(folder: Path) -> Iterator[Path]:
    """The first page of every document as an image."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, template_name, data in sample_data():
        file = folder / f"{name}.png"
        file.write_bytes(png(template_name, data, _PPI)[0])
        yield file
