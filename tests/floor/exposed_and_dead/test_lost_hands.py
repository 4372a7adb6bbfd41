"""What becomes of chips, turns and cards when a hand is lost in mid-hand or found again."""

import random

import pytest
from tests.support.books import FAMILY

from torneo.cards import shuffled
from torneo.floor.acts import Asks, Decides, Does, TurnsIn
from torneo.floor.card_acts import DealerActs, Exposes, HidesChips
from torneo.floor.table import Table
from torneo.hand import Hand, IllegalAction, Stakes, lost_hand
from torneo.hand.book_rules import hand_rules
from torneo.rulebook import load_book


def table_for(book_id: str, game: str = "nlhe", *, players: int = 5, stack: int = 20_000) -> Table:
    stud = game == "stud"
    stakes = Stakes(ante=25, bring_in=50, small_bet=200, big_bet=400) if stud else Stakes(100, 200)
    rng = random.Random(11)
    book = load_book(book_id)
    hand = Hand(game, stakes, dict.fromkeys(range(1, players + 1), stack), players, deck=shuffled(rng),
                rng=rng, rules=hand_rules(book), stepwise=True, auto_showdown=False)  # fmt: skip
    return Table(hand, book, denominations=(100, 500, 1000))


def does(table: Table, seat: int, what: str, to: int | None = None) -> None:
    table.rule(Does(seat=seat, does=what, to=to))  # type: ignore[arg-type]


@pytest.mark.clause("tda-2013/57.2", "adtp-2018/67.2", "torrequebrada/78.2", "fcp-2025/66.2")
@pytest.mark.parametrize("book", FAMILY)
def test_a_stud_fold_turns_everything_down_into_the_muck(book: str) -> None:
    table = table_for(book, "stud")
    hand = table.hand
    opener = hand.actor
    assert opener is not None
    does(table, opener, "bring_in")
    folder = hand.actor
    assert folder is not None
    cards = hand.cards_of(folder)
    ruling = table.rule(Does(seat=folder, does="fold"))
    assert ruling.steps == ("turn_all_cards_down", "push_cards_forward")
    assert len(cards) == 3
    assert hand.muck == list(cards)


def test_an_uncalled_preflop_raise_goes_back_down_to_the_big_blind() -> None:
    table = table_for("adtp-2018")
    does(table, 3, "raise", 700)
    does(table, 4, "raise", 1900)
    ruling = table.rule(DealerActs(what="killed_hand", seat=4))
    assert ruling.returned == {4: 1200}
    assert table.hand.level == 700
    assert table.min_raise_to() == 1200
    assert table.next == 5
    table.rule(DealerActs(what="killed_hand", seat=3))
    assert table.hand.bets[3] == 700, "what the dead raiser had matched was called"


def test_a_killed_blind_is_not_an_uncalled_bet() -> None:
    table = table_for("tda-2013")
    ruling = table.rule(DealerActs(what="killed_hand", seat=2))
    assert ruling.returned == {}
    assert table.hand.bets[2] == 200
    assert table.to_call() == 200


def test_with_one_opponent_left_he_wins_what_was_called() -> None:
    table = table_for("fcp-2025", players=3)
    does(table, 3, "raise", 900)
    does(table, 1, "fold")
    ruling = table.rule(DealerActs(what="killed_hand", seat=3))
    assert ruling.returned == {3: 700}
    assert table.hand.stacks == {1: 19_900, 2: 20_300, 3: 19_800}


def test_the_players_who_had_matched_the_bet_before_need_not_act_again() -> None:
    table = table_for("torrequebrada", players=4)
    for seat in (3, 4, 1):
        does(table, seat, "call")
    does(table, 2, "raise", 800)
    table.rule(DealerActs(what="killed_hand", seat=2))
    assert table.next == "street_over"
    assert table.hand.pot == 800


def test_an_exposed_bettor_in_pokerfest_loses_even_what_nobody_called() -> None:
    table = table_for("pokerfest-2011", players=2)
    seat = table.hand.actor
    assert seat is not None
    other = 3 - seat
    does(table, seat, "raise", 1000)
    table.rule(Exposes(seat=seat, cards=table.hand.cards_of(seat)[:1]))
    assert table.hand.is_over
    assert table.hand.stacks == {seat: 19_000, other: 21_000}


