"""What people decide: among the lawful options, with who and why; final, or open to review on two grounds."""

from typing import Any

import pytest
from tests.support.books import BOOKS, by_book
from tests.support.conduct import hand_begins, hand_ends, seated
from tests.support.room import SEED, Room

from torneo.cards.verifiable import verifiable_shuffle
from torneo.floor.acts import Asks, Decides
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.start import StartPoint
from torneo.rulebook import load_book, read_house
from torneo.tournament import Refused
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction, RequestReview
from torneo.tournament.conduct.events import Decided, Noted
from torneo.tournament.conduct.matters import Decide, Offer, offer
from torneo.tournament.conduct.penalties import hands_left
from torneo.tournament.conduct.rulings import is_set_aside, prevailing
from torneo.tournament.words import say


def options(room: Room, matter: str, **about: Any) -> Offer:
    offered = offer(room.state, matter, about, room.book)
    assert isinstance(offered, Offer), offered
    return offered


# ---- the choice is recorded ----------------------------------------------------------------------------


FIRST = [
    ("adtp-2018/1.1", "adtp-2018/40-A.4"),
    ("fcp-2025/1.1", "fcp-2025/41.5"),
    ("tda-2013/1.1", "tda-2013/39.1"),
    ("tda-2024/1.1", "tda-2024/57.1"),
    ("torrequebrada/1.1", "torrequebrada/46-E"),
]


@pytest.mark.parametrize(
    ("first", "clause"), [pytest.param(*one, marks=pytest.mark.clause(one[0])) for one in FIRST]
)
def test_a_ruling_left_to_the_floor_lists_its_options_and_stores_who_and_why(first: str, clause: str) -> None:
    room = seated(first.partition("/")[0])
    about: dict[str, Any] = {"clause": clause, "table": 1, "hand": 57, "options": "call, raise"}
    offered = options(room, "table_ruling", **about)
    assert offered.options == ("call", "raise")
    assert first in offered.clauses
    room.do(Decide(matter="table_ruling", option="call", why="fair to both", about=about), "floor", "Luis")
    (decision,) = room.state.decisions
    assert (decision.option, decision.by.name, decision.by.role) == ("call", "Luis", "floor")
    assert (decision.why, decision.at) == ("fair to both", room.now)
    assert decision.about["clause"] == clause
    assert (
        room.refused(Decide(matter="table_ruling", option="fold", why="x", about=about)).reason
        == "not_lawful"
    )
    assert (
        room.refused(Decide(matter="table_ruling", option="call", why=" ", about=about)).reason
        == "reason_missing"
    )
    unknown = {**about, "clause": "nothing/1"}
    assert (
        room.refused(Decide(matter="table_ruling", option="call", why="x", about=unknown)).reason
        == "unknown_clause"
    )
    none = {**about, "options": " "}
    assert (
        room.refused(Decide(matter="table_ruling", option="call", why="x", about=none)).reason == "no_options"
    )
    dealer = Decide(matter="table_ruling", option="call", why="x", about=about)
    assert room.refused(dealer, role="dealer").reason == "role"


@pytest.mark.clause("adtp-2018/2.3")
def test_a_ruling_on_a_mumbled_amount_cites_the_duty_to_be_clear() -> None:
    room = seated("adtp-2018")
    about: dict[str, Any] = {"clause": "adtp-2018/40-A.4", "options": "words, chips"}
    _, basis = room.do(Decide(matter="table_ruling", option="words", why="mumbled", about=about))
    assert isinstance(basis, Noted)
    assert basis.clauses == ("adtp-2018/40-A.4", "adtp-2018/2.3")


# ---- common sense over the technical rule ----------------------------------------------------------------


OVERRIDE = [
    ("adtp-2018", "1.2", "53", "floor"),
    ("tda-2013", "1.2", "45", "floor"),
    ("fcp-2025", "1.2", "55", "floor"),
    ("torrequebrada", "1.1", "51", "director"),
]


