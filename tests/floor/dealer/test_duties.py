"""The dealer's marks and counts, and a virtual deck prepared as the book says."""

import random

import pytest
from tests.support.books import BOOKS, by_book

from torneo.cards import DECK, shuffled
from torneo.floor.acts import Decides, Does
from torneo.floor.card_acts import DealerActs, Reported
from torneo.floor.citations import cite
from torneo.floor.dealer.duties import all_in_buttons, cards_accounted, prompts
from torneo.floor.scenario import ToldHand
from torneo.floor.sentences.rulings import reason_text
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.rulebook import load_book


def virtual_table(book_id: str, stacks: dict[int, int], seed: int = 7) -> Table:
    book = load_book(book_id)
    rng = random.Random(seed)
    hand = Hand(
        "nlhe",
        Stakes(100, 200),
        stacks,
        button=max(stacks),
        deck=shuffled(rng),
        rng=rng,
        rules=hand_rules(book),
        stepwise=True,
        auto_showdown=False,
    )
    return Table(hand, book)


@pytest.mark.parametrize("book_id", by_book("fcp-2025/rp-1", "tda-2024/rp-1.1", "tda-2024/rp-1.2"))
def test_the_dealer_has_the_all_in_button_and_it_lies_there_until_the_hand_ends(book_id: str) -> None:
    table = virtual_table(book_id, {1: 5000, 2: 5000, 3: 1000})
    assert all_in_buttons(table) == [], "no seat has one of its own"
    ruled = table.rule(Does(seat=3, does="all_in"))
    assert "all_in_button" in prompts(table, ruled), "the dealer puts it there"
    assert all_in_buttons(table) == [3]
    table.rule(Does(seat=1, does="call"))
    assert all_in_buttons(table) == [3]
    table.rule(Does(seat=2, does="fold"))
    assert all_in_buttons(table) == [3]
    table.rule(DealerActs(what="next_hand"))
    while not table.hand.is_over:
        table.hand.next_street()
        if table.hand.status == "showdown":
            for seat in table.hand.show_order():
                if not table.hand.is_over:
                    table.hand.show(seat)
    assert all_in_buttons(table) == []


@pytest.mark.clause("pokerfest-2011/structure-13", "pokerfest-2011/sequence-1")
def test_a_virtual_deck_has_52_different_cards_and_is_cut_before_the_deal() -> None:
    table = virtual_table("pokerfest-2011", dict.fromkeys(range(1, 6), 5000))
    for seat in (3, 4, 5, 1):
        table.rule(Does(seat=seat, does="fold"))
    twin = random.Random()
    assert table.hand.rng is not None
    twin.setstate(table.hand.rng.getstate())
    ruling = table.rule(DealerActs(what="next_hand"))
    whole = shuffled(twin)
    cut = twin.randrange(1, 52)
    assert ruling.steps == ("shuffle", "cut")
    assert ruling.facts["cut"] == cut
    assert table.hand.first_deck == whole[cut:] + whole[:cut]
    assert sorted(table.hand.first_deck or ()) == list(DECK)
    assert cards_accounted(table) == 52


@pytest.mark.clause("pokerfest-2011/sequence-5", "pokerfest-2011/glossary-19", "pokerfest-2011/objective-1")
def test_the_first_card_goes_left_of_the_button_and_the_last_to_the_button() -> None:
    table = virtual_table("pokerfest-2011", dict.fromkeys(range(1, 11), 5000))
    deck = table.hand.first_deck
    assert deck is not None
    assert table.hand.burns == [deck[0]]
    assert table.hand.cards_of(1) == (deck[1], deck[11])
    assert table.hand.cards_of(10) == (deck[10], deck[20])


@pytest.mark.clause(
    "tda-2013/33.3",
    "adtp-2018/34.1",
    "torrequebrada/17.2",
    "fcp-2025/34.3",
    "pokerfest-2011/glossary-19",
    "tda-2024/34-B.1",
)
@pytest.mark.parametrize("book_id", BOOKS)
def test_heads_up_the_last_card_goes_to_the_button(book_id: str) -> None:
    table = virtual_table(book_id, {1: 5000, 2: 5000})
    deck = list(table.hand.first_deck or ())[len(table.hand.burns) :]
    assert table.hand.cards_of(1) == (deck[0], deck[2])
    assert table.hand.cards_of(2) == (deck[1], deck[3])


