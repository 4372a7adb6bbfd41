"""How much has happened since the cards came out: the line between a misdeal and a hand that is played."""

from torneo.floor.kernel.table import Table
from torneo.hand import Hand
from torneo.hand.actions import BETTING
from torneo.hand.status import OVER


def actions(hand: Hand, since: int = 0) -> list[bool]:
    """Actions in turn: for each, whether chips went in. Forced bets are none."""
    return [BETTING[event[0]] for event in hand.events[since:] if event[0] in BETTING]


def actions_on_street(hand: Hand) -> list[bool]:
    """Those since the last card came."""
    cards = [index for index, event in enumerate(hand.events) if event[0] in ("board", "deal")]
    return actions(hand, cards[-1] if cards else 0)


def has_acted(hand: Hand, seat: int) -> bool:
    return any(event[0] in BETTING and event[1] == seat for event in hand.events)


def in_hand(table: Table) -> bool:
    """Substantial action since the deal; a hand described from a later street has had it."""
    hand = table.hand
    if hand.start is not None and hand.street > 0:
        return True
    return substantial(table, _with_blinds(table, actions(hand)))


def on_street(table: Table) -> bool:
    return substantial(table, actions_on_street(table.hand))


def can_be_void(table: Table) -> bool:
    """May this deal still be declared void?"""
    if table.hand.status == OVER:
        return False
    until = table.book.values["dealing_misdeal_procedure"]["until"]
    return until == "any_time_in_the_hand" or not in_hand(table)


def _with_blinds(table: Table, acts: list[bool]) -> list[bool]:
    if not table.book.values["dealing_substantial_action"]["posted_blinds_count"]:
        return acts
    return [*(True for event in table.hand.events if event[0] == "blind"), *acts]


def substantial(table: Table, acts: list[bool]) -> bool:
    """``acts``: for each action, whether chips went in."""
    rule = table.book.values["dealing_substantial_action"]
    if len(acts) >= rule["actions_of_any_kind"]:
        return True
    return len(acts) >= rule["actions_with_chips"] and (any(acts) or rule["check_plus_fold_counts_as_two"])


def nobody_acted(hand: Hand) -> bool:
    """Only forced bets so far; a bring-in taken from an absent player is one too."""
    if hand.start is not None or hand.street > 0:
        return False
    return not any(
        event[0] in (*BETTING, "draw") or (event[0] == "bring_in" and event[1] not in hand.absent_seats)
        for event in hand.events
    )
