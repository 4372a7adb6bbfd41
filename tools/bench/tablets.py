"""Dealers' tablets at work: each tells what happened at its table and waits for the ruling, while every page
is live."""

import asyncio
import http.client
import random
import threading
import time
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

import msgspec

from tools.bench.watchers import Crowd

#: Seconds between two acts of a tablet, on average: far more often than anything irregular happens.
PAUSE = 5.0


def rulings(
    stream: str, connect: Callable[[], http.client.HTTPConnection], headers: dict[str, str], tablets: int,
    acts: int,
) -> list[float]:  # fmt: skip
    """Seconds each of ``tablets`` x ``acts`` reports took from tap to answer."""
    setups = list(_setups(stream))
    spent: list[float] = []
    faults: list[str] = []
    threads = [
        threading.Thread(target=_tablet, args=(stream, connect, headers, setups, number, acts, spent, faults))
        for number in range(tablets)
    ]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    if faults:
        raise RuntimeError(faults[0])
    return spent


async def live_rulings(
    stream: str, port: int, connect: Callable[[], http.client.HTTPConnection], headers: dict[str, str],
    tablets: int, acts: int,
) -> list[float]:  # fmt: skip
    """The same with the live parts of every tablet open."""
    watched = f"/live/{stream}?topics=strip,dealer_bell,pace&lang=es"
    pages = Crowd("127.0.0.1", port, watched, headers["Cookie"])
    await pages.grow(tablets)
    try:
        return await asyncio.to_thread(rulings, stream, connect, headers, tablets, acts)
    finally:
        await pages.close()


def _setups(stream: str) -> Iterator[tuple[int, dict[str, Any], str]]:
    """Every table with the spot its tablet starts from, and the deal it is of."""
    from torneo.room.keeping import keeper
    from torneo.tournament.hands.meant import deal_name
    from torneo.tournament.live_hand.spot import setup_of

    state, book = keeper().state(stream), keeper().book(stream)
    for table in state.tables.values():
        setup = setup_of(state, table.number, book) if table.open else {}
        if setup:
            yield table.number, setup, deal_name(table)


def _tablet(
    stream: str, connect: Callable[[], http.client.HTTPConnection], headers: dict[str, str],
    setups: list[tuple[int, dict[str, Any], str]], number: int, acts: int, spent: list[float],
    faults: list[str],
) -> None:  # fmt: skip
    """One dealer: hands of a few acts each, the stacks never twice the same."""
    draw = random.Random(number)
    table, setup, deal = setups[number]
    path = f"/e/{stream}/mesa/{table}/mano/acto/"
    connection = connect()
    time.sleep(draw.uniform(0, 2 * PAUSE))
    told: list[dict[str, Any]] = []
    hand = _dealt(setup, draw)
    for act in range(acts):
        if len(told) == 4:
            told, hand = [], _dealt(setup, draw)
        told.append(_act(hand, len(told), draw))
        body = msgspec.json.encode(
            {"setup": hand, "steps": told, "key": f"bench-{number}-{act}", "hand": deal}
        )
        start = perf_counter()
        connection.request("POST", path, body, {**headers, "Content-Type": "application/json"})
        answer = connection.getresponse()
        text = answer.read()
        spent.append(perf_counter() - start)
        if answer.status != 200:
            faults.append(f"{path}: {answer.status} {text[:300]!r} {told}")
            return
        connection.request("GET", path.replace("mano/acto/", "crupier/parte/"), headers=headers)
        connection.getresponse().read()  # its table has changed
        connection.close()  # as a browser does that has nothing to ask for some seconds
        time.sleep(draw.uniform(0, 2 * PAUSE))


def _dealt(setup: dict[str, Any], draw: random.Random) -> dict[str, Any]:
    seats = {seat: {**one, "stack": 100 * draw.randint(150, 900)} for seat, one in setup["seats"].items()}
    return {**setup, "seats": seats}


def _act(setup: dict[str, Any], place: int, draw: random.Random) -> dict[str, Any]:
    """Words, chips, cards shown, the dealer's error: the first before his turn or in it, whoever it is."""
    seats = [int(seat) for seat, one in setup["seats"].items() if not one.get("absent")]
    seat = draw.choice(seats)
    big = setup["level"].get("big", 100)
    if place == 0:
        return {"seat": seat, "exposes": ["As", "Kd"], "to": "table"}
    if place == 1:
        return {"dealer": "exposed_card", "seat": seat, "position": 1 + draw.randrange(len(seats))}
    if place == 2:
        return {"seat": seat, "asks_count_of": "pot"}
    return {"seat": seat, "says": draw.choice(("subo", "call", f"subo a {4 * big}")), "chips": {"1000": 2}}
