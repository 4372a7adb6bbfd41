"""The living demonstration: a whole event through the room's own commands, whatever a visitor does."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from torneo.rulebook import book_ids, load_book
from torneo.tournament import Actor, Refused, problems, todo
from torneo.tournament.structure.lint import lint
from torneo.writing import money

BOOKS = book_ids()
STEP = 20_000
DIRECTOR = Actor("Visita", "director")
_PATIENCE = 300.0


class Played:
    """A demonstration event without the wall clock: ``go`` plays until something holds."""

    def __init__(self, stream: str, book: str = "fcp-2025", entries: int = 20, seed: int = 3) -> None:
        from torneo.room.demo.event import DemoEvent

        self.stream = stream
        begin = 1_800_000_000_000
        self.event = DemoEvent(stream, load_book(book), entries, seed, 1, begin)

    @property
    def state(self) -> Any:
        from torneo.room.keeping import keeper

        return keeper().state(self.stream)

    def go(self, until: Callable[[Any], bool], rounds: int = 3_000) -> Any:
        for _ in range(rounds):
            if until(self.state):
                return self.state
            self.rounds(1)
        raise AssertionError(f"not reached: level {self.event.level}, {len(self.state.alive())} left")

    def rounds(self, count: int) -> None:
        from torneo.room.pace import now_of, set_pace

        for _ in range(count):
            set_pace(self.stream, now_of(self.stream) + STEP, 0)
            self.event.go_on(hurry=True)

    def dues(self) -> list[Any]:
        from torneo.room.keeping import keeper
        from torneo.room.pace import now_of

        return todo(self.state, now_of(self.stream), keeper().book(self.stream))

    def visitor(self, command: Any) -> Any:
        from torneo.room.keeping import give

        return give(self.stream, command, DIRECTOR)


def hands(state: Any) -> int:
    return sum(table.hands for table in state.tables.values())


def test_a_whole_event_to_its_prizes(room: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """With more trouble at the tables than usual, so that there is some of each."""
    from torneo.room.demo import tables

    for name, share in (("IRREGULAR", 0.15), ("MISCONDUCT", 0.1), ("REPORTS", 0.1)):
        monkeypatch.setattr(tables, name, share)
    from torneo.journal.kinds import KINDS
    from torneo.journal.line import Reader
    from torneo.room.keeping import keeper, seed_of

    played = Played("demo-whole", entries=20)
    state = played.go(lambda state: state.phase == "ended")
    while played.event.settle():
        pass
    state = played.state
    assert problems(state) == []
    assert len(state.alive()) == 1
    assert sum(one.amount for one in state.prizes.deliveries) == state.prizes.fund.prizes
    assert state.sessions["1"].seed == seed_of("demo-whole", "1")
    reader = Reader(KINDS["tournament"].decider)
    kinds = [type(reader.happened(line).event).__name__ for line in keeper().lines("demo-whole")]
    wanted = {
        "Entered", "SeatsDrawn", "Moved", "TableClosed", "LevelStarted", "BreakStarted", "Decided",
        "InfractionRecorded", "PenaltyGiven", "Reported", "FinalTableFormed", "PayoutsSet", "PrizePaid",
        "EventEnded", "SeedRevealed",
    }  # fmt: skip
    assert wanted <= set(kinds)
    actors = {line.actor for line in keeper().lines("demo-whole")}
    assert actors <= {"Bot", "Torneo"}


@pytest.mark.parametrize("book", BOOKS)
def test_every_book_has_a_demonstration(room: None, book: str) -> None:
    """Entries, draw, start and the first hands, some people late and the sheet accepted by the book."""
    played = Played(f"demo-{book}", book, entries=18)
    state = played.go(lambda state: hands(state) >= 8)
    assert state.phase == "running"
    assert problems(state) == []
    assert len(state.open_tables("1")) >= 2


def test_sixty_are_seated_and_at_level_three_before_anybody_looks(room: None) -> None:
    from torneo.room.demo.show import Show

    show = Show(load_book("fcp-2025"), 60, 0, name="quick")
    show.start()
    try:
        assert show.ready.wait(_PATIENCE)
        event = show.event
        assert event is not None
        assert event.level >= 3
        assert len(event.director.state.alive()) >= 48
    finally:
        show.stop()


def test_nobody_waits_for_a_machine_that_gets_there_slowly(
    room: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However far it got in the time it has, a demonstration that runs is shown."""
    from torneo.room.demo import show as shown

    monkeypatch.setattr(shown, "_PATIENCE", 0.0)
    show = shown.Show(load_book("fcp-2025"), 60, 1, name="slow")
    show.start()
    try:
        assert show.ready.wait(_PATIENCE)
        event = show.event
        assert event is not None
        assert event.level < 3
    finally:
        show.stop()


