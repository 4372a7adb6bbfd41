"""What a player said, and what it binds him to."""

from collections.abc import Sequence

from msgspec.structs import replace

from torneo.floor import conditions
from torneo.floor.kernel.table import Table
from torneo.floor.reading import MUST_RAISE, Limits, Reading
from torneo.floor.readings import amounts
from torneo.floor.speech.spoken_words import Statement, could_mean, parse_words
from torneo.floor.speech.vocabulary import TERMS_BY_KIND
from torneo.floor.spot import Spot


def read_words(table: Table, spot: Spot, says: str, meanings: Sequence[int], clear: bool = True) -> Reading:
    """The first complete declaration counts; what is added to it does not."""
    statements = parse_words(says)
    first = _with_meanings(table, statements[0], meanings)
    if first.is_tap and spot.facing and table.book.values["betting_tap_facing_bet"] != "check_said":
        return _tap(table, spot, first)
    if clear and _size_open(table, first):
        return _amount_open(table, spot, first)
    if not clear or not _understood(table, first):
        return _unofficial(table, spot, first)
    if first.kind == "conditional":
        return conditions.question()
    reading = _READERS[first.kind](table, spot, first, meanings)
    if reading.kind == "refused":
        return reading
    if first.amount is not None and first.amount > spot.most:
        reading = replace(reading, facts={**reading.facts, "beyond_stack": first.amount - spot.most})
    if first.is_tap:
        reading = reading.with_cases("tap_is_check")
    elif first.term:
        reading = reading.with_cases("official_term" if first.term in _terms(table) else "regional_term")
    if len(statements) > 1:
        reading = reading.with_cases("first_said_counts")
    return reading.with_cases("kinds_of_declaration")


def _with_meanings(table: Table, said: Statement, meanings: Sequence[int]) -> Statement:
    """Words of which the table knows what amounts they mean are the action said, or that amount alone."""
    if not meanings or said.kind != "unofficial":
        return said
    if _size_open(table, said):
        assert said.then is not None
        return replace(said, kind=said.then, official=True)
    return said if said.then else replace(said, kind="amount", official=True)


def _size_open(table: Table, said: Statement) -> bool:
    """A bet or raise said with an official word, of which only the size cannot be made out."""
    if said.kind != "unofficial" or said.then not in ("bet", "raise"):
        return False
    return said.term in TERMS_BY_KIND[said.then] or said.term in _terms(table)


def _terms(table: Table) -> frozenset[str]:
    """The words the book itself lists."""
    listed = table.book.values["betting_official_terms"]
    return frozenset((*listed["es"], *listed["en"]))


def _understood(table: Table, said: Statement) -> bool:
    """Usual words of any region bind; slang only where the book lists it, a tap where it takes one."""
    if said.kind in ("unofficial", "conditional"):
        return said.kind == "conditional"
    if said.is_tap:
        return bool(table.book.values["betting_official_terms"]["tap_is_check"])
    return said.official or said.kind == "amount" or said.term in _terms(table)


def _unofficial(table: Table, spot: Spot, said: Statement) -> Reading:
    """Words nobody has to understand; a raise whose size cannot be made out is the raiser's fault."""
    if table.book.values["betting_unofficial_terms"] == "void_player_acts_again":
        return Reading(case="amount_not_clear", kind="void")
    reading = Reading(case="unofficial_term", kind="question", options=_left_open(table, spot))
    if said.kind == "unofficial" and said.then == "raise":
        return replace(reading, infraction="unclear_raise", also=("raise_announced",))
    return reading.with_cases("regional_term") if said.term and said.kind != "unofficial" else reading


def _amount_open(table: Table, spot: Spot, said: Statement) -> Reading:
    """ "subo un poco" binds to the raise as "subo" does; the size is still to be said."""
    if table.book.values["betting_unofficial_terms"] == "void_player_acts_again":
        return _unofficial(table, spot, said)
    reading = amounts.announced(spot, "unofficial_term", said=said.then or "raise")
    if reading.limits is not None and said.then == "raise":
        reading = replace(reading, infraction="unclear_raise")
    return reading if reading.kind == "refused" else reading.with_cases("kinds_of_declaration")


