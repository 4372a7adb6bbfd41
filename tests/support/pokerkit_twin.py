"""The same hand in pokerkit: its `State`, fed with the cards of ours, and the words both sides share."""

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import pokerkit as pk
from tests.support.random_hands import Setup

from torneo.cards import DECK, card_text
from torneo.hand import Game, Hand

CARDS: list[Any] = [next(iter(pk.Card.parse(card_text(card)))) for card in DECK]
OURS: dict[Any, int] = {card: number for number, card in enumerate(CARDS)}
UNKNOWN: Any = next(iter(pk.Card.parse("??")))

_HANDS: dict[str, tuple[Any, ...]] = {
    "nlhe": (pk.StandardHighHand,),
    "plhe": (pk.StandardHighHand,),
    "lhe": (pk.StandardHighHand,),
    "nlsd": (pk.ShortDeckHoldemHand,),
    "plo": (pk.OmahaHoldemHand,),
    "plo5": (pk.OmahaHoldemHand,),
    "plo8": (pk.OmahaHoldemHand, pk.OmahaEightOrBetterLowHand),
    "lo8": (pk.OmahaHoldemHand, pk.OmahaEightOrBetterLowHand),
    "stud": (pk.StandardHighHand,),
    "stud8": (pk.StandardHighHand, pk.EightOrBetterLowHand),
    "razz": (pk.RegularLowHand,),
    "27sd": (pk.StandardLowHand,),
    "27td": (pk.StandardLowHand,),
    "a5td": (pk.RegularLowHand,),
    "badugi": (pk.BadugiHand,),
    "5cd": (pk.StandardHighHand,),
    "l5cd": (pk.StandardHighHand,),
}
SHARED_GAMES = tuple(_HANDS)
_STRUCTURES = {
    "no_limit": pk.BettingStructure.NO_LIMIT,
    "pot_limit": pk.BettingStructure.POT_LIMIT,
    "limit": pk.BettingStructure.FIXED_LIMIT,
}
_BY_HAND = {
    pk.Automation.CARD_BURNING,
    pk.Automation.HOLE_DEALING,
    pk.Automation.BOARD_DEALING,
    pk.Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
}
_AUTOMATIONS = tuple(automation for automation in pk.Automation if automation not in _BY_HAND)


@lru_cache(maxsize=4096)
def _evaluate(hand_type: Any, hole: tuple[Any, ...], board: tuple[Any, ...]) -> Any:
    try:
        return hand_type.from_game(hole, board)
    except (KeyError, ValueError):
        return None


