"""What a case cites: a book of one's own and a house book cite case by case, as the books do."""

from pathlib import Path

import pytest
import yaml

from torneo.floor.citations import CASES, cite, speaks
from torneo.floor.scenario import Document, ToldHand, load_file, opened, play
from torneo.rulebook import Book, all_books, load_book, read_house
from torneo.rulebook.compile import compile_sources, read_sources
from torneo.rulebook.library import in_force, settlement, settlements

RAISE = """\
scenario: a raise in turn
book: tda-2013
game: nlhe
level: {small: 100, big: 200}
button: 3
seats: {1: 20000, 2: 20000, 3: 20000}
steps:
- {seat: 3, says: subo a 600}
"""

SPLIT = """\
scenario: a pot of two equal hands
book: fcp-2025
game: nlhe
level: {small: 100, big: 200}
denominations: [100, 500, 1000]
button: 6
seats: {2: 20000, 6: 20000}
cards: {2: [Ah, 2c], 6: [As, 2d]}
start: {street: river, pot: 6000, board: [Kh, 9h, 4s, 8c, 7d]}
steps:
- {seat: 2, does: check}
- {seat: 6, does: check}
- {seat: 2, tables: true}
- {seat: 6, tables: true}
"""

SIXTH = {
    "book.yaml": {
        "id": "copa-sur-2030",
        "name": {"es": "Copa Sur", "en": "Copa Sur"},
        "short": "Copa Sur",
        "publisher": "Copa Sur",
        "country": "UY",
        "about": {"es": "Para probar.", "en": "To try."},
        "when_silent": ["copa-sur-2030/1"],
    },
    "clauses.yaml": [
        {"id": "copa-sur-2030/1", "topic": "floor-decisions", "kind": "judgement"},
        {"id": "copa-sur-2030/2", "topic": "raise-size", "kind": "automatic"},
    ],
    "es.yaml": {
        "copa-sur-2030/1": {"title": "Decide el floor", "text": "Lo demás lo decide el floor."},
        "copa-sur-2030/2": {"title": "La subida", "text": "Se sube lo que se dice."},
    },
    "en.yaml": {
        "copa-sur-2030/1": {"title": "The floor decides", "text": "The floor decides the rest."},
        "copa-sur-2030/2": {"title": "The raise", "text": "What is said is raised."},
    },
    "policies.yaml": {"clock_seconds": {"value": 40, "clauses": ["copa-sur-2030/1"]}},
    "cases.yaml": {"floor": {"raise_means_total": ["copa-sur-2030/2"]}},
}


@pytest.fixture
def sixth(tmp_path: Path) -> Book:
    """A small book written to a folder and compiled with the others."""
    for name, text in read_sources().items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    folder = tmp_path / "books" / "copa-sur-2030"
    folder.mkdir()
    for name, content in SIXTH.items():
        (folder / name).write_text(yaml.safe_dump(content, allow_unicode=True), "utf-8")
    common, books = compile_sources(read_sources(tmp_path))
    return in_force(books["copa-sur-2030"], common)


def raised(book: Book, tmp_path: Path) -> tuple[str, ...]:
    file = tmp_path / "raise.yaml"
    file.write_text(RAISE, "utf-8")
    (document,) = load_file(file)
    assert isinstance(document, Document)
    (played,) = play(document, opened(document, book))
    ruling = played.ruling
    assert ruling is not None
    assert (ruling.kind, ruling.action, ruling.to) == ("binding", "raise", 600)
    return ruling.clauses


def test_a_sixth_book_cites_case_by_case(sixth: Book, tmp_path: Path) -> None:
    assert raised(sixth, tmp_path)[0] == "copa-sur-2030/2"
    assert speaks(sixth, "raise_means_total")
    assert not speaks(sixth, "bet")


def test_a_sixth_book_states_only_what_it_says_and_the_defaults_hold_elsewhere(sixth: Book) -> None:
    assert sixth.values["clock_seconds"] == 40
    assert [name for name, setting in sixth.settings.items() if setting.stated] == ["clock_seconds"]
    assert sixth.values["clock_countdown_seconds"] == sixth.definitions["clock_countdown_seconds"].default


