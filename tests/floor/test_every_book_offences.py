"""What a reported offence may bring, under each of the books."""

from typing import Any

import pytest
from tests.support.books import BOOKS

from torneo.floor.ruling import Ruling
from torneo.floor.scenario.told import ToldHand
from torneo.rulebook import load_book

FEST = "pokerfest-2011"
HANDS = ("verbal_warning", "missed_hands", "missed_rounds", "disqualification")
SUSPENDS = ("verbal_warning", "timed_suspension", "disqualification", "ban_from_later_events")
FORFEITS = ("verbal_warning", "missed_hands", "missed_rounds", "chip_forfeiture", "disqualification")


def _reported(book: str, offence: str, **seat: Any) -> Ruling:
    spot = {
        "game": "nlhe", "level": {"small": 200, "big": 400}, "button": 5,
        "seats": {**dict.fromkeys((1, 3, 4, 5), 20_000), 2: {"stack": 20_000, **seat}},
    }  # fmt: skip
    ruling, *_ = ToldHand(load_book(book), spot).tell({"seat": 2, "reported_for": offence})
    return ruling


def _options(ruling: Ruling) -> tuple[str, ...]:
    return tuple(option.code for option in ruling.options)


@pytest.mark.policy("penalty_offences", "penalty_soft_play_extras")
@pytest.mark.parametrize("book", BOOKS)
def test_soft_play_and_cheating_must_be_penalised_except_in_pokerfest(book: str) -> None:
    """Soft play may cost chips in the three books that say so."""
    extra = book in ("tda-2013", "tda-2024", "torrequebrada")
    may = ("no_penalty", *SUSPENDS)
    assert _options(_reported(book, "soft_play")) == (may if book == FEST else FORFEITS if extra else HANDS)
    assert _options(_reported(book, "cheating")) == (may if book == FEST else HANDS)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("said", "offence"),
    [("chip_dumping", "collusion_or_chip_dumping"), ("disruptive_behaviour", "abuse"),
     ("excessive_chatter", "etiquette"), ("persistent_delay", "stalling")],
)  # fmt: skip
def test_an_offence_said_in_other_words_is_the_one_the_books_name(book: str, said: str, offence: str) -> None:
    told, named = _reported(book, said), _reported(book, offence)
    assert (told.infraction, _options(told), told.clauses) == (offence, _options(named), named.clauses)


@pytest.mark.policy("penalty_offences")
@pytest.mark.parametrize("book", BOOKS)
def test_who_refuses_a_blind_is_out_in_pokerfest_and_elsewhere_judged(book: str) -> None:
    told = _options(_reported(book, "refusing_a_blind"))
    assert told == (("disqualification",) if book == FEST else ("no_penalty", *HANDS))


@pytest.mark.policy("penalty_offences", "penalty_dodging_blinds_scope")
@pytest.mark.parametrize("book", BOOKS)
def test_where_dodging_a_blind_is_an_offence(book: str) -> None:
    """On the way from a broken table, in five books on any move, in two always; it must be penalised if it
    was on purpose, in Pokerfest it may."""
    kinds = {how: _reported(book, "dodging_blinds", arrived_from=how) for how in ("broken_table", "balance")}
    kinds[""] = _reported(book, "dodging_blinds")
    scope = ["broken_table"]
    if book != "tda-2013":
        scope.append("balance")
    if book in ("fcp-2025", "tda-2024"):
        scope.append("")
    assert [how for how, ruling in kinds.items() if ruling.kind == "question"] == scope
    first = _options(kinds["broken_table"])[0]
    assert first == ("no_penalty" if book == FEST else "not_intentional")
