# SPDX-License-Identifier: GPL-3.0-or-later
"""What is lit and pointed at on the board, as marks and arrows of a diagram."""

from __future__ import annotations

from collections.abc import Iterable

from composer.diagrams.style.annotations import Annotations, MarkShape
from composer.diagrams.style.annotations import Arrow as DiagramArrow
from composer.diagrams.style.annotations import SquareMark as DiagramMark
from composer.gui.board.overlays import Arrow, Lit, Overlay, Ring


def notes_of(marks: Iterable[Overlay]) -> Annotations:
    """Return the marks of a board as they can be printed, each once.

    Lit squares are framed and ringed men circled; numbers and suggested men are left out.
    """
    signs: dict[DiagramMark, None] = {}
    arrows: dict[DiagramArrow, None] = {}
    for mark in marks:
        if isinstance(mark, Lit):
            signs[DiagramMark(mark.square, MarkShape.FRAME)] = None
        elif isinstance(mark, Ring):
            signs[DiagramMark(mark.square, MarkShape.CIRCLE)] = None
        elif isinstance(mark, Arrow) and mark.origin != mark.target:
            arrows[DiagramArrow(mark.origin, mark.target)] = None
    return Annotations(marks=tuple(signs), arrows=tuple(arrows))
