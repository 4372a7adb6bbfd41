"""The hub by itself: pictures in order, faults that hurt nobody else, rights that end, deaf watchers."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import pytest
from tests.support.watching import Browser, ids

from torneo.room.asking import Scope
from torneo.room.hub import Hub
from torneo.room.walls.limits import limits
from torneo.room.watcher import MOST_PARTS, Part, Watcher, parts_asked, picture
from torneo.rulebook import Lang

Wanted = Sequence[tuple[str, Lang]]


def everything(_: Scope, parts: frozenset[Part]) -> frozenset[Part]:
    return parts


class Board:
    """Streams with a version each; rendering may be held up, and may fail."""

    def __init__(self) -> None:
        self.versions: dict[str, int] = {}
        self.slow: dict[int, threading.Event] = {}
        self.fails: set[str] = set()
        self.looks: list[str] = []

    def render(self, stream: str, wanted: Wanted) -> dict[tuple[str, Lang], tuple[int, str]]:
        version = self.versions.get(stream, 1)
        self.looks.append(f"{stream} {version}")
        if version in self.slow:
            self.slow[version].wait()
        for topic, _ in wanted:
            if topic in self.fails or stream in self.fails:
                raise AttributeError(topic)
        return {(topic, lang): (version, f"{stream} {topic} {lang} {version}") for topic, lang in wanted}


def run(test: Callable[[Board], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(Board()), 300))


# ---- in order -----------------------------------------------------------------------------------------


def test_a_picture_never_goes_back_in_time() -> None:
    """The first picture is slow and the second ready long before it: the page was left with the first."""

    async def test(board: Board) -> None:
        hub = Hub(board.render, everything)
        page = Browser(hub, "/live/copa", "topics=clock")
        await page.reads("copa clock es 1")
        board.slow[2] = threading.Event()
        board.versions["copa"] = 2
        hub.ring("copa")
        while "copa 2" not in board.looks:
            await asyncio.sleep(0)
        board.versions["copa"] = 3
        hub.ring("copa")
        await asyncio.sleep(0.1)  # a second rendering beside the first would be done by now
        board.slow[2].set()
        await page.reads("copa clock es 3")
        assert ids(page.said) == sorted(ids(page.said))
        assert ids(page.said)[-1] == 3
        await page.leave()

    run(test)


def test_an_older_picture_is_dropped() -> None:
    async def test(_: Board) -> None:
        clock = Part("copa", "es", "clock")
        one = Watcher({}, frozenset({clock}), False)
        for version in (3, 2, 4):
            one.tell(clock, picture(version, f"v{version}"))
        assert one.take() == b"id: 4\nevent: clock\ndata: v4\n\n"
        one.tell(clock, picture(3, "v3"))
        one.tell(clock, picture(5, "v4"))  # the same again
        assert one.take() == b""

    run(test)


def test_rings_while_it_is_rendered_are_one_more_rendering() -> None:
    async def test(board: Board) -> None:
        hub = Hub(board.render, everything)
        page = Browser(hub, "/live/copa", "topics=clock")
        await page.reads("es 1")
        board.slow[2] = threading.Event()
        board.versions["copa"] = 2
        hub.ring("copa")
        while "copa 2" not in board.looks:
            await asyncio.sleep(0)
        for _ in range(20):
            hub.ring("copa")
        await asyncio.sleep(0)
        board.versions["copa"] = 3
        board.slow[2].set()
        await page.reads("es 3")
        assert board.looks.count("copa 3") == 1
        await page.leave()

    run(test)


# ---- faults -------------------------------------------------------------------------------------------


def test_a_topic_that_fails_hurts_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def test(board: Board) -> None:
        hub = Hub(board.render, everything)
        board.fails = {"seats"}
        good, bad = (
            Browser(hub, "/live/copa", "topics=clock"),
            Browser(hub, "/live/copa", "topics=seats,strip"),
        )
        await good.reads("copa clock es 1")
        await bad.reads("copa strip es 1")
        board.versions["copa"] = 2
        hub.ring("copa")
        await good.reads("copa clock es 2")
        await bad.reads("copa strip es 2")
        board.fails = set()
        hub.ring("copa")
        await bad.reads("copa seats es 2")
        for one in (good, bad):
            await one.leave()

    run(test)
    assert len([one for one in caplog.records if "seats" in one.getMessage()]) == 1


def test_a_stream_that_fails_hurts_no_other() -> None:
    async def test(board: Board) -> None:
        hub = Hub(board.render, everything)
        board.fails = {"broken"}
        page = Browser(hub, "/live/", "w=broken:es:clock&w=copa:en:clock")
        await page.reads("copa clock en 1")
        board.versions |= {"copa": 2, "broken": 2}
        board.fails = set()
        hub.ring("broken")
        hub.ring("copa")
        await page.reads("broken clock es 2")
        await page.reads("copa clock en 2")
        await page.leave()

    run(test)


# ---- many tabs on one connection ----------------------------------------------------------------------


def test_one_connection_watches_many_streams_in_both_languages() -> None:
    async def test(board: Board) -> None:
        hub = Hub(board.render, everything)
        page = Browser(hub, "/live/", "w=copa:es:clock,pace&w=copa:en:clock&w=copa--m1:es:hand_bell")
        await page.reads(
            "event: watching\ndata: copa:en:clock copa:es:clock copa:es:pace copa--m1:es:hand_bell\n"
        )
        await page.reads("event: copa:es:clock\ndata: copa clock es 1\n")
        await page.reads("event: copa:en:clock\ndata: copa clock en 1\n")
        await page.reads("event: copa--m1:es:hand_bell\n")
        assert sorted(hub.streams()) == ["copa", "copa--m1"]
        await page.leave()
        assert hub.streams() == []

    run(test)


def test_nobody_watches_more_than_a_browser_full_of_tabs() -> None:
    many = "&".join(f"w=s{stream}:es:{','.join(f't{topic}' for topic in range(50))}" for stream in range(99))
    parts, named = parts_asked({"path": "/live/", "query_string": many.encode()})
    assert named
    assert len(parts) == MOST_PARTS
    for odd in ("w=", "w=copa", "w=:::::", "w=copa:xx:", ""):
        parts_asked({"path": "/live/", "query_string": odd.encode()})


# ---- rights -------------------------------------------------------------------------------------------


def test_rights_are_looked_at_again() -> None:
    async def test(board: Board) -> None:
        closed: set[str] = set()

        def allow(_: Scope, parts: frozenset[Part]) -> frozenset[Part]:
            return frozenset(part for part in parts if part.topic not in closed)

        hub = Hub(board.render, allow, heartbeat=0.05)
        staff = Browser(hub, "/live/copa", "topics=recent,clock")
        desk = Browser(hub, "/live/copa", "topics=recent")
        await staff.reads("copa recent es 1")
        await desk.reads("copa recent es 1")
        closed.add("recent")
        await staff.reads("event: dropped\ndata: recent\n")
        await desk.until(lambda: desk.over)
        await desk.task
        board.versions["copa"] = 2
        hub.ring("copa")
        await staff.reads("copa clock es 2")
        assert "copa recent es 2" not in staff.said + desk.said
        assert (await refused(hub, "topics=recent")).status == 403
        await staff.leave()

    async def refused(hub: Hub, query: str) -> Browser:
        page = Browser(hub, "/live/copa", query)
        await page.task
        return page

    run(test)


def test_rights_that_cannot_be_looked_at_stay() -> None:
    """The database is away for a moment."""

    async def test(board: Board) -> None:
        away: list[bool] = []

        def allow(_: Scope, parts: frozenset[Part]) -> frozenset[Part]:
            if away:
                away.append(True)
                raise ConnectionError
            return parts

        hub = Hub(board.render, allow, heartbeat=0.02)
        page = Browser(hub, "/live/copa", "topics=clock")
        await page.reads("es 1")
        away.append(True)
        while len(away) < 3:
            await asyncio.sleep(0.01)
        board.versions["copa"] = 2
        hub.ring("copa")
        await page.reads("es 2")
        await page.leave()

    run(test)


# ---- too many, too slow -------------------------------------------------------------------------------


def test_who_does_not_read_keeps_one_picture_of_each_part() -> None:
    async def test(board: Board) -> None:
        hub = Hub(board.render, everything)
        deaf, page = Browser(hub, "/live/copa", "topics=clock"), Browser(hub, "/live/copa", "topics=clock")
        await deaf.reads("es 1")
        deaf.deaf.clear()
        for version in range(2, 8):
            board.versions["copa"] = version
            hub.ring("copa")
            await page.reads(f"es {version}")
        deaf.deaf.set()
        await deaf.reads("es 7")
        assert len(ids(deaf.said)) <= 3
        for one in (deaf, page):
            await one.leave()

    run(test)


def test_live_pages_of_one_address_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORNEO_WATCHERS_PER_ADDRESS", "3")
    monkeypatch.setenv("TORNEO_WATCHERS", "5")
    limits.cache_clear()

    async def test(board: Board) -> None:
        hub = Hub(board.render, everything)

        async def opened(client: str) -> Browser:
            page = Browser(hub, "/live/copa", "topics=clock", client)
            await page.until(lambda: "es 1" in page.said or page.over)
            return page

        one = [await opened("10.0.0.1") for _ in range(4)]
        assert [page.status for page in one] == [200, 200, 200, 503]
        two = [await opened("10.0.0.2") for _ in range(3)]
        assert [page.status for page in two] == [200, 200, 503]
        own = await opened("127.0.0.1")
        assert own.status == 200
        await one[0].leave()
        again = await opened("10.0.0.1")
        assert again.status == 200
        for page in (*one[1:3], *two[:2], own, again):
            await page.leave()

    try:
        run(test)
    finally:
        limits.cache_clear()
