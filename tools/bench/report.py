"""Timing and reporting shared by every `torneo bench`."""

from __future__ import annotations

import gc
import random
from collections.abc import Mapping, Sequence
from statistics import median
from time import perf_counter
from typing import Final

import msgspec

from torneo.writing import Lang, fixed

from .peers import Play

CHUNKS: Final = 5

_HEADS: Final = {
    "es": ("trabajo", "torneo/s", "biblioteca", "suyas/s", "ventaja"),
    "en": ("work", "torneo/s", "library", "theirs/s", "ratio"),
}
_CORES: Final = {"es": "núcleos", "en": "cores"}


class Row(msgspec.Struct, frozen=True):
    """One work beside one peer. `ours` and `peer_rate` are per second; the last three are null when no
    other library does that work."""

    work: str
    ours: float
    peer: str | None = None
    peer_rate: float | None = None
    ratio: float | None = None


class Report(msgspec.Struct, frozen=True):
    """What `torneo bench ... --json` prints."""

    rows: list[Row]
    machine: dict[str, str]


def compare(work: str, ours: float, peer: str | None = None, peer_rate: float | None = None) -> Row:
    """A row with its figures rounded to what a measurement can carry."""
    if peer is None or peer_rate is None:
        return Row(work, round(ours, 1))
    ratio = round(ours / peer_rate, 2) if peer_rate else None
    return Row(work, round(ours, 1), peer, round(peer_rate, 2), ratio)


def rate(play: Play, rng_seed: int, seconds: float) -> float:
    """Units of `play` per second, measured as `rates` does."""
    return rates([play], rng_seed, seconds)[0]


def rates(plays: Sequence[Play], rng_seed: int, seconds: float) -> list[float]:
    """Units per second of each of `plays`, taken in turns so that all share the same moods of the machine.

    Two units of each are played first, untimed, so that tables are built and imports done; then a few more
    tell how many make a batch of about a tenth of a chunk. Each play gets `seconds`, split into five chunks
    with a seed of their own: first everybody's first chunk, then everybody's second... A chunk runs batches
    until its time is over; its rate is units over time, and the answer is the median of the five: a pause of
    a shared machine spoils one chunk, not the figure. The garbage collector stays on, as in real use, and is
    emptied before each chunk.
    """
    if seconds <= 0:
        raise ValueError("seconds must be above zero")
    share = seconds / CHUNKS
    batches = []
    for play in plays:
        play(random.Random(rng_seed), 2)
        batches.append(_batch(play, rng_seed, share / 10))
    found: list[list[float]] = [[] for _ in plays]
    for chunk in range(CHUNKS):
        for play, batch, chunks in zip(plays, batches, found, strict=True):
            chunks.append(_chunk(play, batch, random.Random(rng_seed * CHUNKS + chunk), share))
    return [median(chunks) for chunks in found]


def _chunk(play: Play, batch: int, rng: random.Random, share: float) -> float:
    gc.collect()
    units = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < share:
        play(rng, batch)
        units += batch
    return units / spent


def _batch(play: Play, rng_seed: int, span: float) -> int:
    """How many units take about `span` seconds: doubled until they do."""
    batch = 1
    while True:
        start = perf_counter()
        play(random.Random(rng_seed), batch)
        if perf_counter() - start >= span:
            return batch
        batch *= 2


def number(value: float | None, language: Lang) -> str:
    """A figure for people: three digits at least, thousands marked as the language does, `-` for none."""
    if value is None:
        return "-"
    decimals = 0 if value >= 100 else 1 if value >= 10 else 2
    return fixed(round(value * 10**decimals), decimals, language)


def table(report: Report, language: Lang, titles: Mapping[str, str] | None = None) -> str:
    """The report as text, in `es` or `en`; `titles` names the works for people."""
    names = titles or {}
    lines = [_HEADS[language]]
    for row in report.rows:
        ratio = "-" if row.ratio is None else f"{number(row.ratio, language)}x"
        lines.append(
            (
                names.get(row.work, row.work),
                number(row.ours, language),
                row.peer or "-",
                number(row.peer_rate, language),
                ratio,
            )
        )
    widths = [max(len(line[column]) for line in lines) for column in range(5)]
    text = []
    for work, ours, peer, peer_rate, ratio in lines:
        cells = (
            work.ljust(widths[0]),
            ours.rjust(widths[1]),
            peer.ljust(widths[2]),
            peer_rate.rjust(widths[3]),
            ratio.rjust(widths[4]),
        )
        text.append("  ".join(cells))
    text.insert(1, "  ".join("-" * width for width in widths))
    text += ["", _foot(report.machine, language)]
    return "\n".join(text) + "\n"


def _foot(machine: Mapping[str, str], language: Lang) -> str:
    parts = [f"{value} {_CORES[language]}" if key == "cores" else value for key, value in machine.items()]
    return ", ".join(parts)
