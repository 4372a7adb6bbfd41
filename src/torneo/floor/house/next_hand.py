"""From one hand to the next: who sits where, where button and blinds go, at which level."""

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from torneo.cards import DECK, HIDDEN, SHORT_DECK, shuffled
from torneo.floor.card_acts import DealerActs
from torneo.floor.house.levels import begin_next, coming, stakes_of
from torneo.floor.house.state import House, note
from torneo.floor.house.untouched import nobody_acted
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand.book_rules import button_rules
from torneo.hand.button import ButtonRules, Positions, first_positions, next_positions
from torneo.hand.games import Game, game
from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction
from torneo.hand.rotation import positions_after
from torneo.hand.stakes import Stakes
from torneo.hand.status import OVER, SHOWDOWN

if TYPE_CHECKING:
    from torneo.floor.table import Question, Table

# ---- starting a hand -------------------------------------------------------------------------------


def starts(table: "Table", act: DealerActs) -> Ruling:
    """The first riffle of the next hand; or the hand just dealt, told as the book begins it."""
    hand = table.hand
    if hand.status == OVER:
        if act.how is not None and act.how not in table.book.values["time_hand_start_events"]:
            return table.ruling(None, Reading(case="hand_not_begun", kind="no_effect"))
        begin_next(table)
        return table.ruling(None, Reading(case="hand_begins", kind="procedure"))
    if not nobody_acted(hand):
        return table.ruling(None, Reading(case="hand_begins", kind="refused"))
    return dealt(table, act, ())


def dealt(
    table: "Table", act: DealerActs, cases: tuple[str, ...], facts: Mapping[str, int] | None = None
) -> Ruling:
    """The ruling on a hand that has just been dealt: everything its positions and absences rest on."""
    from torneo.floor.carry_out import ask, follow

    hand = table.hand
    also = [*cases, "hand_begins", "blinds_posted"]
    if len(hand.seats) == 2:
        also.append("heads_up_button")
    if _posted_short(hand):
        also.append("short_blind")
    if table.house.away & {*hand.seats}:
        also += ["absent_dealt_in", "absent_posts"]
        if hand.game.is_stud:
            also.append("absent_bring_in")
    if table.house.penalty_hands:
        also += ["penalised_dealt_in", "penalised_posts", "penalised_hand_dies"]
        if hand.game.is_stud:
            also.append("penalised_bring_in")
    steps = tuple(table.book.values["dealing_dealer_duties"]["before_the_deal"])
    told: dict[str, int | str] = dict(facts or {})
    if len(hand.seats) == 2 and _order_open(table):
        question = Reading(case="heads_up_order", kind="question", options=("big_blind", "small_blind"),
                           also=tuple(also), steps=steps, facts=told)  # fmt: skip
        return ask(table, act, None, question, stops=False)
    reading = Reading(case=also[0], kind="procedure", also=tuple(also[1:]), steps=steps, facts=told)
    return follow(table, table.ruling(None, reading))


def _posted_short(hand: Hand) -> bool:
    posted = {event[1]: event[2] for event in hand.events if event[0] == "blind"}
    return any(0 < posted.get(seat, 0) < amount for seat, amount in hand.blinds)


def _order_open(table: "Table") -> bool:
    """Must somebody still say who opens the later rounds heads-up?"""
    asked_for = "heads_up_postflop_order" in table.book.values["structure_required_before_opening"]
    return asked_for and table.house.heads_up_order is None and not table.hand.game.is_stud


def order_answer(table: "Table", option: str) -> Ruling:
    """The order chosen holds for this hand and all that follow."""
    note(table, heads_up_order=option)
    table.hand.rules = replace(table.hand.rules, heads_up_first_postflop=option)
    return table.ruling(None, Reading(case="heads_up_order", kind="procedure"))


# ---- the next one ----------------------------------------------------------------------------------


