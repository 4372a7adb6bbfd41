"""Who can be recorded for what: persons, circumstances, refusals."""

from typing import Any

import pytest
from tests.support.at_the_table import play, stacked_deck
from tests.support.books import BOOKS
from tests.support.conduct import hand_begins, happens, seated
from tests.support.events import published
from tests.support.room import MINUTE, Room

from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.tournament import Refused
from torneo.tournament.conduct.commands import RecordInfraction
from torneo.tournament.conduct.events import InfractionRecorded
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.conduct.persons import bound_roles
from torneo.tournament.entries.absence_events import LeftTable
from torneo.tournament.entries.commands import LeaveTable, RemoveAbsent
from torneo.tournament.entries.events import PlayerRegistered
from torneo.tournament.hands.events import HandEnded
from torneo.tournament.words import say

PHONE = {"tda-2013": "4.1", "tda-2024": "5-A.1", "adtp-2018": "4.1", "torrequebrada": "3.1",
         "fcp-2025": "5.1", "pokerfest-2011": "courtesy-2"}  # fmt: skip


def phone(book: str) -> str:
    return f"{book}/{PHONE[book]}"


# ---- refusals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_wrong_records_are_refused_and_say_what_is_wrong(book: str) -> None:
    room = seated(book)
    clause = phone(book)
    wrong = [
        (RecordInfraction(clause=f"{book}/nothing", entry=1), "unknown_clause"),
        (RecordInfraction(clause="", entry=1), "unknown_clause"),
        (RecordInfraction(clause=clause), "person_missing"),
        (RecordInfraction(clause=clause, entry=99), "unknown_entry"),
        (RecordInfraction(clause=clause, player="nobody"), "unknown_player"),
        (RecordInfraction(clause=clause, player="p2", entry=1), "not_his_entry"),
        (RecordInfraction(clause=clause, table=1, seat=10), "empty_seat"),
        (RecordInfraction(clause=clause, table=1, seat=11), "unknown_seat"),
        (RecordInfraction(clause=clause, table=7, seat=1), "unknown_table"),
        (RecordInfraction(clause=clause, entry=1, offence="murder"), "unknown_offence"),
        (RecordInfraction(clause=clause, entry=1, when=room.now + 1), "in_the_future"),
        (RecordInfraction(clause=clause, entry=1, when=-5), "amount"),
        (RecordInfraction(clause=clause, entry=1, hand=-1), "amount"),
        (RecordInfraction(clause=clause, person="Eva", role="astronaut"), "not_bound"),
    ]
    for command, reason in wrong:
        refused = room.refused(command)
        assert refused.reason == reason
        assert say(reason, refused.facts, "es") != say(reason, refused.facts, "en")
    assert room.state.infractions == []


def test_a_clause_of_another_book_is_no_clause_of_this_one() -> None:
    assert (
        seated("tda-2013").refused(RecordInfraction(clause="fcp-2025/5.1", entry=1)).reason
        == "unknown_clause"
    )


@pytest.mark.parametrize("role", ["player", "public", "system"])
def test_players_and_public_do_not_record_infractions(role: str) -> None:
    assert (
        seated("tda-2013").refused(RecordInfraction(clause="tda-2013/4.1", entry=1), role=role).reason
        == "role"
    )


def test_before_there_is_an_event_nothing_can_be_recorded() -> None:
    assert Room("tda-2013").refused(RecordInfraction(clause="tda-2013/4.1", entry=1)).reason == "no_event"


def test_a_player_without_an_entry_can_be_recorded_away_from_the_tables() -> None:
    room = published("tda-2013")
    happens(room, PlayerRegistered(player="eva", name="Eva"))
    room.do(RecordInfraction(clause="tda-2013/2.14", player="eva", facts="insulted the desk"), role="desk")
    (infraction,) = room.state.infractions
    assert (infraction.player, infraction.entry, infraction.table, infraction.hand) == ("eva", 0, 0, 0)


def test_the_same_command_twice_records_once() -> None:
    room = seated("tda-2013")
    command = RecordInfraction(clause="tda-2013/4.1", entry=1)
    room.do(command, key="same")
    assert room.do(command, key="same") == ()
    assert len(room.state.infractions) == 1


# ---- persons other than players ----------------------------------------------------------------------


