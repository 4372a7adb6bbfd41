"""Being at the seat: who leaves with cards, who comes in time for them, who plays in his absence."""

from torneo.floor.acts import PlayerAct
from torneo.floor.bonds import lose_pending, owed_act, release
from torneo.floor.card_acts import Leaves, Returns, SitsDown
from torneo.floor.citations import speaks
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.carry_out import carry_out
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.outside import again_from_the_deal
from torneo.floor.kernel.registry import follows
from torneo.floor.kernel.standing import hands_left, note
from torneo.floor.kernel.table import Table
from torneo.floor.own_clauses import own
from torneo.floor.penalty_scale import must_stay_in_hand_for_hand
from torneo.floor.presence.absence import limit_of
from torneo.floor.reading import Reading
from torneo.floor.record import forget
from torneo.floor.ruling import Ruling
from torneo.floor.sanctions import question_for
from torneo.floor.substantial import nobody_acted
from torneo.hand import rounds
from torneo.hand.same_hand import MOVES_CARDS, same_cards, same_hand
from torneo.hand.status import BET, DRAW, OVER


def leaves(table: Table, act: Leaves) -> Ruling:
    """A player walks off; with a live hand that is an infraction."""

    hand, seat = table.hand, act.seat
    _goes(table, seat)
    place = hand.place_of.get(seat)
    if place is None or not hand.live[place] or hand.status == OVER:
        if place is not None and _must_stay(table, seat):
            return question_for(table, act, "stays_at_table", "leaving_in_hand_for_hand")
        return table.ruling(seat, Reading(case="left_without_cards", kind="no_effect"))
    also = ("stays_at_table",) if _must_stay(table, seat) else ()
    return follow(table, question_for(table, act, "left_with_live_hand", "leaving_with_live_hand", *also))


def _must_stay(table: Table, seat: int) -> bool:
    """Hand for hand some books let nobody get up, with cards or without, who is still in the event."""
    if not table.facts.hand_for_hand or not must_stay_in_hand_for_hand(table.book):
        return False
    return seat not in (*table.outside.eliminated, *table.outside.expelled)


def _goes(table: Table, seat: int) -> None:
    """Away from now on, unless he already was."""
    standing = table.standing
    if seat not in standing.away:
        counted = {other: seconds for other, seconds in standing.away_for.items() if other != seat}
        note(table, away=standing.away | {seat}, away_for=counted, no_shows=standing.no_shows - {seat})


@follows("absent")
def settle_away(table: Table) -> list[Ruling]:
    """Where a hand lives on without its player, his turns are played for him."""

    if not table.standing.away or table.book.values["absence_action_on_turn"] == "hand_already_dead":
        return []
    hand = table.hand
    settled: list[Ruling] = []
    while hand.actor in table.standing.away and not table.stopped:
        seat = hand.actor
        assert seat is not None
        if hand.status == DRAW:
            action = "stand_pat"
            hand.stand_pat()
        elif hand.status != BET:
            break
        elif (owed := owed_act(table, seat)) is not None:
            settled.append(
                carry_out(table, PlayerAct(seat=seat), table.spot(seat), owed.because("absent_turn"))
            )
            continue
        elif rounds.owed(hand, hand.place_of[seat]) > 0:
            action = "fold"
            lose_pending(table, seat)
            hand.fold()
        else:
            action = "check"
            hand.check()
        release(table, seat)
        settled.append(table.ruling(seat, Reading(case="absent_turn", action=action)))
    return [*settled, *_passed_over(table)]


_PLAYED = {"fold": "fold", "check": "check", "draw": "stand_pat"}


def _passed_over(table: Table) -> list[Ruling]:
    """Turns of players absent from the deal on, which the hand has played by itself since somebody last
    looked."""
    hand = table.hand
    since = min(table.events_looked_at, len(hand.events))
    table.events_looked_at = len(hand.events)
    absent = hand.absent_seats - hand.penalised_seats
    return [
        table.ruling(event[1], Reading(case="absent_turn", action=_PLAYED[event[0]]))
        for event in hand.events[since:]
        if event[0] in _PLAYED and event[1] in absent
    ]


# ---- coming (back) ---------------------------------------------------------------------------------


