"""Hands recorded act by act: real ones end as they ended, and their PHH is what ``torneo replay`` accepts."""

import functools
from pathlib import Path
from typing import Any

import pytest
from tests.support.recording import (
    Recorder,
    can_be_told,
    does,
    phh,
    result,
    setup_of,
    steps_of,
    street,
    tables,
)

from torneo.cli.main import main
from torneo.hand.phh import PhhHand, read_phh, read_phh_text, replay
from torneo.rulebook import Lang, load_book
from torneo.tournament import Actor, Asked, Refused
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.recorded import (
    HAND,
    ActTakenBack,
    ActTold,
    BeginHand,
    EndHand,
    HandRecorded,
    Recorded,
    TakeBackAct,
    TellAct,
    told,
)
from torneo.tournament.words import say

FILES = sorted((Path(__file__).parents[1] / "phh").glob("*.phh"))

NLHE: dict[str, Any] = {
    "game": "nlhe",
    "level": {"small": 100, "big": 200, "ante": 200, "ante_kind": "big_blind"},
    "denominations": [100, 500, 1000],
    "button": 1,
    "seats": {1: 10_000, 2: 8_000, 4: 3_000, 5: 12_000},
}
WHOLE = [
    does(5, "raise", 500),
    does(1, "call"),
    does(2, "fold"),
    does(4, "call"),
    street("Ah", "7d", "2c"),
    does(4, "check"),
    does(5, "bet", 800),
    does(1, "raise", 2_000),
    does(4, "fold"),
    does(5, "call"),
    street("Ts"),
    does(5, "check"),
    does(1, "check"),
    street("3h"),
    does(5, "bet", 1_500),
    does(1, "call"),
    tables(5, "Ac", "Kd"),
    {"seat": 1, "mucks": True},
]


def text_of(recorder: Recorder) -> str:
    text = phh(recorder.state, recorder.book)
    assert isinstance(text, str), text
    return text


def accepted(recorder: Recorder, folder: Path) -> str:
    """The export, once the command line has replayed it."""
    text = text_of(recorder)
    file = folder / "mano.phh"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    return text


# ---- real hands --------------------------------------------------------------------------------------


@functools.cache
def real_hands() -> tuple[PhhHand, ...]:
    every = (record for file in FILES for record in read_phh(file))
    return tuple(record for record in every if can_be_told(record) and replay(record).ok)


def test_real_hands_told_act_by_act_end_as_they_ended() -> None:
    games = set()
    for record in real_hands():
        recorder = Recorder()
        recorder.begin(setup_of(record))
        hand = told(recorder.state, recorder.book)
        for step in steps_of(record, _Newest(recorder)):  # type: ignore[arg-type]
            recorder.do(TellAct(step=step))
        hand = told(recorder.state, recorder.book)
        assert hand.over, record.where
        if record.finishing_stacks is not None:
            wanted = [int(chips * record.scale) for chips in record.finishing_stacks]
            assert hand.table.hand.stack == wanted, record.where
        (again,) = read_phh_text(text_of(recorder))
        assert replay(again).ok, record.where
        assert again.starting_stacks == record.starting_stacks
        games.add(record.game.code)
    assert len(real_hands()) > 200
    assert games >= {"nlhe", "lhe", "plo", "lo8", "stud", "stud8", "razz"}


class _Newest:
    """The told hand where the recording has got to."""

    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder

    def __getattr__(self, name: str) -> Any:
        return getattr(told(self._recorder.state, self._recorder.book), name)


# ---- whole hands by hand -----------------------------------------------------------------------------


def test_a_no_limit_hand_with_raises(tmp_path: Path) -> None:
    recorder = Recorder("fcp-2025").begin(NLHE, names={1: "Ana", 5: "Íñigo Ruiz"}).tell(WHOLE).end()
    text = accepted(recorder, tmp_path)
    (record,) = read_phh_text(text)
    assert record.players == ("", "", "Íñigo Ruiz", "Ana")
    assert "p3 sm AcKd" in record.actions
    assert record.actions[0] == "d dh p1 ????", "cards nobody showed stay unknown"
    report = result(recorder.state, recorder.book)
    assert report == ReportHand(table=1, stacks={1: 6_000, 2: 7_900, 4: 2_300, 5: 16_800})
    assert sum(report.stacks.values()) == 33_000


#: The board of an all-in, street by street.
RUN_OUT = (street("2h", "7c", "9d"), street("Jh"), street("3s"))


