"""Once is once: keys live in their giver's space, belong to their command, and every form carries one."""

import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.api import Program
from tests.support.console_event import do, seated

from torneo.tournament import Tournament
from torneo.tournament.clock.events import TimeAdded
from torneo.tournament.hands.commands import StartHand

Opens = Callable[[str], Any]
STREAM = "claves"
TEMPLATES = Path(__file__).parents[2] / "src" / "torneo" / "room" / "templates"
HTMX = {"HX-Request": "true"}


@pytest.fixture(scope="module")
def event(room: None) -> str:
    seated(STREAM)
    return STREAM


def state(stream: str = STREAM) -> Tournament:
    from torneo.room.keeping import keeper

    found: Tournament = keeper().state(stream)
    return found


def events_of(stream: str, kind: type) -> list[Any]:
    from torneo.journal.line import Reader
    from torneo.room.keeping import keeper
    from torneo.tournament import TOURNAMENT

    reader = Reader(TOURNAMENT)
    happened = [reader.happened(line) for line in keeper().lines(stream)]
    return [one.event for one in happened if isinstance(one.event, kind)]


def give(browser: Any, name: str, stream: str = STREAM, /, **fields: Any) -> Any:
    return browser.post(f"/e/{stream}/hacer/{name}/", fields, headers=HTMX)


def status(answer: Any) -> str:
    return str(answer.headers.get("X-Torneo-Status", answer.status_code))


def use_up(client: Opens, *keys: str) -> None:
    """Strangers and colleagues use whatever key they can think of first."""
    for number, key in enumerate(keys):
        said = {"kind": "mistake", "table": 1, "said": 1, "should": 2, "about": "x"}
        give(client("public"), "ReportToFloor", key=key, **said)
        person = {"player": f"quien-{number}-{len(state().players)}", "name": f"Quien {number}"}
        assert status(give(client("desk"), "RegisterPlayer", key=key, **person)) == "200"


# ---- in their giver's space ------------------------------------------------------------------------------


def test_nobody_makes_the_result_of_a_recorded_hand_vanish(event: str, client: Opens) -> None:
    dealer = client("dealer")
    base = f"/e/{STREAM}/mesa/1/mano/"
    begun = dealer.get(f"{base}ahora/").json()
    hand = begun["name"]
    own = f"torneo:result:{STREAM}:{hand}"
    use_up(client, f"result-{hand}", own, f"form:1:{own}", "end")
    before = {one.number: one.stack for one in state().entries.values()}
    while begun["shape"]["next"] is not None and not begun["shape"]["over"]:
        step = {"seat": begun["shape"]["next"], "does": "fold"}
        told = {"hand": begun["deal"], "steps": [step], "after": len(begun["acts"])}
        begun = dealer.post(f"{base}acto/", told, content_type="application/json").json()
    ended = dealer.post(f"{base}terminar/", {"name": hand}, content_type="application/json")
    assert ended.status_code == 200, ended.content
    assert state().tables[1].hand is None
    assert before != {one.number: one.stack for one in state().entries.values()}
    again = dealer.post(f"{base}terminar/", {"name": hand}, content_type="application/json")
    assert again.status_code == 200, "a second tap finds it done"
    assert state().tables[1].hands == 1


def test_nobody_makes_a_paid_entry_vanish(room: None, client: Opens) -> None:
    stream = "claves-mesa"
    seated(stream, start=False, players=4)
    desk = client("desk")
    give(client("director"), "RegisterPlayer", stream, player="luz-perez", name="Luz Pérez",
         document="D99", born="1990-01-01")  # fmt: skip
    page = desk.get(f"/e/{stream}/inscripcion/buscar/", {"q": "luz"}, headers=HTMX).content.decode()
    key = re.search(r'name="key" value="([^"]+)"', page)[1]  # type: ignore[index]
    for number, guess in enumerate((key, f"luz-perez-{state(stream).version}")):
        give(client("public"), "ReportToFloor", stream, key=guess, kind="mistake", said=1, should=2)
        colleague = {"player": f"otra-{number}", "name": f"Otra {number}"}
        assert status(give(client("floor"), "RegisterPlayer", stream, key=guess, **colleague)) in (
            "200",
            "403",
        )
        assert status(give(client("director"), "RegisterPlayer", stream, key=guess, **colleague)) in (
            "200",
            "409",
        )
    count = len(state(stream).entries)
    sold = desk.post(f"/e/{stream}/inscripcion/entrar/", {"player": "luz-perez", "key": key}, headers=HTMX)
    assert sold.headers["X-Torneo-Status"] == "200", sold.content.decode()
    assert len(state(stream).entries) == count + 1
    assert state(stream).players["luz-perez"].entries


