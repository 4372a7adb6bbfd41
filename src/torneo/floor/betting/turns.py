"""Acting out of turn: held, binding or void as the players skipped act; and players who were skipped."""

from msgspec.structs import replace

from torneo.floor import conditions
from torneo.floor.acts import Bets, ClaimsTurn, PlayerAct
from torneo.floor.bonds import BIGGER_BET, lose_pending, owed_act
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.carry_out import carry_out
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.matters import Held
from torneo.floor.kernel.table import Table
from torneo.floor.reading import AGGRESSIVE, CHIPS_IN, Limits, Reading
from torneo.floor.readings import amounts
from torneo.floor.readings.chips_in import value
from torneo.floor.readings.of_an_act import BettingAct, read
from torneo.floor.ruling import Ruling
from torneo.floor.substantial import substantial
from torneo.hand import amend
from torneo.hand.actions import BETTING
from torneo.hand.status import BET, OVER


def out_of_turn(table: Table, act: BettingAct) -> Ruling:
    """A fold stands at once; anything else waits for its turn."""

    hand = table.hand
    seat = act.seat
    ahead = _with_held_acts(table, seat)
    reading = read(ahead, act)
    if reading.case == "check_facing_bet":
        ahead, reading = table, read(table, act)
    early = hand.actor is not None and table.limits(hand.actor).must_raise
    if reading.case == "conditional" and reading.kind == "question":
        return ask(table, act, table.spot(seat), reading, stops=False)
    open_still = reading.kind == "binding" and reading.action is None and reading.limits is None
    if reading.kind not in ("binding", "question") or open_still:
        return table.ruling(seat, reading)
    infraction = "premature_action" if early else "out_of_turn"
    table.betting.out_of_turn.append((seat, reading.action in CHIPS_IN))
    if reading.action == "fold":
        cases = ("wait_for_amount", "fold_out_of_turn") if early else ("fold_out_of_turn",)
        lost, why = lose_pending(table, seat)
        amend.fold_out_of_turn(hand, seat)
        found = Reading(case=cases[0], action="fold", also=(*cases[1:], *why), infraction=infraction)
        return follow(table, table.ruling(seat, found, amount=lost or None))
    if early and (reading.action == "call" or reading.case == "call_without_bet"):
        question = Reading(case="call_before_amount", kind="question", infraction=infraction,
                           options=("call_any_amount", "not_binding", "other_ruling"))  # fmt: skip
        return ask(table, act, table.spot(seat), question, stops=False)
    table.bonds.held[seat] = Held(reading, ahead.hand.level, hand.street)
    cited = (reading.case, "act_in_turn")
    held = replace(
        reading, case="out_of_turn_held", kind="held", also=cited, infraction=infraction, options=()
    )
    return table.ruling(seat, held)


def bound_call(table: Table) -> list[Ruling]:
    """The act that a ruling left as the only one of the player to act, made by itself."""

    actor = table.hand.actor
    waits = table.stopped
    if actor is None or waits or table.hand.status != BET:
        return []
    limits, owed = table.limits(actor), owed_act(table, actor)
    if owed is None or not (limits.only or limits.must_call or limits.to is not None):
        return []
    return [carry_out(table, PlayerAct(seat=actor), table.spot(actor), owed), *settle_held(table)]


def just_acted(table: Table, seat: int) -> bool:
    """Was this player the last to do anything on this street, with nobody after him yet?"""
    for event in reversed(table.hand.events):
        if event[0] == "board":
            return False
        if event[0] in (*BETTING, "bring_in"):
            return bool(event[1] == seat)
    return False


def added_later(table: Table, act: Bets) -> Ruling:
    """More chips or words from a player whose action is complete: a second motion, a raise said too late."""

    chips = sum(map(value, act.motions))
    if chips:
        second = Reading(case="string_bet", kind="returned", steps=("announce_string_bet",))
        return table.ruling(act.seat, second, returned={act.seat: chips})
    if conditions.opens(act):
        return ask(table, act, table.spot(act.seat), conditions.question(), stops=False)
    stands = _last_reason(table, act.seat)
    also = ("overchip_raise_said_late",) if stands in _ONE_CHIP else (stands,) if stands else ()
    return table.ruling(act.seat, Reading(case="first_said_counts", kind="no_effect", also=also))


