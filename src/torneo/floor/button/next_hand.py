"""From one hand to the next: who sits where, where button and blinds go, at which level."""

from collections.abc import Mapping

from msgspec.structs import replace

from torneo.cards import DECK, HIDDEN, SHORT_DECK, shuffled
from torneo.floor.card_acts import DealerActs
from torneo.floor.kernel import registry
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.new_hand import next_hand
from torneo.floor.kernel.outside import again_from_the_deal, make_room, seat_newcomers, settle_expelled
from torneo.floor.kernel.people import Standing
from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.floor.next_level import begin_next, coming, stakes_of
from torneo.floor.own_clauses import own
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.substantial import nobody_acted
from torneo.hand import stud
from torneo.hand.book_rules import button_rules, no_cards_at
from torneo.hand.button import ButtonRules, Positions, first_positions, next_positions
from torneo.hand.games import Game, game
from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction
from torneo.hand.rotation import positions_after
from torneo.hand.same_hand import same_hand
from torneo.hand.stakes import Stakes
from torneo.hand.status import OVER, SHOWDOWN

# ---- starting a hand -------------------------------------------------------------------------------


def starts(table: Table, act: DealerActs) -> Ruling:
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
    table: Table, act: DealerActs, cases: tuple[str, ...], facts: Mapping[str, int] | None = None
) -> Ruling:
    """The ruling on a hand that has just been dealt: everything its positions and absences rest on."""

    hand = table.hand
    also = [*cases, "hand_begins"]
    if not hand.game.is_stud:
        also.append("blinds_posted")
        if len(hand.seats) == 2:
            also.append("heads_up_button")
    if hand.stakes.ante and hand.stakes.ante_kind == "big_blind":
        also += own(table, "big_blind_ante")
    if hand.game.is_stud and stud.low_card_all_in(hand):
        also += own(table, "stud_low_card_all_in")
    if _posted_short(hand):
        also.append("short_blind")
    if table.standing.away & {*hand.seats}:
        also += ["absent_dealt_in", "absent_posts"]
        if hand.game.is_stud:
            also.append("absent_bring_in")
    if table.standing.penalty_hands:
        also += ["penalised_dealt_in", "penalised_posts", "penalised_hand_dies"]
        if hand.game.is_stud:
            also.append("penalised_bring_in")
    steps = tuple(table.book.values["dealing_dealer_duties"]["before_the_deal"])
    if "deck_changed" in cases:
        steps = ("change_the_deck", *steps)
    told: dict[str, int | str] = dict(facts or {})
    if len(hand.seats) == 2 and _order_open(table):
        question = Reading(case="heads_up_order", kind="question", options=("big_blind", "small_blind"),
                           also=tuple(also), steps=steps, facts=told)  # fmt: skip
        return _with_left_out(table, ask(table, act, None, question, stops=False))
    reading = Reading(case=also[0], kind="procedure", also=tuple(also[1:]), steps=steps, facts=told)
    return _with_left_out(table, follow(table, table.ruling(None, reading)))


def _with_left_out(table: Table, ruling: Ruling) -> Ruling:
    """The deal, and who sits at the table without cards in it."""
    reading = Reading(case="no_hand_zone", kind="procedure")
    told = [table.ruling(seat, reading) for seat in sorted(table.standing.left_out)]
    return replace(ruling, followed_by=(*ruling.followed_by, *told)) if told else ruling


def _posted_short(hand: Hand) -> bool:
    posted = {event[1]: event[2] for event in hand.events if event[0] == "blind"}
    return any(0 < posted.get(seat, 0) < amount for seat, amount in hand.blinds)


def _order_open(table: Table) -> bool:
    """Must somebody still say who opens the later rounds heads-up?"""
    asked_for = "heads_up_postflop_order" in table.book.values["structure_required_before_opening"]
    return asked_for and table.standing.heads_up_order is None and not table.hand.game.is_stud


def order_answer(table: Table, option: str) -> Ruling:
    """The order chosen holds for this hand and all that follow."""
    note(table, heads_up_order=option)
    table.hand.rules = replace(table.hand.rules, heads_up_first_postflop=option)
    return table.ruling(None, Reading(case="heads_up_order", kind="procedure"))


# ---- the next one ----------------------------------------------------------------------------------


def deal_next(table: Table, act: DealerActs) -> Ruling:
    """Set the next hand up; heads-up some books leave the move of the button to the director."""

    if table.stopped or not _is_paid(table):
        return table.ruling(None, Reading(case="hand_not_over", kind="refused"))
    stacks = _stacks(table.copy())  # until the hand is dealt, nothing is settled
    if len(stacks) < 2:
        return table.ruling(None, Reading(case="nobody_to_play", kind="refused"))
    rules = button_rules(table.book)
    if len(stacks) == 2 and not rules.double_big_blind_avoided and not table.standing.button_plan:
        before = positions_of(table)
        kept = next_positions(before, stacks, rules)
        if kept != next_positions(before, stacks, replace(rules, double_big_blind_avoided=True)):
            options = ("adjust_button", "normal_movement")
            question = Reading(case="heads_up_change", kind="question", options=options)
            return ask(table, act, None, question)
    return _deal(table, act, rules)


