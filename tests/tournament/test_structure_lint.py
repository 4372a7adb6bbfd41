"""Every mistake a sheet can have, each found by its code at its field."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.books import BOOKS, by_clause
from tests.support.events import sheet

from torneo.rulebook import LANGS, load_book
from torneo.tournament.structure.finding import Finding
from torneo.tournament.structure.levels import last_level, level_of, stakes_of
from torneo.tournament.structure.lint import errors, lint
from torneo.tournament.structure.model import (
    AddOn,
    Bounty,
    Break,
    Day,
    Deal,
    Flight,
    Level,
    Payout,
    Rebuy,
    ReEntry,
    Registration,
    Satellite,
    Structure,
    TimeBank,
)
from torneo.tournament.structure.templates import template, template_names
from torneo.tournament.words import say

TDA = load_book("tda-2013")


def level(number: int, small: int = 100, big: int = 200, **more: Any) -> Level:
    return Level(number=number, small_blind=small, big_blind=big, **more)


def with_level(number: int, **fields: Any) -> dict[str, Any]:
    """The usual levels with one of them changed."""
    levels = tuple(
        msgspec.structs.replace(one, **fields) if one.number == number else one for one in sheet().levels
    )
    return {"levels": levels}


def flight(name: str = "1", starts: str = "") -> tuple[Flight, ...]:
    return (Flight(name=name, starts=starts),)


def rebuy(**fields: Any) -> dict[str, Any]:
    return {"rebuy": Rebuy(**{"price": 100, "chips": {100: 50}, "until_level": 6, **fields})}


def addon(**fields: Any) -> dict[str, Any]:
    return {"addon": AddOn(**{"price": 100, "chips": {100: 50}, "after_level": 6, **fields})}


MISTAKES: list[tuple[dict[str, Any], str, str, str]] = [
    ({"game": "bridge"}, "sheet.game_unknown", "game", "error"),
    ({"rotation": ("nlhe", "chess")}, "sheet.game_unknown", "rotation[1]", "error"),
    (with_level(2, game="chess"), "sheet.game_unknown", "levels[1].game", "error"),
    ({"rotation": ("nlhe", "plo"), "rotation_lasts": 0}, "sheet.rotation_length", "rotation_lasts", "error"),
    ({"rotation": ("plo",)}, "sheet.rotation_of_one", "rotation", "warning"),
    ({"seats_per_table": 1}, "sheet.seats", "seats_per_table", "error"),
    ({"seats_per_table": 11}, "sheet.seats", "seats_per_table", "error"),
    ({"game": "stud", "seats_per_table": 9}, "sheet.too_many_seats", "seats_per_table", "error"),
    ({"game": "plo5", "seats_per_table": 9}, "sheet.too_many_seats", "seats_per_table", "error"),
    ({"stack": {}}, "sheet.no_stack", "stack", "error"),
    ({"stack": {25: 400, 100: 0}}, "sheet.chip", "stack.100", "error"),
    ({"stack": {25: 400, -5: 1}}, "sheet.chip", "stack.-5", "error"),
    ({"chip_values": (25, 100)}, "sheet.chip_not_listed", "stack.500", "error"),
    ({"chip_values": (25, 100, 100, 500, 1000)}, "sheet.chip_value_twice", "chip_values", "warning"),
    ({"levels": ()}, "sheet.no_levels", "levels", "error"),
    ({"levels": (level(0), level(1))}, "sheet.level_number", "levels[0].number", "error"),
    ({"levels": (level(1), level(1, 200, 400))}, "sheet.level_twice", "levels[1].number", "error"),
    ({"levels": (level(1), level(3, 200, 400))}, "sheet.level_missing", "levels", "error"),
    ({"levels": (level(2, 200, 400), level(1))}, "sheet.levels_unordered", "levels", "warning"),
    (with_level(3, small_blind=25), "sheet.blinds_fall", "levels[2].small_blind", "error"),
    (with_level(3, big_blind=75), "sheet.blinds_fall", "levels[2].big_blind", "error"),
    (with_level(1, big_blind=0, small_blind=25), "sheet.no_big_blind", "levels[0].big_blind", "error"),
    (with_level(1, small_blind=75), "sheet.big_not_above_small", "levels[0].big_blind", "error"),
    (with_level(1, small_blind=50), "sheet.big_not_above_small", "levels[0].big_blind", "warning"),
    (with_level(2, ante=125), "sheet.ante_above_big", "levels[1].ante", "error"),
    (with_level(8, ante=0), "sheet.ante_falls", "levels[7].ante", "warning"),
    (with_level(2, ante=-25), "sheet.negative", "levels[1].ante", "error"),
    (with_level(2, minutes=-1), "sheet.negative", "levels[1].minutes", "error"),
    (with_level(2, small_bet=200, big_bet=100), "sheet.bets_crossed", "levels[1].big_bet", "error"),
    (with_level(2, bring_in=100), "sheet.bring_in", "levels[1].bring_in", "error"),
    (with_level(2, small_blind=60), "sheet.chips_cannot_make", "levels[1].small_blind", "error"),
    (with_level(9, ante=60), "sheet.chips_cannot_make", "levels[8].ante", "error"),
    (with_level(2, small_blind=25, big_blind=50), "sheet.level_repeats", "levels[1]", "warning"),
    ({"level_minutes": 0}, "sheet.no_minutes", "levels[0].minutes", "error"),
    ({"level_minutes": -5}, "sheet.negative", "level_minutes", "error"),
    ({"ante_kind": "none"}, "sheet.ante_unpaid", "ante_kind", "warning"),
    ({"ante_kind": ""}, "sheet.ante_format_proposed_each_player", "ante_kind", "note"),
    ({"stack": {25: 20}}, "sheet.stack_shallow", "stack", "warning"),
    ({"stack": {25: 8}}, "sheet.stack_shallow", "stack", "error"),
    ({"stack": {5: 400}}, "sheet.no_big_chips", "chip_values", "warning"),
    ({"days": (Day(number=1, flights=flight(starts="mañana")),)}, "sheet.time_unreadable",
     "days[0].flights[0].starts", "error"),
    ({"days": (Day(number=1, flights=flight(starts="2027-01-15T08:00")),)}, "sheet.time_without_offset",
     "days[0].flights[0].starts", "error"),
    ({"registration": Registration(opens="x", closes_level=6)}, "sheet.time_unreadable", "registration.opens",
     "error"),
    ({"registration": Registration(opens="2027-01-15T08:00Z", closes_at="2027-01-15T07:00Z")},
     "sheet.closes_before_opening", "registration.closes_at", "error"),
    ({"dates": ("2027-02-30",)}, "sheet.date_unreadable", "dates[0]", "error"),
    ({"days": (Day(number=1, flights=flight(starts="2027-01-15T08:00Z"), ends="2027-01-15T07:00Z"),)},
     "sheet.ends_before_start", "days[0].ends", "error"),
    ({"days": (Day(number=1, last_level=6, flights=flight("1", "2027-01-16T08:00Z")),
               Day(number=2, first_level=7, flights=flight("2", "2027-01-15T08:00Z")))},
     "sheet.days_out_of_order", "days[1].flights", "error"),
    ({"days": (Day(number=2),)}, "sheet.day_number", "days[0].number", "error"),
    ({"days": (Day(number=1, flights=flight(" ")),)}, "sheet.flight_unnamed", "days[0].flights[0].name",
     "error"),
    ({"days": (Day(number=1, flights=(Flight(name="1A"), Flight(name="1A"))),)}, "sheet.flight_twice",
     "days[0].flights[1].name", "error"),
    ({"days": (Day(number=1, last_level=6, flights=flight()),
               Day(number=2, first_level=7, flights=(Flight(name="2A"), Flight(name="2B"))))},
     "sheet.flights_late", "days[1].flights", "warning"),
    ({"days": (Day(number=1, first_level=1, last_level=0),)}, "sheet.day_backwards", "days[0].last_level",
     "error"),
    ({"days": (Day(number=1, last_level=13),)}, "sheet.day_past_levels", "days[0].last_level", "error"),
    ({"days": (Day(number=1, first_level=2),)}, "sheet.day_gap", "days[0].first_level", "error"),
    ({"days": (Day(number=1, last_level=6), Day(number=2, first_level=8))}, "sheet.day_gap",
     "days[1].first_level", "error"),
    ({"days": (Day(number=1, last_level=6), Day(number=2, first_level=6))}, "sheet.days_overlap",
     "days[1].first_level", "error"),
    ({"days": (Day(number=1), Day(number=2, first_level=7))}, "sheet.day_never_ends", "days[0].last_level",
     "error"),
    ({"days": (Day(number=1, level_minutes=-1),)}, "sheet.negative", "days[0].level_minutes", "error"),
    ({"breaks": (Break(after_level=40),)}, "sheet.break_nowhere", "breaks[0].after_level", "error"),
    ({"breaks": (Break(),)}, "sheet.break_when", "breaks[0]", "error"),
    ({"breaks": (Break(after_level=2, at_players=9),)}, "sheet.break_when", "breaks[0]", "error"),
    ({"breaks": (Break(at_players=1),)}, "sheet.break_players", "breaks[0].at_players", "error"),
    ({"breaks": (Break(after_level=2, minutes=0),)}, "sheet.break_minutes", "breaks[0].minutes", "error"),
    ({"breaks": (Break(after_level=2), Break(after_level=2))}, "sheet.break_twice", "breaks[1]", "error"),
    ({"days": (Day(number=1, last_level=6), Day(number=2, first_level=7))}, "sheet.break_at_day_end",
     "breaks[0]", "warning"),
    ({"registration": Registration()}, "sheet.never_closes", "registration", "warning"),
    ({"registration": Registration(closes_level=6, closes_minutes=0)}, "sheet.closes_twice", "registration",
     "warning"),
    ({"registration": Registration(closes_level=13)}, "sheet.closes_past_levels", "registration.closes_level",
     "error"),
    ({"registration": Registration(closes_level=0)}, "sheet.closes_past_levels", "registration.closes_level",
     "error"),
    ({"registration": Registration(closes_minutes=-1)}, "sheet.negative", "registration.closes_minutes",
     "error"),
    ({"registration": Registration(closes_level=6, capacity=9, minimum_entries=10)},
     "sheet.minimum_above_capacity", "registration.minimum_entries", "error"),
    ({"entry_price": -1}, "sheet.negative", "entry_price", "error"),
    ({"entry_fee": 20_000}, "sheet.fee_above_price", "entry_fee", "warning"),
    ({"reentry": ReEntry(limit=0, until_level=6)}, "sheet.reentry_of_none", "reentry", "error"),
    ({"reentry": ReEntry(limit=-1)}, "sheet.negative", "reentry.limit", "error"),
    ({"reentry": ReEntry(limit=1, per_flight=2)}, "sheet.reentry_per_flight", "reentry.per_flight", "error"),
    ({"reentry": ReEntry(limit=1, until_level=7)}, "sheet.reentry_after_closing", "reentry.until_level",
     "error"),
    ({"reentry": ReEntry(limit=1, until_level=30)}, "sheet.until_no_level", "reentry.until_level", "error"),
    ({"reentry": ReEntry(limit=1, surrender=True)}, "sheet.surrender_not_in_book", "reentry.surrender",
     "warning"),
    ({"reentry": ReEntry(limit=1), **rebuy()}, "sheet.rebuy_and_reentry", "rebuy", "warning"),
    (rebuy(limit=0), "sheet.rebuy_of_none", "rebuy.limit", "error"),
    (rebuy(chips={}), "sheet.bought_nothing", "rebuy.chips", "error"),
    (rebuy(chips={100: -1}), "sheet.chip", "rebuy.chips.100", "error"),
    (rebuy(stack_limit_percent=101), "sheet.percent", "rebuy.stack_limit_percent", "error"),
    (rebuy(until_level=44), "sheet.until_no_level", "rebuy.until_level", "error"),
    (rebuy(price=-1), "sheet.negative", "rebuy.price", "error"),
    ({**rebuy(until_level=None), "registration": Registration(closes_minutes=60)}, "sheet.rebuy_without_end",
     "rebuy.until_level", "warning"),
    (addon(limit=0), "sheet.addon_of_none", "addon.limit", "error"),
    (addon(chips={}), "sheet.bought_nothing", "addon.chips", "error"),
    (addon(after_level=0), "sheet.addon_without_moment", "addon.after_level", "error"),
    (addon(after_level=50), "sheet.until_no_level", "addon.after_level", "error"),
    ({**addon(after_level=4), **rebuy()}, "sheet.addon_before_rebuys_end", "addon.after_level", "error"),
    (addon(early_chips={100: 60}), "sheet.early_addon_better", "addon.early_chips", "warning"),
    (addon(early_stack_limit_percent=-1), "sheet.percent", "addon.early_stack_limit_percent", "error"),
    ({"chip_values": (25, 100, 500, 1000), **addon(chips={5000: 1})}, "sheet.chip_not_listed",
     "addon.chips.5000", "error"),
    ({"payout": Payout(kind="table")}, "sheet.payout_table_empty", "payout.table", "error"),
    ({"payout": Payout(kind="table", table={10: (6_000, 3_000)})}, "sheet.payout_sum", "payout.table.10",
     "error"),
    ({"payout": Payout(kind="table", table={10: (4_000, 6_000)})}, "sheet.payout_rises", "payout.table.10",
     "warning"),
    ({"payout": Payout(kind="table", table={1: (6_000, 4_000)})}, "sheet.payout_too_many", "payout.table.1",
     "error"),
    ({"payout": Payout(kind="table", table={0: (10_000,)})}, "sheet.payout_entries", "payout.table.0",
     "error"),
    ({"payout": Payout(kind="table", table={9: (11_000, -1_000)})}, "sheet.negative", "payout.table.9",
     "error"),
    ({"payout": Payout(rounding=0)}, "sheet.rounding", "payout.rounding", "error"),
    ({"payout": Payout(places_percent=120)}, "sheet.percent", "payout.places_percent", "error"),
    ({"payout": Payout(places_percent=30)}, "sheet.places_percent", "payout.places_percent", "warning"),
    ({"payout": Payout(places_percent=12, places=5)}, "sheet.places_twice", "payout.places", "warning"),
    ({"payout": Payout(minimum_cash=-1)}, "sheet.negative", "payout.minimum_cash", "error"),
    ({"deal": Deal(champion_per_mille=1001)}, "sheet.per_mille", "deal.champion_per_mille", "error"),
    ({"staff_percent": 101}, "sheet.percent", "staff_percent", "error"),
    ({"bounty": Bounty(amount=10)}, "sheet.bounty_of_none", "bounty.kind", "error"),
    ({"bounty": Bounty(kind="fixed")}, "sheet.bounty_amount", "bounty.amount", "error"),
    ({"bounty": Bounty(kind="fixed", amount=20_000)}, "sheet.bounty_above_price", "bounty.amount", "error"),
    ({"bounty": Bounty(kind="mystery", amount=100)}, "sheet.bounty_envelopes", "bounty.envelopes", "error"),
    ({"bounty": Bounty(kind="mystery", amount=100, envelopes={5: 0})}, "sheet.envelope", "bounty.envelopes.5",
     "error"),
    ({"bounty": Bounty(kind="progressive", amount=100, progressive_percent=150)}, "sheet.percent",
     "bounty.progressive_percent", "error"),
    ({"satellite": Satellite(seat_value=100)}, "sheet.satellite_target", "satellite.target", "error"),
    ({"satellite": Satellite(target="x")}, "sheet.satellite_seat", "satellite.seat_value", "error"),
    ({"satellite": Satellite(target="x", seat_value=1, seats=-1)}, "sheet.negative", "satellite.seats",
     "error"),
    ({"guarantee": -1}, "sheet.negative", "guarantee", "error"),
    ({"guarantee": 5, "entry_price": 0}, "sheet.guarantee_without_price", "guarantee", "warning"),
    ({"name": " "}, "sheet.no_name", "name", "warning"),
    ({"currency": "euros"}, "sheet.currency", "currency", "error"),
    ({"country": "España"}, "sheet.country", "country", "error"),
    ({"heads_up_postflop_order": "whatever"}, "sheet.heads_up_order", "heads_up_postflop_order", "error"),
    ({"table_break_order": (3, 3)}, "sheet.table_order", "table_break_order", "error"),
    ({"source_table_order": (0,)}, "sheet.table_order", "source_table_order", "error"),
    ({"languages": ("spanish",)}, "sheet.language_code", "languages[0]", "error"),
    ({"languages": ()}, "sheet.required", "languages", "warning"),
]  # fmt: skip


def found(structure: Structure, book: str = "tda-2013") -> dict[tuple[str, str], Finding]:
    return {(one.code, one.path): one for one in lint(structure, load_book(book))}


@pytest.mark.parametrize(("fields", "code", "path", "severity"), MISTAKES, ids=lambda value: str(value)[:40])
def test_each_mistake_is_found_where_it_is(
    fields: dict[str, Any], code: str, path: str, severity: str
) -> None:
    findings = found(sheet(**fields))
    assert (code, path) in findings, sorted(findings)
    one = findings[code, path]
    assert one.severity == severity
    for lang in LANGS:
        assert "{" not in say(one.code, one.facts, lang)


def test_the_usual_sheet_has_no_mistakes() -> None:
    assert lint(sheet(), TDA) == []


def test_many_mistakes_are_found_at_once() -> None:
    """Three levels wrong in three ways, a break nowhere and a closing too late, in one go."""
    levels = (level(1), level(2, 75, 150), level(4, 300, 300, ante=400))
    structure = Structure(
        name="x", languages=("es",), stack={100: 10}, levels=levels, level_minutes=20,
        breaks=(Break(after_level=9),), registration=Registration(closes_level=12), seats_per_table=20,
    )  # fmt: skip
    codes = {one.code for one in lint(structure, TDA)}
    assert {
        "sheet.blinds_fall", "sheet.level_missing", "sheet.big_not_above_small", "sheet.ante_above_big",
        "sheet.chips_cannot_make", "sheet.stack_shallow", "sheet.break_nowhere", "sheet.closes_past_levels",
        "sheet.seats",
    } <= codes  # fmt: skip
    assert len(errors(structure, TDA)) >= 8


@pytest.mark.clause("tda-2024/rp-22.1")
@pytest.mark.parametrize("book", BOOKS)
def test_bounty_chips_and_time_cards_must_not_look_like_chips_where_the_book_says_so(book: str) -> None:
    with_items = sheet(bounty=Bounty(kind="fixed", amount=100), time_bank=TimeBank(start=3))
    codes = ("sheet.bounty_chips_differ", "sheet.time_cards_differ")
    found = {one.code: one for one in lint(with_items, load_book(book)) if one.code in codes}
    assert sorted(found) == (sorted(codes) if book == "tda-2024" else [])
    for one in found.values():
        assert (one.severity, one.clauses) == ("note", ("tda-2024/rp-22.1",))
        assert say(one.code, one.facts, "es") != say(one.code, one.facts, "en")
    assert not [one for one in lint(sheet(), load_book(book)) if one.code in codes]


@pytest.mark.clause("tda-2024/rp-18")
@pytest.mark.parametrize("book", BOOKS)
def test_a_mix_may_play_its_two_studs_apart(book: str) -> None:
    apart = sheet(game="horse", rotation=("lhe", "lo8", "stud8", "razz", "stud"), seats_per_table=8)
    together = sheet(game="horse", rotation=("lhe", "lo8", "razz", "stud", "stud8"), seats_per_table=8)
    found = [(one.code, one.path) for one in lint(apart, load_book(book))]
    assert found == [(one.code, one.path) for one in lint(together, load_book(book))]
    assert not [one for one in found if "rotation" in one[1] or one[1] == "game"]


@pytest.mark.parametrize("clause", by_clause("fcp-2025/rp-12.2", "tda-2024/rp-11.2"))
def test_a_falling_ante_is_warned_against(clause: str) -> None:
    book = clause.partition("/")[0]
    levels = (*(level(number, 300, 600, ante=0) for number in range(1, 8)), level(8, 300, 600, ante=600),
              level(9, 400, 800, ante=400))  # fmt: skip
    one = found(sheet(levels=levels, ante_kind="big_blind"), book)["sheet.ante_falls", "levels[8].ante"]
    assert (one.severity, one.facts, one.clauses) == (
        "warning", {"level": 9, "was": 600, "now": 400}, (clause,),
    )  # fmt: skip
    may = load_book(book).with_policies({"structure_ante_rules": {"may_decrease": True}})
    assert "sheet.ante_falls" not in {one.code for one in lint(sheet(levels=levels), may)}


@pytest.mark.clause("fcp-2025/rp-12.1")
def test_the_federation_proposes_the_big_blind_ante() -> None:
    one = found(sheet(ante_kind=""), "fcp-2025")["sheet.ante_format_proposed_big_blind", "ante_kind"]
    assert (one.severity, one.facts["proposed"], one.clauses) == ("note", "big_blind", ("fcp-2025/rp-12.1",))
    assert ("sheet.ante_format_differs_big_blind", "ante_kind") in found(sheet(), "fcp-2025")
    assert not {path for _, path in found(sheet(ante_kind="big_blind"), "fcp-2025")} & {"ante_kind"}


@pytest.mark.clause("fcp-2025/art-2.3")
def test_an_event_before_the_book_is_in_force_is_warned_of() -> None:
    def starting(day: str) -> Structure:
        return sheet(days=(Day(number=1, flights=flight(starts=f"{day}T18:00-05:00")),))

    one = found(starting("2025-06-13"), "fcp-2025")["sheet.book_not_in_force", "days"]
    assert (one.severity, one.facts["since"]) == ("warning", "2025-06-14")
    assert "fcp-2025/art-2.3" in one.clauses
    assert ("sheet.book_not_in_force", "days") not in found(starting("2025-06-14"), "fcp-2025")
    assert ("sheet.book_not_in_force", "days") not in found(starting("2000-01-01"), "tda-2013")


def test_a_venue_that_is_not_official_is_warned_of() -> None:
    one = found(sheet(official_venue=False), "fcp-2025")["sheet.venue_not_official", "official_venue"]
    assert (one.severity, one.clauses) == ("warning", ("fcp-2025/art-2.2",))
    assert not found(sheet(official_venue=False), "tda-2013")


@pytest.mark.clause("pokerfest-2011/stages-11", "pokerfest-2011/levels-5")
def test_the_blank_level_of_pokerfest_is_a_warning_with_a_proposal() -> None:
    whole = template("pokerfest-2011").structure
    levels = tuple(one for one in whole.levels if one.number != 8)
    one = found(msgspec.structs.replace(whole, levels=levels), "pokerfest-2011")[
        "sheet.level_to_set", "levels"
    ]
    assert (one.severity, one.facts) == ("warning", {"level": 8, "small": 800, "big": 1_600, "ante": 0})
    assert {"pokerfest-2011/levels-5", "pokerfest-2011/stages-11"} <= set(one.clauses)


@pytest.mark.clause("pokerfest-2011/levels-5", "pokerfest-2011/stages-11")
def test_a_level_that_is_not_as_pokerfest_prints_it_is_remarked() -> None:
    """The first of them, and how many more: 100/200 instead of 50/100, and level 9 with an ante."""
    whole = template("pokerfest-2011").structure
    other = {1: {"small_blind": 100, "big_blind": 200}, 9: {"ante": 100}}
    levels = tuple(
        msgspec.structs.replace(one, **other[one.number]) if one.number in other else one
        for one in whole.levels
    )
    changed = msgspec.structs.replace(whole, levels=levels)
    one = found(changed, "pokerfest-2011")["sheet.level_differs_from_book", "levels[0]"]
    assert (one.severity, one.facts["level"], one.facts["more"]) == ("note", 1, 1)
    assert (one.facts["small"], one.facts["book_small"]) == (100, 50)
    assert {"pokerfest-2011/levels-5", "pokerfest-2011/sequence-4"} <= set(one.clauses)
    for lang in LANGS:
        assert "{" not in say(one.code, one.facts, lang)
    assert "sheet.level_differs_from_book" not in {code for code, _ in found(changed, "tda-2013")}


@pytest.mark.clause("torrequebrada/19.2", "torrequebrada/19.3")
@pytest.mark.parametrize("minutes", [5, 10])
def test_a_break_too_short_for_the_closing_is_for_management_to_settle(minutes: int) -> None:
    """Ten minutes before play resumes would be before the closing level ends."""
    short = sheet(registration=Registration(closes_level=6), breaks=(Break(after_level=6, minutes=minutes),))
    one = found(short, "torrequebrada").get(("sheet.closing_break_short", "registration.closes_level"))
    assert (one is None) == (minutes == 10)
    if one is not None:
        assert (one.severity, one.clauses) == ("warning", ("torrequebrada/19.2", "torrequebrada/19.3"))
        for lang in LANGS:
            assert "{" not in say(one.code, one.facts, lang)
    assert "sheet.closing_break_short" not in {code for code, _ in found(short, "fcp-2025")}


def test_what_the_book_does_not_offer_is_warned_of() -> None:
    assert ("sheet.reentry_not_in_book", "reentry") in found(
        sheet(reentry=ReEntry(limit=1)), "pokerfest-2011"
    )
    assert ("sheet.surrender_not_in_book", "reentry.surrender") not in found(
        sheet(reentry=ReEntry(limit=1, surrender=True)), "adtp-2018"
    )
    assert ("sheet.never_closes", "registration") not in found(
        sheet(registration=Registration()), "pokerfest-2011"
    )
    assert ("sheet.addon_without_moment", "addon.after_level") not in found(sheet(**addon(after_level=0)),
                                                                           "torrequebrada")  # fmt: skip
    assert ("sheet.differs_from_book", "entry_price") in found(sheet(), "pokerfest-2011")


@pytest.mark.parametrize("name", template_names())
def test_every_template_lints_clean(name: str) -> None:
    one = template(name)
    assert lint(one.structure, load_book(one.book)) == []
    for book in BOOKS:
        assert errors(one.structure, load_book(book)) == []


_SMALL = st.integers(-3, 40) | st.just(10**12)


@settings(max_examples=150, deadline=None)
@given(
    st.builds(
        Structure,
        game=st.sampled_from(["nlhe", "horse", "stud", "chess"]),
        rotation=st.lists(st.sampled_from(["plo", "razz", "x"]), max_size=3).map(tuple),
        rotation_lasts=_SMALL,
        seats_per_table=_SMALL,
        stack=st.dictionaries(_SMALL, _SMALL, max_size=3),
        chip_values=st.lists(_SMALL, max_size=3).map(tuple),
        levels=st.lists(
            st.builds(Level, number=_SMALL, small_blind=_SMALL, big_blind=_SMALL, ante=_SMALL), max_size=4
        ).map(tuple),
        days=st.lists(
            st.builds(Day, number=_SMALL, first_level=_SMALL, last_level=st.none() | _SMALL), max_size=3
        ).map(tuple),
        breaks=st.lists(st.builds(Break, after_level=_SMALL, at_players=_SMALL), max_size=2).map(tuple),
        registration=st.builds(Registration, closes_level=st.none() | _SMALL, opens=st.text(max_size=4)),
        rebuy=st.none() | st.builds(Rebuy, limit=_SMALL, chips=st.dictionaries(_SMALL, _SMALL, max_size=2)),
        addon=st.none() | st.builds(AddOn, limit=_SMALL, after_level=_SMALL),
        languages=st.lists(st.text(max_size=3), max_size=2).map(tuple),
    ),
    st.sampled_from(BOOKS),
)
def test_any_sheet_is_linted_and_a_faultless_one_can_be_played(structure: Structure, name: str) -> None:
    book = load_book(name)
    findings = lint(structure, book)
    for one in findings:
        assert say(one.code, one.facts, "es")
    if not any(one.severity == "error" for one in findings):
        for number in range(1, last_level(structure) + 3):
            stakes_of(level_of(structure, number, book), structure)