@pytest.mark.clause("adtp-2018/1.2", "torrequebrada/1.1", "tda-2013/1.2", "fcp-2025/1.2")
@pytest.mark.parametrize(("book", "first", "rule", "authority"), OVERRIDE)
def test_a_technical_outcome_stands_or_is_set_aside_for_this_case(
    book: str, first: str, rule: str, authority: str
) -> None:
    room = seated(book)
    clause = room.book.under(f"{book}/{rule}")[0].id
    about: dict[str, Any] = {
        "clause": clause,
        "table": 1,
        "hand": 12,
        "outcome": "owes 6000 after a count of 600",
    }
    offered = options(room, "technical_ruling", **about)
    assert offered.options == ("apply_technical", "set_aside")
    assert f"{book}/{first}" in offered.clauses
    override = Decide(matter="technical_ruling", option="set_aside", why="ten times the count", about=about)
    if authority == "director":
        refused = room.refused(override, role="floor")
        assert refused.reason == "role"
        assert f"{book}/{first}" in refused.clauses
    assert room.refused(override, role="dealer").reason == "role"
    decided, noted = room.do(override, role=authority)
    assert isinstance(decided, Decided)
    assert isinstance(noted, Noted)
    assert (decided.option, decided.about["clause"], decided.why) == (
        "set_aside",
        clause,
        "ten times the count",
    )
    assert noted.clauses == (clause,)
    assert is_set_aside(room.state, clause, 1, 12)
    assert not is_set_aside(room.state, clause, 1, 13)
    assert not is_set_aside(room.state, clause, 2, 12)
    assert room.refused(
        Decide(matter="technical_ruling", option="set_aside", why="", about=about)
    ).reason == ("reason_missing")
    room.do(Decide(matter="technical_ruling", option="apply_technical", why="clear case",
                   about={**about, "hand": 13}), role="floor")  # fmt: skip
    assert not is_set_aside(room.state, clause, 1, 13)


def test_pokerfest_owes_the_true_amount_and_its_other_rules_are_for_the_director() -> None:
    room = seated("pokerfest-2011")
    owed = room.book.clauses_for("betting_accepted_action")
    for clause in owed:
        assert options(room, "technical_ruling", clause=clause).options == ("apply_technical",)
    about: dict[str, Any] = {"clause": "pokerfest-2011/courtesy-6", "table": 1, "hand": 3}
    override = Decide(matter="technical_ruling", option="set_aside", why="the clock had stopped", about=about)
    assert room.refused(override, role="floor").reason == "role"
    room.do(override, role="director")


# ---- final ---------------------------------------------------------------------------------------------


FINAL = [
    "adtp-2018/1.3", "fcp-2025/1.3", "pokerfest-2011/final-1", "tda-2013/1.3", "tda-2024/1.3",
    "torrequebrada/1.2",
]  # fmt: skip


@pytest.mark.parametrize("clause", [pytest.param(one, marks=pytest.mark.clause(one)) for one in FINAL])
def test_a_recorded_ruling_is_final_and_stays_in_force(clause: str) -> None:
    room = seated(clause.partition("/")[0])
    hand_begins(room, number=57)
    about: dict[str, Any] = {"to_call": 800, "table": 1, "hand": 57}
    room.do(Decide(matter="unclear_gesture", option="call", why="chips moved", about=about))
    hand_ends(room)
    before = list(room.state.decisions)
    for role in ("player", "floor", "director"):
        refused = room.refused(RequestReview(decision=1, ground="material_error", why="unfair"), role=role)
        assert refused.reason == "ruling_final"
        assert clause in refused.clauses
    assert room.state.decisions == before
    assert room.state.conduct.reviews == []
    assert "definitiva" in say("ruling_final", {"decision": 1}, "es")


@pytest.mark.parametrize("book", BOOKS)
def test_a_review_names_what_exists(book: str) -> None:
    room = seated(book)
    assert room.refused(RequestReview(why="x")).reason == "review_of_what"
    assert room.refused(RequestReview(decision=1, penalty=1, why="x")).reason == "review_of_what"
    assert room.refused(RequestReview(decision=1, why="x")).reason == "unknown_decision"
    assert room.refused(RequestReview(penalty=1, why="x")).reason == "unknown_penalty"


