"""The hand at a table as it is told: one hand in the event, and whatever it brings about belongs to it."""

from typing import Any

import pytest
from tests.support.corrections import night
from tests.support.room import Room

from torneo.floor.scenario import shape
from torneo.floor.scenario.told import told_hand
from torneo.rulebook import book_ids
from torneo.tournament import fold, snapshot
from torneo.tournament.conduct.commands import RecordInfraction
from torneo.tournament.conduct.penalties import hands_left
from torneo.tournament.corrections.verifying import check
from torneo.tournament.entries.commands import LeaveTable, ReturnToTable
from torneo.tournament.hands.commands import CancelHand, ReportHand, StartHand
from torneo.tournament.live_hand.acts import told
from torneo.tournament.live_hand.commands import EndAsTold, SettleMatter, TakeBackAct, TellAct, TellSpot
from torneo.tournament.live_hand.events import ActTold, HandToldFrom
from torneo.tournament.live_hand.matters import Matter, matters_of, moments
from torneo.tournament.live_hand.spot import setup_of
from torneo.tournament.rulings.commands import DecideRuling
from torneo.tournament.rulings.consistency import alike
from torneo.tournament.rulings.deciding import open_rulings
from torneo.tournament.rulings.events import RulingDecided, RulingGiven
from torneo.tournament.rulings.state import Given

Step = dict[str, Any]


class AtTable:
    """A night at its first table, in a hand."""

    def __init__(self, book: str = "fcp-2025", players: int = 5) -> None:
        self.room: Room = night(book, players)
        self.begin()

    def begin(self) -> None:
        self.room.later(minutes=1).do(StartHand(table=1), role="dealer")

    @property
    def hand(self) -> Any:
        return self.room.state.tables[1].hand

    def look(self) -> dict[str, Any]:
        return shape(told(self.hand.told, self.room.book))

    @property
    def turn(self) -> int:
        if self.hand.told is None:
            self.room.do(TellSpot(table=1, spot={}), role="dealer")
        found = self.look()["next"]
        assert isinstance(found, int), found
        return found

    def tell(self, role: str = "dealer", **step: Any) -> tuple[Any, ...]:
        return self.room.later(seconds=5).do(TellAct(table=1, step=step), role=role)

    def acts(self, *does: str) -> None:
        """Whoever is to act does so."""
        for what in does:
            self.tell(seat=self.turn, does=what)

    def street(self, *cards: str) -> None:
        self.tell(dealer="next_street", cards=list(cards))

    def matters(self) -> dict[str, Matter]:
        return {one.what: one for one in matters_of(self.room.state, 1)}

    def given(self) -> Given:
        return self.room.state.rulings[-1]

    def replays(self) -> None:
        """The state is the fold of its events, and the commands alone bring them about again."""
        assert snapshot(fold(self.room.journal)) == snapshot(self.room.state)
        assert check(self.room.journal, lambda _: self.room.book) == []


@pytest.fixture
def at() -> AtTable:
    return AtTable()


def undercall(at: AtTable) -> int:
    """A raise, and one chip in silence: under the book a question. The seat of who put it."""
    first = at.turn
    big = at.look()["level"]["big"]
    at.tell(seat=first, does="raise", to=3 * big)
    seat = at.turn
    at.tell(seat=seat, chips={str(big): 1})
    return seat


# ---- told and paid -------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", book_ids())
def test_a_hand_told_to_its_end_pays_what_was_told(book: str) -> None:
    at = AtTable(book)
    before = {entry.number: entry.stack for entry in at.room.state.alive()}
    at.acts("fold", "fold", "fold", "fold")
    assert at.look()["over"]
    winner = at.look()["winners"][0]["seat"]
    at.room.do(EndAsTold(table=1), role="dealer")
    state = at.room.state
    assert state.tables[1].hand is None
    assert sum(entry.stack for entry in state.alive()) == sum(before.values())
    entry = state.entry_at(1, winner)
    assert entry is not None
    assert entry.stack > before[entry.number]
    (kept,) = state.told_hands
    assert (kept.table, kept.number, kept.acts, kept.to_the_end, kept.void) == (1, 1, 4, True, False)
    assert [step["does"] for step in kept.hand.steps] == ["fold"] * 4
    at.replays()


