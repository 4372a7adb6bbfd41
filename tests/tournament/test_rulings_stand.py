"""What a ruling is worth afterwards: it stands an hour later and after a restart, it says who gave it and
why, and what ranks above the book comes before it."""

from typing import Any

import pytest
from tests.support.corrections import night
from tests.support.marked import book_of, marked
from tests.support.room import SEED, Room
from tests.support.token_chip import ASKED, TOKEN

from torneo.cards.verifiable import verifiable_shuffle
from torneo.floor.acts import Asks, Decides, TurnsIn
from torneo.floor.scenario.told import told_hand
from torneo.rulebook import load_book, read_house
from torneo.tournament.conduct.commands import RequestReview
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.entries.commands import RegisterPlayer
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.rulings.commands import DecideRuling, GiveRuling, OverruleRuling
from torneo.tournament.rulings.events import RulingDecided, RulingGiven, RulingOverruled
from torneo.tournament.words import say

FINAL = marked(
    "adtp-2018/1.3", "fcp-2025/1.3", "pokerfest-2011/final-1", "tda-2013/1.3", "tda-2024/1.3",
    "torrequebrada/1.2",
)  # fmt: skip
GROUNDS = ("", "review_by_director", "material_error", "evident_due_process_breach")


def asked_at_table_1(book: str) -> Room:
    """The floor is asked whether the chip is a call."""
    room = night(book)
    (given,) = room.do(GiveRuling(table=1, setup=TOKEN, steps=ASKED), role="dealer")
    assert isinstance(given, RulingGiven)
    assert given.outcome.is_question
    return room


@pytest.mark.policy("floor_ruling_review")
@pytest.mark.parametrize("clause", FINAL)
def test_an_old_ruling_is_as_final_as_a_new_one(clause: str) -> None:
    """Two are given; hands are played, an hour passes, the program is started again."""
    room = night(book_of(clause))
    for option in ("call", "fold"):
        about: dict[str, Any] = {"to_call": 800, "table": 1}
        room.do(Decide(matter="unclear_gesture", option=option, why="así se vio", about=about), "floor")
        room.do(ReportHand(table=1, stacks={}))
    room = room.later(minutes=60).restarted()
    for decision in (1, 2):
        for ground in GROUNDS:
            refused = room.refused(RequestReview(decision=decision, ground=ground, why="injusto"), "player")
            assert (refused.reason, refused.clauses) == ("ruling_final", (clause,))
            assert "definitiva" in say(refused.reason, refused.facts, "es")
            assert "final" in say(refused.reason, refused.facts, "en")
    answer = Decide(matter="review", option="lift", why="injusto", about={"review": 1})
    assert room.refused(answer).reason == "unknown_review", "there is nothing the director could answer"
    assert [one.option for one in room.state.decisions] == ["call", "fold"]
    room.book = room.book.with_policies({"floor_ruling_review": "review_by_director"})
    room.do(RequestReview(decision=2, why="injusto"), role="player")
    assert [one.decision for one in room.state.conduct.reviews] == [2], "a house may have it looked at again"


@pytest.mark.parametrize("clause", FINAL)
def test_a_question_of_a_table_is_answered_once(clause: str) -> None:
    room = asked_at_table_1(book_of(clause))
    room.do(DecideRuling(ruling=1, option="full_call", why="vio la apuesta"), role="floor", who="Luis")
    before = room.state.rulings[0]
    room = room.restarted()
    for role in ("floor", "director"):
        again = room.refused(DecideRuling(ruling=1, option="forfeit_and_fold", why="mejor no"), role=role)
        assert again.reason == "ruling_not_open"
    assert room.state.rulings == [before]


@pytest.mark.policy("floor_ruling_review")
@pytest.mark.parametrize("clause", marked("fcp-2025/1.3", "tda-2013/1.3", "tda-2024/1.3"))
def test_who_was_ruled_to_have_folded_does_not_get_the_cards_by_asking_again(clause: str) -> None:
    """Where the ruling could be reviewed, the floor would be asked a second time."""
    setup = {
        "game": "nlhe", "level": {"small": 100, "big": 200}, "button": 3,
        "seats": dict.fromkeys((1, 2, 3), 20_000), "start": {"street": "flop", "pot": 600},
    }  # fmt: skip
    bet = {"seat": 1, "does": "bet", "to": 1_000}
    book = load_book(book_of(clause))
    reviewed = book.with_policies({"floor_ruling_review": "review_by_director"})
    found = []
    for which in (book, reviewed):
        table = told_hand(which, setup, [bet]).table
        assert table.rule(TurnsIn(seat=2, touches_muck=True, identifiable=True)).is_question
        assert table.rule(Decides(option="dead_hand")).kind == "dead_hand"
        found.append(table.rule(Asks(seat=2, what="keep_cards")))
    stands, again = found
    assert (stands.kind, stands.reason, stands.clauses) == ("refused", "fold_ruling_final", (clause,))
    assert again.is_question


