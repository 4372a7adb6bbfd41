"""Faults of the first deal: exposed and boxed cards, wrong seats, wrong numbers of cards."""

from msgspec.structs import replace

from torneo.cards import HIDDEN
from torneo.floor import substantial
from torneo.floor.acts import Act
from torneo.floor.bonds import free
from torneo.floor.card_acts import DealerActs
from torneo.floor.deck import misdeal
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import Hand, irregular_deal
from torneo.hand.door_card import door_from_below
from torneo.hand.irregular_deal import cards_everywhere
from torneo.hand.status import BET, OVER, STREET_OVER

MISDEAL_OR_NOT = ("misdeal", "hand_continues")


def over(table: Table) -> bool:
    return table.hand.status == OVER


def first_deal(hand: Hand) -> bool:
    """Are the cards of the first deal the last that came out?"""
    return hand.street == 0 and hand.status != STREET_OVER


# ---- exposed and boxed cards -----------------------------------------------------------------------


def exposed(table: Table, act: DealerActs) -> Ruling:
    """A card seen through the dealer's fault, by the kind of game."""
    hand = table.hand
    last = len(hand.game.streets) - 1
    if hand.game.is_stud and hand.street == last - 1 and hand.status == STREET_OVER:
        hand.next_street()  # a card of seventh street is the first that comes face down again
    if hand.game.is_stud and hand.street == last:
        return _exposed_on_seventh(table, act)
    if not first_deal(hand):
        on_the_board = table.book.values["dealing_boxed_cards"]["single_card"] == "valid_on_the_board"
        case = "board_card_face_up" if on_the_board and hand.board else "exposed_after_the_deal"
        return table.ruling(act.seat, Reading(case=case, kind="no_effect"))
    if not substantial.can_be_void(table):
        return misdeal.too_late(table, act.seat, "misdeal_exposed")
    if hand.game.is_stud:
        return _exposed_in_stud(table, act)
    if hand.game.family == "draw":
        return _house_draw_rule(table, act)
    rule = table.book.values["dealing_exposed_cards"]
    now = max(act.count or 1, len(act.cards))
    total = table.deal.exposed + now
    table.deal = replace(table.deal, exposed=total)
    watched = rule["first_cards_watched"]
    early = watched is not None and act.position is not None and act.position <= watched
    if early or total >= rule["misdeal_total"] or rule["single_later_card"] == "misdeal":
        case = "misdeal_exposed" if total < 2 else "misdeal_two_exposed"
        return misdeal.declare(table, act.seat, case)
    place = _place(hand, act)
    if place is not None and hand.live[place] and hand.deck is not None:
        old = irregular_deal.replace_hole(
            hand, place, irregular_deal.hole_index(hand, place, act.card, act.position)
        )
        if old is not None:
            irregular_deal.is_the_next_burn(hand, _face(hand, act, old))
    steps = ("finish_the_deal", "replace_exposed_card", "exposed_card_is_the_burn")
    return table.ruling(act.seat, Reading(case="exposed_replaced", kind="procedure", steps=steps))


def _face(hand: Hand, act: DealerActs, card: int) -> int:
    """The card as it was seen, where nobody knew it before."""
    unknown = card == HIDDEN and act.card is not None and act.card not in cards_everywhere(hand)
    return act.card if unknown and act.card is not None else card


def _place(hand: Hand, act: DealerActs) -> int | None:
    if act.seat is not None:
        return hand.place_of.get(act.seat)
    return None if act.position is None else (act.position - 1) % len(hand.seats)


