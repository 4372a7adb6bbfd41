"""The tables of the journal. Rows are only ever added; the database itself refuses anything else."""

from django.db import models


class Stream(models.Model):
    """One stream of events: a tournament, a commission case, a circuit. ``house`` is the text of its house
    book, if it has one."""

    name = models.CharField(max_length=80, primary_key=True)
    kind = models.CharField(max_length=20)
    book = models.CharField(max_length=80)
    house = models.TextField(blank=True, default="")

    class Meta:
        ordering = ("name",)

    def __str__(self) -> str:
        return self.name


class StoredEvent(models.Model):
    """One event in its place. ``digest`` is the SHA-256 over the digest before it and this row's own line.
    ``asked``: the command, on the first of its events."""

    stream = models.CharField(max_length=80)
    version = models.BigIntegerField()
    schema = models.SmallIntegerField()
    kind = models.CharField(max_length=60)
    at = models.BigIntegerField()
    actor = models.CharField(max_length=200)
    role = models.CharField(max_length=20)
    key = models.CharField(max_length=200, blank=True)
    body = models.TextField()
    digest = models.CharField(max_length=64)
    asked = models.TextField(blank=True, default="", db_default="")

    class Meta:
        ordering = ("stream", "version")
        constraints = (models.UniqueConstraint(fields=("stream", "version"), name="one_event_per_version"),)
        indexes = (models.Index(fields=("stream", "key"), name="events_by_key"),)

    def __str__(self) -> str:
        return f"{self.stream} {self.version} {self.kind}"