def deal_next(table: "Table", act: DealerActs) -> Ruling:
    """Set the next hand up; heads-up some books leave the move of the button to the director."""
    from torneo.floor.carry_out import ask

    if not _is_paid(table):
        return table.ruling(None, Reading(case="hand_not_over", kind="refused"))
    stacks = _stacks(table)
    if len(stacks) < 2:
        return table.ruling(None, Reading(case="nobody_to_play", kind="refused"))
    rules = button_rules(table.book)
    if len(stacks) == 2 and not rules.double_big_blind_avoided and not table.house.button_plan:
        before = positions_of(table)
        kept = next_positions(before, stacks, rules)
        if kept != next_positions(before, stacks, replace(rules, double_big_blind_avoided=True)):
            options = ("adjust_button", "normal_movement")
            question = Reading(case="heads_up_change", kind="question", options=options)
            return ask(table, act, None, question)
    return _deal(table, act, rules)


def change_answer(table: "Table", question: "Question", option: str) -> Ruling:
    assert isinstance(question.act, DealerActs)
    rules = replace(button_rules(table.book), double_big_blind_avoided=option == "adjust_button")
    return _deal(table, question.act, rules)


def _is_paid(table: "Table") -> bool:
    """Hands all known are shown and paid on the way, as the dealer would."""
    hand = table.hand
    if hand.status == SHOWDOWN:
        try:
            for seat in hand.show_order():
                if hand.status == SHOWDOWN and seat not in hand.shown:
                    hand.show(seat)
        except IllegalAction:
            return False
    return hand.status == OVER


def _stacks(table: "Table") -> dict[int, int]:
    """Who plays the next hand, with what."""
    from torneo.floor.house.offences import settle_expelled

    settle_expelled(table)
    stacks = {
        seat: chips for seat, chips in table.hand.stacks.items() if chips > 0 and seat not in table.expelled
    }
    return {**stacks, **table.house.newcomers}


def positions_of(table: "Table") -> Positions:
    """Positions of the hand in play; a small blind nobody posted is the empty place before the big blind."""
    hand = table.hand
    if table.house.positions is not None:
        return table.house.positions
    seats = hand.seats
    if hand.big_blind is None:
        return first_positions(seats, hand.button)
    small = hand.small_blind
    if small is None:
        small = hand.big_blind - 1 if hand.big_blind > 1 else hand.button + 1
    return Positions(hand.button, small, hand.big_blind)


def _deal(table: "Table", act: DealerActs, rules: ButtonRules) -> Ruling:
    hand, house = table.hand, table.house
    before = positions_of(table)
    stacks = _stacks(table)
    plan = house.button_plan
    if plan:
        positions = first_positions(stacks, plan[0], rules)
    else:
        frozen = table.book.values["button_mixed_games"] == "advance_once_freeze_move_would_be_big_blind"
        positions = positions_after(before, hand.game, stacks, rules, frozen_in_stud=frozen)
    cases = _why(table, before, stacks, bool(plan))
    out = [seat for seat, chips in hand.stacks.items() if seat not in stacks and seat not in table.expelled]
    table.eliminated += [seat for seat in out if seat not in table.eliminated]
    penalties = {seat: left - 1 for seat, left in house.penalty_hands.items() if left > 1}
    for seat, hands in table.to_serve.items():
        penalties[seat] = penalties.get(seat, 0) + hands
    penalties = {seat: left for seat, left in penalties.items() if seat in stacks}
    stakes = stakes_of(table, act.level) or house.begun_at or coming(table)
    played = game(act.game) if act.game is not None else hand.game
    kept = House(
        away=house.away & {*stacks},
        arrived=house.arrived,
        penalty_hands=penalties,
        shortened=house.shortened,
        positions=positions,
        button_before=hand.button,
        button_plan=plan[1:],
        heads_up_order=house.heads_up_order,
        announced=None if house.announced == stakes else house.announced,
        deck_counts=house.deck_counts,
        reports=house.reports,
    )
    players = hand.players_in_event
    fresh, cut = deal(hand, played, stacks, positions, stakes, sorted(kept.away), sorted(penalties),
                      None if players is None else players - len(out))  # fmt: skip
    take_up(table, fresh, kept)
    return dealt(table, act, cases, {"cut": cut} if cut else None)


def _why(table: "Table", before: Positions, stacks: Mapping[int, int], planned: bool) -> tuple[str, ...]:
    """The cases that moved button and blinds, the one most to the point first."""
    if planned:
        return ("button_corrected",)
    hand = table.hand
    if hand.game.is_stud:
        return ("button_frozen",)
    if len(stacks) == 2:
        return ("heads_up_change", "button_moves") if len(hand.seats) > 2 else ("button_moves",)
    small_out, big_out = before.small not in stacks, before.big not in stacks
    if small_out and big_out:
        return ("both_blinds_out", "button_moves")
    if small_out:
        return ("small_blind_out", "button_moves")
    return ("big_blind_out", "button_moves") if big_out else ("button_moves",)


