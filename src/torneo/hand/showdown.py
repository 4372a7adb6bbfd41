"""Showdown: whose hand is shown when, which hands win which pots, and paying them."""

from collections.abc import Iterable, Sequence

from torneo.cards import HIDDEN
from torneo.cards.evaluate import EVALUATORS
from torneo.hand import dealing, own_ranking, stud
from torneo.hand.illegal import IllegalAction
from torneo.hand.memory import HandMemory
from torneo.hand.odd_chips import Share, split_pot
from torneo.hand.pots import Award, Pot, side_pots
from torneo.hand.status import OVER, SHOWDOWN


def begin(hand: HandMemory) -> None:
    """Settle at once when every live hand is known; otherwise wait for hands to be shown or mucked."""
    if hand.auto_showdown and _all_known(hand):
        settle(hand)
    else:
        settle_if_decided(hand)


def _all_known(hand: HandMemory) -> bool:
    if HIDDEN in hand.board:
        return False
    return not any(alive and HIDDEN in cards for alive, cards in zip(hand.live, hand.hole, strict=True))


def first_to_show(hand: HandMemory) -> int:
    """Place that shows first: last aggressor of the final round, else by position or boards."""
    last = hand.last_aggressor
    if last >= 0 and hand.live[last]:
        return last
    if hand.game.is_stud:
        return stud.first_to_act(hand)
    return hand.live.index(True)


def show_order(hand: HandMemory) -> list[int]:
    """Seats of the live hands in the order they must show."""
    first = first_to_show(hand)
    count = len(hand.seats)
    places = [place for step in range(count) if hand.live[place := (first + step) % count]]
    if safe_ones_show_first(hand):
        places.sort(key=lambda place: hand.stack[place] == 0)
    return [hand.seats[place] for place in places]


def safe_ones_show_first(hand: HandMemory) -> bool:
    """Whoever has chips left shows before those who may go out: all-in hands of stud, where the book says."""
    not_at_risk_first = hand.rules.stud_all_in_order == "not_at_risk_first"
    return not_at_risk_first and hand.game.is_stud and hand.face_up


def show(hand: HandMemory, place: int, cards: Sequence[int] | None) -> None:
    seat = hand.seats[place]
    if not hand.live[place] or not (hand.status == SHOWDOWN or (hand.face_up and hand.status != OVER)):
        raise IllegalAction("no_showdown_now", seat=seat)
    held = hand.hole[place]
    if cards is not None:
        known = [card for card in held if card != HIDDEN]
        named = list(cards)
        if len(named) != len(held) or any(card not in named for card in known):
            raise IllegalAction("not_the_cards_dealt", seat=seat)
        for card in known:
            named.remove(card)
        if HIDDEN in named:
            raise IllegalAction("cards_unknown", seat=seat)
        dealing.refuse_elsewhere(hand, named)
        hand.hole[place] = list(cards)
    elif HIDDEN in held:
        raise IllegalAction("cards_unknown", seat=seat)
    hand.shown[seat] = tuple(hand.hole[place])
    hand.events.append(("show", seat, *hand.hole[place]))
    settle_if_decided(hand)


def cards_came(hand: HandMemory) -> None:
    """A hand shown before its last cards came is open with them, or waits to be shown again."""
    for seat in list(hand.shown):
        held = hand.hole[hand.place_of[seat]]
        if HIDDEN in held:
            del hand.shown[seat]
        else:
            hand.shown[seat] = tuple(held)


def muck(hand: HandMemory, place: int) -> None:
    seat = hand.seats[place]
    if hand.status != SHOWDOWN or not hand.live[place]:
        raise IllegalAction("no_showdown_now", seat=seat)
    if hand.face_up:
        raise IllegalAction("all_in_hands_are_shown", seat=seat)
    if not hand.rules.muck_allowed:
        raise IllegalAction("hand_must_be_shown", seat=seat)
    hand.events.append(("muck", seat))
    hand.live[place] = False
    hand.lives -= 1
    hand.muck.extend(hand.hole[place])
    settle_if_decided(hand)


