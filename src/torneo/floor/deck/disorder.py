"""A stub that was dropped or got out of order."""

from torneo.floor.card_acts import DealerActs
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import irregular_deal
from torneo.hand.status import OVER


def dropped(table: Table, act: DealerActs) -> Ruling:
    """``recoverable``: the order could be restored; ``identifiable``: the stub can be told from the rest;
    ``count``: how many cards could be gathered."""
    hand = table.hand
    if hand.status == OVER:
        return table.ruling(None, Reading(case="dropped_deck", kind="no_effect"))
    if act.count is not None and not irregular_deal.needed(hand) <= act.count <= hand.stub:
        return table.ruling(None, Reading(case="dropped_deck", kind="refused", facts={"stub": hand.stub}))
    ruling = _gathered(table, act)
    if act.count is not None and not act.recoverable:
        irregular_deal.lose_from_stub(hand, hand.stub - act.count)
    return ruling


def _gathered(table: Table, act: DealerActs) -> Ruling:
    hand = table.hand
    if table.book.values["dealing_disordered_deck"] == "reshuffle_stub_face_down":
        irregular_deal.back_into_stub(hand)
        steps: tuple[str, ...] = ("shuffle_face_down", "cut_the_deck", "hand_goes_on")
        return _ruled(table, "dropped_deck", steps)
    if act.recoverable:
        return _ruled(table, "dropped_order_restored", ("restore_the_order", "hand_goes_on"))
    if act.identifiable is False:
        back = [*hand.muck, *hand.burns]
        hand.muck.clear()
        hand.burns.clear()
        irregular_deal.forget_dead_hands(hand)
        irregular_deal.back_into_stub(hand, back)
        return _ruled(
            table, "dropped_mixed_with_discards", ("mix_everything", "shuffle_and_cut", "hand_goes_on")
        )
    irregular_deal.back_into_stub(hand)
    return _ruled(table, "dropped_stub_rebuilt", ("rebuild_the_stub", "shuffle_and_cut", "hand_goes_on"))


def _ruled(table: Table, case: str, steps: tuple[str, ...]) -> Ruling:
    return table.ruling(None, Reading(case=case, kind="procedure", steps=steps))


def extra_cards(table: Table, act: DealerActs) -> Ruling:
    """Cards that came off the stub for nobody go back into it."""
    hand = table.hand
    if hand.status == OVER:
        return table.ruling(None, Reading(case="extra_cards_back", kind="no_effect"))
    count = act.count or 1
    if count > hand.stub:
        facts: dict[str, int | str] = {"at_most": hand.stub}
        return table.ruling(None, Reading(case="extra_cards_back", kind="refused", facts=facts))
    irregular_deal.back_into_stub(hand, irregular_deal.take(hand, count))
    steps = ("cards_back_to_deck", "shuffle_face_down", "cut_the_deck", "hand_goes_on")
    return _ruled(table, "extra_cards_back", steps)
