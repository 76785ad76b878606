# SPDX-License-Identifier: GPL-3.0-or-later
"""Single diagrams in every form: a program's first picture of them, and with men that are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import processor, spread

from composer.diagrams.latex.diagram import diagram_latex
from composer.diagrams.painting.board import MenImages
from composer.diagrams.painting.diagram import diagram_pdf, diagram_png, offscreen_application
from composer.diagrams.style.style import STYLES, DiagramStyle
from composer.diagrams.svg import diagram_svg
from composer.diagrams.textboard import diagram_text
from composer.library.changes.samples import sample_problems
from composer.problem.problem import Problem

Draw = Callable[[Problem, DiagramStyle], object]
WIDTH = 600  # pixels


def ways() -> dict[str, tuple[Draw, float | None]]:
    """Return what is measured, and the milliseconds that are allowed."""
    men = MenImages()
    return {
        "SVG": (diagram_svg, 2.0),
        "PNG of 600 pixels": (lambda p, s: diagram_png(p, s, width=WIDTH), None),
        "PNG, men kept": (lambda p, s: diagram_png(p, s, width=WIDTH, men=men), 15.0),
        "PDF": (diagram_pdf, None),
        "LaTeX": (diagram_latex, None),
        "text": (diagram_text, None),
    }


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows: problems of the sample collection, each in every style."""
    problems = sample_problems()[: given.number(20, 2)]
    with offscreen_application():
        for name, (draw, goal) in ways().items():
            times = [
                processor(lambda: draw(problem, style), given.number(3, 1))  # noqa: B023
                for style in STYLES.values()
                for problem in problems
            ]
            yield spread(f"a diagram: {name}", times, goal=goal)
