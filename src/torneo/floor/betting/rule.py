"""Betting and folding, in turn and out of it, and what is said and found out about bets."""

from msgspec.structs import replace

from torneo.floor import acts
from torneo.floor.betting import counts, turns, wrong_amounts
from torneo.floor.betting.chips_taken_back import with_taken_back
from torneo.floor.betting.held_to_his_word import said_beside
from torneo.floor.citations import speaks
from torneo.floor.kernel.all_in_hands import show_all_in_hands, turned_up
from torneo.floor.kernel.carry_out import carry_out
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.registry import plays, rules
from torneo.floor.kernel.table import Table
from torneo.floor.own_clauses import own
from torneo.floor.reading import Reading
from torneo.floor.readings.chips_in import with_all_chips, without_empty_motions
from torneo.floor.readings.of_an_act import BettingAct, read
from torneo.floor.readings.prior_chips import taken_back_then_said
from torneo.floor.ruling import Ruling
from torneo.hand import stud
from torneo.hand.coming import lay_out
from torneo.hand.status import BET, BRING_IN, DRAW, OVER, STREET_OVER


@rules(acts.Does, acts.Bets, acts.TurnsIn)
def bets(table: Table, act: BettingAct) -> Ruling:
    return player_bets(table, act)


@rules(acts.ClaimsTurn)
def claims_turn(table: Table, act: acts.ClaimsTurn) -> Ruling:
    return turns.claim(table, act)


@rules(acts.Asks)
def asks(table: Table, act: acts.Asks) -> Ruling:
    return counts.answer(table, act)


@rules(acts.DealerSays)
def dealer_says(table: Table, act: acts.DealerSays) -> Ruling:
    return counts.announced(table, act)


@rules(acts.Discovered)
def discovered(table: Table, act: acts.Discovered) -> Ruling:
    return wrong_amounts.discovered(table, act)


@rules(acts.Refuses)
def refuses(table: Table, act: acts.Refuses) -> Ruling:
    """A refusal that costs the player his place takes his hand and chips with it."""
    before = len(table.outside.expelled)
    ruling = wrong_amounts.refused(table, act)
    return ruling if len(table.outside.expelled) == before else follow(table, ruling)


@plays
def player_bets(table: Table, act: BettingAct) -> Ruling:
    """Words, chips or cards of a player: in turn, out of turn, or when nobody can bet."""
    return said_beside(table, act, _player_acts(table, act))


def _player_acts(table: Table, act: acts.Does | acts.Bets | acts.TurnsIn) -> Ruling:
    hand = table.hand
    place = hand.place_of.get(act.seat)
    if place is None or not hand.live[place] or hand.status == OVER:
        given_up = act.seat in table.cards.cards_in
        case = "hand_over" if hand.status == OVER else "folded_by_contact" if given_up else "not_in_hand"
        return table.ruling(act.seat, Reading(case=case, kind="no_effect"))
    if table.stopped:
        return table.ruling(act.seat, Reading(case="act_in_turn", kind="refused"))
    if isinstance(act, acts.Bets):
        act = without_empty_motions(act)
        if act.seat == hand.actor and taken_back_then_said(act):
            return _takes_back_and_says(table, act)
        act = with_taken_back(table, with_all_chips(table, act))
    done = turns.bound_call(table) if act.seat != hand.actor else []
    if table.waits_for_other_tables:
        frozen = Reading(case="no_betting_now", kind="no_effect", also=("all_in_frozen",))
        return _after(done, table.ruling(act.seat, frozen))
    if hand.status == STREET_OVER:
        hand.next_street()
        if hand.status == STREET_OVER and hand.ables > 1:  # a street without betting
            hand.next_street()
    no_draw = hand.status == DRAW and isinstance(act, acts.Bets)
    if hand.status not in (BET, BRING_IN, DRAW) or no_draw:
        return _after(done, table.ruling(act.seat, Reading(case="no_betting_now", kind="no_effect")))
    if isinstance(act, acts.Bets) and act.seat != hand.actor:
        adds = act.motions or act.says
        if adds and turns.just_acted(table, act.seat):
            return _after(done, turns.added_later(table, act))
    if act.seat != hand.actor:
        done += turns.deem_checked(table, act.seat)
    if act.seat != hand.actor:
        return _after(done, turns.out_of_turn(table, act))
    spot = table.spot(act.seat)
    late = turns.acts_too_late(table, act)
    if late is not None:
        return _after(done, late)
    table.betting.out_of_turn.clear()
    return _after(done, follow(table, carry_out(table, act, spot, read(table, act))))


