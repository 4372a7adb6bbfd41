"""Main pot and side pots: who may win what."""

from tests.support.at_the_table import play, stacked_deck

from torneo.hand import Award, Hand, Pot, Stakes, side_pots


def test_one_pot_when_everybody_paid_the_same() -> None:
    assert side_pots([100, 100, 100], [True] * 3) == [Pot(300, (0, 1, 2))]


def test_four_all_ins_make_four_pots() -> None:
    assert side_pots([100, 250, 700, 1000, 1000], [True] * 5) == [
        Pot(500, (0, 1, 2, 3, 4)),
        Pot(600, (1, 2, 3, 4)),
        Pot(1350, (2, 3, 4)),
        Pot(600, (3, 4)),
    ]


def test_chips_of_folded_players_stay_in_the_pots_they_reach() -> None:
    live = [True, False, True, True]
    assert side_pots([100, 150, 300, 300], live) == [Pot(400, (0, 2, 3)), Pot(450, (2, 3))]


def test_chips_of_a_folded_player_above_everybody_join_the_last_pot() -> None:
    assert side_pots([100, 500, 300], [True, False, True]) == [Pot(300, (0, 2)), Pot(600, (2,))]
    assert side_pots([100, 500, 100], [True, False, True]) == [Pot(700, (0, 2))]


def test_dead_money_belongs_to_the_main_pot() -> None:
    assert side_pots([100, 300, 300], [True] * 3, 40) == [Pot(340, (0, 1, 2)), Pot(400, (1, 2))]


def test_player_with_nothing_paid_plays_for_dead_money_only() -> None:
    assert side_pots([0, 100, 100], [True] * 3, 40) == [Pot(40, (0, 1, 2)), Pot(200, (1, 2))]


def test_each_pot_goes_to_the_best_hand_among_its_own_players() -> None:
    """The shortest stack has the best hand, and so on up; the biggest stack gets its excess back."""
    deck = stacked_deck(["JcJd", "TcTd", "AcAd", "KcKd", "QcQd"], "2h3h4s9c8d")
    stacks = {1: 1000, 2: 1600, 3: 100, 4: 250, 5: 700}
    hand = Hand("nlhe", Stakes(25, 50), stacks, 5, deck=deck)
    play(hand, "a a a a c")
    assert hand.awards == [
        Award(3, 1, 600, "all"),
        Award(2, 5, 1350, "all"),
        Award(1, 4, 600, "all"),
        Award(0, 3, 500, "all"),
    ]
    assert hand.stacks == {1: 600, 2: 600, 3: 500, 4: 600, 5: 1350}


def test_best_hand_takes_all_the_pots_it_paid_into() -> None:
    deck = stacked_deck(["AcAd", "KcKd", "QcQd"], "2h3h4s9c8d")
    hand = play(Hand("nlhe", Stakes(25, 50), {1: 700, 2: 500, 3: 100}, 3, deck=deck), "a a c")
    assert hand.stacks == {1: 1300, 2: 0, 3: 0}


def test_side_pot_winner_by_default_when_the_others_fold() -> None:
    """Seat 3 is all-in for the main pot; seat 2 gives up the side pot to seat 1 on the flop."""
    deck = stacked_deck(["7c6d", "KcKd", "AcAd"], "2h3h4s9c8d")
    hand = Hand("nlhe", Stakes(25, 50), {1: 1000, 2: 1000, 3: 100}, 3, deck=deck)
    play(hand, "a r300 c r200 f")
    assert hand.awards == [Award(1, 1, 400, "all"), Award(0, 3, 300, "all")]
    assert hand.stacks == {1: 1100, 2: 700, 3: 300}


def test_pots_while_the_hand_is_played_count_the_bets_on_the_table() -> None:
    hand = Hand("nlhe", Stakes(25, 50), {1: 1000, 2: 1000, 3: 100}, 3, deck=range(52))
    play(hand, "a c r300")
    assert hand.pots() == [Pot(300, (0, 1, 2)), Pot(200, (1,))]


def test_low_half_of_a_side_pot_is_looked_for_among_its_own_players() -> None:
    """Seat 3 alone has a low and is all-in for the main pot: the side pot is high only."""
    deck = stacked_deck(["KcKdQhJc", "JdJsTsTc", "Ac2d3h9s"], "4s5h8cKhJh")
    hand = Hand("plo8", Stakes(50, 100), {1: 1000, 2: 1000, 3: 100}, 3, deck=deck)
    play(hand, "a r350 c x x x x x x")
    assert hand.awards == [
        Award(1, 1, 500, "all"),
        Award(0, 1, 150, "high"),
        Award(0, 3, 150, "low"),
    ]
