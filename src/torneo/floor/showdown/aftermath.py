"""What comes by itself at the end of betting: pots apart, all-in hands up, pots paid; told as rulings."""

from torneo.cards import HIDDEN, made_hand
from torneo.floor.kernel.all_in_hands import turned_up
from torneo.floor.kernel.registry import follows, paid
from torneo.floor.kernel.table import Table
from torneo.floor.own_clauses import own
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.showdown.show_order import order_case
from torneo.floor.showdown.tabled_hands import still_to_show
from torneo.hand.pots import Award
from torneo.hand.showdown import safe_ones_show_first
from torneo.hand.status import DRAW, OVER, SHOWDOWN, STREET_OVER


@follows("showdown")
def followed(table: Table) -> list[Ruling]:
    """Each thing once, in the order it happens at the table."""
    hand = table.hand
    found: list[Ruling] = []
    if hand.status not in (STREET_OVER, DRAW, SHOWDOWN, OVER):
        return found
    if hand.status != OVER and hand.lives > hand.ables:
        pots = len(hand.pots())
        if pots > table.showdown.pots_told:
            table.showdown.pots_told = pots
            found.append(table.ruling(None, Reading(case="side_pots_built", kind="procedure")))
    if table.waits_for_other_tables and not table.showdown.freeze_told:
        table.showdown.freeze_told = True
        reading = Reading(case="all_in_frozen", kind="procedure", steps=("wait_for_other_tables",))
        found.append(table.ruling(None, reading))
    if hand.face_up and not table.showdown.face_up_told and hand.lives > 1:
        found.append(turned_up(table))
    in_order = not hand.face_up or safe_ones_show_first(hand)
    waiting = hand.status == SHOWDOWN and in_order and not hand.shown and hand.lives > 1
    if waiting and not table.showdown.order_told:
        table.showdown.order_told = True
        due = tuple(hand.show_order()) if hand.face_up else still_to_show(table)
        also = own(table, "must_show") if due and not hand.face_up else ()
        reading = Reading(case=order_case(table), kind="procedure", also=also)
        found.append(table.ruling(None, reading, must_show=due))
    if hand.status == OVER and not table.showdown.awards_told and hand.lives > 1 and hand.awards:
        table.showdown.awards_told = True
        found.append(_awarded(table))
    return found


def _awarded(table: Table) -> Ruling:
    """Hands read aloud, then the pots one by one; what decided them is cited."""
    hand = table.hand
    by_pot: dict[int, list[Award]] = {}
    for award in hand.awards:
        by_pot.setdefault(award.pot, []).append(award)
    also: list[str] = list(own(table, "hands_announced"))
    if len(by_pot) > 1:
        also.append("side_pots_awarded")
    also += [case for awards in by_pot.values() for case in _split(table, awards)]
    also += own(table, *_ranking(table))
    steps = ["dealer_announces_hand"] * table.book.values["showdown_tabling"]["dealer_announces_hands"]
    if len(by_pot) > 1:
        pots = ["award_side_pots", "award_main_pot"]
        main_first = table.book.values["showdown_side_pots"] == "each_split_separately_main_pot_first"
        steps += reversed(pots) if main_first else pots
    else:
        steps.append("award_main_pot")
    return table.ruling(
        None,
        Reading(case="cards_speak", kind="procedure", also=tuple(dict.fromkeys(also)), steps=tuple(steps)),
        wins=paid(table),
    )


def _split(table: Table, awards: list[Award]) -> list[str]:
    """The cases of a pot that more than one hand shares."""
    hand = table.hand
    cases: list[str] = []
    parts: dict[str, list[int]] = {}
    for award in awards:
        parts.setdefault(award.part, []).append(award.amount)
    odd = "odd_chip_stud" if hand.game.is_stud else "odd_chip_board"
    for amounts in parts.values():
        if len(amounts) > 1:
            cases.append("pot_split")
            if min(amounts) != max(amounts) or hand.carried:
                cases.append(odd)
    if len(parts) > 1:
        totals = [sum(amounts) for amounts in parts.values()]
        cases.append("pot_split")
        if min(totals) != max(totals) or hand.carried:
            cases.append("odd_chip_high_low")
    elif "all" in parts and len(parts["all"]) > 1:
        cases += own(table, "equal_hands")
    return cases


_NAMES = {
    "straight_flush": "rank_straight_flush",
    "four_of_a_kind": "rank_four_of_a_kind",
    "full_house": "rank_full_house",
    "flush": "rank_flush",
    "straight": "rank_straight",
    "three_of_a_kind": "rank_three_of_a_kind",
    "two_pair": "rank_two_pair",
    "pair": "rank_pair",
    "high_card": "rank_high_card",
}


def _ranking(table: Table) -> list[str]:
    """What the winning hand is called, and whether it lies in the middle for everybody."""
    hand = table.hand
    winners = {award.seat for award in hand.awards if award.pot == 0}
    cards = [hand.shown.get(seat, ()) for seat in winners]
    if hand.game.high != "high" or HIDDEN in hand.board or not cards or not all(cards):
        return []
    made = made_hand("high", cards[0], hand.board)
    names = ["best_five_cards", _NAMES[made.category]]
    if made.category == "straight_flush" and 12 in made.ranks and 11 in made.ranks:
        names[1] = "rank_royal_flush"
    if len(winners) > 1 and len(hand.board) == 5 and made_hand("high", hand.board).value == made.value:
        names += {"full_house": ["board_tie_full_house"], "four_of_a_kind": ["board_tie_four"]}.get(
            made.category, []
        )
        names.append("board_tie")
    if len(winners) > 1:
        names.append("suits_are_equal")
    return names