def change_answer(table: Table, question: Question, option: str) -> Ruling:
    """Unless meanwhile there is nobody left to play it with."""
    assert isinstance(question.act, DealerActs)
    if len(_stacks(table.copy())) < 2:
        return table.ruling(None, Reading(case="nobody_to_play", kind="no_effect"))
    rules = replace(button_rules(table.book), double_big_blind_avoided=option == "adjust_button")
    return _deal(table, question.act, rules)


def _is_paid(table: Table) -> bool:
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


def _stacks(table: Table) -> dict[int, int]:
    """Who plays the next hand, with what."""
    registry.settle_before_the_deal(table)
    settle_expelled(table)
    make_room(table)
    stacks = {
        seat: chips
        for seat, chips in table.hand.stacks.items()
        if chips > 0 and seat not in table.outside.expelled
    }
    return {**stacks, **table.standing.newcomers}


def positions_of(table: Table) -> Positions:
    """Positions of the hand in play; a small blind nobody posted is the empty place before the big blind."""
    hand = table.hand
    if table.standing.positions is not None:
        return table.standing.positions
    if hand.big_blind is None:
        return first_positions(hand.seats, hand.button)
    return positions_with(hand.button, hand.small_blind, hand.big_blind)


def positions_with(button: int, small: int | None, big: int) -> Positions:
    if small is None:
        small = big - 1 if big > 1 else button + 1
    return Positions(button, small, big)


def _deal(table: Table, act: DealerActs, rules: ButtonRules) -> Ruling:
    hand, standing = table.hand, table.standing
    seated = _stacks(table)
    played = game(act.game) if act.game is not None else hand.game
    positions = _next_positions(table, seated, rules)
    left_out = _left_out(table, seated, played, positions)
    stacks = {seat: chips for seat, chips in seated.items() if seat not in left_out}
    if left_out and len(stacks) == 2:
        positions = _next_positions(table, stacks, rules)
    stakes = stakes_of(table, act.level) or standing.begun_at or coming(table)
    level = _new_level(table, act, stakes)
    pushed = standing.begun_at_the_push and stakes == standing.begun_at != coming(table)
    level_kept = ("level_at_the_push",) if pushed else ()
    cases = (
        *_why(table, stacks, played), *level, *level_kept, *_new_deck(table, bool(level)), *_expelled(table),
    )  # fmt: skip
    out = seat_newcomers(table)
    penalties = _penalties(table, seated)
    kept = Standing(
        away=standing.away & {*seated},
        away_for=standing.away_for,
        no_shows=standing.no_shows,
        arrived=standing.arrived,
        penalty_hands=penalties,
        newcomers=left_out,
        left_out=frozenset(left_out),
        shortened=standing.shortened,
        positions=positions,
        button_before=hand.button,
        button_plan=standing.button_plan[1:],
        heads_up_order=standing.heads_up_order,
        announced=None if standing.announced == stakes else standing.announced,
        dealer=standing.dealer,
        deck_counts=standing.deck_counts,
        reports=standing.reports,
    )
    players = None if hand.players_in_event is None else hand.players_in_event - out
    fresh, cut = deal(hand, played, stacks, positions, stakes, sorted(kept.away & {*stacks}),
                      sorted({*penalties} & {*stacks}), players, hand.carried)  # fmt: skip
    next_hand(table, fresh, kept)
    return dealt(table, act, cases, {"cut": cut} if cut else None)


def _next_positions(table: Table, seats: Mapping[int, int], rules: ButtonRules) -> Positions:
    plan = table.standing.button_plan
    if plan:
        return first_positions(seats, plan[0], rules)
    before, frozen = positions_of(table), _waits_in_stud(table)
    return positions_after(before, table.hand.game, seats, rules, frozen_in_stud=frozen)


def _waits_in_stud(table: Table) -> bool:
    return bool(table.book.values["button_mixed_games"] == "advance_once_freeze_move_would_be_big_blind")


def _left_out(table: Table, seated: Mapping[int, int], played: Game, positions: Positions) -> dict[int, int]:
    """Newcomers who get no cards in this hand, with their chips. It costs nobody a second hand, and there
    must be two left to play."""
    standing = table.standing
    found = {
        seat: chips
        for seat, chips in standing.newcomers.items()
        if seat not in standing.left_out and no_cards_at(table.book, positions, seat)
    }
    return {} if played.is_stud or len(seated) - len(found) < 2 else found


def _penalties(table: Table, seats: Mapping[int, int]) -> dict[int, int]:
    """Hands still to be missed from the next one on."""
    left = {seat: hands - 1 for seat, hands in table.standing.penalty_hands.items() if hands > 1}
    for seat, hands in table.record.to_serve.items():
        left[seat] = left.get(seat, 0) + hands
    return {seat: hands for seat, hands in left.items() if seat in seats}


