"""Another hand at the same table: what goes over to it, and what is forgotten."""

from torneo.floor.kernel.deal import Deal
from torneo.floor.kernel.outside import hand_begins
from torneo.floor.kernel.people import Standing
from torneo.floor.kernel.states import Betting, Bonds
from torneo.floor.kernel.table import Table
from torneo.hand import Hand


def next_hand(table: Table, hand: Hand, standing: Standing) -> None:
    """What concerned the old hand is settled; records and people stay, and a pot in the wrong place."""
    fresh = _like(table, hand)
    fresh.record.faults, fresh.record.given = table.record.faults, table.record.given
    fresh.record.exposures = table.record.exposures
    fresh.showdown.next_hand_begun = fresh.showdown.next_hand_dealt = fresh.showdown.next_hand_out = True
    fresh.standing = standing
    hand_begins(fresh)
    vars(table).update(vars(fresh))


def same_hand_again(table: Table, hand: Hand, standing: Standing, deal: Deal) -> None:
    """The deal did not count: what concerned it is forgotten, claims about the hand before are not."""
    again = _like(table, hand)
    again.record = table.record
    again.showdown.final_decisions = table.showdown.final_decisions
    again.showdown.next_hand_begun = table.showdown.next_hand_begun
    again.showdown.next_hand_dealt = table.showdown.next_hand_dealt
    again.showdown.next_hand_out = table.showdown.next_hand_out
    again.standing, again.deal = standing, deal
    hand_begins(again)
    vars(table).update(vars(again))


def _like(table: Table, hand: Hand) -> Table:
    """A table for the hand with what every hand at it has in common."""
    fresh = Table(hand, table.book, denominations=table.denominations, facts=table.facts)
    fresh.rulings, fresh.decisions = table.rulings, table.decisions
    fresh.put_off = table.lasting_questions
    fresh.chips.inventory = table.chips.inventory
    fresh.outside.eliminated, fresh.outside.expelled = table.outside.eliminated, table.outside.expelled
    fresh.outside.removed = table.outside.removed
    fresh.showdown.misawarded = table.showdown.misawarded
    return fresh


def forget_the_bets(table: Table) -> None:
    """The hand is void: nothing of its betting is open any more."""
    table.put_off, table.asked = table.lasting_questions, None
    table.bonds, table.betting = Bonds(), Betting()
    table.chips.hidden, table.chips.spoken = {}, {}
    table.before = table.before_silence = None


def cards_gathered(table: Table) -> None:
    """The deal is void: what went wrong with it goes with its cards; who came back meanwhile is back."""
    hand, deal = table.hand, table.deal
    away = deal.absent if deal.void else hand.absent_seats
    table.deal = Deal(void=(*deal.void, hand), absent=away, returned=deal.returned)


def nothing_won(table: Table) -> None:
    """No pot of the hand was paid after all."""
    table.showdown.misawarded.clear()
