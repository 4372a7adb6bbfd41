"""No-limit betting: whose turn it is, what he may do, and what he is refused."""

import pytest
from tests.support.at_the_table import play

from torneo.cards import DECK
from torneo.hand import Hand, HandRules, IllegalAction, Stakes

BLINDS = Stakes(50, 100)


def table(stacks: list[int], rules: HandRules | None = None, smallest_chip: int = 1) -> Hand:
    return Hand(
        "nlhe", BLINDS, dict(enumerate(stacks, 1)), button=len(stacks), deck=DECK,
        rules=rules or HandRules(), smallest_chip=smallest_chip,
    )  # fmt: skip


def snapshot(hand: Hand) -> tuple[object, ...]:
    return (
        hand.stacks,
        hand.bets,
        hand.pot,
        hand.actor,
        hand.status,
        hand.legal_actions(),
        list(hand.events),
    )


def test_first_to_act_is_left_of_the_big_blind_and_then_left_of_the_button() -> None:
    hand = table([1000] * 4)
    assert hand.actor == 3
    play(hand, "c c c x")
    assert hand.street_name == "flop"
    assert hand.actor == 1


def test_heads_up_the_button_has_the_small_blind_acts_first_and_then_last() -> None:
    hand = table([1000, 1000])
    assert (hand.small_blind, hand.big_blind) == (2, 1)
    assert hand.actor == 2
    play(hand, "c x")
    assert hand.actor == 1


def test_heads_up_with_the_big_blind_on_the_button_the_small_blind_acts_first_always() -> None:
    hand = table([1000, 1000], HandRules(heads_up_button_is="big_blind"))
    assert (hand.small_blind, hand.big_blind) == (1, 2)
    assert hand.actor == 1
    play(hand, "c x")
    assert hand.actor == 1


def test_turn_skips_folded_and_all_in_players() -> None:
    hand = play(table([1000, 1000, 300, 1000, 1000]), "a c f c c")
    assert [hand.actor, hand.street_name] == [1, "flop"]
    play(hand, "x")
    assert hand.actor == 2
    play(hand, "x")
    assert hand.actor == 4


def test_big_blind_may_raise_when_everybody_limped() -> None:
    hand = play(table([1000] * 3), "c c")
    assert hand.actor == 2
    assert hand.legal_actions()[:7] == (True, True, 0, 200, 1000, 0, 0)
    play(hand, "r300")
    assert hand.actor == 3


def test_without_the_option_the_limped_round_ends_at_the_small_blind() -> None:
    hand = play(table([1000] * 3, HandRules(big_blind_option=False)), "c c")
    assert hand.street_name == "flop"


def test_without_the_option_the_big_blind_still_answers_a_raise() -> None:
    hand = play(table([1000] * 3, HandRules(big_blind_option=False)), "c r300")
    assert hand.actor == 2
    assert hand.to_call() == 200


def test_without_the_option_the_big_blind_wins_when_all_fold() -> None:
    hand = play(table([1000] * 3, HandRules(big_blind_option=False)), "f f")
    assert hand.is_over
    assert hand.stacks == {1: 950, 2: 1050, 3: 1000}


def test_legal_actions_facing_a_bet() -> None:
    hand = play(table([1000] * 3), "r250")
    legal = hand.legal_actions()
    assert legal[:7] == (True, False, 200, 400, 1000, 0, 0)
    assert legal.kinds == ["fold", "call", "raise"]


def test_legal_actions_with_nothing_to_call_on_the_flop() -> None:
    hand = play(table([1000] * 3), "c c x")
    legal = hand.legal_actions()
    assert legal[:7] == (True, True, 0, 100, 900, 0, 0)
    assert legal.kinds == ["fold", "check", "bet"]


def test_call_for_less_is_all_in_for_what_he_has() -> None:
    hand = play(table([1000, 1000, 1000, 180]), "r300")
    assert hand.legal_actions()[:7] == (True, False, 180, 0, 0, 0, 0)
    play(hand, "c")
    assert hand.stacks[4] == 0
    assert hand.bets[4] == 180


