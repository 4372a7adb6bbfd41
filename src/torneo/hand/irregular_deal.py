"""Cards that did not come as they should: put back, burned, set aside or dealt again from the stub.

Whatever is done is written down in ``hand.events``: ``back`` (cards into the stub), ``reshuffle`` (the stub
in its new order), ``burn``, ``aside``, ``top`` (the card that will be burned next), ``scrap``, ``board``.
A hand that is only told its cards has no stub: these operations then leave it as it is.
"""

import random
from collections.abc import Sequence

import msgspec

from torneo.cards import HIDDEN
from torneo.hand import dealing
from torneo.hand.games import Street
from torneo.hand.memory import HandMemory
from torneo.hand.otherwise import USUAL
from torneo.hand.status import DRAW


def plan(hand: HandMemory, street: int, **how: object) -> None:
    """The street will be dealt otherwise; adds to what was planned for it before."""
    hand.otherwise = {
        **hand.otherwise,
        street: msgspec.structs.replace(hand.otherwise.get(street, USUAL), **how),
    }


def deal_street(hand: HandMemory, street: Street) -> None:
    """Deal a street of a hand that has plans."""
    burn = ready(hand, hand.street)
    how = hand.otherwise.pop(hand.street, USUAL)
    if hand.deck is None:
        if how.cards:
            dealing.deal_street(hand, street)
        return
    hand.burns.extend(how.burned)
    if street.board:
        dealing.burn_from_stub(hand, min(burn, hand.stub))
        if how.cards:
            board = [dealing.next_card(hand) for _ in range(street.board)]
            hand.board.extend(board)
            hand.events.append(("board", *board))
    elif hand.game.is_stud:
        dealing.deal_stud_card(hand, street, burn)
    else:
        dealing.deal_street(hand, street)


def burns_for(hand: HandMemory, street: int) -> int:
    """Cards that will be burned before that street."""
    planned = hand.otherwise.get(street, USUAL).burn
    return hand.rules.burn_per_street if planned is None else planned


def ready(hand: HandMemory, street: int) -> int:
    """The stub made ready for a street: what was set aside for it goes back, and in stud whatever it takes to
    give everyone a card. How many cards will then be burned; asked again, nothing more is done."""
    burn = burns_for(hand, street)
    if hand.deck is None:
        return burn
    aside = hand.otherwise.get(street, USUAL).mix_in
    if aside:
        plan(hand, street, mix_in=())
        back_into_stub(hand, aside)
    if not hand.game.is_stud:
        return burn
    if hand.stub < max(hand.lives + burn, dealing.required(hand, burn)):
        _take_asides(hand)
    return dealing.ready_for_stud(hand, burn)


def set_aside(hand: HandMemory, but_for: int | None = None) -> list[int]:
    """Cards that go into the stub before a later street, those for one street left out."""
    return [card for street, how in hand.otherwise.items() if street != but_for for card in how.mix_in]


def lying_ready(hand: HandMemory) -> list[int]:
    """Cards that will be burned with a later street."""
    return [card for how in hand.otherwise.values() for card in how.burned]


def _take_asides(hand: HandMemory) -> None:
    """Too few cards left: what was set aside for a later street goes back already now."""
    aside = set_aside(hand)
    if aside:
        hand.otherwise = {
            street: msgspec.structs.replace(how, mix_in=()) for street, how in hand.otherwise.items()
        }
        back_into_stub(hand, aside)


# ---- the stub ------------------------------------------------------------------------------------


def randomness(hand: HandMemory) -> random.Random:
    """The hand's own, or what the order of its deck gives."""
    if hand._rng is not None:
        return hand._rng
    return random.Random(bytes(card % 256 for card in (*(hand.deck or ()), len(hand.events) % 256)))


def is_real(hand: HandMemory) -> bool:
    """A deck people hold in their hands, with cards in it that nobody knows."""
    return hand.deck is not None and HIDDEN in hand.deck


def back_into_stub(hand: HandMemory, cards: Sequence[int] = ()) -> None:
    """Cards into the stub, which is shuffled face down and cut."""
    if hand.deck is None:
        return
    if cards:
        hand.events.append(("back", *cards))
    hand.deck = dealing.shuffled_by_hand(randomness(hand), (*hand.deck[hand._top :], *cards))
    hand._top = 0
    hand.events.append(("reshuffle", *hand.deck))


def needed(hand: HandMemory) -> int:
    """Cards the streets still to come take at most, should everybody stay in and draw all he can."""
    coming = hand.game.streets[hand.street + (hand.status != DRAW) :]
    burns = hand.rules.burn_per_street * len(coming)
    own = sum(street.down + street.up + (hand.game.hole_cards if street.draw else 0) for street in coming)
    return burns + sum(street.board for street in coming) + own * hand.lives


def spare(hand: HandMemory) -> int:
    """Cards that can have come off the stub besides, and the hand can still be dealt to its end.

    The board is dealt with its burns, a street of stud takes one card for all; a draw is served from what was
    thrown.
    """
    if hand.deck is None:
        return dealing.size(hand.game)
    coming = hand.game.streets[hand.street + 1 :]
    if hand.game.is_stud:
        return max(hand.stub - len(coming), 0)
    taken = sum(street.board + hand.rules.burn_per_street for street in coming if street.board)
    return max(hand.stub - taken, 0)


def lose_from_stub(hand: HandMemory, count: int) -> None:
    """Cards of a dropped stub that nobody could find again: none of them comes in this hand any more."""
    if hand.deck is None or count <= 0:
        return
    lost = hand.deck[len(hand.deck) - count :]
    hand.deck = hand.deck[: len(hand.deck) - count]
    for card in lost:
        hand.muck.append(card)
        hand.events.append(("scrap", card))


