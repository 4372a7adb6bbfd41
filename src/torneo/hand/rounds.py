"""Betting rounds: who owes what, who may raise and how much, and how one street gives way to the next.

Re-opening compares the bet level at which a player last acted with the level he faces now. Short all-ins add
up, and the measure stays the last full raise, or that level itself where raises double it; blinds count as a
bet nobody has acted on yet.
"""

from operator import add

from torneo.hand import dealing, irregular_deal, showdown, stud
from torneo.hand.forced_bets import posts
from torneo.hand.illegal import IllegalAction
from torneo.hand.memory import HandMemory
from torneo.hand.otherwise import USUAL
from torneo.hand.seating import all_from, others_after
from torneo.hand.status import BET, BRING_IN, DEAL, DRAW, OVER, SHOWDOWN, STREET_OVER

# ---- amounts -------------------------------------------------------------------------------------


def owed(hand: HandMemory, place: int) -> int:
    """Chips between ``place`` and the bet he faces, whether or not he has them.

    When nobody else has chips left, the biggest bet actually in front of a live opponent is all that can be
    asked, even if a blind was posted short.
    """
    bet = hand.bet
    if hand.ables > 1:
        return hand.level - bet[place]
    live = hand.live
    top = 0
    for other, chips in enumerate(bet):
        if chips > top and live[other] and other != place:
            top = chips
    return top - bet[place]


def why_no_raise(hand: HandMemory, place: int, *, alone: bool = False) -> str:
    """Reason code that forbids a bet or raise by ``place``, or an empty string.

    ``alone``: ask even if nobody is left who could call it; no book forbids what would only come back.
    """
    if hand.ables < 2 and not alone:
        return "nobody_left_to_call"
    level = hand.level
    stack = hand.stack[place]
    if stack + hand.bet[place] <= level:
        return "not_enough_chips_to_raise"
    acted = hand._acted[place]
    if acted >= 0 and level > acted and not _reopened(hand, place, level - acted):
        return "betting_not_reopened"
    cap = hand.cap
    if cap is not None and hand.raises >= cap:
        return "raise_cap_reached"
    if level == 0 and not hand.rules.short_stack_may_open and stack < hand.stakes.opening_bet:
        return "short_stack_may_not_open"
    return ""


def _reopened(hand: HandMemory, place: int, faced: int) -> bool:
    rules = hand.rules
    if hand.underraised_to > hand._acted[place]:  # only an all-in may be short and leave the betting closed
        return True
    if hand.game.limit == "limit":
        percent = 100 if rules.reopen_limit_percent is None else rules.reopen_limit_percent
        return faced * 100 >= percent * hand.unit
    if rules.checker_may_raise_short_bet and hand._acted[place] == 0:
        return True
    if rules.reopen == "single_full_raise_only":
        return hand.full_level > hand._acted[place]
    return faced >= full_raise_over(hand, hand._acted[place])


def full_raise_over(hand: HandMemory, total: int) -> int:
    """Chips above ``total`` that make a full bet or raise, where the bet stood at it (no fixed limit)."""
    if total and hand.rules.min_raise == "double_the_previous_total":
        return total
    return hand.full_raise


def completes(hand: HandMemory) -> bool:
    """In stud, before the first full bet of third street: nobody raises yet, the bring-in is completed."""
    return hand.street == 0 and hand.game.is_stud and not hand.full_level and hand.stakes.bring_in > 0


def full_raise_to(hand: HandMemory) -> int:
    """The total of the smallest full bet or raise."""
    if hand.unit:
        return hand.full_level + hand.unit
    level = hand.level
    if level > hand.full_level and hand.rules.min_raise_after_short_all_ins == "double_the_amount_faced":
        return 2 * level
    return level + full_raise_over(hand, level)


def max_raise_to(hand: HandMemory, place: int) -> int:
    """The largest total allowed: the stack, the pot after calling, or the limit bet."""
    most = hand.stack[place] + hand.bet[place]
    limit = hand.game.limit
    if limit == "no_limit":
        return most
    if limit == "limit":
        return min(most, full_raise_to(hand))
    return min(most, max(pot_raise_to(hand, place), full_raise_to(hand)))


