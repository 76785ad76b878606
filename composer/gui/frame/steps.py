# SPDX-License-Identifier: GPL-3.0-or-later
"""The edits as a list: a word for each step, a small board on pointing, a click to go there."""

from __future__ import annotations

import base64

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QModelIndex
from PySide6.QtGui import QHelpEvent, QPixmap, QUndoGroup
from PySide6.QtWidgets import QToolTip, QUndoView, QWidget

from composer.gui.documents.document import ProblemCommand
from composer.gui.look.thumbnails import Thumbnails
from composer.problem.problem import Problem

_SIDE = 170


class StepsPanel(QUndoView):
    """Lists the steps of the document in front; going to one undoes or redoes all between."""

    def __init__(
        self, histories: QUndoGroup, thumbnails: Thumbnails, parent: QWidget | None = None
    ) -> None:
        super().__init__(histories, parent)
        self._histories = histories
        self._thumbnails = thumbnails
        self.setEmptyLabel(self.tr("as it was opened"))
        self.setFrameShape(QUndoView.Shape.NoFrame)
        self.setAccessibleName(self.tr("Edits"))
        self.setMouseTracking(True)
        self.setSpacing(2)

    def problem_at(self, place: int) -> Problem | None:
        """Return the problem that a row leads to; row 0 is before the first step."""
        history = self._histories.activeStack()
        command = history.command(max(0, place - 1))
        if not isinstance(command, ProblemCommand):
            return None
        return command.after if place > 0 else command.before

    # Qt's own names

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a small board of the row under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index: QModelIndex = self.indexAt(event.pos())
            problem = self.problem_at(index.row()) if index.isValid() else None
            if problem is None:
                QToolTip.hideText()
            else:
                ratio = self.devicePixelRatioF()
                picture = self._thumbnails.of_problem(problem, _SIDE, ratio)
                QToolTip.showText(event.globalPos(), _image_tag(picture), self)
            return True
        return super().viewportEvent(event)


def _image_tag(picture: QPixmap) -> str:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    data = base64.b64encode(bytes(buffer.data().data())).decode("ascii")
    return f"<img src='data:image/png;base64,{data}' width='{_SIDE}' height='{_SIDE}'>"
