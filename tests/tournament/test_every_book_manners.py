"""What may lie on a table, what may be worn and in which language is spoken, under each of the books."""

import pytest
from tests.support.books import BOOKS
from tests.support.conduct import seated
from tests.support.events import sheet

from torneo.rulebook import load_book
from torneo.tournament import Refused, Tournament
from torneo.tournament.conduct.announcing import to_announce
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.conduct.objects import why_not_allowed
from torneo.tournament.kernel import Value
from torneo.tournament.structure.languages import languages_of

TORRE = "torrequebrada"


@pytest.mark.policy("conduct_table_objects")
@pytest.mark.parametrize("book", BOOKS)
def test_one_protector_of_any_size_and_no_chip_from_elsewhere(book: str) -> None:
    """In Torrequebrada it is at most 5 cm across and 3.75 wide, and nobody eats or drinks."""
    rules = load_book(book)
    small = {"diameter_cm": 5, "width_cm": 3.75}
    assert why_not_allowed(rules, "card_protector", 1, **small) == ""
    assert why_not_allowed(rules, "card_protector", 2, **small) == "too_many_protectors"
    for bigger in ({"diameter_cm": 5.01}, {"width_cm": 3.76}):
        told = why_not_allowed(rules, "card_protector", 1, **bigger)
        assert told == ("protector_too_big" if book == TORRE else "")
    assert why_not_allowed(rules, "drink") == ("food_or_drink" if book == TORRE else "")
    assert why_not_allowed(rules, "foreign_chip") == "foreign_chip"


HIDDEN = {
    "adtp-2018": (("allow",), ("require_removal", "penalise")),
    **dict.fromkeys(("fcp-2025", "tda-2024"), (("allow", "require_removal", "penalise"),) * 2),
}
UNRULED = (("allow", "require_removal"),) * 2


def _options(book: str, matter: str, **about: Value) -> tuple[str, ...]:
    room = seated(book, players=3)
    offered = offer(room.state, matter, {"player": "p1", **about}, room.book)
    assert not isinstance(offered, Refused)
    return offered.options


@pytest.mark.policy("conduct_appearance")
@pytest.mark.parametrize("book", BOOKS)
def test_a_hidden_face(book: str) -> None:
    """Half hidden, and wholly."""
    half, whole = (_options(book, "appearance", fully_hidden=hidden) for hidden in (False, True))
    assert (half, whole) == HIDDEN.get(book, UNRULED)


@pytest.mark.policy("conduct_appearance")
@pytest.mark.parametrize("book", BOOKS)
def test_a_lack_of_hygiene(book: str) -> None:
    """A sanction at once in one book, once the player will not remedy it in two, and in three never."""
    asks, sanctions = ("no_disturbance", "ask_to_remedy"), ("no_disturbance", "ask_to_remedy", "sanction")
    assert _options(book, "hygiene") == (sanctions if book == "tda-2024" else asks)
    room = seated(book, players=3)
    about: dict[str, Value] = {"player": "p1"}
    room.do(Decide(matter="hygiene", option="ask_to_remedy", why="quejas", about=about))
    offered = offer(room.state, "hygiene", {**about, "refused": True}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == (sanctions if book in ("adtp-2018", "fcp-2025", "tda-2024") else asks)


@pytest.mark.policy("conduct_devices")
@pytest.mark.parametrize("book", BOOKS)
def test_a_device_is_forbidden_or_more_where_the_book_says_so(book: str) -> None:
    """Two books let it be an infraction at once, two once somebody complains, two leave it to the house."""
    only, more = ("allow", "forbid"), ("allow", "forbid", "record_infraction")
    at_once = book in ("fcp-2025", "tda-2024")
    complained = at_once or book in ("adtp-2018", TORRE)
    assert _options(book, "other_device") == (more if at_once else only)
    assert _options(book, "other_device", complaint=True) == (more if complained else only)


#: Official, beside them, and beside them in a local event, of a French event announced in German.
SPOKEN = {
    "adtp-2018": (("fr",), ("en",), ("en",)),
    "fcp-2025": (("es",), ("en",), ("en",)),
    "pokerfest-2011": (("es",), (), ()),
    "tda-2013": (("de",), (), ()),
    "tda-2024": (("de",), (), ()),
    TORRE: (("es",), ("en",), ()),
}


@pytest.mark.policy("conduct_languages")
@pytest.mark.parametrize("book", BOOKS)
def test_the_languages_of_the_tables(book: str) -> None:
    here, rules = sheet(country="FR", languages=("de",), scope="national"), load_book(book)
    found = languages_of(here, rules)
    local = languages_of(sheet(country="FR", languages=("de",), scope="local"), rules)
    assert (found.official, found.also, local.also) == SPOKEN[book]
    assert found.free is (book in ("tda-2013", "tda-2024"))
    announced = book in ("tda-2013", "tda-2024", TORRE)
    assert ("languages_announced" in to_announce(Tournament(), rules)) is announced