@pytest.mark.clause("fcp-2025/art-2.1")
def test_a_photographer_answers_to_the_book_that_binds_accredited_media() -> None:
    room = seated("fcp-2025")
    assert bound_roles(room.book) == (
        "player", "table_official", "technical_staff", "sponsor", "accredited_media", "third_party"
    )  # fmt: skip
    (recorded,) = room.do(
        RecordInfraction(
            clause="fcp-2025/71-m", person="Marta, photographer", role="accredited_media", table=1,
            facts="shouted during a hand", seen_by="Luis",
        )
    )  # fmt: skip
    assert isinstance(recorded, InfractionRecorded)
    assert recorded.penalties == ("verbal_admonition", "expulsion")
    (infraction,) = room.state.infractions
    assert (infraction.person, infraction.role, infraction.player) == (
        "Marta, photographer",
        "accredited_media",
        "",
    )
    assert room.refused(RecordInfraction(clause="fcp-2025/71-m", role="sponsor")).reason == "person_missing"


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "fcp-2025"])
def test_other_books_bind_their_players_only(book: str) -> None:
    room = seated(book)
    refused = room.refused(RecordInfraction(clause=phone(book), person="Marta", role="accredited_media"))
    assert refused.reason == "not_bound"
    assert refused.facts["known"] == "player"


@pytest.mark.clause("fcp-2025/art-2.2")
def test_outside_the_official_venue_the_floor_is_warned() -> None:
    room = seated("fcp-2025")
    (outside,) = room.do(RecordInfraction(clause="fcp-2025/71-r", entry=1, official_venue=False))
    (inside,) = room.do(RecordInfraction(clause="fcp-2025/71-r", entry=2))
    assert isinstance(outside, InfractionRecorded)
    assert isinstance(inside, InfractionRecorded)
    assert outside.warnings == ("outside_venue",)
    assert inside.warnings == ()
    assert "sede" in say("warning.outside_venue", {}, "es")
    other = seated("tda-2013")
    (recorded,) = other.do(RecordInfraction(clause="tda-2013/4.1", entry=1, official_venue=False))
    assert isinstance(recorded, InfractionRecorded)
    assert recorded.warnings == ()


# ---- circumstances ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "clause",
    [
        pytest.param(one, marks=pytest.mark.clause(one))
        for one in ("adtp-2018/4.3", "torrequebrada/3.3", "fcp-2025/5.3")
    ],
)
def test_aids_are_barred_only_with_a_live_hand(clause: str) -> None:
    room = seated(clause.partition("/")[0])
    hand_begins(room, dealt=(1, 2, 3, 4))
    room.do(RecordInfraction(clause=clause, entry=3, facts="push/fold chart"))
    assert [one.player for one in room.state.infractions] == ["p3"]
    folded = room.refused(RecordInfraction(clause=clause, entry=3, live_hand=False))
    never_dealt = room.refused(RecordInfraction(clause=clause, entry=8))
    assert folded.reason == never_dealt.reason == "no_live_hand"
    assert folded.clauses == (clause,)
    happens(room, HandEnded(table=1, number=1, stacks={}))
    room.do(RecordInfraction(clause=clause, entry=8, live_hand=True))


@pytest.mark.clause("pokerfest-2011/courtesy-2")
def test_who_steps_away_to_answer_a_call_breaks_nothing_and_the_five_minutes_run() -> None:
    room = seated("pokerfest-2011")
    room.do(LeaveTable(entry=4), role="dealer")
    assert room.state.entries[4].away_since == room.now
    refused = room.refused(RecordInfraction(clause="pokerfest-2011/courtesy-2", entry=4))
    assert refused.reason == "away_from_table"
    assert "pokerfest-2011/courtesy-2" in refused.clauses
    assert room.state.infractions == []
    room.later(minutes=5)
    assert room.refused(RemoveAbsent(entry=4)).reason == "absence_not_over"
    room.do(RecordInfraction(clause="pokerfest-2011/courtesy-2", entry=5, facts="at the table"))
    room.later(seconds=1)
    room.do(RemoveAbsent(entry=4))
    assert room.state.entries[4].status == "removed"


@pytest.mark.clause("pokerfest-2011/blinds-6")
def test_leaving_without_a_word_is_recorded_and_the_absence_counts_from_the_reported_time() -> None:
    room = seated("pokerfest-2011").later(minutes=10)
    left = room.now - 2 * MINUTE
    recorded, away = room.do(
        RecordInfraction(clause="pokerfest-2011/blinds-6", entry=6, when=left, seen_by="Luis"), role="dealer"
    )
    assert isinstance(recorded, InfractionRecorded)
    assert away == LeftTable(entry=6, stack=10_000, since=left)
    assert room.state.infractions[0].at == left
    assert room.state.entries[6].away_since == left
    room.later(minutes=3, seconds=1)
    room.do(RemoveAbsent(entry=6))
    assert room.state.entries[6].taken_out == "absence"


