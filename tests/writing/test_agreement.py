"""One of something is told as one: every text of the house is read with 0, 1, 2 and 21 of what it counts."""

import re
from typing import get_args

import pytest
from tests.support.counted import NOUNS
from tests.support.words import catalogues

from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament.words import say as say_sentence

LANGS: tuple[Lang, ...] = get_args(Lang)
PLACES = catalogues()
#: Words after a gap that end in s and count nothing.
_NO_NOUNS = frozenset({
    "antes", "cerradas", "entregadas", "mejores", "es", "iguales", "importados", "las", "menos",
    "más", "s", "unidas",
})  # fmt: skip
_COUNTED = re.compile(r"\b(\d+) (\w+)\b")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("place", PLACES)
def test_no_text_says_one_of_several(place: str, lang: Lang) -> None:
    wrong = {}
    for key, text in PLACES[place].items(lang):
        for n in (0, 1, 2, 21):
            told = text.fill(dict.fromkeys(text.gaps, n))
            several = [noun for count, noun in _COUNTED.findall(told) if count == "1" and noun in NOUNS[lang]]
            if n == 1 and several:
                wrong[key] = told
    assert wrong == {}


@pytest.mark.parametrize("place", PLACES)
def test_every_noun_counted_in_a_text_is_known(place: str) -> None:
    unknown = {
        (key, noun)
        for key, text in PLACES[place].items("es")
        for noun in re.findall(r"\{\w+\} (\w+)\b", text.open)
        if noun.endswith("s") and noun not in NOUNS["es"] and noun not in _NO_NOUNS
    }
    assert unknown == set()


@pytest.mark.parametrize(
    ("key", "facts", "lang", "told"),
    [
        ("start.players", {"players": 1, "entries": 30}, "es", "1 jugador de 30 inscripciones"),
        ("start.players", {"players": 1, "entries": 30}, "en", "1 player of 30 entries"),
        ("start.players", {"players": 21, "entries": 1}, "es", "21 jugadores de 1 inscripción"),
        ("commands.ConfirmHeads.of", {"table": 1, "players": 1}, "es", "La mesa 1 tiene 1 jugador"),
        ("commands.ConfirmHeads.of", {"table": 1, "players": 2}, "es", "La mesa 1 tiene 2 jugadores"),
        ("events.part.rounds", {"n": 1}, "es", "1 ronda"),
        ("events.part.hands", {"n": "1"}, "es", "1 mano"),
        ("player.hands_left", {"n": 1}, "es", "queda 1 mano"),
        ("second.left", {"left": 1}, "es", "Queda 1 código sin usar."),
        ("wizard.counts", {"errors": 1, "warnings": 1, "notes": 0}, "es", "1 error · 1 aviso · 0 notas"),
        ("player.paid_places", {"places": 1}, "es", "1 puesto cobra"),
        ("desk.free", {"free": 1}, "es", "1 asiento libre"),
    ],
)
def test_one_is_told_as_one(key: str, facts: dict[str, object], lang: Lang, told: str) -> None:
    assert say(key, lang, facts) == told


def test_a_sentence_of_the_event_agrees_too() -> None:
    facts = {"table": 3, "players": 1, "short": 2, "fullest": 9}
    assert "tiene 1 jugador," in say_sentence("halt_due", facts, "es")