def pot_raise_to(hand: HandMemory, place: int) -> int:
    """Pot-limit maximum: the call, plus the pot after that call, in which short blinds may count as full."""
    pot = hand.collected + sum(hand.bet)
    if hand.street == 0:
        pot += hand.phantom_blinds
    return 2 * hand.level - hand.bet[place] + pot


def note_raise(hand: HandMemory, total: int) -> None:
    """Move the bet level to ``total`` and decide whether that was a full bet or raise."""
    if hand.unit:
        percent = 100 if hand.rules.reopen_limit_percent is None else hand.rules.reopen_limit_percent
        if (total - hand.full_level) * 100 >= percent * hand.unit:
            hand.full_level = total
            hand.raises += 1
    elif total >= full_raise_to(hand):
        hand.full_raise = total - hand.level
        hand.full_level = total
        hand.raises += 1
    hand.level = total


# ---- the turn moves on ---------------------------------------------------------------------------


def fold(hand: HandMemory) -> None:
    """The actor gives his hand up."""
    place = hand._turn()
    hand.events.append(("fold", hand.seats[place]))
    hand._queue.pop()
    drop(hand, place)


def check_or_call(hand: HandMemory) -> None:
    """The actor checks, or calls as far as his chips go."""
    queue = hand._queue
    place = queue.pop()
    level = hand.level
    due = level - hand.bet[place] if hand.ables > 1 else owed(hand, place)
    if due > 0:
        stack = hand.stack[place]
        if due >= stack:
            due = stack
            hand._able[place] = False
            hand.ables -= 1
        hand.stack[place] = stack - due
        hand.bet[place] += due
        hand.events.append(("call", hand.seats[place], due))
    else:
        hand.events.append(("check", hand.seats[place]))
    hand._acted[place] = level
    if not queue:
        close(hand)
    elif hand.ables <= 1 or hand._absent:
        moved(hand)


def draw(hand: HandMemory, discards: list[int]) -> None:
    """The actor throws these cards; the others draw after him."""
    dealing.discard(hand, hand._queue[-1], discards)
    moved(hand)


def take_out(hand: HandMemory, seat: int, kind: str) -> None:
    """A live hand leaves play out of turn, recorded as ``kind``."""
    place = hand._place(seat)
    if hand.status == OVER or not hand.live[place]:
        raise IllegalAction("hand_not_live", seat=seat)
    hand.events.append((kind, seat))
    if place in hand._queue:
        hand._queue.remove(place)
    drop(hand, place)


def told(hand: HandMemory) -> None:
    """Go on once the last expected card is known."""
    if not hand._pending:
        if hand.status == DRAW:
            open_betting(hand)
        else:
            open_street(hand)


def drop(hand: HandMemory, place: int) -> None:
    """Take a hand out of play (already out of the queue)."""
    hand.live[place] = False
    hand.lives -= 1
    if hand._able[place]:
        hand._able[place] = False
        hand.ables -= 1
    hand.muck.extend(hand.hole[place])
    if hand.lives == 1:
        finish_uncontested(hand)
    elif hand._pending:
        if hand._pending.pop(place, 0) and not hand._pending:
            told(hand)
    elif hand.status == BRING_IN and not hand._queue:
        open_stud(hand, stud.bring_in_place(hand))
    elif hand.status in (BET, DRAW, BRING_IN):
        moved(hand)
    elif hand.status == SHOWDOWN:
        showdown.settle_if_decided(hand)


def moved(hand: HandMemory) -> None:
    """Someone acted: end the round, or let an absent player's turn pass, or wait for the next actor."""
    queue = hand._queue
    if hand.status == DRAW:
        if not queue:
            dealing.replace_discards(hand)
            if hand.shown:
                showdown.cards_came(hand)
            if not hand._pending:
                open_betting(hand)
        elif queue[-1] in hand._absent:
            draw(hand, [])
        return
    if not queue:
        close(hand)
    elif hand.ables <= 1 and owed(hand, queue[-1]) <= 0:
        queue.clear()
        close(hand)
    elif queue[-1] in hand._absent:
        if owed(hand, queue[-1]) > 0:
            fold(hand)
        else:
            check_or_call(hand)


