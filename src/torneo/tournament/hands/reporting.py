"""The end of a hand as it is reported: stacks after it, who went out, and in which order."""

from collections.abc import Iterable
from math import gcd

from torneo.hand.button import Positions
from torneo.hand.games import GAMES
from torneo.rulebook import Book
from torneo.tournament.bubble.freezing import not_frozen_note, not_its_turn
from torneo.tournament.bubble.rounds import hand_reported
from torneo.tournament.bubble.signal import round_of
from torneo.tournament.checks import known_table, sitting_at
from torneo.tournament.chips.values import live_values
from torneo.tournament.citations import cite
from torneo.tournament.clock.last_hands import hand_counted
from torneo.tournament.conduct.penalties import after_hand, on_penalty
from torneo.tournament.entries.state import Entry
from torneo.tournament.hands.commands import ReportElimination, ReportHand
from torneo.tournament.hands.events import ChipsMoved, Eliminated, HandEnded, HandStarted
from torneo.tournament.hands.meant import another_hand
from torneo.tournament.hands.starting import started_hand
from torneo.tournament.kernel import TABLE, Answer, Asked, Event, Refused, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import ante_kind, level_of


@decides(ReportHand, roles=TABLE)
def report_hand(state: Tournament, asked: Asked[ReportHand], book: Book) -> Answer:
    """A table that never said the hand began says so now: the hand began at this moment."""
    command = asked.command
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    refused = another_hand(table, command) or not_its_turn(state, table, book)
    if refused is not None:
        return refused
    began: tuple[Event, ...] = ()
    if table.hand is not None:
        number, before, game = table.hand.number, table.hand.stacks, table.hand.game
        positions, level = table.positions, table.hand.level
    else:
        started = started_hand(state, command.table, asked.at, book)
        if isinstance(started, Refused):
            return started
        began, number, game = (started,), started.number, started.game
        before = _stacks(state, table, started)
        positions, level = started.positions, started.level
    ante = _dead_ante(state, positions, level, game, book) if command.beaten_by else {}
    refused = (
        _wrong_stacks(table, command, before)
        or _odd_stacks(state, table, command, before)
        or _wrong_winners(table, command, before, game, ante)
    )
    if refused is not None:
        return refused
    ended = HandEnded(table=table.number, number=number, stacks=dict(command.stacks), carried=command.carried)
    out = [seat for seat, stack in command.stacks.items() if not stack and before[seat]]
    refused = _wrong_order(command, before, out, book) or _blinded_out(state, table, out, book)
    if refused is not None:
        return refused
    return (
        *began,
        ended,
        *_eliminations(state, table, number, command, before, out, book),
        *hand_counted(state, table.number),
        *after_hand(state, table.number, (*before, *_left_out(state, table, book))),
        *not_frozen_note(state, table, len(out), book),
        *hand_reported(state, table, len(out), asked.at, book),
    )


def _left_out(state: Tournament, table: Table, book: Book) -> Iterable[int]:
    """Seats of penalised players in a house that deals them no cards: the hand counts for them all the
    same."""
    return () if book.values["penalty_seat_procedure"]["dealt_in"] else _penalised(state, table)


def _penalised(state: Tournament, table: Table) -> dict[int, int]:
    """Who serves a penalty in the hand: as it was dealt, whatever was given or lifted since."""
    return table.hand.penalised if table.hand is not None else on_penalty(state, table.number)


def _blinded_out(state: Tournament, table: Table, out: list[int], book: Book) -> Refused | None:
    """A house may spare those who serve a penalty the loss of their last chip."""
    if not out or book.values["penalty_seat_procedure"]["can_be_blinded_out"]:
        return None
    away = _penalised(state, table)
    seat = next((seat for seat in out if seat in away), None)
    if seat is None:
        return None
    return Refused("cannot_be_blinded_out", {"table": table.number, "seat": seat},
                   cite(book, "penalty_served"))  # fmt: skip


def _stacks(state: Tournament, table: Table, started: HandStarted) -> dict[int, int]:
    return {seat: state.entries[table.seats[seat - 1]].stack for seat in started.dealt}


def _wrong_stacks(table: Table, command: ReportHand, before: dict[int, int]) -> Refused | None:
    for seat, stack in command.stacks.items():
        if seat not in before:
            return Refused("seat_not_in_hand", {"table": table.number, "seat": seat,
                                                "dealt": ", ".join(map(str, before))})  # fmt: skip
        if stack < 0:
            return impossible(stack, "chips", ">= 0")
    if command.carried < 0:
        return impossible(command.carried, "chips", ">= 0")
    expected = sum(before[seat] for seat in command.stacks) + table.carried
    told = sum(command.stacks.values()) + command.carried
    if told != expected:
        return Refused(
            "chips_do_not_add_up",
            {"table": table.number, "told": told, "expected": expected, "difference": told - expected},
        )
    return None


def _odd_stacks(
    state: Tournament, table: Table, command: ReportHand, before: dict[int, int]
) -> Refused | None:
    """Stacks come out in whole chips, at a table whose stacks went in so.

    What the stacks before have in common is looked at first: nearly every report passes there.
    """
    told = (*command.stacks.values(), command.carried)
    common = gcd(table.carried, *before.values()) or 1
    if not any(points % common for points in told):
        return None
    smallest = min(live_values(state, table.session), default=1)
    odd = next((points for points in told if points % smallest), None)
    if odd is None or common % smallest:
        return None
    return Refused("not_in_chips", {"points": odd, "smallest": smallest})


