# SPDX-License-Identifier: GPL-3.0-or-later
"""A small window from which a file is dragged, as from a file manager: `dragsource.py FILE`.

It lies in the lower right corner of the screen, before all others; it writes a line when it is
there, and one that says how a drag ended.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QMimeData, Qt, QTimer, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel

SIZE = 60


class Source(QLabel):
    """The window."""

    def mouseMoveEvent(self, _event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Drag the file; say how it ended."""
        drag, data = QDrag(self), QMimeData()
        data.setUrls([QUrl.fromLocalFile(sys.argv[1])])
        drag.setMimeData(data)
        tell(str(drag.exec(Qt.DropAction.CopyAction).name))


def tell(line: str) -> None:
    """Write a line."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Show it until it is ended."""
    application = QApplication(sys.argv)
    source = Source("file")
    source.setWindowFlags(Qt.WindowType.X11BypassWindowManagerHint)
    screen = application.primaryScreen().geometry()
    source.setGeometry(screen.width() - SIZE, screen.height() - SIZE, SIZE, SIZE)
    source.show()
    before = QTimer(source)
    before.timeout.connect(source.raise_)
    before.start(500)
    QTimer.singleShot(
        0, lambda: tell(f"{screen.width() - SIZE // 2} {screen.height() - SIZE // 2}")
    )
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
