"""The steps of the planner compiled: the same code with the same names, each function compiled in turn.

Import only where numba is known to be there.
"""

from types import FunctionType
from typing import Any

from torneo.simulate.kernels.compiled import part
from torneo.simulate.planner import desk_step, dice, hand_step, seating_step, session_step

_ORDER = (
    (dice, ("draw",)),
    (hand_step, ("depth_class", "lasts", "_chosen", "_loss", "_forced", "settle")),
    (seating_step, ("sit", "stand_up", "smallest", "playing", "open_table", "even_out", "break_last")),
    (desk_step, ("come", "bust", "end_hands", "let_in", "add_ons")),
    (session_step, ("_stand", "_day_over", "_turn_clock", "_gather", "_arrange", "_deal", "_look", "play")),
)


def _compiled() -> dict[str, Any]:
    done: dict[str, Any] = {}
    for module, names in _ORDER:
        known = {**vars(module), **done}
        for name in names:
            plain = vars(module)[name]
            again = FunctionType(plain.__code__, known, name, plain.__defaults__)
            again.__qualname__ = name
            known[name] = done[name] = part()(again)
    return done


play = _compiled()["play"]
