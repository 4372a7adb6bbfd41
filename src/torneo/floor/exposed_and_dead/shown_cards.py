"""Cards shown to some and not to all: who else gets to see them, and when."""

from torneo.cards import HIDDEN, cards_text
from torneo.floor.acts import Asks
from torneo.floor.card_acts import Exposes, Shows, Witnesses
from torneo.floor.kernel.memory import Moment, ToShow
from torneo.floor.kernel.registry import follows
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand.rounds import why_no_raise
from torneo.hand.status import BET, BRING_IN, DEAL, DRAW, OVER, SHOWDOWN, STREET_OVER

_MOMENTS: tuple[Moment, ...] = ("at_once", "end_of_round", "end_of_hand")
SHOWN_CASE = {
    "at_once": "shown_at_once",
    "end_of_round": "shown_after_round",
    "end_of_hand": "shown_after_hand",
}


def action_pending(table: Table) -> bool:
    """Can anybody still bet in this hand?"""
    hand = table.hand
    if hand.face_up or hand.status not in (BET, BRING_IN, DEAL, DRAW, STREET_OVER):
        return False
    if table.waits_for_other_tables:
        return False
    return hand.status == BRING_IN or bool(hand.waiting) or hand.ables > 1


def when_shown_to_all(table: Table, to: Witnesses) -> Moment | None:
    """The soonest moment a witness calls for; ``None``: everybody saw it, or the book has no rule."""
    if to == "table":
        return None
    seats = to if isinstance(to, tuple) else (0,)
    rules = table.book.values["showdown_show_one_show_all"]
    moments = [rules[_kind_of_witness(table, seat)] for seat in seats]
    return next((moment for moment in _MOMENTS if moment in moments), None)


def _kind_of_witness(table: Table, seat: int) -> str:
    """Whether he can use what he saw: on this round, on a later one, or not at all."""
    hand = table.hand
    place = hand.place_of.get(seat)
    if place is None or not hand.live[place] or not hand.can_bet(seat) or not action_pending(table):
        return "shown_to_inactive_player"
    if seat in hand.waiting or hand.status in (BRING_IN, DRAW) or _may_be_raised(table):
        return "shown_to_active_player"
    last = hand.street == len(hand.game.streets) - 1
    return "shown_to_inactive_player" if last else "shown_to_player_done_this_round"


def _may_be_raised(table: Table) -> bool:
    """Can somebody still to act in this round bet or raise, so that those who have acted must act again?"""
    hand = table.hand
    return hand.status == BET and any(
        not why_no_raise(hand, hand.place_of[seat]) and not table.limits(seat).no_raise
        for seat in hand.waiting
    )


def seen_by_all(table: Table, seat: int, cards: tuple[int, ...]) -> None:
    known = table.cards.seen.get(seat, ())
    table.cards.seen[seat] = (*known, *(card for card in cards if card not in known and card != HIDDEN))


def note_shown(table: Table, seat: int, cards: tuple[int, ...], to: Witnesses) -> Moment | None:
    """Only what was seen is shown on; the cards nobody saw stay hidden."""
    moment = when_shown_to_all(table, to)
    if to == "table" or moment == "at_once":
        seen_by_all(table, seat, cards)
    elif moment is not None:
        table.cards.to_show.append(ToShow(seat, cards, moment, table.hand.street))
    return moment


@follows("cards")
def show_what_is_due(table: Table) -> list[Ruling]:
    """Cards whose moment has come."""
    if not table.cards.to_show:
        return []
    hand = table.hand
    round_over = hand.status in (STREET_OVER, SHOWDOWN, OVER)
    due = [
        owed
        for owed in table.cards.to_show
        if hand.status == OVER
        or (owed.when == "end_of_round" and (round_over or hand.street > owed.street))
    ]  # fmt: skip
    rulings = []
    for owed in due:
        table.cards.to_show.remove(owed)
        seen_by_all(table, owed.seat, owed.cards)
        facts: dict[str, int | str] = {"cards": _text(owed.cards)}
        reading = Reading(case=SHOWN_CASE[owed.when], kind="procedure", facts=facts,
                          steps=("show_to_the_table",))  # fmt: skip
        rulings.append(table.ruling(owed.seat, reading, must_show=(owed.seat,), shown_to_all=owed.when))
    return rulings


def _text(cards: tuple[int, ...]) -> str:
    return cards_text([card for card in cards if card != HIDDEN])


# ---- after the hand --------------------------------------------------------------------------------


def shown_after_the_hand(table: Table, act: Exposes | Shows) -> Ruling:
    """To some of the table: the others may ask to see the same cards."""
    rule = table.book.values["showdown_show_one_show_all"]["shown_after_the_hand"]
    cards = act.cards or table.hand.cards_of(act.seat)
    if act.to == "table":
        seen_by_all(table, act.seat, cards)
    elif rule == "whole_table_on_request":
        table.cards.shown_after[act.seat] = cards
        return table.ruling(act.seat, Reading(case="shown_when_over", kind="no_effect"))
    return table.ruling(act.seat, Reading(case="exposed_without_action", kind="no_effect"))


def asks_for_what_others_saw(table: Table, act: Asks) -> Ruling | None:
    """Whoever sits at the table may see what one of them was shown after the hand."""
    if act.of is None or act.of not in table.cards.shown_after or table.hand.status != OVER:
        return None
    cards = table.cards.shown_after.pop(act.of)
    seen_by_all(table, act.of, cards)
    facts: dict[str, int | str] = {"cards": _text(cards)}
    reading = Reading(case="shown_when_over", kind="granted", facts=facts, steps=("show_to_the_table",))
    return table.ruling(act.seat, reading, must_show=(act.of,), shown_to_all="at_once")
