"""Every duty of the books can be recorded as an infraction, with who, where, when, which clause and told by
whom, and brings the book's penalties as an offer, none by itself."""

from typing import Any

import pytest
from tests.support.books import BOOKS
from tests.support.conduct import hand_begins, happens, seated
from tests.support.room import MINUTE

from torneo.rulebook import Clause, all_books, group_of, load_book
from torneo.tournament import Refused, decide
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction
from torneo.tournament.conduct.events import InfractionRecorded
from torneo.tournament.conduct.offers import offered
from torneo.tournament.seats.events import Moved

GROUPS = ("general", "registration", "seating", "clock-and-chips")
CONDUCT = ("penalties", "ethics", "conduct", "table-objects")
#: Pressing a player to accept a deal.
PRESSURE = "fcp-2025/rp-3.2"

#: What the books say may be given, written out from their text: (penalty, least, most); None: no upper limit.
PENALTIES: dict[str, list[tuple[str, int, int | None]]] = {
    # 58-B: verbal warning, one or more missed hands, one to four missed rounds, disqualification
    "tda-2013": [
        ("verbal_warning", 0, 0), ("missed_hands", 1, None), ("missed_rounds", 1, 4),
        ("disqualification", 0, 0),
    ],
    # 71-A: verbal warning, one or more missed hands, one or more missed rounds, disqualification
    "tda-2024": [
        ("verbal_warning", 0, 0), ("missed_hands", 1, None), ("missed_rounds", 1, None),
        ("disqualification", 0, 0),
    ],
    # 68-B: verbal warning, one missed hand, one to four missed rounds, disqualification
    "adtp-2018": [
        ("verbal_warning", 0, 0), ("missed_hands", 1, 1), ("missed_rounds", 1, 4),
        ("disqualification", 0, 0),
    ],
    # 35-A: verbal warning, one or more missed hands, one or more missed rounds, disqualification
    "torrequebrada": [
        ("verbal_warning", 0, 0), ("missed_hands", 1, None), ("missed_rounds", 1, None),
        ("disqualification", 0, 0),
    ],
    # 67-A: verbal warning, one missed hand, one to four missed rounds, disqualification
    "fcp-2025": [
        ("verbal_warning", 0, 0), ("missed_hands", 1, 1), ("missed_rounds", 1, 4),
        ("disqualification", 0, 0),
    ],
    # general-2: warning, suspension for a stated time, out of this tournament, out of later ones
    "pokerfest-2011": [
        ("verbal_warning", 0, 0), ("timed_suspension", 1, None), ("disqualification", 0, 0),
        ("ban_from_later_events", 0, 0),
    ],
}  # fmt: skip

#: The clause that lists the penalties of each book.
MENU = {
    "tda-2013": "tda-2013/58-B.1",
    "tda-2024": "tda-2024/71-A.1",
    "adtp-2018": "adtp-2018/68-B.1",
    "torrequebrada": "torrequebrada/35-A.1",
    "fcp-2025": "fcp-2025/67-A.1",
    "pokerfest-2011": "pokerfest-2011/general-2",
}

#: Duties whose checks want something else than the record: they are marked where that is tested.
ELSEWHERE = {
    "fcp-2025/2.20", "adtp-2018/2.3", "adtp-2018/2.11", "adtp-2018/2.12", "torrequebrada/74-D",
    "pokerfest-2011/structure-2", "pokerfest-2011/general-1", "pokerfest-2011/courtesy-2",
    "pokerfest-2011/courtesy-10", "pokerfest-2011/courtesy-14", "pokerfest-2011/blinds-6",
    # faults with a name, a count or a clause beside them: test_conduct_etiquette.py
    *(f"adtp-2018/75.{item}" for item in range(1, 20)), *(f"tda-2013/62.{item}" for item in range(1, 6)),
    "torrequebrada/34", "pokerfest-2011/general-18", "pokerfest-2011/courtesy-17",
    # what lies on the table: test_conduct_objects.py
    "adtp-2018/72.1", "torrequebrada/21.1", "torrequebrada/21.3", "pokerfest-2011/general-24",
    # several players together, and findings: test_conduct_fair_play.py
    "adtp-2018/74.3", "adtp-2018/74.4", "fcp-2025/70.2", "pokerfest-2011/collusion-6", "torrequebrada/33.3",
}  # fmt: skip

#: FCP sanctions breaches of rule 5 and of etiquette under rule 71 too, which adds a suspension for a time.
ALSO_SUSPENSION = {"fcp-2025/5.1", "fcp-2025/5.2", "fcp-2025/5.3", "fcp-2025/5.4", "fcp-2025/2.19",
                   "adtp-2018/2.16"}  # fmt: skip