@pytest.mark.clause("fcp-2025/art-19.1", "fcp-2025/art-16.3")
def test_a_penalty_of_the_federation_is_reviewed_on_two_grounds_only() -> None:
    room = seated("fcp-2025")
    room.do(RecordInfraction(clause="fcp-2025/2.3", entry=4))
    room.do(GivePenalty(infraction=1, penalty="missed_rounds", size=2, why="as ruled"), role="commission")
    for ground in ("", "harsh"):
        refused = room.refused(RequestReview(penalty=1, ground=ground, why="too much"), role="player")
        assert refused.reason == "no_review_ground"
        assert refused.facts["grounds"] == "material_error, evident_due_process_breach"
        assert {"fcp-2025/art-19.1", "fcp-2025/art-16.3"} <= set(refused.clauses)
        assert "federación" in say(refused.reason, refused.facts, "es")
    ask = RequestReview(penalty=1, ground="material_error", why="it was seat 5")
    room.do(ask, role="player")
    assert room.refused(ask, role="player").reason == "review_already_asked"
    offered = options(room, "review", review=1)
    assert offered.options == ("uphold", "lift")
    answer = Decide(matter="review", option="lift", why="it was seat 5", about={"review": 1})
    assert room.refused(answer, role="floor").reason == "role"
    assert hands_left(room.state, "p4") == 18
    room.do(answer, role="commission")
    assert hands_left(room.state, "p4") == 0
    assert room.state.conduct.penalties[0].status == "lifted"
    assert room.refused(answer, role="commission").reason == "review_answered"
    assert (
        room.refused(Decide(matter="review", option="lift", why="x", about={"review": 7})).reason
        == "unknown_review"
    )


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "fcp-2025"])
def test_other_books_do_not_review_penalties(book: str) -> None:
    room = seated(book)
    room.do(RecordInfraction(clause=next(iter(room.book.clauses)), entry=4))
    room.do(GivePenalty(infraction=1, penalty="verbal_warning", why="as ruled"))
    assert room.refused(RequestReview(penalty=1, ground="material_error", why="x")).reason == "ruling_final"


def test_a_lifted_disqualification_lets_the_player_enter_again() -> None:
    room = seated("fcp-2025")
    room.do(RecordInfraction(clause="fcp-2025/70.4", entry=4))
    room.do(GivePenalty(infraction=1, penalty="disqualification", why="passed chips"))
    assert room.state.players["p4"].barred
    room.do(RequestReview(penalty=1, ground="evident_due_process_breach", why="never heard"), role="player")
    room.do(Decide(matter="review", option="lift", why="never heard", about={"review": 1}), role="commission")
    assert not room.state.players["p4"].barred


# ---- what no rule covers -----------------------------------------------------------------------------------


#: The clause by which a book lets chance decide.
DRAWING = {"fcp-2025": "rp-13", "tda-2024": "rp-14"}


@pytest.mark.clause("fcp-2025/rp-13", "tda-2024/rp-14")
@pytest.mark.parametrize("book", DRAWING)
def test_an_error_no_rule_covers_may_be_decided_by_a_recorded_draw(book: str) -> None:
    room = seated(book)
    about: dict[str, Any] = {"among": "seat 3 posts, seat 4 posts, nobody posts"}
    offered = options(room, "uncovered_error", **about)
    assert offered.options == ("rule_one", "random_draw")
    assert f"{book}/{DRAWING[book]}" in offered.clauses
    _, note = room.do(Decide(matter="uncovered_error", option="random_draw", why="nobody knows", about=about))
    assert isinstance(note, Noted)
    outcomes = str(about["among"]).split(", ")
    drawn = verifiable_shuffle(bytes.fromhex(SEED), range(3), str(note.about["label"]))
    assert note.about["outcome"] == outcomes[drawn[0]]
    # Each decision draws under a label of its own.
    _, again = room.do(Decide(matter="uncovered_error", option="random_draw", why="again", about=about))
    assert isinstance(again, Noted)
    assert again.about["label"] != note.about["label"]
    room.do(Decide(matter="uncovered_error", option="rule_one", why="plain enough"))
    one = Decide(matter="uncovered_error", option="random_draw", why="x", about={"among": "only one"})
    assert room.refused(one).reason == "nothing_to_draw"


@pytest.mark.parametrize("book", [book for book in BOOKS if book not in DRAWING])
def test_other_books_know_no_draw(book: str) -> None:
    room = seated(book)
    assert options(room, "uncovered_error").options == ("rule_one",)
    draw = Decide(matter="uncovered_error", option="random_draw", why="x", about={"among": "a, b"})
    assert room.refused(draw).reason == "not_lawful"


@pytest.mark.clause("pokerfest-2011/structure-14", "tda-2013/0.2")
@pytest.mark.parametrize("book", ["pokerfest-2011", "tda-2013"])
def test_a_ruling_may_cite_the_house_rules_as_its_source(book: str) -> None:
    room = seated(book)
    about: dict[str, Any] = {"source": "house_rules", "text": "house rule 12: no drinks on the rail"}
    room.do(Decide(matter="uncovered_error", option="rule_one", why="as the house has it", about=about))
    assert room.state.decisions[0].about == about
    wrong = Decide(matter="uncovered_error", option="rule_one", why="x", about={"source": "a dream"})
    assert room.refused(wrong).reason == "unknown_source"
    # Where the house rules speak and the book does not, they are the source that applies.
    spoken = options(room, "sources_disagree", house_rules="no tablets")
    assert spoken.options == ("house_rules",)


