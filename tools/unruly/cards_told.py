"""Cards of a table: what may become of them from one act to the next."""

from collections.abc import Sequence
from typing import Final

import msgspec

from torneo.cards import HIDDEN
from torneo.floor.acts import Act, Discovered, NextStreet
from torneo.floor.card_acts import Tables
from torneo.floor.scenario.told import ToldHand
from torneo.hand import Hand
from torneo.hand.irregular_deal import cards_everywhere

_OFF_THE_BOARD: Final = frozenset(("back", "drawn", "burn", "top", "reshuffle", "scrap"))
"""What is written down when a card leaves the board again."""
_OUT_OF_A_HAND: Final = frozenset(("replaced", "draw", "top", "upcard", "back"))
"""What is written down when a card leaves a hand that is still in."""


class CardsSeen(msgspec.Struct, frozen=True):
    """The cards of a table at one moment, and how much was written down by then."""

    board: tuple[int, ...]
    held: dict[int, tuple[int, ...]]
    events: tuple[tuple[object, ...], ...]
    burns: int = 0

    @classmethod
    def of(cls, hand: Hand) -> "CardsSeen":
        held = {
            seat: tuple(cards)
            for seat, cards, alive in zip(hand.seats, hand.hole, hand.live, strict=False)
            if alive
        }
        return cls(tuple(hand.board), held, tuple(hand.events), len(hand.burns))

    def board_named(self, board: Sequence[int]) -> bool:
        """Is it the same board, with faces for cards nobody knew?"""
        return all(one in (HIDDEN, card) for one, card in zip(self.board, board, strict=False))


def wrong_cards(told: ToldHand, before: CardsSeen, boards: set[tuple[int, ...]]) -> str:
    """Cards in two places, a board that is not the street's, cards that came or went without a word; empty
    where all is well. ``boards``: those this table has had."""
    hand, act = told.table.hand, told.last_act
    return (
        _not_a_deck(hand)
        or _not_the_street(hand)
        or _not_as_told(told, act)
        or _changed(told, act, before, boards)
    )


def _not_a_deck(hand: Hand) -> str:
    cards = [card for card in cards_everywhere(hand) if card != HIDDEN]
    twice = sorted({card for card in cards if cards.count(card) > 1}) if len({*cards}) < len(cards) else []
    return f"cards: {len(twice)} in two places" if twice else ""


def _not_the_street(hand: Hand) -> str:
    """As many cards in the middle as the street has, one more where four of a flop stay."""
    if hand.game.family != "board" or hand.street < 0:
        return ""
    due = sum(street.board for street in hand.game.streets[: hand.street + 1])
    four = any(event[0] == "four_card_flop" for event in hand.events)
    if len(hand.board) == due or (four and hand.street == 1 and len(hand.board) == due + 1):
        return ""
    return f"cards: {len(hand.board)} on the {hand.street_name}"


def _not_as_told(told: ToldHand, act: Act | None) -> str:
    """Cards named in an act that was not refused are the cards that lie there."""
    hand, ruling = told.table.hand, told.rulings[-1][0]
    if ruling.kind in ("refused", "no_effect", "question", "void"):
        return ""
    match act:
        case NextStreet() if act.cards and hand.game.family == "board":
            if tuple(hand.board[-len(act.cards) :]) != act.cards:
                return "cards: the board is not the cards told"
        case Tables() if act.cards and act.seat in hand.shown:
            if not {*act.cards} <= {*hand.shown[act.seat]}:
                return "cards: the hand is not the cards told"
    return ""


def _changed(told: ToldHand, act: Act | None, before: CardsSeen, boards: set[tuple[int, ...]]) -> str:
    hand = told.table.hand
    board, known = tuple(hand.board), len(before.events)
    dealt_again = any(ruling.kind in ("misdeal", "redeal") for ruling in told.rulings[-1])
    if isinstance(act, Discovered) and act.what in ("missing_ante", "missing_blind"):
        return ""  # the hand is told again from its forced bets on
    if dealt_again or tuple(hand.events[:known]) != before.events:  # or a ruling went back
        return "" if not board or board in boards or len(board) == len(before.board) else "cards: a new board"
    since = {event[0] for event in hand.events[known:]}
    named = {card for one in told.acts for card in _named(one)}
    stays = board[: len(before.board)] == before.board
    came = {*board[-1:]} if "four_card_flop" in since else set()  # the fourth, off the stub
    if not stays and not since & _OFF_THE_BOARD and not {*board} - {*before.board} - came <= named:
        return "cards: the board changed without a word"
    for seat, cards in before.held.items():
        place = hand.place_of.get(seat)
        if place is None or not hand.live[place] or tuple(hand.hole[place][: len(cards)]) == cards:
            continue
        if not since & _OUT_OF_A_HAND and not {*hand.hole[place]} - {*cards} <= named:
            return "cards: a hand changed without a word"
    return ""


def _named(act: Act | None) -> set[int]:
    named = {*getattr(act, "cards", ()), getattr(act, "card", None)}
    return {card for card in named if card is not None}
