"""What the command line says when it cannot understand: in Spanish unless asked otherwise, never a code."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from torneo.cli import main
from torneo.cli.engine_errors import in_spanish
from torneo.tournament.words import sentences

CASE = Path("docs/examples/cases/expulsion.yaml")
EVENT = ("simulate", "--entries", "6", "--book", "tda-2013", "--structure", "turbo")

#: Words of English messages that must not turn up in a Spanish one.
_ENGLISH = re.compile(
    r"\b(cannot|is not|are|must|needed|unknown|no such|not a|there is|choose|known|from \d|templates|roles)\b"
)


def said(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    try:
        code: object = main(args)
    except SystemExit as stopped:
        code = stopped.code
    assert code == 2
    told = capsys.readouterr()
    assert told.out == "" or args[0] in ("replay", "scenario")
    return told.err


@pytest.mark.parametrize(
    ("args", "es", "en"),
    [
        ("simulate --entries 1", "de 2 a 30000, y se dio 1", "from 2 to 30000, is 1"),
        ("simulate --irregularities 101", "de 0 a 100, y se dio 101", "from 0 to 100, is 101"),
        (
            "simulate --structure nada.yaml",
            "no existe; plantillas: club-night",
            "no such file or folder; temp",
        ),
        ("simulate --book nada", "no hay libro", "no book or house file 'nada'"),
        ("structure show nada", "no existe; plantillas", "no such file"),
        ("structure lint src", "es una carpeta", "is a folder"),
        ("draw verify nada", "no se puede leer nada: no existe", "cannot read nada: no such file"),
        ("draw make --entries 0 --tables 3 --seed 0011", "la semilla son 16 bytes", "the seed is 16 bytes"),
        ("payouts --entries 10", "--price: hace falta", "--price: is needed"),
        ("payouts --entries 10 --price 1e400", "no es un número", "not a number"),
        ("payouts --entries 10 --price 10 --places 0", "--places: 1 o más", "--places: must be 1 or more"),
        ("payouts --entries 10 --price 10 --minimum 101", "mayor que todo el fondo", "more than the whole"),
        (
            "payouts --entries 10 --price 10 --rounding 101",
            "no se puede redondear a 101",
            "cannot be rounded",
        ),
        ("icm --stacks a --prizes 1", "no es un número: «a»", "not a number: 'a'"),
        ("ranking nada.yaml", "no se puede leer: no existe", "cannot be read: no such file"),
        ("ranking preview", "no se entiende «preview»", "cannot read 'preview'"),
        ("case run nada.yaml", "no se puede leer: no existe", "cannot be read: no such file"),
        ("budget nada.yaml", "no se puede leer: no existe", "cannot be read: no such file"),
        ("journal verify ./nada", "no se puede leer ./nada: no existe", "cannot read ./nada: no such file"),
        ("restore nada", "no se puede leer nada: no existe", "cannot read nada: no such file"),
        ("backup nada/copia", "no existe la carpeta nada", "there is no folder nada"),
        ("serve --port 0", "de 1 a 65535, y se dio 0", "from 1 to 65535, is 0"),
        ("ask --seat 1 --says paso --players 40", "de 2 a 10, y se dio 40", "from 2 to 10, is 40"),
        ("ask --seat 1", "diga qué pasó", "say what happened"),
        ("demo --entries 1", "de 12 a 500", "from 12 to 500"),
        ("demo hand --players 1", "de 2 a 9", "from 2 to 9"),
        ("replay nada.phh", "no se puede leer: no existe", "cannot be read: no such file"),
        ("scenario run nada", "no se puede leer: no existe", "cannot be read: no such file"),
        ("scenario explain nada", "no se puede leer: no existe", "cannot be read: no such file"),
        ("payouts --price 5", "falta: --entries", "required: --entries"),
        ("simulate --entries x", "'x' no es un número entero", "invalid int value: 'x'"),
        ("simulate --entries", "falta su valor", "expected one argument"),
        ("simulate --nada", "no se entiende: --nada", "unrecognized arguments: --nada"),
        ("payouts --entries 5 --places 1 --percent 2", "no puede ir junto con", "not allowed with"),
        ("ask --seat 1 --prior nunca", "no vale 'nunca'; se puede elegir", "invalid choice: 'nunca'"),
    ],
)
def test_it_is_said_in_the_language_asked_for(
    args: str, es: str, en: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spanish = said(capsys, *args.split())
    assert es in spanish
    assert not _ENGLISH.search(spanish.splitlines()[-1]), spanish
    assert en in said(capsys, *args.split(), *(("--lang=en",) if args[-1] == "x" else ("--lang", "en")))


def test_no_command_and_no_such_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "torneo serve" in capsys.readouterr().out
    assert "falta: COMMAND" in said(capsys, "rules")
    assert "COMMAND: no vale 'nada'; se puede elegir: 'ask'" in said(capsys, "nada")


# ---- sheets ------------------------------------------------------------------------------------------

SHEET = """\
book: adtp-2018
structure:
  name: Viernes
  seats_per_table: nueve
  level_minutes: 20
  entry_price: 10000
  stack: {25: 8, 100: 8, 500: 8, 1000: 5}
  levels:
  - {number: 1, small_blind: 25, big_blind: 50}
  - {number: 2, small_blind: 50, big_blind: 30}
  - {number: 3, small_blind: 75, big_blind: 150, ante: mucho}
