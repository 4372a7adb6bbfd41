"""Sentences say of each gap what it holds; it is written by that, in the currency of the event."""

import pytest

from torneo.commission.words import SENTENCES as CASE_SENTENCES
from torneo.rulebook import Lang
from torneo.tournament.kinds import Kind
from torneo.tournament.refusing import impossible
from torneo.tournament.words import say, sentences
from torneo.tournament.words.filling import BOUNDS, KINDS, OF, TYPED


def test_every_gap_holds_a_known_kind() -> None:
    for code, sentence in {**sentences(), **CASE_SENTENCES}.items():
        for name, kind in sentence.message("es").gaps.items():
            assert kind in KINDS | {"", OF, BOUNDS, TYPED}, (code, name, kind)


@pytest.mark.parametrize(
    ("amount", "of", "expected", "es", "en"),
    [
        (-100_000, "seconds", ">= -1200, != 0",
         "la cantidad -100.000 s no es posible: ha de ser al menos -1.200 s, distinta de 0 s",
         "the amount -100,000 s is not possible: it has to be at least -1,200 s, other than 0 s"),
        (-500, "chips", ">= 0", "la cantidad -500 no es posible: ha de ser al menos 0",
         "the amount -500 is not possible: it has to be at least 0"),
        (-5, "minutes", "1 - 600", "la cantidad -5 min no es posible: ha de ser de 1 min a 600 min",
         "the amount -5 min is not possible: it has to be from 1 min to 600 min"),
        (10_010, "chips", "25 × n", "la cantidad 10.010 no es posible: ha de ser múltiplo de 25",
         "the amount 10,010 is not possible: it has to be a multiple of 25"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("currency", ["EUR", "COP", "CLP"])
def test_what_is_not_money_is_written_the_same_in_every_currency(
    currency: str, amount: int, of: Kind, expected: str, es: str, en: str
) -> None:
    refused = impossible(amount, of, expected)
    assert say(refused.reason, refused.facts, "es", currency) == es
    assert say(refused.reason, refused.facts, "en", currency) == en


@pytest.mark.parametrize(
    ("currency", "lang", "told"),
    [
        ("EUR", "es", "la cantidad 1.250,50 € no es posible: ha de ser como mucho 1.000 €"),
        ("COP", "es", "la cantidad 1.250,50 COP no es posible: ha de ser como mucho 1.000 COP"),
        ("CLP", "es", "la cantidad 125.050 CLP no es posible: ha de ser como mucho 100.000 CLP"),
        ("CLP", "en", "the amount 125,050 CLP is not possible: it has to be at most 100,000 CLP"),
    ],
)
def test_money_is_written_in_its_currency_bounds_too(currency: str, lang: Lang, told: str) -> None:
    refused = impossible(125_050, "money", "<= 100000")
    assert say(refused.reason, refused.facts, lang, currency) == told


def test_counts_beside_money_stay_counts() -> None:
    """A refusal about money may count players and places too."""
    told = say("no_prize_fund", {"prizes": 0, "players": 24}, "es", "EUR")
    assert told == "no hay premios que repartir: 0 € en el fondo, 24 participantes"
    facts = {"prizes": 100_000, "minimum": 30_000, "places": 24, "most": 3}
    told = say("minimum_cash_too_high", facts, "es", "CLP")
    assert told == "con 100.000 CLP no se puede pagar un mínimo de 30.000 CLP a 24 puestos; como mucho a 3"