# ---- who, and why ------------------------------------------------------------------------------------


@pytest.mark.parametrize("clause", marked("fcp-2025/1.1", "tda-2013/1.1"))
def test_the_floor_s_own_ruling_at_a_table_says_who_what_and_in_whose_interest(clause: str) -> None:
    """None of the listed options: the floor's own, under the first rule; and the director may set it aside
    under the same rule."""
    room = asked_at_table_1(book_of(clause))
    why = "justo para los dos: nadie vio la ficha"
    assert room.refused(DecideRuling(ruling=1, option="other_ruling", why=" ", action="fold")).reason == (
        "reason_missing"
    )
    own = DecideRuling(ruling=1, option="other_ruling", why=why, action="fold")
    (event,) = room.do(own, role="floor", who="Luis")
    assert isinstance(event, RulingDecided)
    assert (event.outcome.reason, event.outcome.action) == ("override", "fold")
    room = room.restarted()
    given = room.state.rulings[0]
    assert given.decided_by is not None
    assert (given.option, given.decided_by.name, given.why) == ("other_ruling", "Luis", why)
    (overruled,) = room.do(OverruleRuling(ruling=1, why="imparcialidad: era su hermano"), who="Eva")
    assert isinstance(overruled, RulingOverruled)
    assert clause in overruled.clauses
    assert room.state.rulings[0].overruled == "imparcialidad: era su hermano"


# ---- what no rule covers -----------------------------------------------------------------------------


@pytest.mark.clause("fcp-2025/rp-13")
def test_a_draw_cannot_be_repeated_until_it_pleases() -> None:
    """It is bound to the decision and to the seed committed before play: whoever asks again after a restart
    gets the same; who has another seed gets nothing; and only staff who rule may draw."""
    room = night("fcp-2025")
    about: dict[str, Any] = {"among": "asiento 3 pone, asiento 4 pone, nadie pone"}
    draw = Decide(matter="uncovered_error", option="random_draw", why="nadie lo sabe", about=about)
    for role in ("dealer", "desk", "player"):
        assert room.refused(draw, role=role).reason == "role"
    outcomes = []
    for one in (room, room.restarted()):
        _, note = one.do(draw, role="floor")
        assert isinstance(note, Noted)
        assert note.clauses == ("fcp-2025/rp-13",)
        label, picked = str(note.about["label"]), str(note.about["outcome"])
        first = verifiable_shuffle(bytes.fromhex(SEED), range(3), label)[0]
        assert picked == str(about["among"]).split(", ")[first]
        outcomes.append((label, picked))
    assert outcomes[0] == outcomes[1]


# ---- what ranks above the book -----------------------------------------------------------------------


REGULATION = """
house: reglamento-oficial
base: tda-2013
title: {es: Reglamento oficial de juego, en: Official gaming regulation}
policies: {registration_min_age: 21}
clauses:
- id: reglamento-oficial/3
  topic: age-and-eligibility
  kind: automatic
  sets: [registration_min_age]
  title: {es: Veintiún años, en: Twenty-one years}
  text: {es: Solo juegan los mayores de 21 años., en: Only people over 21 play.}
"""


@pytest.mark.clause("tda-2013/0.3")
def test_the_desk_obeys_the_official_regulation_and_nobody_may_choose_the_book_instead() -> None:
    young = RegisterPlayer(player="x", name="Joven", document="X", born="2007-01-01")
    night("tda-2013").do(young)
    room = night(read_house(REGULATION))
    refused = room.refused(young)
    assert (refused.reason, refused.clauses) == ("too_young", ("reglamento-oficial/3",))
    room.do(RegisterPlayer(player="y", name="Mayor", document="Y", born="2006-01-01"))
    said: dict[str, Any] = {
        "official_regulation": "21 años",
        "house_rules": "16 años",
        "book": "tda-2013/0.3",
    }
    for source in ("book", "house_rules"):
        choice = Decide(matter="sources_disagree", option=source, why="x", about=said)
        assert room.refused(choice).reason == "not_lawful"
    room.do(Decide(matter="sources_disagree", option="official_regulation", why="manda", about=said))
    silent = {**said, "official_regulation": ""}
    room.do(Decide(matter="sources_disagree", option="house_rules", why="no habla de esto", about=silent))