"""


def test_an_unreadable_field_does_not_hide_the_other_mistakes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "s.yaml"
    file.write_text(SHEET, encoding="utf-8")
    assert main(["structure", "lint", str(file), "--json"]) == 1
    found = {(one["path"], one["code"]) for one in json.loads(capsys.readouterr().out)}
    assert ("structure.seats_per_table", "sheet.not_a_number") in found
    assert ("structure.levels[2].ante", "sheet.not_a_number") in found
    assert any(path.startswith("levels[1]") for path, _ in found), found
    assert not any(path.startswith("seats_per_table") for path, _ in found)


def test_a_level_that_cannot_be_read_moves_no_other_into_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "s.yaml"
    file.write_text(SHEET.replace("{number: 1, ", "{number: uno, "), encoding="utf-8")
    assert main(["structure", "lint", str(file), "--json"]) == 1
    paths = [one["path"] for one in json.loads(capsys.readouterr().out)]
    assert "structure.levels[0].number" in paths
    assert not any(path.startswith("levels") for path in paths)


def test_one_mistake_is_one_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "s.yaml"
    file.write_text("seats_per_table: nueve\n", encoding="utf-8")
    assert main(["structure", "lint", str(file)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == f"{file}: 1 error, 0 avisos"


def test_simulate_refuses_a_faulty_sheet_with_all_its_mistakes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "s.yaml"
    file.write_text(SHEET, encoding="utf-8")
    told = said(capsys, "simulate", "--entries", "6", "--structure", str(file))
    assert told.count("error: ") > 2
    assert "«nueve»" in told
    assert not any(code in told for code in sentences() if "." in code)


def test_simulate_plays_by_the_book_the_sheet_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "s.yaml"
    sheet = SHEET.replace("nueve", "9").replace("big_blind: 30", "big_blind: 100")
    file.write_text(sheet.replace(", ante: mucho", ""), encoding="utf-8")
    args = ["simulate", "--entries", "4", "--structure", str(file), "--json"]
    assert main(args) == 0
    assert json.loads(capsys.readouterr().out)["book"] == "adtp-2018"
    assert main([*args, "--book", "tda-2013"]) == 1, "the sheet lacks what that book wants"
    assert json.loads(capsys.readouterr().out)["book"] == "tda-2013"


# ---- draws, cases, prizes ------------------------------------------------------------------------------


def test_the_draws_of_an_event_file_are_done_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evento.jsonl"
    assert main([*EVENT, "--journal", str(file)]) == 0
    capsys.readouterr()
    assert main(["draw", "verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "la semilla es la comprometida" in told
    assert re.search(r"sorteos: [1-9]\d*; bien: [1-9]\d*; mal: 0", told)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-1]), encoding="utf-8")
    assert main(["draw", "verify", str(file)]) == 2
    assert "no se puede leer" in capsys.readouterr().err


def test_words_that_yaml_takes_for_yes_and_no_stay_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "caso.yaml"
    text = CASE.read_text(encoding="utf-8")
    first = re.search(r"facts: (.*)", text)
    assert first is not None
    file.write_text(text.replace(first[0], "facts: no", 1), encoding="utf-8")
    assert main(["case", "run", str(file), "--json"]) in (0, 1)
    assert '"facts": "no"' in capsys.readouterr().out


def test_a_case_stops_at_the_moment_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["case", "run", str(CASE), "--json"]) == 0
    steps = json.loads(capsys.readouterr().out)["steps"]
    assert len(steps) > 2
    assert main(["case", "run", str(CASE), "--json", "--at", "2020-01-01T00:00+00:00"]) == 0
    assert json.loads(capsys.readouterr().out)["steps"] == []


def test_shares_are_rounded_not_cut(capsys: pytest.CaptureFixture[str]) -> None:
    """Of 1,200 a prize of 800 is two thirds: 66.67 %."""
    args = ["payouts", "--entries", "12", "--price", "100", "--places", "2", "--minimum", "400"]
    assert main([*args, "--rounding", "400", "--lang", "en"]) == 0
    assert "66.67 %" in capsys.readouterr().out


# ---- what the engine says ------------------------------------------------------------------------------


def _sample(node: ast.expr) -> str:
    """A message of the engine with a number for every value in it."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(map(_sample, node.values))
    if isinstance(node, ast.FormattedValue):
        if isinstance(node.value, ast.Name) and node.value.id == "wanted":
            return "2 cards"
        if isinstance(node.value, ast.Name) and node.value.id == "_HELP":
            return "_HELP"
        return "'7'" if node.conversion == ord("r") else "7"
    if isinstance(node, ast.BinOp):
        return _sample(node.left) + "7"
    return ""


