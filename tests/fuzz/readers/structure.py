"""Structure sheets, with everything the lint has to say of them."""

from pathlib import Path

from torneo.rulebook import load_book
from torneo.tournament.structure.finding import SheetError
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.reading import read_partly

FOLDER = Path(__file__).parents[3] / "src" / "torneo" / "tournament" / "data" / "templates"


def feed(data: bytes) -> None:
    try:
        found = read_partly(data.decode(errors="ignore"))
    except SheetError:
        return
    lint(found.sheet.structure, load_book("fcp-2025"))


def seeds() -> list[bytes]:
    return [file.read_bytes() for file in sorted(FOLDER.glob("*.yaml"))]
