"""Putting a reading into effect on the hand."""

from msgspec.structs import replace

from torneo.floor.acts import Act, Does, PlayerAct
from torneo.floor.citations import speaks
from torneo.floor.kernel import registry
from torneo.floor.kernel.all_in_hands import show_all_in_hands
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.matters import Done
from torneo.floor.kernel.table import Table
from torneo.floor.reading import AGGRESSIVE, CHIPS_IN, NO_LIMITS, Reading
from torneo.floor.ruling import Ruling
from torneo.floor.spot import Spot
from torneo.hand import IllegalAction, amend
from torneo.hand.amend import copy_hand
from torneo.hand.status import BET


def carry_out(table: Table, act: Act, spot: Spot, reading: Reading) -> Ruling:
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
        table.bonds.bound[seat] = reading.binds_to.on_top_of(table.bonds.bound.get(seat, NO_LIMITS))
        return table.ruling(seat, reading)
    if spot.bringing_in and reading.action in CHIPS_IN and spot.no_raise:
        reading = replace(reading, action="bring_in", to=None)  # all he has, and no more than the bring-in
    bound = table.bonds.bound.pop(seat, None)
    if table.word_due(seat) is not None:
        del table.bonds.conditions[seat]
    before = spot.stack
    unnoticed = isinstance(act, Does) and act.unnoticed and act.to is not None
    at = len(table.hand.events)
    miscounted = reading.to is not None and reading.action != "call" and spot.on_a_wrong_count(reading.to)
    snapshot = copy_hand(table.hand) if miscounted or (unnoticed and spot.limit == "pot_limit") else None
    if table.hand.street == 0 and reading.action in CHIPS_IN and speaks(table.book, "preflop_round"):
        reading = reading.with_cases("preflop_round")
    if reading.action == "call" and is_limp(table) and speaks(table.book, "limp_allowed"):
        reading = reading.with_cases("limp_allowed")
    if reading.action == "fold" and bound is not None and bound.case == "out_of_turn_bigger_bet":
        reading = reading.with_cases(bound.case)
    try:
        if reading.action == "fold" and bound is not None and bound.forfeit_on_fold:
            amend.forfeit(table.hand, bound.forfeit_on_fold)
        else:
            perform(table, act, reading, force=unnoticed)
    except IllegalAction as error:
        facts: dict[str, int | str] = {"why": error.reason}
        return table.ruling(seat, Reading(case="refused_illegal", kind="refused", facts=facts))
    registry.note(table, Done(act, spot, reading, at, unnoticed, snapshot))
    sized = reading.action in AGGRESSIVE
    reading = reading.with_cases(*_what_comes_next(table, plain=isinstance(act, Does), sized=sized))
    added = max(before - _stack_behind(table, seat, spot, reading), 0)
    back = (reading.pushed or 0) - added
    all_in = added == before and added > 0
    if all_in and speaks(table.book, "all_in_button"):
        reading = reading.with_cases("all_in_button")
    return table.ruling(
        seat,
        reading,
        amount=added,
        all_in=all_in,
        returned={seat: back} if back > 0 else {},
        correctable_until=_window(table, reading),
    )


def _what_comes_next(table: Table, *, plain: bool, sized: bool) -> list[str]:
    """Cases that frame what the next player may do: whether an all-in lets him raise again, and after a
    plain action the sizes open to him, where the action or that all-in has a say in them."""
    hand = table.hand
    if hand.status != BET or hand.actor is None or not hand.level:
        return []
    spot = table.spot(hand.actor)
    limit = spot.limit == "limit"
    found = []
    again = spot.acted and spot.all_in_raises > 0
    if again:
        found.append(
            "limit_reopening" if limit else "betting_not_reopened" if spot.no_raise else "betting_reopened"
        )
    if not plain:
        return found
    if not spot.acted and spot.option and hand.level > hand.full_level:
        found.append("big_blind_option")
    if spot.no_raise == "raise_cap_reached":
        found.append("raise_cap_reached")
    elif not spot.no_raise and (sized or again):
        found.append("min_raise")
        if spot.limit == "pot_limit":
            found.append("pot_limit_postflop" if hand.street else "pot_limit_preflop")
    if not spot.no_raise and spot.short_all_ins > 1 and hand.level > hand.full_level:
        found += ["minimum_after_short_all_ins"] * speaks(table.book, "minimum_after_short_all_ins")
    return found


def _stack_behind(table: Table, seat: int, spot: Spot, reading: Reading) -> int:
    """What the player has left, an uncalled part already given back not counted."""
    if reading.action in CHIPS_IN and reading.to is not None:
        return spot.most - min(reading.to, spot.most)
    return table.hand.stack[table.hand.place_of[seat]]


def _window(table: Table, reading: Reading) -> str | None:
    """Until when a bet or raise of the wrong size can still be put right."""
    if reading.action not in AGGRESSIVE:
        return None
    if table.book.values["betting_underraise_correction_until"] == "next_action":
        return "next_action"
    return next_card(table)


def perform(table: Table, act: Act, reading: Reading, *, force: bool = False) -> None:
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
            table.betting.announced_bet = None
    show_all_in_hands(table)


def is_limp(table: Table) -> bool:
    """Would a call here be one of the big blind alone, in a game with a single draw?"""
    hand = table.hand
    single = hand.game.family == "draw" and sum(street.draw for street in hand.game.streets) == 1
    return single and hand.street == 0 and hand.status == BET and hand.raises <= 0


def next_card(table: Table) -> str:
    """The moment after which a wrong amount of this street stands."""
    streets = table.hand.game.streets
    return "showdown" if table.hand.street == len(streets) - 1 else streets[table.hand.street + 1].name
