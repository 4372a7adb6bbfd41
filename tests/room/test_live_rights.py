"""Who may watch what live, and for how long: accounts that end, drafts, streams of another kind."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from tests.support.console_event import begin, seated
from tests.support.kept_room import signed_in
from tests.support.watching import Browser

from torneo.commission.commands import AppointCommission

STREAM = "en-directo"


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    seated(STREAM)
    return STREAM


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 300))


def hub() -> Any:
    from torneo.room.hub import Hub
    from torneo.room.urls import urlpatterns
    from torneo.room.watching import allowed, shown

    assert urlpatterns  # the pages bring what can be watched
    return Hub(shown, allowed, heartbeat=0.1)


def account(name: str, role: str) -> tuple[Any, Any, str]:
    """A new account, its browser, and the cookie of its session."""
    from django.contrib.auth.models import User
    from django.test import Client

    from torneo.room.who import give_role

    user = User.objects.create_user(name, password="sala-de-prueba")
    give_role(user, role)
    browser = Client(SERVER_NAME="localhost")
    browser.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return user, browser, f"sessionid={browser.cookies['sessionid'].value}"


def signs_out(user: Any, browser: Any) -> None:
    browser.post("/salir/")


def is_closed(user: Any, browser: Any) -> None:
    user.is_active = False
    user.save()


def gets_a_new_password(user: Any, browser: Any) -> None:
    user.set_password("otra-de-prueba")
    user.save()


@pytest.mark.parametrize("ends", [signs_out, is_closed, gets_a_new_password])
def test_a_live_page_ends_with_its_account(stream: str, ends: Any) -> None:
    """It went on sending the console's news to whoever had signed out or been shut out."""
    user, browser, cookie = account("acaba-" + ends.__name__.replace("_", "-"), "floor")

    async def test() -> None:
        live = hub()
        console = Browser(live, f"/live/{stream}", "topics=recent,floor", cookie=cookie)
        await console.reads("event: recent")
        await asyncio.to_thread(ends, user, browser)
        await console.until(lambda: console.over)
        assert "event: dropped\ndata: floor recent\n" in console.said
        await console.task
        again = Browser(live, f"/live/{stream}", "topics=recent,floor", cookie=cookie)
        await again.task
        assert again.status == 403

    run(test())


def test_another_role_watches_what_is_its_own(stream: str) -> None:
    from torneo.room.who import give_role

    user, _, cookie = account("cambia", "floor")

    async def test() -> None:
        page = Browser(hub(), f"/live/{stream}", "topics=recent,clock", cookie=cookie)
        await page.reads("event: recent")
        await asyncio.to_thread(give_role, user, "dealer")
        await page.reads("event: dropped\ndata: recent\n")
        assert not page.over
        await page.leave()

    run(test())


def test_a_draft_is_for_the_staff(room: None) -> None:
    begin("directo-borrador")
    cookie = f"sessionid={signed_in('director').cookies['sessionid'].value}"

    async def test() -> None:
        live = hub()
        stranger = Browser(live, "/live/directo-borrador", "topics=strip,pace")
        await stranger.task
        assert stranger.status == 403
        director = Browser(live, "/live/directo-borrador", "topics=strip,pace", cookie=cookie)
        await director.reads("event: pace")
        await director.leave()

    run(test())


def test_a_stream_of_another_kind_has_its_own_topics(stream: str, caplog: pytest.LogCaptureFixture) -> None:
    """Fragments of an event asked of a case failed for whoever watched it."""
    from torneo.journal.store import StreamHead
    from torneo.room.keeping import keeper
    from torneo.room.pace import now_of
    from torneo.tournament import Actor, Asked

    case = f"{stream}--c1"
    appointed = AppointCommission(members=("Marta", "Iván", "Rosa"), resolution="014")
    begun = Asked(command=appointed, by=Actor("Ana", "director"), at=now_of(stream), key="caso")
    keeper().begin(StreamHead(case, "case", "fcp-2025"), begun)
    cookie = f"sessionid={signed_in('commission').cookies['sessionid'].value}"

    async def test() -> None:
        live = hub()
        stranger = Browser(live, f"/live/{case}", "topics=clock,pace,case")
        await stranger.task
        assert stranger.status == 403
        member = Browser(live, f"/live/{case}", "topics=clock,case,pace", cookie=cookie)
        await member.reads("event: case")
        await member.reads("event: pace")
        assert "event: clock" not in member.said
        await member.leave()

    run(test())
    assert not caplog.records
