# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip that takes the caption's place while a line is played on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import icon_button, label, row
from composer.notation.letters import Letters
from composer.notation.lines import first_lead, half_moves
from composer.notation.moves import move_number, move_text
from composer.problem.move import Move
from composer.problem.stipulation import Stipulation

_AROUND = 9  # moves of a long line that are written before and after the one just played


@dataclass(frozen=True, slots=True)
class LineMove:
    """A move of a line as it is written.

    Attributes:
        text: the move.
        lead: its number before it; empty where it has none.
        first: the same where it is the first that is written.
    """

    text: str
    lead: str
    first: str


Line = Callable[[Letters], Sequence[LineMove]]
"""Writes a line with the letters that men have in the window."""


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
        self._line: Line = lambda letters: ()
        self._moves: Sequence[LineMove] = ()
        self._step = 0
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

    def show_line(self, line: Line) -> None:
        """Show the moves of a line."""
        self._line = line
        self._word()

    def show_step(self, step: int) -> None:
        """Mark the move just played."""
        self._step = step
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

    def _word(self) -> None:
        self._moves, tokens = self._line(self._appearance.letters), self._appearance.tokens
        words = []
        first, end = self._written()
        for place in range(first, end):
            move, is_shown = self._moves[place], place + 1 == self._step
            text = (move.first if place == first else move.lead) + move.text
            colour = tokens.accent if is_shown else tokens.text2
            words.append(step_link(place + 1, text, colour, is_shown))
        dots = ["…"] if first else [], ["…"] if end < len(self._moves) else []
        self._text.setText(" ".join([*dots[0], *words, *dots[1]]))
        self.setAccessibleName(" ".join(move.text for move in self._moves[: self._step]))
        self._back.setEnabled(self._step > 0)
        self._forward.setEnabled(self._step < len(self._moves))


def line_of_moves(moves: Sequence[Move], omitted: int, asked: Stipulation | None = None) -> Line:
    """Return how a line of chess is written; arguments as of `numbered`."""
    return partial(_moves_written, moves, half_moves(moves, omitted, asked))


def _moves_written(
    moves: Sequence[Move], halves: Sequence[int], letters: Letters
) -> list[LineMove]:
    found = []
    for place, (move, half) in enumerate(zip(moves, halves, strict=True)):
        number = move_number(half // 2 + 1, half % 2 == 1) if place else first_lead(half)
        lead = number if half % 2 == 0 or not place else ""
        found.append(LineMove(move_text(move, letters), lead, number))
    return found


def step_link(step: int, text: str, colour: str, is_shown: bool) -> str:
    """Return a move of a line as a link to the position after it; the one shown is bold."""
    weight = 600 if is_shown else 400
    return (
        f"<a href='{step}' style='color:{colour};font-weight:{weight};"
        f"text-decoration:none'>{escape(text)}</a>"
    )