#: Rule 75 of ADTP and rule 71 of FCP: a penalty, a suspension for a time, or disqualification.
SUSPENSION: list[tuple[str, int, int | None]] = [
    ("verbal_warning", 0, 0), ("missed_hands", 1, 1), ("missed_rounds", 1, 4), ("timed_suspension", 1, None),
    ("disqualification", 0, 0),
]  # fmt: skip
SUSPENSION_OF = {"adtp-2018": "adtp-2018/75", "fcp-2025": "fcp-2025/71"}

#: 58-B or 35-A and besides it loss of chips, up to the whole stack (61.2, 33.2).
CHIPS = ("chip_forfeiture", 1, 10_000)

ONLY_OUT: list[tuple[str, int, int | None]] = [("disqualification", 0, 0)]
#: courtesy-20: suspension or removal, besides the warning of general-2 and its ban from later events.
ABUSE: list[tuple[str, int, int | None]] = [
    ("verbal_warning", 0, 0),
    ("timed_suspension", 1, None),
    ("disqualification", 0, 0),
    ("ban_from_later_events", 0, 0),
]

#: Duties whose book names other penalties than its general list.
OWN: dict[str, list[tuple[str, int, int | None]]] = {
    "tda-2013/58-A.5": [*PENALTIES["tda-2013"][:3], CHIPS, PENALTIES["tda-2013"][3]],
    "torrequebrada/33.2": [*PENALTIES["torrequebrada"][:3], CHIPS, PENALTIES["torrequebrada"][3]],
    "torrequebrada/33.3": ONLY_OUT,
    "pokerfest-2011/courtesy-19": ABUSE,
}  # fmt: skip

#: Duties for whose breach "no penalty" is not a choice.
MUST = {
    "tda-2013/58-A.5", "tda-2013/58-A.6", "tda-2013/58-A.7", "tda-2013/58-A.8", "adtp-2018/74.3",
    "adtp-2018/74.4", "fcp-2025/70.2", "fcp-2025/70.4", "fcp-2025/70.6", "torrequebrada/33.2",
    "torrequebrada/33.3", "torrequebrada/35-B.2",
}  # fmt: skip

DUTIES = [
    clause
    for book in all_books()
    for clause in book.clauses.values()
    if clause.kind == "duty"
    and (group_of(clause.topic) in GROUPS or clause.topic in CONDUCT or clause.id == PRESSURE)
]


def duty(clause: Clause) -> Any:
    marks = () if clause.id in ELSEWHERE else (pytest.mark.clause(clause.id),)
    return pytest.param(clause, id=clause.id, marks=marks)


def expected_of(clause: Clause) -> list[tuple[str, int, int | None]]:
    if clause.id in OWN:
        return OWN[clause.id]
    if clause.topic == "conduct" and clause.book in SUSPENSION_OF:
        return SUSPENSION
    return PENALTIES[clause.book]


@pytest.mark.parametrize("clause", [duty(clause) for clause in DUTIES])
def test_a_broken_duty_is_recorded_and_the_penalties_of_the_book_are_offered(clause: Clause) -> None:
    room = seated(clause.book)
    hand_begins(room, number=57)
    before = [entry.stack for entry in room.state.entries.values()]
    room.later(minutes=3)
    events = room.do(
        RecordInfraction(clause=clause.id, table=1, seat=2, facts="as seen", seen_by="Luis"), role="dealer"
    )
    recorded = events[0]
    assert isinstance(recorded, InfractionRecorded)
    (infraction,) = room.state.infractions
    assert (infraction.player, infraction.entry, infraction.person) == ("p2", 2, "Player 2")
    assert (infraction.table, infraction.hand, infraction.at) == (1, 57, room.now)
    assert (infraction.clause, infraction.seen_by, infraction.by.role) == (clause.id, "Luis", "dealer")
    assert (infraction.topic, infraction.facts) == (clause.topic, "as seen")
    expected = expected_of(clause)
    assert [code for code in recorded.penalties if code != "chip_forfeiture"] == [
        penalty for penalty, _, _ in expected if penalty != "chip_forfeiture"
    ]
    if clause.topic == "conduct" and clause.book in SUSPENSION_OF:
        assert SUSPENSION_OF[clause.book] in recorded.clauses
    assert MENU[clause.book] in recorded.clauses
    if clause.topic in CONDUCT:
        passed = GivePenalty(infraction=1, penalty="no_penalty", why="let off")
        answer = decide(room.state, room.asked(passed), room.book)
        assert isinstance(answer, Refused) == (clause.id in MUST), clause.id
    choices = [(one.penalty, one.low, one.high) for one in offered(room.state, infraction, room.book).choices]
    if clause.id in ALSO_SUSPENSION:
        assert ("timed_suspension", 1, None) in choices
        choices.remove(("timed_suspension", 1, None))
    assert choices == expected
    # Nothing is applied by itself.
    assert infraction.answer == 0
    assert room.state.conduct.penalties == []
    assert room.state.conduct.serving == {}
    assert [entry.stack for entry in room.state.entries.values()] == before
    assert all(entry.status == "seated" for entry in room.state.entries.values())


