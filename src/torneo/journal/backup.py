"""A backup of the whole room: every stream as an event file, and what the room keeps besides (accounts,
links, secret seeds), in one zip file. It is read in one transaction, so that it shows one moment; and it
knows no database, so that a room can move from a laptop's SQLite to PostgreSQL and back.

Left out is what only lives for a while or is made again by itself: logins in progress, the key that signs
them, throttling, permissions.
"""

import zipfile
import zlib
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import IO, Any

import msgspec
from django.apps import apps
from django.contrib.auth import get_user_model
from django.core import serializers
from django.core.management.color import no_style
from django.db import DatabaseError, connection, models, transaction

from torneo.journal.database import DatabaseJournal
from torneo.journal.event_file import FileFault, bounded, written
from torneo.journal.fault import Fault, Unreadable
from torneo.journal.keeper import Kind
from torneo.journal.line import Line
from torneo.journal.models import Stream
from torneo.journal.store import StreamHead
from torneo.journal.transfer import Unsound, bring_in, checked
from torneo.journal.verify import verify
from torneo.journal.words import say
from torneo.rulebook import Lang

FORMAT = "torneo-backup"
FORMAT_VERSION = 1
_MANIFEST, _ROOM, _STREAMS = "backup.json", "room.jsonl", "streams/"
_LEFT_OUT = (
    "journal",
    "sessions",
    "contenttypes",
    "axes",
    "admin",
    "auth.permission",
    "room.secret",
    "room.outsidereport",
    "room.inline",
)
#: What a damaged zip file, or a part missing in it, may bring about.
_BROKEN = (zipfile.BadZipFile, zlib.error, KeyError, EOFError, NotImplementedError, OSError)
_LONGEST_MANIFEST = 64 << 20


class Manifest(msgspec.Struct, kw_only=True):
    """What a backup says about itself. ``streams``: name -> number of events."""

    format: str
    version: int
    streams: dict[str, int]
    objects: int


