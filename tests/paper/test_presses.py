"""Presses: papers printed by a process of their own, which may grow, die or hang without anybody else."""

import fcntl
import os
import signal
import sys
import termios
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.support.papers import flat, read
from tests.support.seating import opened

from torneo.paper import receipts, seat_cards
from torneo.paper.press import pdf
from torneo.paper.presses import BATCH, Press, PressFailed, batches
from torneo.paper.pressman import joined, memory_of
from torneo.tournament.seats.commands import DrawSeats


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    """Receipts of a hundred and fifty entries, with codes."""
    room = opened("tda-2013", 150, 17)
    return receipts.data(
        room.state, room.book, "es", room.now, address=lambda one: f"https://sala.example/{one.number}"
    )


def few(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "cards": data["cards"][:2]}


def gone(pid: int) -> bool:
    """No such process, not even one that nobody has taken note of."""
    return not Path(f"/proc/{pid}").exists()


def test_a_press_prints_what_the_typesetter_would_here(data: dict[str, Any]) -> None:
    press = Press()
    try:
        assert press.pdf("receipts", few(data)) == pdf("receipts", few(data))
        pid = press.pid
        assert press.pdf("receipts", few(data))
        assert press.pid == pid, "one process for one paper after another"
        assert pid != os.getpid()
    finally:
        press.close()
    assert gone(pid)


@pytest.mark.parametrize(("kind", "size"), [("receipts", "a4"), ("receipts", "80mm"), ("seat_cards", "a6")])
def test_parts_printed_one_after_another_are_the_whole(kind: str, size: Any) -> None:
    room = opened("tda-2013", BATCH + 6, 15)
    room.do(DrawSeats(session="1"))
    made = {"receipts": receipts, "seat_cards": seat_cards}[kind]
    data = made.data(room.state, room.book, "es", room.now, size=size)
    parts = batches(data)
    assert [len(one["cards"]) for one in parts] == [BATCH, 6]
    whole = read(pdf(kind, data))
    put_together = read(joined(tuple(pdf(kind, one) for one in parts)))
    assert [(one.width, one.height, flat(one.text)) for one in put_together] == [
        (one.width, one.height, flat(one.text)) for one in whole
    ]


def test_a_document_whose_pages_are_numbered_together_is_one_part() -> None:
    assert batches({"sheets": [{}] * 500}) == [{"sheets": [{}] * 500}]


def waiting_for(pid: int) -> int:
    """Bytes that have been sent to a process and that it has not read."""
    with Path(f"/proc/{pid}/fd/0").open("rb") as pipe:
        return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, b"    "), sys.byteorder)


def test_a_press_that_is_killed_is_replaced_and_whoever_asked_is_told(data: dict[str, Any]) -> None:
    press = Press()
    try:
        assert press.pdf("receipts", few(data))
        first = press.pid
        failed: list[str] = []

        def ask() -> None:
            try:
                press.pdf("receipts", data)
            except PressFailed as error:
                failed.append(error.code)

        asking = threading.Thread(target=ask)
        os.kill(first, signal.SIGSTOP)  # it never gets to its answer
        asking.start()
        while not waiting_for(first):
            pass
        os.kill(first, signal.SIGKILL)
        asking.join()
        assert failed == ["ended"]
        assert gone(first)
        assert press.pdf("receipts", few(data))
        second = press.pid
        assert second != first
        os.kill(second, signal.SIGKILL)  # while it has nothing to do: nobody is told anything
        os.waitid(os.P_PID, second, os.WEXITED | os.WNOWAIT)
        assert press.pdf("receipts", few(data))
        assert gone(second)
    finally:
        press.close()


def test_a_press_that_hangs_is_given_up(data: dict[str, Any]) -> None:
    press = Press()
    try:
        press.pdf("receipts", few(data))
        pid = press.pid
        os.kill(pid, signal.SIGSTOP)
        press._patience = 0.3
        with pytest.raises(PressFailed, match="slow"):
            press.pdf("receipts", few(data))
        assert gone(pid)
        press._patience = 180
        assert press.pdf("receipts", few(data))
    finally:
        press.close()


def test_a_press_that_has_grown_is_replaced(data: dict[str, Any]) -> None:
    press = Press(plenty=1)
    assert press.pdf("receipts", few(data))
    assert press.pid == 0, "it held more than a megabyte"
    assert press.pdf("receipts", few(data))


def test_memory_is_bounded(data: dict[str, Any]) -> None:
    """What does not fit ends the press, not the one who asked."""
    room = opened("tda-2013", 12, 2)
    big = {**receipts.data(room.state, room.book, "es", room.now)}
    card = big["cards"][0]
    big["cards"] = [{**card, "number": str(number)} for number in range(3000)]
    press = Press(memory=400)
    before = memory_of()
    try:
        assert press.pdf("receipts", few(data))
        with pytest.raises(PressFailed, match="ended"):
            press.pdf("receipts", big)
        assert press.pdf("receipts", few(data))
    finally:
        press.close()
    assert memory_of() - before < 200 * 1024 * 1024


def test_a_paper_that_cannot_be_set_is_a_fault_and_the_press_goes_on(data: dict[str, Any]) -> None:
    press = Press()
    try:
        with pytest.raises(PressFailed, match="fault"):
            press.pdf("nothing", {})
        pid = press.pid
        assert press.pdf("receipts", few(data))
        assert press.pid == pid
    finally:
        press.close()
