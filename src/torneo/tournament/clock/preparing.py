"""The minute before play: dealers are told to prepare their decks."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.clock.levels import clock_now
from torneo.tournament.clock.schedule import SECOND, starts_at
from torneo.tournament.clock.state import Session
from torneo.tournament.conduct.commands import Announce
from torneo.tournament.kernel import Due
from torneo.tournament.state import Tournament

CALL = "prepare_decks"


def decks_wanted(state: Tournament, session: Session, now: int, book: Book) -> bool:
    """Does play start or go on within the time the book gives the dealers, or is it waiting to?"""
    return _called_from(state, session, now, book) is not None


def decks_due(state: Tournament, session: Session, now: int, book: Book) -> Iterator[Due]:
    """The call to prepare the decks, once for each start."""
    since = _called_from(state, session, now, book)
    if since is not None and state.conduct.announced.get(CALL, -1) < since:
        yield Due(
            command=Announce(kind=CALL, about={"session": session.id}), reason="decks_to_prepare",
            facts={"session": session.id}, clauses=cite(book, "decks_prepared"), since=since,
            must=False, by_itself=False,
        )  # fmt: skip


def _called_from(state: Tournament, session: Session, now: int, book: Book) -> int | None:
    """The moment from which the dealers prepare for the play to come; None before it and while play is on."""
    before: int = book.values["dealing_deck_preparation"]["called_seconds_before_play"] * SECOND
    if not before:
        return None
    if session.status == "planned":
        play = starts_at(state, session)
    elif session.status == "running":
        clock, _ = clock_now(state, session, now, book)
        play = clock.ends_at if clock.on_break else None
    else:
        return None
    return play - before if play is not None and now >= play - before else None
