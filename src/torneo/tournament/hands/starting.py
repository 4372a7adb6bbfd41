"""The start of a hand: who is dealt in, where button and blinds are, which level and game it is."""

from functools import lru_cache

import msgspec

from torneo.hand.book_rules import button_rules
from torneo.hand.button import ButtonRules, Positions, first_positions
from torneo.hand.games import GAMES
from torneo.rulebook import Book
from torneo.tournament.bubble.money import in_money, standing
from torneo.tournament.bubble.signal import synchronised, waits_for_signal
from torneo.tournament.checks import known_table, running_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.breaks import break_clauses
from torneo.tournament.clock.levels import level_now
from torneo.tournament.clock.schedule import breaks_due
from torneo.tournament.clock.state import Session
from torneo.tournament.conduct.offers import current_entry
from torneo.tournament.conduct.penalties import on_penalty
from torneo.tournament.hands.commands import CancelHand, DealFirstCard, StartHand
from torneo.tournament.hands.events import FirstCardDealt, HandCancelled, HandStarted
from torneo.tournament.hands.meant import another_hand
from torneo.tournament.kernel import TABLE, Answer, Asked, Refused, Value, decides
from torneo.tournament.prizes.deals import deal_first
from torneo.tournament.seats.balance_events import SHORT
from torneo.tournament.seats.positions import is_stud, positions_again, upcoming
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import game_of


@decides(StartHand, roles=TABLE)
def start_hand(state: Tournament, asked: Asked[StartHand], book: Book) -> Answer:
    command = asked.command
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    other = None if table.hand is not None else another_hand(table, command)
    if other is not None:
        return other
    started = started_hand(state, command.table, asked.at, book, command.button, command.game)
    if isinstance(started, Refused):
        return started
    if not command.button and draws_for_button(table, book):
        return Refused("button_to_draw", {"table": table.number}, book.cite("button_first_hand"))
    refused = None if table.redealing else _due_first(state, table, asked.at, book)
    return refused or (started,)


def _due_first(state: Tournament, table: Table, at: int, book: Book) -> Refused | None:
    """What comes before another hand is dealt, though nobody has begun it yet: an agreed deal, a break for
    those who are left, hand-for-hand on the bubble."""
    refused = deal_first(state, book)
    if refused is not None:
        return refused
    session = state.sessions[table.session]
    if book.values["time_breaks"]["at_players"]:
        due = tuple(one for one in breaks_due(state, session, session.clock, at, book) if one.at_players)
        if due:
            few = min(one.at_players for one in due)
            return Refused("break_first", {"session": session.id, "players": few}, break_clauses(due, book))
    if session.hand_for_hand or in_money(state):
        return None
    where = standing(state, session, book)
    if not where.required:
        return None
    facts: dict[str, Value] = {"session": session.id, "players": where.left or 0}
    return Refused("hand_for_hand_first", facts, cite(book, "hand_for_hand_start"))


def draws_for_button(table: Table, book: Book) -> bool:
    """Is the button of the table's first hand still to be drawn, so that somebody must say where it lies?"""
    return table.positions is None and book.values["button_first_hand"] == "random_draw"


def started_hand(
    state: Tournament, number: int, at: int, book: Book, button: int = 0, game: str = "", level: int = 0
) -> HandStarted | Refused:
    """The hand that begins at the table, or why none can.

    ``level``: of the round of hand-for-hand that is about to be signalled.
    """
    table = known_table(state, number)
    if isinstance(table, Refused):
        return table
    refused = _cannot_start(state, table, book)
    if refused is not None:
        return refused
    if table.redealing:
        return _redealt(state, table, at, book, button, game)
    if table.redeal is not None:
        table = msgspec.structs.replace(table)
        table.forget_hand()
    session = state.sessions[table.session]
    in_round = synchronised(session, book)
    if not level:
        refused = waits_for_signal(state, session, table, book)
        if refused is not None:
            return refused
        now = _level(state, table, at, book)
        if isinstance(now, Refused):
            return now
        level = now
    played = _game(state, table, level, game)
    if isinstance(played, Refused):
        return played
    seats = [seat for seat in table.taken if not table.missing.get(seat)]
    if len(seats) < 2:
        return Refused("too_few_players", {"table": number, "players": len(seats)})
    positions = next_hand_positions(table, seats, book, button)
    if isinstance(positions, Refused):
        return positions
    dealt = _dealt(state, table, seats, _waiting(table, positions, played), at, book)
    if isinstance(dealt, Refused):
        return dealt
    return HandStarted(
        table=number, number=table.hands + 1, level=level, game=played, positions=positions, dealt=dealt,
        round=session.round if in_round else 0,
    )  # fmt: skip


def _redealt(
    state: Tournament, table: Table, at: int, book: Book, button: int, game: str
) -> HandStarted | Refused:
    """The void hand once more; the book says what stays the same."""
    void, rule, rules = table.redeal, book.values["dealing_redeal"], rules_of_button(book)
    assert void is not None
    if game and game != void.game:
        return Refused("game_not_in_event", {"game": game, "allowed": void.game})
    level = _level(state, table, at, book) if rule["level_changes"] else void.level
    if isinstance(level, Refused):
        return level
    seats, waiting = table.redealing, set[int]()
    if rule["new_players"]:
        seats = [seat for seat in table.taken if not table.missing.get(seat)]
    if rule["button_moves"]:
        positions = upcoming(table, seats, book, rules=rules)
    else:
        positions = positions_again(table, seats, rules)
    if button and button != positions.button:
        return Refused("button_already_placed", {"table": table.number, "button": positions.button})
    if rule["new_players"]:
        waiting = _waiting(table, positions, void.game)
    dealt = _dealt(state, table, seats, waiting, at, book)
    if isinstance(dealt, Refused):
        return dealt
    return HandStarted(
        table=table.number, number=table.next_hand, level=level, game=void.game, positions=positions,
        dealt=dealt, round=table.round,
    )  # fmt: skip


