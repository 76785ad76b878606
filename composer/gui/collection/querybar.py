# SPDX-License-Identifier: GPL-3.0-or-later
"""The field in which the library is asked."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

_TYPING = 120  # milliseconds between the last letter and the search


class QueryBar(QLineEdit):
    """Takes a query; searches while one types.

    Signals:
        asked: the query is another one now; carries its text.
    """

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("filter")
        self.setPlaceholderText(self.tr("Find authors, sources, years, words …"))
        self.setAccessibleName(self.tr("Filter of the library"))
        self.setClearButtonEnabled(True)
        self.setMaxLength(1000)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING)
        self._typing.timeout.connect(self.tell)
        self.textChanged.connect(lambda _: self._typing.start())

    @property
    def query(self) -> str:
        """What stands in the field."""
        return self.text()

    def set_query(self, query: str) -> None:
        """Put another query in the field, and ask it at once."""
        self.setText(query)
        self.tell()

    def tell(self) -> None:
        """Ask what stands in the field now."""
        self._typing.stop()
        self.asked.emit(self.query)
