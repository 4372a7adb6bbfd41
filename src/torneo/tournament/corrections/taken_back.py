"""What people took back: the program does not do it again by itself."""

from collections.abc import Iterable

from torneo.tournament.corrections.acts import Act, recorded
from torneo.tournament.corrections.events import Amended, Undone, events_of
from torneo.tournament.kernel import Happened, command_text


def taken_back(happened: Iterable[Happened]) -> dict[str, int]:
    """The commands, as they are kept, that somebody took back and nobody has given since, with when that was:
    what became due only later is another wish. What went with a correction of something else may come
    again."""
    acts: dict[int, Act] = {}
    gone: dict[str, int] = {}
    for act in recorded(happened):
        event = act.events[0]
        if isinstance(event, Undone) or (isinstance(event, Amended) and _never_was(event)):
            if event.seq in acts:
                gone[_asked(acts[event.seq])] = act.at
        elif not isinstance(event, Amended):
            acts[act.seq] = act
            if gone:
                gone.pop(_asked(act), None)
    gone.pop("", None)
    return gone


def _asked(act: Act) -> str:
    """Its command as this release keeps it; empty if nobody knows it any more."""
    command = act.command
    return "" if command is None else command_text(command)


def _never_was(event: Amended) -> bool:
    """Was the act it is about taken out, with nothing in its place?"""
    return any(one.seq == event.seq and not one.after and not events_of(one.events) for one in event.changed)