_ONE_CHIP = ("overchip_call", "prior_chips_overchip")


def _last_reason(table: Table, seat: int) -> str:
    """Why the action that a player has just made is what it is."""
    told = (each for ruling in reversed(table.rulings) for each in (*reversed(ruling.followed_by), ruling))
    return next((each.reason for each in told if each.seat == seat and each.action is not None), "")


def _with_held_acts(table: Table, seat: int) -> Table:
    """The table as this player sees it: with what those whose turn comes before his did out of turn."""
    if not table.bonds.held or seat in table.bonds.held:
        return table
    twin, waiting = table.copy(), table.hand.waiting
    sooner = waiting[: waiting.index(seat)] if seat in waiting else waiting
    twin.bonds.held = {other: held for other, held in table.bonds.held.items() if other in sooner}
    _bind_held(twin)
    return twin


def _bind_held(table: Table) -> tuple[Ruling, ...]:
    """Carry out what was done out of turn, in the order of the turns; an act whose spot changed waits on.
    Returns what the floor has to be asked about it."""

    hand = table.hand
    rulings = []
    for other in hand.waiting:
        held = table.bonds.held.get(other)
        if held is not None and held.level == hand.level and hand.status == BET:
            del table.bonds.held[other]
            amend.let_act(hand, other)
            rulings.append(carry_out(table, PlayerAct(seat=other), table.spot(other), held.reading))
    return tuple(ruling for ruling in rulings if ruling.is_question)


def settle_held(table: Table) -> list[Ruling]:
    """Turns that came for players who had already acted."""
    settled: list[Ruling] = []
    hand = table.hand
    if hand.status == OVER or any(held.street != hand.street for held in table.bonds.held.values()):
        table.bonds.held.clear()
    while table.bonds.held and hand.status == BET and hand.actor in table.bonds.held and not table.stopped:
        seat = hand.actor
        held = table.bonds.held.pop(seat)
        if table.book.values["turn_out_of_turn_action"] == "stays_pending_then_no_raise":
            settled.append(_pending(table, seat, held.reading))
        else:
            settled.append(_settle(table, seat, held.reading, hand.level != held.level))
    return settled


def _settle(table: Table, seat: int, reading: Reading, changed: bool) -> Ruling:

    act = PlayerAct(seat=seat)
    if not changed:
        return carry_out(table, act, table.spot(seat), reading.because("out_of_turn_binds"))
    lying = (reading.to or 0) - table.hand.bets[seat] if reading.action in CHIPS_IN else 0
    returned = {seat: lying} if lying > 0 else {}
    rule = table.book.values["turn_out_of_turn_if_changed"]
    if rule == "call_or_fold_and_forfeit_no_raise":
        return _call_or_fold(table, seat, reading.to or 0)
    free = Reading(case="out_of_turn_changed", kind="returned")
    return table.ruling(seat, free, returned=returned)


def _pending(table: Table, seat: int, reading: Reading) -> Ruling:
    """The bet lay there: it stands if nobody bet, calls a smaller bet, and is lost or made up to a bigger."""

    spot = table.spot(seat)
    act = PlayerAct(seat=seat)
    if reading.action not in CHIPS_IN or reading.to is None or not spot.facing:
        if reading.action == "check" and spot.facing:
            return table.ruling(seat, Reading(case="out_of_turn_changed", kind="returned"))
        return carry_out(table, act, spot, reading.because("out_of_turn_binds"))
    table.bonds.no_raise_on[seat] = table.hand.street
    if spot.level <= reading.to:
        pushed = reading.to - spot.bet
        return carry_out(table, act, spot, amounts.call(spot, "out_of_turn_smaller_bet", pushed=pushed))
    if table.book.values["turn_out_of_turn_if_changed"] == "chips_returned_all_options":
        del table.bonds.no_raise_on[seat]
        return _settle(table, seat, reading, True)
    return _call_or_fold(table, seat, reading.to - spot.bet)


