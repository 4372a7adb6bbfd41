"""``torneo draw``: trying a draw out, and checking one."""

import json
from pathlib import Path

import pytest

from torneo.cli.main import main

SEED = "00" * 32


def made(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    assert main(["draw", "make", "--entries", "20", "--tables", "3", "--seed", SEED, "--json", *more]) == 0
    proof: dict[str, object] = json.loads(capsys.readouterr().out)
    return proof


def verify(file: Path, *more: str) -> int:
    return main(["draw", "verify", str(file), *more])


def test_a_draw_made_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "draw.json"
    file.write_text(json.dumps(made(capsys)))
    assert verify(file) == 0
    assert capsys.readouterr().out == (
        "la semilla es la comprometida\nbien  seats\nsorteos: 1; bien: 1; mal: 0\n"
    )
    assert verify(file, "--lang", "en") == 0
    assert "the seed is the one committed to" in capsys.readouterr().out
    assert verify(file, "--json") == 0
    assert json.loads(capsys.readouterr().out) == [
        {"session": "", "seed": "right", "draws": [["seats", True]]}
    ]


def test_people_read_who_sits_where(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "make", "--entries", "4", "--tables", "2", "--seed", SEED, "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("commitment ")
    assert sorted(line.split(": ")[1] for line in lines[1:]) == [
        "table 1, seat 1", "table 1, seat 2", "table 2, seat 1", "table 2, seat 2",
    ]  # fmt: skip


@pytest.mark.parametrize("what", ["picked", "seed", "commitment", "label", "no seed"])
def test_whatever_was_touched_is_found(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proof = made(capsys)
    draws = proof["draws"]
    assert isinstance(draws, list)
    if what == "picked":
        draws[0]["picked"][:2] = draws[0]["picked"][1::-1]
    elif what == "seed":
        proof["seed"] = "11" * 32
    elif what == "commitment":
        proof["commitment"] = "0" * 64
    elif what == "label":
        draws[0]["label"] = "other"
    else:
        del proof["seed"]
    file = tmp_path / "draw.json"
    file.write_text(json.dumps(proof))
    assert verify(file) == 1
    assert "NO" in capsys.readouterr().out


def test_several_proofs_in_a_list_in_lines_or_draw_by_draw(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = made(capsys), made(capsys, "--label", "more")
    draws = other["draws"]
    assert isinstance(draws, list)
    head = {key: value for key, value in one.items() if key != "draws"}
    for text, count in (
        (json.dumps([one, other]), 2),
        (json.dumps({"proofs": [one, other]}), 2),
        (json.dumps(one) + "\n\n" + json.dumps(other) + "\n", 2),
        (json.dumps(head) + "\n" + json.dumps(draws[0]) + "\n", 1),
    ):
        file = tmp_path / "draws.json"
        file.write_text(text)
        assert verify(file) == 0
        assert f"bien: {count}; mal: 0" in capsys.readouterr().out


@pytest.mark.parametrize(
    "text", ["", "hola", "[]", "7", '{"commitment": "x"}', '{"draws": []}', '{"a": 1}\n{']
)
def test_a_file_that_says_nothing_is_an_error(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "draw.json"
    file.write_text(text)
    assert verify(file) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("torneo: no se puede leer")
    assert verify(tmp_path / "absent.json") == 2


@pytest.mark.parametrize(
    "wrong",
    [
        ["--entries", "28", "--tables", "3", "--seed", SEED],
        ["--entries", "0", "--tables", "3", "--seed", SEED],
        ["--entries", "5", "--tables", "-3", "--seed", SEED],
        ["--entries", "5", "--tables", "3", "--seats", "1", "--seed", SEED],
        ["--entries", "5", "--tables", "3", "--seed", "abc"],
        ["--entries", "5", "--tables", "3", "--seed", "0011"],
    ],
)
def test_a_draw_that_cannot_be_made(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "make", *wrong]) == 2
    assert capsys.readouterr().err.startswith("torneo: ")
