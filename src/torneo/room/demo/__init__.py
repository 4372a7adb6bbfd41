"""The living demonstration: bots play a whole event through the same commands a director gives."""

from torneo.room.demo.show import SPEEDS, Show

_running: list[Show] = []

__all__ = ["SPEEDS", "Show", "run_show", "running"]


def run_show(show: Show) -> Show:
    """Starts the demonstration of this process."""
    _running[:] = [show]
    show.start()
    return show


def running() -> Show | None:
    """The demonstration of this process, if it is one."""
    return _running[0] if _running else None
