"""What a player has on record at a table, and what the floor may give for it."""

import pytest

from torneo.floor.acts import Decides, Does
from torneo.floor.card_acts import Discusses, Reported
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.start import StartPoint
from torneo.rulebook import load_book

REQUIRED = ("tda-2013", "torrequebrada")
PROPOSED = ("adtp-2018", "fcp-2025")
BOOKS = (*REQUIRED, *PROPOSED)


def seated(name: str) -> Table:
    book = load_book(name)
    hand = Hand("nlhe", Stakes(100, 200), dict.fromkeys((1, 4, 6), 8_000), button=6, deck=[-1] * 52,
                rules=hand_rules(book), stepwise=True, auto_showdown=False,
                start=StartPoint("flop", 900))  # fmt: skip
    return Table(hand, book, denominations=(100,))


def talks(table: Table, seat: int = 4) -> Ruling:
    return table.rule(Discusses(seat=seat, about="live_hand"))


def given(table: Table, option: str, count: int | None = None, seat: int | None = 4) -> Ruling:
    return table.rule(Decides(option=option, seat=seat, count=count, by="director", why="as seen"))


@pytest.mark.policy("penalty_escalation")
@pytest.mark.parametrize("name", BOOKS)
def test_each_repeat_brings_only_what_is_heavier(name: str) -> None:
    table = seated(name)
    whole = ("verbal_warning", "missed_hands", "missed_rounds", "disqualification")
    more_hands = name in REQUIRED  # one hand is the most the other books give
    for option, count, left in (
        ("verbal_warning", None, whole),
        ("missed_hands", 1, whole[1:]),
        ("missed_rounds", 3, whole[1:] if more_hands else whole[2:]),
        ("missed_rounds", 4, whole[2:]),
    ):
        assert talks(table).penalties == left
        assert given(table, option, count).kind == "procedure"
    assert talks(table, seat=1).penalties == whole


@pytest.mark.policy("penalty_escalation")
@pytest.mark.parametrize("name", BOOKS)
def test_a_lighter_one_stays_open_where_more_is_only_proposed(name: str) -> None:
    table = seated(name)
    talks(table)
    given(table, "missed_rounds", 2)
    talks(table)
    again = given(table, "verbal_warning")
    assert again.kind == ("refused" if name in REQUIRED else "procedure")
    assert set(table.book.clauses_for("penalty_escalation")) <= set(again.clauses)
    assert len(table.record.given) == (1 if name in REQUIRED else 2)


def test_an_infraction_is_answered_once() -> None:
    table = seated("adtp-2018")
    talks(table)
    assert given(table, "missed_hands").hands_left == 1
    assert given(table, "missed_hands").kind == "refused"
    assert table.record.to_serve == {4: 1}


def test_what_is_set_aside_leaves_the_record_as_it_is() -> None:
    table = seated("tda-2013")
    table.rule(Does(seat=1, does="check"))
    talks(table)
    given(table, "verbal_warning")
    table.rule(Decides(option="override", action="bet", to=400, seat=1, by="director", why="said so"))
    assert [one.penalty for one in table.record.given] == ["verbal_warning"]
    assert table.record.faults == [(4, "no_disclosure")]


def test_chips_are_taken_only_as_far_as_they_lie_behind() -> None:
    table = seated("torrequebrada")
    question = table.rule(Reported(seat=4, offence="soft_play", by="director"))
    assert "chip_forfeiture" in [option.code for option in question.options]
    assert given(table, "chip_forfeiture", 8_001).kind == "refused"
    assert given(table, "chip_forfeiture", 8_000).amount == 8_000
    assert (table.hand.stacks[4], table.outside.removed) == (0, {4: 8_000})


@pytest.mark.parametrize("name", BOOKS)
def test_a_report_cites_its_own_offence_and_the_list_of_penalties(name: str) -> None:
    table = seated(name)
    cited = table.rule(Reported(seat=4, offence="cheating", by="director")).clauses
    assert len(cited) <= 4
    assert len(table.book.clauses_for("penalty_offences")) > 10