def test_a_penalty_is_served_from_the_next_hand_on() -> None:
    table = virtual_table("tda-2013", dict.fromkeys(range(1, 5), 5000))
    table.rule(Reported(seat=2, offence="leaving_with_live_hand"))
    table.rule(Decides(option="missed_hands", by="director"))
    assert 2 in table.hand.live_seats
    for seat in (3, 4, 1):
        table.rule(Does(seat=seat, does="fold"))
    table.rule(DealerActs(what="next_hand"))
    assert table.dead == [2]
    for seat in (4, 1):
        table.rule(Does(seat=seat, does="fold"))
    table.rule(DealerActs(what="next_hand"))
    assert table.dead == []


def test_a_disqualified_players_chips_leave_the_game_when_the_hand_ends() -> None:
    table = virtual_table("tda-2013", dict.fromkeys(range(1, 5), 5000))
    table.rule(Reported(seat=3, offence="leaving_with_live_hand"))
    table.rule(Decides(option="disqualification", by="director"))
    assert table.outside.expelled == [3]
    assert table.dead == [3]
    for seat in (4, 1):
        table.rule(Does(seat=seat, does="fold"))
    assert table.outside.removed == {3: 5000}
    table.rule(DealerActs(what="next_hand"))
    assert sorted(table.hand.seats) == [1, 2, 4]


@pytest.mark.clause("fcp-2025/rp-16-a")
def test_the_next_dealer_is_told_the_level_of_the_next_hand_and_the_hands_of_penalty_left() -> None:
    told = ToldHand(
        load_book("fcp-2025"),
        {
            "game": "nlhe",
            "level": {"small": 500, "big": 1000},
            "button": 5,
            "seats": {1: 20000, 4: {"stack": 20000, "penalty_hands": 5}, 5: 20000},
        },
    )
    (in_the_hand, *_) = told.tell({"dealer": "dealer_change"})
    assert reason_text(in_the_hand, "es") == (
        "El crupier saliente informa al que entra (ciega pequeña: 500; ciega grande: 1.000; "
        "manos de sanción por asiento: 4: 5)."
    )
    told.tell({"dealer": "announces_level", "level": {"small": 1000, "big": 2000, "ante": 200}})
    (still_in_it, *_) = told.tell({"dealer": "dealer_change"})
    assert still_in_it.facts == in_the_hand.facts
    told.tell({"seat": 5, "does": "fold"})
    (between, *_) = told.tell({"dealer": "dealer_change"})
    assert reason_text(between, "en") == (
        "The outgoing dealer briefs the next one (small blind: 1,000; big blind: 2,000; ante: 200; "
        "penalty hands by seat: 4: 4)."
    )


@pytest.mark.parametrize("book_id", BOOKS)
def test_a_stud_hand_of_two_cites_neither_blinds_nor_the_order_of_the_button(book_id: str) -> None:
    book = load_book(book_id)
    told = ToldHand(
        book,
        {
            "game": "razz",
            "level": {"ante": 50, "bring_in": 100, "small_bet": 400, "big_bet": 800},
            "button": 1,
            "seats": {1: 20000, 2: 20000},
        },
    )
    about_the_button = {
        *cite(book, "heads_up_button"),
        *cite(book, "heads_up_order"),
        *cite(book, "blinds_posted"),
    }
    about_the_button -= {*cite(book, "hand_begins"), *cite(book, "next_street"), *book.when_silent}
    cited: set[str] = set()
    for step in (
        {"dealer": "starts_hand"},
        {"seat": 2, "does": "bring_in"},
        {"seat": 1, "does": "call"},
        {"dealer": "next_street"},
    ):
        cited.update(told.tell(step)[0].clauses)
    assert not cited & about_the_button


@pytest.mark.parametrize(
    "book_id",
    by_book("tda-2013/25.1", "adtp-2018/26.1", "torrequebrada/13.1", "fcp-2025/26.1", "tda-2024/26.1"),
)
def test_a_level_announced_once_the_hand_has_begun_brings_its_deck_with_the_hand_after(book_id: str) -> None:
    table = virtual_table(book_id, dict.fromkeys(range(1, 4), 5000))
    for seat in (3, 1):
        table.rule(Does(seat=seat, does="fold"))
    table.rule(DealerActs(what="starts_hand"))
    announced = table.rule(DealerActs(what="announces_level", level={"small": 200, "big": 400}))
    assert prompts(table, announced) == []
    old = table.rule(DealerActs(what="next_hand"))
    assert (table.hand.stakes.big, "change_the_deck" in old.steps) == (200, False)
    for seat in (1, 2):
        table.rule(Does(seat=seat, does="fold"))
    new = table.rule(DealerActs(what="next_hand"))
    assert (table.hand.stakes.big, new.steps[0]) == (400, "change_the_deck")
    assert set(cite(table.book, "deck_changed")) <= set(new.clauses)
