"""``torneo scenario run`` and ``explain``, and the words rulings are told in."""

import argparse
import json
from pathlib import Path

import pytest

from torneo.cli import main, scenario
from torneo.floor.citations import CASES
from torneo.floor.penalty_scale import INFRACTIONS
from torneo.floor.ruling import Effect, Ruling
from torneo.floor.scenario import Document, load_file, opened, play, scenario_files
from torneo.floor.scenario import words as scenario_words
from torneo.floor.scenario.shipped import FOLDER
from torneo.floor.sentences import acts as act_words
from torneo.floor.sentences import rulings as ruling_text
from torneo.floor.sentences.rulings import (
    action_text,
    effect_text,
    headline,
    infraction_text,
    option_text,
    penalty_text,
    reason_text,
)
from torneo.hand import GAMES
from torneo.rulebook import LANGS, labels, policies
from torneo.writing import number
from torneo.writing.texts import Text

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples" / "scenarios"
SCENARIOS = str(FOLDER)
WHOLE = ROOT / "tests" / "floor" / "scenario" / "whole_language.yaml"
MALFORMED = ROOT / "tests" / "floor" / "scenario" / "malformed"

SPOT = """
scenario: Sube el asiento 3
book: fcp-2025
game: nlhe
level: {small: 250, big: 500}
button: 6
seats: {1: 20000, 2: 20000, 3: {chips: 1250000, name: Ana}, 6: 20000}
steps:
  - {seat: 3, does: raise, to: 1100, expect: {next: %s}}
"""


def torneo(*argv: str) -> int:
    parser = argparse.ArgumentParser()
    scenario.add_parser(parser.add_subparsers(required=True))
    args = parser.parse_args(["scenario", *argv])
    code: int = args.run(args)
    return code


# ---- run -------------------------------------------------------------------------------------------


def test_all_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert torneo("run", str(EXAMPLES)) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[-1].endswith("0 mal")
    assert "fichas.yaml:2 Cinco fichas de 100 sobre 1.100" in out


def test_a_failure_is_exit_code_one_and_says_what_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.yaml").write_text(SPOT % 1, encoding="utf-8")
    assert torneo("run", str(tmp_path)) == 1
    assert "paso 1: next: se esperaba 1, hay 6" in capsys.readouterr().out
    assert torneo("run", str(tmp_path), "--lang", "en") == 1
    assert "step 1: next: expected 1, got 6" in capsys.readouterr().out


def test_json_is_a_list_of_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(SPOT % 1 + "---" + SPOT % 6, encoding="utf-8")
    assert torneo("run", str(file), "--json") == 1
    assert json.loads(capsys.readouterr().out) == [
        {
            "file": str(file),
            "scenario": "Sube el asiento 3",
            "ok": False,
            "step": 1,
            "expected": {"next": 1},
            "got": {"next": 6},
        },
        {
            "file": str(file),
            "scenario": "Sube el asiento 3",
            "ok": True,
            "step": None,
            "expected": None,
            "got": None,
        },
    ]


def test_a_file_that_cannot_be_read_is_exit_code_two(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(MALFORMED / "unknown-key.yaml")
    assert torneo("run", file) == 2
    assert f"{file}:5:1: buton: clave desconocida; ¿quería decir «button»?" in capsys.readouterr().out
    assert torneo("run", file, "--json") == 2
    (result,) = json.loads(capsys.readouterr().out)
    assert result["ok"] is False
    assert result["got"] == {"error": [f"{file}:5:1: buton: unknown key; did you mean 'button'?"]}
    assert torneo("run", str(MALFORMED / "no-hay.yaml")) == 2


def test_a_folder_without_scenarios_is_exit_code_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert torneo("run", str(tmp_path)) == 2
    assert "no hay escenarios" in capsys.readouterr().err


def test_what_is_not_ruled_on_yet_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (SPOT % 6) + "  - {discovered: overcall, seat: 6}\n"
    (tmp_path / "a.yaml").write_text(text, encoding="utf-8")
    assert torneo("run", str(tmp_path)) == 1
    assert "paso 2: todavía no se resuelve sobre esto" in capsys.readouterr().out


# ---- explain ---------------------------------------------------------------------------------------


def test_a_story_in_spanish(capsys: pytest.CaptureFixture[str]) -> None:
    assert torneo("explain", str(EXAMPLES / "pregunta-al-floor.yaml")) == 0
    out = capsys.readouterr().out
    for line in (
        "Una ficha de 1.000 ante una apuesta de 50.000",
        "Empieza en el turn, con 60.000 en el bote (A♥ 7♦ 2♣ 9♠).",
        "1. Asiento 2: apuesta 50.000.",
        "► ES APUESTA DE 50.000",
        "2. Beto (asiento 3): pone 1×1.000 (1.000).",
        "► DECIDE EL FLOOR",
        "- pago completo [full_call]: pago, 50.000 en total; asiento 3: 250.000",
        "§ fcp-2025/41.5  Ficha mínima como pago",
        "Lo decidió: el director (se entendía que quería pagar).",
    ):
        assert line in out


def test_a_story_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert torneo("explain", str(EXAMPLES / "fichas.yaml"), "--lang", "en") == 0
    out = capsys.readouterr().out
    assert "2. Seat 4: puts in 1×1,000 + 5×100 (1,500)." in out
    assert "► IT IS A RAISE TO 1,700" in out


def test_a_story_that_does_not_come_out_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.yaml").write_text(SPOT % 1, encoding="utf-8")
    assert torneo("explain", str(tmp_path / "a.yaml")) == 1
    assert "✗ No es lo que el escenario esperaba:" in capsys.readouterr().out


def test_a_story_of_an_unreadable_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert torneo("explain", str(MALFORMED / "unknown-key.yaml")) == 2
    assert "clave desconocida" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGS)
