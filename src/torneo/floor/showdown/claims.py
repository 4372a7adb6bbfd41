"""Disputes: how a hand was read, how a pot was counted or paid, and until when that may be said."""

from typing import Literal

from torneo.floor.acts import Act, Asks, Discovered
from torneo.floor.card_acts import DealerActs, TimePasses
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.table import Table
from torneo.floor.own_clauses import own
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.substantial import actions, substantial
from torneo.hand import Hand, amend, showdown_amends
from torneo.hand.status import OVER, SHOWDOWN

About = Literal["reading", "pot"]
_UNTIL = {"next_hand_start": "next_hand", "substantial_action_next_hand": "substantial_action"}


def disputes(table: Table, act: Asks) -> Ruling:
    """A player, in the hand or not, speaks up."""

    about: About = act.about or "reading"
    in_time, case = _window(table, about)
    if act.seat in table.showdown.final_decisions:
        return table.ruling(act.seat, Reading(case="decision_final", kind="refused"))
    if in_time and act.seat in table.showdown.given_up:
        if table.book.values["showdown_untabled_muck_claim"] == "no_claim_once_cards_in_deck":
            return table.ruling(act.seat, Reading(case="muck_claim", kind="refused"))
        question = Reading(case="muck_claim", kind="question", options=("retrieve_hand", "dead_hand"))
        return ask(table, act, None, question)
    return _heard(table, act.seat, about, in_time, case)


def discovered(table: Table, act: Discovered) -> Ruling:
    """Somebody notices a misread hand or a pot given to the wrong player."""
    about: About = "reading" if act.what == "misread_hand" else "pot"
    return _heard(table, act.by if act.by is not None else act.seat, about, *_window(table, about))


def _heard(table: Table, seat: int | None, about: About, in_time: bool, case: str) -> Ruling:
    if not in_time:
        return table.ruling(seat, Reading(case=case, kind="refused"))
    step = "read_hands_again" if about == "reading" else "count_pot_again"
    until = None if case == "claim_break" else _UNTIL[table.book.values[_POLICIES[about]]]
    reading = Reading(
        case=case,
        kind="granted",
        also=own(table, "speak_up"),
        steps=(step, *(("award_put_right",) if table.showdown.misawarded else ())),
        correctable_until=until,
    )
    _put_right(table)
    return table.ruling(seat, reading)


_POLICIES: dict[str, str] = {"reading": "showdown_claim_reading_until", "pot": "showdown_claim_award_until"}


def _window(table: Table, about: About) -> tuple[bool, str]:
    """Is it still time, and the case that says so."""
    _turn_page(table)
    values, hand = table.book.values, table.hand
    case = "claim_reading" if about == "reading" else "claim_award"
    if not table.showdown.next_hand_out and hand.status not in (SHOWDOWN, OVER):
        return False, case
    limit = values["showdown_claim_break_seconds"]
    if limit is not None and (table.facts.on_break or table.facts.last_hand_before_break):
        return table.showdown.seconds_since_award <= limit, "claim_break"
    if not table.showdown.next_hand_begun:
        return True, case
    if values[_POLICIES[about]] == "next_hand_start":
        return False, case
    return not substantial(table, actions(hand) if table.showdown.next_hand_out else []), case


# ---- a hand that could not win ----------------------------------------------------------------------


def wrong_number_of_cards(table: Table, act: Act, seat: int | None) -> Ruling:
    """A hand paid, or beaten, with too few or too many cards: as long as the award may be disputed it is dead
    and the pots are paid without it; where the book voids such a deal at any time the floor is asked."""
    hand = table.hand
    in_time, case = _window(table, "pot")
    if seat not in hand.live_seats or hand.lives == 1 or not hand.awards:
        return table.ruling(seat, Reading(case="wrong_card_count", kind="no_effect"))
    if not in_time or not showdown_amends.awards_are_there(hand):
        return table.ruling(seat, Reading(case=case, kind="refused"))
    if table.book.values["dealing_wrong_card_count"]["after_substantial_action"] == "misdeal":
        voids = Reading(case="wrong_card_count_paid", kind="question", options=VOID_OR_NOT)
        return ask(table, act, None, voids)
    showdown_amends.take_back_awards(hand)
    hand.kill(seat)
    reading = Reading(
        case="dead_card_count", kind="dead_hand", also=(case,), steps=("hand_is_dead", "award_put_right")
    )
    return table.ruling(seat, reading)


