"""What holds in an event where its book says nothing of a thing that another book rules on: nothing is asked
for, refused or filled in that only the other one wants."""

import pytest
from msgspec.structs import replace
from tests.support.books import FAMILY
from tests.support.bubble import bubble, dues, finish, give, hand_for_hand, signal
from tests.support.clock import FLIGHTS, started
from tests.support.entries import play, to_level, to_zero
from tests.support.events import drafted, sheet

from torneo.rulebook import Book, load_book, read_house
from torneo.tournament.bubble.commands import EndHandForHand, FreezeHand, RunOut
from torneo.tournament.conduct.events import Noted
from torneo.tournament.entries.addons import addon_terms
from torneo.tournament.entries.commands import LeaveTable, Rebuy, TakeAddOn
from torneo.tournament.entries.purchase_events import AddOnTaken
from torneo.tournament.entries.rebuys import rebuy_terms
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.seats.final_table import final_table_size
from torneo.tournament.structure import model
from torneo.tournament.structure.finding import Finding
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.matters import price_lists
from torneo.tournament.structure.templates import template

NO_ORDER = ("tda-2013", "adtp-2018", "fcp-2025", "pokerfest-2011", "tda-2024")
FIVE = {1000: 5}
TWO_ADDONS = model.AddOn(limit=2, after_level=6, chips=FIVE)


def _house(base: str, policies: str) -> Book:
    return read_house(f"house: casa\nbase: {base}\ntitle: {{es: Casa, en: House}}\npolicies: {policies}\n")


# ---- absence


@pytest.mark.policy("absence_records")
@pytest.mark.parametrize("book", FAMILY)
def test_nobody_counts_the_stack_of_who_leaves(book: str) -> None:
    events = started(book).do(LeaveTable(entry=1))
    assert not any(isinstance(one, Noted) for one in events)


# ---- purchases


@pytest.mark.policy("rebuy_procedure")
@pytest.mark.parametrize("book", FAMILY)
def test_no_chips_are_bought_while_the_hand_is_played(book: str) -> None:
    """Though only Pokerfest says so in words: the chips in front are those of the deal."""
    terms = model.Rebuy(limit=2, price=5_000, chips=FIVE, stack_limit_percent=100, until_level=6)
    room = started(book, rebuy=terms)
    room.do(StartHand(table=1))
    assert room.refused(Rebuy(entry=1)).reason == "hand_in_progress"
    play(room, "p1", 0)
    room.do(Rebuy(entry=1))


@pytest.mark.policy("rebuy_terms", "rebuy_chips", "addon_chips", "addon_early_chips", "addon_early_terms")
@pytest.mark.parametrize("book", FAMILY)
def test_what_a_draft_leaves_out_of_a_purchase_no_book_adds(book: str) -> None:
    """No stack is too big, no level too late, it is as many chips as at the start; there is no list of
    amounts to choose from, and no add-on before its time."""
    room = drafted(book, rebuy=model.Rebuy(limit=2), addon=model.AddOn(after_level=6))
    rebuy, addon = rebuy_terms(room.state, room.book), addon_terms(room.state, room.book)
    assert rebuy is not None
    assert addon is not None
    assert (rebuy.stack_limit_percent, rebuy.until_level) == (0, None)
    assert (addon.early_chips, addon.early_stack_limit_percent) == ({}, 0)
    assert rebuy.chips == addon.chips == room.state.structure.stack
    assert price_lists(room.book) == {}


@pytest.mark.policy("addon_terms")
@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "fcp-2025", "tda-2024"])
def test_an_add_on_costs_and_comes_as_often_as_the_sheet_says(book: str) -> None:
    """Once more if the sheet offers two, for nothing if it asks for nothing."""
    rebuy = model.Rebuy(limit=2, price=5_000, chips=FIVE, stack_limit_percent=100, until_level=6)
    room = started(book, addon=TWO_ADDONS, rebuy=rebuy)
    to_zero(to_level(room, 6))
    (taken, _) = room.do(TakeAddOn(entry=1))
    assert isinstance(taken, AddOnTaken)
    assert taken.price == 0
    room.do(TakeAddOn(entry=1))
    assert room.refused(TakeAddOn(entry=1)).reason == "addon_limit"


@pytest.mark.clause("torrequebrada/18.1")
@pytest.mark.policy("addon_terms")
def test_torrequebrada_sells_one_add_on_whatever_the_sheet_offers() -> None:
    room = started("torrequebrada", addon=TWO_ADDONS)
    (taken, _) = room.do(TakeAddOn(entry=1))
    assert isinstance(taken, AddOnTaken)
    assert taken.price == 0, "the book names no price"
    refused = room.refused(TakeAddOn(entry=1))
    assert (refused.reason, refused.facts["limit"]) == ("addon_limit", 1)
    assert "torrequebrada/18.1" in refused.clauses


# ---- the bubble


@pytest.mark.policy("bubble_hand_for_hand")
@pytest.mark.parametrize("book", FAMILY)
def test_no_number_of_players_makes_hand_for_hand_begin(book: str) -> None:
    """Fifteen left, far from the money; also where a house says down to how many it would be played."""
    assert dues(bubble(book, (8, 7), paid=5), "hand_for_hand_due") == []
    house = _house(book, "{bubble_hand_for_hand: {to_players: 10}}")
    assert dues(bubble(house, (8, 7), paid=5), "hand_for_hand_due") == []


