"""What can be wrong: an action the game does not allow, or a hand that cannot be set up.

::

    ValueError
    ├── IllegalAction    a player or dealer operation the game forbids now; nothing was changed
    └── SetupError       the hand's own description makes no sense; no hand was made
"""

from typing import Any


class IllegalAction(ValueError):
    """An operation refused. ``reason`` is a stable code, ``facts`` its numbers; the hand is unchanged."""

    def __init__(self, reason: str, **facts: Any) -> None:
        self.reason = reason
        self.facts = facts
        detail = ", ".join(f"{key}={value}" for key, value in facts.items())
        super().__init__(f"{reason} ({detail})" if detail else reason)


class SetupError(ValueError):
    """A hand that cannot start. ``field`` names the argument at fault."""

    def __init__(self, field: str, message: str) -> None:
        self.field = field
        super().__init__(f"{field}: {message}")
