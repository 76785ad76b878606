# SPDX-License-Identifier: GPL-3.0-or-later
"""What mouse and keyboard do, as the manual lists it, and the window about the program."""

from __future__ import annotations

from importlib.metadata import version

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from composer.gui.board.keys import key_of
from composer.gui.words.language import fill, tr
from composer.notation.letters import Letters
from composer.problem.men import ORTHODOX_KINDS, Colour, Man
from composer.solver.solve import backend

Row = tuple[str, str]  # what is done with mouse or keys, and what comes of it


def board_rows(letters: Letters) -> tuple[Row, ...]:
    """Return what mouse and keyboard do on the board, with the piece letters in use."""
    white = " ".join(
        key_of(Man.of(Colour.WHITE, kind), letters) for kind in reversed(ORTHODOX_KINDS)
    )
    return (
        (tr("Drag a man"), tr("moves it; off the board removes it")),
        (tr("Ctrl and drag"), tr("copies a man")),
        (
            tr("Alt and drag, or Ctrl+Shift and drag"),
            tr("exchanges a man with the one it is dropped on"),
        ),
        (tr("Click a man in the palette"), tr("then click squares to put it down")),
        (tr("Right click"), tr("removes a man; on an empty square puts the last one")),
        (
            tr("Shift and right click, Menu key"),
            tr("open the menu of a square: holes and others, marks of its man"),
        ),
        (tr("Double click"), tr("changes the colour of a man")),
        (tr("Wheel, middle click"), tr("change the kind of a man")),
        (tr("Drag from an empty square"), tr("selects all men within; with Shift adds them")),
        (tr("Shift and click"), tr("adds a man to the selection, or takes it out")),
        (
            tr("With men selected"),
            tr("drag, Ctrl and drag, Delete, shift, rotate, mirror and swap concern them all"),
        ),
        (tr("Arrow keys"), tr("move the cursor of the board")),
        (fill(tr("Capital letters %1"), white), tr("put white men on the cursor's square")),
        (fill(tr("Small letters %1"), white.lower()), tr("put black men there, as in a FEN")),
        (tr("Space"), tr("lifts a man, and puts it down; with Shift selects it")),
        (tr("Delete"), tr("removes the man on the cursor's square")),
        (tr("Escape"), tr("gives a gesture up, then the selection")),
    )


def panel_rows() -> tuple[Row, ...]:
    """Return what mouse and keyboard do beside the board: in panels, lists and docks."""
    return (
        (
            tr("Tab, Shift+Tab"),
            tr("go on and back: bar, men, board, verdict, solution, phase table, themes, quality"),
        ),
        (tr("Arrow keys"), tr("go from row to row, from cell to cell, from theme to theme")),
        (
            tr("Click or Enter on a move of the solution or a cell of the table"),
            tr("plays the line on the board"),
        ),
        (tr("Left, Right, Home, End while a line is played"), tr("step back and on in the line")),
        (tr("Click or Enter on a theme or a point of quality"), tr("keeps its squares lit")),
        (
            tr("Click in Neighbours, Repair, Search and the library"),
            tr("selects a row, and shows it on the board where it is an edit"),
        ),
        (
            tr("Double click or Enter there"),
            tr("applies the edit, or puts the problem on the board"),
        ),
        (tr("Escape"), tr("closes what was opened, and goes back to the board")),
    )


def past_rows() -> tuple[Row, ...]:
    """Return what mouse and keyboard do while moves are taken back on the board."""
    return (
        (tr("Double click or Enter on a last move"), tr("takes it back on the board")),
        (tr("Drag a man backwards"), tr("takes his move back; asks what it captured")),
        (tr("Click a man"), tr("lists his moves alone; then click where he came from")),
        (tr("A letter of a man"), tr("takes the selected move back as a capture of him")),
        (tr("Up, Down, Enter on the board"), tr("choose from the list of last moves")),
        (tr("Left, Right, Home, End"), tr("go further back, and nearer to the diagram")),
        (
            tr("Right click on a square"),
            tr("states that its man has never moved, or that nothing was captured there"),
        ),
        (tr("Ctrl+Z, Ctrl+Shift+Z"), tr("undo and redo what was taken back or stated")),
        (tr("Escape"), tr("shows the problem again; the line is remembered")),
    )


def show_about(parent: QWidget) -> QDialog:
    """Show the version, the solver at work, and the licence."""
    solver = tr("compiled kernel") if backend() == "kernel" else tr("reference solver (slower)")
    text = fill(
        tr(
            "<h3>Chess Composer %1</h3><p>A studio for people who compose chess problems.</p>"
            "<p>Solver: %2<br>Qt %3</p>"
            "<p>Free software under the GNU General Public License, version 3 or later.</p>"
        ),
        version("chess-composer"),
        solver,
        qVersion(),
    )
    return _show(parent, tr("About Chess Composer"), text)


def _show(parent: QWidget, title: str, text: str) -> QDialog:
    for open_one in parent.findChildren(QDialog):
        if open_one.windowTitle() == title:
            open_one.raise_()
            open_one.activateWindow()
            return open_one
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.close)
    column = QVBoxLayout(dialog)
    column.addWidget(label)
    column.addWidget(buttons)
    dialog.show()
    return dialog
