"""Putting a reading into effect on the hand."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from torneo.floor import conditions
from torneo.floor.acts import Act, Does, PlayerAct
from torneo.floor.betting import turns, undercall_chain, wrong_amounts
from torneo.floor.chips import hidden_chips
from torneo.floor.citations import speaks
from torneo.floor.deck import draw
from torneo.floor.exposed_and_dead.shown_cards import show_what_is_due
from torneo.floor.penalties import offences
from torneo.floor.presence import at_the_seat
from torneo.floor.reading import NO_LIMITS, Reading
from torneo.floor.ruling import Option, Ruling
from torneo.floor.showdown.aftermath import followed
from torneo.floor.spot import Spot, spot_of
from torneo.hand import Hand, IllegalAction, amend
from torneo.hand.amend import copy_hand
from torneo.hand.status import BET

if TYPE_CHECKING:
    from torneo.floor.table import Table


def carry_out(table: "Table", act: Act, spot: Spot, reading: Reading) -> Ruling:
    """The ruling on an act in turn, done."""
    seat = spot.seat
    if reading.kind == "question":
        return ask(table, act, spot, reading)
    if reading.kind != "binding":
        returned = {seat: reading.pushed} if reading.pushed else {}
        refused = table.ruling(seat, reading, returned=returned)
        if reading.instead is None:
            return refused
        return replace(refused, followed_by=(carry_out(table, PlayerAct(seat=seat), spot, reading.instead),))
    if reading.binds_to is not None:
        table.bound[seat] = reading.binds_to.on_top_of(table.bound.get(seat, NO_LIMITS))
        return table.ruling(seat, reading)
    if spot.bringing_in and reading.action in ("call", "bet", "raise", "complete") and spot.no_raise:
        reading = replace(reading, action="bring_in", to=None)  # all he has, and no more than the bring-in
    bound = table.bound.pop(seat, None)
    if conditions.due(table, seat) is not None:
        del table.conditions[seat]
    before = spot.stack
    unnoticed = isinstance(act, Does) and act.unnoticed and act.to is not None
    at = len(table.hand.events)
    miscounted = reading.to is not None and reading.action != "call" and spot.on_a_wrong_count(reading.to)
    snapshot = copy_hand(table.hand) if miscounted or (unnoticed and spot.limit == "pot_limit") else None
    if (
        table.hand.street == 0
        and reading.action in ("call", "bet", "raise", "complete")
        and speaks(table.book, "preflop_round")
    ):
        reading = reading.with_cases("preflop_round")
    if reading.action == "call" and draw.is_limp(table) and speaks(table.book, "limp_allowed"):
        reading = reading.with_cases("limp_allowed")
    try:
        if reading.action == "fold" and bound is not None and bound.forfeit_on_fold:
            amend.forfeit(table.hand, bound.forfeit_on_fold)
        else:
            perform(table, act, reading, force=unnoticed)
    except IllegalAction as error:
        facts: dict[str, int | str] = {"why": error.reason}
        return table.ruling(seat, Reading(case="refused_illegal", kind="refused", facts=facts))
    note_irregular(table, spot, reading, unnoticed, at, snapshot)
    hidden_chips.note_spoken(table, act, spot, reading)
    reading = reading.with_cases(*_what_comes_next(table, plain=isinstance(act, Does)))
    added = max(before - _stack_behind(table, seat, spot, reading), 0)
    back = (reading.pushed or 0) - added
    return table.ruling(
        seat,
        reading,
        amount=added,
        all_in=added == before and added > 0,
        returned={seat: back} if back > 0 else {},
        correctable_until=_window(table, reading),
    )


def _what_comes_next(table: "Table", *, plain: bool) -> list[str]:
    """Cases that frame what the next player may do: whether an all-in lets him raise again, and after a
    plain action the sizes open to him."""
    hand = table.hand
    if hand.status != BET or hand.actor is None or not hand.level:
        return []
    spot = spot_of(table, hand.actor)
    limit = spot.limit == "limit"
    found = []
    if spot.acted and spot.all_in:
        found.append(
            "limit_reopening" if limit else "betting_not_reopened" if spot.no_raise else "betting_reopened"
        )
    if not plain:
        return found
    if not spot.acted and spot.option and hand.level > hand.full_level:
        found.append("big_blind_option")
    if spot.no_raise == "raise_cap_reached":
        found.append("raise_cap_reached")
    elif not spot.no_raise:
        found.append("min_raise")
        if spot.limit == "pot_limit":
            found.append("pot_limit_postflop" if hand.street else "pot_limit_preflop")
    return found


def _stack_behind(table: "Table", seat: int, spot: Spot, reading: Reading) -> int:
    """What the player has left, an uncalled part already given back not counted."""
    if reading.action in ("call", "bet", "raise", "complete") and reading.to is not None:
        return spot.most - min(reading.to, spot.most)
    return table.hand.stack[table.hand.place_of[seat]]


def _window(table: "Table", reading: Reading) -> str | None:
    """Until when a bet or raise of the wrong size can still be put right."""
    if reading.action not in ("bet", "raise", "complete"):
        return None
    if table.book.values["betting_underraise_correction_until"] == "next_action":
        return "next_action"
    return wrong_amounts.next_card(table)


def perform(table: "Table", act: Act, reading: Reading, *, force: bool = False) -> None:
    """The action on the hand."""
    hand = table.hand
    match reading.action:
        case "fold":
            hand.fold()
        case "check":
            hand.check()
        case "bring_in":
            hand.bring_in()
        case "draw" | "stand_pat":
            hand.draw(act.discards if isinstance(act, Does) else ())
        case "call" | "bet" | "raise" | "complete":
            alone = hand.ables < 2 and reading.action != "call"
            told = table.announced_pot is not None and reading.action != "call"
            if force or alone or (told and (reading.to or 0) > hand.max_raise_to()):
                amend.put_in(hand, reading.to or 0)
            elif reading.action == "call":
                hand.call()
            else:
                hand.raise_to(reading.to or 0)
            table.announced_bet = None
    show_all_in_hands(table)


def show_all_in_hands(table: "Table") -> None:
    """Known hands of an all-in are tabled by the dealer; nobody has to ask."""
    hand = table.hand
    if hand.status != "showdown" or not hand.face_up or not table.opens_all_in:
        return
    for seat in hand.show_order():
        if hand.status == "showdown" and seat not in hand.shown:
            try:
                hand.show(seat)
            except IllegalAction:
                return


def note_irregular(
    table: "Table", spot: Spot, reading: Reading, unnoticed: bool, at: int, before: Hand | None
) -> None:
    """Remember an amount that is not what the rules ask for; ``at``: where in the hand's events."""
    from torneo.floor.table import Irregularity

    hand = table.hand
    to = reading.to
    if to is None or reading.action not in ("call", "bet", "raise", "complete"):
        return
    street = hand.street
    if unnoticed and to < spot.level and to < spot.most:
        table.irregular.append(Irregularity("undercall", spot.seat, street, "call", to, spot.level, at))
    elif unnoticed and spot.level < to < min(spot.full_raise_to, spot.most):
        what = "underraise" if spot.level else "underbet"
        table.irregular.append(
            Irregularity(what, spot.seat, street, spot.raise_word, to, spot.full_raise_to, at)
        )
    elif reading.action != "call" and spot.limit == "pot_limit":
        table.told_pot = None
        if spot.on_a_wrong_count(to) or (unnoticed and spot.max_raise_to < to <= spot.most):
            right = spot.max_raise_to
            table.irregular.append(
                Irregularity(
                    "pot_miscount",
                    spot.seat,
                    street,
                    spot.raise_word,
                    to,
                    right,
                    at,
                    before,
                    len(table.outside),
                )
            )


def ask(
    table: "Table",
    act: Act,
    spot: Spot | None,
    reading: Reading,
    *,
    stops: bool = True,
    dead: bool = False,
) -> Ruling:
    """Put a question to the floor, with what each answer would do; ``dead``: about a hand that lies dead."""
    from torneo.floor.decisions import preview
    from torneo.floor.table import Question

    seat = spot.seat if spot is not None else getattr(act, "seat", 0)
    question = Question(seat, reading, act, spot, stops, dead=dead, at=len(table.hand.events))
    options = tuple(Option(code, preview(table, question, code)) for code in reading.options)
    table.asked = question
    return table.ruling(seat, reading, options=options)


def follow(table: "Table", ruling: Ruling) -> Ruling:
    """What an act sets off: held acts take effect or lapse, hidden chips are settled when the hand ends."""
    settled = [
        *undercall_chain.go_on(table),
        *turns.settle_held(table),
        *turns.settle_owed(table),
        *hidden_chips.settle(table),
        *show_what_is_due(table),
        *followed(table),
        *at_the_seat.settle_away(table),
        *offences.settle_expelled(table),
    ]
    return replace(ruling, followed_by=(*ruling.followed_by, *settled)) if settled else ruling