class BackupFault(Exception):
    """A backup that cannot be made or restored: a code, and the facts of its sentence."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def say(self, lang: Lang) -> str:
        """Faults inside it in the language of the rest."""
        told = {
            name: value.say(lang) if isinstance(value, FileFault) else value
            for name, value in self.facts.items()
        }
        return say(self.code, told, lang)


def _kept_models() -> list[type[models.Model]]:
    """Models of the room, those others point at first."""
    wanted = [
        (config, [
            model for model in config.get_models()
            if config.label not in _LEFT_OUT and model._meta.label_lower not in _LEFT_OUT
        ])
        for config in apps.get_app_configs()
    ]  # fmt: skip
    ordered: list[type[models.Model]] = serializers.sort_dependencies(wanted, allow_cycles=True)
    return ordered


@contextmanager
def _one_moment() -> Iterator[None]:
    """Everything read inside is of one moment; writers are not held up."""
    if connection.vendor == "postgresql":
        with transaction.atomic(durable=True):
            with connection.cursor() as cursor:
                cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield
        return
    with connection.cursor() as cursor:
        cursor.execute("BEGIN DEFERRED")
        try:
            yield
        finally:
            cursor.execute("ROLLBACK")


def make(file: IO[bytes], kinds: dict[str, Kind]) -> tuple[Manifest, list[tuple[str, Fault]]]:
    """Writes a backup of the room, and says which streams do not hold (without a name: the journal as such)
    while there is still a room to ask. They are kept as they are, as far as they can be read."""
    faults: list[tuple[str, Fault]] = []
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as out, _one_moment():
        journal = DatabaseJournal()
        streams: dict[str, int] = {}
        for head in journal.heads():
            with out.open(f"{_STREAMS}{head.name}.jsonl", "w", force_zip64=True) as part:
                streams[head.name] = _write(part, head)
            fault = verify(head, kinds, partial(_shielded, head.name)).fault
            if fault is not None:
                faults.append((head.name, fault))
        faults += journal.faults()
        objects = 0
        with out.open(_ROOM, "w", force_zip64=True) as part:
            for model in _kept_models():
                for row in model._base_manager.order_by("pk").iterator(chunk_size=1000):
                    part.write(serializers.serialize("jsonl", [row], use_natural_foreign_keys=True).encode())
                    objects += 1
        manifest = Manifest(format=FORMAT, version=FORMAT_VERSION, streams=streams, objects=objects)
        out.writestr(_MANIFEST, msgspec.json.encode(manifest))
    return manifest, faults


def _shielded(stream: str) -> Iterator[Line]:
    """The lines of a stream; a damaged one does not take the transaction of all the others with it."""
    with transaction.atomic() if connection.vendor == "postgresql" else nullcontext():
        yield from DatabaseJournal().read(stream)


def _write(part: IO[bytes], head: StreamHead) -> int:
    """How many events were written; of a damaged stream those before the damage, without the end."""
    rows = 0
    try:
        for row in written(head, _shielded(head.name)):
            part.write(row)
            rows += 1
    except Unreadable:
        return rows - 1
    return rows - 2


class Restored(msgspec.Struct, kw_only=True):
    """What became of a backup. ``left_out``: streams that do not hold, or were not wanted (no reason)."""

    streams: dict[str, int] = {}
    objects: int = 0
    left_out: dict[str, Fault | FileFault | None] = {}


def restore(
    file: IO[bytes], kinds: dict[str, Kind], without: Collection[str] = (), only: Collection[str] = ()
) -> Restored:
    """Fills an empty room from a backup: all that is sound and wanted of it, in one transaction."""
    try:
        with zipfile.ZipFile(file) as source:
            manifest = _manifest(source)
            for name in (*without, *only):
                if name not in manifest.streams:
                    raise BackupFault("not_in_backup", name=name)
            found = Restored(objects=manifest.objects)
            with transaction.atomic():
                _must_be_empty()
                _restore_room(source, manifest)
                for name, events in manifest.streams.items():
                    if name in without or (only and name not in only):
                        found.left_out[name] = None
                    elif fault := _restore_stream(source, name, events, kinds):
                        found.left_out[name] = fault
                    else:
                        found.streams[name] = events
    except (*_BROKEN, MemoryError) as error:
        raise BackupFault("not_a_backup", why=str(error)) from None
    return found


def _manifest(source: zipfile.ZipFile) -> Manifest:
    try:
        with source.open(_MANIFEST) as part:
            manifest = msgspec.json.decode(part.read(_LONGEST_MANIFEST), type=Manifest)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BackupFault("not_a_backup", why=str(error)) from None
    if manifest.format != FORMAT:
        raise BackupFault("not_a_backup", why=manifest.format)
    if manifest.version > FORMAT_VERSION:
        raise BackupFault("newer_format", format=manifest.version, known=FORMAT_VERSION)
    return manifest


def _must_be_empty() -> None:
    streams = Stream.objects.count()
    accounts = get_user_model()._base_manager.count()
    if streams or accounts:
        raise BackupFault("not_empty", streams=streams, accounts=accounts)


def _restore_room(source: zipfile.ZipFile, manifest: Manifest) -> None:
    kept = {model._meta.label_lower for model in _kept_models()}
    count = 0
    try:
        with source.open(_ROOM) as rows:
            for one in serializers.deserialize("jsonl", (row.decode() for row in bounded(rows))):
                if one.object._meta.label_lower not in kept:
                    raise BackupFault("bad_accounts", why=one.object._meta.label)
                one.save()
                count += 1
    except (serializers.base.DeserializationError, DatabaseError, ValueError, RecursionError) as error:
        raise BackupFault("bad_accounts", why=str(error)) from None
    except FileFault as fault:
        raise BackupFault("bad_accounts", why=fault) from None
    if count != manifest.objects:
        raise BackupFault("bad_accounts", why=f"{count} / {manifest.objects}")
    _go_on_counting(_kept_models())


def _go_on_counting(restored: Iterable[type[models.Model]]) -> None:
    """Numbers given from now on go on after those restored."""
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), list(restored)):
            cursor.execute(statement)


def _restore_stream(
    source: zipfile.ZipFile, name: str, events: int, kinds: dict[str, Kind]
) -> Fault | FileFault | None:
    """Brings a stream in; what is wrong with it instead, if something is, and nothing of it is there."""
    try:
        with source.open(f"{_STREAMS}{name}.jsonl") as rows:
            head, lines = checked(kinds, bounded(rows))
    except FileFault as fault:
        return fault
    except Unsound as unsound:
        return unsound.fault
    except _BROKEN as error:
        return FileFault(0, "bad_part", why=str(error))
    if (head.name, len(lines)) != (name, events):
        return FileFault(0, "wrong_count", said=events, found=len(lines))
    bring_in(DatabaseJournal(), head, lines)
    return None


def stream_rows(file: Path) -> Iterator[tuple[str, Iterator[bytes]]]:
    """The streams of a backup: name, and the rows of its event file, to be read before the next."""
    try:
        with zipfile.ZipFile(file) as source:
            for name in _manifest(source).streams:
                with source.open(f"{_STREAMS}{name}.jsonl") as rows:
                    yield name, bounded(rows)
    except _BROKEN as error:
        raise BackupFault("not_a_backup", why=str(error)) from None
