"""A forecast as text: one table of distributions, one by time, the chips, and what is to be known about it."""

from collections.abc import Iterator, Sequence

from torneo.paper.numbers import money
from torneo.rulebook import Lang
from torneo.simulate.planner.forecast import Forecast, Moment, SessionForecast, Spread
from torneo.simulate.planner.suggesting import Suggestion
from torneo.simulate.planner.telling import clock_of, lasting, number, percent
from torneo.simulate.planner.words import say

_NAMES = ("low", "quarter", "middle", "three_quarters", "high")
_EVERY = 3600


class Shown:
    """A forecast with the language and the sheet's zone (seconds ahead of UTC) it is told in."""

    def __init__(self, found: Forecast, lang: Lang, currency: str, offset: int = 0) -> None:
        self.found, self.lang, self.currency, self.offset = found, lang, currency, offset
        self.starts = {one.name: one.starts for one in found.sessions}

    def rows(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Name and the five numbers of every distribution."""
        found, lang = self.found, self.lang
        yield say("end", lang), self._moment(found.ends)
        for one in found.sessions[:-1]:
            name = say("end_session", lang).format(name=one.name)
            yield name, self._times(one.starts, one.ends)
            yield say("left", lang).format(name=one.name), self._numbers(one.left)
        if len(found.sessions) > 1 or found.ends.share < 1:
            yield say("hours", lang), tuple(lasting(one, lang) for one in _five(found.hours))
        for key, moment in (
            ("bubble", found.money_at), ("final_table", found.final_table), ("heads_up", found.heads_up),
        ):  # fmt: skip
            if moment is not None:
                yield say(key, lang), self._moment(moment)
        for key in ("levels", "peak_tables", "peak_dealers", "sold", "rebuys", "addons", "paid", "hands"):
            spread: Spread = getattr(found, key)
            if spread.high:
                yield say(key, lang), self._numbers(spread)
        if found.money.collected.high:
            yield say("collected", lang), self._amounts(found.money.collected)
        if found.money.risk:
            yield say("overlay", lang), self._amounts(found.money.overlay)

    def lines(self) -> Iterator[str]:
        found, lang = self.found, self.lang
        head = ("", *(say(name, lang) for name in _NAMES))
        yield from table([head, *((name, *cells) for name, cells in self.rows())])
        yield say("of_runs", lang)
        yield from self.notes()
        for one in found.sessions:
            yield ""
            yield say("by_time", lang).format(name=one.name)
            yield from table(self._by_time(one))
        yield ""
        yield say("chips", lang)
        yield from table(self._chips())
        yield say("chips_sure", lang)

    def notes(self) -> Iterator[str]:
        """What the tables do not say."""
        found, lang, gap = self.found, self.lang, self.found.money
        if gap.guarantee:
            facts = {"guarantee": money(gap.guarantee, self.currency, lang), "risk": percent(gap.risk, lang),
                     "mean": money(gap.mean, self.currency, lang)}  # fmt: skip
            yield say("overlay_risk" if gap.risk else "no_overlay", lang).format(**facts)
        if found.finished < 1:
            yield say("unfinished", lang).format(share=percent(1 - found.finished, lang))
        if found.beyond_share:
            share = percent(found.beyond_share, lang)
            yield say("beyond", lang).format(share=share, levels=found.beyond)

    def until(self, seconds: int, text: str) -> str:
        """How often it ends by then."""
        found = self.found
        share = sum(one <= seconds for one in found.end_seconds) / len(found.end_seconds)
        key = "until" if ":" in text else "until_lasting"
        shown = text if ":" in text else lasting(seconds, self.lang)
        return say(key, self.lang).format(until=shown, share=percent(share, self.lang))

    def _by_time(self, session: SessionForecast) -> list[tuple[str, ...]]:
        lang = self.lang
        names = ("time", "level", "players", "tables", "dealers", "depth", "playing")
        found = [tuple(say(name, lang) for name in names)]
        for row in session.rows:
            if row.seconds % _EVERY:
                continue
            found.append((
                clock_of(session.starts, row.seconds, lang, self.offset), str(row.level),
                _band(row.players, lang), _band(row.tables, lang), number(row.dealers.high, lang),
                number(row.depth.middle / 100, lang), percent(row.playing, lang),
            ))  # fmt: skip
        return found

    def _chips(self) -> list[tuple[str, ...]]:
        lang = self.lang
        found = [tuple(say(name, lang) for name in ("value", "chips_start", "chips_most", "chips_gone"))]
        for one in self.found.chips:
            gone = str(one.gone_after) if one.gone_after else "–"
            found.append(
                (number(one.value, lang), number(one.start_sure, lang), number(one.sure, lang), gone)
            )
        return found

    def _moment(self, moment: Moment) -> tuple[str, ...]:
        return self._times(self.starts.get(moment.session, 0), moment.seconds)

    def _times(self, starts: int, spread: Spread) -> tuple[str, ...]:
        return tuple(clock_of(starts, one, self.lang, self.offset) for one in _five(spread))

    def _numbers(self, spread: Spread) -> tuple[str, ...]:
        return tuple(number(one, self.lang) for one in _five(spread))

    def _amounts(self, spread: Spread) -> tuple[str, ...]:
        return tuple(money(one, self.currency, self.lang) for one in _five(spread))


def compared(one: Shown, other: Shown, name: str) -> Iterator[str]:
    """Half of the runs as the sheet is, and as it would be."""
    lang = one.lang
    yield f"{say('compare', lang)}: {name}"
    rows = dict(other.rows())
    head = ("", say("as_it_is", lang), say("changed", lang), f"{say('as_it_is', lang)} 95 %", f"{say('changed', lang)} 95 %")
    found = [
        (title, cells[2], rows[title][2], cells[4], rows[title][4])
        for title, cells in one.rows()
        if title in rows
    ]
    yield from table([head, *found])
    yield from other.notes()


def suggested(found: Sequence[Suggestion], sure: float, starts: int, lang: Lang, offset: int) -> Iterator[str]:
    if not found:
        yield say("suggest_none", lang)
        return
    yield say("suggest", lang).format(sure=percent(sure, lang))
    for one in found:
        change = say(f"suggest.{one.kind}", lang)
        result = say("suggest_result", lang)
        yield "  - " + change.format(after=number(one.after, lang), before=number(one.before, lang)) + ": " + (
            result.format(share=percent(one.share, lang), middle=clock_of(starts, one.middle, lang, offset))
        )


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns aligned: the first left, numbers right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for first, *rest in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(rest, widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()


def _five(spread: Spread) -> tuple[int, ...]:
    return tuple(getattr(spread, name) for name in _NAMES)


def _band(spread: Spread, lang: Lang) -> str:
    """``84 (71–96)``: half, and what nine of ten runs lie between."""
    if spread.low == spread.high:
        return number(spread.middle, lang)
    return f"{number(spread.middle, lang)} ({number(spread.low, lang)}–{number(spread.high, lang)})"