def test_proposals_left_to_the_visitor_wait_for_the_visitor(room: None) -> None:
    """Nobody breaks a table until the visitor accepts it; then play goes on."""
    from torneo.tournament.seats.commands import BreakTable

    played = Played("demo-visitor", entries=24)
    played.go(lambda state: bool(state.sessions["1"].registration_closed_at))
    played.event.auto = False

    def wanted() -> list[Any]:
        return [due for due in played.dues() if due.must and isinstance(due.command, BreakTable)]

    def accept_the_rest() -> None:
        """Everything but the break is accepted as a director would: a level, the end of a pause."""
        for due in played.dues():
            if not isinstance(due.command, BreakTable):
                played.visitor(due.command)

    def asked_for(state: Any) -> bool:
        found = wanted()
        accept_the_rest()
        return bool(found)

    def goes_on(state: Any) -> bool:
        accept_the_rest()
        return hands(state) > before

    played.go(asked_for)
    table = wanted()[0].command.table
    played.rounds(10)
    assert played.state.tables[table].open
    assert played.state.tables[table].hand is None
    before = hands(played.state)
    assert not isinstance(played.visitor(wanted()[0].command), Refused)
    assert not played.state.tables[table].open
    played.go(goes_on)


def test_bots_go_on_whatever_a_visitor_does(room: None) -> None:
    """Hands cancelled under their eyes, a player moved, the clock stopped, a newcomer nobody knows."""
    from torneo.tournament.clock.commands import PauseClock, ResumeClock
    from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer
    from torneo.tournament.hands.commands import CancelHand

    played = Played("demo-meddled", entries=18)
    state = played.go(lambda state: hands(state) >= 4 and any(t.hand for t in state.tables.values()))
    busy = next(table for table in state.tables.values() if table.hand)
    assert not isinstance(played.visitor(CancelHand(table=busy.number, why="visita")), Refused)
    played.visitor(RegisterPlayer(player="visita", name="Visita", document="V1", born="1980-01-01"))
    assert not isinstance(played.visitor(EnterPlayer(player="visita", id_checked=True)), Refused)
    done = hands(played.state)
    played.go(lambda state: hands(state) > done + 4)
    assert not isinstance(played.visitor(PauseClock(why="visita")), Refused)
    played.rounds(20)
    assert not isinstance(played.visitor(ResumeClock()), Refused)
    done = hands(played.state)
    played.go(lambda state: hands(state) > done + 4)
    assert problems(played.state) == []


def test_an_event_left_behind_goes_on_where_it_was(room: None) -> None:
    played = Played("demo-kept", entries=18)
    done = hands(played.go(lambda state: hands(state) >= 4))
    again = Played("demo-kept", entries=18)
    assert again.state.phase == "running"
    assert hands(again.go(lambda state: hands(state) > done + 4)) > done
    assert problems(again.state) == []


# ---- pages ---------------------------------------------------------------------------------------------


@pytest.fixture
def show(room: None) -> Iterator[Any]:
    """A demonstration that stands still, with its accounts."""
    from django.contrib.auth.models import User

    from torneo.room.demo import announce, end_show
    from torneo.room.demo.accounts import make_accounts
    from torneo.room.demo.event import DemoEvent
    from torneo.room.demo.show import Show

    known = set(User.objects.values_list("pk", flat=True))
    make_accounts()
    show = announce(Show(load_book("fcp-2025"), 18, 20, name="shown"))
    show.event = DemoEvent("shown-1", show.book, 18, 1, 1, 1_800_000_000_000)
    show.ready.set()
    yield show
    end_show()
    User.objects.exclude(pk__in=known).delete()


def test_start_page_says_what_to_open_and_with_which_account(show: Any, client: Callable[[str], Any]) -> None:
    page = client("public").get("/").content.decode()
    for address in (
        "/e/shown-1/direccion/",
        "/e/shown-1/inscripcion/",
        "/e/shown-1/pantalla/",
        "/e/shown-1/",
    ):
        assert address in page
    for account in ("direccion", "caja", "floor", "torneo-demo"):
        assert f"<code>{account}</code>" in page
    assert "Entrar como dirección" in page
    work, watch = page.index("Para llevar el torneo"), page.index("Para mirar y jugar")
    assert work < page.index("Entrar como comisión") < watch < page.index("Abrir la pantalla")
    assert page.count("/e/shown-1/direccion/") == 1  # its doors are above, not once more among the events
    english = client("public").get("/?lang=en").content.decode()
    assert "Enter as director" in english
    assert "Entrar como" not in english


