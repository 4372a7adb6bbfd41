"""What a run of `torneo rules mutate` found out, kept in the checkout's ``build`` for the next one.

Which policies each test looks at holds for one state of the sources. Which check noticed a change is only
where the next run asks first, so it may be older.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec

LOOKED = Path("build", "policies_looked_at.msgpack")
NOTICED = Path("build", "mutations_noticed.json")


class Looked(msgspec.Struct, frozen=True):
    """Whether a test passes with the books as they are, the policies of each book it looks at, and how many
    seconds of work it takes."""

    holds: bool
    at: dict[str, frozenset[str]]
    seconds: float = 0.0


class _Kept(msgspec.Struct, frozen=True):
    """``tests``: as `Looked`, the policies by their place in ``policies``."""

    digest: str
    policies: list[str]
    tests: dict[str, tuple[bool, dict[str, list[int]], float]]


def read_looked(root: Path, digest: str) -> dict[str, Looked] | None:
    """What the tests of these very sources look at; None where that is not known."""
    try:
        kept = msgspec.msgpack.decode((root / LOOKED).read_bytes(), type=_Kept)
    except (OSError, msgspec.DecodeError):
        return None
    if kept.digest != digest:
        return None
    return {
        name: Looked(
            holds, {book: frozenset(kept.policies[one] for one in at) for book, at in seen.items()}, seconds
        )
        for name, (holds, seen, seconds) in kept.tests.items()
    }


def write_looked(root: Path, digest: str, tests: Mapping[str, Looked]) -> None:
    policies = sorted({name for looked in tests.values() for at in looked.at.values() for name in at})
    places = {name: place for place, name in enumerate(policies)}
    seen = {
        name: (
            looked.holds,
            {book: sorted(places[one] for one in at) for book, at in looked.at.items()},
            looked.seconds,
        )
        for name, looked in tests.items()
    }
    kept = _Kept(digest, policies, seen)
    _write(root / LOOKED, msgspec.msgpack.encode(kept))


def read_noticed(root: Path) -> dict[str, str]:
    """Change -> the check that noticed it the last time."""
    try:
        return msgspec.json.decode((root / NOTICED).read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}


def write_noticed(root: Path, noticed: Mapping[str, str]) -> None:
    _write(root / NOTICED, msgspec.json.encode(dict(sorted(noticed.items()))))


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".fresh")
    fresh.write_bytes(data)
    fresh.replace(path)
