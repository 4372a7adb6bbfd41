"""Steps of a ruling that come later: until they are done they must be on the table's mind."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from torneo.floor.acts import Act
from torneo.floor.card_acts import DealerActs
from torneo.floor.ruling import Ruling
from torneo.floor.scenario.told import is_missing
from torneo.floor.table import Table
from torneo.hand import Hand
from torneo.hand.irregular_deal import burns_for, lying_ready, set_aside
from torneo.hand.otherwise import USUAL
from torneo.hand.status import BET


class Due(msgspec.Struct, frozen=True):
    """A step of a ruling, at which street it is done, which cards it is about, and how many had been burned
    when it was ruled."""

    step: str
    reason: str
    street: int
    cards: tuple[int, ...] = ()
    burns: int = 0


def due_of(rulings: Sequence[Ruling], hand: Hand) -> Iterator[Due]:
    """What the rulings just given leave to be done in this hand."""
    for ruling in rulings:
        for step in ruling.steps:
            if step in _DUE and not hand.is_over:
                about = _DUE[step][0](hand)
                if about is not None:
                    street, cards = about
                    yield Due(step, ruling.reason, street, cards, len(hand.burns))


def forgotten(due: Due, hand: Hand) -> bool:
    """Neither done nor still to be done?"""
    return not _DUE[due.step][1](due, hand)


def is_past(due: Due, hand: Hand) -> bool:
    """Nothing more can come of it."""
    return hand.is_over or hand.street > due.street


def dealt_anew(act: Act | None, rulings: Sequence[Ruling], table: Table) -> bool:
    """Another deal, in which nothing of the last is due: by a ruling, with the next hand, or told again."""
    if isinstance(act, DealerActs) and act.what in ("next_hand", "starts_hand", "first_hand", "redeal"):
        return True
    if act is not None and is_missing(act):
        return True
    again = ("misdeal", "redeal", "void")
    return any(one.kind in again or one.reason == "button_corrected" for one in rulings) or table.hand.is_over


# ---- each of them: what it is about, and whether it is done or still due --------------------------------

About = tuple[int, tuple[int, ...]] | None


def _burns_before(hand: Hand) -> bool:
    """Is there a street to come before which a card is burned whatever happens? Not so before a draw."""
    return bool(hand.game.streets[hand.street + 1 :]) and hand.deck is not None and hand.game.family != "draw"


def _ready_card(hand: Hand) -> About:
    """The card that lies ready to be burned."""
    ready = lying_ready(hand)
    return (hand.street + 1, (ready[-1],)) if ready else None


def _burned_next(due: Due, hand: Hand) -> bool:
    """It lies ready, or is burned; burns may have been mixed in again since."""
    again = any(event[0] == "back" for event in hand.events)
    return again or due.cards[0] in (*hand.burns, *lying_ready(hand))


def _unburned_street(hand: Hand) -> About:
    planned = [street for street, how in hand.otherwise.items() if how.burn == 0]
    return (max(planned), ()) if planned else (-1, ())


def _comes_unburned(due: Due, hand: Hand) -> bool:
    return 0 <= due.street <= hand.street or burns_for(hand, due.street) == 0


def _asides(hand: Hand) -> About:
    streets = [street for street, how in hand.otherwise.items() if how.mix_in]
    return (max(streets), tuple(set_aside(hand))) if streets else (-1, ())


def _aside_still(due: Due, hand: Hand) -> bool:
    if 0 <= due.street <= hand.street:
        return not hand.otherwise.get(due.street, USUAL).mix_in
    back = Counter(card for event in hand.events if event[0] == "back" for card in event[1:])
    return not Counter(due.cards) - Counter(set_aside(hand)) - back


def _next_street(hand: Hand) -> About:
    return (hand.street + 1, ()) if _burns_before(hand) else None


def _one_burn(due: Due, hand: Hand) -> bool:
    """A burn more than before; or fewer, taken in by a stub too short; or none, the stub being used up."""
    used_up = hand.game.is_stud and not hand.stub
    burned = len(hand.burns) != due.burns or used_up or not hand.rules.burn_per_street
    to_come = burns_for(hand, due.street) > 0 or bool(lying_ready(hand))
    return burned or (hand.street < due.street and to_come)


def _no_betting(due: Due, hand: Hand) -> bool:
    if hand.street == due.street:
        return hand.status != BET
    return hand.street > due.street or not hand.otherwise.get(due.street, USUAL).betting


def _stands(hand: Hand) -> About:
    """The cards on top of the stub, one for each the street has."""
    if hand.deck is None:
        return None
    count = hand.game.streets[hand.street + 1].board
    return hand.street + 1, tuple(hand.deck[-hand.stub :][:count])


def _stands_still(due: Due, hand: Hand) -> bool:
    assert hand.deck is not None
    lying = tuple(hand.deck[-hand.stub :][: len(due.cards)]) if hand.street < due.street else due.cards
    on_board = hand.street < due.street or {*due.cards} <= {*hand.board}
    return lying == due.cards and on_board


_DUE: Final[dict[str, tuple[Callable[[Hand], About], Callable[[Due, Hand], bool]]]] = {
    **dict.fromkeys(
        ("exposed_card_is_the_burn", "extra_card_is_the_burn", "drawn_card_is_next_burn"),
        (_ready_card, _burned_next),
    ),
    "deal_without_burn": (_unburned_street, _comes_unburned),
    **dict.fromkeys(
        ("card_back_before_the_river", "cards_back_before_last_street"), (_asides, _aside_still)
    ),
    **dict.fromkeys(
        ("one_burn_next_street", "burn_again_before_the_flop", "one_burn_per_street", "burn_for_the_turn",
         "next_card_is_the_turn"), (_next_street, _one_burn)),
    "no_turn_betting": (_next_street, _no_betting),
    "card_stands": (_stands, _stands_still),
}  # fmt: skip
LATER: Final = frozenset(_DUE)
"""The steps that may come later."""
