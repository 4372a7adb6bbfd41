"""Cards dealt before the betting round was over."""

from msgspec.structs import replace

from torneo.floor.card_acts import DealerActs
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.registry import answers, rules
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import Hand, irregular_deal
from torneo.hand.otherwise import USUAL
from torneo.hand.status import BET, BRING_IN

_STREETS = {"premature_flop": "flop", "premature_turn": "turn", "premature_river": "river"}
_AGAIN = "reshuffle_redeal_without_burn"
_ASIDE = "set_aside_river_card_becomes_turn_reshuffle_before_river"


@rules(DealerActs)
def came_too_soon(table: Table, act: DealerActs) -> Ruling | None:
    """A card of the board or of a stud hand that came before its time."""
    if act.what in _STREETS:
        return board_card(table, act)
    return stud_card(table, act) if act.what == "premature_stud_card" else None


@answers
def players_have_chosen(table: Table, question: Question, option: str, to: int | None) -> Ruling | None:
    """The card withdrawn as the book says, or accepted; ``None`` if the question was asked elsewhere."""
    act = question.act
    if not isinstance(act, DealerActs) or act.what not in _STREETS:
        return None
    return accept(table, act) if option == "hand_continues" else withdraw(table, act, option)


def board_card(table: Table, act: DealerActs) -> Ruling:
    """A flop, turn or river that came too soon cannot be used."""
    hand = table.hand
    name = _STREETS[act.what]
    case = f"premature_{name}"
    coming = hand.street + 1
    streets = hand.game.streets
    if hand.status != BET or coming >= len(streets) or streets[coming].name != name:
        return table.ruling(None, Reading(case=case, kind="no_effect"))
    rule = table.book.values["dealing_premature_cards"]
    if rule["players_may_accept"]:
        options = (str(rule[name]), "hand_continues")
        return ask(table, act, None, Reading(case=case, kind="question", options=options))
    return withdraw(table, act, rule[name])


def withdraw(table: Table, act: DealerActs, way: str) -> Ruling:
    """Betting goes on where it stopped; then the street is dealt as the book says."""
    hand = table.hand
    name = _STREETS[act.what]
    coming = hand.street + 1
    count = hand.game.streets[coming].board
    _come(hand, act, count)
    early = irregular_deal.take(hand, count)
    hand.events.append(("premature", *early))
    case = f"premature_{name}"
    steps: tuple[str, ...]
    if way == _ASIDE:
        later = coming + 1
        before = hand.otherwise.get(later, USUAL).mix_in
        irregular_deal.plan(hand, coming, burn=hand.rules.burn_per_street)
        irregular_deal.plan(hand, later, burn=0, mix_in=(*before, *early))
        _without_burn(table, later)
        hand.events.append(("aside", *early))
        steps = ("set_card_aside", "finish_betting_round", "burn_one_card", "next_card_is_the_turn",
                 "card_back_before_the_river", "shuffle_face_down",
            "cut_the_deck", "deal_without_burn")  # fmt: skip
    else:
        irregular_deal.back_into_stub(hand, early)
        irregular_deal.plan(hand, coming, burn=0)
        steps = ("burn_stays", *_reshuffled(table), "cut_the_deck", "deal_without_burn")
        table.deal = replace(table.deal, again=(*table.deal.again, coming))
        _without_burn(table, coming)
    return table.ruling(None, Reading(case=case, kind="procedure", also=("face_down_shuffle",), steps=steps))


def _without_burn(table: Table, street: int) -> None:
    table.deal = replace(table.deal, unburned=(*table.deal.unburned, street))


def _come(hand: Hand, act: DealerActs, count: int) -> None:
    """The burn made, and the cards on top of the stub those that were seen."""
    irregular_deal.burn_before(hand, hand.street + 1)
    named = (act.card,) if act.card is not None else act.cards
    irregular_deal.name_cards(hand, tuple(range(count)), named)


