"""Every package the product, its extras and its tests bring along, with exact version and licence.

    python requirements/lock.py            # is locked.txt what is installed here?
    python requirements/lock.py --write    # write it anew, after a change of requirements
    python requirements/lock.py --audit R  # compare a pip-audit report (JSON) with audit.json

``locked.txt`` is a constraints file: pip installs no other version, the licence stands behind each line.
``audit.json`` names the known vulnerabilities that were looked at and why each is no danger here.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

_HERE = Path(__file__).parent
LOCKED = _HERE / "locked.txt"
AUDIT = _HERE / "audit.json"
_HEAD = "# Written by requirements/lock.py: exact versions of everything installed, and their licences.\n"
_PIN = re.compile(r"([A-Za-z0-9_.-]+)==(\S+)  # (.+)")


def wanted(file: str) -> set[str]:
    """The requirements of a file and of those it names, as written."""
    found = set()
    for line in (_HERE / file).read_text().splitlines():
        if line.startswith("-r "):
            found |= wanted(line.removeprefix("-r ").strip())
        elif line and not line.startswith(("#", "-c ")):
            found.add(line)
    return found


def closure(requirements: set[str]) -> dict[str, Distribution]:
    """What they bring along, as installed here."""
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, frozenset[str]]] = set()
    todo = [Requirement(one) for one in requirements]
    while todo:
        one = todo.pop()
        name = canonicalize_name(one.name)
        if (name, frozenset(one.extras)) in seen:
            continue
        seen.add((name, frozenset(one.extras)))
        try:
            found[name] = distribution(one.name)
        except PackageNotFoundError:
            continue
        todo.extend(_brought(found[name], one.extras))
    return found


def _brought(package: Distribution, extras: set[str]) -> Iterator[Requirement]:
    for text in package.requires or ():
        one = Requirement(text)
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in {"", *extras}):
            yield one


def licence(package: Distribution) -> str:
    """The licence as the package tells it: expression, classifier or the first line of its text."""
    told = package.metadata
    expression = told.get("License-Expression")
    if expression:
        return str(expression)
    classes = [
        one.rpartition(" :: ")[2]
        for one in told.get_all("Classifier", [])
        if one.startswith("License ::") and one != "License :: OSI Approved"
    ]
    if classes:
        return ", ".join(sorted(set(classes)))
    files = (package.read_text(f"licenses/{one}") for one in told.get_all("License-File", []))
    return (told.get("License") or next(filter(None, files), "not told")).strip().splitlines()[0][:60]


def written() -> str:
    """The file as it should be for what is installed here."""
    lines = {
        name: f"{package.metadata['Name']}=={package.version}  # {licence(package)}\n"
        for name, package in closure(wanted("test.txt") | wanted("sim.txt")).items()
    }
    return _HEAD + "".join(lines[name] for name in sorted(lines))


def locked() -> dict[str, tuple[str, str]]:
    """Version and licence of each package in the file."""
    pins = (_PIN.fullmatch(line) for line in LOCKED.read_text().splitlines() if not line.startswith("#"))
    return {canonicalize_name(pin[1]): (pin[2], pin[3]) for pin in pins if pin}


def audited(report: Path) -> list[str]:
    """What a report of pip-audit says that ``audit.json`` does not answer."""
    answered = set(json.loads(AUDIT.read_text())["looked_at"])
    said = json.loads(report.read_text())["dependencies"]
    wrong = [f"{one['name']}: {one['skip_reason']}" for one in said if "skip_reason" in one]
    for one in said:
        for fault in one.get("vulns", ()):
            if fault["id"] not in answered:
                mended = ", ".join(fault["fix_versions"]) or "no version"
                wrong.append(f"{one['name']} {one['version']}: {fault['id']}, mended in {mended}")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write locked.txt anew")
    parser.add_argument("--audit", type=Path, metavar="REPORT", help="a report of pip-audit, as JSON")
    given = parser.parse_args()
    if given.audit:
        wrong = audited(given.audit)
        print("\n".join(wrong) or "pip-audit: nothing that requirements/audit.json does not answer")
        return bool(wrong)
    if given.write:
        LOCKED.write_text(written())
    elif LOCKED.read_text() != written():
        print("requirements/locked.txt is not what is installed: python requirements/lock.py --write")
        return 1
    print(f"{len(locked())} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