@pytest.mark.policy("bubble_hand_for_hand")
@pytest.mark.parametrize("book", FAMILY)
def test_no_number_of_players_makes_hand_for_hand_end(book: str) -> None:
    """Begun early by the direction, with eight left and four paid, it goes on until somebody stops it."""
    room = hand_for_hand(book, (4, 4), paid=4)
    signal(room)
    finish(room, 1, 2)
    assert room.state.sessions["1"].hand_for_hand
    assert dues(room, "hand_for_hand_to_end") == []


@pytest.mark.clause("pokerfest-2011/stages-6")
@pytest.mark.policy("bubble_hand_for_hand")
def test_in_pokerfest_the_money_does_not_begin_it_and_eleven_are_too_many_to_stop() -> None:
    assert dues(bubble("pokerfest-2011", (7, 7, 7, 7), paid=27, level=7), "hand_for_hand_due") == []
    room = hand_for_hand("pokerfest-2011", (6, 5), paid=3)
    signal(room)
    finish(room, 1, 2)
    assert dues(room, "hand_for_hand_to_end") == []
    assert room.refused(EndHandForHand(session="1", why="once")).reason == "hand_for_hand_must_go_on"


@pytest.mark.policy("bubble_runout_order")
@pytest.mark.parametrize("book", NO_ORDER)
def test_a_house_that_freezes_all_ins_opens_them_in_the_order_it_likes(book: str) -> None:
    """Where the book itself has them run out at once, or says no more, it has no order to open them in."""
    house = _house(book, "{bubble_all_in_freeze: frozen_face_down}")
    room = bubble(house, (7, 7), paid=13)
    give(room, 1, {2: 5_000})
    give(room, 2, {2: 8_000})
    room.do(dues(room, "hand_for_hand_due")[0].command)
    signal(room)
    room.do(FreezeHand(table=1, all_in={2: 0}))
    room.do(FreezeHand(table=2, all_in={2: 0}))
    room.do(RunOut(table=2))


# ---- the final table

ONE_MORE = {10: 10, 9: 10, 8: 9, 7: 8, 6: 7, 5: 6, 2: None}
FULL = {10: 10, 9: 9, 8: 9, 7: 7, 6: 7, 5: 6, 2: None}
SIZES: dict[str, dict[int, int | None]] = {
    "tda-2013": ONE_MORE, "adtp-2018": ONE_MORE, "torrequebrada": ONE_MORE,
    "fcp-2025": FULL, "tda-2024": FULL,
    "pokerfest-2011": {**dict.fromkeys(range(5, 11), 10), 2: None},
}  # fmt: skip


def _sizes(book: Book) -> dict[int, int | None]:
    return {full: final_table_size(model.Structure(seats_per_table=full), book) for full in ONE_MORE}


@pytest.mark.policy("seating_final_table_players", "seating_final_table_max")
@pytest.mark.parametrize("book", SIZES)
def test_so_many_make_the_final_table_of_each_format(book: str) -> None:
    """Heads-up events have none. A house with longer tables changes nothing about the sizes the book names,
    and one that names bigger sizes is held to the book's longest table."""
    assert _sizes(load_book(book)) == SIZES[book]
    assert {**_sizes(_house(book, "{seating_final_table_max: 20}")), 5: 0} == {**SIZES[book], 5: 0}
    bigger = _sizes(_house(book, "{seating_final_table_players: {10: 20, 9: 20, 8: 20, 7: 20, 6: 20}}"))
    assert {bigger[full] for full in range(6, 11)} == {10}


# ---- the sheet

AMOUNTS = ("structure_entry_fee", "structure_starting_stack", "time_level_minutes", "time_blind_schedule",
           "time_day_plan")  # fmt: skip


def _remarks(structure: model.Structure, book: str) -> list[Finding]:
    """What is noted because the book prints something else."""
    return [one for one in lint(structure, load_book(book)) if one.code.endswith("differs_from_book")]


@pytest.mark.policy(*AMOUNTS)
@pytest.mark.parametrize("book", FAMILY)
def test_a_sheet_sets_its_own_price_stack_levels_and_days(book: str) -> None:
    own = sheet(entry_price=7_700, stack={100: 77}, level_minutes=17, days=FLIGHTS)
    assert _remarks(own, book) == []


@pytest.mark.policy(*AMOUNTS)
def test_the_sheet_of_pokerfest_is_as_the_book_prints_it() -> None:
    """And whatever is changed in it is noted: the price, the stack, the minutes, a blind, the days."""
    printed = template("pokerfest-2011").structure
    assert _remarks(printed, "pokerfest-2011") == []
    last = printed.levels[-1]
    other = {
        "entry_price": printed.entry_price + 100,
        "stack": {**printed.stack, 1000: 1},
        "level_minutes": 39,
        "levels": (*printed.levels[:-1], replace(last, ante=last.ante + 100)),
        "days": FLIGHTS,
    }
    for field, value in other.items():
        (remark,) = _remarks(replace(printed, **{field: value}), "pokerfest-2011")
        assert remark.path.startswith(field)
