"""Sheets read from text: what is understood, and every fault with its line."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.events import sheet

from torneo.rulebook import LANGS
from torneo.tournament.structure.finding import Finding, SheetError
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.reading import read_sheet, read_structure, structure_from
from torneo.tournament.structure.templates import template, template_names
from torneo.tournament.words import say

WRONG = """
name: X
levls: []
levels: [{number: 1, small_blind: diez, antee: 3}, 7]
stack: {25: 8, x: 3}
rebuy: {limit: null, chips: 5}
turbo: 3
languages: es
carry: worst
name: Y
venue: [a]
days: [{flights: [{starts: 2011-06-24T23:00:00-03:00}]}]
zzzz: 1
"""


def faults(text: str) -> tuple[Finding, ...]:
    with pytest.raises(SheetError) as caught:
        read_structure(text)
    for one in caught.value.findings:
        for lang in LANGS:
            assert "{" not in say(one.code, one.facts, lang).replace("{...}", "")
    return caught.value.findings


def test_every_fault_is_told_with_its_place() -> None:
    assert [(one.line, one.path, one.code) for one in sorted(faults(WRONG), key=lambda one: one.line)] == [
        (3, "levls", "sheet.field_unknown_near"),
        (4, "levels[0].small_blind", "sheet.not_a_number"),
        (4, "levels[0].antee", "sheet.field_unknown_near"),
        (4, "levels[1]", "sheet.not_a_group"),
        (5, "stack.x", "sheet.not_a_number"),
        (6, "rebuy.chips", "sheet.not_a_group"),
        (7, "turbo", "sheet.not_yes_or_no"),
        (8, "languages", "sheet.not_a_list"),
        (9, "carry", "sheet.not_a_choice"),
        (10, "name", "sheet.field_twice"),
        (11, "venue", "sheet.not_text"),
        (12, "days[0].flights[0].name", "sheet.field_missing"),
        (12, "days[0].number", "sheet.field_missing"),
        (13, "zzzz", "sheet.field_unknown"),
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "sheet.nothing"),
        ("- a", "sheet.not_a_group"),
        ("7", "sheet.not_a_group"),
        ("a: [", "sheet.unreadable"),
        ("name: null", "sheet.not_text"),
        ("level_minutes: 1.5", "sheet.not_a_number"),
        ("[" * 3_000, "sheet.unreadable"),
    ],
)
def test_what_is_no_sheet_is_told(text: str, code: str) -> None:
    assert [one.code for one in faults(text)] == [code]


def test_json_and_yaml_read_the_same() -> None:
    whole = sheet()
    assert read_structure(msgspec.json.encode(whole).decode()) == whole
    assert structure_from(msgspec.to_builtins(whole, str_keys=True)) == whole
    assert structure_from({"reentry": {"limit": None}}).reentry.limit is None


def test_times_are_kept_as_written() -> None:
    read = read_structure("days: [{number: 1, flights: [{name: 1A, starts: 2011-06-24T23:00:00-03:00}]}]")
    assert read.days[0].flights[0].starts == "2011-06-24T23:00:00-03:00"


def test_a_file_may_name_its_book() -> None:
    read = read_sheet("book: fcp-2025\nabout: {es: a, en: b}\nstructure: {name: X}")
    assert (read.book, read.structure.name) == ("fcp-2025", "X")
    with pytest.raises(SheetError) as caught:
        read_sheet("boook: fcp-2025\nstructure: {nam: X}")
    assert [one.path for one in caught.value.findings] == ["boook", "structure.nam"]


@pytest.mark.parametrize("name", template_names())
def test_templates_survive_a_round_trip(name: str) -> None:
    structure = template(name).structure
    assert read_structure(msgspec.json.encode(structure).decode()) == structure


def test_unknown_templates_are_a_key_error() -> None:
    assert "../secrets" not in template_names()
    with pytest.raises(KeyError):
        template("../secrets")


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet="{}[]:,-&*!|>'\"# \nabnamelevels0123456789", max_size=60))
def test_any_text_gives_a_sheet_or_faults(text: str) -> None:
    try:
        assert isinstance(read_structure(text), Structure)
    except SheetError as error:
        told = [say(one.code, one.facts, "es") for one in error.findings]
        if not told:
            raise