def test_two_people_with_one_key_are_two_wishes(event: str, client: Opens) -> None:
    before = len(events_of(STREAM, TimeAdded))
    for role in ("director", "floor"):
        for _ in range(2):
            assert status(give(client(role), "AddTime", seconds=60, why="prueba", key="mismo")) == "200"
    assert len(events_of(STREAM, TimeAdded)) == before + 2


def test_strangers_share_no_space(room: None) -> None:
    from django.contrib.auth.models import AnonymousUser
    from django.test import RequestFactory

    from torneo.room.keys import key_of

    def key(cookie: str | None, sent: str) -> str:
        request = RequestFactory().post("/", {"key": sent})
        request.user = AnonymousUser()
        if cookie is not None:
            request.META["CSRF_COOKIE"] = cookie
        return key_of(request)

    assert key("a" * 32, "k") == key("a" * 32, "k")
    assert len({key("a" * 32, "k"), key("b" * 32, "k"), key(None, "k"), key(None, "k")}) == 4
    for sent in ("torneo:seed:1", "form:1:x", "\0" * 300, "ключ", "x" * 300):
        assert key("a" * 32, sent).startswith("guest:")
        assert len(key("a" * 32, sent)) <= 200
        assert key("a" * 32, sent) == key("a" * 32, sent)


# ---- bound to their command ------------------------------------------------------------------------------


def test_another_command_under_a_used_key_is_a_conflict(event: str, client: Opens) -> None:
    director, before = client("director"), len(events_of(STREAM, TimeAdded))
    assert status(give(director, "AddTime", seconds=60, why="prueba", key="una")) == "200"
    for fields in ({"seconds": 120, "why": "prueba"}, {"seconds": 60, "why": "otra"}):
        answer = give(director, "AddTime", key="una", **fields)
        assert status(answer) == "409"
        assert "ya se usó para otra orden" in answer.content.decode()
    assert status(give(director, "StartHand", table=2, key="una")) == "409"
    assert state().tables[2].hand is None
    assert len(events_of(STREAM, TimeAdded)) == before + 1


def test_the_api_tells_a_conflict(event: str) -> None:
    program = Program("director")
    path = f"/events/{STREAM}/commands/AddTime"
    first = program.post(path, {"seconds": 60, "why": "x"}, Idempotency_Key="una")
    again = program.post(path, {"seconds": 60, "why": "x"}, Idempotency_Key="una")
    other = program.post(path, {"seconds": 180, "why": "x"}, Idempotency_Key="una")
    assert (first.status_code, again.json()["repeated"], again.json()["version"]) == (
        200, True, first.json()["version"],
    )  # fmt: skip
    assert (other.status_code, other.json()["reason"]) == (409, "key_conflict")
    assert "another command" in other.json()["detail"]
    line = program.get(f"/events/{STREAM}/journal?after={first.json()['version'] - 1}&limit=1").json()[
        "lines"
    ][0]
    assert line["asked"]["command"] == "AddTime"
    assert line["key"] == f"api:{program.token.pk}:una"


def test_an_undo_sent_twice_takes_one_act_back_and_another_is_a_conflict(event: str) -> None:
    program = Program("director")
    for seconds in (240, 300):
        program.do(STREAM, "AddTime", seconds=seconds, why="x")
    path = f"/events/{STREAM}/undo"
    first = program.post(path, {"why": "error"}, Idempotency_Key="deshacer")
    again = program.post(path, {"why": "error"}, Idempotency_Key="deshacer")
    assert (first.status_code, again.status_code, again.json()["repeated"]) == (200, 200, True)
    assert again.json()["version"] == first.json()["version"]
    other = program.post(path, {"why": "otra cosa"}, Idempotency_Key="deshacer")
    assert (other.status_code, other.json()["reason"]) == (409, "key_conflict")


# ---- every form carries one ------------------------------------------------------------------------------

_FORM = re.compile(r"<form\b((?:[^<>]|\{%.*?%\})*?)>(.*?)(?:</form>|\Z)", re.DOTALL)


def forms() -> list[tuple[str, str]]:
    found = []
    for path in sorted(TEMPLATES.rglob("*.html")):
        for tag, body in _FORM.findall(path.read_text(encoding="utf-8")):
            if 'method="post"' in tag or "hx-post" in tag:
                found.append((f"{path.relative_to(TEMPLATES)}: {' '.join(tag.split())[:80]}", body))
    return found


def test_every_form_that_is_posted_has_a_key_of_its_own() -> None:
    assert len(forms()) > 60
    without = [where for where, body in forms() if "{% key %}" not in body]
    assert not without
    assert not [
        path for path in TEMPLATES.rglob("*.html") if 'name="key"' in path.read_text(encoding="utf-8")
    ]