def test_a_fold_that_ended_the_hand_can_be_taken_back_at_once() -> None:
    table = table_for("adtp-2018", players=2)
    seat = table.hand.actor
    assert seat is not None
    table.rule(TurnsIn(seat=seat, touches_muck=True))
    assert table.hand.is_over
    assert table.rule(Asks(seat=seat, what="keep_cards")).is_question
    table.rule(Decides(option="retrieve_hand", why="the dealer pulled them in"))
    assert table.hand.live_seats == [1, 2]
    assert table.next == seat
    does(table, seat, "call")
    assert table.hand.pot == 400


def test_a_hand_folded_on_an_earlier_street_is_gone() -> None:
    table = table_for("adtp-2018", players=3)
    does(table, 3, "call")
    table.rule(TurnsIn(seat=1, touches_muck=True))
    does(table, 2, "check")
    table.hand.next_street()
    ruling = table.rule(Asks(seat=1, what="keep_cards"))
    assert ruling.kind == "refused"
    with pytest.raises(IllegalAction):
        lost_hand.bring_back(table.hand, 1)


def test_a_hand_brought_back_after_the_round_closed_gets_its_turn() -> None:
    table = table_for("adtp-2018", players=3)
    does(table, 3, "call")
    table.rule(TurnsIn(seat=1, touches_muck=True))
    does(table, 2, "check")
    over: object = table.next
    assert over == "street_over"
    table.rule(Asks(seat=1, what="keep_cards"))
    table.rule(Decides(option="retrieve_hand"))
    assert table.may()
    assert table.to_call() == 100
    does(table, 1, "call")
    over = table.next
    assert over == "street_over"
    assert table.hand.pot == 600


def test_looking_at_an_option_changes_nothing() -> None:
    table = table_for("adtp-2018", players=3)
    does(table, 3, "call")
    table.rule(TurnsIn(seat=1, touches_muck=True))
    events = list(table.hand.events)
    ruling = table.rule(Asks(seat=1, what="keep_cards"))
    dead = {option.code: option.effect.dead for option in ruling.options}
    assert dead == {"retrieve_hand": (), "dead_hand": ()}
    assert table.hand.events == events
    assert 1 in table.dead


def test_hiding_every_chip_leaves_a_player_all_in_with_what_he_has_bet() -> None:
    table = table_for("tda-2013", players=3, stack=1000)
    table.rule(HidesChips(seat=1, chips={100: 9}))
    table.rule(Decides(option="no_penalty", by="director"))
    assert table.hand.stacks[1] == 0
    does(table, 3, "call")
    assert table.next == 2, "nobody waits for a player without chips"
    does(table, 2, "check")
    assert table.hand.live_seats == [1, 2, 3]
    assert table.outside.removed == {1: 900}


def test_who_decided_and_why_is_kept() -> None:
    table = table_for("fcp-2025")
    table.rule(HidesChips(seat=3, chips={1000: 12}))
    table.rule(Decides(option="disqualification", by="director", why="lo hizo a propósito"))
    decision = table.decisions[-1]
    assert (decision.option, decision.by, decision.why) == (
        "disqualification",
        "director",
        "lo hizo a propósito",
    )
    for seat in (4, 5, 1):
        does(table, seat, "fold")
    assert table.outside.removed == {3: 20_000}


@pytest.mark.clause("tda-2013/60.3", "adtp-2018/70.2", "torrequebrada/32.3", "fcp-2025/69.2")
@pytest.mark.parametrize("book", FAMILY)
def test_a_round_for_exposed_cards_covers_the_next_eight_hands(book: str) -> None:
    """With eight at the table: this hand is played out, eight are missed, the ninth is played again."""
    table = table_for(book, players=8)
    table.rule(Exposes(seat=6, cards=table.hand.cards_of(6)))
    table.rule(Decides(option="missed_rounds", seat=6, count=1))
    missed = []
    for _ in range(9):
        missed.append(6 in table.dead)
        while not table.hand.is_over:
            actor = table.hand.actor
            assert actor is not None
            does(table, actor, "fold")
        table.rule(DealerActs(what="next_hand"))
    assert missed == [False, *[True] * 8]
    assert 6 not in table.dead
