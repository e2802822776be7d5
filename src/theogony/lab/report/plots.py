"""Plots as SVG, written by hand: they take their colours from the page, so that they follow its theme and its printing.

Shape tells before colour does: a filled triangle up or down is told apart from what was expected, a hollow ring is not;
parts of a bar have patterns.
"""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 400
ROW: Final = 20
NAMES: Final = 164  # where names end
LEFT: Final = 176
RIGHT: Final = 350
_LETTERS: Final = 22  # of a name
_TICKS: Final = 5
_BINS: Final = 20
_LABELS: Final = 8


@dataclass(frozen=True, slots=True)
class Dot:
    """A value with its interval, by name; ``kind`` is above, below, same, or plain where nothing is expected."""

    name: str
    value: float
    low: float
    high: float
    kind: str
    text: str


def dots(rows: list[Dot], label: str, axis: Callable[[float], str], expected: float | None, band: float = 0.0) -> str:
    """Values with intervals on one scale; a dashed line where all would lie, a band where chance alone leaves most."""
    least, most = min(row.low for row in rows), max(row.high for row in rows)
    if expected is not None:
        least, most = min(least, expected - band), max(most, expected + band)
    ticks = scale(least, most)

    def x(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - ticks[0]) / (ticks[-1] - ticks[0])

    bottom = 24 + ROW * len(rows)
    parts = []
    if expected is not None and band:
        low, high = (max(ticks[0], min(ticks[-1], edge)) for edge in (expected - band, expected + band))
        parts.append(
            f'<rect class="band" x="{x(low):.1f}" y="20" width="{x(high) - x(low):.1f}" height="{bottom - 20}"/>'
        )
    for tick in ticks:
        parts.append(_line("grid", x(tick), 20, x(tick), bottom) + _text("ax", x(tick), 14, axis(tick), "middle"))
    if expected is not None:
        parts.append(_line("expected", x(expected), 18, x(expected), bottom))
    for number, row in enumerate(rows):
        parts.append(_dot(row, 24 + ROW * number + ROW / 2, x))
    return _svg(label, bottom + 2, parts)


def _dot(row: Dot, y: float, x: Callable[[float], float]) -> str:
    weight = "lb" if row.kind in ("same", "plain") else "lb strong"
    at = x(row.value)
    signs = {
        "above": f'<path class="above" d="M{at - 5.5:.1f} {y + 4.5:.1f}h11l-5.5 -10z"/>',
        "below": f'<path class="below" d="M{at - 5.5:.1f} {y - 4.5:.1f}h11l-5.5 10z"/>',
        "plain": f'<circle class="plain" cx="{at:.1f}" cy="{y:.1f}" r="4.5"/>',
    }
    hollow = f'<circle class="same" cx="{at:.1f}" cy="{y:.1f}" r="4.2"/>'
    return (
        _text(weight, NAMES, y + 4.5, short(row.name), "end")
        + _line(f"bar {row.kind}", x(row.low), y, x(row.high), y)
        + signs.get(row.kind, hollow)
        + _text(weight, WIDTH - 2, y + 4.5, row.text, "end")
    )


def short(name: str) -> str:
    return name if len(name) <= _LETTERS else name[: _LETTERS - 1].rstrip() + "…"


def scale(low: float, high: float) -> list[float]:
    """Round values from below the lowest to above the highest."""
    width = max(high - low, 1e-9)
    power = 10.0 ** floor(log10(width / _TICKS))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor * _TICKS >= width)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(step * number, 10) for number in range(first, max(last, first + 1) + 1)]


