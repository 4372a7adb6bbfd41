"""Cards are shown with their suits wherever people read of them."""

import re

import pytest

from torneo.cards import HIDDEN, card_sign, cards_signs, parse_card, parse_cards
from torneo.floor.acts import Bets
from torneo.floor.scenario.shipped import document_of, examples
from torneo.floor.sentences.acts import Teller
from torneo.rulebook import Lang

_CODE = re.compile(r"(?<![A-Za-z])(?:(?:10|[2-9TJQKA])[cdhs])+(?![A-Za-z])|\?\?")


def test_a_card_is_a_rank_and_the_sign_of_its_suit() -> None:
    assert card_sign(parse_card("As")) == "A♠"
    assert card_sign(parse_card("Th")) == "10♥"
    assert card_sign(HIDDEN) == "?"
    assert cards_signs(parse_cards("Kh9d4c")) == "K♥ 9♦ 4♣"
    assert parse_cards(cards_signs(range(52))) == list(range(52))


@pytest.mark.parametrize("lang", ["es", "en"])
def test_no_act_is_told_with_the_code_of_a_card(lang: Lang) -> None:
    teller = Teller(lang)
    lines = {
        teller.act(step.act)
        for example in examples().values()
        for step in document_of(example).steps
        if not isinstance(step.act, Bets)  # what a player said is quoted
    }
    assert sum("♠" in line for line in lines) > 20
    assert [line for line in lines if _CODE.search(line)] == []