def test_an_untold_hand_costs_nothing(at: AtTable) -> None:
    at.room.do(ReportHand(table=1, stacks={}), role="dealer")
    assert at.room.state.told_hands == []
    assert at.room.refused(EndAsTold(table=1)).reason == "hand_not_begun"
    at.begin()
    assert at.room.refused(EndAsTold(table=1)).reason == "nothing_told"
    at.acts("fold")
    assert at.room.refused(EndAsTold(table=1)).reason == "hand_not_over"


def test_a_hand_is_told_from_the_table_at_the_deal(at: AtTable) -> None:
    """Whoever comes back or leaves in mid-hand changes nothing of it."""
    away = at.room.state.tables[1].taken[0]
    room = at.room
    room.do(ReportHand(table=1, stacks={}))
    room.do(LeaveTable(entry=room.state.tables[1].seats[away - 1]))
    at.begin()
    room.do(ReturnToTable(entry=room.state.tables[1].seats[away - 1]))
    assert setup_of(room.state, 1, room.book)["seats"][str(away)]["absent"]
    other = room.state.tables[1].taken[1]
    room.do(LeaveTable(entry=room.state.tables[1].seats[other - 1]))
    assert "absent" not in setup_of(room.state, 1, room.book)["seats"][str(other)]
    seat = told_hand(room.book, setup_of(room.state, 1, room.book)).table.next
    first, *_ = at.tell(seat=seat, does="fold")
    assert isinstance(first, HandToldFrom)
    assert first.setup["seats"][str(away)]["absent"]
    at.replays()


def test_a_void_hand_is_kept_and_told_again(at: AtTable) -> None:
    at.acts("fold")
    at.room.do(CancelHand(table=1, why="misdeal"), role="floor")
    at.begin()
    at.acts("fold", "fold", "fold", "fold")
    at.room.do(EndAsTold(table=1), role="dealer")
    assert [(one.number, one.again, one.void) for one in at.room.state.told_hands] == [
        (1, 1, True),
        (1, 2, False),
    ]
    at.replays()


def test_whoever_missed_an_act_is_shown_it_first(at: AtTable) -> None:
    seat = at.turn
    at.room.do(TellAct(table=1, step={"seat": seat, "does": "fold"}, hand=1, after=0), role="dealer")
    late = at.room.refused(TellAct(table=1, step={"seat": at.turn, "does": "fold"}, hand=1, after=0))
    assert late.reason == "told_meanwhile"
    assert at.room.refused(TakeBackAct(table=1, after=0)).reason == "told_meanwhile"
    assert at.room.refused(TellAct(table=1, step={}, hand=2)).reason == "hand_to_come"


def test_a_hand_told_in_part_is_ended_by_its_stacks(at: AtTable) -> None:
    seats = [str(seat) for seat in at.room.state.tables[1].taken[:3]]
    spot = {"start": {"street": "flop", "pot": 3_000}, "seats": dict.fromkeys(seats, 9000)}
    at.room.do(TellSpot(table=1, spot=spot), role="dealer")
    at.acts("check", "check", "check")
    assert at.look()["street"] in ("flop", "turn")
    assert at.room.refused(EndAsTold(table=1)).reason == "told_in_part"
    at.room.do(ReportHand(table=1, stacks={}), role="dealer")
    (kept,) = at.room.state.told_hands
    assert not kept.to_the_end
    at.replays()


def test_a_hand_is_told_at_several_moments(at: AtTable) -> None:
    """What was told of another moment stays, with its question, until the hand is over."""
    seat = undercall(at)
    (given,) = open_rulings(at.room.state)
    at.room.do(TellSpot(table=1, spot={"start": {"street": "flop", "pot": 3_000}}), role="dealer")
    assert at.hand.told.acts == []
    assert [one.number for one in open_rulings(at.room.state)] == [given.number]
    option = given.outcome.options[0].code
    (decided,) = at.room.do(DecideRuling(ruling=given.number, option=option, why="lo vi"), role="floor")
    assert isinstance(decided, RulingDecided)
    at.tell(dealer="premature_turn", cards=["7h"])
    at.room.do(ReportHand(table=1, stacks={}), role="dealer")
    assert [(one.again, one.acts) for one in at.room.state.told_hands] == [(1, 2), (2, 1)]
    assert seat
    at.replays()


