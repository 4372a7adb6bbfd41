"""Every code a circuit can utter has a sentence in both languages, filled from the same facts."""

import re
from pathlib import Path
from typing import get_args

import msgspec

import torneo.tournament.ranking as package
from torneo.tournament.ranking import CIRCUIT, KNOWN, Scoring
from torneo.tournament.ranking.formula import FUNCTIONS, VARIABLES
from torneo.tournament.ranking.scoring import Why
from torneo.tournament.ranking.state import SanctionKind, TieBreak, Ties
from torneo.tournament.ranking.words import SENTENCES

SOURCES = "\n".join(
    file.read_text(encoding="utf-8") for file in Path(package.__path__[0]).glob("*.py")
)  # fmt: skip


def codes() -> set[str]:
    refusals = set(re.findall(r'Refused\(\s*"(ranking\.\w+)"', SOURCES))
    named = re.findall(r'(?:FormulaError|NumberFault|_unknown)\(\s*"(\w+)"', SOURCES)
    reasons = {f"why.{one}" for one in get_args(Why) if one} | {f"formula.{code}" for code in named}
    kinds = {f"tie.{one}" for one in get_args(TieBreak)} | {f"ties.{one}" for one in get_args(Ties)}
    return refusals | reasons | kinds | {f"taken.{one}" for one in get_args(SanctionKind)}


def test_every_code_has_a_sentence() -> None:
    found = codes()
    assert len(found) > 70
    assert {"why.not_paid", "why.formula", "formula.comma", "ranking.place_filled"} <= found
    assert found - set(SENTENCES) == set()


def test_the_page_names_all_there_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "ranking.md").read_text(encoding="utf-8")
    names = {kind.__name__ for kind in (*CIRCUIT.commands, *CIRCUIT.events)}
    names |= {*KNOWN, *VARIABLES, *FUNCTIONS, *get_args(TieBreak), *get_args(Ties)}
    names |= {field.name for field in msgspec.structs.fields(Scoring)}
    assert {name for name in names if not re.search(rf"\b{re.escape(name)}\b", page)} == set()
