"""``torneo ask``: one line in, a ruling with its clauses out."""

import json

import pytest

from torneo.cli import main


def ask(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["ask", *args]) == 0
    return capsys.readouterr().out


def test_silent_chips_in_spanish(capsys: pytest.CaptureFixture[str]) -> None:
    out = ask(
        capsys, "--book", "fcp-2025", "--before", "3 sube a 1100", "--seat", "4", "--chips", "1000+5x100"
    )
    assert "ES SUBIDA A 1.700" in out
    assert "§ fcp-2025/45-B-1" in out


def test_same_chips_under_another_book(capsys: pytest.CaptureFixture[str]) -> None:
    args = (
        "--book",
        "pokerfest-2011",
        "--before",
        "3 raises to 1100",
        "--seat",
        "4",
        "--chips",
        "1000+5x100",
    )
    out = ask(capsys, *args, "--lang", "en")
    assert "IT IS A CALL, 1,100 IN ALL" in out


def test_json_is_the_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--book", "adtp-2018", "--street", "flop", "--pot", "3000", "--before", "1 apuesta 600")
    out = ask(capsys, *args, "--before", "2 sube a 2000", "--seat", "3", "--chips", "500", "--json")
    ruling = json.loads(out)
    assert ruling["kind"] == "question"
    assert [option["code"] for option in ruling["options"]] == ["full_call", "forfeit_and_fold"]
    assert ruling["options"][0]["effect"]["to"] == 2000


def test_out_of_turn(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--book", "torrequebrada", "--street", "turn", "--pot", "900", "--before", "1 apuesta 600")
    out = ask(capsys, *args, "--turn", "2", "--seat", "4", "--says", "subo a 2000", "--json")
    assert json.loads(out)["kind"] == "held"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--book", "nada", "--seat", "1", "--says", "paso"], "--book: no hay libro"),
        (["--seat", "9", "--says", "paso"], "--seat: el asiento 9 no tiene turno"),
        (["--seat", "3"], "--says: diga qué pasó"),
        (["--seat", "3", "--chips", "mil"], "--chips: «mil» no es un número entero"),
        (["--before", "3 baila", "--seat", "4", "--says", "paso"], "--before: no se entiende «3 baila»"),
        (
            ["--street", "sexta", "--seat", "1", "--says", "paso"],
            "--street: «sexta» no existe; hay: preflop",
        ),
        (["--stack", "0", "--seat", "1", "--says", "paso"], "--stack: 0 no puede ser: debe ser al menos 1"),
        (["--says", "paso"], "--seat: ¿quién actuó?"),
    ],
)
def test_bad_input_is_named(capsys: pytest.CaptureFixture[str], args: list[str], message: str) -> None:
    assert main(["ask", *args]) == 2
    assert message in capsys.readouterr().err


def test_a_trace_tells_how_the_ruling_came_about(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--book", "adtp-2018", "--before", "3 sube a 1100", "--seat", "4", "--chips", "1000+5x100")
    out = ask(capsys, *args, "--trace")
    assert "Cómo se llegó a este fallo:" in out
    (line,) = [line for line in out.splitlines() if "betting_half_raise_percent" in line]
    assert "50  § adtp-2018/47-A.2 § adtp-2018/47-A.3" in line
    assert "[half_or_more; " in out
    assert "Cómo se llegó" not in ask(capsys, *args)
    told = json.loads(ask(capsys, *args, "--trace", "--json"))
    assert told["ruling"]["reason"] == "half_or_more"
    assert {line["code"] for line in told["trace"]} >= {"betting_half_raise_percent", "half_or_more"}


def test_a_question_is_asked_again_until_its_answer_can_be(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["nada", "", "500/250", "250/500", "nunca", "", "mucho", "", "1", "", "3 baila",
                    "3 sube a 1100", "", "", "99", "4", "", "mil", "", "", "1000+5x100"])  # fmt: skip
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert main(["ask"]) == 0
    told = capsys.readouterr()
    assert "turno del asiento 4" in told.out
    assert "fcp-2025/43-A.1" in told.out
    for said in ("no hay libro", "«500/250» debería ser", "no vale «nunca»", "«mucho» no es un número entero",
                 "de 2 a 10, y se dio 1", "no se entiende «3 baila»", "«» no es un número entero",
                 "de 1 a 6, y se dio 99", "«mil» no es un número entero"):  # fmt: skip
        assert said in told.err, said
    assert list(answers) == []
