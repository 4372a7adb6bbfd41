"""What has been taken away since something was put aside: a backup or an event file of an earlier day.

A chain of digests shows that nothing in it was changed; that its end has been cut off it cannot show. An
earlier copy can: each of its streams must still be there and begin with the same events.
"""

import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from torneo.journal.event_file import Ended, FileFault, bounded, read_file
from torneo.journal.fault import Fault
from torneo.journal.store import Journal

#: Stream -> how many events it had, and the digest of the last.
Tips = Mapping[str, tuple[int, str]]


def tips_of(file: Path) -> Tips:
    """How far each stream of a backup or an event file goes; ``FileFault`` if it is neither."""
    if zipfile.is_zipfile(file):
        from torneo.journal.backup import BackupFault, stream_rows

        try:
            return {name: _end(rows) for name, rows in stream_rows(file)}
        except BackupFault as fault:
            raise FileFault(0, fault.code, **fault.facts) from None
    with file.open("rb") as rows:
        head, lines = read_file(bounded(rows))
    return {head.name: (len(lines), lines[-1].digest if lines else head.digest)}


def _end(rows: Iterator[bytes]) -> tuple[int, str]:
    last = b""
    for row in rows:
        last = row
    try:
        end = msgspec.json.decode(last, type=Ended)
    except msgspec.MsgspecError:
        raise FileFault(0, "cut_off") from None
    return end.events, end.digest


def taken_away(journal: Journal, tips: Tips) -> Iterator[tuple[str, Fault]]:
    """What is missing or otherwise now: (stream, what)."""
    for name, (then, digest) in tips.items():
        if journal.head(name) is None:
            yield name, Fault(0, "gone_since", {"then": then})
            continue
        now = journal.tip(name)[0]
        if now < then:
            yield name, Fault(now + 1, "cut_since", {"then": then, "now": now})
        elif then and next(journal.read(name, then - 1)).digest != digest:
            yield name, Fault(0, "other_since", {"then": then})