PRECEDENCE = [
    ("tda-2013", {"official_regulation", "house_rules", "book"}, "official_regulation"),
    ("tda-2013", {"house_rules", "book"}, "house_rules"),
    ("adtp-2018", {"house_rules", "book"}, "house_rules"),
    ("pokerfest-2011", {"house_rules", "book"}, "house_rules"),
    ("fcp-2025", {"house_rules", "book"}, "book"),
    ("torrequebrada", {"official_regulation", "book"}, "official_regulation"),
    ("torrequebrada", {"book"}, "book"),
]


@pytest.mark.policy("floor_source_precedence")
@pytest.mark.parametrize(("book", "sources", "wins"), PRECEDENCE)
def test_which_source_prevails(book: str, sources: set[str], wins: str) -> None:
    assert prevailing(load_book(book), sources) == wins
    room = seated(book)
    about: dict[str, Any] = dict.fromkeys(sources, "says so")
    assert options(room, "sources_disagree", **about).options == (wins,)
    room.do(Decide(matter="sources_disagree", option=wins, why="precedence", about=about))
    assert (
        room.refused(Decide(matter="sources_disagree", option=wins, why="x", about={})).reason == "no_source"
    )


REGULATION = """
house: reglamento-oficial
base: tda-2013
title: {es: Reglamento oficial de juego, en: Official gaming regulation}
policies: {clock_seconds: 30, clock_countdown_seconds: 0}
clauses:
- id: reglamento-oficial/14
  topic: calling-time
  kind: automatic
  sets: [clock_seconds, clock_countdown_seconds]
  title: {es: Treinta segundos, en: Thirty seconds}
  text: {es: El jugador dispone de 30 segundos para actuar., en: The player has 30 seconds to act.}
"""


@pytest.mark.clause("tda-2013/0.3")
def test_the_official_regulation_prevails_when_the_clock_is_called() -> None:
    """The book's own time is 50 seconds and a countdown of 10."""
    seconds = {}
    for book in (load_book("tda-2013"), read_house(REGULATION)):
        hand = Hand("nlhe", Stakes(200, 400), dict.fromkeys(range(1, 6), 10_000), 5, deck=(-1,) * 52,
                    rules=hand_rules(book), stepwise=True, auto_showdown=False,
                    start=StartPoint("flop", 2_000))  # fmt: skip
        table = Table(hand, book)
        assert table.rule(Asks(seat=3, what="time", of=1)).is_question
        ruling = table.rule(Decides(option="grant"))
        seconds[book.id] = ruling.seconds
    assert seconds == {"tda-2013": 60, "reglamento-oficial": 30}
    assert ruling.clauses[0] == "reglamento-oficial/14"
    room = seated("tda-2013")
    offered = options(room, "sources_disagree", official_regulation="30 seconds", book="tda-2013/27.2")
    assert offered.options == ("official_regulation",)
    assert offered.clauses[0] == "tda-2013/0.3"


# ---- gestures, devices, appearance ---------------------------------------------------------------------


GESTURES = [
    ("adtp-2018", "adtp-2018/3.4"),
    ("torrequebrada", "torrequebrada/36.5"),
    ("fcp-2025", "fcp-2025/3.4"),
    ("tda-2013", "tda-2013/3.4"),
    ("pokerfest-2011", "pokerfest-2011/final-1"),
]


@pytest.mark.clause("adtp-2018/3.4", "torrequebrada/36.5")
@pytest.mark.parametrize(("book", "clause"), GESTURES)
def test_an_unclear_gesture_binds_as_it_is_read(book: str, clause: str) -> None:
    room = seated(book)
    facing = options(room, "unclear_gesture", to_call=800)
    assert facing.options == ("fold", "call", "raise")
    assert clause in facing.clauses
    assert options(room, "unclear_gesture", to_call=0).options == ("check", "bet", "fold")
    about: dict[str, Any] = {"to_call": 800, "readings": "call, fold", "meant": "fold", "player": "p2"}
    assert options(room, "unclear_gesture", **about).options == ("call", "fold")
    room.do(
        Decide(matter="unclear_gesture", option="call", why="hand forward", about=about), "director", "Eva"
    )
    (decision,) = room.state.decisions
    assert (decision.option, decision.about["meant"], decision.by.name) == ("call", "fold", "Eva")
    wrong: dict[str, Any] = {"to_call": 800, "readings": "check"}
    refused = room.refused(Decide(matter="unclear_gesture", option="check", why="x", about=wrong))
    assert (refused.reason, refused.facts["options"]) == ("not_a_reading", "fold, call, raise")