def close(hand: HandMemory) -> None:
    """End the betting round: give back what nobody called, gather the bets, go on."""
    gather(hand)
    if hand.stepwise and (hand.street + 1 < len(hand.game.streets) or waits_unseen(hand)):
        hand.status = STREET_OVER
        turn_up(hand)
    else:
        next_street(hand)


def waits_unseen(hand: HandMemory) -> bool:
    """Once its round is over: does the hand stay as it is, somebody all-in and nothing left to bet?"""
    if not hand.rules.all_in_waits or hand.face_up or hand.lives == hand.ables:
        return False
    return hand.ables <= 1 or hand.street + 1 == len(hand.game.streets)


def turn_up(hand: HandMemory) -> None:
    """All-in hands are opened as soon as the book says so."""
    at_once = hand.rules.all_in_face_up == "as_soon_as_no_more_betting_possible"
    if hand.ables <= 1 and at_once and not waits_unseen(hand):
        hand.face_up = True


def gather(hand: HandMemory) -> None:
    """Bets into the pot, less what nobody matched. A blind or bring-in of a dead hand is not such a bet."""
    hand.last_bets = bet = hand.bet
    hand.last_return = 0
    top = max(bet)
    if not top:
        return
    if bet.count(top) == 1:
        place = bet.index(top)
        if hand.live[place] or place == hand.last_aggressor:
            bet = bet.copy()
            bet[place] = 0
            second = max(bet)
            bet[place] = second
            hand.stack[place] += top - second
            hand.last_return = top - second
            hand.events.append(("returned", hand.seats[place], top - second))
    hand.paid = list(map(add, hand.paid, bet))
    hand.collected += sum(bet)
    hand.bet = [0] * len(bet)


def finish_uncontested(hand: HandMemory) -> None:
    """One hand is left: it takes everything unseen."""
    hand._queue = []
    hand._pending.clear()
    gather(hand)
    hand.status = OVER
    showdown.award_all(hand, hand.live.index(True))


def next_street(hand: HandMemory) -> None:
    """Deal the next street, or go to showdown after the last."""
    game = hand.game
    hand.street += 1
    if hand.ables <= 1 and hand.street and hand.rules.all_in_face_up == "as_soon_as_no_more_betting_possible":
        hand.face_up = True
    if hand.street == len(game.streets):
        hand.street -= 1
        hand.status = SHOWDOWN
        if hand.lives > hand.ables:
            hand.face_up = True
        showdown.begin(hand)
        return
    street = game.streets[hand.street]
    if game.limit == "limit":
        hand.unit = hand.stakes.limit_bets[street.big_bet]
    if hand.street:
        new_round(hand)
    hand.status = DEAL
    if hand.otherwise:
        betting = hand.otherwise.get(hand.street, USUAL).betting
        irregular_deal.deal_street(hand, street)
        if not betting:
            skip_betting(hand)
            return
    else:
        dealing.deal_street(hand, street)
    if hand.shown:
        showdown.cards_came(hand)
    if hand._pending:
        return
    if hand.street and not street.draw:
        open_betting(hand)
    else:
        open_street(hand)


def skip_betting(hand: HandMemory) -> None:
    """A street without a betting round: the next one is due at once."""
    hand.last_bets = hand.bet
    hand.last_return = 0
    hand._queue = []
    if hand.stepwise:
        hand.status = STREET_OVER
    else:
        next_street(hand)


def new_round(hand: HandMemory) -> None:
    hand.level = hand.full_level = hand.underraised_to = 0
    hand.full_raise = hand.opening_bet
    hand.raises = -1
    hand.last_aggressor = -1
    hand._acted = [-1] * len(hand.seats)


def open_street(hand: HandMemory) -> None:
    """The cards of the street are out: draw, bring in, or bet."""
    if hand.game.streets[hand.street].draw:
        hand.status = DRAW
        hand._queue = [place for place in all_from(len(hand.seats), 0) if hand.live[place]]
        if hand._absent:
            moved(hand)
        return
    if hand.street == 0:
        opener = stud.bring_in_place(hand) if hand.game.is_stud else -1
        if hand._absent and (dead := dead_once_dealt(hand)):
            if opener in dead and posts(hand, opener, "bring_in") and hand.ables > 1 and hand.stack[opener]:
                _put_bring_in(hand, opener)
            kill_absent(hand, dead)
            if hand.status == OVER:
                return
        if opener >= 0:
            if not hand.live[opener] and not posts(hand, opener, "bring_in"):
                opener = stud.bring_in_place(hand)
            open_stud(hand, opener)
            return
    open_betting(hand)


