"""Every amount a command prints about the night is read back to its value."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.room.amounts.checks import Shape, shape, strange, unlike, unread
from tests.room.amounts.marked import marking, unmarked
from tests.room.amounts.night import BOOK, CURRENCIES, called
from tests.support.kept_room import state_of

from torneo.cli.main import main
from torneo.writing import Lang, money, units

LANGS: tuple[Lang, ...] = ("es", "en")
ROOT = Path(__file__).parents[3]
#: {sheet}: the night's own; {case}: the file of a case; {budget}: of a budget. `--json` prints what
#: is stored.
COMMANDS = (
    ("structure", "show", "{sheet}"),
    ("structure", "lint", "{sheet}"),
    ("payouts", "--entries", "87", "--structure", "{sheet}"),
    ("simulate", "--structure", "{sheet}", "--entries", "9", "--seed", "3"),
    ("plan", "--structure", "{sheet}", "--entries", "12", "--runs", "4", "--plain", "--workers", "1"),
    ("budget", "{budget}"),
    ("case", "run", "{case}"),
)  # fmt: skip


def files(folder: Path, currency: str) -> dict[str, str]:
    """What the commands read, in that currency."""
    from torneo.room.pages.structure_editor import sheet_data

    sheet = {"book": BOOK, "structure": sheet_data(state_of(called("end", currency)).structure)}
    named = {}
    for name, text in (
        ("sheet", yaml.safe_dump(sheet, allow_unicode=True)),
        ("case", _example("cases/expulsion.yaml").replace("12.000 puntos", "fichas")),
        ("budget", _example("budget/parada.yaml")),
    ):
        file = folder / f"{name}.yaml"
        file.write_text(re.sub(r"\b(EUR|COP|CLP)\b", currency, text), encoding="utf-8")
        named[name] = str(file)
    return named


def _example(name: str) -> str:
    return (ROOT / "docs/examples" / name).read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_amount_a_command_prints_is_read_back(
    night: None, command: tuple[str, ...], tmp_path: Path, capsys: Any
) -> None:
    faults: list[str] = []
    for lang in LANGS:
        first: Shape | None = None
        for currency in CURRENCIES:
            named = files(tmp_path, currency)
            with marking():
                code = main([*(part.format(**named) for part in command), "--lang", lang])
                told = capsys.readouterr()
            assert code in (0, 1), told.err[-500:]
            text = re.sub(r"\s+", " ", told.out)
            there = shape(text, currency, lang)
            first = first or there
            wrong = [*unread(text, currency, lang), *strange(text), *unlike(first, there, currency)]
            faults += [f"{currency} {lang}: {one}" for one in wrong]
        assert first is not None
        assert len(first.amounts) > 3 or command[1] == "lint"
    assert not faults, "\n".join(faults[:60])


def test_the_journal_is_shown_in_amounts_that_are_read_back(night: None, capsys: Any) -> None:
    for lang in LANGS:
        for currency in CURRENCIES:
            stream = called("end", currency)
            with marking():
                assert main(["journal", "show", stream, "--lang", lang]) == 0
            text = capsys.readouterr().out
            assert not list(unread(text, currency, lang))
            values = {one.value for one in unmarked(text)[1]}
            (deal,) = state_of(stream).prizes.deals
            paid = [one.amount for one in state_of(stream).prizes.deliveries]
            for amount in (deal.reserve, deal.remaining, *deal.shares.values(), *paid):
                assert units(amount, currency) in values
                assert not re.search(rf"[:\[,]{amount}[,}}\]]", text)
            assert main(["journal", "show", stream, "--event", "DealProposed", "--lang", lang]) == 0
            assert money(deal.reserve, currency, lang) in capsys.readouterr().out
            assert main(["journal", "show", stream, "--event", "DealProposed", "--json"]) == 0
            assert f'"reserve":{deal.reserve}' in capsys.readouterr().out
