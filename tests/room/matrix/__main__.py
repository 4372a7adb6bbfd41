"""``python -m tests.room.matrix``: what differs from the tables; ``--write`` accepts it."""

import sys

from tests.room.matrix.made import made
from tests.room.matrix.tables import FOLDER, differences


def main() -> int:
    found = made()
    for name, text in found.items():
        lines = differences(name, text)
        print(f"{name}: {len(lines)} lines differ", *lines, sep="\n  ")
        if "--write" in sys.argv:
            (FOLDER / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
