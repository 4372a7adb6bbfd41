"""Spots told step by step come out as the scenario files have them, and what cannot be changes nothing."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from torneo.floor.acts import NotRuled
from torneo.floor.ruling import Ruling
from torneo.floor.scenario import (
    CannotTell,
    Document,
    ToldHand,
    load_file,
    opened,
    scenario_files,
    shape,
    told_hand,
)
from torneo.floor.scenario.reader import SETUP_KEYS
from torneo.floor.scenario.steps import KEYS
from torneo.hand.coming import lay_out_stud
from torneo.hand.status import STREET_OVER
from torneo.rulebook import book_ids, load_book
from torneo.rulebook.yaml_text import Loader

SCENARIOS = Path(__file__).parents[3] / "src" / "torneo" / "floor" / "data" / "scenarios"
SPOT: dict[str, Any] = {
    "game": "nlhe",
    "level": {"small": 250, "big": 500},
    "denominations": [100, 500, 1000],
    "button": 6,
    "seats": {1: 20_000, 2: 20_000, 3: {"stack": 20_000, "name": "Ana"}, 4: 20_000, 6: 20_000},
}


def spot(**changes: Any) -> ToldHand:
    return ToldHand(load_book("fcp-2025"), {**SPOT, **changes})


@cache
def written() -> list[tuple[Document, dict[str, Any]]]:
    """Every scenario with the data it is written in."""
    found = []
    for file in scenario_files([SCENARIOS]):
        raws = [raw for raw in yaml.load_all(Path(file).read_text(encoding="utf-8"), Loader=Loader) if raw]
        for document, raw in zip(load_file(file), raws, strict=True):
            assert isinstance(document, Document), file
            if "house" not in raw:
                found.append((document, raw))
    return found


def test_every_scenario_told_step_by_step_is_ruled_as_from_its_file() -> None:
    """And every ruling there is survives the journal's form."""
    looked_at = 0
    for document, raw in written():
        told = ToldHand(load_book(raw["book"]), {key: raw[key] for key in SETUP_KEYS if key in raw})
        table = opened(document)
        for step, said in zip(document.steps, raw["steps"], strict=True):
            if table.hand.status == STREET_OVER:
                lay_out_stud(table.hand, document.cards)
            try:
                ruling = table.rule(step.act)
            except NotRuled:
                break
            step_by_step = told.tell({key: value for key, value in said.items() if key != "expect"})
            assert step_by_step == (ruling, *ruling.followed_by), (document.file, document.title, step.number)
            stored = msgspec.json.encode(step_by_step)
            assert msgspec.json.decode(stored, type=tuple[Ruling, ...]) == step_by_step, document.title
            looked_at += 1
        assert told.table.hand.stacks == table.hand.stacks
        assert shape(told)["next"] == table.next
    assert looked_at > 2_000


def test_what_came_as_json_is_understood() -> None:
    told = ToldHand(load_book("fcp-2025"), msgspec.json.decode(msgspec.json.encode(SPOT)))
    told.tell(msgspec.json.decode(b'{"seat": 3, "does": "raise", "to": 1100}'))
    (ruling, *_) = told.tell(msgspec.json.decode(b'{"seat": 4, "chips": {"1000": 1, "100": 5}}'))
    assert (ruling.action, ruling.to) == ("raise", 1_700)
    assert "fcp-2025/45-B-1" in ruling.clauses
    assert told.setup == ToldHand(load_book("fcp-2025"), SPOT).setup


def test_taking_back_leads_where_it_had_been() -> None:
    told = spot()
    assert told.take_back() is None
    shapes = [shape(told)]
    steps: list[dict[str, Any]] = [
        {"seat": 3, "does": "raise", "to": 1_100}, {"seat": 6, "does": "fold"},
        {"seat": 4, "chips": {1000: 2}},
        {"seat": 6, "does": "fold"}, {"seat": 1, "does": "fold"}, {"seat": 2, "says": "subo"},
    ]  # fmt: skip
    for step in steps:
        told.tell(step)
        shapes.append(shape(told))
    for step in reversed(steps):
        assert shape(told) == shapes.pop()
        taken = told.take_back()
        assert taken is not None
        assert taken["seat"] == step["seat"]
    assert shape(told) == shapes.pop()