def test_a_question_of_an_earlier_moment_lapses_with_the_hand(at: AtTable) -> None:
    undercall(at)
    at.room.do(TellSpot(table=1, spot={"start": {"street": "flop", "pot": 3_000}}), role="dealer")
    at.room.do(ReportHand(table=1, stacks={}), role="dealer")
    assert open_rulings(at.room.state) == []
    at.replays()


def test_only_the_spot_is_told(at: AtTable) -> None:
    refused = at.room.refused(TellSpot(table=1, spot={"policies": {"clock_seconds": 5}}))
    assert (refused.reason, refused.facts["key"]) == ("not_of_a_spot", "policies")


def test_where_nobody_saw_a_card_somebody_says_who_wins(at: AtTable) -> None:
    at.acts("fold", "fold", "fold", "call", "check")
    at.street("Kc", "9s", "4d")
    at.acts("check", "check")
    at.street("2h")
    at.acts("check", "check")
    at.street("??")
    at.acts("check", "check")
    left = [one["seat"] for one in at.look()["seats"] if one["alive"]]
    assert at.room.refused(EndAsTold(table=1)).reason == "winners_missing"
    out = next(seat for seat in at.room.state.tables[1].taken if seat not in left)
    assert at.room.refused(EndAsTold(table=1, winners=((out,),))).reason == "cannot_win_pots"
    assert at.room.refused(EndAsTold(table=1, winners=((left[0],), (left[1],)))).reason == "cannot_win_pots"
    before = {seat: at.hand.stacks[seat] for seat in left}
    pot = at.look()["pot"]
    put_in = {one["seat"]: one["began"] - one["stack"] for one in at.look()["seats"]}
    at.room.do(EndAsTold(table=1, winners=((left[1],),)), role="dealer")
    entry = at.room.state.entry_at(1, left[1])
    assert entry is not None
    assert entry.stack == before[left[1]] - put_in[left[1]] + pot
    at.replays()


def test_two_go_out_where_nobody_saw_the_board(at: AtTable) -> None:
    """Hands lie open and cannot be ranked: they go out alike."""
    at.acts("all_in")
    first = at.hand.told.acts[-1].step["seat"]
    callers = []
    for what in ("call", "call", "fold", "fold"):
        callers += [at.turn] if what == "call" else []
        at.acts(what)
    for cards in (("??", "??", "??"), ("4h",), ("Qh",)):
        at.street(*cards)
    for seat, held in zip((first, *callers), (["As", "Kd"], ["7s", "6s"], ["9d", "9c"]), strict=True):
        at.tell(seat=seat, tables=held)
    at.room.do(EndAsTold(table=1, winners=((callers[0],),)), role="dealer")
    assert len(at.room.state.alive()) == 3
    at.replays()


# ---- rulings -------------------------------------------------------------------------------------------


def test_a_question_of_a_hand_waits_in_the_register_and_is_answered_in_the_hand(at: AtTable) -> None:
    seat = undercall(at)
    (given,) = open_rulings(at.room.state)
    assert (given.table, given.hand, given.seat) == (1, 1, seat)
    assert at.look()["next"] == "frozen" or at.look()["question"]
    option = given.outcome.options[0].code
    act, decided = at.room.do(DecideRuling(ruling=given.number, option=option, why="lo vi"), role="floor")
    assert isinstance(act, ActTold)
    assert isinstance(decided, RulingDecided)
    assert act.answers == given.number
    assert open_rulings(at.room.state) == []
    assert at.look()["question"] is None
    assert isinstance(at.look()["next"], int)
    at.replays()


def test_the_floor_at_the_table_answers_the_same_question(at: AtTable) -> None:
    undercall(at)
    (given,) = open_rulings(at.room.state)
    step = {"floor": given.outcome.options[0].code, "why": "en la mesa"}
    assert at.room.refused(TellAct(table=1, step=step), role="dealer").reason == "role"
    act, decided = at.tell(role="floor", **step)
    assert (act.answers, decided.ruling, decided.why) == (given.number, given.number, "en la mesa")