def _tap(table: Table, spot: Spot, said: Statement) -> Reading:
    """A tap against a bet that is not simply a check: a gesture for the floor to read."""
    if table.book.values["betting_tap_facing_bet"] != "floor_may_leave_call_or_fold":
        return _unofficial(table, spot, said)
    options = _left_open(table, spot)
    if table.limits(spot.seat).leaves("fold"):
        options = ("call_or_fold_only", *options)
    return Reading(case="unofficial_term", kind="question", options=options, also=("gesture_facing_action",))


def _left_open(table: Table, spot: Spot) -> tuple[str, ...]:
    """What he could mean and is still free to do."""
    return tuple(option for option in open_actions(spot) if table.limits(spot.seat).leaves(option))


def open_actions(spot: Spot) -> tuple[str, ...]:
    """The actions a player could mean."""
    if spot.bringing_in:
        return ("bring_in",) if spot.no_raise else ("bring_in", "complete")
    passive = "call" if spot.facing else "check"
    aggressive = () if spot.no_raise else (spot.raise_word,)
    return ("fold", passive, *aggressive)


def _check(table: Table, spot: Spot, said: Statement, meanings: Sequence[int]) -> Reading:
    if not spot.facing:
        return Reading(case="plain_check", action="check")
    return Reading(case="check_facing_bet", limits=Limits(no_raise=True), facts={"call": spot.owed})


def _call(table: Table, spot: Spot, said: Statement, meanings: Sequence[int]) -> Reading:
    if not spot.facing:
        return Reading(case="call_without_bet", action="check")
    if table.betting.announced_bet is not None:
        return amounts.call(spot, "accepted_action", "call_by_voice")
    return amounts.call(spot, "call_by_voice", "general_declaration", "voice_or_chips")


def _fold(table: Table, spot: Spot, said: Statement, meanings: Sequence[int]) -> Reading:
    return amounts.fold(spot)


def _all_in(table: Table, spot: Spot, said: Statement, meanings: Sequence[int]) -> Reading:
    return amounts.all_in(spot, "general_declaration")


def _raise(table: Table, spot: Spot, said: Statement, meanings: Sequence[int]) -> Reading:
    amount = _amount(table, spot, said, meanings)
    if isinstance(amount, Reading):
        return amount
    if amount is None:
        return amounts.minimum(spot) if said.minimum else amounts.announced(spot)
    if "total_announced_first" not in table.book.values["betting_raise_methods"]:
        return amounts.announced(spot)
    total = spot.level + amount if said.more else amount
    reading = amounts.declared_raise(table, spot, total, "raise_total_said_first")
    if not spot.level:
        reading = reading.because("raise_without_bet")
    return _resolved(reading, said, meanings)


def _bet(table: Table, spot: Spot, said: Statement, meanings: Sequence[int]) -> Reading:
    amount = _amount(table, spot, said, meanings)
    if isinstance(amount, Reading):
        return amount
    if amount is None:
        return amounts.announced(spot, said="bet")
    if spot.facing or table.limits(spot.seat).must_raise:
        return _plain_amount(table, spot, amount, said, meanings)
    return _resolved(amounts.opening(table, spot, amount, "bet", "voice_or_chips"), said, meanings)


def _amount_only(table: Table, spot: Spot, said: Statement, meanings: Sequence[int]) -> Reading:
    amount = _amount(table, spot, said, meanings)
    if isinstance(amount, Reading):
        return amount
    if amount is None:
        return _unofficial(table, spot, said)
    if said.more and spot.facing:
        return amounts.declared_raise(table, spot, spot.level + amount, "raise_total_said_first")
    return _plain_amount(table, spot, amount, said, meanings)


def _plain_amount(table: Table, spot: Spot, amount: int, said: Statement, meanings: Sequence[int]) -> Reading:
    """A number with no verb weighs as much as those chips put in silently; it is the total of the street."""
    return _resolved(_as_chips(table, spot, amount), said, meanings)