def test_a_missing_ante_is_found_although_nobody_had_said_what_was_missing() -> None:
    """Only the discovery tells the ante from the blind, and it comes after the set-up."""
    setup = {**SPOT, "level": {"small": 250, "big": 500, "ante": 50},
             "seats": {**SPOT["seats"], 1: {"stack": 20_000, "unposted": True}}}  # fmt: skip
    told = ToldHand(load_book("fcp-2025"), setup)
    told.tell({"seat": 3, "does": "call"})
    blind_missing = told.table.hand.pot
    told.tell({"discovered": "missing_ante", "seat": 1})
    assert told.table.hand.pot == blind_missing + 250
    told.take_back()
    assert told.table.hand.pot == blind_missing


def test_at_a_level_without_an_ante_it_is_the_blind_that_was_missing_whatever_is_said() -> None:
    setup = {**SPOT, "seats": {**SPOT["seats"], 1: {"stack": 20_000, "unposted": True}}}
    told = ToldHand(load_book("fcp-2025"), setup)
    told.tell({"seat": 3, "does": "call"})
    blind_missing = told.table.hand.pot
    found = told.tell({"discovered": "missing_ante", "seat": 1})[0]
    assert (found.seat, found.amount) == (1, 250)
    assert told.table.hand.pot == blind_missing + 250


def test_part_of_a_blind_is_found_to_be_missing() -> None:
    setup = {**SPOT, "seats": {**SPOT["seats"], 1: {"stack": 20_000, "unposted": True}}}
    told = ToldHand(load_book("fcp-2025"), setup)
    blinds = told.table.hand.pot + 250
    (found,) = told.copy().tell({"discovered": "missing_blind", "seat": 1, "amount": 100})
    assert found.amount == 100
    told.tell({"discovered": "missing_blind", "seat": 1, "amount": 100})
    assert told.table.hand.pot == blinds
    with pytest.raises(CannotTell) as refused:
        told.tell({"discovered": "missing_blind", "seat": 2, "amount": 100})
    assert [problem.code for problem in refused.value.problems] == ["nothing-missing"]


def test_a_question_offers_its_options_with_what_each_would_do() -> None:
    for document, raw in written():
        told = ToldHand(load_book(raw["book"]), {key: raw[key] for key in SETUP_KEYS if key in raw})
        for said in raw["steps"]:
            told.tell({key: value for key, value in said.items() if key != "expect"})
            asked = shape(told)["question"]
            if asked is None:
                continue
            assert asked["options"], document.title
            assert asked["clauses"], document.title
            for option in asked["options"]:
                if option["stacks"]:
                    twin = told.copy()
                    twin.tell({"floor": option["code"], "by": "director", "why": "prueba"})
                    for seat, chips in option["stacks"].items():
                        assert twin.table.hand.stacks[seat] == chips, (document.title, option)
                    return
    pytest.fail("no question with an effect on a stack")


def test_a_copy_goes_its_own_way() -> None:
    told = spot()
    told.tell({"seat": 3, "does": "raise", "to": 1_100})
    twin = told.copy()
    twin.tell({"seat": 4, "does": "fold"})
    twin.tell({"floor": "override", "by": "director", "action": "call", "seat": 4, "why": "lo dijo antes"})
    assert told.table.next == 4
    assert told.table.hand.live_seats == [1, 2, 3, 4, 6]
    assert len(told.steps) == len(told.rulings) == 1
    assert twin.table.hand.bets[4] == 1_100


def test_hands_kept_are_the_same_as_hands_told_anew() -> None:
    book = load_book("fcp-2025")
    steps: list[dict[str, Any]] = [{"seat": 3, "does": "raise", "to": 1_100}, {"seat": 4, "does": "fold"},
                                   {"seat": 6, "does": "call"}]  # fmt: skip
    shapes = [shape(told_hand(book, SPOT, steps[:count])) for count in range(4)]
    for count in (3, 1, 0, 2):
        assert shape(told_hand(book, SPOT, steps[:count])) == shapes[count]
        told = spot()
        for step in steps[:count]:
            told.tell(step)
        assert shape(told) == shapes[count]
    assert told_hand(book, SPOT, steps) is told_hand(book, SPOT, steps)