def settle_owed(table: Table) -> list[Ruling]:
    """The calls that players without a hand still owe, put in as soon as the amount is known."""
    hand, settled = table.hand, []
    for seat, (street, case) in list(table.bonds.owes.items()):
        if street != hand.street or hand.status != BET:
            del table.bonds.owes[seat]
        elif hand.level > hand.bets[seat]:
            del table.bonds.owes[seat]
            chips = min(hand.level - hand.bets[seat], hand.stacks[seat])
            amend.leave_in(hand, seat, chips)
            settled.append(table.ruling(seat, Reading(case=case, action="call", to=hand.level), amount=chips))
    return settled


def _call_or_fold(table: Table, seat: int, lying: int) -> Ruling:
    """The chips stay where they lie: part of the call, or lost with the hand."""
    table.bonds.no_raise_on[seat] = table.hand.street
    all_in = lying >= table.hand.stacks[seat]
    table.bonds.bound[seat] = Limits(no_raise=True, forfeit_on_fold=lying if all_in else 0, case=BIGGER_BET)
    if not all_in:
        amend.leave_in(table.hand, seat, lying)
    return table.ruling(seat, Reading(case=BIGGER_BET, facts={"lying": lying}))


# ---- skipped players -----------------------------------------------------------------------------


def deem_checked(table: Table, seat: int) -> list[Ruling]:
    """Where a book says so, players passed over in silence with no bet have checked (``seat`` 0: all)."""
    hand = table.hand
    rule = table.book.values["turn_skipped_player"]["silent_with_no_bet"]
    if (
        rule == "keeps_right"
        or hand.level
        or not table.bonds.held
        or seat in table.bonds.held
        or hand.status != BET
    ):
        return []
    deemed: list[Ruling] = []
    table.before_silence = table.copy()
    while hand.status == BET and hand.actor not in (seat, *table.bonds.held) and not hand.level:
        assert hand.actor is not None
        table.betting.deemed_checked.append(hand.actor)
        deemed.append(table.ruling(hand.actor, Reading(case="skipped_deemed_check", action="check")))
        hand.check()
        deemed += settle_held(table)
    return deemed


def claim(table: Table, act: ClaimsTurn) -> Ruling:
    """A skipped player speaks up: in time, too late, or a matter for the floor."""

    hand, seat = table.hand, act.seat
    if seat in table.betting.deemed_checked:
        disputed = Reading(case="skipped_check_disputed", kind="question",
                           options=("check_stands", "action_back"))  # fmt: skip
        return ask(table, act, table.spot(seat), disputed)
    if not _passed_over(table, seat) or act.reasonable_time is False:
        if seat == hand.actor:
            table.betting.out_of_turn.clear()
        kept = Reading(case="skipped_keeps_turn", kind="granted" if seat == hand.actor else "refused")
        return table.ruling(seat, kept)
    if act.reasonable_time is None:
        return ask(table, act, table.spot(seat), _IN_TIME)
    return out_of_turn_stands(table, act)


_IN_TIME = Reading(case="skipped_reasonable_time", kind="question", infraction="skipped_in_silence",
                   options=("reasonable_time", "no_reasonable_time"))  # fmt: skip


def _passed_over(table: Table, seat: int) -> bool:
    """Has there been substantial action out of turn while it was his turn?"""
    return seat == table.hand.actor and substantial(table, [chips for _, chips in table.betting.out_of_turn])


def acts_too_late(table: Table, act: BettingAct) -> Ruling | None:
    """A skipped player who bets or raises after substantial action claims his turn by it; what leaves the
    acts of the others as they are claims nothing."""

    if not _passed_over(table, act.seat) or read(table, act).action not in AGGRESSIVE:
        return None
    return ask(table, act, table.spot(act.seat), _IN_TIME)


def out_of_turn_stands(table: Table, act: PlayerAct) -> Ruling:
    """The acts of those who went ahead bind; what becomes of the skipped hand is for the floor."""

    level = table.hand.level
    asked = _bind_held(table)
    table.betting.out_of_turn.clear()
    if table.hand.level == level:
        amend.next_to_act(table.hand, act.seat)
    options = tuple(table.book.values["turn_skipped_player"]["hand_options"])
    question = Reading(case="skipped_hand", kind="question", options=options, infraction="skipped_in_silence",
                       also=("skipped_reasonable_time", "skipped_keeps_turn"))  # fmt: skip
    ruling = ask(table, act, table.spot(act.seat), question)
    return replace(ruling, followed_by=(*asked, *ruling.followed_by)) if asked else ruling