def returns(table: Table, act: Returns) -> Ruling:
    """A player reaches his seat: in time for this hand, or only for the next."""

    out = act.seat in table.outside.eliminated and act.seat not in table.standing.newcomers
    if out and limit_of(table, act.seat):
        return table.ruling(act.seat, Reading(case="absence_over", kind="refused"))
    if _serves_penalty(table, act.seat) and speaks(table.book, "stays_away_on_penalty"):
        early = Reading(case="stays_away_on_penalty", kind="refused", infraction="back_before_time")
        return table.ruling(act.seat, early)
    if act.within_reach == "doubtful":
        question = Reading(case="within_reach", kind="question", options=("within_reach", "out_of_reach"))
        return ask(table, act, None, question)
    return _arrives(table, act, bool(act.within_reach))


def _serves_penalty(table: Table, seat: int) -> bool:
    return seat in table.standing.penalty_hands and hands_left(table)[seat] > 0


def reach_answer(table: Table, question: Question, option: str) -> Ruling:
    act = question.act
    assert isinstance(act, Returns)
    return _arrives(table, act, option == "within_reach")


def _arrives(table: Table, act: Returns, within_reach: bool) -> Ruling:
    seat = act.seat
    if within_reach:
        note(table, away=table.standing.away - {seat})
    in_time = within_reach and _in_time(table, act)
    place = table.hand.place_of.get(seat)
    if place is None or table.hand.status == OVER:
        kind = "granted" if within_reach else "refused"
        return table.ruling(seat, Reading(case="at_seat_next_hand", kind=kind))  # type: ignore[arg-type]
    again: tuple[str, ...] = ()
    if in_time and seat in table.hand.absent_seats and seat not in table.standing.penalty_hands:
        again = own(table, "redeal_to_absent") if seat in table.deal.absent else ()
        _play(table, seat)
        place = table.hand.place_of[seat]
    if table.hand.live[place] and within_reach:
        return table.ruling(seat, Reading(case="at_seat_in_time", kind="granted", also=again))
    if table.hand.live[place]:
        if table.book.values["absence_action_on_turn"] != "hand_already_dead":
            return table.ruling(seat, Reading(case="at_seat_too_late", kind="no_effect"))
        table.hand.kill(seat)
    return follow(table, table.ruling(seat, Reading(case="at_seat_too_late", kind="dead_hand")))


def _in_time(table: Table, act: Returns) -> bool:
    """``after_cards`` of the deal were out when he came within reach."""
    rule = table.book.values["absence_at_seat_deadline"]
    hand = table.hand
    if rule == "own_turn":
        return True
    if act.after_cards is None or hand.street > 0 or hand.start is not None:
        return False
    if rule == "first_card_of_deal":
        return act.after_cards == 0
    return act.after_cards < len(hand.seats) * hand.game.hole_cards


def _play(table: Table, seat: int) -> None:
    """Let an absent player's hand live: as if never absent while nobody has acted, else from now on."""
    hand = table.hand
    place = hand.place_of[seat]
    if hand.live[place]:
        hand.sits_in(seat)
    elif nobody_acted(hand):
        posts = {event[1]: event[2] for event in hand.events if event[0] == "post"}
        fresh = same_cards(hand, same_hand(hand, absent=hand.absent_seats - {seat}, posts=posts))
        fresh.events += [event for event in hand.events if event[0] in MOVES_CARDS]
        again_from_the_deal(table, fresh)


def sits_down(table: Table, act: SitsDown) -> Ruling:
    """A newcomer gets his first cards with the next deal."""
    if not _is_free(table, act.seat):
        return table.ruling(act.seat, Reading(case="seat_taken", kind="refused"))
    _forget(table, act.seat)
    note(table, newcomers={**table.standing.newcomers, act.seat: act.stack})
    granted = Reading(case="at_seat_next_hand", kind="granted", also=("newcomer_plays",))
    return table.ruling(act.seat, granted, amount=act.stack)


def _is_free(table: Table, seat: int) -> bool:
    """Nobody sits there: never did, or has lost his last chips in a hand that is over."""
    if seat in table.standing.newcomers:
        return False
    place = table.hand.place_of.get(seat)
    if place is None or seat in table.outside.eliminated:
        return True
    return table.hand.status == OVER and not table.hand.stack[place]


def _forget(table: Table, seat: int) -> None:
    """Whatever was held against whoever sat there before is not the newcomer's."""
    standing = table.standing
    note(
        table,
        away=standing.away - {seat},
        penalty_hands={other: hands for other, hands in standing.penalty_hands.items() if other != seat},
        shortened={other: seconds for other, seconds in standing.shortened.items() if other != seat},
    )
    forget(table, seat)
