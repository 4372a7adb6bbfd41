"""Creating, staffing and publishing an event under each book."""

from typing import Any

import pytest
from tests.support.books import BOOKS, FAMILY
from tests.support.events import drafted, published, sheet
from tests.support.room import Room

from torneo.rulebook import Book, load_book
from torneo.tournament import Refused, decode_happened, encode_happened, fold, snapshot
from torneo.tournament.structure.commands import (
    AppointStaff,
    ChangePolicies,
    ChangeStructure,
    CreateEvent,
    PublishEvent,
)
from torneo.tournament.structure.events import StructureChanged
from torneo.tournament.structure.model import AddOn, Day, Flight, Level, Rebuy, Registration, Structure
from torneo.tournament.structure.public import Authority, authorities, receipt_terms, sheet_for
from torneo.tournament.words import say


@pytest.mark.parametrize("book", BOOKS)
def test_a_small_sheet_is_published_under_every_book(book: str) -> None:
    room = published(book)
    assert room.state.phase == "published"
    assert list(room.state.sessions) == ["1"]
    assert room.state.structure.starting_stack == 10_000
    assert room.state.structure.published_at == "2027-01-15T08:00+00:00"
    again = fold(decode_happened(encode_happened(one)) for one in room.journal)
    assert snapshot(again) == snapshot(room.state)


def test_every_flight_of_every_day_is_a_session() -> None:
    days = (
        Day(number=1, flights=(Flight(name="1A"), Flight(name="1B")), last_level=4),
        Day(number=2, first_level=5, last_level=8),
        Day(number=3, first_level=9, flights=(Flight(name="Final"),)),
    )
    room = published(days=days)
    assert {name: one.day for name, one in room.state.sessions.items()} == {
        "1A": 1,
        "1B": 1,
        "2": 2,
        "Final": 3,
    }
    assert list(published(days=()).state.sessions) == ["1"]


@pytest.mark.clause("fcp-2025/art-3.1")
def test_a_federation_sheet_without_level_durations_is_not_published() -> None:
    room = drafted("fcp-2025", level_minutes=0)
    refused = room.refused(PublishEvent())
    assert refused.reason == "missing_before_opening"
    assert refused.facts["missing"] == "level_durations"
    assert "duración de los niveles" in say(refused.reason, refused.facts, "es")
    assert "fcp-2025/art-3.1" in refused.clauses
    assert not room.state.sessions
    room.do(ChangeStructure(changes={"level_minutes": 30}))
    room.do(PublishEvent())
    assert room.state.phase == "published"


@pytest.mark.clause("fcp-2025/art-3.1", "fcp-2025/annex-a")
@pytest.mark.parametrize(
    ("fields", "missing"),
    [
        ({"entry_price": 0}, "entry_value"),
        ({"days": (Day(number=1),)}, "start_times"),
        ({"variant_rules": ""}, "variant_rules"),
        ({"stack": {}}, "chip_structure, starting_chips"),
        ({"levels": ()}, "blind_levels"),
        ({"breaks": ()}, "breaks"),
        ({"registration": Registration()}, "registration_times, late_registration"),
        ({"registration": Registration(opens="2027-01-15T07:00+00:00")}, "late_registration"),
        ({"heads_up_postflop_order": ""}, "heads_up_postflop_order"),
    ],
)
def test_the_federation_names_every_field_that_is_missing(fields: dict[str, Any], missing: str) -> None:
    refused = drafted("fcp-2025", **fields).refused(PublishEvent())
    assert refused.facts["missing"] == missing
    assert refused.clauses


@pytest.mark.clause("fcp-2025/annex-a")
def test_a_sheet_without_breaks_names_the_annex() -> None:
    refused = drafted("fcp-2025", breaks=()).refused(PublishEvent())
    assert refused.facts["missing"] == "breaks"
    assert refused.clauses == ("fcp-2025/annex-a",)


def test_all_gaps_are_named_at_once() -> None:
    room = Room("fcp-2025")
    room.do(CreateEvent(id="x", book="fcp-2025", structure=Structure()))
    named = str(room.refused(PublishEvent()).facts["missing"]).split(", ")
    assert {"entry_value", "languages", "general_director"} - set(named) == {"languages"}
    assert len(named) == 16  # reentry_limits is settled: none


@pytest.mark.clause("fcp-2025/art-4.1")
def test_an_event_without_its_authorities_is_not_opened() -> None:
    room = Room("fcp-2025")
    four = dict.fromkeys(("head_of_operations", "disciplinary_commission", "floor", "dealer"), "Eva")
    room.do(CreateEvent(id="x", book="fcp-2025", structure=sheet(), staff=four))
    refused = room.refused(PublishEvent())
    assert refused.facts["missing"] == "general_director"
    assert refused.clauses == ("fcp-2025/art-4.1",)
    room.do(AppointStaff(role="general_director", name="Luz"))
    room.do(PublishEvent())
    vacated = room.refused(AppointStaff(role="general_director", name=""))
    assert vacated.reason == "role_must_be_named"
    assert vacated.clauses == ("fcp-2025/art-4.1",)
    room.do(AppointStaff(role="general_director", name="Sol"))
    assert room.state.staff["general_director"] == "Sol"


