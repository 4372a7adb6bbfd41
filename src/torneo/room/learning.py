"""What a person has learnt: with the account where there is one, else it comes from the browser each time."""

import random
import time

import msgspec
from django.contrib.auth.models import User
from django.http import HttpRequest

from torneo.academy.memory import MOST_TRACES, Memory, due
from torneo.room.models import Learner

_LATEST = 4_102_444_800
"""Nothing is due after the year 2099."""
MOST_SENT = 600_000
"""Letters of a memory that somebody may send."""


def kept_memory(request: HttpRequest) -> Memory | None:
    """Of the account; None without one."""
    if not isinstance(request.user, User):
        return None
    found = Learner.objects.filter(user=request.user).first()
    return sound(found.memory.encode()) if found is not None else Memory()


def keep(request: HttpRequest, memory: Memory) -> None:
    if isinstance(request.user, User):
        text = msgspec.json.encode(memory).decode()
        Learner.objects.update_or_create(user=request.user, defaults={"memory": text})


def sound(sent: bytes) -> Memory:
    """A memory as it was sent; an empty one in place of what cannot be one."""
    if not sent or len(sent) > MOST_SENT:
        return Memory()
    try:
        memory = msgspec.json.decode(sent, type=Memory)
        if len(memory.traces) > MOST_TRACES:
            return Memory()
        for trace in memory.traces.values():
            if not (0 <= trace.due <= _LATEST and 0 <= trace.last <= _LATEST):
                return Memory()
            if trace.stability is not None and not 0 < trace.stability < _LATEST:
                return Memory()
        due(memory, [trace.topic for trace in memory.traces.values()], now())
    except (msgspec.MsgspecError, ValueError, TypeError, OverflowError, ArithmeticError):
        return Memory()
    return memory


def now() -> int:
    return int(time.time())


def luck() -> random.Random:
    return random.Random()
