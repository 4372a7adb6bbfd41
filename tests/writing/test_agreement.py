"""One of something is told as one, in every text of the house and by one mechanism."""

import re

import pytest
from tests.support.words import page_texts

from torneo.commission.words import SENTENCES as CASES
from torneo.paper.words import WORDS as PAPERS
from torneo.room.words import say
from torneo.rulebook import Bilingual, Lang
from torneo.tournament.words import say as say_sentence
from torneo.tournament.words import sentences
from torneo.writing import agreed
from torneo.writing.agreement import NOUNS

#: Words after a gap that end in s and count nothing.
_NO_NOUNS = frozenset({
    "cerradas", "entregadas", "es", "iguales", "importados", "las", "menos", "más", "s", "unidas",
})  # fmt: skip
_AFTER = re.compile(r"\{(\w+)(?::\w+)?\} (\w+)\b")
TEXTS: dict[str, Bilingual] = {
    **page_texts(),
    **sentences(),
    **CASES,
    **{f"paper.{k}": v for k, v in PAPERS.items()},
}


def test_every_noun_counted_in_a_text_has_its_singular() -> None:
    unknown = {
        (key, noun)
        for key, text in TEXTS.items()
        for _, noun in _AFTER.findall(text.es)
        if noun.endswith("s") and noun not in NOUNS["es"] and noun not in _NO_NOUNS
    }
    assert unknown == set()


def test_what_is_counted_in_spanish_has_its_singular_in_english() -> None:
    unknown = set()
    for key, text in TEXTS.items():
        counted = {gap for gap, noun in _AFTER.findall(text.es) if noun in NOUNS["es"]}
        unknown |= {
            (key, noun)
            for gap, noun in _AFTER.findall(text.en)
            if gap in counted and noun.endswith("s") and noun not in NOUNS["en"]
        }
    assert {(key, noun) for key, noun in unknown if noun not in ("is", "was", "business")} == set()


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


def test_what_is_no_count_stays() -> None:
    assert agreed("{name} es {role}", {"name": 1}, "es") == "{name} es {role}"
    assert agreed("{players} jugadores", {"players": True}, "es") == "{players} jugadores"
    assert agreed("{players} jugadores", {"players": 11}, "es") == "{players} jugadores"