def settle_if_decided(hand: HandMemory) -> None:
    """Pay once one hand is left or all live hands lie face up."""
    if hand.status != SHOWDOWN:
        return
    if hand.lives == 1:
        hand.status = OVER
        award_all(hand, hand.live.index(True))
    elif HIDDEN not in hand.board and all(seat in hand.shown for seat in hand.live_seats):
        settle(hand)


def award_all(hand: HandMemory, place: int) -> None:
    """Everything to one player."""
    amount = hand.collected
    hand.stack[place] += amount
    hand.collected = 0
    hand.awards.append(Award(0, hand.seats[place], amount, "all"))
    hand.events.append(("award", hand.seats[place], amount, 0, "all"))


def values(hand: HandMemory, places: Sequence[int]) -> tuple[list[int], list[int]]:
    """High and low strength of each place; a list is empty if the game has no such half."""
    holes = [hand.hole[place] for place in places]
    game, board = hand.game, hand.board
    if hand.rules.ranking is not None and game.high == "high":
        high = own_ranking.values(hand.rules.ranking, holes, board)
    else:
        high = EVALUATORS[game.high](holes, board) if game.high else []
    low = EVALUATORS[game.low](holes, board) if game.low else []
    return high, low


def best(places: Sequence[int], strength: Sequence[int]) -> list[int]:
    """Those of ``places`` with the greatest strength above zero; both lists run in parallel."""
    top = max(strength)
    if not top:
        return []
    return [place for place, value in zip(places, strength, strict=True) if value == top]


def settle(hand: HandMemory) -> None:
    """Rank the live hands and pay each pot among its own players, side pots first."""
    places = [place for place, alive in enumerate(hand.live) if alive]
    highs, lows = values(hand, places)
    paid = hand.paid
    if len({paid[place] for place in places}) == 1:
        pots = [Pot(hand.collected, tuple(places))]
    else:
        pots = side_pots(paid, hand.live, hand.dead_money)
    hand.status = OVER
    hand.collected = 0
    for index in range(len(pots) - 1, -1, -1):
        amount, own = pots[index]
        if len(own) == len(places):
            high = best(places, highs) if highs else []
            low = best(places, lows) if lows else []
        else:
            at = [places.index(place) for place in own]
            high = best(own, [highs[k] for k in at]) if highs else []
            low = best(own, [lows[k] for k in at]) if lows else []
        _pay(hand, index, amount, high, low)


def _pay(hand: HandMemory, pot: int, amount: int, high: Sequence[int], low: Sequence[int]) -> None:
    """One pot to its winners."""
    if len(high) + len(low) == 1:
        shares: Iterable[Share] = (((high or low)[0], amount, "all"),)
    else:
        shares = split_pot(hand, amount, high, low)
    for place, chips, part in shares:
        hand.stack[place] += chips
        hand.awards.append(Award(pot, hand.seats[place], chips, part))
        hand.events.append(("award", hand.seats[place], chips, pot, part))


def award(hand: HandMemory, winners: Sequence[Sequence[int]]) -> None:
    """Pay each pot, the main pot first, to the places somebody says have won it: cards decide that nobody
    saw."""
    if hand.status != SHOWDOWN:
        raise IllegalAction("no_showdown_now")
    pots = side_pots(hand.paid, hand.live, hand.dead_money)
    if len(winners) != len(pots):
        raise IllegalAction("winners_of_each_pot", pots=len(pots), told=len(winners))
    for index, (pot, own) in enumerate(zip(pots, winners, strict=True)):
        if not own or len(set(own)) < len(own) or not set(own) <= set(pot.places):
            raise IllegalAction("cannot_win_pot", pot=index + 1)
    hand.status = OVER
    hand.collected = 0
    for index in range(len(pots) - 1, -1, -1):
        _pay(hand, index, pots[index].amount, sorted(winners[index]), ())


def showings(hand: HandMemory) -> list[tuple[int, bool]]:
    """(seat, shows) in show order for a showdown settled by itself: a hand that wins nothing is mucked,
    unless hands were turned up for an all-in or the book makes everyone show."""
    awarded = {award.seat for award in hand.awards}
    everybody = hand.face_up or not hand.rules.muck_allowed
    order = show_order(hand)
    return [(seat, everybody or seat == order[0] or seat in awarded) for seat in order]