def test_all_in_below_the_minimum_raise_is_allowed_and_nothing_else_below_it() -> None:
    hand = play(table([1000, 1000, 1000, 450]), "r300")
    assert (hand.min_raise_to(), hand.max_raise_to()) == (450, 450)
    for total in (301, 449):
        with pytest.raises(IllegalAction, match="raise_below_minimum"):
            hand.raise_to(total)
    play(hand, "r450")
    assert hand.level == 450


def test_all_in_is_the_call_the_raise_or_the_bet_it_amounts_to() -> None:
    hand = play(table([1000, 1000, 600, 200]), "a")
    assert hand.events[-1] == ("raise", 3, 600)
    play(hand, "a")
    assert hand.events[-1] == ("call", 4, 200)
    play(hand, "c a")
    assert hand.events[-1] == ("raise", 2, 1000)


def test_all_in_of_a_player_who_may_not_raise_is_a_call() -> None:
    hand = play(table([5000, 5000, 5000, 150]), "c a c c a")
    assert ("call", 3, 50) in hand.events
    assert hand.street_name == "flop"


@pytest.mark.parametrize(
    ("line", "act", "reason", "facts"),
    [
        ("", lambda hand: hand.check(), "must_call_or_fold", {"seat": 3, "to_call": 100}),
        ("c c", lambda hand: hand.call(), "nothing_to_call", {"seat": 2}),
        ("", lambda hand: hand.raise_to(199), "raise_below_minimum", {"seat": 3, "to": 199, "min": 200}),
        ("", lambda hand: hand.raise_to(100), "raise_below_minimum", {"seat": 3, "to": 100, "min": 200}),
        ("", lambda hand: hand.raise_to(-5), "raise_below_minimum", {"seat": 3, "to": -5, "min": 200}),
        ("", lambda hand: hand.raise_to(1001), "not_enough_chips", {"seat": 3, "to": 1001, "max": 1000}),
        ("", lambda hand: hand.bring_in(), "no_bring_in_now", {"status": "bet"}),
        ("", lambda hand: hand.complete(), "no_bring_in_now", {}),
        ("", lambda hand: hand.draw(()), "no_draw_now", {}),
        ("", lambda hand: hand.show(3), "no_showdown_now", {"seat": 3}),
        ("", lambda hand: hand.muck_hand(3), "no_showdown_now", {"seat": 3}),
        ("", lambda hand: hand.deal_board([0]), "cards_not_expected",
         {"board": True, "expected": 0, "got": 1, "waiting_for": "bet"}),
        ("", lambda hand: hand.burn(0), "cards_not_expected", {"board": False, "expected": 0, "got": 1}),
        ("", lambda hand: hand.kill(9), "no_such_seat", {"seat": 9}),
        ("", lambda hand: hand.straddle(3, 200), "straddle_not_allowed", {"seat": 3, "amount": 200}),
        ("f f", lambda hand: hand.fold(), "no_betting_now", {"status": "over"}),
        ("f f", lambda hand: hand.check_or_call(), "no_betting_now", {"status": "over"}),
        ("f f", lambda hand: hand.all_in(), "no_betting_now", {"status": "over"}),
        ("f f", lambda hand: hand.kill(2), "hand_not_live", {"seat": 2}),
        ("f", lambda hand: hand.kill(3), "hand_not_live", {"seat": 3}),
    ],
)  # fmt: skip
def test_refused_operations_say_why_and_change_nothing(
    line: str, act: object, reason: str, facts: dict[str, object]
) -> None:
    hand = play(table([1000] * 3), line)
    before = snapshot(hand)
    with pytest.raises(IllegalAction) as refused:
        act(hand)  # type: ignore[operator]
    assert (refused.value.reason, refused.value.facts) == (reason, facts)
    assert snapshot(hand) == before


def test_message_of_a_refusal_carries_reason_and_numbers() -> None:
    with pytest.raises(IllegalAction) as refused:
        table([1000] * 3).raise_to(150)
    assert str(refused.value) == "raise_below_minimum (seat=3, to=150, min=200)"


def test_nobody_may_raise_an_opponent_who_is_all_in_alone() -> None:
    hand = play(table([1000, 1000]), "a")
    assert hand.actor == 1
    assert hand.why_no_raise() == "nobody_left_to_call"
    assert hand.legal_actions().kinds == ["fold", "call"]


