"""Before an event opens: what each of the books wants settled, who must be named, and what may change."""

import pytest
from msgspec.structs import replace
from tests.support.books import BOOKS
from tests.support.conduct import seated
from tests.support.events import REBUY, drafted, published, sheet

from torneo.rulebook import load_book
from torneo.tournament import Refused
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.conduct.rulings import prevailing
from torneo.tournament.kernel import Value
from torneo.tournament.structure.changes import effects
from torneo.tournament.structure.commands import ChangeStructure, PublishEvent
from torneo.tournament.structure.levels import ante_kind
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.model import ReEntry, Structure
from torneo.tournament.structure.public import authorities, receipt_terms
from torneo.tournament.structure.required import missing, missing_fields

FEDERATION = (
    "entry_value", "start_times", "registration_times", "variant_rules", "chip_structure", "level_durations",
    "blind_levels", "breaks", "starting_chips", "reentry_limits", "late_registration",
    "heads_up_postflop_order",
)  # fmt: skip
REQUIRED = {
    "adtp-2018": (),
    "fcp-2025": FEDERATION,
    "pokerfest-2011": ("rebuy_count", "rebuy_and_addon_chips", "opening_blinds"),
    "tda-2013": ("languages",),
    "tda-2024": ("languages",),
    "torrequebrada": ("registration_closing_level", "languages"),
}
EMPTY = Structure(reentry=ReEntry(limit=None))
STAFF = {
    **dict.fromkeys(BOOKS, ("tournament_director", "floor", "dealer")),
    "fcp-2025": ("general_director", "head_of_operations", "disciplinary_commission", "floor", "dealer"),
    "pokerfest-2011": ("tournament_director", "supervisor", "dealer"),
}


@pytest.mark.policy("structure_required_before_opening", "staff_required_roles")
@pytest.mark.parametrize("book", BOOKS)
def test_an_empty_sheet_lacks_what_the_book_asks_for_and_no_more(book: str) -> None:
    named = [gap.code for gap in missing_fields(EMPTY, load_book(book))]
    assert named == list(REQUIRED[book])
    everything = [gap.code for gap in missing(EMPTY, {}, load_book(book))]
    assert everything == [*REQUIRED[book], *STAFF[book]]


@pytest.mark.policy("staff_required_roles")
@pytest.mark.parametrize("book", BOOKS)
def test_the_sheet_lists_those_who_answer_for_the_event_highest_first(book: str) -> None:
    room = drafted(book)
    assert tuple(one.role for one in authorities(room.state, room.book)) == STAFF[book]
    room.do(PublishEvent())


@pytest.mark.policy("structure_ante_format")
@pytest.mark.parametrize("book", BOOKS)
def test_a_sheet_that_does_not_say_who_pays_the_ante_goes_by_the_book(book: str) -> None:
    kind = "big_blind" if book in ("fcp-2025", "tda-2024") else "each_player"
    assert ante_kind(sheet(ante_kind=""), load_book(book)) == kind


@pytest.mark.policy("structure_ante_rules")
@pytest.mark.parametrize("book", BOOKS)
def test_an_ante_that_falls_is_noted_under_every_book(book: str) -> None:
    levels = sheet().levels
    falls = replace(sheet(), levels=(*levels[:-1], replace(levels[-1], ante=0)))
    assert "sheet.ante_falls" in {one.code for one in lint(falls, load_book(book))}


@pytest.mark.policy("structure_change_after_publication")
@pytest.mark.parametrize("book", BOOKS)
def test_a_change_after_publication_needs_a_reason_except_where_the_organiser_is_free(book: str) -> None:
    """The terms of participation are flagged in the same books."""
    free = book == "torrequebrada"
    room = published(book, rebuy=REBUY)
    found = {one.path: one.weight for one in effects(room.state, {"entry_price": 20_000}, room.book)}
    assert found["entry_price"] == ("touches" if free else "flagged")
    change = ChangeStructure(changes={"venue": "Otra sala"}, why="")
    if free:
        room.do(change)
    else:
        assert room.refused(change).reason == "change_needs_reason"


IMAGE = {"fcp-2025": ("image_release_before_during_after",), "pokerfest-2011": ("image_release_event",)}


@pytest.mark.policy("registration_receipt_terms")
@pytest.mark.parametrize("book", BOOKS)
def test_a_receipt_has_the_terms_of_the_book(book: str) -> None:
    terms = [term.code for term in receipt_terms(load_book(book))]
    assert terms == ["rules_acceptance", *IMAGE.get(book, ())]


@pytest.mark.policy("floor_source_precedence")
@pytest.mark.parametrize("book", BOOKS)
def test_house_rules_go_before_the_book_unless_the_book_is_them(book: str) -> None:
    """The official regulation goes before both."""
    rules = load_book(book)
    both = "book" if book in ("fcp-2025", "torrequebrada") else "house_rules"
    assert prevailing(rules, {"house_rules", "book"}) == both
    assert prevailing(rules, {"official_regulation", "house_rules", "book"}) == "official_regulation"


@pytest.mark.policy("floor_uncovered_error")
@pytest.mark.parametrize("book", BOOKS)
def test_an_error_no_rule_covers_may_be_drawn_for_in_two_books(book: str) -> None:
    room = seated(book)
    offered = offer(room.state, "uncovered_error", {}, room.book)
    assert not isinstance(offered, Refused)
    draws = ("random_draw",) if book in ("fcp-2025", "tda-2024") else ()
    assert offered.options == ("rule_one", *draws)


@pytest.mark.policy("floor_override_authority")
@pytest.mark.parametrize("book", BOOKS)
def test_in_two_books_only_the_direction_sets_a_technical_outcome_aside(book: str) -> None:
    room = seated(book)
    clause = next(iter(room.book.clauses))
    about: dict[str, Value] = {"clause": clause, "table": 1, "hand": 1}
    choice = Decide(matter="technical_ruling", option="set_aside", why="x", about=about)
    if book in ("pokerfest-2011", "torrequebrada"):
        assert room.refused(choice, role="floor").reason == "role"
        room.do(choice, role="director")
    else:
        room.do(choice, role="floor")
