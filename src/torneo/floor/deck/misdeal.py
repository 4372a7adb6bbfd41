"""Declaring a deal void: chips back, and the same hand dealt again."""

from collections.abc import Collection

from msgspec.structs import replace

from torneo.floor import substantial
from torneo.floor.kernel.deal import Deal
from torneo.floor.kernel.new_hand import forget_the_bets, nothing_won, same_hand_again
from torneo.floor.kernel.outside import again_from_the_deal, make_room, settle_expelled
from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.floor.own_clauses import own
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import Hand
from torneo.hand.redeal import give_back, redealt
from torneo.hand.redeal import undo as undo_hand
from torneo.hand.status import OVER

REDEAL_STEPS = ("gather_cards", "return_chips", "shuffle_and_cut", "deal_again")


def declare(table: Table, seat: int | None, case: str, *also: str, without: Collection[int] = ()) -> Ruling:
    """A misdeal: it is dealt again at once, nothing changed."""
    also = (*also, *_acted(table))
    replayed = _replayed(table)
    back, settled = _void(table)
    deal_again(table, without)
    reading = Reading(case=case, kind="misdeal", also=(*also, *replayed), steps=REDEAL_STEPS)
    return table.ruling(seat, reading, returned=back, followed_by=settled)


def _replayed(table: Table) -> tuple[str, ...]:
    """What the book says of the redeal, and of whoever was away or on penalty for the first deal."""
    hand, earlier = table.hand, table.deal.void
    first = earlier[0] if earlier else hand
    absent = bool(_away(first) - first.penalised_seats)
    penalised = bool(first.penalised_seats or table.standing.penalty_hands)
    about = ("redeal_to_absent",) * absent + ("redeal_to_penalised",) * penalised
    return ("redeal", *own(table, *about))


def annul(table: Table, seat: int | None, case: str, *also: str) -> Ruling:
    """The hand is void after all that happened: chips back, and this hand is over."""
    back, settled = _void(table)
    steps = ("stop_the_hand", "return_chips", "change_the_deck")
    reading = Reading(case=case, kind="void", also=also, steps=steps)
    return table.ruling(seat, reading, returned=back, followed_by=settled)


def too_late(table: Table, seat: int | None, *also: str) -> Ruling:
    """The hand goes on."""
    reading = Reading(case="misdeal_too_late", kind="no_effect", also=(*also, "substantial_action"))
    return table.ruling(seat, reading)


def _acted(table: Table) -> tuple[str, ...]:
    return ("substantial_action",) if substantial.actions(table.hand) else ()


def undo(table: Table) -> None:
    """The hand is over and does not count: chips as when it began, but for what happened outside it."""
    undo_hand(table.hand)
    nothing_won(table)
    table.put_off = [one for one in table.lasting_questions if one is not table.asked]
    again_from_the_deal(table, table.hand)


def _void(table: Table) -> tuple[dict[int, int], tuple[Ruling, ...]]:
    """Chips back to their owners, and everything open about the hand forgotten; those of players sent off
    leave the table."""
    hand = table.hand
    before = hand.stacks
    if hand.status == OVER:
        undo(table)
    for seat, chips in table.chips.hidden.items():
        hand.stack[hand.place_of[seat]] += chips
    if hand.status == OVER:
        back = {seat: chips - before[seat] for seat, chips in hand.stacks.items() if chips > before[seat]}
    else:
        back = give_back(hand)
    forget_the_bets(table)
    return back, tuple(settle_expelled(table))


def deal_again(table: Table, without: Collection[int] = ()) -> None:
    """The redeal, as far as there are players for it."""
    make_room(table)
    hand, deal = table.hand, table.deal
    rule = table.book.values["dealing_redeal"]
    then = deal.absent if deal.void else _away(hand)
    now = _away(hand) - deal.returned
    killed = then if rule["absent_and_penalised_seats"] == "dealt_and_killed" else frozenset()
    waiting = dict(table.standing.newcomers)
    joining = {seat for seat in waiting if rule["new_players"] and seat not in table.standing.left_out}
    newcomers = {seat: waiting.pop(seat) for seat in joining}
    fresh = redealt(
        hand,
        absent=now | killed,
        without=without,
        newcomers=newcomers,
        stakes=table.standing.announced if rule["level_changes"] else None,
        button_moves=rule["button_moves"],
    )
    if fresh is None:
        return
    for seat in sorted(killed):
        if fresh.lives > 1 and seat in fresh.live_seats:
            fresh.kill(seat)
    left_out = {seat: hand.stacks[seat] for seat in without if seat in hand.place_of}
    standing = replace(table.standing, newcomers={**waiting, **left_out}, clock=None, demanded=None)
    same_hand_again(table, fresh, standing, Deal(void=(*deal.void, hand), absent=then))
    _serve(table, rule["counts_as_penalty_hands"] - 1)


def _serve(table: Table, hands: int) -> None:
    """Hands of a penalty that a void deal takes off besides the hand itself."""
    if hands and table.standing.penalty_hands:
        left = {seat: max(count - hands, 0) for seat, count in table.standing.penalty_hands.items()}
        note(table, penalty_hands=left)


def _away(hand: Hand) -> frozenset[int]:
    """Absent and penalised seats. A blind too short to play is no absence: the redeal finds it again."""
    owed = {} if hand.rules.short_blind_plays else dict(hand.blinds)
    short = {event[1] for event in hand.events if event[0] == "blind" and event[2] < owed.get(event[1], 0)}
    return hand.absent_seats - short


def redeal(table: Table) -> Ruling:
    """The dealer deals again: the hand that was void, exactly, or not at all."""
    rule = table.book.values["dealing_redeal"]
    if not table.deal.void or substantial.actions(table.hand):
        return table.ruling(None, Reading(case="redeal", kind="refused"))
    settled: tuple[Ruling, ...] = ()
    if rule["new_players"] or rule["level_changes"]:
        _, settled = _void(table)
        deal_again(table)
    case, *also = _replayed(table)
    reading = Reading(case=case, kind="redeal", also=tuple(also), steps=REDEAL_STEPS)
    return table.ruling(None, reading, followed_by=settled)