def _exposed_in_stud(table: Table, act: DealerActs) -> Ruling:
    hand = table.hand
    place = _place(hand, act)
    index = 1
    if place is not None:
        known = act.card is not None or act.position is not None
        index = irregular_deal.hole_index(hand, place, act.card, act.position) if known else 1
        if index >= hand.game.streets[0].down:
            return table.ruling(act.seat, Reading(case="exposed_after_the_deal", kind="no_effect"))
    if table.book.values["dealing_exposed_cards"]["stud_downcard"] == "misdeal":
        return misdeal.declare(table, act.seat, "misdeal_stud_downcard")
    if place is not None:
        door_from_below(hand, place, index)
    steps = ("exposed_card_is_the_upcard", "next_card_face_down")
    seat = act.seat if place is not None else None
    return table.ruling(seat, Reading(case="stud_downcard_is_upcard", kind="procedure", steps=steps))


def _exposed_on_seventh(table: Table, act: DealerActs) -> Ruling:
    """Replaced while there is betting to come; with none the card changes nothing."""
    hand = table.hand
    place = hand.place_of.get(act.seat) if act.seat is not None else None
    rule = table.book.values["dealing_stud_procedures"]["card_exposed_on_seventh"]
    if hand.status != BET or rule != "replaced" or place is None or not hand.live[place]:
        return table.ruling(act.seat, Reading(case="stud_seventh_replaced", kind="no_effect"))
    old = irregular_deal.replace_hole(hand, place, len(hand.hole[place]) - 1)
    if old is not None:
        hand.muck.append(old)
    reading = Reading(case="stud_seventh_replaced", kind="procedure", steps=("replace_exposed_card",))
    return table.ruling(act.seat, reading)


def _house_draw_rule(table: Table, act: DealerActs) -> Ruling:
    """The list is for flop games and stud: what holds in draw games is the house's, else the floor's."""
    reading = Reading(case="draw_game_fault", kind="question", options=MISDEAL_OR_NOT)
    return ask(table, act, None, reading)


def boxed(table: Table, act: DealerActs) -> Ruling:
    """Cards the wrong way round in the deck."""
    hand = table.hand
    rule = table.book.values["dealing_boxed_cards"]
    now = max(act.count or 1, len(act.cards))
    total = table.deal.boxed + now
    if first_deal(hand):
        table.deal = replace(table.deal, boxed=total)
        if hand.game.family == "draw":
            return _house_draw_rule(table, act)
        if total >= rule["misdeal_from"]:
            if substantial.can_be_void(table):
                return misdeal.declare(table, act.seat, "misdeal_boxed")
            return misdeal.too_late(table, act.seat, "misdeal_boxed")
    elif rule["single_card"] == "valid_on_the_board":
        return table.ruling(act.seat, Reading(case="board_card_face_up", kind="no_effect"))
    _scrap(hand, act)
    steps = ("card_is_scrap", "next_card_replaces_it")
    return table.ruling(act.seat, Reading(case="boxed_scrap", kind="procedure", steps=steps))


def _scrap(hand: Hand, act: DealerActs) -> None:
    """The card is out of the hand and the next one takes its place."""
    if first_deal(hand):
        place = _place(hand, act)
        if place is not None and hand.live[place]:
            index = irregular_deal.hole_index(hand, place, act.card, act.position)
            old = irregular_deal.replace_hole(hand, place, index)
            if old is not None:
                hand.muck.append(old)
    elif act.card is not None and act.card in hand.board and hand.stub:
        hand.board[hand.board.index(act.card)] = irregular_deal.take(hand)[0]
        hand.muck.append(act.card)
        hand.events.append(("scrap", act.card))


# ---- seats -----------------------------------------------------------------------------------------

_SEAT_ERRORS = {
    "wrong_first_seat": ("first_card_to_wrong_seat", "misdeal_first_seat"),
    "missed_seat": ("entitled_seat_left_out", "misdeal_missed_seat"),
    "dealt_to_unentitled": ("cards_to_seat_not_entitled", "misdeal_unentitled"),
}


