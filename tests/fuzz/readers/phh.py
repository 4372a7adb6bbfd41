"""Hand histories in PHH, read and played again."""

from pathlib import Path

from torneo.hand.phh import PhhError, read_phh_text, replay

FOLDER = Path(__file__).parents[2] / "phh"


def feed(data: bytes) -> None:
    try:
        for hand in read_phh_text(data.decode(errors="ignore"), "fuzz.phh")[:3]:
            replay(hand)
    except PhhError:
        return


def seeds() -> list[bytes]:
    return [file.read_bytes() for file in sorted(FOLDER.glob("*.phh"))[:5]]