def test_every_act_of_the_language_has_words(lang: str) -> None:
    for document in load_file(WHOLE):
        assert isinstance(document, Document)
        story = scenario.Story(document, "es" if lang == "es" else "en")
        for step in document.steps:
            told = story.act(step.act)
            assert told.endswith(".")
            assert "{" not in told


def test_every_word_of_the_language_is_told_in_both_languages() -> None:
    assert set(act_words.DEALER) == set(scenario_words.DEALER)
    assert set(act_words.DISCOVERED) == set(scenario_words.DISCOVERED)
    assert set(act_words.DOES) == set(scenario_words.DOES)
    assert set(ruling_text.STREETS) == {street.name for game in GAMES.values() for street in game.streets}


# ---- rulings in words ------------------------------------------------------------------------------


def both(text: Text) -> bool:
    return bool(text.say("es").strip()) and bool(text.say("en").strip())


def test_every_reason_has_a_sentence_in_both_languages() -> None:
    assert [code for code in CASES.policies if code not in ruling_text.REASONS] == []
    assert all(both(text) for text in ruling_text.REASONS.values())
    for text in ruling_text.REASONS.values():
        assert text.say("es").endswith((".", "?"))
        assert text.say("en").endswith((".", "?"))


def test_every_kind_and_action_has_words_in_both_languages() -> None:
    assert set(ruling_text.KINDS) == set(scenario_words.RULINGS)
    assert set(ruling_text.ACTIONS) == set(scenario_words.ACTIONS)
    for texts in (ruling_text.KINDS, ruling_text.ACTIONS, ruling_text.FACTS, ruling_text.UNTIL):
        assert all(both(text) for text in texts.values())


def test_every_infraction_and_penalty_has_words_in_both_languages() -> None:
    for code in (*INFRACTIONS, *map(str, policies()["penalty_offences"].shape.keys)):
        assert code in ruling_text.INFRACTIONS or code in labels().keys
    for code in scenario_words.penalties():
        assert code in labels().values


def test_every_option_has_words_in_both_languages() -> None:
    known = {*ruling_text.OPTIONS, *labels().values}
    assert [code for code in scenario_words.options() - {*scenario_words.DOES} if code not in known] == []


def test_whatever_the_scenarios_bring_up_has_words() -> None:
    """Options, infractions and time limits of every ruling in the scenario files."""
    silent: set[str] = set()
    for file in scenario_files([EXAMPLES, SCENARIOS]):
        for document in load_file(file):
            if not isinstance(document, Document):
                continue
            for played in play(document, opened(document)):
                if played.ruling is None:
                    continue
                silent |= {option.code for option in played.ruling.options} - {
                    *ruling_text.OPTIONS,
                    *labels().values,
                }
                silent |= {played.ruling.infraction or ""} - {"", *ruling_text.INFRACTIONS, *labels().keys}
                known = {"", *ruling_text.UNTIL, *ruling_text.STREETS, *labels().values}
                silent |= {played.ruling.correctable_until or ""} - known
    assert silent == set()


def test_numbers_are_written_as_in_each_language() -> None:
    assert number(1250000, "es") == "1.250.000"
    assert number(1250000, "en") == "1,250,000"
    assert number(950, "es") == "950"


