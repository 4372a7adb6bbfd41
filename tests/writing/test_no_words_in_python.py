"""Texts for people stand in catalogues. The files that still have some, and how many, are listed beside this
test (``words_in_python.txt``): the list may only get shorter.

    python -m tests.writing.test_no_words_in_python     # writes it anew
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("words_in_python.txt")
#: What people say at a table, names of cards and of people: data that is read or written, no text of a page.
_DATA = ("floor/speech/", "floor/spelling.py", "simulate/", "rulebook/finding/")
_SPANISH = re.compile(r"[áéíóúñüÁÉÍÓÚÑ¿¡«»]")
#: Made of a text in Spanish and one in English.
_PAIRS = {"Bilingual", "CliError", "CliTypeError"}


def _docstrings(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _said(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def texts_in(source: str) -> int:
    """Pairs of two languages, and other strings only Spanish has the letters of."""
    tree = ast.parse(source)
    told = {id(one) for one in _docstrings(tree)}
    found = 0
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _PAIRS:
            found += any(_said(one) for one in node.args[-2:]) and len(node.args) > 1
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            found += _SPANISH.search(node.value) is not None
    return found


def counted() -> dict[str, int]:
    package = ROOT / "src" / "torneo"
    files = {path.relative_to(package).as_posix(): path for path in sorted(package.rglob("*.py"))}
    found = {
        name: texts_in(path.read_text(encoding="utf-8"))
        for name, path in files.items()
        if not name.startswith(_DATA)
    }
    return {name: texts for name, texts in found.items() if texts}


def test_no_text_for_people_is_added_to_python() -> None:
    listed = dict(line.split() for line in LIST.read_text(encoding="utf-8").splitlines())
    more = {name: texts for name, texts in counted().items() if texts > int(listed.get(name, 0))}
    assert more == {}, "put them into a catalogue (docs/extending.md, A text)"


def test_what_has_gone_into_catalogues_is_off_the_list() -> None:
    listed = {line.split()[0] for line in LIST.read_text(encoding="utf-8").splitlines()}
    assert listed - counted().keys() == set()


def test_the_check_sees_texts_and_leaves_docstrings_alone() -> None:
    assert texts_in('"""¿Qué?"""\nx = Bilingual("mesa", "table")\ny = words.text("desk.table")\n') == 1
    assert texts_in('raise CliError("--seat", "falta", "is missing")\nx = "año"\n') == 2


if __name__ == "__main__":
    LIST.write_text("".join(f"{name} {texts}\n" for name, texts in counted().items()), encoding="utf-8")