def test_the_groups_have_the_duties_the_books_give_them() -> None:
    assert {clause.book for clause in DUTIES} == set(BOOKS)
    assert {clause.id for clause in DUTIES} >= ELSEWHERE


#: Book: a duty, and the clauses the floor is shown beside it.
LINKS = [
    ("adtp-2018/2.1", ["6.2"]),
    ("adtp-2018/2.2", ["65-A.1", "65-A.2", "65-A.3"]),
    ("adtp-2018/2.3", ["40-A.4"]),
    ("adtp-2018/2.4", ["44-A.1", "44-A.2", "44-A.3", "44-A.4", "44-A.5"]),
    ("adtp-2018/2.5", ["44-A.1", "44-A.2", "44-A.3", "44-A.4", "44-A.5"]),
    ("adtp-2018/2.6", ["44-B.2"]),
    ("adtp-2018/2.7", ["25-C"]),
    ("adtp-2018/2.8", ["25-A.2"]),
    ("adtp-2018/2.9", ["31.2"]),
    ("adtp-2018/2.10", ["15-A.1"]),
    ("tda-2013/2.8", ["24-A.3"]),
    ("torrequebrada/2.2", ["21.1"]),
    ("torrequebrada/40-A.1", ["40-A.2"]),
    ("tda-2024/2.9", ["25-A.2", "25-A.3"]),
    ("tda-2024/25-A.2", ["25-A.3", "60.4"]),
    ("fcp-2025/2.1", ["7.2"]),
    ("fcp-2025/25-A.1", ["25-A.2"]),
]


@pytest.mark.parametrize(
    ("duty", "linked"),
    [pytest.param(duty, linked, id=duty, marks=pytest.mark.clause(duty)) for duty, linked in LINKS],
)
def test_the_clauses_to_look_at_next_are_shown_with_the_infraction(duty: str, linked: list[str]) -> None:
    book = duty.partition("/")[0]
    room = seated(book)
    (recorded,) = room.do(RecordInfraction(clause=duty, entry=3), role="floor")
    assert isinstance(recorded, InfractionRecorded)
    assert set(recorded.linked) >= {f"{book}/{number}" for number in linked}
    assert duty not in recorded.linked


@pytest.mark.clause("adtp-2018/2.8", "adtp-2018/25-A.2", "tda-2013/24-A.3", "torrequebrada/40-A.2",
                    "fcp-2025/25-A.2", "tda-2024/25-A.3")  # fmt: skip
@pytest.mark.parametrize(
    ("duty", "advice"),
    [
        ("adtp-2018/2.8", "adtp-2018/25-A.2"),
        ("tda-2013/2.8", "tda-2013/24-A.3"),
        ("torrequebrada/2.7", "torrequebrada/40-A.2"),
        ("fcp-2025/2.9", "fcp-2025/25-A.2"),
        ("tda-2024/2.9", "tda-2024/25-A.3"),
    ],
)
def test_a_loose_pile_brings_the_advice_to_stack_by_twenties(duty: str, advice: str) -> None:
    book = load_book(duty.partition("/")[0])
    room = seated(book)
    (recorded,) = room.do(RecordInfraction(clause=duty, entry=1))
    assert isinstance(recorded, InfractionRecorded)
    assert advice in recorded.linked
    assert book.clauses[advice].topic == "visible-chips"
    assert "20" in book.clauses[advice].es.text


SLOW = ["tda-2013/2.11", "tda-2024/2.15", "adtp-2018/2.13", "torrequebrada/2.12", "fcp-2025/2.16"]


@pytest.mark.parametrize("clause", [pytest.param(one, marks=pytest.mark.clause(one)) for one in SLOW])
def test_a_slow_move_is_recorded_with_the_order_and_its_time(clause: str) -> None:
    room = seated(clause.partition("/")[0], players=8, tables=2)
    happens(room, Moved(entry=1, table=2, seat=9, from_table=1, from_seat=1, why="balance"))
    told = room.now
    room.later(minutes=9)
    room.do(RecordInfraction(clause=clause, entry=1, seen_by="Luis"))
    (infraction,) = room.state.infractions
    assert infraction.order == {"from_table": 1, "table": 2, "seat": 9, "at": told}
    assert infraction.at - told == 9 * MINUTE


@pytest.mark.parametrize("book", BOOKS)
def test_pleading_ignorance_does_not_change_the_list(book: str) -> None:
    """The duty to know the rules carries the same penalties as any other."""
    know = {"tda-2013": "2.13", "tda-2024": "2.17", "adtp-2018": "2.15", "torrequebrada": "2.14",
            "fcp-2025": "2.18", "pokerfest-2011": "general-1"}[book]  # fmt: skip
    room = seated(book)
    (recorded,) = room.do(RecordInfraction(clause=f"{book}/{know}", entry=1, facts="did not know the rule"))
    assert isinstance(recorded, InfractionRecorded)
    assert list(recorded.penalties) == [penalty for penalty, _, _ in PENALTIES[book]]
