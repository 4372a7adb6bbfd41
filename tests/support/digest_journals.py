"""Writes ``seen.json`` beside journals: of each, the digest of what people see, by the release that runs it.

PYTHONPATH=src:. python .../tests/support/digest_journals.py FOLDER
"""

import gzip
import sys
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parent))

from seen import digest_of, seen  # type: ignore[import-not-found]

from torneo.journal.checking import check_stream
from torneo.journal.event_file import read_file
from torneo.journal.kinds import KINDS


def digests(folder: Path) -> dict[str, str]:
    found = {}
    for path in sorted(folder.glob("*.jsonl.gz")):
        head, lines = read_file(gzip.decompress(path.read_bytes()).splitlines(keepends=True))
        checked = check_stream(head, KINDS, lambda lines=lines: lines)  # type: ignore[misc]
        assert checked.sound, (path, checked.as_data("en"))
        kind = KINDS[head.kind]
        state = checked.report.state
        found[head.name] = digest_of(seen(head.kind, state, kind.book(state, head)))
    return found


if __name__ == "__main__":
    where = Path(sys.argv[1])
    told = msgspec.json.format(msgspec.json.encode(digests(where)), indent=1)
    (where / "seen.json").write_bytes(told + b"\n")
    print(told.decode())