def test_start_page_links_a_player_who_is_still_in(show: Any, client: Callable[[str], Any]) -> None:
    assert "/j/" not in client("public").get("/").content.decode()  # nobody has a seat yet
    played = Played("shown-1", entries=18)
    played.go(lambda state: state.phase == "running")
    page = client("public").get("/").content.decode()
    link = re.search(r"/j/[^/]+/", page)
    assert link is not None
    assert link.group() in client("public").get("/").content.decode()  # the same one as long as he is in
    assert client("public").get(link.group()).status_code == 200


def test_start_page_leads_to_what_needs_no_event(client: Callable[[str], Any]) -> None:
    page = client("public").get("/").content.decode()
    for address in ("/libros/", "/arbitraje/", "/equidad/", "/api/"):
        assert f'href="{address}"' in page
        assert client("public").get(address).status_code == 200


def test_one_tap_signs_in(show: Any, client: Callable[[str], Any]) -> None:
    browser = client("public")
    answer = browser.post("/demo/entrar/", {"role": "desk", "next": "/e/shown-1/"})
    assert (answer.status_code, answer.headers["Location"]) == (302, "/e/shown-1/")
    assert "Sofía Lara" in browser.get("/").content.decode()
    away = browser.post("/demo/entrar/", {"role": "desk", "next": "https://example.org/"})
    assert away.headers["Location"] == "/"
    assert browser.post("/demo/entrar/", {"role": "operations"}).status_code == 404


def test_only_the_director_sets_the_pace(show: Any, client: Callable[[str], Any]) -> None:
    from torneo.room.pace import speed_of

    assert client("public").post("/demo/velocidad/", {"speed": "60"}).status_code == 302
    assert client("desk").post("/demo/velocidad/", {"speed": "60"}).status_code == 403
    assert client("desk").post("/demo/propuestas/", {"auto": "0"}).status_code == 403
    assert (show.told().speed, show.told().auto) == (20, True)
    director = client("director")
    director.post("/demo/velocidad/", {"speed": "60"})
    assert speed_of("shown-1") == 60
    director.post("/demo/velocidad/", {"speed": "1000000"})
    assert show.told().speed == 60
    director.post("/demo/velocidad/", {"speed": "0"})
    assert speed_of("shown-1") == 0
    assert 'data-speed="0' in director.get("/").content.decode()
    director.post("/demo/propuestas/", {"auto": "0"})
    assert show.told().auto is False
    assert show.event.auto is False


def test_a_real_room_has_nothing_of_the_demonstration(client: Callable[[str], Any]) -> None:
    for role in ("public", "director"):
        page = client(role).get("/").content.decode()
        assert "torneo-demo" not in page
        assert "/demo/" not in page
    for address in ("/demo/velocidad/", "/demo/propuestas/", "/demo/entrar/"):
        assert client("director").post(address, {"role": "director", "speed": "1"}).status_code == 404


@pytest.mark.parametrize("book", ["fcp-2025", "pokerfest-2011", "tda-2013"])
@pytest.mark.parametrize(
    ("currency", "price"), [("EUR", "200 €"), ("COP", "800.000 COP"), ("CLP", "200.000 CLP")]
)
def test_the_demonstration_is_held_in_the_currency_asked_for(book: str, currency: str, price: str) -> None:
    from torneo.room.demo.sheet import demo_sheet

    sheet = demo_sheet(load_book(book), 30, 1_800_000_000_000, 1, currency)
    own = demo_sheet(load_book(book), 30, 1_800_000_000_000, 1)
    assert sheet.currency == currency
    if currency == own.currency:
        assert sheet == own
    if book != "tda-2013":
        assert money(sheet.entry_price, currency, "es").replace("\xa0", " ") == price
    assert sheet.entry_price * own.payout.rounding == own.entry_price * sheet.payout.rounding
    wrong = [[one for one in lint(of, load_book(book)) if one.severity == "error"] for of in (sheet, own)]
    assert wrong[0] == wrong[1]
