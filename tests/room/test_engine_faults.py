"""An error of the engine on a page, in the API and in a recorded hand: told as one, logged with the scenario
that brings it about, and nothing changed."""

import logging
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from tests.support.answers import own_name
from tests.support.api import Program
from tests.support.broken_books import lacking
from tests.support.console_event import seated
from tests.support.kept_room import state_of
from tests.support.spots import ASKED, SPOT, TOKEN

from torneo.floor.scenario import load_file, run
from torneo.rulebook import book_ids, load_book

Client = Callable[[str], Any]
COUNT = {"seat": 3, "asks_count_of": 4}
#: A stack nobody else uses, so that no other test has told this hand before.
ODD = {**SPOT, "seats": {**SPOT["seats"], "5": 20_013}}


@pytest.fixture
def broken() -> Iterator[None]:
    """A floor with a fault: whoever asks for a count meets a policy that no book has."""
    with lacking(book_ids(), "betting_exact_count"):
        yield


@pytest.fixture
def event(room: None, request: pytest.FixtureRequest) -> str:
    name = own_name("fallo", request)
    seated(name)
    return name


def posted(browser: Any, where: str, **data: Any) -> Any:
    return browser.post(where, msgspec.json.encode(data), content_type="application/json")


@pytest.mark.usefixtures("broken")
def test_whoever_asks_reads_that_the_program_failed_and_the_log_has_the_scenario(
    client: Client, caplog: pytest.LogCaptureFixture, tmp_path: Any
) -> None:
    with caplog.at_level(logging.ERROR, "torneo.engine"):
        answer = posted(client("public"), "/arbitraje/fcp-2025/jugada/", setup=ODD, steps=[COUNT])
    assert answer.status_code == 500
    assert answer.json()["problem"].startswith("El programa ha fallado al resolver esto: no es una decisión")
    english = posted(client("public"), "/arbitraje/fcp-2025/ver/?lang=en", setup=ODD, steps=[COUNT])
    assert english.json()["problem"].startswith("The program failed while it ruled on this")
    record = next(one for one in caplog.records if one.name == "torneo.engine")
    assert record.exc_info
    assert isinstance(record.exc_info[1], KeyError)
    document = record.getMessage().partition("\n")[2]
    (tmp_path / "fault.yaml").write_text(document, encoding="utf-8")
    (read,) = load_file(tmp_path / "fault.yaml")
    assert run(read).error == "KeyError: 'betting_exact_count'"


@pytest.mark.usefixtures("broken")
def test_a_program_reads_it_too_and_no_ruling_is_given(event: str) -> None:
    floor, before = Program("floor", lang="es"), state_of(event).version
    asked = floor.post("/rule", {"book": "tda-2013", "setup": ODD, "steps": [COUNT]})
    assert (asked.status_code, asked.json()["reason"]) == (500, "engine_failed")
    assert "no es una decisión del reglamento" in asked.json()["detail"]
    given = floor.post(f"/events/{event}/commands/GiveRuling", {"table": 1, "setup": ODD, "steps": [COUNT]})
    assert (given.status_code, given.json()["reason"]) == (500, "engine_failed")
    assert state_of(event).version == before
    assert not state_of(event).rulings


def test_a_hand_being_recorded_goes_on_without_the_act(
    event: str, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealer = client("dealer")
    where = f"/e/{event}/mesa/1/mano/"
    deal = dealer.get(f"{where}ahora/").json()["deal"]
    begun = posted(dealer, f"{where}acto/", hand=deal).json()
    first = begun["shape"]["next"]
    other = next(one["seat"] for one in begun["shape"]["seats"] if one["seat"] != first)
    with monkeypatch.context() as faulty:
        faulty.setattr("torneo.floor.betting.counts.answer", lambda table, act: 1 // 0)
        failed = posted(dealer, f"{where}acto/", hand=deal, steps=[{"seat": other, "asks_count_of": first}])
    assert failed.status_code == 500
    assert failed.json()["problem"].startswith("El programa ha fallado")
    folded = posted(dealer, f"{where}acto/", hand=deal, steps=[{"seat": first, "does": "fold"}]).json()
    assert folded["version"] == begun["version"] + 1


@pytest.mark.usefixtures("broken", "room")
def test_a_hand_on_record_that_the_engine_fails_on_is_left_out_of_pages(
    caplog: pytest.LogCaptureFixture,
) -> None:
    from torneo.room.engine_faults import told_or_none

    with caplog.at_level(logging.ERROR, "torneo.engine"):
        assert told_or_none(load_book("tda-2013"), ODD, [COUNT]) is None
    assert [one.name for one in caplog.records] == ["torneo.engine"]
    assert told_or_none(load_book("tda-2013"), ODD, [{"seat": 9, "does": "fold"}]) is None
    assert len(caplog.records) == 1
    assert told_or_none(load_book("tda-2013"), ODD) is not None


def test_a_form_gets_the_page_of_a_failing_program(
    event: str, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    floor = client("floor")
    posted(floor, f"/e/{event}/arbitraje/anotar/", table=1, call=0, setup=TOKEN, steps=ASKED)
    (asked,) = state_of(event).rulings
    before = state_of(event).version
    fields = {"ruling": "1", "option": asked.outcome.options[0].code, "why": "prueba"}
    floor.raise_request_exception = False
    with monkeypatch.context() as faulty:
        faulty.setattr("torneo.floor.kernel.registry.weigh", lambda table, question, act: 1 // 0)
        page = floor.post(f"/e/{event}/hacer/DecideRuling/", fields)
        told = floor.post(f"/e/{event}/hacer/DecideRuling/", fields, headers={"HX-Request": "true"})
    assert page.status_code == told.status_code == 500
    for answer in (page, told):
        assert "no es una decisión del reglamento" in answer.content.decode()
    assert state_of(event).version == before
    floor.post(f"/e/{event}/hacer/DecideRuling/", fields)
    assert state_of(event).version > before
