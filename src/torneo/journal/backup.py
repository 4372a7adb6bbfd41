"""A backup of the whole room: every stream as an event file, and what the room keeps besides (accounts,
links, secret seeds), in one zip file. It is read in one transaction, so that it shows one moment; and it
knows no database, so that a room can move from a laptop's SQLite to PostgreSQL and back.

Left out is what only lives for a while or is made again by itself: logins in progress, the key that signs
them, throttling, permissions.
"""

import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import IO, Any

import msgspec
from django.apps import apps
from django.contrib.auth import get_user_model
from django.core import serializers
from django.core.management.color import no_style
from django.db import DatabaseError, connection, models, transaction

from torneo.journal.database import DatabaseJournal
from torneo.journal.event_file import FileFault
from torneo.journal.keeper import Kind
from torneo.journal.models import Stream
from torneo.journal.transfer import Unsound, export, load

FORMAT = "torneo-backup"
FORMAT_VERSION = 1
_MANIFEST, _ROOM, _STREAMS = "backup.json", "room.jsonl", "streams/"
_LEFT_OUT = ("journal", "sessions", "contenttypes", "axes", "admin", "auth.permission", "room.secret")


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


def make(file: IO[bytes]) -> Manifest:
    """Writes a backup of the room."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as out, _one_moment():
        journal = DatabaseJournal()
        streams: dict[str, int] = {}
        for head in journal.heads():
            streams[head.name] = journal.tip(head.name)[0]
            with out.open(f"{_STREAMS}{head.name}.jsonl", "w", force_zip64=True) as part:
                part.writelines(export(journal, head.name))
        objects = 0
        with out.open(_ROOM, "w", force_zip64=True) as part:
            for model in _kept_models():
                for row in model._base_manager.order_by("pk").iterator(chunk_size=1000):
                    part.write(serializers.serialize("jsonl", [row], use_natural_foreign_keys=True).encode())
                    objects += 1
        manifest = Manifest(format=FORMAT, version=FORMAT_VERSION, streams=streams, objects=objects)
        out.writestr(_MANIFEST, msgspec.json.encode(manifest))
    return manifest


def restore(file: IO[bytes], kinds: dict[str, Kind]) -> Manifest:
    """Fills an empty room from a backup: all of it, or nothing."""
    try:
        with zipfile.ZipFile(file) as source:
            manifest = _manifest(source)
            with transaction.atomic():
                _must_be_empty()
                _restore_room(source, manifest)
                for name, events in manifest.streams.items():
                    _restore_stream(source, name, events, kinds)
    except (zipfile.BadZipFile, zlib.error, KeyError, EOFError, NotImplementedError, OSError) as error:
        raise BackupFault("not_a_backup", why=str(error)) from None
    return manifest


def _manifest(source: zipfile.ZipFile) -> Manifest:
    try:
        manifest = msgspec.json.decode(source.read(_MANIFEST), type=Manifest)
    except msgspec.MsgspecError as error:
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
            for one in serializers.deserialize("jsonl", (row.decode() for row in rows)):
                if one.object._meta.label_lower not in kept:
                    raise BackupFault("bad_accounts", why=one.object._meta.label)
                one.save()
                count += 1
    except (serializers.base.DeserializationError, DatabaseError, ValueError) as error:
        raise BackupFault("bad_accounts", why=str(error)) from None
    if count != manifest.objects:
        raise BackupFault("bad_accounts", why=f"{count} / {manifest.objects}")
    _go_on_counting(_kept_models())


def _go_on_counting(restored: Iterable[type[models.Model]]) -> None:
    """Numbers given from now on go on after those restored."""
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), list(restored)):
            cursor.execute(statement)


def _restore_stream(source: zipfile.ZipFile, name: str, events: int, kinds: dict[str, Kind]) -> None:
    try:
        with source.open(f"{_STREAMS}{name}.jsonl") as rows:
            head, lines = load(DatabaseJournal(), kinds, rows, held=True)
    except FileFault as fault:
        raise BackupFault("bad_stream", name=name, why=fault) from None
    except Unsound as unsound:
        raise BackupFault("bad_stream", name=name, why=unsound.fault) from None
    if (head.name, len(lines)) != (name, events):
        raise BackupFault("bad_stream", name=name, why=f"{head.name}: {len(lines)} / {events}")