def test_all_in_with_a_side_pot_and_a_run_out(tmp_path: Path) -> None:
    recorder = Recorder().begin(NLHE).tell(
        [
            does(5, "raise", 600),
            does(1, "all_in"),
            does(2, "fold"),
            does(4, "all_in"),
            does(5, "call"),
            tables(1, "Ks", "Kc"),
            tables(4, "As", "Ad"),
            tables(5, "Qh", "Qd"),
            *RUN_OUT,
        ]
    )  # fmt: skip
    recorder.end()
    accepted(recorder, tmp_path)
    report = result(recorder.state, recorder.book)
    # Main pot for 4: 3 x 2.800, the small blind and the ante. Side pot for 1: 2 x 7.200.
    assert report == ReportHand(table=1, stacks={1: 14_400, 2: 7_900, 4: 8_700, 5: 2_000})


def test_a_player_out_is_told_with_who_beat_him(tmp_path: Path) -> None:
    recorder = Recorder().begin({**NLHE, "seats": {1: 2_000, 2: 1_500, 4: 9_000}}).tell(
        [
            does(1, "all_in"),
            does(2, "all_in"),
            does(4, "call"),
            tables(1, "Ks", "Kc"),
            tables(2, "Qh", "Qd"),
            tables(4, "As", "Ad"),
            *RUN_OUT,
        ]
    )  # fmt: skip
    recorder.end()
    accepted(recorder, tmp_path)
    report = result(recorder.state, recorder.book)
    assert isinstance(report, ReportHand)
    assert report.stacks == {1: 0, 2: 0, 4: 12_500}
    assert report.beaten_by == {1: (4,), 2: (4,)}
    assert report.hand_order == (1, 2)


def test_a_limit_hand(tmp_path: Path) -> None:
    setup = {"game": "lhe", "level": {"small": 50, "big": 100, "small_bet": 100, "big_bet": 200}, "button": 3,
             "seats": {1: 2_000, 2: 2_000, 3: 2_000}}  # fmt: skip
    recorder = Recorder().begin(setup).tell(
        [
            does(3, "raise", 200), does(1, "fold"), does(2, "raise", 300), does(3, "call"),
            street("Ah", "7d", "2c"), does(2, "bet", 100), does(3, "raise", 200), does(2, "call"),
            street("Ts"), does(2, "check"), does(3, "bet", 200), does(2, "fold"),
        ]
    ).end()  # fmt: skip
    accepted(recorder, tmp_path)
    assert result(recorder.state, recorder.book) == ReportHand(table=1, stacks={1: 1_950, 2: 1_500, 3: 2_550})


def test_a_pot_limit_omaha_hand(tmp_path: Path) -> None:
    setup = {"game": "plo", "level": {"small": 50, "big": 100}, "button": 3,
             "seats": {1: 5_000, 2: 5_000, 3: 5_000}}  # fmt: skip
    recorder = Recorder().begin(setup)
    assert recorder.refused(TellAct(step=does(3, "raise", 400))).reason == "act_not_possible"
    recorder.tell(
        [
            does(3, "raise", 350), does(1, "fold"), does(2, "call"),
            street("Ah", "7d", "2c"), does(2, "bet", 750), does(3, "call"),
            street("Ts"), does(2, "check"), does(3, "check"),
            street("3h"), does(2, "check"), does(3, "check"),
            tables(2, "Ac", "Kd", "8h", "8s"), tables(3, "Ad", "Qd", "9h", "9s"),
        ]
    ).end()  # fmt: skip
    accepted(recorder, tmp_path)
    assert result(recorder.state, recorder.book) == ReportHand(table=1, stacks={1: 4_950, 2: 6_150, 3: 3_900})