def ruling(**fields: object) -> Ruling:
    known: dict[str, object] = {"kind": "binding", "reason": "half_or_more", "clauses": ("fcp-2025/43-A.2",)}
    return Ruling(**{**known, **fields})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fields", "es", "en"),
    [
        ({"action": "raise", "to": 2800}, "Es subida a 2.800", "It is a raise to 2,800"),
        ({"action": "fold"}, "Es retirada", "It is a fold"),
        (
            {"action": "bet", "to": 600, "all_in": True},
            "Es apuesta de 600, all-in",
            "It is a bet of 600, all-in",
        ),
        (
            {"action": "raise"},
            "Es subida; falta decir la cantidad",
            "It is a raise; the amount is still to come",
        ),
        (
            {"kind": "held", "action": "raise", "to": 1000},
            "Espera su turno: subida a 1.000",
            "Held until the turn comes: a raise to 1,000",
        ),
        ({"kind": "question"}, "Decide el floor", "The floor decides"),
        ({"kind": "granted", "amount": 12500}, "Se concede: son 12.500", "Granted: it is 12,500"),
    ],
)
def test_headlines(fields: dict[str, object], es: str, en: str) -> None:
    assert headline(ruling(**fields), "es") == es
    assert headline(ruling(**fields), "en") == en


def test_reasons_carry_their_numbers() -> None:
    told = ruling(facts={"minimum": 1700, "then": "raise"})
    assert reason_text(told, "es").endswith("tiene que completarla (mínimo: 1.700).")


def test_effects_options_and_penalties_in_words() -> None:
    effect = Effect(action="call", to=50000, stacks={3: 250000}, dead=(5,))
    assert effect_text(effect, "es") == "pago, 50.000 en total; asiento 3: 250.000; mano muerta: asiento 5"
    assert effect_text(Effect(), "en") == "nothing changes"
    assert option_text("forfeit_and_fold", "es") == "perder lo puesto y retirarse"
    assert option_text("call_or_fold_only", "es") == "solo igualar o retirarse"
    assert infraction_text("splashing", "en") == "splashing the pot"
    assert penalty_text("verbal_warning", "es") == "advertencia verbal"
    assert action_text("check", None, "en") == "a check"


# ---- random ----------------------------------------------------------------------------------------


def test_random_play_prints_its_seed_and_the_figures_of_each_book(capsys: pytest.CaptureFixture[str]) -> None:
    argv = (
        "random",
        "--acts",
        "120",
        "--seed",
        "4",
        "--book",
        "tda-2013",
        "--game",
        "nlhe",
        "--game",
        "stud",
    )
    assert torneo(*argv) == 0
    out = capsys.readouterr().out
    assert out.startswith("semilla 4\n")
    assert "tda-2013" in out
    assert "fcp-2025" not in out
    assert out.endswith("ningún fallo\n")
    assert torneo(*argv, "--lang", "en") == 0
    assert capsys.readouterr().out.startswith("seed 4\n")
    assert torneo(*argv, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["seed"], told["failures"]) == (4, [])
    assert told["books"]["tda-2013"]["acts"] >= 100


def test_random_play_that_fails_prints_a_scenario_that_can_be_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fails(table: object, act: object) -> Ruling:
        raise KeyError("no such thing")

    monkeypatch.setattr("torneo.floor.betting.counts.answer", fails)
    assert torneo("random", "--acts", "600", "--book", "tda-2013") == 1
    _, _, documents = capsys.readouterr().out.partition("---\n")
    (tmp_path / "found.yaml").write_text(documents, encoding="utf-8")
    assert torneo("run", str(tmp_path / "found.yaml")) == 1
    assert "KeyError" in capsys.readouterr().out


def test_random_play_of_no_acts_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        torneo("random", "--acts", "0")
    assert "--acts" in capsys.readouterr().err


def test_a_story_tells_where_the_book_is_silent_and_how_each_ruling_came_about(
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = str(FOLDER.joinpath("adtp-2018", "premature-cards.yaml"))
    assert main(["scenario", "explain", file, "--trace", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "The book does not say. Settled point 71 (" in out
    assert "(the book does not say; settled point 71)  [dealing_premature_cards.flop; " in out
    assert main(["scenario", "explain", file]) == 0
    plain = capsys.readouterr().out
    assert "El reglamento no lo dice. Punto resuelto 71 (" in plain
    assert "dealing_premature_cards" not in plain