def histogram(values: list[int], label: str, median: str, around: str, axis: Callable[[float], str]) -> str:
    """How often each length comes, as shares, in bins of a round width; the median is named."""
    step = _width(max(values) - min(values) + 1)
    low = min(values) // step * step
    bins = [0] * ((max(values) - low) // step + 1)
    for value in values:
        bins[(value - low) // step] += 1
    top, height, left = max(bins), 150, 42
    ticks = [tick for tick in scale(0, top / len(values)) if tick <= top / len(values) * 1.15]
    wide = (WIDTH - left - 6) / len(bins)
    most = max(ticks[-1], top / len(values))

    def y(part: float) -> float:
        return 44 + height * (1 - part / most)

    parts = []
    for tick in ticks:
        parts.append(_line("grid", left, y(tick), WIDTH - 6, y(tick)))
        parts.append(_text("ax", left - 5, y(tick) + 4, axis(tick), "end"))
    for number, count in enumerate(bins):
        part = count / len(values)
        if count:
            at, wide_bin = left + wide * number + 0.7, max(wide - 1.4, 1)
            parts.append(_rect('class="bin"', at, y(part), wide_bin, y(0) - y(part)))
    shown = _width((len(bins) + 1) * step, _LABELS)
    for edge in range(-(-low // shown) * shown, low + len(bins) * step + 1, shown):
        at = left + wide * ((edge - low) / step + (0.5 if step == 1 else 0.0))
        if at < WIDTH - 6:
            parts.append(_text("ax", at, y(0) + 17, str(edge), "middle"))
    middle = sorted(values)[(len(values) - 1) // 2]
    at = left + wide * ((middle - low) / step + 0.5 / step)
    parts.append(_line("median", at, 34, at, y(0)) + _line("ground", left, y(0), WIDTH - 6, y(0)))
    side, where = ("start", at + 6) if at < WIDTH / 2 - 10 else ("end", at - 6)
    parts.append(_text("lb strong halo", where, 14, median, side) + _text("ax halo", where, 30, around, side))
    return _svg(label, int(y(0)) + 24, parts)


def _width(range_of: int, most: int = _BINS) -> int:
    """The smallest round number of which so many at most make the range."""
    least = max(1, ceil(range_of / most))
    power: int = 10 ** (len(str(least)) - 1)
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least)


def stacked(rows: list[tuple[str, list[float]]], label: str, number: Callable[[float], str]) -> str:
    """Bars of several parts, each with the pattern of its number; a total on the right. Parts below nothing are left
    out of the bar: the table has them."""
    most = max((sum(part for part in parts if part > 0) for _, parts in rows), default=0) or 1.0
    left, right, high = 52, 352, 26
    drawn = [f"<defs>{''.join(_pattern(part) for part in range(len(rows[0][1])))}</defs>"] if rows else []
    for place, (name, values) in enumerate(rows):
        y, x = 4 + place * (high + 6), float(left)
        drawn.append(_text("lb strong", left - 8, y + 18, name, "end"))
        for part, value in enumerate(values):
            wide = (right - left) * max(value, 0) / most
            if wide > 0.4:
                drawn.append(_rect(f'class="part" fill="url(#part{part})"', x, y, wide, high))
                if wide > 30:
                    drawn.append(
                        _rect('class="plate" rx="2"', x + wide / 2 - 13, y + 5, 26, 16)
                        + _text("ink", x + wide / 2, y + 18, number(value), "middle")
                    )
            x += wide
        drawn.append(_text("lb strong", WIDTH - 2, y + 18, number(sum(values)), "end"))
    return _svg(label, 4 + len(rows) * (high + 6), drawn)


def key(names: list[str]) -> str:
    """What the patterns of a stacked bar mean."""
    boxes = []
    for part, name in enumerate(names):
        box = _rect(f'class="part" fill="url(#part{part})"', 0, 0, 18, 14)
        svg = f'<svg class="swatch" viewBox="0 0 18 14" aria-hidden="true">{box}</svg>'
        boxes.append(f"<li>{svg}{escape(name)}</li>")
    return f'<ul class="key">{"".join(boxes)}</ul>'


_HATCHES: Final = (
    "",
    "M0 0v8M4 0v8",
    "M0 8L8 0M-2 2L2 -2M6 10L10 6",
    "M0 0h8M0 4h8",
    "M2 2h1.6v1.6h-1.6zM6 6h1.6v1.6h-1.6z",
    "M0 0L8 8M-2 6L2 10M6 -2L10 2",
    "M0 0h8M0 0v8",
)


def _pattern(part: int) -> str:
    hatch = _HATCHES[part % len(_HATCHES)]
    lines = f'<path class="hatch" d="{hatch}"/>' if hatch else ""
    return (
        f'<pattern id="part{part}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect class="p{part % len(_HATCHES)}" width="8" height="8"/>{lines}</pattern>'
    )


def _svg(label: str, height: int, parts: list[str]) -> str:
    said = escape(label, quote=True)
    head = f'<svg class="plot" role="img" tabindex="0" aria-label="{said}" viewBox="0 0 {WIDTH} {height}">'
    return f"{head}{''.join(parts)}</svg>"


def _rect(kind: str, x: float, y: float, width: float, height: float) -> str:
    return f'<rect {kind} x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>'


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(kind: str, x: float, y: float, text: str, anchor: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
