# SPDX-License-Identifier: GPL-3.0-or-later
"""How long single diagrams take: SVG, PNG of 600 pixels, PDF, LaTeX, text.

    python tests/benchmarks/measure_diagrams.py [REPEATS]

Problems of the sample collection are drawn in every style. *alone* is a program's first picture
of a problem, *again* draws with men that are kept, as a site does. Times are those of the
processor, so that a busy machine changes little; median and slowest are of the problems, each at
its best of the repeats.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from composer.diagrams.latex.diagram import diagram_latex
from composer.diagrams.painting.board import MenImages
from composer.diagrams.painting.diagram import diagram_pdf, diagram_png, offscreen_application
from composer.diagrams.style.style import STYLES, DiagramStyle
from composer.diagrams.svg import diagram_svg
from composer.diagrams.textboard import diagram_text
from composer.library.changes.samples import sample_problems
from composer.problem.problem import Problem

WIDTH = 600  # pixels
MOST = 40  # problems


@dataclass(frozen=True)
class Row:
    """One line of the table, in milliseconds; `limit` is what is allowed, 0 where nothing is."""

    name: str
    draw: Callable[[Problem, DiagramStyle], object]
    limit: float = 0.0


def best(draw: Callable[[], object], repeats: int) -> float:
    """Return the shortest of several times, in milliseconds."""
    times = []
    for _ in range(repeats):
        begun = time.process_time()
        draw()
        times.append(time.process_time() - begun)
    return 1000 * min(times)


def rows() -> tuple[Row, ...]:
    """Return what is measured."""
    men = MenImages()
    return (
        Row("SVG", diagram_svg, 2),
        Row("PNG alone", lambda p, s: diagram_png(p, s, width=WIDTH)),
        Row("PNG again", lambda p, s: diagram_png(p, s, width=WIDTH, men=men), 15),
        Row("PDF", diagram_pdf),
        Row("LaTeX", diagram_latex),
        Row("text", diagram_text),
    )


def main(repeats: int) -> int:
    """Print the table; return how many lines are over their limit."""
    problems, over = sample_problems()[:MOST], 0
    print(f"{'':12}{'style':12}{'median':>9}{'slowest':>9}{'limit':>8}  ms")
    with offscreen_application():
        for row in rows():
            draw = row.draw
            for style in STYLES.values():
                times = [best(lambda p=p, s=style, d=draw: d(p, s), repeats) for p in problems]
                late = bool(row.limit) and max(times) > row.limit
                over += late
                print(
                    f"{row.name:12}{style.name:12}{statistics.median(times):9.2f}"
                    f"{max(times):9.2f}{row.limit or '':>8}{'  OVER' if late else ''}"
                )
    return over


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 5))
