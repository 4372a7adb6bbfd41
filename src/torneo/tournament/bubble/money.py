"""How far it is to the money, and what hand-for-hand has to do with it."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.bubble.paid import paid_places
from torneo.tournament.clock.schedule import same_day
from torneo.tournament.clock.state import Session
from torneo.tournament.seats.balance import tables_in_play
from torneo.tournament.state import Tournament


class Standing(msgspec.Struct, frozen=True):
    """``left``: None while more players can come; ``paid`` also while those who go out may rebuy.

    ``required``: the book wants hand-for-hand. ``over``: why it has nothing more to do: ``money``,
    ``players``, ``one_table``; empty while it has.
    """

    left: int | None
    paid: int | None
    required: bool
    over: str

    @property
    def burst(self) -> bool:
        """Is everybody left paid, by the record?"""
        return self.left is not None and self.paid is not None and self.left <= self.paid


def in_money(state: Tournament) -> bool:
    """Has everybody left been told so?"""
    return any(session.bubble.in_money_at for session in state.sessions.values())


def players_left(state: Tournament, session: Session) -> int | None:
    """Players with chips in the whole event, once nobody else can come in."""
    others = same_day(state, session)
    if any(one.status != "finished" for one in others) or state.alternates:
        return None
    if not session.registration_closed_at and session.day == 1:
        return None
    if others:
        return len(state.alive())
    return sum(table.players for table in state.open_tables(session.id))


def rebuys_to_come(state: Tournament, session: Session, book: Book) -> bool:
    """May somebody who goes out now still buy himself back in?"""
    sheet = state.structure.rebuy
    if sheet is None or sheet.limit == 0:
        return False
    until = sheet.until_level or (book.values["rebuy_terms"] or {}).get("last_level")
    return until is not None and session.clock.level <= until


def standing(state: Tournament, session: Session, book: Book, fewer: int = 0) -> Standing:
    """The bubble as it stands, or will stand once so many players ``fewer`` are left."""
    rule = book.values["bubble_hand_for_hand"]
    tables = len(tables_in_play(state, session.id))
    left = players_left(state, session)
    if left is None:
        return Standing(None, None, False, "one_table" if tables < 2 else "")
    left -= fewer
    paid = None if rebuys_to_come(state, session, book) else paid_places(state, book)
    near, first, last = rule["players_from_money"], rule["from_players"], rule["to_players"]
    by_money = near is not None and paid is not None and paid < left <= paid + near
    by_players = first is not None and last is not None and last < left <= first
    required = tables > 1 and (by_money or by_players)
    over = ""
    if tables < 2:
        over = "one_table"
    elif not required and near is not None and paid is not None and left <= paid:
        over = "money"
    elif not required and last is not None and left <= last:
        over = "players"
    return Standing(left, paid, required, over)