LANGUAGES: list[tuple[str, dict[str, Any], list[str], list[str]]] = [
    ("adtp-2018/5", {"country": "CL"}, ["pt"], ["es", "en"]),
    ("fcp-2025/6", {"country": "CO"}, ["pt", "fr"], ["es", "en"]),
    ("pokerfest-2011/structure-16", {"country": "AR"}, ["pt", "en"], ["es"]),
    ("tda-2013/5.1", {"country": "US"}, ["es", "fr"], ["en"]),
    ("tda-2013/5.2", {"country": "ES", "languages": ("es", "en")}, ["fr"], ["es", "en"]),
    ("torrequebrada/4.2", {"scope": "international"}, ["fr"], ["es", "en"]),
    ("torrequebrada/4.2", {"scope": "local"}, ["fr", "en"], ["es"]),
]


@pytest.mark.clause(*{clause for clause, *_ in LANGUAGES})
@pytest.mark.parametrize(("clause", "sheet", "foreign", "permitted"), LANGUAGES)
def test_only_the_languages_of_the_book_and_the_event_may_be_spoken(
    clause: str, sheet: dict[str, Any], foreign: list[str], permitted: list[str]
) -> None:
    room = seated(clause.partition("/")[0], **sheet)
    for language in foreign:
        (recorded,) = room.do(RecordInfraction(clause=clause, entry=1, language=language))
        assert isinstance(recorded, InfractionRecorded)
        assert recorded.topic == "official-language"
    for language in permitted:
        refused = room.refused(RecordInfraction(clause=clause, entry=1, language=language))
        assert refused.reason == "language_permitted"
        assert refused.facts["permitted"] == ", ".join(permitted)
    assert len(room.state.infractions) == len(foreign)


@pytest.mark.clause("pokerfest-2011/courtesy-10")
def test_the_last_chip_put_in_without_a_word_is_an_omission_and_still_all_in() -> None:
    room = seated("pokerfest-2011")
    (recorded,) = room.do(RecordInfraction(clause="pokerfest-2011/courtesy-10", entry=2))
    assert isinstance(recorded, InfractionRecorded)
    # The chips speak for themselves: nothing is left to act with, and the rest of the hand is for the pot.
    hand = Hand("nlhe", Stakes(100, 200), {1: 5_000, 2: 5_000, 3: 600}, 3, rules=hand_rules(room.book),
                deck=stacked_deck(["AcAd", "KcKd", "QcQd"], "2h3h4s9c8d"))  # fmt: skip
    play(hand, "r600 c c x x")
    assert hand.stacks[3] == 0
    assert hand.live_seats == [1, 2, 3]
    assert hand.actor == 1
    assert hand.pot == 1_800


@pytest.mark.clause("torrequebrada/74-D")
def test_who_plays_blind_has_no_claim_from_an_irregular_card() -> None:
    room = seated("torrequebrada")
    about: dict[str, Any] = {"player": "p3", "card": "joker", "looked": False}
    offered = offer(room.state, "irregular_card_claim", about, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("no_claim",)
    assert "torrequebrada/74-D" in offered.clauses
    room.do(Decide(matter="irregular_card_claim", option="no_claim", why="never looked", about=about))
    refused = room.refused(
        Decide(matter="irregular_card_claim", option="claim_stands", why="pity", about=about)
    )
    assert refused.reason == "not_lawful"
    looked = offer(room.state, "irregular_card_claim", {**about, "looked": True}, room.book)
    assert not isinstance(looked, Refused)
    assert looked.options == ("no_claim", "claim_stands")


@pytest.mark.clause("tda-2024/rp-8-E")
def test_who_gets_up_between_the_hands_of_the_bubble_breaks_nothing() -> None:
    """Staying seated is asked for, not owed: the clause is no ground for a penalty."""
    room = seated("tda-2024")
    refused = room.refused(RecordInfraction(clause="tda-2024/rp-8-E", entry=3), role="floor")
    assert refused.reason == "nothing_to_break"
    assert room.state.infractions == []