def test_no_two_forms_of_a_page_share_a_key(event: str, client: Opens) -> None:
    director = client("director")
    for section in ("", "reloj/", "mesas/", "disciplina/", "premios/", "ajustes/"):
        page = director.get(f"/e/{STREAM}/direccion/{section}").content.decode()
        drawn = re.findall(r'name="key" value="([^"]+)"', page)
        assert len(drawn) == len(set(drawn)) >= 1, section
        posted = [body for tag, body in re.findall(r"<form\b([^>]*)>(.*?)</form>", page, re.DOTALL)
                  if 'method="post"' in tag or "hx-post" in tag]  # fmt: skip
        assert all('name="key"' in body for body in posted), section


def test_a_part_drawn_for_everybody_is_the_same_text_for_the_same_version(event: str) -> None:
    from torneo.room.fragments import forget_stream, rendered

    first = rendered(STREAM, "clock_control", "es")
    forget_stream(STREAM)
    assert rendered(STREAM, "clock_control", "es") == first
    assert first[1].count('name="key"') >= 1
    do(STREAM, StartHand(table=2))
    before = set(re.findall(r'name="key" value="([^"]+)"', first[1]))
    after = set(re.findall(r'name="key" value="([^"]+)"', rendered(STREAM, "clock_control", "es")[1]))
    assert not before & after


# ---- one hand, two devices -------------------------------------------------------------------------------


def test_two_dealers_who_tap_next_at_once_skip_no_hand(room: None, client: Opens) -> None:
    stream = "claves-manos"
    seated(stream)
    do(stream, StartHand(table=1))
    dealers = [client("dealer"), client("floor")]
    meet = threading.Barrier(2)
    for number in range(1, 41):
        told: list[str] = []

        def tap(browser: Any, hand: int, told: list[str] = told) -> None:
            from django.db import connections

            meet.wait()
            fields = {"hand": hand, "next": hand + 1, "key": f"k{hand}"}
            told.append(status(browser.post(f"/e/{stream}/mesa/1/crupier/siguiente/", fields, headers=HTMX)))
            connections.close_all()

        taps = [threading.Thread(target=tap, args=(one, number)) for one in dealers]
        for one in taps:
            one.start()
        for one in taps:
            one.join()
        hand = state(stream).tables[1].hand
        assert hand is not None
        assert hand.number == number + 1, told
        assert sorted(told) == ["200", "409"]


def test_a_hand_that_is_over_is_told_in_words(room: None, client: Opens) -> None:
    stream = "claves-mano"
    seated(stream)
    dealer, base = client("dealer"), f"/e/{stream}/mesa/1/crupier/"
    for key in ("a", "a"):  # a double tap is one tap, answered twice
        begun = dealer.post(f"{base}siguiente/", {"hand": 0, "next": 1, "key": key}, headers=HTMX)
        assert status(begun) == "200"
    for key in ("b", "b"):
        moved = dealer.post(f"{base}siguiente/", {"hand": 1, "next": 2, "key": key}, headers=HTMX)
        assert status(moved) == "200"
        assert "Mano 2 en juego" in moved.content.decode()
    late = dealer.post(f"{base}siguiente/", {"hand": 1, "next": 2, "key": "c"}, headers=HTMX)
    assert status(late) == "409"
    assert "La mano 1 de la mesa 1 ya terminó" in late.content.decode()
    for unreadable in ("x", "-1", "2.0", "²", "9" * 30):
        nonsense = {"hand": unreadable, "next": 3, "key": f"n{unreadable}"}
        told = dealer.post(f"{base}siguiente/", nonsense, headers=HTMX)
        assert status(told) == "422", unreadable
        assert "«Mano»" in told.content.decode()
        assert status(dealer.post(f"{base}libre/", {**nonsense, "seat": 1}, headers=HTMX)) == "422"
    assert state(stream).tables[1].hand.number == 2  # type: ignore[union-attr]
    dealt = state(stream).tables[1].hand.dealt  # type: ignore[union-attr]
    fields = {"hand": 1, "next": 2, "seat": dealt[0], "beaten_by": dealt[1], "key": "d"}
    assert status(dealer.post(f"{base}libre/", fields, headers=HTMX)) == "409"
    assert all(state(stream).tables[1].seats[seat - 1] for seat in dealt)
    for _ in range(2):  # and the right hand ends once
        out = dealer.post(f"{base}libre/", {**fields, "hand": 2, "next": 3, "key": "e"}, headers=HTMX)
        assert status(out) == "200", out.content.decode()
    assert state(stream).tables[1].hands == 2
    assert sum(one.status == "out" for one in state(stream).entries.values()) == 1
