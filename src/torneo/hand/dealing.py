"""Cards onto the table: from a stub the hand holds, or as somebody tells it.

The stub is dealt one card at a time from the button's left. A missing card stops the hand with a clear error,
except where the game itself says what happens: stud shares a last card, draw games reshuffle what was thrown.
"""

import random
from collections.abc import Sequence
from functools import lru_cache

from torneo.cards import DECK, HIDDEN, SHORT_DECK, card_text, shuffled
from torneo.hand.games import Game, Street
from torneo.hand.illegal import IllegalAction, SetupError
from torneo.hand.memory import HandMemory

#: A stub of fewer cards than these takes the burns in even where they do not make up for what is missing.
_FEWEST = 3

BOARD = -1
"""The board's key among the places that still await a card."""


@lru_cache
def cards_needed(game: Game, players: int, before_hole_cards: int, per_street: int) -> int:
    """Cards that must be there for a hand to be dealt through, burns included; stud may share its last."""
    need = players * game.hole_cards + before_hole_cards
    if game.family == "stud":
        return need + 3 * (players + per_street)
    if game.family == "board":
        return need + 5 + 3 * per_street
    return need


def size(game: Game) -> int:
    """Cards of the deck the game is played with."""
    return len(SHORT_DECK if game.short_deck else DECK)


def check_deck(hand: HandMemory, deck: Sequence[int] | None) -> None:
    """Every known card of the stub once, and enough cards for the players there are."""
    rules = hand.rules
    need = cards_needed(hand.game, len(hand.seats), rules.burn_before_hole_cards, rules.burn_per_street)
    if need > size(hand.game):
        raise SetupError("seats", f"{hand.game.code} cannot be dealt to {len(hand.seats)} players")
    if deck is None:
        return
    if len(deck) < need:
        raise SetupError("deck", f"{need} cards are needed, {len(deck)} given")
    if len(set(deck)) != len(deck):
        known = [card for card in deck if card != HIDDEN]
        twice = {card for card in known if known.count(card) > 1}
        if twice:
            raise SetupError("deck", "duplicate card " + ", ".join(card_text(card) for card in sorted(twice)))
    if hand.game.short_deck and any(HIDDEN < card < 16 for card in deck):
        raise SetupError("deck", "short-deck games have no card below the six")


def deal_street(hand: HandMemory, street: Street) -> None:
    """Deal what the street calls for, or note what has to be told."""
    if hand.deck is None:
        if hand.street == 0:
            hand.hole = [[] for _ in hand.seats]
            hand.up = [[] for _ in hand.seats]
        if street.board:
            hand._pending = {BOARD: street.board}
        elif street.down or street.up:
            cards = street.down + street.up
            hand._pending = {place: cards for place, alive in enumerate(hand.live) if alive}
        return
    if hand.street == 0:
        _deal_first(hand, street)
    elif street.board:
        deck, top = hand.deck, hand._top + hand.rules.burn_per_street
        hand.burns.extend(deck[hand._top : top])
        cards_dealt = deck[top : top + street.board]
        hand._top = top + street.board
        hand.board.extend(cards_dealt)
        hand.events.append(("board", *cards_dealt))
    elif not street.draw:
        deal_stud_card(hand, street)


def _deal_first(hand: HandMemory, street: Street) -> None:
    deck, seats = hand.deck, hand.seats
    assert deck is not None
    if hand.rules.burn_before_hole_cards:
        burn_from_stub(hand, hand.rules.burn_before_hole_cards)
    count = len(seats)
    top = hand._top
    end = top + count * (street.down + street.up)
    hand.hole = hole = [list(deck[first:end:count]) for first in range(top, top + count)]
    hand.events += [("deal", seat, *cards) for seat, cards in zip(seats, hole, strict=True)]
    if street.up:
        hand.up = [[cards[-1]] for cards in hole]
    hand._top = end


def burn_from_stub(hand: HandMemory, count: int | None = None) -> None:
    assert hand.deck is not None
    for _ in range(hand.rules.burn_per_street if count is None else count):
        hand.burns.append(hand.deck[hand._top])
        hand._top += 1


