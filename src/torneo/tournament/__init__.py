"""The event: entries, seats, clock, chips, hands, conduct, as commands that give events or a refusal.

    state = Tournament()
    answer = decide(state, Asked(command=..., by=Actor("Ana", "director"), at=now, key="1"), book)
    for happened in happen(state, asked, answer):
        evolve(state, happened)

``docs/tournament.md`` lists every command and event. Nothing here reads a clock or draws a random number:
time and seed come with the command.
"""

from torneo.tournament.decider import (
    act,
    command_named,
    copied,
    decide,
    decode_happened,
    encode_happened,
    evolve,
    fold,
    snapshot,
)
from torneo.tournament.invariants import problems
from torneo.tournament.kernel import (
    TOURNAMENT,
    Actor,
    Asked,
    Command,
    Due,
    Event,
    Happened,
    Refused,
    happen,
    todo,
)
from torneo.tournament.sections import SECTIONS
from torneo.tournament.state import Tournament

__all__ = [
    "SECTIONS",
    "TOURNAMENT",
    "Actor",
    "Asked",
    "Command",
    "Due",
    "Event",
    "Happened",
    "Refused",
    "Tournament",
    "act",
    "command_named",
    "copied",
    "decide",
    "decode_happened",
    "encode_happened",
    "evolve",
    "fold",
    "happen",
    "problems",
    "snapshot",
    "todo",
]
