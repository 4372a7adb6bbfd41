"""The open door for people without an account: short, rare, and outside the journal until somebody of the
staff takes it in."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from itertools import count
from typing import Any

import pytest
from tests.support.console_event import seated

from torneo.tournament import Tournament

Opens = Callable[[str], Any]
HTMX = {"HX-Request": "true"}
_numbers = count(1)


@pytest.fixture
def stream(room: None) -> Iterator[str]:
    from torneo.room import inbox
    from torneo.room.models import OutsideReport

    name = f"fuera-{next(_numbers)}"
    seated(name)
    for tries in (inbox.by_address, inbox.in_all):
        tries.forget()
    OutsideReport.objects.all().delete()
    yield name
    OutsideReport.objects.all().delete()
    for tries in (inbox.by_address, inbox.in_all):
        tries.forget()


def report(browser: Any, stream: str, **fields: Any) -> Any:
    said = {"kind": "conduct", "table": 1, "accused": "Ana", "facts": "insulta", **fields}
    return browser.post(f"/e/{stream}/hacer/ReportToFloor/", said, headers=HTMX)


def status(answer: Any) -> str:
    return str(answer.headers.get("X-Torneo-Status", answer.status_code))


def state(stream: str) -> Tournament:
    from torneo.room.keeping import keeper

    found: Tournament = keeper().state(stream)
    return found


def test_what_an_outsider_tells_waits_outside_the_journal(stream: str, client: Opens) -> None:
    before = state(stream).version
    answer = report(client("public"), stream, reporter="Ana Directora")
    assert "El floor está avisado." in answer.content.decode()
    assert state(stream).version == before
    box = client("floor").get(f"/e/{stream}/avisos/").content.decode()
    assert "insulta" in box
    assert "Ana Directora" not in box


def test_the_floor_takes_it_in_once_and_it_is_signed_as_it_is(stream: str, client: Opens) -> None:
    from torneo.room.inbox import waiting

    report(client("public"), stream, reporter="Ana Directora")
    (one,) = waiting(stream)
    before = len(state(stream).conduct.reports)
    for role in ("floor", "director"):
        client(role).post(f"/e/{stream}/avisos/{one.pk}/aceptar/", headers=HTMX)
    reports = state(stream).conduct.reports[before:]
    assert [(one.facts, one.reporter) for one in reports] == [("insulta", "alguien sin cuenta (público)")]
    assert waiting(stream) == []


def test_what_is_discarded_never_was(stream: str, client: Opens) -> None:
    from torneo.room.inbox import waiting

    report(client("public"), stream)
    (one,) = waiting(stream)
    before = state(stream).version
    client("floor").post(f"/e/{stream}/avisos/{one.pk}/descartar/", headers=HTMX)
    assert waiting(stream) == []
    assert state(stream).version == before


@pytest.mark.parametrize("role", ["public", "dealer", "desk"])
def test_only_the_floor_and_the_direction_open_the_box(stream: str, client: Opens, role: str) -> None:
    from torneo.room.inbox import waiting

    report(client("public"), stream)
    (one,) = waiting(stream)
    assert client(role).get(f"/e/{stream}/avisos/").status_code in (302, 403)
    client(role).post(f"/e/{stream}/avisos/{one.pk}/aceptar/", headers=HTMX)
    assert [each.pk for each in waiting(stream)] == [one.pk]


def test_reports_from_outside_are_short(stream: str, client: Opens) -> None:
    from torneo.room.inbox import waiting

    answer = report(client("public"), stream, facts="x" * 301)
    assert status(answer) == "422"
    assert "300" in answer.content.decode()
    assert status(report(client("public"), stream, facts="x" * 4_900_000)) in ("422", "413", "400")
    assert waiting(stream) == []


def test_one_address_is_heard_a_few_times_only(stream: str, client: Opens) -> None:
    from torneo.room.inbox import waiting

    answers = [status(report(client("public"), stream)) for _ in range(20)]
    assert answers.count("200") == len(waiting(stream)) == 5
    assert set(answers[5:]) == {"429"}


def test_many_addresses_together_are_heard_a_bounded_number_of_times(stream: str, client: Opens) -> None:
    from torneo.room.inbox import MOST_OF_AN_EVENT, waiting

    answers = []
    for number in range(90):
        browser = client("public")
        browser.defaults["REMOTE_ADDR"] = f"10.0.{number}.7"
        answers.append(status(report(browser, stream)))
    assert answers.count("200") == len(waiting(stream)) == MOST_OF_AN_EVENT
    assert len(client("floor").get(f"/e/{stream}/avisos/").content) < 200_000


def test_what_nobody_took_in_expires(stream: str, client: Opens) -> None:
    from django.utils import timezone

    from torneo.room.inbox import EXPIRES, waiting
    from torneo.room.models import OutsideReport

    report(client("public"), stream)
    OutsideReport.objects.update(at=timezone.now() - EXPIRES - timedelta(minutes=1))
    assert waiting(stream) == []
    report(client("public"), stream)
    assert OutsideReport.objects.count() == 1


def test_staff_report_straight_into_the_journal(stream: str, client: Opens) -> None:
    before = len(state(stream).conduct.reports)
    assert status(report(client("dealer"), stream, reporter="Luz Pérez")) == "200"
    assert state(stream).conduct.reports[before].reporter == "Luz Pérez"


def test_what_cannot_be_is_told_at_once(stream: str, client: Opens) -> None:
    assert status(report(client("public"), stream, table=99)) == "409"
    assert status(report(client("public"), stream, kind="time")) == "403"
