# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the program's sign as Windows, macOS and Linux want it: `.ico`, `.icns` and PNG.

    python icons.py FOLDER

Both forms are containers of PNG pictures: https://en.wikipedia.org/wiki/ICO_(file_format) and
https://en.wikipedia.org/wiki/Apple_Icon_Image_format.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Mapping
from pathlib import Path

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
PNG_SIZES = (48, 128, 256)


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return a Windows icon of PNG pictures by their size in pixels."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    rows, data = b"", b""
    for size, picture in pictures.items():
        side = size % 256  # 256 is written as 0
        rows += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place + len(data))
        data += picture
    return head + rows + data


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """Return a macOS icon of PNG pictures by their type."""
    data = b"".join(
        kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(data)) + data


def png(size: int) -> bytes:
    """Return the sign as a PNG of a size in pixels."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    from composer.assets import asset

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(asset("icons", "app.svg").read_bytes())).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # text, whatever its stubs say
    return bytes(buffer.data().data())


def main(arguments: list[str]) -> int:
    """Write all of them into a folder."""
    sys.path.append(str(Path(__file__).resolve().parents[2]))  # where the program is not installed
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "chess-composer.ico").write_bytes(ico({size: png(size) for size in ICO_SIZES}))
    pictures = {kind: png(size) for kind, size in ICNS_TYPES.items()}
    (folder / "chess-composer.icns").write_bytes(icns(pictures))
    for size in PNG_SIZES:
        (folder / f"{size}.png").write_bytes(png(size))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