def deal(
    hand: Hand,
    played: Game,
    stacks: Mapping[int, int],
    positions: Positions,
    stakes: Stakes,
    absent: list[int],
    penalised: list[int],
    players: int | None,
) -> tuple[Hand, int]:
    """A new hand of the table, and where its deck was cut (0: no virtual deck)."""
    deck, cut = _deck(hand, played)
    blinds = None
    if stakes.big and played.family != "stud":
        blinds = positions.blinds(stacks, stakes.small, stakes.big)
    fresh = Hand(
        played,
        stakes,
        stacks,
        positions.button,
        deck=deck,
        rng=hand._rng,
        rules=hand.rules,
        blinds=blinds,
        absent=absent,
        penalised=penalised,
        carried=hand.carried,
        smallest_chip=hand.smallest_chip,
        players_in_event=players,
        auto_showdown=hand.auto_showdown,
        stepwise=hand.stepwise,
    )
    return fresh, cut


def _deck(hand: Hand, played: Game) -> tuple[list[int] | None, int]:
    """Shuffled and cut; cards nobody knows where the hand has no randomness of its own."""
    if hand.deck is None:
        return None, 0
    cards = SHORT_DECK if played.short_deck else DECK
    rng: random.Random | None = hand._rng
    if rng is None:
        return [HIDDEN] * len(cards), 0
    deck = shuffled(rng) if cards is DECK else [card for card in shuffled(rng) if card in cards]
    cut = rng.randrange(1, len(deck))
    return deck[cut:] + deck[:cut], cut


def take_up(table: "Table", hand: Hand, house: House) -> None:
    """The table with its new hand: what concerned the old one is settled, records and people stay."""
    from torneo.floor.table import Table

    fresh = Table(hand, table.book, denominations=table.denominations, facts=table.facts)
    fresh.rulings, fresh.decisions = table.rulings, table.decisions
    fresh.exposures, fresh.inventory = table.exposures, table.inventory
    fresh.next_hand_begun = fresh.next_hand_dealt = fresh.next_hand_out = True
    fresh.eliminated, fresh.expelled, fresh.removed = table.eliminated, table.expelled, table.removed
    fresh.house = house
    vars(table).update(vars(fresh))


# ---- the first one ---------------------------------------------------------------------------------


def deal_first(table: "Table", act: DealerActs) -> Ruling:
    """The first hand of a table: the button starts where the book says."""
    hand = table.hand
    if hand.status == OVER or not nobody_acted(hand):
        return table.ruling(None, Reading(case="hand_begins", kind="refused"))
    seats = sorted(hand.seats)
    if table.book.values["button_first_hand"] == "seat_on_dealers_right":
        button = seats[-1]
    elif hand._rng is not None:
        button = hand._rng.choice(seats)
    else:
        drawn = Reading(case="first_button", kind="procedure", steps=("draw_for_button",))
        return table.ruling(None, drawn)
    stacks = dict(zip(hand.seats, hand.starting_stacks, strict=True))
    positions = first_positions(stacks, button, button_rules(table.book))
    fresh, cut = deal(
        hand, hand.game, stacks, positions, hand.stakes, *_away(hand), players=hand.players_in_event
    )
    table.hand = fresh
    note(table, positions=positions)
    return dealt(table, act, ("first_button",), {"cut": cut} if cut else None)


def _away(hand: Hand) -> tuple[list[int], list[int]]:
    """Seats absent from the hand in play, and those of them on a penalty."""
    return ([hand.seats[place] for place in hand._absent], [hand.seats[place] for place in hand.penalised])


def set_again(table: "Table", button: int) -> None:
    """The hand in play, nobody having acted, dealt again with the button elsewhere."""
    hand = table.hand
    stacks = dict(zip(hand.seats, hand.starting_stacks, strict=True))
    positions = first_positions(stacks, button, button_rules(table.book))
    table.hand, _ = deal(
        hand, hand.game, stacks, positions, hand.stakes, *_away(hand), players=hand.players_in_event
    )
    note(table, positions=positions)