@pytest.mark.clause("adtp-2018/4.4")
def test_filming_is_allowed_or_forbidden_and_an_infraction_if_he_persists() -> None:
    room = seated("adtp-2018")
    about: dict[str, Any] = {"player": "p2", "device": "camera"}
    offered = options(room, "other_device", **about)
    assert offered.options == ("allow", "forbid")
    assert "adtp-2018/4.4" in offered.clauses
    room.do(Decide(matter="other_device", option="forbid", why="house rules", about=about), role="floor")
    assert options(room, "other_device", **about).options == ("allow", "forbid", "record_infraction")
    assert options(room, "other_device", player="p3").options == ("allow", "forbid")
    room.do(RecordInfraction(clause="adtp-2018/4.4", entry=2, facts="went on filming"))
    assert room.state.infractions[0].offence == "device_misuse"


@pytest.mark.clause("torrequebrada/3.4")
def test_filming_somebody_complains_about() -> None:
    room = seated("torrequebrada")
    about: dict[str, Any] = {"player": "p2", "device": "camera", "complaint": "p5"}
    offered = options(room, "other_device", **about)
    assert offered.options == ("allow", "forbid", "record_infraction")
    assert "torrequebrada/3.4" in offered.clauses
    room.do(
        Decide(matter="other_device", option="record_infraction", why="nuisance", about=about),
        "floor",
        "Luis",
    )
    assert room.state.decisions[0].by.name == "Luis"
    assert [(one.clause, one.player) for one in room.state.infractions] == [("torrequebrada/3.4", "p2")]
    room.do(GivePenalty(infraction=1, penalty="verbal_warning", why="filming"))


@pytest.mark.clause("tda-2024/5-C.2")
def test_the_director_says_what_else_is_a_device() -> None:
    """Smart glasses are on no list; once he forbids them, whoever goes on with them has an infraction."""
    room = seated("tda-2024").later(minutes=1)
    about: dict[str, Any] = {"player": "p2", "device": "smart glasses"}
    offered = options(room, "other_device", **about)
    assert offered.options == ("allow", "forbid", "record_infraction")
    assert "tda-2024/5-C.2" in offered.clauses
    room.do(Decide(matter="other_device", option="forbid", why="they record", about=about), who="Eva")
    (decision,) = room.state.decisions
    assert (decision.by.name, decision.at, decision.about["device"]) == ("Eva", room.now, "smart glasses")
    assert "record_infraction" in options(room, "other_device", **about).options


@pytest.mark.clause("tda-2013/4.2")
@pytest.mark.parametrize("book", ["tda-2013", "pokerfest-2011"])
def test_other_devices_are_a_matter_of_the_house(book: str) -> None:
    room = seated(book)
    assert room.book.values["conduct_devices"]["other"] == "house_rules"
    offered = options(room, "other_device", player="p2", device="tablet", complaint="p3")
    assert offered.options == ("allow", "forbid")
    about: dict[str, Any] = {"device": "tablet", "source": "house_rules"}
    room.do(Decide(matter="other_device", option="forbid", why="house policy on tablets", about=about))
    if book == "tda-2013":
        assert offered.clauses[0] == "tda-2013/4.2"


@pytest.mark.parametrize("book", by_book("fcp-2025/4.2", "tda-2024/4.2"))
def test_hood_and_sunglasses_are_judged_by_the_director_alone(book: str) -> None:
    room = seated(book)
    about: dict[str, Any] = {"player": "p2", "item": "hood and large sunglasses"}
    offered = options(room, "appearance", **about)
    assert offered.options == ("allow", "require_removal", "penalise")
    assert f"{book}/4.2" in offered.clauses
    choice = Decide(matter="appearance", option="require_removal", why="not recognisable", about=about)
    assert room.refused(choice, role="floor").reason == "role"
    room.do(choice, role="director", who="Eva")
    assert (room.state.decisions[0].by.name, room.state.decisions[0].why) == ("Eva", "not recognisable")


def test_a_fully_hidden_face_cannot_stay_hidden_where_the_book_forbids_it() -> None:
    room = seated("adtp-2018")
    assert options(room, "appearance", fully_hidden=True).options == ("require_removal", "penalise")
    assert options(room, "appearance", fully_hidden=False).options == ("allow",)


@pytest.mark.parametrize("book", BOOKS)
def test_a_matter_nobody_knows_is_refused(book: str) -> None:
    room = seated(book)
    answer = offer(room.state, "astrology", {}, room.book)
    assert isinstance(answer, Refused)
    assert answer.reason == "unknown_matter"
