"""`python -m tests.again`: what failed in the last run, once more and alone.

`make test` runs four files of tests at a time, browsers and servers among them. What fails there is told, and
tried once more with the machine to itself; it is told by name again if it passes now, for it still waits for
something by seconds. Many failures are not tried again, nor (see the Makefile) a run that broke otherwise.
"""

import json
import subprocess
import sys
from pathlib import Path

_ROOT = Path(__file__).parents[1]
_FAILED = _ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
_MOST = 8


def main() -> int:
    failed = list(json.loads(_FAILED.read_text())) if _FAILED.exists() else []
    if not 0 < len(failed) <= _MOST or not all("::" in each for each in failed):
        return 1
    print(f"\nonce more, alone: {len(failed)} failed", flush=True)
    ended = subprocess.call([sys.executable, "-m", "pytest", *failed], cwd=_ROOT)
    if ended == 0:
        print("failed beside others and passed alone:", *failed, sep="\n  ")
    return ended


if __name__ == "__main__":
    raise SystemExit(main())
