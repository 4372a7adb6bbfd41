"""House books."""

from pathlib import Path

from torneo.rulebook import RulebookError, read_house

ROOT = Path(__file__).parents[3]


def feed(data: bytes) -> None:
    try:
        read_house(data.decode(errors="ignore"))
    except RulebookError:
        return


def seeds() -> list[bytes]:
    return [
        (ROOT / "src" / "torneo" / "rulebook" / "examples" / "club-ejemplo.yaml").read_bytes(),
        (ROOT / "tests" / "floor" / "scenario" / "casa.yaml").read_bytes(),
    ]