def test_a_stud_hand_with_the_cards_everybody_sees(tmp_path: Path) -> None:
    setup = {"game": "stud", "level": {"ante": 10, "bring_in": 25, "small_bet": 100, "big_bet": 200},
             "seats": {1: 2_000, 2: 2_000, 3: 2_000},
             "cards": {1: ["??", "??", "Kd"], 2: ["??", "??", "2c"], 3: ["??", "??", "9h"]}}  # fmt: skip
    recorder = Recorder().begin(setup)
    recorder.tell([does(2, "bring_in"), does(3, "fold"), does(1, "complete", 100), does(2, "call")])
    assert recorder.refused(TellAct(step=street())).reason == "cards_missing"
    recorder.tell([street("Ks", "3c"), does(1, "bet", 100), does(2, "call"),
                   street("4h", "5c"), does(1, "check"), does(2, "check"),
                   street("Qh", "7c"), does(1, "check"), does(2, "bet", 200), does(1, "call")])  # fmt: skip
    recorder.tell([street(), does(1, "check"), does(2, "check"),
                   tables(1, "Ah", "8d", "Kd", "Ks", "4h", "Qh", "Jd"),
                   tables(2, "Tc", "Qc", "2c", "3c", "5c", "7c", "9s")])  # fmt: skip
    recorder.end()
    text = accepted(recorder, tmp_path)
    assert "d dh p1 ????Kd" in text
    assert result(recorder.state, recorder.book) == ReportHand(table=1, stacks={1: 1_590, 2: 2_420, 3: 1_990})


def test_odd_chips_go_by_the_chips_in_play_in_the_export_too(tmp_path: Path) -> None:
    """500 in the pot and no chip below 100: 300 and 200, where a replay by single points would halve it."""
    setup = {"game": "nlhe", "level": {"small": 100, "big": 200}, "denominations": [100], "button": 1,
             "seats": {1: 5_000, 2: 5_000, 3: 5_000}}  # fmt: skip
    recorder = Recorder().begin(setup).tell(
        [
            does(1, "call"), does(2, "fold"), does(3, "check"),
            street("Ah", "Kd", "Qc"), does(3, "check"), does(1, "check"),
            street("Js"), does(3, "check"), does(1, "check"),
            street("Th"), does(3, "check"), does(1, "check"),
            tables(3, "2c", "3c"), tables(1, "4c", "5c"),
        ]
    ).end()  # fmt: skip
    text = accepted(recorder, tmp_path)
    report = result(recorder.state, recorder.book)
    assert isinstance(report, ReportHand)
    assert report.stacks == {2: 4_900, 3: 5_100}
    without = "\n".join(line for line in text.splitlines() if "smallest_chip" not in line)
    (plain,) = read_phh_text(without)
    assert not replay(plain).ok


def test_a_hand_declared_dead_is_exported_as_one_mucked(tmp_path: Path) -> None:
    setup = {**NLHE, "seats": {1: 10_000, 2: 8_000, 4: {"stack": 3_000, "absent": True}, 5: 12_000}}
    recorder = Recorder().begin(setup).tell([does(5, "raise", 500), does(1, "fold"), does(2, "fold")]).end()
    assert "sm # dead hand" in accepted(recorder, tmp_path)


def test_what_phh_has_no_words_for_is_refused_and_not_invented() -> None:
    """A fold out of turn stands where the book says so; the format knows only actions in turn."""
    recorder = Recorder().begin(NLHE)
    assert recorder.refused(EndHand()).reason == "hand_not_over"
    recorder.tell([does(5, "raise", 500), {"seat": 2, "turns_in": True, "touches_muck": True}])
    recorder.tell([does(1, "fold"), does(4, "fold")]).end()
    answer = phh(recorder.state, recorder.book)
    assert isinstance(answer, Refused)
    assert answer.reason == "phh_out_of_turn"
    told = say(answer.reason, answer.facts, "es")
    assert told.startswith("la mano 7 de la mesa 1 no se puede escribir en PHH: el asiento 2 actuó sin que")


# ---- irregular acts ----------------------------------------------------------------------------------


def test_irregular_acts_are_ruled_on_as_they_are_told() -> None:
    setup = {"game": "nlhe", "level": {"small": 250, "big": 500}, "denominations": [100, 500, 1000],
             "button": 6, "seats": dict.fromkeys((1, 2, 3, 4, 6), 20_000)}  # fmt: skip
    recorder = Recorder("fcp-2025").begin(setup).tell([does(3, "raise", 1_100)])
    (event,) = recorder.do(TellAct(step={"seat": 4, "chips": {1000: 1, 100: 5}}))
    assert isinstance(event, ActTold)
    said = event.rulings[0]
    assert (said.kind, said.action, said.to, said.seat) == ("binding", "raise", 1_700, 4)
    assert "fcp-2025/45-B-1" in said.clauses
    (event,) = recorder.do(TellAct(step={"seat": 6, "chips": {1000: 1, 500: 1}}))
    assert isinstance(event, ActTold)
    assert recorder.state.rulings[-1] == event.rulings