def dead_once_dealt(hand: HandMemory) -> frozenset[int]:
    """Absent and penalised players; or the penalised and those whose short blind does not play."""
    rules = hand.rules
    if rules.absent_hand == "hand_already_dead":
        return hand._absent
    if rules.short_blind_plays:
        return hand.penalised
    return hand.penalised | frozenset(
        hand.place_of[seat] for seat, amount in hand.blinds if hand.bet[hand.place_of[seat]] < amount
    )


def kill_absent(hand: HandMemory, dead: frozenset[int]) -> None:
    """Hands of absent and penalised players die once dealt; if nobody is there, the last to act stays in."""
    order = all_from(len(hand.seats), hand.opener)
    absent = [place for place in reversed(order) if place in dead]
    for place in absent[: hand.lives - 1]:
        hand.events.append(("kill", hand.seats[place]))
        hand.live[place] = False
        hand.lives -= 1
        if hand._able[place]:
            hand._able[place] = False
            hand.ables -= 1
        hand.muck.extend(hand.hole[place])
    if hand.lives == 1:
        finish_uncontested(hand)


def open_stud(hand: HandMemory, opener: int) -> None:
    """Third street: the bring-in, or the player to its left when that seat is all-in or already posted."""
    if hand.ables <= 1:
        open_betting(hand)
    elif hand.stakes.bring_in and hand._able[opener]:
        hand.status = BRING_IN
        hand._queue = [opener]
        if opener in hand._absent:
            if posts(hand, opener, "bring_in"):
                post_bring_in(hand, opener)
            else:
                take_out(hand, hand.seats[opener], "kill")
    else:
        hand.level = hand.level or hand.stakes.bring_in
        hand.status = BET
        first = opener if hand._able[opener] else (opener + 1) % len(hand.seats)
        hand._queue = [place for place in all_from(len(hand.seats), first) if hand._able[place]]
        moved(hand)


def _put_bring_in(hand: HandMemory, place: int) -> None:
    chips = min(hand.stakes.bring_in, hand.stack[place])
    hand.stack[place] -= chips
    hand.bet[place] = chips
    hand.level = hand.stakes.bring_in
    hand.events.append(("bring_in", hand.seats[place], chips))
    if not hand.stack[place]:
        hand._able[place] = False
        hand.ables -= 1


def post_bring_in(hand: HandMemory, place: int) -> None:
    _put_bring_in(hand, place)
    hand.status = BET
    hand._queue = [other for other in others_after(len(hand.seats), place) if hand._able[other]]
    moved(hand)


def _first_of_two(hand: HandMemory) -> int:
    big = hand.place_of[hand.big_blind] if hand.big_blind is not None else 0
    return big if hand.rules.heads_up_first_postflop == "big_blind" else 1 - big


def open_betting(hand: HandMemory) -> None:
    """Line up the players who can bet; with at most one of them the street is only dealt."""
    able = hand._able
    count = len(able)
    first = 0 if hand.street else hand.opener
    if count == 2 and hand.street and hand.rules.heads_up_first_postflop is not None:
        first = _first_of_two(hand)
    if hand.game.family == "stud":
        first = stud.first_to_act(hand)
        if hand.rules.open_pair_doubles_fourth_street and stud.open_pair(hand):
            hand.unit = hand.stakes.limit_bets[1]
    queue = list(all_from(count, first))
    if hand.ables < count:
        queue = [place for place in queue if able[place]]
    if hand.street == 0 and not hand.rules.big_blind_option:
        queue = [place for place in queue if hand.seats[place] != hand.big_blind]
    if hand.ables <= 1 and (not queue or owed(hand, queue[-1]) <= 0):
        hand._queue = []
        close(hand)
        return
    hand._queue = queue
    hand.status = BET
    if hand._absent:
        moved(hand)