class Twin(pk.State):  # type: ignore[misc]
    """pokerkit's hand with a deck in a given order; equal hands are evaluated once."""

    def _begin(self) -> None:
        self.deck_cards = deque(self.deck)
        self.showdown_pots: list[tuple[int, tuple[int, ...]]] = []
        super()._begin()

    def _begin_hand_killing(self) -> None:
        """Losing hands are thrown away here, and pots are put together that differ only by them."""
        self.showdown_pots = [(pot.amount, pot.player_indices) for pot in self.pots]
        super()._begin_hand_killing()

    def get_hand(self, player_index: int, board_index: int, hand_type_index: int) -> Any:
        if not self.statuses[player_index]:
            return None
        cards = tuple(filter(None, self.hole_cards[player_index]))
        return _evaluate(self.hand_types[hand_type_index], cards, tuple(self.get_board_cards(board_index)))

    def get_up_hand(self, player_index: int, board_index: int, hand_type_index: int) -> Any:
        if not self.statuses[player_index]:
            return None
        cards = tuple(self.get_up_cards(player_index))
        return _evaluate(self.hand_types[hand_type_index], cards, tuple(self.get_board_cards(board_index)))

    # ---- cards ---------------------------------------------------------------------------------

    def feed(self, ours: Hand, own_order: bool) -> None:
        """Deal and show what is pending: from the top of its own deck, or as our hand has it.

        Where the two libraries handle a short deck differently (last stud street with seven players,
        draws), the cards are always ours, and a burn we left out is an unknown card.
        """
        while self.status:
            if self.card_burning_status and not any(self.standing_pat_or_discarding_statuses):
                self._burn(ours, own_order)
            elif any(self.hole_dealing_statuses) and not any(self.standing_pat_or_discarding_statuses):
                self._deal_hole(ours, own_order)
            elif any(self.board_dealing_counts):
                self.deal_board(self.board_dealing_count)
            elif self.showdown_indices:
                self.show_or_muck_hole_cards(True)
            else:
                break

    def _burn(self, ours: Hand, own_order: bool) -> None:
        if ours.game.family == "board" or (own_order and not self._short_deck(ours)):
            self.burn_card()
        elif len(ours.burns) > len(self.burn_cards):
            self.burn_card((CARDS[ours.burns[len(self.burn_cards)]],))
        else:
            self.burn_card((UNKNOWN,))

    def _deal_hole(self, ours: Hand, own_order: bool) -> None:
        first = self.street_index == 0
        place = self.hole_dealee_index
        if own_order and (first or (ours.game.is_stud and not self._short_deck(ours))):
            self.deal_hole()
            return
        pending = len(self.hole_dealing_statuses[place])
        held = len(self.hole_cards[place])
        self.deal_hole(tuple(CARDS[card] for card in ours.hole[place][held : held + pending]), place)

    def _short_deck(self, ours: Hand) -> bool:
        return ours.game.family == "draw" or len(ours.seats) > 6

    # ---- what a player may do --------------------------------------------------------------------

    def skip_idle_checks(self) -> int:
        """Check for a player who owes nothing and whose opponents are all-in: he has no turn with us."""
        skipped = 0
        while (
            self.actor_indices
            and not self.bring_in_status
            and self.checking_or_calling_amount == 0
            and not any(
                self.statuses[i] and self.stacks[i] for i in self.player_indices if i != self.actor_indices[0]
            )
        ):
            self.check_or_call()
            skipped += 1
        return skipped

    def raises(self) -> tuple[int, int]:
        """Least and most a bet or raise may be to; zeros when there is none."""
        low = self.min_completion_betting_or_raising_to_amount
        return (low, self.max_completion_betting_or_raising_to_amount) if low is not None else (0, 0)

    def act(self, kind: str, amount: int | Sequence[int]) -> None:
        if kind == "draw":
            assert not isinstance(amount, int)
            self.stand_pat_or_discard(tuple(CARDS[card] for card in amount))
        elif kind == "fold":
            self.fold()
        elif kind == "raise":
            self.complete_bet_or_raise_to(amount)
        elif self.bring_in_status:
            self.post_bring_in()
        else:
            self.check_or_call()


def _streets(game: Game, setup: Setup) -> tuple[Any, ...]:
    """Our streets in pokerkit's words.

    It counts only voluntary bets and raises against the cap, so its own limit games allow five bets before
    the flop; a blind is a bet, hence one raise less on a first street with blinds.
    """
    small, big = setup.stakes.limit_bets
    cap = setup.rules.raise_cap_limit if game.limit == "limit" else None
    found = []
    for index, street in enumerate(game.streets):
        opening = pk.Opening.POSITION
        if game.is_stud and index == 0:
            opening = pk.Opening.HIGH_CARD if game.low_board_acts_first else pk.Opening.LOW_CARD
        elif game.is_stud:
            opening = pk.Opening.LOW_HAND if game.low_board_acts_first else pk.Opening.HIGH_HAND
        blind_is_bet = index == 0 and not game.is_stud
        found.append(
            pk.Street(
                index > 0,
                (False,) * street.down + (True,) * street.up,
                street.board,
                street.draw,
                opening,
                (big if street.big_bet else small) if game.limit == "limit" else setup.stakes.opening_bet,
                None if cap is None else cap + (not blind_is_bet),
            )
        )
    return tuple(found)


def twin(setup: Setup) -> Twin:
    """pokerkit's hand of the same set-up; its players are our places."""
    game, stakes, count = setup.game, setup.stakes, len(setup.seats)
    blinds = [0] * count
    if not game.is_stud:
        blinds[0] = 0 if setup.dead_small_blind else stakes.small
        blinds[1] = stakes.big
        for seat, amount in setup.posts.items():
            blinds[setup.seats.index(seat)] = -amount
    antes: Any = stakes.ante
    if stakes.ante_kind == "big_blind":
        antes = [0, stakes.ante, *([0] * (count - 2))]
    return Twin(
        _AUTOMATIONS,
        tuple(CARDS[card] for card in setup.deck),
        _HANDS[game.code],
        _streets(game, setup),
        _STRUCTURES[game.limit],
        stakes.ante_kind == "classic",
        antes,
        blinds,
        stakes.bring_in,
        setup.stacks,
        count,
    )
