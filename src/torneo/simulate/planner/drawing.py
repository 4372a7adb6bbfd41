"""A small writer of SVG charts: axes, bands, lines, bars. Colours come from classes, so that a page dresses
them as the rest of it; `alone` adds them for a file of its own."""

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, log10

WIDTH, HEIGHT = 720, 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 58, 16, 46, 40
_STEPS = (1, 2, 2.5, 5, 10)
Point = tuple[float, float]

_STYLE = """
.plan-ground { fill: #fff }
.plan-grid { stroke: #d8d3c6 }
.plan-axis { stroke: #5d6a63 }
.plan-text { fill: #5d6a63; font: 13px system-ui, sans-serif }
.plan-title { fill: #1b2320; font: 600 15px system-ui, sans-serif }
.plan-wide { fill: #e3efe8 }
.plan-near { fill: #b9d6c6 }
.plan-line { fill: none; stroke: #0b6b4a; stroke-width: 2.5 }
.plan-other { fill: none; stroke: #9a5b00; stroke-width: 2.5; stroke-dasharray: 7 4 }
.plan-bar { fill: #0b6b4a }
.plan-bar-other { fill: none; stroke: #9a5b00; stroke-width: 2 }
.plan-mark { stroke: #b3261e; stroke-width: 2; stroke-dasharray: 3 3 }
"""


def alone(svg: str) -> str:
    """The drawing with its colours, as a file of its own."""
    head, _, rest = svg.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{_STYLE}</style>{rest}\n'


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers from below ``low`` to above ``high``."""
    room = max(high - low, 1e-9)
    rough = room / max(wanted, 1)
    size = 10 ** floor(log10(rough))
    step = next(one * size for one in _STEPS if one * size >= rough)
    first, last = floor(low / step), ceil(high / step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


class Chart:
    """One chart being drawn. ``across`` and ``up``: the numbers at both ends of the axes."""

    def __init__(self, title: str, across: Point, up: Point) -> None:
        self.title = title
        self.across, self.up = across, up
        self.parts: list[str] = []

    def x(self, number: float) -> float:
        low, high = self.across
        return _LEFT + (WIDTH - _LEFT - _RIGHT) * (number - low) / ((high - low) or 1)

    def y(self, number: float) -> float:
        low, high = self.up
        return HEIGHT - _BOTTOM - (HEIGHT - _TOP - _BOTTOM) * (number - low) / ((high - low) or 1)

    def axes(self, below: Iterable[tuple[float, str]], beside: Iterable[tuple[float, str]]) -> None:
        """Grid and numbers."""
        right, bottom = WIDTH - _RIGHT, HEIGHT - _BOTTOM
        for number, text in beside:
            y = self.y(number)
            self._line("plan-grid", (_LEFT, y), (right, y))
            self._text("plan-text", _LEFT - 8, y + 4, text, "end")
        for number, text in below:
            x = self.x(number)
            self._line("plan-axis", (x, bottom), (x, bottom + 5))
            self._text("plan-text", min(x, right), bottom + 20, text, "end" if x > right - 24 else "middle")
        self._line("plan-axis", (_LEFT, bottom), (right, bottom))

    def band(self, kind: str, low: Sequence[Point], high: Sequence[Point]) -> None:
        """The space between two lines."""
        if len(low) > 1:
            points = " ".join(self._at(point) for point in (*low, *reversed(high)))
            self.parts.append(f'<polygon class="{kind}" points="{points}"/>')

    def line(self, kind: str, points: Sequence[Point]) -> None:
        self.parts.append(f'<polyline class="{kind}" points="{" ".join(map(self._at, points))}"/>')

    def steps(self, kind: str, points: Sequence[Point]) -> None:
        """A line that keeps its height until the next point."""
        found: list[Point] = []
        for point in points:
            if found:
                found.append((point[0], found[-1][1]))
            found.append(point)
        self.line(kind, found)

    def bar(self, kind: str, start: float, end: float, height: float) -> None:
        x, y = self.x(start) + 1, self.y(height)
        wide, tall = max(self.x(end) - x - 1, 1), max(self.y(self.up[0]) - y, 0)
        self.parts.append(
            f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}"/>'
        )

    def mark(self, number: float, text: str) -> None:
        """A moment, with its name on top."""
        x = self.x(number)
        self._line("plan-mark", (x, _TOP - 6), (x, HEIGHT - _BOTTOM))
        self._text("plan-text", x, _TOP - 10, text, "middle")

    def legend(self, entries: Iterable[tuple[str, str]]) -> None:
        """Names of the lines, at the right of the title."""
        x = WIDTH - _RIGHT
        for kind, name in reversed(list(entries)):
            self._text("plan-text", x, 20, name, "end")
            x -= 8 * len(name) + 8
            self._line(kind, (x - 22, 16), (x, 16))
            x -= 40

    def done(self, about: str) -> str:
        """The drawing; ``about`` says in words what it shows."""
        self._text("plan-title", 8, 20, self.title, "start")
        return (
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(about)}">'
            f'<rect class="plan-ground" width="{WIDTH}" height="{HEIGHT}"/>{"".join(self.parts)}</svg>'
        )

    def _at(self, point: Point) -> str:
        return f"{self.x(point[0]):.1f},{self.y(point[1]):.1f}"

    def _line(self, kind: str, one: Point, other: Point) -> None:
        ends = f'x1="{one[0]:.1f}" y1="{one[1]:.1f}" x2="{other[0]:.1f}" y2="{other[1]:.1f}"'
        self.parts.append(f'<line class="{kind}" {ends}/>')

    def _text(self, kind: str, x: float, y: float, text: str, anchor: str) -> None:
        self.parts.append(
            f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
        )