def _dead_ante(
    state: Tournament, positions: Positions | None, number: int, game: str, book: Book
) -> dict[int, int]:
    """{seat: what it pays for the whole table before it can bet}: the big blind, where the ante is his."""
    level = level_of(state.structure, number, book)
    if positions is None or not level.ante or GAMES[game].is_stud:
        return {}
    return {positions.big: level.ante} if ante_kind(state.structure, book) == "big_blind" else {}


def _wrong_winners(
    table: Table, command: ReportHand, before: dict[int, int], game: str, ante: dict[int, int]
) -> Refused | None:
    for seat, winners in command.beaten_by.items():
        if command.stacks.get(seat, 1):
            return Refused("not_out", {"table": table.number, "seat": seat})
        for winner in winners:
            if winner not in before:
                return Refused("seat_not_in_hand", {"table": table.number, "seat": winner,
                                                    "dealt": ", ".join(map(str, before))})  # fmt: skip
            if winner == seat:
                return Refused("beaten_by_himself", {"table": table.number, "seat": seat})
            if not _can_have_won(command, before, seat, winner, game, ante):
                return Refused("won_nothing", {"table": table.number, "seat": winner, "out": seat})
    return None


def _can_have_won(
    command: ReportHand, before: dict[int, int], seat: int, winner: int, game: str, ante: dict[int, int]
) -> bool:
    """Can the winner have taken the last chips of the seat? He has chips, and more than before, unless the
    pot was split or somebody with less than the seat to bet won the main pot from both."""
    after = command.stacks.get(winner, before[winner])
    if not after or after > before[winner]:
        return bool(after)
    split = GAMES[game].low is not None and GAMES[game].high is not None
    if split or (after == before[winner] and len(command.beaten_by[seat]) > 1):
        return True
    return any(
        stack - ante.get(other, 0) < before[seat] and command.stacks.get(other, stack) > stack
        for other, stack in before.items()
    )


def _wrong_order(command: ReportHand, before: dict[int, int], out: list[int], book: Book) -> Refused | None:
    """The order of hands names those who went out, once, and all of equal stacks where the book ranks them
    by it."""
    order = command.hand_order
    if order and (len(set(order)) < len(order) or not set(order) <= set(out)):
        return Refused("hand_order_wrong", {"order": ", ".join(map(str, order)),
                                            "seats": ", ".join(map(str, sorted(out)))})  # fmt: skip
    if len(out) < 2 or book.values["elimination_equal_stacks"] != "better_hand_higher":
        return None
    if book.values["elimination_same_table"] == "tie_share_prizes":
        return None
    stacks = [before[seat] for seat in out]
    equal = [seat for seat in out if stacks.count(before[seat]) > 1]
    if set(equal) <= set(order):
        return None
    return Refused(
        "hand_order_missing",
        {"seats": ", ".join(map(str, sorted(equal)))},
        book.clauses_for("elimination_equal_stacks"),
    )


def _eliminations(
    state: Tournament,
    table: Table,
    number: int,
    command: ReportHand,
    before: dict[int, int],
    out: Iterable[int],
    book: Book,
) -> Iterable[Eliminated]:
    """Smallest starting stack first, so that the larger one finishes higher."""
    order = {seat: place for place, seat in enumerate(command.hand_order, 1)}
    together = round_of(state, table)
    for seat in sorted(out, key=lambda seat: (before[seat], -order.get(seat, 0))):
        winners = command.beaten_by.get(seat, ())
        yield Eliminated(
            entry=table.seats[seat - 1], table=table.number, seat=seat, hand=number, stack=before[seat],
            by=tuple(table.seats[winner - 1] for winner in winners), rank=order.get(seat, 0),
            together=together,
        )  # fmt: skip


@decides(ReportElimination, roles=TABLE)
def report_elimination(state: Tournament, asked: Asked[ReportElimination], book: Book) -> Answer:
    """Without stacks the chips go to who won them, if one player did, or stay uncounted at the table. Of
    several, the smallest stack first: the larger one finishes higher."""
    command = asked.command
    seats = tuple(dict.fromkeys((command.seat, *command.also_out)))
    out: list[Entry] = []
    for seat in seats:
        entry = sitting_at(state, command.table, seat)
        if isinstance(entry, Refused):
            return entry
        out.append(entry)
    table = state.tables[command.table]
    other = another_hand(table, command)
    if other is not None:
        return other
    if table.hand is not None and not command.beaten_by and any(seat in table.hand.dealt for seat in seats):
        return Refused("report_the_hand", {"table": table.number, "hand": table.hand.number})
    winners = []
    for seat in command.beaten_by:
        winner = sitting_at(state, command.table, seat)
        if isinstance(winner, Refused):
            return winner
        if seat in seats:
            return Refused("beaten_by_himself", {"table": table.number, "seat": seat})
        winners.append(winner.number)
    if command.also_out and len(out) == table.players:
        return Refused("somebody_stays", {"table": table.number})
    frozen = not_its_turn(state, table, book)
    if frozen is not None:
        return frozen
    together = round_of(state, table)
    events: list[Event] = []
    for entry in sorted(out, key=lambda one: one.stack):
        taken_by = {winners[0]: entry.stack} if len(winners) == 1 else {}
        events.append(ChipsMoved(table=table.number, entry=entry.number, points=entry.stack, to=taken_by))
        events.append(
            Eliminated(
                entry=entry.number, table=table.number, seat=entry.seat, hand=table.hands, stack=entry.stack,
                by=tuple(winners), together=together,
            )
        )  # fmt: skip
    return tuple(events)
