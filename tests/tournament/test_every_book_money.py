"""What is sold and given back under each of the books."""

import pytest
from tests.support.books import BOOKS
from tests.support.events import drafted, published
from tests.support.tables import hall

from torneo.tournament.conduct.matters import Decide
from torneo.tournament.entries.refunds import cancellation
from torneo.tournament.seats.commands import FormFinalTable
from torneo.tournament.structure.model import total

FEST = "pokerfest-2011"


@pytest.mark.policy("rebuy_terms", "rebuy_chips", "addon_terms", "addon_chips", "addon_early_chips")
@pytest.mark.clause("pokerfest-2011/levels-7", "pokerfest-2011/structure-9")
def test_a_sheet_without_purchases_takes_those_of_pokerfest() -> None:
    """One rebuy for 1,000 while the stack is under 30 % and to level 6, one add-on for 1,000."""
    room = drafted(FEST, rebuy=None, addon=None)
    room.do(Decide(matter="rebuy_amounts", option="first_list", why="el primer cuadro"))
    rebuy, addon = room.state.structure.rebuy, room.state.structure.addon
    assert rebuy is not None
    assert addon is not None
    assert (rebuy.limit, rebuy.price, rebuy.stack_limit_percent, rebuy.until_level) == (1, 100_000, 30, 6)
    assert (addon.limit, addon.price) == (1, 100_000)
    assert [total(one) for one in (rebuy.chips, addon.chips, addon.early_chips)] == [10_000, 15_000, 10_000]


BEFORE = {FEST: "entries_rebuys_and_addons_refunded"}
AT_THE_END = {FEST: "takings_shared_equally_by_players_left", "torrequebrada": "icm"}


@pytest.mark.policy("prize_cancellation")
@pytest.mark.parametrize("book", BOOKS)
def test_what_an_event_cancelled_owes_before_the_final_table_and_at_it(book: str) -> None:
    """Where the book says nothing the director says what."""
    before = published(book)
    assert cancellation(before.state, before.book).how == BEFORE.get(book, "director_decides")
    room = hall(book, {1: 4, 2: 4})
    room.do(FormFinalTable(session="1", table=1))
    assert cancellation(room.state, room.book).how == AT_THE_END.get(book, "director_decides")
