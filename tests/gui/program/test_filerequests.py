# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that the desktop hands over: Qt's own events, as macOS sends them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from composer.gui.program.app import FileRequests


def test_a_file_of_the_desktop_is_received(qapp: QApplication, tmp_path: Path) -> None:
    received: list[tuple[Path, ...]] = []
    requests = FileRequests(qapp)
    requests.files_received.connect(received.append)
    wanted = tmp_path / "Zweizüger, neu.olv"
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(wanted))))
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(QUrl("https://example.org/a.olv")))
    QCoreApplication.sendEvent(qapp, QEvent(QEvent.Type.User))
    requests.setParent(None)
    assert received == [(wanted,)]
