"""Tables people can read: a line a door, a column a comer; ``+`` let in, ``.`` turned away, ``-`` no such
thing here. ``python -m tests.room.matrix --write`` writes them anew; a change of one is a decision."""

from collections.abc import Mapping
from pathlib import Path

#: Door -> comer -> mark.
Table = Mapping[str, Mapping[str, str]]

FOLDER = Path(__file__).parent
HOW = "look at each line; if it is meant so: python -m tests.room.matrix --write"


def written(table: Table, about: str) -> str:
    comers = list(next(iter(table.values())))
    wide = max(map(len, table)) + 2
    head = " ".join(comers)
    lines = [f"# {line}" for line in about.splitlines()]
    lines.append(f"{'#':{wide}}{head}")
    for door in sorted(table, key=_order):
        cells = " ".join(f"{table[door][one]:{len(one)}}" for one in comers)
        lines.append(f"{door:{wide}}{cells}".rstrip())
    return "\n".join(lines) + "\n"


def _order(door: str) -> tuple[str, ...]:
    first, _, rest = door.partition(" ")
    return (rest.strip(), first)


def differences(name: str, found: str) -> list[str]:
    """Lines that are not as in the file, with the side they are on."""
    file = FOLDER / name
    kept = file.read_text().splitlines() if file.exists() else []
    now = found.splitlines()
    gone = [f"in the file: {line}" for line in kept if line not in now]
    new = [f"now:         {line}" for line in now if line not in kept]
    return sorted(gone + new, key=lambda line: line.partition(": ")[2].split())
