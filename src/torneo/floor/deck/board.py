"""Boards: four cards on the flop, a burn that was not made, cards told late."""

from msgspec.structs import replace

from torneo.cards import HIDDEN
from torneo.floor import substantial
from torneo.floor.card_acts import DealerActs
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import Hand, irregular_deal
from torneo.hand.coming import tell_board, untold
from torneo.hand.status import BET, OVER, STREET_OVER

_FLOP = 1


def four_card_flop(table: Table, act: DealerActs) -> Ruling:
    hand = table.hand
    if hand.game.family == "board" and hand.street == 0 and hand.status == STREET_OVER:
        hand.next_street()
    if hand.game.family != "board" or hand.street != _FLOP or len(hand.board) != 3 or hand.status == OVER:
        return table.ruling(None, Reading(case="four_card_flop", kind="no_effect"))
    irregular_deal.name_cards(hand, (-3, -2, -1, 0), _as_they_lie(hand, act.cards))
    if table.book.values["dealing_four_card_flop"] == "keep_four_and_skip_turn_betting":
        return _keep_four(table)
    fourth = irregular_deal.take(hand)
    four = [*hand.board, *fourth]
    if fourth:
        hand.events.append(("four_card_flop", *four))
        drawn, hand.board[:] = _drawn(hand, act, four)
        hand.events.append(("drawn", drawn))
        irregular_deal.is_the_next_burn(hand, drawn)
    steps = ("call_the_floor", "mix_four_cards_face_down", "floor_draws_one", "drawn_card_is_next_burn",
             "other_three_are_the_flop")  # fmt: skip
    return table.ruling(None, Reading(case="four_card_flop", kind="procedure", steps=steps))


def _as_they_lie(hand: Hand, told: tuple[int, ...]) -> tuple[int, ...]:
    """The four in whatever order they were told: those known to lie there first, then the one besides."""
    known = tuple(card for card in hand.board if card != HIDDEN)
    if len(known) < len(hand.board) or not {*known} <= {*told}:
        return told
    return (*known, *(card for card in told if card not in known))


def _drawn(hand: Hand, act: DealerActs, cards: list[int]) -> tuple[int, list[int]]:
    """The card drawn and those that are left. Of a real deck somebody has to tell which it was: until then
    nobody knows what lies there."""
    if act.card in cards:
        drawn = cards.index(act.card)
    elif irregular_deal.is_real(hand):
        return HIDDEN, [HIDDEN] * (len(cards) - 1)
    else:
        drawn = irregular_deal.randomness(hand).randrange(len(cards))
    return cards[drawn], [*cards[:drawn], *cards[drawn + 1 :]]


def _keep_four(table: Table) -> Ruling:
    """All four stay; the turn has a burn and neither card nor betting."""
    hand = table.hand
    fourth = irregular_deal.take(hand)
    hand.board.extend(fourth)
    hand.events.append(("four_card_flop", *hand.board))
    irregular_deal.plan(hand, _FLOP + 1, cards=False, betting=False)
    steps = ("four_cards_stay", "no_turn_betting", "burn_for_the_turn", "go_on_to_the_river")
    return table.ruling(None, Reading(case="four_card_flop", kind="procedure", steps=steps))


# ---- no burn ---------------------------------------------------------------------------------------


def no_burn(table: Table, act: DealerActs) -> Ruling:
    hand = table.hand
    if hand.status == OVER or hand.game.family == "draw":
        return table.ruling(None, Reading(case="no_burn", kind="no_effect"))
    if _is_rightly_unburned(table):
        return table.ruling(None, Reading(case="no_burn_not_due", kind="no_effect"))
    if hand.status == STREET_OVER and hand.game.family == "board" and len(hand.board) < 5:
        _deal_unburned(hand)
    elif hand.street == 0:
        return _before_hole_cards(table)
    elif hand.game.family == "board":
        irregular_deal.unburn(hand)
    if hand.game.family != "board" or not hand.rules.burn_per_street:
        return table.ruling(None, Reading(case="no_burn", kind="no_effect"))
    count = min(hand.game.streets[hand.street].board, len(hand.board))
    irregular_deal.name_cards(hand, tuple(range(-count, 0)), act.cards)
    rule = table.book.values["dealing_missed_board_burn"]
    exposed = act.exposed is not False
    way = rule["exposed"] if exposed or rule["face_down"] == "same" else rule["face_down"]
    acted = substantial.actions_on_street(hand)
    also = ("substantial_action",) if rule["stands_after"] == "substantial_action" and acted else ()
    if way == "cards_stand_one_card_burned_after":
        return _burn_after(table)
    stands = {
        "any_action": bool(acted),
        "substantial_action": substantial.on_street(table),
        "cards_exposed": exposed,
    }[rule["stands_after"]]
    if stands or hand.status != BET:
        table.deal = replace(table.deal, without_burn=hand.street)
        return table.ruling(None, Reading(case="no_burn_stands", kind="no_effect", also=also,
                                          steps=("cards_stand", "one_burn_next_street")))  # fmt: skip
    return _put_right(table, act, way, count, also)