def _takes_back_and_says(table: Table, act: acts.Bets) -> Ruling:
    """Own chips picked up bind at once; words said with it find a player who is bound."""
    taken = _player_acts(table, replace(act, says=None, order=None))
    said = _player_acts(table, replace(act, prior=None, takes_back={}))
    return replace(said, clauses=tuple(dict.fromkeys((*said.clauses, *taken.clauses))))


def _after(done: list[Ruling], ruling: Ruling) -> Ruling:
    """A ruling together with what silence, or an earlier ruling, had already decided."""
    return replace(ruling, followed_by=(*done, *ruling.followed_by)) if done else ruling


@rules(acts.NextStreet)
def next_street(table: Table, act: acts.NextStreet) -> Ruling:
    done = turns.bound_call(table)
    if table.hand.status == BET:
        done += turns.deem_checked(table, 0)
    if table.hand.status == STREET_OVER:
        if act.cards:
            lay_out(table.hand, act.cards)
        street, burned = table.hand.street, len(table.hand.burns)
        table.hand.next_street()
        show_all_in_hands(table)
        last = table.hand.street == street
        ruling = turned_up(table) if last else _street_dealt(table, burned)
        return _after(done, follow(table, ruling))
    return table.ruling(None, Reading(case="refused_illegal", kind="refused"))


def _street_dealt(table: Table, burned: int) -> Ruling:
    """What decides a street that is rightly dealt without a burn is what the book says of cards too soon."""
    reading, hand = _next_street(table, burned), table.hand
    too_soon = "premature_stud_card" if hand.game.is_stud else f"premature_{hand.street_name}"
    unburned = hand.street in table.deal.unburned and speaks(table.book, too_soon)
    if not unburned or reading.case != "next_street" or "dealt_again_without_burn" in reading.also:
        return table.ruling(None, reading)
    also = tuple(case for case in reading.also if not case.endswith("_dealt"))
    ruling = table.ruling(None, replace(reading, case=too_soon, also=also))
    return replace(ruling, reason="dealt_again_without_burn")


def _next_street(table: Table, burned: int) -> Reading:
    """A new street, with the case of its name where there is one, and who opens it heads-up. ``burned``: the
    burns before it, which a stub too short for a card to each stud hand takes in."""
    if table.hand.game.is_stud and len(table.hand.burns) < burned and not table.hand.board:
        steps = ("burns_into_the_stub", "shuffle_face_down")
        return Reading(case="stud_cards_short", kind="procedure", steps=steps)
    also = [f"{table.hand.street_name}_dealt"] if table.hand.street_name in ("flop", "turn", "river") else []
    if also and table.hand.street in table.deal.again and speaks(table.book, "dealt_again_without_burn"):
        also = ["dealt_again_without_burn"]
    if table.deal.without_burn == table.hand.street - 1:
        also += own(table, "no_double_burn")
    if len(table.hand.seats) == 2 and not table.hand.game.is_stud:
        also.append("heads_up_order")
    if table.hand.game.is_stud:
        also += [case for case in _stud_street(table) if speaks(table.book, case)]
    return Reading(case="next_street", kind="procedure", also=tuple(also))


def _stud_street(table: Table) -> list[str]:
    """What decides who gets a card of a street of stud, and who opens it."""
    hand = table.hand
    found = []
    if hand.board:
        found.append("stud_community_card")
    elif hand.lives > 1 and len(stud.best_boards(hand)[0]) > 1:
        found.append("stud_tied_boards")
    if hand.street == 1 and (table.standing.away & {*hand.seats} or table.standing.penalty_hands):
        found.append("stud_dead_hand_no_card")
    return found
