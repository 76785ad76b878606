# SPDX-License-Identifier: GPL-3.0-or-later
"""The phase table in the window: defences down, phases across, mates in the cells."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from composer.analysis.phases import Cell, Change, PhaseTable, table_text
from composer.analysis.phases import Column as PhaseColumn
from composer.gui.language import fill, tr
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.tokens import Tokens, with_alpha
from composer.notation.letters import ENGLISH_S, Letters
from composer.notation.moves import first_move_text, move_text
from composer.problem.move import Move

_HEADER, _ROW, _CELL, _PAD, _LEFT = 28, 32, 24, 7, 14
_APART = 4  # two cells side by side
_LEGEND, _SAMPLE = 26, 16  # the height of the last line, and the width of a colour in it


class PhaseGrid(QWidget):
    """Paints a phase table; pointing at a cell names its moves.

    Signals:
        line_pointed: the moves of the cell under the pointer, as a tuple; empty for none.
    """

    line_pointed = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._letters: Letters = ENGLISH_S
        self._table = PhaseTable((), ())
        self._widths: list[int] = []
        self._legend: tuple[tuple[Change | str, str], ...] = ()
        self._lettering = Lettering(self.font())
        self._under: tuple[int, int] | None = None
        self.setMouseTracking(True)

    @property
    def table(self) -> PhaseTable:
        """The table that is shown."""
        return self._table

    def set_theme(self, tokens: Tokens) -> None:
        """Use other colours."""
        self._tokens = tokens
        self.update()

    def set_letters(self, letters: Letters) -> None:
        """Write moves in other letters."""
        self._letters = letters
        self._measure()

    def show_table(self, table: PhaseTable) -> None:
        """Show another table."""
        self._table, self._under = table, None
        self.setAccessibleName(table_text(table))
        self._measure()

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of all cells."""
        rows = self._foot() + (_LEGEND if self._legend else 6)
        return QSize(_LEFT + sum(self._widths) + 2, rows if self._table.rows else 0)

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing is cut."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which moves are under the pointer."""
        self._point(self._cell_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that none are."""
        self._point(None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw heads, defences and cells."""
        if not self._table.rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._tint_key(painter)
        self._heads(painter)
        for place, row in enumerate(self._table.rows):
            top = _HEADER + place * _ROW
            painter.fillRect(_LEFT, top, self.width(), 1, QColor(self._tokens.line))
            defence = QRect(_LEFT, top, self._widths[0], _ROW)
            words = move_text(row.defence, self._letters)
            self._lettering.draw(painter, defence, words, self._tokens.text, Cut.BOLD)
            left = _LEFT + self._widths[0]
            for column, cell in enumerate(row.cells):
                rect = QRect(left, top, self._widths[column + 1], _ROW)
                self._cell(painter, rect, cell, (place, column) == self._under)
                left += self._widths[column + 1]
        self._paint_legend(painter)
        painter.end()

    def _foot(self) -> int:
        """Return where the last row ends."""
        return _HEADER + _ROW * len(self._table.rows)

    def _paint_legend(self, painter: QPainter) -> None:
        """Say what colours and signs mean; what finds no room goes unsaid."""
        left, top = _LEFT, self._foot()
        for sign, words in self._legend:
            rect = QRect(left, top, self.width() - left, _LEGEND)
            wide = self._lettering.width(words, Cut.SMALL)
            if left + _SAMPLE + 4 + wide > self.width():
                return
            box = QRect(left, top + (_LEGEND - 12) // 2, _SAMPLE, 12)
            if isinstance(sign, Change):
                self._dress(painter, box, Cell(change=sign), False)
            else:
                ink = self._tokens.cooked if sign == "!" else self._tokens.muted
                centre = Qt.AlignmentFlag.AlignHCenter
                self._lettering.draw(painter, box, sign, ink, Cut.BOLD, centre)
            self._lettering.draw(
                painter, rect.adjusted(_SAMPLE + 4, 0, 0, 0), words, self._tokens.muted, Cut.SMALL
            )
            left += _SAMPLE + 4 + wide + 12

    def _tint_key(self, painter: QPainter) -> None:
        left = _LEFT + self._widths[0]
        for place, column in enumerate(self._table.columns):
            width = self._widths[place + 1]
            if column.kind == "key":
                tint = with_alpha(self._tokens.accent_tint, 0.42)
                painter.fillRect(QRect(left, 0, width, self._foot()), tint)
            left += width

    def _heads(self, painter: QPainter) -> None:
        rect = QRect(_LEFT, 0, self._widths[0], _HEADER)
        self._lettering.draw(painter, rect, tr("Defence"), self._tokens.text2, Cut.BOLD)
        left = _LEFT + self._widths[0]
        for place, column in enumerate(self._table.columns):
            width = self._widths[place + 1]
            rect = QRect(left + _PAD, 0, width - _PAD, _HEADER)
            inks = {"key": self._tokens.sound, "cook": self._tokens.cooked}
            colour = inks.get(column.kind, self._tokens.text2)
            self._lettering.draw(painter, rect, self._head(column), colour, Cut.BOLD)
            left += width

    def _cell(self, painter: QPainter, rect: QRect, cell: Cell, under: bool) -> None:
        box = QRect(rect.left(), rect.top() + (_ROW - _CELL) // 2, rect.width() - _APART, _CELL)
        ink = self._dress(painter, box, cell, under)
        inner = box.adjusted(_PAD, 0, -_PAD, 0)
        cut = Cut.BOLD if cell.refutes else Cut.PLAIN
        self._lettering.draw(painter, inner, self._words(cell), ink, cut)
        letters = _letters_in(cell)
        right = Qt.AlignmentFlag.AlignRight
        self._lettering.draw(painter, inner, letters, ink, Cut.BOLD, right)

    def _dress(self, painter: QPainter, box: QRect, cell: Cell, under: bool) -> str:
        """Draw what lies behind a cell; return the colour of its text."""
        tokens = self._tokens
        painter.setPen(Qt.PenStyle.NoPen)
        if cell.refutes:
            return tokens.cooked
        if cell.change is Change.CHANGED:
            painter.setBrush(QColor(tokens.changed_tint))
            painter.drawRoundedRect(box, 4, 4)
            bar = QRect(box.left() + 2, box.bottom() - 1, box.width() - 4, 2)
            painter.fillRect(bar, QColor(tokens.changed))
            return tokens.changed
        if cell.change.is_transferred:
            painter.setBrush(QColor(tokens.transferred_tint))
            painter.setPen(QPen(QColor(tokens.transferred), 1.3))
            painter.drawRoundedRect(box, 4, 4)
            return tokens.transferred
        if under:
            painter.setBrush(QColor(tokens.hover))
            painter.drawRoundedRect(box, 4, 4)
        return tokens.text if cell.mates else tokens.muted

    def _words(self, cell: Cell) -> str:
        if cell.refutes:
            return "!"
        if not cell.legal:
            return "·"
        count = len(cell.mates)
        if count == 0:
            return tr("no mate")
        if count > 2:
            return {3: tr("triple"), 4: tr("quadruple")}.get(count, fill(tr("%1 answers"), count))
        return ", ".join(move_text(mate, self._letters, mark=False) for mate in cell.mates)

    def _head(self, column: PhaseColumn) -> str:
        move = column.phase.move
        if move is None:
            return tr("Set")
        sign = {"key": "!", "try": "?"}.get(column.kind, "")
        return first_move_text(move, self._letters, sign)

    def _measure(self) -> None:
        self._lettering = Lettering(self.font())
        width = self._lettering.width
        first = [move_text(row.defence, self._letters) for row in self._table.rows]
        names = [tr("Defence"), *first]
        self._widths = [max(width(each, Cut.BOLD) for each in names) + 10]
        for place, column in enumerate(self._table.columns):
            head = width(self._head(column), Cut.BOLD) + 2 * _PAD
            cells = [row.cells[place] for row in self._table.rows]
            widest = max((self._wanted(cell) for cell in cells), default=0)
            self._widths.append(max(head, widest + 2 * _PAD + _APART, 44))
        self._legend = self._legend_words()
        self.updateGeometry()
        self.update()

    def _wanted(self, cell: Cell) -> int:
        """Return the width of a cell's words and letters."""
        cut = Cut.BOLD if cell.refutes else Cut.PLAIN
        letters = _letters_in(cell)
        beside = _PAD + self._lettering.width(letters, Cut.BOLD) if letters else 0
        return self._lettering.width(self._words(cell), cut) + beside

    def _legend_words(self) -> tuple[tuple[Change | str, str], ...]:
        """Return the colours and signs that occur, with what they mean."""
        table = self._table
        found: set[Change | str] = set()
        for row in table.rows:
            for cell in row.cells:
                found.add(cell.change)
                found.add("!" if cell.refutes else "" if cell.legal else "·")
        meanings: tuple[tuple[Change | str, str], ...] = (
            (Change.CHANGED, tr("changed mate")),
            (Change.BOTH, tr("changed and transferred")),
            (Change.TRANSFERRED, tr("transferred mate")),
            ("!", tr("refutes")),
            ("·", tr("cannot occur")),
        )
        return tuple((sign, words) for sign, words in meanings if sign in found)

    def _cell_at(self, point: QPoint) -> tuple[int, int] | None:
        place = (point.y() - _HEADER) // _ROW
        if point.y() < _HEADER or not 0 <= place < len(self._table.rows):
            return None
        left = _LEFT + (self._widths[0] if self._widths else 0)
        for column in range(len(self._table.columns)):
            if left <= point.x() < left + self._widths[column + 1]:
                return place, column
            left += self._widths[column + 1]
        return None

    def _point(self, under: tuple[int, int] | None) -> None:
        if under == self._under:
            return
        self._under = under
        self.setToolTip("" if under is None else self._hint(*under))
        self.update()
        self.line_pointed.emit(() if under is None else self._line(*under))

    def _line(self, place: int, column: int) -> tuple[Move, ...]:
        row, phase = self._table.rows[place], self._table.columns[column].phase
        cell = row.cells[column]
        moves = [] if phase.move is None else [phase.move]
        if cell.legal or cell.refutes:
            moves.append(row.defence)
            moves += cell.mates[:1]
        return tuple(moves)

    def _hint(self, place: int, column: int) -> str:
        """Say in words what colour and sign of a cell mean."""
        cell = self._table.rows[place].cells[column]
        if cell.refutes:
            return tr("refutes the try")
        if not cell.legal:
            return tr("cannot be played here")
        mates = ", ".join(move_text(mate, self._letters) for mate in cell.mates)
        words = {
            Change.CHANGED: tr("changed: another mate in an earlier phase"),
            Change.TRANSFERRED: tr("transferred: the mate follows another defence before"),
            Change.BOTH: tr("changed and transferred: before, another defence has this mate"),
            Change.ADDED: tr("added: no mate for this defence in the other phases"),
            Change.LOST: tr("lost: no mate of its own after the key"),
        }.get(cell.change, "")
        return ". ".join(part for part in (mates, words) if part)


def _letters_in(cell: Cell) -> str:
    """Return the letters of a cell's mates, each once."""
    return "".join(dict.fromkeys(each for each in cell.letters if each))