def _why(table: Table, stacks: Mapping[int, int], played: Game) -> tuple[str, ...]:
    """The cases that moved button and blinds, the one most to the point first."""
    if table.standing.button_plan:
        return ("button_corrected",)
    hand, before = table.hand, positions_of(table)
    frozen = _waits_in_stud(table)
    if hand.game.is_stud and frozen:
        return ("button_frozen",)
    moves = ("button_moves", "button_before_stud") if played.is_stud and frozen else ("button_moves",)
    if len(stacks) == 2:
        return ("heads_up_change", *moves) if len(hand.seats) > 2 else moves
    small_out, big_out = before.small not in stacks, before.big not in stacks
    if small_out and big_out:
        return ("both_blinds_out", *moves)
    if small_out:
        return ("small_blind_out", *moves)
    return ("big_blind_out", *moves) if big_out else moves


def _expelled(table: Table) -> tuple[str, ...]:
    """Somebody put out in the hand just played is missing from now on, and so are his chips."""
    return ("chips_of_the_expelled",) if {*table.outside.expelled} & {*table.hand.seats} else ()


def _new_level(table: Table, act: DealerActs, stakes: Stakes) -> tuple[str, ...]:
    """A level of its own for another game of the mix is no new level."""
    new = stakes != table.hand.stakes and (act.game is None or stakes == table.standing.announced)
    return ("level_announced",) if new else ()


def _new_deck(table: Table, new_level: bool) -> tuple[str, ...]:
    """A deck due since the last deal, which has not come yet."""
    standing = table.standing
    due = standing.deck_due or (new_level and "level_change" in table.book.values["dealing_deck_change"])
    return ("deck_changed",) if due and not standing.deck_new else ()


def deal(
    hand: Hand,
    played: Game,
    stacks: Mapping[int, int],
    positions: Positions,
    stakes: Stakes,
    absent: list[int],
    penalised: list[int],
    players: int | None,
    carried: int,
) -> tuple[Hand, int]:
    """A new hand of the table, and where its deck was cut (0: no virtual deck)."""
    deck, cut = _deck(hand, played)
    blinds = None
    if stakes.big and played.family != "stud":
        blinds = positions.blinds(stacks, stakes.small, stakes.big)
    fresh = same_hand(
        hand,
        game=played,
        stakes=stakes,
        stacks=stacks,
        button=positions.button,
        deck=deck,
        blinds=blinds,
        absent=absent,
        penalised=penalised,
        players_in_event=players,
        carried=carried,
    )
    return fresh, cut


def _deck(hand: Hand, played: Game) -> tuple[list[int] | None, int]:
    """Shuffled and cut; cards nobody knows where the hand has no randomness of its own."""
    if hand.deck is None:
        return None, 0
    cards = SHORT_DECK if played.short_deck else DECK
    rng = hand.rng
    if rng is None:
        return [HIDDEN] * len(cards), 0
    deck = shuffled(rng) if cards is DECK else [card for card in shuffled(rng) if card in cards]
    cut = rng.randrange(1, len(deck))
    return deck[cut:] + deck[:cut], cut


# ---- the first one ---------------------------------------------------------------------------------


def deal_first(table: Table, act: DealerActs) -> Ruling:
    """The first hand of a table: the button starts where the book says."""
    hand = table.hand
    if hand.status == OVER or not nobody_acted(hand):
        return table.ruling(None, Reading(case="hand_begins", kind="refused"))
    seats = sorted(hand.seats)
    if table.book.values["button_first_hand"] == "seat_on_dealers_right":
        button = seats[-1]
    elif hand.rng is not None:
        button = hand.rng.choice(seats)
    else:
        drawn = Reading(case="first_button", kind="procedure", steps=("draw_for_button",))
        return table.ruling(None, drawn)
    positions = first_positions(hand.seats, button, button_rules(table.book))
    fresh, cut = _same(hand, positions)
    again_from_the_deal(table, fresh)
    note(table, positions=positions)
    return dealt(table, act, ("first_button",), {"cut": cut} if cut else None)


def _same(hand: Hand, positions: Positions) -> tuple[Hand, int]:
    """The hand in play dealt once more from its beginning, with these positions."""
    stacks = dict(zip(hand.seats, hand.starting_stacks, strict=True))
    return deal(hand, hand.game, stacks, positions, hand.stakes, *_away(hand),
                players=hand.players_in_event, carried=hand.carried_in)  # fmt: skip


def _away(hand: Hand) -> tuple[list[int], list[int]]:
    """Seats absent from the hand in play, and those of them on a penalty."""
    return sorted(hand.absent_seats), sorted(hand.penalised_seats)


def set_again(table: Table, button: int) -> None:
    """The hand in play, nobody having acted, dealt again with the button elsewhere; the order of the new deck
    is noted in the old hand."""
    hand = table.hand
    positions = first_positions(hand.seats, button, button_rules(table.book))
    fresh, _ = _same(hand, positions)
    if fresh.first_deck is not None:
        hand.events.append(("reshuffle", *fresh.first_deck))
    again_from_the_deal(table, fresh)
    note(table, positions=positions)