@pytest.mark.clause("fcp-2025/art-4.2", "fcp-2025/art-4.3")
def test_authorities_are_listed_by_rank() -> None:
    room = published("fcp-2025")
    room.do(AppointStaff(role="general_director", name="Luz"))
    listed = authorities(room.state, room.book)
    assert listed[0] == Authority("general_director", "Luz")
    assert [one.role for one in listed] == [
        "general_director", "head_of_operations", "disciplinary_commission", "floor", "dealer",
    ]  # fmt: skip


@pytest.mark.clause("torrequebrada/19.1")
def test_torrequebrada_demands_the_closing_level() -> None:
    room = drafted("torrequebrada", registration=Registration(closes_minutes=60))
    refused = room.refused(PublishEvent())
    assert refused.facts["missing"] == "registration_closing_level"
    assert refused.clauses == ("torrequebrada/19.1",)


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param("torrequebrada", "torrequebrada/4.1", marks=pytest.mark.clause("torrequebrada/4.1")),
        pytest.param("tda-2013", "tda-2013/5.2", marks=pytest.mark.clause("tda-2013/5.2")),
        pytest.param("tda-2024", "tda-2024/6", marks=pytest.mark.clause("tda-2024/6")),
    ],
)
def test_languages_must_be_published_before_play(book: str, clause: str) -> None:
    room = drafted(book, languages=())
    refused = room.refused(PublishEvent())
    assert refused.facts["missing"] == "languages"
    assert clause in refused.clauses
    room.do(ChangeStructure(changes={"languages": ["es", "en"]}))
    room.do(PublishEvent())
    assert room.state.notes[-1].kind == "languages_announced"
    assert clause in room.state.notes[-1].clauses


@pytest.mark.clause("tda-2013/5.2")
def test_the_languages_of_a_spanish_event_are_announced() -> None:
    room = published("tda-2013", languages=("es", "en"), country="ES")
    note = room.state.notes[-1]
    assert (note.kind, note.about["languages"]) == ("languages_announced", "es, en")


@pytest.mark.clause("pokerfest-2011/glossary-13", "pokerfest-2011/levels-7")
def test_pokerfest_is_not_opened_until_rebuys_are_fixed() -> None:
    room = drafted("pokerfest-2011", rebuy=None, addon=None)
    refused = room.refused(PublishEvent())
    assert refused.facts["missing"] == "rebuy_count, rebuy_and_addon_chips"
    assert {"pokerfest-2011/glossary-13", "pokerfest-2011/levels-7"} <= set(refused.clauses)
    room.do(ChangeStructure(changes={"rebuy": {"limit": 1, "until_level": 6}, "addon": {"after_level": 6}}))
    assert room.refused(PublishEvent()).facts["missing"] == "rebuy_and_addon_chips"
    room.do(ChangeStructure(changes={"rebuy.chips": {1000: 10}, "addon.chips": {1000: 15}}))
    room.do(PublishEvent())


def test_no_rebuys_is_an_answer_too() -> None:
    assert published("pokerfest-2011", rebuy=Rebuy(limit=0), addon=None).state.phase == "published"


@pytest.mark.clause("pokerfest-2011/levels-5")
def test_pokerfest_opening_blinds_must_be_on_the_sheet() -> None:
    levels = sheet().levels[1:]
    refused = drafted("pokerfest-2011", levels=levels).refused(PublishEvent())
    assert refused.facts["missing"] == "opening_blinds"
    assert "pokerfest-2011/sequence-4" in refused.clauses


def test_a_faulty_sheet_is_not_published() -> None:
    room = drafted(seats_per_table=11, levels=(Level(number=1, small_blind=100, big_blind=50),))
    refused = room.refused(PublishEvent())
    assert refused.reason == "sheet_has_faults"
    assert "sheet.seats" in str(refused.facts["codes"])
    assert "seats_per_table" in str(refused.facts["fields"])


@pytest.mark.clause("fcp-2025/rp-12.1")
@pytest.mark.parametrize(
    ("book", "kind"),
    [("fcp-2025", "big_blind"), ("pokerfest-2011", "each_player"), ("tda-2013", "each_player")],
)
def test_a_blank_ante_format_is_settled_from_the_book(book: str, kind: str) -> None:
    assert published(book, ante_kind="").state.structure.ante_kind == kind