def deal_stud_card(hand: HandMemory, street: Street, burn: int | None = None) -> None:
    """One card to each live hand; a stub too short takes the burns in, then serves one card for all."""
    live = [place for place, alive in enumerate(hand.live) if alive]
    burn = ready_for_stud(hand, hand.rules.burn_per_street if burn is None else burn)
    if hand.stub < required(hand, burn):
        if hand.rules.stud_keeps_a_last_card:
            burn_from_stub(hand, min(burn, hand.stub - 1))
        card = next_card(hand)
        hand.board.append(card)
        hand.events.append(("board", card))
        return
    burn_from_stub(hand, burn)
    assert hand.deck is not None
    top = hand._top
    hand._top = top + len(live)
    hole, up, seats, events = hand.hole, hand.up, hand.seats, hand.events
    face_up = bool(street.up)
    for place, card in zip(live, hand.deck[top : hand._top], strict=True):
        hole[place].append(card)
        if face_up:
            up[place].append(card)
        events.append(("deal", seats[place], card))


def ready_for_stud(hand: HandMemory, burn: int) -> int:
    """The stub made ready for one card to each live hand; how many of the burns it can still afford."""
    if hand.rules.stud_keeps_a_last_card:
        wanted = required(hand, burn)
        if hand.stub < wanted and (hand.stub + len(hand.burns) >= wanted or hand.stub < _FEWEST):
            _mix_burns_in(hand)
        return burn
    if hand.stub >= hand.lives + burn:
        return burn
    if hand.stub < hand.lives:
        _mix_burns_in(hand)
    return 0


def required(hand: HandMemory, burn: int) -> int:
    """Cards a stud street takes: one each and, in some books, the burn and a last one that is never dealt."""
    return hand.lives + burn + 1 if hand.rules.stud_keeps_a_last_card else hand.lives


def _mix_burns_in(hand: HandMemory) -> None:
    _mix_in(hand, hand.burns)
    hand.burns = []


def _give(hand: HandMemory, place: int, cards: Sequence[int], *, up: bool) -> None:
    hand.hole[place].extend(cards)
    if up:
        hand.up[place].extend(cards)
    hand.events.append(("deal", hand.seats[place], *cards))


def shuffled_by_hand(rng: random.Random, cards: Sequence[int]) -> list[int]:
    """The cards in an order of chance. With cards among them that nobody knows the deck is a real one: who
    shuffles it no longer knows where any of them is, and one that was seen may be the next to come."""
    return [HIDDEN] * len(cards) if HIDDEN in cards else shuffled(rng, cards)


def next_card(hand: HandMemory) -> int:
    assert hand.deck is not None
    if hand._top >= len(hand.deck):
        raise IllegalAction("deck_exhausted")
    card = hand.deck[hand._top]
    hand._top += 1
    return card


def _mix_in(hand: HandMemory, cards: Sequence[int]) -> None:
    """Shuffle ``cards`` with what is left of the stub; the new order is recorded.

    A hand without randomness of its own takes it from the order of the deck it was given.
    """
    assert hand.deck is not None
    if not cards:
        return
    rng = hand._rng or random.Random(bytes(card % 256 for card in hand.deck))
    stub = shuffled_by_hand(rng, (*hand.deck[hand._top :], *cards))
    hand.deck = stub
    hand._top = 0
    hand.events.append(("reshuffle", *stub))


# ---- draws ---------------------------------------------------------------------------------------


def discard(hand: HandMemory, place: int, cards: Sequence[int]) -> None:
    """Throw cards away; replacements come when everybody has declared. Of cards thrown unseen nobody knows
    which are left, unless all are."""
    if cards:
        kept = list(hand.hole[place])
        if hand.deck is not None and HIDDEN in kept:
            refuse_elsewhere(hand, [card for card in cards if card not in kept])
        unseen = 0
        for card in sorted(cards, reverse=True):
            if card in kept:
                kept.remove(card)
            elif HIDDEN in kept:
                kept.remove(HIDDEN)
            elif card == HIDDEN and unseen < len(kept):
                unseen += 1
            else:
                raise IllegalAction("card_not_held", seat=hand.seats[place], card=card_text(card))
        hand.hole[place] = [HIDDEN] * (len(kept) - unseen) if unseen else kept
        hand._discards.append((place, tuple(cards)))
    hand._queue.pop()
    hand.events.append(("draw", hand.seats[place], *cards))


