"""Every event has its sentence and every command its name, in both languages, and none shows a code."""

import re
import string

import msgspec
import pytest
from tests.support.words import page_texts

from torneo.room.views.amend_fields import field_label, fields_of
from torneo.room.views.console_amend import consequence_shown
from torneo.room.views.naming import refusal
from torneo.room.views.telling import event_told, told
from torneo.rulebook import LANGS, Lang, load_book, policies
from torneo.simulate.runner import Outcome, Run, simulate
from torneo.tournament import TOURNAMENT, Actor, Asked, Command, Refused, Tournament
from torneo.tournament.corrections.acts import acts_of
from torneo.tournament.corrections.consequences import ACCOUNTED, KEPT
from torneo.tournament.corrections.events import Consequence
from torneo.tournament.corrections.telling import told_as
from torneo.tournament.entries.events import PlayerCorrected
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.kernel import Value
from torneo.tournament.seats.balance_events import SHORT, TableHalted
from torneo.tournament.structure.events import PoliciesChanged, StructureChanged
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.templates import template
from torneo.tournament.words.filling import Telling


@pytest.fixture(scope="module", params=("fcp-2025", "tda-2013"))
def played(request: pytest.FixtureRequest) -> Outcome:
    name = "federation-stop" if request.param == "fcp-2025" else "club-night"
    return simulate(
        Run(
            book=load_book(request.param),
            structure=template(name).structure,
            entries=30,
            seed=2,
            irregular=0.2,
        )
    )


@pytest.mark.parametrize("event", TOURNAMENT.events, ids=lambda event: event.__name__)
def test_every_event_has_a_sentence(event: type) -> None:
    text = page_texts()[f"events.{event.__name__}"]
    assert text.say("es")
    assert text.say("en")
    assert _braces(text.say("es")) == _braces(text.say("en"))


@pytest.mark.parametrize("command", TOURNAMENT.commands, ids=lambda command: command.__name__)
def test_every_command_has_a_name(command: type) -> None:
    text = page_texts()[f"commands.{command.__name__}"]
    assert text.say("es")
    assert text.say("en")