def _is_rightly_unburned(table: Table) -> bool:
    """Its cards came too soon and went back: the burn was made then, and there is no other."""
    hand = table.hand
    to_come = hand.status == STREET_OVER and hand.game.family == "board" and len(hand.board) < 5
    return hand.street + to_come in table.deal.unburned


def _deal_unburned(hand: Hand) -> None:
    irregular_deal.plan(hand, hand.street + 1, burn=0)
    hand.next_street()


def _before_hole_cards(table: Table) -> Ruling:
    """The deal is completed and the card burned then; never a misdeal."""
    rule = table.book.values["dealing_burns"]["missed_before_hole_cards"]
    if rule == "not_applicable":
        return table.ruling(None, Reading(case="no_burn_before_hole_cards", kind="no_effect"))
    irregular_deal.unburn(table.hand)
    irregular_deal.burn(table.hand)
    due = irregular_deal.burns_for(table.hand, table.hand.street + 1)
    again = ("burn_again_before_the_flop",) if due else ()  # else its burn lies there already
    steps = ("finish_the_deal", "burn_one_card", *again)
    return table.ruling(None, Reading(case="no_burn_before_hole_cards", kind="procedure", steps=steps))


def _burn_after(table: Table) -> Ruling:
    irregular_deal.burn(table.hand)
    steps = ("cards_stand", "burn_one_card", "hand_goes_on")
    return table.ruling(None, Reading(case="no_burn_burned_after", kind="procedure", steps=steps))


def _put_right(table: Table, act: DealerActs, way: str, count: int, also: tuple[str, ...]) -> Ruling:
    hand = table.hand
    cards = hand.board[-count:]
    if way == "reshuffle_and_redo_the_street":
        del hand.board[-count:]
        irregular_deal.back_into_stub(hand, cards)
        irregular_deal.burn(hand)
        _lay(hand, irregular_deal.take(hand, count))
        steps = ("cards_back_to_deck", "shuffle_and_cut", "burn_one_card", "deal_the_street_again")
        return table.ruling(None, Reading(case="no_burn_face_down", kind="procedure", also=also, steps=steps))
    first = way == "first_exposed_card_becomes_burn_next_card_fills"
    alone = first or count == 1  # one card needs no draw
    fill = irregular_deal.take(hand)
    if fill:
        burned, cards = (cards[0], cards[1:]) if alone else _drawn(hand, act, cards)
        del hand.board[-count:]
        hand.burns.append(burned)
        hand.events.append(("burn", burned))
        _lay(hand, [*cards, *fill])
    chosen = ("first_card_is_the_burn",) if alone else ("mix_cards_face_down", "drawn_card_is_the_burn")
    steps = (*chosen, "next_card_completes_the_street")
    case = "no_burn_before_one_card" if count == 1 else "no_burn"
    return table.ruling(None, Reading(case=case, kind="procedure", also=also, steps=steps))


def _lay(hand: Hand, cards: list[int]) -> None:
    hand.board.extend(cards)
    hand.events.append(("board", *cards))


# ---- cards nobody had told -------------------------------------------------------------------------


def told_late(table: Table, act: DealerActs) -> Ruling:
    """What lies in the middle, where nobody had said it when it came."""
    if not untold(table.hand):
        return table.ruling(None, Reading(case="board_told", kind="no_effect"))
    tell_board(table.hand, act.cards)
    return follow(table, table.ruling(None, Reading(case="board_told", kind="procedure")))
