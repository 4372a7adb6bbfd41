"""Every code a case can say has a sentence in both languages."""

import re
from pathlib import Path

import torneo.commission
from torneo.commission import CASE, Case, offer
from torneo.commission.words import SENTENCES, name, say
from torneo.rulebook import LANGS, load_book
from torneo.tournament.conduct.matters import Offer
from torneo.tournament.words import sentences

SOURCE = "\n".join(
    file.read_text(encoding="utf-8") for file in Path(torneo.commission.__file__).parent.glob("*.py")
)
REFUSALS = set(re.findall(r'Refused\(\s*"([a-z_]+)"', SOURCE)) | {"is_final", "fine_amount"}
OTHERS = set(re.findall(r'"((?:due|competence)\.[a-z_]+)"', SOURCE))
MATTERS = ("case_outcome", "expulsion_scope", "review_request", "appeal_review", "federation_outcome")


def test_every_code_has_a_sentence() -> None:
    assert len(REFUSALS) > 50
    for code in REFUSALS | OTHERS:
        assert code in SENTENCES or code in sentences(), code
    for event in CASE.events:
        assert f"event.{event.__name__}" in SENTENCES
    for matter in MATTERS:
        assert f"matter.{matter}" in SENTENCES


def test_options_have_words() -> None:
    for matter in MATTERS:
        offered = offer(Case(buy_in=100), matter, load_book("fcp-2025"))
        assert isinstance(offered, Offer)
        for option in offered.options:
            assert f"option.{option}" in SENTENCES


def test_codes_and_sums_are_put_into_words() -> None:
    facts = {"amount": 40_000_050, "ceiling": 40_000_000, "currency": " COP"}
    told = say("fine_above_ceiling", facts, "es")
    assert told == "una multa de 400.000,50 COP supera el máximo de 400.000 COP"
    assert "400,000.50 COP" in say("fine_above_ceiling", facts, "en")
    assert name("favourability", "es") == "favorabilidad"
    for lang in LANGS:
        told = say("wrong_status", {"status": "second_instance", "allowed": "open"}, lang)
        assert "_" not in told