def test_the_shape_says_what_a_page_draws() -> None:
    told = spot(cards={4: ["As", "Kd"]})
    told.tell({"seat": 3, "does": "raise", "to": 1_100})
    drawn = shape(told)
    assert (drawn["street"], drawn["pot"], drawn["pots"], drawn["next"]) == ("preflop", 1_850, [1_850], 4)
    assert (drawn["to_call"], drawn["min_raise_to"], drawn["max_raise_to"]) == (1_100, 1_700, 20_000)
    assert drawn["may"] == ["fold", "call", "raise"]
    seats = {one["seat"]: one for one in drawn["seats"]}
    assert list(seats) == [1, 2, 3, 4, 6]
    assert (seats[3]["name"], seats[3]["stack"], seats[3]["bet"]) == ("Ana", 18_900, 1_100)
    assert seats[4]["cards"] == ["As", "Kd"]
    assert seats[2]["cards"] == ["??", "??"]
    msgspec.json.encode(drawn)
    for seat in (4, 6, 1):
        told.tell({"seat": seat, "does": "fold"})
    told.tell({"seat": 2, "does": "call"})
    drawn = shape(told)
    assert (drawn["next"], drawn["to_come"], drawn["to_come_up"]) == ("street_over", 3, True)
    told.tell({"dealer": "next_street", "cards": ["Ah", "7d", "2c"]})
    assert shape(told)["board"] == ["Ah", "7d", "2c"]
    told.tell({"seat": 2, "does": "all_in"})
    told.tell({"seat": 3, "does": "all_in"})
    drawn = shape(told)
    assert [one["seat"] for one in drawn["seats"] if one["all_in"]] == [2, 3]
    assert (drawn["to_show"], drawn["to_come"]) == ([2, 3], 1)
    for cards in (["Ts"], ["3h"]):
        told.tell({"dealer": "next_street", "cards": cards})
    told.tell({"seat": 2, "tables": ["Kc", "Ks"]})
    told.tell({"seat": 3, "tables": ["Qc", "Qs"]})
    drawn = shape(told)
    assert (drawn["over"], drawn["next"]) == (True, "hand_over")
    assert drawn["winners"] == [{"seat": 2, "amount": 40_250, "pot": 0, "part": "all"}]


# ---- what cannot be ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "key", "es"),
    [
        ({**SPOT, "sillas": 1}, "setup.sillas", "clave desconocida"),
        ({key: value for key, value in SPOT.items() if key != "game"}, "setup.game", "falta"),
        ({**SPOT, "seats": {1: 100}}, "setup.seats", "al menos dos jugadores"),
        ({**SPOT, "seats": dict.fromkeys(range(1, 30), 500)}, "setup.seats", "no se puede montar la mesa"),
        ({**SPOT, "seats": {1: -5, 2: 5}}, "setup.seats", "debe ser al menos"),
        ({**SPOT, "policies": {"nada": 1}}, "setup.policies", "la política"),
        ({**SPOT, "book": "fcp-2025"}, "setup.book", "clave desconocida"),
        ({**SPOT, "steps": []}, "setup.steps", "clave desconocida"),
        ({**SPOT, "cards": {1: ["As", "As"]}}, "setup", ""),
        ({**SPOT, "cards": {1: ["As"], 2: ["As"]}}, "setup.cards", "ya está"),
        ({**SPOT, "start": {"street": "turn", "board": ["As"]}}, "setup.start.board", "cartas"),
        ([1], "", ""),
    ],
)
def test_a_set_up_that_cannot_be_names_the_key(setup: Any, key: str, es: str) -> None:
    with pytest.raises(CannotTell) as caught:
        ToldHand(load_book("fcp-2025"), setup)
    assert caught.value.problems[0].key.startswith(key)
    assert es in caught.value.say("es")
    assert caught.value.say("en")


@pytest.mark.parametrize(
    ("step", "key", "es"),
    [
        ({"seat": 9, "does": "fold"}, "steps[1].seat", "no hay nadie"),
        ({"seat": 4, "dos": "fold"}, "steps[1].dos", "¿quería decir «does»?"),
        ({"seat": 4, "does": "fold", "says": "paso"}, "steps[1]", "un paso es un solo hecho"),
        ({"seat": 4, "chips": {"mil": 1}}, "steps[1].chips.mil", "fichas"),
        ({"seat": 4, "chips": {1000: 10**16}}, "", "demasiado grande"),
        ({"seat": 4, "chips": {}}, "steps[1].chips", "no se dice ninguna ficha"),
        ({"seat": 4, "does": "fold", "past_line": True}, "steps[1].past_line", "admite: seat, to, discards"),
        ({"seat": 4, "does": "fold", "expect": {"to": 3}}, "steps[1].expect", "no lo que debe seguir"),
        ({"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": {"i": {"j": {"k": {"l": {"m": 1}}}}}}}}}}}}},
         "", "anidados"),
    ],
)  # fmt: skip
def test_a_step_that_cannot_be_names_the_key_and_changes_nothing(step: Any, key: str, es: str) -> None:
    told = spot()
    told.tell({"seat": 3, "does": "raise", "to": 1_100})
    before = shape(told)
    with pytest.raises(CannotTell) as caught:
        told.tell(step)
    assert caught.value.problems[0].key.startswith(key)
    assert es in caught.value.say("es")
    assert shape(told) == before
    told.tell({"seat": 4, "does": "call"})
    assert shape(told)["next"] == 6