def test_uncalled_part_of_a_bet_comes_back() -> None:
    hand = play(table([1000, 400, 1000]), "r700 f c")
    assert ("returned", 3, 300) in hand.events
    assert sum(award.amount for award in hand.awards) == 850


def test_uncalled_raise_comes_back_when_everybody_folds() -> None:
    hand = play(table([1000] * 3), "r600 f f")
    assert hand.stacks == {1: 950, 2: 900, 3: 1150}
    assert ("returned", 3, 500) in hand.events
    assert hand.awards[0].amount == 250


def test_opening_bet_after_the_flop_is_the_big_blind_at_least() -> None:
    hand = play(table([1000] * 3), "c c x")
    with pytest.raises(IllegalAction, match="raise_below_minimum"):
        hand.raise_to(99)
    play(hand, "r100")


def test_opening_bet_may_be_the_smallest_chip_where_the_book_says_so() -> None:
    hand = table([1000] * 3, HandRules(min_opening_bet="smallest_chip_in_play"), smallest_chip=25)
    play(hand, "c c x")
    assert hand.min_raise_to() == 25


def test_short_stack_opens_all_in_unless_the_book_forbids_it() -> None:
    hand = play(table([180, 1000, 1000]), "c c x")
    assert (hand.actor, hand.min_raise_to(), hand.max_raise_to()) == (1, 80, 80)
    strict = play(table([180, 1000, 1000], HandRules(short_stack_may_open=False)), "c c x")
    assert strict.why_no_raise() == "short_stack_may_not_open"
    with pytest.raises(IllegalAction, match="short_stack_may_not_open"):
        strict.all_in()
    exact = play(table([200, 1000, 1000], HandRules(short_stack_may_open=False)), "c c x")
    assert exact.min_raise_to() == 100


def test_short_stack_that_may_not_open_may_still_call_all_in() -> None:
    hand = play(table([180, 1000, 1000], HandRules(short_stack_may_open=False)), "c c x x r100 f")
    assert hand.legal_actions()[:7] == (True, False, 80, 0, 0, 0, 0)


def test_doubling_books_ask_twice_the_total() -> None:
    hand = table([20_000] * 4, HandRules(min_raise="double_the_previous_total"))
    play(hand, "c c c x r1000 r2500")
    assert hand.min_raise_to() == 5000


def test_short_all_ins_doubled_where_the_book_doubles_what_is_faced() -> None:
    rules = HandRules(min_raise_after_short_all_ins="double_the_amount_faced")
    hand = play(table([5000, 5000, 150, 5000], rules), "a")
    assert hand.min_raise_to() == 300
    tda = play(table([5000, 5000, 150, 5000]), "a")
    assert tda.min_raise_to() == 250


def test_no_limit_cap_where_a_house_has_one() -> None:
    hand = play(table([20_000] * 3, HandRules(raise_cap_no_limit=2)), "r300 r900")
    assert hand.why_no_raise() == "raise_cap_reached"
    assert hand.legal_actions().kinds == ["fold", "call"]


def test_last_hand_standing_takes_the_pot_unseen() -> None:
    hand = play(table([1000] * 3), "c c x r200 f f")
    assert hand.is_over
    assert hand.stacks == {1: 1200, 2: 900, 3: 900}
    assert hand.shown == {}


def test_round_goes_on_until_everybody_answered_the_last_raise() -> None:
    hand = play(table([5000] * 4), "r300 c r900 c")
    assert [hand.actor, hand.street_name] == [3, "preflop"]
    play(hand, "c")
    assert hand.actor == 4
    play(hand, "c")
    assert hand.street_name == "flop"
    assert hand.pot == 3600


def test_raise_capped_at_the_opponents_stack_stands_only_in_records() -> None:
    record = play(table([650, 5000, 5000]), "f r400")
    assert record.actor == 2
    with pytest.raises(IllegalAction, match="raise_below_minimum"):
        record.raise_to(650)
    record.raise_to(650, covering=True)
    assert record.actor == 1
    assert record.to_call() == 250


def test_repr_tells_the_state_of_the_hand() -> None:
    assert repr(table([1000] * 3)) == "<Hand nlhe preflop, pot 150, bet, seat 3 to act>"