def _messages() -> Iterator[tuple[str, str]]:
    """(where, message) of every error the engine raises about cards, hands and recorded files."""
    kinds = {"CardError", "SetupError", "PhhError", "fail"}
    for package in ("cards", "hand", "simulate/kernels"):
        for file in sorted(Path("src/torneo", package).rglob("*.py")):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            helps = {
                node.targets[0].id: str(node.value.value)
                for node in ast.walk(tree)
                if isinstance(node, ast.Assign)
                and isinstance(node.targets[0], ast.Name)
                and isinstance(node.value, ast.Constant)
            }
            for node in ast.walk(tree):
                if not isinstance(node, ast.Raise) or not isinstance(node.exc, ast.Call):
                    continue
                if getattr(node.exc.func, "id", "") not in kinds:
                    continue
                told = node.exc.args[-1]
                text = helps.get(told.id, "") if isinstance(told, ast.Name) else _sample(told)
                text = text.replace("_HELP", helps.get("_HELP", ""))
                if re.search(r"[a-z]{3}", re.sub(r"7", "", text)):
                    yield f"{file}:{node.lineno}", text


@pytest.mark.parametrize(("where", "message"), [*_messages()])
def test_every_sentence_of_the_engine_has_its_spanish(where: str, message: str) -> None:
    told = in_spanish(f"mano.phh, hand 3: {message}")
    assert told.startswith("mano.phh, mano 3: ")
    assert message not in told, where
    assert not _ENGLISH.search(told), told
    assert not re.search(r"\b(the|of|has|with|cards?|hands?|players?)\b", told.replace("'hands'", "")), told


@pytest.mark.parametrize(
    ("args", "es", "en"),
    [
        ("equity AhKh QsQx", "no se entiende 'QsQx'", "cannot read 'QsQx'"),
        ("equity AhKh QsQd --board 2h7hZz", "no se entiende 'Zz' en las cartas", "cannot read 'Zz' in cards"),
        ("equity AhKh AhQd", "Ah más de una vez", "Ah more than once"),
        ("equity AhKh", "se comparan de dos a", "two to"),
        ("equity AhKh QsQd --game chess", "no existe el juego 'chess'", "unknown game 'chess'"),
        ("equity AhKh QsQd --board 2h", "la mesa tiene tres, cuatro o cinco cartas", "a board has three"),
        ("equity AhKh QsQd --samples 0", "no es un número mayor que cero", "is not a number above zero"),
        ("equity AKs-QJo 77", "escriba dos rangos", "write two ranges"),
        ("bench room --watchers 0", "de 1 a 10000, y se dio 0", "from 1 to 10000, is 0"),
        ("bench hand --seconds 0", "--seconds: mayor que cero, y se dio 0", "--seconds: above zero, is 0"),
        ("bench floor --rounds 0", "--rounds: de 1 a", "--rounds: from 1 to"),
        ("bench tournament --entries 0", "--entries: de 2 a", "--entries: from 2 to"),
    ],
)
def test_cards_and_hands_are_told_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], args: str, es: str, en: str
) -> None:
    told = said(capsys, *args.split())
    assert es in told
    assert not _ENGLISH.search(told.split("error:")[-1]), told
    assert en in said(capsys, *args.split(), "--lang", "en")
