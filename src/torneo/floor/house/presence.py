"""Being at the seat: who leaves with cards, who comes in time for them, who plays in his absence."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from torneo.floor.card_acts import Leaves, Returns, SitsDown
from torneo.floor.house.state import note
from torneo.floor.house.untouched import nobody_acted
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import rounds
from torneo.hand.hand import Hand
from torneo.hand.status import BET, DRAW, OVER

if TYPE_CHECKING:
    from torneo.floor.table import Question, Table


def leaves(table: "Table", act: Leaves) -> Ruling:
    """A player walks off; with a live hand that is an infraction."""
    from torneo.floor.carry_out import follow
    from torneo.floor.house.offences import question_for

    hand, seat = table.hand, act.seat
    note(table, away=table.house.away | {seat})
    place = hand.place_of.get(seat)
    if place is None or not hand.live[place] or hand.status == OVER:
        return table.ruling(seat, Reading(case="left_without_cards", kind="no_effect"))
    return follow(table, question_for(table, act, "left_with_live_hand", "leaving_with_live_hand"))


def settle_away(table: "Table") -> list[Ruling]:
    """Where a hand lives on without its player, his turns are played for him."""
    if not table.house.away or table.book.values["absence_action_on_turn"] == "hand_already_dead":
        return []
    hand = table.hand
    settled: list[Ruling] = []
    while hand.actor in table.house.away and not (table.asked is not None and table.asked.stops):
        seat = hand.actor
        assert seat is not None
        if hand.status == DRAW:
            action = "stand_pat"
            hand.stand_pat()
        elif hand.status != BET:
            break
        elif rounds.owed(hand, hand.place_of[seat]) > 0:
            action = "fold"
            hand.fold()
        else:
            action = "check"
            hand.check()
        table.held.pop(seat, None)
        settled.append(table.ruling(seat, Reading(case="absent_turn", action=action)))
    return settled


# ---- coming (back) ---------------------------------------------------------------------------------


def returns(table: "Table", act: Returns) -> Ruling:
    """A player reaches his seat: in time for this hand, or only for the next."""
    from torneo.floor.carry_out import ask

    if act.within_reach == "doubtful":
        question = Reading(case="within_reach", kind="question", options=("within_reach", "out_of_reach"))
        return ask(table, act, None, question)
    return _arrives(table, act, bool(act.within_reach))


def reach_answer(table: "Table", question: "Question", option: str) -> Ruling:
    act = question.act
    assert isinstance(act, Returns)
    return _arrives(table, act, option == "within_reach")


def _arrives(table: "Table", act: Returns, within_reach: bool) -> Ruling:
    seat = act.seat
    if within_reach:
        note(table, away=table.house.away - {seat})
    in_time = within_reach and _in_time(table, act)
    place = table.hand.place_of.get(seat)
    if place is None or table.hand.status == OVER:
        kind = "granted" if within_reach else "refused"
        return table.ruling(seat, Reading(case="at_seat_next_hand", kind=kind))  # type: ignore[arg-type]
    if in_time and place in table.hand._absent and seat not in table.house.penalty_hands:
        _play(table, seat)
        place = table.hand.place_of[seat]
    if table.hand.live[place] and within_reach:
        return table.ruling(seat, Reading(case="at_seat_in_time", kind="granted"))
    if table.hand.live[place]:
        if table.book.values["absence_action_on_turn"] != "hand_already_dead":
            return table.ruling(seat, Reading(case="at_seat_too_late", kind="no_effect"))
        table.hand.kill(seat)
    return table.ruling(seat, Reading(case="at_seat_too_late", kind="dead_hand"))


def _in_time(table: "Table", act: Returns) -> bool:
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


def _play(table: "Table", seat: int) -> None:
    """Let an absent player's hand live: as if never absent while nobody has acted, else from now on."""
    hand = table.hand
    place = hand.place_of[seat]
    if hand.live[place]:
        hand._absent -= {place}
    elif nobody_acted(hand):
        table.hand = again(hand, absent=[hand.seats[other] for other in hand._absent if other != place])


def again(hand: Hand, absent: list[int]) -> Hand:
    """The same deal once more with others absent, nothing having been done yet."""
    posts = {event[1]: event[2] for event in hand.events if event[0] == "post"}
    return Hand(
        hand.game,
        hand.stakes,
        dict(zip(hand.seats, hand.starting_stacks, strict=True)),
        hand.button,
        deck=hand.first_deck,
        rng=hand._rng,
        rules=hand.rules,
        blinds=hand.blinds or None,
        posts=posts,
        absent=absent,
        penalised=[hand.seats[place] for place in hand.penalised],
        carried=hand.carried_in,
        smallest_chip=hand.smallest_chip,
        players_in_event=hand.players_in_event,
        auto_showdown=hand.auto_showdown,
        stepwise=hand.stepwise,
    )


def sits_down(table: "Table", act: SitsDown) -> Ruling:
    """A newcomer gets his first cards with the next deal."""
    if act.seat in table.hand.place_of and act.seat not in table.eliminated:
        return table.ruling(act.seat, Reading(case="seat_taken", kind="refused"))
    house = table.house
    table.house = replace(house, newcomers={**house.newcomers, act.seat: act.stack})
    return table.ruling(act.seat, Reading(case="at_seat_next_hand", kind="granted"), amount=act.stack)
