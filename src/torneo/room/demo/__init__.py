"""The living demonstration: bots play a whole event through the same commands a director gives."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from torneo.room.demo.show import Show

#: How many times faster than on the wall time may run in a demonstration; 0 is a pause.
SPEEDS = (0, 1, 20, 60)

_running: "list[Show]" = []


def announce(show: "Show") -> "Show":
    """Makes it the demonstration of this process; ``show.start()`` lets it begin."""
    _running[:] = [show]
    return show


def end_show() -> None:
    """Ends the demonstration of this process, if there is one."""
    while _running:
        _running.pop().stop()


def running() -> "Show | None":
    """The demonstration of this process, if it is one."""
    return _running[0] if _running else None
