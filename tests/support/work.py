"""How much work something is, by what it calls: the same on every machine, however busy."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def calls(work: Callable[[], object]) -> int:
    """Functions called while it is done, Python's own included."""
    count = 0

    def one_more(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(one_more)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count