VOID_OR_NOT = ("void_bets_returned", "hand_continues")


# ---- pots in the wrong place -----------------------------------------------------------------------


def pot_pushed(table: Table, act: DealerActs) -> Ruling:
    """The dealer pushes a pot that was won to a seat, rightly or not; all of it, or ``amount``, as far as the
    chips are still there."""
    _turn_page(table)
    hand, seat = table.hand, act.seat
    place = hand.place_of.get(seat) if seat is not None else None
    if hand.status != OVER or place is None or seat is None or table.showdown.misawarded:
        return table.ruling(seat, Reading(case="cards_speak", kind="refused"))
    left = sum(award.amount for award in hand.awards) if act.amount is None else act.amount
    pushed = 0
    for award in hand.awards:
        winner = hand.place_of[award.seat]
        chips = min(award.amount, left - pushed, hand.stack[winner])
        if award.seat != seat and chips > 0:
            hand.stack[winner] -= chips
            table.showdown.misawarded[award.seat] = table.showdown.misawarded.get(award.seat, 0) + chips
            pushed += chips
    if pushed:
        hand.stack[place] += pushed
        table.showdown.misawarded[seat] = -pushed
        hand.events.append(("pushed", seat, pushed))
    return table.ruling(seat, Reading(case="cards_speak", kind="procedure"), amount=pushed)


def _put_right(table: Table) -> None:
    """Chips of a pot given to the wrong player go to the right one, as far as they are still there."""
    hand = table.hand
    owed = {seat: chips for seat, chips in table.showdown.misawarded.items() if seat in hand.place_of}
    found = 0
    for seat, chips in owed.items():
        if chips < 0:
            place = hand.place_of[seat]
            spare = hand.stack[place] - (0 if hand.is_over else table.smallest_chip)
            found += _move(hand, place, max(min(-chips, spare), 0))
    for seat, chips in owed.items():
        if chips > 0 and found:
            found += _move(hand, hand.place_of[seat], -min(chips, found))
    if not found:
        table.showdown.misawarded.clear()
        return
    for seat, chips in owed.items():  # nobody there to be paid: it stays where it was
        if chips < 0:
            _move(hand, hand.place_of[seat], -found)
            break


def _move(hand: Hand, place: int, chips: int) -> int:
    """Out of a stack, or into it when below zero."""
    if hand.is_over:
        hand.stack[place] -= chips
    else:
        amend.shift(hand, place, chips)
    return chips


# ---- time ------------------------------------------------------------------------------------------


def time_passes(table: Table, act: TimePasses) -> Ruling:
    """The minute that is left for claims when a hand ends into a break."""
    table.showdown.seconds_since_award += act.seconds
    case = "claim_break" if table.book.values["showdown_claim_break_seconds"] is not None else "claim_award"
    return table.ruling(None, Reading(case=case, kind="procedure"))


def note_next_hand(table: Table, *, dealt: bool) -> None:
    """The next hand has begun, with the riffle or the deal."""
    table.showdown.next_hand_begun = True
    table.showdown.next_hand_out = table.showdown.next_hand_out or dealt
    table.showdown.partly_shown.clear()
    table.showdown.given_up.clear()
    table.showdown.asked_to_show.clear()
    table.showdown.order_enforced = table.showdown.face_up_told = table.showdown.awards_told = (
        table.showdown.freeze_told
    ) = False
    table.showdown.pots_told = 1


def _turn_page(table: Table) -> None:
    """Once the next hand is at its own showdown, that is the hand a claim is about."""
    if table.showdown.next_hand_out and table.hand.status in (SHOWDOWN, OVER):
        table.showdown.next_hand_begun = table.showdown.next_hand_out = False
        table.showdown.seconds_since_award = 0
        table.showdown.misawarded.clear()
        table.showdown.final_decisions.clear()
