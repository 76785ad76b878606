# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said by a colour is said by a word or a shape, too."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from composer.analysis.composing.dropmap import Drop
from composer.analysis.phases import Cell, Change
from composer.gui.aids.tints import draw_glyph
from composer.gui.panels.phases.words import cell_hint
from composer.gui.panels.verdict import verdict_icon, verdict_word
from composer.notation.letters import ENGLISH
from composer.solver.solution import Verdict


def shape(drop: Drop) -> bytes:
    """Return the glyph of a state as a mask, whatever its ink is."""
    image = QImage(64, 64, QImage.Format.Format_Alpha8)
    image.fill(0)
    painter = QPainter(image)
    draw_glyph(painter, QRectF(0, 0, 64, 64), drop, 2, size=0.5)
    painter.end()
    return bytes(image.constBits())


def test_each_state_of_the_drop_map_has_a_shape_of_its_own(qapp: object) -> None:
    shapes = {drop: shape(drop) for drop in Drop}
    for one, other in combinations(Drop, 2):
        assert shapes[one] != shapes[other], (one, other)
    assert all(any(mask) for mask in shapes.values())


def test_each_verdict_has_a_word_of_its_own_and_an_icon() -> None:
    words = [verdict_word(verdict) for verdict in Verdict]
    assert len(set(words)) == len(words)
    assert all(verdict_icon(verdict) for verdict in Verdict)


@pytest.mark.parametrize("change", [Change.CHANGED, Change.TRANSFERRED, Change.BOTH])
def test_each_change_of_the_phase_table_is_said_in_words(change: Change) -> None:
    said = {change: cell_hint(Cell(change=change, legal=True), ENGLISH) for change in Change}
    assert said[change]
    assert list(said.values()).count(said[change]) == 1
