"""``python -m tools.scripts_checked``: TypeScript's checker over the scripts of the pages, and eslint.

Both come from npm and are kept under ``build/``. Without node, or without a place to get them from, they are
not run, and it says so: the room itself needs neither. ``--must`` makes that a failure.
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

_ROOT = Path(__file__).parents[1]
_SCRIPTS = _ROOT / "tools" / "scripts"
_KEPT = _ROOT / "build" / "node"
_MODULES = _ROOT / "src" / "torneo" / "room" / "static" / "room"
#: With exact versions: another would find other faults.
_PACKAGES = ("typescript@7.0.2", "eslint@10.15.0")


def missing() -> str:
    """Why the checks cannot be run; nothing if they are there now."""
    mark = _KEPT / "installed.txt"
    if mark.is_file() and mark.read_text(encoding="utf-8").split() == list(_PACKAGES):
        return ""
    npm = shutil.which("npm")
    if shutil.which("node") is None or npm is None:
        return "node is not installed"
    _KEPT.mkdir(parents=True, exist_ok=True)
    options = ("--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error")
    done = subprocess.run(
        [npm, "install", "--prefix", str(_KEPT), *options, *_PACKAGES],
        cwd=_KEPT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        return f"npm could not bring {' and '.join(_PACKAGES)}"
    mark.write_text("\n".join(_PACKAGES), encoding="utf-8")
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--must", action="store_true", help="fail where they cannot be run")
    must = parser.parse_args().must
    if why := missing():
        print(f"scripts NOT checked by TypeScript and eslint: {why}")
        return int(must)
    here = _KEPT / "node_modules" / ".bin"
    checks: tuple[list[Path], ...] = (
        [here / "tsc", Path("--project"), _SCRIPTS / "jsconfig.json"],
        [here / "eslint", Path("--config"), _SCRIPTS / "eslint.config.js", _MODULES],
    )
    failed = [
        one[0].name for one in checks if subprocess.run([str(part) for part in one], check=False).returncode
    ]
    print(f"scripts: {', '.join(failed)} found faults" if failed else "scripts: tsc and eslint found nothing")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
