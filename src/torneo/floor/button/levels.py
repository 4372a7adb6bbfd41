"""Levels: what is announced holds from the next hand, unless that hand has already begun."""

from torneo.floor.card_acts import DealerActs
from torneo.floor.kernel.outside import again_from_the_deal
from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.floor.next_level import stakes_of, told_of
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.substantial import actions, substantial
from torneo.hand.actions import BETTING
from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction
from torneo.hand.same_hand import MOVES_CARDS, same_cards, same_hand
from torneo.hand.stakes import Stakes
from torneo.hand.status import OVER, STREET_OVER


def announce(table: Table, act: DealerActs) -> Ruling:
    """A new level is announced."""
    stakes = stakes_of(table, act.level)
    if stakes is None:
        return table.ruling(None, Reading(case="level_unknown", kind="refused"))
    standing = table.standing
    kept = standing.begun_at is not None
    due = not kept and not standing.deck_new and "level_change" in table.book.values["dealing_deck_change"]
    note(table, announced=stakes, deck_due=standing.deck_due or due)
    case = "level_after_this_hand" if kept else "level_announced"
    reading = Reading(case=case, kind="procedure", facts=told_of(standing.begun_at or stakes))
    if kept and standing.begun_at_the_push:
        reading = reading.with_cases("level_at_the_push")
    if due:
        reading = reading.with_cases("deck_changed")
    return table.ruling(None, reading)


def found_wrong(table: Table, act: DealerActs) -> Ruling:
    """A hand begun at the old level: put right until the moment the book names. The next has the new one."""
    rule = table.book.values["time_old_level_error"]
    stakes = stakes_of(table, act.level) or table.standing.announced
    if stakes is None:
        return table.ruling(None, Reading(case="level_unknown", kind="refused"))
    note(table, announced=stakes)
    hand = table.hand
    in_time = rule == "after_substantial_action" and not substantial(table, actions(hand))
    if not in_time or hand.street or hand.start is not None or hand.status == OVER:
        return table.ruling(None, Reading(case="wrong_level_stands", kind="no_effect"))
    try:
        fresh = _again(hand, stakes)
    except IllegalAction:
        return table.ruling(None, Reading(case="wrong_level_stands", kind="no_effect"))
    again_from_the_deal(table, fresh)
    return table.ruling(
        None, Reading(case="wrong_level_corrected", kind="procedure", steps=("correct_blinds",))
    )


def _again(hand: Hand, stakes: Stakes) -> Hand:
    """The same cards and players at other stakes, with what was done so far done again."""
    amounts = {0: stakes.big} if len(hand.blinds) == 1 else {0: stakes.small, 1: stakes.big}
    blinds = [(seat, amounts[turn]) for turn, (seat, _) in enumerate(hand.blinds)] or None
    fresh = same_cards(hand, same_hand(hand, stakes=stakes, blinds=blinds))
    for event in hand.events:
        if event[0] in MOVES_CARDS:
            fresh.events.append(event)
        if event[0] == "kill" and fresh.lives > 1 and event[1] in fresh.live_seats:
            fresh.kill(event[1])
        if event[0] not in BETTING or fresh.status in (OVER, STREET_OVER) or fresh.actor != event[1]:
            continue
        match event[0]:
            case "fold":
                fresh.fold()
            case "check" | "call":
                fresh.check_or_call()
            case _:
                fresh.raise_to(max(event[2], fresh.min_raise_to()))
    return fresh
