"""What tests of pages need of every answer, and a name for an event of a test's own."""

import re
import zlib
from typing import Any

import pytest


def body(answer: Any, status: int = 200) -> str:
    """The page in one line, whatever its white space."""
    assert answer.status_code == status, (answer.status_code, answer.content.decode()[:400])
    return re.sub(r"\s+", " ", answer.content.decode())


def own_name(prefix: str, request: pytest.FixtureRequest) -> str:
    """A stream no other test uses."""
    test = re.sub(r"[^a-z0-9]+", "-", request.node.name.removeprefix("test_").lower())
    return f"{prefix}-{test[:40].strip('-')}-{zlib.crc32(test.encode()):08x}"
