"""``torneo rules`` as a person at the terminal sees it."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from torneo.cli import rules
from torneo.rulebook import all_books, policies

EXAMPLE = str(Path(rules.__file__).parents[1] / "rulebook" / "examples" / "club-ejemplo.yaml")

HEAD = "house: club\nbase: fcp-2025\ntitle: {es: Club, en: Club}\n"


def run(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="torneo")
    rules.add_parser(parser.add_subparsers())
    args = parser.parse_args(["rules", *words])
    code: int = args.run(args)
    return code


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert run(*words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def test_list_shows_every_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list") == 0
    told = capsys.readouterr().out
    assert "fcp-2025" in told
    assert "470 cláusulas" in told
    assert {book["id"]: book["clauses"] for book in answer(capsys, "list")} == {
        book.id: len(book.clauses) for book in all_books()
    }


def test_show_a_clause_in_either_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "pokerfest-2011/structure-9") == 0
    told = capsys.readouterr().out
    assert "Contradicción:" in told
    assert "Fija: rebuy_terms, rebuy_chips" in told
    assert run("show", "pokerfest-2011/structure-9", "--lang", "en") == 0
    assert "Contradiction:" in capsys.readouterr().out


def test_show_a_whole_rule_a_topic_a_policy_and_a_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert [row["id"] for row in answer(capsys, "show", "fcp-2025/45-B")] == [
        "fcp-2025/45-B-1",
        "fcp-2025/45-B-2",
    ]
    assert {row["topic"] for row in answer(capsys, "show", "re-opening")} == {"re-opening"}
    policy = answer(capsys, "show", "betting_raise_cap")
    assert [row["book"] for row in policy["books"]][1] == "fcp-2025"
    assert 75 in [point["number"] for point in policy["settlements"]]
    assert answer(capsys, "show", "fcp-2025")["clauses"] == 470


def test_show_a_policy_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "betting_raise_cap") == 0
    told = capsys.readouterr().out
    assert "¿Cuántas subidas" in told
    assert "Punto resuelto 75" in told
    assert run("show", "betting_raise_cap", "--lang", "en") == 0
    assert "Settled point 75" in capsys.readouterr().out


def test_what_does_not_exist_is_said_on_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "fcp-2025/999") == 2
    said = capsys.readouterr().err
    assert "No existe «fcp-2025/999»." in said
    assert "Se parecen: fcp-2025/9" in said
    assert run("show", "bote") == 2
    assert "torneo rules search bote" in capsys.readouterr().err
    assert run("policies", "fcp-2030", "--lang", "en") == 2
    assert "there is no book 'fcp-2030'" in capsys.readouterr().err
    assert run("diff", "fcp-2025", "missing.yaml") == 2
    assert "missing.yaml" in capsys.readouterr().err


def test_search_ignores_accents_and_tells_when_nothing_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    hits = answer(capsys, "search", "accion", "sustancial", "--book", "fcp-2025", "--limit", "5")
    assert 0 < len(hits) <= 5
    assert {hit["book"] for hit in hits} == {"fcp-2025"}
    assert run("search", "unicornio") == 1
    assert "No hay resultados." in capsys.readouterr().out


def test_topics_count_the_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    rows = answer(capsys, "topics")
    assert len(rows) == 129
    assert sum(len(row["clauses"]) for row in rows) == sum(len(book.clauses) for book in all_books())
    assert run("topics", "--book", "fcp-2025", "--lang", "en") == 0
    assert "Re-opening the betting" in capsys.readouterr().out


def test_diff_names_values_and_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("diff", "tda-2013", "pokerfest-2011", "--by-topic") == 0
    told = capsys.readouterr().out
    assert "tda-2013: 50 [" in told
    assert "pokerfest-2011: 60 [" in told
    assert "pokerfest-2011/structure-5" in told
    assert "Recompras" in told
    diff = answer(capsys, "diff", "fcp-2025", EXAMPLE)
    assert [row["policy"] for row in diff["policies"]] == [
        "clock_seconds",
        "betting_raise_cap",
        "betting_short_stack_may_open",
        "penalty_menu",
    ]


def test_policies_of_a_book(capsys: pytest.CaptureFixture[str]) -> None:
    rows = answer(capsys, "policies", "fcp-2025")
    assert [row["policy"] for row in rows] == list(policies())
    assert run("policies", EXAMPLE, "--section", "clock") == 0
    told = capsys.readouterr().out
    assert "30 [club-ejemplo/1]" in told
    assert "betting_raise_cap" not in told


def test_a_house_clause_is_shown_where_its_book_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "fcp-2025/29.4", "--book", EXAMPLE) == 0
    assert "La casa dispone sobre esto en: club-ejemplo/1" in capsys.readouterr().out
    assert run("show", "club-ejemplo", "--book", EXAMPLE) == 0
    assert "sobre fcp-2025" in capsys.readouterr().out


def test_check_accepts_a_correct_house_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", EXAMPLE) == 0
    assert "correcto; cambia 4 políticas de fcp-2025 y añade 5 cláusulas" in capsys.readouterr().out


def test_check_tells_every_error_at_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "club.yaml"
    text = HEAD + "policies:\n  clock_seconds: soon\n  colour: red\n"
    file.write_text(text, "utf-8")
    assert run("check", str(file)) == 2
    told = capsys.readouterr().out
    assert f"{file}:5:18: policies.clock_seconds: debe ser un número entero de segundos, no soon" in told
    assert f"{file}:6:3: policies.colour: la política «colour» no existe" in told
    assert "2 errores" in told
    (tmp_path / "roto.yaml").write_text("house: [uno, dos\n", "utf-8")
    assert run("check", str(tmp_path / "roto.yaml")) == 2
    told = capsys.readouterr().out
    assert "falta una «,» o el «]» que cierra" in told
    assert "\n1 error\n" in told
    assert run("check", str(tmp_path / "nada.yaml")) == 2
    assert "el archivo no existe" in capsys.readouterr().out
    assert run("check", str(file), "--json", "--lang", "en") == 2
    problems = json.loads(capsys.readouterr().out)
    assert [(row["line"], row["key"], row["code"]) for row in problems] == [
        (5, "policies.clock_seconds", "wrong-type"),
        (6, "policies.colour", "unknown-policy"),
    ]


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(
    "words",
    [
        ("list",),
        ("show", "fcp-2025/45"),
        ("topics",),
        ("policies", "tda-2013"),
        ("diff", "tda-2013", "fcp-2025"),
    ],
)
def test_every_report_speaks_both_languages(
    words: tuple[str, ...], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words, "--lang", lang) == 0
    told = capsys.readouterr().out
    assert told
    assert "](" not in told
