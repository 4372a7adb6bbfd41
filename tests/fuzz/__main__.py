"""Fuzzes the readers with atheris, led by the code each file reaches:

    python -m tests.fuzz --seconds 3600               # all of them, one after another
    python -m tests.fuzz --reader xlsx_list --seconds 60

What breaks a reader is left in ``build/fuzz/<reader>/broken-*``; once mended, keep it (small) under
``tests/fuzz/kept/<reader>/``.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from tests.fuzz.corpus import READERS, kept

#: Seconds and megabytes one file may take, and its longest length.
_SECONDS, _MEGABYTES, _LONGEST = 20, 2048, 30_000


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--reader", choices=READERS, action="append", help="default: every reader")
    parser.add_argument("--seconds", type=int, default=600, help="in all")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    readers = args.reader or READERS
    if args.here:
        return fuzz(readers[0], args.seconds)
    broken = []
    for name in readers:
        each = str(max(1, args.seconds // len(readers)))
        command = [sys.executable, "-m", "tests.fuzz", "--here", "--reader", name, "--seconds", each]
        if subprocess.run(command, check=False).returncode:
            broken.append(name)
    print("broken: " + ", ".join(broken) if broken else f"{len(readers)} readers: no crash")
    return 1 if broken else 0


def fuzz(name: str, seconds: int) -> int:
    import atheris

    with atheris.instrument_imports(include=["torneo", "yaml", "tomllib", "openpyxl"]):
        from tests.fuzz.corpus import reader_named

        reader = reader_named(name)
    folder = Path("build", "fuzz", name)
    folder.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(reader.seeds() + kept(name)):
        (folder / f"seed-{number}").write_bytes(data)
    options = [
        f"-max_total_time={seconds}", f"-timeout={_SECONDS}", f"-rss_limit_mb={_MEGABYTES}",
        f"-max_len={_LONGEST}", f"-artifact_prefix={folder}/broken-", "-print_final_stats=1",
    ]  # fmt: skip
    atheris.Setup([sys.argv[0], str(folder), *options], reader.feed)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
