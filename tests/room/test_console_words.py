"""Every event has its sentence and every command its name, in both languages, and none shows a code."""

import re
import string

import pytest

from torneo.room.views.telling import told
from torneo.room.words import words
from torneo.rulebook import Lang, load_book
from torneo.simulate.runner import Outcome, Run, simulate
from torneo.tournament import TOURNAMENT
from torneo.tournament.structure.templates import template


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
    text = words()[f"events.{event.__name__}"]
    assert text.es
    assert text.en
    assert _braces(text.es) == _braces(text.en)


@pytest.mark.parametrize("command", TOURNAMENT.commands, ids=lambda command: command.__name__)
def test_every_command_has_a_name(command: type) -> None:
    text = words()[f"commands.{command.__name__}"]
    assert text.es
    assert text.en


@pytest.mark.parametrize("file", ["console", "commands", "events", "codes"])
def test_both_languages_fill_in_the_same(file: str) -> None:
    for key, text in words().items():
        if key.startswith(f"{file}."):
            assert _braces(text.es) == _braces(text.en), key


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_whole_event_is_told_without_codes_or_gaps(played: Outcome, lang: Lang) -> None:
    for happened in played.director.journal:
        text = told(happened, played.state, lang)
        assert text, happened
        assert "{" not in text, text
        assert "_" not in text, text
        assert not re.search(r"\b(None|True|False)\b", text), text


def test_people_are_named_and_not_numbered(played: Outcome) -> None:
    moves = [one for one in played.director.journal if type(one.event).__name__ == "Moved"]
    assert moves
    for one in moves:
        name = played.state.players[played.state.entries[one.event.entry].player].name
        assert told(one, played.state, "es").startswith(name)


def _braces(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}
