"""The structs of the acts are the grammar: every field can be told, every kind can be read."""

import inspect
from typing import get_args

import pytest

from torneo.floor import acts, card_acts
from torneo.floor.acts import Act, PlayerAct
from torneo.floor.scenario.grammar import ACTS, SPELLINGS, VERBS, Spelling, told_by, words_of
from torneo.floor.scenario.values import READERS
from torneo.floor.spelling import Kind


def test_every_act_can_be_told() -> None:
    made = {
        one
        for module in (acts, card_acts)
        for _, one in inspect.getmembers(module, inspect.isclass)
        if issubclass(one, Act) and one not in (Act, PlayerAct)
    }
    assert made == set(ACTS)
    assert all(one.verbs for one in SPELLINGS)


@pytest.mark.parametrize("spelling", SPELLINGS, ids=lambda one: str(one.name))
def test_every_field_has_a_key_or_is_settled_by_a_verb(spelling: Spelling) -> None:
    told = {field.name for field in spelling.others.values()}
    for verb in spelling.verbs.values():
        told |= {verb.field, *verb.settles, *(name for word in verb.words.values() for name in word)}
        assert {*verb.settles, *(verb.beside or ())} <= set(spelling.fields)
    assert set(spelling.fields) <= told
    assert not set(spelling.others) & set(VERBS)


def test_every_kind_of_value_can_be_read() -> None:
    assert {*READERS, "word"} == set(get_args(Kind))


def test_a_verb_of_two_acts_tells_them_apart_by_its_word_or_by_who_did_it() -> None:
    shared = {verb: told_by(verb) for verb in VERBS if len(told_by(verb)) > 1}
    assert set(shared) == {"dealer", "finds_chips"}
    named = [word for one in shared["dealer"] for word in one.verbs["dealer"].words]
    assert sorted(named) == ["announces_bet", "announces_pot", "next_street"]
    assert len(words_of("dealer")) == len(set(words_of("dealer")))
    assert [one.is_of_a_player for one in shared["finds_chips"]] == [True, False]
