"""What a scenario cannot say: the deck, records of decisions, effects foreseen, rankings of a house."""

import pytest
from tests.support.books import FAMILY

from torneo.cards import DECK, parse_cards, rank_of, suit_of
from torneo.floor.acts import Asks, Decides, Does, TurnsIn
from torneo.floor.card_acts import Mucks, Shows, Tables
from torneo.floor.sentences.rulings import reason_text
from torneo.floor.table import Table
from torneo.hand import Hand, IllegalAction, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.own_ranking import Ranking, values
from torneo.hand.showdown_amends import reinstate, take_back_awards
from torneo.hand.start import StartPoint
from torneo.rulebook import load_book


def river(book_id: str = "tda-2013", first: str = "AsKc", second: str = "3d3c", **policies: object) -> Table:
    """Seats 1 and 2 checked the river, button 2; seat 1 has the straight."""
    book = load_book(book_id).with_policies(policies) if policies else load_book(book_id)
    hand = Hand(
        "nlhe",
        Stakes(100, 200),
        {1: 20_000, 2: 20_000},
        button=2,
        deck=(-1,) * 45,
        rules=hand_rules(book),
        stepwise=True,
        auto_showdown=False,
        start=StartPoint(
            "river", 6000, parse_cards("TsJcQh4d2s"), {1: parse_cards(first), 2: parse_cards(second)}
        ),
    )
    table = Table(hand, book, denominations=(100, 500))
    table.rule(Does(seat=1, does="check"))
    table.rule(Does(seat=2, does="check"))
    return table


@pytest.mark.clause("pokerfest-2011/ranking-1")
def test_the_deck_has_four_suits_of_thirteen() -> None:
    assert len(set(DECK)) == 52
    assert sorted((suit_of(card), rank_of(card)) for card in DECK) == [
        (suit, rank) for suit in range(4) for rank in range(13)
    ]


@pytest.mark.clause("fcp-2025/12.3", "torrequebrada/26.4")
@pytest.mark.parametrize("book_id", ["fcp-2025", "torrequebrada"])
def test_hands_are_announced_before_the_pot_is_paid(book_id: str) -> None:
    table = river(book_id)
    first = table.rule(Tables(seat=2))
    assert (first.facts["hand"], first.steps) == ("pair", ("dealer_announces_hand",))
    assert not table.hand.awards
    second = table.rule(Tables(seat=1))
    assert second.facts["hand"] == "straight"
    assert second.followed_by[-1].steps == ("dealer_announces_hand", "award_main_pot")
    assert "straight" in reason_text(second, "en")


@pytest.mark.clause("tda-2013/13-B.1", "torrequebrada/63-B.2", "fcp-2025/13-B.2", "adtp-2018/13-B.3")
@pytest.mark.parametrize("book_id", FAMILY)
def test_a_decision_on_a_hand_keeps_who_and_why(book_id: str) -> None:
    table = river(book_id)
    table.rule(Shows(seat=1, cards=(parse_cards("As")[0],)))
    question = table.rule(Mucks(seat=1))
    dead = next(option for option in question.options if option.code == "dead_hand")
    assert dead.effect.stacks == {2: 26_000}
    assert dead.effect.dead == (1,)
    table.rule(Decides(option="dead_hand", by="director", why="nadie la leyó"))
    (decision,) = table.decisions
    assert (decision.option, decision.by, decision.why) == ("dead_hand", "director", "nadie la leyó")
    assert table.hand.stacks == {1: 20_000, 2: 26_000}


def test_a_hand_read_after_all_takes_the_pot_back() -> None:
    table = river()
    table.rule(Mucks(seat=1))
    assert table.hand.stacks[2] == 26_000
    table.rule(Asks(seat=1, what="dispute", about="pot"))
    table.rule(Decides(option="retrieve_hand", by="director"))
    table.rule(Tables(seat=2))
    assert table.hand.stacks == {1: 26_000, 2: 20_000}
    kinds = [event[0] for event in table.hand.events]
    assert kinds[-5:] == ["awards_taken_back", "reinstate", "show", "show", "award"]


def test_only_a_hand_given_up_can_be_put_back() -> None:
    table = river()
    with pytest.raises(IllegalAction):
        reinstate(table.hand, 1)
    with pytest.raises(IllegalAction):
        take_back_awards(table.hand)


@pytest.mark.clause("adtp-2018/18-A.2")
def test_where_a_house_says_so_a_hand_asked_for_does_not_compete() -> None:
    live = {"lost_by": "no_cards_or_mucked_face_down", "other_requests": "director_decides"}
    for competes, winner in ((True, 1), (False, 2)):
        table = river("adtp-2018", showdown_requests_to_see={**live, "requested_hand_is_live": competes})
        table.rule(Tables(seat=2))
        table.rule(TurnsIn(seat=1, identifiable=True))
        table.rule(Asks(seat=2, what="see", of=1))
        table.rule(Decides(option="grant", by="director"))
        assert table.hand.stacks[winner] == 26_000


def test_a_house_that_lets_the_board_play_unseen() -> None:
    tabling = {**load_book("tda-2013").values["showdown_tabling"], "board_player_must_table_all": False}
    for unseen, stacks in (
        ({}, {1: 26_000, 2: 20_000}),
        ({"showdown_tabling": tabling}, {1: 23_000, 2: 23_000}),
    ):
        book = load_book("tda-2013").with_policies(unseen) if unseen else load_book("tda-2013")
        hand = Hand("nlhe", Stakes(100, 200), {1: 20_000, 2: 20_000}, 2, deck=(-1,) * 45,
                    rules=hand_rules(book), stepwise=True, auto_showdown=False,
                    start=StartPoint("river", 6000, parse_cards("AhKhQhJhTh"),
                                     {1: parse_cards("2c2d"), 2: parse_cards("3c3d")}))  # fmt: skip
        table = Table(hand, book)
        for act in (Does(seat=1, does="check"), Does(seat=2, does="check"), Tables(seat=1), Mucks(seat=2)):
            table.rule(act)
        assert table.hand.stacks == stacks


@pytest.mark.parametrize(
    ("ranking", "hands", "best"),
    [
        (Ranking(), ("Ah2c3d4s5h", "KcKdQs9h2d"), 0),
        (Ranking(ace_low_in_straight=False), ("Ah2c3d4s5h", "KcKdQs9h2d"), 1),
        (Ranking(ace_low_in_straight=False), ("Ah2h3h4h5h", "9c8d7s6h5d"), 0),
        (Ranking(), ("AhTh8h5h2h", "2c2d2s3h3d"), 1),
        (Ranking(("flush", "full_house", "pair")), ("AhTh8h5h2h", "2c2d2s3h3d"), 0),
        (Ranking(), ("ThJhQhKhAh", "9s9d9c9hAs"), 0),
        (Ranking(("four_of_a_kind", "royal_flush")), ("ThJhQhKhAh", "9s9d9c9hAs"), 1),
    ],
)
def test_a_ranking_of_its_own(ranking: Ranking, hands: tuple[str, str], best: int) -> None:
    strength = values(ranking, [parse_cards(hand) for hand in hands], ())
    assert strength.index(max(strength)) == best


@pytest.mark.parametrize(
    ("board", "tie"), [("7s7h7d2c2s", True), ("8s9dThJcQh", True), ("7s7h9d2cKs", False)]
)
def test_boards_that_tie_read_literally(board: str, tie: bool) -> None:
    hands = [parse_cards("AdKc"), parse_cards("AcAh")]
    high, low = values(Ranking(board_ties=True), hands, parse_cards(board))
    assert (high == low) == tie
