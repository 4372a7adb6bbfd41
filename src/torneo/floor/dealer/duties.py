"""What the dealer does besides dealing: prompts, closing a hand, counting the deck, handing over."""

from torneo.floor.card_acts import DealerActs
from torneo.floor.kernel.standing import hands_left, note
from torneo.floor.kernel.table import Table
from torneo.floor.next_level import begin_next, coming, told_of
from torneo.floor.own_clauses import own
from torneo.floor.reading import AGGRESSIVE, Reading
from torneo.floor.ruling import Ruling
from torneo.hand.status import BET, OVER, SHOWDOWN


def prompts(table: Table, ruling: Ruling | None) -> list[str]:
    """What the dealer should do now, after ``ruling``."""
    duties = table.book.values["dealing_dealer_duties"]
    found: list[str] = []
    if ruling is not None:
        if ruling.is_question and not duties["may_rule_or_penalise"]:
            found.append("call_floor")
        chips_in = ruling.kind == "binding" and ruling.action in AGGRESSIVE
        if chips_in and not ruling.all_in and duties["announces_bets_not_all_in"]:
            found.append("announce_amount")
        if ruling.kind == "binding" and ruling.all_in and duties["all_in_button"]:
            found.append("all_in_button")
    if _count_due(table):
        found.append("count_deck")
    if _is_split(table):
        found.append("stack_shares_in_sight")
    if table.standing.deck_due:
        found.append("change_the_deck")
    return found


def all_in_buttons(table: Table) -> list[int]:
    """Seats that have an all-in button in front of them; none once the hand is over."""
    hand = table.hand
    if hand.status == OVER or not table.book.values["dealing_dealer_duties"]["all_in_button"]:
        return []
    return [seat for place, seat in enumerate(hand.seats) if hand.live[place] and not hand.stack[place]]


def _count_due(table: Table) -> bool:
    """The deck is counted after the last card, while the players still act."""
    hand = table.hand
    per_down = table.book.values["dealing_dealer_duties"]["deck_counts_per_down"]
    last = hand.street == len(hand.game.streets) - 1
    return last and hand.status == BET and table.standing.deck_counts < per_down


def _is_split(table: Table) -> bool:
    if table.hand.status != OVER:
        return False
    pots = [award.pot for award in table.hand.awards]
    return len(pots) > len(set(pots))


def close_hand(table: Table) -> Ruling:
    """Losing cards, pot, winning cards and board; hands tabled are read out before anything is paid. A pot
    nobody contested leaves no losing cards on the table."""
    values = table.book.values
    if table.hand.status not in (SHOWDOWN, OVER):
        return table.ruling(None, Reading(case="closing_too_early", kind="refused"))
    steps = tuple(values["dealing_dealer_duties"]["closing_order"])
    if table.hand.status == OVER and not table.hand.shown:
        steps = tuple(step for step in steps if step != "losing_cards")
        return table.ruling(None, Reading(case="closing_unshown", kind="procedure", steps=steps))
    also: tuple[str, ...] = ()
    if table.hand.shown and values["showdown_tabling"]["dealer_announces_hands"]:
        also, steps = own(table, "hands_announced"), ("announce_hand_values", *steps)
    return table.ruling(None, Reading(case="closing_hand", kind="procedure", steps=steps, also=also))


def take_table(table: Table, act: DealerActs) -> Ruling:
    """A member of staff is put down as the dealer of the table."""
    note(table, dealer=act.name)
    return table.ruling(
        None, Reading(case="dealer_assigned", kind="procedure", facts={"dealer": act.name or ""})
    )


def open_table(table: Table) -> Ruling:
    """Play starts only where everyone the book wants at a table is named."""
    if "dealer" in table.book.values["staff_required_roles"] and not table.standing.dealer:
        return table.ruling(None, Reading(case="dealer_missing", kind="refused"))
    return table.ruling(None, Reading(case="dealer_assigned", kind="granted"))


def count_deck(table: Table) -> Ruling:
    """Cards in the stub, on the table and in the muck, which must be a whole deck."""
    note(table, deck_counts=table.standing.deck_counts + 1)
    return table.ruling(None, Reading(case="deck_counted", kind="procedure"), amount=cards_accounted(table))


def cards_accounted(table: Table) -> int:
    """Every card that is somewhere: stub, burns, board, live hands and muck."""
    hand = table.hand
    held = sum(len(cards) for place, cards in enumerate(hand.hole) if hand.live[place])
    return hand.stub + len(hand.burns) + len(hand.board) + held + len(hand.muck)


def change_dealer(table: Table) -> Ruling:
    """The next dealer is told what he must know, and who it is has yet to be said; where decks change with
    the dealers a new one is due. Between hands the change may begin the next one."""
    duties = table.book.values["dealing_dealer_duties"]
    standing = table.standing
    steps = tuple(duties["handover_items"])
    also: tuple[str, ...] = ()
    if standing.deck_counts < duties["deck_counts_per_down"]:
        steps, also = (*steps, "deck_not_counted"), ("deck_counted",)
    if table.hand.status == OVER and "dealer_change" in table.book.values["time_hand_start_events"]:
        begin_next(table, at_the_push=True)
    stakes = (standing.begun_at or coming(table)) if table.hand.status == OVER else table.hand.stakes
    facts = told_of(stakes) if "blinds" in steps else {}
    serving = {seat: left for seat, left in hands_left(table).items() if left}
    if "penalties" in steps and serving:
        facts["penalised"] = ", ".join(f"{seat}: {left}" for seat, left in serving.items())
    due = not standing.deck_new and "dealer_change" in table.book.values["dealing_deck_change"]
    if due:
        also = (*also, "deck_changed")
    note(table, deck_counts=0, dealer=None, deck_due=standing.deck_due or due)
    return table.ruling(None, Reading(case="handover", kind="procedure", steps=steps, also=also, facts=facts))


def may_not_rule(table: Table) -> Ruling:
    """A dealer who answers for the floor: all he may do is call it."""
    refused = Reading(case="dealer_may_not_rule", kind="refused", steps=("call_floor",))
    return table.ruling(None, refused)
