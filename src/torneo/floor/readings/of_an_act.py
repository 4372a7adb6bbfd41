"""What an act of betting or folding means for its player, as if it were his turn."""

from msgspec.structs import replace

from torneo.floor import acts
from torneo.floor.citations import speaks
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Limits, Reading
from torneo.floor.readings import amounts
from torneo.floor.readings.plain_actions import read_plain
from torneo.floor.readings.words_and_chips import read_bet
from torneo.floor.spot import Spot
from torneo.hand import stud

BettingAct = acts.Does | acts.Bets | acts.TurnsIn


def read(table: Table, act: BettingAct) -> Reading:
    """What the act means for its player, as if it were his turn."""
    spot = table.spot(act.seat)
    match act:
        case acts.Bets():
            reading = read_bet(table, spot, act)
        case acts.TurnsIn():
            reading = _cards_in(table, spot, act)
        case acts.Does():
            reading = read_plain(table, spot, act)
    if _is_short_all_in(spot, reading) and speaks(table.book, "short_all_in"):
        reading = reading.with_cases("short_all_in")
    reading = reading.with_cases(*(case for case in _stud(table, reading) if speaks(table.book, case)))
    limits = table.limits(act.seat)
    return _within(spot, limits, reading)


def _stud(table: Table, reading: Reading) -> list[str]:
    """What stud says of the size of a bet, and of who opens when the low card cannot."""
    hand = table.hand
    if not hand.game.is_stud or reading.kind != "binding":
        return []
    pair = reading.action in _RAISES and stud.open_pair(hand)
    opens = hand.level <= hand.stakes.bring_in and stud.low_card_all_in(hand)
    return ["stud_open_pair"] * pair + ["stud_low_card_all_in"] * opens


def _is_short_all_in(spot: Spot, reading: Reading) -> bool:
    """A raise with all the chips that is less than a full one."""
    total = reading.to or 0
    return reading.action == "raise" and spot.level < total < spot.full_raise_to and total >= spot.most


_RAISES = ("bet", "raise", "complete")


def _within(spot: Spot, limits: Limits, reading: Reading) -> Reading:
    """A reading that what the player is bound to leaves open, or its refusal."""
    refused = Reading(
        case=limits.case, kind="refused", facts=_left_to_do(spot, limits), pushed=reading.pushed
    )
    shuts_out_a_raise = reading.limits is not None and reading.limits.no_raise
    if shuts_out_a_raise and (limits.must_raise or limits.only):
        return refused
    if reading.kind != "binding" or reading.action not in ("check", "call", "fold", *_RAISES):
        return reading
    if not limits.leaves(reading.action):
        return refused
    if limits.to is None or reading.to == limits.to:
        return reading
    promised = amounts.raise_to(spot, limits.to, limits.case)
    if reading.to is None:  # the raise he owes, said without its size
        return promised
    return replace(
        refused, facts={"to": limits.to}, instead=replace(promised, pushed=reading.pushed), pushed=None
    )


def _left_to_do(spot: Spot, limits: Limits) -> dict[str, int | str]:
    """What the player is held to, in numbers."""
    if limits.must_raise:
        return {"minimum": spot.full_raise_to}
    return {"call": spot.owed} if spot.facing else {}


def _cards_in(table: Table, spot: Spot, act: acts.TurnsIn) -> Reading:
    """Cards given up face down while betting goes on."""
    rule = table.book.values["turn_fold_by_pushing_cards"]
    if rule == "past_the_line":
        no_fold = act.past_line is False
    else:
        no_fold = rule == "released_forward_facing_a_bet" and not spot.facing and _only_moved(act)
    if no_fold:
        return Reading(case="fold_by_pushing_cards", kind="no_effect")
    return amounts.fold(spot).with_cases("fold_by_pushing_cards")


def _only_moved(act: acts.TurnsIn) -> bool:
    """Cards moved forward, as told by where they came to lie, and not thrown in."""
    return act.past_line is not None and not act.thrown and not act.touches_muck
