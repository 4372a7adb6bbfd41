"""The room's keeper of events, its doorbell, and the secret seeds of its draws."""

import logging
import secrets
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from torneo.cards.verifiable import commitment
from torneo.journal.database import DatabaseJournal
from torneo.journal.keeper import Answered, Keeper, UnknownKind, UnknownStream
from torneo.journal.kinds import KINDS
from torneo.room.figures import count
from torneo.room.keys import Key, drawn, own
from torneo.room.models import Seed
from torneo.room.pace import TakenUp, now_of, told_by
from torneo.room.second_person import same_person
from torneo.tournament import TOURNAMENT, Actor, Asked, Command, Refused, Tournament
from torneo.tournament.clock.state import Wall
from torneo.tournament.clock.wall import taken_up
from torneo.tournament.corrections.commands import Amend
from torneo.tournament.live_hand.commands import SettleMatter, TakeBackAct, TellAct, TellSpot
from torneo.tournament.seats.commands import CommitSeed, RevealSeed
from torneo.tournament.second_person.commands import ConfirmMoney

_log = logging.getLogger(__name__)
_bells: list[Callable[[str], None]] = []


def on_ring(bell: Callable[[str], None]) -> None:
    """Calls ``bell`` with the stream's name whenever this process has stored something."""
    _bells.append(bell)


def ring(stream: str) -> None:
    """Tells whoever watches the stream that there is something new to show."""
    for bell in _bells:
        bell(stream)


def _rung(stream: str, _version: int) -> None:
    count("torneo_journal_appends_total")
    ring(stream)


@cache
def keeper() -> Keeper:
    return Keeper(DatabaseJournal(), KINDS, after=_rung)


@told_by
def _wall_of(stream: str) -> tuple[Wall, TakenUp] | None:
    """How the event's time stands to the wall clock, and how it is taken up, as this process knows it."""

    def look(state: Any) -> tuple[Wall, TakenUp] | None:
        if not isinstance(state, Tournament):
            return None
        return state.wall, lambda now, counted: keeper().reading(
            stream, lambda state: taken_up(state, now, counted)
        )

    try:
        return keeper().known(stream, look) or keeper().reading(stream, look)
    except (UnknownStream, UnknownKind):
        return None


#: What is told of a hand: nothing is drawn for it and no session planned, and somebody waits for the ruling.
_TOLD = TellAct | TellSpot | TakeBackAct | SettleMatter


def give(
    stream: str, command: Command, by: Actor, key: Key | None = None, meant_for: int | None = None
) -> Answered | Refused:
    """Gives a command now, under the key of its giver; without one it is a wish of the program's own, and a
    new one each time. Draws get the secret seed of their session, and so does whoever reveals it; a session
    planned gets one committed to.
    ``meant_for``: see ``Keeper.command``."""
    refused = _same_person(stream, command, by, key)
    if refused is not None:
        return refused
    session = "" if isinstance(command, _TOLD) else keeper().reading(
        stream, lambda state: session_of(state, command) if isinstance(state, Tournament) else ""
    )  # fmt: skip
    seed = seed_of(stream, session) if session else ""
    if isinstance(command, RevealSeed) and not command.seed:
        command = msgspec.structs.replace(command, seed=seed)
    asked: Asked[Any] = Asked(
        command=command, by=by, at=now_of(stream), key=key or own("once", drawn()), seed=seed
    )
    answer = keeper().command(stream, asked, meant_for, clock=lambda: now_of(stream))
    how = "refused" if isinstance(answer, Refused) else "done"
    count("torneo_commands_total", kind=type(command).__name__, how=how)
    if isinstance(answer, Answered) and not isinstance(command, _TOLD):
        _commit_seeds(stream)
    return answer


def _same_person(stream: str, command: Command, by: Actor, key: Key | None) -> Refused | None:
    if not isinstance(command, ConfirmMoney):
        return None
    found: Refused | None = keeper().reading(
        stream,
        lambda state: same_person(state, command, by, key or "") if isinstance(state, Tournament) else None,
    )
    return found


def session_of(state: Tournament, command: Command) -> str:
    """The session a command is about: the one it names, its table's or entry's, or the only one in play. A
    correction is about that of the first command it puts right."""
    if isinstance(command, ConfirmMoney) and 1 <= command.number <= len(state.waiting):
        command = TOURNAMENT.asked.read(state.waiting[command.number - 1].asked)
    if isinstance(command, Amend):
        command = next((one.wanted for one in command.corrections if one.wanted), command)
    named = getattr(command, "session", "") or getattr(command, "into", "")
    if named:
        return str(named)
    table = state.tables.get(getattr(command, "table", 0))
    if table is not None:
        return table.session
    entry = state.entries.get(getattr(command, "entry", 0))
    if entry is not None and entry.session:
        return entry.session
    running = [one.id for one in state.sessions.values() if one.status == "running"]
    every = running or list(state.sessions)
    return every[0] if every else ""


def seed_of(stream: str, session: str) -> str:
    row = Seed.objects.filter(stream=stream, session=session).first()
    return row.seed if row else ""


def _commit_seeds(stream: str) -> None:
    """Publishes the commitment of every session that has none, so that nothing is drawn from an open
    secret."""

    def look(state: Any) -> list[str]:
        if not isinstance(state, Tournament) or state.phase in ("draft", "cancelled"):
            return []
        return [one.id for one in state.sessions.values() if not one.commitment]

    for session in keeper().reading(stream, look):
        row, _ = Seed.objects.get_or_create(
            stream=stream, session=session, defaults={"seed": secrets.token_hex(32)}
        )
        asked: Asked[Any] = Asked(
            command=CommitSeed(session=session, commitment=commitment(bytes.fromhex(row.seed))),
            by=Actor("Torneo", "director"),
            at=now_of(stream),
            key=own("seed", session),
        )
        answer = keeper().command(stream, asked, clock=lambda: now_of(stream))
        if isinstance(answer, Refused):
            _log.error("%s: session %s has no commitment: %s", stream, session, answer.reason)
