"""What a book says beside something it does not do itself: it holds as soon as a house does that."""

import pytest
from tests.support.books import BOOKS
from tests.support.prizes import final

from torneo.rulebook import Book, read_house
from torneo.tournament.prizes.commands import ProposeDeal
from torneo.tournament.structure.model import Payout


def _house(base: str, policies: str) -> Book:
    return read_house(f"house: casa\nbase: {base}\ntitle: {{es: Casa, en: House}}\npolicies: {policies}\n")


@pytest.mark.policy("deal_reserve_for_champion")
@pytest.mark.parametrize("book", BOOKS)
def test_a_part_for_the_champion_is_a_tenth_in_the_federation_and_nothing_elsewhere(book: str) -> None:
    """Until a house says how much."""
    house = _house(book, "{deal_reserve_for_champion: {rule: percent_of_remaining_prizes}}")
    room = final(house, 3, payout=Payout(places=3))  # type: ignore[arg-type]
    room.do(ProposeDeal(kind="even"))
    deal = room.state.prizes.deals[-1]
    assert deal.reserve == (deal.remaining // 10 if book == "fcp-2025" else 0)


@pytest.mark.policy("deal_reserve_for_champion")
@pytest.mark.parametrize("book", [book for book in BOOKS if book != "torrequebrada"])
def test_how_much_would_be_kept_matters_only_where_the_book_keeps_a_part(book: str) -> None:
    house = _house(book, "{deal_reserve_for_champion: {percent_of_remaining_prizes: 20}}")
    room = final(house, 3, payout=Payout(places=3))  # type: ignore[arg-type]
    room.do(ProposeDeal(kind="even"))
    deal = room.state.prizes.deals[-1]
    assert deal.reserve == (deal.remaining // 5 if book == "fcp-2025" else 0)