def take(hand: HandMemory, count: int = 1) -> list[int]:
    """Cards off the top, as many as there are."""
    if hand.deck is None:
        return []
    taken = list(hand.deck[hand._top : hand._top + count])
    hand._top += len(taken)
    return taken


def burn(hand: HandMemory, count: int = 1) -> None:
    for card in take(hand, count):
        hand.burns.append(card)
        hand.events.append(("burn", card))


def put_on_top(hand: HandMemory, card: int) -> None:
    """The card lies on the stub: it is the next to be burned."""
    if hand.deck is None:
        return
    hand.deck = [card, *hand.deck[hand._top :]]
    hand._top = 0
    hand.events.append(("top", card))


def is_the_next_burn(hand: HandMemory, card: int) -> None:
    """The card will be burned for the next street and no other: it lies apart until then, so that nothing
    that happens to the stub brings it back. Before a draw it waits on the stub."""
    if hand.deck is None:
        return
    coming = hand.street + 1
    if hand.game.family == "draw" or coming >= len(hand.game.streets):
        put_on_top(hand, card)
        return
    ready_to_burn = hand.otherwise.get(coming, USUAL).burned
    plan(hand, coming, burn=max(burns_for(hand, coming) - 1, 0), burned=(*ready_to_burn, card))
    hand.events.append(("top", card))


def burn_before(hand: HandMemory, street: int) -> None:
    """What is burned before a street: cards that lie ready for it, then off the stub."""
    for card in hand.otherwise.get(street, USUAL).burned:
        hand.burns.append(card)
        hand.events.append(("burn", card))
    burn(hand, burns_for(hand, street))
    if street in hand.otherwise:
        plan(hand, street, burned=())


def unburn(hand: HandMemory) -> None:
    """The last burn was never made: its card is still on the stub, at the bottom if nobody knows it."""
    if hand.deck is None or not hand.burns:
        return
    card = hand.burns.pop()
    if card == HIDDEN:
        hand.deck = [*hand.deck, card]
    else:
        put_on_top(hand, card)


def name_cards(hand: HandMemory, lying: Sequence[int], names: Sequence[int]) -> None:
    """Give cards of the board (places counted from its end) and then of the stub the faces somebody saw.

    ``lying`` are places: below zero on the board, else in the stub from the top. A face known to be elsewhere
    changes places with it, so that the deck stays a deck; one that is out of reach is left alone.
    """
    if hand.deck is None:
        return
    stub = list(hand.deck[hand._top :])
    board = hand.board
    for place, name in zip(lying, names, strict=False):
        pile, at = (board, len(board) + place) if place < 0 else (stub, place)
        if not 0 <= at < len(pile) or pile[at] == name or name == HIDDEN:
            continue
        if name in stub:
            stub[stub.index(name)] = pile[at]
        elif name in board:
            board[board.index(name)] = pile[at]
        elif pile[at] != HIDDEN or name in _out(hand):
            continue
        pile[at] = name
    hand.deck, hand._top = stub, 0


def _out(hand: HandMemory) -> set[int]:
    """Known cards that are neither in the stub nor on the board."""
    held = (card for cards in hand.hole for card in cards)
    return {*hand.burns, *hand.muck, *set_aside(hand), *lying_ready(hand), *held} - {HIDDEN}


def cards_everywhere(hand: HandMemory) -> list[int]:
    """Every card of the deck wherever it lies: the proof that the deck is still a deck."""
    found = [*hand.board, *hand.burns, *hand.muck]
    found += [*set_aside(hand), *lying_ready(hand)]
    found += [card for _, cards in hand._discards for card in cards]
    for place, alive in enumerate(hand.live):
        if alive:
            found += hand.hole[place]
    return [*found, *(hand.deck[hand._top :] if hand.deck is not None else ())]


# ---- the players' cards --------------------------------------------------------------------------


def hole_index(hand: HandMemory, place: int, card: int | None, position: int | None) -> int:
    """Which of a player's cards is meant: by its face, by its place in the deal, else his last."""
    cards = hand.hole[place]
    if card is not None and card in cards and card != HIDDEN:
        return cards.index(card)
    if position is not None:
        return min((position - 1) // len(hand.seats), len(cards) - 1)
    return len(cards) - 1


def replace_hole(hand: HandMemory, place: int, index: int) -> int | None:
    """Another card off the stub for that one, which is given back to the caller."""
    fresh = take(hand)
    if not fresh:
        return None
    old = hand.hole[place][index]
    hand.hole[place][index] = fresh[0]
    if hand.up and old in hand.up[place] and old != HIDDEN:
        hand.up[place][hand.up[place].index(old)] = fresh[0]
    hand.events.append(("replaced", hand.seats[place], old, fresh[0]))
    return old


def give_extra(hand: HandMemory, place: int, count: int) -> None:
    """The cards too many a player holds."""
    extra = take(hand, count)
    hand.hole[place].extend(extra)
    if extra:
        hand.events.append(("deal", hand.seats[place], *extra))


def leave_short(hand: HandMemory, place: int, count: int) -> None:
    """The cards a player never got are still on the stub."""
    if hand.deck is None:
        return
    for _ in range(min(count, len(hand.hole[place]))):
        card = hand.hole[place].pop()
        if hand.up and card in hand.up[place]:
            hand.up[place].remove(card)
        hand.deck = [card, *hand.deck[hand._top :]]
        hand._top = 0
        hand.events.append(("top", card))


def forget_dead_hands(hand: HandMemory) -> None:
    """The cards of dead hands are no longer theirs: they were mixed into the stub."""
    for place, alive in enumerate(hand.live):
        if not alive:
            hand.hole[place] = [HIDDEN] * len(hand.hole[place])
            if hand.up:
                hand.up[place] = [HIDDEN] * len(hand.up[place])
