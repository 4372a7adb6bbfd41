"""Corrections accepted. The history was looked at when they were previewed; here the state must still be the
one they were worked out on, and come out as promised."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.corrections.commands import Amend, Undo
from torneo.tournament.corrections.events import Amended, Undone, events_of
from torneo.tournament.corrections.patch import apply_patch
from torneo.tournament.corrections.settled import digest_of
from torneo.tournament.decider import copied
from torneo.tournament.invariants import problems
from torneo.tournament.kernel import ANY_TIME, DIRECTORS, FLOOR, Answer, Asked, Refused, decides
from torneo.tournament.state import Tournament


@decides(Amend, roles=DIRECTORS, phases=ANY_TIME)
def amend(state: Tournament, asked: Asked[Amend], book: Book) -> Answer:
    command = asked.command
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "Amend"})
    refused = _cannot(state, command) or _unreadable(command)
    if refused is not None:
        return refused
    return (
        Amended(
            seq=command.seq, why=command.why.strip(), changed=command.changed, patch=command.patch,
            digest=command.digest, consequences=command.consequences,
        ),
    )  # fmt: skip


@decides(Undo, roles=FLOOR, phases=ANY_TIME)
def take_back(state: Tournament, asked: Asked[Undo], book: Book) -> Answer:
    command = asked.command
    refused = _cannot(state, command)
    if refused is not None:
        return refused
    return (
        Undone(
            seq=command.seq, last=command.last, patch=command.patch, digest=command.digest,
            why=command.why.strip(), table=command.table, consequences=command.consequences,
        ),
    )  # fmt: skip


def _unreadable(command: Amend) -> Refused | None:
    """The corrected events are read again whenever the history is: they must be events."""
    try:
        for change in command.changed:
            events_of(change.events)
    except msgspec.MsgspecError:
        return Refused("amendment_damaged", {"seq": command.seq})
    return None


def _cannot(state: Tournament, command: Amend | Undo) -> Refused | None:
    if command.version != state.version:
        return Refused("event_moved_on", {"version": command.version, "now": state.version})
    if not 1 <= command.seq <= state.version:
        return Refused("no_such_act", {"seq": command.seq, "key": ""})
    after = copied(state)
    try:
        apply_patch(after, command.patch)
    except ValueError:
        return Refused("amendment_damaged", {"seq": command.seq})
    if digest_of(after) != command.digest:
        return Refused("amendment_damaged", {"seq": command.seq})
    found = problems(after)
    return Refused("amended_unsound", {"problem": found[0]}) if found else None