def wrong_seat(table: Table, act: DealerActs) -> Ruling:
    key, case = _SEAT_ERRORS[act.what]
    if table.book.values["dealing_seat_errors"][key] != "misdeal":
        return _cards_back(table, act, case)
    if substantial.can_be_void(table):
        if table.hand.game.family == "draw":
            return _house_draw_rule(table, act)
        return misdeal.declare(table, act.seat, case, without=not_entitled(act))
    _without_a_hand(table, act)
    return follow(table, misdeal.too_late(table, act.seat, case))


def not_entitled(act: Act) -> tuple[int, ...]:
    """The seat that got cards it had no right to, if that is the fault."""
    if not isinstance(act, DealerActs) or act.what != "dealt_to_unentitled" or act.seat is None:
        return ()
    return (act.seat,)


def plays_on(table: Table, act: Act, case: str) -> Ruling:
    """The floor lets the deal stand in spite of the fault."""
    seat = getattr(act, "seat", None)
    if isinstance(act, DealerActs) and act.what in _SEAT_ERRORS:
        _without_a_hand(table, act)
    return follow(table, table.ruling(seat, Reading(case=case, kind="no_effect")))


def _without_a_hand(table: Table, act: DealerActs) -> None:
    """A seat left out has no hand to play, nor has one that should have got none."""
    hand = table.hand
    if act.what != "wrong_first_seat" and act.seat in hand.live_seats and hand.lives > 1:
        hand.kill(act.seat)


def _cards_back(table: Table, act: DealerActs, case: str) -> Ruling:
    """Cards at a vacant place go back; the stub is shuffled and cut and the hand goes on."""
    hand = table.hand
    if act.seat in hand.live_seats and hand.lives > 1:
        hand.kill(act.seat)
        if hand.deck is not None:
            place = hand.place_of[act.seat]
            back = hand.hole[place]
            for card in back:
                hand.muck.remove(card)
            irregular_deal.back_into_stub(hand, back)
            hand.hole[place] = []
    else:
        irregular_deal.back_into_stub(hand)
    steps = ("cards_back_to_deck", "shuffle_and_cut", "hand_goes_on")
    return follow(table, table.ruling(act.seat, Reading(case=case, kind="procedure", steps=steps)))


# ---- numbers of cards ------------------------------------------------------------------------------


def wrong_count(table: Table, act: Act, seat: int | None, count: int, *, short: bool, told: bool) -> Ruling:
    """A hand with ``count`` cards too few or too many; ``told``: its player or the dealer said so."""
    hand = table.hand
    place = hand.place_of.get(seat) if seat is not None else None
    if seat is None or place is None or not hand.live[place]:
        return table.ruling(seat, Reading(case="wrong_card_count", kind="no_effect"))
    most = len(hand.hole[place]) if short else irregular_deal.spare(hand)
    if count > most:
        return table.ruling(seat, Reading(case="wrong_card_count", kind="refused", facts={"at_most": most}))
    if short and seat == hand.button:
        return _short_button(table, act, place, count, told)
    rule = table.book.values["dealing_wrong_card_count"]
    if not short and place == 0 and count <= rule["extra_cards_tolerated"] and first_deal(hand):
        extra = irregular_deal.take(hand, count)
        for card in reversed(extra[1:]):
            irregular_deal.put_on_top(hand, card)
        for card in extra[:1]:
            irregular_deal.is_the_next_burn(hand, card)
        steps = ("extra_card_is_the_burn", "hand_goes_on")
        return table.ruling(seat, Reading(case="extra_card_is_burn", kind="procedure", steps=steps))
    case = "wrong_card_count" if short else "extra_cards"
    if substantial.in_hand(table):
        if rule["after_substantial_action"] != "misdeal":
            return _dead_count(table, place, count, short=short)
        return misdeal.declare(table, seat, case)
    return misdeal.declare(table, seat, case)


def beyond_the_deal(table: Table) -> bool:
    """Does the book count cards dealt to nobody after the deal as if the first player had them?"""
    return bool(table.book.values["dealing_wrong_card_count"]["extra_cards_tolerated"]) and first_deal(
        table.hand
    )