def accept(table: Table, act: DealerActs) -> Ruling:
    """The card stays where it is until its street comes."""
    hand = table.hand
    name = _STREETS[act.what]
    coming = hand.street + 1
    _come(hand, act, hand.game.streets[coming].board)
    irregular_deal.plan(hand, coming, burn=0)
    steps = ("finish_betting_round", "card_stands")
    return table.ruling(None, Reading(case=f"premature_{name}", kind="granted", steps=steps))


def stud_card(table: Table, act: DealerActs) -> Ruling:
    """The round is completed unseen and set aside as a whole; it comes back before the last street. Or the
    cards go back into the stub, and the round is dealt anew.

    Where the book deals a premature turn again without another burn, a stud round gets none either.
    """
    hand = table.hand
    coming = hand.street + 1
    last = len(hand.game.streets) - 1
    if not hand.game.is_stud or hand.status not in (BET, BRING_IN) or coming > last:
        return table.ruling(act.seat, Reading(case="premature_stud_card", kind="no_effect"))
    rule = table.book.values["dealing_premature_cards"]
    if rule["stud"] == _AGAIN:
        return _stud_card_back(table, act)
    per_street = hand.rules.burn_per_street
    again = rule["turn"] == _ASIDE
    count = hand.lives
    if hand.stub < count + per_street:
        return table.ruling(act.seat, Reading(case="premature_stud_card", kind="no_effect"))
    irregular_deal.burn_before(hand, coming)
    irregular_deal.name_cards(hand, range(count), (act.card,) if act.card is not None else act.cards)
    early = irregular_deal.take(hand, count)
    hand.events += [("premature", *early[: act.count or 1]), ("aside", *early)]
    before = hand.otherwise.get(last, USUAL).mix_in
    irregular_deal.plan(hand, last, mix_in=(*before, *early))
    if not again or coming == last:
        irregular_deal.plan(hand, coming, burn=0)
    back = ("cards_back_before_last_street", "shuffle_face_down", "cut_the_deck")
    if coming == last:
        dealt: tuple[str, ...] = (*back, "deal_without_burn")
    else:
        dealt = (*["burn_one_card"] * again, "deal_the_street", *back)
    steps = ("complete_the_round_unseen", "set_cards_aside", "finish_betting_round", *dealt)
    reading = Reading(case="premature_stud_card", kind="procedure", also=("face_down_shuffle",), steps=steps)
    return table.ruling(act.seat, reading, amount=count)


def _stud_card_back(table: Table, act: DealerActs) -> Ruling:
    """Only the cards that came go back; the burn made for them is that of the street."""
    hand = table.hand
    coming = hand.street + 1
    named = (act.card,) if act.card is not None else act.cards
    count = max(act.count or 1, len(named))
    if hand.stub < count + hand.rules.burn_per_street:
        return table.ruling(act.seat, Reading(case="premature_stud_card", kind="no_effect"))
    irregular_deal.burn_before(hand, coming)
    irregular_deal.name_cards(hand, range(count), named)
    early = irregular_deal.take(hand, count)
    hand.events.append(("premature", *early))
    irregular_deal.back_into_stub(hand, early)
    irregular_deal.plan(hand, coming, burn=0)
    table.deal = replace(table.deal, again=(*table.deal.again, coming))
    steps = ("burn_stays", *_reshuffled(table), "cut_the_deck", "deal_without_burn")
    reading = Reading(case="premature_stud_card", kind="procedure", also=("face_down_shuffle",), steps=steps)
    return table.ruling(act.seat, reading, amount=count)


def _reshuffled(table: Table) -> tuple[str, ...]:
    """Whether the cards are shuffled back in before the betting goes on, or when it is over."""
    again = ("cards_back_to_deck", "shuffle_face_down")
    at_once = table.book.values["dealing_premature_cards"]["shuffled"] == "before_betting_goes_on"
    return (*again, "finish_betting_round") if at_once else ("finish_betting_round", *again)