def test_an_event_is_created_once_and_under_its_own_book() -> None:
    room = Room("tda-2013")
    make = CreateEvent(id="x", book="tda-2013", structure=sheet())
    assert room.refused(PublishEvent()).reason == "no_event"
    assert room.refused(CreateEvent(id="x", book="fcp-2025", structure=sheet())).reason == "book_differs"
    assert room.refused(CreateEvent(id=" ", book="tda-2013", structure=sheet())).reason == "event_without_id"
    assert room.refused(make, role="dealer").reason == "role"
    room.do(make)
    assert room.refused(make).reason == "event_exists"
    published_twice = published()
    assert published_twice.refused(PublishEvent()).reason == "wrong_phase"


def test_staff_roles_are_known_ones() -> None:
    room = drafted()
    assert room.refused(AppointStaff(role="king", name="Ana")).reason == "unknown_staff_role"
    bad = CreateEvent(id="x", book="tda-2013", structure=sheet(), staff={"king": "Ana"})
    assert Room().refused(bad).reason == "unknown_staff_role"
    assert room.refused(AppointStaff(role="floor", name="Ana")).reason == "nothing_to_change"
    assert room.refused(AppointStaff(role="floor", name="Eva"), role="player").reason == "role"


def test_policies_of_the_event_are_checked_and_add_up() -> None:
    room = drafted()
    wrong = room.refused(ChangePolicies(policies={"clock_seconds": "many", "no_such": 1}, why="casa"))
    assert wrong.reason == "policies_wrong"
    assert "no_such" in str(wrong.facts["said_es"])
    assert "clock_seconds" in str(wrong.facts["said_es"])
    assert room.refused(ChangePolicies(policies={"clock_seconds": 30}, why=" ")).reason == "reason_missing"
    assert room.refused(ChangePolicies(policies={}, why="nada")).reason == "nothing_to_change"
    room.do(ChangePolicies(policies={"structure_ante_rules": {"may_decrease": True}}, why="casa"))
    changes = {"structure_ante_rules": {"paid_first_if_short": "blind"}, "clock_seconds": 30}
    room.do(ChangePolicies(policies=changes, why="casa"))
    assert room.state.policies == {
        "structure_ante_rules": {"may_decrease": True, "paid_first_if_short": "blind"}, "clock_seconds": 30,
    }  # fmt: skip
    assert room.book.with_policies(room.state.policies).values["clock_seconds"] == 30
    bad = CreateEvent(id="x", book="tda-2013", structure=sheet(), policies={"no_such": 1})
    assert Room().refused(bad).reason == "policies_wrong"


def test_anybody_reads_a_published_sheet_and_nobody_a_draft() -> None:
    room = drafted("fcp-2025")
    hidden = sheet_for(room.state, "public", room.book)
    assert isinstance(hidden, Refused)
    assert hidden.clauses == ("fcp-2025/art-3.2",)
    assert sheet_for(room.state, "director", room.book) == room.state.structure
    room.do(PublishEvent())
    room.do(ChangeStructure(changes={"level_minutes": 25}, why="más juego"))
    seen = sheet_for(room.state, "public", room.book)
    assert isinstance(seen, Structure)
    assert seen.level_minutes == 25


@pytest.mark.clause("fcp-2025/art-8.2", "fcp-2025/art-8.1")
def test_the_federation_receipt_carries_the_image_release() -> None:
    accepted, release = receipt_terms(load_book("fcp-2025"))
    assert accepted.clauses == ("fcp-2025/art-8.1",)
    assert release.clauses == ("fcp-2025/art-8.2",)
    assert all(word in release.text.say("es") for word in ("antes", "durante", "después", "sin coste (0)"))
    assert all(word in release.text.say("en") for word in ("before", "during", "after", "no cost (0)"))


def test_the_pokerfest_receipt_tells_of_filming_and_publicity() -> None:
    notice = receipt_terms(load_book("pokerfest-2011"))[1]
    assert notice.clauses == ("pokerfest-2011/publicity-1", "pokerfest-2011/publicity-2")
    assert "filmar" in notice.text.say("es")
    assert "publicar" in notice.text.say("es")
    assert "film and photograph" in notice.text.say("en")


@pytest.mark.parametrize(
    "book", [load_book(book) for book in FAMILY if book != "fcp-2025"], ids=lambda book: book.id
)
def test_other_receipts_ask_for_the_rules_to_be_accepted(book: Book) -> None:
    assert [term.code for term in receipt_terms(book)] == ["rules_acceptance"]


def test_an_unpaid_addon_is_no_offer() -> None:
    assert published("pokerfest-2011", addon=AddOn(limit=0)).state.phase == "published"


def test_changing_a_draft_needs_no_reason_and_flags_nothing() -> None:
    (event,) = drafted("fcp-2025").do(ChangeStructure(changes={"stack": {100: 200}}))
    assert isinstance(event, StructureChanged)
    assert (event.flagged, event.why) == ((), "")