def _dead_count(table: Table, place: int, count: int, *, short: bool) -> Ruling:
    """The hand is dead, its cards go to the muck and its chips stay; the stub is a normal stub."""
    hand = table.hand
    _as_held(hand, place, count, short=short)
    seat = hand.seats[place]
    steps = ("hand_is_dead", "cards_to_the_muck", "chips_stay", "one_burn_per_street")
    reading = Reading(case="dead_card_count", kind="dead_hand", also=("substantial_action",), steps=steps)
    ruling = table.ruling(seat, reading)
    _kill(table, seat)
    return follow(table, ruling)


def _as_held(hand: Hand, place: int, count: int, *, short: bool) -> None:
    if short:
        irregular_deal.leave_short(hand, place, count)
    else:
        irregular_deal.give_extra(hand, place, count)


def _kill(table: Table, seat: int) -> None:
    free(table, seat)
    if seat in table.hand.live_seats:
        table.hand.kill(seat)


def _short_button(table: Table, act: Act, place: int, count: int, told: bool) -> Ruling:
    """He gets what is missing, even late; unless he has played on it."""
    hand = table.hand
    seat = hand.seats[place]
    rule = table.book.values["dealing_button_short_cards"]
    acted = substantial.has_acted(hand, seat)
    infraction = None if told and not acted else "silent_about_cards"
    also = ("button_silent",) if infraction else ()
    if acted:
        if rule["acts_short"] == "misdeal":
            return misdeal.declare(table, seat, "button_acted_short")
        irregular_deal.leave_short(hand, place, count)
        reading = Reading(case="button_acted_short", kind="dead_hand", also=also, infraction=infraction)
        ruling = table.ruling(seat, reading)
        _kill(table, seat)
        return follow(table, ruling)
    if rule["missing_card"] == "misdeal":
        return misdeal.declare(table, seat, "wrong_card_count")
    late = substantial.in_hand(table)
    if late and _is_judgement(table):
        reading = Reading(case="button_supplied", kind="question", also=also, infraction=infraction,
                          options=("grant", "refuse"), facts={"cards": count})  # fmt: skip
        return ask(table, act, None, reading)
    return supply_button(table, seat, count, also, infraction)


def supply_button(
    table: Table, seat: int, count: int, also: tuple[str, ...] = (), infraction: str | None = None
) -> Ruling:
    """The missing cards come off the stub where they were left."""
    hand = table.hand
    place = hand.place_of[seat]
    held = len(hand.hole[place])
    irregular_deal.leave_short(hand, place, count)
    irregular_deal.give_extra(hand, place, held - len(hand.hole[place]))
    if hand.game.is_stud and hand.up and not hand.up[place]:
        hand.up[place] = [hand.hole[place][-1]]
    reading = Reading(case="button_supplied", kind="granted", also=also, infraction=infraction,
                      steps=("give_the_missing_card", "hand_goes_on"))  # fmt: skip
    return table.ruling(seat, reading)


def refuse_button(table: Table, seat: int, count: int) -> Ruling:
    """The game does not allow it: a hand with the wrong number of cards is dead."""
    place = table.hand.place_of[seat]
    ruling = _dead_count(table, place, count, short=True)
    return replace(ruling, reason="button_supplied")


def _is_judgement(table: Table) -> bool:
    """Does the book leave it to the floor whether the game allows the card?"""
    book = table.book
    return any(
        book.clause(clause).kind == "judgement" for clause in book.clauses_for("dealing_button_short_cards")
    )


def unlisted(table: Table, act: Act, seat: int | None) -> Ruling:
    """A fault no list names: a misdeal if the floor says so, and only before substantial action."""
    if over(table) or not substantial.can_be_void(table):
        return misdeal.too_late(table, seat, "unlisted_fault")
    reading = Reading(case="unlisted_fault", kind="question", options=MISDEAL_OR_NOT)
    return ask(table, act, None, reading)