def test_taking_an_act_back_takes_its_ruling_back(at: AtTable) -> None:
    undercall(at)
    given = at.given()
    at.room.do(TakeBackAct(table=1), role="dealer")
    assert given.withdrawn_at
    assert open_rulings(at.room.state) == []
    assert matters_of(at.room.state, 1) == []
    assert len(at.hand.told.acts) == 1
    at.replays()


def test_taking_an_answer_back_opens_the_question_again(at: AtTable) -> None:
    undercall(at)
    given = at.given()
    at.room.do(DecideRuling(ruling=given.number, option=given.outcome.options[0].code, why="-"), role="floor")
    assert at.room.refused(TakeBackAct(table=1), role="dealer").reason == "role"
    at.room.do(TakeBackAct(table=1), role="floor")
    assert [one.number for one in open_rulings(at.room.state)] == [given.number]
    at.replays()


def test_a_question_lapses_with_its_hand(at: AtTable) -> None:
    undercall(at)
    at.room.do(ReportHand(table=1, stacks={}), role="dealer")
    assert open_rulings(at.room.state) == []
    at.replays()


def test_what_did_not_happen_and_what_nobody_answered_was_not_ruled_differently(at: AtTable) -> None:
    undercall(at)
    at.room.do(TakeBackAct(table=1), role="dealer")
    at.room.do(TakeBackAct(table=1), role="dealer")
    undercall(at)
    at.room.do(ReportHand(table=1, stacks={}), role="dealer")
    at.begin()
    undercall(at)
    given = at.given()
    at.room.do(DecideRuling(ruling=given.number, option=given.outcome.options[0].code, why="-"), role="floor")
    assert len(at.room.state.rulings) == 3
    assert alike(at.room.state.rulings) == []


def test_an_ordinary_act_is_not_in_the_register(at: AtTable) -> None:
    at.acts("call", "fold", "call")
    assert at.room.state.rulings == []
    events = at.tell(seat=at.turn, says="voy")
    assert any(isinstance(one, RulingGiven) for one in events)


# ---- matters -------------------------------------------------------------------------------------------


def test_the_steps_of_a_procedure_come_at_their_moment() -> None:
    steps = ("burn_stays", "finish_betting_round", "cards_back_to_deck", "shuffle_face_down", "cut_the_deck",
             "deal_without_burn")  # fmt: skip
    assert moments(steps) == {"street": steps[1:]}
    assert moments(("card_is_scrap", "next_card_replaces_it", "hand_goes_on")) == {
        "now": ("card_is_scrap", "next_card_replaces_it")
    }
    assert moments(("set_card_aside", "finish_betting_round", "card_back_before_the_river")) == {
        "now": ("set_card_aside",),
        "street": ("finish_betting_round",),
        "last_street": ("card_back_before_the_river",),
    }


def test_what_a_premature_flop_asks_for_waits_for_the_flop(at: AtTable) -> None:
    at.acts("call")
    at.tell(dealer="premature_flop", cards=["Kh", "9d", "4c"])
    at.acts("fold", "fold", "call", "check")
    waiting = at.matters()["steps.street"]
    assert waiting.steps[-1] == "deal_without_burn"
    at.room.do(TakeBackAct(table=1), role="dealer")
    assert "steps.street" in at.matters()
    at.replays()


def test_an_infraction_waits_until_somebody_answers_it(at: AtTable) -> None:
    other = next(seat for seat in at.room.state.tables[1].taken if seat != at.turn)
    at.tell(seat=other, shows=["Ah"])
    assert at.given().outcome.infraction
    matter = at.matters()["infraction"]
    assert (matter.seat, matter.entry) == (other, at.room.state.tables[1].seats[other - 1])
    at.room.do(ReportHand(table=1, stacks={}), role="dealer")
    assert "infraction" in at.matters(), "it outlives the hand"
    at.room.do(SettleMatter(ruling=matter.ruling, what="infraction"), role="floor")
    assert at.matters() == {}
    assert at.room.refused(SettleMatter(ruling=matter.ruling, what="infraction")).reason == "matter_not_open"
    at.replays()


