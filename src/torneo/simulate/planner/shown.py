"""A forecast in words and figures: the rows of its tables and what is to be known beside them."""

from collections.abc import Callable, Iterator

from torneo.rulebook import Lang
from torneo.simulate.planner.forecast import Forecast, Moment, SessionForecast, Spread
from torneo.simulate.planner.telling import clock_of, lasting, percent
from torneo.simulate.planner.words import say
from torneo.writing.numbers import number

NAMES = ("low", "quarter", "middle", "three_quarters", "high")
_EVERY = 3600
Money = Callable[[int], str]


class Shown:
    """A forecast with the language, the way to write money (of minor units) and the sheet's zone (seconds
    ahead of UTC) it is told in."""

    def __init__(self, found: Forecast, lang: Lang, money: Money, offset: int = 0) -> None:
        self.found, self.lang, self.money, self.offset = found, lang, money, offset
        self.starts = {one.name: one.starts for one in found.sessions}

    def rows(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Name and the five numbers of every distribution."""
        found, lang = self.found, self.lang
        yield say("end", lang), self._moment(found.ends)
        for one in found.sessions[:-1]:
            name = say("end_session", lang, name=one.name)
            yield name, self._times(one.starts, one.ends)
            yield say("left", lang, name=one.name), self._numbers(one.left)
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

    def notes(self) -> Iterator[str]:
        """What the tables do not say."""
        found, lang, gap = self.found, self.lang, self.found.money
        if gap.guarantee:
            facts = {"guarantee": self.money(gap.guarantee), "risk": percent(gap.risk, lang),
                     "mean": self.money(gap.mean)}  # fmt: skip
            yield say("overlay_risk" if gap.risk else "no_overlay", lang, **facts)
        if found.finished < 1:
            yield say("unfinished", lang, share=percent(1 - found.finished, lang))
        if found.beyond_share:
            share = percent(found.beyond_share, lang)
            yield say("beyond", lang, share=share, levels=found.beyond)

    def until(self, seconds: int, text: str) -> str:
        """How often it ends by then."""
        found = self.found
        share = sum(one <= seconds for one in found.end_seconds) / len(found.end_seconds)
        key = "until" if ":" in text else "until_lasting"
        shown = text if ":" in text else lasting(seconds, self.lang)
        return say(key, self.lang, until=shown, share=percent(share, self.lang))

    def by_time(self, session: SessionForecast) -> list[tuple[str, ...]]:
        """A row for every hour, under its head."""
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

    def chips(self) -> list[tuple[str, ...]]:
        """What to have of each value, under its head."""
        lang = self.lang
        found = [tuple(say(name, lang) for name in ("value", "chips_start", "chips_most", "chips_gone"))]
        for one in self.found.chips:
            if not one.sure:
                continue
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
        return tuple(self.money(one) for one in _five(spread))


def _five(spread: Spread) -> tuple[int, ...]:
    return tuple(getattr(spread, name) for name in NAMES)


def _band(spread: Spread, lang: Lang) -> str:
    """``84 (71–96)``: half, and what nine of ten runs lie between."""
    if spread.low == spread.high:
        return number(spread.middle, lang)
    return f"{number(spread.middle, lang)} ({number(spread.low, lang)}–{number(spread.high, lang)})"
