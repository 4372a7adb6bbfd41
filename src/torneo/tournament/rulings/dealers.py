"""Who deals where, and what the next dealer must know."""

import msgspec

from torneo.hand.button import Positions
from torneo.rulebook import Book
from torneo.tournament.checks import known_table
from torneo.tournament.citations import cite
from torneo.tournament.clock.announcing import shown
from torneo.tournament.clock.last_hands import hands_left
from torneo.tournament.clock.preparing import decks_wanted
from torneo.tournament.clock.reading import reading
from torneo.tournament.kernel import TABLE, Answer, Asked, Refused, Value, decides
from torneo.tournament.rulings.calling import open_calls
from torneo.tournament.rulings.commands import RelieveDealer
from torneo.tournament.rulings.deciding import open_rulings
from torneo.tournament.rulings.events import DealerRelieved
from torneo.tournament.state import Tournament
from torneo.tournament.timecalls.cards import cards_left

#: A level or a break this close is something to tell (milliseconds).
SOON = 5 * 60_000


@decides(RelieveDealer, roles=TABLE)
def relieve_dealer(state: Tournament, asked: Asked[RelieveDealer], book: Book) -> Answer:
    command = asked.command
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    dealer = " ".join(command.dealer.split())
    if not dealer:
        return Refused("dealer_missing", {"table": command.table})
    now = state.dealers.get(command.table)
    if now is not None and now.dealer == dealer:
        return Refused("dealer_there", {"table": command.table, "dealer": dealer})
    left_to_play = push_waits(state, table.session, asked.at, book)
    if now is not None and left_to_play is not None and asked.by.role == "dealer":
        told: dict[str, Value] = {"table": command.table, "left": shown(left_to_play)}
        return Refused("push_waits", told, cite(book, "push_waits"))
    left = next((number for number, one in state.dealers.items() if one.dealer == dealer), 0)
    return (
        DealerRelieved(
            table=command.table, dealer=dealer, before=now.dealer if now is not None else "",
            left_table=left, note=command.note.strip(),
        ),
    )  # fmt: skip


def push_waits(state: Tournament, session: str, now: int, book: Book) -> int | None:
    """What is left of the level (milliseconds) where it is too little for dealers to relieve each other by
    themselves; the floor may still order it. None: they may."""
    held: int = book.values["dealing_push_held_seconds"] * 1000
    if not held or state.sessions[session].status != "running":
        return None
    clock = reading(state, session, now, book)
    soon = [clock.left] if clock.break_in is None else [clock.left, clock.break_in]
    waits = not clock.on_break and not clock.paused and 0 < min(soon) <= held
    return min(soon) if waits else None


class Serving(msgspec.Struct, frozen=True, kw_only=True):
    """A player at this table serving a penalty. ``hands`` 0: it is not counted in hands."""

    seat: int
    entry: int
    penalty: int
    hands: int = 0


class Handover(msgspec.Struct, frozen=True, kw_only=True):
    """What the next dealer of a table must know.

    ``absent``: seats whose player is away; ``coming``: on the way; ``waiting``: without cards until the
    button has passed. ``missing``: {seat: hands to sit out}. ``frozen``: the hand waits for other tables.
    ``time_called``: the seat the clock is on, 0 if none; ``time_cards``: {seat: cards left}, empty where the
    event has none. ``next_hand``: the number it will have. ``warnings``: codes of what the clock brings
    (``level_soon``, ``break_soon``, ``push_waits``, ``on_break``, ``paused``, ``last_hands``, ``day_over``;
    before play ``wash_deck``, or ``wash_waits`` while too few players are there).
    """

    table: int
    dealer: str = ""
    since: int = 0
    note: str = ""
    playing: int = 0
    next_hand: int = 1
    game: str = ""
    positions: Positions | None = None
    serving: tuple[Serving, ...] = ()
    missing: dict[int, int] = {}
    absent: tuple[int, ...] = ()
    coming: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    hand_for_hand: bool = False
    frozen: bool = False
    halted: str = ""
    carried: int = 0
    calls: tuple[int, ...] = ()
    rulings: tuple[int, ...] = ()
    time_called: int = 0
    time_cards: dict[int, int] = {}
    last_hands: int | None = None
    left: int = 0
    warnings: tuple[str, ...] = ()


def handover(state: Tournament, number: int, now: int, book: Book) -> Handover | Refused:
    """What the next dealer of that table must know at this moment."""
    table = known_table(state, number)
    if isinstance(table, Refused):
        return table
    session = state.sessions[table.session]
    sitting = {seat: state.entries[table.seats[seat - 1]] for seat in table.taken}
    dealing = state.dealers.get(number)
    hand = table.hand
    banked = state.structure.time_bank is not None
    last = hands_left(state, number)
    warnings, left = _warnings(state, table.session, last, now, book)
    if hand is None and decks_wanted(state, session, now, book):
        there = sum(not entry.is_away for entry in sitting.values())
        enough = there >= book.values["dealing_deck_preparation"]["washed_from_players"]
        warnings = (*warnings, "wash_deck" if enough else "wash_waits")
    return Handover(
        table=number,
        dealer=dealing.dealer if dealing is not None else "",
        since=dealing.since if dealing is not None else 0,
        note=dealing.note if dealing is not None else "",
        playing=hand.number if hand is not None else 0,
        next_hand=table.next_hand,
        game=hand.game if hand is not None else table.last_game,
        positions=table.positions,
        serving=tuple(_serving(state, {entry.player: seat for seat, entry in sitting.items()})),
        missing=dict(table.missing),
        absent=tuple(seat for seat, entry in sitting.items() if entry.is_away),
        coming=tuple(table.coming),
        waiting=tuple(table.waiting),
        hand_for_hand=session.hand_for_hand,
        frozen=bool(hand is not None and hand.frozen),
        halted=table.halted,
        carried=table.carried,
        calls=tuple(call.number for call in open_calls(state) if call.table == number),
        rulings=tuple(given.number for given in open_rulings(state) if given.table == number),
        time_called=hand.time_call.seat if hand is not None and hand.time_call is not None else 0,
        time_cards={seat: cards_left(state, entry) for seat, entry in sitting.items()} if banked else {},
        last_hands=last,
        left=left,
        warnings=warnings,
    )


def _serving(state: Tournament, seats: dict[str, int]) -> list[Serving]:
    """Penalties of the players at the table, by seat."""
    found = []
    for player, seat in seats.items():
        for number in state.conduct.serving.get(player, ()):
            penalty = state.conduct.penalties[number - 1]
            found.append(Serving(seat=seat, entry=penalty.entry, penalty=number, hands=penalty.left))
    return found


def _warnings(
    state: Tournament, session: str, last: int | None, now: int, book: Book
) -> tuple[tuple[str, ...], int]:
    """What the clock brings, and what is left of the level or break (milliseconds)."""
    if state.sessions[session].status != "running":
        return (), 0
    clock = reading(state, session, now, book)
    close = clock.break_in is not None and clock.break_in <= SOON
    told = {
        "on_break": clock.on_break,
        "paused": clock.paused,
        "break_soon": close and not clock.on_break,
        "level_soon": not close and not clock.on_break and not clock.paused and clock.left <= SOON,
        "push_waits": push_waits(state, session, now, book) is not None,
        "last_hands": last is not None,
        "day_over": bool(clock.over_for_today),
    }
    return tuple(code for code, holds in told.items() if holds), clock.left
