"""Requests of players, and what the dealer announces."""

import msgspec

from torneo.floor.acts import Asks, DealerSays, NotRuled
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling


def answer(table: Table, act: Asks) -> Ruling:
    """Counts of a stack or of the pot."""
    if act.what == "pot":
        granted = table.hand.game.limit in table.book.values["betting_pot_count_games"]
        reading = Reading(case="pot_count_granted" if granted else "pot_count_refused",
                          kind="granted" if granted else "refused")  # fmt: skip
        return table.ruling(act.seat, reading, amount=table.hand.pot if granted else None)
    if act.what == "count":
        return _count(table, act)
    raise NotRuled(f"Asks {act.what}")


def _count(table: Table, act: Asks) -> Ruling:
    """An exact count is due only to a player facing that all-in; where the book says so, only on his turn."""
    hand = table.hand
    place = hand.place_of.get(act.of) if act.of is not None else None
    all_in = place is not None and hand.live[place] and hand.stack[place] == 0
    asker = hand.place_of.get(act.seat)
    in_turn = hand.actor == act.seat
    granted = all_in and asker is not None and hand.can_bet(act.seat) and table.spot(act.seat).facing
    if table.book.values["betting_exact_count"] == "facing_all_in_and_in_turn":
        granted = granted and in_turn
    if not granted or place is None:
        return table.ruling(act.seat, _refused(table, place))
    granted_to = Reading(case="count_granted", kind="granted", steps=("dealer_or_floor_counts",))
    return table.ruling(act.seat, granted_to, amount=hand.bet[place])


def _refused(table: Table, place: int | None) -> Reading:
    """No exact count; of a stack that is there a reasonable estimate is due, to whom the book gives one."""
    refused = Reading(case="count_refused", kind="refused")
    if place is None or "players" not in table.book.values["chips_estimate_for"]:
        return refused
    held = table.hand.stack[place] + table.hand.bet[place]
    about = estimated(held, table.smallest_chip) if held else 0
    return msgspec.structs.replace(refused, also=("stack_estimate",), facts={"about": about})


def estimated(chips: int, smallest: int) -> int:
    """To two figures, as an eye would, and never finer than the smallest chip: 23,450 is about 23,000."""
    unit = 1
    while unit * 100 <= chips:
        unit *= 10
    unit = max(unit, smallest)
    return max((2 * chips + unit) // (2 * unit), 1) * unit


def announced(table: Table, act: DealerSays) -> Ruling:
    """A figure said aloud: a caller accepts the true one, a pot bet made on it may be put right."""
    if act.what == "bet":
        table.betting.announced_bet = act.amount
        return table.ruling(act.seat, Reading(case="accepted_action", kind="procedure"), amount=act.amount)
    table.betting.told_pot = None if act.amount is None else (act.amount, table.hand.street)
    return table.ruling(act.seat, Reading(case="pot_count_granted", kind="procedure"), amount=act.amount)
