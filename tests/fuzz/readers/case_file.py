"""Stories of disciplinary cases."""

from pathlib import Path

from torneo.cli.case_file import story_of
from torneo.cli.errors import CliError

FOLDER = Path(__file__).parents[3] / "docs" / "examples" / "cases"


def feed(data: bytes) -> None:
    try:
        story_of(data.decode(errors="ignore"), "fuzz.yaml")
    except CliError:
        return


def seeds() -> list[bytes]:
    return [file.read_bytes() for file in sorted(FOLDER.glob("*.yaml"))]