def test_only_the_floor_tells_what_the_floor_decided() -> None:
    recorder = Recorder().begin(NLHE)
    step = {"floor": "override", "action": "fold", "by": "director", "why": "lo vio"}
    for role in ("dealer", "floor"):
        assert recorder.refused(TellAct(step=step), role).reason == "role"
    recorder.do(TellAct(step=step), "director")
    assert recorder.refused(TellAct(step={**step, "by": "floor"}), "dealer").reason == "role"


# ---- what does not fit -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "reason", "es"),
    [
        (does(1, "fold", seat2=1), "cannot_be_told", "clave desconocida"),
        (does(9, "fold"), "cannot_be_told", "en el asiento 9 no hay nadie"),
        ({"seat": 5}, "cannot_be_told", "no dice qué ocurrió"),
        ({}, "cannot_be_told", "no dice qué ocurrió"),
        (does(5, "raise", 250), "act_not_possible", "no es posible"),
        (does(5, "bring_in"), "act_not_possible", "no es posible"),
        (street("Ah", "7d", "2c"), "act_not_possible", "no es posible"),
        ({"dealer": "next_hand"}, "next_hand_own_record", "se anota aparte"),
        (does(5, "call", expect={"to": 1}), "cannot_be_told", "no lo que debe seguir"),
    ],
)  # fmt: skip
def test_an_act_that_does_not_fit_changes_nothing(step: dict[str, Any], reason: str, es: str) -> None:
    recorder = Recorder().begin(NLHE)
    answer = recorder.refused(TellAct(step=step))
    assert answer.reason == reason
    assert es in say(answer.reason, answer.facts, "es")
    assert say(answer.reason, answer.facts, "en")
    assert recorder.state.steps == []
    recorder.tell(WHOLE).end()


@pytest.mark.parametrize(
    ("step", "es"),
    [
        (street("Ah", "7d"), "aquí van 3 cartas, no 2"),
        (street("Ah", "Ah", "2c"), "la carta A♥ ya está en juego"),
        (street("Kc", "7d", "2c"), "la carta K♣ ya está en juego"),
        (street("1h", "7d", "2c"), "no es una carta"),
    ],
)
def test_cards_that_cannot_come_are_refused(step: dict[str, Any], es: str) -> None:
    recorder = Recorder().begin({**NLHE, "cards": {1: ["Kc", "Kd"]}}).tell(WHOLE[:4])
    answer = recorder.refused(TellAct(step=step))
    assert es in say(answer.reason, answer.facts, "es")
    assert str(answer.facts["key"]).startswith("steps[4].cards")


def test_nobody_acts_before_the_cards_are_told() -> None:
    recorder = Recorder().begin(NLHE).tell(WHOLE[:4])
    assert recorder.refused(TellAct(step=does(4, "check"))).reason == "next_street_first"
    assert recorder.refused(TellAct(step=street())).reason == "cards_missing"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"seats": {1: 100}}, "setup.seats"),
        ({"game": "mus"}, "setup.game"),
        ({"level": {"small": 500, "big": 200}}, "setup.level"),
        ({"cards": {1: ["Ah", "Ah"]}}, ""),
        ({"seats": dict.fromkeys(range(1, 26), 500)}, "setup.seats"),
        ({"salsa": 1}, "setup.salsa"),
    ],
)
def test_a_spot_that_cannot_be_is_not_begun(changes: dict[str, Any], key: str) -> None:
    recorder = Recorder()
    answer = recorder.refused(BeginHand(event="copa", table=1, number=1, setup={**NLHE, **changes}))
    assert answer.reason == "cannot_be_told"
    assert str(answer.facts["key"]).startswith(key)
    assert recorder.state == Recorded()


def test_a_spot_of_absurd_amounts_is_not_begun() -> None:
    recorder = Recorder()
    level = {"small": 10**18, "big": 10**18}
    answer = recorder.refused(BeginHand(event="copa", table=1, number=1, setup={**NLHE, "level": level}))
    assert answer.reason == "number_out_of_range"
    assert str(answer.facts["field"]).startswith("setup.level.")
    assert recorder.state == Recorded()


def test_a_recording_brings_no_rules_of_its_own_but_those_of_the_event() -> None:
    recorder = Recorder()
    own = {**NLHE, "policies": {"betting_raise_cap": {"no_limit": 1}}}
    assert recorder.refused(BeginHand(event="c", table=1, number=1, setup=own)).reason == "setup_policies"
    later = {**NLHE, "start": {"street": "flop", "pot": 500}}
    assert recorder.refused(BeginHand(event="c", table=1, number=1, setup=later)).reason == (
        "recorded_from_the_deal"
    )
    wrong = BeginHand(event="c", table=1, number=1, setup=NLHE, policies={"nada": 1})
    assert recorder.refused(wrong).reason == "cannot_be_told"


