# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the live table: heads, rows with their ticks and cells, the line of the rest."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter

from composer.analysis.schemes.live import LiveRow, PhaseKind
from composer.gui.look.tokens import Tokens, with_alpha
from composer.gui.panels.lettering import Cut
from composer.gui.schemes.livepaint import dress, paint_chevron, paint_tick
from composer.gui.schemes.liveview import APART, DEFENCE, HEAD, LEFT, PAD, TICK, LiveView
from composer.gui.schemes.livewords import head_words, rest_words, state_words
from composer.gui.words.language import tr
from composer.notation.moves import move_text


def draw_table(
    painter: QPainter, view: LiveView, wide: int, tokens: Tokens, shown: int | None
) -> None:
    """Draw a table in a grid of a width; `shown` is the row under pointer or keyboard."""
    _draw_heads(painter, view, tokens)
    for number, row in enumerate(view.rows):
        _draw_row(painter, view, number, row, tokens, number == shown)
    _draw_rest(painter, view, wide, tokens)


def _draw_heads(painter: QPainter, view: LiveView, tokens: Tokens) -> None:
    table, letters = view.table, view.letters
    wide = sum(view.widths)
    for place, column in enumerate(table.columns):
        box = view.cell(HEAD, place)
        if column.kind in (PhaseKind.KEY, PhaseKind.AFTER_KEY):
            tall = QRect(box)
            tall.setBottom(view.head_high + len(view.rows) * view.row_high)
            painter.fillRect(tall, with_alpha(tokens.accent_tint, 0.42))
        ink = tokens.sound if column.kind is PhaseKind.KEY else tokens.text
        if column.kind is PhaseKind.GONE:
            ink = tokens.muted
        text = box.adjusted(PAD, 2, -APART, 0)
        upper = QRect(text.left(), text.top(), text.width(), view.lettering.line + 2)
        lower = QRect(text.left(), upper.bottom(), text.width(), view.lettering.small_line + 2)
        view.lettering.draw(painter, upper, head_words(column, letters), ink, Cut.BOLD)
        state = state_words(column, letters)
        state_ink = tokens.threat if column.threats else tokens.muted
        view.lettering.draw(painter, lower, state, state_ink, Cut.SMALL)
        if column.held:
            close = view.cross(place)
            middle = Qt.AlignmentFlag.AlignHCenter
            view.lettering.draw(painter, close, "×", tokens.muted, Cut.PLAIN, middle)
    box = view.cell(HEAD, DEFENCE).adjusted(TICK, 2, 0, 0)
    box.setHeight(view.lettering.line + 2)
    view.lettering.draw(painter, box, tr("Defence"), tokens.text, Cut.BOLD)
    painter.fillRect(LEFT, view.head_high - 1, wide, 1, QColor(tokens.line))


def _draw_row(
    painter: QPainter, view: LiveView, number: int, row: LiveRow, tokens: Tokens, shown: bool
) -> None:
    table, letters = view.table, view.letters
    first = view.cell(number, DEFENCE)
    wide = sum(view.widths)
    if shown:
        painter.fillRect(LEFT, first.top(), wide, first.height(), QColor(tokens.hover))
    paint_tick(painter, view.tick(number), row.thematic, tokens)
    name = first.adjusted(TICK, 0, 0, 0)
    ink = tokens.text if row.thematic else tokens.text2
    view.lettering.draw(painter, name, move_text(row.move, letters), ink, Cut.BOLD)
    for place, cell in enumerate(row.cells):
        box = view.cell(number, place)
        frame = box.adjusted(PAD - 6, 4, -APART, -4)
        hole = table.is_hole(row, place)
        ink = dress(painter, frame, cell, hole, tokens)
        text = view.cell_text(row, place)
        cut = Cut.BOLD if cell.mates and cell.defends else Cut.PLAIN
        cut = Cut.BOLD if hole else cut
        inside = frame.adjusted(6, 0, -4, 0)
        view.lettering.draw(painter, inside, text, ink, cut)
    bottom = first.bottom()
    painter.fillRect(LEFT, bottom, wide, 1, QColor(tokens.line))


def _draw_rest(painter: QPainter, view: LiveView, wide: int, tokens: Tokens) -> None:
    line = view.rest_line(wide)
    if line.isEmpty():
        return
    paint_chevron(
        painter, QRect(line.left() + 2, line.top(), 12, line.height()), view.opened, tokens
    )
    count, mates = rest_words(view.table, view.letters)
    left = line.adjusted(TICK, 0, 0, 0)
    view.lettering.draw(painter, left, count, tokens.text2)
    after = left.adjusted(view.lettering.width(count) + 6, 0, 0, 0)
    view.lettering.draw(painter, after, mates, tokens.text2, Cut.BOLD)
