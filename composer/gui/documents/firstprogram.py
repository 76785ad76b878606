# SPDX-License-Identifier: GPL-3.0-or-later
"""One program for each user and data folder: a second start hands its files to the first.

The first program holds a lock, which the system drops when it dies, and listens at a local
socket that only the same user may use. Whoever gets the lock is the first, and may remove the
socket of one that died. Whoever does not get it sends the names of its files and waits for a
word of thanks, but not for ever: a program that hangs keeps nobody from working.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from composer.files.sessionlock import SessionLock

_LOG = logging.getLogger(__name__)
_LONGEST: Final = 64 << 10  # bytes of a message
_MOST: Final = 200  # files
_PATH_LONGEST: Final = 100  # bytes of a socket's path that every system takes
_PATIENCE: Final = 5.0  # seconds that a second start waits for the first
_PAUSE: Final = 0.1  # seconds between two tries while the first may still be starting
_GUESTS: Final = 8  # connections at a time
_THANKS: Final = b"thanks\n"


def take_first_place(folder: Path) -> SessionLock | None:
    """Become the first program of a data folder; None if there is one already.

    Raises:
        OSError: the folder cannot be written, so nobody can know who is the first.
    """
    folder.mkdir(parents=True, exist_ok=True)
    return SessionLock.take(folder / "program.lock")


def socket_name(folder: Path) -> str:
    """Return where the first program of a data folder listens."""
    path = folder.absolute() / "program.socket"
    if sys.platform != "win32" and len(os.fsencode(path)) <= _PATH_LONGEST:
        return str(path)
    import hashlib  # seldom, and it takes long to load

    digest = hashlib.sha256(f"{Path.home()}\0{folder.absolute()}".encode()).hexdigest()
    return f"chess-composer-{digest[:24]}"


def hand_over(folder: Path, files: Sequence[Path], patience: float = _PATIENCE) -> bool:
    """Hand files to the first program, which comes to the front; return whether it took them.

    Args:
        folder: the data folder.
        files: what to open; none to let it only come to the front.
        patience: seconds to wait at most.
    """
    message = json.dumps([str(file.absolute()) for file in files]).encode() + b"\n"
    if len(files) > _MOST or len(message) > _LONGEST:
        return False
    ends = time.monotonic() + patience
    name = socket_name(folder)
    while (left := ends - time.monotonic()) > 0:
        socket = QLocalSocket()
        socket.connectToServer(name)
        if socket.waitForConnected(_milliseconds(left)):
            taken = _is_ours(socket.fullServerName()) and _send(socket, message, ends)
            socket.abort()
            return taken
        time.sleep(min(_PAUSE, max(0.0, left)))  # it may be starting: it has no window to hold up
    return False


class FirstProgram(QObject):
    """Listens for other starts of the program.

    Signals:
        files_received: another start came; carries the files that it was given, which may be none.
    """

    files_received = Signal(object)

    def __init__(self, folder: Path, lock: SessionLock, parent: QObject | None = None) -> None:
        """Begin to listen in the place of the one that had the lock before."""
        super().__init__(parent)
        self._lock: SessionLock | None = lock
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(_GUESTS)
        self._server.newConnection.connect(self._receive)
        name = socket_name(folder)
        QLocalServer.removeServer(name)  # of one that died: the lock is ours
        if not self._server.listen(name):
            _LOG.warning("no other start can be heard: %s", self._server.errorString())

    @property
    def is_listening(self) -> bool:
        """Whether another start is heard."""
        return self._server.isListening()

    def close(self) -> None:
        """Listen no more; the next start is the first."""
        self._server.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _receive(self) -> None:
        while self._server.hasPendingConnections():
            guest = self._server.nextPendingConnection()
            guest.setReadBufferSize(_LONGEST)
            guest.readyRead.connect(partial(self._read, guest))
            guest.disconnected.connect(guest.deleteLater)
            QTimer.singleShot(_milliseconds(_PATIENCE), guest, guest.abort)
            self._read(guest)

    def _read(self, guest: QLocalSocket) -> None:
        if not guest.canReadLine():
            if guest.bytesAvailable() >= _LONGEST:
                guest.abort()
            return
        files = files_of(bytes(guest.readLine(_LONGEST).data()))
        if files is None:
            guest.abort()
            return
        guest.write(_THANKS)
        guest.flush()
        guest.disconnectFromServer()
        self.files_received.emit(files)


def files_of(message: bytes) -> tuple[Path, ...] | None:
    """Return the files that a message names; None if it is none of ours."""
    if len(message) > _LONGEST:
        return None
    try:
        named = json.loads(message)
    except (ValueError, RecursionError):
        return None
    if not isinstance(named, list) or len(named) > _MOST:
        return None
    if not all(isinstance(text, str) and "\0" not in text for text in named):
        return None
    paths = tuple(Path(text) for text in named)
    return paths if all(path.is_absolute() for path in paths) else None


def _send(socket: QLocalSocket, message: bytes, ends: float) -> bool:
    socket.write(message)
    received = b""
    while not received.endswith(b"\n") and len(received) < len(_THANKS):
        left = ends - time.monotonic()
        if left <= 0 or not socket.waitForReadyRead(_milliseconds(left)):
            break
        received += bytes(socket.readAll().data())
    return received == _THANKS


def _is_ours(path: str) -> bool:
    """Return whether a socket is the user's own; on Windows the system sees to that."""
    if sys.platform == "win32":
        return True
    try:
        return Path(path).stat().st_uid == os.getuid()
    except OSError:
        return False


def _milliseconds(seconds: float) -> int:
    return max(1, round(seconds * 1000))