# ---- the stream --------------------------------------------------------------------------------------


def test_taking_back_is_an_event_and_the_hand_goes_on_from_there() -> None:
    recorder = Recorder().begin(NLHE)
    assert recorder.refused(TakeBackAct()).reason == "nothing_to_take_back"
    recorder.tell([does(5, "raise", 600)])
    assert recorder.do(TakeBackAct()) == (ActTakenBack(step={"seat": 5, "does": "raise", "to": 600}),)
    assert told(recorder.state, recorder.book).table.next == 5
    recorder.tell(WHOLE).end()
    twin = Recorder().begin(NLHE).tell(WHOLE).end()
    assert text_of(recorder) == text_of(twin)
    for command in (TellAct(step=does(1, "fold")), TakeBackAct(), EndHand()):
        assert recorder.refused(command).reason == "hand_recorded"


def test_nothing_is_told_before_it_begins_nor_begun_twice() -> None:
    recorder = Recorder()
    for command in (TellAct(step=does(1, "fold")), TakeBackAct(), EndHand()):
        assert recorder.refused(command).reason == "hand_not_begun"
    recorder.begin(NLHE)
    assert recorder.refused(BeginHand(event="c", table=1, number=2, setup=NLHE)).reason == "hand_begun"


def test_an_unfinished_hand_can_be_closed_as_such() -> None:
    recorder = Recorder().begin(NLHE).tell(WHOLE[:3])
    (event,) = recorder.do(EndHand(unfinished=True))
    assert event == HandRecorded(stacks={1: 9_500, 2: 7_900, 4: 2_600, 5: 11_500}, unfinished=True)
    answer = phh(recorder.state, recorder.book)
    assert isinstance(answer, Refused)
    assert answer.reason == "hand_not_over"


def test_the_state_is_the_fold_of_its_events() -> None:
    recorder = Recorder().begin(NLHE).tell(WHOLE[:7])
    recorder.do(TakeBackAct())
    again = Recorded()
    for one in recorder.journal:
        HAND.evolve(again, one)
    assert again == recorder.state
    assert told(again, recorder.book).table.next == 5


@pytest.mark.parametrize("role", ["desk", "commission", "player", "public", "system"])
def test_other_roles_record_nothing(role: str) -> None:
    recorder = Recorder().begin(NLHE)
    commands = (BeginHand(event="c", table=1, number=1, setup=NLHE), TellAct(step=does(5, "fold")),
                TakeBackAct(), EndHand())  # fmt: skip
    for command in commands:
        assert recorder.refused(command, role).reason == "role"


def test_deciding_an_act_leaves_the_hand_alone() -> None:
    recorder = Recorder().begin(NLHE)
    asked: Asked[Any] = Asked(
        command=TellAct(step=does(5, "fold")), by=Actor("Eva", "dealer"), at=recorder.now
    )
    first = HAND.decide(recorder.state, asked, recorder.book)
    assert HAND.decide(recorder.state, asked, recorder.book) == first
    assert told(recorder.state, recorder.book).table.next == 5


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_refusal_has_words(lang: Lang) -> None:
    for code in ("hand_begun", "hand_not_begun", "hand_recorded", "hand_not_over", "recorded_from_the_deal",
                 "next_hand_own_record", "next_street_first", "cards_missing", "act_not_possible",
                 "nothing_to_take_back", "phh_has_no_words"):  # fmt: skip
        assert say(code, {"table": 1, "hand": 2, "street": "flop"}, lang)


def test_an_event_with_changed_rules_is_recorded_under_them() -> None:
    policies = {"betting_raise_cap": {"limit_raises": 1}}
    book = load_book("tda-2013").with_policies(policies)
    setup = {"game": "lhe", "level": {"small": 50, "big": 100, "small_bet": 100, "big_bet": 200}, "button": 3,
             "seats": {1: 2_000, 2: 2_000, 3: 2_000}}  # fmt: skip
    recorder = Recorder(book).begin(setup).tell([does(3, "raise", 200)])
    assert recorder.refused(TellAct(step=does(1, "raise", 300))).reason == "act_not_possible"
    Recorder().begin(setup).tell([does(3, "raise", 200), does(1, "raise", 300)])
