"""Terms the Pokerfest book explains, seen in play under that book."""

import pytest
from tests.support.at_the_table import play, stacked_deck
from tests.support.conduct import happens, seated

from torneo.cards import parse_cards
from torneo.hand import GAMES, Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.rulebook import load_book
from torneo.tournament.hands.events import ChipsMoved
from torneo.tournament.seats.events import Moved

BOARD = "2h7d9sTcJc"


def hand_of(*holes: str, stacks: dict[int, int] | None = None, board: str = BOARD) -> Hand:
    """Blinds 300 and 600, button in the last seat."""
    seats = stacks or dict.fromkeys(range(1, len(holes) + 1), 10_000)
    rules = hand_rules(load_book("pokerfest-2011"))
    deck = stacked_deck(holes, board)
    # The book burns cards before the deal: spare ones from the bottom of the deck.
    spare = rules.burn_before_hole_cards
    deck = deck[len(deck) - spare :] + deck[: len(deck) - spare]
    return Hand("nlhe", Stakes(300, 600), seats, len(seats), deck=deck, rules=rules)


@pytest.mark.clause("pokerfest-2011/glossary-1")
def test_chips_travel_with_the_player_to_the_new_table() -> None:
    room = seated("pokerfest-2011", players=8, tables=3)
    happens(room, ChipsMoved(table=3, entry=17, points=1_300, to={18: 1_300}))
    happens(room, Moved(entry=17, table=1, seat=9, from_table=3, from_seat=1, why="balance"))
    moved = room.state.entries[17]
    assert (moved.table, moved.seat, moved.stack) == (1, 9, 8_700)


@pytest.mark.clause("pokerfest-2011/glossary-4")
def test_all_the_chips_left_in_one_bet_is_all_in() -> None:
    hand = hand_of("AcAd", "KcKd", "QcQd", stacks={1: 10_000, 2: 10_000, 3: 6_300})
    play(hand, "r6300")
    assert hand.stacks[3] == 0
    assert 3 in hand.live_seats
    play(hand, "c f")
    # Nobody has to act any more: the board runs out with the player still in for the pot.
    assert len(hand.board) == 5
    assert hand.is_over


@pytest.mark.clause("pokerfest-2011/glossary-9")
def test_the_least_revire_doubles_the_bet() -> None:
    hand = hand_of("AcAd", "KcKd", "QcQd")
    play(hand, "c c x r900")
    assert hand.min_raise_to() == 1_800


@pytest.mark.clause("pokerfest-2011/glossary-10")
def test_a_burned_card_never_reaches_the_board() -> None:
    hand = hand_of("AcAd", "KcKd")
    play(hand, "c x x x x x x x")
    assert len(hand.burns) >= 3
    assert not set(hand.burns) & set(hand.board)
    assert not set(hand.burns) & {card for seat in (1, 2) for card in hand.cards_of(seat)}


@pytest.mark.clause("pokerfest-2011/glossary-12")
def test_the_pot_is_all_that_was_bet() -> None:
    hand = hand_of("AcAd", "KcKd", "QcQd")
    play(hand, "c f")
    assert hand.pot == 600 + 600 + 300


@pytest.mark.clause("pokerfest-2011/glossary-18", "pokerfest-2011/glossary-25")
def test_all_five_cards_of_the_board_are_everybodys() -> None:
    """The board itself is the best hand: both play it and share the pot."""
    hand = hand_of("2c2d", "3c4d", board="ThJdQsKcAh")
    play(hand, "c x x x x x x x")
    assert hand.board == parse_cards("ThJdQsKcAh")
    assert hand.stacks == {1: 10_000, 2: 10_000}


@pytest.mark.clause("pokerfest-2011/glossary-28", "pokerfest-2011/glossary-23", "pokerfest-2011/glossary-24",
                    "pokerfest-2011/glossary-25")  # fmt: skip
def test_the_rounds_have_their_names_and_numbers() -> None:
    hand = hand_of("AcAd", "KcKd")
    rounds = []
    for line in ("c x", "x x", "x x"):
        rounds.append((hand.street + 1, hand.street_name, len(hand.board)))
        play(hand, line)
    rounds.append((hand.street + 1, hand.street_name, len(hand.board)))
    assert rounds == [(1, "preflop", 0), (2, "flop", 3), (3, "turn", 4), (4, "river", 5)]


@pytest.mark.clause("pokerfest-2011/glossary-26", "pokerfest-2011/glossary-27")
def test_the_tournament_is_played_no_limit() -> None:
    room = seated("pokerfest-2011")
    game = GAMES[room.state.structure.game]
    assert game.limit == "no_limit"
    hand = hand_of("AcAd", "KcKd", "QcQd")
    assert hand.max_raise_to() == 10_000


@pytest.mark.clause("pokerfest-2011/glossary-32")
def test_folded_cards_cannot_win() -> None:
    hand = hand_of("AcAd", "KcKd", "QcQd")
    play(hand, "c f x x x x x x x")
    assert hand.is_over
    assert {award.seat for award in hand.awards} == {2}
    assert 1 not in hand.live_seats