def test_cards_of_a_street_must_be_able_to_come() -> None:
    told = spot(cards={4: ["As", "Kd"]}, deck=["??", "Ah", "7d", "2c"])
    for seat in (3, 4, 6, 1):
        told.tell({"seat": seat, "does": "call"})
    told.tell({"seat": 2, "does": "check"})
    for cards, es in ((["As", "7d", "2c"], "la carta A♠ ya está en juego"),
                      (["Ah", "7d"], "aquí van 3 cartas"),
                      (["9h", "7d", "2c"], "ya se sabe qué carta viene")):  # fmt: skip
        with pytest.raises(CannotTell) as caught:
            told.tell({"dealer": "next_street", "cards": cards})
        assert es in caught.value.say("es")
    told.tell({"dealer": "next_street", "cards": ["Ah", "7d", "2c"]})
    assert shape(told)["board"] == ["Ah", "7d", "2c"]


VALUES: tuple[Any, ...] = (
    0, 1, 3, 4, 9, 500, -1, True, False, None, "subo", "paso", "expired", "next_street", "fold", [], {},
    {1000: 2}, {"100": 5}, ["As"], ["As", "As"], "pot", 10**14, 1.5, "call", "override",
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(min_value=0, max_value=10**9))
def test_whatever_is_told_is_ruled_on_or_refused_and_no_chip_is_lost(seed: int) -> None:
    rng = random.Random(seed)
    book = rng.choice(("tda-2013", "fcp-2025", "pokerfest-2011"))
    told = ToldHand(load_book(book), SPOT)
    keys = [key for key in KEYS if key not in ("expect", "sits_down", "finds_chips", "hides_chips", "count")]
    for _ in range(12):
        table = told.table
        step: dict[str, Any] = {rng.choice(keys): rng.choice(VALUES) for _ in range(rng.randrange(1, 4))}
        if rng.random() < 0.7 and isinstance(table.next, int):
            step = {"seat": table.next, **step} if rng.random() < 0.5 else {
                "seat": table.next, "does": rng.choice(table.may() or ["fold"])
            }  # fmt: skip
        before, steps = shape(told), len(told.steps)
        rulings, refused = _tried(told, step)
        if refused is not None:
            assert refused.say("es")
            assert refused.say("en")
            assert (shape(told), len(told.steps)) == (before, steps)
            continue
        assert rulings
        assert all(ruling.clauses for ruling in rulings), (step, rulings)
    again = ToldHand(load_book(book), told.setup)
    for step in told.steps:
        again.tell(step)
    assert shape(again) == shape(told)


def _tried(told: ToldHand, step: dict[str, Any]) -> tuple[tuple[Ruling, ...], CannotTell | None]:
    try:
        return told.tell(step), None
    except CannotTell as error:
        return (), error


@pytest.mark.parametrize("book", book_ids())
@pytest.mark.parametrize("ante", ["", "classic", "big_blind"])
def test_a_blind_found_missing_of_a_seat_had_not_been_posted(book: str, ante: str) -> None:
    """Whoever tells it need not have known it when the hand began to be told."""
    level = {"small": 100, "big": 200, **({"ante": 200, "ante_kind": ante} if ante else {})}
    setup = {"game": "nlhe", "level": level, "button": 5, "seats": dict.fromkeys(range(1, 6), 10_000)}
    told = ToldHand(load_book(book), setup)
    told.tell({"seat": 3, "does": "call"})
    before = told.table.hand.stacks[2]
    (found, *_) = told.tell({"discovered": "missing_ante" if ante else "missing_blind", "seat": 2})
    assert (found.kind, found.seat, found.amount) == ("binding", 2, 200)
    assert found.reason == ("ante_must_be_posted" if ante else "blind_must_be_posted")
    assert told.table.hand.stacks[2] == before, "posted now, as it would have been"
    told.take_back()
    assert told.table.hand.stacks[2] == before
    told.tell({"seat": 4, "does": "call"})