def replace_discards(hand: HandMemory) -> None:
    """Give every player as many cards as he threw.

    When the stub runs out, folded hands and earlier discards are shuffled in; if there are none the burned
    cards, then what later players threw, and a player's own discards of this draw only as the last resort.
    """
    drawn, hand._discards = hand._discards, []
    if not drawn:
        return
    thrown = [list(cards) for _, cards in drawn]
    if hand.deck is None:
        hand._pending = {place: len(cards) for place, cards in drawn if hand.live[place]}
        for cards in thrown:
            hand.muck.extend(cards)
        return
    if hand.stub > hand.rules.burn_per_street:
        burn_from_stub(hand)
    for turn, (place, gone) in enumerate(drawn):
        if hand.live[place]:
            fresh = []
            for _ in gone:
                if not hand.stub:
                    _refill(hand, (*thrown[turn + 1 :], thrown[turn]))
                fresh.append(next_card(hand))
            _give(hand, place, fresh, up=False)
        hand.muck.extend(thrown[turn])


def _refill(hand: HandMemory, thrown: Sequence[list[int]]) -> None:
    """``thrown`` are discards of this draw not yet in the muck, the drawing player's own last."""
    for pile in (hand.muck, hand.burns, *thrown):
        if pile:
            _mix_in(hand, pile)
            pile.clear()
            break


# ---- cards the hand is told ----------------------------------------------------------------------


def told_hole(hand: HandMemory, place: int, cards: list[int]) -> None:
    expected = hand._pending.get(place, 0)
    if not cards or len(cards) > expected:
        raise IllegalAction("cards_not_expected", seat=hand.seats[place], expected=expected, got=len(cards),
                            waiting_for=hand.status)  # fmt: skip
    refuse_known(hand, cards)
    if hand.game.family == "stud":
        street = hand.game.streets[hand.street]
        done = street.down + street.up - expected
        hand.up[place].extend(card for n, card in enumerate(cards, done) if n >= street.down)
    _give(hand, place, cards, up=False)
    _received(hand, place, len(cards))


def told_board(hand: HandMemory, cards: list[int]) -> None:
    shared = _card_is_shared(hand)
    expected = 1 if shared else hand._pending.get(BOARD, 0)
    if not cards or len(cards) > expected:
        raise IllegalAction("cards_not_expected", board=True, expected=expected, got=len(cards),
                            waiting_for=hand.status)  # fmt: skip
    refuse_known(hand, cards)
    if shared:
        hand._pending = {BOARD: 1}
    hand.board.extend(cards)
    hand.events.append(("board", *cards))
    _received(hand, BOARD, len(cards))


def _card_is_shared(hand: HandMemory) -> bool:
    """Stud with too few cards left to give every player one, and nobody has got one yet."""
    if hand.game.family != "stud" or not hand.street or len(hand._pending) < hand.lives:
        return False
    return 52 - sum(map(len, hand.hole)) < required(hand, hand.rules.burn_per_street)


def told_burn(hand: HandMemory, card: int) -> None:
    if hand.deck is not None:
        raise IllegalAction("cards_not_expected", board=False, expected=0, got=1)
    refuse_known(hand, [card])
    hand.burns.append(card)
    hand.events.append(("burn", card))


def _received(hand: HandMemory, place: int, count: int) -> None:
    left = hand._pending[place] - count
    if left:
        hand._pending[place] = left
    else:
        del hand._pending[place]


def refuse_elsewhere(hand: HandMemory, cards: Sequence[int]) -> None:
    """As ``refuse_known``, and a card known to be in the stub, set aside or thrown is not in a hand; of a
    deck the hand holds itself, what was thrown is only back where it was shuffled in."""
    refuse_known(hand, cards)
    elsewhere = {card for _, thrown in hand._discards for card in thrown}
    elsewhere.update(*(how.mix_in for how in hand.otherwise.values()))
    if hand.deck is not None:
        elsewhere.update(hand.deck[hand._top :], hand.muck, hand.burns)
    for card in cards:
        if card in elsewhere and card != HIDDEN:
            raise IllegalAction("duplicate_card", card=card_text(card))


def refuse_known(hand: HandMemory, cards: Sequence[int]) -> None:
    """A card cannot be in two places, nor outside the deck; thrown cards may come back after a reshuffle."""
    if hand.game.family == "draw":
        seen = {card for cards, alive in zip(hand.hole, hand.live, strict=True) if alive for card in cards}
    else:
        seen = {*hand.board, *hand.burns, *hand.muck}
        seen.update(*hand.hole, *(how.burned for how in hand.otherwise.values()))
    lowest = 16 if hand.game.short_deck else 0
    for card in cards:
        if card == HIDDEN:
            continue
        if not lowest <= card < 52:
            raise IllegalAction("card_not_in_deck", card=card_text(card) if 0 <= card < 52 else card)
        if card in seen:
            raise IllegalAction("duplicate_card", card=card_text(card))
        seen.add(card)
