"""Draws that anyone can check: the committed seed, the labels, and the seat of whoever comes late.

The house commits to a secret seed (``CommitSeed``) before it draws anything for a session. Every draw has a
label of its own that counts up within the session, ``event/session/3 seat of entry 12``, and records the pool
it drew from: whoever has the seed after ``RevealSeed`` can do it again (``torneo draw verify``).
"""

import hashlib
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from torneo.cards.verifiable import verifiable_shuffle
from torneo.rulebook import Book
from torneo.tournament.checks import known_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.state import Session
from torneo.tournament.kernel import ANY_TIME, DIRECTORS, Answer, Asked, Due, Refused, asks, decides
from torneo.tournament.seats.commands import CommitSeed, RevealSeed
from torneo.tournament.seats.events import Draw, Seated
from torneo.tournament.seats.mark_events import SeedCommitted, SeedRevealed
from torneo.tournament.seats.special import suitable
from torneo.tournament.seats.waits import waits_at
from torneo.tournament.state import Tournament

SHORTEST_SEED = 16


@decides(CommitSeed, roles=DIRECTORS)
def commit_seed(state: Tournament, asked: Asked[CommitSeed], book: Book) -> Answer:
    session = known_session(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    commitment = asked.command.commitment.strip().lower()
    if len(commitment) != 64 or any(sign not in "0123456789abcdef" for sign in commitment):
        return Refused("commitment_unreadable", {"commitment": asked.command.commitment})
    if session.commitment and not session.seed and session.draws:
        return Refused("seed_in_use", {"session": session.id, "draws": session.draws})
    if any(one.commitment == commitment and one.seed for one in state.sessions.values()):
        return Refused("seed_revealed", {"session": session.id})
    return (SeedCommitted(session=session.id, commitment=commitment),)


@decides(RevealSeed, roles=DIRECTORS, phases=ANY_TIME)
def reveal_seed(state: Tournament, asked: Asked[RevealSeed], book: Book) -> Answer:
    session = known_session(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    known = (
        asked.seed if session.status == "finished" else ""
    )  # nobody gives away one that is still drawn from
    seed = _checked(session, asked.command.seed or known)
    if isinstance(seed, Refused):
        return seed
    return (SeedRevealed(session=session.id, seed=seed.hex()),)


@asks
def seeds_to_reveal(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """Once nothing more is drawn from it, so that anybody can do the draws again."""
    for session in state.sessions.values():
        if session.status == "finished" and session.draws and session.commitment and not session.seed:
            yield Due(
                command=RevealSeed(session=session.id), reason="seed_to_reveal", must=False,
                facts={"session": session.id, "draws": session.draws}, clauses=cite(book, "seats_at_random"),
            )  # fmt: skip


def check_seed(state: Tournament, session: Session | str, asked: Asked[Any]) -> bytes | Refused:
    """The secret of the session's draws, if the command brought the one committed to and nobody knows it
    yet."""
    known = known_session(state, session) if isinstance(session, str) else session
    return known if isinstance(known, Refused) else _checked(known, asked.seed)


def _checked(session: Session, text: str) -> bytes | Refused:
    if not session.commitment:
        return Refused("seed_not_committed", {"session": session.id})
    if session.seed:
        return Refused("seed_revealed", {"session": session.id})
    if not text:
        return Refused("seed_missing", {"session": session.id})
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        return Refused("seed_wrong", {"session": session.id})
    if len(seed) < SHORTEST_SEED or hashlib.sha256(seed).hexdigest() != session.commitment:
        return Refused("seed_wrong", {"session": session.id})
    return seed


def label_of(state: Tournament, session: Session, what: str, earlier: int = 0) -> str:
    """The label of the session's next draw; ``earlier``: draws already made by the same command."""
    return f"{_name(state.id)}/{_name(session.id)}/{session.draws + 1 + earlier} {what}"


def session_of(label: str, sessions: Iterable[str]) -> str | None:
    """Which of the sessions a label belongs to."""
    named = label.split("/", 2)[1] if label.count("/") > 1 else ""
    return next((session for session in sessions if _name(session) == named), None)


def _name(text: str) -> str:
    return text.replace("/", "-")


def draw(seed: bytes, label: str, pool: Sequence[int]) -> list[int]:
    """The whole pool in the order drawn."""
    return verifiable_shuffle(seed, pool, label)


def drawn(seed: bytes, label: str, pool: Sequence[int], picks: int | None = None) -> Draw:
    """The draw as it is recorded: all of the pool in the order drawn, or its first ``picks``."""
    return Draw(label=label, pool=tuple(pool), picked=tuple(draw(seed, label, pool)[:picks]))


def place_of(table: int, seat: int) -> int:
    """A seat of the room as one number, as pools carry it."""
    return 100 * table + seat


def free_places(state: Tournament, session: str) -> list[int]:
    """Every seat that may be given out, by table and seat."""
    return [place_of(table.number, seat) for table in state.open_tables(session) for seat in table.free]


def late_seat(
    state: Tournament,
    session: Session | str,
    entry_number: int,
    asked: Asked[Any],
    book: Book,
    avoid_table: int = 0,
    *,
    player: str = "",
    why: str = "late",
    before: Sequence[Seated] = (),
    every_seat: bool = False,
) -> Seated | Refused | None:
    """A seat drawn from the free seats of the session's shortest tables, or from every free seat, as the book
    says; None if there is none.

    A seat reserved for the player is his without a draw. A player who needs an accessible seat, or is to be
    kept apart from somebody, draws from the seats that suit whenever there are any; ``avoid_table`` is left
    out whenever another table has a seat. ``player``: whose entry it is, if the entry is not in the state
    yet; ``before``: seats the same command has given out already; ``every_seat``: from every free seat,
    whatever the book says.
    """
    known = known_session(state, session) if isinstance(session, str) else session
    if isinstance(known, Refused):
        return known
    if not player and entry_number in state.entries:
        player = state.entries[entry_number].player
    kept = _reserved_for(state, known.id, player)
    if kept is not None:
        return _seated(state, entry_number, kept, book, why, None)
    gone = {place_of(one.table, one.seat) for one in before}
    pool = [place for place in free_places(state, known.id) if place not in gone]
    if not pool:
        return None
    seed = check_seed(state, known, asked)
    if isinstance(seed, Refused):
        return seed
    pool = suitable(state, player, pool, _sitting(state, before))
    pool = [place for place in pool if place // 100 != avoid_table] or pool
    if book.values["seating_late_draw"] == "seats_of_the_shortest_tables" and not every_seat:
        pool = _of_the_shortest(state, pool, before)
    label = label_of(
        state, known, f"seat of entry {entry_number}", sum(one.draw is not None for one in before)
    )
    pick = drawn(seed, label, pool, 1)
    return _seated(state, entry_number, pick.picked[0], book, why, pick)


def _of_the_shortest(state: Tournament, pool: Sequence[int], before: Sequence[Seated]) -> list[int]:
    """The places of the pool at the tables with fewest players; ``before``: seats given out already."""
    players = {place // 100: state.tables[place // 100].players for place in pool}
    for one in before:
        if one.table in players:
            players[one.table] += 1
    fewest = min(players.values())
    return [place for place in pool if players[place // 100] == fewest]


def _seated(state: Tournament, entry: int, place: int, book: Book, why: str, pick: Draw | None) -> Seated:
    table, seat = divmod(place, 100)
    waits = waits_at(state.tables[table], seat, book)
    return Seated(entry=entry, table=table, seat=seat, why=why, waits=waits, draw=pick)


def _reserved_for(state: Tournament, session: str, player: str) -> int | None:
    for table in state.open_tables(session):
        for seat, who in sorted(table.reserved.items()):
            if who == player and player and not table.seats[seat - 1] and seat not in table.locked:
                return place_of(table.number, seat)
    return None


def _sitting(state: Tournament, before: Collection[Seated]) -> dict[str, int]:
    """Players given a seat by the same command: {player: table}."""
    return {state.entries[one.entry].player: one.table for one in before if one.entry in state.entries}