def _as_chips(table: Table, spot: Spot, amount: int) -> Reading:
    also = ("amount_is_chips",)
    if table.limits(spot.seat).must_raise:
        return amounts.declared_raise(table, spot, amount, *also)
    if not spot.facing:
        return amounts.opening(table, spot, amount - (spot.bet if spot.level else 0), "bet", *also)
    if amount == table.betting.announced_bet and amount != spot.level:
        return amounts.call(spot, "accepted_action", *also)
    if amount < spot.level:
        if amount >= spot.most:
            return amounts.call(spot, "all_in", *also)
        return amounts.undercall(table, spot, amount - spot.bet, False).with_cases(*also)
    if amount == spot.level:
        return amounts.call(spot, "call_exact_chips", *also)
    if amount >= spot.most:
        return amounts.all_in(spot, *also)
    if not table.book.values["betting_silent_chips_can_raise"]:
        return amounts.declared_raise(table, spot, amount, *also, "raise_total_said_first")
    return amounts.half_raise(table, spot, amount, *also, "raise_means_total")


def _pot(table: Table, spot: Spot, said: Statement, meanings: Sequence[int]) -> Reading:
    if spot.limit == "pot_limit":
        if spot.no_raise:
            return amounts.not_open(spot)
        framed = "pot_limit_preflop" if table.hand.street == 0 else "pot_limit_postflop"
        if table.announced_pot is not None and not spot.level:
            return amounts.raise_to(spot, min(table.announced_pot, spot.most), framed)
        return amounts.raise_to(spot, spot.max_raise_to, framed)
    if spot.limit == "limit":  # what it commits to is said of no-limit only
        return _unofficial(table, spot, said)
    case = "pot_in_no_limit_raise" if spot.level else "pot_in_no_limit_bet"
    if table.book.values["betting_pot_declared_in_no_limit"] == "void_player_acts_again":
        return Reading(case=case, kind="void")
    if spot.no_raise:
        return amounts.not_open(spot)
    return Reading(case=case, action=spot.raise_word, infraction="pot_in_no_limit", limits=MUST_RAISE,
                   facts={"minimum": spot.full_raise_to})  # fmt: skip


def _complete(table: Table, spot: Spot, said: Statement, meanings: Sequence[int]) -> Reading:
    if spot.bringing_in or spot.limit == "limit":
        return amounts.announced(spot)
    return _unofficial(table, spot, said)


def _bring_in(table: Table, spot: Spot, said: Statement, meanings: Sequence[int]) -> Reading:
    if spot.bringing_in:
        return Reading(case="official_term", action="bring_in")
    return _unofficial(table, spot, said)


def _resolved(reading: Reading, said: Statement, meanings: Sequence[int]) -> Reading:
    """The reading of a number that could have meant several says so first."""
    return reading.because("ambiguous_amount") if meanings or said.small_number else reading


def _amount(table: Table, spot: Spot, said: Statement, meanings: Sequence[int]) -> int | Reading | None:
    """The number meant, when one number can mean several; a reading if the book makes nothing of it."""
    if said.amount is None and (said.minimum or not meanings):
        return None
    readings = sorted(meanings)
    if not readings and said.small_number and said.amount is not None:
        readings = sorted(could_mean(said.amount, table.smallest_chip, spot.most))
    if len(readings) < 2:
        return readings[0] if readings else said.amount
    rule = table.book.values["betting_ambiguous_amount"]
    if rule == "void_player_acts_again":
        facts: dict[str, int | str] = {} if said.amount is None else {"said": said.amount}
        return Reading(case="ambiguous_amount", kind="void", facts=facts)
    if rule == "lowest":
        return readings[0]
    within = [amount for amount in readings if amount <= table.hand.pot]
    return within[-1] if within else readings[0]


_READERS = {
    "check": _check,
    "call": _call,
    "fold": _fold,
    "bet": _bet,
    "raise": _raise,
    "all_in": _all_in,
    "pot": _pot,
    "complete": _complete,
    "bring_in": _bring_in,
    "amount": _amount_only,
}
