# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip that takes the caption's place while a line is played on the board."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import icon_button, label, row
from composer.notation.lines import first_lead
from composer.notation.moves import move_number, move_text
from composer.problem.men import Colour
from composer.problem.move import Move

_AROUND = 9  # moves of a long line that are written before and after the one just played


class LineStrip(QWidget):
    """The moves of the line, the one just played marked; buttons to step and to come home.

    Signals:
        step_requested: the position after so many moves is wanted.
        back_asked, forward_asked, home_asked: the buttons.
    """

    step_requested = Signal(int)
    back_requested = Signal()
    forward_requested = Signal()
    home_requested = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._moves: tuple[Move, ...] = ()
        self._step = 0
        self._omitted = 0
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.linkActivated.connect(lambda link: self.step_requested.emit(int(link)))
        self._hint = label(self.tr("Escape shows the diagram"), "muted")
        self._back = icon_button(
            appearance, "chevron-left", self.tr("One move back (Left)"), self.back_requested, None
        )
        self._forward = icon_button(
            appearance,
            "chevron-right",
            self.tr("One move on (Right)"),
            self.forward_requested,
            None,
        )
        self._home = icon_button(
            appearance,
            "reset",
            self.tr("Back to the diagram (Escape)"),
            self.home_requested,
            None,
        )
        row(
            self._back,
            self._forward,
            self._home,
            (self._text, 1),
            self._hint,
            on=self,
            margins=(18, 2, 0, 4),
        )
        appearance.colours_changed.connect(self._word)
        appearance.writing_changed.connect(self._word)

    def show_line(self, moves: tuple[Move, ...], omitted: int) -> None:
        """Show the moves of a line before which so many half-moves are left out."""
        self._moves, self._omitted = moves, omitted
        self._word()

    def show_step(self, step: int) -> None:
        """Mark the move just played."""
        self._step = step
        self._back.setEnabled(step > 0)
        self._forward.setEnabled(step < len(self._moves))
        self._word()

    def sizeHint(self) -> QSize:
        """Return the height of the caption that it covers."""
        return QSize(400, 58)

    def _written(self) -> tuple[int, int]:
        """Return which moves are written: of a long line those around the one just played."""
        count = len(self._moves)
        if count <= 2 * _AROUND:
            return 0, count
        first = max(0, min(self._step - _AROUND, count - 2 * _AROUND))
        return first, first + 2 * _AROUND

    def _halves(self) -> list[int]:
        """Return which half-move each move is, from 0; where a side passes, one is left out.

        So it is before a threat, and in a series at each move.
        """
        found: list[int] = []
        for place, move in enumerate(self._moves):
            if not place:
                found.append(self._omitted)
                continue
            mover, before = move.man.colour, self._moves[place - 1].man.colour
            passes = mover is before and mover is not Colour.NEUTRAL
            found.append(found[-1] + (2 if passes else 1))
        return found

    def _word(self) -> None:
        words = []
        first, end = self._written()
        for place, half in enumerate(self._halves()):
            move = self._moves[place]
            if not first <= place < end:
                continue
            number = ""
            if half % 2 == 0 or place == first:
                defends = half % 2 == 1
                number = move_number(half // 2 + 1, defends) if place else first_lead(half)
            text = number + move_text(move, self._appearance.letters)
            tokens, is_shown = self._appearance.tokens, place + 1 == self._step
            colour = tokens.accent if is_shown else tokens.text2
            words.append(step_link(place + 1, text, colour, is_shown))
        dots = ["…"] if first else [], ["…"] if end < len(self._moves) else []
        self._text.setText(" ".join([*dots[0], *words, *dots[1]]))
        self.setAccessibleName(
            " ".join(
                move_text(move, self._appearance.letters) for move in self._moves[: self._step]
            )
        )


def step_link(step: int, text: str, colour: str, is_shown: bool) -> str:
    """Return a move of a line as a link to the position after it; the one shown is bold."""
    weight = 600 if is_shown else 400
    return (
        f"<a href='{step}' style='color:{colour};font-weight:{weight};"
        f"text-decoration:none'>{escape(text)}</a>"
    )
