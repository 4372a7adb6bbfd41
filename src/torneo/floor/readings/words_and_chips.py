"""Words and chips from one player: which of them counts, and how a said raise gets its amount from chips."""

from msgspec.structs import replace

from torneo.floor.acts import Bets
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Limits, Reading
from torneo.floor.readings import amounts, chips_in
from torneo.floor.readings.declarations import read_words
from torneo.floor.readings.motions import read_chips
from torneo.floor.spot import Spot

_RAISES = ("raise", "bet", "complete")


def read_bet(table: Table, spot: Spot, act: Bets) -> Reading:
    """Any mixture of words and chips by a player, as if it were his turn."""
    if act.gesture == "pushes_item":
        if act.says is None and not act.motions and act.prior is None:
            return _valueless(table, spot)
        act = replace(act, gesture=None)  # beside words or chips the item says nothing
    if act.says is None:
        if table.limits(spot.seat).must_raise and act.motions:
            return said_raise_with_chips(table, spot, act)
        return read_chips(table, spot, act)
    if not act.motions:
        return read_words(table, spot, act.says, act.could_mean, act.clear is True)
    if asks_for_change(act.says):
        reading = read_chips(table, spot, _silent(act)).with_cases("betting_for_change")
        return replace(reading, infraction="overbetting_for_change")
    order = act.order or "words_first"
    rule = table.book.values["betting_voice_and_chips"]
    if act.clear == "confused":
        return _contradictory(table, spot, act, rule["contradictory"])
    if order == "together":
        if rule["simultaneous"] == "voice" or act.clear:
            return _voice(table, spot, act).with_cases("voice_with_chips")
        return read_chips(table, spot, _silent(act)).with_cases("voice_with_chips")
    if order == "words_first":
        return _voice(table, spot, act).with_cases("first_made_counts")
    return _chips_then_words(table, spot, act, rule["one_after_the_other"])


def _valueless(table: Table, spot: Spot) -> Reading:
    """An item that is worth nothing in a bet, alone: what it means is for the director."""
    if table.book.values["betting_unofficial_terms"] == "void_player_acts_again":
        return Reading(case="valueless_item", kind="void")
    limits = table.limits(spot.seat)
    passive = "bring_in" if spot.bringing_in else "call" if spot.facing else "check"
    everything = () if spot.no_raise and spot.most > spot.level else ("all_in",)
    options = tuple(one for one in (passive, *everything) if one == "all_in" or limits.leaves(one))
    return Reading(
        case="valueless_item", kind="question", options=(*options, "other_ruling"), also=("unofficial_term",)
    )


def asks_for_change(says: str) -> bool:
    """Chips put in to get change: the words are no declaration, and bets are not for that."""
    words = says.lower().split()
    return any(word.strip(".,¿?¡!") in ("cambio", "change", "vuelto", "cambias") for word in words)


def _silent(act: Bets) -> Bets:
    return replace(act, says=None, order=None)


def _voice(table: Table, spot: Spot, act: Bets) -> Reading:
    """The words decide; chips only give an amount to a raise that was said without one."""
    assert act.says is not None
    reading = read_words(table, spot, act.says, act.could_mean, act.clear is True)
    if reading.limits is not None and reading.limits.must_raise:
        found = said_raise_with_chips(table, spot, act)
        return replace(found, infraction=reading.infraction).with_cases(reading.case, *reading.also)
    first = act.motions[0]
    if _said_without_amount(reading) and chips_in.pieces(first) == 1 and spot.owed < chips_in.value(first):
        reading = reading.because("overchip_raise")
    return replace(reading, pushed=sum(map(chips_in.value, act.motions)))


def _said_without_amount(reading: Reading) -> bool:
    """A raise whose amount was known as soon as it was said: the one limit bet, or all he had."""
    return reading.kind == "binding" and "raise_announced" in reading.also


def _chips_then_words(table: Table, spot: Spot, act: Bets, rule: str) -> Reading:
    silent = read_chips(table, spot, _silent(act))
    assert act.says is not None
    spoken = read_words(table, spot, act.says, act.could_mean, act.clear is True)
    late_raise = spoken.action in _RAISES and spoken.limits is not None
    one_chip = len(act.motions) == 1 and chips_in.pieces(act.motions[0]) == 1
    if one_chip and spot.facing and spoken.action in _RAISES:
        return silent.because("overchip_raise_said_late")
    if rule == "voice" and spoken.kind == "binding" and not late_raise:
        return replace(spoken, pushed=sum(map(chips_in.value, act.motions))).because("first_made_counts")
    return silent.with_cases("first_made_counts")


def _contradictory(table: Table, spot: Spot, act: Bets, rule: str) -> Reading:
    if rule == "voice":
        return _voice(table, spot, replace(act, clear=True)).because("voice_against_chips")
    return Reading(case="voice_against_chips", kind="question", options=("words", "chips", "other_ruling"),
                   pushed=sum(map(chips_in.value, act.motions)), also=("raise_announced",),
                   infraction="unclear_raise")  # fmt: skip


def said_raise_with_chips(table: Table, spot: Spot, act: Bets) -> Reading:
    """Raise said, amount given by the chips that follow."""
    first = act.motions[0]
    amount = chips_in.value(first)
    pushed = sum(map(chips_in.value, act.motions))
    total = spot.bet + amount
    if table.limits(spot.seat).call_put_in:
        return amounts.declared_raise(
            table, spot, spot.level + amount, "raise_call_then_one_motion", pushed=spot.owed + amount
        )
    if chips_in.pieces(first) == 1 and spot.owed < amount:
        reading = amounts.declared_raise(table, spot, total, pushed=pushed)
        return reading.because("overchip_raise")
    if amount == spot.owed and spot.facing:
        return _exact_call_first(table, spot, act, pushed)
    return amounts.declared_raise(table, spot, total, "raise_in_one_motion", pushed=pushed)


def _exact_call_first(table: Table, spot: Spot, act: Bets, pushed: int) -> Reading:
    if "raise_said_exact_call_then_one_motion" not in table.book.values["betting_raise_methods"]:
        return amounts.raise_to(spot, spot.clamp(0), "raise_short", pushed=pushed)
    if len(act.motions) == 1:
        return Reading(case="raise_call_then_one_motion", action=spot.raise_word, pushed=pushed,
                       limits=Limits(no_fold=True, must_raise=True, call_put_in=True),
                       facts={"minimum": spot.full_raise_to})  # fmt: skip
    total = spot.level + chips_in.value(act.motions[1])
    return amounts.declared_raise(table, spot, total, pushed=pushed).because("raise_call_then_one_motion")