def _waiting(table: Table, positions: Positions, game: str) -> set[int]:
    """Newcomers between button and small blind; in stud there is no button to wait for."""
    return set() if is_stud(game) else {seat for seat in table.waiting if positions.between(seat)}


def _level(state: Tournament, table: Table, at: int, book: Book) -> int | Refused:
    """The level of a hand that begins at the table now."""
    session = state.sessions[table.session]
    if synchronised(session, book):
        return session.bubble.level
    return level_now(state, table.session, at, book)


def _dealt(
    state: Tournament, table: Table, seats: list[int], waiting: set[int], at: int, book: Book
) -> tuple[int, ...] | Refused:
    """Those of the seats that get cards."""
    if not book.values["penalty_seat_procedure"]["dealt_in"]:
        waiting = waiting | {*on_penalty(state, table.number, at)}
    dealt = tuple(seat for seat in seats if seat not in waiting)
    if len(dealt) < 2:
        return Refused("too_few_players", {"table": table.number, "players": len(dealt)})
    return dealt


def _cannot_start(state: Tournament, table: Table, book: Book) -> Refused | None:
    session = running_session(state, table.session)
    if isinstance(session, Refused):
        return session
    if table.hand is not None:
        return Refused("hand_in_progress", {"table": table.number, "hand": table.hand.number})
    return (None if table.redealing else _stopped(session, table, book)) or _disqualified(state, table)


def _stopped(session: Session, table: Table, book: Book) -> Refused | None:
    """Why no new hand begins, while one that was void may still be dealt again."""
    if table.halted:
        clauses = cite(book, "halted_table_waits") if table.halted == SHORT else ()
        return Refused("table_halted", {"table": table.number}, clauses)
    if session.clock.on_break:
        return Refused("on_break", {"table": table.number})
    if table.number in session.last_hands and session.last_hands[table.number] <= 0:
        case = "closing_hands" if session.last_hands_for == "closing" else "last_hands_end"
        return Refused("last_hands_played", {"table": table.number}, cite(book, case))
    return None


def _disqualified(state: Tournament, table: Table) -> Refused | None:
    """Whoever was disqualified in the hand before leaves before the next one is dealt."""
    for number in state.conduct.pending:
        penalty = state.conduct.penalties[number - 1]
        entry = current_entry(state, penalty)
        if entry is not None and entry.table == table.number:
            return Refused(
                "disqualified_sits",
                {"table": table.number, "seat": entry.seat, "person": penalty.person, "penalty": number},
                tuple(penalty.clauses),
            )
    return None


def _game(state: Tournament, table: Table, level: int, called: str) -> str | Refused:
    structure = state.structure
    if not called:
        return game_of(structure, level, table.hands + 1)
    allowed = structure.rotation or (game_of(structure, level, table.hands + 1),)
    if called in allowed and called in GAMES:
        return called
    return Refused("game_not_in_event", {"game": called, "allowed": ", ".join(allowed)})


@lru_cache(maxsize=64)
def rules_of_button(book: Book) -> ButtonRules:
    """The book's switches of the button, kept because every hand of every table asks for them."""
    return button_rules(book)


def next_hand_positions(table: Table, seats: list[int], book: Book, button: int = 0) -> Positions | Refused:
    """Button and blinds of the table's next hand among these seats."""
    rules = rules_of_button(book)
    if table.positions is None:
        if button and not 1 <= button <= len(table.seats):
            return Refused("unknown_seat", {"table": table.number, "seat": button})
        return first_positions(seats, button or max(seats), rules)
    if button and button != table.positions.button:
        return Refused("button_already_placed", {"table": table.number, "button": table.positions.button})
    return upcoming(table, seats, book, rules=rules)


@decides(DealFirstCard, roles=TABLE)
def deal_first_card(state: Tournament, asked: Asked[DealFirstCard], book: Book) -> Answer:
    table = known_table(state, asked.command.table)
    if isinstance(table, Refused):
        return table
    other = another_hand(table, asked.command)
    if other is not None:
        return other
    if table.hand is None:
        return Refused("no_hand", {"table": table.number})
    if table.hand.first_card_at:
        return Refused("first_card_dealt", {"table": table.number})
    late = tuple(seat for seat in table.hand.dealt if seat in table.coming)
    if len(table.hand.dealt) - len(late) < 2:
        return Refused("players_on_the_way", {"table": table.number, "seats": ", ".join(map(str, late))})
    return (FirstCardDealt(table=table.number, without=late),)


@decides(CancelHand, roles=TABLE)
def cancel_hand(state: Tournament, asked: Asked[CancelHand], book: Book) -> Answer:
    table = known_table(state, asked.command.table)
    if isinstance(table, Refused):
        return table
    command = asked.command
    other = another_hand(table, command)
    if other is not None:
        return other
    if table.hand is None and (table.redeal is None or command.redeal):
        return Refused("no_hand", {"table": table.number})
    why = command.why.strip()
    if not why:
        return Refused("reason_missing", {"matter": "CancelHand"})
    return (HandCancelled(table=table.number, number=table.hands, why=why, redeal=command.redeal),)
