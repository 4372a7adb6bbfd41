"""Every amount a command prints about the night is read back to its value."""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.room.amounts.checks import Shape, shape, strange, unlike, unread
from tests.room.amounts.marked import marking, unmarked
from tests.room.amounts.night import BOOK, CURRENCIES, called
from tests.support.kept_room import state_of

from torneo.cli.main import build_parser, main
from torneo.rulebook import load_book
from torneo.tournament.hands.places import places
from torneo.writing import Lang, money, units

LANGS: tuple[Lang, ...] = ("es", "en")
#: The place of an event in the journal, at the head of its line, and what the seed of a draw is hashed with.
_NOT_AMOUNTS = re.compile(r'^ *\d+ |"label": "[^"]*"', re.MULTILINE)
_LABEL = re.compile(r"\w+-\w+-\w+/1/\d+ race of \d+")
ROOT = Path(__file__).parents[3]
#: {sheet}: the night's own; {case}: the file of a case; {budget}: of a budget; {event}: the night,
#: {winner} and {second} of it; {examples}: those of the documentation. `--json` prints what is stored.
COMMANDS = (
    ("structure", "show", "{sheet}"),
    ("structure", "lint", "{sheet}"),
    ("payouts", "--entries", "87", "--structure", "{sheet}"),
    ("simulate", "--structure", "{sheet}", "--entries", "9", "--seed", "3"),
    ("plan", "--structure", "{sheet}", "--entries", "12", "--runs", "4", "--plain", "--workers", "1"),
    ("budget", "{budget}"),
    ("case", "run", "{case}"),
    ("ranking", "{examples}/ranking/federacion.yaml"),
    ("icm", "--stacks", "50000,30000,20000", "--prizes", "5000,3000.5,2000", "--plain", "--bubble"),
    ("ask", "--before", "3 sube a 1100", "--seat", "4", "--chips", "1000+5x100"),
    ("equity", "AhKh", "QsQd", "--board", "2h7hTd", "--plain"),
    ("scenario", "explain", "{examples}/scenarios/mano-larga.yaml"),
    ("demo", "hand"),
    ("draw", "make", "--entries", "12", "--tables", "2", "--seed", "00" * 16),
    ("journal", "together", "{event}", "{winner}", "{second}"),
    ("journal", "list"),
)  # fmt: skip
#: These may have none to tell.
_FEW = {"structure lint", "journal list", "draw make"}
#: Commands with a test of their own: below, and the papers' beside this one.
_ELSEWHERE = {"journal show", "journal verify", "paper"}
#: Those that print a file as it is stored, for programs.
_STORED = {"journal export", "journal results"}
#: Those that print the words of the books, counts and times of this machine, accounts and keys, or nothing.
_NO_AMOUNTS = {
    "rules list", "rules show", "rules search", "rules topics", "rules diff", "rules policies",
    "rules check", "rules coverage", "rules mutate", "scenario run", "scenario random",
    "scenario pairs", "replay", "draw verify", "plan check", "plan calibrate", "structure templates",
    "journal import", "backup", "restore", "token make", "token list", "token revoke", "accounts list",
    "accounts log", "accounts password", "accounts factor-off", "bench hand", "bench floor",
    "bench tournament", "bench numbers", "bench room", "bench slow", "bench papers", "bench soak",
    "chaos", "monkey", "screens", "serve", "demo", "bench academy", "quiz", "exam make", "exam verify",
}  # fmt: skip


def every_command(parser: argparse.ArgumentParser, name: str = "") -> Iterator[str]:
    """Each that can be given, as the parser knows them."""
    below = [one for one in parser._actions if isinstance(one, argparse._SubParsersAction)]
    if parser.get_default("run") is not None:
        yield name
    for action in below:
        for word, each in action.choices.items():
            yield from every_command(each, f"{name} {word}".strip())


def test_every_command_is_run_or_prints_no_amount() -> None:
    known = [*_ELSEWHERE, *_STORED, *_NO_AMOUNTS]
    for command in COMMANDS:
        words = [one for one in command[:2] if one.isalpha()]
        found = {" ".join(words), words[0]} & set(every_command(build_parser()))
        known.append(max(found, key=len))
    assert sorted(set(known)) == sorted(set(every_command(build_parser())))


def files(folder: Path, currency: str) -> dict[str, str]:
    """What the commands read, in that currency."""
    from torneo.room.views.sheet_file import sheet_data

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
    state = state_of(called("end", currency))
    last = [state.entries[one.entry].player for one in places(state, load_book(BOOK))]
    return {**named, "event": called("end", currency), "examples": str(ROOT / "docs/examples"),
            "winner": last[0], "second": last[1]}  # fmt: skip


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
        assert len(first.amounts) > 2 or " ".join(command[:2]) in _FEW
    assert not faults, "\n".join(faults[:60])


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_the_journal_is_shown_in_amounts_that_are_read_back(night: None, lang: Lang, capsys: Any) -> None:
    """The night's own, those of its cases and those of its recorded hands."""
    first: dict[str, Shape] = {}
    faults: list[str] = []
    for currency in CURRENCIES:
        stream = called("end", currency)
        for name in streams_of(stream):
            with marking():
                assert main(["journal", "show", name, "--lang", lang]) == 0
            text = _NOT_AMOUNTS.sub("", capsys.readouterr().out)
            there = shape(text, currency, lang)
            before = first.setdefault(name.removeprefix(stream), there)
            wrong = [*unread(text, currency, lang), *strange(text), *unlike(before, there, currency)]
            faults += [f"{currency} {name}: {one}" for one in wrong]
            assert there.amounts
        (deal,) = state_of(stream).prizes.deals
        shown = {value for value, cash in first[""].amounts if cash} if currency == CURRENCIES[0] else set()
        paid = [one.amount for one in state_of(stream).prizes.deliveries]
        for amount in (deal.reserve, deal.remaining, *deal.shares.values(), *paid):
            assert not shown or units(amount, currency) in shown
        assert main(["journal", "show", stream, "--event", "DealProposed", "--lang", lang]) == 0
        assert money(deal.reserve, currency, lang) in capsys.readouterr().out
        assert main(["journal", "show", stream, "--event", "DealProposed", "--json"]) == 0
        assert f'"reserve":{deal.reserve}' in capsys.readouterr().out
    assert not faults, "\n".join(faults[:60])


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_journal_should_have_said_is_told_in_amounts_too(night: None, lang: Lang, capsys: Any) -> None:
    """Put down under another name the night's draws come out otherwise, and with them its chip races."""
    for currency in CURRENCIES:
        with marking():
            assert main(["journal", "verify", called("end", currency), "--lang", lang]) == 1
        text = _LABEL.sub("", capsys.readouterr().out)
        assert unmarked(text)[1]
        assert [*unread(text, currency, lang), *strange(text)] == []


def streams_of(stream: str) -> list[str]:
    """The event's, and those of what happened in it."""
    from torneo.room.keeping import keeper

    names = [head.name for head in keeper().journal.heads()]
    return [one for one in names if one == stream or one.startswith(f"{stream}--")]
