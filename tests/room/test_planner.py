"""The planner's page: a forecast of the sheet, of the running event, what if, stopping; equity on demand."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.support.answers import body
from tests.support.console_event import begin, do, seated

from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.structure.commands import PublishEvent

Client = Callable[[str], Any]


@pytest.fixture(scope="module")
def sheet(room: None) -> str:
    begin("prevision", "tda-2013", guarantee=200_000)
    do("prevision", PublishEvent())
    return "prevision"


@pytest.fixture(scope="module")
def running(room: None) -> str:
    seated("prevision-viva")
    return "prevision-viva"


@pytest.fixture(autouse=True)
def _plain_and_few(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Plain code and few runs: nothing here waits for a compiler."""
    from torneo.room import planning
    from torneo.room.pages import planner_equity

    monkeypatch.setattr(planning, "kernels", lambda: "missing")
    monkeypatch.setattr(planner_equity, "kernels", lambda: "missing")
    monkeypatch.setattr(planning, "PLAIN_RUNS", 12)
    yield
    planning.forget_all()


def forecast_of(client: Client, stream: str, query: str = "", lang: str = "es") -> str:
    """The page once its forecast is there."""
    from torneo.room import planning

    director = client("director")
    first = body(director.get(f"/e/{stream}/plan/?lang={lang}&{query}"))
    assert "{%" not in first
    assert "style=" not in first
    for job in list(planning._jobs.values()):
        assert job.over.wait(60)
    return body(director.get(f"/e/{stream}/plan/parte/?lang={lang}&{query}"))


def test_a_forecast_before_the_start(client: Client, sheet: str) -> None:
    page = forecast_of(client, sheet, "jugadores=20&margen=0")
    assert "Duración prevista" in page
    assert "<svg" in page
    assert "12 torneos simulados" in page
    assert "El garantizado de 2.000 € no se cubre en 100 % de los torneos" in page, "20 entries bring 500 €"
    table = page[page.index("Fichas que hacen falta") :]
    handed = re.search(r'<th scope="row">25</th>\s*<td class="n">(\d+)</td>', table)
    assert handed is not None
    assert int(handed[1]) % 8 == 0, "eight chips of 25 for every entry"
    assert int(handed[1]) >= 160


def test_english_is_complete(client: Client, sheet: str) -> None:
    page = forecast_of(client, sheet, "jugadores=20&margen=0&cambio=minutes%2B5", "en")
    assert "Expected length" in page
    assert "Compared: levels 5 minutes longer" in page
    for spanish in ("Duración", "Fichas", "mitad", "torneos", "Jugadores", "nivel"):
        assert spanish not in page


def test_longer_levels_end_later(client: Client, sheet: str) -> None:
    page = forecast_of(client, sheet, "jugadores=20&margen=0&cambio=minutes%2B5")
    row = re.search(
        r'Fin del torneo</th>\s*<td class="n">(.*?)</td>\s*<td class="n">\s*(?:<strong>)?(.*?)<', page
    )
    assert row is not None
    before, after = (60 * int(h) + int(m or 0) for h, m in (_time(text) for text in row.groups()))
    assert after > before


def _time(text: str) -> tuple[str, str]:
    found = re.match(r"(\d+) h(?: (\d+) min)?", text)
    assert found is not None, text
    return found[1], found[2] or "0"


def test_the_running_event_is_foreseen_from_where_it_stands(client: Client, running: str) -> None:
    """Twelve players, and nobody else is expected: nobody more is sold, and all numbers start at twelve."""
    page = forecast_of(client, running, "jugadores=12&margen=0")
    assert "Fin previsto" in page
    row = re.search(
        r'<tbody>\s*<tr>\s*<th scope="row">[^<]+</th>\s*<td class="n">1</td>\s*<td class="n">(\d+)', page
    )
    assert row is not None
    assert row[1] == "12"


def test_it_is_made_again_when_the_event_has_moved_on(client: Client, running: str) -> None:
    from torneo.room import planning
    from torneo.room.keeping import keeper
    from torneo.room.pace import set_pace
    from torneo.tournament.clock.commands import AnnounceLevel

    forecast_of(client, running, "jugadores=12&margen=0")
    (job,) = planning._jobs.values()
    client("director").get(f"/e/{running}/plan/parte/?jugadores=12&margen=0")
    assert list(planning._jobs.values()) == [job], "nothing has happened: nothing is made again"
    do(running, StartHand(table=1))
    stacks = keeper().state(running).tables[1].hand.stacks
    first, second = list(stacks)[:2]
    lost = {first: stacks[first] - 600, second: stacks[second] + 600}
    do(running, ReportHand(table=1, stacks=lost))
    set_pace(running, keeper().state(running).at + 31 * 60_000, 0)
    do(running, AnnounceLevel(session=next(iter(keeper().state(running).sessions))))
    client("director").get(f"/e/{running}/plan/parte/?jugadores=12&margen=0")
    assert list(planning._jobs.values()) != [job]