def test_an_infraction_put_on_record_is_answered(at: AtTable) -> None:
    other = next(seat for seat in at.room.state.tables[1].taken if seat != at.turn)
    at.tell(seat=other, shows=["Ah"])
    matter = at.matters()["infraction"]
    at.room.do(RecordInfraction(clause=matter.clauses[0], entry=matter.entry, table=1, hand=1), role="floor")
    assert "infraction" not in at.matters()


def test_two_infractions_of_a_player_in_one_hand_are_two(at: AtTable) -> None:
    """Putting one on record does not answer the other."""
    other = next(seat for seat in at.room.state.tables[1].taken if seat != at.turn)
    at.tell(seat=other, shows=["Ah"])
    at.tell(seat=other, says="subo a 1500")
    found = [one for one in matters_of(at.room.state, 1) if one.what == "infraction"]
    assert len(found) == 2
    clause = next(one for one in found[0].clauses if one not in found[1].clauses)
    at.room.do(RecordInfraction(clause=clause, entry=found[0].entry, table=1, hand=1), role="floor")
    left = [one for one in matters_of(at.room.state, 1) if one.what == "infraction"]
    assert [one.ruling for one in left] == [found[1].ruling]


def test_only_the_floor_lets_an_infraction_pass(at: AtTable) -> None:
    other = next(seat for seat in at.room.state.tables[1].taken if seat != at.turn)
    at.tell(seat=other, shows=["Ah"])
    settle = SettleMatter(ruling=at.given().number, what="infraction")
    assert at.room.refused(settle, role="dealer").reason == "role"
    at.room.do(settle, role="floor")
    assert at.matters() == {}


def test_an_act_out_of_turn_waits_for_its_turn(at: AtTable) -> None:
    first, spot = at.turn, at.look()
    early = next(one["seat"] for one in spot["seats"]
                 if one["seat"] not in (first, spot["small_blind"], spot["big_blind"]))  # fmt: skip
    at.tell(seat=early, says="subo a 1500")
    assert at.given().outcome.kind == "held"
    assert at.matters()["held"].seat == early
    for _ in range(4):
        if "held" in at.matters():
            at.acts("fold")
    assert "held" not in at.matters()
    assert at.hand.told.acts[-1].carried_out == (at.given().number,)
    assert next(one for one in at.look()["seats"] if one["seat"] == early)["bet"] == 1_500
    at.replays()


# ---- answers that are penalties ------------------------------------------------------------------------


@pytest.mark.parametrize("by_phone", [True, False], ids=["phone", "table"])
def test_a_penalty_answered_in_the_hand_is_given_and_goes_back_with_the_answer(
    at: AtTable, by_phone: bool
) -> None:
    seat = at.turn
    at.tell(seat=seat, leaves=True)
    given = at.given()
    assert set(at.matters()) == {"question"}, "the answer settles the infraction too"

    def answers(option: str, **more: int) -> tuple[Any, ...]:
        if by_phone:
            size = more.get("count", 0)
            command = DecideRuling(ruling=given.number, option=option, why="se fue", size=size)
            return at.room.later(seconds=5).do(command, role="floor")
        return at.tell("floor", floor=option, why="se fue", **more)

    player = at.room.state.entries[given.entry].player
    answers("missed_rounds", count=2)
    assert hands_left(at.room.state, player) == 10
    assert not at.matters().keys() & {"question", "infraction"}
    at.replays()
    at.room.later(seconds=5).do(TakeBackAct(table=1), role="floor")
    assert hands_left(at.room.state, player) == 0
    assert set(at.matters()) == {"question"}
    answers("missed_hands")
    assert hands_left(at.room.state, player) == 1
    assert len(at.room.state.infractions) == 1, "it happened once"
    assert given.infraction == 1
    assert given.penalty == 2
    at.replays()


def test_a_size_the_book_does_not_have_is_refused_in_the_hand_too(at: AtTable) -> None:
    at.tell(seat=at.turn, leaves=True)
    step = {"floor": "missed_rounds", "why": "se fue", "count": 5}
    assert at.room.refused(TellAct(table=1, step=step), role="floor").reason == "penalty_size"
    assert set(at.matters()) == {"question"}
