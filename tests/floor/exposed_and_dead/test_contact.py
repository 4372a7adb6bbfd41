"""What the cards turned in touch decides why a hand is dead, book by book."""

import pytest

from torneo.floor.acts import Does, TurnsIn
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.start import StartPoint
from torneo.rulebook import load_book

FEST = "pokerfest-2011"


def facing_a_bet(book_id: str) -> Table:
    """Seat 2 to act on the turn, facing 600."""
    book = load_book(book_id)
    hand = Hand(
        "nlhe", Stakes(100, 200), dict.fromkeys(range(1, 6), 20_000), button=5, deck=(-1,) * 52,
        rules=hand_rules(book), stepwise=True, auto_showdown=False, start=StartPoint("turn", 4000),
    )  # fmt: skip
    table = Table(hand, book, denominations=(100, 500, 1000))
    table.rule(Does(seat=1, does="bet", to=600))
    return table


@pytest.mark.clause("pokerfest-2011/sequence-19", "pokerfest-2011/sequence-20")
@pytest.mark.parametrize(
    ("touches", "reason"),
    [
        ("muck", "plain_fold"),
        ("burn_cards", "plain_fold"),
        ("discards", "plain_fold"),
        ("deck", "folded_by_contact"),
    ],
)
def test_in_pokerfest_only_the_deck_takes_cards_for_good(touches: str, reason: str) -> None:
    ruling = facing_a_bet(FEST).rule(TurnsIn(seat=2, touches=touches))  # type: ignore[arg-type]
    assert (ruling.action, ruling.reason) == ("fold", reason)
    assert ("pokerfest-2011/sequence-20" in ruling.clauses) == (touches == "deck")


@pytest.mark.clause("pokerfest-2011/sequence-19", "pokerfest-2011/sequence-20")
def test_in_pokerfest_no_line_takes_them_either() -> None:
    ruling = facing_a_bet(FEST).rule(TurnsIn(seat=2, past_line=True))
    assert (ruling.action, ruling.reason) == ("fold", "plain_fold")