def test_it_can_be_stopped(client: Client, sheet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from torneo.room import planning

    monkeypatch.setattr(planning, "PLAIN_RUNS", 100_000)
    monkeypatch.setattr(planning, "_PATIENCE", 600.0)
    director = client("director")
    page = body(director.get(f"/e/{sheet}/plan/?jugadores=200&margen=0"))
    assert "Calculando:" in page
    assert "Parar" in page
    answer = director.post(f"/e/{sheet}/plan/calcular/", {"jugadores": 200, "margen": 0, "parar": 1})
    assert answer.status_code == 302
    (job,) = planning._jobs.values()
    assert job.over.wait(60)
    assert "Parado." in body(director.get(answer["Location"]))


def test_what_cannot_be_changed_any_more_says_why(client: Client, running: str) -> None:
    page = body(client("director").get(f"/e/{running}/plan/?jugadores=12"))
    assert re.search(
        r"disabled>\s*la mitad más de fichas\s*</button>\s*<small[^>]*>el torneo ya ha empezado", page
    )


def test_senseless_numbers_are_told(client: Client, sheet: str) -> None:
    page = forecast_of(client, sheet, "jugadores=1000000")
    assert "jugadores: de 2 a 30000, y se dio 1000000" in page
    assert "out of" not in page


def test_it_is_for_the_direction(client: Client, sheet: str) -> None:
    for role in ("floor", "desk", "dealer", "commission"):
        assert client(role).get(f"/e/{sheet}/plan/").status_code == 403
    assert client("public").get(f"/e/{sheet}/plan/").status_code == 302
    assert client("operations").get(f"/e/{sheet}/plan/").status_code == 200
    assert client("director").get("/e/no-hay/plan/").status_code == 404
    assert f'href="/e/{sheet}/plan/"' in body(client("director").get(f"/e/{sheet}/direccion/"))
    assert f'href="/e/{sheet}/plan/"' not in body(client("floor").get(f"/e/{sheet}/direccion/"))


def test_equity_on_demand(client: Client) -> None:
    page = body(client("public").get("/equidad/?mano=AhKh&mano=QsQd&mesa=2h7hTd"))
    assert "54,44 %" in page
    assert "45,56 %" in page
    assert "990 repartos: todos los posibles." in page
    page = body(client("public").get("/equidad/?lang=en&mano=AhKh&mano=QsQd&mesa=2h7hTd"))
    assert "54.44 %" in page
    assert "repartos" not in page


def test_strangers_get_one_equity_at_a_time_and_the_staff_another(client: Client) -> None:
    """Sixteen at once took every thread that answers strangers, and the processor, for seconds each."""
    from torneo.room.pages.planner_equity import staff, strangers

    asked = "/equidad/?mano=AhKh&mano=QsQd&mesa=2h7hTd"
    with strangers:
        busy = client("public").get(asked)
        assert (busy.status_code, busy.headers["Retry-After"]) == (429, "3")
        told = busy.content.decode()
        assert "la pregunta de otra persona" in told
        assert 'value="AhKh"' in told, "what was typed is still there"
        assert client("public").get("/equidad/").status_code == 200
        assert "54,44 %" in body(client("dealer").get(asked))
    with staff:
        assert client("director").get(asked).status_code == 429
        assert "54,44 %" in body(client("public").get(asked))
    assert "54,44 %" in body(client("director").get(asked))
    assert client("public").get("/equidad/?mano=AhKh&mano=ZZ").status_code == 200
    assert "54,44 %" in body(client("public").get(asked)), "a question that makes no sense keeps no place"


def test_equity_is_quick_without_compiled_code(client: Client) -> None:
    """Two hands before the flop: random deals with their error, and a word about why."""
    page = body(client("public").get("/equidad/?mano=AcAs&mano=random&mano=KhKd"))
    assert "8.000 repartos al azar." in page
    assert "esta vez con menos repartos" in page
    assert re.search(r"± \d", page)


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("mano=AhKh", "Hacen falta al menos dos manos."),
        ("mano=AhKh&mano=AhQd", "Repetidas: A♥."),
        ("mano=AhKh&mano=ZZ", "No se entiende «ZZ»"),
        ("mano=AhKh&mano=QsQd&mesa=2h7h", "tres, cuatro o cinco cartas, y hay 2"),
        ("mano=AhKhQh&mano=QsQd", "tiene 2 cartas, y hay 3"),
        ("mano=AhKh&mano=QsQd&juego=nada", "No hay juego «nada»."),
        ("juego=razz&mano=AhKh3d&mano=QsQd4c&mesa=2h7hTd", "no tiene cartas comunes"),
        ("juego=plo&mano=AKs&mano=QsQd4c5c", "los rangos son para hold&#x27;em"),
    ],
)
def test_equity_says_what_is_wrong(client: Client, query: str, told: str) -> None:
    page = body(client("public").get(f"/equidad/?{query}"))
    assert told in page
    assert 'role="alert"' in page