def test_a_house_book_cites_a_case_before_its_base_book_does(tmp_path: Path) -> None:
    house = read_house("""
        house: club
        base: tda-2013
        title: {es: Club, en: Club}
        clauses:
        - id: club/1
          topic: raise-size
          kind: automatic
          title: {es: La subida, en: The raise}
          text: {es: Se sube lo que se dice., en: What is said is raised.}
        cases:
          floor: {raise_means_total: [club/1, tda-2013/41-A.1]}
    """)
    assert raised(house, tmp_path)[:2] == ("club/1", "tda-2013/41-A.1")
    assert cite(house, "bet") == cite(all_books()[3], "bet")


@pytest.mark.parametrize("book", all_books(), ids=lambda book: book.id)
def test_whatever_a_book_does_not_say_leads_to_the_settlement_that_decides_it(book: Book) -> None:
    """A ruling that cites only what governs silence says which point was settled how."""
    for case, policy in CASES.policies.items():
        number = CASES.settlement(book, case)
        if not CASES.of(book, case) and not book.clauses_for(policy):
            assert cite(book, case) == book.when_silent
            assert number is not None
        if number is None:
            continue
        point = settlement(number)
        assert point is not None
        assert book.id in point.books
        if case in book.cases["floor"] and not CASES.of(book, case):  # its clauses set the policy otherwise
            assert point.rest
            continue
        assert policy in point.policies
        assert not book.clauses_for(policy)


@pytest.mark.parametrize("book_id", ["tda-2013", "adtp-2018", "torrequebrada", "pokerfest-2011"])
@pytest.mark.parametrize("what", ["closes_hand", "dealer_change", "counts_deck"])
def test_what_a_dealer_does_cites_nothing_about_all_in_buttons_or_shuffling(book_id: str, what: str) -> None:
    """The clauses that set the dealer's duties in these books speak of one of them each."""
    book = load_book(book_id)
    told = ToldHand(book, {"game": "nlhe", "level": {"small": 100, "big": 200}, "button": 1,
                           "seats": {1: 5000, 2: 5000, 3: 5000}})  # fmt: skip
    (ruling, *_) = told.tell({"dealer": what})
    changed = cite(book, "deck_changed") if what == "dealer_change" and book_id != "pokerfest-2011" else ()
    assert ruling.clauses == (*book.when_silent, *changed)
    assert ruling.settlement == next(point.number for point in settlements() if point.rest)


def test_a_raise_said_with_its_total_cites_nothing_about_conditions(tmp_path: Path) -> None:
    found = raised(load_book("tda-2013"), tmp_path)
    assert found[0] == "tda-2013/40-B"
    assert "tda-2013/51.2" not in found


#: Asked for only where the book has words of its own, or of a street or a rule the book does not have.
NEVER_BY_THE_POLICY = {
    "chips_removed", "dealt_again_without_burn", "equal_hands", "fold_high",
    "fold_thrown", "hands_announced", "min_opening_bet", "misled_hand", "next_street", "nobody_to_play",
    "out_of_sight_other_penalty", "recover_hand", "repeated_out_of_turn", "silent_opening",
    "talk_is_collusion", "unprotected_hand_offence",
}  # fmt: skip


@pytest.mark.parametrize("book", all_books(), ids=lambda book: book.id)
def test_no_case_stands_on_a_heap_of_clauses(book: Book) -> None:
    """A book that does not list a case lets its policy speak; where that has many clauses, most of them are
    about something else, and the book has to name those that are meant."""
    heaps = {
        case: book.clauses_for(policy)
        for case, policy in CASES.policies.items()
        if case not in NEVER_BY_THE_POLICY
        and case not in book.cases["floor"]
        and len(book.clauses_for(policy)) > 3
    }
    assert heaps == {}


def test_a_pot_shared_by_equal_hands_cites_no_odd_chip_of_another_game(tmp_path: Path) -> None:
    """The federation has no clause on equal hands: nothing is said of stud or of high and low."""
    file = tmp_path / "split.yaml"
    file.write_text(SPLIT, "utf-8")
    (document,) = load_file(file)
    assert isinstance(document, Document)
    cited: set[str] = set()
    for played in play(document, opened(document)):
        assert played.ruling is not None
        for ruling in (played.ruling, *played.ruling.followed_by):
            cited.update(ruling.clauses)
    assert "fcp-2025/12.1" in cited
    assert not cited & {"fcp-2025/20-B", "fcp-2025/20-C"}
