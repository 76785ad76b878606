# SPDX-License-Identifier: GPL-3.0-or-later
"""Two small windows of help: mouse and keyboard, and about the program."""

from __future__ import annotations

from importlib.metadata import version

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from composer.gui.board.keys import key_of
from composer.gui.language import fill, tr
from composer.notation.letters import Letters
from composer.problem.men import Colour, Kind, Man
from composer.solver.solve import backend


def show_shortcuts(parent: QWidget, letters: Letters) -> QDialog:
    """Show what mouse and keyboard do on the board, with the piece letters in use."""
    white = " ".join(key_of(Man.of(Colour.WHITE, kind), letters) for kind in reversed(Kind))
    rows = (
        (tr("Drag a man"), tr("moves it; off the board removes it")),
        (tr("Ctrl and drag"), tr("copies a man")),
        (
            tr("Alt and drag, or Ctrl+Shift and drag"),
            tr("exchanges a man with the one it is dropped on"),
        ),
        (tr("Click a man in the palette"), tr("then click squares to put it down")),
        (tr("Right click"), tr("removes a man; on an empty square puts the last one")),
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
        (tr("Ctrl+Z, Ctrl+Shift+Z"), tr("undo and redo, without end")),
        (tr("Ctrl+Shift+T"), tr("adds a twin; what is then moved on the board is its change")),
        (tr("Ctrl+Page Up, Ctrl+Page Down"), tr("go through the diagram and its twins")),
        (tr("Ctrl+I"), tr("shows title, authors, source and the other details")),
        (tr("F6"), tr("flips between the last two positions")),
        (tr("M"), tr("shows with a man in hand what he would do on each square, or not")),
        (tr("W"), tr("shows what another man would do on the cursor's square")),
        (tr("Ctrl+Shift+B, Ctrl+Shift+P"), tr("show the neighbours, and the repair")),
        (tr("Ctrl+Shift+N"), tr("rings the men who are needed and those who can go")),
        (tr("Ctrl+L"), tr("shows the library")),
    )
    cells = "".join(
        f"<tr><td style='padding:3px 18px 3px 0'><b>{left}</b></td>"
        f"<td style='padding:3px 0'>{right}</td></tr>"
        for left, right in rows
    )
    return _show(parent, tr("Mouse and keyboard"), f"<table>{cells}</table>")


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
    for shown in parent.findChildren(QDialog):
        if shown.windowTitle() == title:
            shown.raise_()
            shown.activateWindow()
            return shown
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