@pytest.mark.parametrize("command", TOURNAMENT.commands, ids=lambda command: command.__name__)
def test_every_value_that_can_be_amended_has_a_label(command: type[Command]) -> None:
    for info in msgspec.structs.fields(command):
        for lang in LANGS:
            assert field_label(command, info.name, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_act_of_an_event_opens_as_a_form_in_words(played: Outcome, lang: Lang) -> None:
    """No label is the name of a field of the program, and money is not in cents."""
    state = played.state
    names = {info.name for command in TOURNAMENT.commands for info in msgspec.structs.fields(command)}
    acts, shown, kinds = acts_of(played.director.journal), 0, set()
    for place, act in enumerate(acts):
        kind = type(act.events[0])
        if place == 0 or kind in kinds:
            continue
        kinds.add(kind)
        command = acts[place].command
        for field in fields_of(command, state, lang) if command else ():
            shown += 1
            assert "_" not in field.label, field
            if lang == "es":
                assert re.sub(r" \S+$", "", field.label) not in names - {"club", "ante"}, field
    assert shown > 40


@pytest.mark.parametrize("lang", LANGS)
def test_refusals_name_phases_roles_commands_and_amounts(played: Outcome, lang: Lang) -> None:
    state = played.state
    late = _refusal(state, StartHand(table=1), "director", lang)
    assert "ended" not in late
    assert "running" not in late
    assert ("terminado" if lang == "es" else "finished") in late
    role = _refusal(state, StartHand(table=1), "public", lang)
    assert "StartHand" not in role
    assert "operations" not in role or lang == "en"
    facts: dict[str, Value] = {"table": 1, "told": 12_500, "expected": 11_500, "difference": 1_000}
    chips = Refused("chips_do_not_add_up", facts)
    assert ("12.500" if lang == "es" else "12,500") in refusal(chips, state, lang)
    cash = Refused("payouts_do_not_add_up", {"told": 1_250_000, "expected": 1_300_000, "difference": -50_000})
    assert ("12.500 " if lang == "es" else "12,500 ") in refusal(cash, state, lang)


def test_parts_of_the_event_have_words() -> None:
    """A correction that touches a part no comparison explains names it at least."""
    for name in set(Tournament.__struct_fields__) - ACCOUNTED - set(KEPT):
        for lang in LANGS:
            told = told_as("change.changed_part", {"part": name}, Telling(lang))
            assert name not in told.split(": ")[1].split() or lang == "en"


def test_consequences_write_chips_and_money_as_people_do(played: Outcome) -> None:
    stack = Consequence(
        code="change.changed_stack", facts={"entry": 1, "player": "p", "was": 12_000, "now": 11_500}
    )
    prize = Consequence(
        code="change.changed_prize", facts={"entry": 1, "player": "p", "was": 0, "now": 125_000_000}
    )
    assert "tiene 11.500 en lugar de 12.000" in consequence_shown(stack, played.state, "es")
    text = consequence_shown(prize, played.state, "es")
    assert "1.250.000" in text
    assert "céntimos" not in text
    assert "125.000.000 (en céntimos)" in told_as(
        prize.code, prize.facts, Telling("es")
    )  # without a room to write it


@pytest.mark.parametrize("file", ["console", "commands", "events", "codes"])
def test_both_languages_fill_in_the_same(file: str) -> None:
    for key, text in page_texts().items():
        if key.startswith(f"{file}."):
            assert _braces(text.say("es")) == _braces(text.say("en")), key


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_whole_event_is_told_without_codes_or_gaps(played: Outcome, lang: Lang) -> None:
    for happened in played.director.journal:
        text = told(happened, played.state, lang)
        assert text, happened
        assert "{" not in text, text
        assert "_" not in text, text
        assert not re.search(r"\b(None|True|False)\b", text), text


@pytest.mark.parametrize("lang", LANGS)
def test_what_changes_is_told_by_its_name(played: Outcome, lang: Lang) -> None:
    """Fields of the sheet, rules and a person's details, not the names the engine has for them."""
    state = played.state
    for name in Structure.__struct_fields__:
        text = event_told(_sheet_change(state, name), state, lang)
        assert not re.search(rf": {name}\b", text), text
    details = ("name", "document", "born", "country", "club", "contact", "needs")
    text = event_told(PlayerCorrected(player="nadie", changes=dict.fromkeys(details, "x")), state, lang)
    assert ("Nacimiento" in text) == (lang == "es")
    rules = {"seating_halt_deficit": 4}
    text = event_told(PoliciesChanged(policies=rules, changes=rules, why="-"), state, lang)
    assert policies()["seating_halt_deficit"].question.say(lang) in text


def _sheet_change(state: Tournament, name: str) -> StructureChanged:
    return StructureChanged(structure=state.structure, changes={name: getattr(state.structure, name)})


def test_a_short_table_is_halted_with_its_reason(played: Outcome) -> None:
    facts: dict[str, Value] = {"table": 1, "players": 5, "fullest": 8, "short": 3}
    halted = TableHalted(table=1, why=SHORT, facts=facts)
    assert event_told(halted, played.state, "es") == (
        "Se detiene la mesa 1: tiene 5 jugadores y la más llena 8"
    )


def test_people_are_named_and_not_numbered(played: Outcome) -> None:
    moves = [one for one in played.director.journal if type(one.event).__name__ == "Moved"]
    assert moves
    for one in moves:
        name = played.state.players[played.state.entries[one.event.entry].player].name
        assert told(one, played.state, "es").startswith(name)


def _refusal(state: Tournament, command: Command, role: str, lang: Lang) -> str:
    asked: Asked[Command] = Asked(command=command, by=Actor("Ana", role), at=state.at)
    answer = TOURNAMENT.decide(state, asked, load_book(state.book))
    assert isinstance(answer, Refused)
    return refusal(answer, state, lang)


def _braces(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}
