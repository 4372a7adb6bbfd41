"""A forecast as text: distributions, a table by time, the chips, comparisons and suggestions."""

from collections.abc import Iterator, Sequence

from torneo.rulebook import Lang
from torneo.simulate.planner.shown import NAMES, Shown
from torneo.simulate.planner.suggesting import Suggestion
from torneo.simulate.planner.telling import clock_of, percent
from torneo.simulate.planner.words import say
from torneo.writing.numbers import number


def lines_of(shown: Shown) -> Iterator[str]:
    """Everything about one forecast."""
    found, lang = shown.found, shown.lang
    head = ("", *(say(name, lang) for name in NAMES))
    yield from table([head, *((name, *cells) for name, cells in shown.rows())])
    yield say("of_runs", lang)
    yield from shown.notes()
    for one in found.sessions:
        yield ""
        yield say("by_time", lang, name=one.name)
        yield from table(shown.by_time(one))
    yield ""
    yield say("chips", lang)
    yield from table(shown.chips())
    yield say("chips_sure", lang)


def compared(one: Shown, other: Shown, name: str) -> Iterator[str]:
    """Half of the runs as the sheet is, and as it would be."""
    lang = one.lang
    yield f"{say('compare', lang)}: {name}"
    rows = dict(other.rows())
    head = (
        "",
        say("as_it_is", lang),
        say("changed", lang),
        f"{say('as_it_is', lang)} 95 %",
        f"{say('changed', lang)} 95 %",
    )
    found = [
        (title, cells[2], rows[title][2], cells[4], rows[title][4])
        for title, cells in one.rows()
        if title in rows
    ]
    yield from table([head, *found])
    yield from other.notes()


def suggested(
    found: Sequence[Suggestion], sure: float, starts: int, lang: Lang, offset: int
) -> Iterator[str]:
    if not found:
        yield say("suggest_none", lang)
        return
    yield say("suggest", lang, sure=percent(sure, lang))
    for one in found:
        before, after = number(one.before, lang), number(one.after, lang)
        change = say(f"suggest.{one.kind}", lang, after=after, before=before)
        middle = clock_of(starts, one.middle, lang, offset)
        result = say("suggest_result", lang, share=percent(one.share, lang), middle=middle)
        yield f"  - {change}: {result}"


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns aligned: the first left, numbers right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for first, *rest in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(rest, widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()
