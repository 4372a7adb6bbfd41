"""The draws of an event as anyone can check them: commitment, seed once revealed, and every draw.

A proof is plain data, ``{session, commitment, seed, draws: [{label, pool, picked}]}``; ``torneo draw verify``
reads it from a file. The recipe is in ``torneo.cards.verifiable``.
"""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from torneo.cards.verifiable import verifiable_shuffle
from torneo.tournament.kernel import Happened
from torneo.tournament.seats.draw import session_of
from torneo.tournament.seats.events import Draw
from torneo.tournament.seats.mark_events import SeedCommitted, SeedRevealed


class Proof(msgspec.Struct, kw_only=True):
    """One commitment and the draws made under it. ``seed`` is empty until it is revealed."""

    commitment: str
    seed: str = ""
    session: str = ""
    draws: list[Draw] = []


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one proof: does the seed match, and which draws come out as recorded?"""

    session: str
    seed: str
    draws: tuple[tuple[str, bool], ...]

    @property
    def right(self) -> bool:
        return self.seed == "right" and all(right for _, right in self.draws)


def proofs(happened: Iterable[Happened]) -> list[Proof]:
    """Every commitment of the stream with its draws, in order."""
    current: dict[str, Proof] = {}
    found: list[Proof] = []
    for one in happened:
        event = one.event
        if isinstance(event, SeedCommitted):
            known = current.get(event.session)
            if known is not None and not known.draws and not known.seed:
                found.remove(known)
            current[event.session] = Proof(commitment=event.commitment, session=event.session)
            found.append(current[event.session])
        elif isinstance(event, SeedRevealed):
            current[event.session].seed = event.seed
        else:
            for draw in draws_of(event):
                session = session_of(draw.label, current)
                if session is not None:
                    current[session].draws.append(draw)
    return found


def draws_of(event: Any) -> Iterator[Draw]:
    """The draws an event carries, whatever the event is."""
    for name in getattr(event, "__struct_fields__", ()):
        value = getattr(event, name)
        if isinstance(value, Draw):
            yield value
        elif isinstance(value, tuple) and value and isinstance(value[0], Draw):
            yield from value


def draws_made(events: Iterable[Any], sessions: Iterable[str]) -> dict[str, int]:
    """The number of the last draw of each session, as the labels of these events tell it."""
    known, made = tuple(sessions), dict[str, int]()
    for draw in (draw for event in events for draw in draws_of(event)):
        session = session_of(draw.label, known)
        number = draw.label.split("/", 2)[-1].partition(" ")[0]
        if session is not None and number.isdecimal():
            made[session] = max(int(number), made.get(session, 0))
    return made


def export_draws(happened: Iterable[Happened]) -> dict[str, Any]:
    """The stream's proof as plain data; with several commitments, ``{"proofs": [...]}``."""
    found = proofs(happened)
    every = [msgspec.to_builtins(proof) for proof in found]
    plain: dict[str, Any] = every[0] if len(every) == 1 else {"proofs": every}
    return plain


def check_proof(proof: Proof) -> Checked:
    """Does everything again. ``seed``: ``right``, ``wrong``, ``unreadable`` or ``not_revealed``."""
    draws: list[tuple[str, bool]] = []
    seed = b""
    state = "not_revealed"
    if proof.seed:
        try:
            seed = bytes.fromhex(proof.seed)
            matches = hashlib.sha256(seed).hexdigest() == proof.commitment.strip().lower()
            state = "right" if matches else "wrong"
        except ValueError:
            state = "unreadable"
    labels: set[str] = set()
    for draw in proof.draws:
        right = bool(seed) and draw.label not in labels and comes_out(seed, draw)
        labels.add(draw.label)
        draws.append((draw.label, right))
    return Checked(session=proof.session, seed=state, draws=tuple(draws))


def comes_out(seed: bytes, draw: Draw) -> bool:
    """Does the seed give this draw?"""
    if len(draw.picked) > len(draw.pool) or not draw.picked:
        return False
    return verifiable_shuffle(seed, draw.pool, draw.label)[: len(draw.picked)] == list(draw.picked)
